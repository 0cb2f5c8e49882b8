"""The clock in the page: chosen in the lobby, shown to everybody, and told when it runs out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from server.web import Server
from web.browser import DESK, PHONE, Visitor

from konspira.server import PACES


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where quick is very quick."""
    folder: Path = tmp_path_factory.mktemp("hasty")
    shared = Server(
        folder / "hasty.db", games=["gra"], pace=(0.0, 0.02), clocks={**PACES, "quick": 2}, stand_in="random"
    )
    yield shared
    shared.stop()
    assert "Traceback" not in shared.log, shared.log


@pytest.mark.sample(1)
@pytest.mark.parametrize(("size", "dark"), [(PHONE, True), (DESK, False)], ids=["phone-dark", "desk-light"])
def test_a_clock_runs_and_a_bot_moves_when_it_is_out(
    visit: Callable[..., Visitor], hasty: Server, size: tuple[int, int], dark: bool
) -> None:
    visitor = visit(server=hasty, size=size, dark=dark)
    page = visitor.go("/")
    page.get_by_role("radio", name="spokojnie: 5 minut").click()
    page.locator("#play").click()
    mine = page.locator(".clocks .is-me [role=timer]")
    expect(mine).to_have_text(re.compile(r"^4:\d\d$"))
    shown = mine.inner_text()
    assert visitor.axe() == []
    expect(mine).not_to_have_text(shown)
    visitor.go("/")
    page.get_by_role("radio", name="szybko: 45 sekund").click()
    page.locator("#play").click()
    expect(page.locator(".toast")).to_have_text("Twój czas minął: ruch robi bot.")
    expect(page.locator(".turner")).to_have_count(0)


def test_without_a_clock_none_is_shown(visit: Callable[..., Visitor], hasty: Server) -> None:
    page = visit(server=hasty).go("/")
    page.locator("#play").click()
    page.locator(".turner").first.wait_for()
    expect(page.locator(".clocks")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "pace", "shown", "listed"),
    [
        ("pl", "trzy doby", "zostały 3 dni", "Twoja kolej · zostały 3 dni"),
        ("cs", "den", "zbývá 24 hodin", "Jsi na tahu · zbývá 24 hodin"),
        ("en", "a day", "24 hours left", "Your turn · 24 hours left"),
    ],
)
@pytest.mark.sample(2)
def test_a_slow_clock_is_told_in_words_at_the_table_and_in_my_list(
    visit: Callable[..., Visitor], hasty: Server, language: str, pace: str, shown: str, listed: str
) -> None:
    visitor = visit(server=hasty, size=DESK, language=language)
    page = visitor.go("/")
    page.get_by_role("radio", name=pace, exact=True).click()
    expect(page.locator(".switch input:disabled")).to_be_checked()
    page.locator("#play").click()
    expect(page.locator(".clocks .is-me [role=timer]")).to_have_text(shown)
    page.goto(f"{hasty.site}/tables")
    expect(page.locator(".my-table").first).to_contain_text(listed)
