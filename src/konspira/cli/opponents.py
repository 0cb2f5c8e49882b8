"""Who sits at the other seats of a terminal: names and faces, and the bots behind them with a sentence each."""

from __future__ import annotations

from rich.table import Table

from konspira import bots, speech
from konspira.bots.levels import RATINGS
from konspira.boxes.box import Box
from konspira.cli import arguments

NAMES = ("Ania", "Bartek", "Czesio", "Danka", "Eryk", "Felka")
FACES = ("🦊", "🐻", "🦉", "🐱", "🦝", "🐸")


def at_table(seats: int, language: str, *, faces: bool) -> tuple[str, ...]:
    """Everybody at the table, the person first; with a face each where the terminal can show one."""
    others = [f"{face} {name}" if faces else name for name, face in zip(NAMES, FACES, strict=True)]
    return (speech.say(None, "you", language), *others)[:seats]


def listed(box: Box | None, language: str) -> Table:
    """The bots that can sit down, from the plainest: what each does, and its measured rating."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for name, about in sentences(box, language):
        rating = RATINGS.get(box.name, {}).get(name) if box else None
        marked = f"{name} *" if name == bots.USUAL else name
        table.add_row(f"[bold]{marked}[/]", about, f"{rating[0]} ± {rating[1]}" if rating else "")
    table.add_row("", arguments.say("bots-own", language), "")
    table.add_row("*", arguments.say("bots-usual", language), "")
    return table


def sentences(box: Box | None, language: str) -> list[tuple[str, str]]:
    """Each bot with a sentence."""
    known = bots.names(box.name) if box else bots.names("")
    return [(name, arguments.say(f"bot-{name}", language)) for name in known]
