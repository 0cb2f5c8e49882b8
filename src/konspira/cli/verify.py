"""`konspira verify FILE`: check a journal, line by line and deal by deal."""

from __future__ import annotations

from pathlib import Path

import typer
from rich.console import Console

from konspira import speech
from konspira.boxes.fingerprint import rules_hash
from konspira.cli import arguments
from konspira.cli.games import Language
from konspira.play.journal import BadJournal, contents
from konspira.play.match import replay


def verify(
    file: Path,
    language: Language = None,
) -> None:
    """Check that every line follows from the one before, and every deal from the key committed to at the start."""
    console, language = Console(), arguments.language(language)
    try:
        text = file.read_bytes()
        lines = contents(text)
        match = replay(text)
    except OSError as error:
        console.print(
            speech.say(None, "verify-unreadable", language, why=arguments.trouble(error, language)), style="red"
        )
        raise typer.Exit(2) from None
    except BadJournal as error:
        why = speech.say(error.box, "verify-refused", language, line=error.number, why=error.news)
        console.print(why, style="red", markup=False)
        raise typer.Exit(1) from None
    console.print(
        speech.say(None, "verify-good", language, game=match.box.name, seats=match.seats, actions=len(lines) - 1
                   - ("key" in lines[-1])), style="green"
    )  # fmt: skip
    console.print(speech.say(None, "verify-commitment", language, commitment=lines[0]["commitment"]))
    if lines[0]["rules"] != rules_hash(match.box):
        console.print(speech.say(None, "verify-other-rules", language), style="yellow")
    if match.outcome is not None:
        console.print(speech.say(match.box, match.outcome.news, language))
