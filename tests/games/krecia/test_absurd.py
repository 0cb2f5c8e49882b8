"""What nobody does at Krecia robota who looks at the cards: to give a mole away, or a mole its trick, for nothing."""

from __future__ import annotations

from typing import Any

import pytest
from games.krecia.table import action_of, ask, choose, draw, play, trick, view_of

from konspira.bots import bot
from konspira.games.krecia import BOX, rules
from konspira.games.krecia.absurd import absurd
from konspira.games.krecia.actions import Play, value
from konspira.play.match import Match

HANDS = ("p8 b1", "p10 p3 y9 y1 g2", "p5 p11 p4", "p12 p2")
MOLE = "agent mole agent agent"
ALL_4_TO_10, AT_MOST_24, FALLING = "M13", "M17", "M09"  # trumps: green, green, pink


def is_absurd(t: Any, name: str) -> bool:
    """Is this card of the seat whose turn it is?"""
    assert ask(rules.legal)(t, t.turn, action_of(name)), name
    return absurd(view_of(t, t.turn), value(action_of(name)))


def second_trick(mission: str, cards: str, *hands: str, who: str = MOLE, **settings: Any) -> Any:
    """In the first trick the mole has refused pink, and the last seat has taken it; these cards lie in the second."""
    t = play(trick(*hands or HANDS, who=who, mission=ALL_4_TO_10, **settings), "p8 y9 p5 p12")
    return play(choose(draw(t, mission, "M01"), mission), cards)


@pytest.mark.parametrize(
    ("card", "expected"), [("p10", False), ("p3", False), ("y9", True), ("y1", False), ("g2", False)]
)
def test_13_5_a_mole_refuses_a_suit_only_to_spoil_or_to_take_the_trick(card: str, expected: bool) -> None:
    assert is_absurd(play(trick(*HANDS, who=MOLE, mission=ALL_4_TO_10), "p8"), card) is expected


@pytest.mark.parametrize(("card", "expected"), [("p10", True), ("p3", True), ("y1", False), ("g2", False)])
def test_13_5_it_shows_what_it_refused_only_where_that_brings_something(card: str, expected: bool) -> None:
    hands = ("p8 b1", HANDS[1], HANDS[2], "p12 b3")
    assert is_absurd(second_trick(AT_MOST_24, "b3 b1", *hands), card) is expected


def test_who_has_nothing_else_left_or_is_known_already_shows_it() -> None:
    hands = ("p8 b1", "p10 p3 y9", HANDS[2], "p12 b3")
    assert not is_absurd(second_trick(AT_MOST_24, "b3 b1", *hands), "p3")
    hands = ("p8 p5 p6", "p10 p3 y9 y1", "p5 p11", "p12 p2 p13")
    t = second_trick(AT_MOST_24, "p2 p5 p10 p11", *hands)  # the mole showed pink, and took nothing
    t = play(choose(draw(t, "M18", "M01"), "M18"), "")
    t.leader = t.turn = t.led[2] = 0
    assert not is_absurd(play(t, "p6"), "y1")


def test_a_mole_that_may_refuse_again_is_not_to_follow() -> None:
    t = second_trick(AT_MOST_24, "p2 b1")
    assert not is_absurd(t, "y1"), "to follow now would show what it refused"


@pytest.mark.parametrize(("card", "expected"), [("p11", False), ("p4", True)])
def test_the_last_one_takes_a_trick_from_a_known_mole(card: str, expected: bool) -> None:
    assert is_absurd(second_trick(AT_MOST_24, "p2 b1 p10", raising=False), card) is expected


def test_but_not_at_the_price_of_the_mission() -> None:
    hands = (*HANDS[:2], "p5 p13 p4", HANDS[3])
    assert not is_absurd(second_trick(AT_MOST_24, "p2 b1 p10", *hands, raising=False), "p4")  # 2 + 1 + 10 + 13
    assert is_absurd(second_trick(FALLING, "p2 b1 p10", *hands, raising=False), "p4"), "that one has failed already"


def test_nobody_lays_a_token_into_its_trick() -> None:
    hands = (*HANDS[:2], "p5 p4", HANDS[3])
    t = second_trick(FALLING, "p2 b1 p10", *hands)
    assert (is_absurd(t, "p4"), is_absurd(t, "p4+")) == (False, True)


def test_a_trick_is_no_gift_for_professor_no() -> None:
    t = second_trick(
        AT_MOST_24, "p2 b1 p10", who="agent professor_no agent agent", roles=["professor_no"], raising=False
    )
    assert not is_absurd(t, "p4")


@pytest.mark.parametrize("name", ["level-1", "level-2", "level-3", "level-4"])
def test_no_level_does_it(name: str) -> None:
    match, cards = Match(BOX, 4, {}, bytes([3] * 32)), 0
    players = [bot(name, seed=seat) for seat in range(4)]
    while match.outcome is None:
        turn = match.turn(match.actors[0])
        action = players[turn.seat].choose(turn)
        if isinstance(action, Play):
            cards += any(absurd(turn.view, one) for one in turn.legal)
            assert not absurd(turn.view, action) or all(absurd(turn.view, one) for one in turn.legal)
        match.act(turn.seat, action)
    assert cards, "nobody could have"
