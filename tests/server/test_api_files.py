"""Files of one's own: what a game gives to take home, and what a table is laid with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from server.web import Seat, Server, actions


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that tests of this file may kill and start again."""
    own = Server(tmp_path_factory.mktemp("undo") / "own.db", pace=(0.0, 0.01), games=["gra", "krecia", "wistar"])
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


def test_a_pack_that_came_with_the_game_is_nothing_to_take_home(server: Server) -> None:
    table, token = alone(server)
    assert server.ask(f"/api/tables/{table}/keepsake", token=token).status == 204


def test_what_was_taught_is_a_file_that_the_next_table_is_laid_with(server: Server) -> None:
    table, token = alone(server, pack="empty")
    with welcome(server, table, token) as seat:
        for _ in range(12):
            act(seat)
        assert seat.turn is not None
        known = seat.turn["view"]["pack"]["open_chambers"]
    kept = server.ask(f"/api/tables/{table}/keepsake", token=token)
    assert kept.status == 200
    assert 'filename="my-box.toml"' in str(kept.headers["content-disposition"])
    read = server.ask(
        "/api/games/wistar/options/pack", raw=kept.body, headers={"Content-Type": "text/plain"}, token=token
    )
    assert read.status == 200, read.body
    again, _ = alone(server, pack=read.json["value"])
    with welcome(server, again, token) as seat:
        assert seat.turn is not None
        assert seat.turn["view"]["pack"]["open_chambers"] == known >= 0


def test_only_who_sits_there_takes_the_file(server: Server) -> None:
    table, _ = alone(server, pack="empty")
    assert server.ask(f"/api/tables/{table}/keepsake", token=server.token("Obcy")).status == 403
    assert server.ask(f"/api/tables/{table}/keepsake").status == 401


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("name = ", "wistar-bad-toml-end"),
        ('name = "x"\nsource = "owner"\n[board]\nopen_chambers = "many"\n', "board.open_chambers"),
    ],
)
def test_a_bad_file_is_refused_with_the_place_and_the_reason(server: Server, text: str, why: str) -> None:
    answer = server.ask("/api/games/wistar/options/pack", raw=text.encode(), headers={"Content-Type": "text/plain"})
    assert answer.status == 400
    assert why in json.dumps(answer.json["news"]), "the news carries file, place and reason as sentences of its own"


def test_a_file_that_nests_without_end_is_refused_and_leaves_no_trace_in_the_log(server: Server) -> None:
    for text in ("a = " + "[" * 7000 + "]" * 7000, "a = " + "{b = " * 2000 + "1" + "}" * 2000):
        answer = server.ask("/api/games/wistar/options/pack", raw=text.encode(), headers={"Content-Type": "text/plain"})
        assert answer.status == 400
    assert "Traceback" not in server.log


def test_a_game_without_files_reads_none(server: Server) -> None:
    assert server.ask("/api/games/gra/options/jokers", raw=b"x", headers={"Content-Type": "text/plain"}).status == 404


def test_what_is_being_written_is_told_by_the_rules_of_its_game(server: Server) -> None:
    card = {"id": "A", "trump": "pink", "conditions": [{"kind": "rising"}]}
    asked = {"value": {"missions": [card, {"id": "B"}], "at": 0}, "seats": 5}
    answer = server.ask("/api/games/krecia/options/missions/meaning", asked)
    assert answer.status == 200
    rising, unfinished = answer.json["meaning"]["missions"]
    assert rising["asks"][0]["id"] == "krecia-if-rising"
    assert unfinished["wrong"]["id"] == "krecia-pack-missing"
    assert {len(one["cards"]) for one in answer.json["meaning"]["examples"]} == {5}
    for wrong in ({"value": 3}, {"value": {"missions": [card] * 100}}):
        assert server.ask("/api/games/krecia/options/missions/meaning", wrong).status == 400
    assert server.ask("/api/games/gra/options/jokers/meaning", {"value": 1}).status == 404


def test_what_was_written_is_given_as_a_file_that_can_be_read(server: Server) -> None:
    value = [{"id": "A", "trump": "pink", "words": "Bez śmiechu"}]
    file = server.ask("/api/games/krecia/options/missions/file", {"value": value})
    assert file.status == 200
    assert 'filename="missions.toml"' in str(file.headers["content-disposition"])
    read = server.ask("/api/games/krecia/options/missions", raw=file.body, headers={"Content-Type": "text/plain"})
    assert read.json["value"][0]["words"] == "Bez śmiechu"
    assert server.ask("/api/games/krecia/options/missions/file", {"value": [{"id": "A"}]}).status == 400
    assert server.ask("/api/games/gra/options/jokers/file", {"value": 1}).status == 404
