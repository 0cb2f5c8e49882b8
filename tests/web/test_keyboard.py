"""With the keyboard alone: a whole game, without one click."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from web import gra
from web.browser import DESK, PHONE, Visitor
from web.keys import focus_on
from web.player import FRAME, NEW_VIEW, play


class Typist(gra.Player):
    """Somebody without a mouse or a finger."""

    def seal(self) -> None:
        focus_on(self.page, ".pocket .btn.go")
        self.page.keyboard.press("Enter")
        self.page.locator(".turner").first.wait_for(state="detached")

    def watch(self) -> None:
        focus_on(self.page, ".pocket .btn.go")
        self.page.keyboard.press("Enter")
        self.page.locator(".showdown").wait_for(state="detached")

    def bid(self) -> None:
        """Check if that can be done; else choose a value with the arrow keys, then bid."""
        page, before = self.page, self.moment
        if page.locator(".welt .actions .btn:not(.go)").count():
            focus_on(page, ".welt .actions .btn:not(.go)")
        else:
            focus_on(page, ".faces [role=radio]")
            page.keyboard.press("ArrowRight")
            focus_on(page, ".welt .btn.go:not([aria-disabled])")
        page.keyboard.press("Enter")
        page.wait_for_function(NEW_VIEW, arg=before)


def test_a_whole_game_is_played_with_the_keyboard(visit: Callable[..., Visitor]) -> None:
    page = visit(size=DESK).go("/")
    page.locator("#play").wait_for()
    for _ in range(2):  # two seats make a short game
        focus_on(page, ".below .btn:nth-of-type(2)")
        page.keyboard.press("Enter")
    focus_on(page, ".chairs select")
    page.keyboard.press("Home")
    for _ in range(2):  # past “open” and “here beside me”: the weakest bot
        page.keyboard.press("ArrowDown")
    page.evaluate("document.activeElement.blur()")
    focus_on(page, "#play", 80)
    page.keyboard.press("Enter")
    page.locator(".game").wait_for()
    play(Typist(page))
    expect(page.locator(".hero h2")).to_be_visible()


def test_the_focus_stays_where_i_can_act_when_a_button_has_done_its_work(visit: Callable[..., Visitor]) -> None:
    page = visit(size=PHONE).go("/")
    page.locator("#play").click()
    page.locator(".turner").first.wait_for()
    focus_on(page, ".welt .btn.go")
    page.keyboard.press("Enter")
    page.locator(".turner").first.wait_for(state="detached")
    page.evaluate(FRAME)  # what had the focus has gone by now
    page.wait_for_function("document.activeElement !== document.body")  # the keyboard has not lost its place


def test_the_first_tab_stop_leads_to_my_move(visit: Callable[..., Visitor]) -> None:
    page = visit().go("/")
    page.locator("#play").click()
    page.locator(".turner").first.wait_for()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "act"


def test_escape_closes_a_sheet_and_the_focus_goes_back(visit: Callable[..., Visitor]) -> None:
    page = visit().go("/")
    page.locator("#play").wait_for()
    focus_on(page, "[aria-label^='Język']")
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("[aria-label^='Język']")).to_be_focused()


def test_the_table_can_be_read_as_text(visit: Callable[..., Visitor]) -> None:
    page = visit().go("/")
    page.locator("#play").click()
    page.locator(".turner").first.wait_for()
    text = page.get_by_role("region", name="Stół jako tekst")
    expect(text).to_contain_text("Runda 1")
    expect(text).to_contain_text("Twoje karty:")
    page.get_by_role("button", name="Menu stołu").click()
    page.get_by_role("button", name="Pokaż stół tekstem").click()
    expect(page.locator("dialog .stack")).to_contain_text("Twoje karty:")
