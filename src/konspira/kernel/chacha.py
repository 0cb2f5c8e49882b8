"""The chance of a match: numbers drawn from ChaCha20 (RFC 8439), which nobody without its key can foresee.

Crowds and searches draw by `below` from the 64 bits of a table. In a match the same rules are linked with `fair_below`
in its place (boxes/entry.py): `table.rng` then holds where the words of a `Stream` lie, which a new key fills before
every step. The rules do not know.
"""

from __future__ import annotations

import ctypes
import struct
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from konspira.kernel.record import u64
from konspira.kernel.rule import rule

_WORDS = 16  # of a block; each lies in 64 bits
_COUNTER, _BLOCK, _USED = 12, 16, 32  # where counter, block and the number of its drawn words stand
_LENGTH = 33
_CONSTANTS = struct.unpack("<4I", b"expand 32-byte k")
_KEY_WORDS, _STATE = struct.Struct("<8I"), struct.Struct(f"={_LENGTH}q")
_NOTHING_DRAWN = (0,) * (_USED - _COUNTER) + (_WORDS,)
_MASK = (1 << 32) - 1


class Stream:
    """Where the chance of a step is drawn from: the input of ChaCha20, its last block, and how much of it is drawn."""

    def __init__(self) -> None:
        self.words = np.zeros(_LENGTH, np.int64)
        self._memory, self._address = self.words.data, self.words.ctypes.data

    def begin(self, key: bytes) -> int:
        """Draw from this key from now on, from block 0 with a nonce of zeros; where the words lie, for `table.rng`."""
        _STATE.pack_into(self._memory, 0, *_CONSTANTS, *_KEY_WORDS.unpack(key), *_NOTHING_DRAWN)
        return self._address


@intrinsic
def _pointer(typing: Any, address: Any) -> Any:
    def lower(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.inttoptr(args[0], ir.IntType(64).as_pointer())

    return types.CPointer(types.int64)(types.uint64), lower


def _plain_words_of(t: Any) -> Any:
    if t.rng == 0:
        raise ValueError("this table has no chance to draw from")
    return (ctypes.c_int64 * _LENGTH).from_address(t.rng)


@rule(plain=_plain_words_of)
def _words_of(t: Any) -> Any:
    """The words of the stream that a table draws from."""
    return _pointer(u64(t.rng))


@rule
def _quarter(words: Any, a: int, b: int, c: int, d: int) -> None:
    """The quarter round of four words of the block."""
    words[a] = (words[a] + words[b]) & _MASK
    x = words[d] ^ words[a]
    words[d] = (x << 16 | x >> 16) & _MASK
    words[c] = (words[c] + words[d]) & _MASK
    x = words[b] ^ words[c]
    words[b] = (x << 12 | x >> 20) & _MASK
    words[a] = (words[a] + words[b]) & _MASK
    x = words[d] ^ words[a]
    words[d] = (x << 8 | x >> 24) & _MASK
    words[c] = (words[c] + words[d]) & _MASK
    x = words[b] ^ words[c]
    words[b] = (x << 7 | x >> 25) & _MASK


@rule
def next_block(words: Any) -> None:
    """The block of the counter; then the counter is one more."""
    for i in range(_WORDS):
        words[_BLOCK + i] = words[i]
    for _ in range(10):
        for i in range(4):
            _quarter(words, 16 + i, 20 + i, 24 + i, 28 + i)
        for i in range(4):
            _quarter(words, 16 + i, 20 + (i + 1) % 4, 24 + (i + 2) % 4, 28 + (i + 3) % 4)
    for i in range(_WORDS):
        words[_BLOCK + i] = (words[_BLOCK + i] + words[i]) & _MASK
    words[_COUNTER] += 1
    words[_USED] = 0


@rule
def fair_below(t: Any, n: int) -> Any:
    """A number from 0 to n-1, each exactly as likely as any other (n below 2³¹): words that would tip it are left."""
    if n < 2:
        return 0
    words = _words_of(t)
    even = (1 << 32) - (1 << 32) % n
    drawn = even
    while drawn >= even:
        if words[_USED] == _WORDS:
            next_block(words)
        drawn = words[_BLOCK + words[_USED]]
        words[_USED] += 1
    return drawn % n
