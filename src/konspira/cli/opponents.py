"""Who sits at the other seats of a terminal: names and faces, and the bots behind them with a sentence each."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table

from konspira import bots, speech
from konspira.bots.levels import LEVELS, RATINGS, thinking
from konspira.boxes.box import Box
from konspira.cli import arguments

PAGE = Path(speech.__file__).parent / "web"  # says the same on the page
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
    """Each bot with a sentence; of a level, how it plays this game."""
    known = bots.names(box.name) if box else bots.names("")
    return [(name, _sentence(box, name, language)) for name in known]


def _sentence(box: Box | None, name: str, language: str) -> str:
    about = arguments.say(f"bot-{name}", language)
    return f"{about}: {_thinking(box, name, language)}" if box and name in LEVELS else about


def _thinking(box: Box, level: str, language: str) -> str:
    """How a level thinks about a game, as the page's ladder of bots says it."""
    way, budget = thinking(box, level)
    said = [speech.say(PAGE, f"thinks-{way}", language)]
    if budget:
        number = float(budget.rstrip("s")) if budget.endswith("s") else int(budget)
        said.append(
            speech.say(PAGE, "thinks-seconds" if budget.endswith("s") else "thinks-worlds", language, budget=number)
        )
    return ", ".join(said)
