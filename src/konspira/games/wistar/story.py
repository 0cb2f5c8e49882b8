"""Krysobot's deeds as sentences that a person can carry out with the pieces, in the order in which he does them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from konspira.games.wistar import dialogue, phrases
from konspira.games.wistar.components import AGGRESSIVE, RATS_IN_AREA, SCALES, SKILLS, UNKNOWN
from konspira.games.wistar.pieces import View
from konspira.news import News


def deeds(v: View, first: int) -> Iterator[News]:
    """Everything on the list from a place on."""
    for what, a, b, c in v.deeds[first : v.done]:
        yield from _deed(v, dialogue.DEEDS[what], a, b, c)


def _deed(v: View, name: str, a: int, b: int, c: int) -> Iterator[News]:
    """One deed: by a function of its own where it needs one, else by the sentence of its name."""
    told = _SPECIAL.get(name)
    if told is not None:
        yield from told(v, a, b, c)
    else:
        yield News(f"wistar-deed-{name.replace('_', '-')}")


def _set_up(v: View, a: int, b: int, c: int) -> Iterator[News]:
    yield News("wistar-deed-set-up-board")
    yield News(_decks(v))
    levels = dict(zip(SCALES, v.options.difficulty, strict=True))
    yield News("wistar-deed-set-up-scales", {**levels, "total": sum(v.options.difficulty)})
    yield News("wistar-deed-set-up-names")
    if UNKNOWN not in v.scale:
        yield skills(v)
    yield News("wistar-deed-set-up-yours")


def _decks(v: View) -> str:
    """11.4 What becomes of the cards in the box: they are shuffled and lead, or lie open, and he names them."""
    if v.cards_lead or v.options.edition == 1:
        return "wistar-deed-set-up-decks"
    return "wistar-deed-set-up-decks-half" if v.explorations_lead else "wistar-deed-set-up-decks-open"


def skills(v: View) -> News:
    """Which skill tokens lie on which scale."""
    on = {
        name: [SKILLS[skill] for skill in range(len(SKILLS)) if v.scale[skill] == scale]
        for scale, name in enumerate(SCALES)
    }
    return News("wistar-deed-set-up-skills", on)


def _card(v: View, card: int, b: int, c: int) -> Iterator[News]:
    yield News("wistar-deed-card", {"card": phrases.card(card)})


def _chief(v: View, section: int, card: int, c: int) -> Iterator[News]:
    if section != card:
        yield News("wistar-deed-clockwise", {"named": phrases.card(card), "section": phrases.card(section)})
    yield News("wistar-deed-chief", {"section": phrases.card(section)})


def _rat(v: View, area: int, rats: int, c: int) -> Iterator[News]:
    yield News("wistar-deed-rat", {"area": phrases.area(area), "rats": rats})


def _no_rat(v: View, area: int, rats: int, c: int) -> Iterator[News]:
    yield News("wistar-deed-no-rat-area" if rats == RATS_IN_AREA else "wistar-deed-no-rat-left",
               {"area": phrases.area(area)})  # fmt: skip


def _points(v: View, points: int, section: int, c: int) -> Iterator[News]:
    yield News("wistar-deed-points", {"points": points, "section": phrases.card(section)})


def _worth(values: Any, number: int) -> str | int:
    """What a freed place is worth, if that is known; sentences show nothing else."""
    return "unknown" if values[number - 1] == UNKNOWN else values[number - 1]


def _bed(v: View, number: int, b: int, c: int) -> Iterator[News]:
    yield News("wistar-deed-bed", {"worth": _worth(v.pack.bed_points, number)})


def _dig(v: View, number: int, b: int, c: int) -> Iterator[News]:
    yield News("wistar-deed-dig", {"worth": _worth(v.pack.chamber_points, number)})


def _dig_instead(v: View, number: int, b: int, c: int) -> Iterator[News]:
    yield News("wistar-deed-dig-instead", {"worth": _worth(v.pack.chamber_points, number)})


def _projects(v: View, row: int, number: int, c: int) -> Iterator[News]:
    name = "wistar-deed-projects-advanced" if row == dialogue.ADVANCED else "wistar-deed-projects-basic"
    yield News(name, {"number": number}) if number else News("wistar-deed-no-projects")


def _explores(v: View, card: int, room: int, c: int) -> Iterator[News]:
    yield News("wistar-deed-explores", {"card": phrases.exploration(v, card), "place": phrases.where_is(room)})
    icons = phrases.row(v, card, room)
    if icons:
        yield News("wistar-deed-row", {"room": phrases.room(room), "icons": icons})


def _moves(v: View, start: int, target: int, c: int) -> Iterator[News]:
    yield News("wistar-deed-moves", {"room": phrases.room(target)})


def _door(v: View, one: int, other: int, c: int) -> Iterator[News]:
    yield News("wistar-deed-door", {"one": phrases.room(one), "other": phrases.room(other)})


def _reveals(v: View, slot: int, b: int, c: int) -> Iterator[News]:
    yield News("wistar-deed-reveals", {"slot": phrases.slot(v, slot)})


def _tent(v: View, room: int, b: int, c: int) -> Iterator[News]:
    yield News("wistar-deed-tent", {"room": phrases.room(room)})


def _tile(v: View, kind: int, points: int, place: int) -> Iterator[News]:
    yield News("wistar-deed-tile", {"tile": phrases.tile(kind, points), "place": phrases.place(place)})


def _task(v: View, slot: int, number: int, c: int) -> Iterator[News]:
    yield News("wistar-deed-task", {"slot": phrases.slot(v, slot), "worth": _worth(v.pack.cube_points, number)})


def _advances(v: View, scale: int, field: int, skill: int) -> Iterator[News]:
    yield News("wistar-deed-advances", {"skill": SKILLS[skill], "scale": phrases.scale(scale), "field": field})


def _overflow(v: View, scale: int, points: int, skill: int) -> Iterator[News]:
    yield News("wistar-deed-overflow", {"skill": SKILLS[skill], "scale": phrases.scale(scale), "points": points})


def _goal(v: View, goal: int, points: int, c: int) -> Iterator[News]:
    yield News("wistar-deed-goal", {"goal": goal + 1, "points": points})


def _attacks(v: View, kind: int, b: int, c: int) -> Iterator[News]:
    yield News(f"wistar-deed-attack-{AGGRESSIVE[kind]}")


def _final(v: View, effect: int, scale: int, c: int) -> Iterator[News]:
    yield News("wistar-deed-final", {"effect": phrases.effect(effect), "scale": phrases.scale(scale)})


def _bonus(v: View, kind: int, skill: int, c: int) -> Iterator[News]:
    yield News("wistar-deed-bonus", {"bonus": phrases.bonus(kind), "skill": SKILLS[skill]})


def _loses(v: View, points: int, left: int, c: int) -> Iterator[News]:
    yield News("wistar-deed-loses", {"points": points, "left": left})


def _discards(v: View, kind: int, points: int, c: int) -> Iterator[News]:
    yield News("wistar-deed-discards", {"tile": phrases.tile(kind, points)})


def _unhurt(v: View, attack: int, his: int, yours: int) -> Iterator[News]:
    if attack == dialogue.BY_RESOURCES:
        yield News("wistar-deed-unhurt-resources")
    else:
        yield News("wistar-deed-unhurt", {"his": his, "yours": yours})


def _cannot(v: View, reason: int, b: int, c: int) -> Iterator[News]:
    yield News(f"wistar-cannot-{dialogue.CANNOT[reason]}")


def _round(v: View, number: int, b: int, c: int) -> Iterator[News]:
    shuffled = v.cards_lead or v.options.edition == 1
    yield News("wistar-deed-round" if shuffled else "wistar-deed-round-open", {"round": number})


def _starts(v: View, who: int, b: int, c: int) -> Iterator[News]:
    yield News("wistar-deed-starts" if who == dialogue.HE else "wistar-deed-you-start")


_SPECIAL = {
    "set_up": _set_up, "round": _round, "starts": _starts, "card": _card, "chief": _chief, "rat": _rat,
    "no_rat": _no_rat, "points": _points, "bed": _bed, "dig": _dig, "dig_instead": _dig_instead,
    "projects": _projects, "explores": _explores, "moves": _moves, "door": _door,
    "reveals": _reveals, "tent": _tent, "tile": _tile, "task": _task, "advances": _advances, "overflow": _overflow,
    "goal": _goal, "attacks": _attacks, "final": _final, "bonus": _bonus, "loses": _loses, "discards": _discards,
    "unhurt": _unhurt, "cannot": _cannot,
}  # fmt: skip
