"""How tests play Krecia robota in a browser: by what the page shows and offers, as a person would."""

from __future__ import annotations

import random
import time
from typing import Any

from playwright.sync_api import Locator, Page
from web.browser import Visitor

PATIENCE = 120
CORNER: Any = {"x": 30, "y": 30}  # of a card that the next one covers
NEW_VIEW = "before => document.querySelector('.hero') || document.querySelector('.game')?.dataset.moment !== before"

# The moments of a game by what is seen then; the first that fits is the one.
SIGNS = {
    "ally": ".reveal .suspects", "role": ".stage.reveal", "choose": ".choosing", "taken": ".trick.taken",
    "votes": ".opened", "larry": ".trays", "vote": ".voting .suspects", "play": ".fan button.card",
}  # fmt: skip


class Player:
    """Somebody who plays, in any of the three languages: buttons are found by what they are, not by their words."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page, self.chance, self.done = page, random.Random(seed), list[str]()

    @property
    def main(self) -> Locator:
        """The main button of the moment."""
        return self.page.locator(".welt .btn.go")

    @property
    def over(self) -> bool:
        return self.page.locator(".hero").count() > 0

    @property
    def moment(self) -> str | None:
        """How many views my seat has had."""
        return self.page.locator(".game").get_attribute("data-moment")

    def now(self) -> str | None:
        """What there is to do."""
        return next((name for name, sign in SIGNS.items() if self.page.locator(sign).count()), None)

    def act(self) -> str | None:
        """Do one thing if there is something to do; say what."""
        doing = self.now()
        if doing is None:
            return None
        if doing in ("role", "taken", "votes"):
            self.main.click()  # to be looked at, then gone
            self.page.wait_for_function(
                """([sign, before]) => document.querySelector('.hero') || !document.querySelector(sign)
                    || document.querySelector('.idcard h2')?.textContent !== before""",
                arg=[SIGNS[doing], self.title],
            )
        else:
            getattr(self, doing)()
        self.done.append(doing)
        return doing

    @property
    def title(self) -> str | None:
        card = self.page.locator(".idcard h2")
        return card.text_content() if card.count() else None

    def and_see(self, button: Locator) -> None:
        """Press a button and wait until my seat has seen something new."""
        before = self.moment
        button.click()
        self.page.wait_for_function(NEW_VIEW, arg=before)

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
        self.and_see(self.main)


def open_table(
    visitor: Visitor, *, seats: int = 4, me: int = 0, bot: str = "random", options: dict[str, Any] | None = None
) -> Player:
    """A table against bots, made as the page makes it; the visitor sits at it."""
    page = visitor.go("/")
    page.locator("#play").wait_for()
    made = page.evaluate(
        """async ([seats, me, bot, options]) => {
            const headers = {'Content-Type': 'application/json'};
            const post = (path, body) => fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})
                .then((answer) => answer.json());
            await post('/api/me', {name: 'Lis'});
            const chairs = Array.from({length: seats}, (_, i) => i === me ? {who: 'me'} : {who: 'bot', bot});
            return (await post('/api/tables', {game: 'krecia', chairs, options, start: true})).table;
        }""",
        [seats, me, bot, options or {}],
    )
    visitor.go(f"/t/{made}")
    page.locator(".game.krecia").wait_for()
    return Player(page)


def play(player: Player, until: str = "end", patience: float = PATIENCE) -> None:
    """Play, as the page lets me, until the end or until there is this to do."""
    ends = time.monotonic() + patience
    while time.monotonic() < ends:
        if player.over or player.now() == until:
            return
        if not player.act():
            player.page.wait_for_timeout(30)
    raise TimeoutError(f"after {patience} s: {player.done[-6:]}")
