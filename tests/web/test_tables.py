"""What people expect of a place they come back to: their tables, and a call when it is their turn."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect
from web.browser import DESK, Visitor
from web.gra import Player, open_table
from web.player import never, play

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
    open_table(visitor, seats=2, until=never)
    page = visitor.go("/")
    done = page.locator(".there .tables li").filter(has_text="Look")
    expect(done).to_contain_text(re.compile("You win!|Winners: "))
    done.get_by_role("link").click()
    page.locator(".hero").wait_for()


def test_a_table_that_is_over_can_be_hidden_and_the_page_of_tables_keeps_its_title(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit(language="en")
    open_table(visitor, seats=2, until=never)
    gone = visitor.table
    open_table(visitor, seats=2, until=never)
    page = visitor.go("/tables")
    done = page.locator(".tables li", has=page.get_by_role("link", name="Look"))
    expect(done).to_have_count(2)
    expect(page).to_have_title("Tables · Konspira")
    row = done.filter(has=page.locator(f"a[href='/t/{gone}']"))
    with page.expect_response(f"**/api/me/tables/{gone}/hidden"):
        row.get_by_role("button", name="Hide this table: GRA").click()
    expect(done).to_have_count(1)
    assert visitor.axe() == []
    page.reload()
    expect(done).to_have_count(1)
    expect(done.locator(f"a[href='/t/{visitor.table}']")).to_be_visible()
    open_table(visitor, seats=2)
    visitor.go("/tables")
    expect(page).to_have_title(re.compile("^● .* · Tables · Konspira$"))


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
    player = open_table(visitor, seats=2)
    page = player.page
    page.evaluate(HIDE)
    player.seal()
    my_next_turn(player)
    assert page.evaluate("called") == [], "nobody has asked for it"
    page.get_by_role("button", name="Menu stołu").click()
    page.get_by_role("switch", name="Powiadomienia").check()
    page.keyboard.press("Escape")
    my_next_turn(player)
    page.wait_for_function("called.length")
    told = page.evaluate("delete document.hidden, called")
    assert set(told) == {"Twoja kolej"}
    my_next_turn(player)
    assert page.evaluate("called") == told, "who looks at the page needs no call"


def my_next_turn(player: Player) -> None:
    """Do what there is to do now, and whatever comes before a bid of mine that the page has called out in its title."""
    player.act()
    play(player, until="bid")
    expect(player.page).to_have_title(re.compile("^● Twoja kolej"))
