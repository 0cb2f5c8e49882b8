"""How tests play Krecia robota in a browser: by what the page shows and offers, as a person would."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Locator
from web import player
from web.browser import Visitor

PATIENCE = 300
CORNER: Any = {"x": 30, "y": 30}  # of a card that the next one covers

# The moments of a game by what is seen then; the first that fits is the one.
SIGNS = {
    "ally": ".reveal .suspects", "role": ".stage.reveal", "choose": ".choosing", "taken": ".trick.taken",
    "votes": ".opened", "larry": ".trays", "vote": ".voting .suspects", "play": ".fan button.card",
}  # fmt: skip


class Player(player.Player):
    """Somebody who plays Krecia robota."""

    def now(self) -> str | None:
        """What there is to do."""
        return next((name for name, sign in SIGNS.items() if self.page.locator(sign).count()), None)

    def act(self) -> str | None:
        """Do one thing if there is something to do; say what."""
        doing = self.now()
        if doing is None:
            return None
        assert self.fits, f"wider than the screen: {doing}"
        if doing in ("role", "taken", "votes"):
            title = self.title
            self.main.click()  # to be looked at, then gone
            self.page.wait_for_function(
                """([sign, before]) => document.querySelector('.hero') || !document.querySelector(sign)
                    || (document.querySelector('.idcard h2')?.textContent ?? null) !== before""",
                arg=[SIGNS[doing], title],
            )
        else:
            getattr(self, doing)()
        self.done.append(doing)
        return doing

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
        self.page.locator(SIGNS["vote"]).wait_for(state="detached")


def open_table(
    visitor: Visitor, *, seats: int = 4, me: int = 0, bot: str = "random", options: dict[str, Any] | None = None
) -> Player:
    """A table against bots, made as the page makes it; the visitor sits at it."""
    page = visitor.go("/")
    page.locator("#play").wait_for()
    chairs = [{"who": "me"} if seat == me else {"who": "bot", "bot": bot} for seat in range(seats)]
    made = visitor.make("Lis", {"game": "krecia", "chairs": chairs, "options": options or {}, "start": True})
    visitor.go(f"/t/{made}")
    page.locator(".game.krecia").wait_for()
    return Player(page)


def play(*players: Player, until: str = "end", patience: float = PATIENCE) -> None:
    """All play, each as the page lets them, until the end or until somebody has this to do."""
    ends = time.monotonic() + patience
    while time.monotonic() < ends:
        if all(one.over for one in players) or any(one.now() == until for one in players):
            return
        deeds = [one.act() for one in players if not one.over]
        if not any(deeds):
            players[0].page.wait_for_timeout(30)
    raise TimeoutError(f"after {patience} s: {[one.done[-6:] for one in players]}")
