"""Information states: all that a seat has ever seen of a match, as a text and as a number.

A view says what a seat knows now. What it has known before may have gone from it (the bids of an earlier round), and
whoever computes equilibria needs both: two moments of a match belong to one information state of a seat if that seat
has seen the same views, in the same order. What a seat does shows in what it sees next, so its own actions are in it.

    print(information_state(match.turn(0)))     # a line a moment, only what has changed
    information_key(match.turn(0))              # 63 bits that stand for it, as trees and regret tables use them
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np
from numba import types

from konspira.bots.think.tree import hash_of
from konspira.boxes.box import Box
from konspira.boxes.entry import entry_point
from konspira.kernel.record import Record, u64
from konspira.kernel.rule import rule
from konspira.kernel.signature import INT, INTS, TABLES, VIEWS, array
from konspira.kernel.words import look
from konspira.turn import Turn

WORDS = array("words", types.uint64)


def information_state(turn: Turn) -> str:
    """What the seat of a turn has seen so far: a line a moment. Equal in all worlds that it cannot tell apart."""
    return information_state_of(turn.box, _rows(turn))


def information_state_of(box: Box, views: Iterable[np.ndarray]) -> str:
    """The same from the views themselves, each a row of one, in the order in which the seat had them.

    The first line says what is not 0 in the first view, the others what has changed; a view that changes nothing has
    no line.
    """
    lines, before = [], dict.fromkeys((name for name, _ in _numbers(box.view, box.view.new()[0], "")), 0)
    for view in views:
        now = dict(_numbers(box.view, view[0], ""))
        line = " ".join(f"{name}={number}" for name, number in now.items() if number != before[name])
        if line:
            lines.append(line)
        before = now
    return "\n".join([box.name, *lines])


def _numbers(kind: type[Record], one: Any, path: str) -> Iterator[tuple[str, int]]:
    """Every number of a record by its name: `turn`, `options.seats`, `hand[2]`."""
    for name, field in kind.fields.items():
        if field.nested:
            yield from _numbers(field.kind, one[name], f"{path}{name}.")
        elif field.shape:
            for place, number in np.ndenumerate(one[name]):
                yield f"{path}{name}[{','.join(map(str, place))}]", int(number)
        else:
            yield path + name, int(one[name])


def _rows(turn: Turn) -> list[np.ndarray]:
    return [turn.history.row(place) for place in range(len(turn.history))]


# -- as a number ------------------------------------------------------------------------------------


@rule
def added(key: Any, seen: Any) -> Any:
    """The key of an information state with one more view, given as its hash."""
    h = (u64(key) ^ u64(seen)) * u64(0x9FB21C651E98DF25)
    h ^= h >> u64(28)
    h = (h + u64(seen)) * u64(0xD6E8FEB86659FD93)
    return np.int64((h ^ (h >> u64(32))) >> u64(1))


@rule(takes=(TABLES, VIEWS, WORDS, INT, INTS, INTS))
def witness(tables: Any, view: Any, words: Any, seats: Any, keys: Any, seen: Any) -> None:
    """Let every seat of every table look: where its view is another than `seen`, that is added to its key.

    tables (n,); view (1,) and words, the same bytes; keys and seen i64 (n * seats).
    """
    for i in range(len(tables)):
        for seat in range(seats):
            look(tables[i], seat, view[0])
            h = hash_of(words)
            if h != seen[i * seats + seat]:
                seen[i * seats + seat] = h
                keys[i * seats + seat] = added(keys[i * seats + seat], h)


@rule(takes=(VIEWS, WORDS, VIEWS, INTS))
def recall(views: Any, words: Any, view: Any, keys: Any) -> None:
    """Write the key of one seat that has had these views, one after the other, into `keys[0]`."""
    before = np.int64(-1)
    for i in range(len(views)):
        view[0] = views[i]
        h = hash_of(words)
        if h != before:
            before = h
            keys[0] = added(keys[0], h)


def scratch(box: Box) -> tuple[np.ndarray, np.ndarray]:
    """A row of one view, and the same bytes as u64."""
    size = box.view.dtype.itemsize
    words = np.zeros(-(-size // 8), np.uint64)
    return words.view(np.uint8)[:size].view(box.view.dtype), words


def information_key(turn: Turn) -> int:
    """A number below 2⁶³ that stands for the information state of a turn's seat.

    It is the same in every process that has the same rules; two states share one about once in 10¹⁸.
    """
    return information_key_of(turn.box, _rows(turn))


def information_key_of(box: Box, views: Iterable[np.ndarray]) -> int:
    """The same from the views themselves."""
    view, words = scratch(box)
    keys = np.zeros(1, np.int64)
    entry_point(box, recall)(np.concatenate(list(views)), words, view, keys)
    return int(keys[0])
