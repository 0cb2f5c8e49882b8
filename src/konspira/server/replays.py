"""Matches from their journals: brought back to go on, seen again after the end, checked, and counted.

The state of a table is never stored, its journal is. After the end everything is open: a match through any seat's eyes,
how the beliefs of each seat went, and whether every deal follows from the key.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

from konspira.kernel.record import SPECTATOR
from konspira.news import News
from konspira.play.journal import BadJournal
from konspira.play.match import Match, replay, retell
from konspira.play.proof import examine
from konspira.server.protocol import Outcome, encode
from konspira.server.protocol.http import (
    BeliefHistory,
    BeliefsAtStep,
    Replay,
    ReplayStep,
    ReplayView,
    Stats,
    Tally,
    Verdict,
)
from konspira.server.store import FinishedMatch, StoredMatch
from konspira.server.store.locked_key import unlock
from konspira.turn import Turn

BELIEF_POINTS = 24  # moments of a match at which each seat's beliefs are asked for, at most
AGAINST = 20  # opponents that a guest's statistics list, those met most often
WORLDS = 400  # worlds that a seat imagines at each
Believing = Callable[[list[Turn]], list[Any]]  # what seats may think likely, each by its own turn


def restore(stored: StoredMatch, secret: bytes) -> tuple[Match, News | None]:
    """The match at its last step; or, if its rules have changed under it, at the last step that still holds, and why.

    Raises BadJournal where not even the deal can be made again.
    """
    key = unlock(secret, stored.id, stored.key)
    try:
        return replay(stored.lines, key=key), None
    except BadJournal as error:
        frozen = News("frozen", {"line": error.number - 1})
        return replay(stored.lines[: max(error.number - 1, 1)], key=key), frozen


# -- after the end ----------------------------------------------------------------------------------


class _Step(NamedTuple):
    """A step that is about to be done."""

    number: int
    seat: int
    action: Any


def _steps(stored: StoredMatch) -> tuple[Match, Iterator[_Step], int]:
    """A finished match before its first step, the steps that lead to its end, done one by one, and their number."""
    told = retell(stored.lines)
    match, first = next(told)

    def steps() -> Iterator[_Step]:
        for number, (_, line) in enumerate(itertools.chain([(match, first)], told), 1):
            if line is not None:
                yield _Step(number, line["seat"], line["action"])

    return match, steps(), len(stored.lines) - 2  # a header, and the end


def seen_again(stored: StoredMatch, seat: int | None, text: bool = False) -> bytes:
    """A finished match, step by step, through one seat's eyes or (None) through all. Raises BadJournal.

    With `text` every view has the board in words, too.
    """
    match, steps, _ = _steps(stored)
    wording = match.box.wording
    seats = (SPECTATOR, *range(match.seats)) if seat is None else (seat,)
    eyes: dict[str, list[ReplayView]] = {str(one): [] for one in seats}
    done: list[ReplayStep] = []
    for step in steps:
        _look(match, eyes, len(done), text)
        action = msgspec.convert(step.action, wording.action_type)
        label = wording.describe(match.turn(step.seat).view, action)
        done.append(ReplayStep(step.seat, step.action, label))
    _look(match, eyes, len(done), text)
    assert match.outcome is not None  # a journal with a key has ended
    outcome = Outcome(list(match.outcome.payoffs), match.outcome.news)
    return encode(Replay(match.box.name, done, eyes, outcome, stored.began, stored.ended))


def _look(match: Match, eyes: dict[str, list[ReplayView]], step: int, text: bool) -> None:
    wording = match.box.wording
    for seat, views in eyes.items():
        history = match.turn(int(seat)).history
        if len(history) > len(views):
            view = history[-1].view
            derived = wording.derive(view) if wording.derive else None
            board = wording.board(view) if text else None
            views.append(ReplayView(step, view, derived, list(history[-1].news), board))


def belief_history(stored: StoredMatch, believe: Believing) -> bytes:
    """How the beliefs of each seat went over a finished match, each from what it had seen. Raises Refusal."""
    match, steps, total = _steps(stored)
    every = max(1, -(-total // BELIEF_POINTS))
    seats: list[list[BeliefsAtStep]] = [[] for _ in range(match.seats)]
    for step in steps:
        after = step.number - 1  # steps that are done
        if after and after % every == 0:
            believed = believe([match.turn(seat) for seat in range(match.seats)])
            for found, beliefs in zip(seats, believed, strict=True):
                if beliefs:
                    found.append(BeliefsAtStep(after, beliefs))
    return encode(BeliefHistory(total, seats))


def verified(text: bytes) -> Verdict:
    """Does every line of a journal follow from the one before, every deal from the key, and is each signature good?"""
    try:
        proof = examine(text)
    except BadJournal as error:
        return Verdict(False, news=News("journal-bad", {"line": error.number}))
    if proof.match.outcome is None:
        return Verdict(False, news=News("refused-not-over"))
    return Verdict(True, proof.match.box.name, proof.actions, proof.header["commitment"], proof.chances)


# -- what many matches say about a guest ------------------------------------------------------------


def stats(matches: list[FinishedMatch], guest: str) -> Stats:
    """The statistics of a guest over his finished matches. A seat that shares in the win has won."""
    games: Counter[tuple[str, int]] = Counter()
    games_won: Counter[tuple[str, int]] = Counter()
    others: Counter[tuple[str | None, str | None]] = Counter()
    others_won: Counter[tuple[str | None, str | None]] = Counter()
    for match in matches:
        mine = next(chair.seat for chair in match.seats if chair.guest == guest)
        won = match.payoffs[mine] > 0
        kind = (match.game, len(match.seats))
        games[kind] += 1
        games_won[kind] += won
        for one in {(chair.name, chair.bot) for chair in match.seats if chair.seat != mine}:
            others[one] += 1
            others_won[one] += won
    return Stats(
        len(matches),
        sum(games_won.values()),
        [Tally(game, seats, None, None, n, games_won[game, seats]) for (game, seats), n in sorted(games.items())],
        [Tally(None, None, *one, n, others_won[one]) for one, n in others.most_common(AGAINST)],
    )
