"""What the browser tests share: one server, one Chromium, and visitors that are watched."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright
from server.web import Server
from web.browser import LARGE, PATIENCE, Visitor, start

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Who starts browsers."""
    with sync_playwright() as one:
        yield one


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The system's Chromium."""
    found = start(playwright)
    yield found
    found.close()


@pytest.fixture(scope="session")
def large(playwright: Playwright) -> Iterator[Browser]:
    """The browser of somebody who has asked for letters of twice the size."""
    found = start(playwright, f"--blink-settings=defaultFontSize={LARGE}")
    yield found
    found.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots answer at once, and whose deals are known."""
    db, names = tmp_path_factory.mktemp("web") / "house.db", ["konspira.test"]  # by which it is no secure context
    shared = Server(db, pace=(0.0, 0.0), blink=0.2, known=True, names=names, shuffle=20.0)  # a busy page opens late
    yield shared
    shared.stop()
    assert "Traceback" not in shared.log, shared.log


def deal(server: Server, name: str) -> None:
    """From now on the server deals what it always deals to whoever names this."""
    server.db.with_suffix(".deals").write_text(name)


@pytest.fixture
def whole(request: pytest.FixtureRequest) -> bool:
    """Is a long game to be played by hand from its beginning to its end? With `--all` it is."""
    return bool(request.config.getoption("--all"))


@pytest.fixture
def visit(browser: Browser, house: Server, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """A function that lets somebody in; when the test is over, nobody's console may have complained."""
    inside: list[Visitor] = []
    known: set[Server] = set()

    def come(server: Server = house, **wanted: Any) -> Visitor:
        if server not in known:
            deal(server, request.node.name)
            known.add(server)
        inside.append(Visitor(browser, server, **wanted))
        return inside[-1]

    yield come
    faults = [fault for visitor in inside for fault in visitor.close()]
    assert not faults, "\n".join(faults)
