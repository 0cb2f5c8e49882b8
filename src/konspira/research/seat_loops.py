"""Many tables at which one seat is asked and the others are played: some tables go on while the rest wait.

A crowd steps all its tables at once. Here a step names the places of the tables that it is for.
"""

from __future__ import annotations

from konspira.boxes.playouts import playout
from konspira.kernel.bits import lowest
from konspira.kernel.chance import bits_of
from konspira.kernel.rule import rule
from konspira.kernel.signature import BYTES, FLOATS, INT, INTS, OPTIONS, SEAT, SUMMARY, TABLE, TABLES, VIEW, WORDS, into
from konspira.kernel.words import actors, count, look, over, payoff, pick, start, step
from konspira.senses.columns import recall, sense_view

NOBODY = -1


@rule(takes=(TABLES, OPTIONS, INTS, INTS))
def begin_some(tables, options, places, seeds):
    """Lay the tables at these places, each by its seed, as `OneTable` lays one."""
    for i in range(len(places)):
        tables[places[i]].rng = bits_of(seeds[i])
        start(tables[places[i]], options)


@rule(takes=(TABLES, INTS, SEAT, INTS))
def who_is_asked(tables, places, me, asked):
    """Of each table: `me` if that seat may act, else the first that may; NOBODY where the match is over."""
    for i in range(len(places)):
        table = tables[places[i]]
        waiting = 0 if over(table) else actors(table)
        asked[i] = NOBODY if waiting == 0 else me if waiting >> me & 1 else lowest(waiting)


@rule(takes=(TABLES, INTS, INTS, BYTES, INT))
def write_masks(tables, places, seats, masks, actions):
    """Write what a seat of each table may do, into zeroed rows."""
    for i in range(len(places)):
        for k in range(count(tables[places[i]], seats[i])):
            masks[i * actions + pick(tables[places[i]], seats[i], k)] = 1


@rule(takes=(VIEW, into(SUMMARY), WORDS, INT, INT))
def write_view(view, summary, words, at, past):
    """Write a view, packed; from the word `past` on what is past, unless that is -1."""
    sense_view(view, summary, words, at)
    if past >= 0:
        recall(view, summary, words, at + past)


@rule(takes=(TABLES, INTS, INTS, into(VIEW), into(SUMMARY), WORDS, INT, INT))
def write_columns(tables, places, seats, view, summary, words, size, past):
    """Write what a seat of each table knows, packed, into rows of so many words."""
    for i in range(len(places)):
        look(tables[places[i]], seats[i], view)
        write_view(view, summary, words, i * size, past)


@rule(takes=(TABLES, INTS, INTS, INTS))
def act_some(tables, places, seats, chosen):
    """Do the actions that were chosen at these places."""
    for i in range(len(places)):
        step(tables[places[i]], seats[i], chosen[i])


@rule(takes=(TABLES, INTS, SEAT, FLOATS))
def write_payoffs(tables, places, me, payoffs):
    """Write what one seat of each table has won."""
    for i in range(len(places)):
        payoffs[i] = payoff(tables[places[i]], me)


@rule(takes=(into(TABLE),))
def finish(table):
    """Play one table at random to its end, by its own chance."""
    playout(table)
