"""Two people at one phone: the curtain falls between them, and what one sees is not even sent to the other."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from web.browser import DESK, SMALL, Visitor
from web.gra import Player


def sit_down(page: Page) -> None:
    """A table for me, Bartek beside me, and a bot."""
    page.get_by_role("button", name="Zabierz krzesło").click()
    page.get_by_label("Kto siedzi na krześle 2").select_option("here")
    page.get_by_label("Imię osoby na krześle 2").fill("Bartek")
    page.locator("#play").click()


@pytest.mark.parametrize(("size", "dark"), [(SMALL, False), (DESK, True)], ids=["phone-light", "desk-dark"])
def test_two_people_play_a_game_on_one_device(visit: Callable[..., Visitor], size: tuple[int, int], dark: bool) -> None:
    visitor = visit(size=size, dark=dark)
    sent: list[str] = []
    visitor.page.on("websocket", lambda line: line.on("framereceived", lambda frame: sent.append(str(frame))))
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
    player, curtains, ends = Player(page), 0, time.monotonic() + 240
    while not player.over and time.monotonic() < ends:
        if drape.count():
            drape.locator(".btn.go").click()
            drape.wait_for(state="detached")
            curtains += 1
        elif (
            page.locator(".turner").count()
            or page.locator(".picker").count()
            or page.locator(".showdown ~ .pocket .btn.go").count()
        ):
            act(player)
        else:
            page.wait_for_timeout(30)
    assert player.over
    assert curtains > 3
    expect(page.get_by_role("button", name="Rewanż")).to_be_visible()


def act(player: Player) -> None:
    """Do what the page offers; the curtain may fall while it is being done."""
    try:
        player.page.set_default_timeout(1500)
        player.act()
    except Exception:
        assert player.page.locator(".drape, .hero, .game").count(), "the page went wrong"
    finally:
        player.page.set_default_timeout(15_000)
