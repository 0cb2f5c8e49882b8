"""`konspira serve` opens the web table; `konspira backup` copies its tables, `konspira schema` prints its protocol."""

from __future__ import annotations

import sqlite3
import webbrowser
from contextlib import closing
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from konspira.cli import asked
from konspira.server.config import Config, default_db

Database = Annotated[Path | None, typer.Option("--db", help="the file that holds all tables")]


def serve(
    host: Annotated[str, typer.Option(help="the address to listen on; 0.0.0.0 lets others in")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="the port; 0 takes a free one")] = 8000,
    db: Database = None,
    open_: Annotated[bool, typer.Option("--open", help="show the page in a browser")] = False,
    origin: Annotated[
        list[str], typer.Option(help="another name of this site, e.g. https://play.example.org behind a proxy")
    ] = [],
    game: Annotated[list[str], typer.Option(help="only this game (may be given more than once); else all")] = [],
    log: Annotated[str, typer.Option(help="debug, info, warning or error")] = "info",
) -> None:
    """Open the web table. Ctrl-C closes it; every move that was answered is kept."""
    from konspira.server.serve import run  # here, because the other commands need not wait for a web server

    def ready(port: int) -> None:
        shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
        link = f"http://{shown}:{port}/"
        typer.echo(f"Konspira: {link}")
        if open_:
            webbrowser.open(link)

    config = Config(
        host=host,
        port=port,
        db=db or default_db(),
        origins=tuple(origin),
        games=tuple(asked.game(name).name for name in game),
    )
    run(config, ready, log)


def backup(
    to: Annotated[Path, typer.Argument(help="the copy; must not exist")],
    db: Database = None,
) -> None:
    """Copy all tables into one file, also while they are played at."""
    source = db or default_db()
    if to.exists() or not source.exists():
        raise typer.BadParameter(f"{to if to.exists() else source} {'exists' if to.exists() else 'does not exist'}")
    with closing(sqlite3.connect(source)) as running, closing(sqlite3.connect(to)) as copy:
        running.backup(copy)


def schema() -> None:
    """Print the JSON Schema of the protocol (docs/protocol.schema.json)."""
    from konspira.server import answers  # as above

    typer.echo(msgspec.json.format(msgspec.json.encode(answers.schema()), indent=2).decode())
