"""`konspira play GAME`: one person against bots in a terminal; what is played is kept and can be gone on with."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import platformdirs
import typer
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule

from konspira import speech
from konspira.bots import BotFailed
from konspira.bots import bot as find_bot
from konspira.bots.bot import act
from konspira.bots.coach import advise
from konspira.boxes.backend import warm
from konspira.boxes.box import Box
from konspira.boxes.entry import Warming
from konspira.cli import arguments, beliefs
from konspira.cli.games import Language, OptionFiles, Options
from konspira.cli.help import Command
from konspira.cli.plain_screen import plain_screen
from konspira.news import News
from konspira.play import shelf
from konspira.play.journal import BadJournal
from konspira.play.match import IllegalAction, Match, replay
from konspira.play.options import schema
from konspira.play.series import Series, Standing
from konspira.speech import Speaker

NAMES = ("Ania", "Bartek", "Czesio", "Danka", "Eryk", "Felka")


class Left(Exception):
    """The person leaves the table; the match is kept."""


class TakenBack(Exception):
    """The person takes the last answer back, which is possible where nobody else sits at the table."""


class PlayCommand(Command):
    """`konspira play`, where an option that people keep as a file has its own name too: `--missions mine.toml`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """As if it had been written `--file missions=mine.toml`."""
        known = {name for one in self.params for name in (*one.opts, *one.secondary_opts)} | {"--help"}
        return super().parse_args(ctx, list(files_by_name(args, known)))


def files_by_name(args: list[str], known: set[str]) -> Iterator[str]:
    """What was written, with `--missions mine.toml` as `--file missions=mine.toml`; `known` are the command's own."""
    words = iter(args)
    for word in words:
        name, equals, path = word.partition("=")
        if name.startswith("--") and name not in known and name[2:] in _kept_as_files():
            yield from ("--file", f"{name[2:]}={path if equals else next(words, '')}")
        else:
            yield word


def _kept_as_files() -> set[str]:
    """The options that people keep as files, of all games there are."""
    return {option.name for box in shelf.boxes() if box.files for option in schema(box) if option.file}


def play(
    game: str,
    seats: int | None = None,
    option: Options = [],
    file: OptionFiles = [],
    bot: str = "flat",
    language: Language = None,
    new: Annotated[bool, typer.Option("--new")] = False,
) -> None:
    """Play a game in the terminal. Ctrl-C leaves the table; the same command comes back to it."""
    language, console = arguments.language(language), Console()
    box = arguments.game(game, language)
    bot, saved = arguments.bot(box, bot, language, "--bot"), SavedMatch(box)
    with arguments.refusing(box, language):
        chosen = arguments.options(box, option, language, file)
        kept, told = box.files.kept() if box.files and box.files.kept else ({}, [])
        series = Series(box.name, seats=arguments.seats(box, seats, language), options={**kept, **chosen})
    found = None if new else saved.read(console, language)
    if found is None:
        found = series, series.open()
        for news in told:
            console.print(speech.say(box, news, language), style="dim")
    elif (seats and seats != found[1].seats) or (chosen and not found[0].is_like(series)):
        raise arguments.refused("GAME", "refused-waiting", language, game=box.name)
    else:
        console.print(arguments.say("play-resumed", language), style="green")
    names = (speech.say(None, "you", language), *NAMES)[: found[1].seats]
    terminal = Terminal(console, *found, saved, Speaker(box, language, names, 0), bot)
    try:
        terminal.play()
    except (Left, KeyboardInterrupt, EOFError):
        console.print("\n" + terminal.say("play-left", game=box.name), style="dim")
    except BotFailed as failed:
        arguments.tell_failure(failed, box, language, console)
        console.print(terminal.say("play-left", game=box.name), style="dim")
        raise typer.Exit(1) from None
    terminal.leave()


class SavedMatch:
    """The journal and the key of the match that waits, and how its series stands, in the user's data folder."""

    def __init__(self, box: Box) -> None:
        folder = Path(platformdirs.user_data_dir("konspira", appauthor=False))
        self.path = folder / f"{box.name}.journal"
        self.standing = folder / f"{box.name}.series"

    def write(self, match: Match, series: Series) -> None:
        """Keep the match as it is now; a match that is over is not kept."""
        if match.outcome is not None:
            self.path.unlink(missing_ok=True)
            return
        with contextlib.suppress(OSError):  # a machine without a writable folder still plays
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.standing.write_bytes(msgspec.json.encode(series.standing))
            draft = self.path.with_suffix(".new")
            draft.touch(mode=0o600)
            draft.write_text(match.journal.secret_text, encoding="utf-8")
            draft.replace(self.path)

    def read(self, console: Console, language: str) -> tuple[Series, Match] | None:
        """The match that waits, if there is one that can be gone on with, and its series."""
        try:
            key, _, text = self.path.read_text(encoding="utf-8").partition("\n")
            match = replay(text, key=bytes.fromhex(key))
        except (OSError, ValueError) as error:
            if isinstance(error, BadJournal):
                why = speech.say(error.box, "verify-refused", language, line=error.number, why=error.news)
                console.print(speech.say(None, "play-cannot-resume", language, why=why), style="yellow")
                with contextlib.suppress(OSError):
                    self.path.replace(self.path.with_suffix(".damaged"))
            return None
        return self._series(match), match

    def _series(self, match: Match) -> Series:
        """The series that a match belongs to; where that was not kept, it is the first of one."""
        first = Series(match.box.name, seats=match.seats, options=msgspec.to_builtins(match.options))
        try:
            series = Series.resume(msgspec.json.decode(self.standing.read_bytes(), type=Standing))
        except (OSError, ValueError):
            series = first
        if (series.standing.game, series.standing.seats) != (match.box.name, match.seats):
            series = first
        series.take_up(match)
        return series


class Terminal:
    """A person at seat 0, in a terminal, and bots at the other seats."""

    def __init__(
        self, console: Console, series: Series, match: Match, saved: SavedMatch, say: Speaker, bot: str
    ) -> None:
        self.console, self.series, self.match, self.saved, self.say = console, series, match, saved, say
        self.bot, self.bots = bot, {seat: find_bot(bot) for seat in range(1, match.seats)}
        self.warming: Warming | None = None
        self.warmed = -1  # how far it was when the person last heard of it
        self.told = max(0, len(match.turn(0).history) - 1)
        self.screen = match.box.screen() if match.box.screen else plain_screen(match.box)

    def play(self) -> None:
        """Game after game, until the person leaves."""
        self.console.print(self.say("play-hello" if self.match.seats > 1 else "play-hello-alone"), style="dim")
        self.warming = warm(self.match.box)
        self._play_match()
        while self._another():
            self._play_match()

    def _play_match(self) -> None:
        while self.match.outcome is None:
            self.saved.write(self.match, self.series)
            self._narrate()
            waiting = self.match.actors
            if 0 in waiting:
                self._my_turn()
            else:
                self._bots_turn(waiting[0])
        self._narrate()
        self.saved.write(self.match, self.series)
        self.console.print(Rule(self.say(self.match.outcome.news), style="bold"))
        self._offer_journal()

    def _another(self) -> bool:
        """Say how the series stands, and lay the table for the next game if the person wants it."""
        if self.match.seats == 1:
            return False
        standing = self.series.close(self.match)
        scores = [News("play-score", {"seat": seat, "score": f"{round(score, 2):g}"})
                  for seat, score in enumerate(standing.scores)]  # fmt: skip
        self.console.print(self.say("play-series", games=standing.games, scores=scores))
        try:
            text = self.console.input(f"[bold]{self.say('play-another')}[/] › ")
        except (EOFError, KeyboardInterrupt):
            return False
        if text.strip():
            return False
        self.match, self.told = self.series.open(), 0
        return True

    def _show_progress(self) -> None:
        """The rules answer at once, interpreted; say how far their machine code is, until it is there."""
        if self.warming is None:
            return
        if self.warming.finished.is_set():
            self.console.print(self.say("play-warm"), style="dim")
            self.warming = None
        elif self.warming.done != self.warmed:  # said again only when there is something new to say
            self.warmed = self.warming.done
            told = self.say("play-warming", done=self.warming.done, total=self.warming.total)
            self.console.print(told, style="dim")

    def _bots_turn(self, seat: int) -> None:
        if sys.stdout.isatty():
            time.sleep(0.4)  # the same pace whatever the bot thinks about
        act(self.match, seat, self.bots[seat], self.bot)

    def _my_turn(self) -> None:
        self._show_progress()
        turn = self.match.turn(0)
        self.console.print(Padding(self.screen.draw(turn.view, turn.legal, self.say), (1, 0)))
        while True:
            try:
                action = self.screen.choose(turn.view, turn.legal, self._ask, self._tell)
                if action in turn.legal:
                    for news in self.match.box.wording.preview(turn.view, action):
                        self.console.print(self.say(news), style="dim")
                self.match.act(0, action)
            except IllegalAction as error:
                self._tell(error.news)
            except TakenBack:
                self._take_back()
                return
            else:
                return

    def _take_back(self) -> None:
        """The match as it was before the last answer; the same key meets the next one with the same cards."""
        undone = self.match.turn(0).history[-1].news
        if undone:
            self.console.print(self.say("play-put-back"), style="yellow")
        for news in reversed(undone):
            self.console.print("  ↩ " + self.say(news), style="dim")
        self.match = replay(self.match.journal[:-1])
        self.told = max(0, len(self.match.turn(0).history) - 1)

    def leave(self) -> None:
        """A game may have something to keep for the person."""
        save = self.match.box.files and self.match.box.files.save
        news = save(self.match.options, self.match.turn(0).view) if save else None
        if news is not None:
            self.console.print(self.say(news), style="dim")

    def _ask(self, question: News) -> str:
        """A line from the person; commands that hold at every question are answered here."""
        while True:
            text = self.console.input(f"[bold]{self.say(question)}[/] › ")
            command = text.strip().lower()
            if command == "q":
                raise Left
            if command == "u" and self.match.seats == 1 and len(self.match.journal) > 1:
                raise TakenBack
            if command == "h":
                for news in self.match.box.wording.board(self.match.turn(0).view):
                    self.console.print(self.say(news))
            elif command == "?" and self.match.seats > 1:  # alone one is asked what lies there
                self._advise()
            else:
                return text

    def _advise(self) -> None:
        """What a coach who knows what I know would do, and why."""
        turn = self.match.turn(0)
        advice = advise(turn)
        early = advice.why.id == "coach-early"  # too few games were tried out to speak of per cent
        self.console.print(self.say("coach-title"), style="bold cyan")
        for suggestion in advice.suggestions:
            said = self.match.box.wording.describe(turn.view, suggestion.action)
            told = self.say("coach-suggestion", action=said, percent=round(100 * suggestion.chance))
            self.console.print(f"  {self.say(said) if early else told}", style="cyan")
        self.console.print(self.say(advice.why), style="cyan")
        for line in beliefs.lines(self.say, advice.beliefs or {}, turn.seat, self.match.seats):
            self.console.print(line, style="dim cyan")

    def _tell(self, news: News) -> None:
        self.console.print(self.say(news), style="yellow")

    def _narrate(self) -> None:
        """Say what has happened since the person last heard something."""
        history = self.match.turn(0).history
        for moment in history[self.told :]:
            for news in moment.news:
                self.console.print("· " + self.say(news))
        self.told = len(history)

    def _offer_journal(self) -> None:
        path = self.saved.path.with_name(f"{self.match.box.name}-last.jsonl")
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(self.match.journal.text, encoding="utf-8")
            self.console.print(self.say("play-journal", path=str(path)), style="dim")
