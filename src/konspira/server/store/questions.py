"""Questions to the database, and their answers as values; the store asks them in a thread of their own."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec

from konspira.server.store.rows import ChairRow, EndedRow, MatchRow, TableRow, match_id

COUNTED = 1000  # matches of a table that its score goes back


def rows(connection: sqlite3.Connection, question: str, values: Sequence[Any]) -> list[sqlite3.Row]:
    """The rows that answer a question."""
    return connection.execute(question, values).fetchall()


def tables(connection: sqlite3.Connection, where: str, values: Sequence[Any]) -> list[TableRow]:
    """Tables with their chairs, and how far the last match is."""
    found = []
    for row in rows(connection, f"SELECT * FROM tables {where}", values):
        table = TableRow(
            row["id"], row["game"], msgspec.json.decode(row["options"]), bool(row["public"]), row["patience"],
            row["host"], row["made"], row["touched"], clock=row["clock"], coach=bool(row["coach"]),
            lesson=bool(row["lesson"]),
        )  # fmt: skip
        chairs = rows(
            connection,
            'SELECT chair.*, guest.name FROM chair LEFT JOIN guest ON guest.id = guest WHERE "table" = ? ORDER BY seat',
            (table.id,),
        )
        table.chairs = [
            ChairRow(
                c["seat"], c["who"], c["guest"], c["bot"], c["invite"], bool(c["away"]), c["called"] or c["name"],
                c["called"],
            )
            for c in chairs
        ]  # fmt: skip
        last = rows(
            connection, 'SELECT number, ended FROM match WHERE "table" = ? ORDER BY number DESC LIMIT 1', (table.id,)
        )
        if last:
            table.match, table.ended = last[0]["number"], last[0]["ended"] is not None
        found.append(table)
    return found


def ended_tables(connection: sqlite3.Connection, where: str, values: Sequence[Any]) -> list[TableRow]:
    """The same, with how the last match ended where it has."""
    found = tables(connection, where, values)
    for table in found:
        if table.ended:
            table.payoffs = payoffs(connection, match_id(table.id, table.match))
    return found


def ended(connection: sqlite3.Connection, guest: str, most: int) -> list[EndedRow]:
    """The last finished matches of a guest, at tables where he had one chair; introductions do not count."""
    once = '(SELECT "table" FROM chair WHERE guest = ? GROUP BY "table" HAVING count(*) = 1)'
    where = f"WHERE NOT lesson AND id IN {once} ORDER BY touched DESC LIMIT ?"
    found: list[EndedRow] = []
    for table in tables(connection, where, (guest, most)):
        question = 'SELECT id FROM match WHERE "table" = ? AND ended IS NOT NULL ORDER BY number DESC LIMIT ?'
        for row in rows(connection, question, (table.id, most - len(found))):
            got = payoffs(connection, row["id"])
            if got is not None and len(got) == len(table.chairs):
                found.append(EndedRow(table.game, table.chairs, got))
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


def match(connection: sqlite3.Connection, id: str) -> MatchRow | None:
    """A match with all its lines."""
    found = rows(connection, "SELECT number, key, began, ended FROM match WHERE id = ?", (id,))
    if not found:
        return None
    lines = rows(connection, "SELECT text, command FROM line WHERE match = ? ORDER BY number", (id,))
    return MatchRow(
        id, found[0]["number"], found[0]["key"], [line["text"] for line in lines], [line["command"] for line in lines],
        found[0]["began"], found[0]["ended"],
    )  # fmt: skip
