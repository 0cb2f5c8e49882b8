"""A game of GRA whose lines are signed: two people with devices, a bot of the server's; and journals forged from it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from konspira.play import shelf
from konspira.play.fair_deal import (
    COMMITMENT,
    LIST,
    Device,
    Shuffle,
    VoidRound,
    listing,
    sealing,
    seed_commitment,
)
from konspira.play.journal import Journal
from konspira.play.key import commitment
from konspira.play.match import Match
from konspira.play.signers import END, SignedAct, Signers, SigningDevice
from konspira.play.signing import SigningKey

KEY = bytes(range(32))
SERVER = SigningKey(b"server".ljust(32))
encode = msgspec.json.Encoder().encode


class SignedGame:
    """A match as a server plays it: it checks what devices sign, and signs for its bot and at the end."""

    def __init__(self, devices: Iterable[SigningDevice | None] = (), match: Match | None = None) -> None:
        self.match = match or Match(shelf.box("gra"), 3, {}, KEY)
        self.header = json.loads(self.match.journal[0])
        self.commitment = self.header["commitment"]
        self.signers = Signers(self.header, SERVER.public)
        self.devices: list[SigningDevice | None] = [*devices] or [device(1), device(2), None]
        self.match.seal = lambda chain: {
            "server": SERVER.public,
            "signature": SERVER.sign(END, {"match": self.commitment, "chain": chain}),
        }

    def act(self, seat: int, by: str = "bot", choose: int = 0) -> None:
        """A seat does one of its legal actions."""
        turn, at = self.match.turn(seat), len(self.match.turn(seat).history)
        action, holder = turn.legal[choose % len(turn.legal)], self.devices[seat]
        signer: dict[str, Any] = {"by": by}
        if holder is not None:
            id, value = f"c{len(self.match.journal)}", msgspec.to_builtins(action)
            act = holder.sign(self.commitment, seat, id, value, at, encode(turn.view))
            signer = {"by": "device", "signed": msgspec.to_builtins(self.admit(seat, value, act))}
            holder.done(self.commitment, seat, id)
        self.match.act(seat, action, signer)

    def admit(self, seat: int, action: Any, act: SignedAct) -> SignedAct:
        """What the server does with a signed act."""
        if self.signers.needs_certificate(seat, act):
            act = self.signers.recovered(seat, act, SERVER)
        self.signers.done(seat, act, self.signers.check(seat, action, act))
        return act

    def play(self, most: int = 1000) -> SignedGame:
        """Play on, to the end or so many steps."""
        for step in range(most):
            if self.match.outcome is not None:
                break
            self.act(self.match.actors[0], choose=step)
        return self

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.match.journal]


def seed(number: int) -> str:
    """What the device of this number shuffles with."""
    return f"{number:064x}"


def shuffled_match(restarts: int = 1) -> Match:
    """A match that two devices have shuffled, after rounds in which the second did not open its seed."""
    devices = sorted(
        (Device(seed_commitment(seed(one)), (one - 1,), device(one).key.public) for one in (1, 2)),
        key=lambda one: one.commitment,
    )
    owed = (seed_commitment(seed(2)),)
    voided: list[VoidRound] = []
    for number in range(restarts):
        gone = commitment(b"%032d" % number)
        signature = SERVER.sign(LIST, listing(gone, devices, (), voided))
        voided.append(VoidRound(gone, tuple(devices), (), signature, owed))
    signature = SERVER.sign(LIST, listing(commitment(KEY), devices, (), voided))
    opened = {seed_commitment(seed(one)): seed(one) for one in (1, 2)}
    seeded = tuple(msgspec.structs.replace(one, seed=opened[one.commitment]) for one in devices)
    sealed = SERVER.sign(COMMITMENT, sealing(commitment(KEY)))
    shuffle = Shuffle(SERVER.public, sealed, seeded, (), signature, tuple(voided))
    return Match(shelf.box("gra"), 3, {}, KEY, shuffle=shuffle)


def device(number: int) -> SigningDevice:
    return SigningDevice(SigningKey(bytes([number]) * 32))


def chained(lines: Iterable[dict[str, Any]]) -> str:
    """Lines as whoever forges a journal writes them: numbered and chained anew."""
    journal = Journal()
    for number, line in enumerate(lines):
        content = {name: value for name, value in line.items() if name != "digest"}
        journal.append({**content, "n": number} if number else content)
    return journal.text


def played_otherwise(lines: list[dict[str, Any]], seal: Callable[[str], dict[str, Any]]) -> list[dict[str, Any]]:
    """The same deal with other actions, as anybody can play it once the key is known; what was signed is kept."""
    header, key = lines[0], bytes.fromhex(lines[-1]["key"])
    header = {name: value for name, value in header.items() if name != "digest"}
    match = Match(shelf.box(header["game"]), header["seats"], header["options"], key, header)
    match.seal = seal
    while match.outcome is None:
        seat, place = match.actors[0], len(match.journal)
        line = lines[place] if place < len(lines) - 1 else {}
        match.act(seat, match.turn(seat).legal[-1], {name: line[name] for name in ("by", "signed") if name in line})
    return [json.loads(line) for line in match.journal]
