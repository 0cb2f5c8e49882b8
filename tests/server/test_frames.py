"""Frames by the short way are those of websockets, and whatever is unusual is left to it."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from konspira.server.frames import between_frames, only_text, text_frames

SIZES = [0, 1, 125, 126, 127, 300, 65_535]


def masked(size: int, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, b"x" * size, fin=fin).serialize(mask=True)


@pytest.mark.parametrize("size", [*SIZES, 65_536])
def test_a_text_is_written_as_websockets_writes_it(size: int) -> None:
    assert text_frames([b"x" * size]) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


def test_texts_are_written_one_after_the_other() -> None:
    assert text_frames([b"one", b"two"]) == b"\x81\x03one\x81\x03two"


@pytest.mark.parametrize("size", SIZES)
def test_a_text_that_is_whole_and_alone_is_read(size: int) -> None:
    assert only_text(masked(size)) == "x" * size


@pytest.mark.parametrize("size", SIZES)
def test_a_text_that_is_cut_or_followed_is_left_to_others(size: int) -> None:
    data = masked(size)
    assert only_text(data[:-1]) is None
    assert only_text(data + b"\x81") is None
    assert only_text(data + data) is None


UNUSUAL = {  # by name: how a frame is masked is drawn anew each time
    "nothing": b"",
    "one byte": b"\x81",
    "binary": masked(5, Opcode.BINARY),
    "a first part": masked(5, fin=False),
    "a later part": masked(5, Opcode.CONT),
    "a ping": masked(5, Opcode.PING),
    "very long": masked(65_536),
    "as long as if the first byte of its length were all of it": masked(65_536)[:133],
    "a bit that some extension would have to explain": b"\xc1" + masked(5)[1:],
    "not masked": Frame(Opcode.TEXT, b"x" * 5).serialize(mask=False),
    "no UTF-8": b"\x81\x81\0\0\0\0\xff",
}


@pytest.mark.parametrize("data", UNUSUAL.values(), ids=UNUSUAL.keys())
def test_whatever_else_comes_is_left_to_others(data: bytes) -> None:
    assert only_text(data) is None


def test_a_parser_is_between_frames_only_when_it_has_read_one_to_its_end() -> None:
    protocol = ServerProtocol()
    protocol.receive_data(
        b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: c2xlZXBzIGFuZCBkcmVhbQ==\r\n\r\n"
    )
    (request,) = protocol.events_received()
    protocol.send_response(protocol.accept(request))  # type: ignore[arg-type]
    assert between_frames(protocol.parser)
    data = masked(300)
    for cut in range(1, len(data)):
        protocol.receive_data(data[:cut])
        assert not between_frames(protocol.parser), cut
        protocol.receive_data(data[cut:])
        assert between_frames(protocol.parser), cut
