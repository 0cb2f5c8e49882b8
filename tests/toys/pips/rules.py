"""The rules of pips, and what a seat sees of it."""

from konspira.kernel.bits import size
from konspira.kernel.chance import below
from konspira.kernel.copying import copying
from konspira.kernel.record import Record, Row, boolean, i8, many, u64
from konspira.kernel.rule import rule

SEATS, PIPS = 3, 6
KEEP, SWAP = range(2)


class Options(Record):
    seats: i8
    lowest: boolean


class Public(Record):
    """What everybody knows."""

    options: Options
    waiting: i8


class Table(Public):
    rng: u64
    swap: Row = many(i8, SEATS)
    pip: Row = many(i8, SEATS)


class View(Public):
    seat: i8
    my_swap: i8
    pip: Row = many(i8, SEATS)  # 0 where I do not know


share = copying(Public)


@rule
def start(t, options):
    t.options = options
    t.waiting = (1 << options.seats) - 1
    for seat in range(SEATS):
        t.pip[seat] = 1 + below(t, PIPS) if seat < options.seats else 0
        t.swap[seat] = KEEP


@rule
def actors(t):
    return t.waiting


@rule
def count(t, seat):
    return 2 if t.waiting >> seat & 1 else 0


@rule
def pick(t, seat, k):
    return k


@rule
def legal(t, seat, action):
    return 0 <= seat < t.options.seats and count(t, seat) > action and action >= 0


@rule
def step(t, seat, action):
    t.swap[seat] = action
    t.waiting &= ~(1 << seat)
    if t.waiting == 0:
        for other in range(t.options.seats):
            if t.swap[other] == SWAP:
                t.pip[other] = 1 + below(t, PIPS)


@rule
def over(t):
    return t.waiting == 0


@rule
def best(t):
    winners, top = 0, 0
    for seat in range(t.options.seats):
        worth = PIPS + 1 - t.pip[seat] if t.options.lowest else t.pip[seat]
        if worth > top:
            winners, top = 0, worth
        if worth == top:
            winners |= 1 << seat
    return winners


@rule
def payoff(t, seat):
    winners = best(t)
    return 1.0 / size(winners) if winners >> seat & 1 else 0.0


@rule
def look(t, seat, v):
    share(t, v)
    v.seat = seat
    v.my_swap = t.swap[seat] if seat >= 0 else 0
    for other in range(SEATS):
        v.pip[other] = t.pip[other] if other == seat or t.waiting == 0 else 0


@rule
def imagine(v, t):
    share(v, t)
    for seat in range(SEATS):
        hidden = v.pip[seat] == 0 and seat < v.options.seats
        t.pip[seat] = 1 + below(t, PIPS) if hidden else v.pip[seat]
        chosen = seat < v.options.seats and not v.waiting >> seat & 1
        t.swap[seat] = below(t, 2) if chosen else KEEP
    if v.seat >= 0:
        t.swap[v.seat] = v.my_swap
