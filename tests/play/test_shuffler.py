"""A device's part: it opens its seed for a list that holds it, is signed, and hides no round; and for no other."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from konspira.play.fair_deal import VOID_ROUNDS, Device, Round, Shuffle, VoidRound, listing, sealing, seed_commitment
from konspira.play.key import commitment
from konspira.play.shuffler import Shuffler
from konspira.play.signing import SigningKey

SERVER, KEYS = SigningKey(b"s" * 32), [bytes([n]) * 32 for n in range(3)]


def told(key: bytes, closed: Round | None = None, voided: tuple[VoidRound, ...] = ()) -> dict[str, Any]:
    """What the server tells of a round."""
    sealed = SERVER.sign("commitment", sealing(commitment(key)))
    state: dict[str, Any] = {"server": SERVER.public, "commitment": commitment(key), "sealed": sealed}
    state |= {"voided": voided, "closed": closed}
    return dict(msgspec.json.decode(msgspec.json.encode(state)))


def closed(key: bytes, *seeds: str, voided: tuple[VoidRound, ...] = ()) -> Round:
    """A list of devices that have committed to so much."""
    devices = tuple(Device(one, (seat,)) for seat, one in enumerate(sorted(seeds)))
    signature = SERVER.sign("list", listing(commitment(key), devices, (), voided))
    return Round(commitment(key), devices, (), signature)


def test_a_device_commits_once_a_round_and_opens_what_it_committed_to() -> None:
    device = Shuffler()
    mine = device.commitment(told(KEYS[0]))
    assert mine == device.commitment(told(KEYS[0]))
    opening = device.opening(told(KEYS[0], closed(KEYS[0], mine["commitment"], "f" * 64)))
    assert seed_commitment(opening["seed"]) == mine["commitment"]
    assert device.opening(told(KEYS[0], closed(KEYS[0], mine["commitment"], "f" * 64))) is None  # once
    assert device.commitment(told(KEYS[1]))["commitment"] != mine["commitment"]


def test_where_there_is_no_round_there_is_nothing_to_send() -> None:
    device = Shuffler()
    assert device.commitment(None) is None
    assert device.opening(None) is None
    assert device.opening(told(KEYS[0])) is None


@pytest.mark.parametrize("wrong", ["sealed", "signature", "left out", "another key"])
def test_a_device_does_not_open_for_a_list_that_does_not_hold(wrong: str) -> None:
    device = Shuffler()
    mine = device.commitment(told(KEYS[0]))["commitment"]
    state = told(KEYS[0], closed(KEYS[0], mine))
    if wrong == "sealed":
        state["sealed"] = "0" * 128
    elif wrong == "signature":
        state["closed"]["signature"] = "0" * 128
    elif wrong == "left out":
        state = told(KEYS[0], closed(KEYS[0], "f" * 64))
    else:  # the server has changed its mind after it knew what devices committed to
        state = told(KEYS[1], closed(KEYS[1], mine))
    assert device.opening(state) is None


def test_a_device_does_not_commit_below_a_commitment_that_is_not_signed() -> None:
    assert Shuffler().commitment({**told(KEYS[0]), "sealed": "0" * 128}) is None


def test_a_device_does_not_open_again_where_a_round_that_it_opened_for_is_hidden() -> None:
    device = Shuffler()
    first = device.commitment(told(KEYS[0]))["commitment"]
    list = closed(KEYS[0], first, "f" * 64)
    assert device.opening(told(KEYS[0], list))
    second = device.commitment(told(KEYS[1]))["commitment"]
    assert device.opening(told(KEYS[1], closed(KEYS[1], second))) is None
    assert device.opening(told(KEYS[2], closed(KEYS[2]))) is None  # nor by a match that is said to have begun without
    assert device.opening(told(KEYS[1], closed(KEYS[1], second))) is None
    void = VoidRound(list.commitment, list.devices, list.left_out, list.signature, ("f" * 64,))
    assert device.opening(told(KEYS[1], closed(KEYS[1], second, voided=(void,)), (void,)))


def test_once_its_match_has_begun_a_round_is_not_missed_in_the_next_one() -> None:
    device = Shuffler()
    first = device.commitment(told(KEYS[0]))["commitment"]
    list = closed(KEYS[0], first)
    seed = device.opening(told(KEYS[0], list))["seed"]
    begun = Round(list.commitment, (Device(first, (0,), seed=seed),), (), list.signature)
    assert device.opening(told(KEYS[0], begun)) is None
    second = device.commitment(told(KEYS[1]))["commitment"]
    assert device.opening(told(KEYS[1], closed(KEYS[1], second)), 1) is not None
    third = device.commitment(told(KEYS[2]))["commitment"]  # it was away while the second was played
    assert device.opening(told(KEYS[2], closed(KEYS[2], third)), 1) is None
    assert device.opening(told(KEYS[2], closed(KEYS[2], third)), 2) is not None


def test_a_device_does_not_open_after_more_void_rounds_than_a_journal_may_have() -> None:
    device = Shuffler()
    mine = device.commitment(told(KEYS[0]))["commitment"]
    one = closed(KEYS[1], "f" * 64)
    void = VoidRound(one.commitment, one.devices, one.left_out, one.signature, ("f" * 64,))
    for number, opens in ((VOID_ROUNDS + 1, False), (VOID_ROUNDS, True)):
        voided = (void,) * number
        state = told(KEYS[0], closed(KEYS[0], mine, voided=voided), voided)
        assert (device.opening(state) is not None) is opens


def test_a_deal_is_mine_only_if_my_own_seed_is_in_the_list_that_i_opened_for() -> None:
    device = Shuffler()
    mine = device.commitment(told(KEYS[0]))["commitment"]
    list = closed(KEYS[0], mine)
    seed = device.opening(told(KEYS[0], list))["seed"]
    sealed = SERVER.sign("commitment", sealing(commitment(KEYS[0])))

    def header(devices: tuple[Device, ...], left_out: tuple[int, ...] = ()) -> dict[str, Any]:
        shuffle = Shuffle(SERVER.public, sealed, devices, left_out, list.signature)
        return {"commitment": commitment(KEYS[0]), "shuffle": msgspec.to_builtins(shuffle)}

    opened = (Device(mine, (0,), seed=seed),)
    assert device.is_mine(header(opened))
    assert not device.is_mine(header(()))
    assert not device.is_mine(header(opened, left_out=(1,)))
    assert not device.is_mine({"commitment": commitment(KEYS[0])})
    assert not Shuffler().is_mine(header(opened))


def test_once_its_match_has_begun_a_round_needs_no_listing_in_the_next() -> None:
    device = Shuffler()
    mine = device.commitment(told(KEYS[0]))["commitment"]
    list = closed(KEYS[0], mine)
    seed = device.opening(told(KEYS[0], list))["seed"]
    begun = msgspec.structs.replace(list, devices=(Device(mine, (0,), seed=seed),))
    assert device.opening(told(KEYS[0], begun)) is None
    next = device.commitment(told(KEYS[1]))["commitment"]
    assert device.opening(told(KEYS[1], closed(KEYS[1], next)))
