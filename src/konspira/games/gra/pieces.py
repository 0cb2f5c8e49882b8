"""What lies on the table in GRA: thirty two-ended cards, the bid that stands, and the last showdown."""

from __future__ import annotations

import itertools

import numpy as np

from konspira.games.gra.options import Options
from konspira.kernel.record import Grid, Record, Row, boolean, i8, i16, many, u64

SEATS, HAND, FACES = 6, 5, 6

# 1.2 Each value stands on ten of the sixty ends. That every pair of different values comes twice is inferred:
# it is the only even-handed deck that fits, but no list of the printed cards is public.
CARDS = np.array(list(itertools.combinations(range(1, FACES + 1), 2)) * 2, np.int8)
DECK = len(CARDS)
DECK_IS_INFERRED = True

TURNING, BIDDING, OVER = range(3)
CLOCKWISE, COUNTER = 0, 1
NOBODY = -1
UNTURNED = -1

# Actions: which ends are up (a bit a card), then the check, then bids by direction, value and count.
CHECK = 1 << HAND
BID = CHECK + 1
ACTIONS = BID + 2 * FACES * DECK


class Public(Record):
    """9.1 What everybody may know, of the table and in every view."""

    options: Options
    phase: i8
    round: i16
    playing: i8  # bit set of seats that take part in this round
    waiting: i8  # bit set of seats that have yet to turn their cards
    tie: boolean  # 7.3 only the tied play extra rounds
    starter: i8
    turn: i8
    direction: i8
    cards: i8  # cards in play this round
    face: i8  # the standing bid: `count` cards show `face`
    count: i8
    bidder: i8
    wild: boolean  # ones count as every value in this round
    departures: i8
    hand: Row = many(i8, SEATS)  # cards in hand in this round; after the end, what counts for the result
    left: Row = many(i8, SEATS)  # 1 for the first to drop out, 2 for the next …; 0: never did
    said_face: Row = many(i8, SEATS)  # each seat's last bid in this round
    said_count: Row = many(i8, SEATS)
    shown_round: i16  # the last showdown; 0: none yet
    shown_face: i8
    shown_count: i8
    shown_bidder: i8
    shown_checker: i8
    shown_found: i8
    shown_wild: boolean
    shown_hand: Row = many(i8, SEATS)
    shown_card: Grid = many(i8, SEATS, HAND)
    shown_up: Row = many(i8, SEATS)


class Table(Public):
    rng: u64
    card: Grid = many(i8, SEATS, HAND)
    up: Row = many(i8, SEATS)  # bit i set: the second end of card i is up


class View(Public):
    """All that one seat knows: what is public, and what it holds."""

    seat: i8
    card: Row = many(i8, HAND)
    up: i8
