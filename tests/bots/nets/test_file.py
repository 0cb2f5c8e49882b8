"""A net is kept small, whole, and with what it was made for."""

from __future__ import annotations

import numpy as np
import pytest
from bots.nets.random_net import random_net, random_weights

from konspira.bots.nets import file
from konspira.bots.nets.file import BadNet, about, pack, read
from konspira.play import shelf


def test_weights_come_back_within_half_a_step_of_their_scale() -> None:
    box = shelf.box("gra")
    weights = random_weights(box)
    net, _ = read(pack(weights, about(box, {})), box)
    for name, axis in (("columns", 0), ("dense", 0), ("policy", 1), ("value", 1)):
        step = np.abs(weights[name]).max(axis=axis, keepdims=True) / 127
        assert (np.abs(getattr(net, name) - weights[name]) <= step * 0.5001).all()


def test_the_same_weights_are_the_same_bytes() -> None:
    box = shelf.box("gra")
    assert random_net(box) == random_net(box)
    assert random_net(box) != random_net(box, seed=2)


def test_it_tells_by_which_run_it_learned() -> None:
    box = shelf.box("gra")
    assert read(random_net(box), box)[1].run == {"by": "chance"}


def test_a_net_of_another_game_is_refused() -> None:
    with pytest.raises(BadNet, match="game"):
        read(random_net(shelf.box("gra")), shelf.box("krecia"))


def test_a_net_that_learned_by_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    box = shelf.box("gra")
    packed = random_net(box)
    monkeypatch.setattr(file, "rules_hash", lambda box: "others")
    with pytest.raises(BadNet, match="rules"):
        read(packed, box)


@pytest.mark.parametrize("cut", [0, 10, 2000])
def test_a_file_that_is_no_net_is_refused(cut: int) -> None:
    box = shelf.box("gra")
    with pytest.raises(BadNet, match="no net"):
        read(random_net(box)[:cut], box)


@pytest.mark.parametrize("game", shelf.names())
def test_what_ships_fits_and_is_for_these_rules(game: str) -> None:
    path = file.HERE / f"{game}.npz"
    if path.exists():
        packed = path.read_bytes()
        assert len(packed) <= file.MOST
        assert read(packed, shelf.box(game))[1].run
