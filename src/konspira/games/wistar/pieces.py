"""What lies on Krysobot's side of the table, what he knows of yours, and what he has in mind to do."""

from __future__ import annotations

from konspira.games.wistar.components import AREAS, CARDS, CHAMBERS, EXPLORATIONS, ROOMS, ROUNDS, SCALES, SKILLS
from konspira.games.wistar.dialogue import ANSWER_WORDS, DEEDS_KEPT, DEPTH
from konspira.games.wistar.options import Agreed, Pack
from konspira.kernel.record import Grid, Record, Row, boolean, i8, i16, i64, many, u64


class Public(Record):
    """11.5 Everything but the decks: what table and view have in common."""

    options: Agreed
    pack: Pack  # the box as far as it is known now
    over: boolean
    won: boolean  # by the human
    # what he asks, and what he has in mind
    question: i8
    about: i16  # what the question is about: a room, a section, a scale …
    detail: i16
    answers: Row = many(i64, ANSWER_WORDS)  # bit sets of the answers that are offered
    agenda: Grid = many(i16, DEPTH, 3)  # the next thing to do lies on top
    depth: i8
    deeds: Grid = many(i16, DEEDS_KEPT, 4)  # of this turn, to be carried out on the table
    done: i8  # how many
    fresh: i8  # those from here on came after the last answer
    # the round
    round: i8
    first: i8  # HE or YOU
    his_turns: i8  # taken in this round
    your_turns: i8
    stage: i8  # of his turn
    card: i8  # the action card of his turn
    section: i8  # where his chief went
    chiefs: i8  # bit set of sections with a chief of his
    yours: i8  # bit set of sections with a chief of yours, the cottage the last one
    untold: boolean  # a chief of yours went who knows where
    taken: i8  # bit set of sections that have no free space, as you said in this round
    in_cottage: boolean  # a chief of his
    turned: i16  # bit set of action cards that came up in this round
    took: i8  # bit set of project rows that he took from in this turn
    attacks: i8  # on him, in your turn
    mouse_gone: boolean  # the one revealed this round
    # his pieces
    points: i16
    projects: i16
    rats: Row = many(i8, len(AREAS))
    cubes: i8  # gone to tasks
    beds: i8
    dug: i8
    tiles: i8
    tile: Row = many(i8, CHAMBERS)  # HOUSE, CELLAR or CHEESE
    tile_points: Row = many(i8, CHAMBERS)
    room: i8  # of the explorer
    tents: i8  # bit set of rooms
    doors: i8
    goals: i8  # bit set
    scale: Row = many(i8, len(SKILLS))  # on which a skill token lies
    position: Row = many(i8, len(SCALES))
    # the farm, as far as he knows it
    gone: Row = many(i8, len(ROOMS))  # doors that are gone: bit sets of rooms, by room
    no_mice: i8  # bit set of rooms
    no_cheese: i8
    face_up: i16  # bit sets of task cards
    full: i16
    cubed: i16  # those with a cube of his
    # the decks
    explored: i8  # bit set of ordinary exploration cards that came up
    last_card: boolean  # has it been turned over?
    cards_lead: boolean  # 11.4 the action cards on your table lead
    explorations_lead: boolean
    top_known: boolean  # the card on top of the exploration deck


class Table(Public):
    rng: u64
    deck: Grid = many(i8, ROUNDS, len(CARDS))  # action cards to come, by round; those that came are cleared
    explorations: Row = many(i8, EXPLORATIONS)  # exploration cards to come


class View(Public):
    """11.5 All that the seat knows: everything but the order of the cards to come."""

    seat: i8
    top: i8  # the exploration card on top, if it is known
