"""A mission in the owner's words: after the trick the leader says whether it was fulfilled, and others may object.

Numbers in comments and docstrings are those of RULES.md.
"""

from __future__ import annotations

from konspira.games.krecia.missions import fulfils
from konspira.games.krecia.options import NOBODY
from konspira.games.krecia.pieces import JUDGING, OBJECTING
from konspira.games.krecia.trick import best_position
from konspira.kernel.rule import rule


@rule
def in_words(t, trick):
    """18.1 Is the mission of this trick one that the leader judges?"""
    return t.options.in_words >> t.mission[trick] & 1 == 1


@rule
def ask_the_leader(t):
    """18.2 The leader of the trick says whether it was fulfilled."""
    t.phase, t.turn = JUDGING, t.leader


@rule
def judge(t, fulfilled):
    """18.2 What the leader says, counts; 18.3 then all others say at once whether they object."""
    t.fulfilled |= fulfilled << t.trick
    t.phase, t.turn = OBJECTING, NOBODY
    t.objecting, t.waiting = 0, (1 << t.options.seats) - 1 & ~(1 << t.leader)


@rule
def object_to(t, seat, objects):
    """18.3 For the record only; shown together when all have said. Returns whether all have."""
    t.waiting &= ~(1 << seat)
    t.objecting |= objects << seat
    if t.waiting == 0:
        t.objected[t.trick], t.objecting = t.objecting, 0
        return True
    return False


@rule
def has_a_hint(t):
    """18.5 Has the owner said what a bot may take the words for?"""
    return t.options.condition[t.mission[t.trick], 0, 0] != 0


@rule
def by_hint(t):
    """18.5 Was the mission of this trick fulfilled, as far as the hint tells? Without one, nobody can read it: no."""
    return has_a_hint(t) and fulfils(t, best_position(t))
