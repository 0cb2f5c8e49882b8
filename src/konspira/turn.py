"""A turn: all that one seat is given to see, and to choose from. Bots, browsers and networks get nothing else.

It names the types of its game: `from konspira.games.gra import Turn` is a turn with GRA's views and actions.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, Generic, cast, overload

import msgspec
import numpy as np

from konspira.boxes.box import Box
from konspira.contract import Action, View
from konspira.news import News


class Legal(Sequence[Action]):
    """The legal actions of one seat, as values that are made when they are looked at."""

    def __init__(self, box: Box[Any, Action], numbers: np.ndarray) -> None:
        self._box, self.numbers = box, numbers

    def __len__(self) -> int:
        return len(self.numbers)

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self._box.wording.value(int(number)) for number in self.numbers[index]]
        return self._box.wording.value(int(self.numbers[index]))

    def __contains__(self, action: object) -> bool:
        try:
            return self._box.wording.number(cast(Action, action)) in self.numbers  # what is none raises
        except (ValueError, TypeError, AttributeError):
            return False


class Moment(msgspec.Struct, Generic[View], frozen=True):
    """One moment of a seat's history: the view it then had, and what it was told."""

    view: View
    news: tuple[News, ...]


class History(Sequence[Moment[View]]):
    """What one seat saw happen, in order. A step that changed nothing for the seat is not in it.

    `read` is the view that was read last, by its place: all histories of a seat share it, because the next moment is
    told against it. `words` are those that people wrote for the match.
    """

    __slots__ = ("_box", "_length", "_read", "_rows", "words")

    def __init__(
        self,
        box: Box[View, Any],
        rows: list[np.ndarray],
        read: dict[int, View] | None = None,
        words: tuple[str, ...] = (),
    ) -> None:
        self._box, self._rows, self._length, self.words = box, rows, len(rows), words
        self._read: dict[int, View] = {} if read is None else read

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Moment[View]: ...

    @overload
    def __getitem__(self, index: slice) -> list[Moment[View]]: ...

    def __getitem__(self, index: int | slice) -> Moment[View] | list[Moment[View]]:
        places = range(self._length)[index]
        return [self._moment(place) for place in places] if isinstance(places, range) else self._moment(places)

    @property
    def last(self) -> Moment[View]:
        """The moment that is now."""
        return self._moment(self._length - 1)

    def _moment(self, place: int) -> Moment[View]:
        read = self._read
        before = (read.get(place - 1) or self._view(place - 1)) if place else None
        after = read.get(place) or self._view(place)
        return Moment(after, tuple(self._box.wording.tell(before, after)))

    def view(self, index: int) -> View:
        """The view of a moment, without what was told."""
        return self._view(range(self._length)[index])

    def _view(self, place: int) -> View:
        view = self._read.get(place)
        if view is None:
            view = self._box.read_view(self._rows[place], self.words)
            self._read.clear()  # one is kept, not all: there are many tables
            self._read[place] = view
        return view

    def row(self, index: int) -> np.ndarray:
        """The view of a moment as a row, for compiled code."""
        return self._rows[range(self._length)[index]]


class Turn(Generic[View, Action]):
    """All that a bot, a browser or a network is given: a seat, its view, its legal actions, its news and history."""

    def __init__(self, box: Box[View, Action], seat: int, history: History[View], legal: Legal[Action]) -> None:
        self._box, self.seat, self.history, self.legal = box, seat, history, legal

    @property
    def box(self) -> Box[View, Action]:
        """The game itself: its records and rules, which are no secret."""
        return self._box

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._box.name

    @functools.cached_property
    def view(self) -> View:
        """What the seat knows now, as a frozen value."""
        return self.history.view(-1)

    @property
    def row(self) -> np.ndarray:
        """The same view as a row, for compiled code."""
        return self.history.row(-1)

    @functools.cached_property
    def news(self) -> tuple[News, ...]:
        """What the seat was told last."""
        return self.history[-1].news

    def json(self) -> bytes:
        """The turn as it may be sent: everything but the history before it."""
        return msgspec.json.encode(
            {"seat": self.seat, "view": self.view, "legal": list(self.legal), "news": list(self.news)}
        )
