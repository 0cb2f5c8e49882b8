"""`konspira puzzle`: the puzzle of the day in a terminal; nobody else need be there, and nothing is kept."""

from __future__ import annotations

import datetime
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from konspira import speech
from konspira.bots.puzzles import Puzzle, collection, number_of, puzzle_of, today
from konspira.cli import arguments
from konspira.cli.games import Language
from konspira.cli.opponents import NAMES
from konspira.cli.plain_screen import plain_screen
from konspira.news import News
from konspira.speech import Speaker
from konspira.turn import Turn


def puzzle(
    day: Annotated[str | None, typer.Option("--day")] = None,
    language: Language = None,
) -> None:
    """The puzzle of the day. Ctrl-C leaves it; the same command shows it again."""
    language, console = arguments.language(language), Console()
    chosen = _day(day, language)
    found, turn = puzzle_of(chosen), puzzle_of(chosen).position.turn()
    names = [*NAMES[: found.position.seats]]
    names[turn.seat] = speech.say(None, "you", language)
    say = Speaker(turn.box, language, tuple(names), turn.seat)
    console.rule(f"{say('puzzle-title')} · {say('puzzle-number', number=number_of(chosen), puzzles=len(collection()))}")
    try:
        given = _asked(found, turn, console, say)
    except (EOFError, KeyboardInterrupt):
        raise typer.Exit(0) from None
    _tell(found, turn, given, console, say)


def _day(text: str | None, language: str) -> datetime.date:
    try:
        return today() if text is None else datetime.date.fromisoformat(text)
    except ValueError:
        raise arguments.refused("--day", "refused-day", language, day=text) from None


def _asked(puzzle: Puzzle, turn: Turn, console: Console, say: Speaker) -> Any:
    """The board as the seat sees it, and what the person answers: a legal action, or a seat."""
    screen = turn.box.screen() if turn.box.screen else plain_screen(turn.box)
    say.voice = screen.voice
    legal = turn.legal if puzzle.asks == "action" else ()
    told = turn.history[:] if puzzle.asks == "suspect" else turn.history[-3:]  # the proof may be long ago
    for moment in told:
        for news in moment.news:
            _line(console, f"· {say(news)}", "dim")
    console.print(screen.draw(turn.view, legal, say))
    _line(console, say(f"puzzle-asks-{puzzle.asks}"), "bold")

    def ask(news: News) -> str:
        return console.input(f"[bold]{say(news)}[/] › ")

    def tell(news: News) -> None:
        _line(console, say(news), "yellow")

    if puzzle.asks == "suspect":
        return _seat_asked(puzzle, turn, console, say)
    while (action := screen.choose(turn.view, turn.legal, ask, tell)) not in turn.legal:
        tell(turn.box.wording.refuse(turn.view, action))
    return action


def _seat_asked(puzzle: Puzzle, turn: Turn, console: Console, say: Speaker) -> int:
    """Which of the others."""
    others = [seat for seat in range(puzzle.position.seats) if seat != turn.seat]
    for number, seat in enumerate(others, 1):
        _line(console, f"{number:3}  {say.names[seat]}")
    while True:
        text = console.input(f"[bold]{say('puzzle-ask-seat', people=len(others))}[/] › ").strip()
        if text.isdecimal() and 1 <= int(text) <= len(others):
            return others[int(text) - 1]


def _tell(puzzle: Puzzle, turn: Turn, given: Any, console: Console, say: Speaker) -> None:
    """Was it right, what is, why, and by how much."""
    right, wording = puzzle.is_right(given), turn.box.wording

    def named(action: Any) -> str:
        return say(wording.describe(turn.view, msgspec.convert(action, wording.action_type)))

    console.rule(say("puzzle-right" if right else "puzzle-wrong"), style="green" if right else "red")
    best = say.names[puzzle.suspect] if puzzle.suspect is not None else named(puzzle.action)
    _line(console, say("puzzle-best", answer=best), "bold")
    for news in puzzle.reasons:
        _line(console, say(news), "cyan")
    proven = puzzle.asks == "suspect"
    _line(console, say("puzzle-proven" if proven else "puzzle-lead", percent=round(100 * puzzle.lead)))
    for rival in puzzle.rivals:
        costs = {"percent": rival.behind, "low": rival.low, "high": rival.high}
        told = say("puzzle-costs", **{name: round(100 * share) for name, share in costs.items()})
        _line(console, f"  {named(rival.action)}: {told}", "dim")
    _line(console, say("puzzle-tomorrow"), "dim")


def _line(console: Console, text: str, style: str = "") -> None:
    console.print(Text(text, style))
