"""Nothing for axe-core to find at the table of Krecia robota: every kind of moment, light and dark, both sizes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from web.browser import DESK, PHONE, Visitor
from web.krecia import Player, open_table

LOOKS = [(PHONE, False), (PHONE, True), (DESK, False), (DESK, True)]
NAMED = ["phone-light", "phone-dark", "desk-light", "desk-dark"]
TABLES: list[tuple[int, dict[str, Any]]] = [
    (5, {"roles": ["accomplice", "professor_no"], "open_role_seat": 0}), (2, {}), (3, {"risky": True}),
    (4, {"roles": ["paranoid", "decoy"]}), (2, {}), (3, {}),
]  # fmt: skip
MOMENTS = {"role", "ally", "choose", "play", "raise", "held", "look", "taken", "larry", "hand", "vote", "votes", "end"}
TRIES = 18


def sights(player: Player, wanted: set[str]) -> Iterator[str]:
    """Play a game; stop at each kind of moment that is still wanted, with all that can be open then."""
    page = player.page
    while not player.over:
        doing = player.now()
        if doing == "choose" and doing in wanted:
            page.locator(".mcard:not([aria-disabled])").first.click()
        if doing == "vote" and doing in wanted:
            page.locator(".suspect").first.click()
        if doing in wanted:
            yield doing
        if doing == "play":
            yield from at_my_turn(player, wanted)
        if doing == "larry" and "hand" in wanted:
            page.locator(".welt .btn.quiet").click()
            yield "hand"
            page.keyboard.press("Escape")
        if doing == "vote" and page.locator(".suspect[aria-pressed=true]").count():  # a second tap takes it back
            page.locator(".suspect").first.click()
        if not player.act():
            page.wait_for_timeout(30)
    if "end" in wanted:
        page.locator(".scrub").wait_for()
        yield "end"
        page.locator(".rail input").fill("9")
        yield "replay, all open"
        page.locator(".scrub select").select_option("0")
        yield "replay through my eyes"


def at_my_turn(player: Player, wanted: set[str]) -> Iterator[str]:
    """A card lifted, the stake raised, my role held, and what may be looked at again."""
    page = player.page
    if "raise" in wanted and page.locator(".welt .actions .btn").count() > 1:
        player.lift()
        page.locator(".welt .actions .btn:not(.go) small").wait_for()
        yield "raise"
    if "held" in wanted:
        page.locator(".peek").focus()
        page.keyboard.down(" ")
        page.locator(".held").wait_for()
        yield "held"
        page.keyboard.up(" ")
    if "look" in wanted and "taken" in player.done:
        page.locator(".goals").click()
        page.locator("dialog .last-trick").wait_for()
        yield "look"
        page.keyboard.press("Escape")


@pytest.mark.parametrize(("size", "dark"), LOOKS, ids=NAMED)
def test_axe_finds_nothing(visit: Callable[..., Visitor], size: tuple[int, int], dark: bool) -> None:
    wanted, found = set(MOMENTS), dict[str, list[str]]()
    for number in range(TRIES):
        if not wanted:
            break
        seats, options = TABLES[number % len(TABLES)]
        visitor = visit(size=size, dark=dark)
        for moment in sights(open_table(visitor, seats=seats, options=options), wanted):
            wanted.discard(moment)
            found[moment] = [*found.get(moment, []), *visitor.axe()]
    assert not wanted, f"never seen: {wanted}"
    faults = [f"{moment}: {fault}" for moment, all_of_it in found.items() for fault in all_of_it]
    assert not faults, "\n".join(faults)
