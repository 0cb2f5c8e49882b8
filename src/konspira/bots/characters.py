"""Characters: bots of one level that play about as well, and not alike; some are daring, some careful, some talk.

At a table a character goes with the name that a bot has there, and so with its seat: it says nothing of what is
hidden. What is daring in a game, its habits say.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np

from konspira.bots.bot import BadBot
from konspira.contract import Action, View
from konspira.turn import Turn

DARING = 0.5  # times e as likely as they would be are the most daring actions to who is bold


class Character(msgspec.Struct, frozen=True):
    """How much somebody likes what is daring, or dislikes it, and at how many of 100 moves he has something to say."""

    name: str
    bold: float = 0.0
    talks: int = 0


CHARACTERS = {
    one.name: one
    for one in (
        Character("calm"),
        Character("cautious", bold=-DARING),
        Character("bold", bold=DARING),
        Character("talkative", talks=15),
    )
}
CALM = CHARACTERS["calm"]
AT_A_TABLE = ("cautious", "bold", "talkative", "calm", "bold", "cautious", "talkative")  # by the names of bots there


def character(name: str) -> Character:
    """A character by its name."""
    if name not in CHARACTERS:
        raise BadBot("refused-bot-character", character=name, known=list(CHARACTERS))
    return CHARACTERS[name]


def character_at(seat: int) -> Character:
    """Whom the bot at a seat of a table takes after."""
    return CHARACTERS[AT_A_TABLE[seat % len(AT_A_TABLE)]]


def inclined(
    turn: Turn[View, Action], actions: Sequence[Action], chances: np.ndarray, bold: float
) -> np.ndarray:  # fmt: skip
    """The chances of some actions as somebody so bold has them; what had none still has none."""
    daring = turn.box.habits.boldness
    if not bold or daring is None or len(actions) == 1:
        return chances
    liked = np.array(
        [daring(turn.view, action) if chance else 0.0 for action, chance in zip(actions, chances, strict=True)]
    )
    told: np.ndarray = chances * np.exp(bold * np.clip(liked, -1.0, 1.0))
    told /= told.sum()
    return told
