"""`konspira join LINK`: seat a bot at a live table, at this machine's server or anywhere else."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Annotated

import typer
from rich.console import Console

from konspira import bots, speech
from konspira.bots import BotFailed
from konspira.bots.client import Client
from konspira.bots.live_seat import SERVER, CannotJoin, look, read_link
from konspira.cli import arguments, completion
from konspira.cli.games import Language
from konspira.cli.processes import STOPPED
from konspira.news import News


def join(
    link: str,
    bot: Annotated[str, typer.Option("--bot", "-b", autocompletion=completion.bots)] = "level-3",
    name: str | None = None,
    language: Language = None,
) -> None:
    """Seat a bot at a live table; it plays match after match. Ctrl-C gets up."""
    language, console = arguments.language(language), Console()
    if find_spec("websockets") is None:
        typer.echo(arguments.say("refused-server-extra", language), err=True)
        raise typer.Exit(2)
    try:
        there = read_link(link)
        box = arguments.game(look(there)["game"], language)
        player = bots.bot(arguments.bot(box, bot, language, "--bot"))

        def tell(news: News) -> None:
            seat = client.remote.seat if client.remote.match else None
            console.print(speech.say(box, news, language, names=client.names, me=seat), style="dim", markup=False)

        client = Client(there, player, name=name, told=tell)
        client.play()
    except CannotJoin as error:
        typer.echo(said(error, language), err=True)
        raise typer.Exit(1) from None
    except BotFailed as failed:
        arguments.tell_failure(failed, box, language, console)
        raise typer.Exit(1) from None
    except KeyboardInterrupt:
        raise typer.Exit(STOPPED) from None


def said(error: CannotJoin, language: str) -> str:
    """Why it cannot be, in the person's language; a server of another version may know sentences that we do not."""
    try:
        return words_of(error.news, language)
    except speech.MissingText:
        return str(error)


def words_of(news: News, language: str) -> str:
    """What a server refuses, in the person's language. Raises MissingText."""
    return speech.say(SERVER, news, language)
