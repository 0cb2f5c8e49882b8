"""What people may do at a table: one handler for each kind of message, and the one table that leads to them."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable
from typing import Any

import msgspec

from konspira.bots.coach import Advice
from konspira.kernel.record import SPECTATOR
from konspira.news import News
from konspira.play.match import IllegalAction, replay
from konspira.play.signers import BadSignature, Proof
from konspira.server.fair import Payer
from konspira.server.monitoring import trouble
from konspira.server.names import clean_text
from konspira.server.protocol import Advised, Done, Explained, Explanation, Refusal, Suggestion, encode, refused
from konspira.server.protocol.commands import (
    UNREADABLE,
    Act,
    Admit,
    Advise,
    Again,
    Ask,
    Back,
    Decline,
    Explain,
    Finish,
    Forgive,
    HandOver,
    Leave,
    Look,
    Mute,
    Open,
    Ping,
    Remove,
    Report,
    Resign,
    Say,
    SetChair,
    SetTerms,
    Settle,
    Shuffle,
    Sit,
    Start,
    Swap,
    Undo,
    read_command,
    read_id,
)
from konspira.server.table import Client
from konspira.server.table.agreeing import again, finish, hand_over, leave, resign, set_terms, start
from konspira.server.table.done import Handler, commit, once
from konspira.server.table.following import Lost
from konspira.server.table.match import AdviceUnderWay, LiveMatch
from konspira.server.table.moderation import forgive, may_talk, mute, remove
from konspira.server.table.reporting import report, settle
from konspira.server.table.room import Room
from konspira.server.table.seating import admit, ask, back, decline, set_chair, sit, swap
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
        if room.table.tournament and _is_drawn(room, type(command)):
            raise Refusal("refused-drawn")
        await HANDLERS[type(command)](room, client, command)
    except Exception as error:
        _fail(room, client, command, error)


def _fail(room: Room, client: Client, command: Any, error: Exception) -> None:
    """A command is refused, or it is a mistake of ours: the log gets that, the table does not."""
    if isinstance(error, Refusal):
        client.send(refused(command.id, error.news))
    else:
        trouble("command failed", error, table=room.table.id, command=type(command).__name__)
        client.send(refused(command.id, News("refused-trouble")))


def to_be_done_at_once(room: Room, text: str) -> Act | None:
    """The command in a message, where it is an action that need not wait; None of all others."""
    try:
        command = None if room.following.behind else read_command(text)
    except UNREADABLE:
        return None
    return command if type(command) is Act else None


def proof_of(room: Room, client: Client, command: Act) -> Proof | None:
    """What can be checked of it beside the event loop before it is done; None where nothing needs that."""
    live = room.live
    if command.signed is None or live is None or client.seat == SPECTATOR:
        return None
    return live.proof(client.seat, command)


def act_at_once(room: Room, client: Client, command: Act, looked: Proof | None = None) -> None:
    """Do it; whatever is wrong with it, the table goes on. `looked`: its proof, looked at already."""
    try:
        _act(room, client, command, looked)
    except Exception as error:
        _fail(room, client, command, error)


DRAWN = {Sit, Ask, Admit, Decline, SetChair, Swap, SetTerms, HandOver, Again, Remove}


def _is_drawn(room: Room, command: type) -> bool:
    """Is it settled by the draw of a tournament who sits where, and that one match is played?"""
    return command in DRAWN or (command is Leave and room.status == "gathering")


def playing(room: Room, client: Client) -> LiveMatch:
    """The match of somebody who has a seat in it. Raises Refusal."""
    if client.seat == SPECTATOR:
        raise Refusal("refused-not-seated")
    if room.live is None or room.status != "playing":
        raise Refusal("refused-not-playing")
    return room.live


# -- in the match -----------------------------------------------------------------------------------


async def act(room: Room, client: Client, command: Act) -> None:
    """Do an action; the answer comes when it is stored."""
    if room.following.behind:
        await room.following.settled()
    _act(room, client, command)


def _act(room: Room, client: Client, command: Act, looked: Proof | None = None) -> None:
    live = room.live
    if live is None or client.seat == SPECTATOR:
        raise Refusal("refused-not-playing" if live is None else "refused-not-seated")
    if live.known(client, command.id):  # also if it was taken back since, or done at another chair
        return
    if room.table.chairs[client.seat].away and room.has_resigned(client.seat):  # hardly anybody's: the first says so
        raise Refusal("refused-resigned")
    action = bytes(command.action)
    objection = live.objection(client.seat, command)
    if objection is None and room.tutorial:
        objection = room.tutorial.objection(live.match, action)
    if objection is None:
        try:
            _be_no_lost_key(client, command)
            live.act(
                client.seat, action, room.at_once, room.stored, by="guest", command=command, client=client,
                lost=functools.partial(_act_later, room, command), looked=looked,
            )  # fmt: skip
        except (IllegalAction, BadSignature) as error:
            objection = error.news
    if objection is not None:
        room.services.metrics.count("actions_refused")
        client.send(refused(command.id, objection))


def _be_no_lost_key(client: Client, command: Act) -> None:
    """Raises BadSignature for what was signed, or vouched for, by a device that its guest has signed out."""
    signed = command.signed
    voucher = signed.certificate.device if signed and signed.certificate else None
    if signed and not client.lost_keys.isdisjoint({signed.device, voucher}):
        raise BadSignature("signature-revoked")


def _act_later(room: Room, command: Act, client: Client) -> None:
    """Others were quicker: it is looked at again, on the table as it will be then."""

    def refuse(news: News) -> None:
        client.send(refused(command.id, news))

    async def again() -> None:
        try:
            await act(room, client, command)
        except Refusal as refusal:
            refuse(refusal.news)

    room.following.lost(Lost(again, refuse), step=True)


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
        taken = room.store.take_back(room.table.id, live.number, len(match.journal))
        await commit(room, client, command, taken, *room.timekeeper.begin(live.id, match))
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
    room.advice[client] = asyncio.create_task(_advise(room, client, command, turn, live))
    room.advice[client].add_done_callback(lambda _: room.advice.pop(client, None))


async def _advise(room: Room, client: Client, command: Advise, turn: Turn, live: LiveMatch) -> None:
    id, moment = command.id, len(turn.history)
    if (turn.seat, moment) not in live.advised:  # else somebody at the same chair has asked the same: one thought
        live.advised[turn.seat, moment] = _begin_advice(room, client, turn, live)
    thought, hearing = live.advised[turn.seat, moment]

    def tell(so_far: Advice) -> None:
        now = live.match.turn(turn.seat).history
        if client.seat == turn.seat and room.live is live and not live.over and len(now) == moment:
            client.send(encode(_advised(id, turn, live, so_far, more=True)))

    if command.aloud:
        hearing.append(tell)
    try:
        advice = await asyncio.shield(thought)
    except Refusal as refusal:
        client.send(refused(id, refusal.news))
        return
    except Exception as error:  # a coach who fails must not stop the table
        trouble("coach failed", error, game=turn.game)
        client.send(refused(id, News("refused-trouble")))
        return
    finally:
        if command.aloud:
            hearing.remove(tell)
    if client.seat != turn.seat:  # the device has been passed on meanwhile
        client.send(refused(id, News("refused-stale")))
        return
    client.send(encode(_advised(id, turn, live, advice)))


def _begin_advice(room: Room, client: Client, turn: Turn, live: LiveMatch) -> AdviceUnderWay:
    hearing: list[Callable[[Advice], None]] = []

    def tell(so_far: Advice) -> None:
        for one in hearing:
            one(so_far)

    advised = room.services.bots.advise(turn, Payer.of(client.account, room.table.id), tell)
    thought, moment = asyncio.create_task(advised), len(turn.history)
    thought.add_done_callback(lambda _: live.advised.pop((turn.seat, moment)))
    return AdviceUnderWay(thought, hearing)


def _advised(id: str, turn: Turn, live: LiveMatch, advice: Advice, *, more: bool = False) -> Advised:
    wording = turn.box.wording
    suggestions = [
        Suggestion(
            msgspec.to_builtins(one.action), wording.describe(turn.view, one.action),
            None if one.chance is None else round(one.chance, 4), round(one.weight, 4), round(one.margin, 4),
        )
        for one in advice.suggestions
    ]  # fmt: skip
    told = (suggestions, advice.beliefs, advice.why, list(advice.evidence))
    return Advised(id, live.number, len(turn.history), *told, more)


# -- at the table -----------------------------------------------------------------------------------


async def ping(room: Room, client: Client, command: Ping) -> None:
    """Yes, we are there."""
    client.send(encode(Done(command.id)))


async def look(room: Room, client: Client, command: Look) -> None:
    """Look from another of my chairs, or from none."""
    if command.seat != SPECTATOR and command.seat not in room.presence.seats_of(client.guest):
        raise Refusal("refused-no-chair")
    if not room.services.change_rate.take(client.guest or client.address):  # it is answered with all there is
        raise Refusal("refused-often")
    room.look(client, command.seat)
    client.send(encode(Done(command.id)))
    room.welcome_if_settled(client)


async def say(room: Room, client: Client, command: Say) -> None:
    """Say something to everybody."""
    may_talk(room, client)
    if room.is_late(client):
        raise Refusal("refused-watching")
    text = clean_text(command.text) if command.text is not None else None
    if (command.phrase is None) == (not text):
        raise Refusal("refused-say")
    if not room.services.chat_rate.take(client.guest or ""):
        raise Refusal("refused-often")
    line = room.next_chat_line(client.seat, room.name_of(client), command.phrase, text)
    await commit(room, client, command, room.keep_chat(line), about=line)
    room.heard_from(line.number, client)
    room.say(line)


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


HANDLERS: dict[type, Handler] = {
    Act: act,
    Undo: once(undo),
    Explain: explain,
    Advise: advise,
    Ping: ping,
    Look: look,
    Say: once(say),
    Sit: once(sit),
    Ask: once(ask),
    Admit: once(admit),
    Decline: once(decline),
    SetChair: once(set_chair),
    Swap: once(swap),
    SetTerms: once(set_terms),
    HandOver: once(hand_over),
    Start: once(start),
    Leave: once(leave),
    Resign: once(resign),
    Finish: once(finish),
    Back: back,
    Again: once(again),
    Remove: once(remove),
    Mute: once(mute),
    Forgive: once(forgive),
    Report: once(report),
    Settle: once(settle),
    Shuffle: shuffle,
    Open: open_seed,
}
