"""Whose agent is whose at Agenci, learned from games: `python bench/reading.py collect`, `fit`, and `score`.

`collect` plays games of three levels with two to seven seats, and goes on where it stopped. `fit` finds the weights of
`games/agenci/reading.py` by maximum likelihood on the games below `FRESH`. `score` tells how good beliefs are in the
others, game by game in a file, and beside such a file that other weights or another version wrote.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from bots import in_parallel, key

from konspira.bots import bot
from konspira.bots.arena import ready
from konspira.bots.beliefs import Beliefs
from konspira.games.agenci.pieces import AGENTS, FILES, OVER
from konspira.games.agenci.reading import UNTOLD, WEIGHTS, act_of, merit
from konspira.kernel.record import SPECTATOR
from konspira.kernel.rule import rule
from konspira.kernel.signature import FLOATS, VIEW, array, types
from konspira.play import shelf
from konspira.play.match import Match

BOTS = ("level-4", "level-3", "level-1")
VARIANTS: tuple[dict[str, bool], ...] = ({}, {"top_secret": True}, {}, {"secret_files": True})
FRESH = 1000  # games from this number on are not fitted to
EVERY = 4  # acts between two moments that are looked at
POWERS = (0.6, 0.7, 0.8, 0.9, 1.0)
RIDGE = 3.0  # keeps weights small of which the games say little

Job = tuple[str, int, int]  # who plays, seats, number


def match_of(job: Job) -> Match:
    """The table of a game, as it is laid."""
    return Match(shelf.box("agenci"), job[1], VARIANTS[job[2] % len(VARIANTS)], key("reading", *job))


def game(player: str, seats: int, number: int) -> list[tuple[int, int]]:
    """All that was done in a game: who did what."""
    ready("agenci")
    match, done = match_of((player, seats, number)), []
    players = [bot(player, seed=number * 8 + seat) for seat in range(seats)]
    while match.outcome is None:
        seat = match.actors[0]
        action = players[seat].choose(match.turn(seat))
        done.append((seat, match.box.wording.number(action)))
        match.act(seat, action)
    return done


def kept(path: Path) -> dict[Job, list[tuple[int, int]]]:
    """The games that were collected."""
    if not path.exists():
        return {}
    lines = (json.loads(line) for line in path.read_text(encoding="utf-8").splitlines())
    return {tuple(job): done for job, done in lines}


def collect(arguments: argparse.Namespace) -> None:
    """Play games, and keep them; of level 4, which takes long, every third."""
    arguments.kept.parent.mkdir(parents=True, exist_ok=True)
    found = kept(arguments.kept)
    every = itertools.product(range(arguments.first, arguments.first + arguments.games), arguments.seats, BOTS)
    jobs = [(player, seats, n) for n, seats, player in every if player != "level-4" or n % 3 == 0]
    for job, done in in_parallel(game, [job for job in jobs if job not in found], arguments):
        with arguments.kept.open("a", encoding="utf-8") as file:
            file.write(json.dumps([job, done]) + "\n")


def moments(job: Job, done: list[tuple[int, int]]) -> Iterator[Match]:
    """A game played through again, at some moments of it."""
    match = match_of(job)
    for place, (seat, number) in enumerate(done, 1):
        match.act(seat, match.box.wording.value(number))
        view = match._table[0]
        if place % EVERY == 0 and view["phase"] not in (FILES, OVER):
            yield match


# -- finding the weights ----------------------------------------------------------------------------


@rule(takes=(VIEW, VIEW, FLOATS, array("signs", types.float64, 2)))
def signs_of(before, after, weights, signs):  # type: ignore[no-untyped-def]  # a rule
    """What an act says of each agent, sign by sign: its merit, were that sign the only one."""
    act = act_of(before, after)
    for sign in range(len(weights)):
        weights[sign] = 1.0
        for agent in range(AGENTS):
            signs[agent, sign] = 0.0 if act == UNTOLD else merit(before, after, act, agent, weights)
        weights[sign] = 0.0


def cases(job: Job, done: list[tuple[int, int]]) -> Iterator[tuple[np.ndarray, int]]:
    """What speaks for each agent, and which one it is: of all seats but one, at some moments of a game."""
    summed, at = np.zeros((job[1], AGENTS, len(WEIGHTS))), 0
    ask, signs = shelf.box("agenci").entry_point(signs_of), np.zeros((AGENTS, len(WEIGHTS)))
    for turn, match in enumerate(moments(job, done)):
        table, rows = match._table[0], match._rows[SPECTATOR]
        if table["holder"] >= 0:
            return
        for before, after in itertools.pairwise(rows[at:]):
            ask(before, after, np.zeros(len(WEIGHTS)), signs)
            summed[after[0]["doer"]] += signs
        at = len(rows) - 1
        mine = turn % job[1]
        for seat in range(job[1]):
            if seat != mine:
                others = [a for a in range(AGENTS) if table["agents"] >> a & 1 and a != table["agent"][mine]]
                told = np.full((AGENTS, len(WEIGHTS)), np.nan)
                told[others] = summed[seat, others]
                yield told, int(table["agent"][seat])


def fit(arguments: argparse.Namespace) -> None:
    """Weights by which the owners in the games that were kept are likeliest, each level and number of seats alike.

    And by how much to trust them: the Brier score of each level by weights that were fitted to the two others.
    """
    ready("agenci")
    games = {job: done for job, done in kept(arguments.kept).items() if job[2] < FRESH}
    found = [(job[:2], *case) for job, done in games.items() for case in cases(job, done)]
    kinds, signs, owned = (list(column) for column in zip(*found, strict=True))
    number = Counter(kinds)
    matters = np.array([len(kinds) / len(number) / number[kind] for kind in kinds])
    told, true, players = np.array(signs), np.array(owned), np.array([player for player, _ in kinds])
    weights = likeliest(told, true, matters)
    print(f"{len(games)} games, {len(found)} cases; weights: [{', '.join(f'{weight:.2f}' for weight in weights)}]")
    for player in BOTS:
        mine, others = players == player, players != player
        weights = likeliest(told[others], true[others], matters[others])
        by_power = []
        for power in POWERS:
            chance = chances(told[mine], power * weights)
            chance[np.arange(len(chance)), true[mine]] -= 1
            by_power.append(f"{np.average((chance**2).mean(1), weights=matters[mine]):.4f} to the power of {power}")
        print(f"{player} by the weights of the others: Brier {', '.join(by_power)}", flush=True)


def chances(signs: np.ndarray, weights: np.ndarray) -> np.ndarray:
    """How likely each agent is: as exp(weights · signs); signs are no numbers for those that it cannot be."""
    merits = np.where(np.isnan(signs[:, :, 0]), -np.inf, np.nan_to_num(signs) @ weights)
    chance = np.exp(merits - merits.max(1, keepdims=True))
    found: np.ndarray = chance / chance.sum(1, keepdims=True)
    return found


def likeliest(signs: np.ndarray, owned: np.ndarray, matters: np.ndarray, steps: int = 8) -> np.ndarray:
    """The weights under which what came is likeliest, by Newton's way."""
    told = np.nan_to_num(signs)
    weights, true = np.zeros(signs.shape[2]), told[np.arange(len(owned)), owned]
    for _ in range(steps):
        chance = chances(signs, weights)
        mean = np.einsum("na,nas->ns", chance, told)
        slope = matters @ (true - mean) - RIDGE * weights
        spread = (told * np.sqrt(chance * matters[:, None])[:, :, None]).reshape(-1, len(weights))
        bend = spread.T @ spread - (mean * matters[:, None]).T @ mean + RIDGE * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    return weights


# -- how good beliefs are ---------------------------------------------------------------------------


def scored(job: Job, done: list[tuple[int, int]], worlds: int) -> tuple[int, float, float]:
    """Of a game: the number of cases, and how far beliefs are from what was so (squared), with reading and without."""
    ready("agenci")
    number, read, plain = 0, 0.0, 0.0
    for place, match in enumerate(moments(job, done)):
        seat = place % job[1]
        believed = Beliefs(match.turn(seat), 1, worlds)
        asked = np.array(
            [other * AGENTS + agent for other in range(job[1]) if other != seat for agent in range(AGENTS)]
        )
        told, even = believed.facts()[asked], Beliefs(match.turn(seat), 1, worlds, doubting=False).facts()[asked]
        believed.worlds, believed.weight = match._table.copy(), np.ones(1)
        true = believed.facts()[asked]
        number += len(asked)
        read, plain = read + float(((told - true) ** 2).sum()), plain + float(((even - true) ** 2).sum())
    return number, read, plain


def score(arguments: argparse.Namespace) -> None:
    """The Brier score of "this agent is his" in fresh games, by who plays and by seats."""
    games = {job: done for job, done in kept(arguments.kept).items() if job[2] >= FRESH}
    told = read_scores(arguments.scores)
    jobs = [(job, done, arguments.worlds) for job, done in games.items() if job not in told]
    for (job, *_), result in in_parallel(scored, jobs, arguments):
        told[job] = result
        with arguments.scores.open("a", encoding="utf-8") as file:
            file.write(json.dumps([job, result]) + "\n")
    beside = read_scores(arguments.beside) if arguments.beside else {}
    kinds = defaultdict(list)
    for job in sorted(told):
        kinds[job[:2]].append(job)
        kinds[job[0], 0].append(job)
    for (player, seats), played in sorted(kinds.items()):
        number, read, plain = np.array([told[job] for job in played]).sum(0)
        said = f"{player}, {seats or 'all'} seats: Brier {read / number:.4f}, without reading {plain / number:.4f}"
        both = np.array([(*told[job][:2], beside[job][1]) for job in played if job in beside])
        if len(both) > 1:
            less = both[:, 2] - both[:, 1]
            spread = less - both[:, 0] * less.sum() / both[:, 0].sum()  # of a ratio, by games
            error = 1.96 * np.sqrt((spread**2).sum() * len(both) / (len(both) - 1)) / both[:, 0].sum()
            said += f", less than beside it by {less.sum() / both[:, 0].sum():.4f} ± {error:.4f} of {len(both)} games"
        print(f"{said}, {len(played)} games, {number:.0f} cases", flush=True)


def read_scores(path: Path) -> dict[Job, tuple[int, float, float]]:
    """What was written of games: cases, and squared distances with reading and without."""
    if not path.exists():
        return {}
    return {tuple(job): tuple(told) for job, told in map(json.loads, path.read_text(encoding="utf-8").splitlines())}


def main() -> None:
    """One of the steps."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("collect", "fit", "score"))
    parser.add_argument("--games", type=int, default=60, help="to collect, of each kind")
    parser.add_argument("--seats", type=int, nargs="+", default=list(range(2, 8)), help="to collect")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--kept", type=Path, default=Path("build/reading/games.jsonl"))
    parser.add_argument("--scores", type=Path, default=Path("build/reading/scores.jsonl"))
    parser.add_argument("--beside", type=Path, help="a file of scores by other weights, of the same games")
    parser.add_argument("--worlds", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=1e9, help="start no more games after so long")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    arguments: Any = parser.parse_args()
    getattr(sys.modules[__name__], arguments.what)(arguments)


if __name__ == "__main__":
    main()
