"""A push service, and a server that notifies guests by it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from server.pushing import CONTACT, Service
from server.web import Server

from konspira.server.push import crypto

Own = Callable[..., Server]


@pytest.fixture
def service() -> Iterator[Service]:
    with Service() as running:
        thread = threading.Thread(target=running.serve_forever, args=(0.02,))
        thread.start()
        yield running
        running.shutdown()
        thread.join()


@pytest.fixture
def notifying(own: Own, tmp_path: Path) -> Server:
    """A server that notifies guests."""
    (tmp_path / "key.pem").write_bytes(crypto.new_key())
    return own(
        push_key=str(tmp_path / "key.pem"), push_contact=CONTACT, push_near=True, push_after=0.1, blink=0.1,
        heartbeat=2,
    )  # fmt: skip
