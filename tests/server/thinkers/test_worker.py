"""The process that thinks: it says that it is ready, answers each question in turn, and ends with its input."""

from __future__ import annotations

import io
import pickle
from typing import Any

import pytest

import konspira
from konspira.bots.bot import Budget
from konspira.server.thinkers.questions import Advise, Choose, pack
from konspira.server.thinkers.worker import answer_all


def test_it_is_ready_then_answers_until_nobody_asks() -> None:
    match = konspira.open("gra", seats=2)
    turn = match.turn(match.actors[0])
    asked = pack(0.0, Choose("random", turn))
    questions, answers = io.BytesIO(2 * (len(asked).to_bytes(4) + asked)), io.BytesIO()
    answer_all(questions, answers, ["gra"])
    answers.seek(0)
    assert answers.read(4) == bytes(4), "ready"
    for _ in range(2):
        answer = pickle.loads(answers.read(int.from_bytes(answers.read(4))))
        assert answer.value in turn.legal
    assert answers.read() == b""


def test_what_it_thinks_so_far_goes_before_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def advise(turn: Any, budget: Budget, aloud: Any) -> str:
        aloud("first")
        aloud("second")
        return "at last"

    monkeypatch.setattr("konspira.server.thinkers.questions.advise", advise)
    asked = pack(0.0, Advise(Budget(iterations=1), konspira.open("gra", seats=2).turn(0)))
    questions, answers = io.BytesIO(len(asked).to_bytes(4) + asked), io.BytesIO()
    answer_all(questions, answers, [])
    answers.seek(4)
    told = [pickle.loads(answers.read(int.from_bytes(answers.read(4)))) for _ in range(3)]
    assert told[:2] == ["first", "second"]
    assert told[2].value == "at last"
    assert answers.read() == b""
