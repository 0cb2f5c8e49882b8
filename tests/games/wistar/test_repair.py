"""A box that was saved loads: random and hostile ones are repaired, and what does not fit is named and asked again."""

from __future__ import annotations

import copy
import json
import sys
from collections import Counter
from typing import Any

import msgspec
import pytest
from games.wistar.table import example
from sampling import Sample

from konspira.games.wistar import files, hostile_boxes
from konspira.games.wistar.pack import BadPack, known
from konspira.games.wistar.repair import repaired

WHOLE: dict[str, Any] = msgspec.to_builtins(example)


def test_whatever_an_album_saves_loads_and_nothing_invalid_is_saved(sample: Sample) -> None:
    """`python -m konspira.games.wistar.hostile_boxes` does it with all 10,000."""
    fates = Counter(hostile_boxes.fate(hostile_boxes.box(number)) for number in sample(range(10_000), 200))
    assert fates["repaired"] > 10 * fates["refused"]
    assert fates["saved"] > 0


def test_the_command_counts_what_became_of_the_boxes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["hostile_boxes", "--boxes", "4"])
    with pytest.raises(SystemExit, match="0"):
        hostile_boxes.main()
    assert capsys.readouterr().out.startswith("4 boxes: ")


def test_a_box_that_the_album_breaks_is_named_and_fails_the_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["hostile_boxes", "--boxes", "2"])
    monkeypatch.setattr(hostile_boxes.files, "read", lambda option, text: {"pack": {"name": "x"}, "aside": []})
    with pytest.raises(SystemExit, match="1"):
        hostile_boxes.main()
    told = capsys.readouterr()
    assert "2 broken" in told.out
    assert "box 1: saved" in told.err


def test_a_falling_board_of_version_0_1_is_repaired_and_the_rest_of_it_kept() -> None:
    content = copy.deepcopy(WHOLE)
    content["board"]["chambers"] = [0, 5, 2, 3, "?", 8]
    pack, aside = repaired(content, "my-box")
    assert pack.board.chambers == (0, "?", 2, 3, "?", 8)
    assert [(place, reason.id) for place, reason in aside] == [("board.chambers", "wistar-bad-falling")]
    before, after = known(example), known(pack)
    assert {place for place in before if before[place] != after.get(place)} == {"board.chambers"}


def test_a_good_box_is_left_as_it_is() -> None:
    pack, aside = repaired(WHOLE, "my-box")
    assert aside == []
    assert known(pack) == known(example)


def test_what_is_no_box_at_all_is_refused() -> None:
    for text in ("{", "[1, 2]", "not = [toml", "{}x"):
        with pytest.raises(BadPack):
            files.read("album", text)


def test_a_value_that_an_example_of_the_rulebook_shows_is_a_hint_to_an_owner() -> None:
    content = copy.deepcopy(WHOLE)
    content["board"]["cubes"] = [0, 1, 2, 3, 6, 8, 11]
    told = files.read("album", json.dumps(content))
    assert told["aside"] == []
    assert [hint["place"] for hint in told["hints"]] == ["board.cubes"]
