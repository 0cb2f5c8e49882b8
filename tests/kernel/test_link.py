"""Our own way through Numba: one body a rule, linked into whoever calls it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numba
import numpy as np
import pytest
from conftest import TOYS
from numba import types

from konspira.boxes.box import Box
from konspira.kernel import link, plain, words
from konspira.kernel.bits import lowest
from konspira.kernel.link import widened
from konspira.kernel.record import Record, i8
from konspira.kernel.rule import rule


class Small(Record):
    small: i8


def test_small_integers_are_widened_so_that_one_body_is_compiled() -> None:
    @rule
    def half(x):
        return x // 2

    @rule
    def both(t, big):
        return half(t.small) + half(big) + half(3)

    row = Small.new()
    row[0]["small"] = 100
    assert both(row[0], 10) == 50 + 5 + 1
    assert len(half.overloads) == 1


def test_compiled_functions_of_other_people_may_ask_words(altered: Callable[..., Box]) -> None:
    """A plain `@njit` function links what it calls, and all that that calls."""

    @numba.njit
    def played(table, options):
        words.start(table[0], options[0])
        decisions = 0
        while not words.over(table[0]):
            seat = lowest(words.actors(table[0]))
            words.step(table[0], seat, words.pick(table[0], seat, 1))
            decisions += 1
        return decisions

    box = altered("asked")
    table = box.table.new()
    assert played(table, box.options_row(3)) == 3
    assert table[0]["swap"].tolist() == [1, 1, 1]


ASKED = """
import numba
from konspira import box
from konspira.kernel import link, plain, words
from konspira.kernel.bits import lowest

def played(tables, options):
    decisions = 0
    for i in numba.prange(len(tables)):
        words.start(tables[i], options[0])
        while not words.over(tables[i]):
            seat = lowest(words.actors(tables[i]))
            words.step(tables[i], seat, words.pick(tables[i], seat, 1))
            decisions += 1
    return decisions

pips = box("pips")
print(numba.njit(**{options})(played)(pips.table.new(5), pips.options_row(3)))
"""


@pytest.mark.sample(1)
@pytest.mark.parametrize("options", [{"parallel": True}, {"cache": True, "boundscheck": True}], ids=str)
def test_they_may_in_a_process_that_asked_nothing_before(options: dict[str, bool], tmp_path: Path) -> None:
    """In one of its own, since what went wrong here once ended the process; twice, the second time out of a cache."""
    script = tmp_path / "script.py"
    script.write_text(ASKED.replace("{options}", repr(options)))
    environment = {**os.environ, "KONSPIRA_GAMES": str(TOYS)}
    for _ in range(2):
        done = subprocess.run([sys.executable, script], env=environment, capture_output=True, text=True, check=False)
        assert (done.stdout, done.returncode) == ("15\n", 0), done.stderr


def test_a_word_that_is_asked_about_a_row_in_compiled_code_says_so(altered: Callable[..., Box]) -> None:
    @numba.njit
    def ended(tables):
        return words.over(tables)

    with pytest.raises(numba.TypingError, match="over: in compiled code a word is asked about one record"):
        ended(altered("in_a_row").table.new(2))


@pytest.mark.parametrize(
    ("given", "seen"),
    [
        (types.int8, types.int64), (types.uint8, types.int64), (types.literal(3), types.int64),
        (types.uint64, types.uint64), (types.float64, types.float64), (types.boolean, types.boolean),
    ],
    ids=str,
)  # fmt: skip
def test_every_integer_is_64_bits_wide_to_a_rule(given: types.Type, seen: types.Type) -> None:
    assert widened(given) == seen


def test_functions_that_count_no_references_answer_alike_both_ways() -> None:
    def total(numbers):
        found = 0.0
        for number in numbers[1:]:
            found += number
        return found

    for way in (link, plain):
        inner = way.uncounted(total)
        assert way.uncounted(lambda numbers, inner=inner: inner(numbers))(np.arange(4.0)) == 6


def test_another_rule_is_linked_in_the_place_of_one_that_an_entry_point_reaches_and_nowhere_else() -> None:
    less = rule(lambda x: x - 1)

    @rule
    def twice(x):
        return less(less(x))

    much_less = rule(lambda x: less_by_a_hundred(x))
    less_by_a_hundred = rule(lambda x: x - 100)

    def first(x):
        return twice(x)

    def second(x):
        return twice(x)

    def third(x):
        return twice(x)

    assert link.entry_point(first, (types.int64,), None, {less: much_less})(7) == -193
    assert link.entry_point(second, (types.int64,), None)(7) == 5
    assert link.entry_point(third, (types.int64,), None, {less: much_less})(7) == -193
    assert twice(7) == 5


def test_an_entry_point_loaded_after_a_relinked_one_calls_its_own_rules() -> None:
    """Rules too big to be taken in are called by name; internal ones of another entry point are found by name, too."""

    @rule
    def less(x):
        return x - 1

    @rule
    def big(t, x):
        for i in range(len(t)):
            for k in range(len(t)):
                t[i] += x * t[k] + less(x) * i - (t[i] >> k)
                t[k] ^= t[i] * i + (less(t[k]) >> i) * k
        return less(x) + t[0] * 0

    def asks(t, x):
        return big(t, x) + big(t, x + 1) + big(t, less(x)) + big(t, x + 7) + big(t, x + 9)

    signature = (types.int64[::1], types.int64)
    other = link.entry_point(asks, signature, None, {less: rule(lambda x: x - 2)})
    own = link.entry_point(asks, signature, None)
    assert own(np.zeros(4, np.int64), 10) == 9 + 10 + 8 + 16 + 18
    assert other(np.zeros(4, np.int64), 10) == 8 + 9 + 6 + 15 + 17
