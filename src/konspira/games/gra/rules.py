"""The rules of GRA: turn your cards in secret, bid on what all hands show, call the bluff.

Numbers in comments and docstrings are those of RULES.md.
"""

from __future__ import annotations

from konspira.games.gra.options import BY_COUNT
from konspira.games.gra.pieces import (
    BID,
    BIDDING,
    CARDS,
    CHECK,
    CLOCKWISE,
    COUNTER,
    DECK,
    FACES,
    HAND,
    NOBODY,
    OVER,
    TURNING,
    UNTURNED,
)
from konspira.kernel.bits import size
from konspira.kernel.chance import below, below_except
from konspira.kernel.rule import rule

# -- laying the table and the deal ------------------------------------------------------------------


@rule
def start(t, options):
    """2.1 A random seat starts (2.3); everybody plays with one card, or with five (8.3)."""
    t.options = options
    t.phase, t.round, t.tie, t.departures = TURNING, 0, False, 0
    t.playing = (1 << options.seats) - 1
    t.direction = CLOCKWISE
    t.starter = below(t, options.seats)
    for seat in range(len(t.hand)):
        t.hand[seat] = 0 if seat >= options.seats else HAND if options.fewer_cards else 1
        t.left[seat], t.shown_hand[seat], t.shown_up[seat] = 0, 0, 0
        for i in range(HAND):
            t.shown_card[seat, i] = 0
    t.shown_round, t.shown_face, t.shown_count, t.shown_found, t.shown_wild = 0, 0, 0, 0, False
    t.shown_bidder, t.shown_checker = NOBODY, NOBODY
    deal(t)


@rule
def draw(t, drawn):
    """A card that has not been drawn yet."""
    return below_except(t, DECK, drawn)


@rule
def deal(t):
    """3.1 All thirty cards are shuffled every round; 3.2 everyone draws in secret."""
    t.round += 1
    drawn, cards = 0, 0
    for seat in range(len(t.hand)):
        held = t.hand[seat] if t.playing >> seat & 1 else 0
        t.up[seat] = UNTURNED
        t.said_face[seat], t.said_count[seat] = 0, 0
        for i in range(held):
            card = draw(t, drawn)
            drawn |= 1 << card
            t.card[seat, i] = card
        for i in range(held, HAND):
            t.card[seat, i] = 0
        cards += held
    t.cards, t.phase, t.waiting, t.turn = cards, TURNING, t.playing, t.starter
    t.direction = CLOCKWISE
    t.face, t.count, t.bidder = 0, 0, NOBODY
    for value in range(FACES):
        t.said[value] = 0
    t.wild = t.options.jokers


# -- whose turn, and what may be done ---------------------------------------------------------------


@rule
def actors(t):
    """3.3 Everyone turns cards at once and in secret; 4.1 then one seat after the other bids or checks."""
    if t.phase == BIDDING:
        return 1 << t.turn
    return t.waiting if t.phase == TURNING else 0


@rule
def place_of(t, face, count):
    """4.3 The place of a bid on the ladder from the lowest to the highest, which the bid order decides."""
    if t.options.bid_order == BY_COUNT:
        return (count - 1) * FACES + face - 1
    return (face - 1) * t.cards + count - 1


@rule
def bid_at(t, place):
    """The action for the bid at a place of the ladder."""
    if t.options.bid_order == BY_COUNT:
        return BID + place % FACES * DECK + place // FACES
    face = 0
    while place >= t.cards:  # at most five times: cheaper than a division
        place -= t.cards
        face += 1
    return BID + face * DECK + place


@rule
def ladder(t):
    """How many bids there are. 4.4 No bid goes beyond the cards in play."""
    return FACES * t.cards


@rule
def higher(t, face, count):
    """4.3 Is a bid above the one that stands?"""
    return place_of(t, face, count) > place_of(t, t.face, t.count)


@rule
def lowest_count(t, face):
    """The smallest count that may be bid on a value; 0 if there is none. 4.4 No bid goes beyond the cards in play."""
    if t.bidder == NOBODY or higher(t, face, 1):
        return 1
    for count in range(t.count, min(t.count + 1, t.cards) + 1):  # one more is always enough, if anything is
        if higher(t, face, count):
            return count
    return 0


@rule
def count(t, seat):
    if t.phase == TURNING:
        return 1 << t.hand[seat] if t.waiting >> seat & 1 else 0
    if t.phase == OVER or seat != t.turn:
        return 0
    if t.bidder == NOBODY:
        return 2 * ladder(t) if t.options.directions else ladder(t)  # 8.2 with the direction of the round
    return ladder(t) - place_of(t, t.face, t.count)  # the check and every higher bid


@rule
def pick(t, seat, k):
    if t.phase == TURNING:
        return k
    if t.bidder == NOBODY:
        return bid_at(t, k) if k < ladder(t) else bid_at(t, k - ladder(t)) + FACES * DECK  # 8.2 the other way round
    return CHECK if k == 0 else bid_at(t, place_of(t, t.face, t.count) + k)


@rule
def legal(t, seat, action):
    if seat < 0 or seat >= t.options.seats or not actors(t) >> seat & 1:
        return False
    if t.phase == TURNING:
        return 0 <= action < 1 << t.hand[seat]
    if action == CHECK:
        return t.bidder != NOBODY  # 4.1 the first bid of a round must be made
    bid = action - BID
    if bid < 0 or bid >= 2 * FACES * DECK or bid % DECK >= t.cards:
        return False
    if t.bidder == NOBODY:
        return bid < FACES * DECK or t.options.directions
    if bid >= FACES * DECK:
        return False  # 8.2 the direction is declared with the first bid only
    return higher(t, bid // DECK + 1, bid % DECK + 1)


# -- doing it ---------------------------------------------------------------------------------------


@rule
def step(t, seat, action):
    if t.phase == TURNING:
        turn_cards(t, seat, action)
    elif action == CHECK:
        check(t)
    else:
        bid(t, seat, action - BID)


@rule
def turn_cards(t, seat, ends):
    """3.3 The ends are chosen in secret and stay; 3.4 bidding starts when all have chosen."""
    t.up[seat] = ends
    t.waiting &= ~(1 << seat)
    if t.waiting == 0:
        t.phase = BIDDING


@rule
def bid(t, seat, number):
    """4.2 A bid names a count and a value; 8.2 the first one may name the direction."""
    face, count = number // DECK % FACES + 1, number % DECK + 1
    if t.bidder == NOBODY:
        t.direction = COUNTER if number >= FACES * DECK else CLOCKWISE
    t.wild = wild_after(t, face)
    t.face, t.count, t.bidder = face, count, seat
    t.said_face[seat], t.said_count[seat] = face, count
    t.said[face - 1] |= 1 << count - 1
    t.turn = next_to(t, seat)


@rule
def wild_after(t, face):
    """8.1 Do ones count as every value once this value is bid? 8.1.2 A round opened on ones has no jokers."""
    return t.wild and not (t.bidder == NOBODY and face == 1)


@rule
def next_to(t, seat):
    """The next seat in the direction of the round that takes part in it."""
    onward = 1 if t.direction == CLOCKWISE else -1
    while True:
        seat += onward
        if seat == t.options.seats:
            seat = 0
        elif seat < 0:
            seat = t.options.seats - 1
        if t.playing >> seat & 1:
            return seat


@rule
def counts_for(up, face, wild):
    """5.2 Does an end that is up count for a value? 8.1 A wild one counts for every value."""
    return up == face or (wild and up == 1)


@rule
def shown(t):
    """5.2 How many chosen ends count for the value of the bid."""
    found = 0
    for seat in range(t.options.seats):
        if t.playing >> seat & 1:
            for i in range(t.hand[seat]):
                if counts_for(CARDS[t.card[seat, i], t.up[seat] >> i & 1], t.face, t.wild):
                    found += 1
    return found


@rule
def is_true(found, count):
    """5.3 A bid is true if at least so many are found."""
    return found >= count


@rule
def held(t):
    """5.3 Was the bid true that was checked last?"""
    return is_true(t.shown_found, t.shown_count)


@rule
def loser(t):
    """5.3 Who lost the last showdown."""
    return t.shown_checker if held(t) else t.shown_bidder


@rule
def check(t):
    """5.1 The seat after the bidder doubts the bid; 5.2 all show."""
    remember(t, t.turn, shown(t))
    lost = loser(t)
    t.starter = t.shown_bidder if held(t) else t.shown_checker  # 5.4 the winner starts the next round
    if t.tie:
        drop_out(t, lost)  # 7.3 however many cards he would have
    else:
        t.hand[lost] += -1 if t.options.fewer_cards else 1  # 5.5
        if t.hand[lost] == (0 if t.options.fewer_cards else most_cards(t)):
            drop_out(t, lost)  # 6.1
            if not t.options.longer:
                settle(t)
    if size(t.playing) == 1:
        finish(t)
    else:
        deal(t)


@rule
def most_cards(t):
    """6.1 The most cards that a seat can come to: the sixth is its last; 8.3 with fewer cards, those of the start."""
    return HAND if t.options.fewer_cards else HAND + 1


@rule
def remember(t, checker, found):
    """5.2 The showdown stays visible until the next one."""
    t.shown_round, t.shown_face, t.shown_count, t.shown_wild = t.round, t.face, t.count, t.wild
    t.shown_bidder, t.shown_checker, t.shown_found = t.bidder, checker, found
    for seat in range(len(t.hand)):
        plays = t.playing >> seat & 1
        t.shown_hand[seat] = t.hand[seat] if plays else 0
        t.shown_up[seat] = t.up[seat] if plays else 0
    t.shown_card = t.card


@rule
def drop_out(t, seat):
    t.departures += 1
    t.left[seat] = t.departures
    t.playing &= ~(1 << seat)


@rule
def settle(t):
    """7.1 Fewest cards win (most, with fewer cards); 7.3 those who tie play on, they alone."""
    best = 0
    tied = 0
    for seat in range(t.options.seats):
        if t.playing >> seat & 1:
            good = t.hand[seat] if t.options.fewer_cards else most_cards(t) - t.hand[seat]
            if good > best:
                best, tied = good, 0
            if good == best:
                tied |= 1 << seat
    t.playing, t.tie = tied, True
    if not tied >> t.starter & 1:
        t.starter = next_to(t, t.starter)  # 7.4


@rule
def finish(t):
    t.phase, t.turn, t.waiting = OVER, NOBODY, 0


# -- the end ----------------------------------------------------------------------------------------


@rule
def over(t):
    return t.phase == OVER


@rule
def payoff(t, seat):
    """7.2 One seat is left and wins."""
    return 1.0 if t.phase == OVER and t.playing >> seat & 1 else 0.0


@rule
def conserved(t):
    """1.2 No card is dealt twice, and every hand has the cards it should have."""
    drawn, cards = 0, 0
    for seat in range(t.options.seats):
        if t.playing >> seat & 1 and t.phase != OVER:
            for i in range(t.hand[seat]):
                if drawn >> t.card[seat, i] & 1:
                    return False
                drawn |= 1 << t.card[seat, i]
                cards += 1
    return t.phase == OVER or cards == t.cards
