"""A device's part when everybody shuffles: a seed for each round, opened only for a list that holds it and is signed.

    shuffler = Shuffler()
    shuffler.commitment(state)      # on every table that is told: what to send with `shuffle`, or None
    shuffler.opening(state)         # what to send with `open`, or None

`state` is the `shuffle` of a table as the server tells it (docs/protocol.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from konspira.play.fair_deal import (
    COMMITMENT,
    LIST,
    Round,
    VoidRound,
    list_digest,
    listing,
    new_seed,
    sealing,
    seed_commitment,
)
from konspira.play.signing import signed


class Shuffler:
    """The seeds of one device at one table, and what it remembers of the rounds."""

    def __init__(self) -> None:
        self._seeds: dict[str, str] = {}  # the server's commitment → my seed in its round
        self._opened: dict[str, str] = {}  # the server's commitment → the digest of the list that I opened for
        self._open: set[str] = set()  # of those, the ones of whose round I have not heard what became of it

    def commitment(self, state: Mapping[str, Any] | None) -> dict[str, str] | None:
        """What I commit to in this round; None where there is none, its list is closed, or it is not signed."""
        if state is None or state["closed"] is not None or not _sealed(state):
            return None
        round = state["commitment"]
        self._seeds.setdefault(round, new_seed())
        return {"round": round, "commitment": seed_commitment(self._seeds[round])}

    def opening(self, state: Mapping[str, Any] | None) -> dict[str, str] | None:
        """My seed, once: if it stands in a signed list, below a commitment that I was told first."""
        if state is None or state["closed"] is None or not _sealed(state):
            return None
        if all("seed" in device for device in state["closed"]["devices"]):  # its match has begun
            self._open.clear()
            return None
        round, voided = msgspec.convert(state["closed"], Round), msgspec.convert(state["voided"], list[VoidRound])
        seed = self._seeds.get(round.commitment)
        if seed is None or round.commitment in self._opened or round.commitment != state["commitment"]:
            return None
        content = listing(round.commitment, round.devices, round.left_out, voided)
        if seed_commitment(seed) not in {device.commitment for device in round.devices}:
            return None
        if not signed(state["server"], LIST, content, round.signature):
            return None
        if not self._open <= {one["list"] for one in content["voided"]}:
            return None  # a round that I opened for came to nothing, and is not listed
        self._opened[round.commitment] = list_digest(round, voided)
        self._open.add(self._opened[round.commitment])
        return {"round": round.commitment, "seed": seed}

    def is_mine(self, header: Mapping[str, Any]) -> bool:
        """Is my own seed in the list that a journal's match was dealt by, the very list that I opened it for?"""
        shuffle, seed = header.get("shuffle"), self._seeds.get(header.get("commitment", ""))
        if not shuffle or seed is None or seed not in {device.get("seed") for device in shuffle["devices"]}:
            return False
        voided = msgspec.convert(shuffle["voided"], tuple[VoidRound, ...])
        rounds = [*voided, msgspec.convert({**shuffle, "commitment": header["commitment"]}, Round)]
        told = {round.commitment: list_digest(round, voided[:k]) for k, round in enumerate(rounds)}
        return told.get(header["commitment"]) == self._opened.get(header["commitment"])


def _sealed(state: Mapping[str, Any]) -> bool:
    return signed(state["server"], COMMITMENT, sealing(state["commitment"]), state["sealed"])
