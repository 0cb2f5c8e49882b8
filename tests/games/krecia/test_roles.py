"""The eight special roles of Krecia robota and the blank one; numbers are those of RULES.md."""

from __future__ import annotations

import pytest
from games.krecia.table import (
    CARDS,
    HANDS,
    ally,
    ask,
    ballot,
    fresh,
    may,
    members,
    named,
    pair,
    play,
    tokens,
    trick,
    view,
    voting,
    winners,
)

from konspira.games.krecia import rules, vote
from konspira.games.krecia.options import NOBODY
from konspira.games.krecia.pieces import (
    ALLY,
    ALLYING,
    CHOOSING,
    DECOYED,
    DECOYED_WITH_MOLE,
    GOOD_REVEAL,
    MISTAKEN,
    OVER_LIMIT,
    TIED,
)
from konspira.games.krecia.roles import ACCOMPLICE, NAMES, UNKNOWN, WIRED

# -- 9.1 which are in play --------------------------------------------------------------------------


def test_9_1_ruling_35_they_replace_agents_and_everyone_knows_which_are_in_play() -> None:
    t = fresh(4, roles=["decoy", "sleeper"])
    assert sorted(named(t)) == ["agent", "decoy", "mole", "sleeper"]
    for seat in range(-1, 4):
        v = view(t, seat)
        assert sorted(NAMES[v.options.roles[i]] for i in range(4)) == ["agent", "decoy", "mole", "sleeper"]


def test_9_1_ruling_35_professor_no_replaces_the_mole() -> None:
    assert sorted(named(fresh(5, roles=["professor_no"]))) == ["agent"] * 4 + ["professor_no"]


# -- 9.2 wired --------------------------------------------------------------------------------------


def test_9_2_wired_starts_revealed() -> None:
    t = fresh(4, roles=["wired"])
    seat = named(t).index("wired")
    assert t.revealed == 1 << seat
    assert [view(t, other).role[seat] for other in range(-1, 4)] == [WIRED] * 5


def test_9_2_ruling_37_wired_keeps_its_token_so_any_trick_it_takes_is_the_mole_s_win() -> None:
    t = trick(*HANDS, who="wired mole agent agent")
    assert t.tokens[0] == 1
    play(t, CARDS)
    assert t.reason == OVER_LIMIT
    assert winners(t) == [1]


def test_9_2_without_its_token_wired_may_take_one_trick() -> None:
    t = play(trick(*HANDS, who="wired mole agent agent", tokens=[0, 1, 1, 1]), CARDS)
    assert t.phase == CHOOSING
    assert t.tokens[0] == 1


def test_9_2_ruling_38_wired_may_not_raise() -> None:
    t = play(trick("p9", "p2", "p3", "p4", who="mole wired agent agent"), "p9")
    assert t.tokens[1] == 1
    assert not may(t, "p2+")


def test_9_2_ruling_39_wired_taking_the_last_mission_s_trick_loses_it_to_the_mole() -> None:
    t = play(trick(*HANDS, who="wired mole agent agent", done=6, number=7), CARDS)
    assert len(members(t.fulfilled)) == 7
    assert winners(t) == [1]


def test_9_2_wired_wins_with_the_agents_and_votes() -> None:
    t = voting("wired mole agent agent")
    assert t.waiting == 0b1111
    assert winners(ballot(t, 1, 2, 1, 1)) == [0, 2, 3]


# -- 9.3 paranoid -----------------------------------------------------------------------------------


def test_9_3_ruling_40_paranoid_votes_for_two_different_seats() -> None:
    t = voting("paranoid mole agent agent", roles=["paranoid"])
    assert not ask(rules.legal)(t, 0, pair(1))
    t = ballot(t, (1, 2), (2, 3), (3, 1), (1, 2))
    assert [ask(vote.votes_for)(t, place) for place in range(4)] == [0, 2, 2, 1]


def test_9_3_one_vote_if_there_is_one_to_point_at() -> None:
    """Ruling 40, second half: the only hidden seat gets both fingers, but one vote."""
    t = voting("paranoid mole agent agent", roles=["paranoid"], exposed="2 3")
    assert [a for a in range(300) if ask(rules.legal)(t, 0, a)] == [pair(1)]
    t.vote[0] = pair(1) - pair(0, 0)
    assert ask(vote.votes_for)(t, 1) == 1


def test_9_3_ruling_41_revealed_paranoid_may_give_both_votes_to_one_seat() -> None:
    t = voting("paranoid mole agent agent", roles=["paranoid"], exposed="0")
    assert ask(rules.legal)(t, 0, pair(1))
    assert ask(rules.legal)(t, 0, pair(1, 2))
    assert not ask(rules.legal)(t, 2, pair(1))
    t = ballot(t, 1, (2, 3), (3, 1), (2, 1))
    assert [ask(vote.votes_for)(t, place) for place in range(4)] == [0, 2, 2, 1]


def test_9_3_paranoid_wins_with_the_agents() -> None:
    t = ballot(voting("paranoid mole agent agent", roles=["paranoid"]), (1, 2), (2, 3), (1, 3), (1, 2))
    assert winners(t) == [0, 2, 3]


# -- 9.4 daredevil ----------------------------------------------------------------------------------


def test_9_4_ruling_42_daredevil_revealed_the_agents_win_at_once() -> None:
    t = play(trick(*HANDS, who="daredevil mole agent agent", tokens=[4, 1, 1, 1], mission="M19"), CARDS)
    assert t.reason == GOOD_REVEAL
    assert winners(t) == [0, 2, 3]


def test_9_4_ruling_43_daredevil_brings_the_risky_missions() -> None:
    assert len(members(fresh(4, roles=["daredevil"]).options.pile)) == 28


# -- 9.5 decoy --------------------------------------------------------------------------------------


def test_9_5_ruling_44_decoy_alone_with_the_most_votes_wins_alone() -> None:
    t = ballot(voting("decoy mole agent agent"), 1, 0, 0, 0)
    assert (t.reason, t.accused) == (DECOYED, 0)
    assert winners(t) == [0]


def test_9_5_ruling_45_decoy_and_mole_tied_both_win() -> None:
    t = ballot(voting("decoy mole agent agent"), 1, 0, 0, 1)
    assert t.reason == DECOYED_WITH_MOLE
    assert winners(t) == [0, 1]


def test_9_5_decoy_tied_with_another_is_an_ordinary_tie() -> None:
    """Ruling 46."""
    t = ballot(voting("decoy mole agent agent"), 2, 2, 0, 0)
    assert t.reason == TIED
    assert winners(t) == [1]


def test_9_5_decoy_mole_and_a_third_tied_decoy_and_mole_win() -> None:
    """Ruling 47."""
    t = ballot(voting("decoy mole agent agent agent"), 1, 2, 0, 4, 3)
    assert [ask(vote.votes_for)(t, place) for place in range(5)] == [1] * 5
    assert t.reason == DECOYED_WITH_MOLE
    assert winners(t) == [0, 1]


def test_9_5_ruling_48_a_game_that_ends_before_the_vote_is_lost_for_decoy() -> None:
    t = play(trick(*HANDS, who="decoy mole agent agent", done=6, number=7), CARDS)
    assert winners(t) == [2, 3]
    t = play(trick(*HANDS, who="mole decoy agent agent", tokens=[4, 1, 1, 1]), CARDS)
    assert winners(t) == [0]


def test_9_5_ruling_48_a_revealed_decoy_cannot_be_voted_for_but_votes() -> None:
    t = voting("decoy mole agent agent", exposed="0")
    assert t.waiting == 0b1111
    assert not ask(rules.legal)(t, 1, pair(0))
    assert winners(ballot(t, 1, 2, 1, 1)) == [2, 3]


# -- 9.6 accomplice ---------------------------------------------------------------------------------


def test_9_6_accomplice_starts_revealed_and_returns_the_token() -> None:
    t = fresh(4, roles=["accomplice"])
    seat = named(t).index("accomplice")
    assert t.revealed == 1 << seat
    assert t.tokens[seat] == 0
    assert t.pool == 11


def test_9_6_it_names_a_partner_before_the_first_mission_for_all_to_hear() -> None:
    """Ruling 49."""
    t = fresh(4, roles=["accomplice"], open_role_seat=1)
    assert (t.phase, t.turn, t.partner) == (ALLYING, 1, NOBODY)
    assert ask(rules.count)(t, 1) == 3
    assert not ask(rules.legal)(t, 1, ALLY + 1)
    ally(t, 2)
    assert t.phase == CHOOSING
    assert [view(t, seat).partner for seat in range(-1, 4)] == [2] * 5


def test_9_6_only_the_accomplice_sees_the_partner_s_role() -> None:
    t = ally(fresh(4, roles=["accomplice"], open_role_seat=1), 2)
    assert view(t, 1).role[2] == t.role[2]
    assert [view(t, seat).role[2] for seat in (-1, 0, 3)] == [UNKNOWN] * 3
    assert view(t, 1).role[0] == UNKNOWN
    assert view(t, 2).role[1] == ACCOMPLICE


def with_partner(t, partner: int):
    t.partner = partner
    return t


def test_9_6_ruling_50_it_takes_no_tokens_and_the_partner_pays_one() -> None:
    t = with_partner(trick(*HANDS, who="accomplice mole agent agent", mission="M05"), 1)
    play(t, "p9 p2 p3 p4")
    assert t.won[0] == 0
    assert tokens(t) == [0, 0, 1, 1]
    assert t.pool == 12
    assert t.leader == 0  # and leads the next trick


def test_9_6_ruling_50_tokens_on_the_cards_go_to_the_pool() -> None:
    t = with_partner(trick("b9", "p2", "b3", "p4", who="accomplice mole agent agent", mission="M19"), 1)
    play(t, "b9 p2 b3+ p4")
    assert t.won[0] == 0
    assert tokens(t) == [0, 0, 0, 1]
    assert t.pool == 13


def test_9_6_a_partner_without_tokens_pays_nothing() -> None:
    """Ruling 50, second half."""
    t = with_partner(trick(*HANDS, who="accomplice mole agent agent", tokens=[0, 0, 1, 1]), 1)
    assert tokens(play(t, CARDS)) == [0, 0, 1, 1]


def test_9_6_ruling_51_it_follows_the_lead_even_as_the_mole_s_partner() -> None:
    t = with_partner(trick("p9", "p2 y1", "p3", "p4", who="mole accomplice agent agent"), 0)
    play(t, "p9")
    assert not may(t, "y1")


def test_9_6_ruling_52_it_neither_votes_nor_is_voted_for() -> None:
    t = voting("accomplice mole agent agent")
    assert t.waiting == 0b1110
    assert not ask(rules.legal)(t, 2, pair(0))


@pytest.mark.parametrize(("partner", "who"), [(1, [1, 0]), (2, [2, 3, 0])])
def test_9_6_ruling_53_it_wins_exactly_with_the_partner(partner: int, who: list[int]) -> None:
    t = with_partner(voting("accomplice mole agent agent"), partner)
    ballot(t, None, 2, 1 if partner == 2 else 3, 1 if partner == 2 else 2)
    assert winners(t) == sorted(who)
    lost = with_partner(voting("accomplice mole agent agent"), 3 - partner)
    ballot(lost, None, 2, 1 if partner == 2 else 3, 1 if partner == 2 else 2)
    assert 0 not in winners(lost)


def test_9_6_ruling_53_it_follows_a_sleeper_who_changes_sides() -> None:
    t = with_partner(voting("accomplice mole sleeper agent", exposed="2", roles=["accomplice", "sleeper"]), 2)
    assert winners(ballot(t, None, 3, None, 1)) == [0, 1, 2]


# -- 9.7 shady --------------------------------------------------------------------------------------


def test_9_7_ruling_54_to_the_right_is_the_seat_before_in_turn_order() -> None:
    t = trick("p2", "p9", "p3", "p4", who="agent shady mole agent", tokens=[2, 4, 1, 1])
    play(t, "p2 p9 p3 p4")
    assert t.exposed == 0b10
    assert tokens(t) == [1, 6, 1, 1]  # one taken from seat 0, which plays before seat 1


def test_9_7_the_first_seat_s_right_is_the_last_seat() -> None:
    t = play(trick(*HANDS, who="shady mole agent agent", tokens=[4, 1, 1, 1]), CARDS)
    assert tokens(t) == [6, 1, 1, 0]


def test_9_7_a_neighbour_without_tokens_gives_none() -> None:
    """Ruling 55."""
    t = play(trick(*HANDS, who="shady mole agent agent", tokens=[4, 1, 1, 0]), CARDS)
    assert tokens(t) == [5, 1, 1, 0]


def test_9_7_ruling_56_shady_wins_exactly_when_the_neighbour_does_not() -> None:
    """The right neighbour of seat 0 is seat 3."""
    assert winners(ballot(voting("shady mole agent agent"), 1, 2, 1, 1)) == [2, 3]
    assert winners(ballot(voting("shady mole agent agent"), 2, 2, 3, 2)) == [0, 1]
    assert winners(ballot(voting("shady agent agent mole"), 3, 3, 3, 0)) == [0, 1, 2]
    assert winners(ballot(voting("shady agent agent mole"), 2, 2, 3, 2)) == [3]


def test_9_7_revealed_shady_does_not_vote() -> None:
    assert voting("shady mole agent agent", exposed="0").waiting == 0b1110
    assert voting("shady mole agent agent").waiting == 0b1111


def test_9_7_the_vote_falling_on_shady_is_the_mole_s_win() -> None:
    t = ballot(voting("agent shady mole agent"), 1, 0, 1, 1)
    assert t.reason == MISTAKEN
    assert winners(t) == [1, 2]  # and the neighbour of Shady, an agent, has lost


# -- 9.8 sleeper ------------------------------------------------------------------------------------


def test_9_8_ruling_57_hidden_the_sleeper_wins_with_the_agents() -> None:
    assert winners(ballot(voting("sleeper mole agent agent"), 1, 2, 1, 1)) == [0, 2, 3]
    assert winners(ballot(voting("sleeper mole agent agent"), 2, 2, 3, 2)) == [1]


def test_9_8_ruling_57_revealed_the_sleeper_wins_only_with_the_mole_and_does_not_vote() -> None:
    t = play(trick(*HANDS, who="sleeper mole agent agent", tokens=[4, 1, 1, 1]), CARDS)
    assert (t.phase, t.exposed) == (CHOOSING, 1)
    t = voting("sleeper mole agent agent", exposed="0")
    assert t.waiting == 0b1110
    assert winners(ballot(t, None, 2, 1, 1)) == [2, 3]
    assert winners(ballot(voting("sleeper mole agent agent", exposed="0"), None, 2, 3, 2)) == [0, 1]


def test_9_8_ruling_58_found_by_the_vote_the_sleeper_stays_an_agent() -> None:
    t = ballot(voting("sleeper mole agent agent"), 1, 0, 0, 0)
    assert t.reason == MISTAKEN
    assert winners(t) == [1]


def test_9_11_a_revealed_sleeper_wins_with_decoy_and_mole() -> None:
    t = voting("decoy mole sleeper agent agent", exposed="2", roles=["decoy", "sleeper"])
    t = ballot(t, 1, 0, None, 0, 1)
    assert t.reason == DECOYED_WITH_MOLE
    assert winners(t) == [0, 1, 2]


# -- 9.12 chosen seats ------------------------------------------------------------------------------


def test_9_12_a_role_that_starts_revealed_may_be_given_to_a_chosen_seat() -> None:
    for name in ("wired", "accomplice"):
        for seat in range(4):
            dealt = [named(fresh(4, seed, roles=[name], open_role_seat=seat)) for seed in range(30)]
            assert {one[seat] for one in dealt} == {name}
            assert {one.index("mole") for one in dealt} == {0, 1, 2, 3} - {seat}
