"""Bots at a table: which one plays a seat now, at whose expense it thinks, and what it does."""

from __future__ import annotations

import asyncio
import functools
from typing import TYPE_CHECKING, Any

from konspira.bots import at_a_table
from konspira.play.match import IllegalAction
from konspira.play.signers import Signer
from konspira.server import bots
from konspira.server.fair import Payer
from konspira.server.protocol import ChatLine, encode
from konspira.server.store import SAID
from konspira.server.table.log import Cause
from konspira.server.table.match import LiveMatch

if TYPE_CHECKING:
    from konspira.server.table.room import Room

PAYERS = 8  # of those who only look on, so many are asked who has had least


async def act_saying(room: Room, live: LiveMatch, seat: int, action: Any, line: ChatLine, *, by: Signer) -> None:
    """Act for a seat and say something with it: both are stored, or neither. The room's lock is held.

    Raises IllegalAction, and nothing is said.
    """
    stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def then(error: Exception | None) -> None:
        if error is None:
            room.say(line)
        room.stored(error)
        if not stored.done():  # a room that could not store lets nobody wait any more
            stored.set_result(None)

    note = functools.partial(room.log.note, Cause(SAID), encode(line).decode())
    live.act(seat, action, room.at_once, then, by=by, also=[room.keep_chat(line)], note=note)
    await stored


class BotMoves:
    """The bots of a room, and those of them that think."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._thinking: dict[int, asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        """Does any of them think?"""
        return bool(self._thinking)

    def stand_in(self) -> str:
        """The bot that plays for somebody who has gone."""
        return bots.stand_in(self._room.box.name, self._room.services.config.stand_in)

    def payer(self) -> Payer:
        """For whom bots think here: of those who sit here and are there, or else look on, whoever has had least."""
        table, clients = self._room.table, self._room.presence.clients
        sitting = {chair.guest for chair in table.chairs if chair.guest}
        waiting = [client for client in clients if client.guest in sitting] or clients[:PAYERS]
        if not waiting:
            return Payer(table.host, "", table.id)
        return self._room.services.bots.queue.lightest(Payer.of(client.account, table.id) for client in waiting)

    def at(self, seat: int) -> str | None:
        """The bot that plays a seat now; None where a person does, or nobody is there to see it."""
        chair, presence = self._room.table.chairs[seat], self._room.presence
        if chair.who == "bot" or self._room.has_resigned(seat):  # he is waited for as little as a bot
            plays = chair.bot if chair.who == "bot" else self.stand_in()
            return plays if presence.watched or presence.awaited else None
        if chair.who != "guest" or not presence.stands_in(seat) or presence.abandoned:
            return None  # a table that everybody has left waits for them
        return self.stand_in()

    def wake(self) -> None:
        """Every bot whose turn it is begins to think."""
        room, live = self._room, self._room.live
        if room.closed or live is None or live.frozen or live.over or room.trouble or room.following.behind:
            return
        step = room.tutorial.now(live.match) if room.tutorial else None
        for seat in live.match.actors if step is None else (step.seat,):
            plays = self.at(seat) is not None or (step is not None and step.quick)
            if plays and seat not in self._thinking and room.cares:
                self._thinking[seat] = asyncio.create_task(self._think(live, seat))
                self._thinking[seat].add_done_callback(functools.partial(self._rest, seat))

    def close(self) -> None:
        """Nobody thinks any more."""
        for task in list(self._thinking.values()):
            task.cancel()

    def _remark(self, live: LiveMatch, seat: int) -> str | None:
        """What a bot has to say. Nobody talks to himself: who spoke last waits until somebody else has."""
        room, chat = self._room, self._room.chat
        if chat and chat[-1].seat == seat and not chat[-1].name:
            return None
        return room.services.bots.remark(room.table.chairs[seat].bot or "", seat, first=len(live.match.journal) <= 2)

    def _rest(self, seat: int, thought: asyncio.Task[None]) -> None:
        self._thinking.pop(seat, None)
        if self._room.live is not None and self._room.live.pending == 0:
            self.wake()

    def _may_act(self, live: LiveMatch, seat: int, name: str | None) -> bool:
        """Is the table still the one that was thought about, and this bot still to play there?"""
        room = self._room
        stopped = room.closed or room.following.behind or room.trouble
        return not stopped and room.live is live and not live.over and self.at(seat) == name

    async def _think(self, live: LiveMatch, seat: int) -> None:
        room, name = self._room, self.at(seat)
        step = room.tutorial.now(live.match) if room.tutorial else None
        if step is not None:
            if not step.quick:
                await room.services.bots.pause()
            action = step.action
        elif name is None:
            return
        else:
            player = at_a_table(name, seat) if room.table.chairs[seat].who == "bot" else name
            action = await room.services.bots.choose(player, live.match.turn(seat), self.payer())
        if not self._may_act(live, seat, name):
            return
        by: Signer = "bot" if room.table.chairs[seat].who == "bot" else "stand-in"
        remark = self._remark(live, seat) if by == "bot" and step is None else None
        try:
            if remark is None:
                live.act(seat, action, room.at_once, room.stored, by=by)
            else:
                async with room.lock:  # the chat counts its lines
                    if not self._may_act(live, seat, name):
                        return
                    line = room.next_chat_line(seat, None, remark, None)
                    await act_saying(room, live, seat, action, line, by=by)
        except IllegalAction:
            return  # the person came back and was quicker
        if name is not None:
            room.presence.bot_acted(seat)
