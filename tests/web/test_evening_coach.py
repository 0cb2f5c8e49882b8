"""The coach in the page: asked by button or key, and after the end a chart of everybody's beliefs."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from web.browser import DESK, PHONE, Visitor
from web.gra import open_table, play, to_bid

PATIENCE = 240


def ask(page: Page) -> None:
    """Ask by key until the coach has beliefs: before that he has only first thoughts."""
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        page.keyboard.press("Alt+c")
        page.wait_for_timeout(100)
        if not page.locator("dialog.coach").count():
            continue  # a turn is drawn a moment before its keys are listened to
        page.locator("dialog.coach .why, dialog.coach .warn").first.wait_for()
        if page.locator(".coach .beliefs").count() > 1:
            return
        page.keyboard.press("Escape")
        page.wait_for_timeout(4000)
    raise TimeoutError


@pytest.mark.parametrize(("size", "dark"), [(PHONE, False), (DESK, True)], ids=["phone-light", "desk-dark"])
def test_the_coach_advises_and_the_end_shows_how_beliefs_went(
    visit: Callable[..., Visitor], size: tuple[int, int], dark: bool
) -> None:
    visitor = visit(size=size, dark=dark)
    player = open_table(visitor)
    page = player.page
    to_bid(player)
    ask(page)
    expect(page.locator(".coach .advice li").first).to_contain_text("%")
    expect(page.locator(".coach .key-line")).to_contain_text("Trener widzi tylko to, co ty.")
    assert visitor.axe() == []
    page.keyboard.press("Escape")
    play(player)
    page.locator(".scrub").wait_for()
    page.get_by_role("button", name="Policz i pokaż").click()
    expect(page.locator(".chart polyline")).to_have_count(3, timeout=1000 * PATIENCE)  # all is thought over again
    page.locator(".chart summary").first.click()
    expect(page.locator(".chart td").first).to_contain_text("%")
    assert visitor.axe() == []


def test_where_the_coach_is_forbidden_he_is_not_offered(visit: Callable[..., Visitor]) -> None:
    page = visit().go("/")
    page.get_by_role("switch", name="Trener podpowiada").uncheck()
    page.locator("#play").click()
    page.locator(".turner").first.wait_for()
    expect(page.get_by_role("button", name="Zapytaj trenera")).to_have_count(0)
    page.keyboard.press("Alt+c")
    expect(page.locator("dialog")).to_have_count(0)
