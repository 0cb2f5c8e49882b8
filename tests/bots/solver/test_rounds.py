"""Rounds as bidding games: hands as likely as a deck makes them, and bids in the order of the rules."""

from __future__ import annotations

import pytest

from konspira.bots.solver.rounds import exact, ladder, reduced
from konspira.boxes.box import Box
from konspira.games.gra import wording
from konspira.play.match import Match


def test_worlds_of_an_exact_round_are_as_likely_as_the_deck_makes_them() -> None:
    game = exact((1, 2), False, False)
    single, double = game.sides
    total = 0.0
    for first in range(len(single.prior)):
        for second in range(len(double.prior)):
            held = double.types[double.hand == second][0]
            total += single.prior[first] * double.prior[second] * (game.base - (held == first).sum())
    assert total == pytest.approx(1.0)


def test_an_endless_deck_shows_what_a_full_one_would() -> None:
    game = reduced((2, 2), True, False)
    for side in game.sides:
        assert side.prior.sum() == pytest.approx(1.0)
        assert side.size == 21


def test_bids_by_value_and_by_count_are_in_the_order_of_the_rules(gra: Box) -> None:
    for order in ("value", "count"):
        match = Match(gra, 2, {"bid_order": order}, bytes(32))
        for seat in (0, 1):
            match.act(seat, wording.TurnCards())
        legal = [(bid.count, bid.face) for bid in match.turn(match.actors[0]).legal]
        assert legal == ladder(2, order == "count")


def test_a_round_without_a_single_card_has_no_exact_deck() -> None:
    with pytest.raises(ValueError, match="one seat holds a single card"):
        exact((2, 2), False, False)
