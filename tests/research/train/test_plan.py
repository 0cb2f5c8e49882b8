"""How the nets that ship were made, as `konspira train GAME --as-shipped` repeats it."""

from __future__ import annotations

from pathlib import Path

import pytest

from konspira.bots.nets import file
from konspira.boxes.box import Box
from konspira.play import shelf
from konspira.research.train.plan import SHIPPED, stages


def test_every_net_that_ships_can_be_made_again() -> None:
    assert [box.name for box in shelf.boxes() if file.shipped(box)] == list(SHIPPED)


@pytest.mark.parametrize("game", SHIPPED)
def test_the_last_run_is_the_one_that_the_net_says_it_comes_from(game: str) -> None:
    box: Box = shelf.box(game)
    packed = file.shipped(box)
    assert packed is not None
    came_from = file.read(packed, box)[1].run
    *_, (folder, plan) = stages(game, Path("ours"), "cuda", seed=1)
    assert folder == Path("ours/2")
    assert plan.start == "ours/1/net.npz"
    own = {name: getattr(plan, name) for name in plan.__struct_fields__}
    other = {"start", "settings"}  # where the first net lay then; none were given
    assert {name: own[name] for name in own if name not in other} == {
        name: came_from[name] for name in own if name not in other
    }
    assert list(plan.settings) == came_from["settings"]
    assert came_from["seconds"] <= 60 * plan.minutes


@pytest.mark.parametrize("game", SHIPPED)
def test_minutes_are_shared_out_as_they_were(game: str) -> None:
    short, long = (stages(game, Path("ours"), "cpu", 1, minutes, tables=64) for minutes in (2.0, None))
    assert sum(plan.minutes for _, plan in short) == pytest.approx(2.0)
    shares = [one.minutes / other.minutes for (_, one), (_, other) in zip(short, long, strict=True)]
    assert shares == pytest.approx([shares[0]] * len(shares))
    assert all(plan.tables == 64 for _, plan in short)
