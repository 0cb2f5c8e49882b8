"""The full-screen table: a turn by keys and by mouse, pages over it, undo, resizing, leaving."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cli.fullscreen.screens import at_the_table, table_app, text_of, types, until
from rich.text import Text
from textual import events
from textual.pilot import Pilot

import konspira
from konspira.bots.coach import Advice, Suggestion
from konspira.cli.fullscreen.app import THEMES
from konspira.cli.saved import SavedMatch
from konspira.cli.terminal import Sight
from konspira.contract import Scene
from konspira.games.gra.pieces import TURNING
from konspira.games.gra.wording import Bid, TurnCards
from konspira.news import News
from konspira.play import shelf
from konspira.turn import Turn

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
            ("h", "What has happened from the beginning"),
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


@pytest.mark.parametrize("word", ["budynki 2", "red", "hotel b"])
def test_a_word_that_comes_all_at_once_is_typed_whole(word: str) -> None:
    app = table_app("gra", 3)

    async def play(pilot: Pilot[None]) -> None:
        line: Any = app.query_one("#typed")
        for letter in word:  # as a terminal sends what is pasted
            line.post_message(events.Key("space" if letter == " " else letter, letter))
        await until(pilot, lambda: line.value == word and len(app.screen_stack) == 1)

    at_the_table(app, SMALL, play)


def test_the_coach_thinks_beside_the_screen() -> None:
    app = table_app("gra", 2)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        await until(pilot, lambda: "%" in text_of(app) or "First thought" in text_of(app))
        assert "What a coach sees" in text_of(app)

    at_the_table(app, SMALL, play)


def test_what_the_coach_thinks_so_far_is_shown_until_he_has_done(monkeypatch: pytest.MonkeyPatch) -> None:
    app, go_on = table_app("gra", 2), threading.Event()

    def thinks(turn: Turn, aloud: Callable[[Advice], None]) -> Advice:
        aloud(Advice((Suggestion(turn.legal[0], 0.4, 1.0, 0.11),), None, News("coach-only")))
        assert go_on.wait(60)
        return Advice((Suggestion(turn.legal[0], 0.41, 1.0, 0.02),), None, News("coach-only"))

    monkeypatch.setattr("konspira.cli.terminal.advise", thinks)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        await until(pilot, lambda: "40 % ± 11" in text_of(app))
        assert "The coach is still thinking: this may change." in text_of(app)
        go_on.set()
        await until(pilot, lambda: "41 % ± 2" in text_of(app))
        assert "still thinking" not in text_of(app)

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


def test_an_offer_is_not_broken_at_the_end_of_a_row() -> None:
    app, match = table_app("gra", 3, "pl"), konspira.open("gra", seats=5, key=bytes(32))
    while match.turn(match.actors[0]).view.phase == TURNING:
        match.act(match.actors[0], TurnCards())
    match.act(match.actors[0], Bid(1, 6))
    turn = match.turn(match.actors[0])

    async def play(pilot: Pilot[None]) -> None:
        app.sight = Sight(turn, Scene(), (), (turn.seat,), True, False)
        rows = Text.from_markup(app._offers()).plain.splitlines()
        offers = [app.say(turn.box.wording.describe(turn.view, action)) for action in turn.legal]
        assert [offer for row in rows for offer in row.split("  ")] == offers
        assert len(rows) == 2
        assert all(len(row) <= 70 for row in rows)

    at_the_table(app, (70, 24), play)


def test_an_answer_to_krysobot_is_undone_by_escape() -> None:
    app = table_app("wistar", 1, pack="reconstructed")

    async def play(pilot: Pilot[None]) -> None:
        before = text_of(app)
        await types(pilot, "1")
        assert text_of(app) != before
        answered = app.answered
        await pilot.press("escape")
        await until(pilot, lambda: app.answered > answered and app.waits())
        assert "↩ Put his chief" in text_of(app), "all that is to be put back on the table"
        await pilot.press("escape")
        await pilot.pause()
        assert "Do the skill tokens lie like this?" in text_of(app)

    at_the_table(app, SMALL, play)


def test_a_whole_evening_with_krysobot_ends_with_both_scores_in_sight() -> None:
    app, chance = table_app("wistar", 1, pack="reconstructed"), random.Random(1)

    async def play(pilot: Pilot[None]) -> None:
        while "Do you have more?" not in (seen := text_of(app)):
            assert "Krysobot, round " in seen
            before = app.answered
            app.action_pick(chance.randrange(len(app.sight.turn.legal)))  # type: ignore[union-attr]
            await until(pilot, lambda before=before: app.answered > before and app.waits())
        assert "a) I have more" in seen, "a number would be points"
        await types(pilot, "20 10 5 4 1")
        seen = " ".join(text_of(app).split())
        assert "You 40, Krysobot " in seen
        assert "Evenings: 1" in seen
        assert "konspira verify" in seen
        told = [line for line in app.sight.earlier if line in app.sight.news]  # type: ignore[union-attr]
        assert not [line for line in told if line.startswith("Krysobot has ")], "his score is told once"

    at_the_table(app, SMALL, play)


def test_the_table_follows_the_window_and_the_theme_changes() -> None:
    app = table_app("gra", 3)

    async def play(pilot: Pilot[None]) -> None:
        await pilot.resize_terminal(140, 40)
        await until(pilot, lambda: "Your cards" in text_of(app) and len(text_of(app).splitlines()[0]) == 140)
        await pilot.press("ctrl+t")
        assert app.theme == THEMES[1]

    at_the_table(app, SMALL, play)


def test_what_is_told_again_stands_there_once() -> None:
    app = table_app("gra", 3)

    async def play(pilot: Pilot[None]) -> None:
        app._note([])
        for text in ("Type 1.", "Type 1.", "How far: 1 of 2", "How far: 2 of 2"):
            await asyncio.to_thread(app.tell, text, "dim" if text.startswith("How") else "yellow")
        assert app.notes == [("Type 1.", "yellow"), ("How far: 2 of 2", "dim")]

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
        keys = text_of(app).splitlines()[-1]
        assert "Tab" not in keys, "there is nothing left to do"
        assert "?" not in keys, "nor to ask the coach about"
        await types(pilot, "")
        assert "Round 1" in text_of(app)
        assert "Tab" in text_of(app).splitlines()[-1]

    at_the_table(app, SMALL, play)


def test_escape_takes_back_a_step_of_a_split_and_is_offered_only_where_it_does_something() -> None:
    app = table_app("agenci", 3)

    def offered() -> bool:
        return "Esc" in text_of(app).splitlines()[-1]

    async def play(pilot: Pilot[None]) -> None:
        while not app.question.endswith("two steps") or "points left" not in app.question:
            app.action_pick(0)
            await until(pilot, app.waits)
            if app.confirming:
                await types(pilot, "")
        assert not offered(), "there is nothing to undo"
        whole = app.question
        await pilot.press("1")
        await pilot.pause()
        assert offered(), "what is typed"
        await types(pilot, "1")
        assert "So far: " in text_of(app)
        assert app.question != whole
        assert offered()
        before = app.answered
        await pilot.press("escape")
        await until(pilot, lambda: app.answered > before and app.waits())
        assert app.question == whole
        assert "So far: " not in text_of(app)
        assert not offered()

    at_the_table(app, SMALL, play)
