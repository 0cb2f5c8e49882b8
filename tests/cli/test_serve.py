"""`serve`, `backup` and `push-key`: what cannot be done is said before anything begins."""

from __future__ import annotations

import os
import socket
import urllib.request
from pathlib import Path

import pytest
from cli.refusing import refused
from server.command import Served
from server.test_api import code_of, squares
from typer.testing import CliRunner

from konspira.cli import app
from konspira.server.addresses import in_this_house
from konspira.server.push import POINT, public_key, read_key
from konspira.server.store.database import Database


def test_a_file_that_is_no_database_is_not_copied(tmp_path: Path) -> None:
    (tmp_path / "db").write_text("not a database, but quite long enough to look like one" * 100)
    said = refused("backup", str(tmp_path / "copy"), "--db", str(tmp_path / "db"), machine="pl_PL.UTF-8")
    assert "Nie da się skopiować stołów" in said


def test_a_port_that_is_taken_is_named(run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, said = run("serve", "--port", str(port), LANG="cs_CZ.UTF-8")
    assert code != 0
    assert f"Port {port} na 127.0.0.1 je obsazený" in said


def test_a_file_that_another_server_uses_is_named_with_who_uses_it(run, tmp_path: Path) -> None:
    held = Database(tmp_path / "db")
    code, said = run("serve", "--port", "0", "--db", str(tmp_path / "db"), LANG="pl_PL.UTF-8")
    held.close()
    assert code == 1
    assert f"używa już inny serwer: proces {os.getpid()}" in said
    assert "Traceback" not in said


def test_what_is_no_copy_is_not_restored_and_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "db").write_text("tables")
    (tmp_path / "copy").write_text("not a database, but quite long enough to look like one" * 100)
    assert "already exists" in refused("restore", str(tmp_path / "copy"), "--db", str(tmp_path / "db"))
    assert "cannot be put back" in refused("restore", str(tmp_path / "copy"), "--db", str(tmp_path / "new"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "db"]


def test_a_push_key_is_made_for_its_owner_alone_and_what_is_none_is_refused(tmp_path: Path) -> None:
    key, other = tmp_path / "key.pem", tmp_path / "other.pem"
    assert CliRunner().invoke(app, ["push-key", str(key)]).exit_code == 0
    assert key.stat().st_mode & 0o077 == 0
    assert len(public_key(read_key(key))) == POINT
    other.write_text("no key")
    said = refused("serve", "--push-key", str(other), "--push-contact", "mailto:a@b.org")
    assert "it must be a P-256 key" in said


def test_a_copy_is_not_written_over_anything_not_even_the_root() -> None:
    assert "already exists" in refused("backup", "/")


def test_a_server_for_the_house_shares_an_address_of_the_house_with_who_asks_from_localhost(tmp_path: Path) -> None:
    house = in_this_house("0.0.0.0")
    if not house:
        pytest.skip("this machine has no address but its own")
    server = Served(tmp_path / "house.db")
    try:
        assert server.printed == [line.rstrip() for line in server.expected]
        link = f"http://{house[0]}:{server.port}"
        assert server.link == link, "named in a sentence, with its code below"
        ania = server.token()
        table = server.table(ania, ["me", "open"])
        assert server.ask("/api/me", token=ania).json["site"] == {"url": link, "reaches": "house"}
        assert squares(server.ask(f"/api/tables/{table}/qr.svg").body) == code_of(f"{link}/t/{table}")
        with urllib.request.urlopen(f"{link}/health") as answer:
            assert answer.status == 200
    finally:
        server.stop()
