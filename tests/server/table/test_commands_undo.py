"""Taking an answer back, alone at a table."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from typing import Any

import pytest
from server.web import Seat, Server, actions


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that tests of this file may kill and start again."""
    own = Server(tmp_path_factory.mktemp("undo") / "own.db", pace=(0.0, 0.01), games=["gra", "wistar"])
    yield own
    own.stop()


def alone(server: Server, **options: Any) -> tuple[str, str]:
    """A table of Krysobot: its id, and the token of who sits there."""
    token = server.token()
    return server.table(token, ["me"], game="wistar", options=options, start=True), token


def welcome(server: Server, table: str, token: str) -> Seat:
    seat = server.sit(table, token)
    seat.until("welcome")
    return seat


def act(seat: Seat, which: int = 0, id: str | None = None) -> dict[str, Any]:
    """Give one of the possible answers."""
    assert seat.turn is not None
    return seat.do(
        "act", id, action=actions(seat.turn["legal"])[which], match=seat.turn["match"], at=seat.turn["moment"]
    )


def told(turn: dict[str, Any] | None) -> tuple[Any, ...]:
    assert turn is not None
    return turn["moment"], turn["view"], turn["legal"], turn["news"]


def test_the_table_is_as_before_the_last_answer_and_the_same_answer_meets_the_same_cards(server: Server) -> None:
    table, token = alone(server)
    with welcome(server, table, token) as seat:
        for _ in range(3):
            act(seat)
        before = told(seat.turn)
        act(seat)
        after = told(seat.turn)
        assert seat.do("undo")["type"] == "done"
        assert told(seat.turn) == before
        act(seat)
        assert told(seat.turn) == after


def test_every_answer_can_be_taken_back_down_to_the_first(server: Server) -> None:
    table, token = alone(server)
    with welcome(server, table, token) as seat:
        first = told(seat.turn)
        for _ in range(4):
            act(seat)
        for _ in range(4):
            assert seat.do("undo")["type"] == "done"
        assert told(seat.turn) == first
        assert seat.do("undo")["news"]["id"] == "refused-undo"


def test_what_was_taken_back_is_gone_after_a_crash_too_and_never_done_again(server: Server) -> None:
    table, token = alone(server)
    with welcome(server, table, token) as seat:
        act(seat)
        before = told(seat.turn)
        act(seat, id="answer")
        seat.do("undo", "undo")
    server.stop(signal.SIGKILL)
    server.start()
    with welcome(server, table, token) as seat:
        assert told(seat.turn)[:3] == before[:3]
        assert act(seat, id="answer")["type"] == "done"  # sent again, as after a lost connection
        assert seat.do("undo", "undo")["type"] == "done"
        assert told(seat.turn)[:3] == before[:3]
        assert act(seat, id="another")["type"] == "done"
        assert told(seat.turn)[0] == before[0] + 1


def test_an_answer_to_a_question_that_was_taken_back_is_stale(server: Server) -> None:
    table, token = alone(server)
    with welcome(server, table, token) as seat:
        act(seat)
        late = seat.turn
        assert late is not None
        seat.do("undo")
        refused = seat.do("act", action=actions(late["legal"])[0], at=late["moment"])
        assert refused["news"]["id"] == "refused-stale"


def test_nothing_is_taken_back_where_others_sit_at_the_table(server: Server) -> None:
    token = server.token()
    table = server.table(token, ["me", "random"], start=True)
    with welcome(server, table, token) as seat:
        act(seat)
        assert seat.do("undo")["news"]["id"] == "refused-undo"


def test_a_spectator_takes_nothing_back(server: Server) -> None:
    table, _ = alone(server)
    with welcome(server, table, server.token("Obcy")) as seat:
        assert seat.do("undo")["news"]["id"] == "refused-not-seated"
