"""Twin worlds over the wire: a seat is sent the same bytes in worlds that it cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from server.twin_tables import World
from server.twin_worlds import Twins, twin_worlds
from server.web import Server, actions

from konspira.kernel.record import SPECTATOR

EVENINGS: list[tuple[str, int, dict[str, Any]]] = [
    ("gra", 3, {}),
    ("gra", 4, {"jokers": True, "bid_order": "count", "fewer_cards": True}),
    ("krecia", 4, {}),
    ("krecia", 5, {"roles": ["decoy", "wired"], "risky": True}),
    ("krecia", 4, {"roles": ["professor_no", "paranoid"]}),
    ("krecia", 2, {}),
    ("agenci", 4, {}),
    ("agenci", 2, {"top_secret": True, "secret_files": True}),
    ("agenci", 7, {"top_secret": True}),
    ("wistar", 1, {}),
]


@pytest.fixture(scope="module")
def twin_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose tables may be laid in twin worlds."""
    made = Server(
        tmp_path_factory.mktemp("twins") / "twins.db", twins=True, games=["gra", "krecia", "agenci", "wistar"]
    )
    with twin_worlds():
        yield made
    made.stop()
    assert "Traceback" not in made.log, made.log


@pytest.mark.sample(12)
@pytest.mark.parametrize("shuffled", [False, True], ids=["server's deal", "shuffled"])
@pytest.mark.parametrize("eyes", [0, -2, SPECTATOR], ids=["first seat", "last seat", "spectator"])
@pytest.mark.parametrize(
    ("game", "seats", "options"), EVENINGS, ids=[f"{e[0]}-{e[1]}-{'-'.join(e[2])}" for e in EVENINGS]
)
def test_a_seat_is_sent_the_same_bytes_in_worlds_it_cannot_tell_apart(
    twin_server: Server, game: str, seats: int, options: dict[str, Any], eyes: int, shuffled: bool
) -> None:
    eyes = seats - 1 if eyes == -2 else eyes
    twins = Twins(game, seats, options, eyes, seed=seats, shuffled=shuffled)
    assert len(twins.script) >= 5
    worlds = [World(twin_server, match) for match in twins.open(0)]
    hidden = [seat for seat in worlds[0].match._rows if seat != eyes]
    assert seats == 1 or any(
        worlds[0].match.turn(seat).row.tobytes() != worlds[1].match.turn(seat).row.tobytes() for seat in hidden
    ), "the worlds differ for somebody else"
    for number, pair in enumerate(twins.script):
        for world, action in zip(worlds, (pair.true, pair.twin), strict=True):
            world.act(pair.seat, action, f"step{number}")
    for world in worlds:
        if world.match.outcome is None:
            world.ask(eyes)
    one, two = (world.sent(eyes) for world in worlds)
    assert one == two
    assert shuffled == ('"sealed":"SEALED"' in one[0])
    assert len(one) > 5
    for world in worlds:
        everything = "".join(text for seat in world.seats.values() for text in seat.raw)
        assert world.match.outcome is not None or world.key.hex() not in everything
        world.close()


@pytest.mark.sample(3)
@pytest.mark.parametrize(("game", "seats", "options"), [*EVENINGS[:3], EVENINGS[6]])
def test_who_looks_on_later_is_sent_the_same_bytes_in_worlds_he_cannot_tell_apart(
    twin_server: Server, game: str, seats: int, options: dict[str, Any]
) -> None:
    """He has no chair, and is three moves behind: he sees what everybody saw then, and no more."""
    twins = Twins(game, seats, options, SPECTATOR, seed=seats)
    worlds = [World(twin_server, match, watch=3) for match in twins.open(0)]
    onlookers = [twin_server.sit(world.table, text=1) for world in worlds]
    for onlooker in onlookers:
        onlooker.until("welcome")
    for number, pair in enumerate(twins.script):
        for world, onlooker, action in zip(worlds, onlookers, (pair.true, pair.twin), strict=True):
            world.act(pair.seat, action, f"step{number}")
            seen = world.match.turn(SPECTATOR).history
            while onlooker.turn["moment"] < max(1, len(seen) - 3):
                onlooker.until("turn")
            if world.match.outcome is None:
                assert onlooker.turn["moment"] == max(1, len(seen) - 3)
    for onlooker in onlookers:
        onlooker.do("ping", "done")
    one, two = (world.plainly(onlooker) for world, onlooker in zip(worlds, onlookers, strict=True))
    assert one == two
    assert len(one) > 3
    for socket in (*worlds, *onlookers):
        socket.close()


def test_hidden_choices_make_no_difference_in_when_and_to_whom_something_is_sent(twin_server: Server) -> None:
    """Everybody is told that a seat is ready, in one message each, whatever it chose."""
    worlds = [World(twin_server, match) for match in Twins("gra", 3, {}, 0, seed=1).open(0)]
    shapes = []
    for number, world in enumerate(worlds):
        world.act(1, {"do": "turn", "flipped": [0] if number else []}, "turn")
        shapes.append(
            [[message["type"] for message in seat.heard if message["type"] != "table"] for seat in world.seats.values()]
        )
        world.close()
    assert shapes[0] == shapes[1]


def test_nothing_of_the_deal_can_be_had_before_the_end(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    for what in ("journal", "replay?seat=all", "replay?seat=0"):
        answer = server.ask(f"/api/tables/{table}/1/{what}", token=ania)
        assert (answer.status, answer.json["news"]["id"]) == (409, "refused-not-over")
    assert server.ask(f"/api/tables/{table}/2/journal", token=ania).status == 404
    with server.sit(table, ania, seat=0) as one:
        one.hear()
        assert "key" not in one.raw[0]
        assert actions(one.turn["legal"])
