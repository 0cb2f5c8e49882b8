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

from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np

import konspira
from konspira.bots.think.words import learn
from konspira.boxes.box import Box
from konspira.boxes.entry import entry_point
from konspira.boxes.fingerprint import rules_hash
from konspira.play import shelf
from konspira.research import loops
from konspira.senses import VERSION, Senses, senses_of, turning_of
from konspira.senses.columns import WORD

Setting = tuple[int, Mapping[str, Any]]  # how many seats, and the options as people name them
STREAM = 0x9E3779B97F4A7C15  # how far apart the random policies of two tables begin


class Observed(NamedTuple):
    """What the seats that are asked now know and may do. Packed, bit 0 of word 0 is the first column or action."""

    seat: Any  # i64 (tables,)
    observation: Any  # u8 (tables, columns), zeros and ones; packed: u64 (tables, words)
    mask: Any  # u8 (tables, actions), 1 where legal; packed: u64 (tables, words)


class Stepped(NamedTuple):
    """What the actions led to."""

    reward: Any  # f32 (tables, seats): payoffs where a match has ended, else 0
    done: Any  # u8 (tables,): 1 where a match has ended, and the next one has begun


class Device(Protocol):
    """Where the tables lie. Its arrays are flat."""

    seats: Any  # i64
    words: Any  # u64: columns, packed
    mask: Any  # u64: legal actions, packed
    rewards: Any
    done: Any

    def begin(self, seed: int) -> None: ...
    def observe(self) -> None: ...
    def observe_from(self, seat: int) -> Any: ...
    def unpacked(self, words: Any, columns: int) -> Any: ...
    def first_illegal(self, actions: Any) -> int: ...
    def advance(self, actions: Any) -> None: ...
    def draw(self) -> Any: ...
    def by_habit(self) -> Any: ...
    def progress(self) -> Any: ...
    def state(self) -> dict[str, np.ndarray]: ...
    def put(self, state: Mapping[str, np.ndarray]) -> None: ...


class Shape(NamedTuple):
    """How large the arrays of a crowd are, and what is played at which table."""

    box: Box
    tables: int
    words: int  # of a row of columns
    past: int  # where those of what is past begin; -1: there are none
    frames: int  # how many of its own decisions a seat remembers
    frame: int  # words of each
    menu: int  # words of a row of legal actions
    places: int  # seats of the largest setting that the game has
    variants: np.ndarray  # an options record a setting
    variant: np.ndarray  # i64 (tables,): the setting of each table
    turned: np.ndarray  # i64: the numbers of actions as seats count them; empty where no action is turned
    back: np.ndarray  # i64: from there to the game's own
    turns: np.ndarray  # i64 (tables,): where the numbers of a table's first seat lie in both


class Crowd:
    """Many tables of one game. `settings` mixes several numbers of seats and variants, table by table.

    The same seed gives the same tables and the same random choices, on a core and on a GPU. `threads` is for the core
    alone. `packed` leaves observations and masks as bits, an eighth of the memory. `recall` adds what is past to what
    is now, `frames` what the seat saw and did at so many of its last decisions: with as many as a match can have, a
    row has perfect recall in every game. Actions that name seats have numbers as the seat that is asked counts seats,
    from itself on, unless `turned=False`. `check=False` trusts that actions are legal: rules that are compiled check
    nothing.
    """

    def __init__(
        self, game: str | Box, *, tables: int, seats: int | None = None, options: Mapping[str, Any] | None = None,
        settings: Iterable[Setting] = (), device: str = "cpu", seed: int = 0, threads: int = 1, check: bool = True,
        packed: bool = False, recall: bool = False, frames: int = 0, turned: bool = True,
    ) -> None:  # fmt: skip
        self.box = shelf.box(game) if isinstance(game, str) else game
        chosen = list(settings) or [(self.box.seats.start if seats is None else seats, options or {})]
        variants = np.concatenate([self.box.options_row(number, named) for number, named in chosen])
        self.senses, self.recall, self.packed = senses_of(self.box), recall, packed
        learn(self.box)
        self.shape = _shape(self.box, self.senses, tables, variants, recall, frames, turned)
        self.columns = self.shape.words * WORD if frames else self.senses.columns(recall)
        self.seed, self.check, self.device = seed, check, device
        self._device = _device(device, self.shape, threads)
        self._device.begin(seed)
        self._asked = False

    def __repr__(self) -> str:
        return f"<crowd of {self.shape.tables} tables of {self.box.name} on {self.device}>"

    @property
    def names(self) -> tuple[str, ...]:
        """What each column says; what fills a word up says nothing."""
        now = self.senses.names(self.recall)
        if not self.shape.frames:
            return now
        kept = _filled(self.senses.names()) + _filled(tuple(f"my action has bit {k}" for k in range(WORD)))
        ago = range(1, self.shape.frames + 1)
        return _filled(now) + tuple(f"{name}, {k} of my decisions ago" if name else "" for k in ago for name in kept)

    def observe(self) -> Observed:
        """What is known and legal at every table, for the seat that is asked there."""
        at = self._device
        at.observe()
        self._asked = True
        return Observed(at.seats, self._rows(at.words, self.columns), self._rows(at.mask, self.box.actions))

    def observe_from(self, seat: int) -> Any:
        """What one seat of every table knows, asked or not; `SPECTATOR` is a seat too. As `Observed.observation`."""
        return self._rows(self._device.observe_from(seat), self.columns)

    def _rows(self, words: Any, columns: int) -> Any:
        return words.reshape(self.shape.tables, -1) if self.packed else self._device.unpacked(words, columns)

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

    def by_habit(self) -> Any:
        """i64 (tables,): what the seat that is asked would do by the game's habits; after `observe`."""
        if not self._asked:
            self.observe()
        return self._device.by_habit()

    def progress(self) -> Any:
        """f32 (tables, seats): how far everybody has come, 0 to 1, where the game's habits say so."""
        return self._device.progress().reshape(self.shape.tables, -1)

    def own_number(self, seats: int, seat: int, action: int) -> int:
        """The game's own number of an action, as `box.wording.value` reads it, from the one that a seat counts."""
        return int(turning_of(self.box).back[seats, seat, action]) if len(self.shape.back) else action

    def _refuse_illegal(self, actions: Any) -> None:
        if actions.shape != (self.shape.tables,) or str(actions.dtype).rpartition(".")[2] != "int64":
            raise ValueError(f"actions are i64 of shape ({self.shape.tables},), not {actions.dtype} {actions.shape}")
        wrong = self._device.first_illegal(actions)
        if wrong >= 0:
            given = on_this_machine(actions)[wrong]
            raise ValueError(f"table {wrong}: action {given} is not legal; nothing has been done at any table")

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
        facts += [str(self.shape.frames), str(self.recall), str(len(self.shape.back) > 0)]
        return facts + settings


def _filled(names: tuple[str, ...]) -> tuple[str, ...]:
    """The names of columns, up to the end of their last word."""
    return names + ("",) * (-len(names) % WORD)


def _shape(
    box: Box, senses: Senses, tables: int, variants: np.ndarray, recall: bool, frames: int, turned: bool
) -> Shape:  # fmt: skip
    variant = np.arange(tables, dtype=np.int64) % len(variants)
    most = box.seats.stop - 1
    turning, none = turning_of(box), np.zeros(0, np.int64)
    turns = variants["seats"].astype(np.int64)[variant] * most
    idle = turning.idle or not turned
    frame = senses.words() + 1  # the last word is the action, counted from 1
    return Shape(
        box, tables, senses.words(recall) + frames * frame,
        senses.now.words if recall and senses.past.columns else -1, frames, frame,
        -(-box.actions // WORD), most, variants, variant, none if idle else turning.turned.ravel(),
        none if idle else turning.back.ravel(), turns,
    )  # fmt: skip


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
        parts = max(1, min(threads, tables))
        self.tables, self.views, self.summaries = box.table.new(tables), box.view.new(parts), box.summary.new(parts)
        self.seats, self.chosen = np.zeros(tables, np.int64), np.zeros(tables, np.int64)
        self.words, self.mask = np.zeros(tables * shape.words, np.uint64), np.zeros(tables * shape.menu, np.uint64)
        self.rewards, self.done = np.zeros(tables * shape.places, np.float32), np.zeros(tables, np.uint8)
        self.streams = np.zeros(tables, np.uint64)
        self.memory = np.zeros(tables * shape.places * shape.frames * shape.frame, np.uint64)
        self._bytes: dict[int, np.ndarray] = {}  # where words are unpacked
        self._bounds = [tables * part // parts for part in range(parts + 1)]
        self._pool = ThreadPoolExecutor(parts, "crowd") if parts > 1 else None

    def _each(self, function: Any, *args: Any) -> None:
        """Call an entry point for every part of the tables; arrays are cut, with so many entries a table.

        0: given as it is; -1: an entry a part.
        """
        entry = entry_point(self.shape.box, function)

        def work(part: int) -> None:
            first, last = self._bounds[part], self._bounds[part + 1]
            entry(*(arg if n == 0 else arg[part:] if n < 0 else arg[first * n : last * n] for arg, n in args))

        if self._pool is None:
            work(0)
        else:
            list(self._pool.map(work, range(len(self._bounds) - 1)))

    def begin(self, seed: int) -> None:
        entry = entry_point(self.shape.box, loops.begin)
        entry(self.tables, self.shape.variants, self.shape.variant, seed)
        self.streams[:] = (np.arange(len(self.tables), dtype=np.uint64) + np.uint64(seed)) * np.uint64(STREAM)

    def observe(self) -> None:
        shape = self.shape
        self._each(
            loops.observe, (self.tables, 1), (self.views, -1), (self.summaries, -1), (self.seats, 1),
            (self.words, shape.words), (shape.words, 0), (shape.past, 0), *self._memory(),
        )  # fmt: skip
        self._each(
            loops.menus, (self.tables, 1), (self.seats, 1), (self.mask, shape.menu), (shape.menu, 0),
            (shape.turns, 1), (shape.turned, 0), (shape.box.actions, 0),
        )  # fmt: skip

    def observe_from(self, seat: int) -> np.ndarray:
        shape, words = self.shape, np.zeros_like(self.words)
        self._each(
            loops.observe_from, (self.tables, 1), (self.views, -1), (self.summaries, -1), (seat, 0),
            (words, shape.words), (shape.words, 0), (shape.past, 0), *self._memory(),
        )  # fmt: skip
        return words

    def _memory(self) -> tuple[Any, ...]:
        length, places = self.shape.frames * self.shape.frame, self.shape.places
        return (self.memory, length * places), (length, 0), (places, 0)

    def unpacked(self, words: np.ndarray, columns: int) -> np.ndarray:
        known = words is self.words or words is self.mask  # what `observe` writes is unpacked to one place
        spreads = self._bytes.get(id(words)) if known else None
        if spreads is None:
            spreads = np.zeros(8 * len(words), np.uint64)
            if known:
                self._bytes[id(words)] = spreads
        size = len(words) // self.shape.tables
        self._each(loops.unpack, (words, size), (spreads, 8 * size))
        return spreads.view(np.uint8).reshape(self.shape.tables, -1)[:, :columns]

    def first_illegal(self, actions: Any) -> int:
        given = np.ascontiguousarray(actions)
        entry = entry_point(self.shape.box, loops.first_illegal)
        return int(entry(given, self.mask, self.shape.menu, self.shape.box.actions))

    def advance(self, actions: Any) -> None:
        self.rewards[:] = 0
        shape, places, chosen = self.shape, self.shape.places, np.ascontiguousarray(actions)
        if shape.frames:
            self._each(
                loops.remember, (self.seats, 1), (chosen, 1), (self.words, shape.words), (shape.words, 0),
                (self.memory, places * shape.frames * shape.frame), (shape.frames, 0), (shape.frame, 0), (places, 0),
            )  # fmt: skip
        self._each(
            loops.advance, (self.tables, 1), (shape.variants, 0), (shape.variant, 1), (self.seats, 1),
            (chosen, 1), (shape.turns, 1), (shape.back, 0), (shape.box.actions, 0),
            (self.rewards, places), (places, 0), (self.done, 1),
        )  # fmt: skip
        if shape.frames:
            length = places * shape.frames * shape.frame
            self._each(loops.forget, (self.done, 1), (self.memory, length), (length, 0))

    def draw(self) -> np.ndarray:
        self._each(
            loops.draw, (self.mask, self.shape.menu), (self.shape.menu, 0), (self.chosen, 1), (self.streams, 1)
        )  # fmt: skip
        return self.chosen

    def by_habit(self) -> np.ndarray:
        shape, chosen = self.shape, np.zeros(self.shape.tables, np.int64)
        self._each(
            loops.habits, (self.tables, 1), (self.seats, 1), (chosen, 1), (shape.turns, 1), (shape.turned, 0),
            (shape.box.actions, 0),
        )  # fmt: skip
        return chosen

    def progress(self) -> np.ndarray:
        places = self.shape.places
        shares = np.zeros(self.shape.tables * places, np.float32)
        self._each(loops.reached, (self.tables, 1), (shares, places), (places, 0))
        return shares

    def state(self) -> dict[str, np.ndarray]:
        kept: dict[str, np.ndarray] = {
            "tables": self.tables.view(np.uint8),
            "streams": self.streams,
            "memory": self.memory,
        }
        return {name: array.copy() for name, array in kept.items()}

    def put(self, state: Mapping[str, np.ndarray]) -> None:
        self.tables.view(np.uint8)[:] = state["tables"]
        self.streams[:] = state["streams"]
        self.memory[:] = state["memory"]
