"""The steps that lead to the database: each once, whole or not at all."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from server.storing import table, with_store

from konspira.server.store import schema


def test_a_database_takes_only_the_steps_it_lacks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_store(tmp_path / "a.db", table)
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, "CREATE TABLE more (x); INSERT INTO more VALUES (7);"))
    with_store(tmp_path / "a.db", lambda store: table(store, "u"))
    with sqlite3.connect(tmp_path / "a.db") as connection:
        assert connection.execute("SELECT x FROM more").fetchall() == [(7,)]
        assert connection.execute("PRAGMA user_version").fetchone() == (len(schema.STEPS),)
    connection.close()


def test_a_step_that_fails_leaves_the_database_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_store(tmp_path / "a.db", table)
    steps = len(schema.STEPS)
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, "CREATE TABLE more (x); SELECT nothing FROM nowhere;"))
    with pytest.raises(sqlite3.OperationalError):
        with_store(tmp_path / "a.db", table)
    with sqlite3.connect(tmp_path / "a.db") as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (steps,)
        assert connection.execute("SELECT name FROM sqlite_master WHERE name = 'more'").fetchall() == []
    connection.close()


def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "a.db") as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(schema.TooNew):
        with_store(tmp_path / "a.db", table)
