"""What a seat of Agenci knows, and the tables it could be sitting at."""

from __future__ import annotations

from konspira.games.agenci.cards import cards_in, copies_in, one_card, whole_deck
from konspira.games.agenci.files import SLIP, fill_in_own, next_blank, slips, write_label, written
from konspira.games.agenci.pieces import (
    AGENTS,
    BLANK,
    FILES,
    HAND,
    KINDS,
    NOBODY,
    NOTHING,
    OVER,
    OWNERS,
    SEATS,
    SETS,
    Public,
)
from konspira.kernel.bits import lowest, nth, size
from konspira.kernel.chance import below
from konspira.kernel.copying import copying
from konspira.kernel.rule import rule

share = copying(Public)


@rule
def look(t, seat, v):
    """10.1 All that lies open; 10.3 of what is hidden only my own, and everything when the game is over."""
    share(t, v)
    v.seat = seat
    v.pile = cards_in(t.pile)
    for kind in range(KINDS):
        v.used[kind] = copies_in(t.used, kind)
    v.second = t.second if t.phase == OVER or (seat >= 0 and seat == t.holder) else NOBODY
    for other in range(SEATS):
        look_at(t, other, v, t.phase == OVER or other == seat)


@rule
def look_at(t, other, v, known):
    """How many cards a seat holds and labels it has written; if I may know, also its agent, cards and sheet."""
    v.agent[other] = t.agent[other] if known else NOBODY
    v.cards[other], v.written[other] = cards_in(t.hand[other]), written(t, other)
    for agent in range(AGENTS):
        v.label[other, agent] = t.label[other, agent] if known else BLANK
    heap = t.hand[other] if known else 0
    for place in range(HAND):
        kind = lowest(heap) // 2 if heap else NOTHING
        v.hand[other, place] = kind
        heap -= 1 << 2 * kind if heap else 0


@rule
def imagine(v, t):
    """10.4 Deal what I do not know in any way that fits: agents, hands and finished sheets, all equally likely."""
    share(v, t)
    t.label = v.label
    imagine_agents(v, t)
    imagine_cards(v, t)
    if v.phase == FILES:
        for seat in range(v.options.seats):
            if seat != v.seat:
                imagine_sheet(v, t, seat)


@rule
def imagine_agents(v, t):
    """The agent cards I have not seen lie before the others and under the board."""
    t.agent, t.second = v.agent, v.second
    unseen = v.agents
    for seat in range(v.options.seats):
        if v.agent[seat] != NOBODY:
            unseen &= ~(1 << v.agent[seat])
    if v.second != NOBODY:
        unseen &= ~(1 << v.second)
    for seat in range(v.options.seats):
        if v.agent[seat] == NOBODY:
            t.agent[seat] = nth(unseen, below(t, size(unseen)))
            unseen &= ~(1 << t.agent[seat])
    if v.holder != NOBODY and v.second == NOBODY:
        t.second = nth(unseen, below(t, size(unseen)))


@rule
def heap_of(v, seat):
    """The cards of a seat that I know."""
    heap = 0
    for place in range(HAND):
        if v.hand[seat, place] != NOTHING:
            heap += 1 << 2 * v.hand[seat, place]
    return heap


@rule
def imagine_cards(v, t):
    """The secret cards I have not seen lie in the other hands and in the pile."""
    t.used = 0
    for kind in range(KINDS):
        t.used += v.used[kind] << 2 * kind
    unseen = whole_deck(v.options) - t.used
    for seat in range(SEATS):
        t.hand[seat] = 0
    for seat in range(v.options.seats):
        t.hand[seat] = heap_of(v, seat)
        unseen -= t.hand[seat]
    for seat in range(v.options.seats):
        for _ in range(v.cards[seat] - cards_in(t.hand[seat])):
            card = 1 << 2 * one_card(t, unseen)
            t.hand[seat] += card
            unseen -= card
    t.pile = unseen


@rule
def imagine_sheet(v, t, seat):
    """Another seat's sheet: its own agents, and as many labels as it has written, of any sheet that 9.2 allows."""
    fill_in_own(t, seat)
    blanks = SETS[v.options.seats] - (2 if seat == v.holder else 1)
    for labels in range(v.written[seat]):
        left = slips(t, seat)
        slip = below(t, blanks - labels)  # every slip is equally likely, and so is every whole sheet
        owner = 0
        while slip >= left >> SLIP * owner & 15:
            slip -= left >> SLIP * owner & 15
            owner += 1
        write_label(t, seat, next_blank(t, seat) * OWNERS + owner)
