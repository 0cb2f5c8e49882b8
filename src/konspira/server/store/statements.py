"""Every change of a database, in words of SQL that SQLite and PostgreSQL share; what they mean is said in `Store`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from konspira.server.store import (
    LINE,
    UNDONE,
    Closed,
    Mailbox,
    PushSubscription,
    Statement,
    StoredBar,
    StoredChair,
    StoredChat,
    StoredSeat,
    StoredTable,
    WaitingLetter,
    match_id,
)
from konspira.server.store.people_sql import PeopleStatements

SERVED = "(SELECT ms FROM served)"
_SAME_LETTER = '"table" = ? AND guest = ? AND turn = ? AND tries = ? AND due IS NOT NULL'
_json = msgspec.json.Encoder().encode


class Statements(PeopleStatements):
    """Every change of the database; what they mean is said in `Store`."""

    def keep_guest(self, guest: str, name: str, now: int, face: str | None = None) -> Statement:
        again = (
            "ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen, used = excluded.used, "
            "face = coalesce(excluded.face, guest.face)"
        )
        new = f"INSERT INTO guest (id, name, made, seen, used, face) VALUES (?, ?, ?, ?, {SERVED}, ?)"
        return Statement(f"{new} {again}", (guest, name, now, now, face))

    def keep_recovery(self, guest: str, digest: str) -> Statement:
        return Statement("UPDATE guest SET recovery = ? WHERE id = ?", (digest, guest))

    def keep_table(self, table: StoredTable, command: str | None) -> list[Statement]:
        values = (
            table.id, table.game, _json(table.options).decode(), int(table.public), table.patience, table.host,
            table.made, table.touched, command, table.clock, int(table.coach), int(table.tutorial), int(table.rated),
            table.watch,
        )  # fmt: skip
        terms = "public, patience, host, made, touched, command, clock, coach, lesson, rated, watch"
        places = ", ".join("?" * len(values))
        return [
            Statement(f"INSERT INTO tables (id, game, options, {terms}, used) VALUES ({places}, {SERVED})", values),
            *(self.keep_chair(table.id, chair) for chair in table.chairs),
        ]

    def keep_chair(self, table: str, chair: StoredChair) -> Statement:
        values = (
            table, chair.seat, chair.who, chair.guest, chair.bot, chair.invite, int(chair.away), chair.called,
            chair.face if chair.called else None, chair.since,
        )  # fmt: skip
        columns = ("who", "guest", "bot", "invite", "away", "called", "face", "since")
        return Statement(_replacing("chair", 10, '"table", seat', columns), values)

    def take_chairs(self, table: str, seats: int) -> Statement:
        return Statement('DELETE FROM chair WHERE "table" = ? AND seat >= ?', (table, seats))

    def keep_terms(self, table: StoredTable) -> Statement:
        terms = "options = ?, public = ?, patience = ?, host = ?, clock = ?, coach = ?, rated = ?, watch = ?"
        change, options = f"UPDATE tables SET {terms} WHERE id = ?", _json(table.options).decode()
        values = (
            options, int(table.public), table.patience, table.host, table.clock, int(table.coach), int(table.rated),
            table.watch, table.id,
        )  # fmt: skip
        return Statement(change, values)

    def hide(self, table: str, guest: str, hidden: bool) -> Statement:
        if hidden:
            return Statement("INSERT INTO hidden VALUES (?, ?) ON CONFLICT DO NOTHING", (table, guest))
        return Statement('DELETE FROM hidden WHERE "table" = ? AND guest = ?', (table, guest))

    def touch(self, table: str, now: int) -> Statement:
        return Statement(f"UPDATE tables SET touched = ?, used = {SERVED} WHERE id = ?", (now, table))

    def count_served(self, ms: int) -> Statement:
        return Statement("UPDATE served SET ms = ms + ?", (ms,))

    def begin_match(
        self, table: str, number: int, key: bytes, first: int, now: int, seats: Sequence[StoredSeat] = (),
        rated: bool = False,
    ) -> list[Statement]:  # fmt: skip
        id = match_id(table, number)
        begin = 'INSERT INTO match (id, "table", number, key, began, first, rated) VALUES (?, ?, ?, ?, ?, ?, ?)'
        return [
            Statement('DELETE FROM round WHERE "table" = ? AND match = ?', (table, number)),  # its header has them
            Statement(begin, (id, table, number, key, now, first, int(rated))),
            *(self.keep_seat(id, seat) for seat in seats),
        ]

    def keep_seat(self, match: str, seat: StoredSeat) -> Statement:
        values = (match, seat.seat, seat.who, seat.guest, seat.bot, seat.name, seat.face, int(seat.resigned))
        columns = ("who", "guest", "bot", "name", "face", "resigned")
        return Statement(_replacing("seat", 8, "match, seat", columns), values)

    def keep_round(self, table: str, match: int, number: int, round: str) -> Statement:
        return Statement(_replacing("round", 4, '"table", match, number', ("text",)), (table, match, number, round))

    def end_match(self, match: str, now: int, closed: Closed | None = None) -> Statement:
        how = _json(closed).decode() if closed else None
        return Statement("UPDATE match SET ended = ?, closed = ? WHERE id = ?", (now, how, match))

    def keep_clocks(self, match: str, ends: dict[int, int]) -> list[Statement]:
        return [
            Statement("DELETE FROM clock WHERE match = ?", (match,)),
            *(Statement("INSERT INTO clock VALUES (?, ?, ?)", (match, seat, end)) for seat, end in ends.items()),
        ]

    def keep_call(self, table: str, guest: str, due: int) -> Statement:
        return Statement(_replacing("outbox", 3, '"table", guest', ("due",)), (table, guest, due))

    def forget_call(self, table: str, guest: str, due: int) -> Statement:
        return Statement('DELETE FROM outbox WHERE "table" = ? AND guest = ? AND due <= ?', (table, guest, due))

    def keep_again(self, match: str, seats: Iterable[int]) -> list[Statement]:
        return [
            Statement("DELETE FROM again WHERE match = ?", (match,)),
            *(Statement("INSERT INTO again VALUES (?, ?)", (match, seat)) for seat in seats),
        ]

    def take_back(self, table: str, match: int, line: int) -> Statement:
        taken = '"table" = ? AND match = ? AND line >= ? AND kind = ?'
        return Statement(f"UPDATE entry SET kind = ? WHERE {taken}", (UNDONE, table, match, line, LINE))

    def keep_chat(self, table: str, said: StoredChat) -> Statement:
        values = (table, said.number, said.at, said.seat, said.name, said.phrase, said.text)
        return Statement("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)", values)

    def keep_bar(self, table: str, bar: StoredBar) -> Statement:
        values = (table, bar.who, bar.kind, bar.until)
        return Statement(_replacing("bar", 4, '"table", who, kind', ("until",)), values)

    def forgive(self, table: str) -> Statement:
        return Statement('DELETE FROM bar WHERE "table" = ?', (table,))

    def keep_push(self, subscription: PushSubscription, now: int, most: int) -> list[Statement]:
        guest, latest = (
            subscription.guest,
            "(SELECT endpoint FROM push WHERE guest = ? ORDER BY made DESC, endpoint LIMIT ?)",
        )
        values = (guest, subscription.endpoint, subscription.public, subscription.auth, subscription.language, now)
        return [
            Statement(_replacing("push", 6, "guest, endpoint", ("public", "auth", "language", "made")), values),
            Statement(f"DELETE FROM push WHERE guest = ? AND endpoint NOT IN {latest}", (guest, guest, most)),
        ]

    def forget_push(self, guest: str, endpoint: str) -> Statement:
        return Statement("DELETE FROM push WHERE guest = ? AND endpoint = ?", (guest, endpoint))

    def keep_mailbox(self, mailbox: Mailbox, now: int) -> Statement:
        new = "INSERT INTO mailbox (guest, address, language, confirmed, made) VALUES (?, ?, ?, ?, ?)"
        again = ", ".join(f"{name} = excluded.{name}" for name in ("address", "language", "confirmed", "made"))
        values = (mailbox.guest, mailbox.address, mailbox.language, int(mailbox.confirmed), now)
        return Statement(f"{new} ON CONFLICT (guest) DO UPDATE SET {again}", values)

    def confirm_mailbox(self, guest: str, confirmed: bool) -> Statement:
        return Statement("UPDATE mailbox SET confirmed = ? WHERE guest = ?", (int(confirmed), guest))

    def count_letter(self, guest: str, day: int) -> Statement:
        sent = "CASE WHEN day = ? THEN sent + 1 ELSE 1 END"
        return Statement(f"UPDATE mailbox SET sent = {sent}, day = ? WHERE guest = ?", (day, day, guest))

    def forget_mailbox(self, guest: str) -> Statement:
        return Statement("DELETE FROM mailbox WHERE guest = ?", (guest,))

    def keep_letter(self, letter: WaitingLetter, due: int) -> Statement:
        new = (
            "INSERT INTO letter SELECT CAST(? AS TEXT), guest, CAST(? AS TEXT), CAST(? AS BIGINT), 0 FROM mailbox "
            "WHERE guest = ? AND confirmed = 1"
        )
        again = "turn = excluded.turn, due = excluded.due, tries = 0 WHERE letter.turn <> excluded.turn"
        values = (letter.table, letter.turn, due, letter.guest)
        return Statement(f'{new} ON CONFLICT ("table", guest) DO UPDATE SET {again}', values)

    def try_letter(self, letter: WaitingLetter, due: int) -> Statement:
        return Statement(f"UPDATE letter SET due = ?, tries = tries + 1 WHERE {_SAME_LETTER}", (due, *letter))

    def delay_letter(self, letter: WaitingLetter, due: int) -> Statement:
        return Statement(f"UPDATE letter SET due = ? WHERE {_SAME_LETTER}", (due, *letter))

    def end_letter(self, letter: WaitingLetter) -> Statement:
        change = 'UPDATE letter SET due = NULL WHERE "table" = ? AND guest = ? AND turn = ?'
        return Statement(change, (letter.table, letter.guest, letter.turn))

    def keep_tournament(self, tournament: str, host: str, now: int) -> Statement:
        return Statement(
            f"INSERT INTO tournament (id, host, made, used) VALUES (?, ?, ?, {SERVED})", (tournament, host, now)
        )

    def keep_change(self, tournament: str, n: int, change: str) -> list[Statement]:
        return [
            Statement("INSERT INTO tournament_change VALUES (?, ?, ?)", (tournament, n, change)),
            Statement(f"UPDATE tournament SET used = {SERVED} WHERE id = ?", (tournament,)),
        ]

    def keep_entrant(self, tournament: str, guest: str) -> Statement:
        return Statement("INSERT INTO tournament_guest VALUES (?, ?) ON CONFLICT DO NOTHING", (tournament, guest))

    def keep_tournament_table(self, table: str, tournament: str) -> Statement:
        return Statement("INSERT INTO tournament_table VALUES (?, ?)", (table, tournament))

    def finish_tournament(self, tournament: str) -> Statement:
        return Statement("UPDATE tournament SET finished = 1 WHERE id = ?", (tournament,))

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
            Statement(f"DELETE FROM tournament WHERE {idle}", (over,)),
            Statement(f"DELETE FROM guest WHERE {idle} AND id NOT IN {seated} AND id NOT IN {hosts}", (guests,)),
        ]


def _replacing(table: str, columns: int, key: str, others: tuple[str, ...]) -> str:
    """Put a row in, in the place of the one that has the same key."""
    again = ", ".join(f"{name} = excluded.{name}" for name in others)
    return f"INSERT INTO {table} VALUES ({', '.join('?' * columns)}) ON CONFLICT ({key}) DO UPDATE SET {again}"
