"""What the coach says of Krecia robota: whom to suspect, and one sentence for an action.

A sentence claims no more than the rules or the beliefs show: what a card does to the mission, what a role wins by.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import numpy as np

from konspira.games.krecia.actions import Choose, ForLarry, Judge, Object, Play, card_number, number
from konspira.games.krecia.mission_status import broken, spoils
from konspira.games.krecia.mission_words import is_in_words
from konspira.games.krecia.options import SEATS
from konspira.games.krecia.phrases import members, my_hand, professor, trait, who
from konspira.games.krecia.pieces import JUDGING, OBJECTING, RAISE, VOTE, VOTING, View
from konspira.games.krecia.roles import FOLLOWS, SOUGHT, WITH_AGENTS, WITH_MOLE, Goal
from konspira.games.krecia.trick import follow, may_raise, playable_for_larry
from konspira.games.krecia.verdict import by_hint, has_a_hint
from konspira.games.krecia.vote import goal_of, may_repeat, targets
from konspira.kernel.rule import interpret
from konspira.news import News

STANDS_OUT = 1.25  # times as likely as any suspect is without evidence,
BY = 0.1  # and by so much: less is noise


def beliefs(v: View, sums: np.ndarray) -> dict[str, Any]:
    """The beliefs as people read them: how likely each place is the mole; nothing to whoever is the mole."""
    if sums[v.seat] > 0.999:
        return {}
    return {"mole": [round(float(p), 3) for p in sums[: v.options.places]]}


def honest_word(v: View) -> int | None:
    """18.5 What a bot says of a mission in words: by the hint; without one it cannot read them, and does not say yes.

    It objects where the hint, and only a hint, says otherwise than the leader.
    """
    if v.phase == JUDGING:
        return number(Judge(_by_hint(v)))
    if v.phase != OBJECTING:
        return None
    hinted = interpret(has_a_hint)(View.plain(v))
    return number(Object(bool(hinted and _by_hint(v) != bool(v.fulfilled >> v.trick & 1))))


def _by_hint(v: View) -> bool:
    return bool(interpret(by_hint)(View.plain(v)))


def choose_by_beliefs(v: View, believed: Callable[[], np.ndarray]) -> int | None:
    """8.1 Who plays with the agents names whom he believes to be the mole, where one stands out; None elsewhere.

    What a vote is worth hangs on how all others vote, and all others look for the same: whoever expects them to be
    mistaken, and follows them, makes them so.
    """
    if v.phase != VOTING or v.options.seats == 2 or interpret(goal_of)(v, v.seat) != WITH_AGENTS:
        return None
    sums = believed()
    suspects = sorted(members(interpret(targets)(v, v.seat)), key=lambda place: -sums[place])
    if len(suspects) == 1:
        return VOTE + suspects[0] * (SEATS + 1)
    if sums[suspects[0]] - sums[suspects[1]] < BY:
        return None
    twice = not v.options.double or interpret(may_repeat)(v, v.seat)
    return VOTE + suspects[0] * SEATS + suspects[0 if twice else 1]


def explain(v: View, action: Any, sums: np.ndarray) -> News | None:
    """One sentence for an action, None if there is none to say; what a seat wants depends on its role."""
    if isinstance(action, Judge | Object):
        return _why_verdict(v)
    goal = interpret(goal_of)(v, v.seat)
    if goal not in (WITH_AGENTS, WITH_MOLE):
        return News("krecia-why-goal", {"goal": get_args(Goal)[goal]})
    if isinstance(action, Choose):
        return _why_mission(v, action)
    friend = goal == WITH_MOLE and not trait(v, v.role[v.seat], SOUGHT)
    if isinstance(action, Play | ForLarry):
        if friend:
            return News("krecia-why-friend", {"professor": professor(v)})
        return _why_card(v, action, sums, "agents" if goal == WITH_AGENTS else "mole")
    if goal == WITH_MOLE:
        return None if friend else News("krecia-why-mole")
    pointed = [place for place in (action.target, action.second) if place is not None]
    return News("krecia-why-vote", _suspected(v, max(pointed, key=lambda place: sums[place]), sums))


def _why_verdict(v: View) -> News:
    if not interpret(has_a_hint)(View.plain(v)):
        return News("krecia-why-judge-unread")
    return News("krecia-why-judge", {"fulfilled": "yes" if _by_hint(v) else "no"})


def _suspected(v: View, place: int, sums: np.ndarray) -> dict[str, Any]:
    return {"seat": who(v, place), "percent": round(100 * float(sums[place])), "professor": professor(v)}


def suspect(v: View, sums: np.ndarray) -> int | None:
    """The place that stands out, if one does: of two that are equally likely neither does."""
    suspects = [place for place in range(v.options.places) if place != v.seat and sums[place] > 0]
    if not suspects:
        return None
    first, even = max(suspects, key=lambda place: sums[place]), 1 / len(suspects)
    clear = min(1.0, max(0.5, STANDS_OUT * even, even + BY))
    return first if sums[first] >= clear - 1e-9 else None


# -- what an action does to the mission -------------------------------------------------------------


def _why_mission(v: View, action: Choose) -> News | None:
    """3.2 Whoever chooses leads: with how many cards can each of the two be led? No reason if not with more."""
    other = sum(v.drawn) - action.mission
    told = {"cards": _openings(v, action.mission), "other": _openings(v, other), "hand": len(my_hand(v))}
    return News("krecia-why-choose", told) if told["cards"] > told["other"] else None


def _openings(v: View, mission: int) -> int:
    """How many of my cards can be led to a mission without breaking it."""
    then = View.plain(v)
    then.mission[v.trick] = mission
    return sum(not interpret(spoils)(then, one) for one in my_hand(v))


def _why_card(v: View, action: Play | ForLarry, sums: np.ndarray, side: str) -> News | None:
    """What a card does to the mission, unless a suspicion says more; 18.2 of one in words, nobody can tell yet."""
    if is_in_words(v, v.mission[v.trick]):
        return _why_suspect(v, sums, side)
    then = View.plain(v)
    if v.played > 0 and interpret(broken)(then):
        return _why_suspect(v, sums, side) or News("krecia-why-lost")
    if interpret(spoils)(then, card_number(action) + RAISE * (isinstance(action, Play) and action.token)):
        hopeless = side == "agents" and all(interpret(spoils)(then, one) for one in _playable(v))
        return News("krecia-why-no-way") if hopeless else News("krecia-why-breaks", {"side": side})
    if v.played + 1 == v.options.places:
        return News("krecia-why-done", {"side": side})
    return _why_suspect(v, sums, side) or News("krecia-why-alive", {"side": side})


def _why_suspect(v: View, sums: np.ndarray, side: str) -> News | None:
    place = suspect(v, sums) if side == "agents" else None
    return None if place is None else News("krecia-why-suspect", _suspected(v, place, sums))


def _playable(v: View) -> list[int]:
    """4.3, 5.2, 12.4 The cards I may play now, for me or for Larry, with a token and without."""
    if v.three:
        return members(interpret(playable_for_larry)(View.plain(v)))
    cards = v.hand[v.seat]
    if v.played > 0 and trait(v, v.role[v.seat], FOLLOWS):
        cards = interpret(follow)(cards, v.card[v.trick][0])
    raised = [one + RAISE for one in members(cards)] if interpret(may_raise)(v, v.seat) else []
    return members(cards) + raised
