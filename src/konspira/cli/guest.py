"""`konspira play --join LINK`: a person in a terminal at a table on the web, with friends in browsers."""

from __future__ import annotations

import threading
from importlib.util import find_spec

import typer
from rich.console import Console

from konspira.bots.live_seat import CannotJoin, read_link
from konspira.cli import arguments
from konspira.cli.gathering import Gathering, typed_lines
from konspira.cli.join import said
from konspira.cli.seated import sit
from konspira.cli.web_table import WebGuest, WebTable
from konspira.speech import Speaker


def sit_down(console: Console, link: str, name: str | None, language: str, *, full: bool) -> None:
    """Take a chair, wait until the match begins, and play."""
    if find_spec("websockets") is None:
        typer.echo(arguments.say("refused-server-extra", language), err=True)
        raise typer.Exit(2)
    try:
        guest = WebGuest(read_link(link), name or arguments.say("play-guest", language))
        table = WebTable(guest)
        threading.Thread(target=guest.run, daemon=True).start()
        console.print(arguments.say("play-sat-down", language, name=guest.name), style="green", markup=False)
        Gathering(console, table, language, typed_lines()).wait()
    except CannotJoin as error:
        typer.echo(said(error, language), err=True)
        raise typer.Exit(1) from None
    except KeyboardInterrupt:
        guest.send("leave")
        raise typer.Exit(0) from None
    say = Speaker(guest.box, language, table.names, table.me)
    try:
        sit(console, table, say, [say("play-talk-how")], full=full)
    except CannotJoin as error:
        typer.echo(said(error, language), err=True)
        raise typer.Exit(1) from None
