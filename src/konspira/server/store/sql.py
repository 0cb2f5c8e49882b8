"""All SQL of the store: the tables and the steps that led to them, every change, and every question.

A database remembers how many steps it has taken. One that has been released is never edited: what must change becomes a
new step at the end.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from konspira.server.store import (
    FinishedMatch,
    PushSubscription,
    Statement,
    StoredBar,
    StoredChair,
    StoredChat,
    StoredMatch,
    StoredTable,
    match_id,
)

COUNTED = 1000  # matches of a table that its score goes back
_json = msgspec.json.Encoder().encode


# -- the shape of the database ----------------------------------------------------------------------

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
    """
    -- Milliseconds that a server has been running on this database, by a clock that nobody can set: how long a table
    -- or a guest has been idle is counted by it, never by the date.
    CREATE TABLE served (ms INTEGER NOT NULL);
    INSERT INTO served VALUES (0);
    ALTER TABLE tables ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE guest ADD COLUMN used INTEGER NOT NULL DEFAULT 0;

    -- Written to, to see whether anything can be.
    CREATE TABLE probe (id INTEGER PRIMARY KEY, filler BLOB NOT NULL);

    -- Who would play again after a match.
    CREATE TABLE again (
        match TEXT NOT NULL REFERENCES match ON DELETE CASCADE, seat INTEGER NOT NULL, PRIMARY KEY (match, seat)
    ) WITHOUT ROWID;
    """,
    """
    -- Who is kept from a table, or from talking there: a guest, or a digest of an address.
    CREATE TABLE bar (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, who TEXT NOT NULL, kind TEXT NOT NULL, until INTEGER,
        PRIMARY KEY ("table", who, kind)
    ) WITHOUT ROWID;
    """,
    """
    -- Rounds of seeds before a match that has not begun: lists that were closed, and who did not open.
    CREATE TABLE round (
        "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, match INTEGER NOT NULL, number INTEGER NOT NULL,
        text TEXT NOT NULL, PRIMARY KEY ("table", match, number)
    ) WITHOUT ROWID;
    """,
)

SERVED = "(SELECT ms FROM served)"
PROBE = Statement("INSERT OR REPLACE INTO probe VALUES (1, zeroblob(16384))", ())  # more than any move needs


class TooNew(sqlite3.DatabaseError):
    """The database was written by a later version."""

    def __init__(self, taken: int, known: int) -> None:
        super().__init__(f"the database has taken {taken} steps, this version of Konspira knows {known}")
        self.taken, self.known = taken, known


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a database up to date, each step whole or not at all."""
    (taken,) = connection.execute("PRAGMA user_version").fetchone()
    if taken > len(STEPS):
        raise TooNew(taken, len(STEPS))
    for number, step in enumerate(STEPS[taken:], taken + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {step}; PRAGMA user_version = {number}; COMMIT;")


# -- changes ----------------------------------------------------------------------------------------


class Statements:
    """Every change of the database; what they mean is said in `Store`."""

    def keep_guest(self, guest: str, name: str, now: int) -> Statement:
        again = "ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen, used = excluded.used"
        return Statement(f"INSERT INTO guest VALUES (?, ?, ?, ?, {SERVED}) {again}", (guest, name, now, now))

    def keep_table(self, table: StoredTable, command: str | None) -> list[Statement]:
        values = (
            table.id, table.game, _json(table.options).decode(), table.public, table.patience, table.host, table.made,
            table.touched, command, table.clock, table.coach, table.tutorial,
        )  # fmt: skip
        return [
            Statement(f"INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, {SERVED})", values),
            *(self.keep_chair(table.id, chair) for chair in table.chairs),
        ]

    def keep_chair(self, table: str, chair: StoredChair) -> Statement:
        values = (table, chair.seat, chair.who, chair.guest, chair.bot, chair.invite, chair.away, chair.called)
        return Statement("INSERT OR REPLACE INTO chair VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)

    def touch(self, table: str, now: int) -> Statement:
        return Statement(f"UPDATE tables SET touched = ?, used = {SERVED} WHERE id = ?", (now, table))

    def count_served(self, ms: int) -> Statement:
        return Statement("UPDATE served SET ms = ms + ?", (ms,))

    def begin_match(self, table: str, number: int, key: bytes, header: str, now: int) -> list[Statement]:
        id = match_id(table, number)
        return [
            Statement('DELETE FROM round WHERE "table" = ? AND match = ?', (table, number)),  # its header has them
            Statement("INSERT INTO match VALUES (?, ?, ?, ?, ?, NULL)", (id, table, number, key, now)),
            Statement("INSERT INTO line VALUES (?, 0, ?, NULL)", (id, header)),
        ]

    def keep_round(self, table: str, match: int, number: int, round: str) -> Statement:
        return Statement("INSERT OR REPLACE INTO round VALUES (?, ?, ?, ?)", (table, match, number, round))

    def end_match(self, match: str, now: int) -> Statement:
        return Statement("UPDATE match SET ended = ? WHERE id = ?", (now, match))

    def keep_clocks(self, match: str, ends: dict[int, int]) -> list[Statement]:
        return [
            Statement("DELETE FROM clock WHERE match = ?", (match,)),
            *(Statement("INSERT INTO clock VALUES (?, ?, ?)", (match, seat, end)) for seat, end in ends.items()),
        ]

    def keep_again(self, match: str, seats: Iterable[int]) -> list[Statement]:
        return [
            Statement("DELETE FROM again WHERE match = ?", (match,)),
            *(Statement("INSERT INTO again VALUES (?, ?)", (match, seat)) for seat in seats),
        ]

    def take_back(self, table: str, match: str, line: int, guest: str) -> list[Statement]:
        taken = "FROM line WHERE match = ? AND number >= ?"
        known = f"INSERT OR IGNORE INTO command SELECT ?, ?, command {taken} AND command IS NOT NULL"
        return [Statement(known, (table, guest, match, line)), Statement(f"DELETE {taken}", (match, line))]

    def keep_chat(self, table: str, said: StoredChat) -> Statement:
        values = (table, said.number, said.at, said.seat, said.name, said.phrase, said.text)
        return Statement("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)", values)

    def keep_bar(self, table: str, bar: StoredBar) -> Statement:
        values = (table, bar.who, bar.kind, bar.until)
        return Statement("INSERT OR REPLACE INTO bar VALUES (?, ?, ?, ?)", values)

    def forgive(self, table: str) -> Statement:
        return Statement('DELETE FROM bar WHERE "table" = ?', (table,))

    def keep_command(self, table: str, guest: str, id: str) -> Statement:
        return Statement("INSERT INTO command VALUES (?, ?, ?)", (table, guest, id))

    def keep_push(self, subscription: PushSubscription, now: int, most: int) -> list[Statement]:
        guest, latest = (
            subscription.guest,
            "(SELECT endpoint FROM push WHERE guest = ? ORDER BY made DESC, endpoint LIMIT ?)",
        )
        values = (guest, subscription.endpoint, subscription.public, subscription.auth, subscription.language, now)
        return [
            Statement("INSERT OR REPLACE INTO push VALUES (?, ?, ?, ?, ?, ?)", values),
            Statement(f"DELETE FROM push WHERE guest = ? AND endpoint NOT IN {latest}", (guest, guest, most)),
        ]

    def forget_push(self, guest: str, endpoint: str) -> Statement:
        return Statement("DELETE FROM push WHERE guest = ? AND endpoint = ?", (guest, endpoint))

    def sweep(self, gathering: int, playing: int, over: int, guests: int) -> list[Statement]:
        last = '(SELECT max(number) FROM match WHERE "table" = tables.id)'
        state = f'(SELECT ended FROM match WHERE "table" = tables.id AND number = {last})'
        seated = "(SELECT guest FROM chair WHERE guest IS NOT NULL)"
        hosts = "(SELECT host FROM tables)"
        idle = f"{SERVED} - used > ?"
        return [
            Statement(f"DELETE FROM tables WHERE {idle} AND {last} IS NULL", (gathering,)),
            Statement(f"DELETE FROM tables WHERE {idle} AND {last} IS NOT NULL AND {state} IS NULL", (playing,)),
            Statement(f"DELETE FROM tables WHERE {idle} AND {state} IS NOT NULL", (over,)),
            Statement(f"DELETE FROM guest WHERE {idle} AND id NOT IN {seated} AND id NOT IN {hosts}", (guests,)),
        ]


# -- questions --------------------------------------------------------------------------------------


def rows(connection: sqlite3.Connection, question: str, values: Sequence[Any]) -> list[sqlite3.Row]:
    """The rows that answer a question."""
    return connection.execute(question, values).fetchall()


def tables(connection: sqlite3.Connection, where: str, values: Sequence[Any]) -> list[StoredTable]:
    """Tables with their chairs, and how far the last match is."""
    found = []
    for row in rows(connection, f"SELECT * FROM tables {where}", values):
        table = StoredTable(
            row["id"], row["game"], msgspec.json.decode(row["options"]), bool(row["public"]), row["patience"],
            row["host"], row["made"], row["touched"], clock=row["clock"], coach=bool(row["coach"]),
            tutorial=bool(row["lesson"]),
        )  # fmt: skip
        table.chairs = _chairs(connection, table.id)
        last = 'SELECT number, ended FROM match WHERE "table" = ? ORDER BY number DESC LIMIT 1'
        for match in rows(connection, last, (table.id,)):
            table.match, table.ended = match["number"], match["ended"] is not None
        found.append(table)
    return found


def _chairs(connection: sqlite3.Connection, table: str) -> list[StoredChair]:
    found = rows(
        connection,
        'SELECT chair.*, guest.name FROM chair LEFT JOIN guest ON guest.id = guest WHERE "table" = ? ORDER BY seat',
        (table,),
    )
    return [
        StoredChair(
            c["seat"], c["who"], c["guest"], c["bot"], c["invite"], bool(c["away"]), c["called"] or c["name"],
            c["called"],
        )
        for c in found
    ]  # fmt: skip


def tables_with_ends(connection: sqlite3.Connection, where: str, values: Sequence[Any]) -> list[StoredTable]:
    """The same, with how the last match ended where it has."""
    found = tables(connection, where, values)
    for table in found:
        if table.ended:
            table.payoffs = payoffs(connection, match_id(table.id, table.match))
    return found


def finished(connection: sqlite3.Connection, guest: str, most: int) -> list[FinishedMatch]:
    """The last finished matches of a guest, at tables where he had one chair; tutorials do not count."""
    once = '(SELECT "table" FROM chair WHERE guest = ? GROUP BY "table" HAVING count(*) = 1)'
    where = f"WHERE NOT lesson AND id IN {once} ORDER BY touched DESC LIMIT ?"
    found: list[FinishedMatch] = []
    for table in tables(connection, where, (guest, most)):
        question = 'SELECT id FROM match WHERE "table" = ? AND ended IS NOT NULL ORDER BY number DESC LIMIT ?'
        for row in rows(connection, question, (table.id, most - len(found))):
            got = payoffs(connection, row["id"])
            if got is not None and len(got) == len(table.chairs):
                found.append(FinishedMatch(table.game, table.chairs, got))
    return found


def won(connection: sqlite3.Connection, table: str, before: int, seats: int) -> list[int]:
    """How many matches of a table each seat has won, of those before this one; a share of the win counts."""
    score = [0] * seats
    over = 'SELECT id FROM match WHERE "table" = ? AND number < ? AND ended IS NOT NULL ORDER BY number DESC LIMIT ?'
    for row in rows(connection, over, (table, before, COUNTED)):
        for seat, payoff in enumerate(payoffs(connection, row["id"]) or []):
            score[seat] += payoff > 0
    return score


def payoffs(connection: sqlite3.Connection, match: str) -> list[float] | None:
    """How a match ended, from the last line of its journal."""
    last = rows(connection, "SELECT text FROM line WHERE match = ? ORDER BY number DESC LIMIT 1", (match,))
    return msgspec.json.decode(last[0]["text"]).get("payoffs") if last else None


def match(connection: sqlite3.Connection, id: str) -> StoredMatch | None:
    """A match with all its lines."""
    found = rows(connection, "SELECT number, key, began, ended FROM match WHERE id = ?", (id,))
    if not found:
        return None
    lines = rows(connection, "SELECT text, command FROM line WHERE match = ? ORDER BY number", (id,))
    return StoredMatch(
        id, found[0]["number"], found[0]["key"], [line["text"] for line in lines], [line["command"] for line in lines],
        found[0]["began"], found[0]["ended"],
    )  # fmt: skip
