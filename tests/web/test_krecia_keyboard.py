"""Krecia robota with the keyboard alone, to the end: no click, and the focus is never lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.browser import DESK, PHONE, Visitor
from web.keys import focus_on
from web.krecia import GONE, Player, open_table
from web.player import NEW_VIEW, play, wait_for_a_turn

READY = ".welt .btn.go:not([aria-disabled])"


class Typist(Player):
    """A player with a keyboard only."""

    def and_see_by_key(self, key: str = "Enter") -> None:
        before = self.moment
        self.page.keyboard.press(key)
        self.page.wait_for_function(NEW_VIEW, arg=before)

    def look(self) -> None:
        doing, title = self.now(), self.title
        focus_on(self.page, ".pocket .btn.go")
        self.page.keyboard.press("Enter")
        self.page.wait_for_function(GONE, arg=[self.signs[str(doing)], title])

    role = taken = votes = look

    def confirm(self) -> None:
        focus_on(self.page, READY)
        self.and_see_by_key()

    def ally(self) -> None:
        focus_on(self.page, ".suspect")
        self.page.keyboard.press("ArrowRight")
        self.confirm()

    def choose(self) -> None:
        focus_on(self.page, ".mcard:not([aria-disabled])")
        self.page.keyboard.press("Space")
        self.confirm()

    def play(self) -> None:
        """Walk along the hand until a card lifts; lay a token on it where that is possible."""
        focus_on(self.page, ".fan button.card")
        for _ in range(14):
            if self.page.locator(".fan .card.up:focus").count():
                break
            self.page.keyboard.press("ArrowRight")
        raises = self.page.locator(".welt .actions .btn:not(.go):not([aria-disabled])").count() > 0
        self.done += ["raise"] * raises
        self.and_see_by_key("Shift+Enter" if raises else "Enter")

    def larry(self) -> None:
        """Swap the two cards that he does not play, which is always possible."""
        focus_on(self.page, ".swap:not([aria-disabled])")
        self.page.keyboard.press("Enter")
        self.confirm()

    def vote(self) -> None:
        focus_on(self.page, ".suspect")
        self.page.keyboard.press("Space")
        if self.page.locator(".suspect[aria-pressed]").count() > 1:
            self.page.keyboard.press("Tab")
            self.page.keyboard.press("Space")
        focus_on(self.page, READY)
        self.page.keyboard.press("Enter")
        self.sealed()


def no_clicks(page: Page) -> None:
    """A pointer would be noticed."""
    page.evaluate("addEventListener('pointerdown', () => console.error('a pointer was used'), true)")


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("seats", "size", "options"),
    [(2, PHONE, {}), (4, DESK, {"roles": ["accomplice", "paranoid"], "open_role_seat": 0}), (3, PHONE, {})],
    ids=["larry", "accomplice", "three"],
)
def test_a_whole_game_is_played_with_the_keyboard(
    visit: Callable[..., Visitor], seats: int, size: tuple[int, int], options: dict[str, Any]
) -> None:
    player = Typist(open_table(visit(size=size), seats=seats, options=options).page)
    no_clicks(player.page)
    while not player.over:
        player.act()
        wait_for_a_turn(player)
        if player.now() not in ("role", "end"):
            expect(player.page.locator(":focus")).to_have_count(1)
    expect(player.page.locator(".hero h2")).to_be_visible()
    assert {"role", "play", "taken"} <= set(player.done)


def test_go_to_my_move_leads_to_the_two_missions(visit: Callable[..., Visitor]) -> None:
    player = Typist(open_table(visit(), seats=3, options={"dealer": 2}).page)  # I lead the first trick
    play(player, until="choose")
    page = player.page
    focus_on(page, ".skip")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator(".mcard:focus")).to_have_count(1)
