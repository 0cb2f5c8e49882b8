"""The coach says what to do and why, in three languages, from what the seat knows."""

from __future__ import annotations

import random

import pytest
from moments import moments
from twins import twin

from konspira.bots import bot
from konspira.bots.arena import ready
from konspira.bots.bot import Budget
from konspira.bots.coach import DOUBT, FLOOR, Advice, advise, thinker, win_chance
from konspira.bots.nets.search import NetSearch
from konspira.bots.puzzles import collection
from konspira.bots.search import Search
from konspira.boxes.box import Box
from konspira.games.agenci import habits as agenci
from konspira.games.agenci.pieces import FILES
from konspira.games.agenci.reasons import choose_by_beliefs
from konspira.games.gra import wording
from konspira.play import shelf
from konspira.play.match import Match
from konspira.speech import LANGUAGES, say

BUDGET = Budget(iterations=600)


def test_suggestions_are_legal_and_the_best_comes_first(thinking: Box) -> None:
    for match, seat in moments(thinking, 7, 4):
        turn = match.turn(seat)
        advice = advise(turn, BUDGET)
        assert all(suggestion.action in turn.legal for suggestion in advice.suggestions)
        weights = [suggestion.weight for suggestion in advice.suggestions[1:]]  # what needs no search comes before
        assert weights == sorted(weights, reverse=True)
        known = [suggestion.chance for suggestion in advice.suggestions if suggestion.chance is not None]
        assert all(-1e-9 <= chance <= 1 + 1e-9 for chance in known)


def test_the_reason_is_said_in_every_language(thinking: Box) -> None:
    for match, seat in moments(thinking, 8, 8):
        why = advise(match.turn(seat), BUDGET).why
        assert len({say(thinking, why, language, me=seat) for language in LANGUAGES}) == len(LANGUAGES)


def test_in_a_twin_world_the_coach_says_the_very_same(thinking: Box) -> None:
    chance = random.Random(9)
    for match, seat in moments(thinking, 9, 5):
        other = twin(match, seat, chance)
        assert advise(match.turn(seat), BUDGET) == advise(other.turn(seat), BUDGET)


def test_who_thinks_aloud_comes_to_the_same_and_gets_surer(thinking: Box) -> None:
    for match, seat in moments(thinking, 11, 3):
        so_far = list[Advice]()
        advice = advise(match.turn(seat), Budget(iterations=4000), aloud=so_far.append)
        assert advice == advise(match.turn(seat), Budget(iterations=4000))
        assert len(so_far) == 3
        assert all(suggestion.action in match.turn(seat).legal for one in so_far for suggestion in one.suggestions)
        margins = {s.action: s.margin for s in advice.suggestions}
        for one in so_far[0].suggestions:
            assert one.chance is None or one.margin >= margins.get(one.action, 0.0)


def test_in_a_twin_world_the_coach_thinks_the_very_same_aloud(thinking: Box) -> None:
    chance = random.Random(12)
    for match, seat in moments(thinking, 12, 3):
        mine, other = list[Advice](), list[Advice]()
        advise(match.turn(seat), BUDGET, aloud=mine.append)
        advise(twin(match, seat, chance).turn(seat), BUDGET, aloud=other.append)
        assert mine == other != []


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


def test_whoever_cannot_act_gets_no_advice(thinking: Box) -> None:
    match = Match(thinking, thinking.seats.stop - 1, None, bytes(32))
    idle = set(range(match.seats)) - set(match.actors)
    for seat in idle:
        with pytest.raises(ValueError, match="nothing to choose"):
            advise(match.turn(seat), BUDGET)


def test_a_bid_that_the_search_would_check_is_not_raised_by_the_table_s_advice(gra: Box) -> None:
    """Tables take every low bid for one that is worth little; the coach looks at the very bid."""
    deals, taken = 0, []
    while deals < 12:
        match = Match(gra, 2, {"fewer_cards": True}, bytes(31) + bytes([deals]))
        for seat in (0, 1):
            match.act(seat, bot("solver@50", seed=deals).choose(match.turn(seat)))
        match.act(match.actors[0], wording.Bid(4, 2))
        suggestions = advise(match.turn(match.actors[0]), Budget(iterations=3000), most=99).suggestions
        assert max(s.chance or 0.0 for s in suggestions) <= (suggestions[0].chance or 0.0) + 2 * DOUBT
        assert all(s.chance for s in suggestions[:2])
        taken.append(suggestions[0].action)
        deals += 1
    assert wording.Check() in taken


def test_agents_are_labelled_by_belief() -> None:
    box, chance, sheets = shelf.box("agenci"), random.Random(3), 0
    match = Match(box, 3, {"secret_files": True}, chance.randbytes(32))
    while match.outcome is None:
        seat = match.actors[0]
        turn = match.turn(seat)
        if turn.view.phase != FILES:
            match.act(seat, chance.choice(turn.legal))
            continue
        thought = Search(Budget(iterations=100), seed=1).think(turn)
        assert thought.beliefs is not None
        assert thought.choices[0].number == choose_by_beliefs(turn.view, thought.beliefs.facts)
        match.act(seat, box.wording.value(thought.choices[0].number))
        sheets += 1
    assert sheets == 3


def test_at_agenci_the_coach_hopes_less_than_the_search() -> None:
    box = shelf.box("agenci")
    for seats in box.seats:
        match = Match(box, seats, None, bytes(32))
        view = match.turn(match.actors[0]).view
        told = [agenci.win_chance(view, k / 20) for k in range(21)]
        assert told == sorted(told)
        assert all(0 < chance < 1 for chance in told)
        assert all(chance < k / 20 for k, chance in enumerate(told) if k > 5)


@pytest.mark.parametrize("game", ["gra", "krecia"])
def test_what_is_sure_by_looking_ahead_is_told_as_less_sure(game: str) -> None:
    box = shelf.box(game)
    for seats in box.seats:
        match = Match(box, seats, None, bytes(32))
        turn = match.turn(match.actors[0])
        told = [win_chance(turn, k / 20) for k in range(21)]
        assert told == sorted(told)
        assert 0 < told[0] < told[-1] < 1
        even = 1 / seats if game == "gra" else 0.5
        assert win_chance(turn, even) == pytest.approx(even)


def test_every_action_that_is_named_was_tried_often_enough_or_is_said_not_to_be_examined(gra: Box) -> None:
    box = gra
    for match, seat in moments(box, 5, 4):
        turn = match.turn(seat)
        for iterations in (20 * FLOOR, FLOOR):
            thought = thinker(box, Budget(iterations=iterations), 0).think(turn)
            visits = {box.wording.value(choice.number): choice.visits for choice in thought.choices}
            for suggestion in advise(turn, Budget(iterations=iterations)).suggestions:
                assert (suggestion.chance is None) == (visits[suggestion.action] < FLOOR)
                assert (suggestion.margin > 0) == (suggestion.chance is not None)


def test_a_floor_is_reached_by_every_action_where_there_is_time() -> None:
    box = shelf.box("gra")
    for match, seat in moments(box, 5, 4):
        turn = match.turn(seat)
        if 1 < len(turn.legal) <= box.habits.knobs.root_width:
            tried = Search(Budget(iterations=100 * len(turn.legal)), seed=0, floor=FLOOR).think(turn).choices
            assert min(choice.visits for choice in tried) >= FLOOR


def test_where_a_net_ships_the_coach_looks_ahead_with_it_and_tells_the_win_alone() -> None:
    ready("krecia")
    for match, seat in moments(shelf.box("krecia"), 6, 4):
        turn = match.turn(seat)
        thought = thinker(turn.box, Budget(iterations=2000), 0).think(turn)
        assert isinstance(thinker(turn.box, BUDGET, 0), NetSearch)
        shares = {turn.box.wording.value(c.number): c.share for c in thought.choices if c.visits >= FLOOR}
        told = [s for s in advise(turn, Budget(iterations=2000), most=99).suggestions if s.chance is not None]
        assert all(s.chance == win_chance(turn, shares[s.action]) for s in told)
    ready("agenci")
    assert isinstance(thinker(shelf.box("agenci"), BUDGET, 0), Search)


def test_what_the_rules_prove_is_said_as_evidence_and_nothing_else_is() -> None:
    ready("krecia")
    proven = next(one for one in collection() if one.asks == "suspect").position.turn()
    (told,) = advise(proven, BUDGET).evidence
    assert told.id.startswith("krecia-proof")
    first = Match(shelf.box("krecia"), 4, None, bytes(32))
    assert advise(first.turn(first.actors[0]), BUDGET).evidence == ()
