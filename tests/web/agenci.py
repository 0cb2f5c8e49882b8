"""How tests play Agenci in a browser: by what the page shows and offers, as a person would."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Locator, Page
from web import player
from web.browser import Visitor
from web.player import Turn, come_to

from konspira.games.agenci.pieces import LAST

# Which agent can get to the safe with these points, and in how many steps: a game with scorings is a short one.
TO_THE_SAFE = """points => {
    const ring = (text) => { const number = Number(text.replace('−', '-')); return number < 0 ? 11 : number; };
    const safe = ring(document.querySelector('.the-safe:not(.ghost)').dataset.place);
    for (const agent of document.querySelectorAll('.compose button.ap:not([aria-disabled])')) {
        const steps = (safe - ring(agent.querySelector('.plate').textContent) + 12) % 12;
        if (steps > 0 && steps <= points) return [agent.dataset.agent, steps];
    }
    return ['', 0];
}"""


class Player(player.Player):
    """Somebody who plays Agenci; how often a secret card is played is `plays`."""

    signs = {
        "agent": ".a-reveal", "reveal": ".compose .agenci-open", "sheet": ".cellb.due", "card": ".a-cards",
        "split": ".compose .pips", "safe": ".compose .vals",
    }  # fmt: skip

    def __init__(self, page: Page, seed: int = 1, plays: float = 0.5) -> None:
        super().__init__(page, seed)
        self.plays = plays

    def agent(self) -> None:
        self.main.click()
        self.page.locator(".a-reveal").wait_for(state="detached")

    def reveal(self) -> None:
        self.main.click()
        self.page.locator(".hero").wait_for()

    def any_of(self, selector: str) -> Locator:
        found = self.page.locator(f"{selector}:not([aria-disabled])")
        return found.nth(self.chance.randrange(found.count()))

    def split(self) -> None:
        """Give points to whoever is nearest to hand until the button wakes."""
        self.compose()
        self.and_see(self.main)

    def compose(self) -> None:
        """Tap agents until the split is whole; on 1–3 after choosing how many points."""
        points = self.page.locator(".compose .points .pick")
        if points.count():
            points.nth(self.chance.randrange(points.count())).click()
        pips = self.page.locator(".compose .pips i:not(.none)").count()
        agent, steps = self.page.evaluate(TO_THE_SAFE, pips)
        for _ in range(steps):
            self.page.locator(f".compose button.ap[data-agent='{agent}']").click()
        while self.main.get_attribute("aria-disabled"):
            self.any_of(".compose button.ap").click()

    def safe(self) -> None:
        self.any_of(".compose .vals .pick").click()
        self.and_see(self.main)

    def aim(self) -> bool:
        """Choose a card that can be played and point it at something; False where I have none."""
        cards = self.page.locator(".a-cards .tcard:not([aria-disabled])")
        if not cards.count():
            return False
        cards.nth(self.chance.randrange(cards.count())).click()
        for _ in range(4):
            if not self.main.get_attribute("aria-disabled"):
                return True
            for choice in (".compose .vals .pick", ".compose .points .pick", ".compose button.ap[aria-pressed=false]"):
                if self.page.locator(f"{choice}:not([aria-disabled])").count():
                    self.any_of(choice).click()
                    break
        return not self.main.get_attribute("aria-disabled")

    def card(self) -> None:
        if self.chance.random() < self.plays and self.aim():
            self.and_see(self.main)
            self.done.append("played")
        else:
            self.and_see(self.page.locator(".welt .actions .btn:not(.go)"))

    def sheet(self) -> None:
        """Give everybody an agent, and seal the sheet."""
        for cell in self.lines():
            cell.click()
        self.main.click()
        self.page.locator(".cellb.due").first.wait_for(state="detached")

    def lines(self) -> Iterator[Locator]:
        """Cells that together are a sheet: a line for everybody else, whichever; the rest is nobody's."""
        rows = self.page.locator("tr:has(.cellb.due)")
        for seat in range(rows.first.locator(".cellb.due").count() - 1):
            yield rows.nth(seat).locator(".cellb.due").nth(seat)
        while self.main.get_attribute("aria-disabled"):  # somebody has two agents
            yield self.any_of(".cellb.due[aria-pressed=false]")


def open_table(
    visitor: Visitor, *, seats: int = 4, people: int = 1, bot: str = "random", options: dict[str, Any] | None = None,
    until: Callable[[Turn], Any] | None = None, like: Callable[[Any], Any] = lambda action: True,
) -> Player:  # fmt: skip
    """A table with bots and chairs for `people`; the visitor sits at the first, and has come as far as is wanted."""
    chairs = ["me", *["open"] * (people - 1), *[bot] * (seats - people)]

    def make() -> str:
        return visitor.make("Lis", "agenci", chairs, options=options or {}, start=people == 1, public=people > 1)

    if until:
        come_to(visitor, make, until, like)
    else:
        make()
    page = visitor.go(f"/t/{visitor.table}")
    if people == 1:
        page.locator(".game.agenci, .hero").first.wait_for()
    return Player(page)


def late(turn: Turn) -> bool:
    """Is it mine to move, in a game that will be over soon?"""
    return "move" in turn["legal"] and max(turn["view"]["score"]) > LAST - 16
