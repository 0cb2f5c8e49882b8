"""`konspira serve` opens the web table; `konspira backup` copies its tables, `konspira schema` prints its protocol.

`konspira push-key` makes the key with which it notifies guests who are away.
"""

from __future__ import annotations

import os
import sqlite3
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated
from urllib.parse import unquote, urlsplit

import msgspec
import typer

from konspira.cli import arguments
from konspira.cli.inviting import invitation
from konspira.server import POSTGRES, Config, StartError, default_db

Database = Annotated[Path | None, typer.Option("--db")]
SMTP_PASSWORD = "KONSPIRA_SMTP_PASSWORD"
LEVELS = ("debug", "info", "warning", "error")


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: Annotated[str | None, typer.Option("--db")] = None,
    open_: Annotated[bool, typer.Option("--open")] = False,
    origin: list[str] = [],
    game: list[str] = [],
    log: str = "info",
    push_key: Path | None = None,
    push_contact: str = "",
    secrets: Path | None = None,
    name: list[str] = [],
    proxy: list[str] = [],
    thinkers: str = "",
    public_url: str = "",
    workers: Annotated[int, typer.Option(min=1, max=64)] = 1,
    smtp: str = "",
    smtp_password_file: Path | None = None,
    mail_from: str = "",
    dev: Annotated[bool, typer.Option("--dev")] = False,
) -> None:
    """Open the web table. Ctrl-C closes it; every move that was answered is kept."""
    language = arguments.language(None)
    with server_extra(language):
        from konspira.server.app import run
        from konspira.server.supervisor import supervise
        from konspira.server.thinkers.hire import MOST, sensible
    if log not in LEVELS:
        raise arguments.refused("--log", "refused-log", language, chosen=log, known=LEVELS)
    if public_url and not public_url.startswith(("http://", "https://")):
        raise arguments.refused("--public-url", "refused-public-url", language, chosen=public_url)
    if not sensible(thinkers):
        raise arguments.refused("--thinkers", "refused-thinkers", language, chosen=thinkers, most=MOST)

    def ready(port: int) -> None:
        lines = invitation(config, port, language, codes=sys.stdout.isatty())
        for line in lines:
            typer.echo(line)
        if open_:
            webbrowser.open(lines[0].removeprefix("Konspira: "))

    shared = db is not None and db.startswith(POSTGRES)
    config = Config(
        host=host,
        port=port,
        db=Path(db) if db and not shared else default_db(),
        postgres=db if db and shared else "",
        origins=tuple(origin),
        games=tuple(arguments.game(name, language).name for name in game),
        push_key=push_key,
        push_contact=push_contact,
        secrets=secrets,
        names=tuple(name),
        public_url=public_url,
        proxies=tuple(proxy),
        thinkers=thinkers,
        smtp=_without_password(smtp),
        smtp_password=_smtp_password(smtp, smtp_password_file, language),
        mail_from=mail_from,
        dev=dev,
    )
    _check_push(config, language)
    _check_mail(config, language)
    with telling_why(language):
        if workers > 1:
            supervise(config, workers, ready, log)
        else:
            run(config, ready, log)


@contextmanager
def telling_why(language: str) -> Iterator[None]:
    """A server that cannot start says the true cause, and nothing else."""
    try:
        yield
    except StartError as error:
        typer.echo(arguments.say(error.news, language), err=True)
        raise typer.Exit(1) from None


def _check_push(config: Config, language: str) -> None:
    """Notices to guests who are away need a key that can be read, and somebody who answers for them."""
    if config.push_key is None and not config.push_contact:
        return
    if config.push_key is None or not config.push_contact.startswith(("mailto:", "https://")):
        raise arguments.refused("--push-key, --push-contact", "refused-push-both", language)
    with server_extra(language):
        from konspira.server import push
    try:
        push.read_key(config.push_key)
    except OSError as error:
        why = arguments.trouble(error, language)
        raise arguments.refused("--push-key", "trouble-file", language, path=str(config.push_key), why=why) from None
    except ValueError:
        raise arguments.refused("--push-key", "refused-push-key", language, path=str(config.push_key)) from None


def _without_password(smtp: str) -> str:
    """The address of a mail server, as it may be shown."""
    parts = urlsplit(smtp)
    return smtp.replace(f":{parts.password}@", "@", 1) if parts.password else smtp


def _smtp_password(smtp: str, file: Path | None, language: str) -> str:
    """The password of the mail server: from a file, from the environment, or from the address itself."""
    if file is None:
        return os.environ.get(SMTP_PASSWORD, "") or unquote(urlsplit(smtp).password or "")
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError) as error:
        why = arguments.trouble(error, language) if isinstance(error, OSError) else str(error)
        raise arguments.refused("--smtp-password-file", "trouble-file", language, path=str(file), why=why) from None


def _check_mail(config: Config, language: str) -> None:
    """Letters to guests who are away need who takes them, in whose name, and where their links lead."""
    if not config.smtp and not config.mail_from:
        return
    if not config.smtp or not config.mail_from or not config.public_url:
        raise arguments.refused("--smtp, --mail-from, --public-url", "refused-mail-all", language)
    with server_extra(language):
        from konspira.server.mail import read_server
    try:
        read_server(config.smtp, config.smtp_password, config.mail_from)
    except ValueError:
        raise arguments.refused("--smtp, --mail-from", "refused-smtp", language) from None


@contextmanager
def server_extra(language: str) -> Iterator[None]:
    """Imports of what only the server needs: the other commands do without; who asks is told what to install."""
    try:
        yield
    except ImportError:
        typer.echo(arguments.say("refused-server-extra", language), err=True)
        raise typer.Exit(2) from None


def push_key(to: Path) -> None:
    """Make the key that signs notices to guests who are away."""
    language = arguments.language(None)
    with server_extra(language):
        from konspira.server import push
    made = push.new_key()
    try:
        with open(os.open(to, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:  # for nobody else's eyes
            file.write(made)
    except FileExistsError:
        raise arguments.refused("TO", "refused-exists", language, path=str(to)) from None
    except OSError as error:
        why = arguments.trouble(error, language)
        raise arguments.refused("TO", "trouble-file", language, path=str(to), why=why) from None


def backup(
    to: Path,
    db: Database = None,
    secrets: Path | None = None,
) -> None:
    """Copy all tables, and the secrets beside them, also while they are played at."""
    source, language = db or default_db(), arguments.language(None)
    with server_extra(language):
        from konspira.server.store.database import copy_database
    for path in (to, Path(f"{to}.secrets")):
        if path.exists():
            raise arguments.refused("TO", "refused-exists", language, path=str(path))
    if not source.exists():
        missing = arguments.say("trouble-missing", language)
        raise arguments.refused("--db", "trouble-file", language, path=str(source), why=missing)
    try:
        with telling_why(language):
            copy_database(source, to, secrets)
    except (sqlite3.Error, OSError) as error:
        raise arguments.refused("TO", "refused-backup", language, why=str(error)) from None


def restore(
    source: Annotated[Path, typer.Argument(metavar="FROM")],
    db: Database = None,
    secrets: Path | None = None,
) -> None:
    """Put a copy in the place of tables that are lost."""
    to, language = db or default_db(), arguments.language(None)
    with server_extra(language):
        from konspira.server.store.database import restore_database
    if not source.exists():
        missing = arguments.say("trouble-missing", language)
        raise arguments.refused("FROM", "trouble-file", language, path=str(source), why=missing)
    if to.exists():
        raise arguments.refused("--db", "refused-exists", language, path=str(to))
    try:
        with telling_why(language):
            restore_database(source, to, secrets)
    except (sqlite3.Error, OSError) as error:
        raise arguments.refused("FROM", "refused-restore", language, why=str(error)) from None


def schema() -> None:
    """Print the JSON Schema of the protocol (docs/protocol.schema.json)."""
    from konspira.server.protocol.http import schema as protocol_schema  # here: other commands need not wait for it

    typer.echo(msgspec.json.format(msgspec.json.encode(protocol_schema()), indent=2).decode())
