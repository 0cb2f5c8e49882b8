"""The steps that lead to the database, each once, whole or not at all; old ones keep all that was in them."""

from __future__ import annotations

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from server.storing import table, with_store

from konspira.server import StartError
from konspira.server.store import LINE, schema
from konspira.server.store.sqlite import SqliteStore

OLD = Path(__file__).parents[2] / "fixtures" / "v0.1"


def test_journals_and_commands_of_earlier_versions_are_one_log_a_table(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    path.write_bytes(gzip.decompress((OLD / "server.db.gz").read_bytes()))
    with closing(sqlite3.connect(path)) as old:
        journals = old.execute("SELECT match, text, command FROM line ORDER BY match, number").fetchall()
        done = set(old.execute('SELECT "table", id FROM command'))
        acts = old.execute("""SELECT "table", command, 'seat ' || json_extract(text, '$.seat')
                              FROM line JOIN match ON match.id = match WHERE command IS NOT NULL""").fetchall()
    assert journals
    assert done

    async def work(store: SqliteStore) -> None:
        for id in {match.rpartition("/")[0] for match, _, _ in journals}:
            log = await store.entries(id, 0)
            assert [entry.n for entry in log] == list(range(await store.log_length(id)))
            lines = [(f"{id}/{one.match}", one.text, one.command) for one in log if one.kind == LINE]
            assert lines == [line for line in journals if line[0].rpartition("/")[0] == id]
            assert {(id, one.command) for one in log if one.kind == "done"} == {d for d in done if d[0] == id}
            for number in {one.match for one in log if one.kind == LINE}:
                stored = await store.match(id, number)
                assert stored is not None
                assert stored.lines == [text for match, text, _ in journals if match == stored.id]
            known = await store.commands(id)
            assert all((who, command) in known for one, command, who in acts if one == id)

    with_store(path, work)


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
    with pytest.raises(StartError):
        with_store(tmp_path / "a.db", table)
    with sqlite3.connect(tmp_path / "a.db") as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (steps,)
        assert connection.execute("SELECT name FROM sqlite_master WHERE name = 'more'").fetchall() == []
    connection.close()


def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "a.db") as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StartError) as refused:
        with_store(tmp_path / "a.db", table)
    assert refused.value.news.id == "start-too-new"
