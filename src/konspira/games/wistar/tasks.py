"""Tasks, and the plans of the farm that rank them (RULES.md, section 7)."""

from __future__ import annotations

from konspira.games.wistar.agenda import ask, offer, offer_numbers, offer_set, push, succeed, tell
from konspira.games.wistar.components import (
    CUBES,
    EXPLORATIONS,
    LAST_BACK,
    LAST_FACE,
    ROOM_SLOTS,
    ROOMS,
    SLOTS,
    UNKNOWN,
)
from konspira.games.wistar.dialogue import (
    ASK_PLAN,
    ASK_SLOTS,
    ASK_TASK,
    ASK_TOP,
    DID_TASK,
    DO_LEARN_PLAN,
    DO_TASK,
    EXPLORATION,
    NEW,
    NO,
    NONE,
    SLOT,
    YES,
)
from konspira.kernel.bits import lowest, size
from konspira.kernel.rule import rule

EVERY_ROOM = (1 << len(ROOMS)) - 1
ENTRANCE_ONLY = 1
SLOT_COUNT = len(SLOTS)


@rule
def task_cards(t, rooms):
    """The task cards in some rooms, as a bit set."""
    found = 0
    for room in range(len(t.pack.slots)):
        if rooms >> room & 1:
            found |= ((1 << t.pack.slots[room]) - 1) << room * ROOM_SLOTS
    return found


@rule
def knows_slots(t, rooms):
    """Does he know how many task cards lie in these rooms? If not, he asks."""
    for room in range(len(t.pack.slots)):
        if rooms >> room & 1 and t.pack.slots[room] == UNKNOWN:
            ask(t, ASK_SLOTS, room, 0)
            offer_numbers(t, 0, ROOM_SLOTS)
            return False
    return True


# -- plans ------------------------------------------------------------------------------------------


@rule
def plan_now(t):
    """7.3 The plan that holds: the back of the top card, or the face of the last one."""
    if t.last_card:
        return LAST_FACE
    came_up = size(t.explored)
    if came_up == EXPLORATIONS:
        return LAST_BACK
    return t.explorations[came_up] if t.top_known else UNKNOWN


@rule
def not_on_plan(t, plan):
    """The task cards whose number on a plan is not known, as a bit set; -1 if not even the cards are."""
    missing = 0
    for slot in range(SLOT_COUNT):
        if t.pack.slots[slot // ROOM_SLOTS] == UNKNOWN:
            return -1
        if slot % ROOM_SLOTS < t.pack.slots[slot // ROOM_SLOTS] and t.pack.plan[plan, slot] == 0:
            missing |= 1 << slot
    return missing


@rule
def knows_plan(t, plan):
    """Does he know all numbers on a plan? If not, he asks for the next one; the last one is clear."""
    if not knows_slots(t, EVERY_ROOM):
        return False
    missing = not_on_plan(t, plan)
    number = size(task_cards(t, EVERY_ROOM)) - size(missing) + 1
    if size(missing) == 1:
        t.pack.plan[plan, lowest(missing)] = number
    elif missing:
        ask(t, ASK_PLAN, plan, number)
        offer_set(t, SLOT, missing)
        return False
    return True


@rule
def learn_plan(t, plan):
    """12.4 A card of which nothing is known came up: he asks for all of its plan, by which he will know it again."""
    if not knows_plan(t, plan):
        push(t, DO_LEARN_PLAN, plan, 0)


@rule
def consult(t):
    """The plan that holds; UNKNOWN if he has to ask for it first, and has done so."""
    plan = plan_now(t)
    if plan == UNKNOWN:
        ask_top(t)
        return UNKNOWN
    return plan if knows_plan(t, plan) else UNKNOWN


@rule
def ask_top(t):
    """11.4 Which card lies on top of the exploration deck on your table? Cards he knows are told by their backs."""
    ask(t, ASK_TOP, 0, 0)
    for i in range(size(t.explored), EXPLORATIONS):
        card = t.explorations[i]
        offer(t, EXPLORATION + card if not_on_plan(t, card) == 0 else NEW)


@rule
def hear_top(t, answer):
    """That card comes next; its place in the order he had in mind goes to the one that would have come."""
    top = size(t.explored)
    place = top
    for i in range(top, EXPLORATIONS):
        card = t.explorations[i]
        if EXPLORATION + card == answer or (answer == NEW and not_on_plan(t, card) != 0):
            place = i
            break
    card = t.explorations[place]
    t.explorations[place] = t.explorations[top]
    t.explorations[top] = card
    t.top_known = True
    if answer == NEW:
        push(t, DO_LEARN_PLAN, card, 0)


@rule
def first_on_plan(t, plan, cards):
    """Of some task cards, the one with the lowest number."""
    first = lowest(cards)
    for slot in range(SLOT_COUNT):
        if cards >> slot & 1 and t.pack.plan[plan, slot] < t.pack.plan[plan, first]:
            first = slot
    return first


# -- doing a task -----------------------------------------------------------------------------------


@rule
def tasks_in_reach(t, tried):
    """7.1 The task cards of his explorer's and his tents' rooms that may be done; A23 one cube on each."""
    cards = task_cards(t, (t.tents | 1 << t.room) & ~ENTRANCE_ONLY) & ~tried & ~t.full
    return cards & ~t.cubed if t.pack.one_cube_per_task else cards


@rule
def try_task(t, tried):
    """7.1 A task in reach, the one with the lowest number first; what follows otherwise lies on the agenda."""
    if t.cubes == CUBES:
        return
    rooms = (t.tents | 1 << t.room) & ~ENTRANCE_ONLY
    if not knows_slots(t, rooms):
        push(t, DO_TASK, tried, 0)
        return
    cards = tasks_in_reach(t, tried)
    if cards == 0:
        return
    card = lowest(cards)
    if size(cards) > 1:
        plan = consult(t)
        if plan == UNKNOWN:
            push(t, DO_TASK, tried, 0)
            return
        card = first_on_plan(t, plan, cards)
    ask(t, ASK_TASK, card, tried)
    if t.options.edition > 1 and size(cards) > 1:
        offer_set(t, SLOT, cards)
        offer(t, NONE)
    else:
        offer(t, YES)
        offer(t, NO)


@rule
def hear_task(t, card, tried, answer):
    """7.2 If it cannot be done, he looks at the next card; of several, asked about at once, you said which can."""
    if answer == YES:
        do_task(t, card)
    elif answer == NO:
        note_full(t, card)
        push(t, DO_TASK, tried | 1 << card, 0)
    else:
        hear_which_task(t, tried, answer)


@rule
def do_task(t, card):
    """7.2 His leftmost cube goes to the first free row."""
    t.cubes += 1
    t.face_up |= 1 << card
    t.cubed |= 1 << card
    tell(t, DID_TASK, card, t.cubes, 0)
    succeed(t)


@rule
def note_full(t, card):
    """11.2 It cannot be done: if it is face up, it has no free row, and never will."""
    if t.face_up >> card & 1:
        t.full |= 1 << card


@rule
def hear_which_task(t, tried, answer):
    """11.2 The first that can be done, by the plan: those before it cannot."""
    cards = tasks_in_reach(t, tried)
    plan = plan_now(t)
    while cards:
        card = first_on_plan(t, plan, cards)
        cards &= ~(1 << card)
        if SLOT + card == answer:
            do_task(t, card)
            return
        note_full(t, card)
