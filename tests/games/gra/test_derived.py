"""What follows from a view of GRA by the rules, and the page draws: cards that count, who lost, places at the end."""

from __future__ import annotations

import random
from typing import Any

import pytest
from games.gra.table import act, act_all_turn, bid, check, showing, view_of

from konspira.games.gra import BOX
from konspira.games.gra.derived import Derived, derive, places
from konspira.games.gra.pieces import HAND, NOBODY, OVER
from konspira.kernel.record import SPECTATOR
from konspira.play.match import Match

OPTIONS: list[dict[str, Any]] = [{}, {"jokers": True}, {"fewer_cards": True}, {"longer": True, "jokers": True}]


def test_nothing_has_been_shown_before_the_first_check() -> None:
    t = act(showing([4], [5], [6]), bid(1, 4))
    nothing = Derived(most=6, held=False, loser=NOBODY, counted=(), places=(), way=None, order=(0, 1, 2))
    assert derive(view_of(t, 0)) == nothing


@pytest.mark.parametrize(("counter", "way", "order"), [(False, "clockwise", (1, 2, 0)), (True, "counter", (1, 0, 2))])
def test_8_2_which_way_a_round_goes_is_known_from_its_first_bid_on(counter: bool, way: str, order: Any) -> None:
    t = showing([4], [5], [6], directions=True)
    assert derive(view_of(t, 1)).way is None
    act(t, bid(1, 4, counter=counter))
    derived = derive(view_of(t, 1))
    assert (derived.way, derived.order) == (way, order)
    assert derived.order[(derived.order.index(0) + 1) % 3] == t.turn
    assert derive(view_of(t, SPECTATOR)).order[0] == 0
    act_all_turn(check(t))
    assert derive(view_of(t, 1)).way is None


def test_5_2_the_shown_cards_that_count_are_marked_for_everybody() -> None:
    t = check(act(showing([4, 5], [1, 4, 4], [6]), bid(3, 4)))
    for seat in (SPECTATOR, 0, 1, 2):
        derived = derive(view_of(t, seat))
        assert derived.counted == (0b01, 0b110, 0)
        assert (derived.held, derived.loser) == (True, 1)


def test_8_1_wild_ones_count_too() -> None:
    t = check(act(showing([4, 5], [1, 4, 4], [6], jokers=True), bid(5, 4)))
    derived = derive(view_of(t, 0))
    assert derived.counted == (0b01, 0b111, 0)
    assert (derived.held, derived.loser) == (False, 0)


def test_6_1_the_sixth_card_is_the_last_and_with_fewer_cards_the_fifth_the_first() -> None:
    assert derive(view_of(showing([4], [5]), 0)).most == HAND + 1
    assert derive(view_of(showing([4], [5], fewer_cards=True), 0)).most == HAND


def test_7_5_places() -> None:
    t = check(act(showing([1] * 5, [2] * 4, [3] * 3, [4] * 4), bid(9, 6)))
    assert places(view_of(t, 0)) == [4, 2, 1, 2]


def test_7_5_who_lost_extra_rounds_later_is_placed_higher() -> None:
    t = check(act(showing([1] * 5, [2], [3], [4], [4] * 2), bid(6, 6)))
    while t.tie and t.phase != 2:
        act_all_turn(t)
        act(t, bid(t.cards, 6))
        check(t)
    view = view_of(t, 0)
    by_leaving = sorted((s for s in range(1, 4) if view.left[s]), key=lambda s: view.left[s])
    placed = places(view)
    assert [placed[s] for s in by_leaving] == [3, 2]
    assert (placed[4], placed[0]) == (4, 5)


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "base")
def test_in_random_games_it_agrees_with_what_was_found_and_told(options: dict[str, Any]) -> None:
    chance = random.Random(7)
    match = Match(BOX, 4, options, bytes(32))
    while match.outcome is None:
        seat = chance.choice(match.actors)
        match.act(seat, chance.choice(match.turn(seat).legal))
        for eyes in (SPECTATOR, *range(4)):
            _agrees(match.turn(eyes))
    assert derive(match.turn(SPECTATOR).view).places[match.outcome.payoffs.index(1.0)] == 1


def _agrees(turn: Any) -> None:
    view, derived = turn.view, derive(turn.view)
    assert sum(bits.bit_count() for bits in derived.counted) == view.shown_found
    assert max(view.hand) <= derived.most
    assert len(derived.places) == (4 if view.phase == OVER else 0)
    for news in turn.news:
        if news.id in ("gra-true", "gra-bluff"):
            assert derived.held == (news.id == "gra-true")
        if news.id == "gra-loses":
            assert derived.loser == news.args["seat"]
