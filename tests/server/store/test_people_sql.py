"""What is kept of people is found again, bounded, and gone when it is taken away, in either database."""

from __future__ import annotations

import pytest
from server.store.conftest import Doing
from server.storing import table

from konspira.server.store import (
    LINE,
    SAID,
    Conflict,
    Entry,
    Store,
    StoredBar,
    StoredChair,
    StoredChat,
    StoredSeat,
    StoredTable,
)
from konspira.server.store.people import SETTLED, SignedIn, StoredLogin, StoredPasskey, StoredReport
from konspira.server.store.people_sql import LOST

PASSKEY = StoredPasskey("p", "g", "localhost", b"\x00key", 1, "", 5, 5)
REPORT = StoredReport("t", "g", "h", "Kuba", "rude", "", "[]", 7, False)


def login(id: str, seen: int = 1, key: str | None = None) -> StoredLogin:
    return StoredLogin(id, "", "Firefox", 1, seen, key)


async def guests(store: Store, *ids: str) -> None:
    await store.commit(*(store.keep_guest(id, id.upper(), 1, "owl") for id in ids))


def test_a_login_holds_until_it_is_taken_away(doing: Doing) -> None:
    async def work(store: Store) -> None:
        await guests(store, "g", "h")
        await store.commit(*store.keep_login("g", login("a"), 9), *store.keep_login("g", login("b", 2, "k"), 9))
        assert await store.signed_in("g", "a") == SignedIn("g", "a", "G", "owl", 1, None)
        assert await store.signed_in("h", "a") is None
        await store.commit(store.name_login("g", "a", "Tel"), store.see_login("g", "a", 8, "k2"))
        assert await store.logins("g") == [StoredLogin("a", "Tel", "Firefox", 1, 8, "k2"), login("b", 2, "k")]
        await store.commit(*store.forget_login("g", "b", 9))
        assert await store.signed_in("g", "b") is None
        assert await store.lost_keys("g") == {"k"}
        await store.commit(store.leave_login("g", "a"))
        assert (await store.logins("g"), await store.lost_keys("g")) == ([], {"k"})

    doing(work)


def test_a_key_that_another_login_has_too_is_not_lost(doing: Doing) -> None:
    async def work(store: Store) -> None:
        await guests(store, "g")
        await store.commit(*(one for id in "ab" for one in store.keep_login("g", login(id, 1, "k"), 9)))
        await store.commit(*store.forget_login("g", "a", 9))
        assert await store.lost_keys("g") == frozenset()

    doing(work)


def test_of_many_logins_and_lost_keys_the_last_ones_are_kept(doing: Doing) -> None:
    async def work(store: Store) -> None:
        await guests(store, "g")
        for number in range(LOST + 3):
            await store.commit(*store.keep_login("g", login(f"{number:02}", number, f"k{number}"), 2))
            if number % 2:
                await store.commit(*store.forget_login("g", f"{number:02}", number))
        assert len(await store.logins("g")) == 2
        await store.commit(
            *(one for n in range(LOST) for one in (*store.keep_login("g", login(f"x{n}", 99, f"x{n}"), 2),
                                                   *store.forget_login("g", f"x{n}", 100 + n)))
        )  # fmt: skip
        assert await store.lost_keys("g") == {f"x{n}" for n in range(LOST)}

    doing(work)


def test_a_passkey_is_found_by_its_id_and_by_its_guest(doing: Doing) -> None:
    async def work(store: Store) -> None:
        await guests(store, "g", "h")
        await store.commit(store.keep_passkey(PASSKEY))
        assert await store.passkey("p") == PASSKEY
        assert (await store.passkeys("g"), await store.passkeys("h")) == ([PASSKEY], [])
        with pytest.raises(Conflict):
            await store.commit(store.keep_passkey(PASSKEY))
        await store.commit(store.use_passkey("p", 7, 8), store.name_passkey("g", "p", "Klucz"))
        await store.commit(store.name_passkey("h", "p", "no"), store.forget_passkey("h", "p"))
        found = await store.passkey("p")
        assert found is not None
        assert (found.counter, found.seen, found.name) == (7, 8, "Klucz")
        await store.commit(store.forget_passkey("g", "p"))
        assert await store.passkey("p") is None

    doing(work)


def test_what_is_good_once_is_spent_once_and_forgotten_in_time(doing: Doing) -> None:
    async def work(store: Store) -> None:
        await store.commit(*store.spend("a", 10, 1))
        with pytest.raises(Conflict):
            await store.commit(*store.spend("a", 10, 10))
        await store.commit(*store.spend("a", 30, 11))

    doing(work)


def test_who_was_reported_is_told_to_the_host_or_to_the_operator_once(doing: Doing) -> None:
    async def work(store: Store) -> None:
        await table(store)
        other = StoredReport("t", "k", "host", "Ania", "cheats", "look", '[{"text": "x"}]', 8, True)
        await store.commit(store.keep_report(REPORT))
        await store.commit(store.keep_report(other))
        with pytest.raises(Conflict):
            await store.commit(store.keep_report(REPORT))
        assert await store.reports("t") == [REPORT, other]
        assert await store.reports_to_operator(9) == [other]
        await store.commit(store.settle_report("t", "k"))
        assert (await store.reports_to_operator(9), (await store.reports("t"))[1].reason) == ([], SETTLED)
        with pytest.raises(Conflict):
            await store.commit(store.keep_report(other))

    doing(work)


def test_a_code_is_known_to_be_there(doing: Doing) -> None:
    async def work(store: Store) -> None:
        await guests(store, "g")
        assert not await store.has_recovery("g")
        await store.commit(store.keep_recovery("g", "digest"))
        assert await store.has_recovery("g")

    doing(work)


def test_a_tournament_tells_of_somebody_in_the_place_of_a_guest(doing: Doing) -> None:
    async def work(store: Store) -> None:
        await guests(store, "g", "h")
        changes = ['{"type":"opened","host":"g"}', '{"type":"drawn","seats":["g",null,"h"]}']
        written = [one for n, change in enumerate(changes) for one in store.keep_change("c", n, change)]
        await store.commit(store.keep_tournament("c", "g", 1), *written)
        await store.commit(store.keep_entrant("c", "g"), store.keep_entrant("c", "h"))
        await store.commit(*store.forget_in("g", "c", "x", "h"), *store.forget_guest("g"))
        assert await store.changes("c", 0) == [change.replace('"g"', '"x"') for change in changes]
        assert (await store.tournaments_of("g", 9), await store.tournaments_open("h")) == ([], ["c"])
        assert list(await store.entrants("c")) == ["h"]

    doing(work)


def test_what_a_guest_did_stays_without_a_name_and_what_he_said_goes(doing: Doing) -> None:
    async def work(store: Store) -> None:
        await guests(store, "g", "h")
        chairs = [StoredChair(seat, "guest", guest, None, f"i{seat}", False) for seat, guest in enumerate("gh")]
        await store.commit(*store.keep_table(StoredTable("t", "gra", {}, True, None, "g", 1, 1, chairs), "make"))
        seats = [StoredSeat(seat, "guest", guest, None, guest.upper(), "owl") for seat, guest in enumerate("gh")]
        said = Entry("t", 0, SAID, who="g", command="a", text='{"number": 1, "text": "hello"}')
        act = Entry("t", 1, LINE, 1, 0, "g", "b", "{}")
        await store.commit(*store.begin_match("t", 1, b"k", 1, 3, seats), entries=[said, act])
        await store.commit(store.keep_chat("t", StoredChat(1, 5, 0, "G", None, "hello")), store.hide("t", "g", True))
        await store.commit(store.keep_bar("t", StoredBar("g", "mute", None)), store.keep_report(REPORT))
        await store.commit(store.end_match("t/1", 9), *store.keep_login("g", login("a"), 9))
        assert [line.text for line in await store.said_by("g")] == [said.text]
        assert (await store.tables_known("g"), await store.played_by("g", 9)) == (["t"], [("t", 1)])
        await store.commit(*store.forget_at("g", "t", "h", "random", [1]), *store.forget_guest("g"))
        found = await store.table("t")
        assert found is not None
        assert (found.host, [(one.who, one.bot, one.guest) for one in found.chairs]) == (
            "h", [("bot", "random", None), ("guest", None, "h")],
        )  # fmt: skip
        assert [(one.guest, one.name) for one in await store.seats("t/1")] == [(None, None), ("h", "H")]
        assert [(one.kind, one.who, one.text) for one in await store.entries("t", 0)] == [
            ("unsaid", None, ""), (LINE, None, "{}"),
        ]  # fmt: skip
        assert (await store.chat("t", 9), await store.bars("t"), await store.reports("t")) == ([], [], [])
        assert (await store.tables_known("g"), await store.logins("g"), await store.guest("g")) == ([], [], None)

    doing(work)
