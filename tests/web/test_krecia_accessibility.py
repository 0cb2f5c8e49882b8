"""Nothing for axe-core to find at the table of Krecia robota: every kind of moment, light and dark, both sizes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from sampling import Sample
from web.browser import DESK, PHONE, Visitor
from web.krecia import Player, at_the_vote, for_larry, may_raise, open_table
from web.player import play

LOOKS = [(PHONE, False), (PHONE, True), (DESK, False), (DESK, True)]


def beginning(visitor: Visitor) -> Iterator[str]:
    """A role to remember, a partner to name, a mission to choose."""
    options = {"roles": ["accomplice", "professor_no"], "open_role_seat": 0, "dealer": 4}
    player = open_table(visitor, seats=5, options=options)
    yield "role"
    play(player, until="ally")
    yield "ally"
    play(player, until="choose")
    player.page.locator(".mcard:not([aria-disabled])").first.click()
    yield "choose"


def my_turn(visitor: Visitor) -> Iterator[str]:
    """A card lifted, the stake raised, my role held, what may be looked at again, and the trick when it is taken."""
    player = open_table(visitor, seats=3, options={"risky": True}, until=may_raise)
    page = player.page
    yield "play"
    player.lift()
    page.locator(".welt .actions .btn:not(.go) small").wait_for()
    yield "raise"
    page.locator(".peek").focus()
    page.keyboard.down(" ")
    page.locator(".held").wait_for()
    yield "held"
    page.keyboard.up(" ")
    page.locator(".goals").click()
    page.locator("dialog .last-trick").wait_for()
    yield "look"
    page.keyboard.press("Escape")
    play(player, until="taken")
    yield "taken"


def larry(visitor: Visitor) -> Iterator[str]:
    """Larry's three cards, and my own beside them."""
    page = for_larry(visitor).page
    yield "larry"
    page.locator(".welt .btn.quiet").click()
    yield "hand"


def end(visitor: Visitor) -> Iterator[str]:
    """The vote, the votes, the end and the replay."""
    player: Player = at_the_vote(visitor, roles=("paranoid", "decoy"))
    page = player.page
    page.locator(".suspect").first.click()
    yield "vote"
    page.locator(".suspect").first.click()  # a second tap takes it back where two are pointed at
    play(player, until="votes")
    yield "votes"
    player.act()
    page.locator(".scrub").wait_for()
    yield "end"
    page.locator(".rail input").fill("9")
    yield "replay, all open"
    page.locator(".scrub select").select_option("0")
    yield "replay through my eyes"


@pytest.mark.parametrize("walk", [beginning, my_turn, larry, end])
def test_axe_finds_nothing(
    visit: Callable[..., Visitor], walk: Callable[[Visitor], Iterator[str]], sample: Sample
) -> None:
    for size, dark in sample(LOOKS, 1):
        visitor = visit(size=size, dark=dark)
        found = {state: faults for state in walk(visitor) if (faults := visitor.axe())}
        assert not found, "\n".join(f"{state}: {fault}" for state, faults in found.items() for fault in faults)
