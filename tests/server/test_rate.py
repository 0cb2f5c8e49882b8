"""How often somebody may do something."""

from __future__ import annotations

import pytest

from konspira.server import rate
from konspira.server.config import Rate
from konspira.server.rate import Bucket, Buckets


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, which a test may move."""
    now = [100.0]
    monkeypatch.setattr(rate.time, "monotonic", lambda: now[0])
    return now


def test_a_bucket_gives_what_it_holds_and_fills_slowly(clock: list[float]) -> None:
    bucket = Bucket(Rate(2, 3))
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock[0] += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock[0] += 60
    assert [bucket.take() for _ in range(4)] == [True, True, True, False], "never more than it holds"


def test_everybody_has_a_bucket_and_full_ones_are_forgotten(clock: list[float]) -> None:
    buckets = Buckets(Rate(1, 1), most=2)
    assert [buckets.take(who) for who in ("a", "a", "b")] == [True, False, True]
    clock[0] += 10
    assert buckets.take("c")
    assert set(buckets._of) == {"c"}
    assert buckets.take("d")
    assert buckets.take("e"), "better to be generous for a moment than to run out of memory"
    assert len(buckets._of) <= 2
