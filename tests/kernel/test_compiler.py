"""The compiler: where a new Numba breaks what is not public, rules are compiled the plain way, and play the same."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from konspira.kernel import compiler

TOYS = Path(__file__).parents[1] / "toys"
PLAYED = """
import hashlib, sys
import numpy as np
from konspira.boxes.backend import compiled
from konspira.kernel.compiler import compiler
from konspira.play import shelf

digest = hashlib.sha256()
for name in sys.argv[1:]:
    box = shelf.box(name)
    table, view, numbers, backend = box.table.new(), box.view.new(), np.zeros(box.actions, np.int64), compiled(box)
    for seats in box.seats:
        for seed in range(20):
            table[0]["rng"] = seed
            backend.start(table, box.options_row(seats))
            while not backend.over(table):
                acting = backend.actors(table)
                seat = (acting & -acting).bit_length() - 1
                backend.look(table, seat, view)
                choices = backend.menu(table, seat, numbers)
                digest.update(table.tobytes() + view.tobytes() + numbers[:choices].tobytes())
                backend.step(table, seat, int(numbers[(seed * 7 + choices) % choices]))
            digest.update(repr([float(backend.payoff(table, seat)) for seat in range(seats)]).encode())
            backend.imagine(view, table)
            digest.update(table.tobytes() + str(backend.play_games(table, box.options_row(seats), 5, seed)).encode())
print(compiler.__name__, digest.hexdigest())
"""
WITHOUT = "import numba.core.codegen; del numba.core.codegen.JITCodeLibrary\n"
CHANGED = """
import abc, numba
from numba.core import caching
numba.__version__, more = "9.9.9", {"asked_anew": abc.abstractmethod(lambda self: None)}
caching._CacheLocator = abc.ABCMeta("Locator", (caching._CacheLocator,), more)
"""


def played(*games: str, before: str = "", **more: str) -> tuple[str, str, str]:
    """How games go in a process of its own: by which module rules were compiled, a hash of all, and what was warned."""
    environment = {**os.environ, "KONSPIRA_GAMES": str(TOYS), **more}
    done = subprocess.run(
        [sys.executable, "-c", before + PLAYED, *games], env=environment, capture_output=True, text=True, check=True
    )
    way, digest = done.stdout.split()
    return way, digest, done.stderr


@pytest.mark.full  # a toy is compiled so below
def test_games_compiled_the_plain_way_play_the_same() -> None:
    own, plain = played("pips", "gra"), played("pips", "gra", KONSPIRA_PLAIN_NUMBA="1")
    assert (own[0], plain[0]) == ("konspira.kernel.link", "konspira.kernel.plain")
    assert own[1] == plain[1]
    assert "Numba" not in plain[2], "who asks for it is not warned"


@pytest.mark.parametrize("broken", [WITHOUT, CHANGED], ids=["something is gone", "something works otherwise"])
def test_rules_are_compiled_the_plain_way_when_numba_is_not_as_we_know_it(broken: str) -> None:
    own, plain = played("pips"), played("pips", before=broken)
    assert plain[0] == "konspira.kernel.plain"
    assert own[1] == plain[1]
    assert "is not as Konspira knows it" in plain[2]


def test_a_numba_that_was_never_tried_is_tried_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler.numba, "__version__", "9.9.9")
    assert compiler.chosen().__name__ == "konspira.kernel.link"
