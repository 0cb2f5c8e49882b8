"""The lobby: tables are made, found, listed, brought back, and cleared away."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from server.web import Server, actions, first, play_out, wait_for

from konspira.server import Config
from konspira.server.lobby import Lobby, Services
from konspira.server.monitoring import Metrics
from konspira.server.protocol import Refusal
from konspira.server.store.database import Database
from konspira.server.store.sqlite import SqliteStore

Own = Callable[..., Server]


def test_a_table_is_made_and_found_again(server: Server) -> None:
    ania = server.token()
    table = server.table(ania, ["me", "open"], public=True, options={"jokers": True})
    seen = server.ask(f"/api/tables/{table}", token=ania).json
    assert seen["table"]["options"]["jokers"] is True
    assert [chair["who"] for chair in seen["table"]["chairs"]] == ["guest", "open"]
    assert seen["you"]["host"] is True
    assert list(seen["you"]["invites"]) == ["1"]
    assert table in [one["id"] for one in server.ask("/api/tables").json["tables"]]
    assert table in [one["id"] for one in server.ask("/api/me/tables", token=ania).json["tables"]]


def test_a_table_by_link_is_not_listed(server: Server) -> None:
    table = server.table(server.token(), ["me", "open"])
    assert table not in [one["id"] for one in server.ask("/api/tables").json["tables"]]


def test_the_same_new_table_twice_is_one_table(server: Server) -> None:
    ania = server.token()
    assert server.table(ania, ["me", "open"], id="once") == server.table(ania, ["me", "open"], id="once")
    assert server.table(server.token(), ["me", "open"], id="once") != server.table(ania, ["me", "open"], id="once")


def test_impossible_tables_are_refused_with_the_reason(server: Server) -> None:
    ania = server.token()
    for chairs, options, why in (
        (["me"], {}, "refused-seat-count"),
        (["me"] * 7, {}, "refused-seat-count"),
        (["me", "me"], {"jokerz": True}, "refused-option-unknown"),
        (["me", "me"], {"jokers": 3}, "refused-option-value"),
    ):
        answer = server.ask(
            "/api/tables", {"game": "gra", "chairs": [{"who": c} for c in chairs], "options": options}, token=ania
        )
        assert answer.status == 400
        assert answer.json["news"]["id"] == why
        checked = server.ask("/api/games/gra/check", {"seats": len(chairs), "options": options}).json
        assert checked["refused"]["id"] == why
    assert server.ask("/api/games/gra/check", {"seats": 3, "options": {"jokers": True}}).json == {"refused": None}


def test_a_renamed_guest_is_renamed_at_the_table(server: Server) -> None:
    ania = server.token("Ania")
    table = server.table(ania, ["me", "open"])
    with server.sit(table) as looker:
        looker.hear()
        assert server.ask("/api/me", {"name": "Anna"}, token=ania).json == {"name": "Anna"}
        looker.until(lambda m: m["type"] == "table" and m["table"]["chairs"][0]["name"] == "Anna")


def mine(server: Server, token: str) -> list[dict[str, Any]]:
    return list(server.ask("/api/me/tables", token=token).json["tables"])


def test_my_tables_say_whose_turn_it_is(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "open"], public=True)
    bartek = server.token("Bartek")
    with server.sit(table, ania) as one, server.sit(table, bartek) as two:
        one.hear(), two.hear()
        two.do("sit", chair=1)
        one.do("start")
        assert [(t["id"], t["mine"], t["waiting"]) for t in mine(server, ania)] == [(table, [0], [0, 1])]
        one.do("act", action=actions(one.turn["legal"])[0])
        assert mine(server, ania)[0]["waiting"] == [1]
        assert mine(server, bartek)[0]["mine"] == [1]


def test_a_table_that_waits_for_me_comes_first_and_one_that_is_over_last(server: Server) -> None:
    ania = server.token()
    over = server.table(ania, ["me", "me"], start=True)
    with server.sit(over, ania, seat=0) as one, server.sit(over, ania, seat=1) as two:
        play_out([one, two], random.Random(1))
    gathering = server.table(ania, ["me", "open"])
    waits = server.table(ania, ["me", "me"], start=True)
    other = server.table(ania, ["me", "open"])
    listed = mine(server, ania)
    assert listed[0]["id"] == waits
    assert {table["id"] for table in listed[1:3]} == {gathering, other}
    assert (listed[3]["id"], sum(listed[3]["payoffs"])) == (over, 1.0)


def test_whose_turn_it_is_is_known_after_a_restart(own: Own) -> None:
    server = own()
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania, seat=0) as one:
        one.hear()
        one.do("act", action=actions(one.turn["legal"])[0])
    server.stop()
    server.start()
    assert mine(server, ania)[0]["waiting"] == [1]


def test_others_are_not_told_which_seats_are_mine(server: Server) -> None:
    server.table(server.token(), ["me", "open"], public=True)
    listed = server.ask("/api/tables").json["tables"]
    assert all(table["mine"] == [] for table in listed)


def test_a_table_leaves_memory_and_comes_back_from_the_store(own: Own) -> None:
    server = own(blink=0.01, rest=0.2)
    table = server.table(ania := server.token(), ["me", "me"], start=True, patience=None)
    with server.sit(table, ania) as host:
        host.hear()
        host.do("act", action=first(host))
        turn = host.turn
    assert wait_for(lambda: "konspira_rooms 0" in server.ask("/metrics").body.decode())
    with server.sit(table, ania) as host:
        assert {**host.hear()["turn"], "type": "turn"} == turn


def test_dead_tables_are_cleared_away_by_the_servers_own_count_and_never_because_of_a_date(own: Own) -> None:
    server = own(rest=0.2)
    table, kept = (server.table(server.token(), ["me", "open"], public=True) for _ in range(2))
    server.stop()
    with sqlite3.connect(server.db) as db:
        db.execute("UPDATE served SET ms = 3 * 86400000 + 1")
        db.execute("UPDATE tables SET used = 2 WHERE id = ?", (kept,))
        db.execute("UPDATE tables SET touched = 0 WHERE id = ?", (kept,))
    db.close()
    server.start()
    assert wait_for(lambda: server.ask(f"/api/tables/{table}").status == 404)
    assert server.ask(f"/api/tables/{kept}").status == 200, "by its date it would have been dead for decades"


def test_only_what_a_server_has_been_awake_for_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[int] = []
    now = [0.0]

    class Slept(Exception):
        """Enough."""

    async def sleep(seconds: float) -> None:
        now[0] += (30, 30, 3600, 30, 30)[len(slept)] if len(slept) < 5 else raising()
        slept.append(seconds)

    def raising() -> float:
        raise Slept

    slept: list[float] = []
    lobby = mock.Mock(config=Config(), sweep=mock.AsyncMock())
    lobby.store.count_served = counted.append
    monkeypatch.setattr("konspira.server.lobby.time.monotonic", lambda: now[0])
    monkeypatch.setattr("konspira.server.lobby.asyncio.sleep", sleep)
    with pytest.raises(Slept):
        asyncio.run(Lobby.tend(lobby))
    assert counted == [60_000, 120_000, 60_000], "of an hour that it slept through, two minutes"


def test_a_match_whose_rules_changed_is_frozen_and_readable(own: Own) -> None:
    server = own()
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania) as host:
        host.hear()
        host.do("act", action=first(host))
    server.stop()
    with sqlite3.connect(server.db) as db:  # as if the step led to other views now
        db.execute('UPDATE line SET text = replace(text, \'"mark":"\', \'"mark":"0\') WHERE number = 1')
    db.close()
    server.start()
    with server.sit(table, ania) as host:
        welcome = host.hear()
        assert welcome["table"]["state"] == "frozen"
        assert welcome["table"]["frozen"] == {"id": "frozen", "args": {"line": 1}}
        assert (welcome["turn"]["moment"], welcome["turn"]["legal"]) == (1, {})
        assert host.do("act", action={"do": "turn"})["news"]["id"] == "refused-frozen"


def test_games_that_are_wanted_and_open_are_played_and_others_are_not(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        store = SqliteStore(Database(tmp_path / "a.db"), asyncio.get_running_loop())
        services = Services(Config(games=("gra", "nothing")), store, Metrics())
        assert list(services.boxes) == ["gra"]
        assert services.box("gra").name == "gra"
        with pytest.raises(Refusal) as refused:
            services.box("nothing")
        assert (refused.value.status, refused.value.news.id) == (404, "refused-no-game")
        assert services.notifier is None, "nobody is notified without a key"
        await asyncio.to_thread(services.close)

    asyncio.run(work())
    assert "game does not open" in caplog.text
