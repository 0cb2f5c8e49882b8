"""Twin worlds for a real server: two keys, whose matches one seat cannot tell apart, and a game played in both.

A key that begins with `twin` is that of the other world. It has the same chance; but after chosen steps it puts, from
the view of one seat, another world in the place of the true one, in which this seat could just as well be. Where
everybody has shuffled, both worlds have the same devices, seeds and order; only the server's key is another.
"""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator
from typing import Any, NamedTuple
from unittest import mock

import msgspec
from msgspec.structs import replace

from konspira.play import match as play_match
from konspira.play import shelf
from konspira.play.fair_deal import COMMITMENT, LIST, Device, Shuffle, listing, sealing, seed_commitment
from konspira.play.formats import FORMATS, Format
from konspira.play.key import commitment
from konspira.play.match import IllegalAction, Match
from konspira.play.signing import SigningKey

TRUE, TWIN = b"true", b"twin"
DREAMS = 12  # where in a key the steps begin: a number for each, of the world that is put there; 0 puts none
STEPS = 20  # that many fit into a key
TRIES = 120  # for a step that may be made in both worlds
SERVER = SigningKey(b"twins".ljust(32))  # signs the rounds


class Pair(NamedTuple):
    """What one seat does: in the true world, and in its twin."""

    seat: int
    true: Any
    twin: Any


def device_key(seat: int) -> SigningKey:
    """By which the device of a seat signs."""
    return SigningKey(bytes([seat + 2]) * 32)


def shuffle(key: bytes, seats: int) -> Shuffle:
    """A round in which the device of every seat has opened its seed."""
    made = []
    for seat in range(seats):
        seed = bytes([seat + 1]).hex() * 32
        made.append(Device(seed_commitment(seed), (seat,), device_key(seat).public, seed))
    devices, sealed = tuple(sorted(made, key=lambda one: one.commitment)), commitment(key)
    listed = SERVER.sign(LIST, listing(sealed, devices, (), ()))
    return Shuffle(SERVER.public, SERVER.sign(COMMITMENT, sealing(sealed)), devices, (), listed)


def _alike(format: Format) -> Format:
    """Both worlds have the chance of the true one."""
    return replace(format, chance=lambda key, step: format.chance(TRUE + key[4:DREAMS] + bytes(STEPS), step))


@contextlib.contextmanager
def twin_worlds() -> Iterator[None]:
    """While this lasts, a key tells of a world as it is said above."""
    look_around, match_key = Match._look_around, play_match.match_key

    def secret(key: bytes, sealed: str, shuffle: Shuffle) -> bytes:
        return key if key.startswith((TRUE, TWIN)) else match_key(key, sealed, shuffle)

    def look_twice(self: Match) -> None:
        step = len(self.journal) if hasattr(self, "journal") else 0
        if (
            self._key.startswith(TWIN)
            and step < STEPS
            and self._key[DREAMS + step]
            and not self._backend.over(self._table)
        ):
            row = self.box.view.new()
            self._backend.look(self._table, self._key[4] - 1, row)
            self._table[0]["rng"] = 1 + self._key[DREAMS + step]
            self._backend.imagine(row, self._table)
            self._table[0]["rng"] = 0
        look_around(self)

    with (
        mock.patch.object(Match, "_look_around", look_twice),
        mock.patch.object(play_match, "match_key", secret),
        mock.patch.dict(FORMATS, {number: _alike(format) for number, format in FORMATS.items()}),
    ):
        yield


class Twins:
    """A match and its twin, played on as long as one seat cannot tell them apart. To be made within `twin_worlds`."""

    def __init__(
        self, game: str, seats: int, options: dict[str, Any], eyes: int, seed: int, *, shuffled: bool = False
    ) -> None:
        self.game, self.seats, self.options, self.eyes, self.shuffled = game, seats, options, eyes, shuffled
        chance = random.Random(seed)
        self._same = bytes([eyes + 1]) + chance.randbytes(DREAMS - 5)
        self._dreams = bytearray(STEPS)
        self._dreams[0] = 1
        self.script: list[Pair] = []
        while len(self.script) < STEPS - 1 and self._go_on(chance):
            pass

    @property
    def keys(self) -> tuple[bytes, bytes]:
        """The keys of both worlds."""
        return TRUE + self._same + bytes(STEPS), TWIN + self._same + bytes(self._dreams)

    def open(self, length: int | None = None) -> tuple[Match, Match]:
        """Both matches after so many steps of the script."""
        box = shelf.box(self.game)
        true, twin = (
            Match(box, self.seats, self.options, key, shuffle=shuffle(key, self.seats) if self.shuffled else None)
            for key in self.keys
        )
        for pair in self.script[:length]:
            true.act(pair.seat, pair.true)
            twin.act(pair.seat, pair.twin)
        return true, twin

    def alike(self, true: Match, twin: Match) -> bool:
        """Does the seat know the same in both?"""
        one, other = (match._rows[self.eyes] for match in (true, twin))
        return [row.tobytes() for row in one] == [row.tobytes() for row in other]

    def _go_on(self, chance: random.Random) -> bool:
        """Find a step that may be made in both, in another world if need be; what the seat cannot see may differ."""
        here, now = self.open()[0], len(self.script)
        if here.outcome is not None:
            return False
        for attempt in range(TRIES):
            if attempt >= 6:
                self._dreams[now] = 1 + chance.randrange(255)
            twin = self.open()[1]
            seat = chance.choice(here.actors)
            true = _value(chance.choice(here.turn(seat).legal))
            other = true if seat == self.eyes or attempt % 3 else _value(chance.choice(twin.turn(seat).legal))
            self.script.append(Pair(seat, true, other))
            with contextlib.suppress(IllegalAction):
                if self.alike(*self.open()):
                    return True
            self.script.pop()
        return False


def _value(action: Any) -> Any:
    return msgspec.to_builtins(action)
