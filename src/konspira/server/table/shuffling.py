"""Everybody shuffles: the round of seeds before a match, as it is held at a table.

The server's commitment is told first. Devices commit to seeds while people gather; at the start those that are there
are put into a list, which is stored and signed, and then they open. Who does not open in time makes the round void:
all begin afresh with another key, and the next list and the journal name the round and who it was.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Protocol

import msgspec

from konspira.play.fair_deal import (
    COMMITMENT,
    LIST,
    VOID_ROUNDS,
    Device,
    Round,
    Shuffle,
    VoidRound,
    listing,
    sealing,
    seed_commitment,
)
from konspira.play.key import KEY_BYTES, commitment
from konspira.play.signing import SigningKey
from konspira.server.protocol import Refusal, ShuffleState, encode
from konspira.server.protocol.commands import SeedCommitment
from konspira.server.store import Statement, Store, StoredTable
from konspira.server.table import Client
from konspira.server.table.log import Cause
from konspira.server.table.presence import Presence

DEVICES = 4  # of one guest in a list, those that came first
MISSED = 2  # openings that somebody may owe before he is left out of the rounds of this match


class AtTable(Protocol):
    """What a round needs of its table."""

    table: StoredTable
    presence: Presence

    @property
    def store(self) -> Store:
        """Where lists are kept."""

    async def keep(self, *statements: Statement, cause: Cause) -> None:
        """Store it."""

    def announce(self) -> None:
        """Tell everybody."""


class Shuffling:
    """The rounds of seeds for one match of a table, from the first commitment to the last opening."""

    def __init__(self, at: AtTable, match: int, signer: SigningKey, patience: float) -> None:
        self._at, self._match, self._signer, self._patience = at, match, signer, patience
        self.voided: list[VoidRound] = []
        self._missed: Counter[str] = Counter()  # guest → openings that he owes
        self._awaited: set[str] = set()  # guests whose devices committed in the round before
        self._begin()

    def _begin(self) -> None:
        """Another round: nothing of the one before is used."""
        self.key = secrets.token_bytes(KEY_BYTES)
        self.commitment = commitment(self.key)
        self._sealed = self._signer.sign(COMMITMENT, sealing(self.commitment))
        self._seeds: dict[Client, str] = {}  # what devices have committed to
        self._guests: dict[str, str] = {}  # whose the commitments in the list are
        self._opened: dict[str, str] = {}  # commitment → seed
        self.list: Round | None = None
        self._heard = asyncio.Event()  # somebody has committed or opened

    def resume(self, stored: Iterable[str]) -> None:
        """Rounds that were held before the server was started again: one that was not over came to nothing."""
        for text in stored:
            content = msgspec.json.decode(text)
            listed = [device["commitment"] for device in content["devices"]]
            if listed:  # else all had gone before the list was closed, and nobody has opened anything
                self.voided.append(msgspec.convert({"missing": listed, **content}, VoidRound))

    def state(self) -> ShuffleState:
        """The round as everybody at the table is told of it."""
        return ShuffleState(self._signer.public, self.commitment, self._sealed, list(self.voided), self.list)

    # -- what devices send --------------------------------------------------------------------------

    def take(self, client: Client, given: SeedCommitment) -> None:
        """A device commits to a seed, in the place of what it had committed to before. Raises Refusal."""
        seed = given.commitment
        if self.list is not None or given.round != self.commitment:
            raise Refusal("refused-round")
        if client.guest is None or not self._at.presence.seats_of(client.guest):
            raise Refusal("refused-not-seated")
        before = next((other for other, taken in self._seeds.items() if taken == seed), client)
        if before.guest != client.guest:
            raise Refusal("refused-round")
        self._seeds.pop(before, None)  # the same device, come back
        self._seeds[client] = seed
        client.device = (given.device if given.device not in client.lost_keys else None) or client.device
        self._heard.set()

    def open(self, client: Client, round: str, seed: str) -> None:
        """A device opens its seed. Raises Refusal."""
        committed = seed_commitment(seed)
        if self.list is None or round != self.commitment or self._guests.get(committed, "") != client.guest:
            raise Refusal("refused-round")
        self._opened[committed] = seed
        self._heard.set()

    # -- the round ----------------------------------------------------------------------------------

    @property
    def devices(self) -> dict[str, Client]:
        """Commitments of the devices that are at the table, and whose seat is a guest's: the list, were it closed."""
        here, found = self._at.presence.clients, {}
        of: Counter[str] = Counter()
        for client, seed in self._seeds.items():
            guest = client.guest or ""
            listed = client in here and self._at.presence.seats_of(guest) and self._missed[guest] < MISSED
            if listed and of[guest] < DEVICES:
                found[seed] = client
                of[guest] += 1
        return dict(sorted(found.items()))

    async def finish(self) -> Shuffle:
        """Close the list and wait until all have opened, in as many rounds as that takes. The list is kept first."""
        while True:
            closed = await self._close()
            self._at.announce()
            if await self._until(lambda: len(self._opened) == len(self._guests)):
                return self._shuffle(closed)
            await self._void(closed)
            self._at.announce()
            await self._until(lambda: self._awaited <= {client.guest for client in self.devices.values()})

    def abandon(self) -> None:
        """The match did not begin: a round that was closed for it is listed as void, whoever has opened."""
        if self.list is not None and self.list.devices:
            missing = tuple(device.commitment for device in self.list.devices)  # as after a crash
            self.voided.append(_void(self.list, missing))
        self._begin()

    def alone(self) -> Shuffle:
        """The round of a table where no device has committed: the server alone deals, and the header says so."""
        return self._shuffle(self._signed({}))

    def check(self) -> None:
        """May another list be closed? Raises Refusal: a header with more rounds than that is no journal's."""
        if len(self.voided) >= VOID_ROUNDS:
            raise Refusal("refused-restarts")

    async def _close(self) -> Round:
        self.check()
        devices = self.devices
        closed = self._signed(devices)
        await self._keep(len(self.voided), closed)
        self._guests = {seed: client.guest or "" for seed, client in devices.items()}
        self._heard.clear()
        self.list = closed
        return closed

    def _signed(self, devices: dict[str, Client]) -> Round:
        presence = self._at.presence
        listed = tuple(
            Device(seed, tuple(presence.seats_of(client.guest)), client.device) for seed, client in devices.items()
        )
        covered = {seat for device in listed for seat in device.seats}
        left_out = tuple(c.seat for c in self._at.table.chairs if c.who == "guest" and c.seat not in covered)
        content = listing(self.commitment, listed, left_out, self.voided)
        return Round(self.commitment, listed, left_out, self._signer.sign(LIST, content))

    async def _void(self, closed: Round) -> None:
        missing = tuple(sorted(self._guests.keys() - self._opened.keys()))
        void = _void(closed, missing)
        await self._keep(len(self.voided), void)
        self._missed.update({self._guests[one] for one in missing})
        self.voided.append(void)
        self._awaited = {guest for guest in self._guests.values() if self._missed[guest] < MISSED}
        self._begin()

    async def _keep(self, number: int, round: Round) -> None:
        text = encode(round).decode()
        await self._at.keep(
            self._at.store.keep_round(self._at.table.id, self._match, number, text), cause=Cause("round")
        )

    async def _until(self, true: Callable[[], bool]) -> bool:
        """Does it become true in time?"""
        try:
            async with asyncio.timeout(self._patience):
                while not true():
                    self._heard.clear()
                    await self._heard.wait()
        except TimeoutError:
            return true()
        return True

    def _shuffle(self, closed: Round) -> Shuffle:
        opened = tuple(
            msgspec.structs.replace(device, seed=self._opened[device.commitment]) for device in closed.devices
        )
        return Shuffle(
            self._signer.public, self._sealed, opened, closed.left_out, closed.signature, tuple(self.voided)
        )  # fmt: skip


def _void(closed: Round, missing: tuple[str, ...]) -> VoidRound:
    return VoidRound(closed.commitment, closed.devices, closed.left_out, closed.signature, missing)
