"""The fifteen kinds of secret cards: what each does, at what it can be pointed, and what it refuses."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest
from games.agenci.table import IDLE, act, actions, all_pass, city, hand, legal, move, round_of_cards, score, where

from konspira.games.agenci.actions import KIND_NAMES, Play, value
from konspira.games.agenci.options import NAMES
from konspira.games.agenci.pieces import COPIES, MOVING, NOBODY, PASS, SAFE

ALONG = {"red": 1, "yellow": 2, "blue": 3, "violet": 4, "green": 5, "orange": 6, "grey": 7}


def plays(t, seat: int = 0) -> list[Play]:
    """Every way in which a seat can play a card now."""
    return [value(number) for number in actions(t, seat) if number != PASS]


def targets(t) -> set[tuple[str, ...]]:
    return {play.agents for play in plays(t)}


def test_6_1_twenty_six_cards_of_fifteen_kinds() -> None:
    assert len(KIND_NAMES) == len(COPIES) == 15
    assert Counter(COPIES.tolist()) == {2: 11, 1: 4}
    assert COPIES.sum() == 26


# -- 8.1 one agent to the ruins ---------------------------------------------------------------------


def test_8_1_an_agent_goes_to_the_ruins() -> None:
    t = act(round_of_cards(["to_ruins"], at=ALONG), 0, Play("to_ruins", ("blue",)))
    assert where(t, "blue") == [-3]
    assert hand(t, 0) == []


def test_8_1_r40_the_ruins_are_the_building_minus_three() -> None:
    t = act(round_of_cards(["to_ruins"], at=ALONG, safe=-3), 0, Play("to_ruins", ("blue",)))
    assert score(all_pass(t), "blue") == [-3]


def test_8_1_any_agent_outside_the_ruins_can_be_named_and_no_other() -> None:
    t = round_of_cards(["to_ruins"], at=ALONG | {"grey": -3})
    assert targets(t) == {(name,) for name in NAMES[:-1]}
    assert not legal(t, 0, Play("to_ruins", ("grey",)))


def test_8_1_r26_with_all_in_the_ruins_it_cannot_be_played() -> None:
    assert plays(round_of_cards(["to_ruins"], at=dict.fromkeys(NAMES, -3))) == []


# -- 8.2 one agent to the safe ----------------------------------------------------------------------


def test_8_2_an_agent_goes_to_the_safe_and_scores_if_it_stays() -> None:
    t = act(round_of_cards(["to_safe"], at={"grey": 3}), 0, Play("to_safe", ("blue",)))
    assert where(t, "blue") == [7]
    assert score(all_pass(t), "blue", "grey") == [7, 3]


def test_8_2_it_does_not_score_if_it_is_moved_on() -> None:
    t = act(round_of_cards(["to_safe", "one_back"]), 0, Play("to_safe", ("blue",)))
    act(t, 0, Play("one_back", ("blue",), -1))
    assert all_pass(t).phase == MOVING
    assert score(t, "blue") == [0]


def test_8_2_r26_an_agent_on_the_safe_cannot_be_named() -> None:
    t = round_of_cards(["to_safe"], at={"red": 7})
    assert targets(t) == {(name,) for name in NAMES[1:]}
    assert plays(round_of_cards(["to_safe"], at=dict.fromkeys(NAMES, 7))) == []


# -- 8.3 one agent to another -----------------------------------------------------------------------


def test_8_3_an_agent_joins_another() -> None:
    t = act(round_of_cards(["to_agent"], at=ALONG), 0, Play("to_agent", ("red", "green")))
    assert where(t, "red", "green") == [5, 5]


def test_8_3_any_agent_can_join_any_that_stands_elsewhere() -> None:
    assert targets(round_of_cards(["to_agent"], at=ALONG)) == set(permutations(NAMES, 2))
    t = round_of_cards(["to_agent"], at={"red": 4, "blue": 4})
    apart = {(a, b) for a, b in permutations(NAMES, 2) if (a in ("red", "blue")) != (b in ("red", "blue"))}
    assert targets(t) == apart


def test_8_3_r26_with_all_in_one_building_it_cannot_be_played() -> None:
    t = round_of_cards(["to_agent"])
    assert plays(t) == []
    assert not legal(t, 0, Play("to_agent", ("red", "red")))


# -- 8.4 a second agent -----------------------------------------------------------------------------


def test_8_4_r30f_a_second_agent_is_drawn_from_those_of_nobody() -> None:
    drawn = set()
    for seed in range(80):
        t = round_of_cards(["second_agent"])
        t.rng = seed
        act(t, 0, Play("second_agent"))
        assert t.holder == 0
        drawn.add(NAMES[t.second])
    assert drawn == {"green", "orange", "grey"}


def test_8_4_there_is_one_way_to_play_it() -> None:
    assert plays(round_of_cards(["second_agent"])) == [Play("second_agent")]


# -- 8.5 out of the ruins ---------------------------------------------------------------------------


def test_8_5_one_or_two_agents_go_from_the_ruins_to_zero() -> None:
    at = ALONG | {"red": -3, "blue": -3, "grey": -3}
    t = act(round_of_cards(["out_of_ruins"], at=at), 0, Play("out_of_ruins", ("red", "grey")))
    assert where(t, "red", "blue", "grey") == [0, -3, 0]
    t = act(round_of_cards(["out_of_ruins"], at=at), 0, Play("out_of_ruins", ("blue",)))
    assert where(t, "red", "blue", "grey") == [-3, 0, -3]


def test_8_5_any_one_or_two_in_the_ruins_can_be_named_and_no_other() -> None:
    inside = ("red", "blue", "grey")
    t = round_of_cards(["out_of_ruins"], at=ALONG | dict.fromkeys(inside, -3))
    assert targets(t) == {(name,) for name in inside} | set(combinations(inside, 2))
    assert not legal(t, 0, Play("out_of_ruins", ("red", "green")))


def test_8_5_r26_with_empty_ruins_it_cannot_be_played() -> None:
    assert plays(round_of_cards(["out_of_ruins"], at=ALONG)) == []


# -- 8.6 and 8.12 two agents forward or back --------------------------------------------------------


@pytest.mark.parametrize(("kind", "steps"), [("two_forward", 1), ("two_back", -1)])
def test_8_6_8_12_two_agents_go_one_building(kind: str, steps: int) -> None:
    t = act(round_of_cards([kind], at=ALONG), 0, Play(kind, ("yellow", "orange")))
    assert where(t, "yellow", "orange") == [2 + steps, 6 + steps]


@pytest.mark.parametrize("kind", ["two_forward", "two_back"])
def test_7_8_8_6_8_12_r27_any_two_different_agents_and_always_two(kind: str) -> None:
    assert targets(round_of_cards([kind], at=ALONG)) == set(combinations(NAMES, 2))
    assert targets(round_of_cards([kind])) == set(combinations(NAMES, 2)), "they may stand together"
    with pytest.raises(ValueError, match="different agents"):
        legal(round_of_cards([kind]), 0, Play(kind, ("red", "red")))


def test_8_12_r8_back_from_zero_lie_the_ruins_and_back_from_them_ten() -> None:
    t = act(round_of_cards(["two_back"], at={"red": 0, "blue": -3}), 0, Play("two_back", ("red", "blue")))
    assert where(t, "red", "blue") == [-3, 10]


# -- 8.7 all to zero --------------------------------------------------------------------------------


def test_8_7_all_agents_go_to_zero() -> None:
    t = act(round_of_cards(["all_to_start"], at=ALONG), 0, Play("all_to_start"))
    assert where(t, *NAMES) == [0] * 7


def test_8_7_r26_with_all_on_zero_it_cannot_be_played() -> None:
    assert plays(round_of_cards(["all_to_start"])) == []


def test_8_7_those_on_zero_do_not_move_so_they_give_no_cause() -> None:
    t = act(round_of_cards(["all_to_start"], at={"red": 3}, safe=0), 0, Play("all_to_start"))
    assert [t.bringer[a] for a in range(7)] == [0] + [NOBODY] * 6


def test_8_7_agents_that_do_not_take_part_stay_aside() -> None:
    t = act(round_of_cards(["all_to_start"], seats=2, at={"red": 3}), 0, Play("all_to_start"))
    assert where(t, *NAMES[:5]) == [0] * 5


# -- 8.8, 8.14 and 8.15 one agent forward or back ---------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "ways"), [("one_forward", (1, 2, 3)), ("one_back", (-1, -2)), ("one_either", (1, -1))]
)
def test_8_8_8_14_8_15_any_agent_goes_any_of_these_steps(kind: str, ways: tuple[int, ...]) -> None:
    for steps in ways:
        t = act(round_of_cards([kind], at={"green": 5}), 0, Play(kind, ("green",), steps))
        assert where(t, "green") == [5 + steps]
    t = round_of_cards([kind], at=ALONG)
    assert {(play.agents[0], play.steps) for play in plays(t)} == {(name, s) for name in NAMES for s in ways}


@pytest.mark.parametrize(("kind", "steps"), [("one_forward", 4), ("one_back", -3), ("one_either", 2), ("off_safe", 0)])
def test_8_8_8_14_8_15_and_no_others(kind: str, steps: int) -> None:
    with pytest.raises(ValueError, match="steps"):
        legal(round_of_cards([kind]), 0, Play(kind, ("red",), steps))


def test_8_14_r8_two_back_from_zero_is_ten() -> None:
    t = act(round_of_cards(["one_back"]), 0, Play("one_back", ("red",), -2))
    assert where(t, "red") == [10]


# -- 8.9 two score markers --------------------------------------------------------------------------


def test_8_9_two_markers_go_three_forward() -> None:
    t = round_of_cards(["two_markers"], scores={"red": 10, "blue": -2})
    act(t, 0, Play("two_markers", ("red", "blue")))
    assert score(t, "red", "blue", "grey") == [13, 1, 0]


def test_8_9_r27_up_to_39_so_it_never_ends_the_game() -> None:
    t = round_of_cards(["two_markers"], scores={"red": 37, "blue": 38})
    act(t, 0, Play("two_markers", ("red", "blue")))
    assert score(t, "red", "blue") == [39, 39]
    assert all_pass(t).phase == MOVING


def test_7_8_8_9_r27_only_two_different_markers_below_39() -> None:
    t = round_of_cards(["two_markers"], scores={"red": 39})
    assert targets(t) == set(combinations(NAMES[1:], 2))
    assert not legal(t, 0, Play("two_markers", ("blue",))), "not one alone"


def test_8_9_r27_the_only_one_below_39_moves_alone() -> None:
    t = round_of_cards(["two_markers"], scores=dict.fromkeys(NAMES, 39) | {"blue": 20})
    assert plays(t) == [Play("two_markers", ("blue",))]
    assert score(act(t, 0, Play("two_markers", ("blue",))), "blue") == [23]


def test_8_9_r26_with_all_at_39_it_cannot_be_played() -> None:
    assert plays(round_of_cards(["two_markers"], scores=dict.fromkeys(NAMES, 39))) == []


def test_8_9_markers_of_sets_that_do_not_take_part_are_not_there() -> None:
    assert targets(round_of_cards(["two_markers"], seats=2)) == set(combinations(NAMES[:5], 2))


# -- 8.10 off the safe ------------------------------------------------------------------------------


@pytest.mark.parametrize("steps", [1, -1])
def test_8_10_an_agent_on_the_safe_goes_one_forward_or_back(steps: int) -> None:
    t = act(round_of_cards(["off_safe"], at={"green": 7}), 0, Play("off_safe", ("green",), steps))
    assert where(t, "green") == [7 + steps]


def test_8_10_only_agents_on_the_safe_can_be_named() -> None:
    t = round_of_cards(["off_safe"], at=ALONG | {"red": 7})
    assert {(play.agents[0], play.steps) for play in plays(t)} == {(n, s) for n in ("red", "grey") for s in (1, -1)}
    assert plays(round_of_cards(["off_safe"])) == []


def test_8_10_a_scoring_can_be_undone_with_it() -> None:
    t = city(die=2, at={"red": 5}, hands=[IDLE, ["off_safe"]], top_secret=True)
    act(t, 0, move(red=2))
    act(t, 0, value(PASS))
    act(t, 1, Play("off_safe", ("red",), 1))
    assert all_pass(t).phase == MOVING
    assert score(t, "red") == [0]


# -- 8.11 a swap ------------------------------------------------------------------------------------


def test_8_11_two_agents_change_places() -> None:
    t = act(round_of_cards(["swap"], at=ALONG), 0, Play("swap", ("yellow", "grey")))
    assert where(t, "yellow", "grey") == [7, 2]


def test_8_11_who_comes_to_the_safe_by_it_gives_cause_and_who_leaves_does_not() -> None:
    t = act(round_of_cards(["swap"], at=ALONG), 0, Play("swap", ("yellow", "grey")))
    assert [t.bringer[a] for a in range(7)] == [NOBODY, 0] + [NOBODY] * 5


def test_8_11_r26_agents_of_one_building_cannot_change_places() -> None:
    t = round_of_cards(["swap"], at={"red": 4, "blue": 4})
    mixed = {pair for pair in combinations(NAMES, 2) if len({"red", "blue"} & set(pair)) == 1}
    assert targets(t) == mixed
    assert not legal(t, 0, Play("swap", ("red", "blue")))
    assert plays(round_of_cards(["swap"])) == []


# -- 8.13 the safe ----------------------------------------------------------------------------------


def test_8_13_the_safe_goes_anywhere_and_nobody_scores() -> None:
    t = act(round_of_cards(["move_safe"], at=ALONG), 0, Play("move_safe", building=4))
    assert t.safe == 4
    assert all_pass(t).phase == MOVING
    assert score(t, *NAMES) == [0] * 7


def test_7_9_8_13_r28_it_must_go_elsewhere() -> None:
    t = round_of_cards(["move_safe"])
    assert {play.building for play in plays(t)} == {0, 1, 2, 3, 4, 5, 6, 8, 9, 10, -3}
    assert not legal(t, 0, Play("move_safe", building=7))


# -- 7.6 every kind that can bring an agent to the safe ---------------------------------------------


@pytest.mark.parametrize(
    ("play", "at", "safe"),
    [
        (Play("to_ruins", ("red",)), {}, -3),
        (Play("to_safe", ("red",)), {}, 7),
        (Play("to_agent", ("red", "blue")), {"blue": 7}, 7),
        (Play("out_of_ruins", ("red",)), {"red": -3}, 0),
        (Play("two_forward", ("red", "blue")), {"red": 6}, 7),
        (Play("all_to_start"), {"red": 3}, 0),
        (Play("one_forward", ("red",), 3), {"red": 4}, 7),
        (Play("swap", ("red", "blue")), {"blue": 7}, 7),
        (Play("two_back", ("red", "blue")), {"red": 8}, 7),
        (Play("one_back", ("red",), -2), {"red": 9}, 7),
        (Play("one_either", ("red",), -1), {"red": 8}, 7),
    ],
)
def test_7_6_r25_a_card_that_brings_an_agent_to_the_safe_gives_cause(play: Play, at: dict[str, int], safe: int) -> None:
    t = act(round_of_cards([play.card], at=at, safe=safe), 0, play)
    assert all_pass(t).phase == SAFE
