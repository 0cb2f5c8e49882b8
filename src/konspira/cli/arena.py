"""`konspira arena`: let bots play each other, and see who is better and by how much."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from konspira.bots import BadBot, bot
from konspira.bots.arena import Game, Ledger, Plan, Result, play, ready, standings, versus
from konspira.bots.plot import ratings
from konspira.cli import asked
from konspira.cli.measure import Options


def arena(
    game: str,
    bots: Annotated[str, typer.Option("--bots", "-b", help="names with commas between them")] = "random,flat,search",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="how many games in all")] = 200,
    seats: Annotated[int | None, typer.Option("--seats", "-s")] = None,
    option: Options = [],
    seed: Annotated[int, typer.Option("--seed", help="for other deals")] = 0,
    ledger: Annotated[
        Path | None, typer.Option("--ledger", help="results are kept here, and played on from here")
    ] = None,
    plot: Annotated[Path | None, typer.Option("--plot", help="draw the ratings as SVG")] = None,
    workers: Annotated[int, typer.Option("--workers", "-j", min=1)] = os.cpu_count() or 1,
    ray: Annotated[bool, typer.Option("--ray", help="play on a Ray cluster (needs the extra konspira[ray])")] = False,
) -> None:
    """Every deal is played in all seatings, so luck of the deal falls on all bots alike."""
    box = asked.game(game)
    names = tuple(name.strip() for name in bots.split(","))
    try:
        for name in names:
            bot(name)
    except BadBot as error:
        raise typer.BadParameter(str(error), param_hint="--bots") from None
    plan = Plan(game, names, games, asked.seats(box, seats, usual=2), asked.options(box, option), seed)
    path = ledger or Path(f"arena-{game}-{plan.seats}-{seed}-{'-'.join(names)}.jsonl".replace("@", "_"))
    try:
        kept = Ledger(path, plan)
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="--ledger") from None
    console = Console()
    run(plan, kept, console, workers=workers, ray=ray)
    show(plan, kept.results, console)
    console.print(f"[dim]{len(kept.results)} games in {path}[/]")
    if plot:
        table = standings(names, kept.results)
        title = f"{game}, {plan.seats} seats, {len(kept.results)} games"
        drawn = ratings([s.name for s in table], [s.rating for s in table], [s.rating_error for s in table], title)
        plot.write_text(drawn, encoding="utf-8")


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
    try:
        import ray
    except ImportError:
        raise typer.BadParameter("Ray is not installed: pip install konspira[ray]", param_hint="--ray") from None
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    task: Any = ray.remote(play)
    waiting = [task.remote(plan, game) for game in games]
    while waiting:
        done, waiting = ray.wait(waiting, num_returns=1)
        yield from ray.get(done)


def show(plan: Plan, results: list[Result], console: Console) -> None:
    """The table of bots, and every pair of them."""
    table = Table(title=f"{plan.game}, {plan.seats} seats, {len(results)} games")
    for heading in ("bot", "seats played", "payoff", "rating", "a reply", "the longest"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for s in standings(plan.bots, results):
        table.add_row(
            s.name, str(s.games), f"{s.mean:.3f} ± {s.mean_error:.3f}", f"{s.rating:.0f} ± {s.rating_error:.0f}",
            f"{s.seconds * 1000:.1f} ms", f"{s.longest * 1000:.0f} ms",
        )  # fmt: skip
    console.print(table)
    pairs = Table(title="pairs, deal by deal")
    for heading in ("", "gets more than", "score", "difference a game", "p"):
        pairs.add_column(heading)
    for v in itertools.islice(versus(plan.bots, results), 40):
        pairs.add_row(v.better, v.worse, f"{v.score:.1%}", f"{v.difference:+.3f} ± {v.error:.3f}", f"{v.p:.2g}")
    console.print(pairs)
