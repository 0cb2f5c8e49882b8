"""Finding a game: in any folder that has a box, once, and nothing is left of one that cannot be loaded."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from konspira.boxes.box import Box
from konspira.boxes.find import GAMES, load_box
from konspira.games import gra


@pytest.fixture
def written(tmp_path: Path) -> Iterator[Callable[[str, str], Path]]:
    """A function that writes the folder of a game of this name, with one line in it."""
    made: list[str] = []

    def write(name: str, line: str) -> Path:
        folder = tmp_path / name
        folder.mkdir()
        (folder / "__init__.py").write_text(line)
        made.append(f"{GAMES}.{name}")
        return folder

    yield write
    for module in made:
        sys.modules.pop(module, None)


@pytest.mark.parametrize("line", ["", "BOX = 'a box'"], ids=["none", "something else"])
def test_a_folder_without_a_box_is_refused_by_its_name(written: Callable[[str, str], Path], line: str) -> None:
    folder = written("boxless", line)
    with pytest.raises(ImportError, match=r"boxless has no BOX in its __init__\.py"):
        load_box(folder, "boxless")


def test_nothing_is_left_of_a_game_that_fails_to_load(written: Callable[[str, str], Path]) -> None:
    folder = written("broken", "1 / 0")
    with pytest.raises(ZeroDivisionError):
        load_box(folder, "broken")
    assert f"{GAMES}.broken" not in sys.modules


def test_a_game_from_elsewhere_is_loaded_once(altered: Callable[..., Box]) -> None:
    box = altered("found_again")
    assert load_box(box.folder, "found_again") is box
    assert box.module.__name__ == "konspira.games.found_again"


def test_a_game_of_our_own_is_the_one_that_everybody_imports() -> None:
    assert load_box(gra.BOX.folder, "gra") is gra.BOX
