"""Which database a server is told to use, and the store in it: a file of SQLite, or PostgreSQL with other nodes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from konspira.server import Config, StartError, default_db
from konspira.server.nodes import Alone, Nodes
from konspira.server.store import Store
from konspira.server.store.database import Database
from konspira.server.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from konspira.server.store.postgres_database import PostgresDatabase

OpenDatabase: TypeAlias = "Database | PostgresDatabase"


def open_database(config: Config) -> OpenDatabase:
    """The database of a server, brought up to date. Raises StartError with the true cause."""
    if not config.postgres:
        return Database(config.db, config.secrets)
    try:
        from konspira.server.store.postgres_database import PostgresDatabase
    except ImportError:
        raise StartError("start-postgres-extra") from None
    return PostgresDatabase(config.postgres, config.secrets or default_db().with_name("postgres.secrets"))


def start_store(
    database: OpenDatabase,
    loop: asyncio.AbstractEventLoop,
    committed: Callable[[int, float], None],
    troubled: Callable[[str | None], None],
    *,
    apart: bool = False,
) -> tuple[Store, Nodes]:
    """The store in a database, on an event loop, and the nodes that share it; `apart`: a process writes the file."""
    if isinstance(database, Database):
        return SqliteStore(database, loop, committed, troubled, apart=apart), Alone()
    from konspira.server.store.postgres import PostgresStore
    from konspira.server.store.postgres_nodes import PostgresNodes

    store = PostgresStore(database, loop, committed, troubled)
    return store, PostgresNodes(store)
