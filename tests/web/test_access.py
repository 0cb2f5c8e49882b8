"""Nothing for axe-core to find: every page and state, light and dark, on a phone and on a desk."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from web.browser import DESK, PHONE, Visitor
from web.gra import Player, open_table, play

LOOKS = [(PHONE, False), (PHONE, True), (DESK, False), (DESK, True)]
NAMED = ["phone-light", "phone-dark", "desk-light", "desk-dark"]


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
    yield from _states(player, {"picker": ".picker .faces", "showdown": ".showdown"})
    if page.locator(".only-phone.ib").first.is_visible():
        page.get_by_role("button", name="Przebieg gry i rozmowa").click()
        yield "story"
    page.get_by_role("tab", name="Rozmowa").click()
    page.get_by_role("button", name="Cześć!").click()
    page.locator(".chat .me").wait_for()
    yield "chat"


def _states(player: Player, wanted: dict[str, str]) -> Iterator[str]:
    """Play on, and stop once at each state that is wanted."""
    for _ in range(400):
        for name, sign in list(wanted.items()):
            higher = player.page.locator(".faces [role=radio]:not([aria-disabled])")
            if player.page.locator(sign).count() and (name != "picker" or higher.count()):
                del wanted[name]
                if name == "picker":
                    higher.first.click()
                yield name
        if not wanted:
            return
        if not player.act():
            player.page.wait_for_timeout(30)
    raise AssertionError(f"never seen: {', '.join(wanted)}")


def end(visitor: Visitor) -> Iterator[str]:
    player = open_table(visitor, seats=3)
    play(player)
    page = player.page
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
@pytest.mark.parametrize(("size", "dark"), LOOKS, ids=NAMED)
def test_axe_finds_nothing(
    visit: Callable[..., Visitor], walk: Callable[[Visitor], Iterator[str]], size: tuple[int, int], dark: bool
) -> None:
    visitor = visit(size=size, dark=dark)
    found = {state: faults for state in walk(visitor) if (faults := visitor.axe())}
    assert not found, "\n".join(f"{state}: {fault}" for state, faults in found.items() for fault in faults)


def test_things_move_only_where_movement_is_welcome(visit: Callable[..., Visitor]) -> None:
    for still in (True, False):
        page = open_table(visit(still=still), seats=2).page
        page.locator(".turner").first.wait_for()
        lasts = page.evaluate("parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--t-turn'))")
        assert (lasts <= 1) is still
