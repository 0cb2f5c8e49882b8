"""Beliefs as lines in a terminal: what the coach thinks is hidden, in words and in per cent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from konspira import speech
from konspira.speech import Speaker


def lines(say: Speaker, beliefs: Mapping[str, Any], seat: int, seats: int) -> list[str]:
    """A line for each belief: a chance, one for each seat or thing, or each seat's likeliest of several things."""
    titles = {key: say(f"belief-{key}") for key in beliefs}
    return [
        f"{titles[key]}{'' if titles[key].endswith('?') else ':'} {_told(say, key, value, seat, seats)}"
        for key, value in beliefs.items()
    ]


def _told(say: Speaker, key: str, value: Any, seat: int, seats: int) -> str:
    if isinstance(value, float):
        return _percent(value)
    things = speech.has(say.box, f"belief-{key}-item", say.language)
    told = []
    for place, chance in enumerate(value):
        if things and not isinstance(chance, list):
            told.append(f"{_thing(say, key, place)}: {say('belief-number', value=chance)}")
            continue
        who = say.name(place) if place < seats else say(f"belief-{key}-other")
        if place == seat:
            continue  # that one knows
        if isinstance(chance, list):
            best = max(range(len(chance)), key=lambda thing: chance[thing])
            told.append(f"{who}: {_thing(say, key, best)} {_percent(chance[best])}")
        else:
            told.append(f"{who} {_percent(chance)}")
    return ", ".join(told)


def _percent(chance: float) -> str:
    return f"{round(100 * chance)} %"


def _thing(say: Speaker, key: str, place: int) -> str:
    return say(f"belief-{key}-item", number=place + 1)
