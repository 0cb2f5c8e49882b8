"""The public baseline for Agenci: it takes the others to hold no cards, and knows no game but that one."""

from __future__ import annotations

import konspira
from konspira.bots import names
from konspira.bots.baseline import GAME, Baseline, _take_cards
from konspira.bots.bot import Budget
from konspira.games.agenci import BOX


def test_the_others_cards_go_back_to_the_pile() -> None:
    world = BOX.table.new()
    world[0]["hand"][:3] = (5, 6, 7)  # as sums of cards, one place a kind
    _take_cards(world, 1)
    assert world[0]["hand"].tolist() == [0, 6, *[0] * (len(world[0]["hand"]) - 2)]
    assert world[0]["pile"] == 12


def test_it_plays_one_game_and_is_named_with_its_budget() -> None:
    assert [game for game in konspira.names() if "baseline" in names(game)] == [GAME]
    assert Baseline(Budget(iterations=300)).name == "baseline@300"
