"""A host sends somebody away in the page, and whoever is concerned reads why, each in a language of their own."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from web.browser import DESK, PHONE, Visitor


def test_a_guest_who_is_sent_away_reads_why_and_a_line_of_the_chat_leads_to_who_said_it(
    visit: Callable[..., Visitor],
) -> None:
    host, guest, looker = visit(size=DESK, language="en"), visit(size=PHONE, language="cs"), visit(language="pl")
    table = host.make("Ania", "gra", ["me", "open"], public=True)
    guest.become("Ania"), looker.become("Kuba")
    page = host.go(f"/t/{table}")
    guest.go(f"/t/{table}").get_by_role("button", name="Sednout si jako").click()
    seat = page.get_by_role("listitem").filter(has_text="Ania 2")
    seat.get_by_role("button", name="Send Ania 2 away or silence").click()
    page.get_by_role("button", name="Send away", exact=True).click()
    expect(guest.page.get_by_role("main")).to_contain_text("Hostitel stolu tě poslal pryč")
    expect(guest.page.get_by_role("heading")).to_have_text("Tento stůl je pro tebe zavřený")
    expect(page.get_by_role("button", name="Let back whoever was sent away or silenced (1)")).to_be_visible()
    with_chat = looker.go(f"/t/{table}")
    with_chat.get_by_role("button", name="Rozmowa").click()
    with_chat.get_by_role("button", name="Cześć!").click()
    page.get_by_role("button", name="Chat").click()
    page.get_by_role("button", name="Send Kuba away or silence").click()
    page.get_by_role("button", name="Silence", exact=True).click()
    expect(with_chat.get_by_text("Gospodarz stołu odebrał ci tu głos").first).to_be_visible()
    assert host.axe() == []


def test_a_host_finds_who_has_said_nothing_in_the_menu_while_a_game_is_played(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(size=PHONE, language="en"), visit(size=DESK, language="pl")
    table = host.make("Ania", "gra", ["me", "open", "open"])
    server, other = host.server, host.server.token("Celina", "fox")
    with server.sit(table, guest.become("Bartek")) as one, server.sit(table, other) as two:
        for seat in (one, two):
            seat.until("welcome")
            seat.do("sit")
        one.do("start")
    page, seen = host.go(f"/t/{table}"), guest.go(f"/t/{table}")
    seen.locator(".game").wait_for()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="People at the table").click()
    people = page.get_by_role("dialog", name="People at the table")
    expect(people.get_by_role("listitem")).to_have_count(3)
    assert host.axe() == []
    people.get_by_role("button", name="Send Celina away or silence").click()
    page.get_by_role("button", name="Ask to get up").click()
    expect(people.get_by_role("listitem")).to_have_count(2)
    people.get_by_role("button", name="Send Bartek away or silence").click()
    page.get_by_role("button", name="Silence", exact=True).click()
    expect(seen.locator(".toast")).to_contain_text("Gospodarz stołu odebrał ci tu głos")
    expect(people.get_by_role("button", name="Let back whoever was sent away or silenced (1)")).to_be_visible()
    people.get_by_role("button", name="Send Bartek away or silence").click()
    page.get_by_role("button", name="Make the host of this table").click()
    seen.get_by_role("button", name="Menu stołu").click()
    expect(seen.get_by_role("button", name="Ludzie przy stole")).to_be_visible()
