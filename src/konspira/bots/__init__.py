"""Bots by name: `bot("flat@2000")`. They get turns, as people do, and never see a table."""

from __future__ import annotations

import functools
import importlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from konspira.bots.baseline import GAME as BASED
from konspira.bots.baseline import Baseline
from konspira.bots.bot import BadBot, Bot, BotFailed, Budget, GeneralBot, read_budget
from konspira.bots.characters import character, character_at
from konspira.bots.earlier import VERSIONS, Earlier
from konspira.bots.fools import Fool
from konspira.bots.levels import LEVELS, Levelled
from konspira.bots.nets.player import NetPlayer
from konspira.bots.nets.search import NetSearch
from konspira.bots.search import Search
from konspira.bots.simple import Flat, Habitual, Random
from konspira.bots.solver.player import GAME as SOLVED
from konspira.bots.solver.player import Solver

__all__ = ["USUAL", "BadBot", "Bot", "BotFailed", "Budget", "GeneralBot", "at_a_table", "bot", "names", "usual"]

USUAL = "level-3"  # sits down unless somebody chooses another, in a terminal as on the page
_ONLY = {"solver": SOLVED, "baseline": BASED}  # bots for one game
_makers: dict[str, Callable[..., Any]] = {
    "random": Random,
    "habit": Habitual,
    "flat": Flat,
    "search": Search,
    "solver": Solver,
    "baseline": Baseline,
    **{level: functools.partial(Levelled, level) for level in LEVELS},
}


def bot(name: str, *, seed: int | None = None) -> GeneralBot:
    """A bot by its name; a budget may follow, as in `flat@2000` or `flat@0.2s`. A seed makes it repeat itself.

    `module:Class` is a bot of your own: `Class(budget, seed=seed)` with a `name` and `choose(turn)`.
    `level-3+bold` is a level of a character (`bots/characters.py`), `net:FILE` plays by a net that `konspira train` has
    made, `v0.1:level-3` as that version did.
    """
    tag, _, earlier = name.partition(":")
    if tag in VERSIONS:
        plain, at, text = earlier.partition("@")
        return Earlier(tag, plain, read_budget(text) if at else None, seed=seed)
    if name.startswith("fool:"):
        return Fool(name.removeprefix("fool:"), seed=seed)
    if name.startswith("net:"):
        return _by_net(Path(name.removeprefix("net:")), seed)
    if name.startswith("ahead:"):
        path, at, text = name.removeprefix("ahead:").partition("@")
        return NetSearch(read_budget(text) if at else None, seed=seed, player=NetPlayer(seed=seed, path=Path(path)))
    plain, at, text = name.partition("@")
    budget = read_budget(text) if at else None
    if ":" in plain:
        return _own(plain, budget, seed)
    level, plus, takes_after = plain.partition("+")
    if plus and level in LEVELS:
        return Levelled(level, budget, seed=seed, character=character(takes_after))
    if plain not in _makers:
        raise BadBot("refused-bot-name", bot=plain, known=list(_makers))
    made: GeneralBot = _makers[plain](budget, seed=seed)
    return made


def at_a_table(name: str, seat: int) -> str:
    """A bot as it plays at a seat among people: a level with the character that goes with its name there."""
    return f"{name}+{character_at(seat).name}" if name in LEVELS else name


def _by_net(path: Path, seed: int | None) -> GeneralBot:
    try:
        return NetPlayer(seed=seed, path=path)
    except OSError as error:
        raise BadBot("refused-bot-own", bot=f"net:{path}", reason=error.strerror or str(error)) from error


def _own(name: str, budget: Budget | None, seed: int | None) -> GeneralBot:
    """Somebody's own bot: from a module that is installed, or a file in the folder one is in."""
    module, _, maker = name.partition(":")
    if (here := os.getcwd()) not in sys.path:
        sys.path.append(here)
    try:
        made: GeneralBot = getattr(importlib.import_module(module), maker)(budget, seed=seed)
    except Exception as error:  # anything may go wrong in other people's code
        raise BadBot("refused-bot-own", bot=name, reason=f"{type(error).__name__}: {error}") from error
    if not callable(getattr(made, "choose", None)):
        raise BadBot("refused-bot-choose", bot=name)
    return made


def names(game: str) -> tuple[str, ...]:
    """The bots that can play a game, from the plainest; those that people write themselves come on top."""
    return tuple(name for name in _makers if _ONLY.get(name, game) == game)


def usual(game: str) -> str:
    """The bot that sits down unless somebody chooses another: it thinks ahead, in about a second, with any seats."""
    known = names(game)
    return next((name for name in (USUAL, "search", "flat") if name in known), known[-1])
