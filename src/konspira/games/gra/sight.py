"""What a seat of GRA knows, and the tables it could be sitting at."""

from __future__ import annotations

from konspira.games.gra.pieces import BIDDING, HAND, OVER, TURNING, UNTURNED, Public
from konspira.games.gra.rules import draw
from konspira.kernel.chance import below
from konspira.kernel.copying import copying
from konspira.kernel.rule import rule

share = copying(Public)


@rule
def look(t, seat, v):
    """9.1 My own cards and ends; of the others their number of cards and who is ready; the last showdown whole."""
    share(t, v)
    v.seat = seat
    v.up = t.up[seat] if seat >= 0 else UNTURNED
    for i in range(HAND):
        v.card[i] = t.card[seat, i] if seat >= 0 else 0


@rule
def imagine(v, t):
    """9.2 Deal the others any cards that are not mine, turned any way: all such worlds are equally likely."""
    share(v, t)
    imagine_hands(v, t)


@rule
def imagine_hands(v, t):
    drawn = 0
    mine = v.seat >= 0 and v.phase != OVER and v.playing >> v.seat & 1
    if mine:
        for i in range(v.hand[v.seat]):
            drawn |= 1 << v.card[i]
    for seat in range(len(v.hand)):
        plays = v.phase != OVER and v.playing >> seat & 1
        settled = v.phase == BIDDING or (v.phase == TURNING and not v.waiting >> seat & 1)
        t.up[seat] = below(t, 1 << v.hand[seat]) if plays and settled else UNTURNED
        for i in range(HAND):
            t.card[seat, i] = 0
            if plays and i < v.hand[seat] and seat != v.seat:
                card = draw(t, drawn)
                drawn |= 1 << card
                t.card[seat, i] = card
    if v.seat >= 0:
        t.up[v.seat] = v.up
        for i in range(HAND):
            t.card[v.seat, i] = v.card[i]
