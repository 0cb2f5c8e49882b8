"""What a journal proves: that its lines follow from each other, its deals from its key, and who did each line."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any

import msgspec

from konspira.news import News
from konspira.play.fair_deal import Shuffle
from konspira.play.journal import BadJournal, Journal, contents
from konspira.play.layout import newest
from konspira.play.match import Match, retell
from konspira.play.signers import END, BadSignature, SignedAct, Signers, shuffle_of, view_digest
from konspira.play.signing import signed

_encode = msgspec.json.Encoder().encode  # a view as it is sent


class DeviceLines(msgspec.Struct):
    """The lines that one device has signed at a seat, and who says that it is that seat's device."""

    seat: int
    device: str
    vouched: str  # "list": the header's; "device": another of the seat's; "server": the server alone
    lines: list[int]


class Proof(msgspec.Struct):
    """What was found in a journal whose every line holds; lines are counted from 1, as they stand in the file."""

    match: Match
    header: dict[str, Any]
    shuffle: Shuffle | None  # who made the chance; None where nobody but the server did
    actions: int
    devices: list[DeviceLines]
    unsigned: list[int]  # by a guest without a key, or by nobody that is said
    server: dict[str, list[int]]  # what the server did: as a bot, a stand-in, or for a clock that ran out
    sealed: str | None  # the key of the server that has signed the whole
    chances: str | None  # the chance of every step in one digest; None in formats with 64 bits
    seen: bool  # were the signed views held against the rules of today?


def examine(journal: Journal | str | bytes | Iterable[str]) -> Proof:
    """Check all of a journal. Raises BadJournal with the first line that does not hold."""
    journal = journal if isinstance(journal, Journal | str | bytes) else list(journal)
    lines = contents(journal)
    proof: Proof | None = None
    for match, line in retell(journal):
        if proof is None:
            signers = Signers(lines[0], _server(lines))
            seen = lines[0].get("layout") == newest(match.box).text
            proof = Proof(match, lines[0], match._shuffle, 0, [], [], {}, None, None, seen)
        if line is not None:
            _follow(proof, signers, line)
    assert proof is not None
    proof.sealed = _seal(proof.match, lines)
    proof.chances = _chances(proof.match, proof.actions + 1)
    return proof


def _server(lines: list[dict[str, Any]]) -> str | None:
    """The key by which the server signs: the header has it, or else the end."""
    shuffle = shuffle_of(lines[0])
    found = shuffle["server"] if shuffle else lines[-1].get("server")
    return found if isinstance(found, str) else None


def _follow(proof: Proof, signers: Signers, line: dict[str, Any]) -> None:
    number, seat = len(proof.match.journal) + 1, line.get("seat")
    if type(seat) is not int or not 0 <= seat < proof.match.seats:
        return  # the rules will say so
    known = signers.keys(seat)
    try:
        act = signers.follow(line)
        if act is not None and proof.seen and not _was_seen(proof.match, seat, act):
            raise BadSignature("signature-seen")
    except BadSignature as error:
        raise BadJournal(number, error.news) from None
    proof.actions += 1
    if act is not None:
        _count(proof, seat, act, known, number)
    elif line.get("by") in (None, "guest"):
        proof.unsigned.append(number)
    else:
        proof.server.setdefault(line["by"], []).append(number)


def _was_seen(match: Match, seat: int, act: SignedAct) -> bool:
    """Did the seat see what it says that it saw?"""
    history = match.turn(seat).history
    return act.at <= len(history) and act.seen == view_digest(_encode(history.view(act.at - 1)))


def _count(proof: Proof, seat: int, act: SignedAct, known: list[str], number: int) -> None:
    for found in proof.devices:
        if (found.seat, found.device) == (seat, act.device):
            found.lines.append(number)
            return
    if act.device in known or act.certificate is None:
        vouched = "list"
    else:
        vouched = "server" if act.certificate.device is None else "device"
    proof.devices.append(DeviceLines(seat, act.device, vouched, [number]))


def _chances(match: Match, steps: int) -> str | None:
    drawn = [match._chance(match._secret, step) for step in range(steps)]
    content = b"".join(chance for chance in drawn if isinstance(chance, bytes))
    return hashlib.blake2b(content, digest_size=32, person=b"konspira chances").hexdigest() if content else None


def _seal(match: Match, lines: list[dict[str, Any]]) -> str | None:
    """The key of the server that has signed the whole journal, if it has. Raises BadJournal."""
    last, server = lines[-1], _server(lines)
    if "key" not in last or (server is None and "signature" not in last):
        return None
    content = {name: last[name] for name in ("n", "payoffs", "key")}
    said = {"match": lines[0]["commitment"], "chain": match.journal[:-1].digest_with(content)}
    if last.get("server") != server or not signed(server or "", END, said, last.get("signature", "")):
        raise BadJournal(len(lines), News("signature-end"))
    return server
