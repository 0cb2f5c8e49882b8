"""The plain way through Numba: rules that call rules, kept in the folder that it is given and nowhere else."""

from __future__ import annotations

from pathlib import Path

import numba
import pytest
from numba import types

from konspira.kernel import plain

less = plain.rule(lambda x: x - 1)


def twice_less(x):
    return less(less(x))


def test_machine_code_is_kept_in_the_given_folder_and_in_no_other_after_it(tmp_path: Path) -> None:
    before = numba.config.CACHE_DIR
    assert plain.entry_point(twice_less, (types.int64,), tmp_path)(7) == 5
    assert list(tmp_path.rglob("*.nbi"))
    assert before == numba.config.CACHE_DIR


def test_without_a_folder_it_answers_all_the_same() -> None:
    assert isinstance(less, plain.Rule)
    assert plain.entry_point(twice_less, (types.int64,), None)(7) == 5


def test_numbas_own_folder_stays_where_it_was_when_compiling_fails(tmp_path: Path) -> None:
    before = numba.config.CACHE_DIR
    with pytest.raises(numba.TypingError):
        plain.entry_point(twice_less, (types.unicode_type,), tmp_path)
    assert before == numba.config.CACHE_DIR
