"""What a view of Krecia robota comes to, held against the match as it was played."""

from __future__ import annotations

import random

import pytest

import konspira
from konspira.games.krecia.pieces import Summary
from konspira.games.krecia.summary import summarize
from konspira.games.krecia.trick import place_at, suit_of
from konspira.kernel.rule import interpret


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_card_that_was_played_is_with_the_place_that_played_it(seats: int) -> None:
    match, lot = konspira.open("krecia", seats=seats, key=bytes([seats] * 32)), random.Random(seats)
    played: dict[int, set[int]] = {place: set() for place in range(5)}
    refused: dict[int, set[int]] = {place: set() for place in range(5)}
    while not match.outcome:
        seat = lot.choice(match.actors)
        view = match.turn(seat).view
        found = Summary.plain()
        interpret(summarize)(match.box.view.plain(view), found)
        on_the_table = {place: found.table[place] for place in range(5) if found.table[place] >= 0}
        for place in range(5):
            earlier = {card for card in range(52) if found.played[place] >> card & 1}
            now = {on_the_table[place]} if place in on_the_table else set()
            assert earlier | now == played[place]
            assert {suit for suit in range(4) if found.refused[place] >> suit & 1} == refused[place]
        before = (view.trick, view.played)
        match.act(seat, lot.choice(match.turn(seat).legal))
        after = match.turn(seat).view
        if before[0] < 11 and after.card[before[0]] != view.card[before[0]]:
            trick, position = before
            place, card = place_at_of(after, trick, position), after.card[trick][position]
            played[place].add(card)
            if interpret(suit_of)(card) != interpret(suit_of)(after.card[trick][0]):
                refused[place].add(interpret(suit_of)(after.card[trick][0]))
    assert any(played.values())


def place_at_of(view: object, trick: int, position: int) -> int:
    """Who played the card at a position of a trick."""
    place: int = interpret(place_at)(view, view.led[trick], position)  # type: ignore[attr-defined]
    return place
