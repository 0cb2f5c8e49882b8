"""The socket of a table: how many, how much, how fast; and who is let in."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable

import pytest
from server.fuzz import frame
from server.web import Server, wait_for
from websockets.exceptions import ConnectionClosed

Own = Callable[..., Server]


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


def test_a_binary_message_closes_the_socket(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "open"])
    with server.sit(table, ania) as one:
        one.hear()
        one.socket.send(b"\x00\x01")
        assert one.closed() == 1003


@pytest.mark.parametrize("seat", [1, 7, -2, "x"])
def test_a_chair_that_is_not_mine_is_closed_to_me(server: Server, seat: object) -> None:
    table = server.table(ania := server.token(), ["me", "open"])
    with server.sit(table, ania, seat=seat) as host:
        assert host.closed() == 4404
        assert host.heard[0]["news"]["id"] == "refused-no-chair"


def test_a_table_that_there_is_not(server: Server) -> None:
    with server.sit("nothing") as nobody:
        assert nobody.closed() == 4404
        assert nobody.heard[0]["news"]["id"] == "refused-no-table"


@pytest.mark.parametrize("text", [b"\xff", b'{"id": "\xc3"}', b"\xed\xa0\x80"])
def test_a_text_that_is_no_utf8_closes_the_socket_and_is_nothing_for_the_log(server: Server, text: bytes) -> None:
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania) as seat:
        seat.hear()
        seat.socket.socket.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)
        assert seat.closed() in (1006, 1007)
    assert server.ask("/health").status == 200
    assert "Traceback" not in server.log


def test_a_message_that_comes_in_two_parts_after_many_is_heard(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania) as seat:
        seat.hear()
        pings = [frame(json.dumps({"type": "ping", "id": f"p{n:03}"})) for n in range(60)]
        stream = b"".join(pings)
        for cut in (1, 15, len(pings[0]) - 1):  # wherever the reader's slices end
            seat.socket.socket.sendall(stream[: len(stream) - cut])
            seat.until(lambda message: message.get("id") == "p058")
            seat.socket.socket.sendall(stream[len(stream) - cut :])
            seat.until(lambda message: message.get("id") == "p059")
