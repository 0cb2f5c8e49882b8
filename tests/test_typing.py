"""What a bot's author is told by mypy, and so by an editor: the types of the game, not Any."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

HOME = Path(__file__).parents[1]
BOT = """
import konspira
from konspira.bots import Bot, bot
from konspira.games import gra
from konspira.games.gra import Action, Turn, View
from konspira.games.gra.wording import Bid

class Mine:
    name = "mine"

    def choose(self, turn: Turn) -> Action:
        reveal_type(turn.view)  # view
        reveal_type(turn.view.hand)  # hand
        reveal_type(turn.view.options.jokers)  # jokers
        reveal_type(turn.history[-1].view)  # history
        action = turn.legal[0]
        reveal_type(action)  # legal
        if isinstance(action, Bid):
            reveal_type(action.count)  # count
        return action

mine: Bot[View, Action] = Mine()
match = konspira.open(gra.BOX, seats=3)
reveal_type(match.turn(0))  # turn
reveal_type(match.outcome)  # outcome
reveal_type(mine.choose(match.turn(0)))  # choose
reveal_type(bot("flat").choose(match.turn(0)))  # by name
match.act(0, "{}")
match.act("first", mine)  # wrong seat
mine.choose(konspira.open(gra.BOX).turn(0)).cuont  # wrong field
"""
ACTION = "gra.wording.TurnCards | gra.wording.Check | gra.wording.Bid"


def mypy(folder: Path, text: str) -> dict[str, str]:
    """Comment of a line → what mypy says there."""
    file = folder / "mine.py"
    file.write_text(text)
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--config-file",
        str(HOME / "pyproject.toml"),
        "--no-error-summary",
        str(file),
    ]
    said = subprocess.run(command, capture_output=True, text=True, cwd=HOME)
    lines, told = text.splitlines(), {}
    for number, message in re.findall(r"mine\.py:(\d+): (.*)", said.stdout):
        told[lines[int(number) - 1].rpartition("# ")[2]] = message.replace("konspira.games.", "")
    assert told, said.stdout + said.stderr
    return told


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return mypy(tmp_path_factory.mktemp("bot"), BOT)


@pytest.mark.parametrize(
    ("asked", "kind"),
    [
        ("view", "gra.pieces.View"),
        ("hand", "tuple[int, ...]"),
        ("jokers", "bool"),
        ("history", "gra.pieces.View"),
        ("legal", ACTION),
        ("count", "int"),
        ("turn", f"konspira.turn.Turn[gra.pieces.View, {ACTION}]"),
        ("outcome", "konspira.play.match.Outcome | None"),
        ("choose", ACTION),
        ("by name", ACTION),
    ],
)
def test_a_bots_author_is_told_the_types_of_the_game(told: dict[str, str], asked: str, kind: str) -> None:
    assert told[asked] == f'note: Revealed type is "{kind}"'


@pytest.mark.parametrize("mistake", ["wrong seat", "wrong field"])
def test_a_bots_author_is_told_of_a_mistake(told: dict[str, str], mistake: str) -> None:
    assert told[mistake].startswith("error: ")


@pytest.mark.parametrize("game", ["agenci", "gra", "krecia", "wistar"])
def test_every_game_of_ours_names_its_types(told: dict[str, str], tmp_path: Path, game: str) -> None:
    said = mypy(
        tmp_path,
        f"""
import konspira
from konspira.games.{game} import BOX, Action, Turn, View

def choose(turn: Turn) -> Action:
    reveal_type(turn.view)  # view
    return turn.legal[0]

reveal_type(konspira.open(BOX).turn(0).view)  # match
""",
    )
    assert said == dict.fromkeys(("view", "match"), f'note: Revealed type is "{game}.pieces.View"')
