"""The coach at the web table: what a seat could do and why, from its own view only, and how beliefs went after the end.

Whoever asks is answered by the bots' threads. What a seat is told depends on nothing but what it has seen.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from konspira.bots.beliefs import likely
from konspira.bots.engine import engine
from konspira.kernel.record import ONLOOKER
from konspira.play.journal import contents
from konspira.play.match import Match, Turn
from konspira.play.match import open as open_match
from konspira.server import messages
from konspira.server.answers import Course, Thought
from konspira.server.log import trouble
from konspira.server.messages import Advised, Suggestion, encode
from konspira.server.refusal import Refusal
from konspira.server.running import refused
from konspira.server.socket import Socket
from konspira.server.store.rows import MatchRow

POINTS = 24  # moments of a match at which each seat's beliefs are asked for, at most
WORLDS = 400  # worlds that a seat imagines at each


class Coach:
    """The coach of one room."""

    def __init__(self, room: Any) -> None:
        self._room = room
        self._asked: dict[Socket, asyncio.Task[None]] = {}

    def ask(self, socket: Socket, command: messages.Advise) -> None:
        """Think for somebody; the answer comes when it is there. Raises Refusal."""
        room = self._room
        running = room.running
        if socket.seat == ONLOOKER:
            raise Refusal("refused-not-seated")
        if running is None or room.state != "playing":
            raise Refusal("refused-not-playing")
        if not room.row.coach:
            raise Refusal("refused-coach")
        turn = running.match.turn(socket.seat)
        if turn.box.seats.stop == 2:  # alone somebody is asked what lies on the table: nobody can advise on that
            raise Refusal("refused-coach")
        if len(turn.legal) == 0:
            raise Refusal("refused-turn")
        if socket in self._asked or not room.house.advice.take(socket.guest or ""):
            raise Refusal("refused-often")
        answering = self._answer(socket, command.id, turn, running.number)
        self._asked[socket] = asyncio.create_task(answering)
        self._asked[socket].add_done_callback(lambda _: self._asked.pop(socket, None))

    async def _answer(self, socket: Socket, id: str, turn: Turn, match: int) -> None:
        try:
            advice = await self._room.house.thinkers.advise(turn)
        except Refusal as refusal:
            socket.send(refused(id, refusal.news))
            return
        except Exception as error:  # a coach who fails must not stop the table
            trouble("coach failed", error, game=turn.game)
            socket.send(refused(id, Refusal("refused-trouble").news))
            return
        if socket.seat != turn.seat:  # the device has been passed on meanwhile
            socket.send(refused(id, Refusal("refused-stale").news))
            return
        wording = turn.box.wording
        suggestions = [
            Suggestion(
                msgspec.to_builtins(one.action), wording.describe(turn.view, one.action), round(one.chance, 4),
                round(one.weight, 4),
            )
            for one in advice.suggestions
        ]  # fmt: skip
        socket.send(encode(Advised(id, match, len(turn.history), suggestions, advice.beliefs, advice.why)))

    def close(self) -> None:
        """Nobody is answered any more."""
        for task in list(self._asked.values()):
            task.cancel()


def course(row: MatchRow) -> bytes:
    """How the beliefs of each seat went over a finished match, each from what it had seen. Raises Refusal."""
    told = contents(row.lines)
    header, key = told[0], bytes.fromhex(told[-1]["key"])
    match = open_match(header["game"], seats=header["seats"], options=header["options"], key=key)
    if not engine(match.box).wake():
        raise Refusal("refused-coach-early", 503)
    steps = told[1:-1]
    every = max(1, -(-len(steps) // POINTS))
    seats: list[list[Thought]] = [[] for _ in range(match.seats)]
    for number, line in enumerate(steps, 1):
        match.act(line["seat"], line["action"])
        if number % every == 0 and match.outcome is None:
            _think(match, seats, number)
    return encode(Course(len(steps), seats))


def _think(match: Match, seats: list[list[Thought]], step: int) -> None:
    for seat, thoughts in enumerate(seats):
        beliefs = likely(match.turn(seat), worlds=WORLDS)
        if beliefs:
            thoughts.append(Thought(step, beliefs))
