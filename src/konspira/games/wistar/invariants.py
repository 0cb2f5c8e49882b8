"""Nothing is made or lost on Krysobot's side of the table: pieces, cards, tokens and chambers add up at any moment."""

from __future__ import annotations

from konspira.games.wistar.burrow import free_chambers
from konspira.games.wistar.components import (
    BEDS_IN_ALL,
    CARDS,
    CUBES,
    EXPLORATIONS,
    RATS,
    RATS_IN_AREA,
    ROUNDS,
    SCALES,
    TENTS,
    TURNS,
    UNDERGROUNDS,
    UNKNOWN,
)
from konspira.games.wistar.dialogue import DEEDS_KEPT, DEPTH
from konspira.games.wistar.rounds import places_known, tokens_on
from konspira.kernel.bits import size
from konspira.kernel.rule import rule

CARD_COUNT, SCALE_COUNT = len(CARDS), len(SCALES)


@rule
def conserved(t):
    """1.1 to 1.5, and 5.1"""
    return pieces_conserved(t) and cards_conserved(t) and scales_conserved(t) and mind_conserved(t)


@rule
def pieces_conserved(t):
    rats = 0
    for area in range(len(t.rats)):
        if t.rats[area] < 0 or t.rats[area] > RATS_IN_AREA:
            return False
        rats += t.rats[area]
    for i in range(len(t.tile)):
        if i >= t.tiles and (t.tile[i] != 0 or t.tile_points[i] != 0):
            return False
    within = t.cubes <= CUBES and t.beds <= BEDS_IN_ALL and t.dug <= UNDERGROUNDS and size(t.tents) <= TENTS
    chambers = t.pack.open_chambers == UNKNOWN or free_chambers(t) >= 0
    tasks = size(t.cubed) <= t.cubes and t.cubed & ~t.face_up == 0 and t.full & ~t.face_up == 0
    return within and chambers and tasks and rats <= RATS and size(t.chiefs) <= TURNS and t.points >= 0


@rule
def cards_conserved(t):
    """Every action card has come up in this round or is still to come, and so in the rounds after it."""
    for round in range(t.round - 1, ROUNDS):
        found = t.turned if round == t.round - 1 else 0
        number = size(found)
        for i in range(number, CARD_COUNT):
            found |= 1 << t.deck[round, i]
            number += 1
        if found != (1 << CARD_COUNT) - 1:
            return False
    found = t.explored
    for i in range(size(t.explored), EXPLORATIONS):
        found |= 1 << t.explorations[i]
    return found == (1 << EXPLORATIONS) - 1


@rule
def scales_conserved(t):
    for scale in range(SCALE_COUNT):
        if t.pack.length[scale] != UNKNOWN and t.position[scale] > t.pack.length[scale]:
            return False
        if places_known(t) and tokens_on(t, scale) > t.pack.places[scale]:
            return False
    return True


@rule
def mind_conserved(t):
    return 0 <= t.depth <= DEPTH and 0 <= t.fresh <= t.done <= DEEDS_KEPT
