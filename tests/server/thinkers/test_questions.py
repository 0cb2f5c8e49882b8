"""What a thinker is asked: a turn goes to it whole, and nothing else does."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest
from server.twin_worlds import Twins, twin_worlds

import konspira
from konspira.bots.bot import Budget
from konspira.play import shelf
from konspira.play.match import Match
from konspira.server.protocol import Refusal
from konspira.server.thinkers import questions
from konspira.server.thinkers.questions import Advise, Answer, Believe, Choose, pack, think, unpack, warm_up


def played(game: str, steps: int) -> Match:
    """A match after some steps, any of them."""
    match, chance = konspira.open(game, key=bytes(range(32))), random.Random(1)
    while match.outcome is None and len(match.journal) <= steps:
        seat = chance.choice(match.actors)
        match.act(seat, chance.choice(match.turn(seat).legal))
    return match


@pytest.mark.parametrize("game", ["agenci", "gra", "krecia", "wistar"])
def test_a_turn_comes_as_it_went(game: str) -> None:
    match = played(game, 6)
    for seat in match.actors:
        turn = match.turn(seat)
        seconds, question = unpack(pack(0.7, Choose("level-3", turn)))
        assert isinstance(question, Choose)
        assert (seconds, question.bot) == (0.7, "level-3")
        assert question.turn.json() == turn.json()
        assert list(question.turn.history) == list(turn.history)
        assert not question.turn.row.flags.writeable


def test_words_that_people_wrote_go_along() -> None:
    match = konspira.open("gra", seats=2)
    turn = match.turn(match.actors[0])
    turn.history.words = ("a word",)
    assert unpack(pack(0.0, Believe(5, turn)))[1].turn.history.words == ("a word",)


def test_in_worlds_that_a_seat_cannot_tell_apart_a_thinker_is_sent_the_same() -> None:
    """So nothing goes along that the seat does not know: whatever else is at the table differs."""
    with twin_worlds():
        found = Twins("gra", 3, {}, 0, seed=2)
        differ = 0
        for length in range(len(found.script) + 1):
            true, twin = found.open(length)
            sent = [pack(1.0, Choose("level-5", match.turn(0))) for match in (true, twin)]
            assert sent[0] == sent[1]
            differ += true._table.tobytes() != twin._table.tobytes()
    assert differ > 3


def test_no_key_and_no_table_is_in_what_is_sent() -> None:
    match = played("gra", 10)
    sent = pack(1.0, Advise(Budget(seconds=0.8), match.turn(match.actors[0])))
    for secret in (match._key, match._secret, match._table.tobytes()):
        assert secret not in sent
    assert set(questions._Packed.__struct_fields__) == {
        "seconds", "kind", "how", "game", "seat", "views", "legal", "words",
    }  # fmt: skip


def test_the_same_is_thought_of_a_turn_that_was_sent() -> None:
    match = played("gra", 10)
    turn = match.turn(match.actors[0])
    for question in (Advise(Budget(iterations=500), turn), Believe(100, turn)):
        there = pickle.loads(pickle.dumps(think(*unpack(pack(0.0, question)))))
        assert there.value == think(0.0, question).value
        assert there.spent > 0


def test_what_fails_is_refused_and_not_raised(caplog: pytest.LogCaptureFixture) -> None:
    match = konspira.open("gra", seats=2)
    answer = think(0.0, Advise(Budget(iterations=10), match.turn(-1)))
    assert isinstance(answer.value, Refusal)
    assert answer.value.status == 500
    assert "thought failed" in caplog.text
    refused = pickle.loads(pickle.dumps(Answer(Refusal("refused-coach-early", 503), 0.1))).value
    assert (refused.news.id, refused.status) == ("refused-coach-early", 503)


def test_to_warm_up_is_to_think_once_of_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(questions, "think", lambda seconds, question: asked.append(type(question)))
    warm_up(shelf.box("gra"))
    assert asked == [Choose, Advise, Believe]
