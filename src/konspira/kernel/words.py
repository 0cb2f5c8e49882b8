"""The words: the whole contract between a game and everything that plays it.

A word is asked about a record; whose game answers is decided by the record's type, when code is compiled.
From Python the record is a row (`Table.new()`), and the word answers for its first record. A rule, or an `@njit`
function of your own, asks about one record: `step(tables[i], seat, action)`.

    start(table, options)        lay the table; `options` is a record of the game with a field `seats`
    actors(table)                bit set of seats that may act now; several = sealed choices that commute
    count(table, seat)           how many legal actions that seat has; 0 for a seat that may not act
    pick(table, seat, k)         the k-th of them, 0 ≤ k < count, each once, in an order of the game's own
    legal(table, seat, action)   is this one legal? True exactly for what count and pick give; any i64 may be asked
    step(table, seat, action)    do it; the action is legal
    over(table)                  has the game ended? Then nobody acts
    payoff(table, seat)          the seat's share of the win, 0 to 1; asked after the end
    look(table, seat, view)      write down all that the seat (or SPECTATOR) knows; every field of the view
    imagine(view, table)         lay a table that this view could come from, by the chance in table.rng

A game whose `imagine` prepares much may answer two more, and generic code then asks those:

    prepare(view, plan)          what can be known once a view
    conjure(view, plan, table)   imagine, from a prepared plan

A game with menus of hundreds may say how they go on, for who writes them down whole:

    run(table, seat, k)          how many actions from the k-th on have numbers that follow each other, one by one;
                                 they name no seats, and 1 is always true

One that would help who learns from its views may answer one more:

    summarize(view, summary)     write down what a view comes to; every field of the summary

and one for the tests, which is True for a game that does not answer it:

    conserved(table)             are all cards, tokens, points and pieces still there?
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from numba.core.errors import TypingError
from numba.np.numpy_support import from_dtype

from konspira.kernel.compiler import compiler
from konspira.kernel.rule import rule
from konspira.kernel.signature import ACTION, INDEX, OPTIONS, PLAN, SEAT, SUMMARY, TABLE, VIEW, Game, Parameter, into

_answers: dict[tuple[Any, Any], Any] = {}  # (record type, word) → rule, for compiled callers
_games: dict[tuple[Any, Any], Game] = {}  # (dtype, word) → the game that answers


def word(name: str, *takes: Parameter) -> Any:
    """A name that games answer to, from Python, from compiled code and on a GPU."""
    found: dict[Any, Callable[..., Any]] = {}  # dtype → entry point: a lookup costs 0.1 µs

    def ask(*args: Any) -> Any:
        try:
            entry = found[args[0].dtype]
        except (KeyError, AttributeError):
            entry = _entry_point(ask, args[0])
            found[args[0].dtype] = entry
        return entry(*args)

    def choose(*args):  # type: ignore[no-untyped-def]  # Numba compares this signature with the lambda's
        answer = _answers.get((args[0], ask))
        if answer is None and (getattr(args[0], "dtype", None), ask) in _answers:
            raise TypingError(f"{name}: in compiled code a word is asked about one record (row[0]), not about a row")
        return answer and (lambda *args: answer(*args))

    compiler.overload(ask, choose)
    ask.__name__ = ask.__qualname__ = name
    ask.__module__ = sys._getframe(1).f_globals["__name__"]
    ask.__doc__ = f"{name}({', '.join(parameter.name for parameter in takes)})"
    ask.takes = takes  # type: ignore[attr-defined]  # what an entry point needs to know
    return ask


start = word("start", into(TABLE), OPTIONS)
actors = word("actors", TABLE)
count = word("count", TABLE, SEAT)
pick = word("pick", TABLE, SEAT, INDEX)
legal = word("legal", TABLE, SEAT, ACTION)
step = word("step", into(TABLE), SEAT, ACTION)
over = word("over", TABLE)
payoff = word("payoff", TABLE, SEAT)
look = word("look", TABLE, SEAT, into(VIEW))
imagine = word("imagine", VIEW, into(TABLE))
prepare = word("prepare", VIEW, into(PLAN))
conjure = word("conjure", VIEW, PLAN, into(TABLE))
summarize = word("summarize", VIEW, into(SUMMARY))
run = word("run", TABLE, SEAT, INDEX)
conserved = word("conserved", TABLE)

PLAYED = (start, actors, count, pick, run, legal, step, over, payoff, look)
ALL = (*PLAYED, imagine, prepare, conjure, summarize, conserved)
WORDS = {w.__name__: w for w in ALL}

DEFAULTS = {  # what is answered for a game that does not
    "prepare": rule(lambda view, plan: None),
    "conjure": rule(lambda view, plan, table: imagine(view, table)),
    "summarize": rule(lambda view, summary: None),
    "run": rule(lambda table, seat, k: 1),
    "conserved": rule(lambda table: True),
}


def answer(game: Game, asked: Any, by: Any) -> None:
    """Let a game answer a word by a rule, for the record that the word takes first."""
    kind = asked.takes[0].record(game)
    if _answers.setdefault((from_dtype(kind.dtype), asked), by) is not by:
        raise ValueError(f"another game already answers {asked.__name__} for {kind.__qualname__}")
    _games[kind.dtype, asked] = game


def _entry_point(asked: Any, row: Any) -> Callable[..., Any]:
    game = _games.get((getattr(row, "dtype", None), asked))
    if game is None:
        raise TypeError(f"{asked.__name__}: no game answers for {type(row).__name__}; give a row of records")
    return game.entry_point(asked)
