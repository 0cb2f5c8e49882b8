"""Loops that know no game, interpreted over the toy: whole games, lists of actions, and flat Monte Carlo."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from konspira.boxes.backend import interpreted
from konspira.boxes.box import Box

SURE_WIN = ("t.pip[other] = 1 + below(t, PIPS)", "t.pip[other] = PIPS + 1")  # whoever swaps has the highest


def test_whole_games_are_played_and_their_payoffs_added_up(altered: Callable[..., Box]) -> None:
    box, shares = altered("tallied"), np.zeros(3)
    words, table = interpreted(box), box.table.new()
    games, seed = 2, 2**40
    assert words.tally(table, box.options_row(3), games, seed, shares) == 6, "each of three seats decides once a game"
    assert shares.sum() == pytest.approx(games)
    assert words.play_games(table, box.options_row(2), games, seed) == 4
    assert words.over(table)


def test_a_menu_is_every_legal_action_of_a_seat_that_may_act(altered: Callable[..., Box]) -> None:
    box, numbers = altered("listed"), np.full(2, -1)
    words, table = interpreted(box), box.table.new()
    words.start(table, box.options_row(2))
    assert (words.menu(table, 0, numbers), numbers.tolist()) == (2, [0, 1])
    words.step(table, 0, 1)
    assert words.menu(table, 0, numbers) == 0


def weighed(box: Box, playouts: int) -> list[float]:
    """What keeping and swapping are worth to the first of two seats, by so many playouts."""
    words, table, view, plan, value = interpreted(box), box.table.new(), box.view.new(), box.plan.new(), np.full(2, 9.0)
    words.start(table, box.options_row(2))
    words.look(table, 0, view)
    words.prepare(view, plan)
    words.weigh(view, plan, table, np.arange(2), 2, playouts, value)
    return value.tolist()


def test_the_better_action_weighs_more(altered: Callable[..., Box]) -> None:
    keep, swap = weighed(altered("weighed", rules=SURE_WIN), 40)
    assert keep <= 0.5 <= swap
    assert keep < swap <= 1


def test_an_action_that_was_not_tried_is_worth_nothing(altered: Callable[..., Box]) -> None:
    box = altered("hardly_weighed", rules=SURE_WIN)
    assert weighed(box, 1)[1] == 0
    assert weighed(box, 0) == [0, 0]
