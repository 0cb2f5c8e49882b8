"""Rules, matches, bots and their commands need none of the extras; a command that needs one says which."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
MODULES = {"open_spiel": "pyspiel", "numba-cuda": "numba_cuda"}  # where the name of the package is not the module's


def names(*extras: str) -> list[str]:
    """The modules that the extras bring."""
    packages = [re.split(r"[\[<>=;]", one)[0] for extra in extras for one in PROJECT["optional-dependencies"][extra]]
    return [MODULES.get(package, package) for package in packages]


@pytest.fixture
def bare(tmp_path: Path):
    """A function that runs a script where no extra is installed, and returns its exit code and what it printed."""

    def run(script: str, typed: str = "", **more: str) -> tuple[int, str]:
        gone = f"import sys; sys.modules.update(dict.fromkeys({names('server', 'gpu', 'research', 'ray')}));"
        done = subprocess.run(
            [sys.executable, "-c", gone + script], input=typed, capture_output=True, text=True, timeout=300,
            env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "LANG": "en_GB.UTF-8", "COLUMNS": "160", **more},
        )  # fmt: skip
        return done.returncode, done.stdout + done.stderr

    return run


def command(*words: str) -> str:
    return f"sys.argv[1:] = {list(words)}; from konspira.cli import main; main()"


def test_matches_and_bots_need_no_extra(bare) -> None:
    script = """
import konspira
from konspira.bots import bot
match = konspira.open("gra", seats=2)
while match.outcome is None:
    match.act(match.actors[0], bot("random").choose(match.turn(match.actors[0])))
print("payoffs", match.outcome.payoffs)
"""
    code, said = bare(f"exec({script!r})")
    assert code == 0, said
    assert "payoffs" in said


@pytest.mark.parametrize(
    ("words", "typed", "shown"),
    [
        (("play", "gra", "--bot", "random"), "", "Your cards"),
        (("bench", "gra", "--seconds", "0.1"), "", "konspira[research]"),
        (("simulate", "gra", "--games", "100"), "", "share of wins"),
        (("games",), "", "agenci"),
        (("schema",), "", "$defs"),
        (("--help",), "", "serve"),
    ],
    ids=lambda case: case[0] if isinstance(case, tuple) else "",
)
def test_commands_that_need_no_extra_work_without(bare, words: tuple[str, ...], typed: str, shown: str) -> None:
    code, said = bare(command(*words), typed)
    assert "Traceback" not in said
    assert shown in said, (code, said)


@pytest.mark.parametrize(
    ("language", "words"),
    [("pl_PL", "Stół w przeglądarce to"), ("cs_CZ", "Stůl v prohlížeči je"), ("en_GB", "The web table is")],
)
@pytest.mark.parametrize("asked", [("serve",), ("push-key", "key.pem")], ids=lambda asked: asked[0])
def test_without_the_server_its_commands_say_what_to_install(bare, asked: tuple[str, ...], language, words) -> None:
    code, said = bare(command(*asked), LANG=f"{language}.UTF-8")
    assert code == 2
    assert said.startswith(words)
    assert "pip install 'konspira[server]'" in said
    assert "Traceback" not in said
