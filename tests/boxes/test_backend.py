"""Interpreted and compiled runs of the same game agree on every view, legal action and payoff."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
import pytest
from promises import settings_of
from sampling import Sample

from konspira.boxes.backend import backend, compiled, interpreted
from konspira.boxes.box import Box
from konspira.play import shelf

GAMES = {"gra": 2_000}  # over all settings of a game, with the interpreter at the heels of the machine code
FEWER = 500  # of the games whose rules are longer
every_game = pytest.mark.parametrize("name", shelf.names())


def follow(box: Box, seats: int, options: np.ndarray, chance: random.Random) -> None:
    """one random game by both backends, compared after every step."""
    machine, ask, rules = compiled(box), interpreted(box).interpreter, box.rules
    table, view, numbers = box.table.new(), box.view.new(), np.zeros(box.actions, np.int64)
    other, other_view, plain, plain_view = box.table.new(), box.view.new(), box.table.plain(), box.view.plain()
    seed = chance.getrandbits(63)
    table[0]["rng"], plain.rng = seed, seed
    machine.start(table, options)
    ask(rules["start"])(plain, box.options.plain(options))
    while True:
        plain.store(other)
        assert table.tobytes() == other.tobytes()
        acting = machine.actors(table)
        assert acting == ask(rules["actors"])(plain)
        assert bool(machine.over(table)) == bool(ask(rules["over"])(plain))
        seat = chance.randrange(-1, seats)
        machine.look(table, seat, view)
        ask(rules["look"])(plain, seat, plain_view)
        plain_view.store(other_view)
        assert view.tobytes() == other_view.tobytes()
        if not acting:
            break
        seat = chance.choice([s for s in range(seats) if acting >> s & 1])
        choices = machine.menu(table, seat, numbers)
        assert choices == ask(rules["count"])(plain, seat)
        k = chance.randrange(choices)
        action = int(numbers[k])
        assert action == ask(rules["pick"])(plain, seat, k)
        assert ask(rules["legal"])(plain, seat, action)
        machine.step(table, seat, action)
        ask(rules["step"])(plain, seat, action)
    for seat in range(seats):
        assert machine.payoff(table, seat) == ask(rules["payoff"])(plain, seat)


@every_game
def test_interpreted_and_compiled_games_are_the_same_byte_for_byte(name: str, sample: Sample) -> None:
    box, chance = shelf.box(name), random.Random(5)
    settings = settings_of(box)
    games = max(GAMES.get(name, FEWER), len(settings))
    for number in sample(range(games), games // 5):
        seats, options = settings[number % len(settings)]
        follow(box, seats, box.options_row(seats, options), chance)


@every_game
def test_interpreted_and_compiled_imagination_are_the_same(name: str) -> None:
    box, chance = shelf.box(name), random.Random(6)
    machine, slow = compiled(box), interpreted(box)
    for seats, options in settings_of(box)[::3]:
        table, view, world, other = box.table.new(), box.view.new(), box.table.new(), box.table.new()
        table[0]["rng"] = chance.getrandbits(63)
        machine.start(table, box.options_row(seats, options))
        for seat in range(-1, seats):
            machine.look(table, seat, view)
            world[0]["rng"] = other[0]["rng"] = chance.getrandbits(63)
            machine.imagine(view, world)
            slow.imagine(view, other)
            assert world.tobytes() == other.tobytes()


def test_a_match_begins_interpreted_and_goes_on_compiled(altered: Callable[..., Box]) -> None:
    box = altered("switched")
    now, table = backend(box), box.table.new()
    assert now.step.func.__self__ is interpreted(box)  # type: ignore[attr-defined]  # a partial
    now.start(table, box.options_row(2))
    compiled(box).load()
    assert now.step is compiled(box).step
    now.step(table, 0, 1)
    assert now.actors(table) == interpreted(box).actors(table) == 2
