"""What the browser tests share: one server, one Chromium, and visitors that are watched."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from server.web import Server
from web.browser import PATIENCE, Visitor, start

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests play random deals against the clock of a busy machine: one that fails is tried again, twice."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium."""
    with sync_playwright() as playwright:
        found = start(playwright)
        yield found
        found.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots answer at once."""
    shared = Server(tmp_path_factory.mktemp("web") / "house.db", pace=(0.0, 0.02), blink=0.2)
    yield shared
    shared.stop()
    assert "Traceback" not in shared.log, shared.log


@pytest.fixture
def visit(browser: Browser, house: Server) -> Iterator[Callable[..., Visitor]]:
    """A function that lets somebody in; when the test is over, nobody's console may have complained."""
    inside: list[Visitor] = []

    def come(server: Server = house, **wanted: Any) -> Visitor:
        inside.append(Visitor(browser, server.site, **wanted))
        return inside[-1]

    yield come
    faults = [fault for visitor in inside for fault in visitor.close()]
    assert not faults, "\n".join(faults)
