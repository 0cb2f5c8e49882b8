"""`konspira games` lists what is on the shelf; `konspira rules` prints the rules of a game, `pack` its cards."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from konspira import speech
from konspira.bots.levels import RATINGS
from konspira.cli import asked
from konspira.kernel.box import Box
from konspira.play import shelf
from konspira.play.options import schema

Language = Annotated[str | None, typer.Option("--language", "-l")]
Options = Annotated[list[str], typer.Option("--option", "-o")]


def games(game: Annotated[str | None, typer.Argument()] = None, language: Language = None) -> None:
    """List the games, their seats and their options; of one game, what each option means and can be."""
    tongue = asked.language(language)
    if game is not None:
        _options(asked.game(game, tongue), tongue)
        return
    table = Table(box=None, padding=(0, 2, 1, 0))
    for heading in ("", "", ""):
        table.add_column(heading)
    for box in shelf.boxes():
        about = speech.say(box, "tagline", tongue) if speech.has(box, "tagline", tongue) else ""
        named = ", ".join(box.settings.__struct_fields__)
        seats = "–".join(map(str, dict.fromkeys((box.seats.start, box.seats.stop - 1))))
        table.add_row(f"[bold]{box.name}[/]", seats, f"{about}\n[dim]{named}[/]")
    Console().print(table)


def _options(box: Box, tongue: str) -> None:
    """Every option by the name it is written with, what it means, and the values that have a name."""
    console = Console()
    for option in schema(box):
        console.print(Text(option.name, "bold").append("  " + _said(box, f"option-{option.name}", tongue), "default"))
        about = _said(box, f"option-{option.name}-help", tongue)
        if about:
            console.print(Padding(Text(about, "dim"), (0, 0, 0, 4)))
        for value in (*(one for one in option.choices or () if one is not None), *(option.presets or ())):
            told = _said(box, f"option-{option.name}-{value}", tongue)
            console.print(Padding(Text(f"{option.name}={value}", "cyan").append(f"  {told}", "default"), (0, 0, 0, 4)))
        if option.kind == "number":
            named = "".join(f"{option.name}={values}" for values in asked.values(option))
            console.print(Padding(Text(named, "cyan"), (0, 0, 0, 4)))
        parts = asked.parts(box, option, tongue)
        if parts:
            console.print(Padding(Text(f"{option.name}={asked.whole(parts[:1])}", "cyan"), (0, 0, 0, 4)))
        for part in parts:
            told = _said(box, f"option-{option.name}-{part.name}", tongue)
            shown = Text(f"{part.name}", "cyan").append(f"  {told}", "default")
            console.print(Padding(shown.append(f"  {'/'.join(asked.values(part))}", "dim"), (0, 0, 0, 4)))
    if box.name in RATINGS:
        console.print(_levels(box, tongue))


def _levels(box: Box, tongue: str) -> Table:
    """The levels of the bots, each with its measured rating and half of the 95 % interval."""
    table = Table(asked.say("arena-bot", tongue), asked.say("arena-rating", tongue), box=None, padding=(0, 4, 0, 0))
    for level, (rating, error) in RATINGS[box.name].items():
        table.add_row(level, f"{rating} ± {error}")
    return table


def _said(box: Box, id: str, tongue: str) -> str:
    return speech.say(box, id, tongue) if speech.has(box, id, tongue) else ""


def pack(game: str) -> None:
    """Print the file of cards that comes with a game, as a start for your own: konspira pack krecia > mine.toml."""
    tongue = asked.language(None)
    box = asked.game(game, tongue)
    template = box.files.template if box.files else None
    found = [template(option.name) for option in schema(box) if option.file] if template else []
    if not found:
        raise asked.refused("GAME", "refused-no-pack", tongue, game=game)
    typer.echo(found[0], nl=False)


def rules(game: str, language: Language = None) -> None:
    """Print the rules of a game: as players read them with -l pl, cs or en, else numbered with the source of each."""
    tongue = asked.language(language)
    path = asked.game(game, tongue).folder / (f"rules.{tongue}.md" if language else "RULES.md")
    if not path.exists():
        raise asked.refused("GAME", "refused-no-rules", tongue, game=game, file=path.name)
    Console().print(Markdown(path.read_text(encoding="utf-8")))
