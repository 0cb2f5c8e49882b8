"""What a mission asks for, in words: of every condition there is, and of all that can be put together from them."""

from __future__ import annotations

from typing import Any, get_args

from konspira.games.krecia.conditions import (
    COLOURS,
    CONDITIONS,
    COUNT_VALUES,
    ENDS,
    HOW_MANY,
    KINDS,
    NO_CONDITION,
    NOT,
    ODD,
    OF_COLOUR,
    PARITY,
    PUT_TOGETHER,
    SAME,
    SPREAD,
    SUM_AT_LEAST,
    SUM_AT_MOST,
    TOKENS,
    TRUMPS,
    Cards,
    Colour,
    Sort,
)
from konspira.games.krecia.pieces import View
from konspira.news import News

NAMED = ("one", "two", "three")  # the parts of a condition, in a sentence
MIDDLE = get_args(Cards).index("middle")
OF_CARDS = {number for number, kind in enumerate(KINDS) if kind and "cards" in kind.__struct_fields__}
ROLE_WORDS = 2  # before the words of missions: the blank role's name and text


def asks(v: View, number: int) -> list[News]:
    """16, 18 What a mission asks for: the words that the leader judges by, or its conditions."""
    if is_in_words(v, number):
        return [News("krecia-if-words", {"words": words_of(v, number)})]
    return hints(v, number)


def hints(v: View, number: int) -> list[News]:
    """18.5 The conditions of a mission; of one in words, what a bot takes them for."""
    rows = [v.options.condition[number][i] for i in range(CONDITIONS)]
    said = [condition(v.options, row) for row in rows if row[0] != NO_CONDITION]
    return said if len(said) < 2 else [_bracketed(one) for one in said]


def speaks_of_middle(v: View, number: int) -> bool:
    """16.2 Does it ask something of the middle cards?"""
    rows = [v.options.condition[number][i] for i in range(CONDITIONS)]
    parts = [part for row in rows if row[0] == PUT_TOGETHER for part in v.options.part[row[2] : row[2] + row[3]]]
    return any(kind in OF_CARDS and which == MIDDLE for kind, which, *_ in [*rows, *parts])


def is_in_words(v: View, number: int) -> bool:
    """18.1 Does the leader judge this mission?"""
    return bool(v.options.in_words >> number & 1)


def words_of(v: View, number: int) -> Any:
    """18.1 The words of a mission; its number, where a view came without them."""
    place = ROLE_WORDS + number
    return v.words[place] if place < len(v.words) else News("krecia-words-unknown", {"number": number + 1})


def condition(options: Any, row: tuple[int, ...]) -> News:
    """A condition as an options record holds it, said."""
    if row[0] != PUT_TOGETHER:
        return _plain(options.places, row)
    first, number = row[2], row[3]
    said: list[News] = []
    for part in options.part[first : first + number]:
        kind, of = part[0], part[1]
        if kind < NOT:
            said.append(_plain(options.places, part))
        else:
            made_of = [_bracketed(one) for one in said[len(said) - of :]]
            del said[len(said) - of :]
            args = dict(zip(NAMED, made_of, strict=False))
            said.append(News(f"krecia-if-{_tag(kind)}", args if kind == NOT else args | {"count": of}))
    return said[0]


JOINED = {f"krecia-if-{tag}" for tag in ("not", "and", "or", "exactly_one")}


def _bracketed(part: News) -> News:
    """What is itself put together stands in brackets, so that a sentence can be read in one way only."""
    return News("krecia-brackets", {"what": part}) if part.id in JOINED else part


def _tag(kind: int) -> str:
    return str(KINDS[kind].__struct_config__.tag)


def _plain(places: int, row: tuple[int, ...]) -> News:
    """A condition that is not put together."""
    kind, which, *numbers = row
    args: dict[str, Any] = {}
    if kind == ENDS:
        args = {"alike": "same" if numbers[0] == SAME else "different"}
    elif kind in (SUM_AT_MOST, SUM_AT_LEAST):
        args = {"limit": numbers[places - 3]}
    elif kind in (COLOURS, TRUMPS, TOKENS):
        args = {"range": _range(*numbers[:2]), "low": numbers[0], "high": numbers[1]}
    elif kind in (HOW_MANY, COUNT_VALUES):
        args = _counted(kind, which, numbers)
    elif kind == SPREAD:
        args = {"most": numbers[0]}
    else:
        chosen = get_args(Cards)[which]
        args = {"cards": chosen, "of": places, "which": News("krecia-cards", {"cards": chosen, "of": places})}
        args |= {"low": numbers[0], "high": numbers[1]}
        if kind == PARITY:
            args |= {"parity": "odd" if numbers[0] == ODD else "even"}
        elif kind == OF_COLOUR:
            args |= {"suit": News("krecia-suit", {"suit": get_args(Colour)[numbers[0]]})}
    return News(f"krecia-if-{_tag(kind)}", args)


def _counted(kind: int, which: int, numbers: list[int]) -> dict[str, Any]:
    """How many cards of a sort: the sentence counts them, so the sort is said for that number."""
    low, high = numbers[1], numbers[2]
    spoken = _range(low, high)
    number = high if spoken in ("most", "between") else low
    if kind == HOW_MANY:
        sort = News("krecia-sort", {"sort": get_args(Sort)[numbers[0]], "number": number, "range": spoken})
    else:
        alike = "yes" if which == numbers[0] else "no"
        facts = {"first": which, "last": numbers[0], "alike": alike, "number": number, "range": spoken}
        sort = News("krecia-sort-values", facts)
    return {"range": spoken, "low": low, "high": high, "cards": sort}


def _range(low: int, high: int) -> str:
    """How a range is said: 5 cards are the most there can be."""
    if low == high:
        return {0: "none", 1: "one"}.get(low, "exact")
    return "most" if low == 0 else "least" if high >= 5 else "between"
