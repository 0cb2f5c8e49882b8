"""Set-up, rounds, whose turn it is, and your attacks on Krysobot (RULES.md, sections 2, 3 and 9)."""

from __future__ import annotations

from konspira.games.wistar.agenda import ask, clear_deeds, offer, offer_numbers, offer_range, push, tell
from konspira.games.wistar.burrow import discard_mouse
from konspira.games.wistar.components import (
    CARDS,
    CHAMBERS,
    COTTAGE,
    ROUNDS,
    SCALES,
    SKILLS,
    TURNS,
    UNDERGROUNDS,
    UNKNOWN,
)
from konspira.games.wistar.corrections import ask_correct
from konspira.games.wistar.dialogue import (
    ASK_HOW_MANY_POINTS,
    ASK_HOW_MANY_YOURS,
    ASK_OPEN_CHAMBERS,
    ASK_SKILL_PLACE,
    ASK_YOUR_TURN,
    ATTACK,
    ATTACKS,
    BY_BEDS,
    BY_MICE,
    BY_POINTS,
    BY_RESOURCES,
    BY_UNDERGROUNDS,
    CORRECT,
    DID_LOSE,
    DID_ROUND,
    DID_START,
    DID_UNHURT,
    DO_HIS_TURN,
    DO_NEXT_TURN,
    DO_ROUND,
    DO_SCORE,
    DO_SET_UP,
    DONE,
    DRAWN,
    HE,
    NO,
    OF_ALBUM,
    SCALE,
    YES,
    YOU,
)
from konspira.games.wistar.turn import offer_drawn
from konspira.games.wistar.wheel import ask_first, clear_wheel, hear_place, offer_places, settle_order
from konspira.kernel.chance import below
from konspira.kernel.rule import rule

ATTACK_COUNT, CARD_COUNT, SCALE_COUNT, SKILL_COUNT = len(ATTACKS), len(CARDS), len(SCALES), len(SKILLS)
VP_OF_AN_ATTACK = 3  # what Robokrtek and the termites' hatchery cost him
WORST_ATTACK = 9
ATTACKS_IN_TURN = 9  # more project cards than anybody can play
MOST_PLACES = 2

# -- set-up -----------------------------------------------------------------------------------------


@rule
def places_known(t):
    return t.pack.places[0] != UNKNOWN and t.pack.places[1] != UNKNOWN and t.pack.places[2] != UNKNOWN


@rule
def tokens_on(t, scale):
    found = 0
    for skill in range(SKILL_COUNT):
        if t.scale[skill] == scale:
            found += 1
    return found


@rule
def lay_skills(t):
    """2.5 The tokens lie at random; if the places are not known, nowhere yet."""
    for skill in range(SKILL_COUNT):
        t.scale[skill] = UNKNOWN
    if places_known(t):
        for skill in range(SKILL_COUNT):
            place = below(t, SKILL_COUNT - skill)
            scale = 0
            while place >= t.pack.places[scale] - tokens_on(t, scale):
                place -= t.pack.places[scale] - tokens_on(t, scale)
                scale += 1
            t.scale[skill] = scale


@rule
def set_up(t):
    """2.5, 12.4 He asks where the skill tokens lie, if he does not know, and how many chambers are open."""
    for skill in range(SKILL_COUNT):
        if t.scale[skill] == UNKNOWN:
            push(t, DO_SET_UP, 0, 0)
            ask(t, ASK_SKILL_PLACE, skill, 0)
            for scale in range(SCALE_COUNT):
                if has_place_for(t, skill, scale):
                    offer(t, SCALE + scale)
            return
    for scale in range(SCALE_COUNT):
        t.pack.places[scale] = tokens_on(t, scale)
    if t.pack.open_chambers == UNKNOWN:
        if t.options.edition > 1:
            push(t, DO_SET_UP, 0, 0)
        ask(t, ASK_OPEN_CHAMBERS, 0, 0)
        offer_numbers(t, 0, CHAMBERS - UNDERGROUNDS)
    elif t.options.edition > 1:
        clear_deeds(t)


@rule
def has_place_for(t, skill, scale):
    """1.5 A scale has one or two places; every one gets a token."""
    if places_known(t):
        return tokens_on(t, scale) < t.pack.places[scale]
    empty = 0
    for other in range(SCALE_COUNT):
        if other != scale and tokens_on(t, other) == 0:
            empty += 1
    return tokens_on(t, scale) < MOST_PLACES and empty <= SKILL_COUNT - 1 - skill


@rule
def forget_skills(t):
    """11.4 The tokens lie otherwise on your table."""
    for skill in range(SKILL_COUNT):
        t.scale[skill] = UNKNOWN


# -- rounds and turns -------------------------------------------------------------------------------


@rule
def begin_round(t):
    """3.2 Chiefs go home and the action cards are shuffled; 3.3 who starts is told, or you say it."""
    t.round += 1
    t.his_turns, t.your_turns, t.turned = 0, 0, 0
    t.mouse_gone = False
    for i in range(CARD_COUNT):
        t.deck[t.round - 2, i] = UNKNOWN
    clear_deeds(t)
    tell(t, DID_ROUND, t.round, 0, 0)
    push(t, DO_NEXT_TURN, 0, 0)
    yours, his, sure = t.yours >> COTTAGE & 1, t.in_cottage, t.options.edition > 1 and not t.untold
    clear_wheel(t)
    if sure and not (yours and his):
        start_round(t, HE if his else YOU if yours else t.first)
        return
    ask_first(t, t.round)


@rule
def hear_first(t, answer):
    """3.3 Before the round is prepared, if you are asked together with what was to be done; else after it."""
    if t.his_turns == TURNS:
        settle_order(t, answer)
    else:
        start_round(t, HE if answer == YES else YOU)


@rule
def start_round(t, who):
    """3.3 Who stands in the cottage alone starts; if nobody does, the order stays as it was."""
    t.first = who
    tell(t, DID_START, t.first, 0, 0)


@rule
def next_turn(t):
    """3.1 One after the other, three turns each; then the next round, or the end."""
    if t.his_turns == TURNS and t.your_turns == TURNS:
        push(t, DO_SCORE if t.round == ROUNDS else DO_ROUND, 0, 0)
        return
    push(t, DO_NEXT_TURN, 0, 0)
    if t.his_turns < t.your_turns or (t.his_turns == t.your_turns and t.first == HE):
        push(t, DO_HIS_TURN, 0, 0)
    else:
        ask(t, ASK_YOUR_TURN, 0, 0)
        offer_end_of_turn(t)
        if t.options.edition > 1:
            offer_places(t)
        if t.options.edition > 2 and not t.pack.reconstructed:
            offer(t, CORRECT + OF_ALBUM)
        if t.attacks < ATTACKS_IN_TURN:
            offer_range(t, ATTACK, ATTACK + ATTACK_COUNT)


# -- your turn --------------------------------------------------------------------------------------


@rule
def offer_end_of_turn(t):
    """11.4 Where your cards lead, the card that comes up says that your turn is over; in a round's last turn, who
    starts the next one does."""
    if t.options.edition < 3 or not t.cards_lead or (t.his_turns == TURNS and t.round == ROUNDS):
        offer(t, DONE)
    elif t.his_turns == TURNS:
        offer(t, YES)
        offer(t, NO)
    else:
        offer_drawn(t, True)


@rule
def hear_your_turn(t, answer):
    """9 Your turn is over, or you attack him with a project card; 12.7 or something was told wrongly."""
    if answer == CORRECT + OF_ALBUM:
        ask_correct(t)
        return
    if answer < ATTACK or answer >= DRAWN:
        t.your_turns += 1
        t.attacks = 0
        if t.options.edition > 1:
            hear_place(t, answer)
            clear_deeds(t)
        if answer >= DRAWN:
            push(t, DO_HIS_TURN, answer, 0)
        return
    attack = answer - ATTACK
    t.attacks += 1
    if attack == BY_RESOURCES:
        tell(t, DID_UNHURT, attack, 0, 0)  # 9.1
    elif attack == BY_POINTS:
        ask(t, ASK_HOW_MANY_POINTS, 0, 0)
        offer_numbers(t, 1, WORST_ATTACK)
    else:
        ask(t, ASK_HOW_MANY_YOURS, attack, 0)
        offer_numbers(t, 0, CHAMBERS if attack == BY_MICE else UNDERGROUNDS)


@rule
def hear_how_many_yours(t, attack, yours):
    """9.2 Only if he has more than you; 9.3 a mouse is discarded."""
    his = t.dug if attack == BY_UNDERGROUNDS else t.beds if attack == BY_BEDS else t.tiles
    if his <= yours:
        tell(t, DID_UNHURT, attack, his, yours)
    elif attack == BY_MICE:
        discard_mouse(t)
    else:
        lose(t, VP_OF_AN_ATTACK)


@rule
def lose(t, points):
    """8.6 Nobody falls below 0 points."""
    t.points = max(0, t.points - points)
    tell(t, DID_LOSE, points, t.points, 0)
