"""The puzzles that ship: each can be laid out, its answer is legal, its proof holds, and a day has one puzzle."""

from __future__ import annotations

import datetime
from collections import Counter

import msgspec
import pytest

from konspira.bots import puzzles
from konspira.bots.arena import ready
from konspira.bots.choosing import LEAD
from konspira.bots.puzzles import FIRST, Puzzle, collection, number_of, puzzle_of
from konspira.speech import LANGUAGES, say

GAMES = sorted({one.position.game for one in collection()})


def of(game: str) -> list[Puzzle]:
    ready(game)
    return [one for one in collection() if one.position.game == game]


def test_there_are_many_over_three_games_and_they_take_turns() -> None:
    games = Counter(one.position.game for one in collection())
    assert set(games) == {"gra", "krecia", "agenci"}
    assert sum(games.values()) >= 90
    assert len({msgspec.json.encode(one.position) for one in collection()}) == len(collection())
    assert len({one.position.game for one in collection()[:7]}) > 1


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_can_be_laid_out_and_its_answer_is_legal(game: str) -> None:
    for puzzle in of(game):
        turn = puzzle.position.turn()
        assert len(turn.legal) > 1
        assert turn.seat == puzzle.position.seat
        if puzzle.asks == "action":
            wording = turn.box.wording
            assert msgspec.convert(puzzle.action, wording.action_type) in turn.legal
            assert all(msgspec.convert(rival.action, wording.action_type) in turn.legal for rival in puzzle.rivals)
            assert puzzle.lead > LEAD
            assert min(rival.low for rival in puzzle.rivals) >= puzzle.lead


@pytest.mark.parametrize("game", GAMES)
def test_who_is_asked_for_is_proven_again_by_the_rules(game: str) -> None:
    for puzzle in of(game):
        if puzzle.asks == "suspect":
            turn = puzzle.position.turn()
            assert turn.box.habits.suspects is not None
            assert turn.box.habits.suspects(turn.view) == (puzzle.suspect,)
            assert puzzle.suspect != turn.seat
            roles = puzzle.position.match()._table[0]["role"]
            assert roles[puzzle.suspect] == 1, "and that is the truth of the table"


@pytest.mark.parametrize("game", GAMES)
def test_reasons_are_said_in_three_languages(game: str) -> None:
    for puzzle in of(game):
        box, names = puzzle.position.turn().box, ["Ada", "Bob", "Cyd", "Dan", "Eve", "Fay"]
        me = puzzle.position.seat
        told = [say(box, news, lang, names=names, me=me) for news in puzzle.reasons for lang in LANGUAGES]
        assert all(told)
        assert told or puzzle.asks == "action"


def test_a_day_has_the_same_puzzle_everywhere_and_after_the_last_comes_the_first() -> None:
    last = len(collection())
    assert [number_of(FIRST + datetime.timedelta(days=day)) for day in (0, 1, last - 1, last)] == [1, 2, last, 1]
    assert puzzle_of(FIRST) is puzzle_of(FIRST + datetime.timedelta(days=last)) is collection()[0]
    assert 1 <= number_of(FIRST - datetime.timedelta(days=400)) <= last


def test_an_answer_is_right_only_where_it_is_the_answer() -> None:
    proof = next(one for one in collection() if one.asks == "suspect")
    assert [proof.is_right(seat) for seat in range(proof.position.seats)].count(True) == 1
    best = next(one for one in collection() if one.asks == "action")
    turn = best.position.turn()
    assert [best.is_right(action) for action in turn.legal].count(True) == 1


def test_the_day_is_that_of_universal_time(monkeypatch: pytest.MonkeyPatch) -> None:
    class Late(datetime.datetime):
        @classmethod
        def now(cls, tz: datetime.tzinfo | None = None) -> datetime.datetime:
            warsaw = datetime.timezone(datetime.timedelta(hours=1))
            return datetime.datetime(2026, 11, 18, 0, 30, tzinfo=warsaw).astimezone(tz)

    monkeypatch.setattr(puzzles.datetime, "datetime", Late)
    assert puzzles.today() == datetime.date(2026, 11, 17)
