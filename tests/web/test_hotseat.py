"""Two people at one phone: the curtain falls between them, and what one sees is not even sent to the other."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from web.browser import DESK, SMALL, Visitor, unfold
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
    unfold(page)
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
    expect(drape.locator(".btn.go:not([aria-disabled])")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".turner").first.wait_for()
    expect(page.locator(".bar-me")).to_have_text("Kuba")
    Player(page).seal()
    expect(drape.locator("h1")).to_have_text("Telefon dla: Bartek")
    page.reload()
    expect(drape.locator("h1")).to_have_text("Telefon dla: Bartek")
    player = Passed(page)
    player.curtain()
    expect(page.locator(".bar-me")).to_have_text("Bartek")
    expect(page.locator(".bar-me .my-face")).to_be_in_viewport(ratio=1)
    if whole:
        play(player)
        expect(page.get_by_role("button", name="Rewanż")).to_be_visible()
    while player.done.count("curtain") < 4:
        assert not player.over
        wait_for_a_turn(player)
        player.act()


def name_mate(page: Page, name: str, button: str) -> None:
    """Say who sits at the second chair, where it is asked."""
    sheet = page.get_by_role("dialog", name="Kto gra na tym urządzeniu?")
    sheet.get_by_label("Imię osoby na krześle 2").fill(" ")
    sheet.get_by_role("button", name=button).click()
    expect(sheet).to_be_visible()  # nobody is called nothing
    sheet.get_by_label("Imię osoby na krześle 2").fill(name)
    sheet.get_by_role("button", name=button).click()
    expect(sheet).to_have_count(0)


def test_who_sits_beside_me_is_asked_for_a_name_before_the_game_and_before_the_others_are_invited(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit(size=SMALL)
    page = visitor.go("/")
    page.get_by_label("Kto siedzi na krześle 2").select_option("here")
    page.locator("#play").click()
    assert visitor.axe() == []
    page.get_by_role("button", name="Inna twarz dla krzesła 2").click()
    name_mate(page, "Bartek", "Gramy")
    page.locator(".drape").wait_for()
    page.get_by_role("button", name="Kto inny ma telefon").click()
    expect(page.locator(".drape h1")).to_have_text("Telefon dla: Bartek")
    page.get_by_role("link", name="Poczekalnia").click()
    expect(page.get_by_label("Imię osoby na krześle 2")).to_have_value("Bartek")
    page.get_by_label("Imię osoby na krześle 2").fill("")
    page.get_by_role("button", name="Zaproś znajomych").click()
    name_mate(page, "Celina", "Zaproś znajomych")
    chairs = page.locator(".gathering .chairs li")
    expect(chairs.nth(1).locator("b")).to_have_text("Celina")
    expect(chairs.nth(2).locator("b")).to_have_text("Wolne krzesło")


def test_somebody_beside_me_is_added_while_people_gather_and_between_games(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size=DESK)
    page = visitor.go(f"/t/{visitor.make('Ania', 'gra', ['me', 'open'])}")
    second, who = page.locator(".chairs li").nth(1), page.get_by_label("Kto siedzi na krześle 2")
    who.select_option("here")
    page.keyboard.press("Escape")
    expect(who).to_have_value("open")
    who.select_option("here")
    assert visitor.axe() == []
    name_mate(page, "Bartek", "Usiądź")
    expect(second.locator("b")).to_have_text("Bartek")
    expect(second.locator("small")).to_have_text("gra na tym urządzeniu")
    expect(who).to_have_value("here")
    who.select_option(index=1)
    expect(second.locator("b")).to_have_text("Śrubka")
    page.get_by_role("button", name="Zaczynamy").click()
    page.locator(".game").wait_for()
    page.get_by_role("button", name="Menu stołu").click()
    page.get_by_role("button", name="Odejdź albo zakończ grę").click()
    page.get_by_role("button", name="Zakończ tę grę").click()
    page.get_by_role("button", name="Zmień miejsca").click()
    who.select_option("here")
    name_mate(page, "Celina", "Usiądź")
    expect(page.locator("dialog .chairs li").nth(1).locator("b")).to_have_text("Celina")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rewanż").click()
    player = Passed(page)
    while not page.locator(".drape h1", has_text="Celina").count():
        wait_for_a_turn(player)
        player.act()
        assert len(player.done) < 4, player.done
