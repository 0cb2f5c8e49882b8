"""Before every request: who asks, by a signed cookie or token; origins, headers, and how much an address may ask."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from server.web import Server

from konspira.server import Config
from konspira.server.allowance import A_BYTE, VISITORS, Allowances
from konspira.server.middleware import Guard, Identity
from konspira.server.monitoring import Metrics

Own = Callable[..., Server]


def cookie_of(server: Server, name: str = "Ania") -> str:
    answer = server.ask("/api/me", {"name": name}, headers={"Origin": server.site})
    assert answer.status == 200
    return str(answer.headers["Set-Cookie"]).partition(";")[0]


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "http://[::"]
)
def test_other_sites_cannot_post_or_open_sockets(server: Server, origin: str) -> None:
    cookie = cookie_of(server)
    headers = {"Origin": origin, "Cookie": cookie}
    answer = server.ask("/api/tables", {"game": "gra", "chairs": []}, headers=headers)
    assert (answer.status, answer.json["news"]["id"]) == (403, "refused-origin")
    table = server.table(server.token(), ["me", "open"])
    with server.sit(table, headers=headers) as evil:
        assert evil.closed() == 1008
        assert evil.heard == []


def test_a_cookie_needs_an_origin_and_a_token_does_not(server: Server) -> None:
    cookie = cookie_of(server)
    wanted = {"game": "gra", "chairs": [{"who": "me"}, {"who": "open"}]}
    assert server.ask("/api/tables", wanted, headers={"Cookie": cookie}).status == 403
    mine = server.ask("/api/tables", wanted, headers={"Cookie": cookie, "Origin": server.site})
    assert mine.status == 201
    table = mine.json["table"]
    with server.sit(table, headers={"Cookie": cookie}) as bare:
        assert bare.closed() == 1008
    with server.sit(table, headers={"Cookie": cookie, "Origin": server.site}) as page:
        assert page.hear()["you"]["host"] is True
    assert server.ask("/api/tables", wanted, token=server.token()).status == 201


def test_every_answer_carries_a_strict_policy(server: Server) -> None:
    for path in ("/", "/t/x", "/api/games", "/nothing/here", "/health", "/web/index.html"):
        answer = server.ask(path)
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert "server" not in answer.headers


def test_bodies_of_another_kind_or_too_big(server: Server) -> None:
    assert server.ask("/api/tokens", raw=b'{"name": "a"}', headers={"Content-Type": "text/plain"}).status == 400
    big = b'{"name": "' + b"a" * 20_000 + b'"}'
    answer = server.ask("/api/tokens", raw=big, headers={"Content-Type": "application/json"})
    assert (answer.status, answer.json["news"]["id"]) == (413, "refused-big")


def test_too_many_requests_of_one_address(own: Own) -> None:
    server = own(limits={"requests": [0.001, 5]})
    assert [server.ask("/api/games").status for _ in range(7)] == [200] * 5 + [429] * 2
    answer = server.ask("/api/games")
    assert answer.json["news"]["id"] == "refused-often"
    assert answer.headers["Retry-After"]
    assert server.ask("/health").status == 200


def test_a_guest_gets_a_signed_cookie_that_scripts_cannot_read(server: Server) -> None:
    answer = server.ask("/api/me", {"name": " Ania\u202e "}, headers={"Origin": server.site})
    assert answer.json["name"] == "Ania"
    said = answer.headers["Set-Cookie"]
    assert "HttpOnly" in said
    assert "SameSite=Lax" in said
    cookie = said.partition(";")[0]
    assert server.ask("/api/me", headers={"Cookie": cookie}).json["name"] == "Ania"
    forged = cookie[:-2] + ("AA" if not cookie.endswith("AA") else "BB")
    assert server.ask("/api/me", headers={"Cookie": forged}).json["name"] is None


def test_a_signature_holds_for_one_guest_and_one_key() -> None:
    ours, theirs = Identity(b"k" * 32), Identity(b"x" * 32)
    signed = ours.sign("guest")
    assert ours.read(signed) == ("guest", "")
    assert ours.read(ours.sign("guest", "phone")) == ("guest", "phone")
    for other in ("guest.desk.", "guest."):
        assert ours.read(other + ours.sign("guest", "phone").rpartition(".")[2]) is None
    assert theirs.read(signed) is None
    assert ours.read("other." + signed.partition(".")[2]) is None
    for bad in ("", ".", "guest", "guest.", signed + "x", "é." + signed, "x" * 300):
        assert ours.read(bad) is None


def test_what_is_sent_is_at_the_expense_of_who_asked() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": bytes(1_000_000)})

    async def nothing(message: Any = None) -> Any:
        return None

    config = Config()
    allowances = Allowances(config.limits)
    guard = Guard(app, config, Metrics(), Identity(b"k"), allowances)
    scope = {"type": "http", "method": "GET", "scheme": "http", "path": "/", "headers": [], "client": ("1.1.1.1", 1)}
    asyncio.run(guard(scope, nothing, nothing))
    assert allowances.account(VISITORS, "1.1.1.1").used >= 1_000_000 * A_BYTE
