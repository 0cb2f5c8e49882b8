"""What is agreed on before a game against Krysobot: the difficulty of the three scales, and the pack.

The pack is laid into a record, so the same machine code plays every box, and a journal carries its box with it.
"""

from __future__ import annotations

import contextlib
import itertools
from pathlib import Path
from typing import Annotated, Any

import msgspec

from konspira.games.wistar import library
from konspira.games.wistar import pack as packs
from konspira.games.wistar.components import (
    AREAS,
    BEDS_IN_ALL,
    BONUS_KINDS,
    BONUSES,
    CARDS,
    CELLAR,
    CUBES,
    EFFECTS,
    EXPLORATIONS,
    FIELDS,
    HOUSE,
    ICON_KINDS,
    ICONS,
    LAST_BACK,
    LAST_FACE,
    LAST_ROOM,
    MOVE,
    PLANS,
    PRINTED_DOOR,
    ROOMS,
    SCALES,
    SECTIONS,
    SKILLS,
    SLOTS,
    UNDERGROUNDS,
    UNKNOWN,
)
from konspira.games.wistar.dialogue import MOUSE_VALUES, NUMBERS
from konspira.kernel.record import Grid, Record, Row, boolean, i8, i64, many
from konspira.news import News
from konspira.speech import bad_options


class Pack(Record):
    """What is known of the box. UNKNOWN is asked for when it is needed, and then written here."""

    reconstructed: boolean  # 12.2 some value in play is made up
    one_chief_per_section: boolean
    all_of_last_card: boolean
    one_cube_per_task: boolean
    one_cheese: boolean
    app_deals: boolean  # the order of the cards is his; else those on your table lead
    last_rows: boolean  # the last exploration card has rows, too
    area: Row = many(i8, 6)  # of a section
    clockwise: Row = many(i8, 6)  # the section that comes next
    open_chambers: i8
    cube_points: Row = many(i8, CUBES)
    bed_points: Row = many(i8, BEDS_IN_ALL)
    chamber_points: Row = many(i8, UNDERGROUNDS)
    mouse_values: Row = many(i64, 2)  # bit sets: the points that occur, of house and of cellar mice
    cheese_values: i64
    goal_values: i64
    zone: Row = many(i8, 7)  # HOUSE or CELLAR, of a room
    told: i8  # all ways of so many rooms are known, from A on; LAST_ROOM: the whole map
    ways: Row = many(i8, 7)  # bit sets of rooms, by room
    doors: Row = many(i8, 7)  # those of the ways that have a door
    cheese_room: i8
    slots: Row = many(i8, 7)  # task cards in a room
    rat: Row = many(i8, 7)  # by action card
    bonus: Grid = many(i8, 7, BONUSES)
    bonus_skill: Grid = many(i8, 7, BONUSES)
    cottage_skill: i8
    icon: tuple[Grid, ...] = many(i8, EXPLORATIONS, 7, ICONS)  # by card and room
    last_icon: Grid = many(i8, 7, ICONS)  # rows of the last card, by room
    plan: Grid = many(i8, PLANS, 14)  # the number of a task card on a plan; 0: none, or not known
    places: Row = many(i8, 3)  # for skill tokens, by scale; the sides that are played with
    length: Row = many(i8, 3)  # the number of the last field; the top row is 0
    points: Grid = many(i8, 3, FIELDS)
    effect: Grid = many(i8, 3, FIELDS)
    overflow: Row = many(i8, 3)


class Options(Record):
    seats: i8
    edition: i8  # of the rules
    difficulty: Row = many(i8, 3)
    pack: Pack


class Agreed(Record):
    """What table and view keep of the options; the pack they keep as it is known now."""

    seats: i8
    edition: i8
    difficulty: Row = many(i8, 3)


Indicator = Annotated[int, msgspec.Meta(ge=0, le=3)]
PackName = Annotated[str, msgspec.Meta(extra={"choices": library.shipped(), "asked": True, "editor": "album.js"})]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options as people name them. A pack is named, or given whole.

    A pack of a person's own is held whole from then on, so that a journal carries its box with it. One that
    comes with the game is held by its name: like the rules, it is part of the program, and never edited.
    """

    building: Indicator = 1
    tool: Indicator = 1
    automaton: Indicator = 1
    pack: PackName | packs.Pack = "empty"

    def __post_init__(self) -> None:
        """A pack that is not there or not good stays what it is; `lay` says what is wrong with it."""
        if isinstance(self.pack, str) and self.pack not in library.shipped():
            with contextlib.suppress(packs.BadPack):
                msgspec.structs.force_setattr(self, "pack", library.find(self.pack))


def lay(settings: Settings, seats: int, options: Any) -> None:
    """2.4 Write the settings into an options record; refuse mixes whose scales lie too far apart."""
    chosen = (settings.building, settings.tool, settings.automaton)
    if max(chosen) - min(chosen) >= 2:
        low, high = chosen.index(min(chosen)), chosen.index(max(chosen))
        raise bad_options(
            Path(__file__).parent,
            "wistar-refused-mix",
            one=News(f"wistar-scale-{SCALES[low]}"),
            low=chosen[low],
            other=News(f"wistar-scale-{SCALES[high]}"),
            high=chosen[high],
        )
    options["difficulty"] = chosen
    pack = library.good(settings.pack)
    lay_pack(pack, chosen, options["pack"])
    _lay_tiles(pack, options["pack"], narrow=options["edition"] == 1 or not pack.teach)


def mixes() -> list[tuple[int, int, int]]:
    """2.4 All legal mixes of scale cards, from the easiest to the hardest."""
    every = itertools.product(range(4), range(4), range(4))
    return sorted((mix for mix in every if max(mix) - min(mix) < 2), key=lambda mix: (sum(mix), mix))


def variants(seats: int) -> list[dict[str, Any]]:
    """The usual mix and three others with nothing known of the box, and every mix with the reconstructed pack."""
    named = [dict(zip(SCALES, mix, strict=True)) for mix in mixes()]
    taught = [mix for mix in named if len(set(mix.values())) == 1 and set(mix.values()) != {1}]
    return [{}, *taught, *({**mix, "pack": "reconstructed"} for mix in named)]


# -- a pack as a record -----------------------------------------------------------------------------


def lay_pack(pack: Any, difficulty: tuple[int, ...], row: Any) -> None:
    """Write a pack, with the scale sides that are played with, into its record."""
    row["reconstructed"] = any(
        packs.source_of(pack, block, name) == "reconstructed"
        for place, block in packs.blocks(pack)
        if not place.startswith("scales.") or _in_play(place, difficulty)
        for name in packs.values(block)
    )
    _lay_board(pack, row)
    _lay_farm(pack.farm, row)
    _lay_actions(pack.actions, row)
    _lay_explorations(pack.exploration, row)
    _lay_scales(pack.scales, difficulty, row)


def _in_play(place: str, difficulty: tuple[int, ...]) -> bool:
    _, kind, *side = place.split(".")
    return not side or side[1] == str(difficulty[SCALES.index(kind)])


def _bits(members: Any, of: Any = None) -> int:
    return sum(1 << (of.index(member) if of else member) for member in set(members))


def _known(value: Any) -> int:
    return UNKNOWN if value is None or value == "?" else int(value)


def _list(values: Any, length: int) -> list[int]:
    return [UNKNOWN] * length if values is None else [_known(value) for value in values]


def _lay_board(pack: Any, row: Any) -> None:
    rulings, wheel, board = pack.rulings, pack.wheel, pack.board
    for name in ("one_chief_per_section", "one_cube_per_task", "one_cheese"):
        row[name] = getattr(rulings, name)
    row["all_of_last_card"] = rulings.last_card == "all"
    row["last_rows"], row["app_deals"] = rulings.last_rows, pack.decks == "app"
    for area, sections in wheel.areas.items():
        for section in sections:
            row["area"][SECTIONS.index(section)] = AREAS.index(area)
    row["clockwise"] = UNKNOWN
    if wheel.clockwise is not None:
        for here, there in zip(wheel.clockwise, (*wheel.clockwise[1:], wheel.clockwise[0]), strict=True):
            row["clockwise"][SECTIONS.index(here)] = SECTIONS.index(there)
    row["open_chambers"] = _known(board.open_chambers)
    row["cube_points"] = _list(board.cubes, CUBES)
    row["bed_points"] = _list(board.beds, BEDS_IN_ALL)
    row["chamber_points"] = _list(board.chambers, UNDERGROUNDS)


def _lay_tiles(pack: Any, row: Any, narrow: bool) -> None:
    """The points that may be told of a tile: of a box on the table any that can be printed; `narrow`: as written."""
    tiles = pack.tiles if narrow else packs.Tiles()
    most = 16 if narrow else NUMBERS
    row["mouse_values"][HOUSE] = _bits(tiles.house_mice if tiles.house_mice is not None else range(MOUSE_VALUES))
    row["mouse_values"][CELLAR] = _bits(tiles.cellar_mice if tiles.cellar_mice is not None else range(MOUSE_VALUES))
    row["cheese_values"] = _bits(tiles.cheese if tiles.cheese is not None else range(most))
    row["goal_values"] = _bits(tiles.goals if tiles.goals is not None else range(most))


def _lay_farm(farm: Any, row: Any) -> None:
    row["zone"] = UNKNOWN
    for zone, rooms in ((HOUSE, farm.house), (CELLAR, farm.cellar)):
        for room in rooms or ():
            row["zone"][ROOMS.index(room)] = zone
    _lay_ways(farm, row)
    row["cheese_room"] = UNKNOWN if farm.cheese is None else ROOMS.index(farm.cheese)
    row["slots"] = UNKNOWN
    row["slots"][0] = 0  # nothing lies at the entrance
    for room, number in farm.tasks.items():
        row["slots"][ROOMS.index(room)] = number


def _lay_ways(farm: Any, row: Any) -> None:
    """The map; while nobody has told it, there is only the door that the rulebook shows."""
    row["told"], row["ways"], row["doors"] = 0, 0, 0
    passages, doors = farm.passages, farm.doors
    if passages is None or doors is None:
        passages, doors = (), ("-".join(ROOMS[room] for room in PRINTED_DOOR),)
    else:
        row["told"] = LAST_ROOM
    for way in (*passages, *doors):
        one, other = (ROOMS.index(room) for room in way.split("-"))
        for name in ("ways", "doors") if way in doors else ("ways",):
            row[name][one] |= 1 << other
            row[name][other] |= 1 << one


def _lay_actions(actions: Any, row: Any) -> None:
    row["rat"], row["bonus"], row["bonus_skill"] = UNKNOWN, UNKNOWN, UNKNOWN
    row["cottage_skill"] = UNKNOWN
    for name, card in actions.items():
        place = CARDS.index(name)
        row["rat"][place] = _known(card.rat)
        if card.bonuses is not None:
            row["bonus"][place] = 0
            for i, bonus in enumerate(card.bonuses):
                kind, skill = bonus.split()
                row["bonus"][place, i], row["bonus_skill"][place, i] = BONUS_KINDS.index(kind), SKILLS.index(skill)
        if card.skill is not None:
            row["cottage_skill"] = SKILLS.index(card.skill)


def icon_number(icon: str) -> int:
    """ "move D" and the like as a number."""
    return MOVE + ROOMS.index(icon.split()[1]) if icon.startswith("move ") else ICON_KINDS.index(icon)


def _lay_explorations(exploration: Any, row: Any) -> None:
    row["icon"], row["last_icon"], row["plan"] = UNKNOWN, UNKNOWN, 0
    plans = {LAST_BACK: exploration.last.back, LAST_FACE: exploration.last.face}
    for number, card in exploration.cards.items():
        plans[int(number) - 1] = card.plan
        for room, icons in card.rows.items():
            place = int(number) - 1, ROOMS.index(room)
            row["icon"][place] = 0
            row["icon"][place][: len(icons)] = [icon_number(icon) for icon in icons]
    for room, icons in exploration.last.rows.items():
        row["last_icon"][ROOMS.index(room)] = 0
        row["last_icon"][ROOMS.index(room)][: len(icons)] = [icon_number(icon) for icon in icons]
    for which, slots in plans.items():
        for rank, slot in enumerate(slots or (), 1):
            row["plan"][which, SLOTS.index(slot)] = rank


def _lay_scales(scales: Any, difficulty: tuple[int, ...], row: Any) -> None:
    for name in ("places", "length", "points", "effect", "overflow"):
        row[name] = UNKNOWN
    row["points"][:, 0], row["effect"][:, 0] = 0, 0
    for place, kind in enumerate(SCALES):
        if kind not in scales:
            continue
        row["places"][place] = _known(scales[kind].places)
        side = scales[kind].sides.get(str(difficulty[place]))
        if side is None:
            continue
        row["overflow"][place] = _known(side.overflow)
        if side.fields is not None:
            row["length"][place] = len(side.fields)
            for number, field in enumerate(side.fields, 1):
                row["points"][place, number] = _known(field.points)
                row["effect"][place, number] = UNKNOWN if field.effect == "?" else EFFECTS.index(field.effect)
