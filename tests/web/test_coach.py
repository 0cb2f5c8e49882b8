"""The coach in the page: asked by button or key, and after the end a chart of everybody's beliefs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from sampling import Sample
from server.web import Server, wait_for
from web.browser import DESK, PHONE, Visitor, unfold
from web.gra import bids, open_table, to_the_end

LOOKS = [(PHONE, False), (DESK, True)]


@pytest.fixture(scope="module")
def advised(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose coach looks at a few worlds, and may be asked as often as one likes."""
    folder: Path = tmp_path_factory.mktemp("advised")
    shared = Server(folder / "advised.db", games=["gra"], coach="4000", limits={"advice": [100, 100]}, known=True)
    yield shared
    shared.stop()
    assert "Traceback" not in shared.log, shared.log


def ask(page: Page) -> None:
    """Ask by key until the coach has beliefs: while machine code is being made he has only first thoughts."""

    def answered() -> bool:
        page.keyboard.press("Alt+c")
        page.locator("dialog.coach .why, dialog.coach .warn").first.wait_for()
        if page.locator(".coach .beliefs").count() > 1:
            return True
        page.keyboard.press("Escape")
        return False

    page.get_by_role("button", name="Zapytaj trenera").wait_for()
    assert wait_for(answered, 240)


def test_the_coach_advises_and_the_end_shows_how_beliefs_went(
    visit: Callable[..., Visitor], advised: Server, sample: Sample
) -> None:
    for size, dark in sample(LOOKS, 1):
        visitor = visit(server=advised, size=size, dark=dark)
        page = open_table(visitor, seats=3, options={"fewer_cards": True}, until=bids).page
        ask(page)
        expect(page.locator(".coach .advice li").first).to_contain_text("%")
        expect(page.locator(".coach .key-line")).to_contain_text("Trener widzi tylko to, co ty.")
        assert visitor.axe() == []
        page.keyboard.press("Escape")
        to_the_end(visitor)
        page.locator(".scrub").wait_for()
        page.get_by_role("button", name="Policz i pokaż").click()
        expect(page.locator(".chart polyline")).to_have_count(3, timeout=240_000)  # all is thought over again
        page.locator(".chart summary").first.click()
        expect(page.locator(".chart td").first).to_contain_text("%")
        assert visitor.axe() == []


def test_where_the_coach_is_forbidden_he_is_not_offered(visit: Callable[..., Visitor]) -> None:
    page = visit().go("/")
    unfold(page)
    page.get_by_role("switch", name="Trener podpowiada").uncheck()
    page.locator("#play").click()
    page.locator(".turner").first.wait_for()
    expect(page.get_by_role("button", name="Zapytaj trenera")).to_have_count(0)
    page.keyboard.press("Alt+c")
    expect(page.locator("dialog")).to_have_count(0)
