"""Information states: the same where a seat cannot tell, another wherever it can, for every game there is."""

from __future__ import annotations

import copy
import itertools
import random
from collections.abc import Callable, Iterator

import pytest
from twins import twin

import konspira
from konspira.boxes.box import Box
from konspira.play.match import Match
from konspira.play.match import open as open_match
from konspira.research.infostate import information_key, information_state


def moments(game: str | Box, seed: int, games: int = 1, often: float = 0.2) -> Iterator[tuple[Match, random.Random]]:
    """Moments of random matches."""
    chance = random.Random(seed)
    for _ in range(games):
        match = open_match(game, key=chance.randbytes(32))  # type: ignore[arg-type]  # a name or a box
        while match.outcome is None:
            if chance.random() < often:
                yield match, chance
            seat = chance.choice(match.actors)
            match.act(seat, chance.choice(match.turn(seat).legal))


@pytest.mark.parametrize("game", konspira.names())
def test_a_seat_has_the_same_information_state_in_worlds_that_it_cannot_tell_apart(game: str) -> None:
    compared = 0
    for match, chance in itertools.islice(moments(game, 1, games=3), 10):
        seat = chance.randrange(match.seats)
        here, there = match.turn(seat), twin(match, seat, chance).turn(seat)
        assert information_state(here) == information_state(there)
        assert information_key(here) == information_key(there)
        compared += 1
    assert compared > 3


def test_a_leak_in_a_view_shows_in_the_information_state(altered: Callable[..., Box]) -> None:
    box = altered("leaky_state", rules=("v.my_swap = t.swap[seat] if seat >= 0 else 0", "v.my_swap = t.pip[0]"))
    told = [
        (information_state(match.turn(1)), information_state(twin(match, 1, chance).turn(1)))
        for match, chance in moments("leaky_state", 3, games=20, often=1.0)
    ]
    assert box.name == "leaky_state"
    assert any(one != other for one, other in told)


@pytest.mark.parametrize("game", konspira.names())
def test_what_a_seat_does_is_in_its_information_state(game: str) -> None:
    """Two different actions from one moment lead to different states: nobody forgets what it did."""
    for match, chance in itertools.islice(moments(game, 2, often=0.1), 10):
        seat = match.actors[0]
        legal = match.turn(seat).legal
        if len(legal) < 2:
            continue
        told = []
        for place in chance.sample(range(len(legal)), 2):
            after = copy.deepcopy(match)
            after.act(seat, legal[place])
            told.append(information_state(after.turn(seat)))
        assert told[0] != told[1]


def test_a_text_says_by_name_what_changed_and_nothing_else() -> None:
    match = open_match("gra", seats=2, key=bytes(32))
    for seat in (0, 1):
        match.act(seat, match.turn(seat).legal[0])
    game, first, *later = information_state(match.turn(0)).split("\n")
    assert game == "gra"
    assert {"options.seats=2", "hand[0]=1", "hand[1]=1", "waiting=3"} <= set(first.split())
    assert [line.split() for line in later] == [["waiting=2", "up=0"], ["phase=1", "waiting=0"]]


def test_bids_of_earlier_rounds_are_not_forgotten() -> None:
    """Two ways of bidding lead to the same showdown, and so to the same view; whoever was there knows which it was."""
    views, keys = set(), set()
    for bids in ([0, 4], [1, 3]):
        match = open_match("gra", seats=2, key=bytes(32))
        for seat in (0, 1):
            match.act(seat, match.turn(seat).legal[0])
        for place in bids:
            match.act(match.actors[0], match.turn(match.actors[0]).legal[place])
        match.act(match.actors[0], match.turn(match.actors[0]).legal[0])
        assert match.turn(0).view.round == 2
        views.add(match.turn(0).row.tobytes())
        keys.add(information_key(match.turn(0)))
    assert (len(views), len(keys)) == (1, 2)
