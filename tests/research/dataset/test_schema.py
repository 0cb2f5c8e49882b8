"""What a dataset looks like: read by Arrow and NumPy alone, it says what the game's own records say."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest
from research.dataset.making_sets import of_random

from konspira.kernel.record import to_struct
from konspira.kernel.words import look
from konspira.play import shelf
from konspira.research import Crowd
from konspira.research.dataset.schema import KEY, observations, view_type


def test_a_file_alone_can_be_read_without_us(tmp_path: Path) -> None:
    of_random(tmp_path / "set", games=2, fields=True)
    (file,) = (tmp_path / "set" / "decisions").glob("*.parquet")
    table = pq.read_table(file)
    about = json.loads(table.schema.metadata[KEY])
    assert (about["game"], about["seats"], about["options"]["jokers"]) == ("gra", 3, True)
    views = np.frombuffer(b"".join(table["view"].to_pylist()), np.dtype(about["view"]))
    assert (views["options.seats"] == 3).all()
    assert (views["seat"] == table["seat"].to_numpy()).all()
    for name in about["view"]["names"]:
        assert (
            views[name].reshape(len(views), -1).tolist()
            == np.array(table[f"view.{name}"].to_pylist()).reshape(len(views), -1).tolist()
        )
    packed = np.frombuffer(b"".join(table["observation"].to_pylist()), np.uint8).reshape(len(table), -1)
    bits = np.unpackbits(packed, axis=1, count=len(about["columns"]), bitorder="little")
    seats = [about["columns"].index(f"options.seats is {number}") for number in (2, 3, 4)]
    assert (bits[:, seats] == [0, 1, 0]).all()


@pytest.mark.parametrize("game", ["gra", pytest.param("krecia", marks=pytest.mark.full)])
def test_the_bytes_of_a_view_are_described_field_by_field(game: str) -> None:
    box = shelf.box(game)
    row = np.random.default_rng(5).integers(0, 2, box.view.dtype.itemsize, np.uint8).view(box.view.dtype)
    read, told = row.view(view_type(box).dtype)[0], to_struct(box.view, row)
    for name in view_type(box).names:
        value = told
        for part in name.split("."):
            value = getattr(value, part)
        assert np.array_equal(np.array(value), read[name]), name


def test_observations_are_those_of_a_crowd() -> None:
    box, crowd = shelf.box("gra"), Crowd("gra", tables=9, seats=4, seed=3, packed=True)
    for _ in range(7):
        crowd.step(crowd.sample())
    seen, views = crowd.observe(), box.view.new(9)
    for i, (seat, table) in enumerate(zip(seen.seat, crowd.state()["tables"].view(box.table.dtype), strict=True)):
        look(np.array([table]), int(seat), views[i : i + 1])
    assert observations(box, views).tobytes() == seen.observation.tobytes()
