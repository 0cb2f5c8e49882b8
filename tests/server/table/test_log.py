"""The log of a table: whatever is done takes the next number, and says whose command it was."""

from __future__ import annotations

from server.rooms import FakeServices, come, send, with_services
from server.web import actions

from konspira.server.store import LINE, SAID, Entry
from konspira.server.table.log import Cause, TableLog


def test_every_entry_has_the_number_after_the_one_before() -> None:
    log = TableLog("t", 7)
    assert log.header(2, "{}", Cause("start", "guest", "go")) == Entry("t", 7, LINE, 2, 0, "guest", "go", "{}")
    assert log.line(2, 1, "{}", ("guest", "a")) == Entry("t", 8, LINE, 2, 1, "guest", "a", "{}")
    assert log.line(2, 2, "{}", None) == Entry("t", 9, LINE, 2, 2, None, None, "{}")
    assert log.note(Cause("sit", "guest", "b")) == Entry("t", 10, "sit", None, None, "guest", "b", "")


def test_moves_and_all_that_changes_a_table_share_one_order() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB")
        (one, page), _ = come(room, "A", 0), come(room, "B", 1)
        await send(room, one, "say", "1", text="hello")
        await send(room, one, "start", "2")
        await send(room, one, "act", "3", action=actions(page.last("turn")["legal"])[0])
        await send(room, one, "leave", "4")
        await send(room, one, "back", "5")
        kept = [(entry.n, entry.kind, entry.who, entry.command) for entry in services.store.entries]
        assert kept == [
            (0, SAID, "A", "1"), (1, LINE, "A", "2"), (2, LINE, "A", "3"), (3, "leave", "A", "4"),
            (4, "back", "A", None),
        ]  # fmt: skip

    with_services(work)
