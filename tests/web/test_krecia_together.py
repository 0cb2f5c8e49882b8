"""Krecia robota with several people, each at a browser of their own: phones and desks, day and night, all languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from web.browser import DESK, PHONE, SMALL, Visitor
from web.krecia import Player
from web.player import ahead, play

TABLES: list[tuple[int, list[dict[str, Any]], dict[str, Any]]] = [
    (2, [{"size": PHONE}, {"size": DESK, "language": "en", "dark": True}], {}),
    (3, [{"size": SMALL}, {"size": PHONE, "language": "cs", "dark": True}, {"size": DESK}], {}),
    (4, [{"size": DESK, "language": "cs"}, {"size": SMALL, "dark": True}], {"roles": ["sleeper", "paranoid"]}),
    (5, [{"size": PHONE, "language": "en"}, {"size": SMALL, "language": "cs"}], {"risky": True}),
]


def sit_down(host: Visitor, friends: list[Visitor], seats: int, options: dict[str, Any]) -> list[Player]:
    """People at one table, bots on the other chairs."""
    chairs = ["me", *["open"] * len(friends), *["random"] * (seats - 1 - len(friends))]
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
def test_games_of_several_people(
    visit: Callable[..., Visitor], seats: int, looks: list[dict[str, Any]], options: dict[str, Any], whole: bool
) -> None:
    """All see the same end; most of the game is played over sockets, and with `--all` by hand."""
    host, *friends = [visit(**look) for look in looks]
    players = sit_down(host, friends, seats, options)
    if not whole:
        play(*players, until="taken")
        ahead(host, others=friends)
    play(*players)
    steps = set()
    for player in players:
        assert {"role", "play", "taken"} <= {*player.done, *(["taken"] if not whole else [])}
        expect(player.page.locator(".krecia-open li")).to_have_count(max(seats, 3))
        steps.add(player.page.locator(".rail input").get_attribute("max"))
    assert len(steps) == 1, "the same number of steps for everybody"
