"""Sitting at a table: a bot that fails is named, and what was played is kept."""

from __future__ import annotations

from pathlib import Path


def test_a_bot_that_fails_is_named_and_the_match_is_kept(run, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "class Sulks:\n    name = 'sulks'\n    def __init__(self, budget, *, seed=None): pass\n"
        "    def choose(self, turn): raise ValueError('no')\n"
    )
    typed, words = "\n\n", ("play", "gra", "--seats", "2", "--bot", "mine:Sulks")
    code, said = run(*words, typed=typed, PYTHONPATH=f"{tmp_path}:{Path(__file__).parents[2] / 'src'}")
    assert code == 1
    assert "ValueError: no" in said
    assert "The match is saved" in said
