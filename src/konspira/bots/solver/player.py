"""The solver as a bot: it plays GRA's rounds of two by the tables, and searches where there is none."""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Sequence
from types import ModuleType
from typing import Any

import msgspec
import numpy as np

from konspira.bots.bot import Budget, chance, fresh_seed
from konspira.bots.search import Search
from konspira.bots.solver.paper import Scroll
from konspira.bots.solver.recipes import Recipe
from konspira.bots.solver.rounds import PAIRS
from konspira.bots.solver.scroll import CHECK, Does, Grain, Reader, begins, node_of, travel
from konspira.contract import Action, View
from konspira.turn import Turn

GAME = "gra"
KEPT = 16  # tables that stay open
TINY, FAR_FETCHED = 1e-9, 0.1  # a bid that could be true more seldom is checked: a table's, and one that none has


class Strategy:
    """A packed strategy of both seats of a round, open at any history."""

    def __init__(self, recipe: Recipe, scroll: Scroll) -> None:
        self.recipe, self.game, self.scroll = recipe, recipe.round(), scroll
        self._read: dict[int, tuple[np.ndarray, Does]] = {}
        self._states = [{name: state for state, name in enumerate(side.names)} for side in self.game.sides]
        self._places = {bid: place for place, bid in enumerate(self.game.bids)}

    def plays(self, seat: int) -> tuple[np.ndarray, Does]:
        """How a seat turns its cards, for each pair (hand, state), and all that it does then; read when first asked."""
        if seat not in self._read:
            self._read[seat] = self._unrolled(seat)
        return self._read[seat]

    def _unrolled(self, seat: int) -> tuple[np.ndarray, Does]:
        side, grain = self.game.sides[seat], Grain(self.scroll.portion, self.scroll.rare)
        turning, bidding = Reader(self.scroll.turns[seat]), Reader(self.scroll.bids[seat])
        turns = turning.mixes(np.bincount(side.hand), grain.portions(side.weight))
        does = travel(bidding, seat, len(self.game.bids), begins(side, turns), grain)
        if not (turning.finished and bidding.finished):
            raise ValueError(f"{self.recipe.name} holds more than its round")
        return turns, does

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
        return self._told([face for _, face in cards])

    def _told(self, faces: Sequence[int]) -> tuple[int, ...]:
        return tuple(sorted(face if face in self._kept else 0 for face in faces))

    @functools.cached_property
    def _kept(self) -> set[int]:
        told = {face for _, face in self.game.bids}
        return told | ({1} if self.recipe.jokers else set())

    def ends(self, seat: int, pairs: list[int]) -> list[tuple[tuple[int, ...], float]]:
        """The ways to turn a hand (which card shows its second value) with their chances."""
        side, (weights, _) = self.game.sides[seat], self.plays(seat)
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
        found = self.plays(seat)[1].at(node, state)
        return found or ([(CHECK, 1.0)] if path else [])


@functools.lru_cache(maxsize=KEPT)
def strategy(recipe: Recipe) -> Strategy | None:
    """The strategy for a round, if a table of it is shipped."""
    return Strategy(recipe, Scroll.load(recipe.path)) if recipe.path.exists() else None


class Solver:
    """Plays equilibria: next to nothing can be won from it in rounds of two, whatever the other does."""

    def __init__(self, budget: Budget | None = None, *, seed: int | None = None, patient: bool | None = None) -> None:
        self.name = "solver"
        self._seed = fresh_seed(seed)
        self._search = Search(budget, seed=seed, patient=patient)

    def choose(self, turn: Turn[View, Action]) -> Action:
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
    cards = (v.hand[v.seat], v.hand[other]) if starts else (v.hand[other], v.hand[v.seat])
    recipe, bids, low = bidding(Recipe(cards, v.options.bid_order == 1, v.options.jokers), _bids(turn))
    known = strategy(recipe)
    if known is None:
        return []
    seat = 0 if starts else 1
    pairs = [card % len(PAIRS) for card in v.card[: v.hand[v.seat]]]
    if len(turn.legal) and turn.legal.numbers[0] < 1 << 5 and v.up < 0:
        return [(sum(flip << i for i, flip in enumerate(flips)), weight) for flips, weight in known.ends(seat, pairs)]
    shown = [(pair, PAIRS[pair][v.up >> i & 1]) for i, pair in enumerate(pairs)]
    mine = _words().i_show(v, v.face, v.wild)
    off_ladder = v.count > 0 and bids[-1:] != [(v.count, v.face)]  # the table takes it for another, lower one
    if could_hold(v.count - mine, v.cards - len(shown), v.face, v.wild) < (FAR_FETCHED if off_ladder else TINY):
        return [(_check(turn), 1.0)]
    if recipe.faces and recipe.low and low:  # by value all low values are alike: take this one for the table's
        swapped = {low: recipe.low[1], recipe.low[1]: low}
        shown = [(pair, swapped.get(face, face)) for pair, face in shown]
    found = _bidding(turn, known, seat, bids, shown)
    legal = set(turn.legal.numbers.tolist())  # a low bid may stand on which a round could be opened
    if 0 < v.count <= mine and len(legal) > 1:  # tables know one low bid only: what I see myself they may not
        legal.discard(_check(turn))
    return [(number, weight) for number, weight in found if number in legal]


def could_hold(needed: int, cards: int, face: int, wild: bool) -> float:
    """How likely so many of another's cards have the value on one of their ends, or a joker."""
    share = sum(face in pair or (wild and 1 in pair) for pair in PAIRS) / len(PAIRS)
    return sum(math.comb(cards, n) * share**n * (1 - share) ** (cards - n) for n in range(max(needed, 0), cards + 1))


def bidding(
    recipe: Recipe, bids: list[tuple[int, int]], *, opening: bool = True
) -> tuple[Recipe, list[tuple[int, int]], int]:
    """The round as a table knows it, the bids there, and the value of the one that stands for a low bid (0: none does).

    A bid below the ladder counts as the one low bid that is on it; and if it is answered by another, neither counts.
    With jokers a low opening on ones counts as the lowest of them, and the jokers are gone even if it does not count.
    """
    if not bids or recipe.knows(bids[0], first=True):
        return recipe, bids, 0
    ones = recipe.jokers and opening and bids[0][1] == 1
    if len(bids) == 1 or recipe.knows(bids[1], first=not ones):
        return (recipe, [(1, 1), *bids[1:]], 0) if ones else (recipe, [recipe.low or bids[0], *bids[1:]], bids[0][1])
    return bidding(msgspec.structs.replace(recipe, jokers=False) if ones else recipe, bids[2:], opening=False)


def _bidding(turn: Turn, known: Strategy, seat: int, bids: list[Any], shown: list[Any]) -> list[tuple[int, float]]:
    state, path = known.state(seat, shown), [known.place(count, face) for count, face in bids]
    if state is None or any(place is None for place in path):
        return []
    found = []
    for action, weight in known.choices(seat, [place for place in path if place is not None], state):
        if action == CHECK:
            found.append((_check(turn), weight))
        else:
            count, face = known.game.bids[action - 1]
            found.append((turn.box.wording.number(_words().Bid(count, face)), weight))
    return found


def _check(turn: Turn) -> int:
    return turn.box.wording.number(_words().Check())


def _words() -> ModuleType:
    """GRA in words; found when asked for, so that nobody loads GRA who does not play it."""
    from konspira.games.gra import wording

    return wording


def _bids(turn: Turn) -> list[tuple[int, int]]:
    """All bids of this round, from what the seat saw."""
    rows = [turn.history.row(place)[0] for place in range(len(turn.history))]
    found: list[tuple[int, int]] = []
    for row in rows:
        bid = int(row["count"]), int(row["face"])
        if row["round"] == rows[-1]["round"] and row["bidder"] >= 0 and (not found or found[-1] != bid):
            found.append(bid)
    return found
