"""Somebody who spoils a table is reported to its host, with what he has said; a host, to whoever runs the server."""

from __future__ import annotations

import msgspec

from konspira.server.monitoring import note
from konspira.server.names import clean_text
from konspira.server.protocol import ChatLine, Refusal, now
from konspira.server.protocol.commands import Report, Settle
from konspira.server.store.people import SETTLED, StoredReport
from konspira.server.table import Client
from konspira.server.table.done import commit
from konspira.server.table.moderation import be_host, who_is_meant
from konspira.server.table.room import Room

REPORTS = 20  # kept of one table
LINES = 10  # of the chat, the last that somebody has said


async def report(room: Room, client: Client, command: Report) -> None:
    """Report who sits at a chair, or said a line of the chat; once, and at a table with few reports."""
    about = who_is_meant(room, client, command.chair, command.line).guest
    if client.guest in room.reports:
        raise Refusal("refused-reported")
    if len(room.reports) >= REPORTS:
        raise Refusal("refused-often")
    lines = msgspec.json.encode(_lines(room, about)).decode()
    made = StoredReport(
        room.table.id, client.guest or "", about, _name(room, about, command.line), command.reason,
        clean_text(command.text or ""), lines, now(), about == room.table.host,
    )  # fmt: skip
    await commit(room, client, command, room.store.keep_report(made))
    room.reports[made.guest] = made
    room.services.metrics.count("reports")
    if made.operator:
        room.services.metrics.count("reports_of_hosts")
        note("a host was reported", table=room.table.id, reason=made.reason)
    room.announce()


async def settle(room: Room, client: Client, command: Settle) -> None:
    """The host has dealt with a report; nobody is shown it any more."""
    be_host(room, client)
    found = next((one for one in room.told_reports(client.guest) if one.at == command.at), None)
    if found is None:
        raise Refusal("refused-nobody")
    await commit(room, client, command, room.store.settle_report(room.table.id, found.guest))
    room.reports[found.guest] = msgspec.structs.replace(found, reason=SETTLED, text="", lines="[]")
    room.announce()


def _lines(room: Room, about: str) -> list[ChatLine]:
    seats = room.presence.seats_of(about)
    said = [
        line for line in room.chat if line.name  # what a bot said has none, whoever sits there now
        and (room.speakers[line.number][0] == about if line.number in room.speakers else line.seat in seats)
    ]  # fmt: skip
    return said[-LINES:]


def _name(room: Room, about: str, line: int | None) -> str:
    seats, likenesses = room.presence.seats_of(about), room.likenesses()
    if seats:
        return likenesses[seats[0]].name or ""
    return next((one.name for one in room.chat if one.number == line), "")
