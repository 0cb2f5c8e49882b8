"""What lies on the table in Krecia robota: cards, tokens, missions and roles, and all that has happened to them.

Numbers in comments are those of RULES.md.
"""

from __future__ import annotations

import math

import numpy as np

from konspira.games.krecia.options import DECK, SEATS, Options
from konspira.games.krecia.pack import MISSIONS
from konspira.games.krecia.roles import NAMES
from konspira.kernel.named import named
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
    one_named,
    one_of,
    past,
    some_seats,
    texts,
    u64,
)

YELLOW, PINK, GREEN, BLUE = range(4)
SUITS, VALUES = 4, 13
SUIT = np.array([((1 << VALUES) - 1) << VALUES * suit for suit in range(SUITS)], np.int64)  # the cards of a suit

TRICKS = 11  # at most
TOKENS = 14  # 1.3
LARRY = 2  # 12.1 his place, with two seats
EMPTY = -1

ALLYING, CHOOSING, PLAYING, LARRYS, VOTING, OVER, JUDGING, OBJECTING = range(8)
Phase = named(
    "Phase", __name__, "allying", "choosing", "playing", "larrys", "voting", "over", "judging", "objecting"
)  # fmt: skip

# Why it ended.
(
    UNDECIDED, MISSIONS_DONE, TOKENS_TAKEN, GOOD_REVEAL, OVER_LIMIT, ALL_REVEALED,
    FOUND, MISTAKEN, TIED, DECOYED, DECOYED_WITH_MOLE,
) = range(11)  # fmt: skip
Reason = named(
    "Reason", __name__, "undecided", "missions_done", "tokens_taken", "good_reveal", "over_limit", "all_revealed",
    "found", "mistaken", "tied", "decoyed", "decoyed_with_mole",
)  # fmt: skip
RoleName = named("RoleName", __name__, "unknown", *NAMES, low=-1)

# Actions: a card, a card with a token, a mission, Larry's card (and which other goes back), a partner, a vote;
# a mission in words was not, or was, fulfilled; no objection, or one.
RAISE = DECK
CHOOSE = RAISE + DECK
FOR_LARRY = CHOOSE + MISSIONS
ALLY = FOR_LARRY + 2 * DECK
VOTE = ALLY + SEATS
JUDGE = VOTE + SEATS * SEATS
OBJECT = JUDGE + 2
ACTIONS = OBJECT + 2

PASCAL = np.array([[math.comb(n, k) for k in range(DECK + 1)] for n in range(DECK + 1)], np.float64)


class Public(Record):
    """13.1 What everybody may know, of the table and in every view."""

    options: Options
    phase: i8 = one_named(Phase)
    trick: i8 = one_of(TRICKS)  # from 0
    played: i8 = one_of(SEATS + 1)  # cards in this trick
    dealer: i8 = a_seat()
    leader: i8 = a_seat()
    turn: i8 = a_seat()  # the seat to act; NOBODY when several or none do
    partner: i8 = a_seat()  # 9.6 whom the accomplice named
    pool: i8 = amount(TOKENS)
    revealed: i8 = some_seats()  # bit set of places, from the start or by tokens
    exposed: i8 = some_seats()  # those revealed by tokens
    waiting: i8 = some_seats()  # those that have yet to vote, or to say whether they object
    winners: i8 = nothing()
    reason: i8 = one_named(Reason)
    accused: i8 = nothing()  # 8.4 who had the most votes
    fulfilled: i16 = members(TRICKS)  # bit set of tricks
    tokens: Row = many(i8, SEATS, of=amount(TOKENS), seat_axis=0)
    led: Row = many(i8, TRICKS, of=past(a_seat()))  # the leader of each trick
    won: Row = many(i8, TRICKS, of=past(a_seat()))
    mission: Row = many(i8, TRICKS, of=past(one_of(MISSIONS)))
    raised: Row = many(i8, TRICKS, of=past(members(SEATS)))  # bit i set: a token on the i-th card
    objected: Row = many(i8, TRICKS, of=past(members(SEATS)))  # 18.3 bit set of seats, by trick
    card: Grid = many(i8, TRICKS, SEATS, of=past(one_of(DECK)))  # in the order of play


class Table(Public):
    rng: u64
    free: i8  # those that need not follow
    role: Row = many(i8, SEATS)
    objecting: i8  # 18.3 those that object, until all have said
    vote: Row = many(i8, SEATS)  # first target × SEATS + second; EMPTY: none
    hand: Row = many(i64, SEATS)
    stock: i64  # 2.3 not dealt; 12.1 with two seats Larry's deck
    unseen: i64  # missions in the deck
    drawn: Row = many(i8, 2)  # what the leader chooses from, the lower number first
    unchosen: Row = many(i8, TRICKS)
    three: i64  # 12.3 the cards of Larry that his controller looks at
    top: Row = many(i8, TRICKS)  # the card put back on Larry's deck
    out: Row = many(i8, TRICKS)  # the card put away


class View(Public):
    """All that one seat knows, with a perfect memory: what is public, and what it may know besides."""

    seat: i8
    words: tuple[str, ...] = texts()  # 10.3, 18.1 the blank role's name and text, then the words of each mission
    objecting: i8 = some_seats()  # I alone, if I object
    role: Row = many(
        i8, SEATS, of=one_named(RoleName), seat_axis=0
    )  # UNKNOWN unless mine, revealed, or my partner's; as all below, open in the end
    vote: Row = many(i8, SEATS, of=nothing())  # mine
    hand: Row = many(i64, SEATS, of=members(DECK), seat_axis=0, mine=True)  # mine
    stock: i64 = nothing()
    unseen: i64 = nothing()
    drawn: Row = many(i8, 2, of=one_of(MISSIONS))  # mine, if I lead
    unchosen: Row = many(i8, TRICKS, of=past(one_of(MISSIONS)))  # where I led
    three: i64 = members(DECK)  # if I look at them
    top: Row = many(i8, TRICKS, of=past(one_of(DECK)))  # where I put it back, or drew it afterwards
    out: Row = many(i8, TRICKS, of=past(one_of(DECK)))  # where I put it away


class Summary(Record):
    """What a view comes to, for who learns from it: the trick on the table, and what each place has played."""

    task: i8 = one_of(MISSIONS)  # the mission of this trick
    table: Row = many(i8, SEATS, of=one_of(DECK), seat_axis=0)  # the card of each place in this trick
    staked: i8 = some_seats()  # who raised in this trick
    played: Row = many(i64, SEATS, of=members(DECK), seat_axis=0)  # the cards of each place in earlier tricks
    refused: Row = many(i8, SEATS, of=members(SUITS), seat_axis=0)  # suits that a place did not follow …
    showed: Row = many(i8, SEATS, of=members(SUITS), seat_axis=0)  # … and played later all the same: it had to
    tricks: Row = many(i8, SEATS, of=amount(TRICKS), seat_axis=0)  # won by each place
    pledged: Row = many(i8, SEATS, of=amount(TRICKS), seat_axis=0)  # tricks in which it raised
    failed: Row = many(i8, SEATS, of=amount(TRICKS), seat_axis=0)  # it won and the mission was not fulfilled
    tasks: i64 = members(MISSIONS)  # missions that were on the table
    declined: i64 = members(MISSIONS)  # those that I did not choose
    known: i64 = members(DECK)  # cards of Larry's that I put away
    returned: i8 = one_of(DECK)  # the last that I know to lie on his deck


class Plan(Record):
    """What can be worked out once a view, before worlds are imagined from it."""

    evidence: i64  # four bits a place: the suits it did not follow; above them: who showed such a suit later
    chances: Row = many(i64, 1 << SEATS)  # by the set of hidden places that need not follow, summed up to 2⁵³
    spreads: i8  # how many ways the first of the short hands can be spread over suits; 0: not worked out
    spread: Row = many(i64, 64)  # how likely each of them is, summed up to 2⁵³
