"""A player is reported to the host, with what he said; the host, to who runs the server; once, and not by name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from server.postgres import programs
from server.rooms import FakeServices, come, do, until, with_services
from server.two_nodes import Node, with_nodes

from konspira.server.table.reporting import REPORTS


def test_the_host_sees_who_was_reported_with_the_lines_and_nobody_else_does() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("ABC", names=("Ania", "Basia", "Czarek"))
        (host, hosts), (basia, _), (czarek, page) = (come(room, letter, seat) for seat, letter in enumerate("ABC"))
        await do(room, czarek, "say", text="go away")
        await do(room, basia, "say", text="please")
        await do(room, basia, "report", chair=2, reason="rude", text="he shouts\u202e")
        assert page.last("table")["you"]["reports"] == []
        (one,) = hosts.last("table")["you"]["reports"]
        assert (one["seat"], one["name"], one["reason"], one["text"]) == (2, "Czarek", "rude", "he shouts")
        assert [line["text"] for line in one["lines"]] == ["go away"]
        assert "B" not in [value for value in one.values() if isinstance(value, str)]
        assert room.you("B", 1).reported
        await do(room, host, "settle", at=one["at"])
        assert hosts.last("table")["you"]["reports"] == []
        assert services.metrics.text().count("konspira_reports_total 1") == 1

    with_services(work)


def test_what_a_bot_said_at_a_chair_is_not_held_against_who_has_it_now() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("A*")
        (host, _), (czarek, _) = come(room, "A", 0), come(room, "C")
        room.say(room.next_chat_line(1, None, "phrase-bluff", None))
        await do(room, czarek, "sit", chair=1)
        await do(room, czarek, "say", text="hello")
        await do(room, host, "report", chair=1, reason="rude")
        lines = json.loads(room.reports["A"].lines)
        assert [line["text"] for line in lines] == ["hello"]

    with_services(work)


def test_one_person_reports_once_a_table_and_nobody_himself_or_nobody() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("ABC*")
        come(room, "A", 0)
        client, page = come(room, "B", 1)
        for fields in ({"chair": 1}, {"chair": 3}, {"line": 9}):
            await do(room, client, "report", reason="other", **fields)
            assert page.last("refused")["news"]["id"] == "refused-nobody"
        await do(room, client, "report", reason="stalls", chair=2)
        await do(room, client, "report", reason="stalls", chair=0)
        assert page.last("refused")["news"]["id"] == "refused-reported"
        onlooker, page = come(room, None)
        await do(room, onlooker, "report", reason="stalls", chair=2)
        assert page.last("refused")["news"]["id"] == "refused-guest"

    with_services(work)


def test_a_table_keeps_so_many_reports_and_no_more() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB")
        come(room, "A", 0)
        for number in range(REPORTS + 1):
            client, page = come(room, f"guest {number}")
            await do(room, client, "report", reason="name", chair=1)
        assert page.last("refused")["news"]["id"] == "refused-often"
        assert len(room.reports) == REPORTS

    with_services(work)


def test_a_report_about_the_host_is_for_who_runs_the_server_and_stays_from_whoever_becomes_host() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("ABC")
        (_, hosts), (basia, _), (czarek, page) = (come(room, letter, seat) for seat, letter in enumerate("ABC"))
        await do(room, basia, "report", reason="cheats", chair=0)
        assert hosts.last("table")["you"]["reports"] == []
        (made,) = room.reports.values()
        assert made.operator
        assert "konspira_reports_of_hosts_total 1" in services.metrics.text()
        await do(room, czarek, "report", reason="rude", chair=1)
        room.table.host = "B"
        assert [one.about for one in room.told_reports("B")] == ["A"]
        await do(room, czarek, "settle", at=made.at)
        assert page.last("refused")["news"]["id"] == "refused-not-host"

    with_services(work)


@pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")
def test_a_host_at_another_node_sees_a_report(tmp_path: Path) -> None:
    async def work(nodes: list[Node]) -> None:
        here, there = nodes
        table = await here.make("ABC", start=False)
        host, guest = await there.come(table, "A"), await here.come(table, "B")
        await guest.send("report", "x", reason="rude", chair=2)
        await until(lambda: bool(host.page.last("table")["you"]["reports"]) if "table" in host.page.types else False)

    with_nodes(tmp_path, 2, work)
