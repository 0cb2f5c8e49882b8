"""A database of PostgreSQL: reached, brought up to date, and found to belong to whoever knows its secret."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg

from konspira.server import StartError
from konspira.server.store.database import GUESTS
from konspira.server.store.schema import POSTGRES_STEPS
from konspira.server.store.secret_file import SecretFile

OLDEST = 15  # the version of PostgreSQL
PATIENCE = 4.0  # seconds to be let in
IDLE = "1500"  # milliseconds that a transaction may wait for its node
_ALONE = 0x6B6F6E73  # the lock of whoever changes the shape


LOST = (OSError, asyncpg.InterfaceError, asyncpg.InternalClientError)  # a connection is, or cannot be used any more
FAILURES = (*LOST, asyncpg.PostgresError)
_UNREACHED = (
    *LOST, asyncpg.PostgresConnectionError, asyncpg.CannotConnectNowError, asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError, asyncpg.IdleInTransactionSessionTimeoutError, asyncpg.TooManyConnectionsError,
)  # fmt: skip


class PostgresDatabase:
    """Where a database is, and the secret of all nodes on it. Raises StartError with the true cause."""

    def __init__(self, url: str, secret_file: Path) -> None:
        self.url = url
        self.secrets = SecretFile(secret_file)
        self.secret = self.secrets.take(GUESTS, secrets.token_bytes(32))
        try:
            asyncio.run(self._prepare())
        except (*FAILURES, ValueError) as error:
            raise StartError("start-database", path=self.named, why=str(error) or type(error).__name__) from None

    @property
    def named(self) -> str:
        """What it may be called where others read: no user, no password."""
        parts = urlsplit(self.url)
        return f"{parts.hostname or ''}{parts.path}"

    def close(self) -> None:
        """Nothing is held between connections."""

    async def connect(self) -> asyncpg.Connection:
        """Another connection, whose commits are durable; closed when it comes, if nobody waits for it any more."""
        settings = {
            "application_name": "konspira", "synchronous_commit": "on",
            "idle_in_transaction_session_timeout": IDLE,  # a node that is frozen in the middle keeps nobody waiting
        }  # fmt: skip
        coming = asyncio.ensure_future(asyncpg.connect(self.url, timeout=PATIENCE, server_settings=settings))
        try:
            return await asyncio.shield(coming)
        except asyncio.CancelledError:
            coming.add_done_callback(_unwanted)
            raise

    async def _prepare(self) -> None:
        connection = await self.connect()
        try:
            if connection.get_server_version().major < OLDEST:
                raise StartError("start-database-old", path=self.named, known=OLDEST)
            await migrate(connection, self.named)
            digest = hashlib.blake2b(self.secret, digest_size=16, person=b"konspira digest").digest()
            written = await connection.fetchval(
                """INSERT INTO secret_digest SELECT $1 WHERE NOT EXISTS (SELECT 1 FROM secret_digest)
                   RETURNING digest""", digest,
            ) or await connection.fetchval("SELECT digest FROM secret_digest")  # fmt: skip
            if not hmac.compare_digest(written, digest):
                self.secrets.discard()  # if it was made a moment ago, it signs nothing
                raise StartError("start-other-secrets", path=self.named, secrets=str(self.secrets.path))
        finally:
            await connection.close()


def _unwanted(came: asyncio.Future[asyncpg.Connection]) -> None:
    if not came.cancelled() and came.exception() is None:
        came.result().terminate()


async def migrate(connection: asyncpg.Connection, named: str) -> None:
    """Bring a database up to date, one node at a time, each step whole or not at all."""
    await connection.execute("SELECT pg_advisory_lock($1)", _ALONE)
    try:
        await connection.execute("CREATE TABLE IF NOT EXISTS step (number INTEGER PRIMARY KEY)")
        taken = await connection.fetchval("SELECT coalesce(max(number), 0) FROM step")
        if taken > len(POSTGRES_STEPS):
            raise StartError("start-too-new", path=named, taken=taken, known=len(POSTGRES_STEPS))
        for number, step in enumerate(POSTGRES_STEPS[taken:], taken + 1):
            async with connection.transaction():
                await connection.execute(step)
                await connection.execute("INSERT INTO step VALUES ($1)", number)
    finally:
        await connection.execute("SELECT pg_advisory_unlock($1)", _ALONE)


# -- what went wrong --------------------------------------------------------------------------------


def reached(error: Exception) -> bool:
    """Has the database answered, if only to refuse?"""
    return not isinstance(error, _UNREACHED)


def storage_trouble(error: Exception) -> str | None:
    """What is wrong with the database or its disk, if that is why: database, full, readonly or disk."""
    if not reached(error):
        return "database"  # a TimeoutError is an OSError, too
    if isinstance(error, asyncpg.DiskFullError):
        return "full"
    if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
        return "readonly"
    if isinstance(error, asyncpg.DataCorruptedError | asyncpg.IndexCorruptedError):
        return "corrupt"
    return "disk" if isinstance(error, asyncpg.PostgresIOError) else None
