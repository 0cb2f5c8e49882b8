"""The final score of Krysobot, item by item (RULES.md, section 10)."""

from __future__ import annotations

from konspira.games.wistar.agenda import ask, offer, offer_numbers, push
from konspira.games.wistar.components import (
    BEDS_IN_ALL,
    CHEESE,
    CUBES,
    FINAL_BEDS,
    FINAL_DOORS,
    FINAL_EFFECT,
    FINAL_GOALS,
    FINAL_HOUSE_MICE,
    FINAL_SKILL,
    FINAL_TENTS,
    FINAL_UNDERGROUNDS,
    HOUSE,
    SCALES,
    UNDERGROUNDS,
    UNKNOWN,
)
from konspira.games.wistar.dialogue import (
    ASK_FIELD_POINTS,
    ASK_PLACE_POINTS,
    ASK_WON,
    DO_SCORE,
    NO,
    NUMBERS,
    OF_BEDS,
    OF_CHAMBERS,
    OF_CUBES,
    YES,
)
from konspira.kernel.bits import size
from konspira.kernel.rule import rule

ITEMS = ("game", "projects", "finals", "fields", "cubes", "beds", "chambers", "mice", "cheese")
FROM_GAME, FROM_PROJECTS, FROM_FINALS, FROM_FIELDS, FROM_CUBES, FROM_BEDS, FROM_CHAMBERS, FROM_MICE, FROM_CHEESE = (
    range(len(ITEMS))
)
ITEM_COUNT, SCALE_COUNT = len(ITEMS), len(SCALES)


@rule
def tiles_of(t, kind):
    """How many tiles of a kind he has."""
    found = 0
    for i in range(t.tiles):
        if t.tile[i] == kind:
            found += 1
    return found


@rule
def final_points(t, effect):
    """8.7 What a final effect gives."""
    if effect == FINAL_BEDS:
        return t.beds
    if effect == FINAL_UNDERGROUNDS:
        return t.dug
    if effect == FINAL_GOALS:
        return 2 * size(t.goals)
    if effect == FINAL_TENTS:
        return 2 * size(t.tents)
    if effect == FINAL_DOORS:
        return 2 * t.doors
    if effect == FINAL_HOUSE_MICE:
        return 2 * tiles_of(t, HOUSE)
    return 2 * t.position[t.scale[effect - FINAL_SKILL]]


@rule
def finals_of(t, scale):
    """8.7 The final effects of a scale that its cube has reached or passed."""
    points = 0
    for field in range(1, t.position[scale] + 1):
        if t.pack.effect[scale, field] >= FINAL_EFFECT:
            points += final_points(t, t.pack.effect[scale, field])
    return points


@rule
def field_of(t, scale):
    """The points of the field on which the cube of a scale stands."""
    return max(0, t.pack.points[scale, t.position[scale]])


@rule
def place_points(t, places, freed):
    """The points of the last place freed of cubes, beds or undergrounds; UNKNOWN if nobody has told yet."""
    if freed == 0:
        return 0
    if places == OF_CUBES:
        return t.pack.cube_points[freed - 1]
    return t.pack.bed_points[freed - 1] if places == OF_BEDS else t.pack.chamber_points[freed - 1]


@rule
def least_at(t, places, freed):
    """5.4 The cheapest place comes first: no value is lower than one before it."""
    for before in range(freed - 1, 0, -1):
        if place_points(t, places, before) != UNKNOWN:
            return place_points(t, places, before)
    return 0


@rule
def most_at(t, places, freed):
    """5.4 … and none higher than one after it."""
    last = CUBES if places == OF_CUBES else BEDS_IN_ALL if places == OF_BEDS else UNDERGROUNDS
    for after in range(freed + 1, last + 1):
        if place_points(t, places, after) != UNKNOWN:
            return place_points(t, places, after)
    return NUMBERS - 1


@rule
def score(t, item):
    """10.1 One line of the sheet, as it stands now. What the pack does not say counts nothing yet."""
    if item == FROM_GAME:
        return t.points
    if item == FROM_PROJECTS:
        return t.projects
    if item == FROM_CUBES:
        return max(0, place_points(t, OF_CUBES, t.cubes))
    if item == FROM_BEDS:
        return max(0, place_points(t, OF_BEDS, t.beds))
    if item == FROM_CHAMBERS:
        return max(0, place_points(t, OF_CHAMBERS, t.dug))
    points = 0
    if item == FROM_FINALS:
        for scale in range(SCALE_COUNT):
            points += finals_of(t, scale)
    elif item == FROM_FIELDS:
        for scale in range(SCALE_COUNT):
            points += field_of(t, scale)
    else:
        for i in range(t.tiles):
            if (t.tile[i] == CHEESE) == (item == FROM_CHEESE):
                points += t.tile_points[i]
    return points


@rule
def total(t):
    points = 0
    for item in range(ITEM_COUNT):
        points += score(t, item)
    return points


@rule
def count_up(t):
    """10.2 When all values are known he names his score, and you say whether you have more."""
    for scale in range(SCALE_COUNT):
        if t.pack.points[scale, t.position[scale]] == UNKNOWN:
            push(t, DO_SCORE, 0, 0)
            ask(t, ASK_FIELD_POINTS, scale, t.position[scale])
            offer_numbers(t, 0, NUMBERS - 1)
            return
    for places in range(3):
        freed = t.cubes if places == OF_CUBES else t.beds if places == OF_BEDS else t.dug
        if place_points(t, places, freed) == UNKNOWN:
            push(t, DO_SCORE, 0, 0)
            ask(t, ASK_PLACE_POINTS, places, freed)
            if t.options.edition == 1:
                offer_numbers(t, 0, NUMBERS - 1)
            else:
                offer_numbers(t, least_at(t, places, freed), most_at(t, places, freed))
            return
    ask(t, ASK_WON, 0, 0)
    offer(t, YES)
    offer(t, NO)
