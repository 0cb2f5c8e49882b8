"""What people say to each other at a table on the web, as lines of a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from konspira import speech
from konspira.bots.live_seat import SERVER
from konspira.cli.opponents import PAGE

SIGN = "/"  # what begins so is said to everybody; alone, it shows what was said


def told(line: dict[str, Any], language: str) -> str | None:
    """A line of the chat as the protocol has it, said; None of one that is no speech, such as that of a clock."""
    phrase = line["phrase"]
    if phrase and not speech.bundle(SERVER, language).has_message(phrase):
        return None
    text = speech.say(SERVER, phrase, language) if phrase else line["text"]
    return f"{line['name'] or _bot(line['seat'], language)}: {text}"


def _bot(seat: int, language: str) -> str:
    """What the bot at a seat is called, as pages say it."""
    names = [name.strip() for name in speech.say(PAGE, "bot-names", language).split(",")]
    return names[seat % len(names)]


def all_told(chat: Sequence[dict[str, Any]], language: str) -> Iterator[str]:
    """All that was said, from the first line on."""
    for line in chat:
        text = told(line, language)
        if text is not None:
            yield text
