"""What can be agreed on before a game of GRA: the number of seats, four variants, and what a higher bid is."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from konspira.kernel.record import Record, boolean, i8, one_of

BY_VALUE, BY_COUNT = 0, 1


class Options(Record):
    seats: i8
    jokers: boolean  # 8.1 shown ones count as every value
    directions: boolean  # 8.2 the starter of a round says which way it goes
    fewer_cards: boolean  # 8.3 start with five, the loser of a round plays with one less
    longer: boolean  # 8.4 who meets the end condition drops out, the others play on
    bid_order: i8 = one_of(2)  # 4.3 BY_VALUE or BY_COUNT


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options as people name them."""

    jokers: bool = False
    directions: bool = False
    fewer_cards: bool = False
    longer: bool = False
    bid_order: Literal["value", "count"] = "value"


def lay(settings: Settings, seats: int, options: Any) -> None:
    """Write the settings into an options record. Every combination makes sense."""
    options["jokers"] = settings.jokers
    options["directions"] = settings.directions and seats > 2  # 8.2.3 with two seats it changes nothing
    options["fewer_cards"] = settings.fewer_cards
    options["longer"] = settings.longer
    options["bid_order"] = BY_COUNT if settings.bid_order == "count" else BY_VALUE


def variants(seats: int) -> list[dict[str, Any]]:
    """Every combination, the base game first."""
    switches = ("jokers", "fewer_cards", "longer") + (("directions",) if seats > 2 else ())
    found: list[dict[str, Any]] = [{}]
    for order in ("value", "count"):
        for bits in range(1 << len(switches)):
            chosen: dict[str, Any] = {name: True for i, name in enumerate(switches) if bits >> i & 1}
            if order == "count":
                chosen["bid_order"] = "count"
            if chosen:
                found.append(chosen)
    return found
