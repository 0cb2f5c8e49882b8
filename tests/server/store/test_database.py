"""The file of all tables: one server at a time, for its owner's eyes, and true words when it cannot be opened."""

from __future__ import annotations

import contextlib
import gzip
import json
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from server.storing import table, with_store

from konspira.server import StartError
from konspira.server.store import schema
from konspira.server.store.database import (
    Database,
    copy_database,
    lock_of,
    restore_database,
    secrets_beside,
    storage_trouble,
)

OLD = Path(__file__).parents[2] / "fixtures" / "v0.1"
HOLDING = "import sys, pathlib; from konspira.server.store.database import Database; \
d = Database(pathlib.Path(sys.argv[1])); print('held', flush=True); sys.stdin.read()"


def cause(path: Path) -> tuple[str, dict[str, object]]:
    """Why a database cannot be opened."""
    with pytest.raises(StartError) as refused:
        Database(path)
    return refused.value.news.id, refused.value.news.args


def test_a_second_server_is_told_who_holds_the_file_and_a_killed_one_holds_it_no_more(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    with subprocess.Popen(
        [sys.executable, "-c", HOLDING, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        id, args = cause(path)
        assert (id, args["pid"], args["path"]) == ("start-held", str(other.pid), str(path))
        os.kill(other.pid, signal.SIGSTOP)
        assert cause(path)[0] == "start-held", "one that sleeps will go on writing"
        other.kill()
    Database(path).close()
    assert not lock_of(path).exists()


def test_nor_is_it_another_file_by_another_name(tmp_path: Path) -> None:
    held = Database(tmp_path / "a.db")
    (tmp_path / "link.db").symlink_to(tmp_path / "a.db")
    assert cause(tmp_path / "link.db")[0] == "start-held"
    held.close()


def test_whoever_has_only_just_taken_it_is_not_known_by_name(tmp_path: Path) -> None:
    held = Database(tmp_path / "a.db")
    lock_of(tmp_path / "a.db").write_bytes(b"")
    assert cause(tmp_path / "a.db")[0] == "start-held-unknown"
    held.close()


def test_nobody_else_may_read_a_database_or_its_secrets(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "a.db"
    path.parent.mkdir(mode=0o755)
    path.touch(0o644)
    before = os.umask(0)
    try:
        database = Database(path)
        with contextlib.closing(database.connect()) as connection:
            connection.execute("CREATE TABLE more (x)")
            modes = {one.name: one.stat().st_mode & 0o777 for one in path.parent.iterdir()}
        database.close()
    finally:
        os.umask(before)
    assert modes.keys() >= {"a.db", "a.db-wal", "a.db-shm", "a.db.secrets", "a.db.lock"}
    assert set(modes.values()) == {0o600}


def test_the_secret_of_an_earlier_version_moves_out_of_the_database_and_leaves_no_trace(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    path.write_bytes(gzip.decompress((OLD / "server.db.gz").read_bytes()))
    with contextlib.closing(sqlite3.connect(path)) as before:
        (secret,) = before.execute("SELECT value FROM secret WHERE name = 'guests'").fetchone()
    assert secret in path.read_bytes()
    database = Database(path)
    assert database.secret == secret
    database.close()
    assert all(secret not in one.read_bytes() for one in tmp_path.glob("a.db*") if one != secrets_beside(path))
    again = Database(path)
    assert again.secret == secret
    again.close()


def test_secrets_may_lie_elsewhere(tmp_path: Path) -> None:
    Database(tmp_path / "a.db", tmp_path / "safe" / "secrets").close()
    assert (tmp_path / "safe" / "secrets").exists()
    assert not secrets_beside(tmp_path / "a.db").exists()


def test_what_cannot_be_opened_is_said_by_its_true_name_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    path.write_text("not a database, but quite long enough to look like one" * 100)
    before = path.read_bytes()
    assert cause(path) == ("start-not-database", {"path": str(path)})
    assert path.read_bytes() == before
    assert cause(tmp_path)[0] == "start-folder"
    assert cause(path / "below" / "b.db")[0] == "start-file"
    with contextlib.closing(sqlite3.connect(tmp_path / "new.db")) as newer:
        newer.execute("PRAGMA user_version = 99")
    id, args = cause(tmp_path / "new.db")
    assert (id, args["taken"], args["known"]) == ("start-too-new", 99, len(schema.STEPS))
    secrets_beside(tmp_path / "c.db").write_text("{")
    assert cause(tmp_path / "c.db")[0] == "start-secrets"
    Database(tmp_path / "d.db").close()
    torn = bytearray((tmp_path / "d.db").read_bytes())
    torn[100:4096] = b"\xff" * 3996
    (tmp_path / "d.db").write_bytes(torn)
    assert cause(tmp_path / "d.db")[0] == "start-corrupt"


def test_a_full_disk_is_said(tmp_path: Path) -> None:
    Database(tmp_path / "a.db").close()
    with contextlib.closing(sqlite3.connect(tmp_path / "a.db")) as connection:
        connection.execute("PRAGMA max_page_count = 1")
        with pytest.raises(sqlite3.OperationalError) as full:
            connection.executescript("CREATE TABLE more (x); INSERT INTO more VALUES (zeroblob(9000000))")
    assert storage_trouble(full.value) == "full"
    assert storage_trouble(sqlite3.ProgrammingError("ours")) is None


def test_a_copy_made_while_it_is_open_is_restored_whole_with_its_secrets(tmp_path: Path) -> None:
    with_store(tmp_path / "a.db", table)
    database = Database(tmp_path / "a.db")
    copy_database(tmp_path / "a.db", tmp_path / "copy.db")
    secret = database.secret
    database.close()
    assert {path.stat().st_mode & 0o777 for path in tmp_path.glob("copy.db*")} == {0o600}
    restore_database(tmp_path / "copy.db", tmp_path / "new" / "b.db")
    restored = Database(tmp_path / "new" / "b.db")
    assert restored.secret == secret
    with contextlib.closing(restored.connect()) as connection:
        assert [row["id"] for row in connection.execute("SELECT id FROM tables")] == ["t"]
    restored.close()


def test_what_a_dead_server_has_left_does_not_spoil_the_copy_that_is_put_in_its_place(tmp_path: Path) -> None:
    with_store(tmp_path / "a.db", table)
    copy_database(tmp_path / "a.db", tmp_path / "copy.db")
    database = Database(tmp_path / "a.db")
    with contextlib.closing(database.connect()) as connection:
        connection.execute("CREATE TABLE more AS SELECT * FROM tables")
        left = Path(f"{tmp_path / 'a.db'}-wal").read_bytes()  # what a power cut would leave
    database.close()
    (tmp_path / "a.db").rename(tmp_path / "damaged.db")
    Path(f"{tmp_path / 'a.db'}-wal").write_bytes(left)
    restore_database(tmp_path / "copy.db", tmp_path / "a.db")
    restored = Database(tmp_path / "a.db")
    with contextlib.closing(restored.connect()) as connection:
        assert [row["id"] for row in connection.execute("SELECT id FROM tables")] == ["t"]
        assert not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'more'").fetchall()
        assert connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    restored.close()
    assert Path(f"{tmp_path / 'a.db'}.old-wal").read_bytes() == left, "it is all that there is of what was played last"


def test_a_copy_that_is_torn_is_not_put_back(tmp_path: Path) -> None:
    with_store(tmp_path / "a.db", table)
    torn = bytearray((tmp_path / "a.db").read_bytes())
    torn[8192:12288] = b"\xff" * 4096
    (tmp_path / "copy.db").write_bytes(torn)
    with pytest.raises(sqlite3.DatabaseError):
        restore_database(tmp_path / "copy.db", tmp_path / "b.db")
    assert not (tmp_path / "b.db").exists()
    assert json.loads(secrets_beside(tmp_path / "a.db").read_bytes()).keys() == {"guests"}
