"""The database of a server of version 0.1, with games under way: a server of today opens it and they go on."""

from __future__ import annotations

import gzip
import json
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from play.test_editions import TWO_EDITIONS
from server.web import Seat, Server, actions, of_a_file

import konspira

OLD = Path(__file__).parents[1] / "fixtures" / "v0.1"
TABLES: dict[str, dict[str, Any]] = {table["name"]: table for table in json.loads((OLD / "server.json").read_text())}
RUNNING = [name for name, table in TABLES.items() if table["state"] == "playing"]

Own = Callable[..., Server]

pytestmark = of_a_file


def stopped_just_now(path: Path) -> None:
    """Unpack the database with all its times moved on, so that no clock has run out and no table is swept away."""
    path.write_bytes(gzip.decompress((OLD / "server.db.gz").read_bytes()))
    times = {"guest": ("made", "seen"), "tables": ("made", "touched"), "match": ("began", "ended"), "clock": ("ends",),
             "chat": ("at",)}  # fmt: skip
    with sqlite3.connect(path) as db:
        (last,) = db.execute("SELECT max(touched) FROM tables").fetchone()
        since = int(time.time() * 1000) - last
        for table, columns in times.items():
            db.execute(f"UPDATE {table} SET " + ", ".join(f"{column} = {column} + {since}" for column in columns))
    db.close()


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server of today over the database of 0.1."""
    path = tmp_path_factory.mktemp("upgrade") / "server.db"
    stopped_just_now(path)
    server = Server(path)
    yield server
    server.stop()
    assert "Traceback" not in server.log, server.log


def sit(server: Server, name: str, seat: int) -> Seat:
    table = TABLES[name]
    there = server.sit(table["table"], table["people"][str(seat)], seat=seat)
    there.until("welcome")
    return there


def test_all_games_are_under_way_in_it() -> None:
    assert {TABLES[name]["game"] for name in RUNNING} == {"agenci", "gra", "krecia", "wistar"}


def tells(now: Any, then: Any) -> bool:
    """Is all that was told then told now? Sentences may know more than they did."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(part in now and tells(now[part], then[part]) for part in then)
    if isinstance(then, list):
        return isinstance(now, list) and len(now) == len(then) and all(map(tells, now, then))
    return bool(now == then)


@pytest.mark.parametrize("name", TABLES)
def test_every_table_stands_as_it_was_left(upgraded: Server, name: str) -> None:
    old = TABLES[name]
    for seat, turn in old["turns"].items():
        with sit(upgraded, name, int(seat)) as there:
            assert there.table["state"] == old["state"]
            assert len(there.heard[-1]["chat"]) == old["chat"]
            assert turn is None or tells(there.turn, turn), there.turn


@pytest.fixture
def old(own: Own, tmp_path: Path) -> Own:
    """A function that starts a server of the test's own over the database of 0.1."""
    stopped_just_now(tmp_path / "own0.db")  # where `own` looks for one
    return own


def test_every_game_under_way_goes_on_and_comes_back_after_another_restart(old: Own) -> None:
    server = old(games=[])
    moments = {}
    for name in RUNNING:
        seat = next(int(seat) for seat, turn in TABLES[name]["turns"].items() if turn["legal"])
        with sit(server, name, seat) as there:
            before = there.turn["moment"]
            assert there.do("act", action=actions(there.turn["legal"])[0])["type"] == "done", name
            moments[name, seat] = max(before + 1, there.turn["moment"])
    server.stop()
    server.start()
    for (name, seat), moment in moments.items():
        with sit(server, name, seat) as there:
            assert there.table["state"] == "playing", name
            assert there.turn["moment"] >= moment, name


def test_an_answer_of_then_is_taken_back_now(old: Own) -> None:
    server = old(games=["wistar"])
    with sit(server, "wistar taken back", 0) as there:
        moment = there.turn["moment"]
        assert there.do("undo")["type"] == "done"
        assert there.turn["moment"] == moment - 1


def test_a_table_that_gathered_is_started(upgraded: Server) -> None:
    with sit(upgraded, "agenci gathering", 0) as there:
        assert there.do("chair", chair=1, seating={"who": "bot", "bot": "random"})["type"] == "done"
        assert there.do("start")["type"] == "done"
        assert there.turn is not None


def test_a_finished_match_is_looked_at_again_and_its_journal_holds(upgraded: Server) -> None:
    old = TABLES["gra over"]
    journal = upgraded.ask(f"/api/tables/{old['table']}/1/journal", token=old["people"]["0"])
    assert journal.status == 200
    assert konspira.replay(journal.body).outcome is not None
    verdict = upgraded.ask("/api/verify", raw=journal.body, headers={"Content-Type": "text/plain"}).json
    assert verdict["good"] is True


def test_a_match_goes_on_under_its_edition_of_the_rules_and_the_next_is_of_the_newest(
    own: Own, altered: Callable[..., konspira.Box]
) -> None:
    game = altered("tuesday")
    server = own(games=["tuesday"])
    table = server.table(token := server.token(), ["me", "me"], game="tuesday", start=True, patience=None)
    with server.sit(table, token, seat=0) as there:
        there.until("welcome")
        assert there.do("act", action={"do": "swap"})["type"] == "done"
    server.stop()
    for path, changes in TWO_EDITIONS.items():
        file = game.folder / f"{path}.py"
        for before, after in changes if isinstance(changes, list) else [changes]:
            file.write_text(file.read_text().replace(before, after))
    server.start()
    with server.sit(table, token, seat=1) as there:
        there.until("welcome")
        assert there.turn["view"]["options"]["edition"] == 1
        assert there.do("act", action={"do": "swap"})["type"] == "done"
        assert there.turn["outcome"]
        assert there.do("again")["type"] == "done"
        while there.turn["match"] == 1:
            there.hear()
        assert there.turn["view"]["options"]["edition"] == 2
    seen = server.ask(f"/api/tables/{table}/1/replay", token=token)
    shown = [view for views in seen.json["eyes"].values() for view in views]
    assert {view["view"]["options"]["edition"] for view in shown} == {1}
