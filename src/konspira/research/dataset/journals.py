"""A dataset from journals: matches that people or bots have played are told again, without anybody's name."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from konspira.bots.arena_journals import players_in
from konspira.boxes.box import Box
from konspira.play import shelf
from konspira.play.journal import BadJournal
from konspira.play.match import retell
from konspira.play.options import schema
from konspira.research.dataset.folder import Shards
from konspira.research.dataset.making import Told
from konspira.research.dataset.notes import Notes
from konspira.research.dataset.schema import About, Decisions, Played, described


class Source(msgspec.Struct, frozen=True):
    """A match to be told again: the lines of its journal, and who made each of them, if that is known.

    Nobody's name is in it: a player is a bot's name, `guest`, or `stand-in`.
    """

    lines: list[str]
    players: list[str | None] = []


class Left(msgspec.Struct):
    """How many matches are left out, and why."""

    unfinished: int = 0
    other_game: int = 0
    unreadable: int = 0
    twice: int = 0


def chosen(sources: Iterable[Source], game: str, left: Left) -> list[Source]:
    """The matches of a game that are over, each once, in an order that says nothing about when they were played."""
    found: dict[str, Source] = {}
    for source in sources:
        try:
            header, last = msgspec.json.decode(source.lines[0]), msgspec.json.decode(source.lines[-1])
            of, digest = header["game"], str(last["digest"])  # of all lines: the same deal may be played often
        except (IndexError, KeyError, TypeError, msgspec.MsgspecError):
            left.unreadable += 1
            continue
        if of != game:
            left.other_game += 1
        elif "key" not in last:
            left.unfinished += 1
        elif digest in found:
            left.twice += 1
        else:
            found[digest] = source
    return [found[digest] for digest in sorted(found)]


def of_journals(box: Box, sources: list[Source], *, fields: bool = False) -> About:
    """The description of a dataset from journals."""
    digest = hashlib.blake2b(digest_size=16)
    for source in sources:
        digest.update("".join(source.lines).encode())
    players = sorted({player for source in sources for player in source.players if player})
    return described(
        box, "journals", bots=players, journals=digest.hexdigest(), games=len(sources), fields=fields
    )  # fmt: skip


def write_journals(path: Path, about: About, sources: list[Source], matches: range, left: Left, told: Told) -> None:
    """Tell the matches of these numbers again, and write them down. One that cannot be is left out."""
    box = shelf.box(about.game)
    out = Shards(path, box, about, about.bots)
    for number in matches:
        try:
            out.add(*_told_again(box, number, sources[number], about.bots))
        except BadJournal:
            left.unreadable += 1
        if told(1):
            break
    out.close()


def _told_again(box: Box, number: int, source: Source, players: list[str]) -> tuple[Decisions, list[Played]]:
    notes, sitting = Notes(), dict[int, set[str | None]]()
    for place, (match, line) in enumerate(retell(source.lines), 1):
        if line is not None:
            turn, player = match.turn(line["seat"]), source.players[place] if source.players else None
            notes.note(turn, msgspec.convert(line["action"], box.wording.action_type), _place(player, players))
            sitting.setdefault(turn.seat, set()).add(player)
    assert match.outcome is not None  # a journal with a key has ended
    agreed = msgspec.json.encode(shareable(box, msgspec.to_builtins(match.options))).decode()
    bots = [next(iter(sitting[seat])) if len(sitting.get(seat, ())) == 1 else None for seat in range(match.seats)]
    shares = list(match.outcome.payoffs)
    played = Played(number, None, match.seats, match.edition, agreed, bots, shares, len(notes))
    return notes.decisions(box, number, shares), [played]


def _place(player: str | None, players: list[str]) -> int:
    return -1 if player is None else players.index(player)


def shareable(box: Box, options: Mapping[str, Any]) -> dict[str, Any]:
    """Options without what people have written themselves: that becomes null."""
    shown: dict[str, Any] = {}
    for option in schema(box):
        value = options[option.name]
        ours = value == option.default or value in (option.choices or ())
        shown[option.name] = value if ours or not (option.file or option.kind in ("text", "parts")) else None
    return shown


def lines_of(files: Iterable[Path]) -> Iterator[Source]:
    """Journals that lie in files, with who played where an arena has kept them. One that is no text has no lines."""
    players_of = functools.cache(players_in)
    for file in files:
        try:
            lines = file.read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:
            lines = []
        sitting = players_of(file.parent).get(file.name)
        yield Source(lines, [_by(line, sitting) for line in lines] if sitting else [])


def _by(line: str, sitting: list[str]) -> str | None:
    """Who made a line."""
    try:
        seat = msgspec.json.decode(line).get("seat")
        return None if seat is None else sitting[seat]
    except (msgspec.MsgspecError, AttributeError, IndexError, TypeError):
        return None
