"""Rounds as bidding games: what seats can hold and show, and what a bid needs; GRA's, and public liar's dice."""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

FACES = 6
PAIRS = list(itertools.combinations(range(1, FACES + 1), 2))
COPIES, DECK = 2, 30
UNIT = 1 << 40  # the weight of all hands together


class Side(msgspec.Struct):
    """One seat: its hands with their chance, the states it may choose with each, and what the states count for.

    hand, state: the pairs (hand, state) that can be chosen, one entry each; prior: of each hand;
    counts[plain, state, bid]: how many of the state's cards count, with wild ones and without;
    types[state, card]: pairs of values held, for exact decks (no columns otherwise); names: states as people say them.
    """

    hand: np.ndarray
    state: np.ndarray
    prior: np.ndarray
    counts: np.ndarray
    types: np.ndarray
    names: list[Any]

    @property
    def size(self) -> int:
        """How many states."""
        return int(self.counts.shape[1])

    @property
    def weight(self) -> np.ndarray:
        """Of each hand, as a whole number."""
        return np.rint(self.prior / math.fsum(self.prior) * UNIT).astype(np.int64)


class Round(msgspec.Struct):
    """A round between two seats; the first starts. `bids` are (count, face) from the lowest to the highest.

    `openings`: which of them a round may be opened by; `low`: the place of the one that stands for all lower ones.
    """

    sides: tuple[Side, Side]
    bids: list[tuple[int, int]]
    wild: bool
    base: float
    openings: np.ndarray
    low: int = -1

    @property
    def needs(self) -> np.ndarray:
        """How many cards each bid needs."""
        return np.array([count for count, _ in self.bids], np.int64)

    @property
    def ones(self) -> np.ndarray:
        """Which bids are on ones: a round opened by one of them has no jokers."""
        return np.array([face == 1 for _, face in self.bids])


def ladder(cards: int, by_count: bool, faces: tuple[int, ...] = tuple(range(1, FACES + 1))) -> list[tuple[int, int]]:
    """All bids from the lowest: by value and then count, or by count and then value."""
    if by_count:
        return [(count, face) for count in range(1, cards + 1) for face in faces]
    return [(count, face) for face in faces for count in range(1, cards + 1)]


def _counts(shown: list[tuple[int, ...]], bids: Sequence[tuple[int, int]], joker: int = 1) -> np.ndarray:
    """[wild or plain, state, bid]; a joker counts for every bid on another face."""
    table = np.zeros((2, len(shown), len(bids)), np.int64)
    for s, faces in enumerate(shown):
        for b, (_, face) in enumerate(bids):
            table[1, s, b] = faces.count(face)
            table[0, s, b] = faces.count(face) + (faces.count(joker) if face != joker else 0)
    return table


def dice(joker: int = 0, by_count: bool = True) -> Round:
    """Public liar's dice with one die each; `joker` is the face that counts for all others (0: none)."""
    bids = ladder(2, by_count)
    shown: list[tuple[int, ...]] = [(face,) for face in range(1, FACES + 1)]
    places = np.arange(FACES)
    counts = _counts(shown, bids, joker)
    counts[1] = counts[0]  # here a joker stays one whatever the round was opened with
    side = Side(places, places, np.full(FACES, 1 / FACES), counts, np.zeros((FACES, 0), np.int64), list(shown))
    return Round((side, side), bids, joker > 0, 1.0, np.ones(len(bids), np.bool_))


def exact(cards: tuple[int, int], by_count: bool, jokers: bool) -> Round:
    """A round of GRA with the exact deck, where one of the seats holds a single card."""
    if 1 not in cards:
        raise ValueError("exact rounds are those in which one seat holds a single card")
    bids = ladder(sum(cards), by_count)
    single = 0 if cards[0] == 1 else 1
    sides = [_exact_side(n, bids) for n in cards]
    other = cards[1 - single]
    sides[single].prior[:] = 1 / (DECK - other)  # times the copies left: `base` less those the other side holds
    return Round((sides[0], sides[1]), bids, jokers, float(COPIES), np.ones(len(bids), np.bool_))


def _exact_side(cards: int, bids: list[tuple[int, int]]) -> Side:
    hands = [
        held for held in itertools.combinations_with_replacement(range(len(PAIRS)), cards)
        if max(held.count(pair) for pair in held) <= COPIES
    ]  # fmt: skip
    prior = [math.prod(math.comb(COPIES, held.count(p)) for p in set(held)) / math.comb(DECK, cards) for held in hands]
    hand, names, held_types, shown = [], [], [], []
    for h, held in enumerate(hands):
        for faces in sorted(set(_showings(held))):
            hand.append(h)
            names.append((held, faces))
            held_types.append(held)
            shown.append(tuple(sorted(faces)))
    return Side(
        np.array(hand), np.arange(len(names)), np.array(prior), _counts(shown, bids), np.array(held_types), names
    )


def _showings(held: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Which faces cards can show, card by card; equal cards in rising order."""
    found = []
    for faces in itertools.product(*(PAIRS[pair] for pair in held)):
        if all(faces[i] <= faces[i + 1] for i in range(len(held) - 1) if held[i] == held[i + 1]):
            found.append(faces)
    return found


def reduced(
    cards: tuple[int, int], by_count: bool, jokers: bool, faces: tuple[int, ...] | None = None, *,
    least: int = 1, opening: int = 1, low: tuple[int, int] | None = None,
) -> Round:  # fmt: skip
    """A round of GRA as if the deck were endless: a state is what is shown of the faces that are bid on.

    Bids are on `faces` (all, if none are named), on no fewer cards than `least`, and the first on no fewer than
    `opening`. Of all bids below there is one, `low`; and with jokers the lowest on ones, which ends the jokers.
    """
    told = faces or tuple(range(1, FACES + 1))
    marks = ([low] if low else []) + ([(1, 1)] if jokers else [])
    bids = [
        bid for bid in ladder(sum(cards), by_count)
        if bid in marks or (bid[0] >= least and bid[1] in told)
    ]  # fmt: skip
    kept = tuple(sorted({*told, *(face for _, face in marks)}))
    first, second = (_reduced_side(n, bids, kept) for n in cards)
    openings = np.array([bid in marks or bid[0] >= opening for bid in bids])
    return Round((first, second), bids, jokers, 1.0, openings, bids.index(low) if low else -1)


def _reduced_side(cards: int, bids: list[tuple[int, int]], kept: tuple[int, ...]) -> Side:
    hand, state, prior, names = _hands(cards, kept)
    return Side(hand, state, prior, _counts(names, bids), np.zeros((len(names), 0), np.int64), names)


@functools.lru_cache(maxsize=16)
def _hands(cards: int, kept: tuple[int, ...]) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[tuple[int, ...]]]:
    """Hands are multisets of pairs with all faces that are never bid on as one (0); the chance is multinomial."""
    kinds: dict[tuple[int, int], int] = {}
    for a, b in PAIRS:
        pair = (a if a in kept else 0, b if b in kept else 0)
        kinds[pair] = kinds.get(pair, 0) + 1
    hands = list(itertools.combinations_with_replacement(sorted(kinds), cards))
    showings = [sorted({tuple(sorted(faces)) for faces in itertools.product(*held)}) for held in hands]
    names = sorted({shown for showing in showings for shown in showing})
    places = {shown: place for place, shown in enumerate(names)}
    hand: list[int] = []
    state: list[int] = []
    prior: list[float] = []
    for held, showing in zip(hands, showings, strict=True):
        ways = math.factorial(cards) / math.prod(math.factorial(held.count(pair)) for pair in set(held))
        hand += [len(prior)] * len(showing)
        state += [places[shown] for shown in showing]
        prior.append(ways * math.prod(kinds[pair] / len(PAIRS) for pair in held))
    return np.array(hand), np.array(state), np.array(prior), names
