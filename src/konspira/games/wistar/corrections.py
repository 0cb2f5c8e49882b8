"""What was told wrongly of the box is told again, in the middle of an evening (RULES.md, 12.7).

The owner names the card or board; what is known of it is forgotten, and he asks for it at once, as he did at first.
"""

from __future__ import annotations

from konspira.games.wistar.agenda import ask, offer, offer_numbers, offer_range, offer_set, push
from konspira.games.wistar.components import (
    BONUSES,
    CARDS,
    CHAMBERS,
    COTTAGE,
    ENTRANCE,
    EXPLORATIONS,
    FIELDS,
    ICONS,
    LAST_BACK,
    LAST_FACE,
    LAST_ROOM,
    PLANS,
    PRINTED_DOOR,
    ROOM_SLOTS,
    ROOMS,
    SCALES,
    SECTIONS,
    SLOTS,
    UNDERGROUNDS,
    UNKNOWN,
)
from konspira.games.wistar.dialogue import (
    ASK_CORRECT,
    ASK_CORRECT_ROOM,
    ASK_OPEN_CHAMBERS,
    ASK_PLACE_POINTS,
    CARD,
    CORRECT,
    DO_LEARN_BOARD,
    DO_LEARN_CARD,
    DO_LEARN_MAP,
    DO_LEARN_PLAN,
    DO_LEARN_ROW,
    DO_LEARN_SCALE,
    DO_LEARN_TASKS,
    DO_LEARN_WHEEL,
    EXPLORATION,
    NONE,
    NUMBER,
    NUMBERS,
    OF_BACK,
    OF_BEDS,
    OF_BOARD,
    OF_CHAMBERS,
    OF_CHEESE,
    OF_CUBES,
    OF_FACE,
    OF_LAST,
    OF_MAP,
    OF_TASKS,
    OF_WHEEL,
    OF_ZONES,
    ROOM,
    SCALE,
)
from konspira.games.wistar.paths import ask_ways
from konspira.games.wistar.tasks import knows_slots, not_on_plan
from konspira.games.wistar.teach_in import asks_of_scale, icon_at
from konspira.kernel.rule import rule

CARD_COUNT, SECTION_COUNT, SCALE_COUNT, ROOM_COUNT = len(CARDS), len(SECTIONS), len(SCALES), len(ROOMS)
SLOT_COUNT = len(SLOTS)
EVERY_ROOM = (1 << ROOM_COUNT) - 1
ONE_SIDE, OTHER_SIDE = PRINTED_DOOR
PRINTED_TASKS, TASKS_THERE = 3, 2  # two task cards in room D are printed in an example

# -- what is known ----------------------------------------------------------------------------------


@rule
def rows_known(t, card):
    """The rooms whose row on an exploration card is known, as a bit set; the last card comes after the others."""
    found = 0
    for room in range(ROOM_COUNT):
        if icon_at(t, card * ROOM_COUNT + room, 0) != UNKNOWN:
            found |= 1 << room
    return found


@rule
def on_plan(t, plan):
    """Is anything of a plan known?"""
    for slot in range(SLOT_COUNT):
        if t.pack.plan[plan, slot]:
            return True
    return False


@rule
def places_known_of(t, places):
    """The places below cubes, beds or undergrounds whose points are known, as a bit set."""
    found = 0
    for place in range(len(t.pack.cube_points) if places == OF_CUBES else len(t.pack.bed_points)):
        if points_at(t, places, place) != UNKNOWN:
            found |= 1 << place
    return found


@rule
def points_at(t, places, place):
    if places == OF_CUBES:
        return t.pack.cube_points[place]
    return t.pack.bed_points[place] if places == OF_BEDS else t.pack.chamber_points[place]


@rule
def zones_known(t):
    """The rooms of which he knows whether they belong to the house or to the cellar, as a bit set."""
    found = 0
    for room in range(ENTRANCE + 1, ROOM_COUNT):
        if t.pack.zone[room] != UNKNOWN:
            found |= 1 << room
    return found


# -- which card or board ----------------------------------------------------------------------------


@rule
def ask_correct(t):
    """12.7 Whatever he knows of the box can be told again."""
    ask(t, ASK_CORRECT, 0, 0)
    for card in range(CARD_COUNT):
        known = t.pack.cottage_skill if card == COTTAGE else t.pack.rat[card]
        if known != UNKNOWN or t.pack.bonus[card, 0] != UNKNOWN:
            offer(t, CARD + card)
    for card in range(EXPLORATIONS):
        if rows_known(t, card) or on_plan(t, card):
            offer(t, EXPLORATION + card)
    for scale in range(SCALE_COUNT):
        if t.pack.length[scale] != UNKNOWN:
            offer(t, SCALE + scale)
    if t.pack.open_chambers != UNKNOWN:
        offer(t, CORRECT + OF_BOARD)
    if t.pack.told == LAST_ROOM:
        offer(t, CORRECT + OF_MAP)
    if t.pack.clockwise[0] != UNKNOWN:
        offer(t, CORRECT + OF_WHEEL)
    if t.pack.slots[1] != UNKNOWN:
        offer(t, CORRECT + OF_TASKS)
    if zones_known(t):
        offer(t, CORRECT + OF_ZONES)
    if t.pack.cheese_room != UNKNOWN:
        offer(t, CORRECT + OF_CHEESE)
    if rows_known(t, EXPLORATIONS) or on_plan(t, LAST_BACK) or on_plan(t, LAST_FACE):
        offer(t, CORRECT + OF_LAST)
    offer(t, NONE)


@rule
def hear_correct(t, answer):
    """The card or board is forgotten and asked for again; of exploration cards and rooms he asks further."""
    if CARD <= answer < CARD + CARD_COUNT:
        forget_card(t, answer - CARD)
    elif EXPLORATION <= answer < EXPLORATION + EXPLORATIONS:
        ask_which_row(t, answer - EXPLORATION)
    elif SCALE <= answer < SCALE + SCALE_COUNT:
        forget_scale(t, answer - SCALE)
    elif answer == CORRECT + OF_BOARD:
        forget_board(t)
    elif answer == CORRECT + OF_MAP:
        forget_map(t)
    elif answer == CORRECT + OF_WHEEL:
        for section in range(SECTION_COUNT):
            t.pack.clockwise[section] = UNKNOWN
        push(t, DO_LEARN_WHEEL, 0, 0)
    elif answer == CORRECT + OF_TASKS:
        for room in range(1, ROOM_COUNT):
            t.pack.slots[room] = TASKS_THERE if room == PRINTED_TASKS else UNKNOWN
        push(t, DO_LEARN_TASKS, 0, 0)
    elif answer == CORRECT + OF_LAST:
        ask_which_row(t, EXPLORATIONS)
    elif answer != NONE:
        ask(t, ASK_CORRECT_ROOM, answer, 0)
        offer_set(t, ROOM, EVERY_ROOM & ~1 if answer == CORRECT + OF_CHEESE else zones_known(t))


@rule
def ask_which_row(t, card):
    """Which row of an exploration card, or which of its plans?"""
    ask(t, ASK_CORRECT_ROOM, card, 0)
    offer_set(t, ROOM, rows_known(t, card))
    if card == EXPLORATIONS:
        if on_plan(t, LAST_BACK):
            offer(t, CORRECT + OF_BACK)
        if on_plan(t, LAST_FACE):
            offer(t, CORRECT + OF_FACE)
    elif on_plan(t, card):
        offer(t, CORRECT + OF_BACK)
    offer(t, NONE)


@rule
def hear_correct_room(t, card, answer):
    if card == CORRECT + OF_CHEESE:
        t.pack.cheese_room = answer - ROOM
    elif card == CORRECT + OF_ZONES:
        t.pack.zone[answer - ROOM] = 1 - t.pack.zone[answer - ROOM]  # told wrongly, so it is the other one
    elif answer == CORRECT + OF_FACE:
        forget_plan(t, LAST_FACE)
    elif answer == CORRECT + OF_BACK:
        forget_plan(t, LAST_BACK if card == EXPLORATIONS else card)
    elif answer != NONE:
        forget_row(t, card, answer - ROOM)


# -- forgetting -------------------------------------------------------------------------------------


@rule
def forget_card(t, card):
    t.pack.rat[card] = UNKNOWN
    for i in range(BONUSES):
        t.pack.bonus[card, i], t.pack.bonus_skill[card, i] = UNKNOWN, UNKNOWN
    if card == COTTAGE:
        t.pack.cottage_skill = UNKNOWN
    push(t, DO_LEARN_CARD, card, 0)


@rule
def forget_row(t, card, room):
    for i in range(ICONS):
        if card == EXPLORATIONS:
            t.pack.last_icon[room, i] = UNKNOWN
        else:
            t.pack.icon[card, room, i] = UNKNOWN
    push(t, DO_LEARN_ROW, card * ROOM_COUNT + room, 0)


@rule
def forget_plan(t, plan):
    for slot in range(SLOT_COUNT):
        t.pack.plan[plan, slot] = 0
    push(t, DO_LEARN_PLAN, plan, 0)


@rule
def forget_scale(t, scale):
    t.pack.length[scale], t.pack.overflow[scale] = UNKNOWN, UNKNOWN
    for field in range(1, FIELDS):
        t.pack.points[scale, field], t.pack.effect[scale, field] = UNKNOWN, UNKNOWN
    push(t, DO_LEARN_SCALE, scale, 0)


@rule
def forget_board(t):
    """The chambers that are open from the start, and the points that were known; the others are asked for in time."""
    for places in range(OF_CHAMBERS + 1):
        push(t, DO_LEARN_BOARD, places, places_known_of(t, places))
    for place in range(len(t.pack.cube_points)):
        t.pack.cube_points[place] = UNKNOWN
    for place in range(len(t.pack.bed_points)):
        t.pack.bed_points[place], t.pack.chamber_points[place] = UNKNOWN, UNKNOWN
    ask(t, ASK_OPEN_CHAMBERS, 0, 0)
    offer_numbers(t, max(0, t.beds + t.tiles - t.dug), CHAMBERS - UNDERGROUNDS)


@rule
def forget_map(t):
    """The door between D and E is printed, and stays."""
    for room in range(ROOM_COUNT):
        t.pack.ways[room], t.pack.doors[room] = 0, 0
    t.pack.told = 0
    t.pack.ways[ONE_SIDE], t.pack.ways[OTHER_SIDE] = 1 << OTHER_SIDE, 1 << ONE_SIDE
    t.pack.doors[ONE_SIDE], t.pack.doors[OTHER_SIDE] = 1 << OTHER_SIDE, 1 << ONE_SIDE
    push(t, DO_LEARN_MAP, 0, 0)


# -- asking again -----------------------------------------------------------------------------------


@rule
def learn_again(t, what, a, b):
    """What lies on the agenda of it: asked for until it is known."""
    if what == DO_LEARN_SCALE:
        if asks_of_scale(t, a):
            push(t, DO_LEARN_SCALE, a, 0)
    elif what == DO_LEARN_MAP:
        if t.pack.told < LAST_ROOM:
            push(t, DO_LEARN_MAP, 0, 0)
            ask_ways(t)
    elif what == DO_LEARN_TASKS:
        learn_tasks(t)
    elif b:
        learn_places(t, a, b)


@rule
def learn_tasks(t):
    """How many task cards lie in each room; a plan that does not fit any more is forgotten."""
    if not knows_slots(t, EVERY_ROOM):
        push(t, DO_LEARN_TASKS, 0, 0)
        return
    for plan in range(PLANS):
        stale = not_on_plan(t, plan) != 0
        for slot in range(SLOT_COUNT):
            there = slot % ROOM_SLOTS < t.pack.slots[slot // ROOM_SLOTS]
            stale = stale or (not there and t.pack.plan[plan, slot] != 0)
        if stale:
            for slot in range(SLOT_COUNT):
                t.pack.plan[plan, slot] = 0


@rule
def learn_places(t, places, missing):
    """The points of one place after the other, none lower than those before it (12.4)."""
    place, lowest_points = 0, 0
    while not missing >> place & 1:
        lowest_points = max(lowest_points, points_at(t, places, place))
        place += 1
    push(t, DO_LEARN_BOARD, places, missing & ~(1 << place))
    ask(t, ASK_PLACE_POINTS, places, place + 1)
    offer_range(t, NUMBER + lowest_points, NUMBER + NUMBERS)
