"""What was mined, chosen from: puzzles where one action leads clearly, and positions where a level erred clearly."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from konspira import speech
from konspira.bots.beliefs import Beliefs
from konspira.bots.blunders import Blunder
from konspira.bots.margins import Judged
from konspira.bots.mining import Find
from konspira.bots.puzzles import Puzzle, Rival
from konspira.turn import Turn

LEAD = 0.10  # of the win that everything else costs at least, with 95 % confidence
SECOND = 0.03  # and so much in the eyes of the second judge, on average
EVEN = 0.05  # an action that costs less than this, with 95 % confidence, is right, too
SHOWN = 4  # other actions that are spoken of
WORLDS = 1024
FORESEEN = ("turn",)  # a choice that is good only as long as nobody foresees it has no single best action
WEAK = ("fool:", "level-1", "level-2")  # who must not have played the game of a puzzle


def puzzle_from(find: Find) -> Puzzle | None:
    """The puzzle that a find makes; None where it is not clear enough, or not from a game of strong bots."""
    if any(name.startswith(WEAK) for name in find.players):
        return None
    turn = find.position.turn()
    if find.proven is not None:
        return Puzzle(find.position, "suspect", suspect=find.proven, lead=1.0, why=_proofs(turn))
    first = find.judged[0]
    lead = first.lead
    if lead is None or lead.low <= LEAD or not all(_agrees(other, first.best) for other in find.judged[1:]):
        return None
    best = _value(turn, first.best)
    if best["do"] in FORESEEN:
        return None
    closest = sorted(first.behind, key=lambda one: one.mean)[:SHOWN]
    rivals = tuple(Rival(_value(turn, one.action), one.mean, one.low, one.high) for one in closest)
    return Puzzle(find.position, "action", best, None, lead.low, rivals, _why(turn, first.best))


def _agrees(other: Judged, best: int) -> bool:
    """Whether another judge finds the same action best, and not by a hair."""
    return other.best == best and all(one.mean >= SECOND for one in other.behind)


def _value(turn: Turn, number: int) -> dict[str, Any]:
    value: dict[str, Any] = msgspec.to_builtins(turn.box.wording.value(number))
    return value


def _proofs(turn: Turn) -> tuple[dict[str, Any], ...]:
    proofs = turn.box.habits.proofs
    return tuple(msgspec.to_builtins(news) for news in proofs(turn.view)) if proofs else ()


def _why(turn: Turn, best: int) -> tuple[dict[str, Any], ...]:
    """The coach's reasons: what the rules prove, and what the game's habits say of the action."""
    explain = turn.box.habits.explain
    action = turn.box.wording.value(best)
    said = explain(turn.view, action, Beliefs(turn, 1, WORLDS).facts()) if explain else None
    return _proofs(turn) + ((msgspec.to_builtins(said),) if said else ())


def blunder_from(find: Find) -> Blunder | None:
    """The position that a find makes where a level took what clearly costs, in the eyes of all judges; else None."""
    if not find.judged:
        return None
    first, turn = find.judged[0], find.position.turn()
    if _value(turn, first.best)["do"] in FORESEEN:
        return None
    wrong = {one.action: one for one in first.behind if one.low > LEAD and _all_against(find, one.action)}
    erred = {level: [number for number in taken if number in wrong] for level, taken in find.chosen.items()}
    levels = tuple(sorted(level for level, taken in erred.items() if taken))
    if not levels:
        return None
    even = [one.action for one in first.behind if one.high < EVEN and one.action not in wrong]
    cost = max((wrong[number] for taken in erred.values() for number in taken), key=lambda one: one.mean)
    why = (
        f"{', '.join(levels)}: “{_said(turn, cost.action)}” costs {100 * cost.mean:.0f} % of the win "
        f"({100 * cost.low:.0f} to {100 * cost.high:.0f}) beside “{_said(turn, first.best)}”"
    )
    right = [_value(turn, number) for number in (first.best, *even)]
    return Blunder(find.position, tuple(right), tuple(_value(turn, number) for number in wrong), levels, cost.low, why)


def judged_again(kept: Blunder, judge: Judged) -> Blunder | None:
    """The same position with those mistakes that a judge of today still finds to cost something; None without any."""
    turn = kept.position.turn()
    cost = {one.action for one in judge.behind if one.low <= 0} | {judge.best}
    doubted = [_value(turn, number) for number in cost]
    wrong = tuple(action for action in kept.wrong if action not in doubted)
    return msgspec.structs.replace(kept, wrong=wrong) if wrong else None


def _all_against(find: Find, action: int) -> bool:
    """Whether every judge that examined an action finds it behind its own best, and nobody finds it best."""
    told = [judge.of(action) for judge in find.judged]
    nobodys = all(judge.best != action for judge in find.judged)
    return nobodys and all(behind is None or behind.mean > SECOND for behind in told)


def _said(turn: Turn, number: int) -> str:
    news = turn.box.wording.describe(turn.view, turn.box.wording.value(number))
    names = [f"seat {seat}" for seat in range(turn.view.options.seats)]
    return speech.say(turn.box, news, "en", names=names, me=turn.seat)


def spread(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """The same in an order in which games, and what is asked of them, take turns."""
    kinds: dict[str, dict[str, list[Puzzle]]] = {}
    for one in puzzles:
        kind = one.asks if one.action is None else str(one.action["do"])
        kinds.setdefault(one.position.game, {}).setdefault(kind, []).append(one)
    rows = [_taking_turns(list(by_kind.values())) for _, by_kind in sorted(kinds.items())]
    return _taking_turns(rows)


def _taking_turns(rows: list[list[Puzzle]]) -> list[Puzzle]:
    """All of some lists, each spread evenly over the whole."""
    placed = [((k + 0.5) / len(row), at, one) for at, row in enumerate(rows) for k, one in enumerate(row)]
    return [one for _, _, one in sorted(placed, key=lambda place: place[:2])]
