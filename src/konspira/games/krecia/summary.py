"""What a view of Krecia robota comes to, for who learns from it: the same memory, told by place and not by trick."""

from __future__ import annotations

from konspira.games.krecia.options import NOBODY
from konspira.games.krecia.pieces import EMPTY, TRICKS
from konspira.games.krecia.trick import place_at, suit_of
from konspira.kernel.rule import rule


@rule
def summarize(v, s):
    """The trick on the table, then every earlier one: who played, refused, raised, took and failed what."""
    clear(s)
    for trick in range(min(v.trick + 1, TRICKS)):
        if v.led[trick] != NOBODY:
            read_trick(v, s, trick)
            remember_own(v, s, trick)


@rule
def clear(s):
    s.task, s.staked, s.tasks, s.declined, s.known, s.returned = EMPTY, 0, 0, 0, 0, EMPTY
    for place in range(len(s.table)):
        s.table[place] = EMPTY
        s.played[place], s.refused[place], s.showed[place] = 0, 0, 0
        s.tricks[place], s.pledged[place], s.failed[place] = 0, 0, 0


@rule
def read_trick(v, s, trick):
    """One trick, card by card; 4.3 whoever must follow and does not has none of the suit."""
    running = trick == v.trick and v.played < v.options.places
    lead = suit_of(v.card[trick, 0])
    for position in range(v.played if running else v.options.places):
        place, card = place_at(v, v.led[trick], position), v.card[trick, position]
        suit = suit_of(card)
        s.showed[place] |= s.refused[place] & 1 << suit
        if suit != lead:
            s.refused[place] |= 1 << lead
        if running:
            s.table[place] = card
        else:
            s.played[place] |= 1 << card
        if v.raised[trick] >> position & 1:
            s.pledged[place] += 1
            if running:
                s.staked |= 1 << place
    if running:
        s.task = v.mission[trick]
    elif v.won[trick] != NOBODY:
        s.tricks[v.won[trick]] += 1
        if not v.fulfilled >> trick & 1:
            s.failed[v.won[trick]] += 1


@rule
def remember_own(v, s, trick):
    """Missions that were seen, and 12.3 Larry's cards that I handled."""
    if v.mission[trick] != EMPTY:
        s.tasks |= 1 << v.mission[trick]
    if v.unchosen[trick] != EMPTY:
        s.declined |= 1 << v.unchosen[trick]
    if v.out[trick] != EMPTY:
        s.known |= 1 << v.out[trick]
    s.returned = v.top[trick]
