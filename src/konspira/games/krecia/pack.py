"""Mission packs: a mission is a trump colour and one or two conditions from a closed list; rules know no single card.

The default pack is `missions.toml`; an owner of the box can write one with the cards of their own copy.
"""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec

from konspira.games.krecia import pack_errors

Colour = Literal["yellow", "pink", "green", "blue"]
Provenance = Literal["official", "attested", "reconstructed", "own"]  # own: from the copy of whoever wrote the file
Cards = Literal["all", "first", "second", "third", "last", "not_first", "middle", "winner"]
OneCard = Literal["first", "second", "third", "last"]
Value = Annotated[int, msgspec.Meta(ge=1, le=13)]
Number = Annotated[int, msgspec.Meta(ge=0, le=5)]
Limits = tuple[
    Annotated[int, msgspec.Meta(ge=3, le=39)],
    Annotated[int, msgspec.Meta(ge=4, le=52)],
    Annotated[int, msgspec.Meta(ge=5, le=65)],
]

MISSIONS = 28  # room in an options record
CONDITIONS, WORDS = 2, 5  # a condition: kind, which cards, and up to three numbers


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
    cards: OneCard


class Lowest(Condition, frozen=True, tag="lowest"):
    cards: OneCard


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


AnyCondition = (
    Values | NoValues | Parity | Trump | Token | Wins | Highest | Lowest
    | Rising | Falling | Ends | Colours | Trumps | Tokens | SumAtMost | SumAtLeast
)  # fmt: skip
KINDS: tuple[Any, ...] = (None, *get_args(AnyCondition))
(
    NO_CONDITION, VALUES, NO_VALUES, PARITY, TRUMP, TOKEN, WINS, HIGHEST, LOWEST,
    RISING, FALLING, ENDS, COLOURS, TRUMPS, TOKENS, SUM_AT_MOST, SUM_AT_LEAST,
) = range(17)  # fmt: skip
EVEN, ODD = 0, 1
DIFFERENT, SAME = 0, 1


class Mission(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One mission card."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=12)]
    trump: Colour
    conditions: Annotated[tuple[AnyCondition, ...], msgspec.Meta(min_length=1, max_length=CONDITIONS)]
    provenance: Provenance = "own"
    source: str = ""
    risky: bool = False


def row(condition: Any) -> list[int]:
    """A condition as numbers: kind, cards, and its parameters, unused ones 0."""
    numbers = [0, 0, 0]
    match condition:
        case Values() | NoValues() | Colours() | Trumps() | Tokens():
            numbers[:2] = condition.low, condition.high
        case Parity():
            numbers[0] = ODD if condition.parity == "odd" else EVEN
        case Ends():
            numbers[0] = SAME if condition.colour == "same" else DIFFERENT
        case SumAtMost() | SumAtLeast():
            numbers[:] = condition.limits
    which = getattr(condition, "cards", None)
    return [KINDS.index(type(condition)), get_args(Cards).index(which) if which else 0, *numbers]


def check(missions: tuple[Mission, ...]) -> None:
    """Refuse a pack that makes no sense as a whole; each card by itself is checked when it is read."""
    if not 1 <= len(missions) <= MISSIONS:
        raise pack_errors.refused("size", most=MISSIONS, count=len(missions))
    seen: set[str] = set()
    for mission in missions:
        if mission.id in seen:
            raise pack_errors.refused("twice", mission=mission.id)
        seen.add(mission.id)
        for condition in mission.conditions:
            low, high = getattr(condition, "low", 0), getattr(condition, "high", 0)
            if low > high:
                raise pack_errors.refused("order", mission=mission.id, low=low, high=high)


class _Pack(msgspec.Struct, forbid_unknown_fields=True):
    mission: list[dict[str, Any]]


def read(text: str) -> tuple[Mission, ...]:
    """A pack from the text of a TOML file: one `[[mission]]` a card. Raises BadOptions with the first mistake."""
    try:
        cards = msgspec.convert(tomllib.loads(text), _Pack).mission
    except tomllib.TOMLDecodeError as error:
        raise pack_errors.not_toml(error) from None
    except msgspec.ValidationError:
        raise pack_errors.refused("list") from None
    missions = tuple(_card(card, place) for place, card in enumerate(cards, 1))
    check(missions)
    return missions


def _card(card: dict[str, Any], place: int) -> Mission:
    try:
        return msgspec.convert(card, Mission)
    except msgspec.ValidationError:
        named = card.get("id")
        raise pack_errors.in_card(card, named if isinstance(named, str) and named else f"#{place}", Mission) from None


DEFAULT = Path(__file__).with_name("missions.toml")


@functools.cache
def default() -> tuple[Mission, ...]:
    """The pack that comes with the game."""
    return read(DEFAULT.read_text(encoding="utf-8"))
