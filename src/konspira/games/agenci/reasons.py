"""What the coach says of Agenci: who may own which agent, and one sentence for an action.

A sentence claims no more than the rules or the beliefs show: what an action is worth to one's own agent, and to others.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np

from konspira.games.agenci.actions import Label, Pass, Place, Play, Seal, number
from konspira.games.agenci.files import SLIP, slips
from konspira.games.agenci.options import NAMES
from konspira.games.agenci.phrases import agent, members, mine, my_cards, plainly, sealed, sheet
from konspira.games.agenci.pieces import AGENTS, BLANK, BUILDINGS, FILES, NOBODY, OWNERS, SEATS, WORTH, View
from konspira.games.agenci.wording import follow
from konspira.kernel.rule import interpret
from konspira.news import News


def beliefs(v: View, sums: np.ndarray) -> dict[str, Any]:
    """The beliefs as people read them: a row a seat, how likely each agent is its own."""
    return {"owner": [[round(float(p), 3) for p in row] for row in _owners(v, sums)]}


def _owners(v: View, sums: np.ndarray) -> np.ndarray:
    table: np.ndarray = sums.reshape(SEATS, AGENTS)[: v.options.seats]
    return table


def choose_by_beliefs(v: View, believed: Callable[[], np.ndarray]) -> int | None:
    """9.2 A sheet is a matter of belief alone: the one that promises most; None at other turns.

    In a match of the first edition it is written label by label.
    """
    if v.phase != FILES:
        return None
    best = _best_sheet(v, believed())
    if v.options.edition == 1:
        which, label = next(iter(best.items()))
        return number(Label(NAMES[which], None if label == NOBODY else label))
    return number(sealed(v, best))


def _best_sheet(v: View, sums: np.ndarray) -> dict[int, int]:
    """The blank lines of my sheet as they are most likely right, taken together."""
    blank = [which for which in members(v.agents) if v.label[v.seat][which] == BLANK]
    left = interpret(slips)(View.plain(v), v.seat)
    unwritten = [owner - 1 for owner in range(OWNERS) for _ in range(left >> SLIP * owner & 15)]
    right = np.vstack([_owners(v, sums), 1.0 - _owners(v, sums).sum(0)])  # NOBODY is the last row
    sheets = sorted(set(itertools.permutations(unwritten)))
    best = max(sheets, key=lambda labels: sum(right[label, which] for which, label in zip(blank, labels, strict=True)))
    return dict(zip(blank, best, strict=True))


def explain(v: View, action: Any, sums: np.ndarray) -> News | None:
    """One sentence for an action: whose agent that is, or what it does for mine; None if nothing else can be done."""
    if isinstance(action, Label):
        return _why_label(v, action, sums)
    if isinstance(action, Seal):
        return _why_sheet(v, action, sums)
    if isinstance(action, Play) and action.card == "second_agent":
        return News("agenci-why-second")
    if isinstance(action, Pass) and not my_cards(v):
        return None
    own, after = max(mine(v), key=lambda which: v.score[which]), follow(v, action)  # 8.16 the better one counts
    if isinstance(action, Place) or (isinstance(action, Play) and action.card == "move_safe"):
        ahead = (after.safe - after.building[own]) % BUILDINGS
        return News("agenci-why-safe", {"steps": ahead, "worth": plainly(int(WORTH[after.safe]))})
    if after.score != v.score:
        return _compared("agenci-why-scores", v, own, [after.score[which] - v.score[which] for which in range(AGENTS)])
    places = [int(WORTH[after.building[which]]) if v.agents >> which & 1 else 0 for which in range(AGENTS)]
    news = _compared("agenci-why-pass" if isinstance(action, Pass) else "agenci-why-stands", v, own, places)
    return news if news.args["mine"] >= news.args["others"] else None  # it would speak against the action


def _compared(name: str, v: View, own: int, worth: list[int]) -> News:
    """A sentence about what my agent has of something, and the others in the city on average."""
    others = [worth[which] for which in members(v.agents) if which != own]
    return News(name, {"mine": worth[own], "others": round(sum(others) / len(others), 1)})


def _why_label(v: View, action: Label, sums: np.ndarray) -> News:
    """9.2 How likely the label is right."""
    shares = _owners(v, sums)[:, NAMES.index(action.agent)]
    right = 1.0 - float(shares.sum()) if action.owner is None else float(shares[action.owner])
    told = {"agent": agent(action.agent), "percent": round(100 * min(1.0, max(0.0, right)))}
    if action.owner is None:
        return News("agenci-why-nobody", told)
    return News("agenci-why-owner", told | {"seat": action.owner})


def _why_sheet(v: View, action: Seal, sums: np.ndarray) -> News:
    """9.2 How many lines of a sheet are right, on average."""
    lines, owners = sheet(v, action), _owners(v, sums)
    right = sum(float(1.0 - owners[:, which].sum() if label == NOBODY else owners[label, which])
                for which, label in lines.items())  # fmt: skip
    return News("agenci-why-sheet", {"right": round(right, 1), "lines": len(lines)})
