"""Servers for tests: one that most tests share, one that a test may stop and start as it likes, one that notifies."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from server.pushing import CONTACT, Service
from server.web import Server

from konspira.server import push


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that answers as fast as it can."""
    shared = Server(tmp_path_factory.mktemp("server") / "shared.db", blink=0.1, games=["gra"])
    yield shared
    shared.stop()
    assert "Traceback" not in shared.log, shared.log


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """A function that starts a server of the test's own."""
    started: list[Server] = []

    def start(**config: Any) -> Server:
        started.append(Server(tmp_path / f"own{len(started)}.db", **({"games": ["gra"]} | config)))
        return started[-1]

    yield start
    for one in started:
        if one.process.poll() is None:
            one.stop(signal.SIGKILL)


@pytest.fixture
def service() -> Iterator[Service]:
    with Service() as running:
        thread = threading.Thread(target=running.serve_forever, args=(0.02,))
        thread.start()
        yield running
        running.shutdown()
        thread.join()


@pytest.fixture
def notifying(own: Callable[..., Server], tmp_path: Path, request: pytest.FixtureRequest) -> Server:
    """A server that notifies guests; a test that is about its heartbeat says how often that is."""
    (tmp_path / "key.pem").write_bytes(push.new_key())
    return own(
        push_key=str(tmp_path / "key.pem"), push_contact=CONTACT, push_near=True, push_after=0.1, blink=0.1,
        heartbeat=getattr(request, "param", 15),
    )  # fmt: skip
