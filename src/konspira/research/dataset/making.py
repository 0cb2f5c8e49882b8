"""Making a dataset: who plays, match by match, and what is written down of it.

Every match is given by the seed and its number alone, so the same games come out however often it was stopped.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec
import numpy as np

from konspira.bots import GeneralBot
from konspira.bots.arena import Game, Tournament, play_with, seated
from konspira.boxes.box import Box
from konspira.boxes.entry import entry_point
from konspira.contract import Action, View
from konspira.play import shelf
from konspira.research.dataset import loops
from konspira.research.dataset.folder import Shards
from konspira.research.dataset.notes import Notes
from konspira.research.dataset.schema import About, Decisions, Played, described
from konspira.turn import Turn

Told = Callable[[int], bool]  # is told that so many more matches are done, and says whether to stop
ROOM = 1 << 16  # decisions of random play that are written down at once
WIDE = 64  # legal actions a decision for which there is room at first


def of_bots(box: Box, tournament: Tournament, *, fields: bool = False) -> About:
    """The description of the games of a tournament; where all bots are random they are played in machine code."""
    return described(
        box,
        "random" if set(tournament.bots) == {"random"} else "bots",
        seats=tournament.seats,
        options=msgspec.to_builtins(box.read_options(tournament.options)),
        bots=list(tournament.bots),
        seed=tournament.seed,
        games=tournament.games,
        fields=fields,
    )


# -- random play, in machine code -------------------------------------------------------------------


def play_at_random(path: Path, about: About, matches: range, told: Told) -> None:
    """Play these matches at random, and write them down."""
    box, seats = shelf.box(about.game), about.seats or 0
    options, table = box.options_row(seats, about.options), box.table.new()
    agreed, out = msgspec.json.encode(about.options).decode(), Shards(path, box, about, about.bots)
    record, room, places = entry_point(box, loops.record), ROOM, len(about.bots) and seats
    legal = np.empty(room * WIDE, np.int64)
    at = matches.start
    while at < matches.stop:
        views, seat, action, counts = box.view.new(room), *np.zeros((3, room), np.int64)
        seeds = seeds_of(about, range(at, min(at + room // 8, matches.stop)))
        lengths, payoffs = np.zeros(len(seeds), np.int64), np.zeros(len(seeds) * places, np.float32)
        whole = record(
            table, options, seeds, views, seat, action, counts, legal, lengths, payoffs, places
        )  # fmt: skip
        if whole == 0:  # not even one match fits
            room, legal = room * 2, np.empty(len(legal) * 2, np.int64)
            continue
        lengths, shares = lengths[:whole], payoffs.reshape(-1, places)[:whole]
        rows = slice(0, int(lengths.sum()))
        place = np.repeat(np.arange(whole), lengths)
        begins = np.concatenate([[0], np.cumsum(lengths)[:-1]])
        step = np.arange(rows.stop) - begins[place]
        chosen = counts[rows]
        decisions = Decisions(
            at + place, step.astype(np.int32), seat[rows].astype(np.int8), views[rows], chosen,
            legal[: int(chosen.sum())], action[rows].astype(np.int32), shares[place, seat[rows]],
            np.zeros(rows.stop, np.int16),
        )  # fmt: skip
        bots: list[str | None] = ["random"] * seats
        out.add(
            decisions,
            [
                Played(at + k, at + k, seats, box.editions, agreed, bots, shares[k].tolist(), int(lengths[k]))
                for k in range(whole)
            ],
        )
        at += whole
        if told(whole):
            break
    out.close()


def seeds_of(about: About, matches: range) -> np.ndarray:
    """u64 (n,): the chance of every match, from the seed and its number."""
    base = int.from_bytes(hashlib.blake2b(f"{about.game} {about.seed}".encode(), digest_size=8).digest(), "little")
    mixed = np.uint64(base) + np.arange(matches.start, matches.stop, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return mixed ^ (mixed >> np.uint64(31))


# -- bots -------------------------------------------------------------------------------------------


class Stopped(BaseException):  # no Exception: a bot's own errors are told otherwise
    """Somebody wants it stopped in the middle of a match."""


class Listened:
    """A bot whose decisions are written down."""

    def __init__(self, inner: GeneralBot, player: int, notes: Notes, told: Told) -> None:
        self.name, self._inner, self._player, self._notes, self._told = inner.name, inner, player, notes, told

    def choose(self, turn: Turn[View, Action]) -> Action:
        """What the bot chooses."""
        if self._told(0):
            raise Stopped
        action = self._inner.choose(turn)
        self._notes.note(turn, action, self._player)
        return action


def play_with_bots(path: Path, about: About, tournament: Tournament, games: Iterable[Game], told: Told) -> None:
    """Let the bots play these games, which follow each other, and write them down."""
    box = shelf.box(about.game)
    out, agreed = Shards(path, box, about, about.bots), msgspec.json.encode(about.options).decode()
    try:
        for game in games:
            notes = Notes()
            sitting = [
                Listened(one, bot, notes, told) for one, bot in zip(seated(tournament, game), game.seating, strict=True)
            ]
            result, match = play_with(sitting, tournament, game)
            bots: list[str | None] = [tournament.bots[bot] for bot in game.seating]
            played = Played(
                game.number, game.deal, match.seats, match.edition, agreed, bots, list(result.payoffs), len(notes)
            )
            out.add(notes.decisions(box, game.number, result.payoffs), [played])
            told(1)
    except Stopped:
        pass
    finally:
        out.close()
