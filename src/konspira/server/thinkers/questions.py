"""What a thinker is asked: about one seat's turn, and nothing else, so that it may think anywhere.

A question travels as the views that the seat has had, its legal actions by number, and the words that people wrote for
the match. No key, no table and no other seat's view is anywhere near it.
"""

from __future__ import annotations

import functools
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import numpy as np

from konspira import bots
from konspira.bots.beliefs import likely
from konspira.bots.bot import Budget, thinking_within
from konspira.bots.coach import advise
from konspira.bots.engine import engine
from konspira.boxes.box import Box
from konspira.play import shelf
from konspira.play.match import Match
from konspira.server.monitoring import trouble
from konspira.server.protocol import Refusal
from konspira.turn import History, Legal, Turn

WARMED = "level-5", 0.05  # who thinks once before a thinker is asked anything, and for how many seconds


class Choose(NamedTuple):
    """What a bot does at a turn."""

    bot: str
    turn: Turn


class Advise(NamedTuple):
    """What the coach says of a turn, who may think so much."""

    budget: Budget
    turn: Turn


class Believe(NamedTuple):
    """What the seat of a turn may think likely, from so many worlds."""

    worlds: int
    turn: Turn


Question = Choose | Advise | Believe


class Answer(NamedTuple):
    """An answer, or the refusal of one, and the seconds of a processor that it took."""

    value: Any
    spent: float


Aloud = Callable[[Any], None]  # is told what is thought so far, wherever that is: never on the event loop


def think(seconds: float, question: Question, aloud: Aloud | None = None) -> Answer:
    """Think here and now, for so many seconds at the most; 0 is no bound."""
    began = time.thread_time()
    with thinking_within(seconds):
        try:
            value = _answer(question, aloud)
        except Refusal as refusal:  # it is raised where it was asked for; the time counts all the same
            value = refusal
        except Exception as error:  # neither is a thinker to die of it, nor does anybody else need to know
            trouble("thought failed", error, game=question.turn.game)
            value = Refusal("refused-trouble", 500)
    return Answer(value, time.thread_time() - began)


def _answer(question: Question, aloud: Aloud | None) -> Any:
    match question:
        case Choose(bot, turn):
            return _choose(bot, turn)
        case Advise(budget, turn):
            return advise(turn, budget, aloud=aloud)
        case Believe(worlds, turn):
            if not engine(turn.box).wake():
                raise Refusal("refused-coach-early", 503)
            return likely(turn, worlds=worlds)


@functools.cache
def _bot(name: str) -> bots.Bot:
    return bots.bot(name)  # one bot may sit at many tables


def _choose(name: str, turn: Turn) -> Any:
    try:
        return _bot(name).choose(turn)
    except Exception as error:  # a bot that fails must not stop the table
        trouble("bot failed", error, bot=name, game=turn.game)
        return _bot("random").choose(turn)


def warm_up(box: Box) -> None:
    """Think once about a match that nobody plays, so that whatever is loaded at a first thought is there."""
    match = Match(box, box.seats.start, None, bytes(32))
    turn = match.turn(match.actors[0])
    bot, seconds = WARMED
    for question in (Choose(bot, turn), Advise(Budget(seconds=seconds), turn), Believe(1, turn)):
        think(seconds, question)


# -- how it travels ---------------------------------------------------------------------------------


class _Packed(msgspec.Struct, array_like=True, frozen=True):
    """All that goes to a thinker."""

    seconds: float
    kind: str
    how: str | int | Budget  # which bot, how many worlds, or how long the coach may think
    game: str
    seat: int
    views: list[bytes]
    legal: bytes
    words: tuple[str, ...]


_KINDS: dict[str, type[Any]] = {"choose": Choose, "advise": Advise, "believe": Believe}
_NAMES = {kind: name for name, kind in _KINDS.items()}
_encode, _decode = msgspec.msgpack.Encoder().encode, msgspec.msgpack.Decoder(_Packed).decode


def pack(seconds: float, question: Question) -> bytes:
    """A question as it is sent, with the time that there is for it."""
    how, turn = question
    views = [turn.history.row(place).tobytes() for place in range(len(turn.history))]
    legal = turn.legal.numbers.astype("<i8").tobytes()
    return _encode(
        _Packed(seconds, _NAMES[type(question)], how, turn.game, turn.seat, views, legal, turn.history.words)
    )


def unpack(sent: bytes) -> tuple[float, Question]:
    """A question that was sent, and the time that there is for it."""
    packed = _decode(sent)
    box = shelf.box(packed.game)
    rows = [_row(box, view) for view in packed.views]
    legal = Legal(box, np.frombuffer(packed.legal, "<i8").astype(np.int64))
    turn = Turn(box, packed.seat, History(box, rows, words=packed.words), legal)
    return packed.seconds, _KINDS[packed.kind](packed.how, turn)


def _row(box: Box, view: bytes) -> np.ndarray:
    row = box.view.new()
    row[:] = np.frombuffer(view, row.dtype)
    row.setflags(write=False)
    return row
