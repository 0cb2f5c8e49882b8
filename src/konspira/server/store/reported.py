"""Hosts who were reported, for whoever runs the server: listed and settled, also while games are played there."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from konspira.server import POSTGRES, StartError
from konspira.server.store import Statement
from konspira.server.store.journals import opened_to_read
from konspira.server.store.people import StoredReport
from konspira.server.store.people_sql import PeopleStatements, reports_of_hosts
from konspira.server.store.questions import Answer, Question
from konspira.server.store.sqlite import answered_by

if TYPE_CHECKING:
    import asyncpg

MOST = 200
PATIENCE = 30  # seconds for which a server that writes is waited for
Result = TypeVar("Result")


def id_of(report: StoredReport) -> str:
    """By which a report is named; it does not say who reports."""
    return hashlib.blake2b(f"{report.table} {report.guest}".encode(), digest_size=4).hexdigest()


def reported_hosts(place: str) -> list[StoredReport]:
    """The reports in a database, a file or a PostgreSQL, the oldest first. Raises StartError; writes nothing."""
    if place.startswith(POSTGRES):
        return asyncio.run(_in_postgres(place, lambda one: _answered(one, reports_of_hosts(MOST))))
    try:
        with closing(opened_to_read(Path(place))) as connection:
            connection.row_factory = sqlite3.Row
            return answered_by(connection, reports_of_hosts(MOST))
    except sqlite3.Error as error:
        raise StartError("start-file", path=place, why=str(error)) from None


def settle(place: str, id: str) -> bool:
    """Settle the report of this id; False where none is listed by it. Raises StartError."""
    found = next((one for one in reported_hosts(place) if id_of(one) == id), None)
    if found is None:
        return False
    settled = PeopleStatements().settle_report(found.table, found.guest)
    if place.startswith(POSTGRES):
        asyncio.run(_in_postgres(place, lambda one: _written(one, settled)))
        return True
    try:
        writable = f"{Path(place).resolve().as_uri()}?mode=rw"
        with closing(sqlite3.connect(writable, uri=True, timeout=PATIENCE)) as file, file:
            file.execute(settled.sql, settled.values)
    except sqlite3.Error as error:
        raise StartError("start-file", path=place, why=str(error)) from None
    return True


async def _in_postgres(place: str, work: Callable[[asyncpg.Connection], Awaitable[Result]]) -> Result:
    import asyncpg  # the extra `postgres`, which others do without

    try:
        connection = await asyncpg.connect(place)
    except (OSError, asyncpg.PostgresError) as error:
        raise StartError("start-database", path=place.rpartition("@")[2], why=str(error)) from None
    try:
        return await work(connection)
    finally:
        await connection.close()


async def _answered(connection: asyncpg.Connection, question: Question[Answer]) -> Answer:
    from konspira.server.store.postgres import numbered

    try:
        wanted = next(question)
        while True:
            wanted = question.send(await connection.fetch(numbered(wanted.sql), *wanted.values))
    except StopIteration as answered:
        answer: Answer = answered.value
        return answer


async def _written(connection: asyncpg.Connection, statement: Statement) -> None:
    from konspira.server.store.postgres import numbered

    await connection.execute(numbered(statement.sql), *statement.values)
