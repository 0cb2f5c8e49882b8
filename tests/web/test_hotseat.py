"""Two people at one phone: the curtain falls between them, and what one sees is not even sent to the other."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from web.browser import DESK, SMALL, Visitor
from web.gra import Player
from web.player import play, wait_for_a_turn


class Passed(Player):
    """A device that two people pass to each other: the curtain falls whenever it is the other's turn."""

    signs = {"curtain": ".drape", **Player.signs}

    def curtain(self) -> None:
        self.page.locator(".drape .btn.go").click()
        self.page.locator(".drape .btn.go[aria-disabled]").wait_for(state="detached")


def sit_down(page: Page) -> None:
    """A table for me, Bartek beside me, and a bot, for a short game."""
    page.get_by_role("switch", name="Coraz mniej kart").check()
    page.get_by_role("button", name="Zabierz krzesło").click()
    page.get_by_label("Kto siedzi na krześle 2").select_option("here")
    page.get_by_label("Imię osoby na krześle 2").fill("Bartek")
    page.locator("#play").click()


@pytest.mark.sample(1)
@pytest.mark.parametrize(("size", "dark"), [(SMALL, False), (DESK, True)], ids=["phone-light", "desk-dark"])
def test_two_people_play_a_game_on_one_device(
    visit: Callable[..., Visitor], size: tuple[int, int], dark: bool, whole: bool
) -> None:
    visitor = visit(size=size, dark=dark)
    sent = visitor.heard()
    page = visitor.go("/")
    sit_down(page)
    drape = page.locator(".drape")
    drape.wait_for()
    assert not any('"view":{"seat":0' in text or '"view":{"seat":1' in text for text in sent), (
        "nobody has said it is me"
    )
    assert visitor.axe() == []
    expect(drape.locator(".btn.go")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".turner").first.wait_for()
    Player(page).seal()
    expect(drape.locator("h1")).to_have_text("Telefon dla: Bartek")
    page.reload()
    expect(drape.locator("h1")).to_have_text("Telefon dla: Bartek")
    player = Passed(page)
    if whole:
        play(player)
        expect(page.get_by_role("button", name="Rewanż")).to_be_visible()
    while player.done.count("curtain") < 4:
        assert not player.over
        wait_for_a_turn(player)
        player.act()
