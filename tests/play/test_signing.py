"""Signatures: the one who has the key, this kind of statement, this very content, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from konspira.play import signing
from konspira.play.signing import SigningKey, digest, signed, statement

SEED = bytes.fromhex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60")  # RFC 8032, 7.1, test 1
SAID = {"seat": 1, "action": {"do": "call"}, "counter": 3}


def test_a_key_is_that_of_the_standard() -> None:
    assert SigningKey(SEED).public == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"


def test_what_was_signed_is_found_to_be() -> None:
    key = SigningKey()
    assert signed(key.public, "act", SAID, key.sign("act", SAID))


def test_the_order_of_keys_says_nothing() -> None:
    assert statement("act", SAID) == statement("act", dict(reversed(SAID.items())))
    assert statement("act", SAID) == b'konspira act\n{"action":{"do":"call"},"counter":3,"seat":1}'


@pytest.mark.parametrize(
    ("kind", "content"),
    [("receipt", SAID), ("act", {**SAID, "seat": 2}), ("act", {**SAID, "action": {"do": "raise"}}), ("act", {})],
)
def test_anything_else_is_not(kind: str, content: dict[str, object]) -> None:
    key = SigningKey()
    assert not signed(key.public, kind, content, key.sign("act", SAID))
    assert digest(kind, content) != digest("act", SAID)


def test_nor_is_it_anybody_elses() -> None:
    assert not signed(SigningKey().public, "act", SAID, SigningKey(SEED).sign("act", SAID))


@pytest.mark.parametrize("public", ["", "zz", "00" * 31, "ff" * 32, SigningKey(SEED).public[:-1], " " * 64, None, 7])
@pytest.mark.parametrize("signature", ["", "no", "00" * 64, "00" * 63, " " * 128, None, 7, ["00"]])
def test_nonsense_is_no_signature(public: Any, signature: Any) -> None:
    assert not signed(public, "act", SAID, signature)
    assert not signed(SigningKey(SEED).public, "act", SAID, signature)


@pytest.mark.parametrize("public", ["", SigningKey(SEED).public[:-2], SigningKey(SEED).public[:-2] + "  "])
def test_no_memory_behind_a_short_key_is_read(public: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(signing, "crypto_sign_open", lambda said, key: asked.append(len(key)))
    assert not signed(public, "act", SAID, SigningKey(SEED).sign("act", SAID))
    assert asked == []


def test_a_key_does_not_show_its_secret() -> None:
    assert SEED.hex()[:8] not in repr(SigningKey(SEED))
