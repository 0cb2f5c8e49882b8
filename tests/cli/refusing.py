"""Commands that are refused, and what they say."""

from __future__ import annotations

from typer.testing import CliRunner

from konspira.cli import app

MACHINES = {"pl": "pl_PL.UTF-8", "cs": "cs_CZ.UTF-8", "en": "en_GB.UTF-8"}


def said_by(*words: str, machine: str = "en_GB.UTF-8", code: int = 0) -> str:
    """What the command says, on one line."""
    done = CliRunner().invoke(
        app, list(words), env={"LANG": machine, "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "200"}
    )
    assert done.exit_code == code, done.output
    return " ".join(done.output.replace("│", " ").split())


def refused(*words: str, machine: str = "en_GB.UTF-8", code: int = 2) -> str:
    """What the command says when it refuses, on one line."""
    return said_by(*words, machine=machine, code=code)
