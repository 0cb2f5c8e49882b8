"""Everything that has a name in Krysobot's box: sections, areas, rooms, tiles, skills, scales and their effects.

The order of the names here is the order of the numbers that records hold.
"""

from __future__ import annotations

# The wheel, and the seven action cards, which are called after the section they name (1.2).
SECTIONS = ("wood", "dig", "metal", "beds", "develop", "explore")
CARDS = (*SECTIONS, "cottage")
WOOD, DIGGING, METAL, BEDS, DEVELOP, EXPLORE, COTTAGE = range(len(CARDS))
NOWHERE = -1
AREAS = ("forest", "burrow", "farm")

# The farm. A is the entrance; a room has at most two task cards, the left one first.
ROOMS = ("A", "B", "C", "D", "E", "F", "G")
ENTRANCE, LAST_ROOM = 0, 6
PRINTED_DOOR = 3, 4  # the rulebook's example of an exploration shows the door between D and E
ROOM_SLOTS = 2
SLOTS = tuple(f"{room}{place}" for room in ROOMS for place in range(1, ROOM_SLOTS + 1))

# Tiles that lie in a chamber.
TILES = ("house", "cellar", "cheese")
HOUSE, CELLAR, CHEESE = range(len(TILES))
FROM_ROUND, FROM_SUPPLY = len(ROOMS), len(ROOMS) + 1  # where a mouse comes from, if not from a room

# How many there are (1.1–1.5).
ROUNDS, TURNS = 5, 3
RATS, RATS_IN_AREA, FULL_POWER = 8, 3, 3
BEDS_IN_ALL, UNDERGROUNDS, CUBES, TENTS, GOALS = 6, 6, 7, 2, 3
START_POINTS = 10
EXPLORATIONS = 6  # ordinary ones; the last card comes after them
PLANS = EXPLORATIONS + 2  # the backs of the ordinary cards, then back and face of the last one
LAST_BACK, LAST_FACE = EXPLORATIONS, EXPLORATIONS + 1
BONUSES, ICONS, FIELDS = 4, 5, 12  # at most, on a card, in a row, on a scale
CHAMBERS = 12  # at most, open ones and dug ones

SKILLS = ("K1", "K2", "K3", "K4", "K5")
SCALES = ("building", "tool", "automaton")

# Bonuses of an action card (4.17–4.21); NO_BONUS ends the list.
BONUS_KINDS = ("end", "projects", "round_mouse", "skill", "task", "room_tile")
NO_BONUS, BONUS_PROJECTS, BONUS_ROUND_MOUSE, BONUS_SKILL, BONUS_TASK, BONUS_ROOM_TILE = range(len(BONUS_KINDS))

# Icons in a row of an exploration card (6.2–6.6); NO_ICON ends the row, MOVE + room is a move to that room.
ICON_KINDS = ("end", "reveal", "tent", "mouse", "cheese")
NO_ICON, REVEAL, TENT, MOUSE_ICON, CHEESE_ICON = range(len(ICON_KINDS))
MOVE = len(ICON_KINDS)

# Effects beside a field of a scale (8.3–8.7).
AGGRESSIVE = ("metal", "wood", "undergrounds", "mice", "doors", "movement", "hand", "jokers")
FINAL = ("beds", "goals", "tents", *SKILLS, "house_mice", "doors", "undergrounds")
EFFECTS = (
    "none",
    *(f"goal {number}" for number in range(1, GOALS + 1)),
    "explore",
    "task",
    *(f"attack {name}" for name in AGGRESSIVE),
    *(f"final {name}" for name in FINAL),
)
NO_EFFECT, GOAL, EXPLORE_EFFECT, TASK_EFFECT = 0, 1, 1 + GOALS, 2 + GOALS
ATTACK_EFFECT = 3 + GOALS
FINAL_EFFECT = ATTACK_EFFECT + len(AGGRESSIVE)
FINAL_BEDS, FINAL_GOALS, FINAL_TENTS, FINAL_SKILL = range(FINAL_EFFECT, FINAL_EFFECT + 4)
FINAL_HOUSE_MICE = FINAL_SKILL + len(SKILLS)
FINAL_DOORS, FINAL_UNDERGROUNDS = FINAL_HOUSE_MICE + 1, FINAL_HOUSE_MICE + 2

UNKNOWN = -1  # a value of the pack that nobody has told yet
