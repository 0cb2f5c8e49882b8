"""`konspira games` lists what is on the shelf; `konspira rules` prints the rules of a game, `pack` its cards."""

from __future__ import annotations

import contextlib
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from konspira import speech
from konspira.bots.levels import RATINGS
from konspira.boxes.box import Box
from konspira.cli import arguments, completion
from konspira.play import rulebook, shelf
from konspira.play.options import schema

Language = Annotated[str | None, typer.Option("--language", "-l", autocompletion=completion.languages)]
GameName = Annotated[str, typer.Argument(autocompletion=completion.games)]
Options = Annotated[list[str], typer.Option("--option", "-o", autocompletion=completion.options)]
OptionFiles = Annotated[list[str], typer.Option("--file", "-f")]


def games(
    game: Annotated[str | None, typer.Argument(autocompletion=completion.games)] = None, language: Language = None
) -> None:
    """List the games, their seats and their options; of one game, what each option means and can be."""
    language = arguments.language(language)
    if game is not None:
        _options(arguments.game(game, language), language)
        return
    table = Table(box=None, padding=(0, 2, 1, 0))
    for heading in ("", "", ""):
        table.add_column(heading)
    for box in shelf.boxes():
        about = speech.say(box, "tagline", language) if speech.has(box, "tagline", language) else ""
        named = ", ".join(box.settings.__struct_fields__)
        seats = "–".join(map(str, dict.fromkeys((box.seats.start, box.seats.stop - 1))))
        table.add_row(f"[bold]{box.name}[/]", seats, f"{about}\n[dim]{named}[/]")
    Console().print(table)


def _options(box: Box, language: str) -> None:
    """Every option by the name it is written with, what it means, and the values that have a name."""
    console = Console()
    for option in schema(box):
        console.print(Text(option.name, "bold").append("  " + _said(box, f"option-{option.name}", language), "default"))
        about = _said(box, f"option-{option.name}-help", language)
        if about:
            console.print(Padding(Text(about, "dim"), (0, 0, 0, 4)))
        for value in (*(one for one in option.choices or () if one is not None), *(option.presets or ())):
            told = _said(box, f"option-{option.name}-{value}", language)
            console.print(Padding(Text(f"{option.name}={value}", "cyan").append(f"  {told}", "default"), (0, 0, 0, 4)))
        if option.kind == "number":
            named = "".join(f"{option.name}={values}" for values in arguments.values(option))
            console.print(Padding(Text(named, "cyan"), (0, 0, 0, 4)))
        parts = arguments.parts(box, option, language)
        if parts:
            console.print(Padding(Text(f"{option.name}={arguments.whole(parts[:1])}", "cyan"), (0, 0, 0, 4)))
        for part in parts:
            told = _said(box, f"option-{option.name}-{part.name}", language)
            shown = Text(f"{part.name}", "cyan").append(f"  {told}", "default")
            console.print(Padding(shown.append(f"  {'/'.join(arguments.values(part))}", "dim"), (0, 0, 0, 4)))
    if box.name in RATINGS:
        console.print(_levels(box, language))


def _levels(box: Box, language: str) -> Table:
    """The levels of the bots, each with its measured rating and half of the 95 % interval."""
    table = Table(
        arguments.say("arena-bot", language), arguments.say("arena-rating", language), box=None, padding=(0, 4, 0, 0)
    )
    for level, (rating, error) in RATINGS[box.name].items():
        table.add_row(level, f"{rating} ± {error}")
    return table


def _said(box: Box, id: str, language: str) -> str:
    return speech.say(box, id, language) if speech.has(box, id, language) else ""


def pack(game: GameName, edit: bool = False, language: Language = None) -> None:
    """Print the file of cards that comes with a game, as a start for your own; or enter your own, line by line."""
    language = arguments.language(language)
    box = arguments.game(game, language)
    if edit and box.files and box.files.edit:
        say, console = speech.Speaker(box, language), Console()
        with contextlib.suppress(EOFError, KeyboardInterrupt):
            box.files.edit(lambda news: console.input(f"{say(news)} "), lambda news: console.print(say(news)))
        return
    template = box.files.template if box.files else None
    named = [option.name for option in schema(box) if option.file]
    found = [text for name in named if (text := template(name))] if template else []
    if not found:
        raise arguments.refused("GAME", "refused-no-pack", language, game=game)
    typer.echo(found[0], nl=False)


def rules(game: GameName, language: Language = None) -> None:
    """Print the rules of a game: as players read them with -l pl, cs or en, else numbered with the source of each."""
    numbered, language = language is None, arguments.language(language)
    box = arguments.game(game, language)
    path = box.folder / ("RULES.md" if numbered else f"rules.{language}.md")
    if not path.exists():
        raise arguments.refused("GAME", "refused-no-rules", language, game=game, file=path.name)
    told = path.read_text(encoding="utf-8") if numbered else rulebook.markdown(box, language)
    Console().print(Markdown(told))
