"""What is said across the table: Krysobot's questions, the answers, his deeds, and his agenda.

An answer is an action of the game. A deed is something to be done with his pieces; a list of them is what a
person is told. The agenda is what he still has to do, the next thing on top.
"""

from __future__ import annotations

from konspira.games.wistar.components import (
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


class Numbered(list[str]):
    """Names that rules know by number: each is declared once, with its constant."""

    def add(self, name: str) -> int:
        """The number of one more name."""
        self.append(name)
        return len(self) - 1


# -- answers ----------------------------------------------------------------------------------------

_signs = Numbered()
YES = _signs.add("yes")
NO = _signs.add("no")
DONE = _signs.add("done")
ANOTHER = _signs.add("another")
NONE = _signs.add("none")
BOTH = _signs.add("both")
NEW = _signs.add("new")
SIGNS = tuple(_signs)
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
DRAWN = BEHIND + len(ROOMS)  # + card: it came up, and there is a space for his chief
FULL = DRAWN + len(CARDS)  # + card: it came up, and there is none
CORRECT = FULL + len(CARDS)  # + thing: that was told wrongly
THINGS = ("album", "board", "map", "wheel", "tasks", "zones", "cheese", "last", "back", "face")
OF_ALBUM, OF_BOARD, OF_MAP, OF_WHEEL, OF_TASKS, OF_ZONES, OF_CHEESE, OF_LAST, OF_BACK, OF_FACE = range(len(THINGS))
ACTIONS = CORRECT + len(THINGS)

ANSWER_BITS = 60  # answers that are offered are kept as bits, so many in each of a few integers
ANSWER_WORDS = (ACTIONS + ANSWER_BITS - 1) // ANSWER_BITS

# -- questions --------------------------------------------------------------------------------------

_questions = Numbered()
ASK_NOTHING = _questions.add("nothing")
# about the game
ASK_SKILLS = _questions.add("skills")  # the tokens lie so: done, another
ASK_SKILL_PLACE = _questions.add("skill_place")  # on which scale lies this skill?
ASK_FIRST = _questions.add("first")  # does Krysobot start this round?
ASK_YOUR_TURN = _questions.add("your_turn")  # done, or an attack on him
ASK_HOW_MANY_YOURS = _questions.add("how_many_yours")  # of what the attack compares
ASK_HOW_MANY_POINTS = _questions.add("how_many_points")  # does he lose?
ASK_PAUSE = _questions.add("pause")  # carry out what is listed
ASK_CARD = _questions.add("card")  # which action card came up?
ASK_FREE = _questions.add("free")  # has this section a free space?
ASK_COTTAGE = _questions.add("cottage")  # can he be placed there?
ASK_MARKET = _questions.add("market")  # how many advanced projects are left?
ASK_ROUND_MOUSE = _questions.add("round_mouse")
ASK_SUPPLY_MOUSE = _questions.add("supply_mouse")
ASK_MOUSE = _questions.add("mouse")  # in this room?
ASK_TENT_ROOM = _questions.add("tent_room")  # a mouse from which tent's room?
ASK_CHEESE = _questions.add("cheese")  # in this room?
ASK_HIDDEN = _questions.add("hidden")  # does this task card lie face down?
ASK_HIDDEN_TWO = _questions.add("hidden_two")  # which of the two?
ASK_TASK = _questions.add("task")  # is this task card face up, with a free row?
ASK_TOP = _questions.add("top")  # which card lies on top of the exploration deck?
ASK_TURNED = _questions.add("turned")  # this exploration card came up: done, another
ASK_WAY = _questions.add("way")  # through which room?
ASK_DOOR = _questions.add("door")  # is there still a door?
ASK_GOAL = _questions.add("goal")  # points of the topmost free field of this goal
ASK_WON = _questions.add("won")  # have you more points than he?
# about the box (12.4): what a pack does not say
ASK_OPEN_CHAMBERS = _questions.add("open_chambers")
ASK_CLOCKWISE = _questions.add("clockwise")
ASK_WAYS = _questions.add("ways")  # which further room lies next to this one?
ASK_RAT = _questions.add("rat")
ASK_BONUS = _questions.add("bonus")
ASK_BONUS_SKILL = _questions.add("bonus_skill")
ASK_COTTAGE_SKILL = _questions.add("cottage_skill")
ASK_ICON = _questions.add("icon")
ASK_PLAN = _questions.add("plan")
ASK_SLOTS = _questions.add("slots")
ASK_LENGTH = _questions.add("length")
ASK_EFFECT = _questions.add("effect")
ASK_OVERFLOW = _questions.add("overflow")
ASK_FIELD_POINTS = _questions.add("field_points")
ASK_PLACE_POINTS = _questions.add("place_points")
# about what was told wrongly (12.7)
ASK_CORRECT = _questions.add("correct")  # which card or board?
ASK_CORRECT_ROOM = _questions.add("correct_room")  # which row of it, or which room?
QUESTIONS = tuple(_questions)
FIRST_ABOUT_THE_BOX = ASK_OPEN_CHAMBERS
OF_CUBES, OF_BEDS, OF_CHAMBERS = range(3)  # whose places on his board ASK_PLACE_POINTS is about

# -- the agenda -------------------------------------------------------------------------------------

(
    DO_SET_UP, DO_ROUND, DO_NEXT_TURN, DO_HIS_TURN, DO_CARD, DO_CHIEF, DO_CLOCKWISE, DO_RAT, DO_ACTION, DO_BONUS,
    DO_END_OF_TURN, DO_PROJECTS, DO_BED, DO_DIG, DO_ROUND_MOUSE, DO_EXPLORE, DO_ROW, DO_WALK, DO_REVEAL,
    DO_REVEAL_FIRST, DO_CHEESE, DO_MOUSE_HERE, DO_MOUSE_AT_TENT, DO_OTHERWISE, DO_TASK, DO_ADVANCE, DO_EFFECT,
    DO_LEARN_PLAN, DO_SCORE, DO_LEARN_CARD, DO_LEARN_ROW, DO_CORNER, DO_LEARN_SCALE, DO_LEARN_BOARD, DO_LEARN_MAP,
    DO_LEARN_WHEEL, DO_LEARN_TASKS,
) = range(37)  # fmt: skip
DEPTH = 12  # so deep can the agenda get; a random evening needs 7

# What DO_OTHERWISE does when the thing above it on the agenda could not be done.
(
    OR_NOTHING, OR_ADVANCE, OR_MOUSE_IN_ROOM, OR_MOUSE_BY_TENT, OR_LAST_MOUSE, OR_LAST_MOUSE_BY_TENT, OR_LAST_MOVE,
) = range(7)  # fmt: skip

BASIC, ADVANCED = 0, 1  # rows of projects

# -- deeds ------------------------------------------------------------------------------------------

_deeds = Numbered()
DID_SET_UP = _deeds.add("set_up")
DID_ROUND = _deeds.add("round")
DID_START = _deeds.add("starts")
DID_CARD = _deeds.add("card")
DID_CHIEF = _deeds.add("chief")
DID_COTTAGE = _deeds.add("cottage")
DID_COTTAGE_FULL = _deeds.add("cottage_full")
DID_NO_PLACE = _deeds.add("no_place")
DID_RAT = _deeds.add("rat")
DID_NO_RAT = _deeds.add("no_rat")
DID_POINTS = _deeds.add("points")
DID_BED = _deeds.add("bed")
DID_DIG = _deeds.add("dig")
DID_DIG_INSTEAD = _deeds.add("dig_instead")
DID_PROJECTS = _deeds.add("projects")
DID_REFILL = _deeds.add("refill")
DID_EXPLORE = _deeds.add("explores")
DID_LAST_CARD = _deeds.add("last_card")
DID_MOVE = _deeds.add("moves")
DID_DOOR = _deeds.add("door")
DID_REVEAL = _deeds.add("reveals")
DID_TENT = _deeds.add("tent")
DID_TILE = _deeds.add("tile")
DID_TASK = _deeds.add("task")
DID_ADVANCE = _deeds.add("advances")
DID_OVERFLOW = _deeds.add("overflow")
DID_GOAL = _deeds.add("goal")
DID_ATTACK = _deeds.add("attacks")
DID_FINAL = _deeds.add("final")
DID_BONUS = _deeds.add("bonus")
DID_LOSE = _deeds.add("loses")
DID_DISCARD = _deeds.add("discards")
DID_UNHURT = _deeds.add("unhurt")
DID_NOT = _deeds.add("cannot")
DEEDS = tuple(_deeds)
DEEDS_KEPT, DEEDS_FULL = 30, 24  # a list that gets longer is carried out before he goes on

_cannot = Numbered()
NO_DIG = _cannot.add("dig")
NO_BED = _cannot.add("bed")
NO_MOUSE = _cannot.add("mouse")
NO_CHEESE = _cannot.add("cheese")
NO_REVEAL = _cannot.add("reveal")
NO_TENT = _cannot.add("tent")
NO_MOVE = _cannot.add("move")
NO_TASK = _cannot.add("task")
NO_GOAL = _cannot.add("goal")
NO_LAST = _cannot.add("last")
CANNOT = tuple(_cannot)

STAGES = ("none", "chief", "rat", "action", "bonuses")  # of his turn
NO_STAGE, CHIEF_STAGE, RAT_STAGE, ACTION_STAGE, BONUS_STAGE = range(len(STAGES))
HE, YOU = 0, 1  # who starts a round
