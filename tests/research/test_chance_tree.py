"""The tree of chance: every deal once, probabilities that add up, and what the engine itself deals."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest
from every_setting import toy

from konspira.boxes.backend import compiled
from konspira.boxes.box import Box
from konspira.play import shelf
from konspira.research.chance_tree import Branch, TooManyWays, deals, merged, results, worlds


@pytest.fixture
def pips() -> Box:
    return toy()


def total(branches: list[Branch]) -> Fraction:
    return sum((branch.probability for branch in branches), Fraction(0))


def test_every_deal_of_the_toy_is_as_likely_as_the_others(pips: Box) -> None:
    found = deals(pips, pips.options_row(2))
    assert [branch.probability for branch in found] == [Fraction(1, 36)] * 36
    assert {tuple(branch.table[0]["pip"].tolist()) for branch in found} == {
        (a, b, 0) for a in range(1, 7) for b in range(1, 7)
    }


def test_an_action_without_chance_has_one_result_and_leaves_the_table_as_it_was(pips: Box) -> None:
    table = deals(pips, pips.options_row(2))[0].table
    before = table.tobytes()
    (only,) = results(pips, table, 0, 1)
    assert (only.probability, only.table[0]["waiting"], table.tobytes()) == (1, 0b10, before)


def test_the_last_action_of_the_toy_draws_for_everybody_who_swaps(pips: Box) -> None:
    table = results(pips, deals(pips, pips.options_row(2))[0].table, 0, 1)[0].table
    both, one = results(pips, table, 1, 1), results(pips, table, 1, 0)
    assert (len(both), total(both), len(one), total(one)) == (36, 1, 6, 1)


def test_the_deals_of_gra_with_one_card_each_are_all_pairs_of_cards() -> None:
    box = shelf.box("gra")
    found = deals(box, box.options_row(2))
    assert total(found) == 1
    assert len(found) == 2 * 30 * 29, "who starts, and two different cards in order"
    assert {branch.probability for branch in found} == {Fraction(1, 1740)}


def test_what_the_engine_deals_is_among_the_deals() -> None:
    box = shelf.box("gra")
    known = {branch.table.tobytes() for branch in deals(box, box.options_row(2))}
    table = box.table.new()
    for seed in range(200):
        table[0]["rng"] = seed * 0x9E3779B97F4A7C15 % 2**64
        compiled(box).start(table, box.options_row(2))
        table[0]["rng"] = 0
        assert table.tobytes() in known


def test_worlds_are_what_a_seat_imagines() -> None:
    box = shelf.box("gra")
    table, view = deals(box, box.options_row(2))[0].table, box.view.new()
    compiled(box).look(table, 0, view)
    found = worlds(box, view)
    assert (len(found), total(found)) == (29, 1)
    assert table.tobytes() in {world.table.tobytes() for world in found}
    assert Counter(world.probability for world in found) == {Fraction(1, 29): 29}


def test_chance_that_never_ends_or_has_too_many_ways_is_refused(pips: Box) -> None:
    with pytest.raises(TooManyWays, match="pips: chance has more than 35 ways"):
        deals(pips, pips.options_row(2), most=35)
    krecia = shelf.box("krecia")
    with pytest.raises(TooManyWays):
        deals(krecia, krecia.options_row(4), most=50)


def test_ways_to_the_same_table_are_one_branch(pips: Box) -> None:
    """The toy imagines what everybody has chosen, and then puts back what the seat itself knows it chose."""
    table, view = results(pips, deals(pips, pips.options_row(2))[0].table, 0, 1)[0].table, pips.view.new()
    compiled(pips).look(table, 0, view)
    assert [world.probability for world in worlds(pips, view)] == [Fraction(1, 6)] * 6


def test_tables_that_a_change_makes_equal_are_one_branch(pips: Box) -> None:
    def forget_the_second(table: Any) -> None:
        table["pip"][:, 1] = 1

    found = merged(deals(pips, pips.options_row(2)), forget_the_second)
    assert [branch.probability for branch in found] == [Fraction(1, 6)] * 6
