"""A strategy as it is written down: level by level, and only what does not follow from what was written before.

A level holds the histories at which a seat bids for the first time, for the second, and so on. For each there are the
*options*, actions that anything it shows makes it take there; for each state that comes there, how it divides its
*portions* among them; and after each of its bids the *answers* of the other that it is prepared for. Which states come
to a history, and into how many portions each divides, follows from its weight, which is how likely it comes there.
Weights are whole numbers, so that every machine reads the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import msgspec
import numpy as np

from konspira.bots.solver.paper import Page
from konspira.bots.solver.rounds import UNIT, Side

FINEST = 15  # no state divides into more than 2 ** 15 portions
CHECK = 0  # actions: the check, then the bids from 1


class Grain(msgspec.Struct, frozen=True):
    """How finely a strategy is written.

    portion: no portion weighs more; rare: states that weigh less are left out; faint: choices less likely are left out;
    thin: histories to which all states together weigh less are left out.
    """

    portion: int
    rare: int
    faint: float = 0.0
    thin: int = 0

    @classmethod
    def of(cls, fineness: float) -> Grain:
        """A portion weighs at most 2 ** −fineness of all; what else is left out costs about as little."""
        portion = round(UNIT * 2.0**-fineness)
        return cls(portion, portion >> 3, min(1e-3, 8 * 2.0**-fineness), 3 * portion)

    def portions(self, weight: np.ndarray) -> np.ndarray:
        """Into how many portions states of such weights divide: a power of two."""
        return 1 << np.searchsorted(self.portion << np.arange(FINEST, dtype=np.int64), weight)


class Does(msgspec.Struct, frozen=True):
    """What a seat does, entry by entry in order of histories: there, in this state, this action with such a chance."""

    node: np.ndarray
    state: np.ndarray
    action: np.ndarray
    chance: np.ndarray

    def at(self, node: int, state: int) -> list[tuple[int, float]]:
        """The actions at a history, with weights."""
        low, high = np.searchsorted(self.node, [node, node + 1])
        here = np.flatnonzero(self.state[low:high] == state) + low
        return [(int(self.action[i]), float(self.chance[i])) for i in here]


class Level(msgspec.Struct):
    """Histories by number, with their last bids; the states that come to them, one history after the other.

    before: the place of the history that each came from, in the level before; owner: that of each state's history.
    """

    node: np.ndarray
    last: np.ndarray
    before: np.ndarray
    owner: np.ndarray
    state: np.ndarray
    weight: np.ndarray


class Hand(Protocol):
    """Who reads a strategy or writes it: tells, for a level, its options, portions and answers."""

    def divide(self, level: Level, into: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """How many options each history has; these, as actions; and each state's portions of each, one by one."""
        ...

    def answers(self, level: Level) -> tuple[np.ndarray, np.ndarray]:
        """How many answers are expected to the last bid of each history, and these, as bids."""
        ...


def travel(hand: Hand, seat: int, bids: int, weight: np.ndarray, grain: Grain) -> Does:
    """All that a seat does, as the hand reads or writes it; `weight` is that of each state when the bidding begins."""
    state = np.flatnonzero(weight >= grain.rare)
    begin = np.zeros(1, np.int64)
    level = Level(begin, begin - 1, begin, np.zeros(len(state), np.int64), state, weight[state])
    if seat == 1:
        level = _answered(hand, level, bids)
    found = []
    while len(level.node):
        into = grain.portions(level.weight)
        number, action, portion = hand.divide(level, into)
        first = np.cumsum(number) - number
        owner, nth = spans(number[level.owner])  # for each portion: whose, and of which option
        option = first[level.owner[owner]] + nth
        taken = portion > 0
        owner, option, portion = owner[taken], option[taken], portion[taken]
        found.append([level.node[level.owner[owner]], level.state[owner], action[option], portion])
        comes = level.weight[owner] * portion // into[owner]
        on = np.flatnonzero((action[option] != CHECK) & (comes >= grain.rare))
        on = on[np.argsort(option[on], kind="stable")]
        steps, step = np.unique(option[on], return_inverse=True)
        before, bid = spans(number)[0][steps], action[steps] - 1
        node = after(level.node[before], level.last[before], bid, bids)
        level = _answered(hand, Level(node, bid, before, step, level.state[owner[on]], comes[on]), bids)
    node, state, action, portion = (np.concatenate(part) for part in zip(*found, strict=True))
    order = np.argsort(node, kind="stable")
    return Does(
        node[order], state[order].astype(np.int16), action[order].astype(np.uint8), portion[order].astype(np.uint16)
    )


def begins(side: Side, portion: np.ndarray) -> np.ndarray:
    """How much each state weighs when the bidding begins, by how hands divide among the states they can turn to."""
    whole = np.bincount(side.hand, portion)
    chance = np.bincount(side.state, side.weight[side.hand] * (portion / whole[side.hand]), side.size)
    return np.rint(chance).astype(np.int64)


def _answered(hand: Hand, level: Level, bids: int) -> Level:
    """The next level: every answer to a history of this one, and all its states at each."""
    number, bid = hand.answers(level)
    before, _ = spans(number)
    node = after(level.node[before], level.last[before], bid, bids)
    many = np.bincount(level.owner, minlength=len(level.node))
    first = np.cumsum(many) - many
    owner, nth = spans(many[before])
    states = first[before[owner]] + nth
    return Level(node, bid, before, owner, level.state[states], level.weight[states])


def after(node: np.ndarray, last: np.ndarray, bid: np.ndarray, bids: int) -> np.ndarray:
    """The numbers of the histories that bids lead to, from those whose last bids are these (−1: none)."""
    one = np.int64(1)
    numbers: np.ndarray = node + 1 + (one << (bids - 1 - last)) - (one << (bids - bid))
    return numbers


def spans(length: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """For things so long, laid one after the other: for each place whose it is, and which place of it."""
    owner = np.repeat(np.arange(len(length)), length)
    return owner, np.arange(len(owner)) - (np.cumsum(length) - length)[owner]


class Reader:
    """Reads what was written: arrays from which each question takes the next piece."""

    def __init__(self, pages: Mapping[str, Page]) -> None:
        self._pages, self._read = {name: page.array() for name, page in pages.items()}, dict.fromkeys(pages, 0)

    def _take(self, name: str, number: int) -> np.ndarray:
        begin = self._read[name]
        self._read[name] = begin + number
        piece = self._pages[name][begin : begin + number]
        if len(piece) < number:
            raise ValueError(f"a strategy ends too early: {name}")
        return piece

    def divide(self, level: Level, into: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Options and portions, read."""
        number = self._take("options", len(level.node))
        action = self._rising(level, number, "options_by")
        return number, action, self.mixes(number[level.owner], into)

    def answers(self, level: Level) -> tuple[np.ndarray, np.ndarray]:
        """Answers, read."""
        number = self._take("answers", len(level.node))
        return number, self._rising(level, number, "answers_by") - 1

    def _rising(self, level: Level, number: np.ndarray, name: str) -> np.ndarray:
        """Actions that rise from the last bid, written as steps; a step of nothing is a check, and comes first."""
        step = self._take(name, int(number.sum()))
        owner, _ = spans(number)
        height = np.cumsum(step)
        first = (np.cumsum(number) - number)[number > 0]
        base = np.zeros(len(number), np.int64)
        base[number > 0] = height[first] - step[first]
        return np.where(step == 0, CHECK, level.last[owner] + 1 + height - base[owner])

    def mixes(self, number: np.ndarray, into: np.ndarray) -> np.ndarray:
        """Portions, of which each divides all among so many options: which gets most, and if need be the others."""
        most = self._take("most", len(number))
        mixed, most = most & 1 == 1, most >> 1
        owner, nth = spans(number)
        main = nth == most[owner]
        others = mixed[owner] & ~main
        portion = np.zeros(len(owner), np.int64)
        portion[others] = self._take("others", int(others.sum()))
        portion[main] = into - np.bincount(owner, portion, len(number)).astype(np.int64)
        return portion

    @property
    def finished(self) -> bool:
        """Has everything been read?"""
        return all(self._read[name] == len(page) for name, page in self._pages.items())


def bids_of(node: int, bids: int) -> list[int]:
    """The bids of a history, from its number."""
    path, rest, low = [], node, 0
    while rest:
        rest -= 1
        while rest >= 1 << (bids - 1 - low):
            rest -= 1 << (bids - 1 - low)
            low += 1
        path.append(low)
        low += 1
    return path


def node_of(path: list[int], bids: int) -> int:
    """The number of a history."""
    node, low = 0, 0
    for bid in path:
        node += 1 + sum(1 << (bids - 1 - k) for k in range(low, bid))
        low = bid + 1
    return node
