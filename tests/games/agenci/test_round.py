"""The round of secret cards: who is asked when, what gives cause for a scoring, and how new cards come."""

from __future__ import annotations

import pytest
from games.agenci.table import (
    IDLE,
    act,
    actions,
    all_pass,
    city,
    deal,
    fresh,
    hand,
    legal,
    move,
    round_of_cards,
    score,
    where,
)

from konspira.games.agenci.actions import Pass, Place, Play, Stay
from konspira.games.agenci.pieces import EARNED, MOVING, OVER, SAFE, SECRETS


def cards(t) -> list[int]:
    return [len(hand(t, seat)) for seat in range(t.options.seats)]


def test_6_2_r30e_with_seven_seats_the_second_agent_is_taken_out() -> None:
    for seed in range(30):
        t = fresh(7, seed=seed, top_secret=True)
        t.hand[0] += t.pile
        for seat in range(1, 7):
            t.hand[0] += t.hand[seat]
        assert "second_agent" not in hand(t, 0)
        assert len(hand(t, 0)) == 25


@pytest.mark.parametrize("seats", range(2, 8))
def test_6_3_two_cards_are_dealt_to_each(seats: int) -> None:
    t = fresh(seats, top_secret=True)
    assert cards(t) == [2] * seats
    deal(t, ())
    t.hand[0] = t.pile
    assert len(hand(t, 0)) == (25 if seats == 7 else 26)


def test_6_3_in_the_base_game_there_are_none() -> None:
    t = fresh(4)
    assert cards(t) == [0] * 4
    assert t.pile == 0


def test_6_4_r3_on_one_to_three_a_seat_may_move_nobody_and_take_a_card() -> None:
    t = act(city(die=1, top_secret=True), 0, Stay())
    assert cards(t) == [1, 0, 0, 0]
    assert (t.phase, t.asked) == (SECRETS, 0)
    assert where(t, "red", "grey") == [0, 0]


def test_6_4_r3_not_on_another_face_and_not_with_part_of_a_move() -> None:
    assert not legal(city(die=2, top_secret=True), 0, Stay())
    t = act(city(die=1, top_secret=True), 0, move(red=1))
    assert cards(t) == [0, 0, 0, 0]


def test_6_4_r4_with_four_cards_one_may_stay_but_takes_none() -> None:
    four = ["to_ruins", "to_ruins", "swap", "two_back"]
    t = act(city(die=1, hands=[four], top_secret=True), 0, Stay())
    assert sorted(hand(t, 0)) == sorted(four)


def test_6_4_r4_with_an_empty_pile_one_may_stay_but_takes_none() -> None:
    t = city(die=1, top_secret=True)
    t.used, t.pile = t.pile, 0
    assert cards(act(t, 0, Stay())) == [0] * 4


def test_6_5_r29_agents_moved_into_the_ruins_by_the_die_bring_one_card() -> None:
    for steps in ({"red": 1, "blue": 1}, {"red": 1, "grey": 1}):
        t = act(city(die=2, at={"red": 10, "blue": 10}, top_secret=True), 0, move(**steps))
        assert cards(t) == [1, 0, 0, 0]


def test_6_5_passing_through_the_ruins_brings_none() -> None:
    t = act(city(die=2, at={"red": 10}, top_secret=True), 0, move(red=2))
    assert cards(t) == [0] * 4


def test_6_6_r30_the_card_can_be_played_in_the_same_turn() -> None:
    t = city(die=2, at={"red": 9}, top_secret=True)
    t.pile, t.used = 1 << 2 * 12, t.pile - (1 << 2 * 12)
    act(t, 0, move(red=2))
    assert hand(t, 0) == ["move_safe"]
    assert legal(t, 0, Play("move_safe", building=1))


def test_6_6_r30_with_four_in_hand_none_is_taken_even_if_one_is_played_later() -> None:
    t = city(die=2, at={"red": 9}, hands=[["swap", "two_back", "two_back", "move_safe"]], top_secret=True)
    act(t, 0, move(red=2))
    assert cards(t)[0] == 4
    act(t, 0, Play("move_safe", building=1))
    assert cards(all_pass(t))[0] == 3


def test_6_7_r30b_being_put_into_the_ruins_by_a_card_brings_none() -> None:
    t = act(round_of_cards(["to_ruins"]), 0, Play("to_ruins", ("red",)))
    assert cards(t) == [0] * 4


def test_6_7_r30b_standing_in_the_ruins_brings_none() -> None:
    t = act(city(die=2, at={"blue": -3}, top_secret=True), 0, move(red=2))
    assert cards(t) == [0] * 4


def test_6_8_r30c_used_cards_are_not_shuffled_again() -> None:
    t = city(die=2, at={"red": 9}, top_secret=True)
    t.used, t.pile = t.pile, 0
    act(t, 0, move(red=2))
    assert cards(t) == [0] * 4
    assert t.pile == 0


def test_7_1_r21_the_round_comes_after_moving_and_before_scoring() -> None:
    t = act(city(die=2, at={"red": 5}, hands=[IDLE], top_secret=True), 0, move(red=2))
    assert t.phase == SECRETS
    assert score(t, "red") == [0], "not yet"
    assert all_pass(t).phase == SAFE
    assert score(t, "red") == [7]


def test_7_1_r21_no_card_before_the_move_nor_after_the_scoring() -> None:
    t = city(die=2, at={"red": 5}, hands=[["move_safe"]], top_secret=True)
    assert not legal(t, 0, Play("move_safe", building=1))
    all_pass(act(t, 0, move(red=2)))
    assert not legal(t, 0, Play("move_safe", building=1))
    assert act(t, 0, Place(1)).phase == MOVING


def test_7_2_the_worked_example() -> None:
    """Ania brings red to the safe; Krzysiek moves green and yellow back, Wojtek passes, Ania moves the safe to 4."""
    ania, krzysiek, wojtek = range(3)
    t = city(
        3, die=2, at={"red": 5, "green": 9, "yellow": 3}, hands=[["move_safe"], ["two_back"], ["swap"]], top_secret=True
    )
    act(t, ania, move(red=2))
    act(t, ania, Pass())
    act(t, krzysiek, Play("two_back", ("yellow", "green")))
    assert where(t, "green", "yellow") == [8, 2]
    act(t, wojtek, Pass())
    act(t, ania, Play("move_safe", building=4))
    act(t, wojtek, Pass())
    assert (t.phase, t.active) == (MOVING, krzysiek)
    assert score(t, "red", "yellow", "green") == [0, 0, 0]


def test_7_2_r22_the_active_seat_is_asked_first_then_clockwise() -> None:
    t = round_of_cards(IDLE, ["swap"], ["two_back"], IDLE)
    for seat in range(4):
        assert t.asked == seat
        assert not legal(t, (seat + 1) % 4, Pass())
        act(t, seat, Pass())
    assert (t.phase, t.active) == (MOVING, 1)


def test_7_2_r22_one_may_play_several_cards_in_a_row() -> None:
    t = round_of_cards(["one_forward", "one_back", "swap"])
    act(t, 0, Play("one_forward", ("red",), 3))
    act(t, 0, Play("one_back", ("red",), -2))
    assert where(t, "red") == [1]
    assert t.asked == 0


def test_7_2_r22_who_has_passed_may_answer_a_card() -> None:
    t = round_of_cards(["swap"], ["two_forward"])
    act(t, 0, Pass())
    act(t, 1, Play("two_forward", ("red", "blue")))
    assert t.asked == 0
    assert legal(t, 0, Play("swap", ("red", "grey")))


def test_7_2_r22_the_pass_of_the_seat_that_played_last_counts() -> None:
    t = round_of_cards(IDLE, ["two_forward", "swap"], ["two_back"], IDLE)
    act(t, 0, Pass())
    act(t, 1, Play("two_forward", ("red", "blue")))
    for seat in (1, 2, 3, 0):
        assert t.phase == SECRETS
        act(t, seat, Pass())
    assert t.phase == MOVING


def test_7_3_who_holds_a_card_is_asked_whatever_it_is() -> None:
    t = act(city(die=2, hands=[["swap"], IDLE], top_secret=True), 0, move(red=2))
    assert t.asked == 0
    act(t, 0, Pass())
    assert t.asked == 1
    assert len(actions(t, 1)) == 1, "nothing to play it at, and still asked"


def test_7_3_who_holds_no_card_is_passed_over() -> None:
    t = act(city(die=2, at={"red": 5}, hands=[[], ["swap"], [], IDLE], top_secret=True), 0, move(red=2))
    assert (t.asked, t.passes) == (1, 1)
    act(t, 1, Pass())
    assert (t.asked, t.passes) == (3, 3)
    assert act(t, 3, Pass()).phase == SAFE


def test_7_3_who_plays_the_last_card_is_not_asked_again() -> None:
    t = act(city(die=2, hands=[["two_forward"], IDLE], top_secret=True), 0, move(red=2))
    act(t, 0, Play("two_forward", ("red", "blue")))
    assert t.asked == 1
    assert act(t, 1, Pass()).phase == MOVING


def test_7_3_where_nobody_holds_a_card_there_is_no_round() -> None:
    t = act(city(die=2, at={"red": 5}, top_secret=True), 0, move(red=2))
    assert (t.phase, score(t, "red")) == (SAFE, [7])


def test_7_3_in_the_first_edition_everybody_was_asked() -> None:
    t = act(city(die=2, hands=[[], ["swap"]], top_secret=True, edition=1), 0, move(red=2))
    for seat in range(4):
        assert (t.phase, t.asked) == (SECRETS, seat)
        act(t, seat, Pass())
    assert t.phase == MOVING


def test_7_4_r23_an_agent_that_entered_and_left_gives_no_cause() -> None:
    t = city(die=2, at={"red": 5}, hands=[["one_forward"]], top_secret=True)
    act(t, 0, move(red=2))
    act(t, 0, Play("one_forward", ("red",), 1))
    assert all_pass(t).phase == MOVING


def test_7_4_r23_an_agent_that_stood_there_before_gives_cause_once_it_comes_back() -> None:
    t = round_of_cards(["one_forward", "one_back"], at={"red": 7})
    act(t, 0, Play("one_forward", ("red",), 1))
    act(t, 0, Play("one_back", ("red",), -1))
    assert all_pass(t).phase == SAFE


def test_7_4_r23_an_agent_that_stood_there_all_the_time_gives_none() -> None:
    t = round_of_cards(["one_forward"], at={"red": 7})
    act(t, 0, Play("one_forward", ("blue",), 1))
    assert all_pass(t).phase == MOVING


def test_7_5_r24_moving_the_safe_undoes_the_cause_even_if_it_comes_back() -> None:
    t = city(die=2, at={"red": 5}, hands=[["move_safe", "move_safe"]], top_secret=True)
    act(t, 0, move(red=2))
    act(t, 0, Play("move_safe", building=1))
    act(t, 0, Play("move_safe", building=7))
    assert all_pass(t).phase == MOVING


def test_7_5_r24_a_safe_put_on_an_agent_that_moved_gives_no_cause() -> None:
    t = city(die=2, at={"red": 3}, hands=[["move_safe"]], top_secret=True)
    act(t, 0, move(red=2))
    act(t, 0, Play("move_safe", building=5))
    assert all_pass(t).phase == MOVING


def test_7_5_after_that_an_agent_can_give_cause_again() -> None:
    t = round_of_cards(["move_safe", "to_safe"])
    act(t, 0, Play("move_safe", building=5))
    act(t, 0, Play("to_safe", ("blue",)))
    assert all_pass(t).phase == SAFE
    assert score(t, "blue") == [5]


def test_4_7_r14_the_active_seat_moves_the_safe_after_anothers_card() -> None:
    t = round_of_cards([], ["to_safe"])
    act(t, 0, Pass())
    act(t, 1, Play("to_safe", ("yellow",)))
    all_pass(t)
    assert t.phase == SAFE
    assert legal(t, 0, Place(1))
    assert not legal(t, 1, Place(1))


def test_10_2_who_led_to_a_scoring_is_noted_not_whose_turn_it_was() -> None:
    t = round_of_cards([], ["to_safe"], at={"grey": 9})
    act(t, 0, Pass())
    act(t, 1, Play("to_safe", ("yellow",)))
    all_pass(t)
    assert [t.notes[EARNED, 1, a] for a in (1, 6)] == [7, 9]
    assert not any(t.notes[EARNED, 0, a] for a in range(7))


def test_5_1_r16_no_card_is_played_after_the_end() -> None:
    t = city(die=2, at={"red": 5}, scores={"red": 35}, hands=[["two_markers"]], top_secret=True)
    assert all_pass(act(t, 0, move(red=2))).phase == OVER
    assert actions(t, 0) == []


def test_a_card_one_does_not_hold_cannot_be_played() -> None:
    t = round_of_cards(["swap"], ["move_safe"])
    assert not legal(t, 0, Play("move_safe", building=1))


def test_both_copies_of_a_kind_can_be_played() -> None:
    t = round_of_cards(["one_forward", "one_forward"])
    act(t, 0, Play("one_forward", ("red",), 3))
    act(t, 0, Play("one_forward", ("red",), 3))
    assert where(t, "red") == [6]
    assert not legal(t, 0, Play("one_forward", ("red",), 3))
