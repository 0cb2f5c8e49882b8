"""`konspira dataset`: games of bots, random games, or journals, as Parquet for whoever learns from them."""

from __future__ import annotations

import contextlib
import itertools
import os
import signal
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from importlib.util import find_spec
from multiprocessing import get_context
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from konspira.bots import BotFailed
from konspira.bots.arena import Game, Tournament, ready, schedule
from konspira.boxes.box import Box
from konspira.cli import arguments, completion
from konspira.cli.arena import bot_names
from konspira.cli.games import GameName, Language
from konspira.cli.processes import STOPPED, deaf, follow

if TYPE_CHECKING:
    from konspira.research.dataset.folder import Folder
    from konspira.research.dataset.journals import Left, Source
    from konspira.research.dataset.schema import About

TASK = 16_384  # matches given to a worker at once, at most
LOOK = 0.2  # seconds between looks at how far it is
DATABASES = (".db", ".sqlite", ".sqlite3")


def dataset(
    game: GameName,
    output: Annotated[Path, typer.Option("--output", "-o")],
    bots: Annotated[str, typer.Option("--bots", "-b", autocompletion=completion.several_bots)] = "random",
    games: Annotated[int, typer.Option("--games", "-n", min=1)] = 1000,
    seats: Annotated[int | None, typer.Option("--seats", "-s")] = None,
    option: Annotated[list[str], typer.Option("--option")] = [],
    seed: Annotated[int, typer.Option(min=0)] = 0,
    journals: list[Path] = [],
    fields: Annotated[bool, typer.Option("--fields")] = False,
    workers: Annotated[int, typer.Option("--workers", "-j", min=1)] = os.cpu_count() or 1,
    language: Language = None,
) -> None:
    """Write games as Parquet, a row a decision. Ctrl-C stops; the same command goes on."""
    language, console = arguments.language(language), Console()
    box = arguments.game(game, language)
    if find_spec("pyarrow") is None:
        typer.echo(arguments.say("refused-research-extra", language), err=True)
        raise typer.Exit(2)
    if journals:
        _from_journals(box, output, journals, fields, console, language)
        return
    tournament = Tournament(
        game,
        bot_names(box, bots, language),
        games,
        arguments.seats(box, seats, language),
        arguments.options(box, option, language),
        seed,
    )
    with arguments.refusing(box, language):
        box.options_row(tournament.seats, tournament.options)
    _from_bots(box, output, tournament, fields, workers, console, language)


def _from_bots(
    box: Box, output: Path, tournament: Tournament, fields: bool, workers: int, console: Console, language: str
) -> None:
    from konspira.research.dataset.making import of_bots

    about = of_bots(box, tournament, fields=fields)
    with _folder(output, box, about, language) as folder:
        total = sum(len(run) for run in folder.missing(tournament.games))
        tasks = _tasks(folder, about, tournament, min(TASK, max(1, total // (4 * workers))))
        try:
            with _bar(box.name, total, console) as told:
                stopped = _at_once(tasks, told, 1 if total == 1 else workers)
        except BotFailed as failed:
            arguments.tell_failure(failed, box, language, console)
            raise typer.Exit(1) from None
        _tell(folder, stopped, console, language)


def _folder(output: Path, box: Box, about: About, language: str) -> Folder:
    from konspira.research.dataset.folder import Busy, Folder, OtherDataset

    try:
        return Folder(output, box, about)
    except Busy:
        raise arguments.refused("--output", "refused-dataset-busy", language, path=str(output)) from None
    except OtherDataset:
        raise arguments.refused("--output", "refused-dataset", language, path=str(output)) from None
    except OSError as error:
        why = arguments.trouble(error, language)
        raise arguments.refused("--output", "trouble-file", language, path=str(output), why=why) from None


def _tell(folder: Folder, stopped: bool, console: Console, language: str, *more: str) -> None:
    matches = sum(len(run) for run in folder.done)
    told = [arguments.say("dataset-kept", language, games=matches, path=str(folder.path)), *more]
    if stopped:
        told.append(arguments.say("dataset-stopped", language))
    console.print("\n".join(told), style="dim", markup=False)
    if stopped:
        raise typer.Exit(STOPPED)


# -- work, and how far it is ------------------------------------------------------------------------


class Task(NamedTuple):
    """Matches that follow each other, to be played by one worker."""

    path: Path
    about: About
    tournament: Tournament
    games: list[Game]  # none where play is random: they follow from their numbers
    matches: range


def _tasks(folder: Folder, about: About, tournament: Tournament, size: int) -> Iterator[Task]:
    """What is missing, in pieces. The schedule is walked through once, and only where bots are seated by it."""
    walked = schedule(tournament) if about.source == "bots" else iter(())
    at = 0
    for run in folder.missing(tournament.games):
        for first in range(run.start, run.stop, size):
            matches = range(first, min(first + size, run.stop))
            games = list(itertools.islice(walked, matches.start - at, matches.stop - at))
            at = matches.stop
            yield Task(folder.path, about, tournament, games, matches)


def work(task: Task, told: Callable[[int], bool] | None = None) -> None:
    """Play a task's matches and write them down; in a worker, how far it is goes over its line."""
    from konspira.research.dataset.making import play_at_random, play_with_bots

    if task.about.source == "random":
        play_at_random(task.path, task.about, task.matches, told or _say)
    else:
        play_with_bots(task.path, task.about, task.tournament, task.games, told or _say)


_line: list[Any] = []  # a worker's line to the command that began it: what is done, and whether to stop


def _connect(done: Any, stop: Any) -> None:
    _line[:] = [done, stop]
    follow()


def _say(matches: int) -> bool:
    done, stop = _line
    if matches:
        with done.get_lock():
            done.value += matches
    return bool(stop.is_set())


def _at_once(tasks: Iterator[Task], told: Callable[[int], None], workers: int) -> bool:
    """Do all tasks, several at the same time; was it stopped?"""
    spawn = get_context("spawn")
    stop, done = spawn.Event(), spawn.Value("q", 0)
    with _stopping(stop.set):
        if workers == 1:
            for task in tasks:
                if not stop.is_set():
                    ready_for(task)
                    work(task, _heeding(told, stop.is_set))
            return stop.is_set()
        _in_processes(tasks, done, stop, told, workers)
    return stop.is_set()


def _heeding(told: Callable[[int], None], stopped: Callable[[], bool]) -> Callable[[int], bool]:
    """Tell how many more are done, and say whether to stop."""

    def tell(matches: int) -> bool:
        told(matches)
        return stopped()

    return tell


def _in_processes(tasks: Iterator[Task], done: Synchronized[int], stop: Any, told: Any, workers: int) -> None:
    waiting = iter(tasks)
    first = next(waiting, None)
    if first is None:
        return
    ready_for(first)
    seen, running = 0, set[Future[None]]()
    with ProcessPoolExecutor(
        workers, mp_context=get_context("spawn"), initializer=_connect, initargs=(done, stop)
    ) as pool:
        with deaf():
            running = {pool.submit(work, task) for task in (first, *itertools.islice(waiting, 2 * workers - 1))}
        try:
            while running:
                ended, running = wait(running, LOOK, return_when="FIRST_COMPLETED")
                for one in ended:
                    one.result()
                if not stop.is_set():
                    running |= {pool.submit(work, task) for task in itertools.islice(waiting, len(ended))}
                told(done.value - seen)
                seen = done.value
        except BaseException:
            stop.set()  # what the others have played so far is kept
            raise


def ready_for(task: Task) -> None:
    """See to it that machine code is there before workers need it."""
    if task.about.source == "bots":
        ready(task.tournament.game)


@contextlib.contextmanager
def _stopping(stop: Callable[[], None]) -> Iterator[None]:
    """Ctrl-C once asks for an end, so that files are finished; twice is Ctrl-C as ever."""

    def hear(number: int, frame: Any) -> None:
        stop()
        signal.signal(signal.SIGINT, signal.default_int_handler)

    before = signal.signal(signal.SIGINT, hear)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextlib.contextmanager
def _bar(title: str, total: int, console: Console) -> Iterator[Callable[[int], None]]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        bar = progress.add_task(title, total=total)
        yield lambda matches: progress.advance(bar, matches) if matches else None


# -- journals ---------------------------------------------------------------------------------------


def _from_journals(box: Box, output: Path, paths: list[Path], fields: bool, console: Console, language: str) -> None:
    from konspira.research.dataset.journals import Left, chosen, of_journals, write_journals

    left = Left()
    sources = chosen(_sources(paths, box.name, language), box.name, left)
    if not sources:
        raise arguments.refused("--journals", "refused-no-journals", language, game=box.name)
    about = of_journals(box, sources, fields=fields)
    stop: list[bool] = []
    with _folder(output, box, about, language) as folder:
        missing = list(folder.missing(len(sources)))
        with _bar(box.name, sum(map(len, missing)), console) as told, _stopping(lambda: stop.append(True)):
            for run in missing:
                if not stop:
                    write_journals(folder.path, about, sources, run, left, _heeding(told, lambda: bool(stop)))
        _tell(folder, bool(stop), console, language, *_left_out(left, language))


def _left_out(left: Left, language: str) -> list[str]:
    numbers = {
        "unfinished": left.unfinished, "other": left.other_game, "unreadable": left.unreadable, "twice": left.twice,
    }  # fmt: skip
    return [arguments.say("dataset-left", language, **numbers)] if any(numbers.values()) else []


def _sources(paths: list[Path], game: str, language: str) -> Iterator[Source]:
    """Journals from files, from folders of them, and from databases of a server."""
    from konspira.research.dataset.journals import Source, lines_of
    from konspira.server.store.journals import finished_journals

    for path in paths:
        try:
            if path.suffix in DATABASES:
                yield from (Source(*found) for found in finished_journals(path, game))
            else:
                yield from lines_of(sorted(path.glob("*.journal")) if path.is_dir() else [path])
        except OSError as error:
            why = arguments.trouble(error, language)
            raise arguments.refused("--journals", "trouble-file", language, path=str(path), why=why) from None
        except sqlite3.Error as error:
            raise arguments.refused("--journals", "trouble-file", language, path=str(path), why=str(error)) from None
