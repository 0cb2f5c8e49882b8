"""Subgames: where they begin, how they are sampled, and where they end."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import numpy as np
import pytest
from research.rounds_of_gra import first_round, last_bids, one_round

from konspira.boxes.box import Box
from konspira.research.chance_tree import Branch, merged
from konspira.research.subgame import Subgame


def test_deals_that_are_worth_the_same_are_merged_with_all_their_probability() -> None:
    deals = first_round().deals
    assert len(deals) == 15 * 15
    assert sum((deal.probability for deal in deals), Fraction(0)) == 1
    same = [deal.probability for deal in deals if deal.table[0]["card"][0, 0] == deal.table[0]["card"][1, 0]]
    assert set(same) == {Fraction(2, 30 * 29)}


def test_a_leaf_ends_what_the_rules_would_go_on_with(pips: Box) -> None:
    subgame = last_bids()
    tables = np.concatenate([deal.table for deal in subgame.deals[:3]])
    assert np.isnan(subgame.payoffs(tables)).all()
    tables["round"], tables["hand"][:, 1] = 2, 2
    assert subgame.payoffs(tables).tolist() == [[1.0, -1.0]] * 3
    assert np.isnan(Subgame(pips).payoffs(Subgame(pips).deals[0].table)).all()


def test_samples_come_as_often_as_their_probability_says(pips: Box) -> None:
    chance = np.random.default_rng(1)
    two = Subgame(pips).deals[:2]
    weighted = Subgame(pips, deals=[Branch(Fraction(3, 4), two[0].table), Branch(Fraction(1, 4), two[1].table)])
    for subgame, expected in ((weighted, 0.75), (Subgame(pips), 1 / 6)):
        drawn = Counter(int(subgame.sample(chance)[0]["pip"][1]) for _ in range(2000))
        assert abs(drawn[1] / 2000 - expected) < 0.04


def test_merging_by_nothing_changes_nothing(pips: Box) -> None:
    deals = Subgame(pips).deals
    assert [deal.probability for deal in merged(deals, lambda table: None)] == [deal.probability for deal in deals]
    assert one_round(first_round().deals[0].table).shape == (1, 2)


def test_weights_of_deals_become_probabilities_and_none_are_refused(pips: Box) -> None:
    deals = Subgame(pips).deals[:4]
    assert [deal.probability for deal in Subgame(pips, deals=deals).deals] == [Fraction(1, 4)] * 4
    with pytest.raises(ValueError, match="at least one deal"):
        Subgame(pips, deals=[])
