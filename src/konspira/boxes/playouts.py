"""Loops that know no game: written once, they play them all, on a core or on a GPU."""

from __future__ import annotations

import numpy as np

from konspira.kernel.bits import lowest
from konspira.kernel.chance import below, bits_of
from konspira.kernel.rule import rule
from konspira.kernel.signature import FLOATS, INT, INTS, OPTIONS, PLAN, SEAT, TABLE, VIEW, into
from konspira.kernel.words import actors, conjure, count, over, payoff, pick, start, step


@rule
def playout(table):
    """Play at random to the end; return how many decisions that took."""
    decisions = 0
    while not over(table):
        seat = lowest(actors(table))
        step(table, seat, pick(table, seat, below(table, count(table, seat))))
        decisions += 1
    return decisions


@rule(takes=(into(TABLE), OPTIONS, INT, INT))
def play_games(table, options, games, seed):
    """Play whole random games, one after the other; return the number of decisions."""
    decisions = 0
    for game in range(games):
        table.rng = bits_of(seed + game)
        start(table, options)
        decisions += playout(table)
    return decisions


@rule(takes=(into(TABLE), OPTIONS, INT, INT, FLOATS))
def tally(table, options, games, seed, shares):
    """Play whole random games and add up each seat's payoff in `shares`; return the number of decisions."""
    decisions = 0
    for game in range(games):
        table.rng = bits_of(seed + game)
        start(table, options)
        decisions += playout(table)
        for seat in range(options.seats):
            shares[seat] += payoff(table, seat)
    return decisions


@rule(takes=(TABLE, SEAT, INTS))
def menu(table, seat, numbers):
    """Write down every legal action of a seat; return how many."""
    choices = count(table, seat)
    for k in range(choices):
        numbers[k] = pick(table, seat, k)
    return choices


@rule(takes=(VIEW, PLAN, into(TABLE), INTS, INT, INT, FLOATS))
def weigh(view, plan, table, numbers, choices, playouts, value):
    """Flat Monte Carlo from what one seat knows: write the mean payoff of each of its legal actions."""
    for k in range(choices):
        value[k] = 0.0
    for n in range(playouts):
        conjure(view, plan, table)
        k = n % choices
        step(table, view.seat, numbers[k])
        playout(table)
        value[k] += payoff(table, view.seat)
    for k in range(min(choices, playouts)):  # with fewer playouts than actions the last ones are not tried
        value[k] /= np.float64(playouts // choices + (1 if k < playouts % choices else 0))
