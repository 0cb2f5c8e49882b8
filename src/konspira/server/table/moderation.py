"""What a host can do about somebody who spoils a table: send away, or silence; and let everybody back.

A guest is kept out for good, and for a while so is whoever comes from the same address and has no chair, unless the
address is that of somebody else who sits here: a school has one for all.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from konspira.kernel.record import SPECTATOR
from konspira.server.hosts import household
from konspira.server.protocol import Refusal, refused, steady
from konspira.server.protocol.commands import Forgive, Mute, Remove
from konspira.server.store import Statement, StoredBar, StoredChair, token
from konspira.server.table import Client
from konspira.server.table.done import commit
from konspira.server.table.room import Room

SENT_AWAY = 4403  # why a connection is closed
A_WHILE = 3_600_000  # milliseconds


class Somebody(NamedTuple):
    """Who is meant: a guest, and where he last came from, if that is known."""

    guest: str
    address: str


def digest(room: Room, address: str) -> str:
    """An address as it is kept: nobody can read it back, and at another table it is another."""
    named = f"{room.table.id} {household(address)}".encode()
    return hashlib.blake2b(named, key=room.store.secret, digest_size=16).hexdigest()


def barred(room: Room, client: Client, *kinds: str) -> bool:
    """Is somebody kept from something here? Who has a chair answers for himself alone, not for his address."""
    mine = {client.guest}
    if client.address and not room.presence.seats_of(client.guest) and client.guest != room.table.host:
        mine.add(digest(room, client.address))
    return any(bar.who in mine and bar.kind in kinds and (bar.until or steady()) >= steady() for bar in room.bars)


def may_come(room: Room, client: Client) -> None:
    """Raises Refusal for a guest who was sent away; whoever is only at the same address may look on."""
    if client.guest and any(bar.who == client.guest and bar.kind == "ban" for bar in room.bars):
        raise Refusal("refused-sent-away", 403)


def may_sit(room: Room, client: Client) -> None:
    """Raises Refusal for who was sent away, and for a while for who comes from there."""
    if barred(room, client, "ban"):
        raise Refusal("refused-sent-away-near", 403)


def may_talk(room: Room, client: Client) -> None:
    """Raises Refusal for who was silenced."""
    if barred(room, client, "ban", "mute"):
        raise Refusal("refused-silenced", 403)


# -- commands of the host ---------------------------------------------------------------------------


async def remove(room: Room, client: Client, command: Remove) -> None:
    """Send somebody away: his chair is free, or a bot's from now on, and he can neither come back nor talk; or let him
    only get up."""
    one = _meant(room, client, command.chair, command.line)
    bars = _bars(room, one, "ban") if command.ban else []
    chairs = [_left(room, chair, command.ban) for chair in room.table.chairs if chair.guest == one.guest]
    await commit(room, client, command, *_kept(room, bars), *(room.store.keep_chair(room.table.id, c) for c in chairs))
    for chair in chairs:
        room.table.chairs[chair.seat] = chair
        room.again.discard(chair.seat)
        room.finish.discard(chair.seat)
    if command.ban:
        send_away(room, one, bars)
    else:
        _let_get_up(room, one)
    for chair in chairs:
        room.presence.reset(chair.seat)
    room.announce()
    room.bots.wake()


def _let_get_up(room: Room, one: Somebody) -> None:
    """He is told, and looks on from now on."""
    for other in room.presence.clients:
        if other.guest == one.guest:
            room.look(other, SPECTATOR)
            room.welcome_if_settled(other)
            other.send(refused(None, Refusal("refused-made-to-leave").news))


def _left(room: Room, chair: StoredChair, ban: bool) -> StoredChair:
    """The chair of who is sent away: in a match a bot plays on."""
    if room.status in ("gathering", "over") and not room.beginning.is_shuffling:
        return StoredChair(chair.seat, "open", None, None, token(), False)
    if not ban:  # he could come back to a chair of his own
        return StoredChair(chair.seat, "bot", None, room.bots.stand_in(), token(), False)
    return msgspec.structs.replace(chair, away=True)


async def mute(room: Room, client: Client, command: Mute) -> None:
    """Let nobody hear somebody any more."""
    one = _meant(room, client, command.chair, command.line)
    bars = _bars(room, one, "mute")
    await commit(room, client, command, *_kept(room, bars))
    room.bars += bars
    for other in room.presence.clients:
        if other.guest == one.guest:
            other.send(refused(None, Refusal("refused-silenced").news))
    room.announce()


async def forgive(room: Room, client: Client, command: Forgive) -> None:
    """Whoever was sent away or silenced may come back and talk."""
    be_host(room, client)
    await commit(room, client, command, room.store.forgive(room.table.id))
    room.bars.clear()
    room.announce()


def kick(room: Room, guest: str) -> tuple[list[StoredBar], Somebody]:
    """What keeps a guest out whose chair the host gives to somebody else, and who that is."""
    one = Somebody(guest, _address(room, guest))
    return _bars(room, one, "ban"), one


def send_away(room: Room, one: Somebody, bars: Iterable[StoredBar]) -> None:
    """He is told, and his pages are closed."""
    room.bars += bars
    for other in room.presence.clients:
        if other.guest == one.guest:
            room.presence.move(other, SPECTATOR)
            other.send(refused(None, Refusal("refused-sent-away").news))
            other.close(SENT_AWAY)


def be_host(room: Room, client: Client) -> None:
    """Raises Refusal for who is not the host."""
    if client.guest is None or client.guest != room.table.host:
        raise Refusal("refused-not-host")


def _meant(room: Room, client: Client, chair: int | None, line: int | None) -> Somebody:
    """Whom the host means."""
    be_host(room, client)
    return who_is_meant(room, client, chair, line)


def who_is_meant(room: Room, client: Client, chair: int | None, line: int | None) -> Somebody:
    """Who sits at a chair, or said a line of the chat, and is somebody else. Raises Refusal."""
    if chair is not None:
        if chair >= len(room.table.chairs):
            raise Refusal("refused-no-chair")
        guest = room.table.chairs[chair].guest
        found = Somebody(guest, _address(room, guest)) if guest else None
    else:
        found = Somebody(*room.speakers[line]) if line in room.speakers else None
    if found is None or found.guest == client.guest:
        raise Refusal("refused-nobody")
    return found


def _address(room: Room, guest: str) -> str:
    return next((client.address for client in room.presence.clients if client.guest == guest), "")


def _bars(room: Room, one: Somebody, kind: str) -> list[StoredBar]:
    bars = [StoredBar(one.guest, kind, None)]
    sitting = {room.table.host, *(chair.guest for chair in room.table.chairs)} - {one.guest}
    shared = any(client.address == one.address for client in room.presence.clients if client.guest in sitting)
    if one.address and not shared:
        bars.append(StoredBar(digest(room, one.address), kind, steady() + A_WHILE))
    return bars


def _kept(room: Room, bars: list[StoredBar]) -> list[Statement]:
    return [room.store.keep_bar(room.table.id, bar) for bar in bars]
