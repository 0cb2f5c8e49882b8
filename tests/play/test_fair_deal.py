"""Everybody shuffles: what is signed, in which order, and what of a header cannot be changed afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

import konspira
from konspira import BadJournal
from konspira.play import fair_deal, shelf
from konspira.play.fair_deal import (
    VOID_ROUNDS,
    BadShuffle,
    Device,
    Round,
    Shuffle,
    VoidRound,
    list_digest,
    listing,
    match_key,
    new_seed,
    read_shuffle,
    sealing,
    seed_commitment,
)
from konspira.play.journal import Journal
from konspira.play.key import commitment
from konspira.play.match import Match
from konspira.play.signing import SigningKey, digest

KEY, OTHER_KEY, SERVER = bytes(range(32)), bytes(32), SigningKey(b"s" * 32)
SEEDS = ["0" * 64, "1" * 64]


def listed(seeds: list[str], *, opened: bool = True) -> tuple[Device, ...]:
    """Devices with these seeds, one a seat, in the order of a list."""
    made = [Device(seed_commitment(seed), (seat,), seed=seed if opened else None) for seat, seed in enumerate(seeds)]
    return tuple(sorted(made, key=lambda device: device.commitment))


def void_round(key: bytes, seeds: list[str]) -> VoidRound:
    devices = listed(seeds, opened=False)
    signature = SERVER.sign("list", listing(commitment(key), devices, (), ()))
    return VoidRound(commitment(key), devices, (), signature, (devices[0].commitment,))


def void_rounds(number: int) -> tuple[VoidRound, ...]:
    """So many rounds that came to nothing, one after the other; each list is signed."""
    voided: list[VoidRound] = []
    for k in range(number):
        sealed, devices = commitment(b"%032d" % k), listed([*SEEDS, f"{k + 2:064x}"], opened=False)
        signature = SERVER.sign("list", listing(sealed, devices, (k,), voided))
        missing = tuple(device.commitment for device in devices[: 1 + k % 3])
        voided.append(VoidRound(sealed, devices, (k,), signature, missing))
    return tuple(voided)


def shuffle(key: bytes = KEY, seeds: list[str] = SEEDS, voided: tuple[VoidRound, ...] = ()) -> Shuffle:
    """A round that went well."""
    devices = listed(seeds)
    signature = SERVER.sign("list", listing(commitment(key), devices, (2,), voided))
    return Shuffle(SERVER.public, SERVER.sign("commitment", sealing(commitment(key))), devices, (2,), signature, voided)


def header(made: Shuffle, key: bytes = KEY) -> dict[str, Any]:
    return {"commitment": commitment(key), "shuffle": msgspec.json.decode(msgspec.json.encode(made))}


def test_a_round_is_read_back_from_the_header() -> None:
    made = shuffle(voided=(void_round(OTHER_KEY, SEEDS),))
    assert read_shuffle(header(made)) == made


def test_a_header_without_a_round_says_that_the_server_alone_has_dealt() -> None:
    assert read_shuffle({"commitment": commitment(KEY)}) is None


def test_the_key_of_the_match_depends_on_the_servers_key_every_seed_and_the_list() -> None:
    one, same = (match_key(KEY, commitment(KEY), shuffle()) for _ in range(2))
    assert one == same
    others = {
        match_key(OTHER_KEY, commitment(OTHER_KEY), shuffle(OTHER_KEY)),
        match_key(KEY, commitment(KEY), shuffle(seeds=[SEEDS[0], "2" * 64])),
        match_key(KEY, commitment(KEY), shuffle(seeds=["2" * 64, SEEDS[1]])),
        match_key(KEY, commitment(KEY), shuffle(seeds=SEEDS[:1])),
        match_key(KEY, commitment(KEY), shuffle(voided=(void_round(OTHER_KEY, SEEDS),))),
    }
    assert len(others) == 5
    assert not others & {one, KEY}


def test_keys_lists_and_seeds_are_what_they_were_when_format_3_was_made() -> None:
    """Frozen, for programs in other languages that check journals: the values are published in docs/fairness.md."""
    made = shuffle()
    assert seed_commitment(SEEDS[0]) == "71db56c412657edd2a63deda3f951d9a47698811b02ac4cc51e816351d99ce12"
    assert list_digest(Round(commitment(KEY), made.devices, made.left_out, made.signature), ()) == (
        "a9c336b4f2cbf9cc7b6c508d2413e38ac8da0b72ca99b1f75d878fee3087112a"
    )
    assert match_key(KEY, commitment(KEY), made).hex() == (
        "b049668f166a3d1751d632b639e815781b8c9f3eaed0ba67d624479bf9bb0c04"
    )


Edit = Callable[[dict[str, Any]], None]


def _open_another(made: dict[str, Any]) -> None:
    made["devices"][0]["seed"] = "3" * 64


def _open_none(made: dict[str, Any]) -> None:
    del made["devices"][1]["seed"]


def _leave_one_out(made: dict[str, Any]) -> None:
    made["devices"].pop()


def _put_one_in(made: dict[str, Any]) -> None:
    made["devices"].append({"commitment": "f" * 64, "seats": [3], "seed": "4" * 64})


def _other_seats(made: dict[str, Any]) -> None:
    made["devices"][0]["seats"] = [5]


def _hide_who_is_absent(made: dict[str, Any]) -> None:
    made["left_out"] = []


def _hide_a_restart(made: dict[str, Any]) -> None:
    made["voided"] = []


def _blame_another(made: dict[str, Any]) -> None:
    made["voided"][0]["missing"] = [made["voided"][0]["devices"][1]["commitment"]]


def _nobody_was_missing(made: dict[str, Any]) -> None:
    made["voided"][0]["missing"] = []


def _another_server(made: dict[str, Any]) -> None:
    made["server"] = SigningKey(b"t" * 32).public


def _nonsense(made: dict[str, Any]) -> None:
    made["devices"] = 3


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (_open_another, "journal-opening"),
        (_open_none, "journal-opening"),
        (_leave_one_out, "journal-list"),
        (_put_one_in, "journal-list"),
        (_other_seats, "journal-list"),
        (_hide_who_is_absent, "journal-list"),
        (_hide_a_restart, "journal-list"),
        (_blame_another, "journal-list"),
        (_nobody_was_missing, "journal-shuffle"),
        (_another_server, "journal-seal"),
        (_nonsense, "journal-shuffle"),
    ],
)
def test_nothing_of_a_round_can_be_changed_afterwards(edit: Edit, sentence: str) -> None:
    changed = header(shuffle(voided=(void_round(OTHER_KEY, SEEDS),)))
    edit(changed["shuffle"])
    with pytest.raises(BadShuffle) as caught:
        read_shuffle(changed)
    assert caught.value.news.id == sentence


def test_a_match_that_was_shuffled_is_replayed_from_its_journal_and_dealt_by_nobody_alone() -> None:
    match = Match(shelf.box("gra"), 3, {}, KEY, shuffle=shuffle())
    assert konspira.replay(match.journal).turn(0).view == match.turn(0).view
    deals = {Match(shelf.box("gra"), 3, {}, KEY, shuffle=one).turn(0).json()
             for one in (None, shuffle(), shuffle(seeds=[SEEDS[0], new_seed()]))}  # fmt: skip
    assert len(deals) == 3


def test_a_journal_with_another_seed_is_refused_in_its_first_line() -> None:
    content = msgspec.json.decode(Match(shelf.box("gra"), 3, {}, KEY, shuffle=shuffle()).journal[0])
    del content["digest"]
    content["shuffle"]["devices"][0]["seed"] = "5" * 64
    forged = Journal(KEY)
    forged.append(content)
    with pytest.raises(BadJournal, match="line 1: the seed that was opened"):
        konspira.replay(forged)


# -- rounds that came to nothing ----------------------------------------------------------------------


def as_it_was_defined(round: Round, voided: Sequence[VoidRound]) -> dict[str, Any]:
    """What was signed when format 3 was made, word by word: every digest is worked out anew, all before it too."""
    earlier = [
        {"list": digest("list", as_it_was_defined(one, voided[:k])), "missing": list(one.missing)}
        for k, one in enumerate(voided)
    ]
    devices = [{"commitment": one.commitment, "key": one.key, "seats": list(one.seats)} for one in round.devices]
    return {
        "commitment": round.commitment, "devices": devices, "left_out": list(round.left_out), "voided": earlier,
    }  # fmt: skip


@pytest.mark.parametrize("number", range(7))
def test_what_is_signed_is_what_it_was_when_format_3_was_made(number: int) -> None:
    made = shuffle(voided=void_rounds(number))
    last = Round(commitment(KEY), made.devices, made.left_out, made.signature)
    expected = as_it_was_defined(last, made.voided)
    assert listing(last.commitment, last.devices, last.left_out, made.voided) == expected
    assert list_digest(last, made.voided) == digest("list", expected)


def test_a_header_with_many_void_rounds_costs_each_of_them_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each digest was made of all before it, made anew: twice the work for every round, and 40 rounds took for ever."""
    made = header(shuffle(voided=void_rounds(12)))
    digested: list[str] = []

    def counted(kind: str, content: dict[str, Any]) -> str:
        digested.append(kind)
        return digest(kind, content)

    monkeypatch.setattr(fair_deal, "digest", counted)
    assert read_shuffle(made) is not None
    assert digested.count("list") == 12


def test_a_header_has_a_bounded_number_of_void_rounds() -> None:
    assert read_shuffle(header(shuffle(voided=void_rounds(VOID_ROUNDS)))) is not None
    with pytest.raises(BadShuffle) as caught:
        read_shuffle(header(shuffle(voided=void_rounds(VOID_ROUNDS + 1))))
    assert caught.value.news.id == "journal-restarts"
