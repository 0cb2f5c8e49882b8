"""Mice and cheese: where Krysobot takes them from (RULES.md, 4.18, 4.21, 6.5, 6.6)."""

from __future__ import annotations

from konspira.games.wistar.agenda import (
    ask,
    offer,
    offer_mice,
    offer_set,
    succeed,
    tell,
)
from konspira.games.wistar.burrow import dig_instead, free_chambers, take_tile
from konspira.games.wistar.components import (
    CELLAR,
    CHEESE,
    ENTRANCE,
    FROM_ROUND,
    FROM_SUPPLY,
    TENTS,
    UNKNOWN,
)
from konspira.games.wistar.dialogue import (
    ASK_CHEESE,
    ASK_MOUSE,
    ASK_ROUND_MOUSE,
    ASK_SUPPLY_MOUSE,
    ASK_TENT_ROOM,
    DID_NOT,
    MOUSE,
    MOUSE_VALUES,
    NO,
    NO_MOUSE,
    NONE,
    NUMBER,
    ROOM,
    YES,
)
from konspira.kernel.bits import lowest, size
from konspira.kernel.rule import rule


@rule
def try_cheese(t):
    """6.6 In its room, and while one is available; what follows otherwise lies on the agenda."""
    elsewhere = t.pack.cheese_room != UNKNOWN and t.pack.cheese_room != t.room
    if t.room == ENTRANCE or elsewhere or t.no_cheese >> t.room & 1 or (t.pack.one_cheese and has_cheese(t)):
        return
    ask(t, ASK_CHEESE, t.room, 0)
    if free_chambers(t) == 0:
        offer(t, YES)  # 5.2 there is no chamber for it, so its points do not matter
        offer(t, NO)
    else:
        offer_set(t, NUMBER, t.pack.cheese_values)
        offer(t, NONE)


@rule
def has_cheese(t):
    for i in range(t.tiles):
        if t.tile[i] == CHEESE:
            return True
    return False


@rule
def hear_cheese(t, room, answer):
    if answer in (NO, NONE):
        t.no_cheese |= 1 << room
        return
    t.pack.cheese_room = room
    succeed(t)
    if answer == YES:
        dig_instead(t)
    else:
        take_tile(t, CHEESE, answer - NUMBER, room)


@rule
def try_mouse_here(t):
    """6.5, 4.21 A mouse in the explorer's room; what follows otherwise lies on the agenda."""
    if t.room != ENTRANCE and not t.no_mice >> t.room & 1:
        ask_mouse(t, t.room, False)


@rule
def try_mouse_at_tent(t):
    """6.5 A mouse from a room with a tent; if both have some, you choose."""
    rooms = t.tents & ~t.no_mice & ~(1 << t.room)
    if size(rooms) == 1:
        ask_mouse(t, lowest(rooms), False)
    elif size(rooms) == TENTS:
        ask(t, ASK_TENT_ROOM, 0, 0)
        offer_set(t, ROOM, rooms)
        offer(t, NONE)


@rule
def ask_mouse(t, room, sure):
    """Which mouse lies there? Without a chamber for it, only whether one does (5.2)."""
    ask(t, ASK_MOUSE, room, 0)
    if free_chambers(t) == 0:
        offer(t, YES)
        offer(t, NO)
    else:
        offer_mice(t, t.pack.zone[room])
        if not sure:
            offer(t, NONE)


@rule
def hear_tent_room(t, answer):
    if answer == NONE:
        t.no_mice |= t.tents
    elif free_chambers(t) == 0:
        succeed(t)
        dig_instead(t)
    else:
        ask_mouse(t, answer - ROOM, True)


@rule
def hear_mouse(t, room, answer):
    if answer in (NO, NONE):
        t.no_mice |= 1 << room
        return
    succeed(t)
    if answer == YES:
        dig_instead(t)
    else:
        zone = (answer - MOUSE) // MOUSE_VALUES
        t.pack.zone[room] = zone
        take_tile(t, zone, (answer - MOUSE) % MOUSE_VALUES, room)


@rule
def take_round_mouse(t):
    """4.18 The mouse revealed this round, or a cellar mouse from the supply."""
    if free_chambers(t) == 0:
        dig_instead(t)
    elif t.mouse_gone:
        ask_supply_mouse(t)
    else:
        ask(t, ASK_ROUND_MOUSE, 0, 0)
        offer_mice(t, UNKNOWN)
        offer(t, NONE)


@rule
def ask_supply_mouse(t):
    ask(t, ASK_SUPPLY_MOUSE, 0, 0)
    offer_mice(t, CELLAR)
    offer(t, NONE)


@rule
def hear_round_mouse(t, answer):
    t.mouse_gone = True
    if answer == NONE:
        ask_supply_mouse(t)
    else:
        take_tile(t, (answer - MOUSE) // MOUSE_VALUES, (answer - MOUSE) % MOUSE_VALUES, FROM_ROUND)


@rule
def hear_supply_mouse(t, answer):
    if answer == NONE:
        tell(t, DID_NOT, NO_MOUSE, 0, 0)
    else:
        take_tile(t, CELLAR, (answer - MOUSE) % MOUSE_VALUES, FROM_SUPPLY)
