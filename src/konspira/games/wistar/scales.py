"""The scales: skills advance, and what stands beside the new field happens at once (RULES.md, section 8)."""

from __future__ import annotations

from konspira.games.wistar.agenda import ask, offer, offer_numbers, offer_range, offer_set, otherwise, push, tell
from konspira.games.wistar.components import (
    ATTACK_EFFECT,
    EFFECTS,
    EXPLORE_EFFECT,
    FIELDS,
    FINAL_EFFECT,
    GOAL,
    NO_EFFECT,
    TASK_EFFECT,
    UNKNOWN,
)
from konspira.games.wistar.dialogue import (
    ASK_EFFECT,
    ASK_GOAL,
    ASK_LENGTH,
    ASK_OVERFLOW,
    DID_ADVANCE,
    DID_ATTACK,
    DID_FINAL,
    DID_GOAL,
    DID_NOT,
    DID_OVERFLOW,
    DO_ADVANCE,
    DO_EFFECT,
    DO_EXPLORE,
    DO_TASK,
    EFFECT,
    NO_GOAL,
    NO_TASK,
    NONE,
    NUMBER,
    NUMBERS,
    OR_NOTHING,
)
from konspira.games.wistar.teach_in import asks_of_scale
from konspira.kernel.rule import rule

EFFECT_COUNT = len(EFFECTS)


@rule
def advance(t, skill):
    """8.1 The cube of the skill's scale goes one field down; 8.2 on the last field he gains points instead."""
    scale = t.scale[skill]
    if t.options.edition > 1 and asks_of_scale(t, scale):
        push(t, DO_ADVANCE, skill, 0)
    elif t.pack.length[scale] == UNKNOWN:
        push(t, DO_ADVANCE, skill, 0)
        ask(t, ASK_LENGTH, scale, 0)
        offer_numbers(t, 1, FIELDS - 1)
    elif t.position[scale] < t.pack.length[scale]:
        t.position[scale] += 1
        tell(t, DID_ADVANCE, scale, t.position[scale], skill)
        push(t, DO_EFFECT, scale, t.position[scale])
    elif t.pack.overflow[scale] == UNKNOWN:
        push(t, DO_ADVANCE, skill, 0)
        ask(t, ASK_OVERFLOW, scale, 0)
        offer_numbers(t, 0, NUMBERS - 1)
    else:
        t.points += t.pack.overflow[scale]
        tell(t, DID_OVERFLOW, scale, t.pack.overflow[scale], skill)


@rule
def do_effect(t, scale, field):
    """8.3–8.7 What stands beside a field. Aggressive effects are yours to carry out; final ones wait for the end."""
    effect = t.pack.effect[scale, field]
    if effect == UNKNOWN:
        push(t, DO_EFFECT, scale, field)
        ask(t, ASK_EFFECT, scale, field)
        offer_range(t, EFFECT, EFFECT + EFFECT_COUNT)
    elif effect >= FINAL_EFFECT:
        tell(t, DID_FINAL, effect, scale, 0)
    elif effect >= ATTACK_EFFECT:
        tell(t, DID_ATTACK, effect - ATTACK_EFFECT, 0, 0)
    elif effect == EXPLORE_EFFECT:
        push(t, DO_EXPLORE, 0, 0)
    elif effect == TASK_EFFECT:
        otherwise(t, OR_NOTHING, NO_TASK)
        push(t, DO_TASK, 0, 0)
    elif effect != NO_EFFECT:
        mark_goal(t, effect - GOAL)


@rule
def mark_goal(t, goal):
    """8.3 He needs no condition; you say what the topmost free field is worth."""
    if t.goals >> goal & 1:
        tell(t, DID_NOT, NO_GOAL, goal, 0)
    else:
        ask(t, ASK_GOAL, goal, 0)
        offer_set(t, NUMBER, t.pack.goal_values)
        offer(t, NONE)


@rule
def hear_goal(t, goal, answer):
    if answer == NONE:
        tell(t, DID_NOT, NO_GOAL, goal, 0)
    else:
        t.goals |= 1 << goal
        t.points += answer - NUMBER
        tell(t, DID_GOAL, goal, answer - NUMBER, 0)
