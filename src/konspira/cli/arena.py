"""`konspira arena`: let bots play each other, and see who is better and by how much."""

from __future__ import annotations

import contextlib
import itertools
import os
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from konspira.bots import BotFailed
from konspira.bots import plot as plots
from konspira.bots.arena import BadLedger, Game, Ledger, Result, Tournament, ready
from konspira.bots.arena_journals import ArenaJournals, OtherArena
from konspira.bots.ratings import Rating, rate, versus
from konspira.boxes.box import Box
from konspira.cli import arguments, completion
from konspira.cli.exploiters import gate
from konspira.cli.games import GameName, Language, Options
from konspira.cli.processes import STOPPED, on_cores, on_ray

ANYBODY = "random,flat,search"
GAMES = 200  # of an arena, unless somebody says how many


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", "-b", autocompletion=completion.several_bots)] = ANYBODY,
    games: Annotated[int | None, typer.Option("--games", "-n", min=1, show_default=str(GAMES))] = None,
    seats: Annotated[int | None, typer.Option("--seats", "-s")] = None,
    option: Options = [],
    seed: Annotated[int, typer.Option(min=0)] = 0,
    ledger: Path | None = None,
    plot: Path | None = None,
    journals: Path | None = None,
    workers: Annotated[int, typer.Option("--workers", "-j", min=1)] = os.cpu_count() or 1,
    ray: Annotated[bool, typer.Option("--ray")] = False,
    exploiters: Annotated[bool, typer.Option("--exploiters")] = False,
    language: Language = None,
) -> None:
    """Every deal is played in all seatings, so its luck falls on all bots alike. Ctrl-C stops; results are kept."""
    language, console = arguments.language(language), Console()
    box = arguments.game(game, language)
    if exploiters:
        levels = () if bots == ANYBODY else bot_names(box, bots, language)
        chosen = arguments.options(box, option, language)
        gate(box, levels, games, seats, chosen, seed, ledger, workers, console, language)
        return
    names = bot_names(box, bots, language)
    if ray and find_spec("ray") is None:
        raise arguments.refused("--ray", "refused-ray", language)
    tournament = Tournament(
        game,
        names,
        games or GAMES,
        arguments.seats(box, seats, language, usual=2),
        arguments.options(box, option, language),
        seed,
    )
    with arguments.refusing(box, language):
        box.options_row(tournament.seats, tournament.options)
    if plot:
        _try(plot, language)
    usual = f"arena-{game}-{tournament.seats}-{seed}-{'-'.join(names)}.jsonl".replace("@", "_").replace(":", "_")
    told_of = _journals(journals, tournament, language) if journals else None
    kept = _ledger(ledger or Path(usual), tournament, language)
    stopped, failed = False, None
    try:
        run(tournament, kept, console, workers=workers, ray=ray, journals=told_of)
    except KeyboardInterrupt:
        stopped = True
    except BotFailed as error:
        failed = error
    if kept.results:
        show(tournament, kept.results, console, language)
    if kept.results and plot:
        _draw(plot, rate(names, kept.results), _title(tournament, kept.results, language), language)
    told = [arguments.say("arena-kept", language, games=len(kept.results), path=str(kept.path))]
    if told_of:
        told += _told_of(told_of, kept, language)
    if stopped:
        told.append(arguments.say("arena-stopped", language))
    console.print("\n".join(told), style="dim", markup=False)
    if failed:
        arguments.tell_failure(failed, box, language, console)
        raise typer.Exit(1)
    if stopped:
        raise typer.Exit(STOPPED)


def bot_names(box: Box, bots: str, language: str) -> tuple[str, ...]:
    """The bots that are named; a comma too many is nothing."""
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if not names:
        raise arguments.refused("--bots", "refused-no-bots", language)
    return tuple(arguments.bot(box, name, language, "--bots") for name in names)


def _ledger(path: Path, tournament: Tournament, language: str) -> Ledger:
    try:
        return Ledger(path, tournament)
    except (BadLedger, UnicodeDecodeError) as error:
        if isinstance(error, BadLedger) and error.line:
            raise arguments.refused(
                "--ledger", "refused-ledger-line", language, path=str(path), line=error.line
            ) from None
        raise arguments.refused("--ledger", "refused-ledger", language, path=str(path)) from None
    except OSError as error:
        raise _trouble("--ledger", path, error, language) from None


def _journals(folder: Path, tournament: Tournament, language: str) -> ArenaJournals:
    try:
        return ArenaJournals(folder, tournament)
    except (OtherArena, UnicodeDecodeError):
        raise arguments.refused("--journals", "refused-journals", language, path=str(folder)) from None
    except OSError as error:
        raise _trouble("--journals", folder, error, language) from None


def _told_of(journals: ArenaJournals, kept: Ledger, language: str) -> list[str]:
    """Where the journals lie; and that games have none which were played before somebody asked for journals."""
    without = sum(not journals.file(Game(r.number, r.deal, r.seating)).exists() for r in kept.results)
    there = len(kept.results) - without
    told = [arguments.say("arena-journals", language, games=there, path=str(journals.folder))]
    return [*told, arguments.say("arena-no-journals", language, games=without)] if without else told


def _trouble(hint: str, path: Path, error: OSError, language: str) -> typer.BadParameter:
    return arguments.refused(hint, "trouble-file", language, path=str(path), why=arguments.trouble(error, language))


def _try(plot: Path, language: str) -> None:
    """Refuse a file that cannot be written before hours are spent on what should be in it."""
    there = plot.exists()
    try:
        plot.open("a").close()
    except OSError as error:
        raise _trouble("--plot", plot, error, language) from None
    if not there:
        plot.unlink()


def _draw(plot: Path, table: list[Rating], title: str, language: str) -> None:
    drawn = plots.ratings([s.name for s in table], [s.rating for s in table], [s.rating_error for s in table], title)
    try:
        plot.write_text(drawn, encoding="utf-8")
    except OSError as error:
        raise _trouble("--plot", plot, error, language) from None


def _title(tournament: Tournament, results: list[Result], language: str) -> str:
    return arguments.say("arena-title", language, game=tournament.game, seats=tournament.seats, games=len(results))


def run(
    tournament: Tournament, kept: Ledger, console: Console, *, workers: int, ray: bool = False,
    journals: ArenaJournals | None = None,
) -> None:  # fmt: skip
    """Play what is missing, on all cores or on a cluster, and keep every result at once, after its journal."""
    missing = kept.missing(tournament)
    if not missing:
        return
    ready(tournament.game)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    tasks = [(tournament, game) for game in missing]
    played = on_ray(tasks) if ray else on_cores(tasks, workers)
    with contextlib.closing(played), Progress(*columns, console=console) as progress:
        bar = progress.add_task(tournament.game, total=len(missing))
        for _, result, text in played:
            if journals:
                journals.keep(Game(result.number, result.deal, result.seating), text)
            kept.add(result)
            progress.advance(bar)


def show(tournament: Tournament, results: list[Result], console: Console, language: str) -> None:
    """The table of bots, and every pair of them."""
    table = Table(title=_title(tournament, results, language))
    for heading in ("arena-bot", "arena-seats", "arena-payoff", "arena-rating", "arena-reply", "arena-longest"):
        table.add_column(arguments.say(heading, language), justify="left" if heading == "arena-bot" else "right")
    for s in rate(tournament.bots, results):
        table.add_row(
            s.name, str(s.games), _whole(f"{s.mean:.3f} ± {s.mean_error:.3f}"),
            _whole(f"{s.rating:.0f} ± {s.rating_error:.0f}"), _whole(f"{s.seconds * 1000:.1f} ms"),
            _whole(f"{s.longest * 1000:.0f} ms"),
        )  # fmt: skip
    console.print(table)
    pairs = Table(title=arguments.say("arena-pairs", language))
    for heading in ("arena-bot", "arena-worse", "arena-score", "arena-difference"):
        pairs.add_column(arguments.say(heading, language))
    pairs.add_column("p")
    for v in itertools.islice(versus(tournament.bots, results), 40):
        apart = _whole(f"{v.difference:+.3f} ± {v.error:.3f}")
        pairs.add_row(v.better, v.worse, f"{v.score:.1%}", apart, f"{v.p:.2g}")
    if pairs.row_count:
        console.print(pairs)


def _whole(cell: str) -> str:
    """A cell that is not broken over two lines."""
    return cell.replace(" ", "\N{NO-BREAK SPACE}")
