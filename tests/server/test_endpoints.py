"""What all endpoints share: what is asked is read, who asks is known, and nobody makes too much."""

from __future__ import annotations

import gzip
import json
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


def test_a_long_answer_comes_compressed_to_whoever_can_read_that(server: Server) -> None:
    plain, packed = server.ask("/api/games"), server.ask("/api/games", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert json.loads(gzip.decompress(packed.body)) == plain.json
    assert len(packed.body) < len(plain.body)


def test_too_many_guests_and_tables_of_one_address(own: Own) -> None:
    server = own(limits={"makings": [0.001, 3], "tables_a_guest": 1})
    ania = server.token()
    server.table(ania, ["me", "open"])
    wanted = {"game": "gra", "chairs": [{"who": "me"}] * 2}
    assert server.ask("/api/tables", wanted, token=ania).json["news"]["id"] == "refused-too-many-tables"
    assert server.ask("/api/tables", wanted, token=ania).json["news"]["id"] == "refused-often"
