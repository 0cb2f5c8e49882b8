"""Life happens: reloads, lost networks, people who leave and come back, people who only look on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from server.web import Server
from web.browser import DESK, PHONE, Visitor
from web.gra import Player, bids, open_table, to_the_end
from web.player import play


def hand(page: Page) -> list[str | None]:
    return [card.get_attribute("aria-label") for card in page.locator(".turner").all()]


def pair(visit: Callable[..., Visitor], patience: int = 60) -> tuple[Visitor, Visitor]:
    """Two guests at one table, in a match."""
    host, friend = visit(size=DESK), visit(size=PHONE)
    table = host.make("Ania", "gra", ["me", "open"], public=True, patience=patience)
    page = host.go(f"/t/{table}")
    friend.go(f"/t/{table}").get_by_role("button", name="Usiądź").click()
    page.locator("#act .btn.go:not([aria-disabled])").click()
    for one in (host, friend):
        one.page.locator(".turner").first.wait_for()
    return host, friend


def test_a_reload_comes_back_to_the_same_turn(visit: Callable[..., Visitor]) -> None:
    player = open_table(visit(), seats=3, options={"fewer_cards": True})
    player.page.locator(".turner").first.wait_for()
    before, moment = hand(player.page), player.moment
    player.page.reload()
    player.page.locator(".turner").first.wait_for()
    assert hand(player.page) == before
    assert int(player.moment or 0) >= int(moment or 0)


def test_a_lost_network_is_said_and_the_move_goes_out_when_it_is_back(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    player = open_table(visitor, seats=3, until=bids)
    page = player.page
    visitor.cut()
    page.evaluate("dispatchEvent(new Event('pageshow'))")  # as after sleep: the line is tried and found dead
    expect(page.locator(".strip")).to_contain_text("Łączę ponownie")
    moment = player.moment
    visitor.cut(False)
    expect(page.locator(".strip")).to_have_count(0)
    assert player.moment == moment
    player.bid()
    assert player.moment != moment


def test_a_lost_network_is_said_before_the_game_too(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.locator("#play").wait_for()
    page.get_by_role("button", name="Zaproś znajomych").click()
    page.locator(".gathering").wait_for()
    visitor.cut()
    page.evaluate("document.dispatchEvent(new Event('freeze'))")
    expect(page.locator(".strip")).to_contain_text("Łączę ponownie")
    assert visitor.axe() == []
    visitor.cut(False)
    expect(page.locator(".strip")).to_have_count(0)


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    server = Server(tmp_path / "mortal.db", pace=(0.0, 0.02), blink=0.2, games=["gra"])
    yield server
    server.stop()


def test_a_server_that_is_killed_and_comes_back_under_an_open_page_loses_nothing(
    mortal: Server, visit: Callable[..., Visitor]
) -> None:
    visitor = visit(mortal)
    player = open_table(visitor, seats=3, until=bids)
    page = player.page
    moment = player.moment
    visitor.offline = True  # what the console says of a line that breaks is no fault
    mortal.die_and_rise(lambda: expect(page.locator(".strip")).to_contain_text("Łączę ponownie"))
    expect(page.locator(".strip")).to_have_count(0)
    visitor.offline = False
    assert player.moment == moment
    player.bid()
    assert player.moment != moment


def test_a_choice_made_just_as_the_network_goes_is_done_once(visit: Callable[..., Visitor]) -> None:
    host, friend = pair(visit)
    friend.cut()
    friend.page.locator(".welt .btn.go").click()  # sealed while nothing can be sent
    expect(friend.page.locator(".welt .btn.go")).to_have_attribute("aria-disabled", "true")  # it is on its way
    expect(host.page.locator(".env.none")).to_have_count(1)
    friend.cut(False)
    friend.page.evaluate("dispatchEvent(new Event('online'))")
    expect(host.page.locator("svg.env")).to_have_count(1)
    friend.page.locator(".turner").first.wait_for(state="detached")


def test_a_leavers_chair_is_played_by_a_bot_and_given_back(visit: Callable[..., Visitor]) -> None:
    host, friend = pair(visit)
    friend.page.get_by_role("button", name="Menu stołu").click()
    friend.page.get_by_role("button", name="Odejdź, niech zagra bot").click()
    friend.page.locator("#play").wait_for()
    expect(host.page.locator(".seat .tagline-s")).to_have_text("gra bot")
    expect(host.page.locator("svg.env")).to_have_count(1)  # the bot has sealed a choice
    friend.page.locator(".my-table").first.click()
    friend.page.locator(".game").wait_for()
    expect(friend.page.locator(".toast")).to_have_text("Bot grał za ciebie. Krzesło jest znowu twoje.")
    expect(host.page.locator(".seat .tagline-s")).to_have_count(0)


def test_somebody_whose_browser_is_gone_is_seen_to_be_away(visit: Callable[..., Visitor]) -> None:
    host, friend = pair(visit, patience=1)
    friend.page.goto("about:blank")
    tag = host.page.locator(".seat .tagline-s")
    expect(tag).to_have_text(re.compile("wraca|gra bot"))
    expect(tag).to_have_text("gra bot")


def test_somebody_whose_page_is_put_to_sleep_is_seen_to_be_away_until_it_wakes(visit: Callable[..., Visitor]) -> None:
    """A browser answers pings also for a page that it has frozen, as phones do: the page must say that it goes."""
    host, friend = pair(visit)
    friend.page.evaluate("document.dispatchEvent(new Event('freeze'))")
    expect(host.page.locator(".seat .tagline-s")).to_have_text(re.compile("wraca"))
    friend.page.evaluate("document.dispatchEvent(new Event('resume'))")
    expect(host.page.locator(".seat .tagline-s")).to_have_count(0)
    expect(friend.page.locator(".strip")).to_have_count(0)
    friend.page.locator(".welt .btn.go").click()
    expect(host.page.locator("svg.env")).to_have_count(1)


def test_a_spectator_sees_what_is_public_and_nobodys_cards(visit: Callable[..., Visitor]) -> None:
    host, friend = pair(visit)
    looker = visit(language="en")
    heard = looker.heard()
    page = looker.go(host.page.url.removeprefix(host.site))
    page.locator(".seats").wait_for()
    expect(page.locator(".hint")).to_contain_text("You look on")
    assert page.locator(".dcard").count() == 0
    assert page.locator(".welt .btn").count() == 0
    players = [Player(host.page, 1), Player(friend.page, 2)]
    play(*players, until="watch")
    assert page.locator(".hand").count() == 0
    assert all('"seat":-1' in frame for frame in heard if '"view"' in frame)


def test_what_is_said_is_heard_by_all_at_the_table(visit: Callable[..., Visitor]) -> None:
    host, friend = pair(visit)
    friend.page.get_by_role("button", name="Przebieg gry i rozmowa").click()
    friend.page.get_by_role("tab", name="Rozmowa").click()
    friend.page.get_by_label("Wiadomość").fill("<i>Kto</i> tu kłamie?")
    friend.page.get_by_role("button", name="Wyślij").click()
    friend.page.get_by_role("button", name="Cześć!").click()
    host.page.get_by_role("tab", name=re.compile("Rozmowa")).click()
    expect(host.page.locator(".chat li:not(.sys) p")).to_have_count(2)
    expect(host.page.locator(".chat p").first).to_contain_text("<i>Kto</i> tu kłamie?")
    expect(host.page.locator(".chat p").last).to_contain_text("Cześć!")


def test_people_talk_before_the_game_and_after_it(visit: Callable[..., Visitor]) -> None:
    host, friend = visit(size=DESK), visit(size=PHONE, language="en")
    table = host.make("Ania", "gra", ["me", "open"], public=True, options={"fewer_cards": True})
    page = host.go(f"/t/{table}")
    friend.go(f"/t/{table}").get_by_role("button", name="Sit down").click()
    start = page.locator("#act .btn.go:not([aria-disabled])")
    start.wait_for()
    page.get_by_role("button", name="Rozmowa").click()
    page.get_by_role("button", name="Cześć!").click()
    expect(page.locator(".chat .me")).to_have_count(1)
    assert host.axe() == []
    page.keyboard.press("Escape")
    friend.page.get_by_role("button", name="Chat, new: 1").click()
    expect(friend.page.locator(".chat p")).to_contain_text("Hello!")
    friend.page.keyboard.press("Escape")
    start.click()
    for one in (page, friend.page):
        one.locator(".turner").first.wait_for()
    to_the_end(host, friend)
    friend.page.get_by_role("button", name="Chat").click()
    friend.page.get_by_role("button", name="Once more?").click()
    page.get_by_role("button", name="Rozmowa, nowe: 1").click()
    expect(page.locator(".chat p").last).to_contain_text("Jeszcze raz?")
    assert host.axe() == []
