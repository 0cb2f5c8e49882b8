"""Signatures that are checked beside the event loop: whether each holds, in their order, and never too many."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import pytest

from konspira.play.signers import Proof
from konspira.play.signing import SigningKey
from konspira.server import checking
from konspira.server.checking import LONGEST, SLOTS, Checking

KEY = SigningKey(bytes(32))


def proof(said: bytes, key: SigningKey = KEY) -> Proof:
    return Proof(KEY.public, said, key.sign_said(said))


def told(checking: Checking, *proofs: Proof) -> list[bool | None]:
    """What is said of proofs, in the order in which it is said."""
    heard: list[Proof] = []
    for one in proofs:
        assert checking.check(one, heard.append)

    async def listen() -> None:
        while len(heard) < len(proofs):
            await asyncio.sleep(0)

    asyncio.get_event_loop().run_until_complete(asyncio.wait_for(listen(), 60))
    assert [one[:3] for one in heard] == [one[:3] for one in proofs]
    return [one.holds for one in heard]


@pytest.fixture
def loop() -> asyncio.AbstractEventLoop:
    made = asyncio.new_event_loop()
    asyncio.set_event_loop(made)
    yield made
    made.close()


@pytest.fixture
def beside(loop: asyncio.AbstractEventLoop) -> Checking:
    made = Checking(loop)
    yield made
    made.close()


def test_what_was_said_by_the_key_holds_and_nothing_else_does(beside: Checking) -> None:
    good, other = proof(b"said"), SigningKey(b"o" * 32)
    false = [proof(b"said", other), good._replace(said=b"Said"), good._replace(signature="00" * 64), proof(b"")]
    assert told(beside, good, *false, good) == [True, False, False, False, True, True]


def test_more_than_there_is_room_for_are_checked_at_once(beside: Checking) -> None:
    heard: list[Proof] = []
    assert [beside.check(proof(b"%d" % k), heard.append) for k in range(SLOTS + 2)] == [True] * SLOTS + [False] * 2
    beside._loop.run_until_complete(_until(lambda: len(heard) == SLOTS))
    assert all(one.holds for one in heard)
    for round in range(3):  # and round again, over the end of the memory
        assert told(beside, *[proof(b"%d %d" % (round, k)) for k in range(100)]) == [True] * 100


async def _until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0)


def test_what_does_not_fit_is_checked_at_once(beside: Checking) -> None:
    assert told(beside, proof(b"x" * LONGEST)) == [True]
    good = proof(b"said")
    for other in (
        proof(b"x" * (LONGEST + 1)),
        good._replace(key="no hex"),
        good._replace(key="00"),
        good._replace(signature=""),
    ):
        assert not beside.check(other, lambda looked: None)


def test_somebody_who_fails_does_not_keep_the_others_from_hearing(beside: Checking) -> None:
    assert beside.check(proof(b"one"), lambda looked: 1 / 0)
    assert told(beside, proof(b"two")) == [True]


def test_it_ends_with_its_thread_whatever_is_under_way(loop: asyncio.AbstractEventLoop) -> None:
    made = Checking(loop)
    heard: list[Proof] = []
    assert made.check(proof(b"said"), heard.append)
    assert "signatures" in [thread.name for thread in threading.enumerate()]
    made.close()
    loop.run_until_complete(asyncio.sleep(0))
    assert "signatures" not in [thread.name for thread in threading.enumerate()]
    assert not heard
    assert not made.check(proof(b"said"), heard.append)


@pytest.mark.parametrize("lacks", ["cores", "code"])
def test_where_it_cannot_be_all_is_checked_at_once(
    loop: asyncio.AbstractEventLoop, monkeypatch: pytest.MonkeyPatch, lacks: str
) -> None:
    def nothing() -> None:
        raise OSError("no eventfd")

    monkeypatch.setattr(checking, "_machine_code", nothing)
    made = Checking(loop, beside=lacks != "cores")
    assert not made.check(proof(b"said"), lambda looked: None)
    made.close()
