"""How likely a card is for a role and a hand: the bots' reading of Krecia robota, kept to what the rules allow."""

from __future__ import annotations

import pytest
from games.krecia.table import act, ask, card, play, trick

from konspira.games.krecia import habits, rules, vote
from konspira.games.krecia.options import SEATS
from konspira.games.krecia.pieces import VOTE

HANDS = ("p8 b1", "p10 p3 y9 g2", "y7 b2", "p12 b3")


def credits(who: str, cards: str, **settings) -> list[float]:
    """The credit of each of these cards, played by seat 1 to a pink lead."""
    found = []
    for name in cards.split():
        t = play(trick(*HANDS, who=who, **settings), "p8")
        act(t, 1, card(name))
        found.append(ask(habits.likely_card)(t, 1, 0, 1))
    return found


@pytest.mark.parametrize(
    ("who", "cards", "settings"),
    [
        ("agent agent agent mole", "p10 p3", {}),  # 4.3 must follow
        ("agent mole agent agent", "p10 p3 y9 g2", {}),  # 4.4 need not
        ("agent blank agent mole", "p10 p3 y9 g2", {"blank_role": {"follows": False}}),  # 10.1 nor need a blank role
    ],
)
def test_the_credits_of_all_cards_that_may_be_played_add_up_to_one(who: str, cards: str, settings: dict) -> None:
    found = credits(who, cards, **settings)
    assert sum(found) == pytest.approx(1.0)
    assert all(0.0 < one < 1.0 for one in found)


def test_who_need_not_follow_mostly_does_so_as_not_to_be_found_out() -> None:
    follows, _, discards, _ = credits("agent mole agent agent", "p10 p3 y9 g2")
    assert follows > discards


def test_13_5_whoever_showed_a_suit_it_had_not_followed_is_voted_for() -> None:
    t = play(trick(*HANDS, who="agent mole agent agent"), "p8 y9 y7 p12")
    act(t, t.leader, ask(rules.pick)(t, t.leader, 0))
    play(t, "b3 b1 p10")  # seat 1 had a pink card all the time
    ask(vote.call_the_vote)(t)
    assert all((ask(habits.vote_by_habit)(t, seat) - VOTE) // SEATS == 1 for seat in (0, 2, 3) for _ in range(10))


@pytest.mark.parametrize(("tokens", "dangerous"), [([1, 4, 1, 1], True), ([1, 3, 1, 1], False)])
def test_7_1_a_trick_that_would_reveal_somebody_else_is_dangerous(tokens: list[int], dangerous: bool) -> None:
    t = play(trick(*HANDS, who="agent mole agent agent", tokens=tokens), "p8 p10")
    assert bool(ask(habits.dangerous)(t, 2)) is dangerous
