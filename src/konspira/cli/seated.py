"""A person sits at a table until getting up: on the whole screen, or line by line."""

from __future__ import annotations

import typer
from rich.console import Console

from konspira.bots import BotFailed
from konspira.cli import arguments
from konspira.cli.lines import Lines
from konspira.cli.rules_in_force import variants
from konspira.cli.table import Table
from konspira.cli.terminal import Changed, Left, Terminal
from konspira.speech import Speaker


def sit(console: Console, table: Table, say: Speaker, told: list[str], *, full: bool, bot: str = "") -> None:
    """Play at a table until the person gets up."""
    failure: BaseException | None = None
    if full:
        from konspira.cli.fullscreen.app import TableApp  # Textual takes a third of a second

        agreed = variants(table.box, table.settings, say.language)
        app = TableApp(say, " · ".join(filter(None, (say("title"), agreed, bot))))
        app.terminal = Terminal(table, app, say)
        table.changed = lambda: app.interrupt(Changed())
        app.notes = [(line, "green") for line in told]
        app.run()
        failure = app.failure
    else:
        lines = Lines(console, say)
        for line in [*told, say("play-hello" if table.seats > 1 else "play-hello-alone")]:
            lines.tell(line, "dim")
        try:
            Terminal(table, lines, say).play()
        except (Left, KeyboardInterrupt, EOFError):
            console.print()
        except BotFailed as failed:
            failure = failed
    if isinstance(failure, BotFailed):
        arguments.tell_failure(failure, table.box, say.language, console)
    elif failure is not None:
        raise failure
    for news in table.leave():
        console.print(say(news), style="dim", markup=False, highlight=False)
    if failure is not None:
        raise typer.Exit(1)
