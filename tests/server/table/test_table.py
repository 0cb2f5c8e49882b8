"""What a table is given: a store answers everything that it may be asked."""

from __future__ import annotations

import inspect

from konspira.server.store import Store
from konspira.server.store.postgres import PostgresStore
from konspira.server.store.sqlite import SqliteStore
from konspira.server.table import Transport
from konspira.server.websocket import WebSocketTransport


def test_a_store_and_a_transport_have_every_method_with_the_same_parameters() -> None:
    for protocol, made in ((Store, SqliteStore), (Store, PostgresStore), (Transport, WebSocketTransport)):
        for name, wanted in inspect.getmembers(protocol, inspect.isfunction):
            if not name.startswith("_"):
                assert inspect.signature(getattr(made, name)) == inspect.signature(wanted), name
