"""The rules of GRA, one by one; numbers are those of RULES.md. The rules run interpreted, over plain integers."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from games.gra.table import act, act_all_turn, allowed, ask, bid, check, payoffs, plain_table, showing

from konspira.boxes.box import BadOptions
from konspira.games.gra import BOX, rules
from konspira.games.gra.pieces import BIDDING, CARDS, CHECK, DECK, NOBODY, OVER, TURNING


def test_1_1_thirty_cards_with_two_different_ends() -> None:
    assert len(CARDS) == DECK == 30
    assert all(a != b for a, b in CARDS)


def test_1_2_every_value_stands_on_ten_ends() -> None:
    assert Counter(CARDS.ravel().tolist()) == dict.fromkeys(range(1, 7), 10)


def test_1_2_every_pair_of_values_comes_twice() -> None:
    pairs = Counter(tuple(sorted(card)) for card in CARDS.tolist())
    assert pairs == dict.fromkeys(itertools.combinations(range(1, 7), 2), 2)


@pytest.mark.parametrize("seats", [1, 7])
def test_1_3_two_to_six_play(seats: int) -> None:
    with pytest.raises(BadOptions, match="2 to 6 seats"):
        BOX.options_row(seats)


def test_2_1_everybody_starts_with_one_card() -> None:
    t = plain_table(4)
    assert [t.hand[s] for s in range(6)] == [1, 1, 1, 1, 0, 0]


def test_2_3_any_seat_may_start() -> None:
    starters = set()
    for seed in range(200):
        t = plain_table(5)
        t.rng = seed
        ask(rules.start)(t, t.options)
        starters.add(t.starter)
    assert starters == {0, 1, 2, 3, 4}


def test_3_1_no_card_is_dealt_twice_even_when_all_thirty_are() -> None:
    t = plain_table(6, fewer_cards=True)
    cards = [t.card[s, i] for s in range(6) for i in range(5)]
    assert sorted(cards) == list(range(30))


def test_3_3_all_turn_their_cards_at_the_same_time() -> None:
    t = plain_table(3)
    assert t.phase == TURNING
    assert ask(rules.actors)(t) == 0b111
    ask(rules.step)(t, 1, 1)
    assert ask(rules.actors)(t) == 0b101
    assert not ask(rules.legal)(t, 1, 0), "a choice once made stays"


def test_3_3_any_choice_of_ends_is_allowed() -> None:
    t = plain_table(2, fewer_cards=True)
    assert ask(rules.count)(t, 0) == 32


def test_3_4_bidding_starts_when_all_have_chosen() -> None:
    t = plain_table(3)
    for seat in (2, 0, 1):
        assert t.phase == TURNING
        ask(rules.step)(t, seat, 0)
    assert t.phase == BIDDING
    assert t.turn == t.starter


def test_3_2_everybody_draws_as_many_as_they_play_with() -> None:
    t = check(act(showing([4], [5], [6]), bid(1, 5)))
    held = [t.hand[s] for s in range(3)]
    assert held == [1, 2, 1]
    assert t.cards == 4


def test_2_2_nobody_keeps_a_card_from_one_round_to_the_next() -> None:
    """All thirty are shuffled: over many second rounds the first card of a hand is any card."""
    cards = set()
    for seed in range(400):
        t = act(showing([4], [5], [6]), bid(1, 5))
        t.rng = seed
        cards.add(check(t).card[0, 0])
    assert len(cards) == DECK


def test_4_1_the_starter_must_bid() -> None:
    t = showing([4], [5], [6])
    assert not allowed(t, CHECK)
    assert ask(rules.count)(t, 0) == 18


def test_4_1_the_turn_goes_clockwise() -> None:
    t = act(showing([4], [5], [6], starter=1), bid(1, 2))
    assert t.turn == 2
    assert act(t, bid(1, 3)).turn == 0


def test_4_1_nobody_acts_out_of_turn() -> None:
    t = showing([4], [5], [6])
    assert not ask(rules.legal)(t, 1, bid(1, 1))
    assert ask(rules.count)(t, 1) == 0


def test_4_3_value_order_the_worked_example() -> None:
    """After three fours: four fours (more of the same value) or one five (a higher value)."""
    t = act(showing([4, 4], [4, 5], [1, 2]), bid(3, 4))
    assert allowed(t, bid(4, 4))
    assert allowed(t, bid(1, 5))
    assert not allowed(t, bid(3, 4))
    assert not allowed(t, bid(2, 4))
    assert not allowed(t, bid(6, 3))


LADDER = [(3, 4), (3, 5), (4, 2), (5, 2), (5, 6), (6, 1)]


def test_4_3_count_order_the_printed_ladder() -> None:
    t = showing([4, 4], [4, 5], [1, 2], bid_order="count")
    for claim in LADDER:
        for lower in LADDER[: LADDER.index(claim)]:
            if t.bidder != NOBODY:
                assert not allowed(t, bid(*lower))
        act(t, bid(*claim))


def test_4_3_value_order_refuses_the_third_step_of_the_printed_ladder() -> None:
    t = act(showing([4, 4], [4, 5], [1, 2]), bid(3, 4), bid(3, 5))
    assert not allowed(t, bid(4, 2))


def test_4_3_count_order_refuses_one_five_after_three_fours() -> None:
    t = act(showing([4, 4], [4, 5], [1, 2], bid_order="count"), bid(3, 4))
    assert not allowed(t, bid(1, 5))
    assert allowed(t, bid(3, 5))


@pytest.mark.parametrize("order", ["value", "count"])
def test_4_3_every_bid_has_one_place_on_the_ladder(order: str) -> None:
    t = showing([4, 4], [4, 5], bid_order=order)
    places = [ask(rules.place_of)(t, face, count) for face in range(1, 7) for count in range(1, 5)]
    assert sorted(places) == list(range(24))
    for face, count in itertools.product(range(1, 7), range(1, 5)):
        assert ask(rules.bid_at)(t, ask(rules.place_of)(t, face, count)) == bid(count, face)


@pytest.mark.parametrize("order", ["value", "count"])
def test_4_3_the_lowest_count_on_a_value_is_the_smallest_that_is_legal(order: str) -> None:
    for count, face in itertools.product(range(1, 5), range(1, 7)):
        t = act(showing([4, 4], [4, 5], bid_order=order), bid(count, face))
        for value in range(1, 7):
            counts = [number for number in range(1, 5) if allowed(t, bid(number, value))]
            assert ask(rules.lowest_count)(t, value) == min(counts, default=0)


def test_4_4_no_bid_goes_beyond_the_cards_in_play() -> None:
    t = showing([4, 4], [4], [1, 2])
    assert allowed(t, bid(5, 6))
    assert not allowed(t, bid(6, 6))


def test_4_4_counts_above_ten_can_be_bid() -> None:
    assert allowed(showing([1] * 5, [2] * 5, [3] * 5), bid(11, 4))


@pytest.mark.parametrize("order", ["value", "count"])
def test_4_5_above_all_sixes_one_has_to_check(order: str) -> None:
    t = act(showing([6], [6], bid_order=order), bid(2, 6))
    assert ask(rules.count)(t, t.turn) == 1
    assert ask(rules.pick)(t, t.turn, 0) == CHECK


def test_5_1_only_the_next_seat_may_check() -> None:
    t = act(showing([4], [5], [6]), bid(1, 2))
    assert ask(rules.legal)(t, 1, CHECK)
    assert not ask(rules.legal)(t, 2, CHECK)
    assert not ask(rules.legal)(t, 0, CHECK)


def test_5_2_the_showdown_stays_visible() -> None:
    t = check(act(showing([4], [5], [6]), bid(1, 5)))
    assert (t.shown_face, t.shown_count, t.shown_found, t.shown_bidder, t.shown_checker) == (5, 1, 1, 0, 1)
    assert [CARDS[t.shown_card[s, 0], t.shown_up[s] & 1] for s in range(3)] == [4, 5, 6]
    act_all_turn(t)
    act(t, bid(1, 1))
    assert t.shown_round == 1, "until the next showdown"


def test_5_3_the_first_worked_example() -> None:
    """Exactly five fives, and five fives were bid: true. Czesio, who checked, takes a card more; Bartek starts."""
    ania, bartek, czesio = [5, 5, 1], [5, 2, 5, 4], [5, 3, 6]
    t = showing(ania, bartek, czesio, starter=1)
    check(act(t, bid(5, 5)))
    assert t.shown_found == 5
    assert [t.hand[s] for s in range(3)] == [3, 4, 4]
    assert t.starter == 1
    assert t.round == 2


def test_5_3_the_second_worked_example() -> None:
    """Only five twos, and six were bid: a bluff. Bartek would draw a sixth card, so the game ends and Czesio wins."""
    ania, bartek, czesio = [2, 2, 1, 5], [2, 2, 6, 4, 1], [2, 3, 6]
    t = showing(ania, bartek, czesio, starter=1)
    check(act(t, bid(6, 2)))
    assert t.shown_found == 5
    assert t.starter == 2, "Czesio would have started"
    assert t.phase == OVER
    assert payoffs(t) == [0, 0, 1]


def test_5_4_the_checker_who_was_right_starts_the_next_round() -> None:
    t = check(act(showing([4], [5], [6]), bid(2, 5)))
    assert t.starter == 1
    assert t.hand[0] == 2


def test_5_6_the_only_actions_are_turning_bidding_and_checking() -> None:
    """No exact call, no challenge out of turn (G39)."""
    assert {type(BOX.wording.value(number)).__name__ for number in range(BOX.actions)} == {"TurnCards", "Check", "Bid"}


def test_6_1_the_sixth_card_ends_the_game_at_once() -> None:
    t = check(act(showing([1] * 5, [2] * 2, [3] * 4), bid(9, 6)))
    assert t.hand[0] == 6
    assert t.phase == OVER
    assert ask(rules.actors)(t) == 0


@pytest.mark.parametrize("fewer", [False, True])
def test_7_6_with_two_seats_no_tie_can_occur(fewer: bool) -> None:
    """One meets the end condition (6 or 0 cards), so the other is alone."""
    hands = ([1], [2]) if fewer else ([1] * 5, [2] * 5)
    t = check(act(showing(*hands, fewer_cards=fewer), bid(sum(map(len, hands)), 6)))
    assert t.phase == OVER
    assert sum(payoffs(t)) == 1


def test_7_1_the_fewest_cards_win() -> None:
    t = check(act(showing([1] * 5, [2] * 4, [3] * 3, [4] * 2), bid(9, 6)))
    assert payoffs(t) == [0, 0, 0, 1]


def test_7_3_the_tied_alone_play_on_with_their_cards() -> None:
    t = check(act(showing([1] * 5, [2] * 2, [3] * 2, [4] * 3), bid(9, 6)))
    assert t.phase == TURNING
    assert t.tie
    assert t.waiting == 0b0110
    assert t.cards == 4
    act_all_turn(t)
    assert t.turn == 1


def test_7_3_the_loser_of_an_extra_round_is_out() -> None:
    t = check(act(showing([1] * 5, [2], [3], [4]), bid(6, 6)))
    assert t.playing == 0b1110
    act_all_turn(t)
    act(t, bid(3, 6))
    check(t)
    assert t.phase == TURNING
    assert bin(t.playing).count("1") == 2
    assert [t.hand[s] for s in range(1, 4)] == [1, 1, 1], "k stays"


def test_7_3_the_last_one_in_wins() -> None:
    t = check(act(showing([1] * 5, [2], [3], [4] * 2), bid(6, 6)))
    act_all_turn(t)
    faces = [CARDS[t.card[s, 0], 0] for s in (1, 2)]
    act(t, bid(2, 6))
    check(t)
    assert t.phase == OVER
    winner = 1 if faces == [6, 6] else 2
    assert payoffs(t)[winner] == 1
    assert sum(payoffs(t)) == 1


def test_7_4_the_checks_winner_starts_if_tied() -> None:
    t = check(act(showing([1] * 5, [2], [3], [4] * 2), bid(6, 6)))
    assert t.starter == 1, "seat 1 checked and won"


def test_7_4_else_the_next_tied_seat_starts() -> None:
    t = check(act(showing([1] * 5, [2] * 4, [3], [4]), bid(6, 6)))
    assert t.starter == 2


def test_7_4_in_the_direction_of_the_last_round() -> None:
    t = check(act(showing([2], [3], [1] * 4, [4] * 5, starter=3, directions=True), bid(6, 6, counter=True)))
    assert t.shown_checker == 2
    assert t.starter == 1
