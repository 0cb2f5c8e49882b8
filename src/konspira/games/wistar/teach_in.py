"""Teach-in: an answer about the box is written where it was missing, and never asked for again (RULES.md, 12.4)."""

from __future__ import annotations

from konspira.games.wistar.components import MOVE, ROOMS
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
    EFFECT,
    ICON,
    NUMBER,
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

ROOM_COUNT = len(ROOMS)


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
