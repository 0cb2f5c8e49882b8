"""Every game on the shelf, with every number of seats and every variant, keeps the promises."""

from __future__ import annotations

import functools
from collections.abc import Callable

import numpy as np
import pytest
from moments import moments
from numba.core.runtime import _nrt_python, rtsys
from promises import Inspector, settings_of
from sampling import Sample
from twins import twin_observations, twin_turns

from konspira.boxes.backend import compiled, interpreted
from konspira.boxes.box import Box
from konspira.kernel import words
from konspira.play import shelf

GAMES = 100_000  # random games over all settings of a game
SETTINGS = 12  # of each game, in an ordinary run of what takes long

every_game = pytest.mark.parametrize("name", shelf.names())


@functools.cache
def inspector(box: Box) -> Inspector:
    return Inspector(box)


@every_game
def test_the_kernel_promises_hold_at_every_moment_of_some_games(name: str) -> None:
    box = shelf.box(name)
    for seats, options in settings_of(box):
        broken = inspector(box).sweep(box.options_row(seats, options), games=2, seed=99)
        assert not broken, f"{box.name}, {seats} seats, {options}: {broken}"


@every_game
def test_the_kernel_promises_hold_over_a_hundred_thousand_games(name: str, sample: Sample) -> None:
    """An ordinary run plays the share of some settings."""
    box = shelf.box(name)
    settings = settings_of(box)
    games = -(-GAMES // len(settings))
    for seats, options in sample(settings, SETTINGS):
        broken = inspector(box).sweep(box.options_row(seats, options), games=games, seed=1, gap=16)
        assert not broken, f"{box.name}, {seats} seats, {options}: {broken}"


def allocations(work: Callable[[int], object], times: int) -> int:
    """How often memory is asked for while something is done so many times in one call."""
    before = rtsys.get_allocation_stats().alloc
    work(times)
    return int(rtsys.get_allocation_stats().alloc - before)


@every_game
def test_rules_allocate_nothing(name: str) -> None:
    """A call allocates for its arguments alone: fifty games in one call, or fifty worlds, ask for no more than one."""
    box, table = shelf.box(name), shelf.box(name).table.new()
    backend, check = compiled(box), inspector(box)
    _nrt_python.memsys_enable_stats()
    for seats in box.seats:
        options = box.options_row(seats)
        for work in (
            lambda times, row=options: backend.play_games(table, row, times, 1),
            lambda times, row=options: check.sweep(row, games=times, gap=50),
        ):
            work(1)
            assert allocations(work, 1) == allocations(work, 30)


@every_game
def test_a_seat_in_doubt_imagines_more_than_one_world(name: str) -> None:
    box = shelf.box(name)
    for seats, options in settings_of(box):
        assert inspector(box).doubts(box.options_row(seats, options)), f"{box.name}, {seats} seats, {options}"


@every_game
def test_twin_worlds_give_a_seat_equal_turns(name: str, sample: Sample) -> None:
    box = shelf.box(name)
    for number, (seats, options) in sample(enumerate(settings_of(box)), SETTINGS):
        for one, other in twin_turns(box, seats, options, seed=number, games=1):
            assert one == other, f"{box.name}, {seats} seats, {options}"


@every_game
def test_twin_worlds_give_a_seat_equal_observations(name: str, sample: Sample) -> None:
    box = shelf.box(name)
    for number, (seats, options) in sample(enumerate(settings_of(box)), SETTINGS):
        for one, other in twin_observations(box, seats, options, seed=number, steps=25):
            assert one == other, f"{box.name}, {seats} seats, {options}"


@every_game
def test_a_copied_view_is_the_same_bytes(name: str) -> None:
    """NumPy copies fields and leaves what lies between them to chance: nothing may lie there."""
    views = [match.turn(seat).row for match, seat in moments(shelf.box(name), 3, 200)]
    for view in views:
        rubbish = np.full(view.nbytes, 255, np.uint8)  # what a copy finds in its memory
        del rubbish
        assert view.copy().tobytes() == view.tobytes()


@every_game
def test_equal_views_are_equal_bytes_whatever_lay_in_their_memory(name: str) -> None:
    """Compiled and interpreted, of fields and of what lies between them: a view may be a key, or a tensor."""
    box = shelf.box(name)
    table, chance = box.table.new(), np.random.default_rng(8)
    table[0]["rng"] = 8
    words.start(table, box.options_row(box.seats.start))
    while not words.over(table):
        seat = int(words.actors(table)).bit_length() - 1
        for look in (words.look, interpreted(box).look):
            clean, soiled = box.view.new(), chance.integers(256, size=box.view.dtype.itemsize, dtype=np.uint8)
            words.look(table, seat, clean)
            look(table, seat, soiled.view(box.view.dtype))
            assert soiled.tobytes() == clean.tobytes()
        choice = int(chance.integers(words.count(table, seat)))
        words.step(table, seat, words.pick(table, seat, choice))
