"""The page as an app: it opens without network and says kindly that play needs the server; it keeps no view."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from web.browser import DESK, SMALL, Visitor
from web.gra import open_table, to_the_end
from web.keys import wait_until

READY = "navigator.serviceWorker.ready.then((worker) => worker.active !== null)"
KEPT = """async () => {
    const all = [];
    for (const name of await caches.keys()) all.push(...await (await caches.open(name)).keys());
    return all.map((one) => new URL(one.url).pathname);
}"""


@pytest.mark.sample(1)
@pytest.mark.parametrize(("size", "dark"), [(SMALL, False), (DESK, True)], ids=["phone-light", "desk-dark"])
def test_without_network_the_page_opens_and_says_what_is_missing(
    visit: Callable[..., Visitor], size: tuple[int, int], dark: bool
) -> None:
    visitor = visit(size=size, dark=dark)
    page = visitor.go("/")
    page.wait_for_function(READY)
    visitor.cut()
    page.goto(visitor.site + "/", wait_until="domcontentloaded")
    expect(page.get_by_role("alert")).to_contain_text("bez niego nie da się grać")
    assert visitor.axe() == []
    visitor.cut(off=False)
    page.get_by_role("button", name="Spróbuj ponownie").click()
    page.locator("#play").wait_for()


def test_nothing_of_a_table_is_ever_kept(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.wait_for_function(READY)
    open_table(visitor, seats=2)
    to_the_end(visitor)
    page.locator(".scrub").wait_for()
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert any(path.endswith("/games/gra/page/board.js") for path in kept)
    assert [path for path in kept if path.startswith(("/api", "/t/", "/health"))] == []


def test_only_one_version_of_the_page_is_kept(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.go("/health").evaluate("caches.open('konspira-old').then(() => true)")  # before there is a worker
    page = visitor.go("/")
    page.wait_for_function(READY)
    one = "caches.keys().then((names) => names.length === 1 && names[0] !== 'konspira-old')"
    wait_until(page, lambda: page.evaluate(one))
