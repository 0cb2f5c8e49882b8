"""Krecia robota with several people, each at a browser of their own: phones and desks, day and night, all languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from web.browser import DESK, PHONE, SMALL, Visitor
from web.krecia import Player
from web.player import play

TABLES: list[tuple[int, list[dict[str, Any]], dict[str, Any]]] = [
    (2, [{"size": PHONE}, {"size": DESK, "language": "en", "dark": True}], {}),
    (3, [{"size": SMALL}, {"size": PHONE, "language": "cs", "dark": True}, {"size": DESK}], {}),
    (4, [{"size": DESK, "language": "cs"}, {"size": SMALL, "dark": True}], {"roles": ["sleeper", "paranoid"]}),
    (5, [{"size": PHONE, "language": "en"}, {"size": SMALL, "language": "cs"}], {"risky": True}),
]


def sit_down(visit: Callable[..., Visitor], seats: int, looks: list[dict[str, Any]], options: Any) -> list[Player]:
    """People at one table, bots on the other chairs."""
    host, *friends = [visit(**look) for look in looks]
    chairs = ["me", *["open"] * len(friends), *["random"] * (seats - len(looks))]
    made = host.make("Lis", "krecia", chairs, options=options, public=True)
    host.go(f"/t/{made}")
    for friend in friends:
        friend.go(f"/t/{made}").locator(".chairs .btn.s").first.click()
        expect(friend.page.locator(".chairs .btn.s")).to_have_count(0)
    host.page.locator("#act .btn.go:not([aria-disabled])").click()
    players = [Player(one.page, seed) for seed, one in enumerate([host, *friends], 1)]
    for player in players:
        player.page.locator(".game.krecia").wait_for()
    return players


@pytest.mark.sample(1)
@pytest.mark.parametrize(("seats", "looks", "options"), TABLES, ids=["two", "three", "four", "five"])
def test_whole_games_of_several_people(
    visit: Callable[..., Visitor], seats: int, looks: list[dict[str, Any]], options: dict[str, Any]
) -> None:
    """All see the same end."""
    players = sit_down(visit, seats, looks, options)
    play(*players)
    steps = set()
    for player in players:
        assert {"role", "play", "taken"} <= set(player.done)
        expect(player.page.locator(".krecia-open li")).to_have_count(max(seats, 3))
        steps.add(player.page.locator(".rail input").get_attribute("max"))
    assert len(steps) == 1, "the same number of steps for everybody"
