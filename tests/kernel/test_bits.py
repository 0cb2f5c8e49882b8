"""Bit sets: the same members compiled and interpreted."""

from __future__ import annotations

import pytest

from konspira.kernel.bits import has, lowest, nth, size
from konspira.kernel.rule import Interpreter

plain = Interpreter({})


@pytest.mark.parametrize("bits", [1, 2, 3, 0b101100, (1 << 62) - 1, 1 << 61])
def test_bit_sets_agree_compiled_and_interpreted(bits: int) -> None:
    members = [i for i in range(63) if bits >> i & 1]
    for ask in (lambda r: r, plain):
        assert ask(size)(bits) == len(members)
        assert ask(lowest)(bits) == members[0]
        assert [ask(nth)(bits, k) for k in range(len(members))] == members
        assert ask(has)(bits, members[-1])
        assert not ask(has)(bits, 62)
