"""The arena: bots play each other, every deal in all seatings, and what comes of it is kept."""

from __future__ import annotations

import hashlib
import itertools
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from konspira.bots import bot
from konspira.bots.bot import GeneralBot, act
from konspira.bots.engine import engine
from konspira.bots.nets.file import shipped
from konspira.bots.nets.points import net_points
from konspira.boxes.backend import compiled
from konspira.play import shelf
from konspira.play.match import Match

SEATINGS = 24  # of one deal, at most


class Tournament(msgspec.Struct, frozen=True):
    """What is to be played: which bots, at how many seats, with which options; `seed` makes it the same again."""

    game: str
    bots: tuple[str, ...]
    games: int
    seats: int
    options: dict[str, Any] = {}
    seed: int = 0
    alone: bool = False  # the last bot has one seat, the first all others; else all seatings that differ


class Game(msgspec.Struct, frozen=True):
    """One game of a tournament: which deal, and who sits where (places in the tournament's list of bots)."""

    number: int
    deal: int
    seating: tuple[int, ...]


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the seats' payoffs, and each bot's replies and thinking time."""

    number: int
    deal: int
    seating: tuple[int, ...]
    payoffs: tuple[float, ...]
    replies: tuple[int, ...]
    seconds: tuple[float, ...]
    longest: tuple[float, ...]


def seatings(bots: int, seats: int, seed: int = 0) -> list[tuple[int, ...]]:
    """All ways to seat the bots that differ, two different bots at least; a fair sample where there are too many.

    The sample is closed under turning the table, so that every bot sits everywhere equally often. Where there is one
    seat, everybody plays the deal alone.
    """
    if bots == 1 or seats == 1:
        return [(b,) * seats for b in range(bots)]
    if bots**seats - bots <= SEATINGS:
        return [s for s in itertools.product(range(bots), repeat=seats) if len(set(s)) > 1]
    chance = np.random.default_rng(seed)
    found: dict[tuple[int, ...], None] = {}
    for _ in range(SEATINGS):
        sitting = [int(b) for b in (list(chance.permutation(bots)) * (1 + seats // bots))[:seats]]
        chance.shuffle(sitting)
        if len(found) + seats <= SEATINGS:
            for turned in range(seats):
                found[tuple(sitting[turned:] + sitting[:turned])] = None
    return list(found)


def _seatings(tournament: Tournament, deal: int) -> list[tuple[int, ...]]:
    if not tournament.alone:
        return seatings(len(tournament.bots), tournament.seats, tournament.seed * 1_000_003 + deal)
    last, seats = len(tournament.bots) - 1, range(tournament.seats)
    return [tuple(last if seat == mine else 0 for seat in seats) for mine in seats]


def schedule(tournament: Tournament) -> Iterator[Game]:
    """The games of a tournament, deal by deal."""
    number = 0
    for deal in itertools.count():
        for seating in _seatings(tournament, deal):
            if number == tournament.games:
                return
            yield Game(number, deal, seating)
            number += 1


def deal_key(tournament: Tournament, deal: int) -> bytes:
    """The key of a deal: the same for all its seatings."""
    return hashlib.blake2b(f"{tournament.game} {tournament.seed} {deal}".encode(), digest_size=32).digest()


def ready(game: str) -> None:
    """See to it that the machine code of a game is there before anybody's time is taken."""
    box = shelf.box(game)
    compiled(box).load()
    engine(box).load()
    if shipped(box) is not None:
        net_points(box).load()


def seated(tournament: Tournament, game: Game) -> list[GeneralBot]:
    """The bots of a game, seat by seat, each with a seed of its own: they play the same again."""
    return [bot(tournament.bots[b], seed=(game.deal << 8) + seat) for seat, b in enumerate(game.seating)]


def play(tournament: Tournament, game: Game) -> Result:
    """Play one game of a tournament."""
    return play_with(seated(tournament, game), tournament, game)[0]


def play_and_tell(tournament: Tournament, game: Game) -> tuple[Result, str]:
    """Play one game of a tournament; its result, and its journal as a text."""
    result, match = play_with(seated(tournament, game), tournament, game)
    return result, match.journal.text


def play_with(sitting: Sequence[GeneralBot], tournament: Tournament, game: Game) -> tuple[Result, Match]:
    """Play one game with these bots at its seats; its result, and the match itself at its end."""
    ready(tournament.game)
    match = Match(
        shelf.box(tournament.game), tournament.seats, dict(tournament.options), deal_key(tournament, game.deal)
    )
    replies, seconds, longest = [0] * tournament.seats, [0.0] * tournament.seats, [0.0] * tournament.seats
    while match.outcome is None:
        seat = match.actors[0]
        took = act(match, seat, sitting[seat], tournament.bots[game.seating[seat]])
        replies[seat] += 1
        seconds[seat] += took
        longest[seat] = max(longest[seat], took)
    result = Result(
        game.number, game.deal, game.seating, match.outcome.payoffs,
        tuple(replies), tuple(round(s, 4) for s in seconds), tuple(round(s, 4) for s in longest),
    )  # fmt: skip
    return result, match


# -- a journal of results, so that an arena can be stopped and go on --------------------------------


class BadLedger(ValueError):
    """The file is no ledger of this arena; `line` is the one that cannot be, where it is not the tournament."""

    def __init__(self, said: str, line: int | None = None) -> None:
        self.line = line
        super().__init__(said)


class Ledger:
    """A file with the tournament in its first line and a result in every other."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.results: list[Result] = []
        told = msgspec.to_builtins(msgspec.structs.replace(tournament, games=0))
        if not tournament.alone:
            del told["alone"]  # as ledgers were begun before anybody sat alone
        first = msgspec.json.encode(told).decode()
        if path.exists():
            lines = path.read_text(encoding="utf-8").splitlines()
            if not lines or lines[0] != first:
                raise BadLedger(f"{path} holds the results of another arena; name another file or remove it")
            whole = [(number, line) for number, line in enumerate(lines[1:], 2) if _whole(line)]
            self.results = [_result(line, tournament, path, number) for number, line in whole]
        text = "".join(line + "\n" for line in [first, *map(_line, self.results)])
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")

    def add(self, result: Result) -> None:
        """Keep a result."""
        self.results.append(result)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(_line(result) + "\n")

    def missing(self, tournament: Tournament) -> list[Game]:
        """The games that are still to be played, whatever numbers those had that were."""
        done = {(result.deal, result.seating) for result in self.results}
        return [game for game in schedule(tournament) if (game.deal, game.seating) not in done]


def _line(result: Result) -> str:
    return msgspec.json.encode(result).decode()


def _result(line: str, tournament: Tournament, path: Path, number: int) -> Result:
    """The result in a line, if it is one of this tournament."""
    try:
        result = msgspec.json.decode(line, type=Result)
    except msgspec.DecodeError as error:
        raise BadLedger(f"{path}, line {number}: {error}", number) from None
    each = (result.seating, result.payoffs, result.replies, result.seconds, result.longest)
    if any(len(one) != tournament.seats for one in each) or not set(result.seating) <= set(range(len(tournament.bots))):
        raise BadLedger(f"{path}, line {number}: not a result of this arena", number)
    return result


def _whole(line: str) -> bool:
    """A line cut off by a crash is played again."""
    try:
        json.loads(line)
    except ValueError:
        return False
    return True
