"""The ring of six sections on the wheel, as far as it is known. The two sections of an area lie side by side (1.6)."""

from __future__ import annotations

from konspira.games.wistar.components import SECTIONS, UNKNOWN
from konspira.kernel.rule import rule

SECTION_COUNT = len(SECTIONS)


@rule
def neighbour(t, section):
    """The other section of the same area."""
    other = section
    for i in range(SECTION_COUNT):
        if i != section and t.pack.area[i] == t.pack.area[section]:
            other = i
    return other


@rule
def comes_before(t, section):
    """The section before one, clockwise, or UNKNOWN."""
    for i in range(SECTION_COUNT):
        if t.pack.clockwise[i] == section:
            return i
    return UNKNOWN


@rule
def closes_early(t, section, following):
    """Would the ring close before all six sections are in it?"""
    length, here = 1, following
    while here != section and t.pack.clockwise[here] != UNKNOWN:
        here = t.pack.clockwise[here]
        length += 1
    return here == section and length < SECTION_COUNT


@rule
def may_follow(t, section, following):
    """Can `following` come after `section`, so that both areas still lie together?"""
    if following == section or comes_before(t, following) != UNKNOWN or closes_early(t, section, following):
        return False
    mine, its = neighbour(t, section), neighbour(t, following)
    if following == mine:
        return True
    before = comes_before(t, section)
    behind_me = before == mine or (before == UNKNOWN and t.pack.clockwise[mine] == UNKNOWN)
    after = t.pack.clockwise[following]
    before_it = after == its or (after == UNKNOWN and comes_before(t, its) == UNKNOWN)
    return behind_me and before_it


@rule
def may_come_next(t, section):
    """The sections that can come after one, as a bit set."""
    found = 0
    for following in range(SECTION_COUNT):
        if may_follow(t, section, following):
            found |= 1 << following
    return found


@rule
def learn_ring(t, section, following):
    """Write down what comes after a section, and what that says of the two areas."""
    t.pack.clockwise[section] = following
    mine, its = neighbour(t, section), neighbour(t, following)
    if following != mine:
        t.pack.clockwise[mine] = section
        t.pack.clockwise[following] = its
