"""The PPO example: what was learned plays by NumPy alone, and sees and counts as the crowds do that it learned at."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from konspira.bots import bot
from konspira.bots.arena import Tournament, play, schedule
from konspira.play import shelf
from konspira.play.match import open as open_match
from konspira.research.one_table import OneTable
from konspira.senses import senses_of

EXAMPLES = Path(__file__).parents[2] / "examples"
WIDTH = 16
Net = dict[str, np.ndarray]


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., Net]:
    """A function that makes random weights for a game, in the file that the bot reads; torch cannot be imported."""
    monkeypatch.syspath_prepend(EXAMPLES)
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.setenv("KONSPIRA_NET", str(tmp_path / "net.npz"))

    def keep(game: str, certainty: float = 1.0) -> Net:
        box, lot = shelf.box(game), np.random.default_rng(1)
        shapes = {"a": (WIDTH, 64 * senses_of(box).words()), "b": (WIDTH, WIDTH), "head": (box.actions + 1, WIDTH)}
        net = {f"{name}.weight": lot.normal(size=shape) for name, shape in shapes.items()}
        net |= {f"{name}.bias": lot.normal(size=shape[0]) for name, shape in shapes.items()}
        net["head.weight"] *= certainty
        np.savez(tmp_path / "net.npz", **net)  # type: ignore[arg-type]  # keywords that NumPy names otherwise
        return net

    return keep


def test_any_weights_play_the_arena_without_torch(kept: Callable[..., Net]) -> None:
    kept("gra")
    arena = Tournament("gra", ("ppo:Learned", "random"), games=6, seats=4, seed=1)
    results = [play(arena, game) for game in schedule(arena)]
    assert all(sum(result.payoffs) == pytest.approx(1) for result in results)


def test_with_a_seed_it_plays_the_same_again(kept: Callable[..., Net]) -> None:
    kept("gra")

    def journal(seed: int) -> list[str]:
        match, player = open_match("gra", seats=3, key=bytes(32)), bot("ppo:Learned", seed=seed)
        while match.outcome is None:
            match.act(match.actors[0], player.choose(match.turn(match.actors[0])))
        return match.journal.text.splitlines()

    assert journal(4) == journal(4) != journal(5)


@pytest.mark.parametrize("game", ["gra", "krecia"])
def test_it_does_what_the_net_likes_best_over_a_row_and_mask_of_a_crowd(game: str, kept: Callable[..., Net]) -> None:
    """A table with `turned` has the rows and masks of a crowd; with such weights the best action is as good as sure."""
    net, at = kept(game, certainty=1000.0), OneTable(game, 4, turned=True)
    player = bot("ppo:Learned", seed=1)
    at.begin(3)
    while not at.over:
        seat = at.actors[0]
        row, legal = at.observation(seat), np.flatnonzero(at.mask(seat))
        h = np.maximum(net["a.weight"][:, : len(row)] @ row + net["a.bias"], 0)
        h += np.maximum(net["b.weight"] @ h + net["b.bias"], 0)
        worth = net["head.weight"] @ h + net["head.bias"]
        best = int(legal[np.argmax(worth[legal])])
        turn = at.turn(seat)
        assert turn.box.wording.number(player.choose(turn)) == at.number(seat, best)
        at.act(seat, best)
