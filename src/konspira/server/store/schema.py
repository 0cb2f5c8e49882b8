"""The shape of the database, as the list of steps that led to it; a database remembers how many it has taken.

A step that has been released is never edited: what must change becomes a new step at the end.
"""

from __future__ import annotations

import sqlite3

STEPS = (
    """
    CREATE TABLE secret (name TEXT PRIMARY KEY, value BLOB NOT NULL);

    CREATE TABLE guest (id TEXT PRIMARY KEY, name TEXT NOT NULL, made INTEGER NOT NULL, seen INTEGER NOT NULL);

    CREATE TABLE tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, public INTEGER NOT NULL, patience INTEGER,
        host TEXT NOT NULL, made INTEGER NOT NULL, touched INTEGER NOT NULL, command TEXT, UNIQUE (host, command)
    );
    CREATE INDEX tables_touched ON tables (public, touched);

    CREATE TABLE chair (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL, who TEXT NOT NULL,
        guest TEXT, bot TEXT, invite TEXT NOT NULL, away INTEGER NOT NULL DEFAULT 0, PRIMARY KEY ("table", seat)
    ) WITHOUT ROWID;
    CREATE INDEX chair_guest ON chair (guest) WHERE guest IS NOT NULL;

    -- The key deals the cards. It leaves this column only as the last line of a match that is over.
    CREATE TABLE match (
        id TEXT PRIMARY KEY, "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL,
        key BLOB NOT NULL, began INTEGER NOT NULL, ended INTEGER, UNIQUE ("table", number)
    );

    CREATE TABLE line (
        match TEXT NOT NULL REFERENCES match ON DELETE CASCADE, number INTEGER NOT NULL, text TEXT NOT NULL,
        command TEXT, PRIMARY KEY (match, number)
    ) WITHOUT ROWID;

    -- A line that could not be stored must not be followed by the next one.
    CREATE TRIGGER line_follows BEFORE INSERT ON line
    WHEN NEW.number > 0 AND NOT EXISTS (SELECT 1 FROM line WHERE match = NEW.match AND number = NEW.number - 1)
    BEGIN SELECT RAISE(ABORT, 'the line before is missing'); END;

    CREATE TABLE chat (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL, at INTEGER NOT NULL,
        seat INTEGER NOT NULL, name TEXT NOT NULL, phrase TEXT, text TEXT, PRIMARY KEY ("table", number)
    ) WITHOUT ROWID;

    -- Commands that were done, other than actions (whose ids stand in their lines).
    CREATE TABLE command (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, guest TEXT NOT NULL, id TEXT NOT NULL,
        PRIMARY KEY ("table", guest, id)
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT 'none';
    ALTER TABLE tables ADD COLUMN coach INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE tables ADD COLUMN lesson INTEGER NOT NULL DEFAULT 0;

    -- Until when a seat may act, at a table with a clock.
    CREATE TABLE clock (
        match TEXT NOT NULL REFERENCES match ON DELETE CASCADE, seat INTEGER NOT NULL, ends INTEGER NOT NULL,
        PRIMARY KEY (match, seat)
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE chair ADD COLUMN called TEXT;
    """,
    """
    -- Where a browser of a guest can be called, and the keys that only it can open.
    CREATE TABLE push (
        guest TEXT NOT NULL REFERENCES guest ON DELETE CASCADE, endpoint TEXT NOT NULL, public BLOB NOT NULL,
        auth BLOB NOT NULL, language TEXT NOT NULL, made INTEGER NOT NULL, PRIMARY KEY (guest, endpoint)
    ) WITHOUT ROWID;
    """,
)


class TooNew(RuntimeError):
    """The database was written by a later version."""


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a database up to date, each step whole or not at all."""
    (taken,) = connection.execute("PRAGMA user_version").fetchone()
    if taken > len(STEPS):
        raise TooNew(f"the database has taken {taken} steps, this version of Konspira knows {len(STEPS)}")
    for number, step in enumerate(STEPS[taken:], taken + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {step}; PRAGMA user_version = {number}; COMMIT;")
