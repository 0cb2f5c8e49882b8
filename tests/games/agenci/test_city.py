"""Moving agents and scoring at the safe, rule by rule; numbers are those of RULES.md."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest
from games.agenci.table import act, actions, ask, city, fresh, legal, move, payoffs, score, where

from konspira import speech
from konspira.boxes.box import BadOptions
from konspira.games.agenci import BOX, rules
from konspira.games.agenci.actions import Move, Place, Stay, value
from konspira.games.agenci.options import NAMES
from konspira.games.agenci.pieces import (
    ASIDE,
    COLD,
    EARNED,
    GIVEN,
    MOVING,
    OVER,
    RESCUED,
    RUINED,
    RUINS,
    SAFE,
    SETS,
    SPLITS,
    TURNS,
    WORTH,
)


def test_1_1_r8_the_ring_is_closed_between_ten_the_ruins_and_zero() -> None:
    assert WORTH[:12].tolist() == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -3]
    t = act(city(die=3, at={"red": 10, "blue": -3}), 0, move(red=2, blue=1))
    assert where(t, "red", "blue") == [0, 0]


def test_1_2_seven_sets_and_with_seven_seats_each_is_somebodys() -> None:
    t = fresh(7)
    assert NAMES[:5] == ("red", "yellow", "blue", "violet", "green"), "the colours that the rulebook names"
    assert sorted(t.agent[seat] for seat in range(7)) == list(range(7))
    assert len(t.building) == len(t.score) == len(NAMES) == 7


def test_1_3_the_six_faces_are_equally_likely() -> None:
    rolls = Counter(fresh(seed=seed).die for seed in range(3000))
    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert all(420 < times < 580 for times in rolls.values())


def test_1_4_scores_are_plain_numbers_past_the_end_of_the_track_and_below_its_start() -> None:
    at = {"red": 5, "blue": 10, "grey": -3}
    t = act(city(die=2, at=at, scores={"blue": 39, "grey": -1}), 0, move(red=2))
    assert score(t, "blue", "grey") == [49, -4]


def test_1_5_there_is_one_safe_and_it_is_always_in_a_building() -> None:
    t = act(city(die=2, at={"red": 5}), 0, move(red=2))
    assert ask(rules.conserved)(act(t, 0, Place(-3)))
    t.safe = ASIDE
    assert not ask(rules.conserved)(t)


@pytest.mark.parametrize(("seats", "sets"), [(2, 5), (3, 6), (4, 7), (5, 7), (6, 7), (7, 7)])
def test_2_1_so_many_sets_take_part(seats: int, sets: int) -> None:
    t = fresh(seats)
    assert SETS[seats] == sets == bin(t.agents).count("1")
    assert [t.building[a] == ASIDE for a in range(7)].count(True) == 7 - sets


@pytest.mark.parametrize("seats", [1, 8])
def test_2_1_two_to_seven_play(seats: int) -> None:
    with pytest.raises(BadOptions, match="2 to 7 seats"):
        BOX.options_row(seats)


def test_2_2_r37_the_sets_are_drawn_at_random() -> None:
    assert len({fresh(2, seed=seed).agents for seed in range(400)}) == comb(7, 5)


def test_2_2_r37_or_chosen() -> None:
    chosen = ["grey", "red", "blue", "green", "orange"]
    t = fresh(2, agents=chosen)
    assert {NAMES[a] for a in range(7) if t.agents >> a & 1} == set(chosen)


@pytest.mark.parametrize("agents", [["red"], ["red"] * 5, list(NAMES), ["red", "blue", "green", "grey", "pink"]])
def test_2_2_not_too_few_not_twice_not_unknown(agents: list[str]) -> None:
    with pytest.raises(BadOptions):
        BOX.options_row(2, {"agents": agents})


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "With 2 players exactly 5 different agents take part, not: Fedora (red), Bowler (grey)."),
        ("pl", "gra dokładnie 5 różnych agentów, a nie: Kapelusz (czerwony), Melonik (szary)."),
        ("cs", "hraje přesně 5 různých agentů, ne: Klobouk (červený), Buřinka (šedá)."),
    ],
)
def test_2_2_agents_that_do_not_fit_are_refused_in_the_persons_language(language: str, why: str) -> None:
    with pytest.raises(BadOptions) as refused:
        BOX.options_row(2, {"agents": ["red", "grey"]})
    assert why in speech.why(BOX, refused.value, language)


def test_2_3_pawns_on_zero_markers_at_the_start_the_safe_on_seven() -> None:
    t = fresh(5)
    assert where(t, *NAMES) == [0] * 7
    assert score(t, *NAMES) == [0] * 7
    assert t.safe == 7


def test_2_4_every_seat_is_another_agent_that_takes_part() -> None:
    for seed in range(50):
        t = fresh(3, seed=seed)
        drawn = [t.agent[s] for s in range(3)]
        assert len(set(drawn)) == 3
        assert all(t.agents >> a & 1 for a in drawn)


def test_2_4_every_agent_may_be_anybodys() -> None:
    assert {fresh(4, seed=seed).agent[2] for seed in range(200)} == set(range(7))


def test_2_5_r38_any_seat_may_begin_and_turns_go_clockwise() -> None:
    assert {fresh(5, seed=seed).active for seed in range(200)} == set(range(5))
    t = city(3, die=2)
    for seat in (0, 1, 2, 0):
        assert t.active == seat
        t.die = 2
        act(t, seat, move(red=2))


def test_3_1_a_turn_is_a_roll_a_move_a_scoring_if_there_is_cause_and_the_die_goes_on() -> None:
    t = city(3, die=2, at={"red": 5})
    assert (t.phase, t.active, t.turn) == (MOVING, 0, 1)
    act(t, 0, move(red=2))
    assert (t.phase, t.active, t.turn) == (SAFE, 0, 1)
    act(t, 0, Place(2))
    assert (t.phase, t.active, t.turn) == (MOVING, 1, 2)
    t.die = 2
    act(t, 1, move(blue=1, red=1))
    assert (t.phase, t.active, t.turn) == (MOVING, 2, 3), "no cause, no scoring"


def test_3_2_the_first_worked_example() -> None:
    """Tomek rolls 6 and moves yellow one, red two, blue three buildings."""
    t = act(city(5, die=6, at={"yellow": 1, "red": 2, "blue": 3}), 0, move(yellow=1, red=2, blue=3))
    assert where(t, "yellow", "red", "blue") == [2, 4, 6]


@pytest.mark.parametrize("die", [2, 3, 4, 5, 6])
def test_3_2_all_points_must_be_used(die: int) -> None:
    t = city(die=die)
    assert legal(t, 0, move(red=die))
    assert not legal(t, 0, move(red=die - 1))
    assert die == 6 or not legal(t, 0, move(red=die + 1))


def test_3_2_the_points_may_go_to_anybodys_agents() -> None:
    assert legal(city(die=6), 0, move(yellow=1, blue=1, violet=1, green=1, orange=1, grey=1))


def test_3_2_agents_that_do_not_take_part_do_not_move() -> None:
    assert not legal(city(2, die=2), 0, move(grey=2))
    assert not legal(city(2, die=2), 0, move(red=1, orange=1))


def test_3_2_only_the_seat_whose_turn_it_is_moves() -> None:
    assert not legal(city(die=2), 1, move(red=2))
    assert ask(rules.count)(city(die=2), 1) == 0


def test_3_3_r1_on_one_to_three_a_total_is_chosen_and_split() -> None:
    t = city(die=1)
    for steps in ({"red": 1}, {"red": 1, "blue": 1}, {"red": 1, "blue": 1, "grey": 1}, {"red": 3}):
        assert legal(t, 0, move(**steps))
    assert not legal(t, 0, move(red=4))


def test_3_3_r2_in_the_base_game_nobody_moves_nobody() -> None:
    assert not legal(city(die=1), 0, Stay())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_3_4_r5_an_action_is_a_whole_split_and_there_is_one_for_each(seats: int, die: int) -> None:
    """n agents and k points: C(n+k-1, k) splits."""
    n = int(SETS[seats])
    totals = (1, 2, 3) if die == 1 else (die,)
    t = city(seats, die=die, agents=list(NAMES[-n:]))
    splits = [value(a) for a in actions(t, 0)]
    assert len(set(splits)) == len(splits) == sum(comb(n + k - 1, k) for k in totals)
    assert all(isinstance(a, Move) for a in splits)


def test_3_4_the_table_of_splits_holds_the_known_numbers() -> None:
    assert [int(SPLITS[5, k]) for k in range(1, 7)] == [5, 15, 35, 70, 126, 210]
    assert [int(SPLITS[6, k]) for k in range(1, 7)] == [6, 21, 56, 126, 252, 462]
    assert [int(SPLITS[7, k]) for k in range(1, 7)] == [7, 28, 84, 210, 462, 924]


def test_3_5_r6_passing_the_safe_does_nothing() -> None:
    t = act(city(die=3, at={"red": 6}), 0, move(red=3))
    assert t.phase == MOVING
    assert score(t, "red") == [0]


def test_3_5_r7_passing_the_ruins_costs_nothing() -> None:
    t = act(city(die=2, at={"red": 10}), 0, move(red=2))
    assert score(t, "red") == [0]
    assert t.notes[RUINED, 0, 0] == 0


def test_3_6_r9_any_number_of_agents_may_stand_in_a_building() -> None:
    t = act(city(die=2, at=dict.fromkeys(NAMES[1:], 5) | {"red": 3}), 0, move(red=2))
    assert where(t, *NAMES) == [5] * 7


def test_4_1_an_agent_that_ends_on_the_safe_scores() -> None:
    t = act(city(die=2, at={"red": 5}), 0, move(red=2))
    assert t.phase == SAFE
    assert score(t, "red") == [7]


def test_4_1_nobody_on_the_safe_no_scoring() -> None:
    t = act(city(die=2, at={"red": 3, "blue": 9}), 0, move(red=2))
    assert (t.phase, t.active) == (MOVING, 1)
    assert score(t, *NAMES) == [0] * 7


def test_4_2_r10_an_agent_that_already_stood_there_gives_no_cause() -> None:
    t = act(city(die=2, at={"blue": 7}), 0, move(red=2))
    assert t.phase == MOVING


def test_4_3_r11_several_agents_on_the_safe_make_one_scoring_for_all() -> None:
    t = act(city(2, die=5, at={"red": 5, "blue": 4, "green": 9}), 0, move(red=2, blue=3))
    assert score(t, "red", "yellow", "blue", "violet", "green") == [7, 0, 7, 0, 9]


def test_4_4_the_second_worked_example() -> None:
    """Blue stands in 7, red in 10, violet in -3, green in 0, yellow in 2."""
    at = {"blue": 5, "red": 10, "violet": -3, "green": 0, "yellow": 2}
    before = {"blue": 10, "red": 10, "violet": 10, "green": 10, "yellow": 10}
    t = act(city(5, die=2, at=at, scores=before), 0, move(blue=2))
    assert score(t, "blue", "red", "violet", "green", "yellow") == [17, 20, 7, 10, 12]


def test_4_5_r12_a_score_may_go_below_zero() -> None:
    t = act(city(die=2, at={"red": 5, "blue": -3}), 0, move(red=2))
    assert score(t, "blue") == [-3]


def test_4_5_r12_with_the_floor_it_stops_at_zero() -> None:
    t = act(city(die=2, at={"red": 5, "blue": -3}, scores={"blue": 2}, score_floor=True), 0, move(red=2))
    assert score(t, "blue") == [0]


def test_4_6_r13_the_safe_must_go_to_one_of_eleven_others() -> None:
    t = act(city(die=2, at={"red": 5, "blue": 3}), 0, move(red=2))
    assert not legal(t, 0, Place(7))
    assert all(legal(t, 0, Place(b)) for b in (0, 1, 2, 3, 4, 5, 6, 8, 9, 10, -3))
    assert len(actions(t, 0)) == 11


def test_4_6_then_the_next_seat_rolls() -> None:
    t = act(act(city(die=2, at={"red": 5}), 0, move(red=2)), 0, Place(-3))
    assert (t.phase, t.active, t.safe) == (MOVING, 1, RUINS)


def test_4_8_r15_agents_under_the_moved_safe_do_not_score() -> None:
    t = act(city(die=2, at={"red": 5, "blue": 3}), 0, move(red=2))
    act(t, 0, Place(3))
    assert score(t, "blue") == [3], "from the scoring before only"
    t.die = 2
    act(t, 1, move(grey=2))
    assert t.phase == MOVING, "blue counts as already there"


def test_5_1_r16_the_scoring_is_finished_and_the_safe_stays() -> None:
    t = act(city(die=2, at={"red": 5, "blue": 10}, scores={"red": 35, "blue": 33}), 0, move(red=2))
    assert t.phase == OVER
    assert score(t, "red", "blue") == [42, 43]
    assert t.safe == 7
    assert ask(rules.actors)(t) == 0


def test_5_1_the_third_worked_example() -> None:
    """Two markers pass 39; Czarek wins, whose agent is furthest."""
    czarek = 2
    t = city(5, die=2, at={"red": 5, "blue": 10}, scores={"red": 34, "blue": 36})
    act(t, 0, move(red=2))
    assert score(t, "red", "blue") == [41, 46]
    assert payoffs(t) == [float(seat == czarek) for seat in range(5)]


def test_5_2_r17_at_exactly_39_the_game_goes_on() -> None:
    t = act(city(die=2, at={"red": 5}, scores={"red": 32}), 0, move(red=2))
    assert score(t, "red") == [39]
    assert t.phase == SAFE


def test_5_3_r18_nobodys_agent_ends_the_game_too() -> None:
    t = act(city(die=2, at={"grey": 5}, scores={"grey": 33}), 0, move(grey=2))
    assert t.phase == OVER


def test_5_4_r19_nobodys_agent_cannot_win() -> None:
    t = act(city(die=2, at={"grey": 5}, scores={"grey": 33, "blue": 12, "red": 11}), 0, move(grey=2))
    assert payoffs(t) == [0, 0, 1, 0]


def test_5_5_r20_a_tie_is_a_shared_win() -> None:
    t = act(city(die=2, at={"grey": 5}, scores={"grey": 33, "blue": 12, "red": 12}), 0, move(grey=2))
    assert payoffs(t) == [0.5, 0, 0.5, 0]


def test_5_6_two_hundred_turns_without_a_scoring_end_the_game() -> None:
    t = city(2, die=2, scores={"yellow": 5})
    for turn in range(COLD):
        assert (t.phase, t.cold) == (MOVING, turn)
        t.safe = (t.building[0] + 1) % 12  # always just passed
        t.die = 2
        act(t, t.active, move(red=2))
    assert t.phase == OVER
    assert payoffs(t) == [0, 1]


def test_5_6_a_scoring_starts_the_count_afresh() -> None:
    t = city(2, die=2, at={"red": 5})
    t.cold = COLD - 1
    act(t, 0, move(red=2))
    assert t.phase == SAFE
    assert act(t, 0, Place(0)).cold == 0


def test_5_6_ten_thousand_turns_end_the_game() -> None:
    t = city(2, die=2)
    t.turn = TURNS
    assert act(t, 0, move(red=2)).phase == OVER


def test_10_2_what_a_seat_did_with_an_agent_is_noted() -> None:
    t = city(die=6, at={"red": 9, "blue": -3, "yellow": 4}, safe=6)
    act(t, 0, move(red=2, blue=2, yellow=2))
    assert [t.notes[GIVEN, 0, a] for a in range(4)] == [2, 2, 2, 0]
    assert [t.notes[RUINED, 0, a] for a in range(4)] == [1, 0, 0, 0]
    assert [t.notes[RESCUED, 0, a] for a in range(4)] == [0, 0, 1, 0]
    assert [t.notes[EARNED, 0, a] for a in range(4)] == [-3, 6, 1, 0]
    assert not any(t.notes[GIVEN, s, a] or t.notes[EARNED, s, a] for s in range(1, 4) for a in range(7))
