"""GRA with fewer values on its cards, in a folder of its own: every rule as it is, and small enough to be solved whole.

The round with one card each has 7 million histories with six values, 74 thousand with four, 5 thousand with three.
"""

from __future__ import annotations

import itertools
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from konspira.bots.solver import rounds
from konspira.boxes.box import Box
from konspira.boxes.find import load_box
from konspira.play import shelf


def small_gra(folder: Path, faces: int) -> Box:
    """The game with so many values, each pair of them on two cards."""
    name = f"gra{faces}"
    shutil.copytree(shelf.box("gra").folder, folder / name, ignore=shutil.ignore_patterns("__pycache__", "page"))
    for path in (folder / name).rglob("*.py"):
        text = path.read_text(encoding="utf-8").replace("konspira.games.gra", f"konspira.games.{name}")
        text = text.replace("SEATS, HAND, FACES = 6, 5, 6", f"SEATS, HAND, FACES = 6, 5, {faces}")
        path.write_text(text.replace('"gra"', f'"{name}"'), encoding="utf-8")
    return load_box(folder / name, name)


def one_round(table: np.ndarray) -> None:
    """The first seat starts, and who loses the round is out (7.3, as after a tie). Equal cards have one number."""
    table["tie"], table["starter"], table["turn"] = True, 0, 0
    table["card"] %= len(rounds.PAIRS)


def solved_round(faces: int, by_count: bool, jokers: bool, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The same round for our solver, which reads values and cards from constants."""
    pairs = list(itertools.combinations(range(1, faces + 1), 2))
    monkeypatch.setattr(rounds, "PAIRS", pairs)
    monkeypatch.setattr(rounds, "DECK", 2 * len(pairs))
    bids = rounds.ladder(2, by_count, tuple(range(1, faces + 1)))
    sides = [rounds._exact_side(1, bids) for _ in range(2)]
    sides[0].prior[:] = 1 / (rounds.DECK - 1)
    return rounds.Round((sides[0], sides[1]), bids, jokers, float(rounds.COPIES), np.ones(len(bids), np.bool_))
