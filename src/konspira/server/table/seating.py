"""Who sits where: people take chairs, get up and come back, ask for a chair and are given one; hosts set chairs."""

from __future__ import annotations

import contextlib
import hmac
from collections.abc import Iterable
from typing import Any

import msgspec

from konspira.kernel.record import SPECTATOR
from konspira.server.bots import offered
from konspira.server.faces import FACES
from konspira.server.names import clean_name
from konspira.server.protocol import Done, Refusal, encode, now, refused
from konspira.server.protocol.commands import (
    Admit,
    Ask,
    Back,
    Decline,
    Seating,
    SeedCommitment,
    SetChair,
    Sit,
    Swap,
)
from konspira.server.store import Statement, StoredChair, token
from konspira.server.table import Client
from konspira.server.table.done import commit
from konspira.server.table.moderation import be_host, kick, may_sit, send_away
from konspira.server.table.room import Room

ASKING = 20  # people who may wait for a chair at one table


def seated(seating: Seating, seat: int, game: str, guest: str, name: str | None, face: str | None) -> StoredChair:
    """A chair as somebody wants it. Raises Refusal for a bot or a face that there is not."""
    if (seating.bot not in offered(game)) if seating.who == "bot" else seating.bot is not None:
        raise Refusal("refused-bot", 400, bots=", ".join(offered(game)))
    if seating.who != "me":
        return StoredChair(seat, seating.who, None, seating.bot, token(), False)
    called = clean_name(seating.name) if seating.name is not None else None
    chosen = known_face(seating.face) if called else face
    return StoredChair(seat, "guest", guest, None, token(), False, called or name, called, chosen, now())


def known_face(face: str | None) -> str | None:
    """One of the faces that there are, or none. Raises Refusal."""
    if face is not None and face not in FACES:
        raise Refusal("refused-face", 400)
    return face


def opened(seat: int) -> StoredChair:
    """A chair that waits for somebody, with a new link."""
    return StoredChair(seat, "open", None, None, token(), False)


def seats_held(room: Room, client: Client) -> list[int]:
    """The seats for which somebody is there. Raises Refusal for a spectator."""
    seats = room.presence.held(client)
    if seats == [SPECTATOR]:
        raise Refusal("refused-not-seated")
    return seats


def be_between_games(room: Room) -> None:
    """Raises Refusal while a match is being played, or about to begin."""
    if room.status not in ("gathering", "over") or room.beginning.is_shuffling:
        raise Refusal("refused-not-gathering")


def take_seed(room: Room, client: Client, seed: SeedCommitment | None) -> None:
    """What a device commits to on the way; in a round that is over it counts for nothing, and a new one is told."""
    if seed is not None and room.shuffling:
        with contextlib.suppress(Refusal):
            room.shuffling.take(client, seed)


# -- people -----------------------------------------------------------------------------------------


async def sit(room: Room, client: Client, command: Sit) -> None:
    """Sit down at an open chair, or between games at a bot's."""
    may_sit(room, client)
    if room.status == "playing" and not room.beginning.is_shuffling:
        raise Refusal("refused-ask")
    be_between_games(room)
    if command.invite is None and room.presence.seats_of(client.guest):
        raise Refusal("refused-one-chair")  # a chair's own link is the host's word that one may have several
    await _sit_down(room, client, command, _free_chair(room, command).seat, client)
    take_seed(room, client, command.shuffle)
    room.announce()


def _free_chair(room: Room, command: Sit) -> StoredChair:
    """The chair that somebody means and may take: whoever has the link of the table may take a free one."""
    chairs = room.table.chairs
    if command.chair is not None and command.chair >= len(chairs):
        raise Refusal("refused-no-chair")
    wanted = chairs if command.chair is None else [chairs[command.chair]]
    if command.invite is not None:
        wanted = [c for c in wanted if hmac.compare_digest(c.invite.encode(), command.invite.encode())]
        if not wanted:
            raise Refusal("refused-invite")
    for who in ("open", "bot"):
        for chair in wanted:
            if chair.who == who:
                return chair
    raise Refusal("refused-chair-taken")


async def _sit_down(room: Room, client: Client, command: Any, seat: int, one: Client) -> None:
    """By a command of a client, `one` has a chair from now on, and looks from it wherever he looked on."""
    taken = StoredChair(seat, "guest", one.guest, None, token(), False, one.name, None, one.face, now())
    await keep_chairs(room, client, command, taken)
    room.asking.pop(one.guest or "", None)
    for page in room.presence.clients:
        if page.guest == one.guest and page.seat == SPECTATOR and len(room.presence.held(page)) == 1:
            room.presence.move(page, seat)
    room.presence.reset(seat)


async def back(room: Room, client: Client, command: Back) -> None:
    """Take my chair back from the bot that stands in."""
    if client.guest is None:
        raise Refusal("refused-guest")
    if any(room.has_resigned(seat) for seat in seats_held(room, client)):
        raise Refusal("refused-resigned")
    room.came(client)  # which tells everybody if it is news
    client.send(encode(Done(command.id)))  # to come back twice is to come back: nothing need be remembered


async def ask(room: Room, client: Client, command: Ask) -> None:
    """Ask the host for a chair."""
    may_sit(room, client)
    assert client.guest is not None
    if room.presence.seats_of(client.guest):
        raise Refusal("refused-one-chair")
    if command.on and len(room.asking) >= ASKING:
        raise Refusal("refused-often")
    if command.on:
        room.asked += 1
        room.asking.setdefault(client.guest, (room.asked, client))
    else:
        room.asking.pop(client.guest, None)
    await commit(room, client, command, about={"on": command.on, "name": client.name, "face": client.face})
    room.announce()


# -- hosts ------------------------------------------------------------------------------------------


async def admit(room: Room, client: Client, command: Admit) -> None:
    """Give a bot's chair, or a free one, to who has asked; what the bot knew is what the chair knows."""
    be_host(room, client)
    one = _who_asks(room, command.who)
    if command.chair >= len(room.table.chairs) or room.beginning.is_shuffling:
        raise Refusal("refused-no-chair")
    if room.table.chairs[command.chair].who == "guest" or room.presence.seats_of(one.guest):
        raise Refusal("refused-chair-taken")
    await _sit_down(room, client, command, command.chair, one)
    _tell_the_chair(room, command.chair)
    room.announce()


def _tell_the_chair(room: Room, seat: int) -> None:
    """Somebody has taken a chair during a match: he is told all that the chair knows, and his time begins."""
    live = room.live
    if live is None or live.over:
        return
    room.timekeeper.keep(seat)
    room.timekeeper.wind()
    for client in room.presence.watchers[seat]:
        client.have, client.welcomed = (0, 0), False
        room.welcome_if_settled(client)


async def decline(room: Room, client: Client, command: Decline) -> None:
    """Give no chair to who has asked; he is told."""
    be_host(room, client)
    one = _who_asks(room, command.who)
    await commit(room, client, command, about={"guest": one.guest})
    room.asking.pop(one.guest or "", None)
    one.send(refused(None, Refusal("refused-declined").news))
    room.announce()


def _who_asks(room: Room, who: int) -> Client:
    for number, client in room.asking.values():
        if number == who:
            return client
    raise Refusal("refused-nobody")


async def set_chair(room: Room, client: Client, command: SetChair) -> None:
    """Decide who shall sit at a chair."""
    be_host(room, client)
    be_between_games(room)
    if command.chair >= len(room.table.chairs):
        raise Refusal("refused-no-chair")
    assert client.guest is not None
    chairs = [seated(command.seating, command.chair, room.box.name, client.guest, client.name, client.face)]
    sitting = room.table.chairs[command.chair].guest
    if sitting is None or sitting == client.guest:
        await keep_chairs(room, client, command, *chairs)
    else:  # whose chair is given away is sent away
        bars, one = kick(room, sitting)
        chairs += [opened(seat) for seat in room.presence.seats_of(sitting) if seat != command.chair]
        kept = (room.store.keep_bar(room.table.id, bar) for bar in bars)
        await keep_chairs(room, client, command, *chairs, also=kept)
        send_away(room, one, bars)
    if len(room.presence.held(client)) > 1:
        room.presence.move(client, SPECTATOR)  # a device that is passed round shows no seat before somebody takes it
    elif client.seat == SPECTATOR and (mine := room.presence.seats_of(client.guest)):
        room.presence.move(client, command.chair if command.chair in mine else mine[0])  # nobody shares it any more
    room.presence.reset(command.chair)
    room.announce()


async def swap(room: Room, client: Client, command: Swap) -> None:
    """Let who sits at two chairs change places."""
    be_host(room, client)
    be_between_games(room)
    if max(command.chair, command.other) >= len(room.table.chairs) or command.chair == command.other:
        raise Refusal("refused-no-chair")
    one, other = room.table.chairs[command.chair], room.table.chairs[command.other]
    places = {one.seat: other.seat, other.seat: one.seat}
    moved = [msgspec.structs.replace(chair, seat=places[chair.seat]) for chair in (one, other)]
    again = {places.get(seat, seat) for seat in room.again}
    stays = room.store.keep_again(room.live.id, again) if room.live else []
    await commit(room, client, command, *(room.store.keep_chair(room.table.id, chair) for chair in moved), *stays)
    for chair in moved:
        room.table.chairs[chair.seat] = chair
    room.again, room.won = again, [room.won[places.get(seat, seat)] for seat in range(len(room.won))]
    room.presence.reseat()
    room.announce()


async def keep_chairs(
    room: Room, client: Client, command: Any, *chairs: StoredChair, also: Iterable[Statement] = ()
) -> None:
    """Store who sits at chairs; whoever sat there before looks on from now on."""
    kept = [room.store.keep_chair(room.table.id, chair) for chair in chairs]
    again = room.again.difference(chair.seat for chair in chairs)
    stays = room.store.keep_again(room.live.id, again) if room.live and again != room.again else []
    await commit(room, client, command, *kept, *stays, *also, room.touched())
    room.again = again
    for chair in chairs:
        room.table.chairs[chair.seat] = chair
    for chair in chairs:
        for other in list(room.presence.watchers[chair.seat]):
            if other.guest != chair.guest:
                room.presence.move(other, min(room.presence.seats_of(other.guest), default=SPECTATOR))
