"""Game after game in the terminal: the score is kept, the deal passes on, and a series left can be gone on with."""

from __future__ import annotations

import io
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from konspira.cli.lines import Lines
from konspira.cli.saved import SavedMatch
from konspira.cli.table import LocalTable
from konspira.cli.terminal import Left, Terminal
from konspira.contract import Scene, Screen
from konspira.play import shelf
from konspira.play.series import Series
from konspira.speech import Speaker

NAMES = ("You", "Ania", "Bartek")
KRECIA = shelf.box("krecia")
OLD = Path(__file__).parents[1] / "fixtures" / "v0.1" / "home"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def somebody(seed: int = 1) -> Callable[..., Any]:
    """A person who plays anything that is legal."""
    chance = random.Random(seed)
    return lambda view, legal, ask, tell: chance.choice(legal)


def sit_down(found: tuple[Series, Any], typed: list[str], choose: Callable[..., Any]) -> tuple[Terminal, Console]:
    """A table in a terminal at which a person answers "another game?" like that."""
    console = Console(file=io.StringIO(), width=120)
    console.input = lambda prompt: typed.pop(0)
    say = Speaker(KRECIA, "en", NAMES, 0)
    terminal = Terminal(LocalTable(*found, SavedMatch(KRECIA), "random"), Lines(console, say), say)
    terminal.screen = Screen(draw=lambda view, legal, say: Scene(), choose=choose)
    return terminal, console


def new(dealer: int) -> tuple[Series, Any]:
    series = Series("krecia", seats=3, options={"dealer": dealer})
    return series, series.open()


def test_krecia_15_1_the_deal_passes_on_and_the_score_is_kept() -> None:
    found = new(dealer=1)
    terminal, console = sit_down(found, ["", "", "q"], somebody())
    dealers = [found[1].turn(0).view.dealer]
    opened = found[0].open
    found[0].open = lambda: dealers.append((match := opened()).turn(0).view.dealer) or match
    terminal.play()
    assert dealers == [1, 2, 0]
    assert found[0].standing.games == 3
    said = console.file.getvalue()
    scores = ", ".join(f"{name} {score:g}" for name, score in zip(NAMES, found[0].standing.scores, strict=True))
    assert "After one game: You " in said
    assert f"After 3 games: {scores}." in said


def test_a_series_that_was_left_goes_on_where_it_stood() -> None:
    play = somebody()

    def until_the_second(*asked: Any) -> Any:
        if found[0].standing.games == 1:
            raise Left
        return play(*asked)

    found = new(dealer=0)
    terminal, _ = sit_down(found, ["", ""], until_the_second)
    with pytest.raises(Left):
        terminal.play()
    left = found[0].standing
    series, match = SavedMatch(KRECIA).read("en")[0] or pytest.fail("nothing was kept")
    assert series.standing == left
    assert match.turn(0).view.dealer == 1
    terminal, _ = sit_down((series, match), ["q"], play)
    terminal.play()
    assert series.standing.games == 2
    assert series.standing.dealer == 2


def test_a_match_whose_series_was_not_kept_is_the_first_of_one() -> None:
    def leave(*asked: Any) -> Any:
        raise Left

    terminal, _ = sit_down(new(dealer=2), [], leave)
    with pytest.raises(Left):
        terminal.play()
    SavedMatch(KRECIA).standing.write_text('{"game": "krecia"}')
    series, match = SavedMatch(KRECIA).read("en")[0] or pytest.fail("nothing was kept")
    assert (series.standing.games, series.standing.dealer, match.turn(0).view.dealer) == (0, 2, 2)


def test_who_says_nothing_leaves() -> None:
    def gone(prompt: str) -> str:
        raise EOFError

    found = new(dealer=0)
    terminal, console = sit_down(found, [], somebody())
    console.input = gone
    terminal.play()
    assert found[0].standing.games == 1


@pytest.mark.parametrize(("game", "games", "dealer"), [("agenci", 1, None), ("gra", 1, None), ("krecia", 1, True)])
def test_a_series_of_version_0_1_goes_on(game: str, games: int, dealer: bool | None, tmp_path: Path) -> None:
    shutil.copytree(OLD, tmp_path, dirs_exist_ok=True)
    box = shelf.box(game)
    series, match = SavedMatch(box).read("en")[0] or pytest.fail("nothing was kept")
    assert (series.standing.games, series.standing.dealer is not None) == (games, bool(dealer))
    play = somebody()
    while match.outcome is None:
        seat = match.actors[0]
        match.act(seat, play(None, match.turn(seat).legal, None, None))
    assert series.close(match).games == games + 1


def test_an_answer_to_krysobot_of_version_0_1_is_taken_back(tmp_path: Path) -> None:
    shutil.copytree(OLD, tmp_path, dirs_exist_ok=True)
    wistar = shelf.box("wistar")
    found = SavedMatch(wistar).read("en")[0] or pytest.fail("nothing was kept")
    table = LocalTable(*found, SavedMatch(wistar), "random")
    lines = len(table.match.journal)
    assert table.can_take_back
    table.take_back()
    assert len(table.match.journal) == lines - 1
