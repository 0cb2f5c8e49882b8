"""What people agree on: by which terms they play, when a match begins or begins again, and when it is over."""

from __future__ import annotations

import msgspec

from konspira.server.protocol import Refusal
from konspira.server.protocol.commands import Again, Finish, HandOver, Leave, Resign, SetTerms, Start
from konspira.server.store import Closed
from konspira.server.table import Client
from konspira.server.table.done import caused, commit
from konspira.server.table.log import BEGIN, Cause
from konspira.server.table.moderation import be_host
from konspira.server.table.room import Room
from konspira.server.table.seating import be_between_games, keep_chairs, opened, seats_held, take_seed
from konspira.server.terms import checked, patience


async def set_terms(room: Room, client: Client, command: SetTerms) -> None:
    """What the next match is played by, and with how many chairs: chairs are added free, and taken away from the end,
    a person's never."""
    be_host(room, client)
    be_between_games(room)
    if command.seats not in room.box.seats:
        raise Refusal("refused-no-chair")
    if any(chair.who == "guest" for chair in room.table.chairs[command.seats :]):
        raise Refusal("refused-chair-taken")
    options = checked(room.box, command.seats, command.options)
    terms = msgspec.structs.replace(
        room.table, options=options, public=command.public, coach=command.coach and not command.rated,
        clock=command.clock, rated=command.rated, watch=command.watch,
        patience=patience(room.services.config, command.clock, command.patience),
    )  # fmt: skip
    more = [opened(seat) for seat in range(len(room.table.chairs), command.seats)]
    fewer = [room.store.take_chairs(room.table.id, command.seats)]
    added = [room.store.keep_chair(room.table.id, chair) for chair in more]
    await commit(room, client, command, room.store.keep_terms(terms), *fewer, *added, room.touched())
    terms.chairs = [*room.table.chairs[: command.seats], *more]
    room.change_terms(terms)
    room.announce()


async def hand_over(room: Room, client: Client, command: HandOver) -> None:
    """Make somebody else the host."""
    be_host(room, client)
    chair = room.table.chairs[command.chair] if command.chair < len(room.table.chairs) else None
    if chair is None or chair.guest is None or chair.guest == client.guest:
        raise Refusal("refused-nobody")
    await commit(room, client, command, room.heirs.passed_to(chair.guest))
    room.table.host = chair.guest
    room.announce()


# -- beginning --------------------------------------------------------------------------------------


async def start(room: Room, client: Client, command: Start) -> None:
    """Begin the match."""
    seats = room.presence.seats_of(client.guest)
    if not seats and client.guest != room.table.host:
        raise Refusal("refused-not-seated")
    if _has_begun(room, seats):
        return
    if room.status != "gathering":
        raise Refusal("refused-not-gathering")
    _be_full(room)
    take_seed(room, client, command.shuffle)
    await room.beginning.open(caused(client, command))


async def again(room: Room, client: Client, command: Again) -> None:
    """I would play again."""
    seats = seats_held(room, client)
    if _has_begun(room, seats) and room.live and room.live.number > 1:
        return  # the one he asks for
    if room.status != "over":
        raise Refusal("refused-not-over")
    assert room.live is not None
    before = set(room.again)
    room.again.update(seats)
    take_seed(room, client, command.shuffle)
    cause = caused(client, command)
    try:
        if await _play_again(room, cause):
            return
        await room.commit(*room.store.keep_again(room.live.id, room.again), cause=cause)
    except Refusal:
        room.again = before
        raise
    else:
        room.announce()


async def _play_again(room: Room, cause: Cause = BEGIN) -> bool:
    """The next match begins when every guest who is at the table wants it, and no chair is free."""
    seats, presence = range(len(room.table.chairs)), room.presence
    present = {seat for seat in seats if presence.waits(seat) and presence.here(seat)}
    if room.status != "over" or not room.again or not present <= room.again or _free(room):
        return False
    await room.beginning.open(cause)
    return True


def _has_begun(room: Room, seats: list[int]) -> bool:
    """Has a match begun while somebody asked for it? Then he has not done anything in it yet."""
    return room.status == "playing" and room.live is not None and room.live.untouched(seats)


def _free(room: Room) -> bool:
    return any(chair.who == "open" for chair in room.table.chairs)


def _be_full(room: Room) -> None:
    if _free(room):
        raise Refusal("refused-open-chairs")


# -- leaving and ending -----------------------------------------------------------------------------


async def leave(room: Room, client: Client, command: Leave) -> None:
    """Get up: between games the chair is free again, in a match a bot takes it at once."""
    seats = seats_held(room, client)
    heir = room.heirs.of(client.guest)
    host = [room.heirs.passed_to(heir)] if heir else []
    if room.status == "gathering" and not room.beginning.is_shuffling:
        await keep_chairs(room, client, command, *map(opened, seats), also=host)
        for seat in seats:
            room.presence.reset(seat)
    else:
        gone = [msgspec.structs.replace(room.table.chairs[seat], away=True) for seat in seats]
        stays = room.store.keep_again(room.live.id, room.again.difference(seats)) if room.live else []
        kept = [room.store.keep_chair(room.table.id, chair) for chair in gone]
        await commit(room, client, command, *kept, *stays, *host)
        for seat in seats:
            room.again.discard(seat)
            room.finish.discard(seat)
            room.table.chairs[seat].away = True
    if heir:
        room.table.host = heir
    room.announce()
    room.bots.wake()
    if not await _ended_by_the_rest(room):
        await _play_again(room)


async def resign(room: Room, client: Client, command: Resign) -> None:
    """Give the match up: it is lost for me, and a bot plays on; where nobody is left to play with, it is over."""
    seats = seats_held(room, client)
    if room.live is None or room.status != "playing":
        raise Refusal("refused-not-playing")
    closed = _resigned(room, seats)
    gone = [] if closed else [msgspec.structs.replace(room.table.chairs[seat], away=True) for seat in seats]
    given_up = [msgspec.structs.replace(room.seated[seat], resigned=True) for seat in seats]
    kept = [room.store.keep_chair(room.table.id, chair) for chair in gone]
    sat = [room.store.keep_seat(room.live.id, seat) for seat in given_up]
    await commit(room, client, command, *kept, *sat, *room.closing(closed))
    for chair in gone:
        room.table.chairs[chair.seat].away = True
    for seat in given_up:
        room.seated[seat.seat] = seat
        room.finish.discard(seat.seat)
    room.ended(closed)
    room.announce()
    room.bots.wake()
    await _ended_by_the_rest(room)


def _resigned(room: Room, seats: list[int]) -> Closed | None:
    """What it comes to when these seats give up: of two seats the other one has won, and alone it is just over."""
    left = [seat.seat for seat in room.seated if seat.seat not in seats and not seat.resigned]
    people = [seat for seat in left if room.table.chairs[seat].who == "guest"]
    if not people:
        return Closed("resigned", [0.0] * len(room.seated), seats[0])
    if len(left) == 1:
        return Closed("resigned", [float(seat.seat in left) for seat in room.seated], seats[0])
    return None


async def finish(room: Room, client: Client, command: Finish) -> None:
    """I would end the match here; it is ended when all people who play agree, at once where I play alone."""
    seats = seats_held(room, client)
    if room.live is None or room.status != "playing":
        raise Refusal("refused-not-playing")
    agreed = room.finish.union(seats) if command.on else room.finish.difference(seats)
    closed = _agreed(room, agreed)
    await commit(room, client, command, *room.closing(closed), about={"on": command.on})
    room.finish = agreed
    room.ended(closed)
    room.announce()


def _agreed(room: Room, agreed: set[int]) -> Closed | None:
    """Is the match over by agreement? Of whoever has left for good or given up, nobody asks."""
    asked = {chair.seat for chair in room.table.chairs if chair.who == "guest" and not chair.away}
    if not agreed or not asked <= agreed:
        return None
    alone = len({room.table.chairs[seat].guest for seat in asked}) == 1
    return Closed("alone" if alone else "agreed", [0.0] * len(room.seated))


async def _ended_by_the_rest(room: Room) -> bool:
    """Do all who are left want to end the match, now that somebody has gone?"""
    closed = _agreed(room, room.finish) if room.live and room.status == "playing" else None
    if closed is None:
        return False
    await room.commit(*room.closing(closed), cause=Cause("finish"))
    room.ended(closed)
    room.announce()
    return True
