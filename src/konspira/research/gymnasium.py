"""Gymnasium: one seat of any game of the shelf, the others played by bots; one table, or many at once.

    import konspira.research.gymnasium  # registers konspira/gra-v0 and all others
    env = gymnasium.make("konspira/gra-v0", seats=4, opponents="level-2")
    envs = gymnasium.make_vec("konspira/gra-v0", num_envs=1024, seats=4)

| | one table | many |
|---|---|---|
| observation | u8 `(columns,)` | u8 `(num_envs, columns)` |
| action | `Discrete(actions)` | `MultiDiscrete`, i64 `(num_envs,)` |
| `info["action_mask"]` | i8 `(actions,)` | i8 `(num_envs, actions)` |
| reward | the seat's share of the win at the end, else 0 | f64 `(num_envs,)` |

Actions that name seats are counted from the seat that acts, as observations are; with `turned=False` they have the
game's own numbers. An action that is not legal ends the match with −1; with `illegal="first"` the first legal action is
done instead.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from konspira.bots import bot
from konspira.boxes.box import Box
from konspira.boxes.entry import entry_point
from konspira.play import shelf
from konspira.research import seat_loops
from konspira.research.one_table import OneTable
from konspira.senses import unpacked

Illegal = Literal["end", "first"]
Policy = Callable[
    [np.ndarray, np.ndarray], np.ndarray
]  # observations u8 (n, columns), masks i8 (n, actions) → i64 (n,)
ILLEGAL_REWARD = -1.0
METADATA = {"render_modes": ["ansi", "human"], "render_fps": 4}


def register() -> None:
    """Register every game of the shelf as `konspira/NAME-v0`; a game that came later, by calling it again."""
    here = __name__
    for name in shelf.names():
        if f"konspira/{name}-v0" not in gymnasium.registry:
            gymnasium.register(
                f"konspira/{name}-v0", f"{here}:SeatEnv", vector_entry_point=f"{here}:SeatVectorEnv",
                kwargs={"game": name},
            )  # fmt: skip


def _checked(illegal: str, render_mode: str | None, seat: int, seats: int) -> None:
    if illegal not in ("end", "first"):
        raise ValueError(f"illegal={illegal!r}: 'end' the match, or do the 'first' legal action")
    if render_mode not in (None, *METADATA["render_modes"]):  # type: ignore[misc]  # a list, by its key
        raise ValueError(f"render_mode {render_mode!r}: there are ansi, human")
    if not 0 <= seat < seats:
        raise ValueError(f"seat {seat}: there are 0 to {seats - 1}")


class SeatEnv(gymnasium.Env[np.ndarray, int]):
    """One seat of one table. `opponents` is the name of a bot, as the arena knows it, or one for each other seat.

    `module:Class` is a bot of your own. Bots are made anew for every match, seeded by it. Who chooses at the same time
    as this seat does so after it, and does not see what it chose.
    """

    metadata = METADATA

    def __init__(
        self, game: str | Box, seats: int | None = None, options: Mapping[str, Any] | None = None, *, seat: int = 0,
        opponents: str | Sequence[str] = "random", illegal: Illegal = "end", render_mode: str | None = None,
        language: str = "en", turned: bool = True, recall: bool = False,
    ) -> None:  # fmt: skip
        self.at = OneTable(game, seats, options, turned=turned, recall=recall)
        _checked(illegal, render_mode, seat, self.at.seats)
        self.seat, self.illegal, self.render_mode, self.language = seat, illegal, render_mode, language
        others = self.at.seats - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise ValueError(f"{len(self.opponents)} opponents: there are {others} other seats")
        self.observation_space = spaces.Box(0, 1, (self.at.columns,), np.uint8)
        self.action_space = spaces.Discrete(self.at.actions)
        self._bots: dict[int, Any] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Begin a match, played on to this seat's first decision. The same seed gives the same match."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(2**63)) if seed is None else seed
        others = [seat for seat in range(self.at.seats) if seat != self.seat]
        self._bots = {
            seat: bot(name, seed=(drawn * 64 + seat) % 2**62) for seat, name in zip(others, self.opponents, strict=True)
        }
        self.at.begin(drawn)
        self._play_others()
        return self.at.observation(self.seat), self._info()

    def _play_others(self) -> None:
        """Let bots act until this seat may, or nobody."""
        while not self.at.over and self.seat not in self.at.actors:
            self.at.answer(self.at.actors[0], self._bots[self.at.actors[0]])

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.at.mask(self.seat)}

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """Do an action, and let the others act until this seat is asked again or the match has ended."""
        legal = self.at.legal(self.seat)
        if action not in legal and self.illegal == "end":
            return self.at.observation(self.seat), ILLEGAL_REWARD, True, False, self._info()
        self.at.act(self.seat, int(action if action in legal else legal[0]))
        self._play_others()
        reward = self.at.payoffs()[self.seat] if self.at.over else 0.0
        return self.at.observation(self.seat), reward, self.at.over, False, self._info()

    def render(self) -> str | None:
        """The board as the seat sees it: a text, or printed (`human`)."""
        text = self.at.board(self.seat, self.language)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


class SeatVectorEnv(VectorEnv[np.ndarray, np.ndarray, np.ndarray]):
    """One seat of many tables. A match that has ended is followed by the next one in the next step.

    `opponents` is `"random"`, or a function from observations u8 (n, columns) and masks i8 (n, actions) to actions
    i64 (n,): then all tables go on together, in compiled loops. It may also name a bot, which is asked table by table.
    """

    metadata = {**METADATA, "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self, game: str | Box, num_envs: int = 1, seats: int | None = None, options: Mapping[str, Any] | None = None, *,
        seat: int = 0, opponents: str | Sequence[str] | Policy = "random", illegal: Illegal = "end",
        render_mode: str | None = None, language: str = "en", turned: bool = True, recall: bool = False,
    ) -> None:  # fmt: skip
        self.num_envs, self.illegal, self.render_mode, self.language = num_envs, illegal, render_mode, language
        like = functools.partial(SeatEnv, game, seats, options, seat=seat, turned=turned, recall=recall)
        one = like(illegal=illegal, render_mode=render_mode)
        self.single_observation_space, self.single_action_space = one.observation_space, one.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.at: _Together | _OneByOne
        if callable(opponents):
            self.at = _Together(one.at, num_envs, seat, opponents)
        elif opponents == "random":
            self.at = _Together(one.at, num_envs, seat, self._anything, blind=True)
        else:
            self.at = _OneByOne([like(opponents=opponents) for _ in range(num_envs)])
        self._ended, self._masks = np.zeros(num_envs, bool), np.zeros((num_envs, one.at.actions), np.int8)

    def _anything(self, _: Any, masks: np.ndarray) -> np.ndarray:
        """A legal action at every table, each as likely as the others."""
        chosen: np.ndarray = (self.np_random.random(masks.shape, np.float32) * masks).argmax(1)
        return chosen

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Begin a match at every table; with a seed, table i is laid as one table with `seed + i` is."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        seeds = self._new_seeds(self.num_envs)
        if isinstance(seed, int):
            seeds = np.arange(seed, seed + self.num_envs, dtype=np.int64)
        elif seed is not None:
            seeds = np.array([drawn if s is None else s for s, drawn in zip(seed, seeds, strict=True)], np.int64)
        self._ended[:] = False
        self.at.begin(np.arange(self.num_envs), seeds)
        return self._told()

    def _new_seeds(self, number: int) -> np.ndarray:
        seeds: np.ndarray = self.np_random.integers(2**62, size=number, dtype=np.int64)
        return seeds

    def _told(self) -> tuple[np.ndarray, dict[str, Any]]:
        observations, self._masks = self.at.observe()
        return observations, {"action_mask": self._masks, "_action_mask": np.ones(self.num_envs, bool)}

    def step(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """Do an action at every table; where a match ended in the step before, a new one begins instead."""
        chosen, again = np.array(actions, np.int64), np.flatnonzero(self._ended)
        if chosen.shape != (self.num_envs,):
            raise ValueError(f"actions are i64 of shape ({self.num_envs},), not {chosen.shape}")
        wrong = ~self._legal(chosen) & ~self._ended
        if self.illegal == "first":
            chosen[wrong], wrong = self._masks[wrong].argmax(1), np.zeros_like(wrong)
        going = np.flatnonzero(~self._ended & ~wrong)
        self.at.act(going, chosen[going])
        rewards, self._ended = np.where(wrong, ILLEGAL_REWARD, 0.0), wrong
        over, payoffs = self.at.results(going)
        rewards[going], self._ended[going] = np.where(over, payoffs, 0.0), over
        if len(again):
            self.at.begin(again, self._new_seeds(len(again)))
        observations, infos = self._told()
        return observations, rewards, self._ended.copy(), np.zeros(self.num_envs, bool), infos

    def _legal(self, chosen: np.ndarray) -> np.ndarray:
        known = (chosen >= 0) & (chosen < self._masks.shape[1])
        legal: np.ndarray = known & (self._masks[np.arange(self.num_envs), np.where(known, chosen, 0)] == 1)
        return legal

    def render(self) -> tuple[str, ...] | None:
        """The boards as the seat sees them: texts, or printed (`human`)."""
        boards = self.at.boards(self.language)
        if self.render_mode == "ansi":
            return boards
        print("\n\n".join(boards))
        return None


class _Together:
    """Tables in a row, whose other seats answer all at once by a policy; one that is blind gets no observations."""

    def __init__(self, like: OneTable, tables: int, seat: int, policy: Policy, *, blind: bool = False) -> None:
        self.like, self.seat, self.policy, self.blind = like, seat, policy, blind
        self.tables, self.view, self.summary = like.box.table.new(tables), like.box.view.new(), like.box.summary.new()

    def _call(self, loop: Any, *args: Any) -> None:
        entry_point(self.like.box, loop)(self.tables, *args)

    def begin(self, places: np.ndarray, seeds: np.ndarray) -> None:
        self._call(seat_loops.begin_some, self.like.options, places, seeds)
        self._play_others(places)

    def act(self, places: np.ndarray, chosen: np.ndarray) -> None:
        self._act(places, np.full(len(places), self.seat), chosen)
        self._play_others(places)

    def _act(self, places: np.ndarray, seats: np.ndarray, chosen: np.ndarray) -> None:
        turning = self.like.turning
        numbers = chosen if turning is None else turning.back[self.like.seats, seats, chosen]
        self._call(seat_loops.act_some, places, seats, np.ascontiguousarray(numbers, np.int64))

    def _asked(self, places: np.ndarray) -> np.ndarray:
        asked = np.zeros(len(places), np.int64)
        self._call(seat_loops.who_is_asked, places, self.seat, asked)
        return asked

    def _play_others(self, places: np.ndarray) -> None:
        """Let the other seats act until this one may, or nobody."""
        while len(places):
            asked = self._asked(places)
            others = (asked != self.seat) & (asked != seat_loops.NOBODY)
            places, asked = places[others], asked[others]
            if len(places):
                seen = self._columns(places[:0] if self.blind else places, asked)
                chosen = self.policy(seen, self._masks(places, asked))
                self._act(places, asked, chosen)

    def _masks(self, places: np.ndarray, seats: np.ndarray) -> np.ndarray:
        masks = np.zeros((len(places), self.like.actions), np.uint8)
        self._call(seat_loops.write_masks, places, seats, masks.reshape(-1), self.like.actions)
        turning = self.like.turning
        turned = masks if turning is None else np.take_along_axis(masks, turning.back[self.like.seats, seats], 1)
        return turned.view(np.int8)

    def _columns(self, places: np.ndarray, seats: np.ndarray) -> np.ndarray:
        size = self.like.senses.words(self.like.recall)
        words = np.zeros(len(places) * size, np.uint64)
        self._call(seat_loops.write_columns, places, seats, self.view, self.summary, words, size, self.like.past)
        return unpacked(words.reshape(-1, size), self.like.columns)

    def observe(self) -> tuple[np.ndarray, np.ndarray]:
        places, mine = np.arange(len(self.tables)), np.full(len(self.tables), self.seat)
        return self._columns(places, mine), self._masks(places, mine)

    def results(self, places: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        payoffs = np.zeros(len(places))
        self._call(seat_loops.write_payoffs, places, self.seat, payoffs)
        return self._asked(places) == seat_loops.NOBODY, payoffs

    def boards(self, language: str) -> tuple[str, ...]:
        one, said = self.like.copy(), []
        for table in self.tables:
            one.table[0] = table
            one.go_on({self.seat: []})
            said.append(one.board(self.seat, language))
        return tuple(said)


class _OneByOne:
    """Tables whose other seats are bots: each has its own, and a history for them."""

    def __init__(self, envs: list[SeatEnv]) -> None:
        self.envs = envs

    def begin(self, places: np.ndarray, seeds: np.ndarray) -> None:
        for place, seed in zip(places, seeds, strict=True):
            self.envs[place].reset(seed=int(seed))

    def act(self, places: np.ndarray, chosen: np.ndarray) -> None:
        for place, action in zip(places, chosen, strict=True):
            self.envs[place].step(int(action))

    def observe(self) -> tuple[np.ndarray, np.ndarray]:
        seen = [(env.at.observation(env.seat), env.at.mask(env.seat)) for env in self.envs]
        return np.stack([columns for columns, _ in seen]), np.stack([mask for _, mask in seen])

    def results(self, places: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        ends = [self.envs[place] for place in places]
        payoffs = [env.at.payoffs()[env.seat] if env.at.over else 0.0 for env in ends]
        return np.array([env.at.over for env in ends], bool), np.array(payoffs)

    def boards(self, language: str) -> tuple[str, ...]:
        return tuple(env.at.board(env.seat, language) for env in self.envs)


register()
