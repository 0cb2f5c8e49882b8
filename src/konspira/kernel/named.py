"""Numbers with names: rules count with the number, Python compares with it, and JSON says the name."""

from __future__ import annotations

import enum
from typing import Any


class Named(enum.Enum):
    """One of a few things that a field of a record holds by number; `value` is what it is called in JSON.

    It is no `int`, for JSON would then say the number; but it compares as its number, and stands where an index may.
    """

    number: int

    def __index__(self) -> int:
        return self.number

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, int) and self.number == other)

    def __lt__(self, other: Any) -> bool:
        return self.number < int(other)

    def __le__(self, other: Any) -> bool:
        return self.number <= int(other)

    def __gt__(self, other: Any) -> bool:
        return self.number > int(other)

    def __ge__(self, other: Any) -> bool:
        return self.number >= int(other)

    def __hash__(self) -> int:
        return hash(self.number)


def named(title: str, module: str, *names: str, low: int = 0) -> Any:
    """The class of such things, numbered from `low` on: `Phase = named("Phase", __name__, "choosing", "playing")`.

    `module` is where it stands under its title, so that a pickle finds it.
    """
    make: Any = Named  # called with a title it makes a class, which a type checker knows of literals only
    made = make(title, [(name.upper(), name) for name in names], module=module)
    for number, member in enumerate(made, low):
        member.number = number
    return made
