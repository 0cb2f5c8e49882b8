"""Two seats and Larry; numbers are those of RULES.md."""

from __future__ import annotations

import pytest
from games.krecia.table import (
    act,
    ask,
    ballot,
    card,
    fresh,
    give_larry,
    hand,
    larry,
    may,
    members,
    pair,
    play,
    tokens,
    trick,
    view,
    voting,
    winners,
)

from konspira.boxes.box import BadOptions
from konspira.games.krecia import invariants, rules
from konspira.games.krecia.pieces import CHOOSE, CHOOSING, EMPTY, FOR_LARRY, LARRY, LARRYS, MISTAKEN, PLAYING, VOTING
from konspira.games.krecia.roles import UNKNOWN

LARRY_MOLE = "agent agent mole"


def led(lead: str, three: str, *hands: str, **facts):
    """Seat 0 has led a card; seat 1 looks at three cards of Larry's."""
    t = trick(*(hands or (f"{lead} y1 y2", "p11 y3 y4")), **facts)
    play(t, lead)
    return give_larry(t, three)


def test_12_1_ten_cards_each_and_thirty_two_for_larry() -> None:
    t = fresh(2)
    assert [len(members(t.hand[seat])) for seat in range(2)] == [10, 10]
    assert len(members(t.stock)) == 32
    assert ask(invariants.conserved)(t)


def test_12_1_the_numbers_of_the_help_card() -> None:
    t = fresh(2)
    assert (t.options.tricks, t.options.goal, t.options.threshold, t.options.places) == (9, 7, 6, 3)


def test_12_1_two_agents_and_one_mole_and_nobody_sees_larry_s_role() -> None:
    moles = set()
    for seed in range(40):
        t = fresh(2, seed)
        assert sorted(t.role[place] for place in range(3)) == [0, 0, 1]
        moles.add(next(place for place in range(3) if t.role[place] == 1))
        assert [view(t, seat).role[LARRY] for seat in range(-1, 2)] == [UNKNOWN] * 3
    assert moles == {0, 1, 2}


def test_12_1_ruling_74_one_token_each_and_three_for_larry() -> None:
    t = fresh(2)
    assert tokens(t) == [1, 1, 3]
    assert t.pool == 9


@pytest.mark.parametrize("settings", [{"risky": True}, {"roles": ["sleeper"]}, {"blank_role": {"goal": "mole"}}])
def test_12_1_ruling_77_no_risky_missions_and_no_special_roles(settings: dict) -> None:
    with pytest.raises(BadOptions):
        fresh(2, **settings)


def test_12_2_ruling_76_leader_then_larry_then_controller() -> None:
    t = fresh(2, dealer=1)
    assert t.leader == 0
    act(t, 0, CHOOSE + t.drawn[0])
    assert (t.phase, t.turn) == (PLAYING, 0)
    act(t, 0, members(t.hand[0])[0])
    assert (t.phase, t.turn) == (LARRYS, 1)
    act(t, 1, FOR_LARRY + 2 * members(t.three)[0] if ask(rules.count)(t, 1) == 6 else ask(rules.pick)(t, 1, 0))
    assert (t.phase, t.turn) == (PLAYING, 1)


def test_12_2_ruling_76_missions_count_larry_s_card_as_the_second() -> None:
    t = led("p5", "p9 y5 g1", mission="M14")
    larry(t, "p9", back="y5")
    play(t, "p11")
    assert t.fulfilled == 0
    t = led("p5", "p12 y5 g1", mission="M14")
    larry(t, "p12", back="y5")
    assert play(t, "p11").fulfilled == 1


def test_12_3_ruling_69_one_is_played_one_goes_back_one_goes_away() -> None:
    t = led("p5", "p9 p12 g1")
    larry(t, "p9", back="g1")
    assert t.card[0, 1] == card("p9")
    assert (t.top[0], t.out[0]) == (card("g1"), card("p12"))
    assert t.stock >> card("g1") & 1
    assert not t.stock >> card("p12") & 1
    assert ask(invariants.conserved)(t)


def test_12_3_ruling_69_only_the_controller_sees_the_three() -> None:
    t = led("p5", "p9 p12 g1")
    assert [view(t, seat).three for seat in (-1, 0, 1)] == [0, 0, hand("p9 p12 g1")]
    larry(t, "p9", back="g1")
    assert [view(t, seat).out[0] for seat in (-1, 0, 1)] == [EMPTY, EMPTY, card("p12")]
    assert [view(t, seat).top[0] for seat in (-1, 0, 1)] == [EMPTY, EMPTY, card("g1")]


def test_12_3_the_card_put_back_is_among_the_next_three() -> None:
    t = led("p5", "p9 p12 g1")
    larry(t, "p9", back="g1")
    play(t, "p11")
    assert t.leader == 1  # the controller took it, so seat 0 plays for Larry now
    act(t, 1, CHOOSE + t.drawn[0])
    play(t, "y3")
    assert t.turn == 0
    assert t.three >> card("g1") & 1
    assert len(members(t.three)) == 3
    assert view(t, 0).top[0] == card("g1")  # it was the first of the three
    assert view(t, -1).top[0] == EMPTY


def test_12_3_ruling_68_fourteen_cards_of_larry_s_are_left_in_the_end() -> None:
    t = fresh(2, 5)
    chosen = 0
    while t.phase != VOTING:
        if t.phase == CHOOSING:
            t.tokens[0] = t.tokens[1] = t.tokens[2] = 0  # so that nobody is revealed and no side wins
            t.fulfilled = 0
        seat = t.turn
        act(t, seat, ask(rules.pick)(t, seat, chosen % ask(rules.count)(t, seat)))
        chosen += 1
    assert len(members(t.stock)) == 14


def test_12_4_ruling_70_larry_follows_out_of_the_three_cards() -> None:
    t = led("p5", "p9 y5 g1")
    assert not ask(rules.legal)(t, 1, FOR_LARRY + 2 * card("y5"))
    assert ask(rules.legal)(t, 1, FOR_LARRY + 2 * card("p9"))


def test_12_4_ruling_71_a_lone_following_card_is_forced_and_among_several_he_is_free() -> None:
    assert ask(rules.count)(led("p5", "p9 y5 g1"), 1) == 2  # which other goes back is still free
    assert ask(rules.count)(led("p5", "p9 p8 g1"), 1) == 4
    assert ask(rules.count)(led("p5", "b9 y8 g1"), 1) == 6


@pytest.mark.parametrize("who", ["mole agent agent", "agent mole agent", LARRY_MOLE])
def test_12_4_ruling_72_larry_follows_whoever_is_the_mole(who: str) -> None:
    t = led("p5", "p9 y5 g1", who=who)
    assert ask(rules.count)(t, 1) == 2


def test_12_5_the_controller_may_raise_the_own_card() -> None:
    t = led("p5", "p9 y5 g1")
    larry(t, "p9", back="y5")
    assert may(t, "p11+")


@pytest.mark.parametrize(
    ("lead", "larrys", "own", "leader"),
    [("p5", "p12", "p11", 1), ("p5", "p9", "p11", 1), ("p13", "p9", "p11", 0)],
    ids=["Larry wins", "the controller wins", "the leader wins"],
)
def test_12_6_ruling_73_the_three_cases_of_page_14(lead: str, larrys: str, own: str, leader: int) -> None:
    t = led(lead, f"{larrys} y5 g1", mission="M01")
    larry(t, larrys, back="y5")
    play(t, own)
    assert t.leader == leader


def test_12_7_ruling_74_larry_takes_tokens_and_is_revealed_at_six() -> None:
    t = led("p5", "p12 y5 g1", tokens=[1, 1, 4], who="agent mole agent", mission="M19")
    larry(t, "p12", back="y5")
    play(t, "p11")
    assert tokens(t) == [1, 1, 5]
    assert t.revealed == 0
    t = led("p5", "b12 y5 g1", tokens=[1, 1, 4], who="agent mole agent", mission="M19")
    larry(t, "b12", back="y5")
    play(t, "p11+")
    assert t.won[0] == LARRY  # trump 12 beats the raised 11
    assert tokens(t) == [1, 0, 6]
    assert t.revealed == 0b100


def test_12_7_ruling_75_larry_the_mole_with_six_tokens_wins_alone() -> None:
    t = led("p5", "p12 y5 g1", tokens=[1, 1, 5], who=LARRY_MOLE)
    larry(t, "p12", back="y5")
    assert winners(play(t, "p11")) == [LARRY]


def test_12_7_six_tokens_of_the_mole_beat_seven_missions() -> None:
    """Ruling 80."""
    t = led("p5", "p12 y5 g1", tokens=[1, 1, 5], who=LARRY_MOLE, done=6, number=7, mission="M16")
    larry(t, "p12", back="y5")
    play(t, "p11")
    assert len(members(t.fulfilled)) == 7
    assert winners(t) == [LARRY]


def test_12_7_seven_missions_are_the_agents_win_larry_s_too() -> None:
    t = led("p5", "p12 y5 g1", who="mole agent agent", done=6, number=7, mission="M16")
    larry(t, "p12", back="y5")
    assert winners(play(t, "p11")) == [1, LARRY]


def test_12_7_ruling_81_after_a_revealed_agent_it_goes_on_to_the_vote_at_the_latest() -> None:
    t = led("p5", "p12 y5 g1", tokens=[1, 1, 5], who="agent mole agent", number=8, mission="M19")
    larry(t, "p12", back="y5")
    play(t, "p11")
    assert t.revealed == 0b100
    assert t.phase == CHOOSING
    t = led("p5", "p12 y5 g1", tokens=[1, 1, 5], who="agent mole agent", number=9, mission="M19")
    larry(t, "p12", back="y5")
    assert play(t, "p11").phase == VOTING


def test_12_8_ruling_78_each_points_at_the_other_or_at_larry() -> None:
    t = voting(LARRY_MOLE, seats=2)
    assert t.waiting == 0b11
    assert [a for a in range(300) if ask(rules.legal)(t, 0, a)] == [pair(1), pair(2)]
    revealed = voting("agent mole agent", seats=2, exposed="2")
    assert [a for a in range(300) if ask(rules.legal)(revealed, 0, a)] == [pair(1)]


def test_12_8_ruling_78_an_agent_who_points_at_an_agent_loses_it() -> None:
    t = ballot(voting("agent mole agent", seats=2), 2, 0)
    assert t.reason == MISTAKEN
    assert winners(t) == [1]


def test_12_8_ruling_78_a_tie_does_not_matter_and_what_the_mole_points_at_neither() -> None:
    assert winners(ballot(voting("agent mole agent", seats=2), 1, 0)) == [0, LARRY]
    assert winners(ballot(voting("agent mole agent", seats=2), 1, 2)) == [0, LARRY]


def test_12_8_ruling_79_if_larry_is_the_mole_both_must_point_at_him() -> None:
    assert winners(ballot(voting(LARRY_MOLE, seats=2), 2, 2)) == [0, 1]
    assert winners(ballot(voting(LARRY_MOLE, seats=2), 2, 0)) == [LARRY]
    assert winners(ballot(voting(LARRY_MOLE, seats=2), 1, 0)) == [LARRY]
