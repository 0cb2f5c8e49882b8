"""What people may do at a table: one handler for each kind of message, and the one table that leads to them."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
from collections.abc import Iterable
from typing import Any

import msgspec

from konspira.kernel.record import SPECTATOR
from konspira.news import News
from konspira.play.match import IllegalAction, replay
from konspira.play.signers import BadSignature
from konspira.server.bots import offered
from konspira.server.fair import Payer
from konspira.server.monitoring import trouble
from konspira.server.names import clean_name, clean_text
from konspira.server.protocol import (
    UNREADABLE,
    Act,
    Advise,
    Advised,
    Again,
    Back,
    Done,
    Explain,
    Explained,
    Explanation,
    Forgive,
    Leave,
    Look,
    Mute,
    Open,
    Ping,
    Refusal,
    Remove,
    Say,
    Seating,
    SeedCommitment,
    SetChair,
    Shuffle,
    Sit,
    Start,
    Suggestion,
    Undo,
    encode,
    read_command,
    read_id,
    refused,
)
from konspira.server.store import Statement, StoredChair, token
from konspira.server.table import Client
from konspira.server.table.done import Handler, commit, once
from konspira.server.table.match import LiveMatch
from konspira.server.table.moderation import forgive, kick, may_sit, may_talk, mute, remove, send_away
from konspira.server.table.room import Room
from konspira.turn import Turn

EXPLAINED = 8  # actions that are explained at a time


async def handle(room: Room, client: Client, text: str) -> None:
    """One message of a client; whatever is wrong with it, the table goes on."""
    try:
        command: Any = read_command(text)
    except UNREADABLE:
        room.services.metrics.count("messages_unreadable")
        client.send(refused(read_id(text), News("refused-message")))
        return
    try:
        await HANDLERS[type(command)](room, client, command)
    except Refusal as refusal:
        client.send(refused(command.id, refusal.news))
    except Exception as error:  # a mistake of ours: the log gets it, the table does not
        trouble("command failed", error, table=room.table.id, command=type(command).__name__)
        client.send(refused(command.id, News("refused-trouble")))


def playing(room: Room, client: Client) -> LiveMatch:
    """The match of somebody who has a seat in it. Raises Refusal."""
    if client.seat == SPECTATOR:
        raise Refusal("refused-not-seated")
    if room.live is None or room.status != "playing":
        raise Refusal("refused-not-playing")
    return room.live


def seats_held(room: Room, client: Client) -> list[int]:
    """The seats for which somebody is there. Raises Refusal for a spectator."""
    seats = room.presence.held(client)
    if seats == [SPECTATOR]:
        raise Refusal("refused-not-seated")
    return seats


# -- in the match -----------------------------------------------------------------------------------


async def act(room: Room, client: Client, command: Act) -> None:
    """Do an action; the answer comes when it is stored."""
    live = room.live
    if live is None or client.seat == SPECTATOR:
        raise Refusal("refused-not-playing" if live is None else "refused-not-seated")
    if live.known(client, command.id):
        return
    if client.guest and (client.guest, command.id) in room.done:  # done, and taken back since: not done again
        client.send(encode(Done(command.id)))
        return
    action = bytes(command.action)
    objection = live.objection(client.seat, command)
    if objection is None and room.tutorial:
        objection = room.tutorial.objection(live.match, action)
    if objection is None:
        try:
            live.act(
                client.seat, action, room.presence.watchers, room.stored, by="guest", command=command, client=client
            )
        except (IllegalAction, BadSignature) as error:
            objection = error.news
    if objection is not None:
        room.services.metrics.count("actions_refused")
        client.send(refused(command.id, objection))


async def undo(room: Room, client: Client, command: Undo) -> None:
    """The match as it was before the last action; the same key meets the next one with the same cards."""
    live = playing(room, client)
    if len(room.table.chairs) > 1 or len(live.match.journal) < 2:
        raise Refusal("refused-undo")
    moment = len(live.match.turn(client.seat).history)
    if command.match not in (None, live.number) or command.at not in (None, moment):
        raise Refusal("refused-stale")
    live.held = True
    try:
        replaying = asyncio.get_running_loop().run_in_executor(
            room.services.match_executor, replay, live.match.journal[:-1]
        )
        match = await replaying
        taken = room.store.take_back(room.table.id, live.id, len(match.journal), client.guest or "")
        await commit(room, client, command, *taken, *room.begin_clocks(live.id, match))
    finally:
        live.held = False
    room.begin(live.taken_back(match))


async def explain(room: Room, client: Client, command: Explain) -> None:
    """Say what actions would be."""
    if room.live is None or client.seat == SPECTATOR:
        raise Refusal("refused-not-playing" if room.live is None else "refused-not-seated")
    live, turn = room.live, room.live.match.turn(client.seat)
    explained: list[Explanation] = []
    for first in range(0, len(command.actions), EXPLAINED):  # between two parts others have their turn
        part = command.actions[first : first + EXPLAINED]
        explained += await room.services.answers.do(client.account, live.explain, turn, part)
    client.send(encode(Explained(command.id, explained)))


async def advise(room: Room, client: Client, command: Advise) -> None:
    """Ask the coach; the answer comes when it is there, and depends on nothing but what the seat has seen."""
    live = playing(room, client)
    turn = live.match.turn(client.seat)
    alone = turn.box.seats.stop == 2  # then the table is asked what lies on it: nobody can advise on that
    if not room.table.coach or alone:
        raise Refusal("refused-coach")
    if len(turn.legal) == 0:
        raise Refusal("refused-turn")
    if client in room.advice or not room.services.advice_rate.take(client.guest or ""):
        raise Refusal("refused-often")
    room.advice[client] = asyncio.create_task(_advise(room, client, command.id, turn, live.number))
    room.advice[client].add_done_callback(lambda _: room.advice.pop(client, None))


async def _advise(room: Room, client: Client, id: str, turn: Turn, match: int) -> None:
    try:
        advice = await room.services.bots.advise(turn, Payer.of(client.account, room.table.id))
    except Refusal as refusal:
        client.send(refused(id, refusal.news))
        return
    except Exception as error:  # a coach who fails must not stop the table
        trouble("coach failed", error, game=turn.game)
        client.send(refused(id, News("refused-trouble")))
        return
    if client.seat != turn.seat:  # the device has been passed on meanwhile
        client.send(refused(id, News("refused-stale")))
        return
    wording = turn.box.wording
    suggestions = [
        Suggestion(
            msgspec.to_builtins(one.action), wording.describe(turn.view, one.action),
            None if one.chance is None else round(one.chance, 4), round(one.weight, 4), round(one.margin, 4),
        )
        for one in advice.suggestions
    ]  # fmt: skip
    client.send(encode(Advised(id, match, len(turn.history), suggestions, advice.beliefs, advice.why)))


# -- at the table -----------------------------------------------------------------------------------


async def ping(room: Room, client: Client, command: Ping) -> None:
    """Yes, we are there."""
    client.send(encode(Done(command.id)))


async def look(room: Room, client: Client, command: Look) -> None:
    """Look from another of my chairs, or from none."""
    if command.seat != SPECTATOR and command.seat not in room.presence.seats_of(client.guest):
        raise Refusal("refused-no-chair")
    room.look(client, command.seat)
    client.send(encode(Done(command.id)))
    room.welcome_if_settled(client)


async def say(room: Room, client: Client, command: Say) -> None:
    """Say something to everybody."""
    may_talk(room, client)
    text = clean_text(command.text) if command.text is not None else None
    if (command.phrase is None) == (not text):
        raise Refusal("refused-say")
    if not room.services.chat_rate.take(client.guest or ""):
        raise Refusal("refused-often")
    line = room.next_chat_line(client.seat, room.name_of(client), command.phrase, text)
    await commit(room, client, command, room.keep_chat(line))
    room.heard_from(line.number, client)
    room.say(line)


async def sit(room: Room, client: Client, command: Sit) -> None:
    """Sit down at an open chair."""
    if room.status != "gathering" or room.is_shuffling:
        raise Refusal("refused-not-gathering")
    may_sit(room, client)
    if room.table.public and command.invite is None and room.presence.seats_of(client.guest):
        raise Refusal("refused-one-chair")  # a chair's own link is the host's word that one may have several
    seat = _open_chair(room, command).seat
    taken = StoredChair(seat, "guest", client.guest, None, token(), False, client.name)
    await _seat(room, client, command, taken)
    if client.seat == SPECTATOR and len(room.presence.held(client)) == 1:
        room.presence.move(client, seat)
    room.presence.reset(seat)
    _take_seed(room, client, command.shuffle)
    room.announce()


def _take_seed(room: Room, client: Client, seed: SeedCommitment | None) -> None:
    """What a device commits to on the way; in a round that is over it counts for nothing, and a new one is told."""
    if seed is not None and room.shuffling:
        with contextlib.suppress(Refusal):
            room.shuffling.take(client, seed)


async def shuffle(room: Room, client: Client, command: Shuffle) -> None:
    """My device commits to a seed."""
    if room.shuffling is None:
        raise Refusal("refused-round")
    room.shuffling.take(client, command.shuffle)
    client.send(encode(Done(command.id)))


async def open_seed(room: Room, client: Client, command: Open) -> None:
    """My device opens its seed."""
    if room.shuffling is None:
        raise Refusal("refused-round")
    room.shuffling.open(client, command.round, command.seed)
    client.send(encode(Done(command.id)))


def _open_chair(room: Room, command: Sit) -> StoredChair:
    """The chair that somebody means and may take."""
    chairs = room.table.chairs
    if command.chair is not None and command.chair >= len(chairs):
        raise Refusal("refused-no-chair")
    wanted = chairs if command.chair is None else [chairs[command.chair]]
    if command.invite is not None:
        wanted = [c for c in wanted if hmac.compare_digest(c.invite.encode(), command.invite.encode())]
        if not wanted:
            raise Refusal("refused-invite")
    elif not room.table.public:
        raise Refusal("refused-invite")
    for chair in wanted:
        if chair.who == "open":
            return chair
    raise Refusal("refused-chair-taken")


async def set_chair(room: Room, client: Client, command: SetChair) -> None:
    """Decide who shall sit at a chair."""
    if client.guest is None or client.guest != room.table.host:
        raise Refusal("refused-not-host")
    if room.status != "gathering" or room.is_shuffling:
        raise Refusal("refused-not-gathering")
    if command.chair >= len(room.table.chairs):
        raise Refusal("refused-no-chair")
    chairs = [seated(command.seating, command.chair, room.box.name, client.guest, client.name)]
    sitting = room.table.chairs[command.chair].guest
    if sitting is None or sitting == client.guest:
        await _seat(room, client, command, *chairs)
    else:  # whose chair is given away is sent away
        bars, one = kick(room, sitting)
        free = [seat for seat in room.presence.seats_of(sitting) if seat != command.chair]
        chairs += [StoredChair(seat, "open", None, None, token(), False) for seat in free]
        kept = (room.store.keep_bar(room.table.id, bar) for bar in bars)
        await _seat(room, client, command, *chairs, also=kept)
        send_away(room, one, bars)
    if len(room.presence.held(client)) > 1:
        room.presence.move(client, SPECTATOR)  # a device that is passed round shows no seat before somebody takes it
    elif command.seating.who == "me" and client.seat == SPECTATOR:
        room.presence.move(client, command.chair)
    room.presence.reset(command.chair)
    room.announce()


async def _seat(room: Room, client: Client, command: Any, *chairs: StoredChair, also: Iterable[Statement] = ()) -> None:
    """Store who sits at chairs; whoever sat there before looks on from now on."""
    kept = [room.store.keep_chair(room.table.id, chair) for chair in chairs]
    await commit(room, client, command, *kept, *also, room.touched())
    for chair in chairs:
        room.table.chairs[chair.seat] = chair
    for chair in chairs:
        for other in list(room.presence.watchers[chair.seat]):
            if other.guest != chair.guest:
                room.presence.move(other, min(room.presence.seats_of(other.guest), default=SPECTATOR))


def seated(seating: Seating, seat: int, game: str, guest: str, name: str | None) -> StoredChair:
    """A chair as somebody wants it. Raises Refusal for a bot that there is not."""
    if (seating.bot not in offered(game)) if seating.who == "bot" else seating.bot is not None:
        raise Refusal("refused-bot", 400, bots=", ".join(offered(game)))
    if seating.who != "me":
        return StoredChair(seat, seating.who, None, seating.bot, token(), False)
    called = clean_name(seating.name) if seating.name is not None else None
    return StoredChair(seat, "guest", guest, None, token(), False, called or name, called)


async def start(room: Room, client: Client, command: Start) -> None:
    """Begin the match."""
    if not room.presence.seats_of(client.guest) and client.guest != room.table.host:
        raise Refusal("refused-not-seated")
    if room.status != "gathering":
        raise Refusal("refused-not-gathering")
    if any(chair.who == "open" for chair in room.table.chairs):
        raise Refusal("refused-open-chairs")
    _take_seed(room, client, command.shuffle)
    await room.open_match(room.store.keep_command(room.table.id, client.guest or "", command.id))


async def leave(room: Room, client: Client, command: Leave) -> None:
    """Get up: before the match the chair is free again, afterwards a bot takes it at once."""
    seats = seats_held(room, client)
    if room.status == "gathering" and not room.is_shuffling:
        opened = [StoredChair(seat, "open", None, None, token(), False) for seat in seats]
        await _seat(room, client, command, *opened)
        for seat in seats:
            room.presence.reset(seat)
        room.announce()
        return
    gone = [msgspec.structs.replace(room.table.chairs[seat], away=True) for seat in seats]
    stays = room.store.keep_again(room.live.id, room.again.difference(seats)) if room.live else []
    await commit(room, client, command, *(room.store.keep_chair(room.table.id, chair) for chair in gone), *stays)
    for seat in seats:
        room.again.discard(seat)
        room.table.chairs[seat].away = True
    room.announce()
    room.wake_bots()
    await _play_again(room)


async def back(room: Room, client: Client, command: Back) -> None:
    """Take my chair back from the bot that stands in."""
    if client.guest is None:
        raise Refusal("refused-guest")
    seats_held(room, client)
    room.came(client)  # which tells everybody if it is news
    client.send(encode(Done(command.id)))  # to come back twice is to come back: nothing need be remembered


async def again(room: Room, client: Client, command: Again) -> None:
    """I would play again."""
    seats = seats_held(room, client)
    if room.status != "over":
        raise Refusal("refused-not-over")
    assert room.live is not None
    before = set(room.again)
    room.again.update(seats)
    _take_seed(room, client, command.shuffle)
    kept = room.store.keep_command(room.table.id, client.guest or "", command.id)
    try:
        if await _play_again(room, kept):
            return
        await room.commit(kept, *room.store.keep_again(room.live.id, room.again))
    except Refusal:
        room.again = before
        raise
    else:
        room.announce()


async def _play_again(room: Room, *statements: Statement) -> bool:
    """The next match begins when every guest who is at the table wants it."""
    seats, presence = range(len(room.table.chairs)), room.presence
    present = {seat for seat in seats if presence.waits(seat) and presence.here(seat)}
    if room.status != "over" or not room.again or not present <= room.again:
        return False
    await room.open_match(*statements)
    return True


HANDLERS: dict[type, Handler] = {
    Act: act,
    Undo: once(undo),
    Explain: explain,
    Advise: advise,
    Ping: ping,
    Look: look,
    Say: once(say),
    Sit: once(sit),
    SetChair: once(set_chair),
    Start: once(start),
    Leave: once(leave),
    Back: back,
    Again: once(again),
    Remove: once(remove),
    Mute: once(mute),
    Forgive: once(forgive),
    Shuffle: shuffle,
    Open: open_seed,
}
