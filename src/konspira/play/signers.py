"""Who did each line of a journal, and how that is proven.

A device signs what it does: the match (by the commitment of its header), the seat, how many acts it has signed there
before, the command, the action, what it saw when it chose, and the digest of its last statement, so that its acts are
a chain of its own. Nothing in it depends on what the seat cannot know. A seat's first device stands in the header; a
further one brings a certificate, by a device that the seat had before or by the server, who knows its guests.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta

from konspira.news import News
from konspira.play.signing import SigningKey, digest, digest_of, signed, statement, verified

Key = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Signature = Annotated[str, Meta(pattern="^[0-9a-f]{128}$")]
Signer = Literal["device", "guest", "bot", "stand-in", "clock"]  # a guest is one without a key
ACT, DEVICE, RECOVERY, UNSIGNED, END = "act", "device", "recovery", "unsigned", "end"  # kinds of statements
SHUFFLED = 3  # the first format whose headers say who shuffled


class Certificate(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Whose device it is, said by another device of the seat (`device`), or by the server."""

    signature: Signature
    device: Key | None = None


class SignedAct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The signature of an action, and what was signed besides what the line itself says."""

    device: Key
    counter: Annotated[int, Meta(ge=1, le=1_000_000)]
    id: Annotated[str, Meta(min_length=1, max_length=40)]
    at: Annotated[int, Meta(ge=1, le=1_000_000)]  # the moment of the seat's history that was seen
    seen: Digest
    signature: Signature
    certificate: Certificate | None = None


class Proof(NamedTuple):
    """A signature under what was said by a key; whether it holds, where somebody has looked already."""

    key: str
    said: bytes
    signature: str
    holds: bool | None = None


class BadSignature(ValueError):
    """An act is not signed as it must be; `news` says why."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.news = News(id)


class Transcript(msgspec.Struct, frozen=True):
    """What a device has signed at a seat: how many acts, and the digest of the last."""

    counter: int = 0
    digest: str = ""


def view_digest(view: bytes) -> str:
    """What a seat saw: its view as it was sent, in 256 bits."""
    return hashlib.blake2b(view, digest_size=32, person=b"konspira seen").hexdigest()


class ActStatement(msgspec.Struct):
    """What a device signs to act."""

    match: str
    seat: int
    device: str
    counter: int
    id: str
    action: Any
    at: int
    seen: str
    transcript: str


def act_statement(match: str, seat: int, action: Any, act: SignedAct, transcript: Transcript) -> ActStatement:
    """What a device signs to act, after what it has signed before."""
    return ActStatement(match, seat, act.device, act.counter, act.id, action, act.at, act.seen, transcript.digest)


def shuffle_of(header: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """What a header says of the shuffle; those of earlier formats say nothing of it that was ever checked."""
    found: Mapping[str, Any] | None = header.get("shuffle") if header["konspira"] >= SHUFFLED else None
    return found


class SigningDevice:
    """A device with a key: signs its acts, one after the other, and remembers its own transcripts."""

    def __init__(self, key: SigningKey | None = None, certificate: Certificate | None = None) -> None:
        self.key, self.certificate = key or SigningKey(), certificate
        self._transcripts: dict[tuple[str, int], Transcript] = {}
        self._sent: dict[tuple[str, int], tuple[str, Transcript]] = {}  # what was signed last, and its transcript

    def sign(self, match: str, seat: int, id: str, action: Any, at: int, view: bytes) -> SignedAct:
        """Sign an act. It counts when it is `done`: one that is refused was never said."""
        before = self._transcripts.get((match, seat), Transcript())
        act = SignedAct(
            self.key.public, before.counter + 1, id, at, view_digest(view), "0" * 128,
            self.certificate if before.counter == 0 else None,
        )  # fmt: skip
        said = statement(ACT, act_statement(match, seat, action, act, before))
        self._sent[match, seat] = id, Transcript(act.counter, digest_of(said))
        return msgspec.structs.replace(act, signature=self.key.sign_said(said))

    def done(self, match: str, seat: int, id: str) -> None:
        """The command has been done: what was signed stands in the journal."""
        sent = self._sent.get((match, seat))
        if sent is not None and sent[0] == id:
            self._transcripts[match, seat] = sent[1]

    def catch_up(self, match: str, seat: int, counter: int) -> None:
        """So many acts stand in the journal: one whose answer was lost on the way may be among them."""
        sent = self._sent.get((match, seat))
        if sent is not None and sent[1].counter == counter:
            self._transcripts[match, seat] = sent[1]

    def transcript(self, match: str, seat: int) -> tuple[int, str]:
        """How many acts stand in the journal, and the digest of the last: what the server gives a receipt for."""
        found = self._transcripts.get((match, seat), Transcript())
        return found.counter, found.digest

    def certify(self, device: str) -> Certificate:
        """Say that another device is one of mine."""
        return Certificate(self.key.sign(DEVICE, {"device": device}), self.key.public)


class Signers:
    """The devices of a match's seats and their transcripts, from its header on, line by line."""

    def __init__(self, header: Mapping[str, Any], server: str | None) -> None:
        self.match: str = header["commitment"]
        self.server = server  # the key by which it signs
        self.devices: list[dict[str, Transcript]] = [{} for _ in range(header["seats"])]  # that each seat has had
        for device in (shuffle_of(header) or {}).get("devices", ()):
            for seat in device["seats"] if device.get("key") else ():
                if 0 <= seat < header["seats"]:
                    self.devices[seat][device["key"]] = Transcript()

    def copy(self) -> Signers:
        """The same, to go on by itself."""
        twin: Signers = object.__new__(type(self))
        vars(twin).update(vars(self))
        twin.devices = [dict(devices) for devices in self.devices]
        return twin

    def keys(self, seat: int) -> list[str]:
        """The devices that a seat has had so far."""
        return list(self.devices[seat])

    def transcript(self, seat: int, device: str | None) -> Transcript:
        """What a device has signed at a seat so far."""
        return self.devices[seat].get(device or "", Transcript())

    def needs_certificate(self, seat: int, act: SignedAct) -> bool:
        """Is it a new device, with nobody's word for it?"""
        return act.device not in self.devices[seat] and act.certificate is None

    def recovered(self, seat: int, act: SignedAct, server: SigningKey) -> SignedAct:
        """The act of a guest who has come with another key, with the server's word for it."""
        signature = server.sign(RECOVERY, self._recovery(seat, act.device))
        return msgspec.structs.replace(act, certificate=Certificate(signature))

    def _recovery(self, seat: int, device: str) -> dict[str, Any]:
        return {"match": self.match, "seat": seat, "device": device}

    def unsigned(self, seat: int, line: int, action: Any, server: SigningKey) -> dict[str, Any]:
        """What a line says whose guest has not signed, although his seat has a key: the server answers for it."""
        return {"by": "guest", "attested": server.sign(UNSIGNED, self._unsigned(seat, line, action))}

    def _unsigned(self, seat: int, line: int, action: Any) -> dict[str, Any]:
        return {"match": self.match, "seat": seat, "line": line, "action": action}

    def proof(self, seat: int, action: Any, act: SignedAct) -> Proof | None:
        """What `check` will look at, as far as can be foreseen; None where it is no usual act of a known device."""
        before = self.devices[seat].get(act.device)
        if before is None or act.counter != before.counter + 1:
            return None
        return Proof(act.device, statement(ACT, act_statement(self.match, seat, action, act, before)), act.signature)

    def check(self, seat: int, action: Any, act: SignedAct, looked: Proof | None = None) -> str:
        """Is the act signed as it must be? The digest of what was signed. Raises BadSignature.

        A proof that somebody has looked at already counts if it is the very same: of this key, these bytes.
        """
        if act.device not in self.devices[seat]:
            self._check_certificate(seat, act)
        before = self.transcript(seat, act.device)
        if act.counter != before.counter + 1:
            raise BadSignature("signature-counter")
        said = statement(ACT, act_statement(self.match, seat, action, act, before))
        asked = act.device, said, act.signature
        holds = looked.holds if looked and looked[:3] == asked else verified(*asked)
        if not holds:
            raise BadSignature("signature-false")
        return digest_of(said)

    def _check_certificate(self, seat: int, act: SignedAct) -> None:
        given = act.certificate
        if given is None:
            raise BadSignature("signature-device")
        if given.device is None:
            good = signed(self.server or "", RECOVERY, self._recovery(seat, act.device), given.signature)
        else:
            good = given.device in self.devices[seat] and signed(
                given.device, DEVICE, {"device": act.device}, given.signature
            )
        if not good:
            raise BadSignature("signature-certificate")

    def done(self, seat: int, act: SignedAct, said: str) -> None:
        """An act that was checked has been done."""
        self.devices[seat][act.device] = Transcript(act.counter, said)

    def keep(self, line: Mapping[str, Any]) -> None:
        """A line that this server has checked before."""
        if line.get("by") == "device":
            act, seat = msgspec.convert(line["signed"], SignedAct), line["seat"]
            said = act_statement(self.match, seat, line["action"], act, self.transcript(seat, act.device))
            self.done(seat, act, digest(ACT, said))

    def follow(self, line: Mapping[str, Any]) -> SignedAct | None:
        """A line that stands in the journal: check who did it. Raises BadSignature."""
        by, act = line.get("by"), line.get("signed")
        if by == "device":
            try:
                read = msgspec.convert(act, SignedAct)
            except msgspec.ValidationError:
                raise BadSignature("signature-form") from None
            self.done(line["seat"], read, self.check(line["seat"], line["action"], read))
            return read
        if act is not None:
            raise BadSignature("signature-form")
        if by in (None, "guest"):
            said = self._unsigned(line["seat"], line["n"], line["action"])
            if self.devices[line["seat"]] and not signed(self.server or "", UNSIGNED, said, line.get("attested", "")):
                raise BadSignature("signature-missing")
        elif by not in ("bot", "stand-in", "clock"):
            raise BadSignature("signature-form")
        return None
