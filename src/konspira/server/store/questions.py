"""Every question to a database, in words of SQL that SQLite and PostgreSQL share.

A question is a generator: it yields what it wants to read, is sent the rows, and returns the answer. So it is written
once, whether rows come at once (SQLite) or have to be waited for (PostgreSQL).
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from konspira.server.store import (
    LINE,
    Closed,
    Entry,
    FinishedMatch,
    Mailbox,
    PlayedMatch,
    PushSubscription,
    Statement,
    StoredBar,
    StoredChair,
    StoredChat,
    StoredGuest,
    StoredMatch,
    StoredSeat,
    StoredTable,
    WaitingLetter,
    match_id,
    seat_then,
)

COUNTED = 1000  # matches of a table that its score goes back
DUE = 200  # tables that are named at a time because a clock rings there
LAST = (1 << 31) - 1  # the greatest number that a match could have
Answer = TypeVar("Answer")
Row = Any  # of either database: by name and by place
Question = Generator[Statement, Sequence[Row], Answer]


def ask(sql: str, *values: Any) -> Question[Sequence[Row]]:
    """The rows that answer one question."""
    return (yield Statement(sql, values))


def _guest(guest: str) -> Question[StoredGuest | None]:
    """What a guest is called and looks like; None for one who is not known."""
    found = yield from ask("SELECT name, face FROM guest WHERE id = ?", guest)
    return StoredGuest(found[0]["name"], found[0]["face"]) if found else None


def recovered(digest: str) -> Question[str | None]:
    """The guest whose code has this digest."""
    found = yield from ask("SELECT id FROM guest WHERE recovery = ?", digest)
    return found[0]["id"] if found else None


# -- tables -----------------------------------------------------------------------------------------


def _by_id(id: str) -> Question[StoredTable | None]:
    """A table."""
    found = yield from _tables("WHERE id = ?", id)
    return found[0] if found else None


def tables_public(most: int) -> Question[list[StoredTable]]:
    """Public tables, the last touched first."""
    return _tables("WHERE public = 1 ORDER BY touched DESC LIMIT ?", most)


def tables_of(guest: str, most: int) -> Question[list[StoredTable]]:
    """Tables at which a guest sits or which are his, and which he has not hidden, the last touched first; and how those
    that are over ended."""
    where = """WHERE (host = ? OR id IN (SELECT "table" FROM chair WHERE guest = ?))
               AND id NOT IN (SELECT "table" FROM hidden WHERE guest = ?) ORDER BY touched DESC LIMIT ?"""
    found = yield from _tables(where, guest, guest, guest, most)
    for table in found:
        if table.ended:
            table.payoffs = yield from payoffs(table.id, table.match)
    return found


def table_made_by(host: str, command: str) -> Question[str | None]:
    """The table that a command of a host has made."""
    found = yield from ask("SELECT id FROM tables WHERE host = ? AND command = ?", host, command)
    return found[0]["id"] if found else None


def tables_open(host: str) -> Question[int]:
    """How many tables of a host are not over."""
    over = 'EXISTS (SELECT 1 FROM match WHERE "table" = tables.id AND ended IS NOT NULL)'
    found = yield from ask(f"SELECT count(*) AS n FROM tables WHERE host = ? AND NOT {over}", host)
    return int(found[0]["n"])


def _tables(where: str, *values: Any) -> Question[list[StoredTable]]:
    """Tables with their chairs, and how far the last match is."""
    own = '(SELECT tournament FROM tournament_table WHERE "table" = tables.id) AS tournament'
    rows = yield from ask(f"SELECT tables.*, {own} FROM tables {where}", *values)
    found = [_table(row) for row in rows]
    if not found:
        return found
    ids = f"(SELECT id FROM tables {where})"
    chairs = yield from ask(
        f"""SELECT chair.*, guest.name, guest.face AS own FROM chair LEFT JOIN guest ON guest.id = chair.guest
            WHERE "table" IN {ids} ORDER BY seat""",
        *values,
    )
    matches = yield from ask(
        f'SELECT "table", number, ended FROM match WHERE "table" IN {ids} ORDER BY number', *values
    )
    known = {table.id: table for table in found}
    for row in chairs:
        if row["table"] in known:  # touched meanwhile, another table may be among the last
            known[row["table"]].chairs.append(_chair(row))
    for row in matches:
        if row["table"] in known:
            table = known[row["table"]]
            table.match, table.ended = row["number"], row["ended"] is not None
    return found


def _table(row: Mapping[str, Any]) -> StoredTable:
    return StoredTable(
        row["id"], row["game"], msgspec.json.decode(row["options"]), bool(row["public"]), row["patience"],
        row["host"], row["made"], row["touched"], clock=row["clock"], coach=bool(row["coach"]),
        tutorial=bool(row["lesson"]), rated=bool(row["rated"]), watch=row["watch"], tournament=row["tournament"],
    )  # fmt: skip


def _chair(row: Mapping[str, Any]) -> StoredChair:
    return StoredChair(
        row["seat"], row["who"], row["guest"], row["bot"], row["invite"], bool(row["away"]),
        row["called"] or row["name"], row["called"], row["face"] or row["own"], row["since"],
    )  # fmt: skip


# -- the log, and matches ---------------------------------------------------------------------------


def log_length(table: str) -> Question[int]:
    """How many entries the log of a table has: the number of the next one."""
    found = yield from ask('SELECT n FROM entry WHERE "table" = ? ORDER BY n DESC LIMIT 1', table)
    return found[0]["n"] + 1 if found else 0


def entries(table: str, after: int) -> Question[list[Entry]]:
    """The entries of a table's log from a number on, in order."""
    columns = '"table", n, kind, match, line, who, command, text'
    found = yield from ask(f'SELECT {columns} FROM entry WHERE "table" = ? AND n >= ? ORDER BY n', table, after)
    return [Entry(*row) for row in found]


def commands(table: str) -> Question[list[tuple[str, str]]]:
    """All commands ever done at a table: who, and the id; for a seat also whoever sat there."""
    found = yield from ask('SELECT who, command FROM entry WHERE "table" = ? AND command IS NOT NULL', table)
    sat = """SELECT guest AS who, command FROM entry
             JOIN seat ON seat.match = entry."table" || '/' || entry.match AND 'seat ' || seat.seat = entry.who
             WHERE entry."table" = ? AND command IS NOT NULL AND guest IS NOT NULL"""
    found = [*found, *(yield from ask(sat, table))]
    return [(row["who"], row["command"]) for row in found]


_ITS_LINES = """
    FROM entry WHERE "table" = ? AND match = ? AND kind = ?
    AND n >= (SELECT first FROM match WHERE id = ?)
"""


def match(table: str, number: int) -> Question[StoredMatch | None]:
    """A match with all its lines."""
    id = match_id(table, number)
    found = yield from ask("SELECT number, key, began, ended, closed FROM match WHERE id = ?", id)
    if not found:
        return None
    lines = yield from ask(f"SELECT text, command {_ITS_LINES} ORDER BY n", table, number, LINE, id)
    return StoredMatch(
        id, found[0]["number"], found[0]["key"], [line["text"] for line in lines], [line["command"] for line in lines],
        found[0]["began"], found[0]["ended"],
        _closed(found[0]),
    )  # fmt: skip


def payoffs(table: str, match: int) -> Question[list[float] | None]:
    """How a match ended, from the last line of its journal, or as people ended it."""
    id = match_id(table, match)
    closed = yield from ask("SELECT closed FROM match WHERE id = ? AND closed IS NOT NULL", id)
    if closed:
        return msgspec.json.decode(closed[0]["closed"], type=Closed).payoffs
    last = yield from ask(f"SELECT text {_ITS_LINES} ORDER BY n DESC LIMIT 1", table, match, LINE, id)
    return msgspec.json.decode(last[0]["text"]).get("payoffs") if last else None


def seats(match: str) -> Question[list[StoredSeat]]:
    """Who sat where in a match, if that was kept."""
    found = yield from ask("SELECT * FROM seat WHERE match = ? ORDER BY seat", match)
    return [
        StoredSeat(s["seat"], s["who"], s["guest"], s["bot"], s["name"], s["face"], bool(s["resigned"])) for s in found
    ]


def _seats(table: str, match: int) -> Question[list[StoredSeat]]:
    """The same; for a match that began before it was kept, who sits there now, for then nobody changed chairs."""
    kept = yield from seats(match_id(table, match))
    if kept:
        return kept
    now = yield from _by_id(table)
    return [StoredSeat(c.seat, c.who, c.guest, c.bot, c.name, c.face) for c in now.chairs] if now else []


def matches(table: str, to: int | None, most: int) -> Question[list[PlayedMatch]]:
    """The matches of a table up to a number, or up to the last, the latest first."""
    found: list[PlayedMatch] = []
    question = 'SELECT number, began, ended, closed FROM match WHERE "table" = ? AND number <= ? ORDER BY number DESC'
    for row in (yield from ask(f"{question} LIMIT ?", table, LAST if to is None else min(to, LAST), most)):
        got, sat = (yield from payoffs(table, row["number"])), (yield from _seats(table, row["number"]))
        found.append(PlayedMatch(row["number"], row["began"], row["ended"], sat, got, _closed(row)))
    return found


def _closed(row: Mapping[str, Any]) -> Closed | None:
    return msgspec.json.decode(row["closed"], type=Closed) if row["closed"] else None


def finished(guest: str, most: int) -> Question[list[FinishedMatch]]:
    """The last finished matches of a guest in which he had one seat; tutorials do not count."""
    question = """
        SELECT game, "table", number FROM match JOIN tables ON tables.id = match."table"
        WHERE ended IS NOT NULL AND lesson = 0 AND (
            match.id IN (SELECT match FROM seat WHERE guest = ? GROUP BY match HAVING count(*) = 1)
            OR (match.id NOT IN (SELECT match FROM seat) AND match."table" IN (
                SELECT "table" FROM chair WHERE guest = ? GROUP BY "table" HAVING count(*) = 1)))
        ORDER BY ended DESC LIMIT ?"""
    found: list[FinishedMatch] = []
    for row in (yield from ask(question, guest, guest, most)):
        got, sat = (yield from payoffs(row["table"], row["number"])), (yield from _seats(row["table"], row["number"]))
        if got is not None and len(got) == len(sat):
            counted = [0.0 if one.resigned else payoff for one, payoff in zip(sat, got, strict=True)]
            found.append(FinishedMatch(row["game"], sat, counted))
    return found


def won(table: str, before: int, chairs: Sequence[StoredChair]) -> Question[list[int]]:
    """How many matches of a table were won by who sits at each chair now; a share of the win counts."""
    score = [0] * len(chairs)
    for number in (yield from _over(table, before, COUNTED)):
        got, sat = (yield from payoffs(table, number)) or [], (yield from _seats(table, number))
        for chair in chairs:
            then = seat_then(chair, chairs, sat)
            score[chair.seat] += then is not None and then.seat < len(got) and got[then.seat] > 0 and not then.resigned
    return score


def _over(table: str, before: int, most: int) -> Question[list[int]]:
    question = 'SELECT number FROM match WHERE "table" = ? AND number < ? AND ended IS NOT NULL ORDER BY number DESC'
    return [row["number"] for row in (yield from ask(f"{question} LIMIT ?", table, before, most))]


def clocks(match: str) -> Question[dict[int, int]]:
    """Until when each seat may act."""
    found = yield from ask("SELECT seat, ends FROM clock WHERE match = ?", match)
    return {row["seat"]: row["ends"] for row in found}


def clocks_of(guest: str) -> Question[dict[str, dict[int, int]]]:
    """Until when each seat may act, at all tables where a guest sits and a match is played with a clock."""
    question = """SELECT match."table", clock.seat, clock.ends FROM clock JOIN match ON match.id = clock.match
                  WHERE match.ended IS NULL AND match."table" IN (SELECT "table" FROM chair WHERE guest = ?)"""
    found: dict[str, dict[int, int]] = {}
    for row in (yield from ask(question, guest)):
        found.setdefault(row["table"], {})[row["seat"]] = row["ends"]
    return found


def tables_due(paces: Sequence[str], before: int, after: str = "") -> Question[list[str]]:
    """Some tables of these paces where somebody's time ends before a time, or where a match waits for no guest: the
    next ones after one of them, by their ids."""
    question = f"""SELECT tables.id FROM tables JOIN match ON match."table" = tables.id
                   WHERE tables.clock IN ({", ".join("?" * len(paces))}) AND match.ended IS NULL
                   AND match.number = (SELECT max(number) FROM match WHERE "table" = tables.id)
                   AND coalesce((SELECT min(ends) FROM clock WHERE clock.match = match.id), 0) < ?
                   AND tables.id > ? ORDER BY tables.id LIMIT {DUE}"""
    found = (yield from ask(question, *paces, before, after)) if paces else []
    return [row["id"] for row in found]


def again(match: str) -> Question[set[int]]:
    """Which seats would play again after a match."""
    return {row["seat"] for row in (yield from ask("SELECT seat FROM again WHERE match = ?", match))}


def rounds(table: str, match: int) -> Question[list[str]]:
    """The rounds of seeds before a match that has not begun, in order."""
    found = yield from ask('SELECT text FROM round WHERE "table" = ? AND match = ? ORDER BY number', table, match)
    return [row["text"] for row in found]


# -- tournaments ------------------------------------------------------------------------------------


def changes(tournament: str, after: int) -> Question[list[str]]:
    """The changes of a tournament from a number on, in order."""
    question = "SELECT text FROM tournament_change WHERE tournament = ? AND n >= ? ORDER BY n"
    return [row["text"] for row in (yield from ask(question, tournament, after))]


def entrants(tournament: str) -> Question[dict[str, StoredGuest]]:
    """What those are called who play along, and their host; who is forgotten is missing."""
    question = """SELECT id, name, face FROM guest WHERE id IN (SELECT guest FROM tournament_guest WHERE tournament = ?)
                  OR id IN (SELECT host FROM tournament WHERE id = ?)"""
    found = yield from ask(question, tournament, tournament)
    return {row["id"]: StoredGuest(row["name"], row["face"]) for row in found}


def tournaments_of(guest: str, most: int) -> Question[list[str]]:
    """The tournaments of a guest, as host or player, the last one first."""
    question = """SELECT id FROM tournament WHERE host = ?
                  OR id IN (SELECT tournament FROM tournament_guest WHERE guest = ?) ORDER BY made DESC LIMIT ?"""
    return [row["id"] for row in (yield from ask(question, guest, guest, most))]


def tournaments_open(host: str | None = None) -> Question[list[str]]:
    """Tournaments that are not over, all or those of a host."""
    own, values = ("", ()) if host is None else (" AND host = ?", (host,))
    found = yield from ask(f"SELECT id FROM tournament WHERE finished = 0{own} ORDER BY used DESC LIMIT 500", *values)
    return [row["id"] for row in found]


def first_match(table: str) -> Question[list[float] | None]:
    """How the first match of a table ended, seat by seat; None if it has not."""
    over = yield from ask("SELECT 1 FROM match WHERE id = ? AND ended IS NOT NULL", match_id(table, 1))
    got = (yield from payoffs(table, 1)) if over else None
    if got is None:
        return None
    gone = {one.seat for one in (yield from seats(match_id(table, 1))) if one.resigned}
    return [0.0 if seat in gone else share for seat, share in enumerate(got)]


# -- people -----------------------------------------------------------------------------------------


def pushes(guest: str) -> Question[list[PushSubscription]]:
    """Where a guest can be notified."""
    found = yield from ask("SELECT guest, endpoint, public, auth, language FROM push WHERE guest = ?", guest)
    return [PushSubscription(*row) for row in found]


def calls(before: int) -> Question[list[tuple[str, str]]]:
    """Tables, and guests who were to be called to them before a time."""
    found = yield from ask('SELECT "table", guest FROM outbox WHERE due < ? ORDER BY due LIMIT 1000', before)
    return [(row["table"], row["guest"]) for row in found]


def mailbox(guest: str) -> Question[Mailbox | None]:
    """Where a guest is called by e-mail, or has asked to be."""
    found = yield from ask("SELECT * FROM mailbox WHERE guest = ?", guest)
    if not found:
        return None
    row = found[0]
    return Mailbox(row["guest"], row["address"], row["language"], bool(row["confirmed"]), row["day"], row["sent"])


def letters(before: int) -> Question[list[WaitingLetter]]:
    """Letters that are due before a time."""
    question = 'SELECT "table", guest, turn, tries FROM letter WHERE due IS NOT NULL AND due < ? ORDER BY due LIMIT 200'
    return [WaitingLetter(*row) for row in (yield from ask(question, before))]


def chat(table: str, most: int) -> Question[list[StoredChat]]:
    """The last lines of the chat, in order."""
    question = 'SELECT number, at, seat, name, phrase, text FROM chat WHERE "table" = ? ORDER BY number DESC LIMIT ?'
    return [StoredChat(*row) for row in reversed((yield from ask(question, table, most)))]


def bars(table: str) -> Question[list[StoredBar]]:
    """Who is kept from a table, or from talking there."""
    found = yield from ask('SELECT who, kind, until FROM bar WHERE "table" = ?', table)
    return [StoredBar(*row) for row in found]


class Answers:
    """The questions as they are asked of a store, which knows how to read."""

    async def _ask(self, question: Question[Answer]) -> Answer:
        """The answer to a question. Raises StoreError."""
        raise NotImplementedError

    async def guest(self, guest: str) -> StoredGuest | None:
        return await self._ask(_guest(guest))

    async def recovered(self, digest: str) -> str | None:
        return await self._ask(recovered(digest))

    async def table(self, table: str) -> StoredTable | None:
        return await self._ask(_by_id(table))

    async def tables_public(self, most: int) -> list[StoredTable]:
        return await self._ask(tables_public(most))

    async def tables_of(self, guest: str, most: int) -> list[StoredTable]:
        return await self._ask(tables_of(guest, most))

    async def table_made_by(self, host: str, command: str) -> str | None:
        return await self._ask(table_made_by(host, command))

    async def tables_open(self, host: str) -> int:
        return await self._ask(tables_open(host))

    async def log_length(self, table: str) -> int:
        return await self._ask(log_length(table))

    async def entries(self, table: str, after: int) -> list[Entry]:
        return await self._ask(entries(table, after))

    async def commands(self, table: str) -> list[tuple[str, str]]:
        return await self._ask(commands(table))

    async def match(self, table: str, number: int) -> StoredMatch | None:
        return await self._ask(match(table, number))

    async def finished(self, guest: str, most: int) -> list[FinishedMatch]:
        return await self._ask(finished(guest, most))

    async def matches(self, table: str, to: int | None, most: int) -> list[PlayedMatch]:
        return await self._ask(matches(table, to, most))

    async def seats(self, match: str) -> list[StoredSeat]:
        return await self._ask(seats(match))

    async def won(self, table: str, before: int, chairs: Sequence[StoredChair]) -> list[int]:
        return await self._ask(won(table, before, chairs))

    async def clocks(self, match: str) -> dict[int, int]:
        return await self._ask(clocks(match))

    async def clocks_of(self, guest: str) -> dict[str, dict[int, int]]:
        return await self._ask(clocks_of(guest))

    async def tables_due(self, paces: Sequence[str], before: int, after: str = "") -> list[str]:
        return await self._ask(tables_due(paces, before, after))

    async def again(self, match: str) -> set[int]:
        return await self._ask(again(match))

    async def rounds(self, table: str, match: int) -> list[str]:
        return await self._ask(rounds(table, match))

    async def calls(self, before: int) -> list[tuple[str, str]]:
        return await self._ask(calls(before))

    async def pushes(self, guest: str) -> list[PushSubscription]:
        return await self._ask(pushes(guest))

    async def mailbox(self, guest: str) -> Mailbox | None:
        return await self._ask(mailbox(guest))

    async def letters(self, before: int) -> list[WaitingLetter]:
        return await self._ask(letters(before))

    async def changes(self, tournament: str, after: int) -> list[str]:
        return await self._ask(changes(tournament, after))

    async def entrants(self, tournament: str) -> dict[str, StoredGuest]:
        return await self._ask(entrants(tournament))

    async def tournaments_of(self, guest: str, most: int) -> list[str]:
        return await self._ask(tournaments_of(guest, most))

    async def tournaments_open(self, host: str | None = None) -> list[str]:
        return await self._ask(tournaments_open(host))

    async def first_match(self, table: str) -> list[float] | None:
        return await self._ask(first_match(table))

    async def chat(self, table: str, most: int) -> list[StoredChat]:
        return await self._ask(chat(table, most))

    async def bars(self, table: str) -> list[StoredBar]:
        return await self._ask(bars(table))
