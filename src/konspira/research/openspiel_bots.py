"""Their bots at our tables, and ours in their games.

In the arena they are `module:Class`, and the budget is a number of simulations:

    konspira arena gra --bots konspira.research.openspiel_bots:ISMCTS@200,level-2

    players = [OurBot("level-2", player) for player in range(3)]
    pyspiel.evaluate_bots(game.new_initial_state(), players, seed)
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from konspira.bots import Budget, bot
from konspira.bots.bot import BadBot, GeneralBot, chance, fresh_seed
from konspira.boxes.box import Box
from konspira.boxes.entry import entry_point
from konspira.contract import Action, View
from konspira.research.one_table import OneTable
from konspira.research.openspiel import SpielGame, SpielState
from konspira.research.openspiel_held import Held, imagined
from konspira.research.seat_loops import finish
from konspira.turn import Turn

SIMULATIONS = 200
WORLDS = 8  # that MCTS is shown, one after the other
EXPLORE = 1.0  # of UCT; payoffs are 0 to 1


class Rollouts:
    """An evaluator for their searches: plays one match at random to its end, in compiled code."""

    def __init__(self, random: np.random.RandomState) -> None:
        self.random = random

    def evaluate(self, state: SpielState) -> list[float]:
        """What each seat then wins."""
        at = state.held.at
        assert at is not None
        table = at.table.copy()
        table[0]["rng"] = self.random.randint(1, 2**31)
        if not at.over:
            entry_point(at.box, finish)(table)
        return [float(at.words.payoff(table, seat)) for seat in range(at.seats)]

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Every legal action is as good as the others."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class _TheirBot:
    """What both searches share: a budget of simulations, and a state made from a turn alone."""

    kind = ""

    def __init__(self, budget: Budget | None = None, *, seed: int | None = None) -> None:
        self.budget = budget or Budget(iterations=SIMULATIONS)
        if self.budget.seconds:
            raise BadBot("refused-bot-budget", budget=str(self.budget))
        self.name = f"{self.kind}@{self.budget}"
        self._seed, self._games = fresh_seed(seed), dict[tuple[Box, bytes], SpielGame]()

    def _ready(self, turn: Turn[Any, Any]) -> tuple[SpielGame, SpielState, np.random.RandomState]:
        random = np.random.RandomState(chance(self._seed, turn) % 2**32)
        options = turn.row["options"].copy()
        key = (turn.box, options.tobytes())
        if key not in self._games:
            self._games[key] = SpielGame(turn.box, {}, options)
        game = self._games[key]
        state = game.new_initial_state()
        state.put(_seen_from(game.fresh, turn, random))
        return game, state, random

    def _value(self, turn: Turn[View, Action], action: int) -> Action:
        return turn.legal[int(np.flatnonzero(turn.legal.numbers == action)[0])]


def _seen_from(fresh: OneTable, turn: Turn[Any, Any], random: np.random.RandomState) -> Held:
    """A moment that a turn could come from: the seat's history as it is, the rest imagined."""
    at, held = fresh.copy(), Held()
    at.table[0]["rng"] = random.randint(1, 2**31)
    at.words.imagine(turn.row, at.table)
    at.go_on({seat: [] for seat in range(-1, at.seats)})
    at.rows[turn.seat] = [turn.history.row(place) for place in range(len(turn.history))]
    held.deal(at)
    return imagined(held, turn.seat, random.random_sample)


class ISMCTS(_TheirBot):
    """OpenSpiel's information-set MCTS, in worlds that `imagine` draws."""

    kind = "openspiel-ismcts"

    def choose(self, turn: Turn[View, Action]) -> Action:
        """The action that was visited most."""
        if len(turn.legal) == 1:
            return turn.legal[0]
        game, state, random = self._ready(turn)
        evaluator = Rollouts(random)
        search = ismcts.ISMCTSBot(game, evaluator, EXPLORE, self.budget.iterations, random_state=random)
        search.set_resampler(lambda now, player: now.resample_from_infostate(player, random.random_sample))
        return self._value(turn, _asked_seat(search, state, turn.seat))


def _asked_seat(search: Any, state: SpielState, seat: int) -> int:
    """The action of a search. Of several who choose at once OpenSpiel asks the first: here it is this seat's turn."""
    state.held.asked = seat
    return int(search.step(state))


class MCTS(_TheirBot):
    """OpenSpiel's MCTS, which must see everything: it is shown some imagined worlds, and their visits are added up."""

    kind = "openspiel-mcts"

    def choose(self, turn: Turn[View, Action]) -> Action:
        """The action that was visited most in all worlds together."""
        if len(turn.legal) == 1:
            return turn.legal[0]
        game, state, random = self._ready(turn)
        worlds = max(1, min(WORLDS, self.budget.iterations // (2 * len(turn.legal))))  # each action tried twice in each
        simulations = max(2, self.budget.iterations // worlds)  # the first one looks at the root alone
        search = mcts.MCTSBot(game, EXPLORE, simulations, Rollouts(random), random_state=random)
        visits: dict[int, int] = {}
        state.held.asked = turn.seat
        for _ in range(worlds):
            world = state.resample_from_infostate(turn.seat, random.random_sample)
            for child in search.mcts_search(world).children:
                visits[child.action] = visits.get(child.action, 0) + child.explore_count
        return self._value(turn, max(visits, key=lambda action: visits[action]))


class OurBot(pyspiel.Bot):
    """A bot of Konspira, by its name or itself, as a player of OpenSpiel."""

    def __init__(self, player: str | GeneralBot, player_id: int, seed: int | None = None) -> None:
        super().__init__()
        self.player = bot(player, seed=seed) if isinstance(player, str) else player
        self.player_id = player_id

    def step(self, state: SpielState) -> int:
        """The action that the bot takes, from what its seat knows."""
        turn = state.turn(self.player_id)
        return turn.box.wording.number(self.player.choose(turn))

    def restart_at(self, state: SpielState) -> None:
        """Bots remember nothing between turns."""
