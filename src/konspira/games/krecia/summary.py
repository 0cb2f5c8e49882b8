"""What a view of Krecia robota comes to, for who learns from it: the same memory, told by place and not by trick."""

from __future__ import annotations

from konspira.games.krecia.options import NOBODY
from konspira.games.krecia.pieces import EMPTY, SUITS, TRICKS
from konspira.games.krecia.trick import place_at, suit_of
from konspira.kernel.rule import rule


@rule
def summarize(v, s):
    """The trick on the table, then every earlier one: who played, refused, raised, took and failed what."""
    clear(s)
    begun = min(v.trick + (1 if v.played > 0 or v.mission[min(v.trick, TRICKS - 1)] != EMPTY else 0), TRICKS)
    evidence = 0  # a bit a place and suit that it refused; above them, those that it showed later
    for trick in range(begun):
        evidence = read_trick(v, s, trick, evidence)
    for place in range(len(s.refused)):
        s.refused[place] = evidence >> SUITS * place & 15
        s.showed[place] = evidence >> SUITS * (place + len(s.refused)) & 15
    if v.options.seats == 2:
        remember_larrys(v, s, begun)


@rule
def clear(s):
    s.task, s.staked, s.tasks, s.declined, s.known, s.returned = EMPTY, 0, 0, 0, 0, EMPTY
    for place in range(len(s.table)):
        s.table[place] = EMPTY
        s.played[place], s.tricks[place], s.pledged[place], s.failed[place] = 0, 0, 0, 0


@rule
def read_trick(v, s, trick, evidence):
    """One trick, card by card; 4.3 whoever must follow and does not has none of the suit. Returns all the evidence."""
    running = v.won[trick] == NOBODY
    s.tasks |= 1 << v.mission[trick] if v.mission[trick] != EMPTY else 0
    s.declined |= 1 << v.unchosen[trick] if v.unchosen[trick] != EMPTY else 0
    lead, raised = suit_of(v.card[trick, 0]), v.raised[trick]
    two, seats, place = v.options.seats == 2, v.options.seats, v.led[trick] - 1
    for position in range(v.played if running else v.options.places):
        place = place + 1 if place + 1 < seats else 0  # as place_at says, without asking it for every card
        if two:
            place = place_at(v, v.led[trick], position)
        card = v.card[trick, position]
        suit = suit_of(card)
        evidence |= (evidence & 1 << SUITS * place + suit) << SUITS * len(s.refused)
        if suit != lead:
            evidence |= 1 << SUITS * place + lead
        if running:
            s.table[place] = card
        else:
            s.played[place] |= 1 << card
        if raised >> position & 1:
            s.pledged[place] += 1
            s.staked |= 1 << place if running else 0
    if running:
        s.task = v.mission[trick]
    else:
        s.tricks[v.won[trick]] += 1
        s.failed[v.won[trick]] += 0 if v.fulfilled >> trick & 1 else 1
    return evidence


@rule
def remember_larrys(v, s, begun):
    """12.3 Larry's cards that I handled."""
    for trick in range(begun):
        if v.out[trick] != EMPTY:
            s.known |= 1 << v.out[trick]
        s.returned = v.top[trick]
