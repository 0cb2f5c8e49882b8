"""The solver as a bot: it plays GRA's rounds of two by the tables, and searches where there is none."""

from __future__ import annotations

import functools
import itertools
import math
from typing import Any

import numpy as np

from konspira.bots.bot import Budget, chance, fresh_seed
from konspira.bots.search import Search
from konspira.bots.solver.pack import CHECK, node_of
from konspira.bots.solver.recipes import FULL, TABLES, Recipe
from konspira.bots.solver.rounds import PAIRS, Round
from konspira.play.match import Turn

GAME = "gra"


class Table:
    """A packed strategy of both seats of a round, open at any history."""

    def __init__(self, recipe: Recipe, parts: Any) -> None:
        self.recipe, self.parts = recipe, {name: parts[name] for name in parts.files}
        self.game: Round = recipe.round()
        self.value = float(self.parts["value"])
        self._states = [{name: state for state, name in enumerate(side.names)} for side in self.game.sides]
        self._places = {bid: place for place, bid in enumerate(self.game.bids)}

    def place(self, count: int, face: int) -> int | None:
        """Where a bid stands on the table's ladder; None if the table never bids so."""
        return self._places.get((count, face))

    def state(self, seat: int, cards: list[tuple[int, int]]) -> int | None:
        """The state of a seat whose cards, pair and shown value, are these."""
        return self._states[seat].get(self._shown(cards))

    def _shown(self, cards: list[tuple[int, int]]) -> Any:
        if self.recipe.exact:
            in_order = sorted(cards)
            return tuple(pair for pair, _ in in_order), tuple(face for _, face in in_order)
        kept = self._kept
        return tuple(sorted(face if face in kept else 0 for _, face in cards))

    @functools.cached_property
    def _kept(self) -> set[int]:
        told = {face for _, face in self.game.bids}
        return told | ({1} if self.recipe.jokers else set())

    def ends(self, seat: int, pairs: list[int]) -> list[tuple[tuple[int, ...], float]]:
        """The ways to turn a hand (which card shows its second value) with their chances."""
        side, weights = self.game.sides[seat], self.parts[f"ends{seat}"]
        ways: dict[int, list[tuple[int, ...]]] = {}
        for flips in itertools.product((0, 1), repeat=len(pairs)):
            state = self.state(seat, [(pair, PAIRS[pair][flip]) for pair, flip in zip(pairs, flips, strict=True)])
            if state is not None:
                ways.setdefault(state, []).append(flips)
        reached = set(ways)
        for hand in set(side.hand[side.state == min(reached)].tolist()):
            held = side.hand == hand
            if set(side.state[held].tolist()) == reached:
                chances = zip(side.state[held].tolist(), weights[held].tolist(), strict=True)
                return [(ways[state][0], float(weight)) for state, weight in chances if weight > 0]
        return []

    def choices(self, seat: int, path: list[int], state: int) -> list[tuple[int, float]]:
        """What to do after these bids, with weights: the check (0), too where nothing is known, or bids (place + 1)."""
        node = node_of(path, len(self.game.bids))
        nodes = self.parts[f"node{seat}"]
        low, high = np.searchsorted(nodes, [node, node + 1])
        mine = self.parts[f"state{seat}"][low:high] == state
        actions, weights = self.parts[f"action{seat}"][low:high][mine], self.parts[f"chance{seat}"][low:high][mine]
        found = [(int(a), float(w)) for a, w in zip(actions, weights, strict=True)]
        return found or ([(CHECK, 1.0)] if path else [])


@functools.cache
def table(recipe: Recipe) -> Table | None:
    """The table for a round, if it is shipped."""
    path = TABLES / f"{recipe.name}.npz"
    return Table(recipe, np.load(path)) if path.exists() else None


class Solver:
    """Plays equilibria: nobody can profit from it in a round of two, whatever they do."""

    def __init__(self, budget: Budget | None = None, *, seed: int | None = None) -> None:
        self.name = "solver"
        self._seed = fresh_seed(seed)
        self._search = Search(budget, seed=seed)

    def choose(self, turn: Turn) -> Any:
        """By the table, or by search."""
        number = self.by_table(turn)
        return self._search.choose(turn) if number is None else turn.box.wording.value(number)

    def by_table(self, turn: Turn) -> int | None:
        """The number of the action that the table gives; None where there is no table."""
        ways = advice(turn)
        if not ways:
            return None
        draw = np.random.default_rng(chance(self._seed, turn))
        weights = np.array([weight for _, weight in ways])
        return ways[int(draw.choice(len(ways), p=weights / weights.sum()))][0]


def advice(turn: Turn) -> list[tuple[int, float]]:
    """The actions that the table mixes at this turn, with their weights; empty where there is no table."""
    v = turn.view
    if turn.game != GAME or v.playing.bit_count() != 2:
        return []
    other = (v.playing & ~(1 << v.seat)).bit_length() - 1
    starts = v.starter == v.seat
    mine, theirs = v.hand[v.seat], v.hand[other]
    bids = _bids(turn)
    opened = _low_opening(v, bids, starts)
    if opened:  # by value, whoever answers a low bid by a high one might as well have opened by it
        starts, bids = True, bids[opened:]
    cards = (mine, theirs) if starts else (theirs, mine)
    known = table(Recipe(cards, v.options.bid_order == 1, v.options.jokers))
    if known is None:
        return []
    seat = 0 if starts else 1
    pairs = [card % len(PAIRS) for card in v.card[:mine]]
    if len(turn.legal) and turn.legal.numbers[0] < 1 << 5 and v.up < 0:
        return [(sum(flip << i for i, flip in enumerate(flips)), weight) for flips, weight in known.ends(seat, pairs)]
    if opened and not bids and _true(v) < 1 - (1 + known.value) / 2:
        return [(_check(turn), 1.0)]
    return _bidding(turn, known, seat, bids, [(p, PAIRS[p][v.up >> i & 1]) for i, p in enumerate(pairs)])


def _bidding(turn: Turn, known: Table, seat: int, bids: list[Any], shown: list[Any]) -> list[tuple[int, float]]:
    state, path = known.state(seat, shown), [known.place(count, face) for count, face in bids]
    if state is None or any(place is None for place in path):
        return []
    found = []
    for action, weight in known.choices(seat, [place for place in path if place is not None], state):
        if action == CHECK:
            found.append((_check(turn), weight))
        else:
            count, face = known.game.bids[action - 1]
            found.append((turn.box.wording.number(_bid(turn, count, face)), weight))
    return found


def _check(turn: Turn) -> int:
    number: int = turn.box.wording.number(turn.box.wording.Check())
    return number


def _bid(turn: Turn, count: int, face: int) -> Any:
    return turn.box.wording.Bid(count, face)


def _bids(turn: Turn) -> list[tuple[int, int]]:
    """All bids of this round, from what the seat saw."""
    rows = [turn.history.row(place)[0] for place in range(len(turn.history))]
    found: list[tuple[int, int]] = []
    for row in rows:
        bid = int(row["count"]), int(row["face"])
        if row["round"] == rows[-1]["round"] and row["bidder"] >= 0 and (not found or found[-1] != bid):
            found.append(bid)
    return found


def _low_opening(v: Any, bids: list[tuple[int, int]], starts: bool) -> int:
    """How many bids below the fives the round began with, where the tables bid on nothing lower; 0: none."""
    if v.options.bid_order == 1 or v.cards <= FULL or starts:
        return 0
    return next((i for i, (_, face) in enumerate(bids) if face >= 5), len(bids))


def _true(v: Any) -> float:
    """How likely the standing bid is if nothing is known of the other hand."""
    shown = [PAIRS[card % len(PAIRS)][v.up >> i & 1] for i, card in enumerate(v.card[: v.hand[v.seat]])]
    missing = v.count - sum(face == v.face or (v.wild and face == 1) for face in shown)
    others, q = v.cards - v.hand[v.seat], 1 / 3 if v.wild and v.face > 1 else 1 / 6
    chance: float = sum(
        math.comb(others, k) * q**k * (1 - q) ** (others - k) for k in range(max(missing, 0), others + 1)
    )
    return chance
