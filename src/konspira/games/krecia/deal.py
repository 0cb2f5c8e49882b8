"""Laying the table of Krecia robota: roles, hands and tokens, and the two missions a trick begins with.

Numbers in comments and docstrings are those of RULES.md.
"""

from __future__ import annotations

from konspira.games.krecia.options import NOBODY
from konspira.games.krecia.pieces import (
    ALLYING,
    CHOOSING,
    EMPTY,
    LARRY,
    PLAYING,
    TOKENS,
    UNDECIDED,
)
from konspira.games.krecia.roles import BLANK, FOLLOWS, GOAL, HOLDS, OPEN, ROWS, WITH_PARTNER
from konspira.kernel.bits import nth, size
from konspira.kernel.chance import below
from konspira.kernel.rule import rule


@rule
def start(t, options):
    """2 Everything is laid for the first trick; 9.6 if there is an accomplice, it names a partner first."""
    t.options = options
    t.reason, t.winners, t.accused, t.partner = UNDECIDED, 0, NOBODY, NOBODY
    t.revealed, t.exposed, t.waiting, t.fulfilled = 0, 0, 0, 0
    t.trick, t.played, t.three, t.objecting = 0, 0, 0, 0
    t.unseen = options.pile
    t.drawn[0], t.drawn[1] = EMPTY, EMPTY
    clear_the_past(t)
    t.dealer = options.dealer if options.dealer != NOBODY else below(t, options.seats)
    t.leader = (t.dealer + 1) % options.seats  # 2.6
    deal_roles(t)
    deal_hands(t)
    deal_tokens(t)
    namer = who_names_a_partner(t)
    if namer != NOBODY:
        t.phase, t.turn = ALLYING, namer
    else:
        begin_trick(t)


@rule
def clear_the_past(t):
    for trick in range(len(t.led)):
        t.led[trick], t.won[trick], t.mission[trick], t.unchosen[trick] = NOBODY, NOBODY, EMPTY, EMPTY
        t.raised[trick], t.objected[trick], t.top[trick], t.out[trick] = 0, 0, EMPTY, EMPTY
        for position in range(len(t.role)):
            t.card[trick, position] = EMPTY


@rule
def trait(t, role, column):
    """10.1 What a role card says under one heading."""
    return t.options.blank[column] if role == BLANK else ROWS[role, column]


@rule
def deal_roles(t):
    """2.2 The role cards are shuffled; 9.12 one that starts revealed may go to a chosen seat."""
    for place in range(len(t.role)):
        t.role[place] = t.options.roles[place]
    for place in range(t.options.places - 1, 0, -1):
        other = below(t, place + 1)
        t.role[place], t.role[other] = t.role[other], t.role[place]
    if t.options.open_seat != NOBODY:
        for place in range(t.options.places):
            if trait(t, t.role[place], OPEN):
                t.role[place], t.role[t.options.open_seat] = t.role[t.options.open_seat], t.role[place]
                break
    find_the_free(t)
    for place in range(t.options.places):
        if trait(t, t.role[place], OPEN):
            t.revealed |= 1 << place


@rule
def find_the_free(t):
    """4.4 Who need not follow."""
    t.free = 0
    for place in range(t.options.places):
        if not trait(t, t.role[place], FOLLOWS):
            t.free |= 1 << place


@rule
def take(t, cards, number):
    """So many cards at random out of a set; drawing what stays is the same, and shorter if less stays."""
    stays = number + number > size(cards)
    taken = 0
    for _ in range(size(cards) - number if stays else number):
        taken |= 1 << nth(cards & ~taken, below(t, size(cards & ~taken)))
    return cards & ~taken if stays else taken


@rule
def deal_hands(t):
    """2.3 The cards are dealt; 12.1 with two seats what is left is Larry's deck."""
    t.stock = t.options.deck
    for seat in range(len(t.hand)):
        t.hand[seat] = take(t, t.stock, t.options.hand) if seat < t.options.seats else 0
        t.stock &= ~t.hand[seat]


@rule
def deal_tokens(t):
    """2.4 One each; 9.6 none for a role that may hold none; 12.1 three for Larry."""
    t.pool = TOKENS
    for place in range(len(t.tokens)):
        number = 0
        if place < t.options.seats:
            number = 1 if trait(t, t.role[place], HOLDS) else 0
        elif place == LARRY and t.options.seats == 2:
            number = 3
        t.tokens[place], t.vote[place] = number, EMPTY
        t.pool -= number


@rule
def who_names_a_partner(t):
    """9.6 The seat whose fate hangs on a partner's, or NOBODY."""
    for seat in range(t.options.seats):
        if trait(t, t.role[seat], GOAL) == WITH_PARTNER:
            return seat
    return NOBODY


@rule
def name_partner(t, partner):
    """9.6 For all to hear."""
    t.partner = partner
    begin_trick(t)


@rule
def draw_mission(t):
    mission = nth(t.unseen, below(t, size(t.unseen)))
    t.unseen &= ~(1 << mission)
    return mission


@rule
def begin_trick(t):
    """3.1 The leader draws two missions, to be read alone."""
    one, two = draw_mission(t), draw_mission(t)
    t.drawn[0], t.drawn[1] = min(one, two), max(one, two)
    t.led[t.trick] = t.leader
    t.phase, t.turn, t.played = CHOOSING, t.leader, 0


@rule
def may_choose(t, mission):
    """11.2 A risky mission must be chosen if one is drawn."""
    if mission != t.drawn[0] and mission != t.drawn[1]:
        return False
    risky = t.options.risky & ((1 << t.drawn[0]) | (1 << t.drawn[1]))
    return risky == 0 or risky >> mission & 1 == 1


@rule
def choose(t, mission):
    """3.1 One mission for all to see, the other goes away face down."""
    t.mission[t.trick] = mission
    t.unchosen[t.trick] = t.drawn[0] + t.drawn[1] - mission
    t.drawn[0], t.drawn[1] = EMPTY, EMPTY
    t.phase = PLAYING
