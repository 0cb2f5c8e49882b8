"""After the end everything is open: journals, replays through any eyes, and the check of the deals."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import threading
from types import SimpleNamespace
from typing import Any

import pytest
from play.signed_games import KEY, chained, shuffled_match
from server.web import Server, play_out
from starlette.requests import Request

import konspira
from konspira.server import replays
from konspira.server.api import Api
from konspira.server.fair import FairThread
from konspira.server.store import StoredMatch


@pytest.fixture(scope="module")
def ended(server: Server) -> tuple[Server, str, str]:
    """A finished match of three seats."""
    table = server.table(ania := server.token(), ["me"] * 3, start=True, options={"longer": True})
    seats = [server.sit(table, ania, seat=seat) for seat in range(3)]
    play_out(seats, random.Random(3))
    for seat in seats:
        seat.close()
    return server, table, ania


def test_the_journal_is_the_match(ended: tuple[Server, str, str]) -> None:
    server, table, _ = ended
    answer = server.ask(f"/api/tables/{table}/1/journal")
    assert answer.status == 200
    assert "attachment" in answer.headers["Content-Disposition"]
    match = konspira.replay(answer.body)
    assert match.outcome is not None
    seen = server.ask(f"/api/tables/{table}").json["table"]
    assert seen["state"] == "over"
    assert json.loads(answer.body.splitlines()[0])["commitment"] == seen["commitment"]


def test_a_journal_is_verified_and_an_edited_one_refused(ended: tuple[Server, str, str]) -> None:
    server, table, _ = ended
    text = server.ask(f"/api/tables/{table}/1/journal").body
    good = server.ask("/api/verify", raw=text, headers={"Content-Type": "text/plain"}).json
    assert good["good"] is True
    assert (good["game"], good["steps"]) == ("gra", text.count(b"\n") - 2)
    lines = text.splitlines(keepends=True)
    lines[3] = lines[3].replace(b'"seat":', b'"seat": ')
    for bad, line in ((b"".join(lines), None), (b"".join(lines[:2]), 1), (b"", 1), (b"\xff", 1), (b"{}\n", 1)):
        verdict = server.ask("/api/verify", raw=bad, headers={"Content-Type": "text/plain"}).json
        if line is None:
            assert verdict["good"] is True, "another layout of the same content is the same content"
        else:
            assert (verdict["good"], verdict["news"]) == (False, {"id": "journal-bad", "args": {"line": line}})
    changed = text.replace(b'"seat":1', b'"seat":2', 1)
    assert server.ask("/api/verify", raw=changed, headers={"Content-Type": "text/plain"}).json["good"] is False


@pytest.mark.parametrize(
    "value", ["x" * 5000, {"x" * 5000: "y" * 5000}, ["x" * 200] * 200], ids=["text", "map", "list"]
)
def test_a_header_of_whatever_length_is_a_bad_line_and_nothing_for_the_log(
    ended: tuple[Server, str, str], value: Any
) -> None:
    server, table, _ = ended
    lines = [json.loads(line) for line in server.ask(f"/api/tables/{table}/1/journal").body.splitlines()]
    headers = [{**lines[0], name: value} for name in lines[0] if name != "digest"]
    headers += [
        {**lines[0], "options": {**lines[0]["options"], name: value}} for name in (*lines[0]["options"], "x" * 5000)
    ]
    for header in headers:
        forged = chained([header, *lines[1:]]).encode()
        answer = server.ask("/api/verify", raw=forged, headers={"Content-Type": "text/plain"})
        assert (answer.status, answer.json["good"], answer.json["news"]["id"]) == (200, False, "journal-bad")
    assert "Traceback" not in server.log


def replay(server: Server, table: str, seat: object, asked: str = "") -> dict[str, Any]:
    return server.ask(f"/api/tables/{table}/1/replay?seat={seat}{asked}", headers={"Accept-Encoding": "identity"}).json


def test_a_replay_through_one_seats_eyes_is_what_it_saw(ended: tuple[Server, str, str]) -> None:
    server, table, ania = ended
    seen = replay(server, table, 1)
    assert list(seen["eyes"]) == ["1"]
    with server.sit(table, ania, seat=1) as one:
        story = one.hear()["story"]
        assert [told["news"] for told in story] == [sight["news"] for sight in seen["eyes"]["1"]]
        assert one.turn["view"] == seen["eyes"]["1"][-1]["view"]
        assert one.turn["derived"] == seen["eyes"]["1"][-1]["derived"]
        assert sorted(one.turn["derived"]["places"]) == [1, 2, 3]
    assert [sight["step"] for sight in seen["eyes"]["1"]] == sorted({sight["step"] for sight in seen["eyes"]["1"]})
    assert seen["outcome"] == one.turn["outcome"]


def test_a_replay_of_all_has_every_seat_and_every_step(ended: tuple[Server, str, str]) -> None:
    server, table, _ = ended
    seen = replay(server, table, "all")
    assert set(seen["eyes"]) == {"-1", "0", "1", "2"}
    journal = server.ask(f"/api/tables/{table}/1/journal").body.splitlines()
    assert [step["action"] for step in seen["steps"]] == [json.loads(line)["action"] for line in journal[1:-1]]
    assert all(step["label"]["id"].startswith("gra-do-") for step in seen["steps"])
    packed = server.ask(f"/api/tables/{table}/1/replay?seat=all", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["Content-Encoding"] == "gzip"


@pytest.mark.parametrize("seat", [-1, 1])
def test_a_replay_is_told_as_text_where_that_is_asked_for(ended: tuple[Server, str, str], seat: int) -> None:
    """Every step has the board that the seat had in words at the table; all the rest is as without."""
    server, table, ania = ended
    told, silent = replay(server, table, seat, "&text=1"), replay(server, table, seat)
    boards = [sight.pop("board") for sight in told["eyes"][str(seat)]]
    assert told == silent
    assert len(boards) > 1
    assert all(boards)
    assert boards[0] != boards[-1]
    looks = ania if seat >= 0 else server.token()  # whoever has played looks through his own eyes
    with server.sit(table, looks, seat=seat, text=1) as one:
        assert one.hear()["turn"]["board"] == boards[-1]


def test_a_replay_of_all_is_never_told_as_text(ended: tuple[Server, str, str]) -> None:
    server, table, _ = ended
    assert replay(server, table, "all", "&text=1") == replay(server, table, "all")
    assert "board" not in replay(server, table, "all", "&text=1")["eyes"]["0"][0]


@pytest.mark.parametrize("seat", ["3", "-2", "x", ""])
def test_eyes_that_there_are_not(ended: tuple[Server, str, str], seat: str) -> None:
    server, table, _ = ended
    assert server.ask(f"/api/tables/{table}/1/replay?seat={seat}").status == 404


LONG = ["x" * 5000, "9" * 5000, 10**300, -(10**300), {"x" * 5000: 1}, ["y" * 3000] * 3, "[" * 3000, True]


@pytest.mark.parametrize("value", LONG, ids=lambda value: repr(value)[:8])
def test_values_of_any_length_in_a_header_are_a_bad_line_and_no_error(value: Any) -> None:
    """The key is there and is the one committed to, so that everything in the header is read."""
    match = shuffled_match()
    honest = json.loads(match.journal[0])
    del honest["digest"]

    def line(header: dict[str, Any]) -> int:
        """The line at which a journal with this header is refused."""
        verdict = replays.verified(chained([header, {"payoffs": [1.0, 0.0, 0.0], "key": KEY.hex()}]).encode())
        assert (verdict.good, verdict.news.id) == (False, "journal-bad")
        return int(verdict.news.args["line"])

    assert line(honest) == 2, "all of the header is read and holds; the game does not end there"
    for name in honest:
        assert name == "rules" or honest[name] == value or line(honest | {name: value}) == 1, name
    for option in honest["options"]:
        line(honest | {"options": honest["options"] | {option: value}})
    for name, said in honest["shuffle"].items():
        assert said == value or line(honest | {"shuffle": honest["shuffle"] | {name: value}}) == 1, name


def test_a_replay_for_who_reads_no_gzip_is_unpacked_beside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    packed, threads = gzip.compress(b"{}"), list[str]()
    unpack = gzip.decompress

    def unpacked(given: bytes) -> bytes:
        threads.append(threading.current_thread().name)
        return unpack(given)

    monkeypatch.setattr(gzip, "decompress", unpacked)

    async def ended(request: Any) -> StoredMatch:
        return match

    match = StoredMatch("m", 1, b"", ['{"seats": 2}'], [], 1, 2)
    thread = FairThread("replays", 200, 8)
    api = Api.__new__(Api)
    api._replays = {("m", 1, -1, False): packed}
    monkeypatch.setattr(api, "services", SimpleNamespace(replays=thread), raising=False)
    monkeypatch.setattr(api, "_ended", ended)
    request = Request({"type": "http", "headers": [], "query_string": b"", "state": {"account": None}})
    assert asyncio.run(api.replay(request)).body == b"{}"
    thread.close()
    assert [name.partition("_")[0] for name in threads] == ["replays"]
