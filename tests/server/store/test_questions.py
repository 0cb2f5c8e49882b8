"""What is found in a store is what was kept there."""

from __future__ import annotations

import json

import pytest
from server.store.conftest import Doing
from server.storing import table

from konspira.server.store import (
    LINE,
    Closed,
    Conflict,
    Entry,
    Mailbox,
    PushSubscription,
    Store,
    StoredBar,
    StoredChair,
    StoredChat,
    StoredGuest,
    StoredSeat,
    StoredTable,
    WaitingLetter,
)

END = json.dumps({"payoffs": [1.0, 0.0]})


async def played(store: Store, id: str, touched: int, matches: int = 1) -> None:
    """A table of a guest and a bot, where so many matches are over; the guest has won all."""
    chairs = [StoredChair(0, "guest", "g", None, "i", False), StoredChair(1, "bot", None, "random", "j", False)]
    row = StoredTable(id, "gra", {}, True, None, "g", 1, touched, chairs)
    await store.commit(*store.keep_table(row, f"make {id}"))
    for number in range(1, matches + 1):
        first = 2 * number - 2
        lines = [
            Entry(id, first, LINE, number, 0, text="{}"),
            Entry(id, first + 1, LINE, number, 1, text=END),
        ]
        begun = store.begin_match(id, number, b"k", first, 3)
        await store.commit(*begun, store.end_match(f"{id}/{number}", 9), entries=lines)


def test_a_table_comes_back_as_it_was_kept(doing: Doing) -> None:
    async def work(store: Store) -> None:
        await table(store)
        found = await store.table("t")
        assert found is not None
        assert (found.options, found.public, found.patience) == ({"jokers": True}, True, 60)
        assert (found.match, found.ended) == (1, False)
        assert found.chairs == [StoredChair(0, "open", None, None, "i", False)]
        assert await store.table("nothing") is None

    doing(work)


def test_tables_of_a_guest_come_the_last_touched_first_with_how_they_ended(doing: Doing) -> None:
    async def work(store: Store) -> None:
        await store.commit(store.keep_guest("g", "Ania", 1))
        for id, touched in (("a", 5), ("b", 7), ("c", 6)):
            await played(store, id, touched, 3 if id == "b" else 1)
        await table(store)
        found = await store.tables_of("g", 2)
        assert [(one.id, one.match, one.ended, one.payoffs) for one in found] == [
            ("b", 3, True, [1.0, 0.0]),
            ("c", 1, True, [1.0, 0.0]),
        ]
        assert [chair.name for chair in found[0].chairs] == ["Ania", None]
        assert [one.id for one in await store.tables_public(10)] == ["b", "c", "a", "t"]
        assert (await store.tables_open("g"), await store.tables_open("host")) == (0, 1)
        assert (await store.table_made_by("g", "make c"), await store.table_made_by("g", "no")) == ("c", None)

    doing(work)


def test_matches_are_counted_for_a_guest_and_for_a_table(doing: Doing) -> None:
    async def work(store: Store) -> None:
        await played(store, "a", 5, 3)
        assert [match.payoffs for match in await store.finished("g", 2)] == [[1.0, 0.0]] * 2
        found = await store.table("a")
        assert found is not None
        assert await store.won("a", 3, found.chairs) == [2, 0]
        assert await store.match("a", 9) is None

    doing(work)


def test_what_people_said_and_who_may_not_talk_comes_back(doing: Doing) -> None:
    async def work(store: Store) -> None:
        await table(store)
        said = [StoredChat(n, n, -1, "Ania", None, f"{n}") for n in range(1, 6)]
        await store.commit(*(store.keep_chat("t", line) for line in said))
        assert await store.chat("t", 3) == said[2:]
        bars = [StoredBar("g", "ban", None), StoredBar("h", "mute", 10)]
        await store.commit(*(store.keep_bar("t", bar) for bar in bars), store.keep_bar("t", bars[1]))
        assert sorted(await store.bars("t"), key=lambda bar: bar.who) == bars
        await store.commit(store.forgive("t"))
        assert await store.bars("t") == []

    doing(work)


def test_clocks_rounds_and_who_would_play_again_come_back(doing: Doing) -> None:
    async def work(store: Store) -> None:
        await table(store)
        for ends in ({0: 5, 1: 6}, {1: 7}):
            await store.commit(*store.keep_clocks("t/1", ends), *store.keep_again("t/1", ends))
        assert (await store.clocks("t/1"), await store.again("t/1")) == ({1: 7}, {1})
        for text in ("a", "b"):
            await store.commit(store.keep_round("t", 2, 0, text), store.keep_round("t", 2, 1, "c"))
        assert await store.rounds("t", 2) == ["b", "c"]

    doing(work)


def test_a_guest_is_called_by_his_last_name_and_notified_where_he_was_last(doing: Doing) -> None:
    async def work(store: Store) -> None:
        for name in ("Ania", "Anna"):
            await store.commit(store.keep_guest("g", name, 1))
        assert (await store.guest("g"), await store.guest("h")) == (StoredGuest("Anna"), None)
        places = [PushSubscription("g", f"https://{n}", b"p", b"a", "pl") for n in range(3)]
        for now, place in enumerate(places):
            await store.commit(*store.keep_push(place, now, 2))
        assert sorted(await store.pushes("g"), key=lambda one: one.endpoint) == places[1:]
        await store.commit(store.forget_push("g", "https://1"))
        assert await store.pushes("g") == places[2:]

    doing(work)


def test_a_match_is_counted_for_who_sat_there_then_whoever_sits_there_now(doing: Doing) -> None:
    async def work(store: Store) -> None:
        await played(store, "a", 1)
        sat = [StoredSeat(0, "guest", "h", None, "Hela", "owl"), StoredSeat(1, "guest", "g", None, "Gucio", None, True)]
        begun = store.begin_match("a", 2, b"k", 2, 10, sat)
        closed = Closed("resigned", [1.0, 0.0], 1)
        line = Entry("a", 2, LINE, 2, 0, text="{}")
        await store.commit(*begun, store.end_match("a/2", 20, closed), entries=[line])
        stored = await store.match("a", 2)
        assert (await store.seats("a/2"), stored and stored.closed) == (sat, closed)
        assert [len(await store.finished(who, 9)) for who in ("g", "h")] == [2, 1]
        assert [match.seats for match in await store.finished("g", 1)] == [sat]
        found = await store.table("a")
        assert found is not None
        assert await store.won("a", 3, found.chairs) == [1, 0]
        found.chairs[1] = StoredChair(1, "guest", "h", None, "i", False)
        assert await store.won("a", 3, found.chairs) == [1, 1]

    doing(work)


def test_terms_change_chairs_go_and_a_table_is_hidden_from_one_guest_only(doing: Doing) -> None:
    async def work(store: Store) -> None:
        await played(store, "a", 1)
        found = await store.table("a")
        assert found is not None
        found.options, found.public, found.clock, found.host = {"jokers": True}, False, "quick", "h"
        await store.commit(store.keep_terms(found), store.take_chairs("a", 1), store.keep_guest("g", "Gucio", 1, "owl"))
        again = await store.table("a")
        assert again is not None
        assert (again.options, again.public, again.clock, again.host) == ({"jokers": True}, False, "quick", "h")
        assert [(chair.name, chair.face) for chair in again.chairs] == [("Gucio", "owl")]
        await store.commit(store.hide("a", "g", True), store.hide("a", "g", True))
        assert [len(await store.tables_of(who, 9)) for who in ("g", "h")] == [0, 1]
        await store.commit(store.hide("a", "g", False))
        assert len(await store.tables_of("g", 9)) == 1

    doing(work)


def test_calls_that_are_due_wait_until_they_are_made(doing: Doing) -> None:
    async def work(store: Store) -> None:
        await table(store)
        await store.commit(store.keep_call("t", "g", 5), store.keep_call("t", "h", 7), store.keep_call("t", "g", 6))
        assert await store.calls(6) == []
        assert await store.calls(8) == [("t", "g"), ("t", "h")]
        await store.commit(store.forget_call("t", "g", 5))
        assert await store.calls(8) == [("t", "g"), ("t", "h")], "it is a later call"
        await store.commit(store.forget_call("t", "g", 6))
        assert await store.calls(8) == [("t", "h")]

    doing(work)


def test_clocks_are_found_by_guest_and_tables_by_what_is_due_there(doing: Doing) -> None:
    async def work(store: Store) -> None:
        for id, pace, ends in (("soon", "day", {0: 100}), ("late", "day", {0: 900}), ("bots", "day", {}),
                               ("quick", "quick", {0: 100})):  # fmt: skip
            chairs = [StoredChair(0, "guest", "g", None, "i", False)]
            row = StoredTable(id, "gra", {}, True, None, "g", 1, 1, chairs, clock=pace)
            begun = store.begin_match(id, 1, b"k", 0, 3)
            await store.commit(*store.keep_table(row, id), *begun, *store.keep_clocks(f"{id}/1", ends))
        assert await store.clocks_of("g") == {"soon": {0: 100}, "late": {0: 900}, "quick": {0: 100}}
        assert await store.clocks_of("h") == {}
        assert await store.tables_due(("day", "days"), 500) == ["bots", "soon"]
        assert await store.tables_due(("day", "days"), 500, "bots") == ["soon"]
        assert await store.tables_due((), 500) == []
        await store.commit(store.end_match("soon/1", 9))
        assert await store.tables_due(("day",), 500) == ["bots"]

    doing(work)


def test_a_letter_is_kept_once_a_turn_and_only_for_who_has_confirmed(doing: Doing) -> None:
    async def work(store: Store) -> None:
        await table(store)
        await store.commit(store.keep_guest("g", "Ania", 1))
        letter = WaitingLetter("t", "g", "1.0", 0)
        await store.commit(store.keep_letter(letter, 5), store.keep_mailbox(Mailbox("g", "a@b.org", "pl", False), 1))
        await store.commit(store.keep_letter(letter, 5))
        assert await store.letters(9) == []
        await store.commit(store.confirm_mailbox("g", True), store.keep_letter(letter, 5))
        assert (await store.letters(9), await store.letters(5)) == ([letter], [])
        await store.commit(store.try_letter(letter, 20))
        tried = letter._replace(tries=1)
        assert await store.letters(30) == [tried]
        await store.commit(store.try_letter(letter, 5), store.delay_letter(letter, 5))
        assert await store.letters(19) == [], "another has tried it since it was read"
        await store.commit(store.delay_letter(tried, 25))
        assert (await store.letters(24), await store.letters(30)) == ([], [tried])
        await store.commit(store.end_letter(letter), store.keep_letter(letter, 5), store.count_letter("g", 3))
        await store.commit(store.try_letter(tried, 5), store.delay_letter(tried, 5))
        assert await store.letters(99) == [], "what has ended is not begun again"
        assert await store.mailbox("g") == Mailbox("g", "a@b.org", "pl", True, 3, 1)
        await store.commit(store.keep_letter(letter._replace(turn="1.1"), 5), store.forget_mailbox("g"))
        assert [one.turn for one in await store.letters(9)] == ["1.1"]
        assert await store.mailbox("g") is None

    doing(work)


def test_changes_of_a_tournament_have_one_order_and_its_tables_are_known_by_it(doing: Doing) -> None:
    async def work(store: Store) -> None:
        await store.commit(store.keep_guest("h", "Host", 1), store.keep_guest("g", "Ania", 1))
        await store.commit(store.keep_tournament("c", "h", 1), *store.keep_change("c", 0, "a"))
        await store.commit(*store.keep_change("c", 1, "b"), store.keep_entrant("c", "g"), store.keep_entrant("c", "g"))
        with pytest.raises(Conflict):
            await store.commit(*store.keep_change("c", 1, "other"), store.finish_tournament("c"))
        assert (await store.changes("c", 0), await store.changes("c", 1)) == (["a", "b"], ["b"])
        assert await store.entrants("c") == {"h": StoredGuest("Host"), "g": StoredGuest("Ania")}
        assert (await store.tournaments_of("g", 9), await store.tournaments_open("h")) == (["c"], ["c"])
        await played(store, "t", 5)
        await store.commit(store.keep_tournament_table("t", "c"))
        found = await store.table("t")
        assert found is not None
        assert (found.tournament, await store.first_match("t")) == ("c", [1.0, 0.0])
        assert await store.first_match("nothing") is None
        await store.commit(store.finish_tournament("c"))
        assert await store.tournaments_open() == []

    doing(work)
