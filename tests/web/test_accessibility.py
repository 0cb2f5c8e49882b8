"""Nothing for axe-core to find: every page and state, light and dark, on a phone and on a desk."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser
from sampling import Sample
from server.web import Server
from web.browser import DESK, LARGE, PHONE, Visitor
from web.gra import Player, bids, checks, open_table
from web.places import Places
from web.player import ahead, never, play

LOOKS = [(PHONE, False), (PHONE, True), (DESK, False), (DESK, True)]


def lobby(visitor: Visitor) -> Iterator[str]:
    page = visitor.go("/")
    page.locator("#play").wait_for()
    yield "lobby"
    page.get_by_role("button", name="Język: Polski. Zmień").click()
    yield "language"
    page.keyboard.press("Escape")
    page.locator("[aria-label^='Grasz jako']").click()
    yield "name"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Zaproś znajomych").click()
    page.locator(".gathering").wait_for()
    yield "gathering"
    page.get_by_role("button", name="Pokaż kod QR do krzesła 2").click()
    page.locator(".code img").wait_for()
    yield "code"
    visitor.go("/rules/gra")
    page.locator(".prose h2").first.wait_for()
    yield "rules"


def table(visitor: Visitor) -> Iterator[str]:
    player = open_table(visitor, seats=5, options={"jokers": True, "directions": True})
    page = player.page
    page.locator(".turner").first.wait_for()
    yield "turning"
    page.get_by_role("button", name="Menu stołu").click()
    yield "menu"
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Zasady tej gry").click()
    page.locator("dialog .prose h2").first.wait_for()
    yield "rules of the table"
    page.keyboard.press("Escape")
    yield from bidding(visitor, player)
    if page.locator(".only-phone.ib").first.is_visible():
        page.get_by_role("button", name="Przebieg gry i rozmowa").click()
        yield "story"
    page.get_by_role("tab", name="Rozmowa").click()
    page.get_by_role("button", name="Cześć!").click()
    page.locator(".chat .me").wait_for()
    yield "chat"


def bidding(visitor: Visitor, player: Player) -> Iterator[str]:
    """A bid half made, then the showdown of that round or of an earlier one."""
    ahead(visitor, lambda turn: bids(turn) and checks(turn))
    play(player, until="bid")  # a showdown of an earlier round may have come between
    player.page.locator(".picker .faces [role=radio]:not([aria-disabled])").first.click()
    yield "picker"
    player.check()
    player.page.locator(".showdown").wait_for()
    yield "showdown"


def end(visitor: Visitor) -> Iterator[str]:
    page = open_table(visitor, seats=3, until=never).page
    page.locator(".scrub").wait_for()
    yield "end"
    page.locator(".line button").first.click()
    yield "replay of a showdown"
    page.get_by_role("button", name="Poprzedni ruch").click()
    yield "replay, all open"
    page.locator(".scrub select").select_option("0")
    yield "replay through my eyes"
    page.locator(".rail input").press("End")
    page.get_by_role("button", name="Sprawdź rozdanie").click()
    page.locator(".proof").wait_for()
    yield "proof"


@pytest.mark.parametrize("walk", [lobby, table, end], ids=["lobby", "table", "end"])
def test_axe_finds_nothing(
    visit: Callable[..., Visitor], walk: Callable[[Visitor], Iterator[str]], sample: Sample
) -> None:
    for size, dark in sample(LOOKS, 1):
        visitor = visit(size=size, dark=dark)
        found = {state: faults for state in walk(visitor) if (faults := visitor.axe())}
        assert not found, "\n".join(f"{state}: {fault}" for state, faults in found.items() for fault in faults)


@pytest.mark.sample(1)
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_at_letters_of_twice_the_size(
    large: Browser, house: Server, dark: bool, sample: Sample
) -> None:
    visitor = Visitor(large, house, size=PHONE, dark=dark, site=house.site.replace("127.0.0.1", "localhost"))
    visitor.go("/").locator("#play").wait_for()
    assert visitor.page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") == LARGE
    found, places = dict[str, list[str]](), Places(house, visitor)
    for state in lobby(visitor):  # first: one of the places chooses to play at one device, which the lobby remembers
        if faults := visitor.axe():
            found[state] = faults
    for place in sample(list(places), 4):
        place.show(visitor.page)
        if faults := visitor.axe():
            found[place.name] = faults
    assert visitor.close() == []
    assert not found, "\n".join(f"{name}: {fault}" for name, faults in found.items() for fault in faults)


@pytest.mark.sample(2)
@pytest.mark.parametrize(("size", "dark"), LOOKS, ids=["phone-light", "phone-dark", "desk-light", "desk-dark"])
def test_axe_finds_nothing_in_the_places_round_the_games(
    visit: Callable[..., Visitor], house: Server, size: tuple[int, int], dark: bool, sample: Sample
) -> None:
    visitor = visit(size=size, dark=dark, site=house.site.replace("127.0.0.1", "localhost"))  # where passkeys are
    visitor.go("/").locator("#play").wait_for()
    found = dict[str, list[str]]()
    for place in sample(list(Places(house, visitor)), 5):
        place.show(visitor.page)
        if faults := visitor.axe():
            found[place.name] = faults
    assert not found, "\n".join(f"{name}: {fault}" for name, faults in found.items() for fault in faults)


def test_things_move_only_where_movement_is_welcome(visit: Callable[..., Visitor]) -> None:
    for still in (True, False):
        page = visit(still=still).go("/")
        lasts = page.evaluate("parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--t-turn'))")
        assert (lasts <= 1) is still
