"""With the keyboard alone: a whole game, without one click."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from sampling import Sample
from server.web import Server
from web import gra
from web.browser import DESK, PHONE, Visitor
from web.keys import focus_on, unreached
from web.places import CHAIRS, PLAYED, Places
from web.player import FRAME, NEW_VIEW, ahead, play

from konspira.play import shelf


class Typist(gra.Player):
    """Somebody without a mouse or a finger."""

    def seal(self) -> None:
        self.page.locator(".pocket .btn.go:not([aria-disabled])").wait_for()  # it sleeps while a finger may tap twice
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
            page.locator(".welt .actions .btn:not(.go):not([aria-disabled])").wait_for()
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


def test_the_first_stop_of_the_page_leads_to_my_move(visit: Callable[..., Visitor]) -> None:
    page = visit().go("/")
    page.locator("#play").click()
    page.locator(".turner").first.wait_for()
    assert page.evaluate("document.querySelector('a, button').className") == "skip"
    page.locator(".skip").focus()
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


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.sample(1)
def test_tab_comes_to_everything_in_the_places_round_the_games(
    visit: Callable[..., Visitor], house: Server, size: tuple[int, int], sample: Sample
) -> None:
    visitor = visit(size=size, site=house.site.replace("127.0.0.1", "localhost"))  # where passkeys are
    visitor.go("/").locator("#play").wait_for()
    found = dict[str, list[str]]()
    for place in sample(list(Places(house, visitor)), 4):
        place.show(visitor.page)
        if missed := unreached(visitor.page):
            found[place.name] = missed
    assert not found, "\n".join(f"{name}: {one}" for name, missed in found.items() for one in missed)


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


@pytest.mark.parametrize("game", shelf.names())
def test_the_keyboard_is_in_every_game_when_it_begins(visit: Callable[..., Visitor], game: str) -> None:
    visitor = visit(size=DESK)
    visitor.make("Ania", game, CHAIRS.get(game, ["me", "random"]), options=PLAYED[game], start=True)
    page = visitor.go(f"/t/{visitor.table}")
    page.locator(".game").wait_for()
    expect(page.locator("#act")).to_be_focused()


def test_the_keyboard_is_in_the_game_when_it_begins_and_at_each_new_decision_but_leaves_who_writes_alone(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit(size=DESK)
    player = gra.open_table(visitor, seats=2, until=gra.bids)
    page = player.page
    expect(page.locator("#act")).to_be_focused()
    page.get_by_role("tab", name="Rozmowa").focus()
    first = int(player.moment or 0)
    then = ahead(visitor, lambda turn: gra.bids(turn) and turn["moment"] > first)["moment"]
    expect(page.locator("#act")).to_be_focused()
    page.get_by_label("Wiadomość").focus()
    ahead(visitor, lambda turn: gra.bids(turn) and turn["moment"] > then)
    expect(page.get_by_label("Wiadomość")).to_be_focused()
