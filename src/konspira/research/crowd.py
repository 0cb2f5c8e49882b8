"""A crowd: many tables at once, on a core, on several, or on a GPU, for whoever trains and measures policies.

    crowd = Crowd("gra", seats=4, tables=4096, seed=1)
    while True:
        seat, observation, mask = crowd.observe()     # (tables,), (tables, columns), (tables, actions)
        reward, done = crowd.step(choose(observation, mask))     # (tables, seats), (tables,)

Every table plays match after match by itself. Where several seats may act at once, they are asked one after the
other; none of them sees what the others have chosen. Arrays lie where the tables lie and are written anew by the
next call: NumPy arrays, or, on a GPU, arrays that torch, CuPy and JAX take without copying.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np

import konspira
from konspira.boxes.box import Box
from konspira.boxes.entry import entry_point
from konspira.boxes.fingerprint import rules_hash
from konspira.kernel.words import answer
from konspira.play import shelf
from konspira.research import loops
from konspira.senses import VERSION, Senses

Setting = tuple[int, Mapping[str, Any]]  # how many seats, and the options as people name them
STREAM = 0x9E3779B97F4A7C15  # how far apart the random policies of two tables begin


class Observed(NamedTuple):
    """What the seats that are asked now know and may do."""

    seat: Any  # i64 (tables,)
    observation: Any  # u8 (tables, columns), zeros and ones
    mask: Any  # u8 (tables, actions), 1 where legal


class Stepped(NamedTuple):
    """What the actions led to."""

    reward: Any  # f32 (tables, seats): payoffs where a match has ended, else 0
    done: Any  # u8 (tables,): 1 where a match has ended, and the next one has begun


class Device(Protocol):
    """Where the tables lie."""

    seats: Any
    columns: Any
    mask: Any
    rewards: Any
    done: Any

    def begin(self, seed: int) -> None: ...
    def observe(self) -> None: ...
    def observe_from(self, seat: int) -> Any: ...
    def advance(self, actions: Any) -> None: ...
    def draw(self) -> Any: ...
    def state(self) -> dict[str, np.ndarray]: ...
    def put(self, state: Mapping[str, np.ndarray]) -> None: ...


class Shape(NamedTuple):
    """How large the arrays of a crowd are, and what is played at which table."""

    box: Box
    tables: int
    columns: int
    places: int  # seats of the largest setting that the game has
    variants: np.ndarray  # an options record a setting
    variant: np.ndarray  # i64 (tables,): the setting of each table


class Crowd:
    """Many tables of one game. `settings` mixes several numbers of seats and variants, table by table.

    The same seed gives the same tables and the same random choices, on a core and on a GPU. `threads` is for the core
    alone. `check=False` trusts that actions are legal: rules that are compiled check nothing.
    """

    def __init__(
        self, game: str | Box, *, tables: int, seats: int | None = None, options: Mapping[str, Any] | None = None,
        settings: Iterable[Setting] = (), device: str = "cpu", seed: int = 0, threads: int = 1, check: bool = True,
    ) -> None:  # fmt: skip
        self.box = shelf.box(game) if isinstance(game, str) else game
        chosen = list(settings) or [(self.box.seats.start if seats is None else seats, options or {})]
        variants = np.concatenate([self.box.options_row(number, named) for number, named in chosen])
        self.senses = senses_of(self.box)
        variant = np.arange(tables, dtype=np.int64) % len(chosen)
        self.shape = Shape(self.box, tables, self.senses.columns, self.box.seats.stop - 1, variants, variant)
        self.seed, self.check, self.device = seed, check, device
        self._device = _device(device, self.shape, threads)
        self._device.begin(seed)
        self._asked = False

    def __repr__(self) -> str:
        return f"<crowd of {self.shape.tables} tables of {self.box.name} on {self.device}>"

    def observe(self) -> Observed:
        """What is known and legal at every table, for the seat that is asked there."""
        at = self._device
        at.observe()
        self._asked = True
        tables = self.shape.tables
        return Observed(at.seats, at.columns.reshape(tables, -1), at.mask.reshape(tables, -1))

    def observe_from(self, seat: int) -> Any:
        """u8 (tables, columns): what one seat of every table knows, asked or not; `SPECTATOR` is a seat too."""
        return self._device.observe_from(seat).reshape(self.shape.tables, -1)

    def step(self, actions: Any) -> Stepped:
        """Do an action (i64) at every table. Raises ValueError for one that is not legal, and nothing has changed."""
        if not self._asked:
            self.observe()
        if self.check:
            self._refuse_illegal(actions)
        self._device.advance(actions)
        self._asked = False
        return Stepped(self._device.rewards.reshape(self.shape.tables, -1), self._device.done)

    def sample(self) -> Any:
        """i64 (tables,): a legal action at every table, each as likely as the others; after `observe`."""
        if not self._asked:
            self.observe()
        return self._device.draw()

    def _refuse_illegal(self, actions: Any) -> None:
        given, mask = on_this_machine(actions), on_this_machine(self._device.mask).reshape(self.shape.tables, -1)
        if given.shape != (self.shape.tables,) or given.dtype != np.int64:
            raise ValueError(f"actions are i64 of shape ({self.shape.tables},), not {given.dtype} {given.shape}")
        known = (given >= 0) & (given < self.box.actions)
        legal = known & (mask[np.arange(len(given)), np.where(known, given, 0)] == 1)
        if not legal.all():
            wrong = int(np.argmin(legal))
            raise ValueError(f"table {wrong}: action {given[wrong]} is not legal; nothing has been done at any table")

    # -- copies -------------------------------------------------------------------------------------

    def state(self) -> dict[str, np.ndarray]:
        """Everything that the next steps depend on, as NumPy arrays."""
        return self._device.state()

    def copy(self) -> Crowd:
        """The same tables once more; they go on by themselves."""
        made = Crowd.__new__(Crowd)
        vars(made).update(vars(self))
        made._device = _device(self.device, self.shape, 1)
        made._device.put(self.state())
        made._asked = False
        return made

    def save(self, path: str | Path) -> None:
        """Write the tables to a file; secrets and all."""
        arrays: dict[str, Any] = {**self.state(), "meta": np.array(self._meta())}
        with Path(path).open("wb") as file:
            np.savez_compressed(file, **arrays)

    def load(self, path: str | Path) -> None:
        """Go on from a file that a crowd of the same game, tables, settings and version has written."""
        with np.load(path) as kept:
            if kept["meta"].tolist() != self._meta():
                raise ValueError(f"{path} is of another crowd: {kept['meta'].tolist()}, not {self._meta()}")
            self._device.put({name: kept[name] for name in self.state()})
        self._asked = False

    def _meta(self) -> list[str]:
        settings = [self.shape.variants.tobytes().hex()]
        facts = [self.box.name, rules_hash(self.box), str(self.shape.tables), str(VERSION), konspira.__version__]
        return facts + settings


def senses_of(box: Box) -> Senses:
    """The senses of a game: how its views are written as columns."""
    if box not in _senses:
        _senses[box] = Senses(box.view, box.seats.stop - 1)
        answer(box, loops.sense, _senses[box].write)
    return _senses[box]


_senses: dict[Box, Senses] = {}  # one a game and process


def _device(name: str, shape: Shape, threads: int) -> Device:
    if name == "cpu":
        return Core(shape, threads)
    if name == "cuda":
        from konspira.research.device import Cuda  # needs Numba's CUDA target

        return Cuda(shape)
    raise ValueError(f"device {name!r}: cpu or cuda")


def on_this_machine(array: Any) -> np.ndarray:
    """An array as NumPy reads it; one of a GPU is copied here."""
    if hasattr(array, "__cuda_array_interface__"):
        from numba import cuda

        return cuda.as_cuda_array(array).copy_to_host()  # type: ignore[no-any-return]  # Numba has no types
    return np.asarray(array)


class Core:
    """Tables in this machine's memory; several threads share them by turns, each its part."""

    def __init__(self, shape: Shape, threads: int) -> None:
        self.shape, tables, box = shape, shape.tables, shape.box
        self.tables, self.views = box.table.new(tables), box.view.new(tables)
        self.seats, self.chosen = np.zeros(tables, np.int64), np.zeros(tables, np.int64)
        self.columns, self.mask = np.zeros(tables * shape.columns, np.uint8), np.zeros(tables * box.actions, np.uint8)
        self.rewards, self.done = np.zeros(tables * shape.places, np.float32), np.zeros(tables, np.uint8)
        self.streams = np.zeros(tables, np.uint64)
        parts = max(1, min(threads, tables))
        bounds = [tables * part // parts for part in range(parts + 1)]
        self._parts = list(itertools.pairwise(bounds))
        self._pool = ThreadPoolExecutor(parts, "crowd") if parts > 1 else None

    def _each(self, function: Any, *args: Any) -> None:
        """Call an entry point for every part of the tables; arrays are cut, with so many entries a table."""
        entry = entry_point(self.shape.box, function)

        def work(part: tuple[int, int]) -> None:
            cut = [arg[part[0] * n : part[1] * n] for arg, n in args if n]
            rest = iter(cut)
            entry(*(next(rest) if n else arg for arg, n in args))

        if self._pool is None:
            work(self._parts[0])
        else:
            list(self._pool.map(work, self._parts))

    def begin(self, seed: int) -> None:
        entry = entry_point(self.shape.box, loops.begin)
        entry(self.tables, self.shape.variants, self.shape.variant, seed)
        self.streams[:] = (np.arange(len(self.tables), dtype=np.uint64) + np.uint64(seed)) * np.uint64(STREAM)

    def observe(self) -> None:
        width, actions = self.shape.columns, self.shape.box.actions
        self.columns[:], self.mask[:] = 0, 0
        self._each(
            loops.observe, (self.tables, 1), (self.views, 1), (self.seats, 1), (self.columns, width), (width, 0),
            (self.mask, actions), (actions, 0),
        )  # fmt: skip

    def observe_from(self, seat: int) -> np.ndarray:
        width = self.shape.columns
        columns, views = np.zeros_like(self.columns), np.zeros_like(self.views)
        self._each(loops.observe_from, (self.tables, 1), (views, 1), (seat, 0), (columns, width), (width, 0))
        return columns

    def advance(self, actions: Any) -> None:
        self.rewards[:] = 0
        places = self.shape.places
        self._each(
            loops.advance, (self.tables, 1), (self.shape.variants, 0), (self.shape.variant, 1), (self.seats, 1),
            (np.ascontiguousarray(actions), 1), (self.rewards, places), (places, 0), (self.done, 1),
        )  # fmt: skip

    def draw(self) -> np.ndarray:
        actions = self.shape.box.actions
        self._each(loops.draw, (self.mask, actions), (actions, 0), (self.chosen, 1), (self.streams, 1))
        return self.chosen

    def state(self) -> dict[str, np.ndarray]:
        return {"tables": self.tables.view(np.uint8).copy(), "streams": self.streams.copy()}

    def put(self, state: Mapping[str, np.ndarray]) -> None:
        self.tables.view(np.uint8)[:] = state["tables"]
        self.streams[:] = state["streams"]
