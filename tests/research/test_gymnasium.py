"""Gymnasium's own test over every game, number of seats and variant; many tables at once are as one table is."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from conftest import TOYS
from every_setting import NAMES, every_setting, toy
from gymnasium.utils.env_checker import check_env

import konspira.research.gymnasium as adapter
from konspira.research.gymnasium import SeatEnv, SeatVectorEnv


@pytest.fixture(autouse=True)
def _toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KONSPIRA_GAMES", str(TOYS))
    adapter.register()


def lowest(_: np.ndarray, masks: np.ndarray) -> np.ndarray:
    """A policy: the legal action with the lowest number."""
    return masks.argmax(1)


class Lowest:
    """The same as a bot."""

    name = "lowest"

    def __init__(self, budget: object = None, *, seed: int | None = None) -> None:
        pass

    def choose(self, turn: Any) -> Any:
        return turn.box.wording.value(int(turn.legal.numbers.min()))


@every_setting
@pytest.mark.sample(4)
@pytest.mark.parametrize("illegal", ["end", "first"])
def test_a_seat_passes_the_check(name: str, seats: int, options: dict[str, Any], illegal: str) -> None:
    env = gymnasium.make(f"konspira/{name}-v0", seats=seats, options=options, seat=seats - 1, illegal=illegal)
    check_env(env.unwrapped)


def test_every_game_is_registered_and_once() -> None:
    adapter.register()
    assert {f"konspira/{name}-v0" for name in NAMES} <= {*gymnasium.registry}


@pytest.mark.parametrize(("name", "turned"), [("gra", True), ("krecia", False)])
def test_many_tables_play_as_one_does(name: str, turned: bool) -> None:
    many = SeatVectorEnv(name, 3, seats=3, seat=1, opponents=lowest, turned=turned)
    by_bots = SeatVectorEnv(name, 3, seats=3, seat=1, opponents=f"{__name__}:Lowest", turned=turned)
    ones = [SeatEnv(name, 3, seat=1, opponents=f"{__name__}:Lowest", turned=turned) for _ in range(3)]
    told, info = many.reset(seed=7)
    again, _ = by_bots.reset(seed=7)
    alone = [one.reset(seed=7 + place) for place, one in enumerate(ones)]
    assert told.tobytes() == again.tobytes() == np.stack([columns for columns, _ in alone]).tobytes()
    ended = np.zeros(3, bool)
    while not ended.any():
        actions = np.array([np.flatnonzero(mask)[-1] for mask in info["action_mask"]])
        told, rewards, ended, cut, info = many.step(actions)
        same = by_bots.step(actions)
        steps = [one.step(int(action)) for one, action in zip(ones, actions, strict=True)]
        assert told.tobytes() == same[0].tobytes() == np.stack([step[0] for step in steps]).tobytes()
        assert rewards.tolist() == same[1].tolist() == [step[1] for step in steps]
        assert ended.tolist() == same[2].tolist() == [step[2] for step in steps]
        assert info["action_mask"].tolist() == [step[4]["action_mask"].tolist() for step in steps]
        assert not cut.any()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.sample(1)
def test_many_tables_go_on_match_after_match_and_a_seed_repeats_them(name: str) -> None:
    seen = []
    for _ in range(2):
        envs = gymnasium.make_vec(f"konspira/{name}-v0", num_envs=8, vectorization_mode="vector_entry_point")
        told, info = envs.reset(seed=3)
        chance, before, trace = np.random.default_rng(1), np.zeros(8, bool), [told.tobytes()]
        for _ in range(60):
            mask = info["action_mask"]
            told, rewards, ended, _, info = envs.step((chance.random(mask.shape) * mask).argmax(1))
            assert not (before & ended).any(), "a match that has just begun is not over"
            assert (rewards[before] == 0).all()
            assert info["action_mask"][~ended].any(1).all(), "who is asked may do something"
            before = ended
            trace += [told.tobytes(), rewards.tobytes()]
        seen.append(trace)
    assert seen[0] == seen[1]


def test_what_is_not_legal_ends_a_match_at_its_own_table_only() -> None:
    envs = SeatVectorEnv("gra", 2, seats=2)
    _, info = envs.reset(seed=1)
    legal = info["action_mask"].argmax(1)
    _, rewards, ended, _, _ = envs.step(np.array([10**6, legal[1]]))
    assert (rewards.tolist(), ended.tolist()) == ([-1, 0], [True, False])
    first = SeatVectorEnv("gra", 2, seats=2, illegal="first")
    first.reset(seed=1)
    _, rewards, ended, _, _ = first.step(np.array([-5, 10**6]))
    assert (rewards.tolist(), ended.tolist()) == ([0, 0], [False, False])
    with pytest.raises(ValueError, match="shape"):
        first.step(np.zeros(3, int))


def test_actions_that_name_seats_are_turned_alike_at_one_table_and_at_many() -> None:
    many, ones = SeatVectorEnv("krecia", 4, seats=4, seat=2), [SeatEnv("krecia", 4, seat=2) for _ in range(4)]
    _, info = many.reset(seed=3)
    for _ in range(60):
        for place, one in enumerate(ones):
            one.at.table[0] = many.at.tables[place]
            one.at.go_on({seat: [] for seat in range(4)})
            assert one.at.mask(2).tolist() == info["action_mask"][place].tolist()
        *_, info = many.step(info["action_mask"].argmax(1))


def test_seeds_may_be_given_table_by_table() -> None:
    envs = SeatVectorEnv("gra", 3, seats=2, opponents=lowest)
    told, _ = envs.reset(seed=[5, None, 9])
    one = SeatEnv("gra", 2, opponents=f"{__name__}:Lowest")
    for place, seed in ((0, 5), (2, 9)):
        assert told[place].tobytes() == one.reset(seed=seed)[0].tobytes()


def test_boards_are_said_and_levels_can_be_played_against() -> None:
    envs = SeatVectorEnv("gra", 2, seats=3, opponents=["level-1", "random"], render_mode="ansi", language="pl")
    envs.reset(seed=1)
    boards = envs.render()
    assert boards is not None
    together = SeatVectorEnv("gra", 2, seats=3, opponents=lowest, render_mode="ansi", language="pl")
    together.reset(seed=1)
    assert len(boards) == len(together.render() or ()) == 2
    assert all(boards)


def test_a_mistaken_argument_is_named() -> None:
    with pytest.raises(ValueError, match="2 opponents: there are 1 other seats"):
        SeatEnv(toy(), 2, opponents=["random", "random"])
    with pytest.raises(ValueError, match="seat 2: there are 0 to 1"):
        SeatEnv(toy(), 2, seat=2)
    with pytest.raises(ValueError, match="illegal='never'"):
        SeatEnv(toy(), 2, illegal="never")  # type: ignore[arg-type]  # that is the mistake
    with pytest.raises(ValueError, match="render_mode 'rgb_array'"):
        SeatEnv(toy(), 2, render_mode="rgb_array")
