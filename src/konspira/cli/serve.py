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

Database = Annotated[Path | None, typer.Option("--db")]
LEVELS = ("debug", "info", "warning", "error")


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: Database = None,
    open_: Annotated[bool, typer.Option("--open")] = False,
    origin: list[str] = [],
    game: list[str] = [],
    log: str = "info",
) -> None:
    """Open the web table. Ctrl-C closes it; every move that was answered is kept."""
    from konspira.server.serve import run  # here, because the other commands need not wait for a web server

    tongue, heard = asked.language(None), False
    if log not in LEVELS:
        raise asked.refused("--log", "refused-log", tongue, chosen=log, known=LEVELS)

    def ready(port: int) -> None:
        nonlocal heard
        heard = True
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
        games=tuple(asked.game(name, tongue).name for name in game),
    )
    try:
        run(config, ready, log)
    except SystemExit:
        if not heard:
            typer.echo(asked.say("refused-listen", tongue, host=host, port=str(port)), err=True)
        raise


def backup(
    to: Path,
    db: Database = None,
) -> None:
    """Copy all tables into one file, also while they are played at."""
    source, tongue = db or default_db(), asked.language(None)
    if to.exists():
        raise asked.refused("TO", "refused-exists", tongue, path=str(to))
    if not source.exists():
        missing = asked.say("trouble-missing", tongue)
        raise asked.refused("--db", "trouble-file", tongue, path=str(source), why=missing)
    try:
        with closing(sqlite3.connect(source)) as running, closing(sqlite3.connect(to)) as copy:
            running.backup(copy)
    except sqlite3.Error as error:
        raise asked.refused("TO", "refused-backup", tongue, why=str(error)) from None


def schema() -> None:
    """Print the JSON Schema of the protocol (docs/protocol.schema.json)."""
    from konspira.server import answers  # as above

    typer.echo(msgspec.json.format(msgspec.json.encode(answers.schema()), indent=2).decode())
