"""Teach-in: an answer about the box is written where it was missing, and never asked for again (RULES.md, 12.4)."""

from __future__ import annotations

from konspira.games.wistar.agenda import ask, offer, offer_numbers, offer_range, push
from konspira.games.wistar.components import (
    BONUS_KINDS,
    BONUSES,
    COTTAGE,
    EFFECTS,
    EXPLORATIONS,
    FIELDS,
    ICONS,
    MOVE,
    NO_BONUS,
    NO_ICON,
    REVEAL,
    ROOMS,
    SKILLS,
    UNKNOWN,
)
from konspira.games.wistar.dialogue import (
    ASK_BONUS,
    ASK_BONUS_SKILL,
    ASK_CLOCKWISE,
    ASK_COTTAGE_SKILL,
    ASK_EFFECT,
    ASK_FIELD_POINTS,
    ASK_ICON,
    ASK_LENGTH,
    ASK_OPEN_CHAMBERS,
    ASK_OVERFLOW,
    ASK_PLAN,
    ASK_RAT,
    ASK_SLOTS,
    ASK_WAYS,
    BONUS,
    CARD,
    DO_LEARN_CARD,
    DO_LEARN_ROW,
    EFFECT,
    ICON,
    NO,
    NUMBER,
    NUMBERS,
    OF_BEDS,
    OF_CUBES,
    ROOM,
    SKILL,
    SLOT,
    YES,
)
from konspira.games.wistar.paths import learn_way
from konspira.games.wistar.ring import learn_ring
from konspira.kernel.rule import rule

BONUS_COUNT, ROOM_COUNT, SKILL_COUNT, EFFECT_COUNT = len(BONUS_KINDS), len(ROOMS), len(SKILLS), len(EFFECTS)


@rule
def learn(t, question, about, detail, answer):
    """Write down what was told of the box."""
    if question == ASK_OPEN_CHAMBERS:
        t.pack.open_chambers = answer - NUMBER
    elif question == ASK_CLOCKWISE:
        learn_ring(t, about, answer - CARD)
    elif question == ASK_WAYS:
        learn_way(t, about, answer)
    elif question == ASK_RAT:
        t.pack.rat[about] = 1 if answer == YES else 0
    elif question == ASK_BONUS:
        t.pack.bonus[about, detail] = answer - BONUS
    elif question == ASK_BONUS_SKILL:
        t.pack.bonus_skill[about, detail] = answer - SKILL
    elif question == ASK_COTTAGE_SKILL:
        t.pack.cottage_skill = answer - SKILL
    elif question == ASK_ICON:
        icon = answer - ICON if answer >= ICON else MOVE + answer - ROOM
        if about >= EXPLORATIONS * ROOM_COUNT:
            t.pack.last_icon[about % ROOM_COUNT, detail] = icon
        else:
            t.pack.icon[about // ROOM_COUNT, about % ROOM_COUNT, detail] = icon
    elif question == ASK_PLAN:
        t.pack.plan[about, answer - SLOT] = detail
    elif question == ASK_SLOTS:
        t.pack.slots[about] = answer - NUMBER
    elif question == ASK_LENGTH:
        t.pack.length[about] = answer - NUMBER
    elif question == ASK_EFFECT:
        t.pack.effect[about, detail] = answer - EFFECT
    elif question == ASK_OVERFLOW:
        t.pack.overflow[about] = answer - NUMBER
    elif question == ASK_FIELD_POINTS:
        t.pack.points[about, detail] = answer - NUMBER
    elif about == OF_CUBES:
        t.pack.cube_points[detail - 1] = answer - NUMBER
    elif about == OF_BEDS:
        t.pack.bed_points[detail - 1] = answer - NUMBER
    else:
        t.pack.chamber_points[detail - 1] = answer - NUMBER


# -- a card is read whole, before anything on it is done ---------------------------------------------


@rule
def learn_card(t, card):
    """12.4 An action card that came up: its rat, or the skill of the cottage, then its bonuses from top to bottom."""
    if asks_of_card(t, card):
        push(t, DO_LEARN_CARD, card, 0)


@rule
def asks_of_card(t, card):
    """Is something of an action card not known? Then he asks for it."""
    if card != COTTAGE and t.pack.rat[card] == UNKNOWN:
        ask(t, ASK_RAT, card, 0)
        offer(t, YES)
        offer(t, NO)
        return True
    if card == COTTAGE and t.pack.cottage_skill == UNKNOWN:
        ask(t, ASK_COTTAGE_SKILL, card, 0)
        offer_range(t, SKILL, SKILL + SKILL_COUNT)
        return True
    for i in range(BONUSES):
        if t.pack.bonus[card, i] == NO_BONUS:
            return False
        if t.pack.bonus[card, i] == UNKNOWN:
            ask(t, ASK_BONUS, card, i)
            offer_range(t, BONUS, BONUS + BONUS_COUNT)
            return True
        if t.pack.bonus_skill[card, i] == UNKNOWN:
            ask(t, ASK_BONUS_SKILL, card, i)
            offer_range(t, SKILL, SKILL + SKILL_COUNT)
            return True
    return False


@rule
def icon_at(t, place, i):
    """An icon of a row; the rows of the last card come after those of the others."""
    if place >= EXPLORATIONS * ROOM_COUNT:
        return t.pack.last_icon[place % ROOM_COUNT, i]
    return t.pack.icon[place // ROOM_COUNT, place % ROOM_COUNT, i]


@rule
def ask_icon(t, place, i):
    """What is the next icon in a row? Only the rows of the last card may be empty."""
    ask(t, ASK_ICON, place, i)
    offer_range(t, ICON + (NO_ICON if i or place >= EXPLORATIONS * ROOM_COUNT else REVEAL), ICON + MOVE)
    offer_range(t, ROOM + 1, ROOM + ROOM_COUNT)


@rule
def learn_row(t, place):
    """12.4 A row of an exploration card, from left to right."""
    for i in range(ICONS):
        icon = icon_at(t, place, i)
        if icon == NO_ICON:
            return
        if icon == UNKNOWN:
            push(t, DO_LEARN_ROW, place, 0)
            ask_icon(t, place, i)
            return


@rule
def asks_of_scale(t, scale):
    """Is something of a scale not known? Then he asks: how long it is, then field by field, then what comes after."""
    if t.pack.length[scale] == UNKNOWN:
        ask(t, ASK_LENGTH, scale, 0)
        offer_numbers(t, max(1, t.position[scale]), FIELDS - 1)
        return True
    for field in range(1, t.pack.length[scale] + 1):
        if t.pack.effect[scale, field] == UNKNOWN:
            ask(t, ASK_EFFECT, scale, field)
            offer_range(t, EFFECT, EFFECT + EFFECT_COUNT)
            return True
        if t.pack.points[scale, field] == UNKNOWN:
            ask(t, ASK_FIELD_POINTS, scale, field)
            offer_numbers(t, 0, NUMBERS - 1)
            return True
    if t.pack.overflow[scale] == UNKNOWN:
        ask(t, ASK_OVERFLOW, scale, 0)
        offer_numbers(t, 0, NUMBERS - 1)
        return True
    return False
