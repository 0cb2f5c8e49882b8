"""A server that tries keys until one seat has a strong hand: alone it finds one, with one honest device it does not."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import numpy as np

from konspira.boxes.backend import compiled
from konspira.games.gra import BOX
from konspira.games.gra.pieces import CARDS
from konspira.kernel.chacha import Stream
from konspira.play.fair_deal import Device, Round, Shuffle, listing, match_key, read_shuffle, sealing, seed_commitment
from konspira.play.key import commitment, step_key
from konspira.play.match import Match, replay
from konspira.play.shuffler import Shuffler
from konspira.play.signing import SigningKey

TRIES, MATCHES = 298, 40
SERVER, OPTIONS = SigningKey(b"s" * 32), BOX.options_row(4, {})


def hand(secret: bytes, stream: Stream = Stream(), table: np.ndarray = BOX.table.new()) -> int:  # noqa: B008
    """How strong the hand is that seat 0 is dealt: all faces of its cards, added up."""
    table[0]["rng"] = stream.begin(step_key(secret, 0))
    compiled(BOX).fair_start(table, OPTIONS)
    return int(sum(CARDS[card].sum() for card in table[0]["card"][0, : table[0]["hand"][0]]))


def best_of(keys: list[bytes], secret: Callable[[bytes], bytes]) -> bytes:
    """The key after which seat 0 has the strongest hand, as far as the server can tell."""
    return max(keys, key=lambda key: hand(secret(key)))


def keys(chance: random.Random) -> list[bytes]:
    return [chance.randbytes(32) for _ in range(TRIES)]


def shuffled(key: bytes, seed: str) -> Shuffle:
    """A round with one device, signed by a server that would sign anything."""
    device = Device(seed_commitment(seed), (1,), seed=seed)
    signature = SERVER.sign("list", listing(commitment(key), (device,), (), ()))
    return Shuffle(SERVER.public, SERVER.sign("commitment", sealing(commitment(key))), (device,), (), signature)


def secret_of(key: bytes, seed: str) -> bytes:
    return match_key(key, commitment(key), shuffled(key, seed))


def test_alone_a_server_finds_the_hand_that_it_wants() -> None:
    chance = random.Random(1)
    fair = sorted(hand(key) for _ in range(4) for key in keys(chance))
    assert hand(best_of(keys(chance), lambda key: key)) >= fair[-len(fair) // 100]


def test_with_one_honest_device_298_tries_are_worth_no_more_than_one() -> None:
    """The server knows what the device committed to, and tries keys against any seed that it can think of."""
    chance = random.Random(2)
    fair = np.array([hand(key) for _ in range(4) for key in keys(chance)])
    got = []
    for _ in range(MATCHES):
        guess, seed = chance.randbytes(32).hex(), chance.randbytes(32).hex()
        key = best_of(keys(chance), lambda key, guess=guess: match_key(key, commitment(key), _list(guess)))
        got.append(hand(secret_of(key, seed)))
    assert abs(np.mean(got) - fair.mean()) < 3.5 * fair.std() / MATCHES**0.5


def _list(seed: str) -> Shuffle:
    """What a server that guesses need not sign."""
    return Shuffle(SERVER.public, "0" * 128, (Device("0" * 64, (1,), seed=seed),), (), "0" * 128)


def test_keys_that_are_tried_after_the_opening_are_not_those_that_the_device_was_told() -> None:
    """The server may sign another commitment and another list; the device remembers which it opened for."""
    chance, device = random.Random(3), Shuffler()
    key = chance.randbytes(32)
    state = {"server": SERVER.public, "commitment": commitment(key), "voided": [], "closed": None,
             "sealed": SERVER.sign("commitment", sealing(commitment(key)))}  # fmt: skip
    mine = Device(device.commitment(state)["commitment"], (1,))
    closed = Round(commitment(key), (mine,), (), SERVER.sign("list", listing(commitment(key), (mine,), (), ())))
    seed = device.opening({**state, "closed": msgspec.to_builtins(closed)})["seed"]
    ground = best_of(keys(chance)[:50], lambda key: secret_of(key, seed))

    def header_of(key: bytes) -> dict:
        match = Match(BOX, 4, {}, key, shuffle=shuffled(key, seed))
        assert replay(match.journal).seats == 4
        return dict(msgspec.json.decode(match.journal[0]))

    assert device.is_mine(header_of(key))
    assert read_shuffle(header_of(ground)) is not None  # whoever was not there cannot tell
    assert not device.is_mine(header_of(ground))
