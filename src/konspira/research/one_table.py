"""One table as frameworks step it: seats by number, actions by number, views as columns, all of it by compiled words.

A match (`konspira.open`) is for playing: it keeps a journal and says why an action is refused. This is for frameworks
that step thousands of times a second. The same seed gives what the first table of a crowd with that seed plays.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from konspira import speech
from konspira.bots.bot import GeneralBot
from konspira.boxes.backend import compiled
from konspira.boxes.box import Box
from konspira.boxes.entry import entry_point
from konspira.boxes.find import load_box
from konspira.kernel.chance import bits_of
from konspira.kernel.record import SPECTATOR
from konspira.kernel.rule import interpret
from konspira.play import shelf
from konspira.research.seat_loops import write_view
from konspira.senses import senses_of, turning_of, unpacked
from konspira.turn import History, Legal, Turn


class NotLegal(ValueError):
    """The action is not legal now; nothing has changed."""


class OneTable:
    """One table of a game, match after match: `begin(seed)`, then `act` until `over`.

    - `actors`: the seats that may act now; several choose at once, unseen by each other, in any order
    - `over`, `payoffs`: has the match ended, and each seat's share of the win

    `options` are those that people name, or a row of the game's options record. `turned`: actions that name seats are
    counted from the seat that acts, as observations are; a game that has none is as it is. `recall`: observations also
    say what is past.
    """

    def __init__(
        self, game: str | Box, seats: int | None = None, options: Mapping[str, Any] | Any | None = None, *,
        turned: bool = False, recall: bool = False,
    ) -> None:  # fmt: skip
        self.box = shelf.box(game) if isinstance(game, str) else game
        self.seats = self.box.seats.start if seats is None else seats
        laid = options if isinstance(options, np.ndarray) else self.box.options_row(self.seats, options)
        self.options = laid.copy()
        self.senses, self.actions, self.words = senses_of(self.box), self.box.actions, compiled(self.box)
        self.recall, self.columns = recall, self.senses.columns(recall)
        turning = turning_of(self.box)
        self.turning = turning if turned and not turning.idle else None
        self.table, self._numbers = self.box.table.new(), np.zeros(self.box.actions, np.int64)
        self.rows: dict[int, list[np.ndarray]] = {}  # every view that a seat had, each once until it changes
        self.actors: tuple[int, ...] = ()
        self.over = True

    def begin(self, seed: int) -> None:
        """Lay the table for a match that follows from the seed."""
        self.table[0]["rng"] = interpret(bits_of)(seed)
        self.words.start(self.table, self.options)
        self.go_on({seat: [] for seat in (SPECTATOR, *range(self.seats))})

    def go_on(self, rows: dict[int, list[np.ndarray]]) -> None:
        """Take the table as it now lies; `rows` are the views that seats had before."""
        self.rows = rows
        self._look_around()

    def _look_around(self) -> None:
        for seat, rows in self.rows.items():
            row = self.box.view.new()
            self.words.look(self.table, seat, row)
            if not rows or row.tobytes() != rows[-1].tobytes():
                row.setflags(write=False)
                rows.append(row)
        self.over = bool(self.words.over(self.table))
        bits = 0 if self.over else self.words.actors(self.table)
        self.actors = tuple(seat for seat in range(self.seats) if bits >> seat & 1)

    def act(self, seat: int, action: int) -> None:
        """Do an action. Raises NotLegal, and nothing has changed."""
        known = 0 <= seat < self.seats and 0 <= action < self.actions
        if not known or self.over or not self.words.legal(self.table, seat, self.number(seat, action)):
            raise NotLegal(f"action {action} is not legal for seat {seat}; {self.legal(seat).tolist()} are")
        self.words.step(self.table, seat, self.number(seat, action))
        self._look_around()

    def number(self, seat: int, action: int) -> int:
        """The game's own number of an action that a seat may have turned."""
        return int(action if self.turning is None else self.turning.back[self.seats, seat, action])

    def answer(self, seat: int, player: GeneralBot) -> None:
        """Let a bot act for a seat."""
        number = self.box.wording.number(player.choose(self.turn(seat)))
        self.act(seat, number if self.turning is None else int(self.turning.turned[self.seats, seat, number]))

    def _legal(self, seat: int) -> np.ndarray:
        choices = self.words.menu(self.table, seat, self._numbers) if seat in self.actors else 0
        return self._numbers[:choices].copy()

    def legal(self, seat: int) -> np.ndarray:
        """i64 (n,): the legal actions of a seat, in the game's order; none for a seat that may not act."""
        numbers = self._legal(seat)
        return numbers if self.turning is None else self.turning.turned[self.seats, seat, numbers]

    def mask(self, seat: int, extra: int = 0) -> np.ndarray:
        """i8 (actions + extra,): 1 where an action is legal for the seat."""
        mask = np.zeros(self.actions + extra, np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def observation(self, seat: int) -> np.ndarray:
        """u8 (columns,): what a seat (or SPECTATOR) knows; `senses_of(box).names()` says what each column is."""
        return self.written(self.rows[seat][-1])

    def written(self, view: np.ndarray) -> np.ndarray:
        """u8 (columns,): a view (a row of one) as zeros and ones."""
        packed = np.zeros(self.senses.words(self.recall), np.uint64)
        entry_point(self.box, write_view)(view, self.box.summary.new(), packed, 0, self.past)
        return unpacked(packed, self.columns)

    @property
    def past(self) -> int:
        """The word of a row of columns from which on it says what is past; -1 where it does not."""
        return self.senses.now.words if self.recall and self.senses.past.columns else -1

    def payoffs(self) -> list[float]:
        """Each seat's share of the win, after the end."""
        return [float(self.words.payoff(self.table, seat)) for seat in range(self.seats)]

    def turn(self, seat: int) -> Turn:
        """What a bot at that seat is given: as in a match, and nothing more."""
        return Turn(self.box, seat, History(self.box, list(self.rows[seat])), Legal(self.box, self._legal(seat)))

    def board(self, seat: int, language: str) -> str:
        """The board as a seat (or SPECTATOR) sees it, in sentences of a language."""
        told = self.box.wording.board(self.box.read_view(self.rows[seat][-1]))
        me = None if seat == SPECTATOR else seat
        return "\n".join(speech.say(self.box, news, language, me=me) for news in told)

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle holds the table and every view; the game is found by its name where it is read."""
        rows = {seat: [row.tobytes() for row in seen] for seat, seen in self.rows.items()}
        return _unpickled, (
            self.box.folder, self.box.name, self.options.tobytes(), self.table.tobytes(), rows,
            self.turning is not None, self.recall,
        )  # fmt: skip

    def copy(self) -> OneTable:
        """The same table once more; it goes on by itself. Views gone by never change, and are shared."""
        twin = OneTable.__new__(OneTable)
        vars(twin).update(vars(self))
        twin.table, twin._numbers = self.table.copy(), self._numbers.copy()
        twin.rows = {seat: list(rows) for seat, rows in self.rows.items()}
        return twin


def _unpickled(
    folder: Path, name: str, options: bytes, table: bytes, rows: dict[int, list[bytes]], turned: bool, recall: bool
) -> OneTable:
    try:
        box = shelf.box(name)
    except shelf.UnknownGame:  # one from a folder that is not on the shelf
        box = load_box(folder, name)
    laid = np.frombuffer(options, box.options.dtype)
    one = OneTable(box, int(laid[0]["seats"]), laid, turned=turned, recall=recall)
    one.table = np.frombuffer(table, box.table.dtype).copy()
    if rows:
        one.go_on({seat: [np.frombuffer(row, box.view.dtype) for row in seen] for seat, seen in rows.items()})
    return one
