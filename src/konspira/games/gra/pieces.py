"""What lies on the table in GRA: thirty two-ended cards, the bid that stands, and the last showdown."""

from __future__ import annotations

import itertools

import numpy as np

from konspira.games.gra.options import Options
from konspira.kernel.record import (
    Grid,
    Record,
    Row,
    a_seat,
    amount,
    boolean,
    i8,
    i16,
    i32,
    many,
    members,
    nothing,
    one_of,
    some_seats,
    u64,
)

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
    phase: i8 = one_of(3)
    round: i16 = amount(16)
    playing: i8 = some_seats()  # bit set of seats that take part in this round
    waiting: i8 = some_seats()  # bit set of seats that have yet to turn their cards
    tie: boolean  # 7.3 only the tied play extra rounds
    starter: i8 = a_seat()
    turn: i8 = a_seat()
    direction: i8 = one_of(2)
    cards: i8 = amount(DECK)  # cards in play this round
    face: i8 = one_of(FACES, low=1)  # the standing bid: `count` cards show `face`
    count: i8 = amount(DECK)
    bidder: i8 = a_seat()
    wild: boolean  # ones count as every value in this round
    departures: i8 = amount(SEATS)
    hand: Row = many(
        i8, SEATS, of=amount(HAND + 1), seat_axis=0
    )  # cards in hand in this round; after the end, what counts for the result
    left: Row = many(
        i8, SEATS, of=amount(SEATS), seat_axis=0
    )  # 1 for the first to drop out, 2 for the next …; 0: never did
    said_face: Row = many(i8, SEATS, of=one_of(FACES, low=1), seat_axis=0)  # each seat's last bid in this round
    said_count: Row = many(i8, SEATS, of=amount(DECK), seat_axis=0)
    # Every bid of this round, by value: bit count - 1. Bids only rise and go round from the starter, so who made which
    # follows, and a view is all that its seat was told in this round, in the order it was told.
    said: Row = many(i32, FACES, of=members(DECK))
    shown_round: i16 = nothing()  # the last showdown; 0: none yet
    shown_face: i8 = nothing()
    shown_count: i8 = nothing()
    shown_bidder: i8 = nothing()
    shown_checker: i8 = nothing()
    shown_found: i8 = nothing()
    shown_wild: boolean = nothing()
    shown_hand: Row = many(i8, SEATS, of=nothing())
    shown_card: Grid = many(i8, SEATS, HAND, of=nothing())
    shown_up: Row = many(i8, SEATS, of=nothing())


class Table(Public):
    rng: u64
    card: Grid = many(i8, SEATS, HAND)
    up: Row = many(i8, SEATS)  # bit i set: the second end of card i is up


class View(Public):
    """All that one seat knows: what is public, and what it holds."""

    seat: i8
    card: Row = many(i8, HAND, of=one_of(DECK))
    up: i8 = members(HAND)
