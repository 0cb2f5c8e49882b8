"""The app: stopped kindly, it says come back and leaves one file; copied while it runs, the copy is whole."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from server.web import Server, first

from konspira.cli.serve import backup

Own = Callable[..., Server]


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


def test_a_backup_is_a_whole_database(own: Own, tmp_path: Path) -> None:
    server = own()
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania) as host:
        host.hear()
        host.do("act", action=first(host))
        backup(tmp_path / "copy.db", server.db)
    server.stop()
    server.db = tmp_path / "copy.db"
    server.start()
    with server.sit(table, ania) as host:
        assert host.hear()["turn"]["moment"] == 2
