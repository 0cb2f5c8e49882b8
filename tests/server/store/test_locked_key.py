"""The key of a match, locked by the server's secret: no good to who has the tables alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing

from server.web import Server, actions, of_a_file

from konspira.play.journal import contents
from konspira.play.key import commitment
from konspira.server.store.locked_key import lock, unlock

KEY, SECRET = bytes(range(32)), b"s" * 32


def test_a_key_comes_back_by_the_secret_and_by_the_match_that_it_was_locked_for() -> None:
    kept = lock(SECRET, "t/1", KEY)
    assert unlock(SECRET, "t/1", kept) == KEY
    assert KEY not in kept
    assert unlock(b"x" * 32, "t/1", kept) != KEY
    assert unlock(SECRET, "t/2", kept) != KEY
    assert lock(SECRET, "t/2", KEY)[1:] != kept[1:]


def test_a_key_of_an_earlier_version_is_taken_as_it_is() -> None:
    assert unlock(SECRET, "t/1", KEY) == KEY
    assert unlock(SECRET, "t/1", b"\x01" + bytes(31)) == b"\x01" + bytes(31)


@of_a_file
def test_the_tables_alone_do_not_tell_what_a_match_under_way_deals(own: Callable[..., Server]) -> None:
    server = own()
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with closing(sqlite3.connect(f"file:{server.db}?mode=ro", uri=True, timeout=30)) as db:
        ((kept,),) = db.execute('SELECT key FROM match WHERE "table" = ?', (table,))
        ((header,),) = db.execute('SELECT text FROM entry WHERE "table" = ? AND line = 0', (table,))
    (told,) = contents([header])
    assert commitment(kept[-32:]) != told["commitment"]
    server.die_and_rise()
    with server.sit(table, ania, seat=0) as seat:
        seat.hear()
        assert seat.do("act", action=actions(seat.turn["legal"])[0])["type"] == "done", "with the secrets it goes on"
