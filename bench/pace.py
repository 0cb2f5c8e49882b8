"""Does the time of a bot's reply tell what it holds? Forced replies against free ones, idle and under load.

    python bench/pace.py --replies 2000            # Krecia robota, level 5
    python bench/pace.py --game gra --bot level-3
    python bench/pace.py --who coach stand-in      # instead of a bot

Turns come from seeded matches of random play: forced ones, where there is one legal action, and free ones. The bots of
a server reply to both, few at a time (idle) and many, with strangers' bots thinking all the while (loaded). The times
from question to reply are compared by the two-sample test of Kolmogorov and Smirnov; below p = 0.001 they can be told
apart. Above them stands what must not show: how long thinking itself took.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import random
import time
from typing import Any

import numpy as np

import konspira
from konspira.bots.coach import BUDGET
from konspira.bots.engine import engine
from konspira.play import shelf
from konspira.server import Config
from konspira.server.bots import BotPool, stand_in
from konspira.server.fair import Payer
from konspira.server.thinkers import ThreadThinkers
from konspira.server.thinkers.questions import Advise, Choose, think

STRANGERS, STRANGER = 12, "level-5"  # bots that think all the time under load


def turns(game: str, seats: int, wanted: int, seed: int) -> tuple[list[Any], list[Any]]:
    """So many forced turns and as many free ones, of matches that are played at random."""
    chance, forced, free = random.Random(seed), list[Any](), list[Any]()
    while min(len(forced), len(free)) < wanted:
        match = konspira.open(game, seats=seats, key=chance.randbytes(32))
        while match.outcome is None:
            seat = chance.choice(match.actors)
            turn = match.turn(seat)
            (forced if len(turn.legal) == 1 else free).append(turn)
            match.act(seat, chance.choice(turn.legal))
    return chance.sample(forced, wanted), chance.sample(free, wanted)


def kolmogorov_smirnov(one: np.ndarray, other: np.ndarray) -> tuple[float, float]:
    """The greatest distance of two samples' distributions, and how likely it is at least so great by chance alone."""
    values = np.sort(np.concatenate([one, other]))
    shares = [np.searchsorted(np.sort(sample), values, side="right") / len(sample) for sample in (one, other)]
    distance = float(np.max(np.abs(shares[0] - shares[1])))
    size = math.sqrt(len(one) * len(other) / (len(one) + len(other)))
    scaled = (size + 0.12 + 0.11 / size) * distance
    tail = 2 * sum((-1) ** (k - 1) * math.exp(-2 * k * k * scaled * scaled) for k in range(1, 101))
    return distance, 1.0 if scaled < 0.2 else min(1.0, max(0.0, tail))  # below that the series has not converged


async def replies(pool: BotPool, bot: str, asked: list[tuple[bool, Any]], together: int, strangers: int) -> Any:
    """How long each reply took, so many at a time; each bot's payer is somebody else. No bot's name is the coach."""
    loop, times, waiting = asyncio.get_running_loop(), [0.0] * len(asked), iter(enumerate(asked))

    async def ask(number: int) -> None:
        for place, (_, turn) in waiting:
            began = loop.time()
            payer = Payer(f"guest{number}", f"address{number}")
            await (pool.choose(bot, turn, payer) if bot else pool.advise(turn, payer))
            times[place] = loop.time() - began

    async def disturb(number: int) -> None:
        while True:
            await pool.choose(STRANGER, asked[-1][1], Payer(f"stranger{number}", f"elsewhere{number}"))

    load = [asyncio.create_task(disturb(number)) for number in range(strangers)]
    await asyncio.gather(*map(ask, range(together)))
    for task in load:
        task.cancel()
    return np.array(times)


def compare(name: str, forced: np.ndarray, free: np.ndarray) -> bool:
    """Print a line; can they be told apart?"""
    distance, p = kolmogorov_smirnov(forced, free)
    middle = [np.quantile(sample, (0.05, 0.5, 0.95)) for sample in (forced, free)]
    said = "  ".join(" ".join(f"{value:6.3f}" for value in one) for one in middle)
    print(f"{name:<18}{len(forced):>7}{len(free):>7}   {said}   {distance:6.3f}  {p:8.2g}", flush=True)
    return p <= 0.001


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--replies", type=int, default=2000, help="forced and free ones together, idle and loaded each")
    parser.add_argument("--game", default="krecia")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--bot", default="level-5")
    parser.add_argument("--who", nargs="+", choices=("bot", "coach", "stand-in"), default=["bot"], help="who replies")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--idle", type=int, default=4, help="replies at a time when it is quiet")
    parser.add_argument("--loaded", type=int, default=40, help="replies at a time under load")
    asked = parser.parse_args()
    box, config, chance = shelf.box(asked.game), Config(), random.Random(asked.seed)
    engine(box).wake(patient=True)
    forced, free = turns(asked.game, asked.seats, asked.replies // 2, asked.seed)
    mixed = [(True, turn) for turn in forced] + [(False, turn) for turn in free]
    columns = f"{'forced, s: 5 % 50 % 95 %':<20}  {'free, s: 5 % 50 % 95 %':<20}"
    print(f"{'':<18}{'forced':>7}{'free':>7}   {columns}   {'D':>6}  {'p':>8}")
    told = False
    names = {"bot": asked.bot, "coach": "", "stand-in": stand_in(asked.game)}
    for who in asked.who:
        alone = []
        for turn in (*forced[:20], *free[:20]):
            began = time.perf_counter()
            think(config.pace[0], Choose(names[who], turn) if names[who] else Advise(BUDGET, turn))
            alone.append(time.perf_counter() - began)
        compare(f"{who} thinking", np.array(alone[:20]), np.array(alone[20:]))
        for name, together, strangers in (("idle", asked.idle, 0), ("loaded", asked.loaded, STRANGERS)):
            chance.shuffle(mixed)
            pool = BotPool(ThreadThinkers(config.bot_threads), config.pace, chance=random.Random(asked.seed))
            times = asyncio.run(replies(pool, names[who], mixed, together, strangers))
            pool.close()
            kind = np.array([is_forced for is_forced, _ in mixed])
            told |= compare(f"{who} {name}", times[kind], times[~kind])
    print("they can be told apart" if told else "they cannot be told apart (p > 0.001)")
    raise SystemExit(told)


if __name__ == "__main__":
    main()
