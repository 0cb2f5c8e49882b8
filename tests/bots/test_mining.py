"""Mining finds what its players find, and writes it down so that the same moment comes again."""

from __future__ import annotations

import itertools
from pathlib import Path

import msgspec
import pytest

from konspira.bots import mining
from konspira.bots.arena import ready
from konspira.bots.mining import Find, leads_in, mine, proofs_in
from konspira.bots.positions import read_lines
from konspira.boxes.box import Box


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick judges and one cell, so that a find is a matter of seconds."""
    monkeypatch.setattr(mining, "SEEDS", 4)
    monkeypatch.setattr(mining, "MEASURED", 1)
    monkeypatch.setattr(mining, "CELLS", (("gra", 2, {}),))
    monkeypatch.setattr("konspira.bots.margins.BUDGETS", {"search": 2000, "ahead": 200})


def test_a_find_is_kept_and_says_what_judges_and_levels_found(gra: Box, small: None, tmp_path: Path) -> None:
    file = tmp_path / "finds.jsonl"
    (find,) = itertools.islice(mine(file, 300, seed=3), 1)
    (kept,) = read_lines(file, Find)
    assert msgspec.json.encode(kept, order="sorted") == msgspec.json.encode(find, order="sorted")
    turn = find.position.turn()
    assert {one.judge for one in find.judged} == {"ahead", "search"}
    assert set(find.chosen) == {"level-1", "level-2", "level-3", "level-4"}
    assert {number for taken in find.chosen.values() for number in taken} <= set(turn.legal.numbers.tolist())


def test_the_same_seed_finds_the_same(gra: Box, small: None) -> None:
    found = ((seed, find) for seed in map(str, range(20)) for find in leads_in("gra", 2, {}, seed))
    seed, find = next(found)
    assert next(leads_in("gra", 2, {}, seed)).position == find.position


def test_a_proof_comes_with_the_seat_it_proves() -> None:
    ready("krecia")
    (find,) = proofs_in("krecia", 4, {}, "34")  # few moles are proven
    turn = find.position.turn()
    assert turn.box.habits.suspects is not None
    assert turn.box.habits.suspects(turn.view) == (find.proven,)


def test_a_game_without_anybody_to_look_for_has_no_proofs() -> None:
    assert list(proofs_in("gra", 2, {}, "any")) == []
