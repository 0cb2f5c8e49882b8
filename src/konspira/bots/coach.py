"""The coach: what a seat could do, how good it looks, what is believed, and why; all from the seat's own view."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from konspira.bots.bot import Budget
from konspira.bots.engine import engine
from konspira.bots.nets.file import shipped
from konspira.bots.nets.points import net_points
from konspira.bots.nets.search import COVER, NetSearch
from konspira.bots.search import Choice, Search, Thought
from konspira.bots.simple import Flat
from konspira.bots.solver.player import advice
from konspira.boxes.box import Box
from konspira.news import News
from konspira.turn import Turn

BUDGET = Budget(seconds=0.8)
FLOOR = 50  # times that an action was tried, or nothing is said of its chance
DOUBT = 0.05  # how much better than a table's first the search must find another to be believed


class Suggestion(msgspec.Struct, frozen=True):
    """One action: how likely it wins, by the coach's reckoning, and how much of the coach's thought it got.

    `chance` is None where the action was tried too seldom to say; `margin` is half of the 95 % interval of the trials.
    """

    action: Any
    chance: float | None
    weight: float
    margin: float = 0.0


class Advice(msgspec.Struct, frozen=True):
    """Suggestions, the best first; the beliefs behind them, as the game puts them; why, as a sentence to be said.

    `evidence` is what the rules prove beyond doubt from what the seat has seen: no bot's belief is in it.
    """

    suggestions: tuple[Suggestion, ...]
    beliefs: Any
    why: News
    evidence: tuple[News, ...] = ()


def advise(
    turn: Turn, budget: Budget = BUDGET, *, seed: int = 0, most: int = 5, aloud: Callable[[Advice], None] | None = None
) -> Advice:
    """What to do at a turn and why. The same turn, seed and number of iterations give the same advice.

    `aloud` is told meanwhile what the coach thinks so far; that changes nothing of what he comes to.
    """
    if not turn.legal:
        raise ValueError(f"seat {turn.seat} has nothing to choose now")
    if not engine(turn.box).wake():
        return _first_thoughts(turn, seed, most)
    proven = evidence(turn)

    def said(thought: Thought) -> Advice:
        ranked = _ranked(turn, thought)[:most]
        sums = thought.beliefs.facts() if thought.beliefs else np.zeros(0)
        beliefs = turn.box.habits.beliefs
        believed = beliefs(turn.view, sums) if beliefs else None
        return Advice(ranked, believed, _why(turn, ranked, sums), proven)

    return said(thinker(turn.box, budget, seed).think(turn, aloud and (lambda so_far: aloud(said(so_far)))))


def thinker(box: Box, budget: Budget, seed: int) -> NetSearch | Search:
    """Who thinks for the coach: looking ahead with the game's net, whose chances come true; else the search."""
    if shipped(box) is not None and net_points(box).wake():
        return NetSearch(budget, seed=seed, cover=COVER)
    return Search(budget, seed=seed, floor=FLOOR)


def _ranked(turn: Turn, thought: Thought) -> tuple[Suggestion, ...]:
    """As the search ranks them; where the round is solved, by how often an equilibrium plays them.

    A table answers anything safely; where the search sees much more to be had from this very moment, it has its way.
    """
    tried = [choice for choice in thought.choices if choice.visits] or list(thought.choices)
    by_net = any(choice.won is not None for choice in tried)
    whole = sum(c.weight for c in tried) if by_net else max(1, thought.iterations)
    found = {c.number: _suggestion(turn, c, (c.weight if by_net else c.visits) / whole) for c in tried}
    solved = dict(advice(turn))
    if not solved or not solved.keys() <= found.keys():
        return tuple(found.values())
    total = sum(solved.values())
    mixed = [msgspec.structs.replace(s, weight=solved.get(n, 0.0) / total) for n, s in found.items()]
    mixed.sort(key=lambda s: (-s.weight, -(s.chance or 0.0)))
    much_better = max(s.chance or 0.0 for s in mixed) > (mixed[0].chance or 0.0) + DOUBT
    return tuple(found.values() if much_better else mixed)


def _suggestion(turn: Turn, choice: Choice, weight: float) -> Suggestion:
    """What is said of an action: nothing of its chance where it was hardly looked at."""
    action = turn.box.wording.value(choice.number)
    if choice.visits < FLOOR:
        return Suggestion(action, None, weight)
    share = min(max(choice.share, 0.0), 1.0)
    margin = 1.96 * math.sqrt((share * (1 - share) + 0.25 / choice.visits) / choice.visits)
    return Suggestion(action, win_chance(turn, choice.share), weight, margin)


def evidence(turn: Turn) -> tuple[News, ...]:
    """What the rules prove to the seat of a turn, as sentences."""
    proofs = turn.box.habits.proofs
    return tuple(proofs(turn.view)) if proofs else ()


def win_chance(turn: Turn, value: float) -> float:
    """How likely a win is to which the search gives this value; a game's habits may know that it hopes too much."""
    own = turn.box.habits.win_chance
    return own(turn.view, value) if own else value


def _why(turn: Turn, ranked: tuple[Suggestion, ...], sums: np.ndarray) -> News:
    """The game's own reason, or how much better the first is than the next."""
    explain = turn.box.habits.explain
    news = explain(turn.view, ranked[0].action, sums) if explain else None
    if news is not None:
        return news
    if len(ranked) == 1:
        return News("coach-only")
    if ranked[0].chance is None or ranked[1].chance is None:
        return News("coach-unsure")
    first, second = (round(100 * (suggestion.chance or 0.0)) for suggestion in ranked[:2])
    return News("coach-better" if first > second else "coach-even", {"first": first, "second": second})


def _first_thoughts(turn: Turn, seed: int, most: int) -> Advice:
    """While machine code is being made: flat Monte Carlo, and no beliefs."""
    values = Flat(seed=seed, patient=False).weigh(turn)
    best = np.argsort(-values, kind="stable")[:most]
    ranked = tuple(Suggestion(turn.legal[int(k)], float(values[k]), float(k == best[0])) for k in best)
    return Advice(ranked, None, News("coach-only" if len(ranked) == 1 else "coach-early"), evidence(turn))
