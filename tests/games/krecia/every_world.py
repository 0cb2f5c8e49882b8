"""Every world a seat could be in, found the slow way: lay all tables there are, replay what was seen, keep the rest."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import numpy as np
from promises import real_bytes

from konspira.boxes.backend import compiled
from konspira.games.krecia import BOX
from konspira.games.krecia.pieces import CHOOSING, EMPTY, FOR_LARRY, LARRYS, VOTE, VOTING
from konspira.games.krecia.roles import BLANK, FOLLOWS, ROWS, UNKNOWN
from konspira.kernel.chance import below
from konspira.kernel.rule import Interpreter
from konspira.kernel.words import WORDS

backend = compiled(BOX)
REAL_TABLE = real_bytes(BOX.table.dtype).astype(bool)
REAL_VIEW = real_bytes(BOX.view.dtype).astype(bool)


class Tree:
    """Rules whose chance is a list of numbers, so that every outcome of a step can be had in turn."""

    def __init__(self) -> None:
        self.rules = Interpreter({WORDS[name]: rule for name, rule in BOX.rules.items() if name in WORDS})
        self.rules.made[below] = self._below
        self.script: list[int] = []
        self.sides: list[int] = []

    def _below(self, t: Any, n: int) -> int:
        place = len(self.sides)
        self.sides.append(n)
        return self.script[place] if place < len(self.script) else 0

    def outcomes(self, row: np.ndarray, seat: int, action: int) -> Iterator[np.ndarray]:
        """All tables that this action can lead to, each once."""
        after = row.copy()
        backend.step(after, seat, action)
        if after[0]["rng"] == row[0]["rng"]:  # no chance was asked
            yield after
            return
        script: list[int] | None = []
        seen = set()
        while script is not None:
            t = BOX.table.plain(row)
            self.script, self.sides = script, []
            self.rules(WORDS["step"])(t, seat, action)
            after = row.copy()
            t.store(after)
            if key(after) not in seen:
                seen.add(key(after))
                yield after
            script = following(script, self.sides)


def look(row: np.ndarray, seat: int) -> bytes:
    """A seat's view of a table."""
    view = BOX.view.new()
    backend.look(row, seat, view)
    return key(view)


def key(row: np.ndarray) -> bytes:
    """The fields of a record as bytes, without what lies between them."""
    real = REAL_VIEW if row.dtype == BOX.view.dtype else REAL_TABLE
    return row.view(np.uint8)[real].tobytes()


def following(script: list[int], sides: list[int]) -> list[int] | None:
    """The next list of dice, or None after the last."""
    dice = script + [0] * (len(sides) - len(script))
    while dice:
        dice[-1] += 1
        if dice[-1] < sides[len(dice) - 1]:
            return dice
        dice.pop()
    return None


def members(bits: int) -> list[int]:
    return [i for i in range(64) if bits >> i & 1]


def bits(cards: Any) -> int:
    return sum(1 << card for card in cards)


def follows(options: Any, role: int) -> bool:
    """Must this role follow the lead?"""
    return bool(options["blank"][FOLLOWS] if role == BLANK else ROWS[role, FOLLOWS])


def deals(cards: list[int], sizes: list[int]) -> Iterator[list[int]]:
    """Every way to deal hands of these sizes, as bit sets."""
    if not sizes:
        yield []
        return
    for hand in itertools.combinations(cards, sizes[0]):
        for rest in deals([card for card in cards if card not in hand], sizes[1:]):
            yield [bits(hand), *rest]


class Truth:
    """A game as it really went: where it started, and what was done."""

    def __init__(self, start: np.ndarray) -> None:
        self.start, self.now = start.copy(), start.copy()
        self.steps: list[tuple[int, int]] = []
        self.tables: list[np.ndarray] = [start.copy()]

    def act(self, seat: int, action: int) -> None:
        backend.step(self.now, seat, action)
        self.now[0]["rng"] = 0
        self.steps.append((seat, action))
        self.tables.append(self.now.copy())


def every_start(truth: Truth, seat: int) -> Iterator[np.ndarray]:
    """Every table that looks to the seat like the one it started at."""
    row = truth.start[0]
    options = row["options"]
    places, seats = int(options["places"]), int(options["seats"])
    first_view = look(truth.start, seat)
    view = BOX.view.new()
    backend.look(truth.start, seat, view)
    hidden = [p for p in range(places) if view[0]["role"][p] == UNKNOWN]
    others = [s for s in range(seats) if s != seat]
    mine = int(row["hand"][seat]) if seat >= 0 else 0
    cards = members(int(options["deck"]) & ~mine)
    missions = members(int(options["pile"]))
    drawn = [tuple(int(m) for m in row["drawn"])]
    if row["phase"] == CHOOSING and row["leader"] != seat:
        drawn = list(itertools.combinations(missions, 2))
    for roles in sorted(set(itertools.permutations([int(row["role"][p]) for p in hidden]))):
        for hands in deals(cards, [int(options["hand"])] * len(others)):
            for two in drawn:
                table = truth.start.copy()
                t = table[0]
                for place, role in zip(hidden, roles, strict=True):
                    t["role"][place] = role
                for other, hand in zip(others, hands, strict=True):
                    t["hand"][other] = hand
                t["stock"] = bits(cards) & ~sum(hands)
                t["drawn"] = two
                t["unseen"] = bits(missions) & ~bits(m for m in two if m != EMPTY)
                t["free"] = bits(place for place in range(places) if not follows(options, int(t["role"][place])))
                if look(table, seat) == first_view:
                    yield table


def every_world(truth: Truth, seat: int, *, same_missions: bool = False, known: Any = None) -> set[bytes]:
    """Every table that looks to the seat like the one it sits at, after all that it has seen.

    With `same_missions` only those in which the others drew what they really drew; `known` says how to name a world.
    """
    tree = Tree()
    views = [look(table, seat) for table in truth.tables]
    worlds = [one for one in every_start(truth, seat) if not same_missions or drawn(one) == drawn(truth.start)]
    for number, (actor, action) in enumerate(truth.steps):
        phase = int(truth.tables[number][0]["phase"])
        after: dict[bytes, np.ndarray] = {}
        for world in worlds:
            for done in could_have_done(world, phase, actor, action, actor == seat):
                for table in tree.outcomes(world, actor, done):
                    if same_missions and drawn(table) != drawn(truth.tables[number + 1]):
                        continue
                    if look(table, seat) == views[number + 1]:
                        after[key(table)] = table
        worlds = list(after.values())
    return {(known or key)(world) for world in worlds}


def drawn(table: np.ndarray) -> list[int]:
    return [int(one) for one in table[0]["drawn"]]


def could_have_done(world: np.ndarray, phase: int, actor: int, action: int, mine: bool) -> list[int]:
    """The actions that look like the one that was seen."""
    if mine or phase not in (LARRYS, VOTING):
        tries = [action]
    elif phase == LARRYS:
        tries = [action, FOR_LARRY + ((action - FOR_LARRY) ^ 1)]  # which card went back is not seen
    else:
        tries = list(range(VOTE, BOX.actions))
    return [one for one in tries if backend.legal(world, actor, one)]
