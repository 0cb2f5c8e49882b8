"""The names of things in Krysobot's box, as news that every language says in its own way."""

from __future__ import annotations

from konspira.games.wistar.components import (
    AREAS,
    BONUS_KINDS,
    CARDS,
    EFFECTS,
    ENTRANCE,
    EXPLORATIONS,
    FROM_ROUND,
    FROM_SUPPLY,
    ICON_KINDS,
    LAST_BACK,
    MOVE,
    NO_ICON,
    ROOM_SLOTS,
    ROOMS,
    SCALES,
    SKILLS,
    TILES,
    UNKNOWN,
)
from konspira.games.wistar.pieces import View
from konspira.news import News


def card(number: int) -> News:
    """A section of the wheel, or the action card that names it."""
    return News(f"wistar-card-{CARDS[number]}")


def area(number: int) -> News:
    return News(f"wistar-area-{AREAS[number]}")


def scale(number: int) -> News:
    return News(f"wistar-scale-{SCALES[number]}")


def skill(number: int) -> str:
    return SKILLS[number]


def room(number: int) -> str:
    return ROOMS[number]


def slot(v: View, number: int) -> News:
    """A task card: by its room, and left or right where two lie in it."""
    where = number // ROOM_SLOTS
    if v.pack.slots[where] < ROOM_SLOTS:
        return News("wistar-slot", {"room": ROOMS[where]})
    return News("wistar-slot-right" if number % ROOM_SLOTS else "wistar-slot-left", {"room": ROOMS[where]})


def tile(kind: int, points: int) -> News:
    """“a house mouse, 2 points”."""
    return News(f"wistar-tile-{TILES[kind]}", {"points": points})


def place(number: int) -> News:
    """Where a mouse or cheese comes from."""
    if number == FROM_ROUND:
        return News("wistar-from-round")
    if number == FROM_SUPPLY:
        return News("wistar-from-supply")
    return News("wistar-from-room", {"room": ROOMS[number]})


def bonus(kind: int) -> News:
    return News(f"wistar-bonus-{BONUS_KINDS[kind]}")


def icon(number: int) -> News:
    if number >= MOVE:
        return News("wistar-icon-move", {"room": ROOMS[number - MOVE]})
    return News(f"wistar-icon-{ICON_KINDS[number]}")


def effect(number: int) -> News:
    """What stands beside a field: “goal 2”, “attack wood”, “final doors”."""
    _, _, what = EFFECTS[number].partition(" ")
    if what in SKILLS:
        return News("wistar-effect-final-skill", {"skill": what})
    return News("wistar-effect-" + EFFECTS[number].replace(" ", "-").replace("_", "-").lower())


def row(v: View, exploration: int, where: int) -> list[News]:
    """The icons of a row, as far as they are known."""
    icons = [number for number in v.pack.icon[exploration][where] if number not in (NO_ICON, UNKNOWN)]
    return [icon(number) for number in icons]


def plan(v: View, number: int) -> list[int]:
    """The task cards of a plan, in the order of their numbers."""
    ranked = [(rank, which) for which, rank in enumerate(v.pack.plan[number]) if rank]
    return [which for _, which in sorted(ranked)]


def exploration(v: View, number: int) -> News:
    """An exploration card, told by the first numbers on its back; by its own number if the back is not known."""
    ranked = plan(v, number)
    if not ranked:
        return News("wistar-exploration-new", {"card": number + 1})
    backs = {other: tuple(plan(v, other)) for other in range(EXPLORATIONS) if other != number}
    shown = next((n for n in (1, 2, 3) if all(back[:n] != tuple(ranked[:n]) for back in backs.values())), len(ranked))
    first = [_ranked(v, place, which) for place, which in enumerate(ranked[:shown], 1)]
    return News("wistar-exploration", {"card": number + 1, "first": first})


def _ranked(v: View, place: int, number: int) -> News:
    """A number of a plan, and where it stands there: “1 D right”."""
    where = number // ROOM_SLOTS
    both = v.pack.slots[where] == ROOM_SLOTS
    side = ("right" if number % ROOM_SLOTS else "left") if both else "alone"
    return News("wistar-ranked", {"place": place, "room": ROOMS[where], "side": side})


def which_plan(v: View, number: int) -> News:
    """“the back of card 3”, “the back of the last card”, “its face”."""
    if number < EXPLORATIONS:
        return News("wistar-plan-card", {"card": number + 1})
    return News("wistar-plan-last-back" if number == LAST_BACK else "wistar-plan-last-face")


def where_is(number: int) -> News:
    """“at the entrance”, “in room D”."""
    return News("wistar-at-entrance") if number == ENTRANCE else News("wistar-in-room", {"room": ROOMS[number]})
