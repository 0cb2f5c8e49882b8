"""Everybody shuffles: the deal of a match comes from the server's key and from a seed of every device in a signed list.

The order is what makes it fair. The server signs the commitment of its key; every device commits to a seed; the server
signs the closed list of those commitments; then the devices open their seeds, and nobody is replaced any more. Where an
opening is missing, the round is void and all begin afresh; the header of the journal lists every round that was.
One honest device in the list is enough, up to those listed restarts: when the server chose its key, it did not know
that device's seed, and when the device chose its seed, it did not know the key.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Iterator
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from konspira.news import News
from konspira.play.signing import digest, signed

SEED_BYTES = 32
VOID_ROUNDS = 64  # that a match may have before it; everybody at the largest table may miss two, and servers crash
COMMITMENT, LIST, SEED = "commitment", "list", "seed"  # what is signed or digested

Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Signature = Annotated[str, Meta(pattern="^[0-9a-f]{128}$")]


class BadShuffle(ValueError):
    """What a header says of the round does not hold together; `news` says what."""

    def __init__(self, id: str, **args: Any) -> None:
        super().__init__(id)
        self.news = News(id, args)


class Device(msgspec.Struct, frozen=True, omit_defaults=True):
    """A device in the list: what it committed to, the seats it is there for, the key it signs by, and its seed."""

    commitment: Digest
    seats: tuple[int, ...]
    key: Digest | None = None
    seed: Digest | None = None  # once it is opened


class Round(msgspec.Struct, frozen=True):
    """A round whose list is closed: the server's commitment, the devices, the guests' seats without one, signed."""

    commitment: Digest
    devices: tuple[Device, ...]
    left_out: tuple[int, ...]
    signature: Signature


class VoidRound(Round, frozen=True):
    """A round that came to nothing: who did not open, by what they had committed to."""

    missing: tuple[Digest, ...]


class Shuffle(msgspec.Struct, frozen=True):
    """What the header of a journal says of how the chance of its match was made."""

    server: Digest  # the key that the server signs by
    sealed: Signature  # by which the server signed its commitment
    devices: tuple[Device, ...]
    left_out: tuple[int, ...]
    signature: Signature  # of the list
    voided: tuple[VoidRound, ...] = ()


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(SEED_BYTES)


def seed_commitment(seed: str) -> str:
    """What a device shows of its seed before it opens it."""
    return digest(SEED, {"seed": seed})


def sealing(commitment: str) -> dict[str, Any]:
    """What the server signs first."""
    return {"commitment": commitment}


def listings(rounds: Iterable[Round]) -> Iterator[dict[str, Any]]:
    """What the server signed when each of these lists was closed; the void ones before it are in it by their digests.

    Each list is digested once: whoever sends a header decides how many there are.
    """
    voided: list[dict[str, Any]] = []
    for round in rounds:
        devices = [{"commitment": one.commitment, "key": one.key, "seats": list(one.seats)} for one in round.devices]
        said = {"commitment": round.commitment, "devices": devices, "left_out": list(round.left_out)}
        content: dict[str, Any] = {**said, "voided": [*voided]}
        yield content
        if isinstance(round, VoidRound):
            voided.append({"list": digest(LIST, content), "missing": list(round.missing)})


def listing(
    commitment: str, devices: Iterable[Device], left_out: Iterable[int], voided: Iterable[VoidRound]
) -> dict[str, Any]:
    """What the server signs when the list is closed; rounds that came to nothing before are in it by their digests."""
    *_, last = listings((*voided, Round(commitment, tuple(devices), tuple(left_out), "")))
    return last


def list_digest(round: Round, voided: Iterable[VoidRound]) -> str:
    """The closed list of a round in 256 bits."""
    return digest(LIST, listing(round.commitment, round.devices, round.left_out, voided))


def match_key(key: bytes, commitment: str, shuffle: Shuffle) -> bytes:
    """The key that all chance of a match comes from: of the server's key, the list, and every seed in it."""
    round = Round(commitment, shuffle.devices, shuffle.left_out, shuffle.signature)
    seeds = "".join(device.seed or "" for device in shuffle.devices)
    content = bytes.fromhex(list_digest(round, shuffle.voided) + seeds)
    return hashlib.blake2b(content, key=key, digest_size=32, person=b"konspira deal").digest()


def read_shuffle(header: Any) -> Shuffle | None:
    """What a header says of the round, checked: every seed, every signature. Raises BadShuffle."""
    if header.get("shuffle") is None:
        return None
    try:
        shuffle = msgspec.convert(header["shuffle"], Shuffle)
        commitment = msgspec.convert(header.get("commitment"), Digest)
    except msgspec.ValidationError:
        raise BadShuffle("journal-shuffle") from None
    if len(shuffle.voided) > VOID_ROUNDS:
        raise BadShuffle("journal-restarts", most=VOID_ROUNDS)
    if not signed(shuffle.server, COMMITMENT, sealing(commitment), shuffle.sealed):
        raise BadShuffle("journal-seal")
    last = Round(commitment, shuffle.devices, shuffle.left_out, shuffle.signature)
    rounds = (*shuffle.voided, last)
    for number, (round, content) in enumerate(zip(rounds, listings(rounds), strict=True), 1):
        _check_list(round, content, shuffle.server, number)
    for device in shuffle.devices:
        if device.seed is None or seed_commitment(device.seed) != device.commitment:
            raise BadShuffle("journal-opening", commitment=device.commitment)
    return shuffle


def _check_list(round: Round, content: dict[str, Any], server: str, number: int) -> None:
    listed = [device.commitment for device in round.devices]
    if listed != sorted(set(listed)):
        raise BadShuffle("journal-shuffle")
    if not signed(server, LIST, content, round.signature):
        raise BadShuffle("journal-list", round=number)
    if isinstance(round, VoidRound) and not (round.missing and set(round.missing) <= set(listed)):
        raise BadShuffle("journal-shuffle")
