"""What is kept of people, in words of SQL that SQLite and PostgreSQL share; what it means is said in `PeopleStore`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from konspira.server.store import LINE, SAID, UNDONE, Statement, token
from konspira.server.store.people import SETTLED, SaidLine, SignedIn, StoredLogin, StoredPasskey, StoredReport
from konspira.server.store.questions import Answer, Question, ask

LOST = 40  # keys of browsers that were signed out, of one guest
_ABOUT_HOSTS = """(operator = 1 OR about = (SELECT host FROM tables WHERE id = report."table")) AND reason <> ?
                  ORDER BY at, guest LIMIT ?"""
_OF_GUESTS = ("hidden", "outbox", "letter")  # what is kept of a guest at a table, a row each
UNSAID = "unsaid"  # the kind of an entry that was a line of the chat
_BY = "who = ? AND coalesce(line, 0) = 0"  # entries that name a guest: an index has them


class PeopleStatements:
    """Every change of what is kept of people."""

    def keep_login(self, guest: str, login: StoredLogin, most: int) -> list[Statement]:
        new = "INSERT INTO login (guest, id, name, agent, made, seen, key) VALUES (?, ?, ?, ?, ?, ?, ?)"
        last = "(SELECT id FROM login WHERE guest = ? ORDER BY seen DESC, made DESC, id LIMIT ?)"
        values = (guest, login.id, login.name, login.agent, login.made, login.seen, login.key)
        return [
            Statement(new, values),
            Statement(f"DELETE FROM login WHERE guest = ? AND id NOT IN {last}", (guest, guest, most)),
        ]

    def name_login(self, guest: str, login: str, name: str) -> Statement:
        return Statement("UPDATE login SET name = ? WHERE guest = ? AND id = ?", (name, guest, login))

    def see_login(self, guest: str, login: str, now: int, key: str | None) -> Statement:
        seen = "UPDATE login SET seen = ?, key = coalesce(?, key) WHERE guest = ? AND id = ?"
        return Statement(seen, (now, key, guest, login))

    def leave_login(self, guest: str, login: str) -> Statement:
        return Statement("DELETE FROM login WHERE guest = ? AND id = ?", (guest, login))

    def forget_login(self, guest: str, login: str, now: int) -> list[Statement]:
        kept = """INSERT INTO lost_key (guest, key, made)
                  SELECT guest, key, CAST(? AS BIGINT) FROM login WHERE guest = ? AND id = ? AND key IS NOT NULL
                  AND NOT EXISTS (SELECT 1 FROM login AS other WHERE other.guest = login.guest
                                  AND other.id <> login.id AND other.key = login.key)
                  ON CONFLICT DO NOTHING"""
        last = "(SELECT key FROM lost_key WHERE guest = ? ORDER BY made DESC, key LIMIT ?)"
        return [
            Statement(kept, (now, guest, login)),
            Statement(f"DELETE FROM lost_key WHERE guest = ? AND key NOT IN {last}", (guest, guest, LOST)),
            self.leave_login(guest, login),
        ]

    def keep_passkey(self, passkey: StoredPasskey) -> Statement:
        columns = "id, guest, site, public, counter, name, made, seen"
        values = (
            passkey.id, passkey.guest, passkey.site, passkey.public, passkey.counter, passkey.name, passkey.made,
            passkey.seen,
        )  # fmt: skip
        return Statement(f"INSERT INTO passkey ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)

    def name_passkey(self, guest: str, passkey: str, name: str) -> Statement:
        return Statement("UPDATE passkey SET name = ? WHERE guest = ? AND id = ?", (name, guest, passkey))

    def use_passkey(self, passkey: str, counter: int, now: int) -> Statement:
        return Statement("UPDATE passkey SET counter = ?, seen = ? WHERE id = ?", (counter, now, passkey))

    def forget_passkey(self, guest: str, passkey: str) -> Statement:
        return Statement("DELETE FROM passkey WHERE guest = ? AND id = ?", (guest, passkey))

    def spend(self, id: str, until: int, now: int) -> list[Statement]:
        return [
            Statement("DELETE FROM spent WHERE until < ?", (now,)),
            Statement("INSERT INTO spent (id, until) VALUES (?, ?)", (id, until)),
        ]

    def keep_answer(self, day: str, guest: str, choice: int, oldest: str) -> list[Statement]:
        return [
            Statement("DELETE FROM puzzle_answer WHERE day < ?", (oldest,)),
            Statement("INSERT INTO puzzle_answer VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (day, guest, choice)),
        ]

    def keep_report(self, report: StoredReport) -> Statement:
        columns = '"table", guest, about, name, reason, text, lines, at, operator'
        values = (
            report.table, report.guest, report.about, report.name, report.reason, report.text, report.lines, report.at,
            int(report.operator),
        )  # fmt: skip
        return Statement(f"INSERT INTO report ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", values)

    def settle_report(self, table: str, guest: str) -> Statement:
        settled = """UPDATE report SET reason = ?, text = '', lines = '[]' WHERE "table" = ? AND guest = ?"""
        return Statement(settled, (SETTLED, table, guest))

    def forget_at(
        self, guest: str, table: str, heir: str, stand_in: str | None, said: Iterable[int]
    ) -> list[Statement]:
        sat = 'guest = ? AND match IN (SELECT id FROM match WHERE "table" = ?)'
        chair = "UPDATE chair SET who = ?, bot = ?, guest = NULL, called = NULL, face = NULL, away = 0"
        line = f"kind IN ('{LINE}', '{UNDONE}')"
        wrote = f"kind = CASE WHEN kind = '{SAID}' THEN '{UNSAID}' ELSE kind END, "
        wrote += f"text = CASE WHEN {line} THEN text ELSE '' END, who = NULL, command = NULL"
        here = (table, guest)
        return [
            Statement(f"UPDATE seat SET guest = NULL, name = NULL, face = NULL WHERE {sat}", (guest, table)),
            Statement(f'{chair} WHERE "table" = ? AND guest = ?', ("bot" if stand_in else "open", stand_in, *here)),
            Statement(
                "UPDATE tables SET host = ?, command = NULL, public = CASE WHEN ? = '' THEN 0 ELSE public END "
                "WHERE id = ? AND host = ?", (heir, heir, *here),
            ),  # a table without a host is for nobody else to come to
            *(Statement('DELETE FROM chat WHERE "table" = ? AND number = ?', (table, number)) for number in said),
            *(Statement(f'DELETE FROM {kind} WHERE "table" = ? AND guest = ?', here) for kind in _OF_GUESTS),
            Statement('DELETE FROM bar WHERE "table" = ? AND who = ?', here),
            Statement(f'UPDATE entry SET {wrote} WHERE "table" = ? AND who = ?', here),
            Statement("""UPDATE entry SET text = '' WHERE "table" = ? AND kind = 'decline' AND text LIKE ?""",
                      (table, f"%{guest}%")),
        ]  # fmt: skip

    def forget_in(self, guest: str, tournament: str, somebody: str, host: str) -> list[Statement]:
        told = "UPDATE tournament_change SET text = replace(text, ?, ?) WHERE tournament = ?"
        return [
            Statement(told, (f'"{guest}"', f'"{somebody}"', tournament)),
            Statement("DELETE FROM tournament_guest WHERE tournament = ? AND guest = ?", (tournament, guest)),
            Statement("UPDATE tournament SET host = ? WHERE id = ?", (host, tournament)),
        ]

    def forget_guest(self, guest: str) -> list[Statement]:
        return [
            Statement("DELETE FROM report WHERE guest = ? OR about = ?", (guest, guest)),
            Statement(
                "UPDATE rated_seat SET guest = ? WHERE guest = ?", (token(), guest)
            ),  # somebody's, for the others
            Statement("DELETE FROM guest WHERE id = ?", (guest,)),  # logins, passkeys, ratings and calls go with it
        ]


# -- questions --------------------------------------------------------------------------------------


def _signed_in(guest: str, login: str) -> Question[SignedIn | None]:
    question = """SELECT guest.name, guest.face, login.seen, login.key FROM login JOIN guest ON guest.id = login.guest
                  WHERE login.guest = ? AND login.id = ?"""
    found = yield from ask(question, guest, login)
    return SignedIn(guest, login, *found[0]) if found else None


def _logins(guest: str) -> Question[list[StoredLogin]]:
    columns = "id, name, agent, made, seen, key"
    found = yield from ask(f"SELECT {columns} FROM login WHERE guest = ? ORDER BY seen DESC, made DESC, id", guest)
    return [StoredLogin(*row) for row in found]


def _lost_keys(guest: str) -> Question[frozenset[str]]:
    return frozenset(row["key"] for row in (yield from ask("SELECT key FROM lost_key WHERE guest = ?", guest)))


def _passkeys(where: str, value: str) -> Question[list[StoredPasskey]]:
    columns = "id, guest, site, public, counter, name, made, seen"
    found = yield from ask(f"SELECT {columns} FROM passkey WHERE {where} = ? ORDER BY made, id", value)
    return [StoredPasskey(*row) for row in found]


def _has_recovery(guest: str) -> Question[bool]:
    return bool((yield from ask("SELECT 1 FROM guest WHERE id = ? AND recovery IS NOT NULL", guest)))


def _said_by(guest: str) -> Question[list[SaidLine]]:
    found = yield from ask(f'SELECT "table", text FROM entry WHERE {_BY} AND kind = ? ORDER BY "table", n', guest, SAID)
    return [SaidLine(*row) for row in found]


def _tables_known(guest: str) -> Question[list[str]]:
    question = f"""
        SELECT id FROM tables WHERE host = ?
        UNION SELECT "table" FROM chair WHERE guest = ?
        UNION SELECT match."table" FROM seat JOIN match ON match.id = seat.match WHERE seat.guest = ?
        UNION SELECT "table" FROM entry WHERE {_BY}
        UNION SELECT "table" FROM bar WHERE who = ? UNION SELECT "table" FROM hidden WHERE guest = ?"""
    return [row[0] for row in (yield from ask(question, *[guest] * 6))]


def _played_by(guest: str, most: int) -> Question[list[tuple[str, int]]]:
    question = """SELECT match."table", number FROM match WHERE ended IS NOT NULL AND closed IS NULL
                  AND id IN (SELECT match FROM seat WHERE guest = ?) ORDER BY ended DESC, id LIMIT ?"""
    return [(row[0], row[1]) for row in (yield from ask(question, guest, most))]


def _answered(day: str, guest: str) -> Question[int | None]:
    found = yield from ask("SELECT choice FROM puzzle_answer WHERE day = ? AND guest = ?", day, guest)
    return found[0]["choice"] if found else None


def _answers(day: str) -> Question[dict[int, int]]:
    found = yield from ask("SELECT choice, count(*) AS n FROM puzzle_answer WHERE day = ? GROUP BY choice", day)
    return {row["choice"]: int(row["n"]) for row in found}


def _reports(where: str, *values: Any) -> Question[list[StoredReport]]:
    columns = '"table", guest, about, name, reason, text, lines, at, operator'
    found = yield from ask(f"SELECT {columns} FROM report WHERE {where}", *values)
    return [
        StoredReport(
            row["table"], row["guest"], row["about"], row["name"], row["reason"], row["text"], row["lines"], row["at"],
            bool(row["operator"]),
        )
        for row in found
    ]  # fmt: skip


def reports_of_hosts(most: int) -> Question[list[StoredReport]]:
    """Reports about whoever is or was then the host, in order."""
    return _reports(_ABOUT_HOSTS, SETTLED, most)


class PeopleAnswers:
    """The questions as they are asked of a store, which knows how to read."""

    async def _ask(self, question: Question[Answer]) -> Answer:
        raise NotImplementedError

    async def signed_in(self, guest: str, login: str) -> SignedIn | None:
        return await self._ask(_signed_in(guest, login))

    async def logins(self, guest: str) -> list[StoredLogin]:
        return await self._ask(_logins(guest))

    async def lost_keys(self, guest: str) -> frozenset[str]:
        return await self._ask(_lost_keys(guest))

    async def passkeys(self, guest: str) -> list[StoredPasskey]:
        return await self._ask(_passkeys("guest", guest))

    async def passkey(self, id: str) -> StoredPasskey | None:
        return next(iter(await self._ask(_passkeys("id", id))), None)

    async def has_recovery(self, guest: str) -> bool:
        return await self._ask(_has_recovery(guest))

    async def said_by(self, guest: str) -> list[SaidLine]:
        return await self._ask(_said_by(guest))

    async def tables_known(self, guest: str) -> list[str]:
        return await self._ask(_tables_known(guest))

    async def played_by(self, guest: str, most: int) -> list[tuple[str, int]]:
        return await self._ask(_played_by(guest, most))

    async def answered(self, day: str, guest: str) -> int | None:
        return await self._ask(_answered(day, guest))

    async def answers(self, day: str) -> dict[int, int]:
        return await self._ask(_answers(day))

    async def reports(self, table: str) -> list[StoredReport]:
        return await self._ask(_reports('"table" = ? ORDER BY at, guest', table))

    async def reports_to_operator(self, most: int) -> list[StoredReport]:
        return await self._ask(reports_of_hosts(most))
