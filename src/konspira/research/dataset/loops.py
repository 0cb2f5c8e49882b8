"""Random play that is written down as it goes: whole matches in machine code, a row a decision."""

from __future__ import annotations

from numba import types

from konspira.kernel.bits import lowest
from konspira.kernel.chance import below
from konspira.kernel.rule import rule
from konspira.kernel.signature import INT, INTS, OPTIONS, SUMMARY, TABLE, VIEWS, WORDS, array, into
from konspira.kernel.words import actors, count, look, over, payoff, pick, start, step
from konspira.senses import sense_view

PAYOFFS = array("payoffs", types.float32)


@rule(takes=(into(TABLE), OPTIONS, WORDS, VIEWS, INTS, INTS, INTS, INTS, INTS, PAYOFFS, INT))
def record(table, options, seeds, views, seats, actions, counts, legal, lengths, payoffs, places):
    """Play a match from each seed at random, and write down every decision, as long as there is room.

    `views`, `seats`, `actions`, `counts` have a row a decision, `legal` all legal actions one after the other,
    `lengths` and `payoffs` a row a match. Returns how many matches are whole; what is after them is not to be read.
    """
    row, filled = 0, 0
    for match in range(len(seeds)):
        table.rng = seeds[match]
        start(table, options)
        first = row
        while not over(table):
            seat = lowest(actors(table))
            choices = count(table, seat)
            if row == len(views) or filled + choices > len(legal):
                return match
            look(table, seat, views[row])
            for k in range(choices):
                legal[filled + k] = pick(table, seat, k)
            action = legal[filled + below(table, choices)]
            seats[row], actions[row], counts[row] = seat, action, choices
            step(table, seat, action)
            row, filled = row + 1, filled + choices
        lengths[match] = row - first
        for place in range(options.seats):
            payoffs[match * places + place] = payoff(table, place)
    return len(seeds)


@rule(takes=(VIEWS, into(SUMMARY), WORDS, INT))
def sense_views(views, summary, words, size):
    """Write the columns of views, packed, into rows of so many words."""
    for i in range(len(views)):
        sense_view(views[i], summary, words, i * size)
