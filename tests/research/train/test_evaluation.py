"""How strong a net is."""

from __future__ import annotations

from pathlib import Path

import pytest
from bots.nets.random_net import random_net
from research.train.plans import torch

from konspira.play import shelf
from konspira.research.train.evaluation import mean_of, measure


def test_it_sits_at_every_seat_in_turn_and_gets_its_share(tmp_path: Path) -> None:
    assert torch
    path = tmp_path / "net.npz"
    path.write_bytes(random_net(shelf.box("gra")))
    found = measure(path, "gra", 2, {}, "random", 8, 1)
    assert (found.bot, found.seats, found.games) == ("random", 2, 8)
    assert 0 <= found.mean <= 1


def test_the_mean_and_its_interval() -> None:
    assert mean_of([0, 1, 0, 1]) == pytest.approx((0.5, 1.96 * 0.5774 / 2), abs=1e-3)
