"""Crowds: many tables at once play as one does, the same again from a seed, and refuse what is not legal."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from konspira import SPECTATOR
from konspira.boxes.backend import compiled
from konspira.play import shelf
from konspira.research import Crowd
from konspira.senses import unpacked

SETTINGS = [(2, {}), (4, {"jokers": True}), (3, {"fewer_cards": True, "directions": True})]


def walk(crowd: Crowd, steps: int) -> list[bytes]:
    """Everything that is seen over so many random steps."""
    seen = []
    for _ in range(steps):
        observed = crowd.observe()
        seen += [array.tobytes() for array in observed]
        seen += [array.tobytes() for array in crowd.step(crowd.sample())]
    return seen


def test_a_seed_gives_the_same_crowd_again_and_another_seed_another() -> None:
    first, same, other = (walk(Crowd("gra", tables=16, settings=SETTINGS, seed=seed), 30) for seed in (1, 1, 2))
    assert first == same != other


def test_threads_change_nothing() -> None:
    alone, shared = (Crowd("gra", tables=17, settings=SETTINGS, seed=3, threads=threads) for threads in (1, 3))
    assert walk(alone, 40) == walk(shared, 40)


def test_a_table_of_a_crowd_plays_as_a_table_by_words() -> None:
    box, crowd = shelf.box("gra"), Crowd("gra", tables=5, seats=3, seed=9)
    words, table = compiled(box), box.table.new()
    table[0]["rng"] = ((9 + 2) * 0xD1342543DE82EF95 + 1) % 2**64
    words.start(table, box.options_row(3, {}))
    ended = 0
    for _ in range(400):
        seat, _, mask = crowd.observe()
        legal = [words.pick(table, int(seat[2]), k) for k in range(words.count(table, int(seat[2])))]
        assert sorted(legal) == np.flatnonzero(mask[2]).tolist()
        actions = crowd.sample()
        words.step(table, int(seat[2]), int(actions[2]))
        over, payoffs = words.over(table), [words.payoff(table, place) for place in range(3)]
        reward, done = crowd.step(actions)
        assert bool(done[2]) == over
        assert reward[2].tolist() == ([*payoffs, 0, 0, 0] if over else [0] * 6)
        if over:
            ended += 1
            words.start(table, box.options_row(3, {}))
        assert crowd.state()["tables"].view(box.table.dtype)[2].tobytes() == table[0].tobytes()
    assert ended


def test_any_seat_may_be_looked_at_and_a_spectator_too() -> None:
    crowd = Crowd("gra", tables=4, seats=3, seed=5)
    seat, observation, _ = crowd.observe()
    views = [crowd.observe_from(place) for place in (SPECTATOR, 0, 1, 2)]
    assert all(views[1 + one][place].tobytes() == observation[place].tobytes() for place, one in enumerate(seat))
    assert len({view.tobytes() for view in views}) == 4


def test_an_action_that_is_not_legal_is_refused_and_nothing_is_done() -> None:
    crowd = Crowd("gra", tables=3, seats=2, seed=1)
    actions, before = crowd.sample().copy(), crowd.state()["tables"].tobytes()
    for wrong in (-1, 392, 10**9):
        with pytest.raises(ValueError, match=f"table 1: action {wrong} is not legal"):
            crowd.step(np.array([actions[0], wrong, actions[2]]))
    with pytest.raises(ValueError, match="i64 of shape"):
        crowd.step(np.zeros(2, np.int64))
    assert crowd.state()["tables"].tobytes() == before
    crowd.step(actions)


def test_a_copy_goes_on_by_itself_and_a_file_brings_a_crowd_back(tmp_path: Path) -> None:
    crowd = Crowd("gra", tables=6, settings=SETTINGS, seed=8)
    walk(crowd, 10)
    twin = crowd.copy()
    crowd.save(tmp_path / "crowd.npz")
    seen = walk(crowd, 20)
    assert walk(twin, 20) == seen
    back = Crowd("gra", tables=6, settings=SETTINGS, seed=0)
    back.load(tmp_path / "crowd.npz")
    assert walk(back, 20) == seen
    with pytest.raises(ValueError, match="another crowd"):
        Crowd("gra", tables=7, seats=2).load(tmp_path / "crowd.npz")


def test_packed_rows_hold_the_same_bits() -> None:
    crowd, packed = (Crowd("gra", tables=9, settings=SETTINGS, seed=4, packed=form) for form in (False, True))
    for _ in range(20):
        one, other = crowd.observe(), packed.observe()
        assert unpacked(other.observation, crowd.columns).tobytes() == one.observation.tobytes()
        assert unpacked(other.mask, crowd.box.actions).tobytes() == one.mask.tobytes()
        assert other.observation.dtype == other.mask.dtype == np.uint64
        assert (crowd.sample() == packed.sample()).all()
        crowd.step(crowd.sample())
        packed.step(packed.sample())


def test_seats_in_actions_are_counted_from_the_seat_that_is_asked() -> None:
    settings = [(4, {}), (2, {})]
    turned, plain = (Crowd("krecia", tables=40, settings=settings, seed=2, turned=how) for how in (True, False))
    voted = 0
    for _ in range(120):
        seat, _, mask = turned.observe()
        own = plain.observe().mask
        for table, one in enumerate(seat):
            counted = [turned.own_number(settings[table % 2][0], int(one), k) for k in np.flatnonzero(mask[table])]
            assert sorted(counted) == np.flatnonzero(own[table]).tolist()
        chosen = turned.sample().copy()
        meant = np.array([turned.own_number(settings[t % 2][0], int(seat[t]), int(chosen[t])) for t in range(40)])
        voted += int((meant != chosen).sum())
        assert turned.step(chosen).reward.tobytes() == plain.step(meant).reward.tobytes()
        assert turned.state()["tables"].tobytes() == plain.state()["tables"].tobytes()
    assert voted


def test_what_is_past_is_recalled_where_it_is_wanted() -> None:
    crowd, recalling = (Crowd("krecia", tables=6, seats=3, seed=2, recall=recall) for recall in (False, True))
    for _ in range(20):
        now, all_of_it = crowd.observe().observation, recalling.observe().observation
        assert now.tobytes() == all_of_it[:, : crowd.columns].tobytes()
        chosen = crowd.sample()
        recalling.step(chosen)
        crowd.step(chosen)
    assert all_of_it[:, crowd.columns :].any()
    assert len(recalling.names) == recalling.columns > crowd.columns == len(crowd.names)


def test_a_seat_remembers_what_it_saw_and_did_until_the_match_ends() -> None:
    crowd = Crowd("gra", tables=5, settings=SETTINGS, seed=6, packed=True, frames=3)
    now, frame = crowd.senses.words(), crowd.senses.words() + 1
    logs: dict[tuple[int, int], list[list[int]]] = {}
    ended = 0
    for _ in range(150):
        seat, observation, _ = (array.copy() for array in crowd.observe())
        for table, one in enumerate(seat.tolist()):
            kept = logs.setdefault((table, one), [])
            wanted = [word for past in kept[-3:][::-1] for word in past]
            assert observation[table, now:].tolist() == wanted + [0] * (3 * frame - len(wanted))
        chosen = crowd.sample().copy()
        done = crowd.step(chosen).done
        for table, one in enumerate(seat.tolist()):
            logs[table, one].append([*observation[table, :now].tolist(), int(chosen[table]) + 1])
            if done[table]:
                ended += 1
                logs = {key: log for key, log in logs.items() if key[0] != table}
    assert ended
    assert len(crowd.names) == crowd.columns == 64 * observation.shape[1]
    assert crowd.names[64 * (now + frame)] == f"{crowd.senses.names()[0]}, 2 of my decisions ago"


def test_frames_are_copied_saved_and_loaded(tmp_path: Path) -> None:
    crowd = Crowd("gra", tables=6, settings=SETTINGS, seed=8, frames=2)
    walk(crowd, 30)
    twin = crowd.copy()
    crowd.save(tmp_path / "crowd.npz")
    seen = walk(crowd, 20)
    back = Crowd("gra", tables=6, settings=SETTINGS, seed=0, frames=2)
    back.load(tmp_path / "crowd.npz")
    assert walk(twin, 20) == walk(back, 20) == seen
