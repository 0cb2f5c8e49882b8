"""Plain tree search, interpreted: every action once before any twice, and all others are enemies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from konspira.bots.think.plain import best, untried, won
from konspira.bots.think.tree import TOTAL, TRIED, VISITS, Tree
from konspira.bots.think.words import leads
from konspira.boxes.box import Box
from konspira.kernel.rule import Interpreter, rule
from konspira.kernel.words import WORDS


@rule
def the_second_leads(t, seat):
    return 1.0 if seat == 1 else 0.0


def laid(box: Box) -> tuple[Interpreter, Any]:
    """Who answers the words for a game, and a table at which two seats are about to act."""
    ask, table = Interpreter({WORDS[name]: made for name, made in box.rules.items()}), box.table.plain()
    ask.answers[leads] = the_second_leads
    ask(box.rules["start"])(table, box.options.plain(box.options_row(2)))
    return ask, table


def test_every_action_is_tried_once_before_any_is_tried_twice(altered: Callable[..., Box]) -> None:
    box = altered("untried")
    (ask, table), tree = laid(box), Tree.new(box, 4, 8)
    assert [ask(untried)(table, 0, 0, tree) for _ in range(3)] == [0, 1, -1]
    assert sorted(action for action, _, _ in tree.root()) == [0, 1]


def test_an_enemy_wants_what_i_do_not(altered: Callable[..., Box]) -> None:
    box = altered("hostile")
    (ask, table), tree = laid(box), Tree.new(box, 4, 8)
    good, bad = (ask(untried)(table, 0, 0, tree) for _ in range(2))
    tree.node[0, VISITS] = 20
    tree.edge[:2, TRIED] = 10
    tree.worth[good, TOTAL], tree.worth[bad, TOTAL] = 9.0, 1.0
    assert ask(best)(0, True, tree, 0.5) == good
    assert ask(best)(0, False, tree, 0.5) == bad


@pytest.mark.parametrize("seat", [0, 1])
def test_a_playout_that_is_cut_short_is_won_by_whoever_is_not_behind(altered: Callable[..., Box], seat: int) -> None:
    box = altered(f"cut_short_{seat}")
    ask, table = laid(box)
    assert ask(won)(table, seat, 1) == seat
    assert table.waiting == 2, "one has acted"


def test_a_playout_that_ends_is_won_by_whoever_gets_anything(altered: Callable[..., Box]) -> None:
    box = altered("played_out")
    ask, table = laid(box)
    first = ask(won)(table, 0, 9)
    assert table.waiting == 0
    assert first == (1.0 if table.pip[0] >= table.pip[1] else 0.0)
    assert ask(won)(table, 1, 9) == (1.0 if table.pip[1] >= table.pip[0] else 0.0)
