"""What a pack is checked for: that it is whole, and that it fits everything the rulebook's text pins down.

Each check names the place in the pack and the reason, and goes on, so that all that is wrong is told at once.
Reasons are sentences of the Fluent files, all of them called `wistar-bad-…`.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from konspira.games.wistar.components import (
    AREAS,
    BEDS_IN_ALL,
    BONUS_KINDS,
    BONUSES,
    CARDS,
    CUBES,
    EFFECTS,
    EXPLORATIONS,
    ICON_KINDS,
    ICONS,
    ROOMS,
    SCALES,
    SECTIONS,
    SKILLS,
    UNDERGROUNDS,
)
from konspira.games.wistar.pack import ActionCard, Exploration, Kind, Pack, Side, blocks, values
from konspira.news import News

Problems = Iterator[tuple[str, News]]
CARD_NUMBERS = tuple(str(number) for number in range(1, EXPLORATIONS + 1))
DIFFICULTIES = ("0", "1", "2", "3")


def problems(pack: Pack) -> Problems:
    """Everything that is wrong with a pack, each as a place and a reason."""
    if not pack.name.replace("-", "").replace("_", "").isalnum():
        yield "name", _bad("name", name=pack.name)
    if not pack.teach:
        yield from _missing(pack)
    yield from _sources(pack)
    yield from _wheel(pack)
    yield from _board(pack)
    yield from _farm(pack)
    yield from _actions(pack)
    yield from _explorations(pack)
    yield from _scales(pack)
    if not pack.teach:
        yield from hints(pack)


def _bad(reason: str, **args: Any) -> News:
    return News(f"wistar-bad-{reason}", args)


def _one_of(what: str, allowed: Iterable[str]) -> News:
    return _bad("none-of", given=what, allowed=list(allowed))


# -- is it whole? -----------------------------------------------------------------------------------


def _missing(pack: Pack) -> Problems:
    """Only a pack for teach-in may leave something out."""
    tasks: Mapping[Any, int] = pack.farm.tasks
    actions: Mapping[Any, ActionCard] = pack.actions
    cards: Mapping[Any, Exploration] = pack.exploration.cards
    scales: Mapping[Any, Kind] = pack.scales
    places: dict[str, Any] = {
        "wheel.clockwise": pack.wheel.clockwise,
        **{f"board.{name}": getattr(pack.board, name) for name in ("open_chambers", "cubes", "beds", "chambers")},
        **{f"tiles.{name}": getattr(pack.tiles, name) for name in ("house_mice", "cellar_mice", "cheese", "goals")},
        **{f"farm.{name}": getattr(pack.farm, name) for name in ("house", "cellar", "passages", "doors", "cheese")},
        **{f"farm.tasks.{room}": tasks.get(room) for room in ROOMS[1:]},
        "exploration.last.back": pack.exploration.last.back,
        "exploration.last.face": pack.exploration.last.face,
    }
    for name in CARDS:
        card = actions.get(name)
        places[f"actions.{name}"] = card
        if card is not None:
            places[f"actions.{name}.bonuses"] = card.bonuses
            needed = "skill" if name == "cottage" else "rat"  # A4 in the cottage there is no rat
            places[f"actions.{name}.{needed}"] = getattr(card, needed)
    for number in CARD_NUMBERS:
        exploration = cards.get(number)
        places[f"exploration.cards.{number}"] = exploration
        if exploration is not None:
            rows: Mapping[Any, Any] = exploration.rows
            places[f"exploration.cards.{number}.plan"] = exploration.plan
            places |= {f"exploration.cards.{number}.rows.{room}": rows.get(room) for room in ROOMS}
    for kind in SCALES:
        scale = scales.get(kind)
        places[f"scales.{kind}"] = scale
        if scale is not None:
            places[f"scales.{kind}.places"] = scale.places
            sides: Mapping[Any, Side] = scale.sides
            for difficulty in DIFFICULTIES:
                side = sides.get(difficulty)
                places[f"scales.{kind}.sides.{difficulty}"] = side
                if side is not None:
                    places[f"scales.{kind}.sides.{difficulty}.fields"] = side.fields
                    places[f"scales.{kind}.sides.{difficulty}.overflow"] = side.overflow
    yield from ((place, _bad("missing")) for place, value in places.items() if value is None)
    yield from ((place, _bad("question-mark")) for place in _unknown(pack))


def _unknown(pack: Pack) -> Iterator[str]:
    for name in ("cubes", "beds", "chambers"):
        if "?" in (getattr(pack.board, name) or ()):
            yield f"board.{name}"
    for kind, scale in pack.scales.items():
        for difficulty, side in scale.sides.items():
            for number, field in enumerate(side.fields or (), 1):
                if "?" in (field.points, field.effect):
                    yield f"scales.{kind}.sides.{difficulty}.fields[{number}]"


def _sources(pack: Pack) -> Problems:
    """A source is given only for what is there."""
    for place, block in blocks(pack):
        if isinstance(block.source, dict):
            known = set(values(block)) | set(block.__struct_fields__)
            for name in block.source:
                if name not in known:
                    yield f"{place}.source.{name}", _bad("source")


# -- the boards -------------------------------------------------------------------------------------


def _wheel(pack: Pack) -> Problems:
    named = [section for sections in pack.wheel.areas.values() for section in sections]
    if sorted(pack.wheel.areas) != sorted(AREAS) or sorted(named) != sorted(SECTIONS):
        yield "wheel.areas", _bad("areas")
    ring = pack.wheel.clockwise
    if ring is None:
        return
    if sorted(ring) != sorted(SECTIONS):
        yield "wheel.clockwise", _bad("ring", sections=list(SECTIONS))
        return
    for area, (one, other) in pack.wheel.areas.items():
        if one in ring and other in ring and (ring.index(one) - ring.index(other)) % 6 not in (1, 5):
            yield "wheel.clockwise", _bad("apart", one=one, other=other, area=area)


def _board(pack: Pack) -> Problems:
    board = pack.board
    for name, number in (("cubes", CUBES), ("beds", BEDS_IN_ALL), ("chambers", UNDERGROUNDS)):
        points = getattr(board, name)
        if points is None:
            continue
        known = [value for value in points if value != "?"]
        if len(points) != number:
            yield f"board.{name}", _bad("count", wanted=number, given=len(points))
        elif known != sorted(known):
            yield f"board.{name}", _bad("falling")
    for name in ("house_mice", "cellar_mice", "cheese", "goals"):
        if getattr(pack.tiles, name) == ():
            yield f"tiles.{name}", _bad("no-value")


def _farm(pack: Pack) -> Problems:
    farm = pack.farm
    zones = (*(farm.house or ()), *(farm.cellar or ()))
    if len(set(zones)) < len(zones) or "A" in zones:
        yield "farm.house", _bad("zone-twice")
    if not pack.teach and set(zones) != set(ROOMS[1:]):
        yield "farm.cellar", _bad("zone-missing")
    if farm.cheese == "A" or farm.tasks.get("A"):
        yield "farm", _bad("entrance")
    if (farm.passages is None) != (farm.doors is None):
        yield "farm", _bad("ways-together")
    ways = [*(farm.passages or ()), *(farm.doors or ())]
    good = True
    for way in ways:
        ends = way.split("-")
        if len(ends) != 2 or not all(end in ROOMS for end in ends) or ends[0] == ends[1]:
            yield "farm.passages", _bad("way", way=way)
            good = False
    if good and len({frozenset(way.split("-")) for way in ways}) < len(ways):
        yield "farm.passages", _bad("way-twice")
    if good and farm.passages is not None:
        reached, grown = {"A"}, True
        while grown:
            further = {end for way in ways for end in way.split("-") if reached & set(way.split("-"))}
            grown, reached = not further <= reached, reached | further
        for room in ROOMS:
            if room not in reached:
                yield "farm.passages", _bad("unreachable", room=room)


# -- the cards --------------------------------------------------------------------------------------


def _actions(pack: Pack) -> Problems:
    for name, card in pack.actions.items():
        place = f"actions.{name}"
        if (card.skill is not None) and name != "cottage":
            yield f"{place}.skill", _bad("skill")
        if name == "cottage" and card.rat:
            yield f"{place}.rat", _bad("rat")
        if len(card.bonuses or ()) > BONUSES:
            yield f"{place}.bonuses", _bad("most", most=BONUSES)
        for i, bonus in enumerate(card.bonuses or (), 1):
            kind, _, skill = bonus.partition(" ")
            if kind not in BONUS_KINDS[1:]:
                yield f"{place}.bonuses[{i}]", _one_of(kind, BONUS_KINDS[1:])
            if skill not in SKILLS:
                yield f"{place}.bonuses[{i}]", _one_of(skill, SKILLS)


def _explorations(pack: Pack) -> Problems:
    slots = [f"{room}{i + 1}" for room, number in pack.farm.tasks.items() for i in range(number)]
    complete = len(pack.farm.tasks) >= len(ROOMS) - 1
    plans = {f"cards.{number}.plan": card.plan for number, card in pack.exploration.cards.items()}
    plans |= {"last.back": pack.exploration.last.back, "last.face": pack.exploration.last.face}
    for name, plan in plans.items():
        if plan is not None and (not complete or sorted(plan) != sorted(slots)):
            yield f"exploration.{name}", _bad("plan", slots=sorted(slots))
    rows: dict[str, Any] = {f"cards.{number}": card.rows for number, card in pack.exploration.cards.items()}
    for card, by_room in {**rows, "last": pack.exploration.last.rows}.items():
        for room, icons in by_room.items():
            place = f"exploration.{card}.rows.{room}"
            if len(icons) > ICONS:
                yield place, _bad("most", most=ICONS)
            for i, icon in enumerate(icons, 1):
                kind, _, target = icon.partition(" ")
                if kind == "move":
                    if target not in ROOMS[1:]:
                        yield f"{place}[{i}]", _one_of(target, ROOMS[1:])
                elif icon not in ICON_KINDS[1:]:
                    yield f"{place}[{i}]", _one_of(icon, (*ICON_KINDS[1:], "move B"))


def _scales(pack: Pack) -> Problems:
    places = [pack.scales[kind].places for kind in SCALES if kind in pack.scales]
    if len(places) == len(SCALES) and None not in places and sum(places) != len(SKILLS):  # type: ignore[arg-type]  # no None
        yield "scales", _bad("places")
    for kind, scale in pack.scales.items():
        for difficulty, side in scale.sides.items():
            for i, field in enumerate(side.fields or (), 1):
                if field.effect != "?" and field.effect not in EFFECTS:
                    yield f"scales.{kind}.sides.{difficulty}.fields[{i}].effect", _one_of(field.effect, EFFECTS)
            if side.fields == ():
                yield f"scales.{kind}.sides.{difficulty}.fields", _bad("no-field")


# -- what the rulebook's examples print -------------------------------------------------------------


def hints(pack: Pack) -> Problems:
    """P11–P17: values that the examples of the rulebook show. They are looked for in what is known; the owner of a box
    that does not have them is told to look again, and believed."""
    cards = pack.exploration.cards
    rows = [row for card in cards.values() for row in card.rows.values()]
    if len(rows) == EXPLORATIONS * len(ROOMS):
        if all(card.rows["D"] != ("reveal", "tent", "move E") for card in cards.values()):
            yield "exploration", _bad("pin-row-d")
        if not any("move D" in row for row in rows):
            yield "exploration", _bad("pin-move-d")
    if pack.farm.doors is not None and not {"D-E", "E-D"} & set(pack.farm.doors):
        yield "farm.doors", _bad("pin-door")
    if pack.farm.tasks.get("D", 2) != 2:
        yield "farm.tasks.D", _bad("pin-tasks-d")
    back = pack.exploration.last.back
    if back and {"D1", "D2"} <= set(back) and back.index("D2") > back.index("D1"):
        yield "exploration.last.back", _bad("pin-back")
    plans = [card.plan for card in cards.values()] + [back, pack.exploration.last.face]
    if len(cards) == EXPLORATIONS and all(plans) and not any(plan[0] == "D2" for plan in plans if plan):
        yield "exploration", _bad("pin-plan")
    for name, value in (("cubes", 4), ("beds", 2), ("chambers", 3)):
        points = getattr(pack.board, name)
        if points and "?" not in points and value not in points:
            yield f"board.{name}", _bad("pin-value", value=value)
    if pack.tiles.cheese is not None and 6 not in pack.tiles.cheese:
        yield "tiles.cheese", _bad("pin-cheese")
    yield from _pinned_scales(pack)


def _pinned_scales(pack: Pack) -> Problems:
    sides = [
        (kind, int(difficulty), side)
        for kind, scale in pack.scales.items()
        for difficulty, side in scale.sides.items()
        if side.fields is not None and side.overflow is not None
        and all("?" not in (field.points, field.effect) for field in side.fields)
    ]  # fmt: skip
    if len(sides) < len(SCALES) * len(DIFFICULTIES):
        return
    if not any(side.overflow == 1 for _, _, side in sides):
        yield "scales", _bad("pin-overflow")
    points = {field.points for _, _, side in sides for field in side.fields or ()}
    if not {0, 3, 5} <= points:
        yield "scales", _bad("pin-fields")
    wanted = ("final house_mice", "final doors", "final tents")
    with_effect = [
        [(kind, level) for kind, level, side in sides if any(f.effect == effect for f in side.fields or ())]
        for effect in wanted
    ]
    for mix in itertools.product(*with_effect):
        levels = [level for _, level in mix]
        if len({kind for kind, _ in mix}) == len(SCALES) and max(levels) - min(levels) < 2:
            return
    yield "scales", _bad("pin-finals")
