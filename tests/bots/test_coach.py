"""The coach says what to do and why, in three languages, from what the seat knows."""

from __future__ import annotations

import random

from moments import moments
from twins import twin

from konspira.bots.bot import Budget
from konspira.bots.coach import advise
from konspira.games.agenci.habits import sober
from konspira.kernel.box import Box
from konspira.play import shelf
from konspira.play.match import Match
from konspira.play.speech import LANGUAGES, say

BUDGET = Budget(iterations=600)


def test_suggestions_are_legal_and_the_best_comes_first(thinking: Box) -> None:
    for match, seat in moments(thinking, 7, 4):
        turn = match.turn(seat)
        advice = advise(turn, BUDGET)
        assert all(suggestion.action in turn.legal for suggestion in advice.suggestions)
        weights = [suggestion.weight for suggestion in advice.suggestions]
        assert weights == sorted(weights, reverse=True)
        assert all(-1e-9 <= suggestion.chance <= 1 + 1e-9 for suggestion in advice.suggestions)


def test_the_reason_is_said_in_every_language(thinking: Box) -> None:
    for match, seat in moments(thinking, 8, 8):
        why = advise(match.turn(seat), BUDGET).why
        assert len({say(thinking, why, language, me=seat) for language in LANGUAGES}) == len(LANGUAGES)


def test_in_a_twin_world_the_coach_says_the_very_same(thinking: Box) -> None:
    chance = random.Random(9)
    for match, seat in moments(thinking, 9, 5):
        other = twin(match, seat, chance)
        assert advise(match.turn(seat), BUDGET) == advise(other.turn(seat), BUDGET)


def test_what_is_said_of_a_bid_is_what_is_believed_of_it(gra: Box) -> None:
    told = []
    for match, seat in moments(gra, 10, 16):
        advice = advise(match.turn(seat), BUDGET)
        assert ("bid_true" in advice.beliefs) == (match.turn(seat).view.bidder >= 0)
        if "percent" in advice.why.args:
            percent = advice.why.args["percent"]
            assert percent == round(100 * advice.beliefs["bid_true"])
            assert (advice.why.args["likely"] == "yes") == (percent >= 50)
            told.append(percent)
    assert min(told) < 50 <= max(told)


def test_at_agenci_the_coach_hopes_less_than_the_search() -> None:
    box = shelf.box("agenci")
    for seats in box.seats:
        match = Match(box, seats, None, bytes(32))
        view = match.turn(match.actors[0]).view
        told = [sober(view, k / 20) for k in range(21)]
        assert told == sorted(told)
        assert all(0 < chance < 1 for chance in told)
        assert all(chance < k / 20 for k, chance in enumerate(told) if k > 5)
