"""`konspira arena`: let bots play each other, and see who is better and by how much."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from konspira.bots.arena import Game, Ledger, Plan, Result, Standing, play, ready, standings, versus
from konspira.bots.plot import ratings
from konspira.cli import asked
from konspira.cli.games import Language, Options


def arena(
    game: str,
    bots: Annotated[str, typer.Option("--bots", "-b")] = "random,flat,search",
    games: Annotated[int, typer.Option("--games", "-n", min=1)] = 200,
    seats: Annotated[int | None, typer.Option("--seats", "-s")] = None,
    option: Options = [],
    seed: int = 0,
    ledger: Path | None = None,
    plot: Path | None = None,
    workers: Annotated[int, typer.Option("--workers", "-j", min=1)] = os.cpu_count() or 1,
    ray: Annotated[bool, typer.Option("--ray")] = False,
    language: Language = None,
) -> None:
    """Every deal is played in all seatings, so luck of the deal falls on all bots alike."""
    tongue = asked.language(language)
    box = asked.game(game, tongue)
    names = tuple(asked.bot(box, name.strip(), tongue, "--bots") for name in bots.split(","))
    if ray and find_spec("ray") is None:
        raise asked.refused("--ray", "refused-ray", tongue)
    plan = Plan(game, names, games, asked.seats(box, seats, tongue, usual=2), asked.options(box, option, tongue), seed)
    path = ledger or Path(f"arena-{game}-{plan.seats}-{seed}-{'-'.join(names)}.jsonl".replace("@", "_"))
    try:
        kept = Ledger(path, plan)
    except ValueError:
        raise asked.refused("--ledger", "refused-ledger", tongue, path=str(path)) from None
    except OSError as error:
        why = asked.trouble(error, tongue)
        raise asked.refused("--ledger", "trouble-file", tongue, path=str(path), why=why) from None
    console = Console()
    run(plan, kept, console, workers=workers, ray=ray)
    show(plan, kept.results, console, tongue)
    told = asked.say("arena-kept", tongue, games=len(kept.results), path=str(path))
    console.print(told, style="dim", markup=False)
    if plot:
        _draw(plot, standings(names, kept.results), _title(plan, kept.results, tongue), tongue)


def _draw(plot: Path, table: list[Standing], title: str, tongue: str) -> None:
    drawn = ratings([s.name for s in table], [s.rating for s in table], [s.rating_error for s in table], title)
    try:
        plot.write_text(drawn, encoding="utf-8")
    except OSError as error:
        why = asked.trouble(error, tongue)
        raise asked.refused("--plot", "trouble-file", tongue, path=str(plot), why=why) from None


def _title(plan: Plan, results: list[Result], tongue: str) -> str:
    return asked.say("arena-title", tongue, game=plan.game, seats=plan.seats, games=len(results))


def run(plan: Plan, kept: Ledger, console: Console, *, workers: int, ray: bool = False) -> None:
    """Play what is missing, on all cores or on a cluster, and keep every result at once."""
    missing = kept.missing(plan)
    if not missing:
        return
    ready(plan.game)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        bar = progress.add_task(plan.game, total=len(missing))
        for result in _on_ray(plan, missing) if ray else _on_cores(plan, missing, workers):
            kept.add(result)
            progress.advance(bar)


def _on_cores(plan: Plan, games: Iterable[Game], workers: int) -> Iterator[Result]:
    if workers == 1:
        yield from (play(plan, game) for game in games)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for done in as_completed([pool.submit(play, plan, game) for game in games]):
            yield done.result()


def _on_ray(plan: Plan, games: Iterable[Game]) -> Iterator[Result]:
    import ray

    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    task: Any = ray.remote(play)
    waiting = [task.remote(plan, game) for game in games]
    while waiting:
        done, waiting = ray.wait(waiting, num_returns=1)
        yield from ray.get(done)


def show(plan: Plan, results: list[Result], console: Console, tongue: str) -> None:
    """The table of bots, and every pair of them."""
    table = Table(title=_title(plan, results, tongue))
    for heading in ("arena-bot", "arena-seats", "arena-payoff", "arena-rating", "arena-reply", "arena-longest"):
        table.add_column(asked.say(heading, tongue), justify="left" if heading == "arena-bot" else "right")
    for s in standings(plan.bots, results):
        table.add_row(
            s.name, str(s.games), f"{s.mean:.3f} ± {s.mean_error:.3f}", f"{s.rating:.0f} ± {s.rating_error:.0f}",
            f"{s.seconds * 1000:.1f} ms", f"{s.longest * 1000:.0f} ms",
        )  # fmt: skip
    console.print(table)
    pairs = Table(title=asked.say("arena-pairs", tongue))
    pairs.add_column()
    for heading in ("arena-worse", "arena-score", "arena-difference"):
        pairs.add_column(asked.say(heading, tongue))
    pairs.add_column("p")
    for v in itertools.islice(versus(plan.bots, results), 40):
        pairs.add_row(v.better, v.worse, f"{v.score:.1%}", f"{v.difference:+.3f} ± {v.error:.3f}", f"{v.p:.2g}")
    console.print(pairs)
