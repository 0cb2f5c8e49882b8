"""Krysobot in words: answers as values, and what the seat is told between one view and the next."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from konspira.games.wistar import dialogue, phrases
from konspira.games.wistar.components import (
    AREAS,
    BONUS_KINDS,
    CARDS,
    EFFECTS,
    EXPLORATIONS,
    ICON_KINDS,
    MOVE,
    ROOMS,
    SCALES,
    SKILLS,
    SLOTS,
    TILES,
    UNKNOWN,
)
from konspira.games.wistar.pieces import View
from konspira.games.wistar.questions import question, sign_label
from konspira.games.wistar.score_sheet import each, sheet, total
from konspira.games.wistar.story import deeds, skills
from konspira.news import News


class _Answer(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """An answer to the question that Krysobot asks."""


class Say(_Answer, frozen=True, tag="say"):
    """Yes, no, done; another lies on my table; none; both; a new one."""

    sign: Literal["yes", "no", "done", "another", "none", "both", "new"]


class Number(_Answer, frozen=True, tag="number"):
    number: int


class Mouse(_Answer, frozen=True, tag="mouse"):
    """That mouse lies there."""

    zone: Literal["house", "cellar"]
    points: int


class Card(_Answer, frozen=True, tag="card"):
    """That action card, or that section of the wheel."""

    card: str


class Room(_Answer, frozen=True, tag="room"):
    room: str


class Slot(_Answer, frozen=True, tag="slot"):
    """That task card: "D1" is the left one in room D, or the only one."""

    slot: str


class Exploration(_Answer, frozen=True, tag="exploration"):
    """That exploration card, by its number in the pack."""

    card: int


class Skill(_Answer, frozen=True, tag="skill"):
    skill: str


class Scale(_Answer, frozen=True, tag="scale"):
    scale: str


class Attack(_Answer, frozen=True, tag="attack"):
    """I attack him with a project card."""

    by: str


class Bonus(_Answer, frozen=True, tag="bonus"):
    """The picture on the action card is that bonus; "end": there is no further one."""

    bonus: str


class Icon(_Answer, frozen=True, tag="icon"):
    """The icon in the row is that; "end": there is no further one. A move is answered by its room."""

    icon: str


class Effect(_Answer, frozen=True, tag="effect"):
    """Beside the field of the scale stands that."""

    effect: str


class Door(_Answer, frozen=True, tag="door"):
    """That room lies next to it, behind a door."""

    room: str


class Drawn(_Answer, frozen=True, tag="drawn"):
    """That action card came up on my table, and there is a space for his chief."""

    card: str


class Full(_Answer, frozen=True, tag="full"):
    """That action card came up, and there is no space for his chief."""

    card: str


class Correct(_Answer, frozen=True, tag="correct"):
    """That was told wrongly: "album" asks what."""

    thing: str


Action = (
    Say
    | Number
    | Mouse
    | Card
    | Room
    | Slot
    | Exploration
    | Skill
    | Scale
    | Attack
    | Bonus
    | Icon
    | Effect
    | Door
    | Drawn
    | Full
    | Correct
)

# Families of answers that name one thing of a list: their first number, and the list.
_NAMED: tuple[tuple[Any, str, int, tuple[str, ...]], ...] = (
    (Say, "sign", dialogue.YES, dialogue.SIGNS),
    (Card, "card", dialogue.CARD, CARDS),
    (Room, "room", dialogue.ROOM, ROOMS),
    (Slot, "slot", dialogue.SLOT, SLOTS),
    (Skill, "skill", dialogue.SKILL, SKILLS),
    (Scale, "scale", dialogue.SCALE, SCALES),
    (Attack, "by", dialogue.ATTACK, dialogue.ATTACKS),
    (Bonus, "bonus", dialogue.BONUS, BONUS_KINDS),
    (Icon, "icon", dialogue.ICON, ICON_KINDS),
    (Effect, "effect", dialogue.EFFECT, EFFECTS),
    (Door, "room", dialogue.BEHIND, ROOMS),
    (Drawn, "card", dialogue.DRAWN, CARDS),
    (Full, "card", dialogue.FULL, CARDS),
    (Correct, "thing", dialogue.CORRECT, dialogue.THINGS),
)


def value(number: int) -> Action:
    """The answer with a number."""
    if dialogue.NUMBER <= number < dialogue.MOUSE:
        return Number(number - dialogue.NUMBER)
    if dialogue.MOUSE <= number < dialogue.CARD:
        zone, points = divmod(number - dialogue.MOUSE, dialogue.MOUSE_VALUES)
        return Mouse("cellar" if zone else "house", points)
    if dialogue.EXPLORATION <= number < dialogue.SKILL:
        return Exploration(number - dialogue.EXPLORATION + 1)
    for kind, _, first, names in _NAMED:
        if first <= number < first + len(names):
            answer: Action = kind(names[number - first])
            return answer
    raise ValueError(f"there is no answer {number}")


def number(action: Action) -> int:
    """The number of an answer; ValueError if it is never offered."""
    if isinstance(action, Number):
        return dialogue.NUMBER + _within(action.number, dialogue.NUMBERS)
    if isinstance(action, Mouse):
        return (
            dialogue.MOUSE
            + TILES.index(action.zone) * dialogue.MOUSE_VALUES
            + _within(action.points, dialogue.MOUSE_VALUES)
        )
    if isinstance(action, Exploration):
        return dialogue.EXPLORATION + _within(action.card - 1, EXPLORATIONS)
    for kind, field, first, names in _NAMED:
        if isinstance(action, kind):
            return first + names.index(getattr(action, field))
    raise ValueError("not an answer")


def _within(number: int, end: int) -> int:
    if not 0 <= number < end:
        raise ValueError(f"0 to {end - 1}")
    return number


# -- what is said -----------------------------------------------------------------------------------


def describe(v: View, action: Action) -> News:
    """What a button or a list says of an answer."""
    if isinstance(action, Say):
        return sign_label(v, action.sign)
    if isinstance(action, Number):
        name = "wistar-answer-points" if dialogue.QUESTIONS[v.question] in _POINTS else "wistar-answer-number"
        return News(name, {"number": action.number})
    if isinstance(action, Mouse):
        return phrases.tile(TILES.index(action.zone), action.points)
    if isinstance(action, Card):
        return phrases.card(CARDS.index(action.card)) if v.question != dialogue.ASK_YOUR_TURN else _place(v, action)
    if isinstance(action, Drawn | Full):
        name = "wistar-answer-drawn" if isinstance(action, Drawn) else "wistar-answer-full"
        return News(name, {"card": phrases.card(CARDS.index(action.card))})
    if isinstance(action, Correct):
        return News(f"wistar-answer-correct-{action.thing}")
    if isinstance(action, Room):
        if v.question == dialogue.ASK_ICON:
            return phrases.icon(MOVE + ROOMS.index(action.room))
        return News(
            "wistar-answer-way" if v.question == dialogue.ASK_WAYS else "wistar-answer-room", {"room": action.room}
        )
    if isinstance(action, Door):
        return News("wistar-answer-way-door", {"room": action.room})
    if isinstance(action, Slot):
        return phrases.slot(v, SLOTS.index(action.slot))
    if isinstance(action, Exploration):
        return phrases.exploration(v, action.card - 1)
    if isinstance(action, Skill):
        return News("wistar-answer-skill", {"skill": action.skill})
    if isinstance(action, Scale):
        return phrases.scale(SCALES.index(action.scale))
    if isinstance(action, Attack):
        return News(f"wistar-answer-attack-{action.by}")
    if isinstance(action, Bonus):
        return phrases.bonus(BONUS_KINDS.index(action.bonus))
    if isinstance(action, Icon):
        return phrases.icon(ICON_KINDS.index(action.icon))
    return phrases.effect(EFFECTS.index(action.effect))


def _place(v: View, action: Card) -> News:
    """Where your chief went; where your cards lead, beside the card that came up, so it says so."""
    place = phrases.card(CARDS.index(action.card))
    return News("wistar-answer-my-chief", {"card": place}) if v.cards_lead and v.options.edition > 2 else place


_POINTS = {"cheese", "goal", "overflow", "field_points", "place_points", "how_many_points"}


def preview(v: View, action: Action) -> list[News]:
    """Nothing: an answer says what lies on the table, and what follows from it is told at once."""
    return []


def refuse(v: View, action: Action) -> News:
    """Why an answer does not fit: he has asked something else, or it is not possible."""
    return News("wistar-refuse", {"question": question(v)})


def reason(v: View) -> News:
    """Who won, and by how much he was measured."""
    return News("wistar-won" if v.won else "wistar-lost", {"points": total(v)})


def tell(before: View | None, after: View) -> list[News]:
    """What is to be done on the table since the last answer; before the end, the score line by line."""
    if after.over:
        return [reason(after)]
    if after.question == dialogue.ASK_WON:
        return [*deeds(after, after.fresh), *score(after)]
    return list(deeds(after, after.fresh))


def score(v: View) -> list[News]:
    """10.1 His score, line by line."""
    lines = {name: News(f"wistar-score-{name}", {"points": points}) for name, points in sheet(v).items()}
    if effects := final_lines(v):
        lines["finals"] = News("wistar-score-finals-each", {"points": lines["finals"].args["points"], "each": effects})
    return [*lines.values(), News("wistar-score-total", {"points": total(v)})]


def final_lines(v: View) -> list[News]:
    """8.7 What each final effect that his cubes have reached gives."""
    return [
        News("wistar-score-effect", {"effect": phrases.effect(effect), "points": points}) for effect, points in each(v)
    ]


# -- the table as text ------------------------------------------------------------------------------


def badge(v: View) -> News | None:
    """12.2 A word of warning while reconstructed values are in play."""
    return News("wistar-badge") if v.pack.reconstructed else None


def board(v: View) -> list[News]:
    """What is to be done, what he asks, then his side of the table: for a screen reader, and for who has no picture."""
    said = [reason(v)] if v.over else [*deeds(v, 0), question(v)]
    said.append(News("wistar-board-round", {"round": v.round, "points": v.points, "projects": v.projects}))
    lines = sheet(v)
    said.append(News("wistar-board-sofar", {"points": sum(lines.values()), **lines}))
    said.append(News("wistar-board-rats", {name: v.rats[i] for i, name in enumerate(AREAS)}))
    said.append(News("wistar-board-burrow", {"beds": v.beds, "dug": v.dug, "free": free_chambers(v), "cubes": v.cubes}))
    if v.tiles:
        tiles = [phrases.tile(v.tile[i], v.tile_points[i]) for i in range(v.tiles)]
        said.append(News("wistar-board-tiles", {"tiles": tiles}))
    said.append(News("wistar-board-farm", {"place": phrases.where_is(v.room), "doors": v.doors}))
    if v.tents:
        said.append(News("wistar-board-tents", {"rooms": [ROOMS[i] for i in range(len(ROOMS)) if v.tents >> i & 1]}))
    if UNKNOWN not in v.scale:
        said.append(skills(v))
    for scale in range(len(SCALES)):
        said.append(News("wistar-board-scale", {"scale": phrases.scale(scale), "field": v.position[scale]}))
    if effects := final_lines(v):
        said.append(News("wistar-board-finals", {"effects": effects}))
    if v.top != UNKNOWN:
        said.append(News("wistar-board-top", {"card": phrases.exploration(v, v.top)}))
    warning = badge(v)
    return [*said, warning] if warning else said


def free_chambers(v: View) -> int:
    """5.1 Chambers in which nothing lies; 0 while nobody has said how many are open from the start."""
    return max(0, v.pack.open_chambers + v.dug - v.beds - v.tiles) if v.pack.open_chambers != UNKNOWN else 0
