"""What lies on the table in Agenci: the ring of buildings, seven agents, the safe, and the 26 secret cards."""

from __future__ import annotations

from math import comb, perm

import numpy as np

from konspira.games.agenci.options import Options
from konspira.kernel.record import (
    Grid,
    Record,
    Row,
    a_seat,
    amount,
    i8,
    i16,
    i64,
    many,
    members,
    nothing,
    one_of,
    some_seats,
    u64,
)

SEATS, AGENTS, BUILDINGS, KINDS, HAND = 7, 7, 12, 15, 4
SETS = np.array([min(seats + 3, AGENTS) for seats in range(SEATS + 1)], np.int64)  # 2.1 by the number of seats

RECONSTRUCTED = (5, 6)  # 1.2 the agents whose colours are not documented: orange and grey

START, RUINS, ASIDE = 0, 11, 12  # ASIDE: not on the ring; the agents that do not take part are there
FIRST_SAFE = 7  # 2.3
WORTH = np.array([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -3, 0], np.int64)  # 4.4, and nothing for those set aside
LAST = 39  # 5.1 a marker that passes it ends the game
COLD, TURNS = 200, 10_000  # 5.6

ONE_TO_THREE = 1  # 1.3 the face of the die; the other five faces are their numbers
MOST = 6  # points that the die can give

MOVING, SECRETS, SAFE, FILES, OVER = range(5)
SCORING, NEXT, END, REVEAL = range(5, 9)  # phases in which nobody has a choice: no seat ever sees them
NOBODY = -1
BLANK = -2  # a label that is not written, or that this seat may not see
NOTHING = -1  # no act yet; no card there

# 10.2 What is noted: points of the die given, times put into the ruins and taken out, worth in scorings one led to.
GIVEN, RUINED, RESCUED, EARNED = range(4)
NOTES = 4

# -- the cards, by kind (section 8) -----------------------------------------------------------------

(
    TO_RUINS, TO_SAFE, TO_AGENT, SECOND_AGENT, OUT_OF_RUINS, TWO_FORWARD, ALL_TO_START, ONE_FORWARD,
    TWO_MARKERS, OFF_SAFE, SWAP, TWO_BACK, MOVE_SAFE, ONE_BACK, ONE_EITHER,
) = range(KINDS)  # fmt: skip
COPIES = np.array([2, 2, 1, 1, 2, 2, 1, 2, 2, 2, 1, 2, 2, 2, 2], np.int64)  # 6.1 reconstructed

# Cards lie in heaps: two bits a kind say how many copies are in it.
DECK = sum(int(copies) << 2 * kind for kind, copies in enumerate(COPIES))
ONES, TWOS = sum(1 << 2 * kind for kind in range(KINDS)), sum(2 << 2 * kind for kind in range(KINDS))

# What a card is pointed at: an agent, one that joins another, …
AGENT, JOIN, ONE_OR_TWO, TWO, APART, BUILDING, NO_TARGET = range(7)
SHAPE = np.array(
    [AGENT, AGENT, JOIN, NO_TARGET, ONE_OR_TWO, TWO, NO_TARGET, AGENT,
     ONE_OR_TWO, AGENT, APART, TWO, BUILDING, AGENT, AGENT],
    np.int64,
)  # fmt: skip

# Which agents it may be pointed at.
ANY, IN_RUINS, NOT_IN_RUINS, ON_SAFE, NOT_ON_SAFE, NOT_ON_START, LOW_MARKER = range(7)
NEEDS = np.array(
    [NOT_IN_RUINS, NOT_ON_SAFE, ANY, ANY, IN_RUINS, ANY, NOT_ON_START, ANY,
     LOW_MARKER, ON_SAFE, ANY, ANY, ANY, ANY, ANY],
    np.int64,
)  # fmt: skip

# In how many ways a card pointed at one agent can move it, and how many steps; to a named place there is one way.
WAYS_TO_GO = np.array([1, 1, 1, 1, 1, 1, 1, 3, 1, 2, 1, 1, 1, 2, 2], np.int64)
STEPS = np.zeros((KINDS, 3), np.int64)
STEPS[TWO_FORWARD], STEPS[TWO_BACK] = (1, 0, 0), (-1, 0, 0)
STEPS[ONE_FORWARD], STEPS[ONE_BACK] = (1, 2, 3), (-1, -2, 0)
STEPS[OFF_SAFE], STEPS[ONE_EITHER] = (1, -1, 0), (1, -1, 0)
BONUS = 3  # 8.9
PRIZE = 5  # 9.3 for a right label

# -- actions by number (section 11) -----------------------------------------------------------------

# 11.1 SPLITS[n, k]: in how many ways k points can be split among n agents.
SPLITS = np.array([[comb(n + k - 1, k) if n or k else 1 for k in range(MOST + 1)] for n in range(AGENTS + 1)], np.int64)
PAIRS = AGENTS * (AGENTS - 1) // 2
MOVE = np.cumsum([0, 0, *(int(SPLITS[AGENTS, k]) for k in range(1, MOST + 1))])  # MOVE[k]: the first one of k points
STAY = int(MOVE[MOST + 1])
PLACE = STAY + 1
PASS = PLACE + BUILDINGS
ROOM = np.array(
    [{AGENT: AGENTS * int(WAYS_TO_GO[kind]), JOIN: AGENTS * AGENTS, ONE_OR_TWO: AGENTS + PAIRS,
      TWO: PAIRS, APART: PAIRS, BUILDING: BUILDINGS, NO_TARGET: 1}[int(SHAPE[kind])] for kind in range(KINDS)],
    np.int64,
)  # fmt: skip
CARD = PASS + 1 + np.cumsum([0, *ROOM.tolist()])  # CARD[kind]: the first one with a card of that kind
LABEL = int(CARD[KINDS])
OWNERS = 1 + SEATS  # 9.2 nobody, or a seat
ORDERS = np.array([[perm(n, k) for k in range(AGENTS + 1)] for n in range(AGENTS + 1)], np.int64)  # k of n, in order
NO_PAIR = -2  # no seat of a sheet has two agents
SHEET = LABEL + AGENTS * OWNERS + np.cumsum([0, 0, *ORDERS[AGENTS, 1:SEATS].tolist()])  # 11.3 SHEET[k]: with k agents
ACTIONS = int(SHEET[SEATS])


class Public(Record):
    """10.1 What everybody may know, of the table and in every view."""

    options: Options
    phase: i8 = one_of(5)
    turn: i16 = nothing()  # number of the turn, from 1
    cold: i16 = nothing()  # 5.6 turns since the last scoring
    active: i8 = a_seat()  # the seat whose turn it is
    asked: i8 = a_seat()  # 7.2 the seat that may play a card now
    passes: i8 = amount(SEATS)  # 7.2 in a row since the last card
    die: i8 = one_of(MOST + 1)
    safe: i8 = one_of(BUILDINGS)
    waiting: i8 = some_seats()  # 9.1 bit set of the seats whose sheets are not finished
    agents: i8 = members(AGENTS)  # bit set of the agents that take part
    holder: i8 = a_seat()  # 8.16 the seat that took a second agent
    doer: i8 = a_seat()  # the last open act: who …
    deed: i16 = nothing()  # … and the number of the action
    building: Row = many(i8, AGENTS, of=one_of(ASIDE + 1))
    bringer: Row = many(i8, AGENTS, of=a_seat())  # 7.4 the seat that brought the agent to the safe in this turn
    score: Row = many(i16, AGENTS, of=one_of(LAST + 13, low=-12))
    notes: tuple[Grid, ...] = many(
        i16, NOTES, SEATS, AGENTS, of=members(8), seat_axis=1
    )  # 10.2 what each seat did with each agent
    right: Row = many(i8, SEATS, of=nothing())  # 9.3 right labels, once the sheets are open
    final: Row = many(i16, SEATS, of=nothing())  # 9.5 once the game is over


class Table(Public):
    rng: u64
    second: i8  # which one it is
    agent: Row = many(i8, SEATS)  # whose card each seat drew
    hand: Row = many(i64, SEATS)  # a heap each
    pile: i64
    used: i64
    label: Grid = many(i8, SEATS, AGENTS)  # 9.2 each seat's sheet


class View(Public):
    """All that one seat knows: what is public, its own agents, cards and sheet, and of the others how many."""

    seat: i8
    second: i8 = one_of(AGENTS)  # NOBODY for those who do not know
    agent: Row = many(
        i8, SEATS, of=one_of(AGENTS), seat_axis=0, mine=True
    )  # mine, in the end all; NOBODY where I do not know
    hand: Grid = many(
        i8, SEATS, HAND, of=one_of(KINDS), seat_axis=0, mine=True
    )  # the kinds of the cards, NOTHING where there is none: mine, in the end all
    cards: Row = many(i8, SEATS, of=amount(HAND), seat_axis=0)  # how many cards each seat holds
    pile: i8 = one_of(27)  # how many cards are left to take
    used: Row = many(i8, KINDS, of=amount(2))
    label: Grid = many(i8, SEATS, AGENTS, of=a_seat(), seat_axis=0, mine=True)  # mine, in the end all
    written: Row = many(i8, SEATS, of=amount(AGENTS), seat_axis=0)  # 9.7 how many labels each seat has written
