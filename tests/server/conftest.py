"""Servers for tests: one that most tests share, and one that a test may stop and start as it likes."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from server.web import Server


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
