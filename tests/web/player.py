"""Somebody who plays any game in a browser: by what the page shows and offers, as a person would.

A long way to a moment is not walked in the browser: `ahead` acts for the same seat over a socket, and the page that is
opened then (or is open meanwhile) shows what came of it.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ClassVar

from playwright.sync_api import Locator, Page
from server.web import Seat, actions
from web.browser import PATIENCE, Visitor

NEW_VIEW = "before => document.querySelector('.hero') || document.querySelector('.game')?.dataset.moment !== before"
NOW = "signs => Object.keys(signs).find((name) => document.querySelector(signs[name])) ?? null"
SEEN = "moment => document.querySelector('.hero') || document.querySelector('.game')?.dataset.moment >= moment"
FRAME = "() => new Promise(requestAnimationFrame)"
END = ".hero"

# Waits until something that fits is there, but not for ever.
LOOK = """([signs, patience]) => new Promise((done) => {
    const there = () => document.querySelector(signs.join()) !== null;
    const watch = new MutationObserver(() => { if (there()) end(); });
    const end = () => { watch.disconnect(); clearTimeout(timer); done(); };
    const timer = setTimeout(end, patience);
    watch.observe(document, {childList: true, subtree: true, attributes: true});
    if (there()) end();
})"""
TABLES = 60  # games after which a moment that has not come will not come
GLANCE = 100  # milliseconds to look at one of several pages

Turn = dict[str, Any]


class Player:
    """What the players of all games have in common, in any of the three languages.

    Buttons are found by what they are, not by their words. `signs` says what is seen at each kind of moment of a game:
    the first that fits is the one, and the method of its name does what there is to do then.
    """

    signs: ClassVar[dict[str, str]]

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page, self.chance, self.done = page, random.Random(seed), list[str]()

    @property
    def main(self) -> Locator:
        """The main button of the moment."""
        return self.page.locator(".welt .btn.go")

    @property
    def over(self) -> bool:
        return self.page.locator(END).count() > 0

    @property
    def fits(self) -> bool:
        """Is the page as wide as the screen, no wider?"""
        found: bool = self.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        return found

    @property
    def moment(self) -> str | None:
        """How many views my seat has had."""
        return self.page.locator(".game").get_attribute("data-moment")

    def now(self) -> str | None:
        """What there is to do; `end` when it is over."""
        found: str | None = self.page.evaluate(NOW, {**self.signs, "end": END})
        return found

    def act(self) -> str | None:
        """Do one thing if there is something to do; say what."""
        doing = self.now()
        if doing is None or doing == "end":
            return None
        assert self.fits, f"wider than the screen: {doing}"
        getattr(self, doing)()
        self.done.append(doing)
        return doing

    def and_see(self, button: Locator) -> None:
        """Press a button and wait until my seat has seen something new: on my turn nobody else can bring it about."""
        before = self.moment
        button.click()
        self.page.wait_for_function(NEW_VIEW, arg=before)


def play(*players: Player, until: str = "end", acts: int = 2000) -> None:
    """All play, each as the page lets them, until the end or until somebody has this to do."""
    for _ in range(acts):
        wait_for_a_turn(*players)
        if any(one.now() == until for one in players) if until != "end" else all(one.over for one in players):
            return
        for one in players:
            one.act()
        if all(one.over for one in players):
            return
    raise AssertionError(f"it does not come to that: {until}, {[one.done[-6:] for one in players]}")


def wait_for_a_turn(*players: Player) -> None:
    """Wait until somebody has something to do, or all have seen the end."""
    ends = time.monotonic() + PATIENCE / 1000
    while True:
        for one in players:  # one after the other where there are several: nobody knows who is next
            one.page.evaluate(LOOK, [[*one.signs.values(), END], PATIENCE if len(players) == 1 else GLANCE])
        doing = [one.now() for one in players]
        if any(one not in (None, "end") for one in doing) or all(one == "end" for one in doing):
            return
        assert time.monotonic() < ends, f"nobody has anything to do: {[one.done[-6:] for one in players]}"


def never(turn: Turn) -> bool:
    """No turn is as wanted: all is played to the end."""
    return False


def come_to(
    visitor: Visitor, make: Callable[[], str], until: Callable[[Turn], Any],
    like: Callable[[Any], Any] = lambda action: 1,
) -> Turn:  # fmt: skip
    """Play at a new table, over a socket, until a turn is as wanted, and at the next if the game is over before."""
    for seed in range(TABLES):
        make()
        turn = ahead(visitor, until, like, seed)
        if until is never or not turn["outcome"]:
            return turn
    raise AssertionError("no such turn came up")


def ahead(
    visitor: Visitor, until: Callable[[Turn], Any] = never, like: Callable[[Any], Any] = lambda action: 1,
    seed: int = 1, others: Sequence[Visitor] = (),
) -> Turn:  # fmt: skip
    """Act for the visitor at the table that he made, over a socket, until a turn of his is as wanted or all is over.

    Of the legal actions any is done, of those that are liked where there are some; others at the table do likewise.
    Whose page is at that table has seen the turn to which it came; that of the visitor is returned.
    """
    people = [visitor, *others]

    def go_on(token: str | None) -> Turn:
        with visitor.server.sit(visitor.table, token) as seat:
            return act_on(seat, until, like, random.Random(seed))

    with ThreadPoolExecutor(len(people)) as threads:
        turns = list(threads.map(go_on, [one.token for one in people]))
    for one, turn in zip(people, turns, strict=True):
        if one.page.url.endswith(f"/t/{visitor.table}"):
            one.page.wait_for_function(SEEN, arg=turn["moment"])
    return turns[0]


def act_on(seat: Seat, until: Callable[[Turn], Any], like: Callable[[Any], Any], chance: random.Random) -> Turn:
    """Do what is liked of what is legal, until a turn of this seat is as wanted or all is over; that turn."""
    seat.until("welcome")
    while seat.turn is None or not (seat.turn["outcome"] or (seat.turn["legal"] and until(seat.turn))):
        turn = seat.turn
        if turn and turn["legal"]:
            legal = actions(turn["legal"])
            action = chance.choice([one for one in legal if like(one)] or legal)
            answer = seat.do("act", action=action, match=turn["match"], at=turn["moment"])
            assert answer["type"] == "done", answer
        if seat.turn is turn:
            seat.until("turn")
    return seat.turn
