"""Somebody who plays any game in a browser: by what the page shows and offers, as a person would."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, Page

NEW_VIEW = "before => document.querySelector('.hero') || document.querySelector('.game')?.dataset.moment !== before"


class Player:
    """What the players of all games have in common, in any of the three languages.

    Buttons are found by what they are, not by their words.
    """

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
    def fits(self) -> bool:
        """Is the page as wide as the screen, no wider?"""
        found: bool = self.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        return found

    @property
    def moment(self) -> str | None:
        """How many views my seat has had."""
        return self.page.locator(".game").get_attribute("data-moment")

    def and_see(self, button: Locator) -> None:
        """Press a button and wait until my seat has seen something new: on my turn nobody else can bring it about."""
        before = self.moment
        button.click()
        self.page.wait_for_function(NEW_VIEW, arg=before)
