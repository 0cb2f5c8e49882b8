"""`konspira db`: a database brought up to date, copied, brought back or moved; its ratings and reports."""

from __future__ import annotations

import asyncio
import datetime
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from konspira.cli import arguments
from konspira.cli.serve import backup, restore, server_extra, telling_why
from konspira.server import POSTGRES, Config, StartError, default_db
from konspira.server.names import clean_text

ACTIONS = ("upgrade", "ratings", "backup", "restore", "move", "reports")
ALONE = ("upgrade", "ratings", "reports")  # those without a file
REASONS = {
    "rude": "report-rude", "cheats": "report-cheats", "stalls": "report-stalls", "name": "report-name",
    "other": "report-other",
}  # fmt: skip


def db(
    action: Annotated[str, typer.Argument(metavar="upgrade|ratings|backup|restore|move|reports")],
    other: Annotated[str | None, typer.Argument(metavar="FILE")] = None,
    db: Annotated[str | None, typer.Option("--db")] = None,
    secrets: Path | None = None,
    settle: Annotated[list[str] | None, typer.Option("--settle", metavar="ID")] = None,
) -> None:
    """Bring a database up to date, copy, bring back or move it; reckon ratings up again, see and settle reports."""
    language = arguments.language(None)
    if action not in ACTIONS:
        raise arguments.refused("ACTION", "refused-db-action", language, known=ACTIONS)
    if (other is None) != (action in ALONE):
        raise arguments.refused("FILE", "refused-db-file", language, action=action)
    if settle and action != "reports":
        raise arguments.refused("--settle", "refused-db-settle", language)
    place = db or str(default_db())
    with telling_why(language), server_extra(language):
        if action == "upgrade":
            _upgrade(place, secrets)
            typer.echo(arguments.say("db-upgraded", language))
        elif action == "reports":
            for report in settle or ():
                _settle(place, report, language)
            _reports(place, language)
        elif action == "ratings":
            for game, matches in _ratings(place, secrets).items():
                typer.echo(arguments.say("db-rated", language, game=game, matches=matches))
        elif not place.startswith(POSTGRES) and action in ("backup", "restore"):
            (backup if action == "backup" else restore)(Path(other or ""), Path(place), secrets)
        else:
            source, target = (other or "", place) if action == "restore" else (place, other or "")
            found = _copy(source, target, secrets, action, language)
            typer.echo(arguments.say("db-moved", language, **found._asdict()))


def _upgrade(place: str, secrets: Path | None) -> None:
    from konspira.server.store.opening import open_database

    open_database(_config(place, secrets)).close()


def _config(place: str, secrets: Path | None) -> Config:
    shared = place.startswith(POSTGRES)
    return Config(postgres=place, secrets=secrets) if shared else Config(db=Path(place), secrets=secrets)


def _ratings(place: str, secrets: Path | None) -> dict[str, int]:
    """Reckon all ratings up again; how many matches of each game have counted."""
    from konspira.play import shelf
    from konspira.server.rater import rate_all, rebuild
    from konspira.server.store.opening import open_database, start_store

    database = open_database(_config(place, secrets))

    async def work() -> dict[str, int]:
        store, _ = start_store(database, asyncio.get_running_loop(), lambda n, s: None, lambda trouble: None)
        try:
            await rate_all(store)
            return {game: await rebuild(store, game) for game in shelf.names()}
        finally:
            await asyncio.to_thread(store.close)

    try:
        return asyncio.run(work())
    finally:
        database.close()


def _reports(place: str, language: str) -> None:
    """Hosts who were reported; what the chat says is theirs, so what a terminal would obey is taken out."""
    from konspira.server.protocol import ChatLine
    from konspira.server.store.reported import id_of, reported_hosts

    found = reported_hosts(place)
    typer.echo(arguments.say("db-reports", language, reports=len(found)))
    for one in found:
        when = datetime.datetime.fromtimestamp(one.at / 1000).strftime("%Y-%m-%d %H:%M")
        reason = arguments.say(REASONS[one.reason], language)
        typer.echo(f"{id_of(one)}  {when}  /t/{one.table}  {one.name}: {reason}")
        said = [line.text for line in msgspec.json.decode(one.lines, type=list[ChatLine]) if line.text]
        for text in [*([one.text] if one.text else []), *(f"> {line}" for line in said)]:
            typer.echo(f"    {clean_text(text)}")


def _settle(place: str, report: str, language: str) -> None:
    from konspira.server.store.reported import settle

    if not settle(place, report):
        raise arguments.refused("--settle", "refused-db-report", language, report=report)
    typer.echo(arguments.say("db-settled", language, report=report))


def _copy(source: str, target: str, secrets: Path | None, action: str, language: str) -> Any:
    """From one kind to the other; a copy and a move differ in whether nodes may run meanwhile."""
    try:
        from konspira.server.store.moving import to_postgres, to_sqlite
    except ImportError:
        raise StartError("start-postgres-extra") from None
    if source.startswith(POSTGRES) == target.startswith(POSTGRES):
        raise arguments.refused("FILE", "refused-db-kinds", language)
    shared = secrets or default_db().with_name("postgres.secrets")
    if source.startswith(POSTGRES):
        if Path(target).exists():
            raise arguments.refused("FILE", "refused-exists", language, path=target)
        return to_sqlite(source, shared, Path(target), running=action == "backup")
    if not Path(source).exists():
        missing = arguments.say("trouble-missing", language)
        raise arguments.refused("FILE", "trouble-file", language, path=source, why=missing)
    return to_postgres(Path(source), target, shared)
