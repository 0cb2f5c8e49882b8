"""The four variants of GRA, rule by rule, and how they go together."""

from __future__ import annotations

import pytest
from games.gra.table import act, act_all_turn, allowed, ask, bid, check, payoffs, plain_table, showing

from konspira.games.gra import BOX, rules
from konspira.games.gra.pieces import CARDS, CLOCKWISE, COUNTER, OVER, TURNING


def test_8_1_1_a_shown_one_counts_for_other_values() -> None:
    t = check(act(showing([1], [5], [6], jokers=True), bid(2, 5)))
    assert t.shown_found == 2


def test_8_1_1_without_jokers_a_one_is_a_one() -> None:
    t = check(act(showing([1], [5], [6]), bid(2, 5)))
    assert t.shown_found == 1


def test_8_1_1_a_hidden_one_never_counts() -> None:
    t = showing([2], [5], [6], jokers=True)
    t.card[0, 0] = 0
    assert CARDS[0].tolist() == [1, 2]
    t.up[0] = 1
    assert check(act(t, bid(2, 5))).shown_found == 1


def test_8_1_2_a_round_opened_on_ones_has_no_jokers() -> None:
    t = act(showing([1], [5], [6], jokers=True), bid(1, 1), bid(2, 5))
    assert not t.wild
    assert check(t).shown_found == 1


def test_8_1_3_a_later_bid_on_ones_leaves_them_wild() -> None:
    t = act(showing([1], [5], [6], jokers=True, bid_order="count"), bid(1, 5), bid(2, 1), bid(2, 5))
    assert t.wild
    assert check(t).shown_found == 2


def test_8_1_3_a_bid_on_ones_counts_ones_only() -> None:
    t = act(showing([1], [5], [6], jokers=True, bid_order="count"), bid(1, 5), bid(2, 1))
    assert check(t).shown_found == 1


def test_8_1_4_counts_are_neither_halved_nor_doubled_around_ones() -> None:
    t = act(showing([1, 2], [5, 3], jokers=True, bid_order="count"), bid(2, 5))
    assert not allowed(t, bid(1, 1))
    assert allowed(t, bid(3, 1))


def test_8_2_1_the_first_bid_names_the_direction() -> None:
    t = showing([4], [5], [6], directions=True)
    assert ask(rules.count)(t, 0) == 36
    act(t, bid(1, 2, counter=True))
    assert (t.direction, t.turn) == (COUNTER, 2)
    assert not allowed(t, bid(1, 3, counter=True)), "with the first bid only"
    assert act(t, bid(1, 3)).turn == 1


def test_8_2_1_it_holds_for_that_round_only() -> None:
    t = check(act(showing([4], [5], [6], directions=True), bid(1, 2, counter=True)))
    act_all_turn(t)
    assert t.direction == CLOCKWISE
    assert allowed(t, bid(1, 2, counter=True))


def test_8_2_without_the_option_no_direction_is_named() -> None:
    assert not allowed(showing([4], [5], [6]), bid(1, 2, counter=True))


def test_8_2_2_in_extra_rounds_too() -> None:
    t = check(act(showing([1] * 5, [2], [3], [4], directions=True), bid(6, 6)))
    act_all_turn(t)
    assert t.tie
    assert allowed(t, bid(1, 1, counter=True))


def test_8_2_3_with_two_seats_it_is_left_out() -> None:
    assert not BOX.options_row(2, {"directions": True})[0]["directions"]


def test_8_3_fewer_cards_starts_with_five_and_loses_one() -> None:
    t = plain_table(3, fewer_cards=True)
    assert [t.hand[s] for s in range(3)] == [5, 5, 5]
    t = check(act(showing([4], [5] * 2, [6] * 3, starter=1, fewer_cards=True), bid(3, 5)))
    assert [t.hand[s] for s in range(3)] == [1, 1, 3]


def test_8_3_the_most_cards_win_when_somebody_has_none() -> None:
    t = check(act(showing([4], [5] * 2, [6] * 3, fewer_cards=True), bid(3, 5)))
    assert t.phase == OVER
    assert payoffs(t) == [0, 0, 1]


def test_8_3_ties_for_the_most_are_played_out() -> None:
    t = check(act(showing([4], [5] * 3, [6] * 3, fewer_cards=True), bid(4, 5)))
    assert t.tie
    assert t.playing == 0b110
    assert t.cards == 6


def test_8_4_1_longer_who_reaches_six_is_out_and_the_others_go_on() -> None:
    t = check(act(showing([1] * 5, [2] * 4, [3] * 3, longer=True), bid(9, 6)))
    assert t.phase == TURNING
    assert not t.tie
    assert t.playing == 0b110
    assert [t.hand[s] for s in (1, 2)] == [4, 3]


def test_8_4_1_the_last_one_in_wins() -> None:
    t = check(act(showing([1] * 5, [2] * 4, longer=True), bid(9, 6)))
    assert t.phase == OVER
    assert payoffs(t) == [0, 1]


def test_8_4_2_empty_seats_are_skipped() -> None:
    t = check(act(showing([4], [1] * 5, [3] * 3, starter=1, longer=True), bid(9, 6)))
    assert t.starter == 2
    act_all_turn(t)
    act(t, bid(1, 1))
    assert t.turn == 0
    act(t, bid(1, 2))
    assert t.turn == 2


def test_8_5_longer_with_fewer_cards_one_is_out_with_none_left() -> None:
    t = check(act(showing([4], [5] * 2, [6] * 3, fewer_cards=True, longer=True), bid(3, 5)))
    assert t.phase == TURNING
    assert t.playing == 0b110


def test_8_6_value_order_no_bid_on_ones_after_another_opening() -> None:
    t = act(showing([1], [5], [6], jokers=True), bid(1, 2))
    assert not any(allowed(t, bid(count, 1)) for count in range(1, 4))


def test_8_7_the_direction_is_kept_over_empty_seats() -> None:
    t = check(act(showing([4], [2], [1] * 5, [3] * 3, starter=2, longer=True, directions=True), bid(9, 6)))
    act_all_turn(t)
    act(t, bid(1, 1, counter=True))
    assert (t.shown_checker, t.turn) == (3, 1)


def test_8_8_the_tied_may_play_with_five() -> None:
    t = check(act(showing([4], [5] * 5, [6] * 5, fewer_cards=True), bid(6, 5)))
    assert t.tie
    assert t.cards == 10


@pytest.mark.parametrize("longer", [False, True])
def test_8_9_longer_with_two_seats_is_the_base_game(longer: bool) -> None:
    t = check(act(showing([1] * 5, [2] * 4, longer=longer), bid(9, 6)))
    assert payoffs(t) == [0, 1]
