"""The doors of the server: origins, cookies, headers, sizes, rates, and errors that tell nothing of its inside."""

from __future__ import annotations

import contextlib
import gzip
import json
from collections.abc import Callable

import pytest
from server.web import Server, wait_for
from websockets.exceptions import ConnectionClosed

from konspira.server.identity import Identity, clean_name

Own = Callable[..., Server]


def cookie_of(server: Server, name: str = "Ania") -> str:
    answer = server.ask("/api/me", {"name": name}, headers={"Origin": server.site})
    assert answer.status == 200
    return str(answer.headers["Set-Cookie"]).partition(";")[0]


def test_a_guest_gets_a_signed_cookie_that_scripts_cannot_read(server: Server) -> None:
    answer = server.ask("/api/me", {"name": " Ania\u202e "}, headers={"Origin": server.site})
    assert answer.json == {"name": "Ania"}
    said = answer.headers["Set-Cookie"]
    assert "HttpOnly" in said
    assert "SameSite=Lax" in said
    cookie = said.partition(";")[0]
    assert server.ask("/api/me", headers={"Cookie": cookie}).json == {"name": "Ania"}
    forged = cookie[:-2] + ("AA" if not cookie.endswith("AA") else "BB")
    assert server.ask("/api/me", headers={"Cookie": forged}).json == {"name": None}


def test_a_signature_holds_for_one_guest_and_one_key() -> None:
    ours, theirs = Identity(b"k" * 32), Identity(b"x" * 32)
    signed = ours.sign("guest")
    assert ours.read(signed) == "guest"
    assert theirs.read(signed) is None
    assert ours.read("other." + signed.partition(".")[2]) is None
    for bad in ("", ".", "guest", "guest.", signed + "x", "é." + signed, "x" * 300):
        assert ours.read(bad) is None


@pytest.mark.parametrize(
    ("given", "kept"),
    [("Ania", "Ania"), ("  a \n b\t", "a b"), ("\u200b\u200d\u202e", None), ("", None), ("Żółć 🦊", "Żółć 🦊"),
     ("x" * 60, "x" * 24), ("\ud800a", "a"), ("<script>", "<script>"), ("a\x00b", "ab")],
)  # fmt: skip
def test_names_lose_what_hides_or_turns_round(given: str, kept: str | None) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1"])
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


def test_bodies_of_another_kind_or_too_big(server: Server) -> None:
    assert server.ask("/api/tokens", raw=b'{"name": "a"}', headers={"Content-Type": "text/plain"}).status == 400
    big = b'{"name": "' + b"a" * 20_000 + b'"}'
    answer = server.ask("/api/tokens", raw=big, headers={"Content-Type": "application/json"})
    assert (answer.status, answer.json["news"]["id"]) == (413, "refused-big")


@pytest.mark.parametrize(
    "path",
    ["/web/../server/app.py", "/web/%2e%2e/server/app.py", "/web/..%2fserver%2fapp.py", "/games/gra/page/../rules.py",
     "/games/gra/page/..%2f..%2f..%2fpy.typed", "/web/index.html%00", "/web//etc/passwd", "/games/../x/page/a.js",
     "/games/gra/locale/..%2frules.ftl", "/locale/xx.ftl", "/locale/..%2fen.ftl", "/web/", "/web/style", "/a/b/c"],
)  # fmt: skip
def test_paths_that_lead_out_lead_nowhere(server: Server, path: str) -> None:
    answer = server.ask(path)
    assert answer.status == 404
    assert answer.json["news"]["id"] in ("refused-missing", "refused-no-game")
    assert b"/work" not in answer.body
    assert b"Traceback" not in answer.body


def test_wrong_methods_are_refused_kindly(server: Server) -> None:
    answer = server.ask("/api/games", {}, method="DELETE")
    assert (answer.status, answer.json["news"]["id"]) == (405, "refused-method")


def test_files_are_compressed_and_known_again(server: Server) -> None:
    plain = server.ask("/locale/pl.ftl")
    packed = server.ask("/locale/pl.ftl", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.body) == plain.body
    assert "refused-guest = Najpierw podaj imię." in plain.body.decode()
    assert "refused-turn" in plain.body.decode()
    again = server.ask("/locale/pl.ftl", headers={"If-None-Match": packed.headers["ETag"]})
    assert (again.status, again.body) == (304, b"")
    assert server.ask("/games/gra/locale/cs.ftl").status == 200
    assert server.ask("/games/gra/rules/en.md").headers["Content-Type"].startswith("text/markdown")


def test_too_many_requests_of_one_address(own: Own) -> None:
    server = own(limits={"requests": [0.001, 5]})
    assert [server.ask("/api/games").status for _ in range(7)] == [200] * 5 + [429] * 2
    answer = server.ask("/api/games")
    assert answer.json["news"]["id"] == "refused-often"
    assert answer.headers["Retry-After"]
    assert server.ask("/health").status == 200


def test_too_many_guests_and_tables_of_one_address(own: Own) -> None:
    server = own(limits={"makings": [0.001, 3], "tables_a_guest": 1})
    ania = server.token()
    server.table(ania, ["me", "open"])
    wanted = {"game": "gra", "chairs": [{"who": "me"}] * 2}
    assert server.ask("/api/tables", wanted, token=ania).json["news"]["id"] == "refused-too-many-tables"
    assert server.ask("/api/tables", wanted, token=ania).json["news"]["id"] == "refused-often"


def test_too_many_sockets_of_one_guest(own: Own) -> None:
    server = own(limits={"sockets_a_guest": 2})
    table = server.table(ania := server.token(), ["me", "open"])
    with server.sit(table, ania) as one, server.sit(table, ania) as two, server.sit(table, ania) as three:
        one.hear(), two.hear()
        assert three.closed() == 1013
    assert wait_for(lambda: welcomed(server, table, ania)), "who has left makes room"


def welcomed(server: Server, table: str, token: str) -> bool:
    """Is there room for another socket?"""
    with server.sit(table, token) as one, contextlib.suppress(ConnectionClosed):
        return bool(one.hear()["type"] == "welcome")
    return False


def test_too_many_messages_of_one_socket(own: Own) -> None:
    server = own(limits={"messages": [0.001, 10]})
    table = server.table(ania := server.token(), ["me", "open"])
    with server.sit(table, ania) as host, server.sit(table, ania) as other:
        host.hear(), other.hear()
        answers = [host.do("ping") for _ in range(12)]
        assert [answer["type"] for answer in answers] == ["done"] * 10 + ["refused"] * 2
        assert answers[-1]["news"]["id"] == "refused-often"
        host.send_at_once([{"type": "ping", "id": "x"}] * 300)
        assert host.closed() == 1013
        assert other.do("ping")["type"] == "done"


def test_too_much_talk(own: Own) -> None:
    server = own(limits={"chat": [0.001, 2]})
    table = server.table(ania := server.token(), ["me", "open"])
    with server.sit(table, ania) as host:
        host.hear()
        assert [host.do("say", text="hej")["type"] for _ in range(3)] == ["done", "done", "refused"]


def test_a_message_that_is_too_big_closes_the_socket(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "open"])
    with server.sit(table, ania) as host, server.sit(table, ania) as other:
        host.hear(), other.hear()
        host.socket.send("x" * 20_000)
        assert host.closed() == 1009
        assert other.do("ping")["type"] == "done"


def test_a_reader_who_is_too_slow_is_let_go(own: Own) -> None:
    server = own(limits={"unsent": 100_000, "messages": [100_000, 100_000]})
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania, seat=0) as slow, server.sit(table, ania, seat=1) as other:
        asked = json.dumps({"type": "explain", "id": "x", "actions": [{"do": "turn"}] * 64})

        def ask_and_never_listen() -> None:
            for _ in range(20_000):
                slow.socket.send(asked)

        with pytest.raises(ConnectionClosed):
            ask_and_never_listen()
        other.until("welcome")
        assert other.do("ping")["type"] == "done"


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
