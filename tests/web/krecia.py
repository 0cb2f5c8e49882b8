"""How tests play Krecia robota in a browser: by what the page shows and offers, as a person would."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator
from server.web import actions
from web import player
from web.browser import Visitor
from web.player import Turn, come_to, play

CORNER: Any = {"x": 30, "y": 30}  # of a card that the next one covers
GONE = """([sign, before]) => document.querySelector('.hero') || !document.querySelector(sign)
    || (document.querySelector('.idcard h2')?.textContent ?? null) !== before"""


class Player(player.Player):
    """Somebody who plays Krecia robota."""

    signs = {
        "ally": ".reveal .suspects", "role": ".stage.reveal", "choose": ".choosing", "taken": ".trick.taken",
        "votes": ".opened", "verdict": ".welt.judging", "larry": ".trays", "vote": ".voting .suspects",
        "play": ".fan button.card",
    }  # fmt: skip

    def look(self) -> None:
        """See what is only to be seen, and go on."""
        doing, title = self.now(), self.title
        self.main.click()
        self.page.wait_for_function(GONE, arg=[self.signs[str(doing)], title])

    role = taken = votes = look

    @property
    def title(self) -> str | None:
        card = self.page.locator(".idcard h2")
        return card.text_content() if card.count() else None

    def ally(self) -> None:
        self.page.locator(".suspect").first.click()
        self.and_see(self.main)

    def choose(self) -> None:
        self.page.locator(".mcard:not([aria-disabled])").first.click()
        self.and_see(self.main)

    def cards(self) -> Locator:
        """The cards that may be played."""
        return self.page.locator(".fan button.card:not([aria-disabled])")

    def lift(self) -> None:
        cards = self.cards()
        cards.nth(self.chance.randrange(cards.count())).click(position=CORNER)

    def play(self) -> None:
        """Lift a card unless one is up, then play it, now and then with a token."""
        if not self.page.locator(".fan .card.up").count():
            self.lift()
        raising = self.page.locator(".welt .actions .btn:not(.go):not([aria-disabled])")
        self.and_see(raising if raising.count() and self.chance.random() < 0.3 else self.main)

    def verdict(self) -> None:
        """Say whether the mission was fulfilled, or whether I object."""
        answers = self.page.locator(".welt.judging .actions .btn")
        answers.nth(self.chance.randrange(answers.count())).click()
        self.page.locator(self.signs["verdict"]).wait_for(state="detached")

    def larry(self) -> None:
        swaps = self.page.locator(".swap:not([aria-disabled])")
        if swaps.count() and self.chance.random() < 0.5:
            swaps.first.click()
        self.and_see(self.main)

    def vote(self) -> None:
        suspects = self.page.locator(".suspect")
        suspects.first.click()
        if suspects.count() > 1 and suspects.first.get_attribute("role") != "radio":
            suspects.nth(1).click()
        self.main.click()
        self.sealed()

    def sealed(self) -> None:
        """Wait until my vote is sealed: all vote at once, so a new view may only tell of the others."""
        self.page.locator(self.signs["vote"]).wait_for(state="detached")


def open_table(
    visitor: Visitor, *, seats: int = 4, me: int = 0, bot: str = "random", options: dict[str, Any] | None = None,
    until: Callable[[Turn], Any] | None = None, like: Callable[[Any], Any] = lambda action: True,
) -> Player:  # fmt: skip
    """A table against bots; the visitor sits at it, and has come as far as is wanted."""
    chairs = ["me" if seat == me else bot for seat in range(seats)]

    def make() -> str:
        return visitor.make("Lis", "krecia", chairs, options=options or {}, start=True)

    if until:
        come_to(visitor, make, until, like)
    else:
        make()
    page = visitor.go(f"/t/{visitor.table}")
    page.locator(".game.krecia, .hero").first.wait_for()
    return Player(page)


def plays(turn: Turn) -> bool:
    """Is it mine to play a card, after the first trick? What a newcomer is shown has been shown then."""
    return "play" in turn["legal"] and turn["view"]["trick"] > 0


def may_raise(turn: Turn) -> bool:
    """May I lay a token on it?"""
    return plays(turn) and any(one["token"] for one in actions(turn["legal"]))


def for_larry(visitor: Visitor, until: Callable[[Turn], Any] = lambda turn: "larry" in turn["legal"]) -> Player:
    """A table for two at which it is mine to play for Larry: whoever deals does, in the first trick."""
    player = open_table(visitor, seats=2, options={"dealer": 0}, until=until)
    play(player, until="larry")
    return player


def at_the_vote(
    visitor: Visitor, like: Callable[[Turn], bool] = lambda turn: True, seats: int = 4, roles: tuple[str, ...] = ()
) -> Player:
    """A table that has come to the vote, and it looks like that: with Professor No one game in five does."""

    def votes(turn: Turn) -> bool:
        return "vote" in turn["legal"] and like(turn)

    player = open_table(visitor, seats=seats, options={"roles": roles}, until=votes)
    play(player, until="vote")
    return player


def late(turn: Turn) -> bool:
    """Are only the last tricks left?"""
    return bool(turn["view"]["trick"] >= turn["view"]["options"]["tricks"] - 3)
