"""Signed acts at the web table: each line names its signer, a seat with a key is its own, and a key may be lost."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from server.signed_seats import act, signature
from server.web import Seat, Server, actions, first, play_out

from konspira.play.proof import Proof, examine
from konspira.play.signers import SigningDevice

Two = tuple[Seat, Seat]


@pytest.fixture
def two(server: Server) -> Iterator[Two]:
    """A table of two chairs, both of one guest, in a match; whoever is first to act comes first."""
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with ExitStack() as opened:
        seats = [opened.enter_context(server.sit(table, ania, seat=seat)) for seat in (0, 1)]
        for seat in seats:
            seat.until("welcome")
        mine, other = sorted(seats, key=lambda seat: not seat.turn["legal"])
        yield mine, other


def finish(server: Server, seats: Two, devices: list[SigningDevice | None]) -> Proof:
    """Play to the end, signing where there is a device; what the journal proves."""
    one, other = seats
    while not (one.turn["outcome"] or other.turn["outcome"]):
        seat, device = next((s, d) for s, d in zip(seats, devices, strict=True) if s.turn["legal"])
        answer = act(seat, device) if device else seat.do("act", action=first(seat))
        assert answer["type"] == "done", answer
        for watcher in seats:
            while watcher.turn["moment"] < seat.turn["moment"]:
                watcher.until("turn")
    return examine(server.ask(f"/api/tables/{one.table['id']}/1/journal").body)


def heard(seats: Two, moment: int) -> None:
    for seat in seats:
        while seat.turn["moment"] < moment:
            seat.until("turn")


def test_a_signed_match_proves_who_did_each_line(server: Server, two: Two) -> None:
    devices = [SigningDevice(), SigningDevice()]
    proof = finish(server, two, [*devices])
    assert proof.sealed == two[0].heard[0]["server"]
    assert {found.device for found in proof.devices} == {device.key.public for device in devices}
    assert proof.unsigned == []


def test_who_has_no_key_plays_on_and_is_listed_as_unsigned(server: Server, two: Two) -> None:
    proof = finish(server, two, [SigningDevice(), None])
    assert len(proof.devices) == 1
    assert len(proof.unsigned) > 5
    assert proof.sealed is not None


def test_an_act_without_the_key_of_its_seat_is_listed_with_the_servers_word(server: Server, two: Two) -> None:
    """The same guest with another program: he is known by his cookie, and plays on."""
    mine = two[0]
    assert act(mine, SigningDevice())["type"] == "done"
    heard(two, mine.turn["moment"])
    proof = finish(server, two, [None, SigningDevice()])
    assert [len(found.lines) for found in proof.devices if found.seat == mine.you["seat"]] == [1]
    journal = server.ask(f"/api/tables/{mine.table['id']}/1/journal").body.decode()
    lines = [json.loads(line) for line in journal.splitlines()]
    assert proof.unsigned == [line["n"] + 1 for line in lines if "attested" in line]
    assert proof.unsigned


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("signature", "00" * 64, "signature-false"),
        ("counter", 2, "signature-counter"),
        ("seen", "00" * 32, "signature-seen"),
        ("certificate", {"signature": "00" * 64, "device": "00" * 32}, "signature-certificate"),
        ("certificate", {"signature": "00" * 64}, "signature-certificate"),
        ("device", "nonsense", "refused-message"),
    ],
)
def test_a_false_signature_is_refused_and_nothing_has_changed(two: Two, field: str, value: Any, why: str) -> None:
    mine, device = two[0], SigningDevice()
    action = first(mine)
    fields = signature(mine, device, action, "false")
    fields["signed"][field] = value
    assert mine.do("act", "false", action=action, **fields)["news"]["id"] == why
    assert act(mine, device)["type"] == "done"


@pytest.mark.parametrize("change", ["action", "id", "at", "no at"])
def test_a_signature_is_for_one_act_only(two: Two, change: str) -> None:
    mine, device = two[0], SigningDevice()
    one, other = actions(mine.turn["legal"])[:2]
    fields = signature(mine, device, one, "x")
    fields["at"] = {"at": 1000, "no at": None}.get(change, fields["at"])
    answer = mine.do("act", "y" if change == "id" else "x", action=other if change == "action" else one, **fields)
    assert answer["type"] == "refused"


def test_a_command_that_comes_twice_is_done_once_and_signed_once(server: Server, two: Two) -> None:
    mine, device = two[0], SigningDevice()
    action = first(mine)
    fields = signature(mine, device, action, "twice")
    assert "receipt" in mine.do("act", "twice", action=action, **fields)
    assert mine.do("act", "twice", action=action, **fields)["type"] == "done"
    device.done(mine.table["commitment"], mine.you["seat"], "twice")
    heard(two, mine.turn["moment"])
    assert finish(server, two, [device, None]).devices[0].lines[0] == 2


def test_a_lost_key_gets_a_new_one_from_that_line_on(server: Server, two: Two) -> None:
    mine, _ = two
    assert act(mine, SigningDevice())["type"] == "done"
    heard(two, mine.turn["moment"])
    new = SigningDevice()
    proof = finish(server, two, [new, SigningDevice()])
    lost, found = (one for one in proof.devices if one.seat == mine.you["seat"])
    assert (len(lost.lines), found.device, found.vouched) == (1, new.key.public, "server")


def test_a_second_device_with_the_first_ones_word_needs_no_other(server: Server, two: Two) -> None:
    mine, _ = two
    one, other = SigningDevice(), SigningDevice()
    assert act(mine, one)["type"] == "done"
    heard(two, mine.turn["moment"])
    other.certificate = one.certify(other.key.public)
    proof = finish(server, two, [other, SigningDevice()])
    assert [found.vouched for found in proof.devices if found.device == other.key.public] == ["device"]


def test_whoever_comes_back_is_told_how_much_he_has_signed(server: Server) -> None:
    device = SigningDevice()
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania, seat=0, device=device.key.public) as zero, server.sit(table, ania, seat=1) as one:
        assert zero.until("welcome")["signed"] == 0
        one.until("welcome")
        while not zero.turn["legal"]:
            one.do("act", action=first(one))
            heard((zero, one), one.turn["moment"])
        act(zero, device)
        with server.sit(table, ania, seat=0, device=device.key.public) as again:
            assert again.until("welcome")["signed"] == 1
        with server.sit(table, ania, seat=1, device=device.key.public) as other:
            assert other.until("welcome")["signed"] == 0


def test_a_server_that_was_killed_goes_on_with_every_transcript(own: Callable[..., Server]) -> None:
    server, devices = own(), [SigningDevice(), SigningDevice()]
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    signed = 0
    for _ in range(2):
        with server.sit(table, ania, seat=0) as zero, server.sit(table, ania, seat=1) as one:
            seats = (zero, one)
            for seat in seats:
                seat.until("welcome")
            for _ in range(4):
                seat, device = next((s, d) for s, d in zip(seats, devices, strict=True) if s.turn["legal"])
                assert act(seat, device)["type"] == "done"
                heard(seats, seat.turn["moment"])
                signed += 1
        server.die_and_rise()
    with server.sit(table, ania, seat=0) as zero, server.sit(table, ania, seat=1) as one:
        for seat in (zero, one):
            seat.until("welcome")
        proof = finish(server, (zero, one), [*devices])
    assert signed == 8
    assert proof.unsigned == []
    assert {found.vouched for found in proof.devices} == {"server"}  # the match began before they came


def test_lines_of_bots_are_the_servers(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "random"], start=True)
    with server.sit(table, ania) as seat:
        play_out([seat], random.Random(1))
    proof = examine(server.ask(f"/api/tables/{table}/1/journal").body)
    assert proof.server["bot"]
    assert sorted([*proof.unsigned, *proof.server["bot"]]) == list(range(2, proof.actions + 2))
