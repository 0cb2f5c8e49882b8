"""What Krysobot was taught in a game, as a pack that can be kept, shared and played with again (RULES.md, 12.4)."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from konspira.games.wistar import library
from konspira.games.wistar import pack as packs
from konspira.games.wistar.components import (
    BONUS_KINDS,
    BONUSES,
    CARDS,
    CELLAR,
    COTTAGE,
    EFFECTS,
    EXPLORATIONS,
    HOUSE,
    ICON_KINDS,
    ICONS,
    LAST_BACK,
    LAST_FACE,
    LAST_ROOM,
    MOVE,
    NO_BONUS,
    NO_ICON,
    ROOM_SLOTS,
    ROOMS,
    SCALES,
    SECTIONS,
    SKILLS,
    SLOTS,
    UNKNOWN,
)
from konspira.games.wistar.pieces import View

replace = msgspec.structs.replace
MINE = "my-box"  # what a pack is called that grew out of one that came with the game


def taught(pack: packs.Pack, v: View) -> packs.Pack:
    """The pack with everything that is known at the end of a view."""
    known = v.pack
    new = replace(
        pack,
        name=MINE if pack.name in library.shipped() else pack.name,
        wheel=replace(pack.wheel, clockwise=pack.wheel.clockwise or _ring(known)),
        board=_board(pack.board, known),
        farm=_farm(pack.farm, known),
        actions={**pack.actions, **_actions(pack.actions, known)},
        exploration=_explorations(pack.exploration, known),
        scales={**pack.scales, **_scales(pack.scales, v)},
    )
    return _with_sources(pack, new)


def _value(number: int) -> int | None:
    return None if number == UNKNOWN else number


def _ring(known: Any) -> Any:
    """The sections clockwise, once all are known."""
    if UNKNOWN in known.clockwise:
        return None
    ring = [0]
    while len(ring) < len(SECTIONS):
        ring.append(known.clockwise[ring[-1]])
    return tuple(SECTIONS[section] for section in ring)


def _row(values: tuple[int, ...]) -> Any:
    if all(value == UNKNOWN for value in values):
        return None
    return tuple("?" if value == UNKNOWN else value for value in values)


def _board(board: packs.Board, known: Any) -> packs.Board:
    return replace(
        board,
        open_chambers=_value(known.open_chambers),
        cubes=_row(known.cube_points),
        beds=_row(known.bed_points),
        chambers=_row(known.chamber_points),
    )


def _farm(farm: packs.Farm, known: Any) -> packs.Farm:
    zones = {zone: tuple(ROOMS[i] for i, of in enumerate(known.zone) if of == zone) for zone in (HOUSE, CELLAR)}
    tasks = {ROOMS[i]: number for i, number in enumerate(known.slots) if number != UNKNOWN and i}
    if farm.passages is None and known.told == LAST_ROOM:
        farm = replace(farm, passages=_ways(known, door=False), doors=_ways(known, door=True))
    return replace(
        farm,
        house=zones[HOUSE] or None,
        cellar=zones[CELLAR] or None,
        cheese=None if known.cheese_room == UNKNOWN else ROOMS[known.cheese_room],
        tasks=tasks,
    )


def _ways(known: Any, door: bool) -> tuple[str, ...]:
    """The ways of the map that have a door, or those that have none."""
    return tuple(
        f"{ROOMS[one]}-{ROOMS[other]}"
        for one in range(len(ROOMS))
        for other in range(one + 1, len(ROOMS))
        if known.ways[one] >> other & 1 and bool(known.doors[one] >> other & 1) == door
    )


def _actions(actions: Any, known: Any) -> dict[Any, packs.ActionCard]:
    found = {}
    for i, name in enumerate(CARDS):
        card = replace(
            actions.get(name, packs.ActionCard()),
            rat=None if known.rat[i] == UNKNOWN else bool(known.rat[i]),
            bonuses=_bonuses(known.bonus[i], known.bonus_skill[i]),
            skill=SKILLS[known.cottage_skill] if i == COTTAGE and known.cottage_skill != UNKNOWN else None,
        )
        if packs.values(card):
            found[name] = card
    return found


def _bonuses(kinds: tuple[int, ...], skills: tuple[int, ...]) -> Any:
    """The bonuses of a card, once the list is known to its end."""
    length = kinds.index(NO_BONUS) if NO_BONUS in kinds else BONUSES
    if UNKNOWN in kinds[:length] or UNKNOWN in skills[:length]:
        return None
    return tuple(f"{BONUS_KINDS[kinds[i]]} {SKILLS[skills[i]]}" for i in range(length))


def _icons(icons: tuple[int, ...]) -> Any:
    """A row of an exploration card, once it is known to its end."""
    length = icons.index(NO_ICON) if NO_ICON in icons else ICONS
    if UNKNOWN in icons[:length]:
        return None
    return tuple(f"move {ROOMS[i - MOVE]}" if i >= MOVE else ICON_KINDS[i] for i in icons[:length])


def _plan(known: Any, number: int) -> Any:
    """A plan, once all of its numbers are known."""
    ranked = {rank: SLOTS[slot] for slot, rank in enumerate(known.plan[number]) if rank}
    if UNKNOWN in known.slots or len(ranked) < sum(min(n, ROOM_SLOTS) for n in known.slots):
        return None
    return tuple(ranked[rank] for rank in sorted(ranked)) or None


def _explorations(exploration: packs.Explorations, known: Any) -> packs.Explorations:
    cards = dict(exploration.cards)
    for i in range(EXPLORATIONS):
        old = cards.get(str(i + 1), packs.Exploration())  # type: ignore[call-overload]  # the numbers are the keys
        rows = {room: row for j, room in enumerate(ROOMS) if (row := _icons(known.icon[i][j])) is not None}
        card = replace(old, plan=_plan(known, i), rows=rows)
        if packs.values(card):
            cards[str(i + 1)] = card  # type: ignore[index]  # as above
    last_rows = {room: row for j, room in enumerate(ROOMS) if (row := _icons(known.last_icon[j])) is not None}
    last = replace(exploration.last, back=_plan(known, LAST_BACK), face=_plan(known, LAST_FACE), rows=last_rows)
    return replace(exploration, cards=cards, last=last)


def _scales(scales: Any, v: View) -> dict[Any, packs.Kind]:
    found = {}
    for i, name in enumerate(SCALES):
        kind = scales.get(name, packs.Kind())
        side = kind.sides.get(str(v.options.difficulty[i]), packs.Side())
        fields = None
        if v.pack.length[i] != UNKNOWN:
            fields = tuple(_field(v.pack, i, field) for field in range(1, v.pack.length[i] + 1))
        side = replace(side, overflow=_value(v.pack.overflow[i]), fields=fields)
        sides = {**kind.sides, str(v.options.difficulty[i]): side} if packs.values(side) else kind.sides
        kind = replace(kind, places=_value(v.pack.places[i]), sides=sides)
        if packs.values(kind) or kind.sides:
            found[name] = kind
    return found


def _field(known: Any, scale: int, field: int) -> packs.Field:
    points, effect = known.points[scale][field], known.effect[scale][field]
    return packs.Field("?" if points == UNKNOWN else points, "?" if effect == UNKNOWN else EFFECTS[effect])


# -- where it comes from ----------------------------------------------------------------------------


def _with_sources(old: packs.Pack, new: packs.Pack) -> packs.Pack:
    """What is new or different comes from the owner; everything else from where it came before."""
    before = dict(packs.blocks(old))
    content = msgspec.to_builtins(new)
    for place, block in packs.blocks(new):
        was = before.get(place)
        known = packs.values(was) if was is not None else {}
        sources = {}
        for name, value in packs.values(block).items():
            told = name not in known or known[name] != value
            source = "owner" if told or was is None else packs.source_of(old, was, name)
            if source != new.source:
                sources[name] = source
        _put(content, place, sources)
    return msgspec.convert(content, packs.Pack)


def _put(content: dict[str, Any], place: str, sources: Mapping[str, str]) -> None:
    """Write the sources of a block into a pack's content."""
    *path, last = place.split(".")
    here = content
    for part in path:
        here = here.get(part, {})
    if last not in here:
        return  # a block without a value of its own
    here[last].pop("source", None)
    if sources:
        here[last]["source"] = dict(sources)


# -- as a file --------------------------------------------------------------------------------------


def keep(pack: packs.Pack, v: View) -> Path | None:
    """Keep what was taught among the person's own packs; None if nothing was, or it cannot be written."""
    new = taught(pack, v)
    if packs.known(new) == packs.known(pack):
        return None
    new = replace(new, name=_free_name(new))
    path = library.folder() / f"{new.name}.toml"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(to_toml(new), encoding="utf-8")
    except OSError:
        return None
    return path


def _free_name(new: packs.Pack) -> str:
    """Its name, or a further one: a file that knows something which this pack does not is never written over."""
    name = new.name
    for number in itertools.count(2):
        path = library.folder() / f"{name}.toml"
        try:
            if not path.exists() or says_all(packs.known(new), packs.known(library.read(path))):
                break
        except packs.BadPack:
            pass  # whatever it is, it is not ours to write over
        name = f"{new.name}-{number}"
    return name


def says_all(new: Any, old: Any) -> bool:
    """Does one value say all that another says? An open one, "?", says nothing."""
    new, old = msgspec.to_builtins(new), msgspec.to_builtins(old)
    if isinstance(old, dict) and isinstance(new, dict):
        return all(name in new and says_all(new[name], value) for name, value in old.items())
    if isinstance(old, list) and isinstance(new, list):
        if len(new) == len(old):
            return all(says_all(one, other) for one, other in zip(new, old, strict=True))
        return all(value in new for value in old)  # rooms of the house: more of them become known
    return old in ("?", new)


INLINE = ("areas", "tasks", "source")


def to_toml(pack: packs.Pack) -> str:
    """A pack as text; reading it gives the same pack."""
    lines: list[str] = []
    _table(msgspec.to_builtins(pack), "", lines)
    return "\n".join(lines).strip() + "\n"


def _table(content: dict[str, Any], place: str, lines: list[str]) -> None:
    simple = {name: value for name, value in content.items() if not isinstance(value, dict) or name in INLINE}
    if place and simple:
        lines.append(f"[{place}]")
    lines += [f"{name} = {_text(value)}" for name, value in simple.items()]
    if simple:
        lines.append("")
    for name, value in content.items():
        if name not in simple:
            _table(value, f"{place}.{name}" if place else name, lines)


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return msgspec.json.encode(value).decode()
    if isinstance(value, dict):
        inside = ", ".join(f"{_key(name)} = {_text(item)}" for name, item in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        if any(isinstance(item, dict) for item in value):
            return "[\n" + "".join(f"    {_text(item)},\n" for item in value) + "]"
        return f"[{', '.join(_text(item) for item in value)}]"
    return str(value)


def _key(name: str) -> str:
    return name if name.replace("_", "").isalnum() else f'"{name}"'
