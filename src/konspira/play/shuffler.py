"""A device's part when everybody shuffles: a seed for each round, opened only for a list that holds it and is signed.

    shuffler = Shuffler()
    shuffler.commitment(state)      # on every table that is told: what to send with `shuffle`, or None
    shuffler.opening(state, match)  # what to send with `open`, or None

`state` is the `shuffle` of a table as the server tells it, `match` the number of its match (docs/protocol.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from konspira.play.fair_deal import (
    COMMITMENT,
    LIST,
    VOID_ROUNDS,
    BadShuffle,
    Round,
    VoidRound,
    list_digest,
    listing,
    new_seed,
    read_shuffle,
    sealing,
    seed_commitment,
)
from konspira.play.signing import digest, signed


class Shuffler:
    """The seeds of one device at one table, and what it remembers of the rounds."""

    def __init__(self) -> None:
        self._seeds: dict[str, str] = {}  # the server's commitment → my seed in its round
        self._opened: dict[str, str] = {}  # the server's commitment → the digest of the list that I opened for
        self._open: dict[str, int] = {}  # of those lists, the ones whose match has not begun, and which match that is

    def commitment(self, state: Mapping[str, Any] | None) -> dict[str, str] | None:
        """What I commit to in this round; None where there is none, its list is closed, or it is not signed."""
        if state is None or state["closed"] is not None or not _sealed(state):
            return None
        round = state["commitment"]
        self._seeds.setdefault(round, new_seed())
        return {"round": round, "commitment": seed_commitment(self._seeds[round])}

    def opening(self, state: Mapping[str, Any] | None, match: int = 0) -> dict[str, str] | None:
        """My seed, once: if it stands in a signed list, below a commitment that I was told first.

        `match` is the one on the table: what was opened for it, or for one before, is in its journal.
        """
        self._open = {list: number for list, number in self._open.items() if number > match}
        if state is None or state["closed"] is None or len(state["voided"]) > VOID_ROUNDS or not _sealed(state):
            return None
        round, voided = msgspec.convert(state["closed"], Round), msgspec.convert(state["voided"], list[VoidRound])
        content = listing(round.commitment, round.devices, round.left_out, voided)
        listed = {one["list"] for one in content["voided"]}
        if all(device.seed for device in round.devices):  # its match has begun
            for begun in (digest(LIST, content), *listed):
                self._open.pop(begun, None)
            return None
        seed = self._seeds.get(round.commitment)
        if seed is None or round.commitment in self._opened or round.commitment != state["commitment"]:
            return None
        if seed_commitment(seed) not in {device.commitment for device in round.devices}:
            return None
        if not signed(state["server"], LIST, content, round.signature):
            return None
        if not self._open.keys() <= listed:
            return None  # a round that I opened for came to nothing, and is not listed
        self._opened[round.commitment] = digest(LIST, content)
        self._open[self._opened[round.commitment]] = match + 1
        return {"round": round.commitment, "seed": seed}

    def opened_in(self, round: str | None) -> str | None:
        """The seed that I opened in the round of this commitment, if I did."""
        return self._seeds.get(round or "") if round in self._opened else None

    def is_mine(self, header: Mapping[str, Any]) -> bool:
        """Is my own seed in the list that a journal's match was dealt by, the very list that I opened it for?"""
        try:
            shuffle = read_shuffle(header)
        except BadShuffle:
            return False
        round = header.get("commitment", "")
        seed = self.opened_in(round)
        if shuffle is None or seed is None or seed not in {device.seed for device in shuffle.devices}:
            return False
        last = Round(round, shuffle.devices, shuffle.left_out, shuffle.signature)
        return list_digest(last, shuffle.voided) == self._opened[round]


def _sealed(state: Mapping[str, Any]) -> bool:
    return signed(state["server"], COMMITMENT, sealing(state["commitment"]), state["sealed"])
