"""The match that waits is never thrown away."""

from __future__ import annotations

from pathlib import Path

import pytest

from konspira.cli.saved import SavedMatch
from konspira.play import shelf
from konspira.play.series import Series


@pytest.fixture
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SavedMatch:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    kept, series = SavedMatch(shelf.box("gra")), Series("gra", seats=2)
    kept.write(series.open(), series)
    return kept


def test_it_is_found_again(saved: SavedMatch) -> None:
    found, why = saved.read("en")
    assert found is not None
    assert why == []


@pytest.mark.parametrize("damage", ["not hexadecimal", "", "00"])
def test_one_whose_key_is_damaged_is_put_aside_and_said_so(saved: SavedMatch, damage: str) -> None:
    text = saved.path.read_text().partition("\n")[2]
    saved.path.write_text(f"{damage}\n{text}")
    found, why = saved.read("en")
    assert found is None
    assert len(why) == 1
    assert saved.path.with_suffix(".damaged").exists()
    assert not saved.path.exists()


def test_one_that_is_no_text_is_put_aside(saved: SavedMatch) -> None:
    saved.path.write_bytes(b"\xff\xfe\xfa")
    assert saved.read("en")[0] is None
    assert saved.path.with_suffix(".damaged").read_bytes() == b"\xff\xfe\xfa"
