"""Loading a dataset: batches of NumPy arrays hold every decision once."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from research.dataset.making_sets import of_random

from konspira.play import shelf
from konspira.research.dataset import load
from konspira.senses import turning_of


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("loader") / "set"
    of_random(path, games=7)
    of_random(path, games=15)  # a second shard
    return path


def test_batches_have_the_shapes_that_are_promised(folder: Path) -> None:
    data = load(folder)
    for batch in data.batches(100):
        size = len(batch.match)
        assert 0 < size <= 100
        assert batch.observation.shape == (size, len(data.columns))
        assert batch.mask.shape == (size, data.about.actions)
        assert (batch.mask[np.arange(size), batch.action] == 1).all()
        assert batch.view.shape == batch.payoff.shape == (size,)
        assert (batch.view["seat"] == batch.seat).all()


def test_every_decision_comes_once_in_order_or_shuffled(folder: Path) -> None:
    data = load(folder)
    rows = [(int(m), int(s)) for batch in data for m, s in zip(batch.match, batch.step, strict=True)]
    assert len(rows) == len(set(rows)) == len(data)
    assert rows == sorted(rows)
    mixed, again, other = (
        [(b.match.tobytes(), b.step.tobytes(), b.action.tobytes()) for b in data.batches(64, seed=s)] for s in (3, 3, 4)
    )
    assert mixed == again != other
    shuffled = [pair for b in data.batches(64, seed=3) for pair in zip(b.match.tolist(), b.step.tolist(), strict=True)]
    assert shuffled != rows
    assert sorted(shuffled) == rows


def test_payoffs_of_decisions_are_those_of_their_matches(folder: Path) -> None:
    data = load(folder)
    ended = {told["match"]: told for told in data.matches.to_pylist()}
    assert sorted(ended) == list(range(15))
    for batch in data:
        assert batch.payoff.tolist() == [ended[m]["payoffs"][s] for m, s in zip(batch.match, batch.seat, strict=True)]
    assert sum(told["decisions"] for told in ended.values()) == len(data)


def test_turned_actions_are_those_that_a_crowd_counts(folder: Path) -> None:
    data = load(folder)
    turning = turning_of(shelf.box("gra"))
    for plain, turned in zip(data.batches(64), data.batches(64, turned=True), strict=True):
        for row in range(len(plain.match)):
            back = turning.back[3, plain.seat[row]]
            assert back[turned.action[row]] == plain.action[row]
            assert set(back[np.flatnonzero(turned.mask[row])]) == set(np.flatnonzero(plain.mask[row]))


def test_the_page_about_datasets_shows_what_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    of_random(tmp_path / "games", games=3)
    monkeypatch.chdir(tmp_path)
    page = (Path(__file__).parents[3] / "docs" / "dataset.md").read_text(encoding="utf-8")
    shown: dict[str, Any] = {}
    for code in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        if "pandas" not in code:  # which nothing else here needs
            exec(code, shown)
    assert (shown["views"]["seat"] == shown["table"]["seat"].to_numpy()).all()
    assert shown["bits"].shape == (len(shown["data"]), len(shown["data"].columns))
