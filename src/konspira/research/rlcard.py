"""RLCard's way: `env.set_agents([...])`, `trajectories, payoffs = env.run()`; without RLCard, which is not needed.

    env = make("gra", seats=3, seed=1)
    env.set_agents([MyAgent(), BotAgent("level-2"), BotAgent("random")])
    trajectories, payoffs = env.run(is_training=False)

An agent is RLCard's: `use_raw`, `step(state)` and `eval_step(state)`. A state is RLCard's dict:

| key | |
|---|---|
| `obs` | u8 (columns,): what the seat knows |
| `legal_actions` | `OrderedDict` of numbers, each with None |
| `raw_obs`, `raw_legal_actions` | the view as a value, the actions as values |
| `action_record` | `(seat, number)` of what this seat did; what others do is in the view as far as it may be seen |
| `turn` | the same as bots of Konspira get it |
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import numpy as np

from konspira.bots import bot
from konspira.bots.bot import GeneralBot
from konspira.boxes.box import Box
from konspira.research.one_table import OneTable

State = dict[str, Any]


class Agent(Protocol):
    """Who answers states, as RLCard has it."""

    use_raw: bool  # are its actions values rather than numbers?

    def step(self, state: State) -> Any:
        """An action, while it learns."""
        ...

    def eval_step(self, state: State) -> tuple[Any, Mapping[str, Any]]:
        """An action when it is measured, and whatever it has to say of it."""
        ...


class BotAgent:
    """A bot of Konspira, by its name or itself."""

    use_raw = True

    def __init__(self, player: str | GeneralBot, seed: int | None = None) -> None:
        self.player = bot(player, seed=seed) if isinstance(player, str) else player

    def step(self, state: State) -> Any:
        """The action that the bot takes."""
        return self.player.choose(state["turn"])

    def eval_step(self, state: State) -> tuple[Any, Mapping[str, Any]]:
        """The same, without a word."""
        return self.step(state), {}


class Env:
    """One game as an environment of RLCard: `num_players`, `num_actions`, `state_shape`, `action_shape`."""

    def __init__(
        self,
        game: str | Box,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
    ) -> None:
        self.at = OneTable(game, seats, options)
        self.name, self.num_players, self.num_actions = self.at.box.name, self.at.seats, self.at.actions
        self.state_shape = [[self.at.columns] for _ in range(self.num_players)]
        self.action_shape = [[self.num_actions] for _ in range(self.num_players)]
        self.agents: list[Agent] = []
        self.timestep = 0
        self.seed(seed)

    def seed(self, seed: int | None = None) -> None:
        """The matches that follow are the same for the same seed."""
        self.np_random = np.random.default_rng(seed)

    def set_agents(self, agents: Sequence[Agent]) -> None:
        """Seat the agents, one a seat."""
        if len(agents) != self.num_players:
            raise ValueError(f"{len(agents)} agents: there are {self.num_players} seats")
        self.agents = list(agents)

    def reset(self) -> tuple[State, int]:
        """Begin a match: the first state, and whose it is."""
        self.at.begin(int(self.np_random.integers(2**62)))
        self._records: list[list[tuple[int, int]]] = [[] for _ in range(self.num_players)]
        return self._next()

    def _next(self) -> tuple[State, int]:
        seat = self.get_player_id()
        return self.get_state(seat), seat

    def step(self, action: Any, raw_action: bool = False) -> tuple[State, int]:
        """Do an action of the seat that is asked: the next state, and whose it is. Raises NotLegal."""
        seat = self.get_player_id()
        number = self.at.box.wording.number(action) if raw_action else int(action)
        self.at.act(seat, number)
        self._records[seat].append((seat, number))
        self.timestep += 1
        return self._next()

    def get_player_id(self) -> int:
        """The seat that is asked; of several who choose at once, the first; 0 after the end."""
        return 0 if self.at.over else self.at.actors[0]

    def get_state(self, player_id: int) -> State:
        """What a seat knows and may do."""
        turn, legal = self.at.turn(player_id), sorted(self.at.legal(player_id).tolist())
        return {
            "obs": self.at.observation(player_id),
            "legal_actions": OrderedDict.fromkeys(legal),
            "raw_obs": turn.view,
            "raw_legal_actions": [self.at.box.wording.value(number) for number in legal],
            "action_record": self._records[player_id][:],
            "turn": turn,
        }

    def is_over(self) -> bool:
        """Has the match ended?"""
        return self.at.over

    def get_payoffs(self) -> np.ndarray:
        """f64 (seats,): each seat's share of the win."""
        return np.array(self.at.payoffs())

    def run(self, is_training: bool = False) -> tuple[list[list[Any]], np.ndarray]:
        """Play a match: of each seat its states and actions in turn, the last state being that of the end; payoffs."""
        if not self.agents:
            raise ValueError("nobody sits here: set_agents first")
        trajectories: list[list[Any]] = [[] for _ in range(self.num_players)]
        state, seat = self.reset()
        while not self.is_over():
            agent = self.agents[seat]
            action = agent.step(state) if is_training else agent.eval_step(state)[0]
            trajectories[seat] += [state, action]
            state, seat = self.step(action, agent.use_raw)
        for place, trajectory in enumerate(trajectories):
            trajectory.append(self.get_state(place))
        return trajectories, self.get_payoffs()


def make(
    game: str | Box, seats: int | None = None, options: Mapping[str, Any] | None = None, seed: int | None = None
) -> Env:
    """A game as an environment."""
    return Env(game, seats, options, seed)
