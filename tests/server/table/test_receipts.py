"""Receipts: one signature for all that was stored together, each good for its own act and for nothing else."""

from __future__ import annotations

import asyncio
from unittest import mock

import msgspec
import pytest

from konspira.play.signing import SigningKey
from konspira.server.protocol import Receipt
from konspira.server.table.receipts import Receipts, Signed, good, receipts

KEY, SECRET = SigningKey(bytes(32)), b"s" * 32


def act(counter: int) -> Signed:
    return Signed("c" * 64, 1, counter, f"{counter:064x}")


@pytest.mark.parametrize("together", [1, 2, 3, 4, 5, 8, 13])
def test_each_of_many_is_good_for_its_own_act_only(together: int) -> None:
    acts = [act(counter) for counter in range(together)]
    given = receipts(KEY, SECRET, acts)
    assert len({receipt.signature for receipt in given}) == 1
    for one in acts:
        assert [good(KEY.public, one, receipt) for receipt in given] == [one is other for other in acts]


def test_a_receipt_is_of_one_server() -> None:
    (receipt,) = receipts(KEY, SECRET, [act(1)])
    assert not good(SigningKey().public, act(1), receipt)


def test_an_edited_receipt_is_none() -> None:
    one, _ = receipts(KEY, SECRET, [act(1), act(2)])
    for edit in ({"blind": "00" * 32}, {"path": []}, {"path": ["00" * 32]}, {"signature": "00" * 64}):
        assert not good(KEY.public, act(1), msgspec.structs.replace(one, **edit))


def test_what_else_was_stored_cannot_be_guessed_from_a_receipt() -> None:
    """A neighbour's digest is blinded: whoever knows all that a neighbour may have said cannot tell what it was."""
    one, _ = receipts(KEY, SECRET, [act(1), act(2)])
    other, _ = receipts(KEY, b"another secret".ljust(32), [act(1), act(2)])
    assert one.path != other.path


def test_what_a_receipt_says_of_an_act_depends_on_that_act_alone() -> None:
    alone, *_ = receipts(KEY, SECRET, [act(1)])
    beside, *_ = receipts(KEY, SECRET, [act(1), act(2), act(3)])
    assert alone.blind == beside.blind


def test_all_of_one_round_get_one_signature() -> None:
    given: list[Receipt] = []

    async def rounds() -> None:
        giving = Receipts(KEY, SECRET)
        for counter in range(3):
            giving.give(act(counter), given.append)
        await asyncio.sleep(0)
        giving.give(act(3), given.append)
        await asyncio.sleep(0)

    with mock.patch.object(SigningKey, "sign", autospec=True, side_effect=SigningKey.sign) as sign:
        asyncio.run(rounds())
    assert sign.call_count == 2
    assert all(good(KEY.public, act(counter), receipt) for counter, receipt in enumerate(given))
