"""The full-screen table: a turn by keys and by mouse, pages over it, undo, resizing, leaving."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from cli.fullscreen.screens import at_the_table, table_app, text_of, types, until
from textual.pilot import Pilot

from konspira.cli.fullscreen.app import THEMES
from konspira.cli.saved import SavedMatch
from konspira.play import shelf

SMALL = (80, 24)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def test_a_turn_is_previewed_confirmed_and_done() -> None:
    app = table_app("gra", 3)

    async def play(pilot: Pilot[None]) -> None:
        first = text_of(app)
        assert "your turn" in first
        assert "Enter leaves your card as it lies" in first
        await types(pilot, "")
        assert "→ Show" in text_of(app)
        assert "yes" in text_of(app)
        await pilot.press("escape")
        await until(pilot, lambda: app.waits() and not app.confirming)
        assert "→ Show" not in text_of(app), "what is not done yet is undone"
        await types(pilot, "")
        await types(pilot, "")
        assert "You are ready." in text_of(app)

    at_the_table(app, SMALL, play)


def test_pages_open_with_one_key_and_a_letter_types_on() -> None:
    app = table_app("gra", 3, bid_order="count")

    async def play(pilot: Pilot[None]) -> None:
        for key, words in (
            ("r", "The rules of this game"),
            ("h", "What happened from the beginning"),
            ("b", "Round 1"),
        ):
            await pilot.press(key)
            await pilot.pause()
            assert words in text_of(app)
            await pilot.press("escape")
            await pilot.pause()
            assert words not in text_of(app) or key == "b"
        await pilot.press("r", "e", "d")
        await pilot.pause()
        typed: Any = app.query_one("#typed")
        assert typed.value == "red"

    at_the_table(app, SMALL, play)


def test_the_coach_thinks_beside_the_screen() -> None:
    app = table_app("gra", 2)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        await until(pilot, lambda: "%" in text_of(app) or "First thought" in text_of(app))
        assert "What a coach sees" in text_of(app)

    at_the_table(app, SMALL, play)


def test_all_actions_are_a_list_to_point_at() -> None:
    app = table_app("gra", 2)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("tab")
        await pilot.pause()
        assert "What you may do" in text_of(app)
        await pilot.press("down", "enter")
        await until(pilot, lambda: app.confirming)
        assert "→ Show" in text_of(app)

    at_the_table(app, SMALL, play)


def test_a_click_on_an_offer_picks_it_and_one_on_yes_does_it() -> None:
    app = table_app("gra", 2)

    async def play(pilot: Pilot[None]) -> None:
        assert await pilot.click("#offers", offset=(2, 0))
        await until(pilot, lambda: app.confirming and app.waits())
        before = app.answered
        assert await pilot.click("#offers", offset=(3, 0))
        await until(pilot, lambda: app.answered > before and app.waits())
        assert "You are ready." in text_of(app)

    at_the_table(app, SMALL, play)


def test_an_answer_to_krysobot_is_undone_by_escape() -> None:
    app = table_app("wistar", 1, pack="reconstructed")

    async def play(pilot: Pilot[None]) -> None:
        before = text_of(app)
        await types(pilot, "1")
        assert text_of(app) != before
        answered = app.answered
        await pilot.press("escape")
        await until(pilot, lambda: app.answered > answered and app.waits())
        assert "Do the skill tokens lie so?" in text_of(app)

    at_the_table(app, SMALL, play)


def test_the_table_follows_the_window_and_the_theme_changes() -> None:
    app = table_app("gra", 3)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.resize_terminal(140, 40)
        await until(pilot, lambda: "Your cards" in text_of(app) and len(text_of(app).splitlines()[0]) == 140)
        await pilot.press("ctrl+t")
        assert app.theme == THEMES[1]

    at_the_table(app, SMALL, play)


def test_who_leaves_finds_the_match_again() -> None:
    app = table_app("gra", 3)

    async def play(pilot: Pilot[None]) -> None:
        await types(pilot, "")
        await types(pilot, "")
        await pilot.press("ctrl+q")

    at_the_table(app, SMALL, play)
    found, _ = SavedMatch(shelf.box("gra")).read("en")
    assert found is not None
    assert len(found[1].journal) > 1


def test_a_whole_match_is_played_and_another_begun() -> None:
    app = table_app("gra", 2)

    async def play(pilot: Pilot[None]) -> None:
        while "After one game" not in text_of(app):
            if app.confirming or app.question.startswith("Enter leaves"):
                await types(pilot, "")
            else:
                await types(pilot, "c" if "check" in app.question else "1 1")
        await types(pilot, "")
        assert "Round 1" in text_of(app)

    at_the_table(app, SMALL, play)
