"""Krysobot's turn: an action card, then chief, rat, action and bonuses (RULES.md, section 4)."""

from __future__ import annotations

from konspira.games.wistar.agenda import (
    ask,
    clear_deeds,
    offer,
    offer_numbers,
    offer_range,
    offer_set,
    otherwise,
    push,
    tell,
)
from konspira.games.wistar.components import (
    BEDS,
    BONUS_KINDS,
    BONUS_PROJECTS,
    BONUS_ROUND_MOUSE,
    BONUS_SKILL,
    BONUS_TASK,
    BONUSES,
    CARDS,
    COTTAGE,
    DEVELOP,
    DIGGING,
    FULL_POWER,
    METAL,
    NO_BONUS,
    NOWHERE,
    RATS,
    RATS_IN_AREA,
    ROUNDS,
    SECTIONS,
    SKILLS,
    TURNS,
    UNKNOWN,
    WOOD,
)
from konspira.games.wistar.dialogue import (
    ACTION_STAGE,
    ADVANCED,
    ASK_BONUS,
    ASK_BONUS_SKILL,
    ASK_CARD,
    ASK_COTTAGE_SKILL,
    ASK_MARKET,
    ASK_PAUSE,
    ASK_RAT,
    BASIC,
    BONUS,
    BONUS_STAGE,
    CARD,
    CHIEF_STAGE,
    DID_BONUS,
    DID_CARD,
    DID_NO_RAT,
    DID_POINTS,
    DID_PROJECTS,
    DID_RAT,
    DID_REFILL,
    DO_ACTION,
    DO_ADVANCE,
    DO_BED,
    DO_BONUS,
    DO_CARD,
    DO_CHEESE,
    DO_CHIEF,
    DO_DIG,
    DO_END_OF_TURN,
    DO_EXPLORE,
    DO_LEARN_CARD,
    DO_PROJECTS,
    DO_RAT,
    DO_ROUND_MOUSE,
    DO_TASK,
    DONE,
    DRAWN,
    FULL,
    NO,
    NO_STAGE,
    OR_ADVANCE,
    OR_MOUSE_IN_ROOM,
    RAT_STAGE,
    SKILL,
    YES,
)
from konspira.games.wistar.wheel import SAID_FREE, ask_first, may_be_full
from konspira.kernel.bits import size
from konspira.kernel.rule import rule

CARD_COUNT, SECTION_COUNT, SKILL_COUNT, BONUS_COUNT = len(CARDS), len(SECTIONS), len(SKILLS), len(BONUS_KINDS)
EVERY_CARD = (1 << CARD_COUNT) - 1


@rule
def his_turn(t, drawn):
    """The whole turn goes on the agenda; the card too, if you have said which one came up."""
    if t.options.edition == 1:
        clear_deeds(t)
    t.stage, t.section, t.took = CHIEF_STAGE, NOWHERE, 0
    push(t, DO_END_OF_TURN, 0, 0)
    push(t, DO_BONUS, 0, 0)
    push(t, DO_ACTION, 0, 0)
    push(t, DO_RAT, 0, 0)
    push(t, DO_CARD, drawn, 0)


# -- the action card --------------------------------------------------------------------------------


@rule
def turn_over_card(t, drawn):
    """3.2 The next card of this round; 11.4 if your deck leads, you say which one came up, or have said so."""
    if drawn:
        hear_drawn(t, drawn)
    elif t.cards_lead:
        ask(t, ASK_CARD, 0, 0)
        if t.options.edition > 2:
            offer_drawn(t, False)
        else:
            offer_set(t, CARD, EVERY_CARD & ~t.turned)
    else:
        play_card(t, t.deck[t.round - 1, size(t.turned)], 0)


@rule
def offer_drawn(t, moved):
    """11.4 Every card that may come up, and whether its section is full, where he cannot know; `moved`: after a chief
    of yours went who knows where."""
    for card in range(CARD_COUNT):
        if not t.turned >> card & 1:
            offer(t, DRAWN + card)
            if may_be_full(t, card, moved):
                offer(t, FULL + card)


@rule
def hear_card(t, answer):
    if answer >= DRAWN:
        hear_drawn(t, answer)
    else:
        play_card(t, answer - CARD, 0)


@rule
def hear_drawn(t, answer):
    """11.4 One tap: which card came up, and whether there is a space for his chief."""
    if answer >= FULL:
        t.taken |= 1 << answer - FULL
        play_card(t, answer - FULL, 0)
    else:
        play_card(t, answer - DRAWN, SAID_FREE)


@rule
def play_card(t, card, said):
    """The card leaves the deck; its place in the order goes to the one that would have come."""
    place = size(t.turned)
    for i in range(place, CARD_COUNT):
        if t.deck[t.round - 1, i] == card:
            t.deck[t.round - 1, i] = t.deck[t.round - 1, place]
    t.deck[t.round - 1, place] = UNKNOWN
    t.turned |= 1 << card
    t.card = card
    tell(t, DID_CARD, card, 0, 0)
    push(t, DO_CHIEF, card, said)
    if t.options.edition > 1:
        push(t, DO_LEARN_CARD, card, 0)


# -- the rat ----------------------------------------------------------------------------------------


@rule
def add_rat(t):
    """4.5 Into the area of the section really used; 4.6 three in an area, eight in all; 4.7 not in the cottage."""
    t.stage = RAT_STAGE
    if t.section == NOWHERE or t.section == COTTAGE or t.pack.rat[t.card] == 0:
        return
    if t.pack.rat[t.card] == UNKNOWN:
        push(t, DO_RAT, 0, 0)
        ask(t, ASK_RAT, t.card, 0)
        offer(t, YES)
        offer(t, NO)
        return
    area = t.pack.area[t.section]
    if t.rats[area] == RATS_IN_AREA or t.rats[0] + t.rats[1] + t.rats[2] == RATS:
        tell(t, DID_NO_RAT, area, t.rats[area], 0)
    else:
        t.rats[area] += 1
        tell(t, DID_RAT, area, t.rats[area], 0)


# -- the action -------------------------------------------------------------------------------------


@rule
def act(t):
    """4.8 The action of the section that he really went to, by its power."""
    t.stage = ACTION_STAGE
    if t.section == NOWHERE:
        return
    if t.section == COTTAGE:
        visit_cottage(t)
        return
    power = t.rats[t.pack.area[t.section]]
    times = 2 if power == FULL_POWER else 1
    if t.section == WOOD or t.section == METAL:
        t.points += power
        tell(t, DID_POINTS, power, t.section, 0)
    elif t.section == DEVELOP:
        if power == FULL_POWER:
            push(t, DO_PROJECTS, ADVANCED, 0)
        push(t, DO_PROJECTS, BASIC, 0)
    else:
        for _ in range(times):
            push(t, DO_BED if t.section == BEDS else DO_DIG if t.section == DIGGING else DO_EXPLORE, 0, 0)


@rule
def visit_cottage(t):
    """4.14 A task if possible, otherwise advance the skill of the cottage."""
    if t.pack.cottage_skill == UNKNOWN:
        push(t, DO_ACTION, 0, 0)
        ask(t, ASK_COTTAGE_SKILL, 0, 0)
        offer_range(t, SKILL, SKILL + SKILL_COUNT)
    else:
        otherwise(t, OR_ADVANCE, t.pack.cottage_skill)
        push(t, DO_TASK, 0, 0)


@rule
def take_projects(t, row):
    """4.12, 4.17 The two leftmost ones. Having taken from this row in this turn, he asks how many are left (4.15)."""
    if t.took >> row & 1:
        ask(t, ASK_MARKET, row, 0)
        offer_numbers(t, 0, 2)
    else:
        get_projects(t, row, 2)


@rule
def get_projects(t, row, number):
    t.projects += number
    t.took |= 1 << row
    tell(t, DID_PROJECTS, row, number, 0)


# -- the bonuses ------------------------------------------------------------------------------------


@rule
def take_bonus(t, i):
    """4.16 One bonus of the card after the other, from top to bottom."""
    t.stage = BONUS_STAGE
    if i == BONUSES or t.pack.bonus[t.card, i] == NO_BONUS:
        return
    if t.pack.bonus[t.card, i] == UNKNOWN:
        push(t, DO_BONUS, i, 0)
        ask(t, ASK_BONUS, t.card, i)
        offer_range(t, BONUS, BONUS + BONUS_COUNT)
    elif t.pack.bonus_skill[t.card, i] == UNKNOWN:
        push(t, DO_BONUS, i, 0)
        ask(t, ASK_BONUS_SKILL, t.card, i)
        offer_range(t, SKILL, SKILL + SKILL_COUNT)
    else:
        push(t, DO_BONUS, i + 1, 0)
        do_bonus(t, t.pack.bonus[t.card, i], t.pack.bonus_skill[t.card, i])


@rule
def do_bonus(t, kind, skill):
    """4.17–4.21"""
    tell(t, DID_BONUS, kind, skill, 0)
    if kind == BONUS_TASK:
        otherwise(t, OR_ADVANCE, skill)
        push(t, DO_TASK, 0, 0)
    elif kind == BONUS_SKILL:
        push(t, DO_ADVANCE, skill, 0)
    elif kind == BONUS_PROJECTS:
        push(t, DO_ADVANCE, skill, 0)
        push(t, DO_PROJECTS, ADVANCED, 0)
    elif kind == BONUS_ROUND_MOUSE:
        push(t, DO_ADVANCE, skill, 0)
        push(t, DO_ROUND_MOUSE, 0, 0)
    else:
        otherwise(t, OR_MOUSE_IN_ROOM, skill)
        push(t, DO_CHEESE, 0, 0)


@rule
def end_turn(t):
    """4.15 The rows are refilled; before a round ends with his turn, you carry out what is listed."""
    t.stage = NO_STAGE
    t.his_turns += 1
    if t.took:
        tell(t, DID_REFILL, t.took, 0, 0)
    if t.his_turns == TURNS and t.your_turns == TURNS and t.round < ROUNDS:
        if t.options.edition > 2 and t.cards_lead and t.untold:
            ask_first(t, t.round + 1)  # one answer says that all is done, and who starts
        else:
            ask(t, ASK_PAUSE, 0, 0)
            offer(t, DONE)
