"""The key of a match: every step's chance depends on all of it, and what is shown of it binds."""

from __future__ import annotations

from konspira.play.key import commitment, deal_seed


def test_the_chance_of_a_step_depends_on_every_bit_of_key_and_number() -> None:
    key = bytes(range(32))
    seeds = {deal_seed(key, step) for step in range(1000)}
    seeds |= {deal_seed(bytes([i ^ (1 << b) if n == 0 else i for n, i in enumerate(key)]), 0) for b in range(8)}
    assert len(seeds) == 1008


def test_the_commitment_is_not_the_key_and_binds_to_it() -> None:
    key = bytes(32)
    assert commitment(key) != commitment(bytes(31) + b"\1")
    assert key.hex() not in commitment(key)
