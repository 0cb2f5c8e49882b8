"""Krysobot's burrow: beds, chambers, mice and cheese (RULES.md, section 5)."""

from __future__ import annotations

from konspira.games.wistar.agenda import tell
from konspira.games.wistar.components import BEDS_IN_ALL, CHEESE, HOUSE, UNDERGROUNDS
from konspira.games.wistar.dialogue import (
    DID_BED,
    DID_DIG,
    DID_DIG_INSTEAD,
    DID_DISCARD,
    DID_NOT,
    DID_TILE,
    NO_BED,
    NO_DIG,
)
from konspira.kernel.rule import rule


@rule
def free_chambers(t):
    """5.1 Those open from the start and those dug, less what lies in them."""
    return t.pack.open_chambers + t.dug - t.beds - t.tiles


@rule
def dig(t, deed):
    """5.4 Dig the cheapest chamber; 5.5 without an underground nothing happens."""
    if t.dug == UNDERGROUNDS:
        tell(t, DID_NOT, NO_DIG, 0, 0)
    else:
        t.dug += 1
        tell(t, deed, t.dug, 0, 0)


@rule
def dig_a_chamber(t):
    dig(t, DID_DIG)


@rule
def dig_instead(t):
    """5.2 There is no chamber for what he should get: he digs one instead."""
    dig(t, DID_DIG_INSTEAD)


@rule
def build_bed(t):
    """5.4 Build the cheapest bed; 5.6 without a bed nothing happens."""
    if t.beds == BEDS_IN_ALL:
        tell(t, DID_NOT, NO_BED, 0, 0)
    elif free_chambers(t) == 0:
        dig_instead(t)
    else:
        t.beds += 1
        tell(t, DID_BED, t.beds, 0, 0)


@rule
def take_tile(t, kind, points, place):
    """A mouse or a cheese from a place goes to a free chamber."""
    t.tile[t.tiles], t.tile_points[t.tiles] = kind, points
    t.tiles += 1
    tell(t, DID_TILE, kind, points, place)


@rule
def cost_of_discarding(t, i):
    """9.3 What is discarded first is lowest: points, then a cellar mouse, a cheese, a house mouse."""
    kind = t.tile[i]
    return t.tile_points[i] * 3 + (2 if kind == HOUSE else 1 if kind == CHEESE else 0)


@rule
def discard_mouse(t):
    """9.3 Discard the cheapest mouse; its chamber is free again."""
    cheapest = 0
    for i in range(1, t.tiles):
        if cost_of_discarding(t, i) < cost_of_discarding(t, cheapest):
            cheapest = i
    tell(t, DID_DISCARD, t.tile[cheapest], t.tile_points[cheapest], 0)
    t.tiles -= 1
    for i in range(cheapest, t.tiles):
        t.tile[i], t.tile_points[i] = t.tile[i + 1], t.tile_points[i + 1]
    t.tile[t.tiles], t.tile_points[t.tiles] = 0, 0
