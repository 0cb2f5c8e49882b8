"""The words: the whole contract between a game and everything that plays it.

A word is asked about a record; whose game answers is decided by the record's type, when code is compiled.
From Python the record is a row (`Table.new()`), and the word answers for its first record.

    start(table, options)        lay the table; `options` is a record of the game with a field `seats`
    actors(table)                bit set of seats that may act now; several = sealed choices that commute
    count(table, seat)           how many legal actions that seat has; 0 for a seat that may not act
    pick(table, seat, k)         the k-th of them, 0 ≤ k < count, each once, in an order of the game's own
    legal(table, seat, action)   is this one legal? True exactly for what count and pick give; any i64 may be asked
    step(table, seat, action)    do it; the action is legal
    over(table)                  has the game ended? Then nobody acts
    payoff(table, seat)          the seat's share of the win, 0 to 1; asked after the end
    look(table, seat, view)      write down all that the seat (or ONLOOKER) knows; every field of the view
    imagine(view, table)         lay a table that this view could come from, by the chance in table.rng

A game whose `imagine` prepares much may answer two more, and generic code then asks those:

    prepare(view, plan)          what can be known once a view
    conjure(view, plan, table)   imagine, from a prepared plan

and one for the tests, which is True for a game that does not answer it:

    conserved(table)             are all cards, tokens, points and pieces still there?
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.extending import overload
from numba.np.numpy_support import from_dtype

from konspira.kernel import link
from konspira.kernel.rule import INNER

_answers: dict[tuple[Any, Any], Any] = {}  # (record type, word) → rule, for compiled callers


def word(name: str, *parameters: str) -> Any:
    """A name that games answer to, from Python, from compiled code and on a GPU."""

    spoken: dict[Any, Callable[..., Any]] = {}  # dtype → entry point: a lookup costs 0.1 µs

    def ask(*args: Any) -> Any:
        entry = spoken.get(getattr(args[0], "dtype", None))
        if entry is None:
            raise TypeError(f"{name}: no game answers for {type(args[0]).__name__}; give a row of records")
        return entry(*args)

    @overload(ask, target="cpu", jit_options={**INNER, "pipeline_class": link.inner})
    @overload(ask, target="generic")
    def choose(*args):  # type: ignore[no-untyped-def]  # Numba compares this signature with the lambda's
        answer = _answers.get((args[0], ask))
        return answer and (lambda *args: answer(*args))

    ask.__name__ = ask.__qualname__ = name
    ask.__doc__ = f"{name}({', '.join(parameters)})"
    ask.parameters = parameters  # type: ignore[attr-defined]  # what an entry point needs to know
    ask.spoken = spoken  # type: ignore[attr-defined]  # as above
    return ask


start = word("start", "table", "options")
actors = word("actors", "table")
count = word("count", "table", "seat")
pick = word("pick", "table", "seat", "k")
legal = word("legal", "table", "seat", "action")
step = word("step", "table", "seat", "action")
over = word("over", "table")
payoff = word("payoff", "table", "seat")
look = word("look", "table", "seat", "view")
imagine = word("imagine", "view", "table")
prepare = word("prepare", "view", "plan")
conjure = word("conjure", "view", "plan", "table")
conserved = word("conserved", "table")

WORDS = {
    w.__name__: w
    for w in (start, actors, count, pick, legal, step, over, payoff, look, imagine, prepare, conjure, conserved)
}


def answer(kind: Any, asked: Any, rule: Any) -> None:
    """Let a game answer a word for one of its records."""
    key = from_dtype(kind.dtype), asked
    if _answers.setdefault(key, rule) is not rule:
        raise ValueError(f"another game already answers {asked.__name__} for {kind.__qualname__}")


def speak(kind: Any, asked: Any, entry: Callable[..., Any]) -> None:
    """Let an entry point answer Python callers."""
    asked.spoken[kind.dtype] = entry
