"""The blank role, put together from its words; numbers are those of RULES.md."""

from __future__ import annotations

from games.krecia.table import (
    CARDS,
    HANDS,
    ask,
    ballot,
    fresh,
    may,
    members,
    named,
    play,
    tokens,
    trick,
    view,
    voting,
    winners,
)

from konspira.games.krecia import rules, vote
from konspira.games.krecia.pieces import (
    ALLYING,
    CHOOSING,
    GOOD_REVEAL,
    TOKENS_TAKEN,
    VOTING,
)
from konspira.games.krecia.roles import MOLE


def blank(**words):
    return {"blank_role": words}


def test_10_1_it_replaces_an_agent_and_everyone_sees_what_it_says() -> None:
    t = fresh(4, **blank(goal="mole"))
    assert sorted(named(t)) == ["agent", "agent", "blank", "mole"]
    assert [view(t, seat).options.blank[0] for seat in range(-1, 4)] == [1] * 5


def test_10_1_goal_with_the_mole() -> None:
    t = ballot(voting("blank mole agent agent", **blank(goal="mole")), 2, 2, 3, 2)
    assert winners(t) == [0, 1]
    t = ballot(voting("blank mole agent agent", **blank(goal="mole")), 1, 0, 1, 1)
    assert winners(t) == [2, 3]


def test_10_1_goal_once_revealed() -> None:
    words = blank(goal="mole", goal_revealed="agents")
    assert winners(ballot(voting("blank mole agent agent", exposed="0", **words), 1, 2, 1, 1)) == [0, 2, 3]


def test_10_1_goal_most_votes_and_right_loses_and_partner() -> None:
    assert winners(ballot(voting("blank mole agent agent", **blank(goal="most_votes")), 1, 0, 0, 0)) == [0]
    t = voting("blank mole agent agent", **blank(goal="right_loses"))
    assert winners(ballot(t, 2, 2, 3, 2)) == [0, 1]
    t = fresh(4, **blank(goal="partner", open=True))
    assert t.phase == ALLYING


def test_10_1_need_not_follow() -> None:
    t = play(trick("p9", "p2 y1", "p3", "p4", who="mole blank agent agent", **blank(follows=False)), "p9")
    assert may(t, "y1")


def test_10_1_what_a_reveal_does() -> None:
    who = "blank mole agent agent"
    for effect, reason in (("agents_win", GOOD_REVEAL), ("mole_wins", TOKENS_TAKEN)):
        t = play(trick(*HANDS, who=who, tokens=[4, 1, 1, 1], **blank(on_reveal=effect)), CARDS)
        assert t.reason == reason
    t = play(trick(*HANDS, who=who, tokens=[4, 1, 1, 1], **blank(on_reveal="take_token")), CARDS)
    assert tokens(t) == [6, 1, 1, 0]


def test_10_1_a_token_limit() -> None:
    who, words = "blank mole agent agent", blank(open=True, token_limit=2)
    assert play(trick(*HANDS, who=who, tokens=[1, 1, 1, 1], **words), CARDS).phase == CHOOSING
    assert winners(play(trick(*HANDS, who=who, tokens=[2, 1, 1, 1], **words), CARDS)) == [1]


def test_10_1_holds_no_tokens() -> None:
    t = play(trick(*HANDS, who="blank mole agent agent", **blank(open=True, holds_tokens=False)), CARDS)
    assert tokens(t) == [0, 1, 1, 1]


def test_10_1_votes_hidden_and_revealed() -> None:
    t = voting("blank mole agent agent", **blank(votes=2))
    assert ask(rules.count)(t, 2) == 6  # all point twice
    t = ballot(t, (1, 2), (2, 3), (3, 1), (1, 2))
    assert [ask(vote.votes_for)(t, place) for place in range(4)] == [0, 2, 2, 1]
    assert voting("blank mole agent agent", exposed="0", **blank(votes_revealed=0)).waiting == 0b1110


def test_10_1_brings_risky_missions_reveals_early_and_silences() -> None:
    t = fresh(4, **blank(risky=True, early=True, silences=True))
    assert (len(members(t.options.pile)), t.options.threshold, t.options.silence) == (28, 4, True)
    assert MOLE in [t.role[seat] for seat in range(4)]
    assert voting("blank mole agent agent", exposed="2", **blank(silences=True)).phase == VOTING
