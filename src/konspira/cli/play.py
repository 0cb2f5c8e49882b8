"""`konspira play GAME`: a person against bots, or with friends at a table on the web; what is played is kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.console import Console

from konspira import bots, speech
from konspira.boxes.box import Box
from konspira.cli import arguments, completion, guest, opponents
from konspira.cli.games import Language, OptionFiles, Options
from konspira.cli.help import Command
from konspira.cli.lines import fit_for_a_screen
from konspira.cli.saved import SavedMatch
from konspira.cli.seated import sit
from konspira.cli.table import PACE, LocalTable
from konspira.play import shelf
from konspira.play.match import Match
from konspira.play.options import schema
from konspira.play.series import Series
from konspira.speech import Speaker


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
    game: Annotated[str | None, typer.Argument(autocompletion=completion.games)] = None,
    seats: int | None = None,
    option: Options = [],
    file: OptionFiles = [],
    bot: Annotated[str, typer.Option(autocompletion=completion.bots)] = bots.USUAL,
    language: Language = None,
    new: Annotated[bool, typer.Option("--new")] = False,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    join: str | None = None,
    name: str | None = None,
) -> None:
    """Play a game in the terminal. Ctrl-C leaves the table; the same command comes back to it."""
    language, console = arguments.language(language), Console()
    full = not plain and fit_for_a_screen(console)
    if join is not None:
        guest.sit_down(console, join, name, language, full=full)
        return
    if bot == "list":
        console.print(opponents.listed(arguments.game(game, language) if game else None, language))
        return
    if game is None:
        raise arguments.refused("GAME", "refused-no-game", language, known=shelf.names())
    box = arguments.game(game, language)
    bot = arguments.bot(box, bot, language, "--bot")
    found, told = _match(box, seats, option, file, new, language, console)
    table = LocalTable(*found, SavedMatch(box), bot, pace=PACE if console.is_terminal else 0.0)
    faces = full and console.encoding.startswith("utf")
    say = Speaker(box, language, opponents.at_table(table.seats, language, faces=faces), table.me)
    sit(console, table, say, told, full=full, bot=bot if table.seats > 1 else "")


def _match(
    box: Box, seats: int | None, option: list[str], file: list[str], new: bool, language: str, console: Console
) -> tuple[tuple[Series, Match], list[str]]:
    """The match that waits, or a new one; and what is to be said of it. None that waits is given up unasked."""
    saved = SavedMatch(box)
    chosen = arguments.options(box, option, language, file)
    kept, told = box.files.kept() if box.files and box.files.kept else ({}, [])
    sitting = arguments.seats(box, seats, language)
    own = {pair.partition("=")[0] for pair in file}
    others = {name: one for name, one in chosen.items() if name not in own}

    def without_files() -> Series:
        return Series(box.name, seats=sitting, options={**kept, **others})

    with arguments.refusing(box, language, file, without_files if file else None):
        series = Series(box.name, seats=sitting, options={**kept, **chosen})
    found, why = saved.read(language)
    if found is not None and new:
        if console.is_terminal and not sure(console, "play-give-up", language):
            raise typer.Exit(0)
        why = [arguments.say("play-given-up", language, path=str(saved.put_aside("given-up")))]
        found = None
    if found is None:
        return (series, series.open()), [*why, *(speech.say(box, news, language) for news in told)]
    if (seats and seats != found[1].seats) or (chosen and not found[0].is_like(series)):
        raise arguments.refused("GAME", "refused-waiting", language, game=box.name)
    return found, [arguments.say("play-resumed", language)]


def sure(console: Console, question: str, language: str) -> bool:
    """Ask until the answer is yes or no, in any of our languages, whole or begun; no answer is no. Raises Abort."""
    yes, no = ([arguments.say(word, one) for one in speech.LANGUAGES] for word in ("play-yes", "play-no"))
    letters = [arguments.say(word, language)[0] for word in ("play-yes", "play-no")]
    asked = f"{arguments.say(question, language)} [{letters[0]}/{letters[1].upper()}] "
    while True:
        try:
            text = speech.plainly(console.input(asked, markup=False))
        except (EOFError, KeyboardInterrupt):
            raise typer.Abort from None
        if any(word.startswith(text) for word in no):  # nothing is how every word begins
            return False
        if any(word.startswith(text) for word in yes):
            return True
        console.print(arguments.say("play-yes-or-no", language), style="yellow", markup=False, highlight=False)
