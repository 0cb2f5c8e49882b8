"""Turns from messages: what a table sends over the network (docs/protocol.md), read back into what a bot is given.

A `turn` message holds the seat's view, its menu of legal actions and its place among the seat's moments. `RemoteSeat`
makes a `Turn` of each, with a history of those that came before; `read_view` and `read_legal` read one part.

    seat = RemoteSeat(shelf.box(table["game"]))
    turn = seat.hear(you["seat"], message)      # message: {"type": "turn", …}
    if turn.legal:
        send({"type": "act", "action": as_json(bot.choose(turn)), "match": seat.match, "at": seat.moment, …})
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Generic

import msgspec
import numpy as np

from konspira.boxes.box import Box
from konspira.contract import Action, View
from konspira.kernel.record import from_struct
from konspira.news import News
from konspira.turn import History, Legal, Turn

Json = Mapping[str, Any]


class RemoteSeat(Generic[View, Action]):
    """A seat at a table somewhere else: what it was told, as turns.

    `match` and `moment` are those of the last message. Moments that came while nobody listened are not in the
    history: `missed` says how many.
    """

    def __init__(self, box: Box[View, Action]) -> None:
        self.box, self.seat, self.match, self.moment = box, -1, 0, 0
        self.turn: Turn[View, Action] | None = None  # the last one
        self._rows: list[np.ndarray] = []
        self._moments: list[int] = []

    @property
    def missed(self) -> int:
        """How many moments of this match this seat has had that were not heard of here."""
        return self.moment - len(self._rows)

    def hear(self, seat: int, message: Json) -> Turn[View, Action]:
        """The turn that a message tells of, to this seat. Raises ValueError for what is none of this game."""
        row, legal = read_view(self.box, message["view"]), read_legal(self.box, message["legal"])
        words = tuple(str(text) for text in message["view"].get("words", ()))
        match, moment = int(message["match"]), int(message["moment"])
        if (seat, match) != (self.seat, self.match):
            self._rows, self._moments = [], []
        self.seat, self.match, self.moment = seat, match, moment
        known = sum(earlier < moment for earlier in self._moments)  # told again, or later ones were taken back
        self._rows, self._moments = [*self._rows[:known], row], [*self._moments[:known], moment]
        self.turn = Turn(self.box, seat, History(self.box, self._rows, words=words), legal)
        return self.turn


def read_view(box: Box[View, Any], view: Json) -> np.ndarray:
    """A row of one: the view that a message holds. Raises ValueError."""
    row = from_struct(box.view, msgspec.convert(view, box.view.struct))
    row.setflags(write=False)
    return row


def read_legal(box: Box[Any, Action], menu: Json) -> Legal[Action]:
    """The legal actions of a menu, in the order of their numbers. Raises ValueError."""
    wording = box.wording
    numbers = [wording.number(msgspec.convert(action, wording.action_type)) for action in menu_actions(menu)]
    return Legal(box, np.array(sorted(numbers), np.int64))


def menu_actions(menu: Json) -> Iterator[dict[str, Any]]:
    """The actions of a menu one by one, as they are sent back."""
    for kind, group in menu.items():
        for k in range(group["n"]):
            yield {"do": kind, **group["same"], **{name: column[k] for name, column in group["each"].items()}}


def read_news(news: Json) -> News:
    """News as they came over the network, with those inside them."""
    return News(news["id"], {name: _argument(value) for name, value in news["args"].items()})


def _argument(value: Any) -> Any:
    if isinstance(value, dict) and value.keys() == {"id", "args"}:
        return read_news(value)
    return [_argument(one) for one in value] if isinstance(value, list) else value


def as_json(action: Any) -> Any:
    """An action as it is sent: a dict with its kind under `do`."""
    return msgspec.to_builtins(action)
