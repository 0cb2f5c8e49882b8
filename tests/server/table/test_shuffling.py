"""Everybody shuffles, at tables with the real store: who is in the list, who is not, and what a round can meet."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.rooms import until
from server.shuffled_tables import SHORT, Device, Tables, closed, listed, settle, with_tables

from konspira.play.fair_deal import VOID_ROUNDS, Round, VoidRound, match_key, read_shuffle
from konspira.play.fair_deal import Device as Listed
from konspira.play.journal import contents
from konspira.play.match import replay
from konspira.server.protocol import encode


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def test_every_device_at_the_table_is_in_the_list_and_the_deal_comes_from_all_of_them(db: Path) -> None:
    async def work(tables: Tables) -> None:
        room = await tables.table("AB*")
        one, other = Device(room, "A"), Device(room, "B")
        await one.hear(), await other.hear()
        await one.send("start")
        header = await settle(room, one, other)
        assert listed(header) == [[0], [1]]  # a bot's seed is the server's
        assert header["shuffle"]["left_out"] == []
        assert header["shuffle"]["voided"] == []
        assert one.shuffler.is_mine(header)
        assert other.shuffler.is_mine(header)
        match, shuffle = room.live.match, read_shuffle(header)
        assert match._secret == match_key(match._key, header["commitment"], shuffle) != match._key

    with_tables(db, work)


def test_nothing_that_is_told_before_the_end_holds_the_key(db: Path) -> None:
    """Seeds are open from the start: what they are worth without the server's key is nothing."""

    async def work(tables: Tables) -> None:
        room = await tables.table("AB")
        one, other, onlooker = Device(room, "A"), Device(room, "B"), Device(room, "C")
        await one.hear(), await other.hear()
        await one.send("start")
        await settle(room, one, other)
        match = room.live.match
        told = str([device.page.heard for device in (one, other, onlooker)]) + match.journal.text
        assert all(device.seed in told for device in match._shuffle.devices)
        assert match._key.hex() not in told
        assert match._secret.hex() not in told

    with_tables(db, work)


def test_nobody_is_told_an_opening_before_the_signed_list_is_stored(db: Path) -> None:
    async def work(tables: Tables) -> None:
        room = await tables.table("AB")
        one, other = Device(room, "A"), Device(room, "B")
        await one.hear(), await other.hear()
        await one.send("start")
        await closed(room)
        (kept,) = await tables.store.rounds(room.table.id, 1)
        assert room.shuffling.list.signature in kept
        assert "seed" not in kept
        assert room.shuffling.key.hex() not in kept
        assert room.status == "gathering"
        assert room.live is None

    with_tables(db, work)


def test_a_page_that_knows_nothing_of_it_is_left_out_and_shown(db: Path) -> None:
    async def work(tables: Tables) -> None:
        room = await tables.table("AB")
        one, old = Device(room, "A"), Device(room, "B", old=True)
        await one.hear()
        await old.send("start")
        header = await settle(room, one)
        assert listed(header) == [[0]]
        assert header["shuffle"]["left_out"] == [1]
        assert old.page.last("table")["table"]["shuffle"]["closed"]["left_out"] == [1]
        assert not old.shuffler.is_mine(header)

    with_tables(db, work)


def test_a_device_that_has_gone_before_the_list_is_closed_is_left_out(db: Path) -> None:
    async def work(tables: Tables) -> None:
        room = await tables.table("AB")
        one, gone = Device(room, "A"), Device(room, "B")
        await one.hear(), await gone.hear()
        gone.go()
        await one.send("start")
        header = await settle(room, one)
        assert listed(header) == [[0]]
        assert header["shuffle"]["left_out"] == [1]
        assert header["shuffle"]["voided"] == []

    with_tables(db, work)


def test_a_device_that_comes_back_in_time_opens_over_another_line(db: Path) -> None:
    async def work(tables: Tables) -> None:
        room = await tables.table("AB")
        one, other = Device(room, "A"), Device(room, "B")
        await one.hear(), await other.hear()
        await one.send("start")
        await closed(room)
        other.go()
        other.come()
        header = await settle(room, one, other)
        assert listed(header) == [[0], [1]]
        assert header["shuffle"]["voided"] == []

    with_tables(db, work)


def test_a_missing_opening_voids_the_round_and_the_header_says_whose_it_was(db: Path) -> None:
    async def work(tables: Tables) -> None:
        room = await tables.table("AB")
        one, silent = Device(room, "A"), Device(room, "B", silent=True)
        await one.hear(), await silent.hear()
        before, first = room.shuffling.key, silent.shuffler.commitment(room_state(one))
        await one.send("start")
        header = await settle(room, one, silent)
        voided = header["shuffle"]["voided"]
        assert voided[0]["missing"] == [first["commitment"]]
        assert len(voided) == 2  # who owes two openings is left out
        assert listed(header) == [[0]]
        assert header["shuffle"]["left_out"] == [1]
        assert one.shuffler.is_mine(header)
        assert room.live.match._key != before  # everything began afresh
        assert len({header["commitment"], *(round["commitment"] for round in voided)}) == 3
        assert replay(room.live.match.journal).turn(0).view == room.live.match.turn(0).view

    with_tables(db, work, SHORT)


def room_state(device: Device) -> dict:
    """The round as a device was told of it last."""
    told = [m for m in device.page.heard if m["type"] in ("welcome", "table")]
    return dict(told[-1]["table"]["shuffle"])


def test_nobody_is_replaced_once_the_list_is_closed(db: Path) -> None:
    async def work(tables: Tables) -> None:
        room = await tables.table("AB")
        one, other = Device(room, "A"), Device(room, "B")
        await one.hear(), await other.hear()
        late = Device(room, "B")
        await one.send("start")
        await closed(room)
        list = room.shuffling.list
        await late.hear()  # a second page of the same guest commits too late
        await late.send("shuffle", shuffle={"round": room.shuffling.commitment, "commitment": "0" * 64})
        assert late.page.last("refused")["news"]["id"] == "refused-round"
        stranger = Device(room, "C", old=True)
        await stranger.send("sit", chair=1)
        assert stranger.page.last("refused")["news"]["id"] == "refused-not-gathering"
        await one.send("chair", chair=1, seating={"who": "open"})
        assert one.page.last("refused")["news"]["id"] == "refused-not-gathering"
        assert room.shuffling.list == list
        assert listed(await settle(room, one, other)) == [[0], [1]]

    with_tables(db, work)


def test_who_gets_up_while_all_open_leaves_his_chair_to_a_bot(db: Path) -> None:
    async def work(tables: Tables) -> None:
        room = await tables.table("AB")
        one, other = Device(room, "A"), Device(room, "B")
        await one.hear(), await other.hear()
        await one.send("start")
        await closed(room)
        await other.send("leave")
        header = await settle(room, one, other)
        assert listed(header) == [[0], [1]]
        assert room.table.chairs[1].away

    with_tables(db, work)


@pytest.mark.parametrize("wrong", ["seed", "round", "guest"])
def test_an_opening_that_was_not_committed_to_counts_for_nothing(db: Path, wrong: str) -> None:
    async def work(tables: Tables) -> None:
        room = await tables.table("AB")
        one, other = Device(room, "A"), Device(room, "B")
        await one.hear(), await other.hear()
        await one.send("start")
        await closed(room)
        opening = other.shuffler.opening(room_state(other))
        by = one if wrong == "guest" else other
        await by.send("open", **({**opening, wrong: "0" * 64} if wrong != "guest" else opening))
        assert by.page.last("refused")["news"]["id"] == "refused-round"
        await other.send("open", **opening)
        assert listed(await settle(room, one)) == [[0], [1]]

    with_tables(db, work)


def test_onlookers_contribute_nothing(db: Path) -> None:
    async def work(tables: Tables) -> None:
        room = await tables.table("AB")
        one, other, onlooker = Device(room, "A"), Device(room, "B"), Device(room, "C")
        for device in (one, other, onlooker):
            await device.hear()
        committed = onlooker.shuffler.commitment(room_state(onlooker))
        await onlooker.send("shuffle", shuffle=committed)
        assert onlooker.page.last("refused")["news"]["id"] == "refused-not-seated"
        await one.send("start")
        assert listed(await settle(room, one, other, onlooker)) == [[0], [1]]

    with_tables(db, work)


def test_a_stand_in_plays_for_who_has_gone_and_contributes_nothing_to_the_deal(db: Path) -> None:
    async def work(tables: Tables) -> None:
        room = await tables.table("AB")
        room.table.patience = 0
        one, gone = Device(room, "A"), Device(room, "B")
        await one.hear(), await gone.hear()
        committed = set(room.shuffling.devices)
        gone.go()
        await until(lambda: room.presence.stands_in(1))
        await one.send("start")
        header = await settle(room, one)
        assert (listed(header), header["shuffle"]["left_out"]) == ([[0]], [1])
        (device,) = header["shuffle"]["devices"]
        assert committed > {device["commitment"]}, "he had committed to a seed before he went"
        shuffle = read_shuffle(header)
        assert match_key(room.live.match._key, header["commitment"], shuffle) == room.live.match._secret

        def signers() -> set[str]:
            return {line["by"] for line in contents(room.live.match.journal)[1:] if line.get("seat") == 1}

        for _ in range(40):  # he is asked at the latest when A has bid
            match = room.live.match
            if signers():
                break
            if 0 in match.actors:
                room.live.act(0, match.turn(0).legal[0], room.presence.watchers, room.stored, by="guest")
            else:
                await until(lambda: signers() != set())
        assert signers() == {"stand-in"}

    with_tables(db, work)


def test_late_joiners_and_stand_ins_contribute_nothing_until_the_next_match_which_is_a_new_round(db: Path) -> None:
    async def work(tables: Tables) -> None:
        room = await tables.table("AB")
        one = Device(room, "A")
        await one.hear()
        await one.send("start")
        first = await settle(room, one)
        assert listed(first) == [[0]]
        late = Device(room, "B")  # comes when the match is on
        await late.hear()
        assert room.shuffling is None
        await late.send("shuffle", shuffle={"round": first["commitment"], "commitment": "0" * 64})
        assert late.page.last("refused")["news"]["id"] == "refused-round"
        await play_out(room)
        await one.hear(), await late.hear()
        await one.send("again")
        await late.send("again")
        second = await settle(room, one, late, begun=2)
        assert listed(second) == [[0], [1]]
        assert second["commitment"] != first["commitment"]
        seeds = [{device["seed"] for device in header["shuffle"]["devices"]} for header in (first, second)]
        assert not seeds[0] & seeds[1]

    with_tables(db, work)


async def play_out(room) -> None:
    """Whoever may act does, to the end."""
    match = room.live.match
    while match.outcome is None:
        seat = match.actors[0]
        room.live.act(seat, match.turn(seat).legal[0], room.presence.watchers, room.stored, by="guest")
    await until(lambda: room.live.pending == 0)


def test_a_seed_sent_with_sit_start_or_again_counts(db: Path) -> None:
    async def work(tables: Tables) -> None:
        room = await tables.table("A_")
        one, other = Device(room, "A"), Device(room, "B")
        await other.send("sit", chair=1, shuffle=other.shuffler.commitment(room_state(other)))
        await one.send("start", shuffle=one.shuffler.commitment(room_state(one)))
        assert listed(await settle(room, one, other)) == [[0], [1]]
        await play_out(room)
        for device in (one, other):
            await device.send("again", shuffle=device.shuffler.commitment(room_state(device)))
        assert listed(await settle(room, one, other, begun=2)) == [[0], [1]]

    with_tables(db, work)


def test_a_device_that_is_passed_round_is_one_device(db: Path) -> None:
    async def work(tables: Tables) -> None:
        room = await tables.table("AA*")
        device = Device(room, "A", hotseat=True)
        await device.hear()
        await device.send("start")
        assert listed(await settle(room, device)) == [[0, 1]]

    with_tables(db, work)


def test_alone_against_bots_is_one_device(db: Path) -> None:
    async def work(tables: Tables) -> None:
        room = await tables.table("A*")
        device = Device(room, "A")
        await device.hear()
        await device.send("start")
        assert listed(await settle(room, device)) == [[0]]

    with_tables(db, work)


def test_a_crash_during_the_round_voids_it(db: Path) -> None:
    async def work(tables: Tables) -> None:
        room = await tables.table("AB")
        one, other = Device(room, "A"), Device(room, "B")
        await one.hear(), await other.hear()
        await one.send("start")
        await closed(room)
        commitment, devices = room.shuffling.commitment, [d.commitment for d in room.shuffling.list.devices]
        await tables.again()
        room = one.room = other.room = await tables.lobby.room(room.table.id)
        assert room.status == "gathering"
        one.come(), other.come()
        await one.hear(), await other.hear()
        await one.send("start")
        header = await settle(room, one, other)
        (voided,) = header["shuffle"]["voided"]
        assert (voided["commitment"], list(voided["missing"])) == (commitment, devices)
        assert header["commitment"] != commitment
        assert one.shuffler.is_mine(header)
        assert await tables.store.rounds(room.table.id, 1) == []  # the header has it

    with_tables(db, work)


def test_a_crash_after_the_round_goes_on_from_the_openings_that_were_stored(db: Path) -> None:
    async def work(tables: Tables) -> None:
        room = await tables.table("AB")
        one, other = Device(room, "A"), Device(room, "B")
        await one.hear(), await other.hear()
        await one.send("start")
        header = await settle(room, one, other)
        seen = room.live.match.turn(0).view
        await tables.again()
        room = await tables.lobby.room(room.table.id)
        assert contents(room.live.match.journal)[0] == header
        assert room.live.match.turn(0).view == seen
        seat = room.live.match.actors[0]
        room.live.act(seat, room.live.match.turn(seat).legal[0], room.presence.watchers, room.stored, by="guest")
        assert len(replay(room.live.match.journal).journal) == 2

    with_tables(db, work)


def test_more_than_four_devices_of_one_guest_are_not_listed(db: Path) -> None:
    async def work(tables: Tables) -> None:
        room = await tables.table("A*")
        devices = [Device(room, "A") for _ in range(6)]
        for device in devices:
            await device.hear()
        await devices[0].send("start")
        assert listed(await settle(room, *devices)) == [[0]] * 4

    with_tables(db, work)


def test_after_too_many_void_rounds_the_match_does_not_begin_and_it_is_said_why(db: Path) -> None:
    """Its journal would be refused by everybody who checks it."""

    async def work(tables: Tables) -> None:
        room = await tables.table("AB")
        one, silent = Device(room, "A"), Device(room, "B", silent=True)
        void = VoidRound("0" * 64, (Listed("1" * 64, (0,)),), (), "0" * 128, ("1" * 64,))
        room.shuffling.voided = [void] * (VOID_ROUNDS - 1)  # as after many crashes
        room.announce()
        await one.hear(), await silent.hear()
        await one.send("start")
        assert room.beginning.is_shuffling
        await until(lambda: not room.beginning.is_shuffling)
        assert len(room.shuffling.voided) == VOID_ROUNDS
        await one.hear()
        await one.send("start")
        assert one.page.last("refused")["news"]["id"] == "refused-restarts"
        assert room.live is None

    with_tables(db, work, SHORT)


def test_a_round_in_which_all_opened_and_no_match_began_is_listed_with_the_void_ones(db: Path) -> None:
    """It was overwritten by the next one, as if nobody had looked at what it would have dealt."""

    async def work(tables: Tables) -> None:
        room = await tables.table("AB")
        one, other = Device(room, "A"), Device(room, "B")
        await one.hear(), await other.hear()
        options, room.table.options = room.table.options, {"nonsense": True}  # the game has changed
        await one.send("start")
        await closed(room)
        first = room.shuffling.list
        await one.hear(), await other.hear()
        await until(lambda: not room.beginning.is_shuffling)
        assert room.live is None
        room.table.options = options
        await one.hear(), await other.hear()
        await one.send("start")
        header = await settle(room, one, other)
        (voided,) = header["shuffle"]["voided"]
        assert voided["commitment"] == first.commitment
        assert list(voided["missing"]) == [device.commitment for device in first.devices]
        assert listed(header) == [[0], [1]]
        assert read_shuffle(header) is not None
        assert one.shuffler.is_mine(header)

    with_tables(db, work)


def test_a_round_without_any_device_is_none_that_came_to_nothing(db: Path) -> None:
    """All had gone when its list was closed: nobody could be named, and no journal would be read with it."""

    async def work(tables: Tables) -> None:
        room = await tables.table("AB")
        empty = Round(room.shuffling.commitment, (), (0, 1), "0" * 128)
        room.shuffling.resume([encode(empty).decode()])
        room.shuffling.list = empty
        room.shuffling.abandon()
        assert room.shuffling.voided == []
        assert room.shuffling.list is None

    with_tables(db, work)
