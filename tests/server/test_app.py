"""The app: stopped kindly, it says come back and leaves one file; copied while it runs, the copy is whole."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from server.postgres import database_of, programs
from server.web import Server, first, of_a_file

from konspira.cli.serve import backup, restore
from konspira.server import StartError
from konspira.server.app import listen

Own = Callable[..., Server]


@of_a_file
def test_a_graceful_stop_says_come_back_and_leaves_one_file(own: Own) -> None:
    server = own()
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania) as host:
        host.hear()
        host.do("act", action=first(host))
        server.stop()
        assert host.closed() == 1012
    assert not server.db.with_name(server.db.name + "-wal").exists()
    server.start()
    with server.sit(table, ania) as host:
        assert host.hear()["turn"]["moment"] == 2


@pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")
def test_a_node_that_stops_says_that_others_are_there(own: Own, tmp_path: Path) -> None:
    node = own(postgres=database_of(tmp_path), secrets=str(tmp_path / "secrets"))
    table = node.table(ania := node.token(), ["me", "me"], start=True)
    with node.sit(table, ania) as guest:
        guest.hear()
        node.stop()
        guest.until("moving")
        assert guest.closed() == 1012


@of_a_file
def test_a_backup_made_while_people_play_is_restored_and_they_go_on(own: Own, tmp_path: Path) -> None:
    server = own()
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania) as host:
        host.hear()
        host.do("act", action=first(host))
        backup(tmp_path / "copy.db", server.db)
    server.stop()
    for lost in tmp_path.glob("own0.db*"):
        lost.unlink()
    restore(tmp_path / "copy.db", server.db)
    server.start()
    with server.sit(table, ania) as host:
        assert host.hear()["turn"]["moment"] == 2, "by the same token, which the restored secret signs"


def test_addresses_that_cannot_be_listened_at_are_named_with_the_cause() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert cause("127.0.0.1", port) == "start-port-taken"
    assert cause("192.0.2.1", 0) == "start-address"
    assert cause("no.such.host.invalid", 0) == "start-address"
    assert cause("127.0.0.1", 70_000) == "start-address"


def cause(host: str, port: int) -> str:
    with pytest.raises(StartError) as refused:
        listen(host, port)
    return refused.value.news.id
