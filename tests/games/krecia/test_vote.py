"""The vote of Krecia robota; numbers are those of RULES.md."""

from __future__ import annotations

import pytest
from games.krecia.table import act, ask, ballot, members, pair, play, trick, view, voting, winners

from konspira.games.krecia import rules, vote
from konspira.games.krecia.pieces import EMPTY, FOUND, MISTAKEN, OVER, TIED, VOTING

FOUR = "agent agent agent mole"


@pytest.mark.parametrize(("seats", "number"), [(3, 11), (4, 10), (5, 9)])
def test_8_1_the_vote_comes_after_the_last_trick(seats: int, number: int) -> None:
    hands = ["p9", "p2", "p3", "g4", "g5"][:seats]
    before = play(trick(*hands, number=number - 1), " ".join(hands))
    assert before.phase != VOTING
    assert play(trick(*hands, number=number), " ".join(hands)).phase == VOTING


def test_8_1_ruling_34_votes_are_secret_and_shown_together() -> None:
    t = voting(FOUR)
    assert ask(rules.actors)(t) == 0b1111
    act(t, 2, pair(3))
    assert ask(rules.actors)(t) == 0b1011
    assert [view(t, seat).vote[2] for seat in (-1, 0, 1, 3)] == [EMPTY] * 4
    assert view(t, 2).vote[2] == 18
    for seat in (0, 1):
        act(t, seat, pair(3))
    act(t, 3, pair(0))
    assert [view(t, -1).vote[seat] for seat in range(4)] == [18, 18, 18, 0]


def test_8_2_ruling_33_the_mole_votes_too() -> None:
    assert voting(FOUR).waiting == 0b1111


def test_8_2_ruling_30_revealed_agents_vote() -> None:
    t = voting(FOUR, exposed="0")
    assert t.waiting == 0b1111
    assert winners(ballot(t, 3, 3, 3, 1)) == [0, 1, 2]


def test_8_2_a_seat_with_nobody_to_point_at_casts_nothing() -> None:
    """Ruling 31: the mole is the only hidden one."""
    t = voting(FOUR, exposed="0 1 2")
    assert t.waiting == 0b0111
    assert winners(ballot(t, 3, 3, 3, None)) == [0, 1, 2]


def test_8_2_nobody_may_abstain() -> None:
    """Ruling 31: every legal action of a voter points at somebody."""
    t = voting(FOUR)
    allowed = [action for action in range(300) if ask(rules.legal)(t, 0, action)]
    assert allowed == [pair(1), pair(2), pair(3)]


def test_8_3_ruling_32_nobody_points_at_the_own_seat_or_a_revealed_one() -> None:
    t = voting(FOUR, exposed="1")
    assert members(ask(vote.targets)(t, 0)) == [2, 3]
    assert members(ask(vote.targets)(t, 1)) == [0, 2, 3]
    assert not ask(rules.legal)(t, 0, pair(0))
    assert not ask(rules.legal)(t, 0, pair(1))
    assert not ask(rules.legal)(t, 0, pair(4))


def test_8_4_the_mole_found_the_agents_win() -> None:
    t = ballot(voting(FOUR), 3, 3, 3, 0)
    assert (t.reason, t.accused) == (FOUND, 3)
    assert winners(t) == [0, 1, 2]


def test_8_4_ruling_28_the_most_votes_are_enough_without_a_majority() -> None:
    t = ballot(voting("agent agent agent agent mole"), 4, 4, 0, 1, 2)
    assert t.reason == FOUND  # two of five votes, and nobody else has more than one


def test_8_4_ruling_59_anyone_else_found_the_mole_wins() -> None:
    t = ballot(voting(FOUR), 1, 3, 1, 1)
    assert (t.reason, t.accused) == (MISTAKEN, 1)
    assert winners(t) == [3]


def test_8_5_ruling_29_a_tie_is_the_mole_s_even_if_he_is_among_the_tied() -> None:
    t = ballot(voting(FOUR), 3, 3, 0, 0)
    assert t.reason == TIED
    assert winners(t) == [3]


def test_8_5_a_tie_below_the_top_does_not_matter() -> None:
    assert winners(ballot(voting("agent agent agent agent mole"), 4, 4, 4, 0, 1)) == [0, 1, 2, 3]


def test_8_5_if_nobody_can_vote_it_is_the_mole_s() -> None:
    blank = {"silences": True, "open": True}
    t = voting("mole blank agent agent", exposed="2 3", blank_role=blank)
    assert t.phase == OVER
    assert winners(t) == [0]


def test_8_6_every_seat_has_the_same_ways_to_vote_whatever_its_role() -> None:
    t = voting("mole paranoid agent agent", roles=["paranoid"])
    menus = [[a for a in range(300) if ask(rules.legal)(t, seat, a)] for seat in range(4)]
    assert [len(menu) for menu in menus] == [6, 6, 6, 6]
    assert menus[0] == [pair(a, b) for a in (1, 2, 3) for b in (1, 2, 3) if a != b]


def test_8_6_the_second_finger_of_a_seat_with_one_vote_counts_nothing() -> None:
    t = ballot(voting("mole paranoid agent agent", roles=["paranoid"]), (2, 1), (0, 2), (0, 1), (1, 0))
    assert [ask(vote.votes_for)(t, place) for place in range(4)] == [2, 1, 2, 0]


def test_8_6_with_one_to_point_at_both_fingers_point_there() -> None:
    t = voting("mole paranoid agent agent", roles=["paranoid"], exposed="2 3")
    assert [a for a in range(300) if ask(rules.legal)(t, 1, a)] == [pair(0)]


def test_8_6_without_a_double_vote_in_play_one_finger_is_enough() -> None:
    t = voting("mole sleeper agent agent", roles=["sleeper"])
    assert ask(rules.count)(t, 1) == 3


def test_8_6_a_hidden_role_without_a_vote_points_too_and_it_counts_nothing() -> None:
    t = voting("mole blank agent agent", blank_role={"votes": 0})
    assert t.waiting == 0b1111
    t = ballot(t, 1, 0, 3, 0)
    assert [ask(vote.votes_for)(t, place) for place in range(4)] == [1, 1, 0, 1]
