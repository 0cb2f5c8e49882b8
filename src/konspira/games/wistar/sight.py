"""What the seat knows of Krysobot's game, which is all but the order of the cards to come, and tables it could be."""

from __future__ import annotations

from konspira.games.wistar.things import CARDS, EXPLORATIONS, ROUNDS, UNKNOWN
from konspira.kernel.bits import size
from konspira.kernel.chance import below
from konspira.kernel.rule import rule

CARD_COUNT = len(CARDS)
EVERY_CARD = (1 << CARD_COUNT) - 1


@rule
def look(t, seat, v):
    """11.5 Everything but the decks; of the exploration deck the card on top, by its back."""
    v.seat, v.options, v.pack = seat, t.options, t.pack
    v.over, v.won = t.over, t.won
    v.question, v.about, v.detail, v.answers = t.question, t.about, t.detail, t.answers
    v.agenda, v.depth, v.deeds, v.done, v.fresh = t.agenda, t.depth, t.deeds, t.done, t.fresh
    v.round, v.first, v.his_turns, v.your_turns, v.stage = t.round, t.first, t.his_turns, t.your_turns, t.stage
    v.card, v.section, v.chiefs, v.turned, v.took = t.card, t.section, t.chiefs, t.turned, t.took
    v.attacks, v.mouse_gone, v.points, v.projects = t.attacks, t.mouse_gone, t.points, t.projects
    v.rats, v.cubes, v.beds, v.dug = t.rats, t.cubes, t.beds, t.dug
    v.tiles, v.tile, v.tile_points = t.tiles, t.tile, t.tile_points
    v.room, v.tents, v.doors, v.goals, v.scale, v.position = t.room, t.tents, t.doors, t.goals, t.scale, t.position
    v.gone, v.no_mice, v.no_cheese = t.gone, t.no_mice, t.no_cheese
    v.face_up, v.full, v.cubed = t.face_up, t.full, t.cubed
    v.explored, v.last_card, v.top_known = t.explored, t.last_card, t.top_known
    v.cards_lead, v.explorations_lead = t.cards_lead, t.explorations_lead
    came_up = size(t.explored)
    v.top = t.explorations[came_up] if t.top_known and came_up < EXPLORATIONS else UNKNOWN


@rule
def imagine(v, t):
    """11.5 The cards to come in any order: all orders are equally likely."""
    t.options, t.pack = v.options, v.pack
    t.over, t.won = v.over, v.won
    t.question, t.about, t.detail, t.answers = v.question, v.about, v.detail, v.answers
    t.agenda, t.depth, t.deeds, t.done, t.fresh = v.agenda, v.depth, v.deeds, v.done, v.fresh
    t.round, t.first, t.his_turns, t.your_turns, t.stage = v.round, v.first, v.his_turns, v.your_turns, v.stage
    t.card, t.section, t.chiefs, t.turned, t.took = v.card, v.section, v.chiefs, v.turned, v.took
    t.attacks, t.mouse_gone, t.points, t.projects = v.attacks, v.mouse_gone, v.points, v.projects
    t.rats, t.cubes, t.beds, t.dug = v.rats, v.cubes, v.beds, v.dug
    t.tiles, t.tile, t.tile_points = v.tiles, v.tile, v.tile_points
    t.room, t.tents, t.doors, t.goals, t.scale, t.position = v.room, v.tents, v.doors, v.goals, v.scale, v.position
    t.gone, t.no_mice, t.no_cheese = v.gone, v.no_mice, v.no_cheese
    t.face_up, t.full, t.cubed = v.face_up, v.full, v.cubed
    t.explored, t.last_card, t.top_known = v.explored, v.last_card, v.top_known
    t.cards_lead, t.explorations_lead = v.cards_lead, v.explorations_lead
    imagine_decks(v, t)
    imagine_explorations(v, t)


@rule
def imagine_decks(v, t):
    """The action cards of this round that have not come up, and all of the rounds after it."""
    for round in range(ROUNDS):
        came_up = EVERY_CARD if round < v.round - 1 else v.turned if round == v.round - 1 else 0
        first = size(came_up)
        place = first
        for i in range(first):
            t.deck[round, i] = UNKNOWN
        for card in range(CARD_COUNT):
            if not came_up >> card & 1:
                j = first + below(t, place - first + 1)
                t.deck[round, place] = t.deck[round, j]
                t.deck[round, j] = card
                place += 1


@rule
def imagine_explorations(v, t):
    """The ordinary exploration cards that have not come up; the one on top first, if it is known."""
    came_up = size(v.explored)
    for i in range(EXPLORATIONS):
        t.explorations[i] = UNKNOWN
    first = came_up
    if v.top != UNKNOWN:
        t.explorations[first] = v.top
        first += 1
    place = first
    for card in range(EXPLORATIONS):
        if not v.explored >> card & 1 and card != v.top:
            j = first + below(t, place - first + 1)
            t.explorations[place] = t.explorations[j]
            t.explorations[j] = card
            place += 1
