"""How tests answer Krysobot in a browser: by what the page offers, as somebody with the box on the table would."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator
from web.browser import Visitor
from web.player import NEW_VIEW, Turn, ahead

from konspira.games.wistar import components, dialogue

EVENINGS = 20
QUESTIONS = 1000  # after which an evening does not come to its end


class Evening:
    """Somebody with the box on the table, who answers what the page offers."""

    def __init__(self, visitor: Visitor, options: dict[str, Any] | None = None, seed: int = 1) -> None:
        self.visitor, self.page, self.chance = visitor, visitor.page, random.Random(seed)
        self.legal, self.asked, self.looks = 0, dict[str, int](), 0
        self.options = {"pack": "reconstructed"} | (options or {})
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._heard))
        self.begin()

    def begin(self) -> None:
        """Sit down to a new evening."""
        self.visitor.go(f"/t/{self.visitor.make('Lis', 'wistar', ['me'], options=self.options, start=True)}")
        self.asking.first.wait_for()

    def _heard(self, frame: Any) -> None:
        message = json.loads(frame)
        turn = message.get("turn") if message["type"] == "welcome" else message if message["type"] == "turn" else None
        if turn:
            self.legal = sum(group["n"] for group in turn["legal"].values())

    @property
    def answers(self) -> Locator:
        return self.page.locator(".answers .btn:not([disabled])")

    @property
    def asking(self) -> Locator:
        """Answers to choose from, or a card to be told in whole."""
        return self.page.locator(".answers .btn:not([disabled]), .whole .btn")

    def tell(self) -> None:
        """Confirm a card that was tapped in whole, and wait until he asks about something else."""
        title = self.page.locator(".ask h2").inner_text()
        self.page.locator(".whole .btn.go").click()
        self.page.wait_for_function(
            "title => document.querySelector('.hero') || document.querySelector('.ask h2').innerText !== title",
            arg=title,
        )

    @property
    def question(self) -> str:
        return self.page.locator(".ask").get_attribute("data-question") or ""

    @property
    def over(self) -> bool:
        return self.page.locator(".hero").count() > 0

    @property
    def moment(self) -> str | None:
        return self.page.locator(".game").get_attribute("data-moment")

    def give(self, button: Locator) -> None:
        """Tap an answer and wait for what comes of it."""
        before, name = self.moment, self.question
        self.asked[name] = self.asked.get(name, 0) + 1
        button.click()
        self.settle(before)

    def settle(self, before: str | None) -> None:
        self.page.wait_for_function(NEW_VIEW, arg=before)

    def answer(self) -> None:
        """Any answer, with a liking for the first one; a card that is told again is told as it was."""
        self.asking.first.wait_for()
        if self.page.locator(".whole").count():
            self.tell()
            return
        fold = self.page.locator(".answers .btn:has(use[href='#shell-i-warn'])")
        if fold.count() and self.chance.random() < 0.2:
            fold.click()
            self.give(self.page.locator(".answers .pictured").last)
            return
        offered = self.answers.count() - fold.count()
        self.give(self.answers.nth(0 if self.chance.random() < 0.6 else self.chance.randrange(offered)))

    def ended(self) -> bool:
        """Is it over, or is there another question? One of the two comes."""
        self.looks += 1
        assert self.looks < QUESTIONS, f"asked {self.asked}"
        self.page.locator(".hero").or_(self.asking).first.wait_for()
        return self.over

    def until(self, *questions: str) -> None:
        """Go on until he asks one of these, next evening if not in this one."""

        def asks(turn: Turn) -> bool:
            name = dialogue.QUESTIONS[turn["view"]["question"]]
            if name in questions:
                return True
            self.asked[name] = self.asked.get(name, 0) + 1
            return False

        for _ in range(EVENINGS):
            if not self.go_on(asks)["outcome"]:
                assert self.question in questions
                return
            self.begin()
        raise AssertionError(f"asked {self.asked}")

    def go_on(self, until: Callable[[Turn], Any]) -> Turn:
        """Answer over a socket, with the page open, until a turn is as wanted or the evening is over."""
        self.visitor.table = self.page.url.rpartition("/")[2].partition("#")[0]
        turn = ahead(self.visitor, until)
        if not turn["outcome"]:
            self.asking.first.wait_for()
        return turn


def late(turn: Turn) -> bool:
    """Is it the last round?"""
    return bool(turn["view"]["round"] == components.ROUNDS)
