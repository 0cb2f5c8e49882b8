"""The promises that every game on the shelf keeps, written once, in terms of the words alone.

An `Inspector` runs them compiled, by the hundred thousand games, and says in words which one was broken.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from konspira.boxes.backend import compiled
from konspira.boxes.box import Box
from konspira.boxes.entry import entry_point
from konspira.kernel.bits import lowest, nth, size
from konspira.kernel.chance import below
from konspira.kernel.record import PADDING, u64
from konspira.kernel.rule import rule
from konspira.kernel.signature import BYTES, INT, INTS, OPTIONS, PLAN, TABLES, VIEWS
from konspira.kernel.words import (
    actors,
    conjure,
    conserved,
    count,
    imagine,
    legal,
    look,
    over,
    payoff,
    pick,
    prepare,
    run,
    start,
    step,
)

LONGEST = 20_000  # steps; a game that goes on for longer is not finite
BROKEN = (
    "",
    "a table laid twice by the same chance is not the same: start does not write every field",
    "the game does not end",
    "the game goes on, but nobody may act",
    "the game is over, but somebody may act",
    "a seat that may not act has legal actions",
    "a seat that may act has no legal action",
    "pick gave an action that legal refuses, or one outside the action space",
    "pick gave the same action twice",
    "legal allows an action that pick never gives",
    "look does not write every field of the view",
    "an imagined world has another view",
    "an imagined world has other actors",
    "an imagined world has other legal actions",
    "the same view and chance gave different worlds: imagine does not write every field",
    "sealed choices do not commute",
    "something was made or lost",
    "a payoff is not a share of the win",
    "conjure gave a world with another view",
    "actions of a run do not follow each other, or there are not so many",
)


# Three tables are at hand: the true one and two imagined ones; and two views. Their memory is also seen as bytes.
TRUTH, WORLD, OTHER = range(3)
VIEW, AGAIN = range(2)


@rule
def same(memory, real, a, b):
    """Are two records of a row equal in the bytes that are marked as real?"""
    for i in range(len(real)):
        if real[i] and memory[a * len(real) + i] != memory[b * len(real) + i]:
            return False
    return True


@rule
def soil(memory, real, a, value):
    """Fill the bytes of a record that are real with rubbish, like a table that was used before."""
    for i in range(len(real)):
        if real[i]:
            memory[a * len(real) + i] = value


@rule
def check_menu(table, seat, seen):
    """count, pick and legal agree for a seat that may act."""
    choices = count(table, seat)
    if choices < 1:
        return 6
    for a in range(len(seen)):
        seen[a] = 0
    first, begins, ends = 0, 0, 0  # of the run that the k-th action is in
    for k in range(choices):
        action = pick(table, seat, k)
        if k == ends:
            first, begins, ends = action, k, k + run(table, seat, k)
        if ends <= k or ends > choices or action != first + k - begins:
            return 19
        if action < 0 or action >= len(seen) or not legal(table, seat, action):
            return 7
        if seen[action]:
            return 8
        seen[action] = 1
    for a in range(len(seen)):
        if legal(table, seat, a) != (seen[a] == 1):
            return 9
    return 9 if legal(table, seat, len(seen)) or legal(table, seat, -1) or legal(table, seat, 1 << 40) else 0


@rule
def check_sight(tables, views, plan, seat, memory, sights, real_table, real_view, seed):
    """What a seat sees is whole, and worlds imagined from it look the same to that seat."""
    soil(sights, real_view, VIEW, 0)
    soil(sights, real_view, AGAIN, 1)
    look(tables[TRUTH], seat, views[VIEW])
    look(tables[TRUTH], seat, views[AGAIN])
    if not same(sights, real_view, VIEW, AGAIN):
        return 10
    soil(memory, real_table, WORLD, 0)
    soil(memory, real_table, OTHER, 1)
    tables[WORLD].rng, tables[OTHER].rng = u64(seed), u64(seed)
    imagine(views[VIEW], tables[WORLD])
    imagine(views[VIEW], tables[OTHER])
    if not same(memory, real_table, WORLD, OTHER):
        return 14
    look(tables[WORLD], seat, views[AGAIN])
    if not same(sights, real_view, VIEW, AGAIN):
        return 11
    if actors(tables[WORLD]) != actors(tables[TRUTH]):
        return 12
    if seat >= 0 and not same_menu(tables[TRUTH], tables[WORLD], seat):
        return 13
    prepare(views[VIEW], plan)
    conjure(views[VIEW], plan, tables[OTHER])
    look(tables[OTHER], seat, views[AGAIN])
    return 0 if same(sights, real_view, VIEW, AGAIN) and actors(tables[OTHER]) == actors(tables[TRUTH]) else 18


@rule
def same_menu(table, world, seat):
    choices = count(table, seat)
    if count(world, seat) != choices:
        return False
    for k in range(choices):
        if pick(table, seat, k) != pick(world, seat, k):
            return False
    return True


@rule
def check_seal(tables, waiting, memory, real_table, seed):
    """Two seats that choose at the same time may be heard in either order."""
    first, second = lowest(waiting), nth(waiting, 1)
    a = pick(tables[TRUTH], first, below(tables[TRUTH], count(tables[TRUTH], first)))
    b = pick(tables[TRUTH], second, below(tables[TRUTH], count(tables[TRUTH], second)))
    tables[WORLD] = tables[TRUTH]
    tables[OTHER] = tables[TRUTH]
    for after in range(2):  # the chance of a step depends on its number, not on who is heard
        tables[WORLD].rng, tables[OTHER].rng = u64(seed + after), u64(seed + after)
        if after == 0:
            step(tables[WORLD], first, a)
            step(tables[OTHER], second, b)
        else:
            step(tables[WORLD], second, b)
            step(tables[OTHER], first, a)
    return 0 if same(memory, real_table, WORLD, OTHER) else 15


@rule
def check_moment(tables, views, plan, memory, sights, real_table, real_view, seen, seats, seed):
    """Everything that must hold at one moment of a game."""
    waiting = actors(tables[TRUTH])
    if over(tables[TRUTH]):
        if waiting != 0:
            return 4
    elif waiting == 0:
        return 3
    for seat in range(seats):
        if waiting >> seat & 1:
            broken = check_menu(tables[TRUTH], seat, seen)
            if broken:
                return broken
        elif count(tables[TRUTH], seat) != 0 or legal(tables[TRUTH], seat, 0):
            return 5
    for seat in range(-1, seats):
        broken = check_sight(tables, views, plan, seat, memory, sights, real_table, real_view, seed + seat + 1)
        if broken:
            return broken
    if size(waiting) > 1:
        broken = check_seal(tables, waiting, memory, real_table, seed)
        if broken:
            return broken
    return 0 if conserved(tables[TRUTH]) else 16


@rule
def check_start(tables, options, memory, real_table, seed):
    soil(memory, real_table, WORLD, 0)
    soil(memory, real_table, OTHER, 1)
    tables[WORLD].rng, tables[OTHER].rng = u64(seed), u64(seed)
    start(tables[WORLD], options)
    start(tables[OTHER], options)
    tables[TRUTH] = tables[WORLD]
    return 0 if same(memory, real_table, WORLD, OTHER) else 1


@rule
def check_end(table, seats):
    for seat in range(seats):
        share = payoff(table, seat)
        if not 0.0 <= share <= 1.0:
            return 17
    return 0


@rule(takes=(TABLES, OPTIONS, VIEWS, PLAN, BYTES, BYTES, BYTES, BYTES, INTS, INT, INT, INT))
def check(tables, options, views, plan, memory, sights, real_table, real_view, seen, games, seed, gap):
    """Play random games; at moments about `gap` steps apart everything is checked. Answer 0 or what broke."""
    for game in range(games):
        broken = check_start(tables, options, memory, real_table, (seed + game) * 7919 + 1)
        if broken:
            return broken
        steps = 0
        while True:
            if gap == 1 or below(tables[TRUTH], gap) == 0 or over(tables[TRUTH]):
                broken = check_moment(
                    tables, views, plan, memory, sights, real_table, real_view, seen, options.seats,
                    (seed + game) * 104729 + steps * 31,
                )  # fmt: skip
                if broken:
                    return broken
            if over(tables[TRUTH]):
                break
            if steps == LONGEST:
                return 2
            waiting = actors(tables[TRUTH])
            seat = nth(waiting, below(tables[TRUTH], size(waiting)))
            action = pick(tables[TRUTH], seat, below(tables[TRUTH], count(tables[TRUTH], seat)))
            step(tables[TRUTH], seat, action)
            steps += 1
        broken = check_end(tables[TRUTH], options.seats)
        if broken:
            return broken
    return 0


def real_bytes(dtype: np.dtype) -> np.ndarray:
    """1 for every byte of a record that belongs to a field, 0 for those between fields."""
    real = np.zeros(dtype.itemsize, np.uint8)
    for name in dtype.names or ():
        field, offset = dtype.fields[name][:2]  # type: ignore[index]  # a record has fields
        if not name.startswith(PADDING):
            real[offset : offset + field.itemsize] = real_bytes(field) if field.names else 1
    return real


class Inspector:
    """Holds one game to its promises."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.check = entry_point(box, check)
        self.tables, self.views, self.plan = box.table.new(3), box.view.new(2), box.plan.new()
        self.real_table = real_bytes(box.table.dtype)
        self.real_view = np.ones(box.view.dtype.itemsize, np.uint8)  # all of it: equal views are equal bytes
        self.seen = np.zeros(box.actions, np.int64)

    def sweep(self, options: np.ndarray, games: int, seed: int = 1, gap: int = 1) -> str:
        """Which promise so many random games break; nothing if they keep them all."""
        found: int = self.check(
            self.tables, options, self.views, self.plan, self.tables.view(np.uint8), self.views.view(np.uint8),
            self.real_table, self.real_view, self.seen, games, seed, gap,
        )  # fmt: skip
        return BROKEN[found]

    def doubts(self, options: np.ndarray, tries: int = 40) -> bool:
        """Does every seat, before the first step, imagine several worlds, and others than the true one?"""
        backend = compiled(self.box)
        table, world, view = self.box.table.new(), self.box.table.new(), self.box.view.new()
        for seat in range(int(options[0]["seats"])):
            table[0]["rng"] = 1000 + seat
            backend.start(table, options)
            table[0]["rng"] = 0
            backend.look(table, seat, view)
            worlds = set()
            for chance in range(tries):
                world[0]["rng"] = chance + 1
                backend.imagine(view, world)
                world[0]["rng"] = 0
                worlds.add(world.tobytes())
            if len(worlds) < 2 or worlds == {table.tobytes()}:
                return False
        return True


def settings_of(box: Box) -> list[tuple[int, dict[str, Any]]]:
    """Every number of seats with every variant that tests sweep."""
    return [(seats, options) for seats in box.seats for options in box.variants(seats)]
