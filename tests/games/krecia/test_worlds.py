"""Imagined worlds of Krecia robota: all that fit the hard evidence, each equally likely, against slow counting."""

from __future__ import annotations

import itertools
import math
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from games.krecia.every_world import Truth, backend, bits, deals, every_world, follows, key, members

from konspira.boxes.backend import interpreted
from konspira.games.krecia import BOX, deal_counts, worlds
from konspira.games.krecia.pieces import EMPTY, SUIT, VOTING
from konspira.games.krecia.roles import BLANK, MOLE, PROFESSOR_NO, UNKNOWN

ask = interpreted(BOX).interpreter
FREE_FRIEND = {"roles": ["professor_no"], "blank_role": {"follows": False, "goal": "mole"}}


def shrunken(
    seats: int, settings: dict, *, suits: int, values: int, hand: int, tricks: int, missions: int
) -> np.ndarray:
    """A game with fewer cards, tricks and missions; two of the missions are risky, if any are."""
    row = BOX.options_row(seats, settings)
    options = row[0]
    options["deck"] = bits(13 * suit + value for suit in range(suits) for value in range(values))
    options["hand"], options["tricks"] = hand, tricks
    pile, risky = members(int(options["pile"])), int(options["risky"])
    in_order = [m for m in pile if risky >> m & 1][:2] + [m for m in pile if not risky >> m & 1]
    options["pile"] = bits(in_order[:missions])
    return row


def game(options: np.ndarray, seed: int) -> Iterator[Truth]:
    """A random game, after each of its steps."""
    chance = random.Random(seed)
    table = BOX.table.new()
    table[0]["rng"] = seed * 7919 + 1
    backend.start(table, options)
    table[0]["rng"] = 0
    truth = Truth(table)
    while not backend.over(truth.now):
        seat = chance.choice(members(backend.actors(truth.now)))
        truth.now[0]["rng"] = chance.getrandbits(62)
        truth.act(seat, backend.pick(truth.now, seat, chance.randrange(backend.count(truth.now, seat))))
        if not backend.over(truth.now):
            yield truth


def imagined(table: np.ndarray, seat: int, number: int, planned: bool) -> Iterator[np.ndarray]:
    """Worlds imagined from what the seat sees, with a plan or without."""
    view, plan, world = BOX.view.new(), BOX.plan.new(), BOX.table.new()
    backend.look(table, seat, view)
    backend.prepare(view, plan)
    chance = 99
    for _ in range(number):
        world[0]["rng"] = chance
        if planned:
            backend.conjure(view, plan, world)
        else:
            backend.imagine(view, world)
        chance = int(world[0]["rng"])
        world[0]["rng"] = 0
        yield world


def surprise(counts: Counter, expected: dict[Any, float]) -> float:
    """Chi-square as a standard deviation: how far these counts are from what is expected."""
    total = sum(counts.values())
    chi = sum((counts[one] - total * share) ** 2 / (total * share) for one, share in expected.items())
    degrees = len(expected) - 1
    if degrees == 0:
        return 0.0
    return ((chi / degrees) ** (1 / 3) - (1 - 2 / (9 * degrees))) / math.sqrt(2 / (9 * degrees))


def assert_uniform(counts: Counter, possible: Counter) -> None:
    """Each possibility comes as often as it has worlds; nothing impossible comes."""
    assert set(counts) <= set(possible), "an imagined world does not fit the evidence"
    worlds_in_all = sum(possible.values())
    assert surprise(counts, {one: number / worlds_in_all for one, number in possible.items()}) < 4.5


# -- every world by replaying everything ------------------------------------------------------------

SMALL = {
    "three seats": (3, {}, {"suits": 3, "values": 3, "hand": 2, "tricks": 2, "missions": 5}, (4, 7)),
    "risky missions": (3, {"risky": True}, {"suits": 3, "values": 3, "hand": 2, "tricks": 2, "missions": 5}, (4, 7)),
    "a sleeper": (4, {"roles": ["sleeper"]}, {"suits": 3, "values": 3, "hand": 2, "tricks": 2, "missions": 4}, (9,)),
    "two need not follow": (4, FREE_FRIEND, {"suits": 3, "values": 3, "hand": 2, "tricks": 2, "missions": 4}, (9,)),
    "an accomplice": (
        4, {"roles": ["accomplice"]}, {"suits": 3, "values": 3, "hand": 2, "tricks": 2, "missions": 4}, (10,),
    ),
    "the vote": (3, {}, {"suits": 3, "values": 3, "hand": 2, "tricks": 1, "missions": 4}, (4, 5)),
    "Larry": (2, {}, {"suits": 3, "values": 3, "hand": 1, "tricks": 1, "missions": 3}, (1, 2)),
}  # fmt: skip


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", SMALL)
def test_13_5_worlds_are_those_of_a_full_search_and_equally_likely(name: str) -> None:
    seats, settings, sizes, at = SMALL[name]
    for number, truth in enumerate(game(shrunken(seats, settings, **sizes), 1)):
        for seat in range(seats) if number in at else ():
            possible = every_world(truth, seat)
            assert key(truth.now) in possible
            tries = max(2000, 30 * len(possible))
            counts = Counter(key(world) for world in imagined(truth.now, seat, tries, planned=number % 2 == 1))
            assert_uniform(counts, Counter(possible))


# -- every deal of a real game, late ----------------------------------------------------------------


def hand_worlds(table: np.ndarray, seat: int) -> Counter:
    """Every way roles and hands can be, by what each seat has played: the missions are left out."""
    t, view = table[0], BOX.view.new()
    backend.look(table, seat, view)
    seats, options = int(t["options"]["seats"]), t["options"]
    hidden = [p for p in range(seats) if view[0]["role"][p] == UNKNOWN]
    others = [s for s in range(seats) if s != seat]
    dealt = sum(int(t["hand"][s]) for s in range(seats))
    unseen = (dealt | int(t["stock"])) & ~(int(t["hand"][seat]) if seat >= 0 else 0)
    found: Counter = Counter()
    lacking = [evidence(t, s) for s in range(seats)]
    for cast in sorted(set(itertools.permutations(int(t["role"][p]) for p in hidden))):
        roles = t["role"].tolist()
        for place, role in zip(hidden, cast, strict=True):
            roles[place] = role
        bound = [follows(options, role) for role in roles[:seats]]
        if any(bound[s] and lacking[s][1] for s in others):
            continue
        for hands in deals(members(unseen), [int(t["hand"][s]).bit_count() for s in others]):
            if not any(bound[s] and hand & lacking[s][0] for s, hand in zip(others, hands, strict=True)):
                found[tuple(roles), tuple(hands)] += 1
    return found


def evidence(t: np.void, seat: int) -> tuple[int, bool]:
    """The cards a seat cannot hold if it must follow, and whether it has shown one of them since."""
    lacks, shown = 0, False
    seats = int(t["options"]["seats"])
    for k in range(int(t["trick"]) + 1):
        position = (seat - int(t["led"][k])) % seats
        card, lead = int(t["card"][k, position]), int(t["card"][k, 0]) // 13
        if card != EMPTY:
            shown = shown or bool(lacks >> card & 1)
            if card // 13 != lead:
                lacks |= int(SUIT[lead])
    return lacks, shown


def projected(world: np.ndarray, seat: int) -> tuple:
    t = world[0]
    others = [s for s in range(int(t["options"]["seats"])) if s != seat]
    return tuple(t["role"].tolist()), tuple(int(t["hand"][s]) for s in others)


def short_hands(table: np.ndarray, seat: int) -> int:
    """How many hands, each lacking other suits, must be dealt together."""
    view = BOX.view.new()
    backend.look(table, seat, view)
    v = BOX.view.plain(view)
    bins = ask(worlds.bins_of)(v, ask(worlds.evidence)(v), ask(worlds.known_to_be_free)(v))
    return sum(bins >> deal_counts.BIN * i > 0 for i in range(4))


def raw_deals(t: np.void, seat: int) -> int:
    """In how many ways the cards that the seat does not see could lie, without any evidence."""
    sizes = [int(t["hand"][s]).bit_count() for s in range(int(t["options"]["seats"])) if s != seat]
    cards, found = sum(sizes) + int(t["stock"]).bit_count(), 1
    for size in sizes:
        found, cards = found * math.comb(cards, size), cards - size
    return found


def late(seats: int, settings: dict, seat_of: int | None, wanted: int, most: int) -> tuple[np.ndarray, int]:
    """A late moment of a random game at which so many short hands are to be dealt, without too many worlds."""
    options = BOX.options_row(seats, settings)
    for seed in range(400):
        for truth in game(options, seed):
            t = truth.now[0]
            seat = t["role"].tolist().index(seat_of) if seat_of is not None else 0
            if t["trick"] < t["options"]["tricks"] - 2 or t["phase"] == VOTING or raw_deals(t, seat) > 20000:
                continue
            if short_hands(truth.now, seat) == wanted and 12 < len(hand_worlds(truth.now, seat)) < most:
                return truth.now, seat
    raise LookupError("no such moment")


@pytest.mark.parametrize(
    ("seats", "settings", "seat_of", "wanted"),
    [
        (4, {}, MOLE, 2),
        (4, {}, None, 2),
        (5, {}, MOLE, 3),
        (5, {}, MOLE, 4),
        (5, {"roles": ["sleeper"]}, None, 3),
        (5, FREE_FRIEND, PROFESSOR_NO, 3),
        (4, FREE_FRIEND, BLANK, 2),
    ],
)
def test_13_5_late_in_a_real_game_all_deals_are_equally_likely(
    seats: int, settings: dict, seat_of: int | None, wanted: int
) -> None:
    table, seat = late(seats, settings, seat_of, wanted, 3000)
    possible = hand_worlds(table, seat)
    for planned in (False, True):
        counts = Counter(projected(world, seat) for world in imagined(table, seat, 30 * len(possible), planned))
        assert_uniform(counts, possible)


def test_13_5_a_spectator_imagines_every_deal_too() -> None:
    options = shrunken(3, {}, suits=3, values=3, hand=3, tricks=2, missions=5)
    for number, truth in enumerate(game(options, 5)):
        if number == 6:
            possible = hand_worlds(truth.now, -1)
            counts = Counter(
                projected(world, -1) for world in imagined(truth.now, -1, 30 * len(possible), planned=True)
            )
            assert_uniform(counts, possible)
            return
    raise AssertionError("the game was too short")


# -- Larry's cards, trick after trick ---------------------------------------------------------------


def without_missions(table: np.ndarray) -> bytes:
    copy = table.copy()
    for field in ("drawn", "unchosen", "unseen"):
        copy[field] = 0
    return key(copy)


@pytest.mark.sample(2)
@pytest.mark.parametrize(("seed", "seat"), [(0, 0), (2, 1), (4, 0), (7, 1)])
def test_13_5_runs_of_larry_s_cards_are_imagined_in_every_way(seed: int, seat: int) -> None:
    """Three tricks: cards go back on top and come again, and where Larry did not follow, none of the three could."""
    options = shrunken(2, {}, suits=4, values=3, hand=3, tricks=3, missions=6)
    options[0]["deck"] = bits([*members(int(options[0]["deck"])), 3])
    last = None
    for truth in game(options, seed):
        if truth.now[0]["trick"] < 3:
            last = truth
    assert last is not None
    possible = Counter(every_world(last, seat, same_missions=True, known=without_missions))
    counts = Counter(without_missions(w) for w in imagined(last.now, seat, max(3000, 30 * len(possible)), planned=True))
    assert_uniform(counts, possible)


# -- the counting itself ----------------------------------------------------------------------------


def ways_by_hand(supply: list[int], bins: list[tuple[int, int]]) -> int:
    """Deal the first bin in every way, then the others."""
    if not bins:
        return 1
    suits, number = bins[0]
    found = 0
    for taken in itertools.product(*(range(n + 1 if suits >> s & 1 else 1) for s, n in enumerate(supply))):
        if sum(taken) == number:
            left = [n - k for n, k in zip(supply, taken, strict=True)]
            found += math.prod(map(math.comb, supply, taken)) * ways_by_hand(left, bins[1:])
    return found


def test_ways_are_counted_exactly() -> None:
    chance = random.Random(4)
    for number in (0, 1, 2, 3, 4):
        for _ in range(15):
            supply = [chance.randrange(6) for _ in range(4)]
            masks = chance.sample(range(1, 15), number)
            hands = [(mask, chance.randrange(1, 4)) for mask in masks]
            packed = 0
            for mask, size in hands:
                packed = ask(deal_counts.add_to_bins)(packed, mask, size)
            counted = ask(deal_counts.ways)(sum(n << 8 * s for s, n in enumerate(supply)), packed)
            assert counted == ways_by_hand(supply, hands)


def test_a_hand_that_showed_a_suit_it_had_not_followed_is_the_mole_s() -> None:
    options = BOX.options_row(4)
    found = 0
    for seed in range(60):
        for truth in game(options, seed):
            t = truth.now[0]
            for seat in range(4):
                if evidence(t, seat)[1]:
                    found += 1
                    assert t["role"][seat] == MOLE
                    other = (seat + 1) % 4
                    roles = {world[0]["role"][seat] for world in imagined(truth.now, other, 5, planned=True)}
                    assert roles == {MOLE}
        if found > 40:
            return
    raise AssertionError("no mole was caught")
