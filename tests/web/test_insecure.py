"""Plain http, as in any house, is an insecure origin: a whole game works there, and the page says what does not."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from web.browser import PHONE, Visitor
from web.gra import Player
from web.player import play


def test_a_whole_game_is_played_seen_again_checked_and_talked_about_over_plain_http(
    visit: Callable[..., Visitor],
) -> None:
    site = visit().server.site.replace("127.0.0.1", "konspira.test")
    visitor = visit(site=site, size=PHONE)
    table = visitor.make("Ania", "gra", ["me", "level-1"], options={"fewer_cards": True})
    page = visitor.go(f"/t/{table}#start")
    assert page.evaluate("isSecureContext") is False
    assert (
        page.evaluate("[typeof crypto.subtle, typeof navigator.serviceWorker, typeof navigator.clipboard]")
        == ["undefined"] * 3
    )  # what other tests have, being on this machine
    page.locator(".game").wait_for()
    page.get_by_role("button", name="Menu stołu").click()
    expect(page.locator("dialog")).to_contain_text("wymagają https")
    assert visitor.axe() == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Przebieg gry i rozmowa").click()
    page.get_by_role("tab", name="Rozmowa").click()
    page.get_by_role("button", name="Cześć!").click()
    expect(page.locator(".chat .me")).to_have_count(1)
    page.keyboard.press("Escape")
    play(Player(page))
    page.get_by_role("button", name="Poprzedni ruch").click()
    page.locator(".replay").wait_for()
    page.locator(".rail input").press("End")
    page.get_by_role("button", name="Sprawdź rozdanie").click()
    expect(page.locator(".proof b").first).to_be_visible()
    assert page.locator(".proof h3", has_text="Co się nie zgadza").count() == 0
