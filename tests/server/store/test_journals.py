"""Finished matches out of a database: their lines and who made each, and nothing about anybody."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from server.web import Server, of_a_file, play_out
from typer.testing import CliRunner

from konspira.bots.arena import Tournament, play_and_tell, schedule
from konspira.cli import app
from konspira.server.store.journals import WatchedJournal, finished_journals, put_in

pytestmark = of_a_file


def strings(database: Path, *questions: str) -> set[str]:
    with closing(sqlite3.connect(database)) as connection:
        return {str(value) for question in questions for row in connection.execute(question) for value in row if value}


@pytest.fixture
def played(own: Callable[..., Server]) -> Path:
    """A database with a match of two people and a bot that is over, one that goes on, and a tutorial."""
    server = own()
    ania, bartek = server.token("Ania Zielińska"), server.token("Bartek Mały")
    table = server.table(ania, ["me", "open", "random"])
    with server.sit(table, ania) as host:
        invite = host.until("welcome")["you"]["invites"]["1"]
        with server.sit(table, bartek) as other:
            other.do("sit", invite=invite)
            host.do("say", text="tajemnica Ani")
            host.do("start")
            for seat in (host, other):
                seat.until("turn")
            play_out([host, other], random.Random(1))
    server.table(ania, ["me", "random"], start=True)
    server.ask("/api/games/gra/tutorial", {}, token=ania)
    server.stop()
    return server.db


def test_matches_that_are_over_come_with_who_made_each_line(played: Path) -> None:
    (found,) = finished_journals(played, "gra")
    assert '"key"' in found.lines[-1]
    assert len(found.lines) == len(found.players)
    assert {found.players[0], found.players[-1]} == {None}
    assert set(found.players[1:-1]) == {"guest", "random"}
    assert list(finished_journals(played, "krecia")) == []


def test_no_name_guest_table_or_time_of_anybody_is_in_the_dataset(played: Path, tmp_path: Path) -> None:
    out = tmp_path / "set"
    done = CliRunner().invoke(app, ["dataset", "gra", "--journals", str(played), "-o", str(out), "-l", "en"])
    assert done.exit_code == 0, done.output
    assert "1 match in" in " ".join(done.output.split())
    told = (out / "dataset.json").read_text()
    for file in out.rglob("*.parquet"):
        table = pq.read_table(file)
        told += str(table.schema.metadata) + str(table.to_pylist()) + str(file.name)
    assert "guest" in told
    secret = strings(
        played,
        "SELECT id, name, made, seen FROM guest",
        "SELECT id, host, made, touched FROM tables",
        "SELECT guest, invite FROM chair",
        "SELECT hex(key), began, ended FROM match",
        "SELECT text, name FROM chat",
        "SELECT command FROM entry",
    )
    assert {"Ania Zielińska", "Bartek Mały", "tajemnica Ani"} <= secret
    assert [one for one in secret if one in told or one.lower() in told] == []


def test_a_journal_from_a_file_is_seen_again_in_the_page(tmp_path: Path) -> None:
    tournament = Tournament("gra", ("random",), 1, 2)
    result, text = play_and_tell(tournament, next(schedule(tournament)))
    (table,) = put_in(tmp_path / "watched.db", [WatchedJournal(text.splitlines(), ["Jeden", "Dwa"])])
    server = Server(tmp_path / "watched.db", games=["gra"])
    try:
        found = server.ask(f"/api/tables/{table}").json["table"]
        assert found["state"] == "over"
        assert [chair["name"] for chair in found["chairs"]] == ["Jeden", "Dwa"]
        replay = server.ask(f"/api/tables/{table}/1/replay?seat=all").json
        assert tuple(replay["outcome"]["payoffs"]) == result.payoffs
        assert len(replay["steps"]) == text.count("\n") - 2
        assert replay["ended"] is None
        assert server.ask(f"/api/tables/{table}/1/journal").body.decode() == text
    finally:
        server.stop()
