"""The solver as a bot: legal by its tables, whatever the other bids, and by search where there is none."""

from __future__ import annotations

import random

import msgspec
import numpy as np
import pytest

from konspira.bots import bot
from konspira.bots.solver.paper import Page, Scroll
from konspira.bots.solver.player import Strategy, advice, bidding, could_hold
from konspira.bots.solver.recipes import Recipe
from konspira.boxes.box import Box
from konspira.games.gra import wording
from konspira.play.match import Match


def test_a_low_bid_counts_as_the_one_on_the_ladder_and_two_as_none() -> None:
    round_of = Recipe((4, 5), True, False)
    assert (round_of.least, round_of.low) == (3, (1, 6))
    assert bidding(round_of, []) == (round_of, [], 0)
    assert bidding(round_of, [(3, 1)]) == (round_of, [(3, 1)], 0)
    assert bidding(round_of, [(2, 5)]) == (round_of, [(1, 6)], 5)
    assert bidding(round_of, [(1, 3), (4, 2)]) == (round_of, [(1, 6), (4, 2)], 3)
    assert bidding(round_of, [(1, 3), (2, 2)]) == (round_of, [], 0)
    assert bidding(round_of, [(1, 3), (2, 2), (2, 5), (3, 1)]) == (round_of, [(1, 6), (3, 1)], 5)


def test_by_value_a_low_bid_is_one_on_fours() -> None:
    round_of = Recipe((3, 2), False, False)
    assert bidding(round_of, [(2, 1)]) == (round_of, [(1, 4)], 1)
    assert bidding(round_of, [(1, 2), (3, 5)]) == (round_of, [(1, 4), (3, 5)], 2)
    assert bidding(round_of, [(1, 2), (3, 3), (2, 6)]) == (round_of, [(2, 6)], 0)


def test_a_low_opening_on_ones_ends_the_jokers() -> None:
    round_of, plain = Recipe((4, 3), True, True), Recipe((4, 3), True, False)
    assert (round_of.least, round_of.opening) == (2, 3)
    assert bidding(round_of, [(2, 1)]) == (round_of, [(1, 1)], 0)
    assert bidding(round_of, [(1, 1), (2, 4)]) == (round_of, [(1, 1), (2, 4)], 0)
    assert bidding(round_of, [(1, 1), (1, 4)]) == (plain, [], 0)
    assert bidding(round_of, [(1, 1), (1, 4), (2, 2)]) == (plain, [(2, 2)], 0)
    assert bidding(round_of, [(2, 2)]) == (round_of, [(1, 6)], 2)
    assert bidding(round_of, [(1, 2), (2, 1), (2, 4)]) == (round_of, [(1, 6)], 4)
    assert bidding(round_of, [(3, 1)]) == (round_of, [(3, 1)], 0)


@pytest.mark.parametrize(
    "options",
    [
        {}, {"jokers": True}, {"bid_order": "count"}, {"fewer_cards": True}, {"fewer_cards": True, "jokers": True},
        {"bid_order": "count", "fewer_cards": True}, {"bid_order": "count", "fewer_cards": True, "jokers": True},
    ],
)  # fmt: skip
def test_the_solver_plays_whole_matches_by_its_tables(gra: Box, options: dict[str, object]) -> None:
    """Against somebody who does anything: bids far too low, far too high, out of all proportion."""
    chance, player = random.Random(1), bot("solver@50", seed=1)
    turns = by_table = 0
    for _ in range(3):
        match = Match(gra, 2, options, chance.randbytes(32))
        while match.outcome is None:
            seat = match.actors[0]
            turn = match.turn(seat)
            if seat == 1:
                match.act(seat, chance.choice(turn.legal))
                continue
            known = advice(turn)
            assert all(number in turn.legal.numbers for number, _ in known)
            turns, by_table = turns + 1, by_table + bool(known)
            match.act(seat, player.choose(turn))
    assert by_table >= 0.95 * turns, "search has to help only where jokers were lost before bids that no table knows"


@pytest.mark.parametrize(
    "options", [{}, {"jokers": True}, {"bid_order": "count"}, {"bid_order": "count", "jokers": True}], ids=str
)
def test_after_two_low_bids_the_answer_is_a_legal_one(gra: Box, options: dict[str, object]) -> None:
    for deal in range(12):
        match = Match(gra, 2, {"fewer_cards": True} | options, bytes(31) + bytes([deal]))
        for seat in (0, 1):
            match.act(seat, bot("solver@50", seed=deal).choose(match.turn(seat)))
        for bid in (
            wording.Bid(1, 2),
            wording.Bid(1, 6) if options.get("bid_order") else wording.Bid(1, 4),
        ):
            match.act(match.actors[0], bid)
        turn = match.turn(match.actors[0])
        assert all(number in turn.legal.numbers for number, _ in advice(turn))


def test_a_low_bid_on_far_too_many_cards_is_checked(gra: Box) -> None:
    """By value all low bids are one on the ladder; five twos of six cards are not as good as one four."""
    options = {"fewer_cards": True}
    for deal in range(6):
        match = Match(gra, 2, options, bytes(31) + bytes([deal]))
        for seat in (0, 1):
            match.act(seat, bot("solver@50", seed=deal).choose(match.turn(seat)))
        match.act(match.actors[0], wording.Bid(9, 2))
        turn = match.turn(match.actors[0])
        assert [gra.wording.value(number) for number, _ in advice(turn)] == [wording.Check()]


@pytest.mark.parametrize("options", [{"jokers": True}, {"jokers": True, "fewer_cards": True}], ids=str)
def test_a_bid_that_i_see_to_be_true_is_not_checked(gra: Box, options: dict[str, object]) -> None:
    chance, seen = random.Random(21), 0
    while seen < 60:
        match = Match(gra, 2, options, chance.randbytes(32))
        while match.outcome is None:
            seat = match.actors[0]
            turn = match.turn(seat)
            v = turn.view
            if v.up >= 0 and 0 < v.count <= wording.i_show(v, v.face, v.wild) and len(turn.legal) > 1:
                seen += 1
                assert wording.Check() not in [gra.wording.value(number) for number, _ in advice(turn)]
            match.act(seat, chance.choice(turn.legal[:6]))


def test_how_many_cards_could_show_a_value() -> None:
    assert could_hold(0, 3, 5, False) == pytest.approx(1.0)
    assert could_hold(1, 1, 5, False) == pytest.approx(1 / 3)  # five of fifteen pairs have a five
    assert could_hold(2, 2, 5, True) == pytest.approx((9 / 15) ** 2)  # or a one, with jokers
    assert could_hold(3, 2, 5, True) == 0


def test_search_helps_where_there_is_no_table(gra: Box) -> None:
    match = Match(gra, 3, {}, bytes(32))
    player = bot("solver@50", seed=1)
    assert not advice(match.turn(0)), "three seats play this round"
    while match.outcome is None:
        seat = match.actors[0]
        match.act(seat, player.choose(match.turn(seat)))


def test_a_damaged_table_is_refused() -> None:
    recipe = Recipe((1, 1), True, False)
    scroll = Scroll.load(recipe.path)
    longer = msgspec.convert(msgspec.to_builtins(scroll), Scroll)
    options = longer.bids[0]["most"].array()
    longer.bids[0]["most"] = Page.of(np.append(options, 0))
    with pytest.raises(ValueError, match="more than its round"):
        Strategy(recipe, longer).plays(0)
    longer.bids[0]["most"] = Page.of(options[:-1])
    with pytest.raises(ValueError, match="too early"):
        Strategy(recipe, longer).plays(0)
