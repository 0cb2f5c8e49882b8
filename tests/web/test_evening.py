"""What people expect of a place they come back to: their tables, and a call when it is their turn."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect
from web.browser import DESK, Visitor
from web.gra import open_table, play

BOTS = [{"who": "me"}, {"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}]
HIDE = "Object.defineProperty(document, 'hidden', {configurable: true, get: () => true})"


def test_one_tap_leads_from_the_lobby_back_to_my_table(visit: Callable[..., Visitor]) -> None:
    player = open_table(visit())
    page, link = player.page, player.page.url
    page.get_by_role("link", name="Poczekalnia").click()
    table = page.locator(".my-table")
    expect(table).to_contain_text("Twoja kolej")
    expect(page).to_have_title(re.compile("^● Twoja kolej"))
    table.click()
    page.locator(".game").wait_for()
    assert page.url == link


def test_a_table_that_is_over_is_kept_with_how_it_ended(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size=DESK, language="en")
    player = open_table(visitor, seats=2)
    play(player)
    page = visitor.go("/")
    done = page.locator(".there .tables li").filter(has_text="Look")
    expect(done).to_contain_text(re.compile("You win!|Winners: "))
    done.get_by_role("link").click()
    page.locator(".hero").wait_for()


def test_my_turn_is_called_out_only_when_asked_for_and_hidden(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.context.add_init_script(
        """window.called = [];
        window.Notification = class {
            static permission = 'default';
            static async requestPermission() { return Notification.permission = 'granted'; }
            constructor(title) { window.called.push(title); }
        };
        Object.defineProperty(navigator, 'serviceWorker', {value: undefined});"""
    )
    player = open_table(visitor, options={"longer": True})  # many turns of mine
    page = player.page
    page.evaluate(HIDE)
    play(player, until="seal")
    play(player, until="bid")
    assert page.evaluate("called") == [], "nobody has asked for it"
    page.get_by_role("button", name="Menu stołu").click()
    page.get_by_role("switch", name="Powiadomienia").check()
    page.keyboard.press("Escape")
    play(player, until="bid")  # this turn may have begun before calls were on
    play(player, until="bid")
    page.wait_for_function("called.length")
    told = page.evaluate("delete document.hidden, called")
    assert set(told) == {"Twoja kolej"}
    play(player, until="bid")
    play(player, until="bid")
    assert page.evaluate("called") == told, "who looks at the page needs no call"
