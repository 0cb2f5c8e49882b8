"""`konspira train`: a net learns a game by playing it against itself."""

from __future__ import annotations

import time
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer
from rich.console import Console
from rich.progress import BarColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from konspira.boxes.box import Box
from konspira.cli import arguments, completion
from konspira.cli.arena import bot_names
from konspira.cli.games import GameName, Language
from konspira.cli.processes import STOPPED

if TYPE_CHECKING:
    from konspira.research.train.evaluation import Strength
    from konspira.research.train.learner import Progress
    from konspira.research.train.plan import Plan
    from konspira.research.train.run import Evaluation, Run

MINUTES = 20.0
TABLES = {"cuda": 1 << 17, "cpu": 1 << 10}


OF_A_RECIPE = {
    "game",
    "output",
    "minutes",
    "as_shipped",
    "device",
    "seed",
    "tables",
    "session",
    "bots",
    "games",
    "every",
    "language",
}


def train(
    context: typer.Context,
    game: GameName,
    output: Annotated[Path, typer.Option("--output", "-o")],
    minutes: Annotated[float | None, typer.Option("--minutes", "-m", min=0.01)] = None,
    as_shipped: Annotated[bool, typer.Option("--as-shipped")] = False,
    device: Literal["cuda", "cpu"] = "cuda",
    seats: Annotated[int | None, typer.Option("--seats", "-s")] = None,
    option: Annotated[list[str], typer.Option("--option")] = [],
    seed: Annotated[int, typer.Option(min=0)] = 1,
    tables: Annotated[int | None, typer.Option(min=1)] = None,
    width: Annotated[int, typer.Option(min=8, max=1024)] = 256,
    session: Annotated[float | None, typer.Option(min=0.01)] = None,
    by_habit: Annotated[float, typer.Option(min=0, max=1)] = 0.0,
    at_random: Annotated[float, typer.Option(min=0, max=1)] = 0.0,
    start: Path | None = None,
    entropy: Annotated[float, typer.Option(min=0)] = 0.05,
    rate: Annotated[float, typer.Option(min=0)] = 6e-4,
    against: Path | None = None,
    side: str | None = None,
    bots: Annotated[str, typer.Option("--bots", "-b", autocompletion=completion.several_bots)] = "random,level-1",
    games: Annotated[int, typer.Option("--games", "-n", min=2)] = 48,
    every: Annotated[float, typer.Option(min=0.01)] = 2.0,
    language: Language = None,
) -> None:
    """Learn for so many minutes. Ctrl-C stops; the same command goes on."""
    language, console = arguments.language(language), Console()
    box = arguments.game(game, language)
    if find_spec("torch") is None:
        typer.echo(arguments.say("refused-train-extra", language), err=True)
        raise typer.Exit(2)
    from konspira.research.gpu import available
    from konspira.research.train.plan import Plan
    from konspira.research.train.run import Evaluation

    if device == "cuda" and not available():
        raise arguments.refused("--device", "refused-train-device", language)
    if width % 8:
        raise arguments.refused("--width", "refused-train-width", language)
    evaluation = Evaluation(bot_names(box, bots, language), games, every)
    if as_shipped:
        plans = _as_shipped(context, box, output, device, seed, minutes, tables, language)
    else:
        settings: tuple[tuple[int, dict[str, Any]], ...] = ()
        if seats is not None or option:
            settings = ((arguments.seats(box, seats, language), arguments.options(box, option, language)),)
        plan = Plan(
            game=game, minutes=minutes or MINUTES, device=device, settings=settings, seed=seed,
            tables=tables or TABLES[device], width=width, against=str(against) if against else None, side=side,
            by_habit=by_habit, at_random=at_random, start=str(start) if start else None, entropy=entropy, rate=rate,
        )  # fmt: skip
        plans = [(output, plan)]
    until = None if session is None else time.monotonic() + 60 * session
    for folder, plan in plans:
        run = _run(folder, plan, evaluation, box, language)
        stopped = _train(run, console, language, until and max(0.0, until - time.monotonic()) / 60)
        if stopped:
            break
    told = [arguments.say("train-kept", language, path=str(run.net))]
    if stopped:
        told.append(arguments.say("train-stopped", language))
    console.print("\n".join(told), style="dim", markup=False)
    if stopped:
        raise typer.Exit(STOPPED)


def _as_shipped(
    context: typer.Context, box: Box, output: Path, device: str, seed: int, minutes: float | None,
    tables: int | None, language: str,
) -> list[tuple[Path, Plan]]:  # fmt: skip
    """The runs that the net of a game comes from; whoever asks for them leaves how it learns to them."""
    from konspira.research.train.plan import SHIPPED, stages

    if box.name not in SHIPPED:
        raise arguments.refused("--as-shipped", "refused-train-shipped", language, games=", ".join(sorted(SHIPPED)))
    for one in context.params:
        source = context.get_parameter_source(one)
        if one not in OF_A_RECIPE and source is not None and source.name == "COMMANDLINE":
            raise arguments.refused("--" + one.replace("_", "-"), "refused-train-recipe", language)
    return stages(box.name, output, device, seed, minutes, tables)


def _run(output: Path, plan: Plan, evaluation: Evaluation, box: Box, language: str) -> Run:
    from konspira.bots.nets.file import BadNet
    from konspira.research.train.learner import OtherPlan
    from konspira.research.train.run import Run

    try:
        with arguments.refusing(box, language):
            return Run(output, plan, evaluation)
    except OtherPlan:
        raise arguments.refused("--output", "refused-train-plan", language, path=str(output)) from None
    except BadNet:
        raise arguments.refused("--against", "refused-train-net", language, path=str(plan.against)) from None
    except OSError as error:
        why = arguments.trouble(error, language)
        raise arguments.refused("--output", "trouble-file", language, path=str(output), why=why) from None


def _train(run: Run, console: Console, language: str, session: float | None) -> bool:
    """Let it learn, with a bar; True if it was stopped."""
    columns = (BarColumn(), TextColumn("{task.description}", markup=False), TimeRemainingColumn())
    with Bar(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=run.plan.minutes * 60, completed=int(run.learner.seconds))

        def told(progress: Progress, strengths: list[Strength]) -> None:
            minutes, millions = progress.seconds / 60, progress.decisions / 1e6
            speed = millions / max(progress.seconds, 1e-9)
            far = {"minutes": f"{minutes:.1f}", "decisions": f"{millions:.0f}", "speed": f"{speed:.2f}"}
            bar.update(task, completed=progress.seconds, description=arguments.say("train-far", language, **far))
            for one in strengths:
                figures = {"mean": f"{one.mean:.3f}", "error": f"{one.error:.3f}"}
                said = {"bot": one.bot, "seats": one.seats, "games": one.games, **figures}
                console.print(arguments.say("train-strength", language, **said), markup=False)

        try:
            return not run.train(told, session)
        except KeyboardInterrupt:
            return True
