"""A tournament in the page: opened by its host, joined by a link, and everybody is taken to the table drawn."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from server.tournaments.club import Club
from server.web import Server
from web.browser import PHONE, Visitor

WIDER = "document.documentElement.scrollWidth - innerWidth"


def test_a_link_brings_two_phones_together_at_the_table_that_is_drawn(
    visit: Callable[..., Visitor], house: Server
) -> None:
    host, guest = visit(size=PHONE, language="en"), visit(size=(320, 568), language="pl", dark=True)
    page = host.go("/tournaments")
    page.get_by_label("What is it called?").fill("Thursday")
    page.get_by_label("People at a table").select_option("2")
    assert host.axe() == []
    page.get_by_role("button", name="Open the tournament").click()
    page.get_by_role("heading", name="Thursday", level=2).wait_for()
    page.get_by_role("button", name="Join").click()
    page.get_by_text("You play along").wait_for()
    link = page.url
    other = guest.go(link.removeprefix(house.site))
    other.get_by_role("button", name="Dołącz").focus()
    other.keyboard.press("Enter")
    other.get_by_text("Grasz w turnieju").wait_for()
    assert (guest.axe(), other.evaluate(WIDER)) == ([], 0)
    draw = page.get_by_role("button", name="Draw round 1")
    expect(draw).not_to_have_attribute("aria-disabled", "true")
    draw.click()
    for one in (page, other):
        one.locator(".game").wait_for()  # each was taken there, and the match has begun by itself
    assert page.url == other.url
    page.goto(link)
    page.get_by_text("A table does not end").click()
    page.get_by_label("Table 1").select_option(label="all share the win")
    page.get_by_role("button", name="Decide").click()
    page.get_by_role("button", name="Draw round 2").wait_for()
    assert host.axe() == []
    other.get_by_role("link", name="Wróć do turnieju").click()
    expect(other.locator(".standings tbody tr").first).to_contain_text("0,5")
    expect(other.locator("a[download]")).to_have_count(2)


def test_the_link_of_a_tournament_goes_out_by_the_systems_own_sheet(visit: Callable[..., Visitor]) -> None:
    visitor = visit(language="en")
    visitor.page.add_init_script("window.shared = []; navigator.share = async (what) => { shared.push(what); };")
    page = visitor.go("/tournaments")
    page.get_by_label("What is it called?").fill("Thursday")
    page.get_by_role("button", name="Open the tournament").click()
    page.get_by_role("button", name="Send the link").click()
    assert page.evaluate("shared") == [{"title": "Thursday · Konspira", "url": page.url}]
    assert visitor.axe() == []


def test_a_table_that_is_over_leads_on_to_the_next_one(visit: Callable[..., Visitor], house: Server) -> None:
    club = Club(house, 0, size=2, rounds=2, bots="random")
    visitor = visit(language="cs")
    page = visitor.go(f"/tournament/{club.id}")
    page.get_by_role("button", name="Přidat se").click()
    page.get_by_text("Hraješ s námi").wait_for()
    assert club.post("draw") == 204
    page.locator(".game").wait_for()
    first = page.url
    for table in club.state()["drawn"][0]["tables"]:
        club.post("decide", table=table["table"])
    page.get_by_text("O této hře rozhoduje pořadatel turnaje").wait_for()
    assert visitor.axe() == []
    assert club.post("draw") == 204
    page.wait_for_url(lambda url: "/t/" in url and url != first)
