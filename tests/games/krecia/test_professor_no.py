"""Professor No in the mole's place; numbers are those of RULES.md."""

from __future__ import annotations

import pytest
from games.krecia.table import CARDS, HANDS, ballot, may, members, play, trick, voting, winners

from konspira.games.krecia.pieces import (
    ALL_REVEALED,
    GOOD_REVEAL,
    TIED,
)

PROFESSOR = {"roles": ["professor_no"]}


def test_9_9_professor_no_need_not_follow() -> None:
    t = play(trick("p9", "p2 y1", "p3", "p4", who="agent professor_no agent agent", **PROFESSOR), "p9")
    assert may(t, "y1")


@pytest.mark.parametrize(("seats", "threshold"), [(4, 4), (5, 3)])
def test_9_9_ruling_60_roles_are_revealed_one_token_earlier(seats: int, threshold: int) -> None:
    hands = ("p9", "p2", "p3", "p4", "p5")[:seats]
    who = "agent professor_no agent agent agent"
    few = play(trick(*hands, who=who, tokens=[threshold - 2] + [1] * (seats - 1), **PROFESSOR), " ".join(hands))
    assert few.revealed == 0
    t = play(trick(*hands, who=who, tokens=[threshold - 1] + [1] * (seats - 1), **PROFESSOR), " ".join(hands))
    assert t.revealed == 1


def test_9_9_ruling_60_the_earlier_reveal_holds_for_every_role() -> None:
    """Sleeper and Shady are revealed by four tokens of four seats too."""
    for name in ("sleeper", "shady", "daredevil"):
        both = {"roles": ["professor_no", name]}
        t = play(trick(*HANDS, who=f"{name} professor_no agent agent", tokens=[3, 1, 1, 1], **both), CARDS)
        assert t.exposed == 1


def test_9_9_ruling_61_revealed_he_loses_at_once_and_the_agents_win() -> None:
    t = play(trick(*HANDS, who="professor_no agent agent agent", tokens=[3, 1, 1, 1], **PROFESSOR), CARDS)
    assert t.reason == GOOD_REVEAL
    assert winners(t) == [1, 2, 3]


def test_9_9_ruling_62_he_wins_at_once_when_all_others_are_revealed() -> None:
    t = trick(*HANDS, who="agent professor_no agent agent", tokens=[3, 1, 1, 1], **PROFESSOR)
    t.revealed = t.exposed = 0b1100
    play(t, CARDS)
    assert t.reason == ALL_REVEALED
    assert winners(t) == [1]


def test_9_9_ruling_62_a_role_that_started_revealed_counts() -> None:
    both = {"roles": ["professor_no", "accomplice"]}
    t = trick(*HANDS, who="agent professor_no agent accomplice", tokens=[3, 1, 1, 0], **both)
    t.revealed |= 0b0100
    t.exposed = 0b0100
    t.partner = 2
    assert winners(play(t, CARDS)) == [1]


def test_9_9_all_others_revealed_beats_the_last_mission() -> None:
    """Ruling 62, second half."""
    t = trick(*HANDS, who="agent professor_no agent agent", tokens=[3, 1, 1, 1], done=6, number=7, **PROFESSOR)
    t.revealed = t.exposed = 0b1100
    play(t, CARDS)
    assert len(members(t.fulfilled)) == 7
    assert winners(t) == [1]


def test_9_9_ruling_63_he_does_not_win_by_tokens() -> None:
    t = play(trick(*HANDS, who="professor_no agent agent agent", tokens=[4, 1, 1, 1], **PROFESSOR), CARDS)
    assert 0 not in winners(t)


def test_9_9_ruling_64_revealed_seats_do_not_vote() -> None:
    t = voting("agent professor_no agent agent", exposed="0", **PROFESSOR)
    assert t.waiting == 0b1110
    t = voting("paranoid professor_no agent agent", exposed="0", roles=["professor_no", "paranoid"])
    assert t.waiting == 0b1110  # Paranoid neither


def test_9_9_ruling_65_two_hidden_seats_tie_and_he_wins() -> None:
    t = voting("agent professor_no agent agent", exposed="2 3", **PROFESSOR)
    assert t.waiting == 0b0011
    t = ballot(t, 1, 0, None, None)
    assert t.reason == TIED
    assert winners(t) == [1]


def test_9_9_the_vote_that_finds_him_is_the_agents_win() -> None:
    assert winners(ballot(voting("agent professor_no agent agent", **PROFESSOR), 1, 0, 1, 1)) == [0, 2, 3]


def test_9_9_what_other_roles_say_of_the_mole_holds_for_him() -> None:
    """Ruling 66: Wired with a second token, and a revealed Sleeper."""
    wired = {"roles": ["professor_no", "wired"]}
    assert winners(play(trick(*HANDS, who="wired professor_no agent agent", **wired), CARDS)) == [1]
    t = voting("sleeper professor_no agent agent", exposed="0", roles=["professor_no", "sleeper"])
    assert winners(ballot(t, None, 2, 3, 2)) == [0, 1]


def test_9_10_daredevil_as_the_last_to_be_revealed_still_wins_it_for_the_agents() -> None:
    both = {"roles": ["professor_no", "daredevil"]}
    t = trick(*HANDS, who="daredevil professor_no agent agent", tokens=[3, 1, 1, 1], **both)
    t.revealed = t.exposed = 0b1100
    play(t, CARDS)
    assert t.reason == GOOD_REVEAL
    assert winners(t) == [0, 2, 3]
