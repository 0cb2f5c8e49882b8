"""`konspira games` lists what is on the shelf; `konspira rules GAME` prints the rules of one."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from konspira.cli import asked
from konspira.play import shelf, speech

Language = Annotated[str | None, typer.Option("--language", "-l", help="pl, cs or en; the machine's own if not given")]


def games(language: Language = None) -> None:
    """List the games, their seats and their options."""
    tongue = asked.language(language)
    table = Table(box=None, padding=(0, 2, 1, 0))
    for heading in ("", "", ""):
        table.add_column(heading)
    for box in shelf.boxes():
        about = speech.say(box, "tagline", tongue) if speech.has(box, "tagline", tongue) else ""
        named = ", ".join(box.settings.__struct_fields__)
        table.add_row(f"[bold]{box.name}[/]", f"{box.seats.start}–{box.seats.stop - 1}", f"{about}\n[dim]{named}[/]")
    Console().print(table)


def rules(game: str) -> None:
    """Print the numbered rules of a game, with the source of each."""
    path = asked.game(game).folder / "RULES.md"
    if not path.exists():
        raise typer.BadParameter(f"{game} has no RULES.md", param_hint="GAME")
    Console().print(Markdown(path.read_text(encoding="utf-8")))
