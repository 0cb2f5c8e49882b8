"""Mission packs: a mission is a trump colour and one or two conditions, or words that the leader judges by.

The default pack is `missions.toml`; an owner of the box can write one with the cards of their own copy.
"""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from konspira.games.krecia import pack_errors
from konspira.games.krecia.conditions import (
    CONDITIONS,
    DEEPEST,
    LONGEST,
    PARTS,
    AnyCondition,
    Colour,
    depth,
    in_order,
    parts_of,
)

Provenance = Literal["official", "attested", "reconstructed", "own"]  # own: from the copy of whoever wrote the file
Words = Annotated[str, msgspec.Meta(max_length=160)]
Asked = Annotated[tuple[AnyCondition, ...], msgspec.Meta(max_length=CONDITIONS)]

MISSIONS = 28  # room in an options record


class Mission(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One mission card."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=12)]
    trump: Colour
    conditions: Asked = ()
    words: Words = ""  # 18.1 instead of conditions: what the leader judges by
    hint: Asked = ()  # 18.5 what a bot takes the words for
    provenance: Provenance = "own"
    source: str = ""
    risky: bool = False


def check(missions: tuple[Mission, ...]) -> None:
    """Refuse a pack that makes no sense as a whole; each card by itself is checked when it is read."""
    if not 1 <= len(missions) <= MISSIONS:
        raise pack_errors.refused("size", most=MISSIONS, count=len(missions))
    seen: set[str] = set()
    for mission in missions:
        if mission.id in seen:
            raise pack_errors.refused("twice", mission=mission.id)
        seen.add(mission.id)
        _check_words(mission)
        for condition in (*mission.conditions, *mission.hint):
            _check_condition(mission.id, condition)
    parts = sum(len(list(in_order(one))) for each in missions for one in laid(each) if parts_of(one))
    if parts > PARTS:
        raise pack_errors.refused("parts", most=PARTS, count=parts)


def laid(mission: Mission) -> tuple[Any, ...]:
    """The conditions that lie in the options record: what the mission asks, or what a bot takes its words for."""
    return mission.hint if mission.words else mission.conditions


def _check_words(mission: Mission) -> None:
    """18.1 A mission has conditions or words, and what is written can be shown on a line."""
    if bool(mission.words) == bool(mission.conditions):
        raise pack_errors.refused("words-or-conditions", mission=mission.id)
    if mission.hint and not mission.words:
        raise pack_errors.refused("hint", mission=mission.id)
    if not readable(mission.words):
        raise pack_errors.refused("unreadable", mission=mission.id)


def readable(text: str) -> bool:
    """Can it be shown on a line: no control characters, nothing that turns the line round, and not blank only?"""
    return text.isprintable() and (not text or bool(text.strip()))


def _check_condition(name: str, condition: Any) -> None:
    """16.7 Not too deep, not too long, and every range the right way round."""
    if depth(condition) > DEEPEST or len(list(in_order(condition))) > LONGEST:
        raise pack_errors.refused("nested", mission=name, deepest=DEEPEST, longest=LONGEST)
    for part in in_order(condition):
        for first, last in (("low", "high"), ("first", "last")):
            low, high = getattr(part, first, 0), getattr(part, last, 0)
            if low > high:
                raise pack_errors.refused("order", mission=name, low=low, high=high)


class _Pack(msgspec.Struct, forbid_unknown_fields=True):
    mission: list[dict[str, Any]]


def read(text: str) -> tuple[Mission, ...]:
    """A pack from the text of a TOML file: one `[[mission]]` a card. Raises BadOptions with the first mistake."""
    try:
        cards = msgspec.convert(tomllib.loads(text), _Pack).mission
    except tomllib.TOMLDecodeError as error:
        raise pack_errors.not_toml(error) from None
    except RecursionError:
        raise pack_errors.refused("nested", mission="?", deepest=DEEPEST, longest=LONGEST) from None
    except msgspec.ValidationError:
        raise pack_errors.refused("list") from None
    return read_cards(cards)


def read_cards(cards: Any) -> tuple[Mission, ...]:
    """A pack of cards as JSON has them. Raises BadOptions with the first mistake."""
    if not isinstance(cards, list) or not all(isinstance(one, dict) for one in cards):
        raise pack_errors.refused("list")
    if len(cards) > MISSIONS:
        raise pack_errors.refused("size", most=MISSIONS, count=len(cards))
    missions = tuple(card(one, place) for place, one in enumerate(cards, 1))
    check(missions)
    return missions


def card(card: dict[str, Any], place: int) -> Mission:
    """One card, at this place of a pack. Raises BadOptions with the first mistake."""
    try:
        return msgspec.convert(card, Mission)
    except (msgspec.ValidationError, RecursionError):
        named = card.get("id")
        raise pack_errors.in_card(card, named if isinstance(named, str) and named else f"#{place}", Mission) from None


DEFAULT = Path(__file__).with_name("missions.toml")


@functools.cache
def default() -> tuple[Mission, ...]:
    """The pack that comes with the game."""
    return read(DEFAULT.read_text(encoding="utf-8"))
