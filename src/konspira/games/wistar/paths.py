"""The explorer's ways through the farm, the doors in them, and the map that an owner tells (RULES.md, 6.2 and 12.4)."""

from __future__ import annotations

from konspira.games.wistar.agenda import ask, offer, offer_set, push, tell
from konspira.games.wistar.components import LAST_ROOM, ROOMS
from konspira.games.wistar.dialogue import (
    ASK_DOOR,
    ASK_WAY,
    ASK_WAYS,
    BEHIND,
    DID_DOOR,
    DID_MOVE,
    DID_NOT,
    DO_WALK,
    NO,
    NO_MOVE,
    NONE,
    ROOM,
    YES,
)
from konspira.kernel.bits import lowest, size
from konspira.kernel.rule import rule

ROOM_COUNT = len(ROOMS)
EVERY_ROOM = (1 << ROOM_COUNT) - 1

# -- the map ----------------------------------------------------------------------------------------


@rule
def neighbours(t, rooms):
    """The rooms next to some rooms, and these themselves, as a bit set."""
    found = rooms
    for room in range(ROOM_COUNT):
        if rooms >> room & 1:
            found |= t.pack.ways[room]
    return found


@rule
def leads_on(t, room):
    """Does a way lead, if through other rooms, from this room to one whose ways are still to be told?"""
    reached = 1 << room
    while neighbours(t, reached) != reached:
        reached = neighbours(t, reached)
    return reached >> room + 1 != 0


@rule
def ask_ways(t):
    """12.4 Room by room, from A on, he asks for the rooms next to it that come later; in the end all hang together."""
    room = t.pack.told
    further = EVERY_ROOM & ~((2 << room) - 1) & ~t.pack.ways[room]
    ask(t, ASK_WAYS, room, t.pack.ways[room])
    offer_set(t, ROOM, further)
    offer_set(t, BEHIND, further)
    if leads_on(t, room):
        offer(t, NONE)


@rule
def learn_way(t, room, answer):
    """12.4 A room lies next to this one, with or without a door; or no further one does."""
    if answer == NONE:
        t.pack.told += 1
        return
    other = answer - BEHIND if answer >= BEHIND else answer - ROOM
    t.pack.ways[room] |= 1 << other
    t.pack.ways[other] |= 1 << room
    if answer >= BEHIND:
        t.pack.doors[room] |= 1 << other
        t.pack.doors[other] |= 1 << room


# -- moving -----------------------------------------------------------------------------------------


@rule
def move(t, target):
    """6.2 To another room; to be there already is no move."""
    if t.room == target:
        tell(t, DID_NOT, NO_MOVE, target, 0)
    else:
        tell(t, DID_MOVE, t.room, target, 0)
        push(t, DO_WALK, target, 0)


@rule
def rooms_nearer(t, target):
    """The rooms next to the explorer's that lie on a shortest way, as a bit set."""
    near = 1 << target
    while not t.pack.ways[t.room] & near:
        near = neighbours(t, near)
    return t.pack.ways[t.room] & near


@rule
def walk(t, target):
    """6.2 The shortest way; of several you say which has fewer doors. Without a map he asks for it first."""
    if t.room == target:
        return
    if t.pack.told < LAST_ROOM:
        push(t, DO_WALK, target, 0)
        ask_ways(t)
        return
    nearer = rooms_nearer(t, target)
    if size(nearer) > 1:
        ask(t, ASK_WAY, target, 0)
        offer_set(t, ROOM, nearer)
    else:
        go_through(t, lowest(nearer), target)


@rule
def go_through(t, room, target):
    """Into the next room on the way; if a door may be there, he asks."""
    push(t, DO_WALK, target, 0)
    if t.pack.doors[t.room] >> room & 1 and not t.gone[t.room] >> room & 1:
        ask(t, ASK_DOOR, t.room, room)
        offer(t, YES)
        offer(t, NO)
    else:
        t.room = room


@rule
def hear_door(t, room, answer):
    """6.2 A door in the way is taken; either way none is there from now on (11.2)."""
    if answer == YES:
        t.doors += 1
        tell(t, DID_DOOR, t.room, room, 0)
    t.gone[t.room] |= 1 << room
    t.gone[room] |= 1 << t.room
    t.room = room
