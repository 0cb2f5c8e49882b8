"""The trick of Krecia robota: who may play what, and who takes it.

Numbers in comments and docstrings are those of RULES.md.
"""

from __future__ import annotations

from konspira.games.krecia.options import DECK
from konspira.games.krecia.pieces import LARRY, LARRYS, PLAYING, SUIT, VALUES
from konspira.kernel.bits import lowest, nth, size
from konspira.kernel.chance import below
from konspira.kernel.rule import rule


@rule
def suit_of(card):
    return card // VALUES


@rule
def value_of(card):
    return card % VALUES + 1


@rule
def place_at(t, leader, position):
    """4.1 Clockwise from the leader; 12.2 with two seats: leader, Larry, controller."""
    if t.options.seats == 2:
        return leader if position == 0 else LARRY if position == 1 else 1 - leader
    place = leader + position
    return place if place < t.options.seats else place - t.options.seats


@rule
def controller(t):
    """12.2 With two seats, whoever does not lead handles Larry's cards."""
    return 1 - t.leader


# -- what may be played -----------------------------------------------------------------------------


@rule
def playable(t, seat):
    """4.3 Follow the lead if you can; 4.4 the mole need not."""
    cards = t.hand[seat]
    if t.played == 0 or t.free >> seat & 1:
        return cards
    return following(t, cards)


@rule
def following(t, cards):
    """4.3 What can be played of these cards by whoever must follow the lead."""
    return follow(cards, t.card[t.trick, 0])


@rule
def follow(cards, first):
    """4.3 Those of the cards that follow the first one of a trick; if none does, all of them."""
    found = cards & SUIT[suit_of(first)]
    return found if found else cards


@rule
def may_raise(t, seat):
    """5.2 Not the leader, not a revealed seat, not without a token."""
    return t.options.raising and t.played > 0 and t.tokens[seat] > 0 and not t.revealed >> seat & 1


@rule
def playable_for_larry(t):
    """12.4 Larry follows if one of the three cards can."""
    return following(t, t.three)


# -- playing ----------------------------------------------------------------------------------------


@rule
def play(t, seat, action):
    """4.1 A card from the hand, 5.1 with a token of the own or without."""
    raised = 1 if action >= DECK else 0
    card = action - DECK * raised
    t.hand[seat] &= ~(1 << card)
    t.tokens[seat] -= raised
    put_down(t, card, raised)


@rule
def put_down(t, card, raised):
    """4.1 A card on the table; then it is the next one's turn."""
    t.card[t.trick, t.played] = card
    t.raised[t.trick] |= raised << t.played
    t.played += 1
    t.phase = PLAYING
    if t.played < t.options.places:
        t.turn = place_at(t, t.leader, t.played)
        if t.options.seats == 2 and t.played == 1:
            look_at_three(t)


@rule
def look_at_three(t):
    """12.3 The controller takes the card that was put back, and more from below it to make three."""
    t.phase, t.turn = LARRYS, controller(t)
    t.three = 1 << t.top[t.trick - 1] if t.trick > 0 else 0
    t.stock &= ~t.three
    while size(t.three) < 3:
        card = nth(t.stock, below(t, size(t.stock)))
        t.stock &= ~(1 << card)
        t.three |= 1 << card


@rule
def play_for_larry(t, action):
    """12.3 One is played, one goes back on top, one away unseen."""
    card = action >> 1
    others = t.three & ~(1 << card)
    low, high = lowest(others), lowest(others & (others - 1))
    back = goes_back(t, low, high, action & 1)
    t.top[t.trick], t.out[t.trick] = back, low + high - back
    t.stock |= 1 << back
    t.three = 0
    put_down(t, card, 0)


@rule
def goes_back(t, one, other, higher):
    """12.9 The lower or the higher of two cards by value; `one` is of the earlier colour, and lower of equal values.

    In the first edition the colour came before the value.
    """
    turned = t.options.edition > 1 and value_of(one) > value_of(other)
    return other if (higher == 1) != turned else one


# -- who takes it -----------------------------------------------------------------------------------


@rule
def raised_to(t, trick):
    """5.3 The colour that a card with a token has: the trump of the trick's mission (3.2)."""
    return t.options.trump[t.mission[trick]]


@rule
def colour_of(t, position):
    """5.3 The colour that a card counts as."""
    if t.raised[t.trick] >> position & 1:
        return raised_to(t, t.trick)
    return suit_of(t.card[t.trick, position])


@rule
def best_position(t):
    """4.5 The highest trump, or the highest card of the lead; 4.6 of equal trumps the later."""
    trump = t.options.trump[t.mission[t.trick]]
    lead = suit_of(t.card[t.trick, 0])
    best, found = 0, 0
    for position in range(t.played):
        suit = colour_of(t, position)
        strength = value_of(t.card[t.trick, position])
        if suit == trump:
            strength += VALUES
        elif suit != lead:
            strength = 0
        if strength >= best:
            best, found = strength, position
    return found
