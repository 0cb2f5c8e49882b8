"""What people may do at a table besides acting in the match: sit down, start, leave, talk, play again."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from typing import TYPE_CHECKING, Any

import msgspec

from konspira.kernel.box import BadOptions
from konspira.kernel.chance import KEY_BYTES
from konspira.kernel.record import ONLOOKER
from konspira.play import series
from konspira.play.match import Match, replay
from konspira.server import identity, messages
from konspira.server.messages import Said
from konspira.server.refusal import Refusal
from konspira.server.running import Running, done, now
from konspira.server.socket import Socket
from konspira.server.store.rows import ChairRow, match_id
from konspira.server.store.sqlite import Store
from konspira.server.store.writer import Deed
from konspira.server.thinking import offered

if TYPE_CHECKING:
    from konspira.server.room import Room


class Commands:
    """The commands of one table. Each is done once, whole, and answered when it is stored."""

    def __init__(self, room: Room, done: set[tuple[str, str]]) -> None:
        self._room, self._done = room, done

    async def do(self, socket: Socket, command: Any) -> None:
        """Do a command, or answer as the first time if it has been done. Raises Refusal."""
        if socket.guest is None:
            raise Refusal("refused-guest")
        async with self._room.lock:
            if self._room.closed:
                return  # the socket is being closed; whoever comes back sends it again
            known = (socket.guest, command.id)
            if known not in self._done:
                await _DEEDS[type(command)](self, socket, command)
                self._done.add(known)
        socket.send(done(command.id))

    def known(self, socket: Socket, id: str) -> bool:
        """Was this done, and taken back since? Then it is answered, and not done again."""
        if (socket.guest, id) not in self._done:
            return False
        socket.send(done(id))
        return True

    async def _store(self, socket: Socket, command: Any, *deeds: Deed, lines: Any = ()) -> None:
        room = self._room
        noted = Store.keep_command(room.row.id, socket.guest or "", command.id)
        try:
            await room.house.store.commit(*deeds, noted, lines=lines)
        except Exception as error:
            room.broken(error)
            raise Refusal("refused-busy") from None

    # -- chairs -------------------------------------------------------------------------------------

    async def _sit(self, socket: Socket, sit: messages.Sit) -> None:
        room = self._room
        if room.state != "gathering":
            raise Refusal("refused-not-gathering")
        chair = self._open_chair(sit)
        await self._seat(
            socket, sit, ChairRow(chair.seat, "guest", socket.guest, None, identity.token(), False, socket.name)
        )
        if socket.seat == ONLOOKER and len(room.held(socket)) == 1:
            room.move(socket, chair.seat)
        room.presence.reset(chair.seat)
        room.announce()

    def _open_chair(self, sit: messages.Sit) -> ChairRow:
        """The chair that somebody means and may take."""
        chairs = self._room.row.chairs
        if sit.chair is not None and sit.chair >= len(chairs):
            raise Refusal("refused-no-chair")
        wanted = chairs if sit.chair is None else [chairs[sit.chair]]
        if sit.invite is not None:
            wanted = [c for c in wanted if hmac.compare_digest(c.invite.encode(), sit.invite.encode())]
            if not wanted:
                raise Refusal("refused-invite")
        elif not self._room.row.public:
            raise Refusal("refused-invite")
        for chair in wanted:
            if chair.who == "open":
                return chair
        raise Refusal("refused-chair-taken")

    async def _set_chair(self, socket: Socket, command: messages.SetChair) -> None:
        room = self._room
        if socket.guest != room.row.host:
            raise Refusal("refused-not-host")
        if room.state != "gathering":
            raise Refusal("refused-not-gathering")
        if command.chair >= len(room.row.chairs):
            raise Refusal("refused-no-chair")
        await self._seat(
            socket, command,
            seated(command.seating, command.chair, room.box.name, socket.guest, socket.name),
        )  # fmt: skip
        if len(room.held(socket)) > 1:
            room.move(socket, ONLOOKER)  # a device that is passed round shows no seat until somebody has it in hand
        elif command.seating.who == "me" and socket.seat == ONLOOKER:
            room.move(socket, command.chair)
        room.presence.reset(command.chair)
        room.announce()

    async def _seat(self, socket: Socket, command: Any, *chairs: ChairRow) -> None:
        """Store who sits at chairs; whoever sat there before looks on from now on."""
        room = self._room
        kept = [Store.keep_chair(room.row.id, chair) for chair in chairs]
        await self._store(socket, command, *kept, Store.touch(room.row.id, now()))
        for chair in chairs:
            room.row.chairs[chair.seat] = chair
        for chair in chairs:
            for other in list(room.watchers[chair.seat]):
                if other.guest != chair.guest:
                    room.move(other, min(room.seats_of(other.guest), default=ONLOOKER))

    async def _leave(self, socket: Socket, leave: messages.Leave) -> None:
        room, seats = self._room, self._room.held(socket)
        if seats == [ONLOOKER]:
            raise Refusal("refused-not-seated")
        if room.state == "gathering":
            opened = [ChairRow(seat, "open", None, None, identity.token(), False) for seat in seats]
            await self._seat(socket, leave, *opened)
            for seat in seats:
                room.presence.reset(seat)
            room.announce()
        else:
            gone = [msgspec.structs.replace(room.row.chairs[seat], away=True) for seat in seats]
            await self._store(socket, leave, *(Store.keep_chair(room.row.id, chair) for chair in gone))
            for seat in seats:
                room.again.discard(seat)
                room.presence.leave(seat)
            await self._play_again()

    async def _back(self, socket: Socket, back: messages.Back) -> None:
        seats = self._room.held(socket)
        if seats == [ONLOOKER]:
            raise Refusal("refused-not-seated")
        for seat in seats:
            self._room.presence.return_to(seat)
            self._room.presence.came(seat)
        self._room.announce()

    # -- matches ------------------------------------------------------------------------------------

    async def _start(self, socket: Socket, start: messages.Start) -> None:
        room = self._room
        if not room.seats_of(socket.guest) and socket.guest != room.row.host:
            raise Refusal("refused-not-seated")
        if room.state != "gathering":
            raise Refusal("refused-not-gathering")
        if any(chair.who == "open" for chair in room.row.chairs):
            raise Refusal("refused-open-chairs")
        await self.open_match(Store.keep_command(room.row.id, socket.guest or "", start.id))

    async def open_match(self, *deeds: Deed) -> None:
        """Lay the table for the next match, store that, and begin."""
        room, store = self._room, self._room.house.store
        number = room.running.number + 1 if room.running else 1
        key = bytes.fromhex(room.script.key) if room.script else secrets.token_bytes(KEY_BYTES)
        loop = asyncio.get_running_loop()
        try:
            match = await loop.run_in_executor(
                room.house.layers, Match, room.box, len(room.row.chairs), _options(room), key
            )
        except BadOptions as error:  # they were good when the table was made, but the game has changed
            raise Refusal.of(error) from None
        id = match_id(room.row.id, number)
        try:
            await store.commit(
                Store.keep_match(room.row.id, number, key, now()), Store.touch(room.row.id, now()),
                ("INSERT INTO line VALUES (?, 0, ?, NULL)", (id, match.journal[0])),
                *room.clocks.begun(id, match.actors), *deeds,
            )  # fmt: skip
        except Exception as error:
            room.broken(error)
            raise Refusal("refused-busy") from None
        room.house.metrics.count("matches_begun")
        room.begin(Running(id, number, match, store))

    async def _undo(self, socket: Socket, undo: messages.Undo) -> None:
        """The match as it was before the last action; the same key meets the next one with the same cards."""
        room, running = self._room, self._room.running
        if socket.seat == ONLOOKER:
            raise Refusal("refused-not-seated")
        if running is None or room.state != "playing":
            raise Refusal("refused-not-playing")
        if len(room.row.chairs) > 1 or len(running.match.journal) < 2:
            raise Refusal("refused-undo")
        moment = len(running.match.turn(socket.seat).history)
        if undo.match not in (None, running.number) or undo.at not in (None, moment):
            raise Refusal("refused-stale")
        running.held = True
        try:
            match = await asyncio.get_running_loop().run_in_executor(
                room.house.layers, replay, running.match.journal[:-1]
            )
            deeds = Store.take_back(room.row.id, running.id, len(match.journal), socket.guest or "")
            await self._store(socket, undo, *deeds, *room.clocks.begun(running.id, match.actors))
        finally:
            running.held = False
        room.begin(running.taken_back(match))

    async def _again(self, socket: Socket, again: messages.Again) -> None:
        room, seats = self._room, self._room.held(socket)
        if seats == [ONLOOKER]:
            raise Refusal("refused-not-seated")
        if room.state != "over":
            raise Refusal("refused-not-over")
        room.again.update(seats)
        if not await self._play_again():
            room.announce()

    async def _play_again(self) -> bool:
        """The next match begins when every guest who is at the table wants it."""
        room = self._room
        present = {
            chair.seat
            for chair in room.row.chairs
            if room.presence.waits(chair.seat) and room.presence.here(chair.seat)
        }
        if room.state != "over" or not room.again or not present <= room.again:
            return False
        await self.open_match()
        return True

    # -- talk ---------------------------------------------------------------------------------------

    async def _say(self, socket: Socket, say: messages.Say) -> None:
        room = self._room
        text = identity.clean_text(say.text) if say.text is not None else None
        if (say.phrase is None) == (not text):
            raise Refusal("refused-say")
        if not room.house.talk.take(socket.guest or ""):
            raise Refusal("refused-often")
        number = room.chat[-1].number + 1 if room.chat else 1
        said = Said(number, now(), socket.seat, socket.name or "", say.phrase, text)
        await self._store(
            socket, say,
            Store.keep_chat(room.row.id, number, said.at, said.seat, said.name, said.phrase, said.text),
        )  # fmt: skip
        room.hear(said)


def _options(room: Room) -> dict[str, Any]:
    """What was agreed on at the table; from the second match on, whoever led first deals, unless all is arranged."""
    dealer = series.next_dealer(room.running.match) if room.running and not room.script else None
    return room.row.options if dealer is None else room.row.options | {"dealer": dealer}


_DEEDS: dict[type, Any] = {
    messages.Sit: Commands._sit,
    messages.SetChair: Commands._set_chair,
    messages.Start: Commands._start,
    messages.Leave: Commands._leave,
    messages.Back: Commands._back,
    messages.Again: Commands._again,
    messages.Undo: Commands._undo,
    messages.Say: Commands._say,
}


def seated(seating: messages.Seating, seat: int, game: str, guest: str, name: str | None) -> ChairRow:
    """A chair as somebody wants it. Raises Refusal for a bot that there is not."""
    if seating.who == "bot" and seating.bot not in offered(game):
        raise Refusal("refused-bot", 400, bots=", ".join(offered(game)))
    if seating.who != "bot" and seating.bot is not None:
        raise Refusal("refused-bot", 400, bots=", ".join(offered(game)))
    who = "guest" if seating.who == "me" else seating.who
    mine = seating.who == "me"
    called = identity.clean_name(seating.name) if mine and seating.name is not None else None
    return ChairRow(
        seat, who, guest if mine else None, seating.bot, identity.token(), False, (called or name) if mine else None,
        called,
    )  # fmt: skip
