"""The chance of a match: ChaCha20 as the standard has it, drawn from evenly, the same compiled and interpreted."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from konspira.kernel.chacha import Stream, fair_below, next_block
from konspira.kernel.record import Record, u64
from konspira.kernel.rule import Interpreter
from konspira.play.key import step_key

plain = Interpreter({})
VECTORS = json.loads((Path(__file__).parents[1] / "fixtures" / "chance-vectors.json").read_text())


class Chance(Record):
    rng: u64


def block_of(stream: Stream) -> str:
    """The last block of a stream, as the standard writes it."""
    return stream.words[16:32].astype("<u4").tobytes().hex()


def test_the_block_is_that_of_rfc_8439_2_3_2() -> None:
    stream = Stream()
    stream.begin(bytes(range(32)))
    stream.words[12:16] = 1, 0x09000000, 0x4A000000, 0
    plain(next_block)(stream.words)
    assert block_of(stream) == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


def test_the_blocks_of_a_key_of_zeros_are_those_of_rfc_8439_a_1() -> None:
    stream, found = Stream(), []
    row = Chance.new()
    row[0]["rng"] = stream.begin(bytes(32))
    for _ in range(2):
        for _ in range(16):
            fair_below(row[0], 2)
        found.append(block_of(stream))
    assert found == [
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    ]


def test_it_is_the_same_compiled_and_interpreted() -> None:
    one, other, row = Stream(), Stream(), Chance.new()
    row[0]["rng"] = one.begin(bytes(range(32)))
    table = Chance.plain()
    table.rng = other.begin(bytes(range(32)))
    for n in (1, 2, 6, 30, 52, 1_000_000, 2**31 - 1):
        for _ in range(20):
            assert fair_below(row[0], n) == plain(fair_below)(table, n) < n
    assert one.words.tolist() == other.words.tolist()


def test_every_number_is_exactly_as_likely() -> None:
    """Words from the last, incomplete run of n numbers are not used, for they would make the small numbers likelier."""
    stream, row = Stream(), Chance.new()
    row[0]["rng"] = stream.begin(bytes(32))
    n = 3 << 29
    plain(next_block)(stream.words)
    stream.words[16:19] = 2**32 - 1, 2 * n, 2 * n - 1  # the first two lie beyond 2n, the most that is even
    assert fair_below(row[0], n) == n - 1
    assert stream.words[32] == 3


def test_draws_are_even() -> None:
    stream, row, counts = Stream(), Chance.new(), np.zeros(30)
    row[0]["rng"] = stream.begin(bytes(32))
    for _ in range(30_000):
        counts[fair_below(row[0], 30)] += 1
    assert ((counts - 1000) ** 2 / 1000).sum() < 80, "chi-square with 29 degrees of freedom"


@pytest.mark.parametrize("vector", VECTORS)
def test_a_step_draws_what_it_drew_when_format_3_was_made(vector: dict[str, object]) -> None:
    """Frozen and published (docs/fairness.md): should one of these change, journals of format 3 deal other cards."""
    stream, other, table, row = Stream(), Stream(), Chance.plain(), Chance.new()
    key, below = step_key(bytes.fromhex(str(vector["key"])), int(str(vector["step"]))), int(str(vector["below"]))
    assert key.hex() == vector["step_key"]
    table.rng, row[0]["rng"] = stream.begin(key), other.begin(key)
    assert [plain(fair_below)(table, below) for _ in range(12)] == vector["drawn"], "interpreted"
    assert [fair_below(row[0], below) for _ in range(12)] == vector["drawn"], "compiled"


def test_a_table_without_a_stream_says_so_where_rules_are_interpreted() -> None:
    with pytest.raises(ValueError, match="no chance"):
        plain(fair_below)(Chance.plain(), 6)
