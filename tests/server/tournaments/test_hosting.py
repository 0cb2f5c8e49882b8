"""A club's evening, from the link to the results: played through by sixteen guests, on one node and over restarts."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from server.tournaments.club import Club
from server.web import PATIENCE, Server, wait_for

from konspira.server import Config
from konspira.server.lobby import Lobby
from konspira.server.monitoring import Metrics
from konspira.server.protocol import Refusal, tournaments
from konspira.server.services import Services
from konspira.server.store.database import Database
from konspira.server.store.sqlite import SqliteStore
from konspira.server.tournaments import PLAYERS
from konspira.server.tournaments.hosting import A_GUEST, Tournaments

Own = Callable[..., Server]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where matches of tournaments begin as soon as all are there."""
    folder = tmp_path_factory.mktemp("evening")
    shared = Server(folder / "evening.db", games=["gra"], together=0.0, shuffle=0.2, blink=0.1)
    yield shared
    shared.stop()
    assert "Traceback" not in shared.log, shared.log


WANTED = tournaments.NewTournament("Club", "gra", 2, 3)


def test_sixteen_guests_play_a_whole_evening_over_restarts_of_the_server(own: Own) -> None:
    server = own(together=0.0, shuffle=0.2)
    club = Club(server, 16, size=4, rounds=3, system="all", options={"jokers": True})
    for number in range(3):
        club.round()
        if number == 0:
            server.die_and_rise()
    assert wait_for(lambda: club.state()["finished"], PATIENCE), "the last round is the end"
    state = club.state()
    met: Counter[frozenset[int]] = Counter()
    for drawn in state["drawn"]:
        assert sorted(itertools.chain(*(table["seats"] for table in drawn["tables"]))) == list(range(1, 17))
        assert all(sum(table["payoffs"]) <= 1.001 for table in drawn["tables"])
        for table in drawn["tables"]:
            met.update(frozenset(pair) for pair in itertools.combinations(table["seats"], 2))
    assert set(met.values()) == {1}, "nobody has met anybody twice"
    assert [one["played"] for one in state["players"]] == [3] * 16
    order = [(-one["points"], -one["wins"], -one["opponents"]) for one in state["players"]]
    assert order == sorted(order)
    assert abs(sum(one["points"] for one in state["players"]) - 12) < 0.01, "twelve tables were won"
    assert club.post("draw") == 409
    assert club.refused == "refused-tournament-over"


def test_chairs_are_drawn_and_nobody_changes_them(evening: Server) -> None:
    server = evening
    club = Club(server, 2, size=2)
    assert club.post("draw") == 204
    (table,) = club.tables()
    with server.sit(table, club.guests[0]) as one, server.sit(table, club.host) as host:
        assert one.hear()["table"]["tournament"] == club.id
        assert host.hear()["you"]["host"] is False, "whoever hosts the tournament looks on"
        for kind, fields in (
            ("again", {}), ("leave", {}), ("sit", {"chair": 0}), ("swap", {"chair": 0, "other": 1}),
        ):  # fmt: skip
            assert one.do(kind, **fields)["news"]["id"] == "refused-drawn"


def test_a_table_that_does_not_end_is_decided_by_the_host_alone(evening: Server) -> None:
    server = evening
    club = Club(server, 4, size=2, rounds=2)
    assert club.post("draw") == 204
    (first, guests), (second, _) = club.tables().items()
    with server.sit(first, guests[0]) as one, server.sit(first, guests[1]) as two:
        one.until(lambda message: one.turn is not None)
        two.hear()
        assert club.post("draw") == 409
        assert club.refused == "refused-tournament-waits"
        assert club.post("decide", guests[0], table=first) == 403
        me = club.state(guests[0])["me"]
        assert club.post("decide", table=first, winners=[me]) == 204
        one.until(lambda message: message["type"] == "table" and message["table"]["state"] == "over")
        assert one.table["closed"]["how"] == "decided"
    assert club.post("decide", table=second) == 204
    assert club.post("decide", table=second) == 409, "what is decided is decided"
    standings = {one["number"]: one["points"] for one in club.state()["players"]}
    assert sum(standings.values()) == standings[me] == 1.0


def test_late_comers_play_from_the_next_round_and_leavers_no_more(evening: Server) -> None:
    server = evening
    club = Club(server, 3, size=2, rounds=5)
    assert club.post("draw") == 204
    assert len(club.state()["drawn"][0]["tables"]) == 1, "three at one table, for GRA takes three"
    late = server.token("Late")
    assert club.post("join", late) == 204
    assert club.state(late)["mine"] is None
    for table in club.tables():
        club.post("decide", table=table)
    assert club.post("leave", club.guests[0]) == 204
    assert club.post("leave", club.guests[1], player=3) == 403, "only the host lets others go"
    assert club.post("leave", player=3) == 204
    assert club.post("draw") == 204
    assert club.state()["drawn"][1]["tables"][0]["seats"] in ([2, 4], [4, 2])
    assert club.post("finish", late) == 403
    assert club.post("finish") == 204
    assert club.post("join", club.guests[0]) == 409


def test_bots_take_the_chairs_that_are_left_if_the_host_says_so(evening: Server) -> None:
    club = Club(evening, 5, size=4, bots="random")
    assert club.post("draw") == 204
    tables = club.state()["drawn"][0]["tables"]
    assert sorted(sum(seat is not None for seat in table["seats"]) for table in tables) == [2, 3]
    assert all(len(table["seats"]) == 4 for table in tables)


# -- without a server -------------------------------------------------------------------------------


def held(tmp_path: Path, work: Callable[[Tournaments, SqliteStore], object]) -> None:
    """Do some work with the tournaments of a server that there is not."""

    async def run() -> None:
        store = SqliteStore(Database(tmp_path / "a.db"), asyncio.get_running_loop())
        services = Services(Config(games=("gra",)), store, Metrics())
        lobby = Lobby(services)
        for guest in ("H", *map(str, range(6))):
            await store.commit(store.keep_guest(guest, f"G{guest}", 1))
        await work(Tournaments(lobby), store)  # type: ignore[misc]  # a coroutine
        lobby.close()
        await asyncio.to_thread(services.close)

    asyncio.run(run())


def test_a_round_that_two_nodes_draw_at_once_is_drawn_once_and_its_tables_are_made_once(tmp_path: Path) -> None:
    async def work(one: Tournaments, store: SqliteStore) -> None:
        id, other = await one.open("H", WANTED), Tournaments(one.lobby)
        await asyncio.gather(*(node.join(id, str(k)) for k in range(6) for node in (one, other)))
        assert len((await other.find(id)).players) == 6
        tried = await asyncio.gather(*(node.draw(id, "H") for node in (one, other, one, other)), return_exceptions=True)
        assert [type(result) for result in tried].count(Refusal) == 3
        found = await one.find(id)
        assert (len(found.rounds), len((await other.find(id)).rounds)) == (1, 1)
        made = {table.id for table in await store.tables_of("0", 100)} | {
            table.id for k in range(1, 6) for table in await store.tables_of(str(k), 100)
        }
        assert made == {table.table for table in found.rounds[0].tables}

    held(tmp_path, work)


def test_how_many_there_may_be_is_bounded(tmp_path: Path) -> None:
    async def work(one: Tournaments, store: SqliteStore) -> None:
        ids = [await one.open("H", WANTED) for _ in range(A_GUEST)]
        with pytest.raises(Refusal, match="refused-too-many-tournaments"):
            await one.open("H", WANTED)
        await one.finish(ids[0], "H")
        await one.open("H", WANTED)
        for k in range(PLAYERS):
            await one.join(ids[1], f"x{k}")
        with pytest.raises(Refusal, match="refused-tournament-full"):
            await one.join(ids[1], "one more")
        with pytest.raises(Refusal, match="refused-tournament-few"):
            await one.draw(ids[2], "H")
        with pytest.raises(Refusal, match="refused-no-tournament"):
            await one.find("nothing")
        assert len(await one.of("H")) == A_GUEST + 1

    held(tmp_path, work)


def test_whoever_is_deleted_at_one_node_is_somebody_at_the_others(tmp_path: Path) -> None:
    async def work(one: Tournaments, store: SqliteStore) -> None:
        id, other = await one.open("H", WANTED), Tournaments(one.lobby)
        for guest in "H012":
            await one.join(id, guest)
        await other.draw(id, "H")
        before = await other.find(id)
        assert before.players.keys() == {"H", "0", "1", "2"}
        await one.forget("H")
        for node in (one, other):
            found = await node.find(id)
            assert (found.host, found.numbers()["0"], "H" in found.players) == ("0", 2, False)
            assert (found.active, len(found.rounds), found.finished) == (["0", "1", "2"], 1, False)
            assert [len(table.seats) for table in found.rounds[0].tables] == [2, 2]
        assert (await store.tournaments_of("H", 9), await store.tournaments_open("0")) == ([], [id])
        await one.finish(id, "0")
        await one.forget("0")
        assert (await other.shown(id, "1")).hosted_by is None, "what is over needs no host"

    held(tmp_path, work)


def test_a_tournament_of_nobody_but_its_host_ends_with_him(tmp_path: Path) -> None:
    async def work(one: Tournaments, store: SqliteStore) -> None:
        id = await one.open("H", WANTED)
        await one.join(id, "H")
        await one.forget("H")
        found = await one.shown(id, None)
        assert (found.finished, found.hosted_by, [player.name for player in found.players]) == (True, None, [None])
        assert await store.tournaments_open() == []

    held(tmp_path, work)


def test_who_is_forgotten_has_no_name_and_keeps_his_place(tmp_path: Path) -> None:
    async def work(one: Tournaments, store: SqliteStore) -> None:
        id = await one.open("H", WANTED)
        await one.join(id, "0")
        await one.join(id, "gone")
        shown = await one.shown(id, "0")
        assert [player.name for player in shown.players] == ["G0", None]
        assert (shown.hosted_by, shown.me, shown.host) == ("GH", 1, False)

    held(tmp_path, work)
