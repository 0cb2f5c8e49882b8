"""What a seat of GRA knows, and the tables it could be sitting at."""

from __future__ import annotations

from konspira.games.gra.pieces import BIDDING, HAND, OVER, TURNING, UNTURNED
from konspira.games.gra.rules import draw
from konspira.kernel.chance import below
from konspira.kernel.rule import rule


@rule
def look(t, seat, v):
    """9.1 My own cards and ends; of the others their number of cards and who is ready; the last showdown whole."""
    v.seat, v.options = seat, t.options
    v.phase, v.round, v.playing, v.waiting, v.tie = t.phase, t.round, t.playing, t.waiting, t.tie
    v.starter, v.turn, v.direction, v.cards = t.starter, t.turn, t.direction, t.cards
    v.face, v.count, v.bidder, v.wild, v.departures = t.face, t.count, t.bidder, t.wild, t.departures
    v.up = t.up[seat] if seat >= 0 else UNTURNED
    for i in range(HAND):
        v.card[i] = t.card[seat, i] if seat >= 0 else 0
    v.shown_round, v.shown_face, v.shown_count, v.shown_wild = (
        t.shown_round, t.shown_face, t.shown_count, t.shown_wild,
    )  # fmt: skip
    v.shown_bidder, v.shown_checker, v.shown_found = t.shown_bidder, t.shown_checker, t.shown_found
    v.hand, v.left, v.said_face, v.said_count = t.hand, t.left, t.said_face, t.said_count
    v.shown_hand, v.shown_card, v.shown_up = t.shown_hand, t.shown_card, t.shown_up


@rule
def imagine(v, t):
    """9.2 Deal the others any cards that are not mine, turned any way: all such worlds are equally likely."""
    t.options = v.options
    t.phase, t.round, t.playing, t.waiting, t.tie = v.phase, v.round, v.playing, v.waiting, v.tie
    t.starter, t.turn, t.direction, t.cards = v.starter, v.turn, v.direction, v.cards
    t.face, t.count, t.bidder, t.wild, t.departures = v.face, v.count, v.bidder, v.wild, v.departures
    t.shown_round, t.shown_face, t.shown_count, t.shown_wild = (
        v.shown_round, v.shown_face, v.shown_count, v.shown_wild,
    )  # fmt: skip
    t.shown_bidder, t.shown_checker, t.shown_found = v.shown_bidder, v.shown_checker, v.shown_found
    t.hand, t.left, t.said_face, t.said_count = v.hand, v.left, v.said_face, v.said_count
    t.shown_hand, t.shown_card, t.shown_up = v.shown_hand, v.shown_card, v.shown_up
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
