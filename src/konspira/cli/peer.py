"""The peer we are measured against: OpenSpiel, through its own Python API, in the same run."""

from __future__ import annotations

import importlib.util
import random
from collections.abc import Callable, Mapping
from typing import Any


def installed() -> bool:
    """Is OpenSpiel here? It is an optional extra."""
    return importlib.util.find_spec("pyspiel") is not None


def player(name: str, options: Mapping[str, Any]) -> Callable[[], int]:
    """A function that plays one random game and returns the number of decisions (chance moves not counted)."""
    import pyspiel

    game, chance = pyspiel.load_game(name, dict(options)), random.Random(1)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play
