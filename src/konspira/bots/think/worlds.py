"""Imagined worlds with weights: what one seat believes, as so many tables that its view could come from."""

from __future__ import annotations

from konspira.bots.think.words import credit, facts, habit
from konspira.kernel.rule import rule
from konspira.kernel.signature import FLOAT, FLOATS, INTS, PLAN, TABLE, TABLES, VIEW, into
from konspira.kernel.words import conjure


@rule(takes=(VIEW, PLAN, into(TABLE), TABLES))
def dream(view, plan, table, worlds):
    """Fill the row of worlds with tables that fit the view, by the chance in `table`."""
    for i in range(len(worlds)):
        conjure(view, plan, table)
        worlds[i] = table


@rule(takes=(VIEW, PLAN, into(TABLE)))
def by_habit(view, plan, table):
    """What the seat would do by habit, which asks for nothing that it does not know: in any world that fits."""
    conjure(view, plan, table)
    return habit(table, view.seat)


@rule(takes=(VIEW, VIEW, TABLES, FLOATS))
def judge(before, after, worlds, weight):
    """Weigh every world by how likely the step between two views is in it; return the sum of the weights."""
    total = 0.0
    for i in range(len(worlds)):
        weight[i] *= credit(before, after, worlds[i])
        total += weight[i]
    return total


@rule(takes=(VIEW, TABLES, FLOATS, FLOATS))
def believe(view, worlds, weight, sums):
    """Add up what is true in the worlds, each by its weight."""
    for i in range(len(worlds)):
        facts(view, worlds[i], sums, weight[i])


@rule(takes=(FLOATS, FLOAT, INTS))
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
