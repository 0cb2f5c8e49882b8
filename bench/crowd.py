"""What a crowd costs: observe, mask, choose at random and step, every observation written whole and read.

`python bench/crowd.py` measures one core beside OpenSpiel's Python calls with its observation tensors, in the same
run and by a core's own time; `--device cuda` measures a GPU. `--peers pgx:leduc_holdem,jaxmarl:hanabi` measures those
as well, on whatever JAX runs on, a call a step as ours and a decision a table: who plays everything inside one compiled
loop of JAX saves the calls.
"""

from __future__ import annotations

import argparse
import random
import time
from typing import Any

import numpy as np

from konspira.play import shelf
from konspira.research import Crowd

GAMES = ("gra", "krecia", "agenci")


def on_a_core(game: str, seats: int, tables: int, seconds: float, packed: bool) -> float:
    """Decisions a second of one core; the observation is read by a sum over all of it, eight bytes at once."""
    crowd = Crowd(game, tables=tables, seats=seats, seed=1, check=False, packed=packed)
    for _ in range(40):  # compiled, and past the first moves
        crowd.step(crowd.sample())
    began, decisions, read = time.process_time(), 0, 0
    while time.process_time() - began < seconds:
        observation = crowd.observe().observation
        read += int((observation.base if observation.base is not None else observation).view(np.uint64).sum())
        crowd.step(crowd.sample())
        decisions += tables
    assert read
    return decisions / (time.process_time() - began)


def on_a_gpu(game: str, seats: int, tables: int, seconds: float, packed: bool) -> float:
    """Decisions a second of one GPU; the observation is read by a sum over all of it."""
    from numba import cuda

    @cuda.jit
    def read(words: Any, sums: Any) -> None:
        total = np.uint64(0)
        for place in range(cuda.grid(1), words.shape[0], cuda.gridsize(1)):
            total += words[place]
        sums[cuda.grid(1)] = total

    crowd = Crowd(game, tables=tables, seats=seats, seed=1, device="cuda", check=False, packed=packed)
    sums = cuda.device_array(1056 * 256, np.uint64)

    def steps(number: int) -> None:
        for _ in range(number):
            crowd.observe()
            words = crowd._device.words  # the same as the observation, eight bytes at once
            read[1056, 256](words if packed else crowd._device._bytes[id(words)], sums)  # type: ignore[attr-defined]
            crowd.step(crowd.sample())
        cuda.synchronize()

    steps(40)  # compiled, and past the first moves
    began, decisions = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        steps(20)
        decisions += 20 * tables
    return decisions / (time.perf_counter() - began)


def by_open_spiel(name: str, options: dict[str, Any], seconds: float) -> float | None:
    """Decisions a second of random play through OpenSpiel's own Python calls, with its observation tensors."""
    try:
        import pyspiel
    except ImportError:
        return None
    game, lot = pyspiel.load_game(name, options), random.Random(1)
    tensor = game.get_type().provides_observation_tensor
    began, decisions = time.process_time(), 0
    while time.process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(lot.choices(actions, chances)[0])
                continue
            if tensor:
                state.observation_tensor(state.current_player())
            else:
                state.information_state_tensor(state.current_player())
            state.legal_actions_mask()
            state.apply_action(lot.choice(state.legal_actions()))
            decisions += 1
    return decisions / (time.process_time() - began)


def by_pgx(name: str, tables: int, seconds: float) -> float:
    """Decisions a second of random play in Pgx, on what JAX runs on; observations are written whole and read."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step_all = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def step(state: Any, key: Any) -> Any:
        chance, dealt, after = jax.random.split(key, 3)
        action = jax.random.categorical(chance, jnp.where(state.legal_action_mask, 0.0, -jnp.inf))
        return step_all(state, action, jax.random.split(dealt, tables)), after

    read = jax.jit(lambda observation: observation.astype(jnp.float32).sum())
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), tables))
    return _timed_jax(step, lambda state: read(state.observation), state, jax.random.PRNGKey(2), tables, seconds)


def by_jaxmarl(name: str, tables: int, seconds: float) -> float:
    """The same in JaxMARL: its step gives every agent an observation, and restarts what has ended."""
    import jax
    import jax.numpy as jnp
    import jaxmarl

    env = jaxmarl.make(name)
    agents = env.agents

    @jax.jit
    def step(carried: Any, key: Any) -> Any:
        observations, state = carried
        chance, dealt, after = jax.random.split(key, 3)
        masks = jax.vmap(env.get_legal_moves)(state)
        keys = dict(zip(agents, jax.random.split(chance, len(agents)), strict=True))
        chosen = {a: jax.random.categorical(keys[a], jnp.where(masks[a] > 0, 0.0, -jnp.inf)) for a in agents}
        observations, state, *_ = jax.vmap(env.step)(jax.random.split(dealt, tables), state, chosen)
        return (observations, state), after

    read = jax.jit(lambda observations: sum(observations[a].astype(jnp.float32).sum() for a in agents))
    begun = jax.jit(jax.vmap(env.reset))(jax.random.split(jax.random.PRNGKey(1), tables))
    return _timed_jax(step, lambda carried: read(carried[0]), begun, jax.random.PRNGKey(2), tables, seconds)


def _timed_jax(step: Any, read: Any, state: Any, key: Any, tables: int, seconds: float) -> float:
    def steps(number: int) -> None:
        nonlocal state, key
        for _ in range(number):
            state, key = step(state, key)
            total = read(state)
        total.block_until_ready()

    steps(5)
    began, decisions = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        steps(10)
        decisions += 10 * tables
    return decisions / (time.perf_counter() - began)


PEERS = {"pgx": by_pgx, "jaxmarl": by_jaxmarl}


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    asked.add_argument("--games", default=",".join(GAMES))
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--tables", type=int, default=0)
    asked.add_argument("--seconds", type=float, default=3.0)
    asked.add_argument("--peers", default="", help="games of others, where they are installed: pgx:leduc_holdem,…")
    given = asked.parse_args()
    for peer in filter(None, given.peers.split(",")):
        library, _, name = peer.partition(":")
        speed = PEERS[library](name, given.tables or (1 << 18 if given.device == "cuda" else 1024), given.seconds)
        print(f"{peer}: {speed / 1e6:,.2f} M decisions/s", flush=True)
    for game in filter(None, given.games.split(",")):
        box = shelf.box(game)
        seats = given.seats if given.seats in box.seats else box.seats.start
        if given.device == "cuda":
            for packed in (True, False):
                speed = on_a_gpu(game, seats, given.tables or 1 << 20, given.seconds, packed)
                form = "bits" if packed else "bytes"
                print(f"{game}, {seats} seats, GPU, {form}: {speed / 1e6:,.0f} M decisions/s", flush=True)
            continue
        in_bytes = on_a_core(game, seats, given.tables or 1024, given.seconds, packed=False)
        speed = on_a_core(game, seats, given.tables or 1024, given.seconds, packed=True)
        peer = by_open_spiel(box.peer, box.peer_options, given.seconds) if box.peer else None
        beside = f", {speed / peer:,.0f} × OpenSpiel's {box.peer} ({peer / 1e6:.3f} M)" if peer else ""
        said = f"{speed / 1e6:,.2f} M decisions/s, as bytes {in_bytes / 1e6:,.2f} M"
        print(f"{game}, {seats} seats, one core: {said}{beside}", flush=True)


if __name__ == "__main__":
    main()
