"""How tests play GRA in a browser: by what the page shows and offers, as a person would."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from web import player
from web.browser import Visitor
from web.player import Turn, ahead, come_to, play


class Player(player.Player):
    """Somebody who plays GRA."""

    signs = {"seal": ".turner", "bid": ".picker", "watch": ".showdown ~ .pocket .btn.go"}

    def seal(self) -> None:
        """Turn some cards, then seal the choice."""
        for card in self.page.locator(".turner").all():
            if self.chance.random() < 0.3:
                card.click()
        self.main.click()
        self.page.locator(".turner").first.wait_for(state="detached")  # they come back only after the next showdown

    def bid(self) -> None:
        """Check now and then, else bid the lowest or nearly so."""
        picker = self.page.locator(".picker")
        check = self.page.locator(".welt .actions .btn:not(.go)")
        faces = picker.locator(".faces [role=radio]:not([aria-disabled])")
        if check.count() and (not faces.count() or self.chance.random() < 0.4):
            self.and_see(check)
        else:
            faces.nth(self.chance.randrange(min(2, faces.count()))).click()
            self.and_see(self.main)

    def check(self) -> None:
        """Doubt the standing bid."""
        self.and_see(self.page.locator(".welt .actions .btn:not(.go)"))

    def watch(self) -> None:
        """The count is over: on to the next round."""
        self.main.click()
        self.page.locator(".showdown").wait_for(state="detached")


def bids(turn: Turn) -> bool:
    """Is it mine to bid?"""
    return "bid" in turn["legal"]


def checks(turn: Turn) -> bool:
    """May I check?"""
    return "check" in turn["legal"]


def open_table(
    visitor: Visitor, *, seats: int = 3, bot: str = "random", options: dict[str, Any] | None = None,
    until: Callable[[Turn], Any] | None = None, **wanted: Any,
) -> Player:  # fmt: skip
    """A table against bots; the visitor sits at it, and has come as far as is wanted."""

    def make() -> str:
        return visitor.make("Lis", "gra", ["me", *[bot] * (seats - 1)], options=options or {}, start=True, **wanted)

    if until:
        come_to(visitor, make, until)
    else:
        make()
    page = visitor.go(f"/t/{visitor.table}")
    page.locator(".game, .hero").first.wait_for()
    return Player(page)


def to_bid(player: Player) -> None:
    """Play on until it is mine to bid: others may end rounds before."""
    play(player, until="bid")


def to_the_end(visitor: Visitor, *others: Visitor) -> None:
    """The rest of the game, which the pages of the visitors have seen begin; they look at the result."""
    ahead(visitor, others=others)
    for one in (visitor, *others):
        one.page.locator(".showdown ~ .pocket .btn.go").click()
        one.page.locator(".hero").wait_for()


def winner(page: Page) -> str:
    """Who has won, as the end page shouts it."""
    expect(page.locator(".hero h2")).to_be_visible()
    return page.locator(".podium .first span").inner_text()
