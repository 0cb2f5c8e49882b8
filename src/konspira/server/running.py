"""A match being played at a table: actions come in, are stored, and then every seat is told what it may know.

Persist, then broadcast: messages are written when an action is done and sent when it is stored.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any, cast

import msgspec

from konspira.news import News
from konspira.play.match import Match, Turn
from konspira.server import messages
from konspira.server.menu import menu
from konspira.server.messages import Explanation, Outcome, Told, TurnNow, encode
from konspira.server.socket import Socket
from konspira.server.store.sqlite import Store
from konspira.server.store.writer import Deed

STORY = 200  # moments told to somebody who comes in
BEHIND = 20_000  # jobs that may wait for the disk before actions are refused

Command = tuple[int, str]  # the seat that sent it, and its id


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


class Running:
    """The match of a room, from its first step to its end."""

    def __init__(self, id: str, number: int, match: Match, store: Store, done: Iterable[Command] = ()) -> None:
        self.id, self.number, self.match = id, number, match
        self.frozen: News | None = None
        self.held = False  # while a step is being taken back, nobody acts
        self.pending = 0  # steps that are not stored yet
        self.also: Callable[[str, tuple[int, ...], int], list[Deed]] = lambda match, actors, seat: []  # clocks
        self._store = store
        self._done: set[Command] = set(done)
        self._waiting: dict[Command, list[Socket]] = {}
        self._acted: dict[int, int] = {}  # seat → its moment after it last acted
        self._written = len(match.journal)
        self._told: dict[int, int] = {}  # seat → the last moment that was sent to it

    # -- acting -------------------------------------------------------------------------------------

    def objection(self, socket: Socket, act: messages.Act) -> News | None:
        """Is there a reason to refuse an action before the rules are asked?"""
        if self.frozen is not None:
            return News("refused-frozen")
        if act.match is not None and act.match != self.number:
            return News("refused-match")
        if act.at is not None and not self._acted.get(socket.seat, 0) <= act.at <= self._told.get(socket.seat, act.at):
            return News("refused-stale")  # acted since, or taken back since
        return None if self._store.behind < BEHIND and not self.held else News("refused-busy")

    def known(self, socket: Socket, id: str) -> bool:
        """Was this command done already? Then it is answered, at once or when it is stored."""
        command = (socket.seat, id)
        if command in self._done:
            socket.send(done(id))
        elif command in self._waiting:
            self._waiting[command].append(socket)
        else:
            return False
        return True

    def act(
        self, seat: int, action: Any, id: str | None, socket: Socket | None,
        watchers: dict[int, set[Socket]], then: Callable[[Exception | None], None], also: Iterable[Deed] = (),
    ) -> None:  # fmt: skip
        """Do an action and see to it that it is stored, then told. Raises IllegalAction."""
        self.match.act(seat, action)
        journal = self.match.journal
        lines = [
            (self.id, number, journal[number], id if number == self._written else None)
            for number in range(self._written, len(journal))
        ]
        self._written = len(journal)
        letters = self._letters(watchers)
        self._acted[seat] = len(self.match.turn(seat).history)
        command = (seat, id) if id is not None else None
        if command:
            self._waiting[command] = [socket] if socket else []
        self.pending += 1

        def stored(error: Exception | None) -> None:
            self.pending -= 1
            if error is None:
                self._tell(letters, command)
            then(error)

        deeds = [*also, *self.also(self.id, self.match.actors, seat)]
        if self.match.outcome:
            deeds.append(Store.end_match(self.id, now()))
        self._store.write(lines, deeds, stored)

    def taken_back(self, match: Match) -> Running:
        """The same match at an earlier step; commands that were done stay done."""
        return Running(self.id, self.number, match, self._store, self._done)

    def _letters(self, watchers: dict[int, set[Socket]]) -> list[tuple[Socket, int, bytes]]:
        """A message for every socket whose seat has a new moment, each written once."""
        letters = []
        for seat, sockets in watchers.items():
            turn = self.match.turn(seat) if sockets else None
            if turn is None or len(turn.history) == self._told.get(seat):
                continue
            self._told[seat] = len(turn.history)
            written: dict[bool, bytes] = {}
            for socket in sockets:
                if socket.welcomed:
                    if socket.text not in written:
                        written[socket.text] = encode(self._turn_now(turn, socket.text))
                    letters.append((socket, seat, written[socket.text]))
        return letters

    def _tell(self, letters: list[tuple[Socket, int, bytes]], command: Command | None) -> None:
        for socket, seat, letter in letters:
            if socket.seat == seat and socket.welcomed:  # it may look from another seat by now
                socket.send(letter)
        if command:
            self._done.add(command)
            answer = done(command[1])
            for socket in self._waiting.pop(command):
                socket.send(answer)

    # -- telling ------------------------------------------------------------------------------------

    def turn(self, seat: int, text: bool) -> TurnNow:
        """The turn of a seat, as it is sent to somebody who comes."""
        turn = self.match.turn(seat)
        self._told[seat] = len(turn.history)
        return self._turn_now(turn, text)

    def _turn_now(self, turn: Turn, text: bool) -> TurnNow:
        moment = turn.history[-1]
        return TurnNow(
            self.number,
            len(turn.history),
            moment.view,
            cast(Any, menu(self.match.box, turn.legal.numbers) if self.frozen is None else {}),
            cast(Any, moment.news),
            self.match.box.wording.board(moment.view) if text else None,
            self.outcome,
        )

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, as it is sent."""
        ended = self.match.outcome
        return Outcome(list(ended.payoffs), ended.news) if ended else None

    def story(self, seat: int, have: tuple[int, int]) -> list[Told]:
        """What a seat was told after the moment it has."""
        history = self.match.turn(seat).history
        known = have[1] if have[0] == self.number else 0
        first = min(max(known, len(history) - STORY, 0), len(history))
        return [Told(place + 1, list(history[place].news)) for place in range(first, len(history))]

    def explain(self, seat: int, actions: list[dict[str, Any]]) -> list[Explanation]:
        """What actions would be, from what the seat knows."""
        turn = self.match.turn(seat)
        return [self._explain(turn, action) for action in actions]

    def _explain(self, turn: Any, action: dict[str, Any]) -> Explanation:
        wording = self.match.box.wording
        try:
            value = msgspec.convert(action, wording.Action)
            number = wording.number(value)
            if not 0 <= number < self.match.box.actions:
                raise ValueError("no such action")
        except (msgspec.MsgspecError, ValueError, TypeError, OverflowError, RecursionError):
            return Explanation(None, [], News("refused-form"))
        if len(turn.legal) == 0:
            return Explanation(None, [], News("refused-over" if self.match.outcome else "refused-turn"))
        if value not in turn.legal:
            return Explanation(None, [], wording.refuse(turn.view, value))
        return Explanation(wording.describe(turn.view, value), wording.preview(turn.view, value), None)


def done(id: str) -> bytes:
    """A command is done and stored."""
    return encode(messages.Done(id))


def refused(id: str | None, news: News) -> bytes:
    """A command is refused."""
    return encode(messages.Refused(id, news))
