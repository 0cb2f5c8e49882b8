"""What people write after a command: the language, a game, its options and bots; what cannot be is refused in words."""

from __future__ import annotations

import contextlib
import errno
import locale
import os
from collections.abc import Callable, Iterator, Sequence
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import msgspec
import typer
from rich.console import Console

from konspira import bots, speech
from konspira.bots import BadBot, BotFailed
from konspira.boxes.box import BadOptions, Box
from konspira.news import News
from konspira.play import shelf
from konspira.play.options import Option, schema

HOME = Path(__file__).parent  # its folder `locale` holds what the command line alone says
PLACES = {
    "game": "help-meta-game",
    "file": "help-meta-file",
    "link": "help-meta-link",
    "to": "help-meta-to",
    "from": "help-meta-from",
    "action": "help-meta-action",
}  # what is written after a command without a name, as help and refusals call it
_TROUBLES = {
    errno.ENOENT: "trouble-missing",
    errno.EACCES: "trouble-forbidden",
    errno.EPERM: "trouble-forbidden",
    errno.EISDIR: "trouble-folder",
    errno.ENOTDIR: "trouble-no-folder",
    errno.EEXIST: "trouble-exists",
    errno.ENOSPC: "trouble-full",
    errno.EDQUOT: "trouble-full",
    errno.EROFS: "trouble-read-only",
    errno.ENAMETOOLONG: "trouble-long-name",
    errno.EIO: "trouble-disk",
}


def say(news: News | str, language: str, **args: Any) -> str:
    """A sentence of the command line, or of the shell."""
    return speech.say(HOME, news, language, **args)


def refused(hint: str, news: News | str, language: str, **args: Any) -> typer.BadParameter:
    """The error that says why what was written at `hint` cannot be."""
    return typer.BadParameter(say(news, language, **args), param_hint=place(hint, language))


def place(name: str, language: str) -> str:
    """What is written there, as a person of that language reads it: GAME, FILE; an option stays as it is."""
    return say(PLACES[name.lower()], language) if name.lower() in PLACES else name


def trouble(error: OSError | UnicodeDecodeError, language: str) -> str:
    """What is wrong with a file."""
    if isinstance(error, UnicodeDecodeError):
        return say("trouble-not-text", language)
    if error.errno in _TROUBLES:
        return say(_TROUBLES[error.errno], language)
    return say("trouble-other", language, code=errno.errorcode.get(error.errno or 0, type(error).__name__))


_spoken: ContextVar[str | None] = ContextVar("_spoken", default=None)  # by the command line that is being read


@contextlib.contextmanager
def speaking(language: str | None) -> Iterator[None]:
    """Speak this language where none is named; None is that of the machine."""
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)


def language(chosen: str | None) -> str:
    """The language asked for, else that of the command line or of the machine, else English."""
    if chosen:
        if chosen not in speech.LANGUAGES:
            raise refused("--language", "refused-language", language(None), chosen=chosen, known=speech.LANGUAGES)
        return chosen
    if spoken := _spoken.get():
        return spoken
    own = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or locale.getlocale()[0]
    return own[:2] if own and own[:2] in speech.LANGUAGES else "en"


def game(name: str, language: str) -> Box:
    """The game of that name."""
    try:
        return shelf.box(name)
    except shelf.UnknownGame as error:
        raise refused("GAME", error.news, language) from None


def bot(box: Box, name: str, language: str, hint: str) -> str:
    """The name of a bot that can play the game, with its budget if it has one."""
    try:
        bots.bot(name)
        plain = name.partition("@")[0].partition("+")[0]
        if ":" not in plain and plain not in bots.names(box.name):
            raise BadBot("refused-bot-name", bot=name, known=bots.names(box.name))
    except BadBot as error:
        raise refused(hint, error.news, language) from None
    return name


def tell_failure(failed: BotFailed, box: Box, language: str, console: Console) -> None:
    """Say that somebody's bot failed, and where in its code."""
    console.print(failed.trace, style="dim", markup=False, end="")
    console.print(speech.say(box, failed.news, language), style="red", markup=False)


def options(box: Box, pairs: Sequence[str], language: str, files: Sequence[str] = ()) -> dict[str, Any]:
    """Options written as `jokers`, `jokers=true`, `bid_order=count` or `roles=decoy,sleeper`, checked by the game.

    `files` are options whose values a person keeps in a file, written as `missions=mine.toml`.
    """
    chosen: dict[str, Any] = {}
    for pair in pairs:
        name, _, text = pair.partition("=")
        chosen[name] = _value(box, name, text) if text else True
    with refusing(box, language):
        for pair in files:
            name, _, path = pair.partition("=")
            chosen[name] = _file(box, name, Path(path), language)
        box.read_options(chosen)
    return chosen


def _value(box: Box, name: str, text: str) -> Any:
    """Numbers, `true` and JSON as they stand, anything else a text; several names may be parted by commas."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        option = next((one for one in schema(box) if one.name == name), None)
        if option is not None and option.kind == "list" and text not in (option.presets or ()):
            return text.split(",")
        return text


def _file(box: Box, option: str, path: Path, language: str) -> Any:
    if box.files is None or option not in box.settings.__struct_fields__:
        known = list(box.settings.__struct_fields__)
        raise refused(f"--{option}", "refused-option-unknown", language, option=option, known=known)
    try:
        return box.files.read(option, path.read_text(encoding="utf-8"))
    except BadOptions as error:
        raise typer.BadParameter(f"{path}\n{speech.why(box, error, language)}", param_hint=f"--{option}") from None
    except (OSError, UnicodeDecodeError) as error:
        why = say("verify-unreadable", language, why=trouble(error, language))
        raise typer.BadParameter(f"{path}\n{why}", param_hint=f"--{option}") from None


@contextlib.contextmanager
def refusing(
    box: Box, language: str, files: Sequence[str] = (), without: Callable[[], object] | None = None
) -> Iterator[None]:
    """Say in the person's language why the game does not take the options; of those in files, which file's.

    `without` tries the same without the files: if that is refused too, no file is to blame.
    """
    try:
        yield
    except BadOptions as error:
        found = error if without is None else _refusal(without)
        hint = "--option" if found else " / ".join(f"--{pair.partition('=')[0]}" for pair in files)
        why = found or error
        said = [speech.why(box, why, language), *_possible(box, why, language)]
        raise typer.BadParameter(" ".join(said), param_hint=hint) from None


def _refusal(attempt: Callable[[], object]) -> BadOptions | None:
    """Why something is refused, if it is."""
    try:
        attempt()
    except BadOptions as error:
        return error
    return None


def _possible(box: Box, error: BadOptions, language: str) -> list[str]:
    """What an option can be that was given a value it cannot have, where that is a short list."""
    if error.news.id != "refused-option-value":
        return []
    option = next(one for one in schema(box) if one.name == error.news.args["option"])
    named = parts(box, option, language)
    known = [whole(named)] if named else [*values(option), *(option.presets or ())]
    return [say("refused-option-possible", language, known=known)] if known else []


def values(option: Option) -> list[str]:
    """What an option can be, as it is written, where that is a short list."""
    if option.kind == "flag":
        return ["true", "false"]
    if option.kind == "number" and option.least is not None and option.most is not None:
        return [f"{option.least}–{option.most}"]
    return [str(one) for one in option.choices or () if one is not None]


def parts(box: Box, option: Option, language: str) -> list[Option]:
    """What an option is put together from; a part without a name is not for people to choose."""
    return [one for one in option.parts or () if speech.has(box, f"option-{option.name}-{one.name}", language)]


def whole(parts: list[Option]) -> str:
    """How an option is written that is put together from parts."""
    return "{" + ", ".join(f'"{part.name}": …' for part in parts) + "}"


def seats(box: Box, number: int | None, language: str, usual: int = 4) -> int:
    """So many seats, or as many as are usual."""
    if number is None:
        return min(max(usual, box.seats.start), box.seats.stop - 1)
    if number not in box.seats:
        few, most = box.seats.start, box.seats.stop - 1
        raise refused("--seats", "refused-seat-count", language, few=few, most=most, seats=str(number))
    return number
