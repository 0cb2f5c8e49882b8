"""The album in a terminal: cards entered and corrected line by line, and only what fits is kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from games.wistar.table import example

from konspira.games.wistar import BOX, album, files, library, own_names
from konspira.games.wistar.pack import known
from konspira.games.wistar.taught_pack import replace, to_toml
from konspira.speech import Speaker


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(library, "folder", lambda: tmp_path)
    return tmp_path


def typed(*lines: str) -> list[str]:
    """What the album says to some lines."""
    say, told, given = Speaker(BOX, "en"), list[str](), iter([*lines, ""])
    album.edit(lambda news: next(given), lambda news: told.append(say(news)))
    return told[1:]


def test_a_card_is_entered_shown_and_played_with() -> None:
    assert typed("wood = yes round_mouse k2 skill k3", "wood") == ["wood = yes round_mouse k2 skill k3"] * 2
    options, _ = files.kept()
    assert options["pack"]["actions"]["wood"] == {"rat": True, "bonuses": ("round_mouse K2", "skill K3")}


def test_what_does_not_fit_is_told_and_not_kept(folder: Path) -> None:
    told = typed("cubes-values = 5 1 2 4 6 8 11")
    assert "values never fall" in told[0]
    assert told[1] == "cubes-values = ?"
    assert not list(folder.glob("*.toml"))


def test_what_cannot_be_read_is_answered_by_an_example() -> None:
    assert typed("wood = perhaps") == [
        "That cannot be read. For example: yes round_mouse k2 skill k3", "wood = ?",
    ]  # fmt: skip


def test_a_name_that_there_is_not_is_answered_by_those_there_are() -> None:
    assert "“gold” is none of decks, wood" in typed("gold = 1")[0]


def test_a_whole_box_is_shown_as_it_is_typed_and_typed_as_it_is_shown(folder: Path) -> None:
    (folder / "my-box.toml").write_text(to_toml(replace(example, name="my-box")), encoding="utf-8")
    shown = typed("list")
    (folder / "my-box.toml").unlink()
    order = sorted(shown, key=lambda line: not line.startswith("tasks"))  # plans need them
    typed(*(line for line in order if not line.endswith("= ?")))
    again = library.read(folder / "my-box.toml")
    before, after = known(example), known(again)
    lost = {place for place in before if before[place] != after.get(place)}
    assert all(place.startswith(("rulings", "tiles", "scales")) and "fields" not in place for place in lost), lost
    assert typed("list") == shown


def test_a_correction_keeps_all_else(folder: Path) -> None:
    (folder / "my-box.toml").write_text(to_toml(replace(example, name="my-box")), encoding="utf-8")
    typed("metal = no task k5", "cheese = e", "k1 = Bulb")
    before, after = known(example), known(library.read(folder / "my-box.toml"))
    assert {place for place in before if before[place] != after.get(place)} == {
        "actions.metal.rat", "actions.metal.bonuses", "farm.cheese",
    }  # fmt: skip
    assert own_names.own_names() == {"K1": "Bulb"}
