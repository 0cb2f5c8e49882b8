"""The farm: exploration cards, tents and hidden tasks (RULES.md, section 6); how he gets about is in paths.py."""

from __future__ import annotations

from konspira.games.wistar.agenda import (
    ask,
    offer,
    offer_set,
    otherwise,
    pop,
    push,
    tell,
)
from konspira.games.wistar.components import (
    CHEESE_ICON,
    ENTRANCE,
    EXPLORATIONS,
    ICONS,
    LAST_ROOM,
    MOUSE_ICON,
    MOVE,
    NO_ICON,
    REVEAL,
    ROOMS,
    TENT,
    TENTS,
    UNKNOWN,
)
from konspira.games.wistar.dialogue import (
    ANOTHER,
    ASK_HIDDEN,
    ASK_HIDDEN_TWO,
    ASK_TURNED,
    BOTH,
    DID_EXPLORE,
    DID_LAST_CARD,
    DID_NOT,
    DID_REVEAL,
    DID_TENT,
    DO_ADVANCE,
    DO_CHEESE,
    DO_CORNER,
    DO_EXPLORE,
    DO_LEARN_ROW,
    DO_MOUSE_AT_TENT,
    DO_MOUSE_HERE,
    DO_REVEAL,
    DO_REVEAL_FIRST,
    DO_ROW,
    DONE,
    NO,
    NO_CHEESE,
    NO_LAST,
    NO_MOUSE,
    NO_REVEAL,
    NO_TENT,
    NONE,
    OR_ADVANCE,
    OR_LAST_MOUSE,
    OR_LAST_MOUSE_BY_TENT,
    OR_LAST_MOVE,
    OR_MOUSE_BY_TENT,
    OR_MOUSE_IN_ROOM,
    OR_NOTHING,
    SLOT,
    YES,
)
from konspira.games.wistar.paths import move
from konspira.games.wistar.tasks import ask_top, consult, first_on_plan, knows_slots, task_cards
from konspira.games.wistar.teach_in import ask_icon, icon_at
from konspira.kernel.bits import lowest, size
from konspira.kernel.rule import rule

ROOM_COUNT = len(ROOMS)

# -- exploration cards ------------------------------------------------------------------------------


@rule
def explore(t):
    """6.1 Turn over the top card and do the row of the explorer's room; 6.7 the last card stays."""
    came_up = size(t.explored)
    if came_up == EXPLORATIONS:
        evaluate_last_card(t)
    elif not t.top_known:
        push(t, DO_EXPLORE, 0, 0)
        ask_top(t)
    else:
        card = t.explorations[came_up]
        left = EXPLORATIONS - came_up - 1
        t.explorations[came_up] = UNKNOWN
        t.explored |= 1 << card
        t.top_known = not t.explorations_lead or left <= 1
        tell(t, DID_EXPLORE, card, t.room, 0)
        push(t, DO_ROW, card * ROOM_COUNT + t.room, 0)
        if t.options.edition > 1:
            push(t, DO_LEARN_ROW, card * ROOM_COUNT + t.room, 0)
        elif not t.explorations_lead and left > 0:
            ask(t, ASK_TURNED, card, t.room)
            offer(t, DONE)
            offer(t, ANOTHER)


@rule
def hear_turned(t, card, answer):
    """11.4 Another card lies on your table: from now on your deck leads."""
    if answer == ANOTHER:
        t.explored &= ~(1 << card)
        t.explorations[size(t.explored)] = card
        t.explorations_lead, t.top_known = True, False
        t.done -= 1
        t.fresh = t.done
        pop(t)
        push(t, DO_EXPLORE, 0, 0)


@rule
def do_row(t, place, i):
    """6.1 One icon of a row after the other, from left to right."""
    if i == ICONS:
        return
    icon = icon_at(t, place, i)
    if icon == UNKNOWN:
        push(t, DO_ROW, place, i)
        ask_icon(t, place, i)
    elif icon != NO_ICON:
        push(t, DO_ROW, place, i + 1)
        do_icon(t, icon)


@rule
def do_icon(t, icon):
    if icon >= MOVE:
        move(t, icon - MOVE)
    elif icon == REVEAL:
        push(t, DO_REVEAL, 0, 0)
    elif icon == TENT:
        pitch_tent(t)
    elif icon == MOUSE_ICON:
        otherwise(t, OR_MOUSE_BY_TENT, 0)
        push(t, DO_MOUSE_HERE, 0, 0)
    elif icon == CHEESE_ICON:
        otherwise(t, OR_NOTHING, NO_CHEESE)
        push(t, DO_CHEESE, 0, 0)


@rule
def evaluate_last_card(t):
    """6.7 The row of the explorer's room, if the owner found rows there (A19), then what the corner says."""
    t.last_card = True
    tell(t, DID_LAST_CARD, t.room, 0, 0)
    if t.pack.last_rows:
        push(t, DO_CORNER, 0, 0)
        push(t, DO_ROW, EXPLORATIONS * ROOM_COUNT + t.room, 0)
        push(t, DO_LEARN_ROW, EXPLORATIONS * ROOM_COUNT + t.room, 0)
    else:
        do_corner(t)


@rule
def do_corner(t):
    """6.7 The first possible one of cheese, mouse, move to G; or all three, if the pack says so (A18)."""
    if t.pack.all_of_last_card:
        otherwise(t, OR_LAST_MOVE, 0)
        do_icon(t, MOUSE_ICON)
        do_icon(t, CHEESE_ICON)
    else:
        otherwise(t, OR_LAST_MOUSE, 0)
        push(t, DO_CHEESE, 0, 0)


@rule
def do_otherwise(t, branch, argument):
    """What comes when the thing before it could not be done."""
    if branch == OR_NOTHING:
        tell(t, DID_NOT, argument, 0, 0)
    elif branch == OR_ADVANCE:
        push(t, DO_ADVANCE, argument, 0)
    elif branch == OR_MOUSE_IN_ROOM:
        otherwise(t, OR_ADVANCE, argument)
        push(t, DO_MOUSE_HERE, 0, 0)
    elif branch == OR_MOUSE_BY_TENT:
        otherwise(t, OR_NOTHING, NO_MOUSE)
        push(t, DO_MOUSE_AT_TENT, 0, 0)
    elif branch == OR_LAST_MOUSE:
        otherwise(t, OR_LAST_MOUSE_BY_TENT, 0)
        push(t, DO_MOUSE_HERE, 0, 0)
    elif branch == OR_LAST_MOUSE_BY_TENT:
        otherwise(t, OR_LAST_MOVE, 0)
        push(t, DO_MOUSE_AT_TENT, 0, 0)
    elif t.room == LAST_ROOM:
        tell(t, DID_NOT, NO_LAST, 0, 0)
    else:
        move(t, LAST_ROOM)


# -- in a room --------------------------------------------------------------------------------------


@rule
def pitch_tent(t):
    """6.4 At most two, in different rooms, never at the entrance."""
    if t.room == ENTRANCE or t.tents >> t.room & 1 or size(t.tents) == TENTS:
        tell(t, DID_NOT, NO_TENT, 0, 0)
    else:
        t.tents |= 1 << t.room
        tell(t, DID_TENT, t.room, 0, 0)


@rule
def reveal(t):
    """6.3 A hidden task card in the explorer's room."""
    if not knows_slots(t, 1 << t.room):
        push(t, DO_REVEAL, 0, 0)
        return
    cards = task_cards(t, 1 << t.room) & ~t.face_up
    if cards == 0:
        tell(t, DID_NOT, NO_REVEAL, 0, 0)
    elif size(cards) == 1:
        ask(t, ASK_HIDDEN, lowest(cards), 0)
        offer(t, YES)
        offer(t, NO)
    else:
        ask(t, ASK_HIDDEN_TWO, t.room, 0)
        offer(t, NONE)
        offer(t, BOTH)
        offer_set(t, SLOT, cards)


@rule
def hear_hidden(t, card, answer):
    t.face_up |= 1 << card
    if answer == YES:
        tell(t, DID_REVEAL, card, 0, 0)
    else:
        tell(t, DID_NOT, NO_REVEAL, 0, 0)


@rule
def hear_hidden_two(t, room, answer):
    if answer == BOTH:
        push(t, DO_REVEAL_FIRST, room, 0)
        return
    t.face_up |= task_cards(t, 1 << room)
    if answer == NONE:
        tell(t, DID_NOT, NO_REVEAL, 0, 0)
    else:
        tell(t, DID_REVEAL, answer - SLOT, 0, 0)


@rule
def reveal_first(t, room):
    """6.3 Both are hidden: the one with the lower number on the plan."""
    plan = consult(t)
    if plan == UNKNOWN:
        push(t, DO_REVEAL_FIRST, room, 0)
    else:
        hear_hidden(t, first_on_plan(t, plan, task_cards(t, 1 << room)), YES)
