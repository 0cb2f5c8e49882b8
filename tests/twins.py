"""Twin worlds: two matches that one seat cannot tell apart, and everything that this seat is given of each."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np

from konspira.boxes.box import Box
from konspira.kernel import words
from konspira.kernel.record import SPECTATOR
from konspira.play.match import IllegalAction, Match
from konspira.play.match import open as open_match
from konspira.research import Crowd
from konspira.speech import LANGUAGES, say


def twin_turns(box: Box, seats: int, options: dict[str, Any], seed: int, games: int) -> Iterator[tuple[bytes, bytes]]:
    """For moments of random matches, what a seat is given in the true world and in one that it imagines."""
    chance = random.Random(seed)
    for _ in range(games):
        match = open_match(box.name, seats=seats, options=options, key=chance.randbytes(32))
        while match.outcome is None:
            if chance.random() < 0.3:
                seat = chance.randrange(-1, seats)
                yield given(match, seat), given(twin(match, seat, chance), seat)
            seat = chance.choice(match.actors)
            match.act(seat, chance.choice(match.turn(seat).legal))


def twin(match: Match, seat: int, chance: random.Random) -> Match:
    """The same match in another world, which the seat cannot tell from the true one; with another key."""
    other = Match(match.box, match.seats, match.options, chance.randbytes(32))
    other._table[0]["rng"] = chance.getrandbits(63)
    other._backend.imagine(match._rows[seat][-1], other._table)
    other._table[0]["rng"] = 0
    other._look_anew()
    other._rows[seat] = [*match._rows[seat][:-1], *other._rows[seat]]
    return other


def twin_observations(
    box: Box, seats: int, options: dict[str, Any], seed: int, steps: int
) -> Iterator[tuple[bytes, bytes]]:
    """For tables of a crowd, the row that a seat observes in the true world and in one that it imagines.

    The imagined tables stand in the opposite order, so that nothing which an encoder keeps from one table to the next
    is the same for both.
    """
    tables, view = 8, box.view.new()
    crowd = Crowd(box, tables=tables, seats=seats, options=options, packed=True, recall=True, seed=seed)
    imagined = crowd.copy()
    for _ in range(steps):
        for seat in range(-1, seats):
            seen, state = crowd.observe_from(seat), crowd.state()
            worlds = box.table.new(tables)
            worlds["rng"] = np.arange(tables) + seed
            for place, table in enumerate(state["tables"].view(box.table.dtype)):
                words.look(np.atleast_1d(table), seat, view)
                words.imagine(view, worlds[tables - 1 - place :][:1])
            imagined._device.put({**state, "tables": worlds.view(np.uint8)})
            for one, other in zip(seen, imagined.observe_from(seat)[::-1], strict=True):
                yield one.tobytes(), other.tobytes()
        crowd.step(crowd.sample())


def given(match: Match, seat: int) -> bytes:
    """Everything that reaches a seat: its turn, its history, its sentences, and the errors its mistakes would bring."""
    turn = match.turn(seat)
    said = [say(match.box, news, language, me=seat) for news in turn.news for language in LANGUAGES]
    past = [moment.news for moment in turn.history[-3:]]
    board = [say(match.box, news, "en", me=seat) for news in match.box.wording.board(turn.view)]
    errors = []
    if seat != SPECTATOR:
        for number in range(0, match.box.actions, max(1, match.box.actions // 40)):
            if number not in turn.legal.numbers:
                try:
                    match.act(seat, match.box.wording.value(number))
                except IllegalAction as error:
                    errors.append(str(error))
    return msgspec.json.encode([turn.json().decode(), said, past, board, errors])
