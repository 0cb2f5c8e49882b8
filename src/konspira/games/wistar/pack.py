"""A pack: a TOML file with everything that is printed on Krysobot's cards and boards, and where each value comes from.

Here is its form. `checks.py` holds it against the rulebook, `library.py` reads and writes files, and `options.py`
lays a pack into a record.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from konspira.boxes.box import BadOptions
from konspira.games.wistar.components import FIELDS
from konspira.news import News
from konspira.speech import say

Source = Literal["printed", "inferred", "owner", "reconstructed"]
Section = Literal["wood", "dig", "metal", "beds", "develop", "explore"]
Card = Literal["wood", "dig", "metal", "beds", "develop", "explore", "cottage"]
Area = Literal["forest", "burrow", "farm"]
Room = Literal["A", "B", "C", "D", "E", "F", "G"]
Skill = Literal["K1", "K2", "K3", "K4", "K5"]
Scale = Literal["building", "tool", "automaton"]
Difficulty = Literal["0", "1", "2", "3"]
Points = Annotated[int, msgspec.Meta(ge=0, le=24)]
Unknown = Literal["?"]
Decks = Literal["mine", "app"]  # whose cards lead: those shuffled on the table, or those that he deals (11.4)


class BadPack(BadOptions):
    """A pack that cannot be played with; says the file, the place and the reason of everything that is wrong."""

    def __init__(self, label: str | News, problems: Sequence[tuple[str, News]]) -> None:
        told = _together([_line(label, place, reason) for place, reason in problems])
        super().__init__(say(Path(__file__).parent, told, "en"), told)
        self.problems = problems


def _line(label: str | News, place: str, reason: News) -> News:
    if not place:
        return News("wistar-bad-whole", {"file": label, "reason": reason})
    return News("wistar-bad-place", {"file": label, "place": place, "reason": reason})


def _together(lines: list[News]) -> News:
    """Lines below each other as one sentence; halves of halves, for a bad pack can have hundreds of them."""
    if len(lines) == 1:
        return lines[0]
    middle = len(lines) // 2
    return News("wistar-bad-both", {"first": _together(lines[:middle]), "rest": _together(lines[middle:])})


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A part of a pack. `source` tells of all its values, or of single ones by name; else the pack's own holds."""

    source: Source | dict[str, Source] | None = None


class Rulings(Block, frozen=True):
    """Points of the printed rules that the solo rulebook leaves open (RULES.md, section 13)."""

    one_chief_per_section: bool = True  # A2
    last_card: Literal["first", "all"] = "first"  # A18
    one_cube_per_task: bool = False  # A23
    one_cheese: bool = False  # A16
    last_rows: bool = False  # A19


class Wheel(Block, frozen=True):
    areas: dict[Area, tuple[Section, Section]]
    clockwise: tuple[Section, ...] | None = None


class Board(Block, frozen=True):
    """Krysobot's board: chambers open from the start, and the values below cubes, beds and undergrounds."""

    open_chambers: Annotated[int, msgspec.Meta(ge=0, le=6)] | None = None
    cubes: tuple[Points | Unknown, ...] | None = None
    beds: tuple[Points | Unknown, ...] | None = None
    chambers: tuple[Points | Unknown, ...] | None = None


class Tiles(Block, frozen=True):
    """The values that occur on mice, on cheese, and on the fields of goals."""

    house_mice: tuple[Annotated[int, msgspec.Meta(ge=0, le=7)], ...] | None = None
    cellar_mice: tuple[Annotated[int, msgspec.Meta(ge=0, le=7)], ...] | None = None
    cheese: tuple[Points, ...] | None = None
    goals: tuple[Points, ...] | None = None


class Farm(Block, frozen=True):
    """Rooms, the ways between them ("A-B"), those with a door when two play, and the task cards in each room."""

    house: tuple[Room, ...] | None = None
    cellar: tuple[Room, ...] | None = None
    passages: tuple[str, ...] | None = None
    doors: tuple[str, ...] | None = None
    cheese: Room | None = None
    tasks: dict[Room, Annotated[int, msgspec.Meta(ge=0, le=2)]] = {}


class ActionCard(Block, frozen=True):
    """`bonuses` from top to bottom, each with its skill: "round_mouse K2". Of the cottage card, `skill` is the one
    that its action advances."""

    rat: bool | None = None
    bonuses: tuple[str, ...] | None = None
    skill: Skill | None = None


class Exploration(Block, frozen=True):
    """`plan`: the task cards in the order of their numbers on the back; `rows`: the icons from left to right."""

    plan: tuple[str, ...] | None = None
    rows: dict[Room, tuple[str, ...]] = {}


class Explorations(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    cards: dict[Literal["1", "2", "3", "4", "5", "6"], Exploration] = {}
    last: LastCard = msgspec.field(default_factory=lambda: LastCard())


class LastCard(Block, frozen=True):
    """Plans of the task cards on back and face; `rows` as on the other cards, where the owner found some (A19)."""

    back: tuple[str, ...] | None = None
    face: tuple[str, ...] | None = None
    rows: dict[Room, tuple[str, ...]] = {}


class Field(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A field below the top row of a scale."""

    points: Points | Unknown = 0
    effect: str = "none"  # "?": unknown


class Side(Block, frozen=True):
    overflow: Points | None = None
    fields: Annotated[tuple[Field, ...], msgspec.Meta(max_length=FIELDS - 1)] | None = None


class Kind(Block, frozen=True):
    """One kind of scale: its places for skill tokens, and its four sides."""

    places: Annotated[int, msgspec.Meta(ge=1, le=2)] | None = None
    sides: dict[Difficulty, Side] = {}


class Pack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A whole pack. With `teach`, what is missing is asked for when it is needed."""

    name: str
    source: Source
    teach: bool = False
    about: str = ""
    decks: Decks = "app"
    rulings: Rulings = Rulings()
    wheel: Wheel
    board: Board = Board()
    tiles: Tiles = Tiles()
    farm: Farm = Farm()
    actions: dict[Card, ActionCard] = {}
    exploration: Explorations = Explorations()
    scales: dict[Scale, Kind] = {}


# -- provenance -------------------------------------------------------------------------------------


def blocks(pack: Pack) -> Iterator[tuple[str, Block]]:
    """Every block of a pack, with its place."""
    for name in ("rulings", "wheel", "board", "tiles", "farm"):
        yield name, getattr(pack, name)
    for card, action in pack.actions.items():
        yield f"actions.{card}", action
    for number, exploration in pack.exploration.cards.items():
        yield f"exploration.cards.{number}", exploration
    yield "exploration.last", pack.exploration.last
    for kind, scale in pack.scales.items():
        yield f"scales.{kind}", scale
        for difficulty, side in scale.sides.items():
            yield f"scales.{kind}.sides.{difficulty}", side


def values(block: Block) -> dict[str, Any]:
    """The values of a block that are known, by name; the rows of a card and the rooms of a farm one by one."""
    found: dict[str, Any] = {}
    for name in block.__struct_fields__:
        held = getattr(block, name)
        if name in ("source", "sides") or held is None:
            continue
        if isinstance(held, dict):
            found |= {f"{name}.{key}": item for key, item in held.items()}
        else:
            found[name] = held
    return found


def source_of(pack: Pack, block: Block, name: str) -> Source:
    """Where a value of a block comes from."""
    if isinstance(block.source, dict):
        return block.source.get(name) or block.source.get(name.partition(".")[0]) or pack.source
    return block.source or pack.source


def provenance(pack: Pack) -> dict[str, Source]:
    """Where every value of a pack comes from, by its place."""
    return {f"{place}.{name}": source_of(pack, block, name) for place, block in blocks(pack) for name in values(block)}


def known(pack: Pack) -> dict[str, Any]:
    """Every value of a pack that is known, by its place."""
    return {f"{place}.{name}": value for place, block in blocks(pack) for name, value in values(block).items()}
