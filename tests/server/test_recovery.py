"""Whoever has lost a device is himself again by a code, with chairs, tables and record; an old code is good no more."""

from __future__ import annotations

from server.web import Server

from konspira.server.recovery import code_digest, new_code


def test_a_code_is_read_however_it_was_typed_and_is_another_each_time() -> None:
    code = new_code()
    assert code_digest(code.lower().replace("-", " "), b"k" * 32) == code_digest(code, b"k" * 32)
    assert code_digest("OIL0-0000-0000-0000", b"k") == code_digest("0110-0000-0000-0000", b"k")
    assert code_digest(code, b"k") not in (code_digest(code, b"l"), code_digest(new_code(), b"k"))
    assert code_digest("0000", b"k") is code_digest("U" * 16, b"k") is None


def test_a_guest_is_back_by_the_last_code_with_tables_and_chairs(server: Server) -> None:
    ania = server.token("Ania", "owl")
    table = server.table(ania, ["me", "open"])
    old, code = (server.ask("/api/me/recovery", {}, token=ania).json["code"] for _ in range(2))
    refused = server.ask("/api/recovery", {"code": old})
    assert (refused.status, refused.json["news"]["id"]) == (404, "refused-recovery")
    answer = server.ask("/api/recovery", {"code": code.lower()})
    assert (answer.status, answer.json["name"], answer.json["face"]) == (200, "Ania", "owl")
    cookie = answer.headers["set-cookie"].partition(";")[0].partition("=")[2]
    (mine,) = server.ask("/api/me/tables", token=cookie).json["tables"]
    assert (mine["id"], mine["mine"]) == (table, [0])


def test_nobody_gets_a_code_before_he_is_a_guest(server: Server) -> None:
    assert server.ask("/api/me/recovery", {}).status == 401
    assert server.ask("/api/recovery", {"code": "nonsense"}).json["news"]["id"] == "refused-recovery"
