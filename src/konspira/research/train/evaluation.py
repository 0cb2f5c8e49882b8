"""How strong a net is while it learns: games against bots that stay the same, on cores that would be idle."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from konspira.bots import GeneralBot, bot
from konspira.bots.arena import Game, Tournament, play_with
from konspira.bots.nets.player import NetPlayer


class Strength(NamedTuple):
    """What a seat of the net gets beside bots of one kind, a game on average; a fair share is 1 / seats."""

    bot: str
    seats: int
    games: int
    mean: float
    error: float  # half of the 95 % interval


def measure(path: Path, game: str, seats: int, options: dict[str, Any], name: str, games: int, seed: int) -> Strength:
    """Let the net in a file sit at one seat after another, everybody else being the bot."""
    tournament = Tournament(game, ("net", name), games, seats, options, seed)
    got = []
    for number in range(games):
        mine = number % seats
        seating = tuple(0 if seat == mine else 1 for seat in range(seats))
        sitting: list[GeneralBot] = [
            NetPlayer(seed=number * 64 + seat, path=path) if seat == mine else bot(name, seed=number * 64 + seat)
            for seat in range(seats)
        ]
        got.append(play_with(sitting, tournament, Game(number, number // seats, seating))[0].payoffs[mine])
    return Strength(name, seats, games, *mean_of(got))


def mean_of(got: Sequence[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    numbers = np.asarray(got, float)
    return float(numbers.mean()), 1.96 * float(numbers.std(ddof=1)) / len(numbers) ** 0.5 if len(numbers) > 1 else 1.0
