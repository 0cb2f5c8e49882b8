"""What is asked over plain HTTP, and errors that tell nothing of the inside."""

from __future__ import annotations

import io
import re
from collections.abc import Callable

import segno
from server.web import Server

Own = Callable[..., Server]


def test_wrong_methods_are_refused_kindly(server: Server) -> None:
    answer = server.ask("/api/games", {}, method="DELETE")
    assert (answer.status, answer.json["news"]["id"]) == (405, "refused-method")


def squares(svg: bytes) -> bytes:
    """The dark squares of a code, as they are drawn."""
    return re.findall(rb' d="([^"]+)"', svg)[-1]  # the first, where there is another, is the paper


def code_of(link: str) -> bytes:
    """Those of the code of a link."""
    drawn = io.BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", border=2)
    return squares(drawn.getvalue())


def test_a_qr_code_of_a_chair_and_of_the_table(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "open"])
    invite = server.ask(f"/api/tables/{table}", token=ania).json["you"]["invites"]["1"]
    code = server.ask(f"/api/tables/{table}/qr.svg?chair={invite}")
    assert code.headers["Content-Type"] == "image/svg+xml"
    assert code.body.startswith(b"<svg")
    assert b"style=" not in code.body
    assert squares(code.body) == code_of(f"{server.site}/t/{table}#chair={invite}")
    assert squares(server.ask(f"/api/tables/{table}/qr.svg").body) == code_of(f"{server.site}/t/{table}")
    elsewhere = {"Host": "192.168.7.7:81"}
    assert squares(server.ask(f"/api/tables/{table}/qr.svg", headers=elsewhere).body) == code_of(
        f"http://192.168.7.7:81/t/{table}"
    )
    assert server.ask(f"/api/tables/{table}/qr.svg?chair=wrong").status == 404


def test_health_and_metrics_answer(server: Server) -> None:
    assert server.ask("/health").json["status"] == "ok"
    lines = server.ask("/metrics").body.decode().splitlines()
    assert any(line.startswith("konspira_commit_seconds_count ") for line in lines)
    assert all(line.startswith("#") or len(line.rsplit(" ", 1)) == 2 for line in lines)
