"""Imagined worlds with weights: what one seat believes, as so many tables that its view could come from."""

from __future__ import annotations

from konspira.bots.think.words import credit, facts
from konspira.kernel.words import conjure


def dream(view, plan, table, worlds):
    """Fill the row of worlds with tables that fit the view, by the chance in `table`."""
    for i in range(len(worlds)):
        conjure(view[0], plan[0], table[0])
        worlds[i] = table[0]


def judge(before, after, worlds, weight):
    """Weigh every world by how likely the step between two views is in it; return the sum of the weights."""
    total = 0.0
    for i in range(len(worlds)):
        weight[i] *= credit(before[0], after[0], worlds[i])
        total += weight[i]
    return total


def believe(view, worlds, weight, sums):
    """Add up what is true in the worlds, each by its weight."""
    for i in range(len(worlds)):
        facts(view[0], worlds[i], sums, weight[i])


def draw(weight, place, order):
    """Systematic resampling: as many places in `order` as a world's weight deserves; `place` is below 1."""
    total = 0.0
    for i in range(len(weight)):
        total += weight[i]
    pace, reached, world = total / len(order), 0.0, 0
    mark = place * pace
    for i in range(len(order)):
        while world < len(weight) - 1 and reached + weight[world] <= mark:
            reached += weight[world]
            world += 1
        order[i] = world
        mark += pace
