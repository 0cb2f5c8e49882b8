"""`konspira watch FILE…`: see matches from their journals in the page, step by step and through any seat's eyes."""

from __future__ import annotations

import tempfile
import webbrowser
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from konspira import speech
from konspira.bots.arena_journals import players_in
from konspira.cli import arguments
from konspira.cli.games import Language
from konspira.cli.serve import server_extra, telling_why
from konspira.play.journal import BadJournal
from konspira.play.match import replay

if TYPE_CHECKING:
    from konspira.server.store.journals import WatchedJournal

MOST = 50  # journals that are shown at once


def watch(
    file: list[Path],
    port: int = 8000,
    open_: Annotated[bool, typer.Option("--open")] = False,
    language: Language = None,
) -> None:
    """Show journals in the page. Ctrl-C closes it; nothing is kept."""
    language = arguments.language(language)
    with server_extra(language):
        from konspira.server import Config
        from konspira.server.app import run
        from konspira.server.store.journals import put_in
    files = list(_files(file, language))
    shown = [(path, journal) for path in files[:MOST] if (journal := _read(path, language)) is not None]
    if len(files) > MOST:
        typer.echo(arguments.say("watch-more", language, shown=MOST, all=len(files)), err=True)
    if not shown:
        raise typer.Exit(1)
    with tempfile.TemporaryDirectory(prefix="konspira-") as there:
        database = Path(there) / "watched.db"
        tables = put_in(database, [journal for _, journal in shown])

        def ready(port: int) -> None:
            links = [f"http://localhost:{port}/t/{table}" for table in tables]
            for (path, journal), link in zip(shown, links, strict=True):
                typer.echo(f"{path.name} ({', '.join(journal.names)}): {link}")
            if open_:
                webbrowser.open(links[0])

        with telling_why(language):
            run(Config(port=port, db=database), ready, "warning")


def _files(given: list[Path], language: str) -> Iterator[Path]:
    """The files, and those in folders."""
    for path in given:
        if path.is_dir():
            yield from sorted(path.glob("*.journal"))
        elif path.exists():
            yield path
        else:
            why = arguments.say("trouble-missing", language)
            raise arguments.refused("FILE", "trouble-file", language, path=str(path), why=why)


def _read(path: Path, language: str) -> WatchedJournal | None:
    """A journal that can be shown; of another it is said why not."""
    from konspira.server.store.journals import WatchedJournal

    try:
        text = path.read_bytes()
        match = replay(text)
    except BadJournal as error:
        why = speech.say(error.box, "verify-refused", language, line=error.number, why=error.news)
        typer.echo(arguments.say("trouble-file", language, path=str(path), why=why), err=True)
        return None
    known = players_in(path.parent).get(path.name) or [speech.seat_name(s, language) for s in range(match.seats)]
    twice = {name for name, number in Counter(known).items() if number > 1}
    names = [f"{name} ({seat + 1})" if name in twice else name for seat, name in enumerate(known)]
    return WatchedJournal(text.decode().splitlines(), names)
