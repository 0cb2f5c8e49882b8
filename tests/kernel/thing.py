"""A record with all that a record can hold, and one that is filled."""

from __future__ import annotations

import numpy as np

from konspira.kernel.record import Grid, Record, boolean, i8, i16, many, u64


class Inner(Record):
    size: i8
    on: boolean


class Thing(Record):
    rng: u64
    inner: Inner
    far: i16
    grid: Grid = many(i8, 2, 3)


def filled() -> np.ndarray:
    row = Thing.new()
    row[0]["rng"], row[0]["far"] = 2**64 - 1, -300
    row[0]["inner"]["size"], row[0]["inner"]["on"] = 7, True
    row[0]["grid"] = [[1, 2, 3], [-4, 5, 6]]
    return row
