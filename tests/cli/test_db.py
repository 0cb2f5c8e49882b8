"""`konspira db`: what it is told, it does, or says why not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from server.postgres import database_of, programs
from server.storing import table, with_store
from typer.testing import CliRunner

from konspira.cli import app
from konspira.server.store import Store
from konspira.server.store.people import StoredReport


def said(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["db", *words], env={"LC_ALL": "en_GB.UTF-8"})
    return done.exit_code, " ".join(done.output.replace("│", " ").split())


def test_what_it_does_not_know_is_said(tmp_path: Path) -> None:
    assert "upgrade, ratings, backup, restore" in said("burn")[1]
    assert "need no file" in said("move")[1]
    assert "need no file" in said("upgrade", "x")[1]
    assert "must be a file and the other" in said("move", str(tmp_path / "b"), "--db", str(tmp_path / "a"))[1]


def test_a_file_is_brought_up_to_date_copied_and_brought_back(tmp_path: Path) -> None:
    a, copy, b = (str(tmp_path / name) for name in ("a.db", "copy.db", "b.db"))
    with_store(tmp_path / "a.db", table)
    assert said("upgrade", "--db", a) == (0, "The database is up to date.")
    assert said("backup", copy, "--db", a)[0] == 0
    assert said("restore", copy, "--db", b)[0] == 0
    assert "already exists" in said("restore", copy, "--db", b)[1]


@pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")
def test_a_file_is_moved_to_postgresql_copied_from_there_and_brought_back(tmp_path: Path) -> None:
    with_store(tmp_path / "a.db", table)
    url, secrets, copy = database_of(tmp_path), str(tmp_path / "secrets"), str(tmp_path / "copy.db")
    moved = "Copied 1 table, 1 match and 1 entry of their logs."
    assert said("move", url, "--db", str(tmp_path / "a.db"), "--secrets", secrets) == (0, moved)
    assert said("upgrade", "--db", url, "--secrets", secrets)[0] == 0
    assert said("backup", copy, "--db", url, "--secrets", secrets) == (0, moved)
    other = database_of(tmp_path / "other")
    assert said("restore", copy, "--db", other, "--secrets", secrets) == (0, moved)
    assert "already" in said("restore", copy, "--db", other, "--secrets", secrets)[1]
    assert said("move", str(tmp_path / "back.db"), "--db", other, "--secrets", secrets) == (0, moved)


def test_hosts_who_were_reported_are_listed_with_what_they_said(tmp_path: Path) -> None:
    lines = '[{"type":"said","number":1,"at":1,"seat":0,"name":"Kuba","phrase":null,"text":"go away\\u001b[2J"}]'

    async def work(store: Store) -> None:
        await table(store)
        await store.commit(store.keep_report(StoredReport("t", "g", "x", "Ania", "rude", "", "[]", 1, False)))
        await store.commit(store.keep_report(StoredReport("t", "h", "host", "Kuba", "rude", "look", lines, 1, True)))

    with_store(tmp_path / "empty.db", table)
    assert said("reports", "--db", str(tmp_path / "empty.db")) == (0, "No host of a table was reported.")
    with_store(tmp_path / "a.db", work)
    code, told = said("reports", "--db", str(tmp_path / "a.db"))
    assert (code, "1 report about a host:" in told, "Ania" in told) == (0, True, False)
    assert "/t/t Kuba: rude or hurtful look > go away" in told
    assert "\x1b" not in told
    id = re.search(r"([0-9a-f]{8}) .{16} /t/t", told)
    assert id is not None
    assert said("reports", "--settle", "nothing", "--db", str(tmp_path / "a.db"))[0] == 2
    code, told = said("reports", "--settle", id[1], "--db", str(tmp_path / "a.db"))
    assert (code, told) == (0, f"Report {id[1]} is settled. No host of a table was reported.")
    assert "Only “konspira db reports”" in said("upgrade", "--settle", id[1])[1]
