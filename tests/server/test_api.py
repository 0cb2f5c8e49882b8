"""What is asked over plain HTTP, and errors that tell nothing of the inside."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from server.web import Server

Own = Callable[..., Server]


def test_without_a_name_nothing_is_made(server: Server) -> None:
    answer = server.ask("/api/tables", {"game": "gra", "chairs": [{"who": "me"}] * 2})
    assert (answer.status, answer.json["news"]["id"]) == (401, "refused-guest")
    answer = server.ask("/api/tables", {"game": "gra", "chairs": [{"who": "me"}] * 2}, token="a.b")
    assert answer.status == 401


@pytest.mark.parametrize(
    "raw",
    [b"", b"{", b"[]", b"\xff\xfe", b'{"name": 3}', b'{"name": "a", "x": 1}', b"[" * 4000, b'{"name": "\\ud800"}'],
)
def test_bodies_that_cannot_be_read(server: Server, raw: bytes) -> None:
    answer = server.ask("/api/tokens", raw=raw, headers={"Content-Type": "application/json"})
    assert (answer.status, answer.json["news"]["id"]) == (400, "refused-message")


def test_wrong_methods_are_refused_kindly(server: Server) -> None:
    answer = server.ask("/api/games", {}, method="DELETE")
    assert (answer.status, answer.json["news"]["id"]) == (405, "refused-method")


def test_too_many_guests_and_tables_of_one_address(own: Own) -> None:
    server = own(limits={"makings": [0.001, 3], "tables_a_guest": 1})
    ania = server.token()
    server.table(ania, ["me", "open"])
    wanted = {"game": "gra", "chairs": [{"who": "me"}] * 2}
    assert server.ask("/api/tables", wanted, token=ania).json["news"]["id"] == "refused-too-many-tables"
    assert server.ask("/api/tables", wanted, token=ania).json["news"]["id"] == "refused-often"


def test_a_qr_code_of_a_chair_and_of_the_table(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "open"])
    invite = server.ask(f"/api/tables/{table}", token=ania).json["you"]["invites"]["1"]
    code = server.ask(f"/api/tables/{table}/qr.svg?chair={invite}")
    assert code.headers["Content-Type"] == "image/svg+xml"
    assert code.body.startswith(b"<svg")
    assert b"style=" not in code.body
    assert server.ask(f"/api/tables/{table}/qr.svg").status == 200
    assert server.ask(f"/api/tables/{table}/qr.svg?chair=wrong").status == 404


def test_health_and_metrics_answer(server: Server) -> None:
    assert server.ask("/health").json["status"] == "ok"
    lines = server.ask("/metrics").body.decode().splitlines()
    assert any(line.startswith("konspira_commit_seconds_count ") for line in lines)
    assert all(line.startswith("#") or len(line.rsplit(" ", 1)) == 2 for line in lines)
