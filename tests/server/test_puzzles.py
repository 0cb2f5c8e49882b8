"""The puzzle of a day over HTTP: the same for everybody, only one seat's sight, one answer a guest, then why."""

from __future__ import annotations

import datetime
import json
from collections.abc import Callable

import msgspec
import pytest
from server.web import Server

from konspira.bots.puzzles import FIRST, collection
from konspira.server import puzzles
from konspira.server.protocol import Refusal
from konspira.server.protocol import puzzles as http

GRA = next(place for place, one in enumerate(collection()) if one.position.game == "gra")
DAY = (FIRST + datetime.timedelta(days=GRA)).isoformat()
PUZZLE = collection()[GRA]


@pytest.fixture
def served(own: Callable[..., Server]) -> Server:
    return own(today=DAY)


def test_everybody_has_the_same_one_and_sees_what_its_seat_sees_only(served: Server) -> None:
    told = served.ask("/api/puzzle").json
    assert told == served.ask("/api/puzzle", token=served.token()).json
    assert (told["day"], told["game"], told["seat"], told["solved"]) == (DAY, "gra", PUZZLE.position.seat, None)
    assert told["turn"]["view"]["seat"] == PUZZLE.position.seat
    text = json.dumps(told)
    assert PUZZLE.position.key not in text
    assert "why" not in told
    hands = PUZZLE.position.match()
    views = {seat: hands.turn(seat).view for seat in range(PUZZLE.position.seats)}
    assert told["turn"]["view"]["card"] == list(views[PUZZLE.position.seat].card)


def test_an_answer_counts_once_and_brings_the_reasons_and_what_others_chose(served: Server) -> None:
    ania, ola = served.token("Ania"), served.token("Ola")
    right, wrong = PUZZLE.action, PUZZLE.rivals[0].action
    first = served.ask("/api/puzzle", {"day": DAY, "action": wrong}, token=ania).json
    assert (first["right"], first["people"]) == (False, 1)
    again = served.ask("/api/puzzle", {"day": DAY, "action": right}, token=ania).json
    assert (again["right"], again["people"]) == (False, 1), "the first answer stays"
    other = served.ask("/api/puzzle", {"day": DAY, "action": right}, token=ola).json
    assert (other["right"], other["people"]) == (True, 2)
    assert other["choices"][0]["right"] is True
    assert [one["people"] for one in other["choices"]][:2] == [1, 1]
    assert other["why"] == [json.loads(json.dumps(one)) for one in PUZZLE.why]
    assert other["lead"] == PUZZLE.lead
    assert served.ask("/api/puzzle", token=ola).json["solved"] == other, "and it is there when I come back"


def test_what_cannot_be_answered_is_refused_in_words(served: Server) -> None:
    ania = served.token()
    for given, why in (
        ({"day": "2020-01-01", "action": PUZZLE.action}, "refused-puzzle-day"),
        ({"day": "soon", "action": PUZZLE.action}, "refused-puzzle-day"),
        ({"day": DAY}, "refused-puzzle-action"),
        ({"day": DAY, "action": {"do": "fly"}}, "refused-form"),
    ):
        answer = served.ask("/api/puzzle", given, token=ania)
        assert (answer.status, answer.json["news"]["id"]) == (400, why)
    assert served.ask("/api/puzzle", {"day": DAY, "action": PUZZLE.action}).status == 401
    assert served.ask("/api/puzzle").json["solved"] is None


def test_a_board_may_ask_what_actions_would_be(served: Server) -> None:
    asked = {"day": DAY, "actions": [PUZZLE.action, {"do": "fly"}]}
    known, form = served.ask("/api/puzzle/explain", asked).json["actions"]
    assert known["label"] is not None
    assert form["refused"]["id"] == "refused-form"


def test_answers_survive_a_crash_and_old_days_are_forgotten(served: Server) -> None:
    ania = served.token()
    served.ask("/api/puzzle", {"day": DAY, "action": PUZZLE.action}, token=ania)
    served.die_and_rise()
    assert served.ask("/api/puzzle", token=ania).json["solved"]["right"] is True
    later = datetime.date.fromisoformat(DAY) + datetime.timedelta(days=8 * len(collection()))
    served.config["today"] = later.isoformat()
    served.die_and_rise()
    served.ask("/api/puzzle", {"day": later.isoformat(), "action": PUZZLE.action}, token=served.token())
    served.config["today"] = DAY
    served.die_and_rise()
    assert served.ask("/api/puzzle", token=ania).json["solved"] is None


def test_a_server_without_the_game_says_so(own: Callable[..., Server]) -> None:
    answer = own(today=DAY, games=["krecia"]).ask("/api/puzzle")
    assert (answer.status, answer.json["news"]["id"]) == (404, "refused-no-game")


def test_where_a_seat_is_asked_for_nothing_can_be_done_and_another_seat_is_the_answer() -> None:
    place = next(place for place, one in enumerate(collection()) if one.asks == "suspect")
    puzzle, told = collection()[place], puzzles.shown(FIRST + datetime.timedelta(days=place))
    assert msgspec.json.decode(msgspec.json.encode(told.turn.legal)) == {}
    turn = puzzle.position.turn()
    for seat in (None, turn.seat, -1, puzzle.position.seats):
        with pytest.raises(Refusal):
            puzzles.choice_of(puzzle, turn, http.PuzzleAnswer(told.day, seat=seat))
    assert puzzle.suspect is not None
    found = puzzles.solved(puzzle, turn, puzzle.suspect, {puzzle.suspect: 2, 99: 1})
    assert found.right
    assert found.chosen.people == 2
    assert {one.seat for one in found.choices} == set(range(puzzle.position.seats)) - {turn.seat}
