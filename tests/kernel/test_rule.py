"""Rules: compiled once whatever the integer widths, and the same answers interpreted."""

from __future__ import annotations

import numpy as np
import pytest

from konspira.kernel.bits import has, lowest, nth, size
from konspira.kernel.chance import below, commitment, deal_seed
from konspira.kernel.record import Record, i8, u64
from konspira.kernel.rule import Interpreter, rule

TABLE = np.array([3, 1, 4], np.int8)
plain = Interpreter({})


class Chance(Record):
    rng: u64
    small: i8


@rule
def double(x):
    return x * 2


@rule
def small_sum(t):
    return double(t.small) + double(t.small)


@rule
def looked_up(i):
    return TABLE[i]


def test_small_integers_are_widened_so_that_one_body_is_compiled() -> None:
    @rule
    def half(x):
        return x // 2

    @rule
    def both(t, big):
        return half(t.small) + half(big) + half(3)

    row = Chance.new()
    row[0]["small"] = 100
    assert both(row[0], 10) == 50 + 5 + 1
    assert len(half.overloads) == 1


def test_a_sum_of_small_fields_does_not_wrap() -> None:
    row = Chance.new()
    row[0]["small"] = 100
    assert small_sum(row[0]) == 400
    assert plain(small_sum)(Chance.plain(row)) == 400


def test_the_interpreter_refuses_an_index_that_machine_code_would_read_past() -> None:
    assert plain(looked_up)(2) == 4
    for index in (3, -1):
        with pytest.raises(IndexError):
            plain(looked_up)(index)


def test_a_table_of_numbers_gives_plain_integers() -> None:
    assert type(plain(looked_up)(0)) is int


@pytest.mark.parametrize("bits", [1, 2, 3, 0b101100, (1 << 62) - 1, 1 << 61])
def test_bit_sets_agree_compiled_and_interpreted(bits: int) -> None:
    members = [i for i in range(63) if bits >> i & 1]
    for ask in (lambda r: r, plain):
        assert ask(size)(bits) == len(members)
        assert ask(lowest)(bits) == members[0]
        assert [ask(nth)(bits, k) for k in range(len(members))] == members
        assert ask(has)(bits, members[-1])
        assert not ask(has)(bits, 62)


def test_chance_is_the_same_compiled_and_interpreted() -> None:
    row = Chance.new()
    row[0]["rng"] = 2**64 - 5
    other = Chance.plain(row)
    for n in (2, 6, 30, 52, 1_000_000):
        for _ in range(50):
            assert below(row[0], n) == plain(below)(other, n) < n


def test_chance_is_even() -> None:
    row, counts = Chance.new(), np.zeros(30)
    for _ in range(60_000):
        counts[below(row[0], 30)] += 1
    assert ((counts - 2000) ** 2 / 2000).sum() < 80, "chi-square with 29 degrees of freedom"


def test_the_chance_of_a_step_depends_on_every_bit_of_key_and_number() -> None:
    key = bytes(range(32))
    seeds = {deal_seed(key, step) for step in range(1000)}
    seeds |= {deal_seed(bytes([i ^ (1 << b) if n == 0 else i for n, i in enumerate(key)]), 0) for b in range(8)}
    assert len(seeds) == 1008


def test_the_commitment_is_not_the_key_and_binds_to_it() -> None:
    key = bytes(32)
    assert commitment(key) != commitment(bytes(31) + b"\1")
    assert key.hex() not in commitment(key)
