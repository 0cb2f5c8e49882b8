"""How tests play GRA in a browser: by what the page shows and offers, as a person would."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page, expect
from web import player
from web.browser import Visitor

PATIENCE = 240


class Player(player.Player):
    """Somebody who plays GRA."""

    def act(self) -> str | None:
        """Do one thing if there is something to do; say what."""
        page = self.page
        for name, sign, deed in (
            ("seal", ".turner", self.seal), ("bid", ".picker", self.bid),
            ("watch", ".showdown ~ .pocket .btn.go", self.watch),
        ):  # fmt: skip
            if page.locator(sign).count():
                assert self.fits, f"wider than the screen: {name}"
                deed()
                self.done.append(name)
                return name
        return None

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

    def watch(self) -> None:
        """The count is over: on to the next round."""
        self.main.click()
        self.page.locator(".showdown").wait_for(state="detached")


def open_table(
    visitor: Visitor, *, seats: int = 3, bot: str = "random", options: dict[str, Any] | None = None
) -> Player:
    """A table against bots, made as the page makes it; the visitor sits at it."""
    page = visitor.go("/")
    page.locator("#play").wait_for()
    chairs = [{"who": "me"}, *({"who": "bot", "bot": bot} for _ in range(seats - 1))]
    made = visitor.make("Lis", {"game": "gra", "chairs": chairs, "options": options or {}, "start": True})
    visitor.go(f"/t/{made}")
    page.locator(".game").wait_for()
    return Player(page)


def play(*players: Player, until: str = "end", patience: float = PATIENCE) -> None:
    """All play, each as the page lets them, until the end (or until somebody has done a thing)."""
    ends = time.monotonic() + patience
    while time.monotonic() < ends:
        if all(one.over for one in players):
            return
        deeds = [one.act() for one in players if not one.over]
        if until in deeds:
            return
        if not any(deeds):
            players[0].page.wait_for_timeout(30)
    raise TimeoutError(f"after {patience} s: {[one.done[-6:] for one in players]}")


def to_bid(player: Player) -> None:
    """Play on until it is mine to bid: others may end rounds before."""
    to_sight(player, ".picker")


def to_sight(player: Player, sign: str) -> None:
    """Play on until this is seen."""
    while not player.page.locator(sign).count():
        if not player.act():
            player.page.locator(f"{sign}, .turner, .picker, .showdown ~ .pocket .btn.go").first.wait_for()


def winner(page: Page) -> str:
    """Who has won, as the end page shouts it."""
    expect(page.locator(".hero h2")).to_be_visible()
    return page.locator(".podium .first span").inner_text()
