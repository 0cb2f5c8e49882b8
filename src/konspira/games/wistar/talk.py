"""What is said across the table: Krysobot's questions, the answers, his deeds, and his agenda.

An answer is an action of the game. A deed is something to be done with his pieces; a list of them is what a
person is told. The agenda is what he still has to do, the next thing on top.
"""

from __future__ import annotations

from konspira.games.wistar.things import (
    BONUS_KINDS,
    CARDS,
    EFFECTS,
    EXPLORATIONS,
    ICON_KINDS,
    ROOMS,
    SCALES,
    SKILLS,
    SLOTS,
)

# -- answers ----------------------------------------------------------------------------------------

YES, NO, DONE, ANOTHER, NONE, BOTH, NEW = range(7)
SIGNS = ("yes", "no", "done", "another", "none", "both", "new")
NUMBERS, MOUSE_VALUES = 25, 8
ATTACKS = ("resources", "undergrounds", "beds", "mice", "points")
BY_RESOURCES, BY_UNDERGROUNDS, BY_BEDS, BY_MICE, BY_POINTS = range(len(ATTACKS))

NUMBER = len(SIGNS)
MOUSE = NUMBER + NUMBERS  # + zone * MOUSE_VALUES + points
CARD = MOUSE + 2 * MOUSE_VALUES
ROOM = CARD + len(CARDS)
SLOT = ROOM + len(ROOMS)
EXPLORATION = SLOT + len(SLOTS)
SKILL = EXPLORATION + EXPLORATIONS
SCALE = SKILL + len(SKILLS)
ATTACK = SCALE + len(SCALES)
BONUS = ATTACK + len(ATTACKS)
ICON = BONUS + len(BONUS_KINDS)
EFFECT = ICON + len(ICON_KINDS)
BEHIND = EFFECT + len(EFFECTS)  # + room: that room, behind a door
ACTIONS = BEHIND + len(ROOMS)

ANSWER_BITS = 60  # answers that are offered are kept as bits, so many in each of a few integers
ANSWER_WORDS = (ACTIONS + ANSWER_BITS - 1) // ANSWER_BITS

# -- questions --------------------------------------------------------------------------------------

QUESTIONS = (
    "nothing",
    # about the game
    "skills",  # the tokens lie so: done, another
    "skill_place",  # on which scale lies this skill?
    "first",  # does Krysobot start this round?
    "your_turn",  # done, or an attack on him
    "how_many_yours",  # of what the attack compares
    "how_many_points",  # does he lose?
    "pause",  # carry out what is listed
    "card",  # which action card came up?
    "free",  # has this section a free space?
    "cottage",  # can he be placed there?
    "market",  # how many advanced projects are left?
    "round_mouse",
    "supply_mouse",
    "mouse",  # in this room?
    "tent_room",  # a mouse from which tent's room?
    "cheese",  # in this room?
    "hidden",  # does this task card lie face down?
    "hidden_two",  # which of the two?
    "task",  # is this task card face up, with a free row?
    "top",  # which card lies on top of the exploration deck?
    "turned",  # this exploration card came up: done, another
    "way",  # through which room?
    "door",  # is there still a door?
    "goal",  # points of the topmost free field of this goal
    "won",  # have you more points than he?
    # about the box (12.4): what a pack does not say
    "open_chambers",
    "clockwise",
    "ways",  # which further room lies next to this one?
    "rat",
    "bonus",
    "bonus_skill",
    "cottage_skill",
    "icon",
    "plan",
    "slots",
    "length",
    "effect",
    "overflow",
    "field_points",
    "place_points",
)
(
    ASK_NOTHING, ASK_SKILLS, ASK_SKILL_PLACE, ASK_FIRST, ASK_YOUR_TURN, ASK_HOW_MANY_YOURS, ASK_HOW_MANY_POINTS,
    ASK_PAUSE, ASK_CARD, ASK_FREE, ASK_COTTAGE, ASK_MARKET, ASK_ROUND_MOUSE, ASK_SUPPLY_MOUSE, ASK_MOUSE,
    ASK_TENT_ROOM, ASK_CHEESE, ASK_HIDDEN, ASK_HIDDEN_TWO, ASK_TASK, ASK_TOP, ASK_TURNED, ASK_WAY, ASK_DOOR,
    ASK_GOAL, ASK_WON,
    ASK_OPEN_CHAMBERS, ASK_CLOCKWISE, ASK_WAYS, ASK_RAT, ASK_BONUS, ASK_BONUS_SKILL, ASK_COTTAGE_SKILL, ASK_ICON,
    ASK_PLAN, ASK_SLOTS, ASK_LENGTH, ASK_EFFECT, ASK_OVERFLOW, ASK_FIELD_POINTS, ASK_PLACE_POINTS,
) = range(len(QUESTIONS))  # fmt: skip
FIRST_ABOUT_THE_BOX = ASK_OPEN_CHAMBERS
OF_CUBES, OF_BEDS, OF_CHAMBERS = range(3)  # whose places on his board ASK_PLACE_POINTS is about

# -- the agenda -------------------------------------------------------------------------------------

(
    DO_SET_UP, DO_ROUND, DO_NEXT_TURN, DO_HIS_TURN, DO_CARD, DO_CHIEF, DO_CLOCKWISE, DO_RAT, DO_ACTION, DO_BONUS,
    DO_END_OF_TURN, DO_PROJECTS, DO_BED, DO_DIG, DO_ROUND_MOUSE, DO_EXPLORE, DO_ROW, DO_WALK, DO_REVEAL,
    DO_REVEAL_FIRST, DO_CHEESE, DO_MOUSE_HERE, DO_MOUSE_AT_TENT, DO_OTHERWISE, DO_TASK, DO_ADVANCE, DO_EFFECT,
    DO_LEARN_PLAN, DO_SCORE,
) = range(29)  # fmt: skip
DEPTH = 12  # so deep can the agenda get; a random evening needs 7

# What DO_OTHERWISE does when the thing above it on the agenda could not be done.
(
    OR_NOTHING, OR_ADVANCE, OR_MOUSE_IN_ROOM, OR_MOUSE_BY_TENT, OR_LAST_MOUSE, OR_LAST_MOUSE_BY_TENT, OR_LAST_MOVE,
) = range(7)  # fmt: skip

BASIC, ADVANCED = 0, 1  # rows of projects

# -- deeds ------------------------------------------------------------------------------------------

DEEDS = (
    "set_up",
    "round",
    "starts",
    "card",
    "chief",
    "cottage",
    "cottage_full",
    "no_place",
    "rat",
    "no_rat",
    "points",
    "bed",
    "dig",
    "dig_instead",
    "projects",
    "refill",
    "explores",
    "last_card",
    "moves",
    "door",
    "reveals",
    "tent",
    "tile",
    "task",
    "advances",
    "overflow",
    "goal",
    "attacks",
    "final",
    "bonus",
    "loses",
    "discards",
    "unhurt",
    "cannot",
)
(
    DID_SET_UP, DID_ROUND, DID_START, DID_CARD, DID_CHIEF, DID_COTTAGE, DID_COTTAGE_FULL, DID_NO_PLACE, DID_RAT,
    DID_NO_RAT, DID_POINTS, DID_BED, DID_DIG, DID_DIG_INSTEAD, DID_PROJECTS, DID_REFILL, DID_EXPLORE, DID_LAST_CARD,
    DID_MOVE, DID_DOOR, DID_REVEAL, DID_TENT, DID_TILE, DID_TASK, DID_ADVANCE, DID_OVERFLOW, DID_GOAL,
    DID_ATTACK, DID_FINAL, DID_BONUS, DID_LOSE, DID_DISCARD, DID_UNHURT, DID_NOT,
) = range(len(DEEDS))  # fmt: skip
DEEDS_KEPT, DEEDS_FULL = 30, 24  # a list that gets longer is carried out before he goes on

CANNOT = ("dig", "bed", "mouse", "cheese", "reveal", "tent", "move", "task", "goal", "last")
(
    NO_DIG, NO_BED, NO_MOUSE, NO_CHEESE, NO_REVEAL, NO_TENT, NO_MOVE, NO_TASK, NO_GOAL, NO_LAST,
) = range(len(CANNOT))  # fmt: skip

STAGES = ("none", "chief", "rat", "action", "bonuses")  # of his turn
NO_STAGE, CHIEF_STAGE, RAT_STAGE, ACTION_STAGE, BONUS_STAGE = range(len(STAGES))
HE, YOU = 0, 1  # who starts a round
