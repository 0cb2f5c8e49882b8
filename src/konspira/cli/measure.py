"""`konspira simulate` plays random games and sums them up; `konspira bench` says how fast, beside a peer."""

from __future__ import annotations

import json as json_format
import random
import time
from collections.abc import Callable
from typing import Annotated, Any

import numpy as np
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from konspira.boxes.backend import Compiled, compiled, warm
from konspira.boxes.box import Box
from konspira.cli import arguments, completion, peer
from konspira.cli.games import GameName, Language, Options
from konspira.kernel import words
from konspira.play import shelf
from konspira.speech import Speaker


def ready(box: Box, console: Console) -> Compiled:
    """The compiled game; the first time ever it is compiled, with a progress bar."""
    warming = warm(box)
    if warming is not None:
        with Progress(console=console, transient=True) as progress:
            task = progress.add_task(box.name, total=warming.total)
            while not warming.finished.wait(0.1):
                progress.update(task, completed=warming.done)
        if warming.failure is not None:
            raise warming.failure
    return compiled(box)


def row_of(box: Box, seats: int, options: dict[str, Any], language: str) -> np.ndarray:
    """The options record for what was written on the command line."""
    with arguments.refusing(box, language):
        return box.options_row(seats, options)


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1)] = 100_000,
    seats: int | None = None,
    option: Options = [],
    seed: Annotated[int, typer.Option(min=0)] = 1,
    language: Language = None,
) -> None:
    """Play random games and print what came of them."""
    language, console = arguments.language(language), Console()
    box = arguments.game(game, language)
    number, say = arguments.seats(box, seats, language), Speaker(box, language)
    options, compiled = row_of(box, number, arguments.options(box, option, language), language), ready(box, console)
    table, shares = box.table.new(), np.zeros(number)
    decisions, part = 0, max(1, games // 100)
    began = time.perf_counter()
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(box.name, total=games)
        for done in range(0, games, part):
            batch = min(part, games - done)
            decisions += compiled.tally(table, options, batch, seed + done, shares)
            progress.advance(task, batch)
    took = time.perf_counter() - began
    summary = Table(title=say("simulate-title", game=box.name, seats=number, games=games), show_header=False)
    summary.add_row(say("simulate-decisions"), f"{decisions / games:,.1f}")
    summary.add_row(say("simulate-speed"), f"{decisions / took:,.0f}")
    summary.add_row(say("simulate-games-speed"), f"{games / took:,.0f}")
    for seat in range(number):
        share = shares[seat] / games
        error = 1.96 * (share * (1 - share) / games) ** 0.5
        summary.add_row(say("simulate-share", seat=seat), f"{share:.2%} ± {error:.2%}")
    console.print(summary)


def bench(
    game: Annotated[list[str] | None, typer.Argument(autocompletion=completion.games)] = None,
    seats: int | None = None,
    option: Options = [],
    seconds: Annotated[float, typer.Option(min=0.1)] = 1.0,
    json: Annotated[bool, typer.Option("--json")] = False,
    gpu: Annotated[bool, typer.Option("--gpu")] = False,
    language: Language = None,
) -> None:
    """Measure random play on one core, beside OpenSpiel in the same run where it is installed."""
    language, console = arguments.language(language), Console(stderr=json)
    found = []
    fitting = [box for box in shelf.boxes() if seats is None or seats in box.seats]
    for box in [arguments.game(name, language) for name in game] if game else fitting or shelf.boxes():
        number, chosen = arguments.seats(box, seats, language), arguments.options(box, option, language)
        row = row_of(box, number, chosen, language)
        found.append(measured(box, row, ready(box, console), seconds) | {"options": chosen})
        if gpu:
            found[-1]["gpu_decisions_per_second"] = on_gpu(box, row)
    if json:
        print(json_format.dumps(found, indent=1))
        return
    console.print(_side_by_side(found, language, gpu))
    if not peer.installed():
        console.print(arguments.say("bench-no-peer", language), style="dim", markup=False)


def _side_by_side(found: list[dict[str, Any]], language: str, gpu: bool) -> Table:
    table = Table(title=arguments.say("bench-title", language))
    for heading in ("bench-game", "bench-seats", "bench-decisions", "bench-games", "bench-peer", "bench-decisions",
                    "bench-ratio", "bench-words", "bench-ratio", *(["bench-gpu"] if gpu else [])):  # fmt: skip
        left = heading in ("bench-game", "bench-peer")
        table.add_column(arguments.say(heading, language), justify="left" if left else "right", overflow="fold")
    for one in found:
        table.add_row(
            one["game"], str(one["seats"]), f"{one['decisions_per_second']:,.0f}", f"{one['games_per_second']:,.0f}",
            one["peer"] or "–", _number(one["peer_decisions_per_second"]), _ratio(one["ratio"]),
            f"{one['words_decisions_per_second']:,.0f}/s", _ratio(one["words_ratio"]),
            *([_number(one["gpu_decisions_per_second"])] if gpu else []),
        )  # fmt: skip
    return table


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:,.0f}"


def _ratio(value: float | None) -> str:
    return "–" if value is None else f"{value:,.2f} ×" if value < 10 else f"{value:,.0f} ×"


def measured(box: Box, options: np.ndarray, compiled: Compiled, seconds: float) -> dict[str, Any]:
    """Our loop, our words and the peer, in turns in one run; the median of each."""
    table = box.table.new()
    seed = iter(range(1, 1 << 60, 1 << 20))
    games = max(1, int(20_000 * seconds / max(compiled.play_games(table, options, 200, 1) / 100, 1)))
    loop, whole, spoken, theirs = [], [], [], []
    for _ in range(3):
        done, took = _timed(lambda: compiled.play_games(table, options, games, next(seed)), seconds / 3)
        loop.append(done / took)
        whole.append(done / took * games / max(1, compiled.play_games(table, options, games, 7)))
        spoken.append(_per_second(lambda: through_words(table, options, next(seed)), seconds / 3))
        if box.peer and peer.installed():
            theirs.append(_per_second(peer.player(box.peer, box.peer_options), seconds / 3))
    ours, words_speed = float(np.median(loop)), float(np.median(spoken))
    other = float(np.median(theirs)) if theirs else None
    return {
        "game": box.name,
        "seats": int(options[0]["seats"]),
        "decisions_per_second": ours,
        "games_per_second": float(np.median(whole)),
        "peer": f"OpenSpiel {box.peer}" if box.peer else None,
        "peer_decisions_per_second": other,
        "ratio": ours / other if other else None,
        "words_decisions_per_second": words_speed,
        "words_ratio": words_speed / other if other else None,
    }


def through_words(table: np.ndarray, options: np.ndarray, seed: int) -> int:
    """One random game, every decision through our words from Python; return how many."""
    chance = random.Random(seed).random
    table[0]["rng"] = seed
    words.start(table, options)
    decisions = 0
    while acting := words.actors(table):
        seat = (acting & -acting).bit_length() - 1
        words.step(table, seat, words.pick(table, seat, int(chance() * words.count(table, seat))))
        decisions += 1
    return decisions


def _timed(work: Callable[[], int], seconds: float) -> tuple[int, float]:
    done, began = 0, time.perf_counter()
    while (took := time.perf_counter() - began) < seconds or not done:
        done += work()
    return done, took


def _per_second(work: Callable[[], int], seconds: float) -> float:
    done, took = _timed(work, seconds)
    return done / took


def on_gpu(box: Box, options: np.ndarray) -> float | None:
    """Decisions a second on a CUDA device; None without one."""
    try:
        from konspira.research import gpu
    except ImportError:
        return None
    if not gpu.available():
        return None
    gpu.play_games(box, options, 1 << 10, 1)
    best = 0.0
    for round_of in range(3):
        began = time.perf_counter()
        done = gpu.play_games(box, options, 1 << 19, 10, seed=1 + round_of * (1 << 40))
        best = max(best, done / (time.perf_counter() - began))
    return best
