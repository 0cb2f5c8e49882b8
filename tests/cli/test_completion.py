"""What a shell completes."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
import typer
from typer.main import get_command

from konspira.cli import app, completion


def context(**params: str) -> typer.Context:
    found = typer.Context(get_command(app))
    found.params = dict(params)
    return found


def test_games_options_bots_and_languages_are_completed() -> None:
    assert dict(completion.games("gr")).keys() == {"gra"}
    assert [name for name, _ in completion.bots(context(game="gra", language="en"), "lev")][2] == "level-3"
    assert {name for name, _ in completion.options(context(game="gra"), "bid")} == {
        "bid_order=value",
        "bid_order=count",
    }
    assert list(completion.options(context(), "bid")) == []
    assert completion.languages("") == ["pl", "cs", "en"]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("konspira play gr", "gra"),
        ("konspira play gra --bot level-", "level-3"),
        ("konspira rules gr", "gra"),
        ("konspira games wi", "wistar"),
        ("konspira pack kr", "krecia"),
        ("konspira bench agenci gr", "gra"),
        ("konspira arena gra --bots random,level-", "random,level-3"),
        ("konspira join somewhere --bot se", "search"),
    ],
)
def test_a_shell_is_answered(words: str, found: str) -> None:
    asked = {"_KONSPIRA_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": str(words.count(" "))}
    done = subprocess.run(
        [sys.executable, "-c", "from konspira.cli import app; app(prog_name='konspira')"],
        env={**os.environ, **asked}, capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert found in done.stdout.split(), done.stderr
