"""The words of the bots: answered by a game's habits, and by plain guesses where it has none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from konspira.bots.think import words
from konspira.bots.think.words import PLAIN, any_action, even_share, horizon, learn
from konspira.boxes.box import Box
from konspira.kernel.rule import Interpreter
from konspira.kernel.words import WORDS

HABIT = [
    ("import Rules", "import Habits, Rules"),
    ("    actions=2,\n", "    actions=2,\n    habits=Habits(horizon=rules.actors),\n"),
]


@pytest.fixture
def learnt(monkeypatch: pytest.MonkeyPatch) -> dict[Any, Any]:
    """Who answers which word, once a game has been learnt."""
    told: dict[Any, Any] = {}
    monkeypatch.setattr(words, "answer", lambda box, asked, rule: told.update({asked: rule}))
    return told


def test_a_game_without_habits_is_played_by_plain_guesses(altered: Callable[..., Box], learnt: dict[Any, Any]) -> None:
    learn(altered("habitless"))
    assert learnt == PLAIN


def test_a_games_own_habits_answer_before_plain_guesses(altered: Callable[..., Box], learnt: dict[Any, Any]) -> None:
    box = altered("habitual", __init__=HABIT)
    learn(box)
    assert learnt == {**PLAIN, horizon: box.rules["actors"]}


def test_plain_guesses_are_any_action_and_an_even_share(altered: Callable[..., Box]) -> None:
    box = altered("guessed")
    ask, table = Interpreter({WORDS[name]: rule for name, rule in box.rules.items()}), box.table.plain()
    ask(box.rules["start"])(table, box.options.plain(box.options_row(3)))
    assert {ask(any_action)(table, 0) for _ in range(40)} == {0, 1}
    assert ask(even_share)(table, 2) == pytest.approx(1 / 3)
