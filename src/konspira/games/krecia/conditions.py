"""What a mission can ask: conditions from a closed list, and what can be put together from them.

As numbers, a condition is a row of five; one that is put together is a run of rows, each after what it is made of.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal, get_args

import msgspec

Colour = Literal["yellow", "pink", "green", "blue"]
Cards = Literal["all", "first", "second", "third", "last", "not_first", "middle", "winner"]
OneCard = Literal["first", "second", "third", "last"]
Apart = Literal["first", "second", "third", "last", "middle"]
Sort = Literal["even", "odd", "high", "low", "yellow", "pink", "green", "blue"]
Value = Annotated[int, msgspec.Meta(ge=1, le=13)]
Number = Annotated[int, msgspec.Meta(ge=0, le=5)]
Distance = Annotated[int, msgspec.Meta(ge=0, le=12)]
Limits = tuple[
    Annotated[int, msgspec.Meta(ge=3, le=39)],
    Annotated[int, msgspec.Meta(ge=4, le=52)],
    Annotated[int, msgspec.Meta(ge=5, le=65)],
]

CONDITIONS, WORDS = 2, 5  # of a mission; a condition: kind, which cards, and up to three numbers
PARTS = 48  # room in an options record for the parts of all conditions that are put together
DEEPEST, LONGEST = 3, 9  # 16.7 how deep one may be put together, and of how many parts


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """16 What a mission can ask; one class a kind."""


class Values(Condition, frozen=True, tag="values"):
    cards: Cards
    low: Value
    high: Value


class NoValues(Condition, frozen=True, tag="no_values"):
    cards: Cards
    low: Value
    high: Value


class Parity(Condition, frozen=True, tag="parity"):
    cards: Cards
    parity: Literal["even", "odd"]


class Trump(Condition, frozen=True, tag="trump"):
    cards: Cards


class Token(Condition, frozen=True, tag="token"):
    cards: Cards


class Wins(Condition, frozen=True, tag="wins"):
    cards: OneCard


class Highest(Condition, frozen=True, tag="highest"):
    cards: Apart


class Lowest(Condition, frozen=True, tag="lowest"):
    cards: Apart


class Rising(Condition, frozen=True, tag="rising"):
    pass


class Falling(Condition, frozen=True, tag="falling"):
    pass


class Ends(Condition, frozen=True, tag="ends"):
    colour: Literal["same", "different"]


class Colours(Condition, frozen=True, tag="colours"):
    low: Number
    high: Number


class Trumps(Condition, frozen=True, tag="trumps"):
    low: Number
    high: Number


class Tokens(Condition, frozen=True, tag="tokens"):
    low: Number
    high: Number


class SumAtMost(Condition, frozen=True, tag="sum_at_most"):
    limits: Limits


class SumAtLeast(Condition, frozen=True, tag="sum_at_least"):
    limits: Limits


class OfColour(Condition, frozen=True, tag="colour"):
    cards: Cards
    colour: Colour


class HowMany(Condition, frozen=True, tag="how_many"):
    """16.6 High is 7 to 13, low 1 to 6."""

    of: Sort
    low: Number
    high: Number


class CountValues(Condition, frozen=True, tag="count_values"):
    first: Value
    last: Value
    low: Number
    high: Number


class SameParity(Condition, frozen=True, tag="same_parity"):
    pass


class Spread(Condition, frozen=True, tag="spread"):
    most: Distance


class Not(Condition, frozen=True, tag="not"):
    of: AnyCondition


Several = Annotated[tuple["AnyCondition", ...], msgspec.Meta(min_length=2, max_length=3)]


class And(Condition, frozen=True, tag="and"):
    of: Several


class Or(Condition, frozen=True, tag="or"):
    of: Several


class ExactlyOne(Condition, frozen=True, tag="exactly_one"):
    of: Several


AnyCondition = (
    Values | NoValues | Parity | Trump | Token | Wins | Highest | Lowest
    | Rising | Falling | Ends | Colours | Trumps | Tokens | SumAtMost | SumAtLeast
    | OfColour | HowMany | CountValues | SameParity | Spread | Not | And | Or | ExactlyOne
)  # fmt: skip
KINDS: tuple[Any, ...] = (None, *get_args(AnyCondition))
(
    NO_CONDITION, VALUES, NO_VALUES, PARITY, TRUMP, TOKEN, WINS, HIGHEST, LOWEST,
    RISING, FALLING, ENDS, COLOURS, TRUMPS, TOKENS, SUM_AT_MOST, SUM_AT_LEAST,
    OF_COLOUR, HOW_MANY, COUNT_VALUES, SAME_PARITY, SPREAD, NOT, AND, OR, EXACTLY_ONE,
) = range(26)  # fmt: skip
PUT_TOGETHER = 26  # as a row: where its parts begin, and how many there are
EVEN, ODD = 0, 1
DIFFERENT, SAME = 0, 1
SORT_EVEN, SORT_ODD, SORT_HIGH, SORT_LOW, SORT_COLOUR = range(5)  # of HowMany, in order; from the last on, colours
HIGH = 7  # 16.6 the lowest of the high values


def parts_of(condition: Any) -> tuple[Any, ...]:
    """What a condition is put together from; nothing, if it is a plain one."""
    if isinstance(condition, Not):
        return (condition.of,)
    return condition.of if isinstance(condition, And | Or | ExactlyOne) else ()


def depth(condition: Any, most: int = DEEPEST + 1) -> int:
    """How deep it is put together; a plain one is 0 deep. Deeper than `most` is not looked."""
    return 1 + max(depth(part, most - 1) for part in parts_of(condition)) if most and parts_of(condition) else 0


def in_order(condition: Any) -> Iterator[Any]:
    """A condition and all its parts, each after what it is made of."""
    for part in parts_of(condition):
        yield from in_order(part)
    yield condition


def row(condition: Any) -> list[int]:
    """A condition as numbers: kind, cards, and its parameters, unused ones 0; of one that is put together, its head."""
    which, numbers = 0, [0, 0, 0]
    match condition:
        case Values() | NoValues() | Colours() | Trumps() | Tokens():
            numbers[:2] = condition.low, condition.high
        case Parity():
            numbers[0] = ODD if condition.parity == "odd" else EVEN
        case Ends():
            numbers[0] = SAME if condition.colour == "same" else DIFFERENT
        case SumAtMost() | SumAtLeast():
            numbers[:] = condition.limits
        case OfColour():
            numbers[0] = get_args(Colour).index(condition.colour)
        case HowMany():
            numbers[:] = get_args(Sort).index(condition.of), condition.low, condition.high
        case CountValues():
            which, numbers = condition.first, [condition.last, condition.low, condition.high]
        case Spread():
            numbers[0] = condition.most
        case Not() | And() | Or() | ExactlyOne():
            which = len(parts_of(condition))
    cards = getattr(condition, "cards", None)
    return [KINDS.index(type(condition)), get_args(Cards).index(cards) if cards else which, *numbers]
