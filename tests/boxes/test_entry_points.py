"""Entry points of a game, several at once: kept on disk, and compiled by another process."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from konspira.boxes.backend import Compiled
from konspira.boxes.box import Box
from konspira.boxes.entry_points import EntryPoints
from konspira.kernel import cache
from konspira.kernel.rule import rule
from konspira.kernel.signature import TABLE
from konspira.kernel.words import actors, over


@rule(takes=(TABLE,))
def anybody(table):
    """Is anybody to act?"""
    return actors(table) != 0


class Own(EntryPoints):
    """The entry points of somebody who writes rules of his own: a word, and a rule."""

    functions = (over, anybody)


def test_once_all_are_loaded_attributes_are_the_functions_themselves(altered: Callable[..., Box]) -> None:
    own = Own(altered("own_process"))
    told: list[tuple[str, int, int]] = []
    assert not own.ready
    own.load(lambda *far: told.append(far))
    assert told == [("over", 1, 2), ("anybody", 2, 2)]
    assert own.ready
    assert vars(own)["anybody"] is own.all["anybody"].compiled


def test_entry_points_are_compiled_by_another_process_and_found_in_the_cache(
    altered: Callable[..., Box], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "root", lambda: tmp_path / "cache")
    monkeypatch.setenv("KONSPIRA_CACHE", str(tmp_path / "cache"))
    (tmp_path / "cache").mkdir()
    points = Compiled(altered("elsewhere"))
    assert not points.kept
    warming = points.warm()
    assert warming is not None
    assert warming.finished.wait(600)
    assert warming.failure is None
    assert warming.done == warming.total == len(points.all)
    assert points.kept
    assert points.warm() is None
