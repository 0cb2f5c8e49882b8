"""PettingZoo: any game of the shelf as an AEC environment, seat after seat, or as a parallel one.

    env = aec_env("gra", seats=4, options={"jokers": True}, render_mode="ansi")
    env = parallel_env("gra", seats=4)

| | |
|---|---|
| agents | `seat_0`, `seat_1` … |
| observation | `{"observation": u8 (columns,), "action_mask": i8 (actions,)}` |
| action | `Discrete(actions)`; in the parallel form `Discrete(actions + 1)`, the last is *wait* |
| reward | a seat's share of the win (0 to 1) when the match has ended, else 0 |

**Sealed choices.** Where several seats choose at once, unseen by each other, the AEC form asks one after the other, and
no observation tells what was chosen before. In the parallel form all of them act in the same step. Who may not act has
one legal action there, to wait.

**Actions that name seats** are counted from the seat that acts, as observations are: a vote for the next seat has one
number, whoever votes. With `turned=False` they have the game's own numbers, those of `box.wording`.

`recall=True` adds what is past to observations, as in a crowd.

**Illegal actions** end the match: who took it gets −1, the others 0, as PettingZoo's own `TerminateIllegalWrapper` has
it. With `illegal="first"` the first legal action is done instead, for whoever samples without the mask.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from konspira.boxes.box import Box
from konspira.kernel.record import SPECTATOR
from konspira.research.one_table import OneTable

Illegal = Literal["end", "first"]
RENDER_MODES = ("ansi", "human")
ILLEGAL_REWARD = -1.0


def aec_env(
    game: str | Box, seats: int | None = None, options: Mapping[str, Any] | None = None, *,
    render_mode: str | None = None, language: str = "en", max_cycles: int | None = None, illegal: Illegal = "end",
    turned: bool = True, recall: bool = False,
) -> AECEnv[str, dict[str, np.ndarray], int]:  # fmt: skip
    """A game seat after seat, in PettingZoo's usual wrappers. `max_cycles` rounds of decisions cut a match off."""
    env: AECEnv[str, dict[str, np.ndarray], int] = SeatAfterSeat(
        game, seats, options, render_mode=render_mode, language=language, max_cycles=max_cycles, illegal=illegal,
        turned=turned, recall=recall,
    )  # fmt: skip
    if illegal == "end":
        env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def parallel_env(
    game: str | Box, seats: int | None = None, options: Mapping[str, Any] | None = None, *,
    render_mode: str | None = None, language: str = "en", max_cycles: int | None = None, illegal: Illegal = "end",
    turned: bool = True, recall: bool = False,
) -> AllAtOnce:  # fmt: skip
    """A game in which all who may act do so in one step, and the others wait."""
    return AllAtOnce(
        game, seats, options, render_mode=render_mode, language=language, max_cycles=max_cycles, illegal=illegal,
        turned=turned, recall=recall,
    )  # fmt: skip


class _Seats:
    """What both forms have in common: the table, the names of its seats, their spaces, and how it is drawn."""

    def __init__(
        self, game: str | Box, seats: int | None, options: Mapping[str, Any] | None, *, waiting: int,
        render_mode: str | None, language: str, max_cycles: int | None, illegal: Illegal, turned: bool, recall: bool,
    ) -> None:  # fmt: skip
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode {render_mode!r}: there are {', '.join(RENDER_MODES)}")
        if illegal not in ("end", "first"):
            raise ValueError(f"illegal={illegal!r}: 'end' the match, or do the 'first' legal action")
        self.at = OneTable(game, seats, options, turned=turned, recall=recall)
        self.render_mode, self.language, self.max_cycles, self.illegal = render_mode, language, max_cycles, illegal
        self.metadata = {
            "name": f"konspira_{self.at.box.name}_v0", "render_modes": list(RENDER_MODES), "is_parallelizable": False,
        }  # fmt: skip
        self.possible_agents = [f"seat_{seat}" for seat in range(self.at.seats)]
        self.agents: list[str] = []
        self._extra, actions = waiting, self.at.actions + waiting
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 1, (self.at.columns,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(actions) for agent in self.possible_agents
        }
        self._chance: np.random.Generator | None = None

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What an observation of a seat is."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What an action of a seat is."""
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        if seed is not None or self._chance is None:
            self._chance, drawn = seeding.np_random(seed)
            self.at.begin(drawn)
        else:
            self.at.begin(int(self._chance.integers(2**63)))
        self.agents = self.possible_agents[:]

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _draw(self, seat: int) -> str | None:
        text = self.at.board(seat, self.language)
        if self.render_mode == "human":
            print(text)
            return None
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode: 'ansi' or 'human'")
            return None
        return text

    def close(self) -> None:
        """Nothing is held that must be given back."""


class SeatAfterSeat(_Seats, AECEnv[str, dict[str, np.ndarray], int]):
    """A game as an AEC environment, without wrappers: `aec_env` makes one with them."""

    def __init__(
        self, game: str | Box, seats: int | None = None, options: Mapping[str, Any] | None = None, **named: Any
    ) -> None:
        AECEnv.__init__(self)
        _Seats.__init__(self, game, seats, options, waiting=0, **named)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; the same seed gives the same one. `options` are ignored: those of the game are fixed."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.decisions = 0
        self.agent_selection = self.possible_agents[self.at.actors[0]]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What a seat knows now; its mask is all zeros where it may not act."""
        seat = self._seat(agent)
        return {"observation": self.at.observation(seat), "action_mask": self.at.mask(seat)}

    def step(self, action: int | None) -> None:
        """Do an action of the selected seat."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat(agent)
        legal = self.at.legal(seat)
        if self.illegal == "first" and action not in legal:
            action = int(legal[0])
        self.at.act(seat, -1 if action is None else int(action))
        self.decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.at.over:
            self.rewards = dict(zip(self.possible_agents, self.at.payoffs(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.decisions >= self.max_cycles * self.at.seats:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[0 if self.at.over else self.at.actors[0]]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The board as the selected seat sees it: a text, or printed (`human`)."""
        return self._draw(self._seat(self.agent_selection))

    def close(self) -> None:
        """Nothing is held that must be given back."""


Told = tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]


class AllAtOnce(_Seats, ParallelEnv[str, dict[str, np.ndarray], int]):
    """A game as a parallel environment."""

    def __init__(
        self, game: str | Box, seats: int | None = None, options: Mapping[str, Any] | None = None, **named: Any
    ) -> None:
        _Seats.__init__(self, game, seats, options, waiting=1, **named)
        self.wait = self.at.actions  # the action of who may not act

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a match; the same seed gives the same one. `options` are ignored: those of the game are fixed."""
        self._begin(seed)
        self.cycles = 0
        return self._observations(self.agents), {agent: {} for agent in self.agents}

    def _observations(self, agents: list[str]) -> dict[str, Any]:
        found = {}
        for agent in agents:
            seat = self._seat(agent)
            mask = self.at.mask(seat, extra=1)
            mask[self.wait] = seat not in self.at.actors
            found[agent] = {"observation": self.at.observation(seat), "action_mask": mask}
        return found

    def step(self, actions: Mapping[str, int]) -> Told:
        """Do the actions of all who may act; those of the others are to wait."""
        before, rewards = self.agents, dict.fromkeys(self.agents, 0.0)
        asked = self.at.actors
        chosen = {seat: self._chosen(seat, actions, seat in asked) for seat in range(self.at.seats)}
        wrong = [seat for seat, action in chosen.items() if action is None]
        self.cycles += 1
        for seat in asked if not wrong else ():
            self.at.act(seat, chosen[seat] or 0)
        rewards |= {self.possible_agents[seat]: ILLEGAL_REWARD for seat in wrong}
        if self.at.over:
            rewards = dict(zip(self.possible_agents, self.at.payoffs(), strict=True))
        ended = self.at.over or bool(wrong)
        cut = not ended and self.max_cycles is not None and self.cycles >= self.max_cycles
        told = self._observations(before)
        if ended or cut:
            self.agents = []
        return (
            told, rewards, dict.fromkeys(before, ended), dict.fromkeys(before, cut), {agent: {} for agent in before}
        )  # fmt: skip

    def _chosen(self, seat: int, actions: Mapping[str, int], asked: bool) -> int | None:
        """What a seat does; None where that is not legal."""
        given = int(actions.get(self.possible_agents[seat], self.wait))
        if not asked:
            return self.wait if given == self.wait or self.illegal == "first" else None
        legal = self.at.legal(seat)
        if given in legal:
            return given
        return int(legal[0]) if self.illegal == "first" else None

    def render(self) -> str | None:
        """The board as somebody sees it who only watches: a text, or printed (`human`)."""
        return self._draw(SPECTATOR)
