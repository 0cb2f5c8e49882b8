"""The pages beside the lobby: my record and the ladder of bots."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from web.browser import DESK, SMALL, Visitor
from web.gra import open_table
from web.player import never

LOOKS = pytest.mark.parametrize(("size", "dark"), [(SMALL, True), (DESK, False)], ids=["phone-dark", "desk-light"])


@pytest.mark.sample(1)
@LOOKS
def test_a_finished_game_is_in_my_record(visit: Callable[..., Visitor], size: tuple[int, int], dark: bool) -> None:
    visitor = visit(size=size, dark=dark)
    page = visitor.go("/")
    page.locator("#play").wait_for()
    page.get_by_role("link", name="Twoje gry").click()
    expect(page.locator(".record")).to_contain_text("Jeszcze żadnej skończonej gry.")
    bare = "main => [...main.childNodes].filter((one) => one.nodeType === Node.TEXT_NODE).map((one) => one.data.trim())"
    assert not any(page.locator(".record").evaluate(bare)), "words that stand in no panel"
    assert visitor.axe() == []
    open_table(visitor, seats=2, until=never)
    visitor.go("/record")
    expect(page.locator(".scores li").first).to_contain_text("z 1")
    assert visitor.axe() == []


@pytest.mark.sample(1)
@LOOKS
def test_the_ladder_says_how_bots_think(visit: Callable[..., Visitor], size: tuple[int, int], dark: bool) -> None:
    visitor = visit(size=size, dark=dark, language="en")
    page = visitor.go("/")
    page.locator("#play").wait_for()
    page.get_by_role("link", name="The ladder of bots").click()
    rungs = page.locator("section", has_text="GRA").locator(".rungs li")
    expect(rungs).to_have_count(5)
    expect(rungs.first).to_contain_text("rookie")
    expect(rungs.nth(3)).to_contain_text("1,000 worlds")
    expect(page.locator("section.panel")).to_have_count(4)  # how it was measured, and the games that bots sit down to
    assert visitor.axe() == []


def test_the_ladder_writes_numbers_as_its_reader_does(visit: Callable[..., Visitor]) -> None:
    rungs = visit().go("/bots").locator(".rungs li")
    expect(rungs.nth(4)).to_contain_text("0,8 s namysłu")


def test_the_ladder_uses_the_width_of_a_desk(visit: Callable[..., Visitor]) -> None:
    page = visit(size=DESK).go("/bots")
    ladders = page.locator("section[aria-labelledby^=ladder-]")
    expect(ladders).to_have_count(3)
    one, two = (ladders.nth(place).bounding_box() for place in (0, 1))
    assert one
    assert two
    assert (two["y"], two["x"] > one["x"] + one["width"]) == (one["y"], True)
