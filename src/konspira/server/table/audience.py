"""What is told of a table, and to whom: everything to who comes, changes to everybody, what is said, and a match later
to those who may only look on later."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from konspira.boxes.box import Box
from konspira.kernel.record import SPECTATOR
from konspira.server.protocol import (
    PROTOCOL,
    ChatLine,
    StoryEntry,
    TableState,
    TableUpdate,
    TurnUpdate,
    Welcome,
    encode,
    now,
)
from konspira.server.store import Statement, StoredChat, StoredTable
from konspira.server.table import Client, TableServices
from konspira.server.table.presence import Presence
from konspira.server.table.state import RoomState

CHAT = 50  # lines told to somebody who comes in
BEAT = 1000  # milliseconds between two pings of who waits, so that he leaves a frozen node within three seconds


class Audience(RoomState):
    """One table as it stands, and everybody who is told of it."""

    def __init__(
        self, services: TableServices, box: Box, table: StoredTable, chat: list[ChatLine], presence: Presence
    ) -> None:
        super().__init__(box, table, chat, presence)
        self.services, self.store = services, services.store
        self.speakers: dict[int, tuple[str, str]] = {}  # line of the chat → the guest who said it, and from where

    def attend(self) -> None:
        """Other nodes are told who is here."""
        self.services.nodes.attend(self.table.id, self.presence.attendance)

    def welcome(self, client: Client) -> None:
        """Tell a client everything that he may know."""
        client.welcomed, client.late = True, None
        live, late = self.live, self.is_late(client)
        if late:
            turn, story = self._late_turn(client)
        else:
            turn = live.turn(self.eyes(client), client.text) if live else None
            story = live.story(self.eyes(client), client.have) if live else []
        welcome = Welcome(
            PROTOCOL,
            self.state_for(client.guest),
            self.you(client.guest, client.seat),
            turn,
            story,
            [] if late else self.chat[-CHAT:],
            self.presence.stood_in(client.seat),
            self.services.signer.public,
            live.signed_by(client) if live else 0,
            None if self.services.nodes.alone else BEAT,
        )
        client.send(encode(welcome))

    def eyes(self, client: Client) -> int:
        """The seat of the match on the table from which a client looks: after its end chairs may have changed."""
        if self.live is None or self.status == "playing" or not self.seated:
            return client.seat
        mine = [one.seat for one in self.seated if client.guest is not None and one.guest == client.guest]
        return client.seat if client.seat in mine else min(mine, default=SPECTATOR)

    def announce(self) -> None:
        """The table has changed: tell everybody."""
        self.attend()
        table = cast(Any, msgspec.Raw(encode(self.table_state())))
        later = cast(Any, msgspec.Raw(encode(self.state_for(None)))) if self.keeps_from(None) else table
        known = {self.table.host, *self.asking, *(chair.guest for chair in self.table.chairs)} - {None}
        to_others = encode(TableUpdate(later, self.you(None, SPECTATOR)))  # written once for all who only look on
        for client in self.presence.clients:
            if not client.welcomed:
                continue
            if client.guest in known or client.seat != SPECTATOR:
                told = later if self.is_late(client) else table
                client.send(encode(TableUpdate(told, self.you(client.guest, client.seat))))
            else:
                client.send(to_others)

    # -- who looks on later ---------------------------------------------------------------------------

    def is_late(self, client: Client) -> bool:
        """Does somebody only look on, where others may do that no more than later?"""
        return client.seat == SPECTATOR and self.keeps_from(client.guest)

    def keeps_from(self, guest: str | None) -> bool:
        """Is a match played of which who does not sit here is told later, or nothing?"""
        return self.table.watch != 0 and self.status == "playing" and not self.presence.seats_of(guest)

    def state_for(self, guest: str | None) -> TableState:
        """The table as somebody may know it: who looks on later is not told whose clock runs now."""
        state = self.table_state()
        if state.clock is None or not self.keeps_from(guest):
            return state
        return msgspec.structs.replace(state, clock=msgspec.structs.replace(state.clock, ends={}))

    @property
    def late_moment(self) -> int | None:
        """The moment of the match that who looks on later is shown; None where nobody may look on."""
        if self.live is None or self.table.watch is None:
            return None
        return max(1, len(self.live.match.history(SPECTATOR)) - self.table.watch)

    def _late_turn(self, client: Client) -> tuple[TurnUpdate | None, list[StoryEntry]]:
        """What somebody is shown who looks on later, and what led to it; he is noted to have been."""
        live, moment = self.live, self.late_moment
        client.late = (live.number if live else 0, moment or 0)
        if live is None or moment is None:
            return None, []
        return live.earlier(moment, client.text), live.story(SPECTATOR, client.have, moment)

    def tell_late(self) -> None:
        """Who looks on later is shown one moment more; when the match is over, all of it."""
        if self.table.watch == 0:
            return
        for client in self.presence.watchers[SPECTATOR]:
            if not client.welcomed or (client.late is None and not self.is_late(client)):
                continue
            if not self.is_late(client) or self.live is None or client.late is None:
                self.welcome(client)
            elif client.late != (self.live.number, self.late_moment or 0):
                turn, _ = self._late_turn(client)
                if turn is not None:
                    client.send(encode(turn))

    # -- what is said ---------------------------------------------------------------------------------

    def next_chat_line(self, seat: int, name: str | None, phrase: str | None, text: str | None) -> ChatLine:
        """What somebody says now; the chat counts its lines, so the lock is held until it is stored."""
        return ChatLine(self.chat[-1].number + 1 if self.chat else 1, now(), seat, name or "", phrase, text)

    def heard_from(self, line: int, client: Client) -> None:
        """Remember who said one of the last lines, for the host."""
        self.speakers[line] = client.guest or "", client.address
        while len(self.speakers) > CHAT:
            self.speakers.pop(next(iter(self.speakers)))

    def say(self, line: ChatLine) -> None:
        """Tell everybody what was said."""
        self.chat.append(line)
        del self.chat[: -2 * CHAT]
        message = encode(line)
        for client in self.presence.clients:
            if client.welcomed and not self.is_late(client):
                client.send(message)

    def keep_chat(self, line: ChatLine) -> Statement:
        """Store what is said."""
        stored = StoredChat(line.number, line.at, line.seat, line.name, line.phrase, line.text)
        return self.store.keep_chat(self.table.id, stored)
