"""A hundred thousand random evenings over all 22 mixes, three of them in an ordinary run: no dead end, nothing lost."""

from __future__ import annotations

import numpy as np
import pytest
from sampling import Sample

from konspira.boxes.entry import EntryPoint, entry_point
from konspira.games.wistar import BOX
from konspira.games.wistar.components import SCALES
from konspira.games.wistar.dialogue import DEEDS_KEPT, DEPTH
from konspira.games.wistar.options import mixes
from konspira.kernel.chance import below
from konspira.kernel.record import u64
from konspira.kernel.rule import rule
from konspira.kernel.signature import INT, INTS, OPTIONS, TABLE, into
from konspira.kernel.words import actors, conserved, count, over, pick, start, step

GAMES = 100_000
LONGEST = 2_000  # answers in an evening
BROKEN = ("", "a dead end: nothing is offered", "something was made or lost", "the evening does not end")
DEEPEST, MOST_DEEDS, MOST_ANSWERS, ANSWERS = range(4)


@rule(takes=(into(TABLE), OPTIONS, INT, INT, INTS))
def sweep_games(t, options, games, seed, numbers):
    """Play random games and check at every question; write what was met into `numbers`, answer what broke."""
    for game in range(games):
        t.rng = u64((seed + game) * 7919 + 1)
        start(t, options)
        steps = 0
        while not over(t):
            choices = count(t, 0)
            if choices == 0 or actors(t) != 1:
                return 1
            if not conserved(t):
                return 2
            if steps == LONGEST:
                return 3
            numbers[DEEPEST] = max(numbers[DEEPEST], t.depth)
            numbers[MOST_DEEDS] = max(numbers[MOST_DEEDS], t.done)
            step(t, 0, pick(t, 0, below(t, choices)))
            steps += 1
        numbers[MOST_ANSWERS] = max(numbers[MOST_ANSWERS], steps)
        numbers[ANSWERS] += steps
        if not conserved(t):
            return 2
    return 0


@pytest.fixture(scope="module")
def sweep() -> EntryPoint:
    return entry_point(BOX, sweep_games)


def test_a_hundred_thousand_random_evenings_over_all_22_mixes(sweep: EntryPoint, sample: Sample) -> None:
    table, met = BOX.table.new(), np.zeros(4, np.int64)
    games = -(-GAMES // len(mixes()))
    for number, mix in sample(enumerate(mixes()), 3):
        options = BOX.options_row(1, dict(zip(SCALES, mix, strict=True)))
        assert BROKEN[sweep(table, options, games, number * games, met)] == "", mix
    assert met[DEEPEST] < DEPTH
    assert met[MOST_DEEDS] < DEEDS_KEPT
    assert met[MOST_ANSWERS] < LONGEST


def test_random_evenings_of_teach_in_end_too(sweep: EntryPoint, sample: Sample) -> None:
    table, met = BOX.table.new(), np.zeros(4, np.int64)
    for number, mix in sample(enumerate(mixes()), 3):
        options = BOX.options_row(1, {**dict(zip(SCALES, mix, strict=True)), "pack": "empty"})
        assert BROKEN[sweep(table, options, 500, number * 500, met)] == "", mix
    assert met[DEEPEST] < DEPTH
    assert met[MOST_DEEDS] < DEEDS_KEPT
