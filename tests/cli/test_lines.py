"""The line mode: the board once and on demand, news last, every sentence once, a preview before it is done."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from konspira.cli.lines import Lines, fit_for_a_screen
from konspira.cli.saved import SavedMatch
from konspira.cli.table import LocalTable
from konspira.cli.terminal import Left, Terminal
from konspira.play import shelf
from konspira.play.series import Series
from konspira.speech import Speaker


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def typed(*answers: str, seats: int = 2) -> str:
    """What is printed while somebody types these lines at a table of GRA, and then leaves."""
    box, series = shelf.box("gra"), Series("gra", seats=seats)
    console, left = Console(file=io.StringIO(), width=100), [*answers, "q"]

    def read(prompt: str) -> str:
        console.print(prompt)
        return left.pop(0)

    console.input = read  # type: ignore[method-assign]  # a person
    say = Speaker(box, "en", ("You", "Ania", "Bartek"), 0)
    table = LocalTable(series, series.open(key=bytes(range(32))), SavedMatch(box), "random")
    with pytest.raises(Left):
        Terminal(table, Lines(console, say), say).play()
    file: Any = console.file
    return str(file.getvalue())


def test_news_come_last_above_the_question() -> None:
    said = typed("", "")
    assert said.index("Your cards ─") < said.index("· Round 1") < said.index("Enter leaves your card")


def test_what_the_board_says_is_not_said_beside_it() -> None:
    sentences = [row.strip("· ") for row in typed().splitlines() if row.rstrip().endswith(".")]
    assert sentences
    assert len(sentences) == len(set(sentences))


def test_the_board_is_drawn_once_and_then_on_demand() -> None:
    said = typed("", "", "x", "x")
    assert said.count("thinking") <= 2, "both seats, once"
    assert typed("b").count("Your cards ─") == 2
    assert "The board" in typed("w")


def test_what_follows_is_said_before_it_is_done_and_one_may_go_back() -> None:
    said = typed("", "no", "", "")
    assert said.count("→ Show") == 2
    assert said.index("Enter: yes") < said.index("You are ready.")
    assert said.count("You are ready.") == 1


def test_pipes_are_for_lines() -> None:
    assert not fit_for_a_screen(Console(file=io.StringIO(), width=200, height=60))
