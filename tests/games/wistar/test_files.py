"""The files of a person's own box: what was kept is found again, and a template to fill in."""

from __future__ import annotations

from pathlib import Path

import pytest
from games.wistar.owner import empty

from konspira.games.wistar import files, library
from konspira.games.wistar.taught_pack import replace, to_toml


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(library, "folder", lambda: tmp_path)
    return tmp_path


def test_who_has_taught_no_box_yet_begins_from_nothing(folder: Path) -> None:
    assert files.kept() == ({}, [])


def test_the_box_that_was_taught_is_played_with_again(folder: Path) -> None:
    (folder / "my-box.toml").write_text(to_toml(replace(empty(), name="my-box", decks="mine")), encoding="utf-8")
    options, told = files.kept()
    assert options["pack"]["decks"] == "mine"
    assert [news.id for news in told] == ["wistar-screen-mine"]


def test_what_does_not_fit_in_it_is_named_and_asked_for_again(folder: Path) -> None:
    text = to_toml(replace(empty(), name="my-box")) + "[board]\nopen_chambers = 2\ncubes = [9, 1, 2, 4, 6, 8, 11]\n"
    (folder / "my-box.toml").write_text(text, encoding="utf-8")
    options, told = files.kept()
    assert options["pack"]["board"] == {"open_chambers": 2, "cubes": ("?", 1, 2, 4, 6, 8, 11)}
    assert [news.id for news in told] == ["wistar-screen-mine", "wistar-bad-place"]


def test_a_file_that_is_no_box_stays_where_it_is(folder: Path) -> None:
    (folder / "my-box.toml").write_text("not a pack", encoding="utf-8")
    options, told = files.kept()
    assert (options, [news.id for news in told]) == ({}, ["wistar-screen-lost"])


def test_the_template_is_a_box_and_so_are_its_examples() -> None:
    text = files.template("pack") or ""
    assert library.from_text(text, "template").teach
    examples = [line[2:] for line in text.partition("take the # away")[2].splitlines()[1:]]
    filled = library.from_text(
        text + "\n".join(line for line in examples if not line.startswith(("decks", "plan"))), "template"
    )
    assert filled.board.open_chambers == 2
    assert filled.scales["building"].sides["1"].overflow == 1
