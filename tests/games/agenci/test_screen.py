"""Agenci in a terminal: the board shows what a seat knows."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from games.agenci.table import act, city, move, round_of_cards, view_of
from rich.console import Console

from konspira.games.agenci import BOX, screen
from konspira.games.agenci.actions import Pass
from konspira.speech import LANGUAGES, Speaker


def drawn(view: Any, language: str = "en") -> str:
    """The board as text."""
    console = Console(width=100, file=io.StringIO())
    scene = screen.draw(view, (), Speaker(BOX, language, ("Ania", "Bartek", "Czesio", "Danka"), view.seat))
    console.print(scene, scene.more)
    return console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_drawn_in_every_language_and_phase(language: str) -> None:
    t = city(die=2, at={"red": 5}, scores={"red": 33}, hands=[["swap"]], top_secret=True, secret_files=True)
    assert "★" in drawn(view_of(t, 0), language)
    act(t, 0, move(red=2))
    assert "◀" in drawn(view_of(t, 0), language)
    act(t, 0, Pass())
    assert "Ania" in drawn(view_of(t, 0), language)


def test_my_agent_has_a_star_and_no_other() -> None:
    starred = [line for line in drawn(view_of(city(), 2)).splitlines() if "★" in line]
    assert len(starred) == 2, "the second one is the legend"
    assert re.findall(r"(\w+) 0★", starred[0]) == ["Headscarf"]


def test_9_1_who_writes_a_sheet_sees_what_everybody_did() -> None:
    t = act(city(die=3, at={"red": 5, "blue": 10}, scores={"red": 33}, secret_files=True), 0, move(red=2, blue=1))
    lines = drawn(view_of(t, 1)).splitlines()
    assert re.search(r"Ania +2 ▣7 +0 +1 ↓1 ▣-3 +0", "\n".join(lines))
    assert "Who moved whom" not in drawn(view_of(city(die=3), 1))


def test_my_cards_are_shown_and_no_others() -> None:
    text = drawn(view_of(round_of_cards(["swap"], ["move_safe"]), 0))
    assert "Two agents change places" in text
    assert "The safe to any building" not in text
