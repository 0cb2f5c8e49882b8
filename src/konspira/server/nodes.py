"""The nodes that share a database: who is at a table at the others, and which of them takes care of it.

What must be done by exactly one (bots' turns, clocks, stand-ins, calls, sweeping) is done by a table's caretaker. A
server with a file of its own is alone, and takes care of everything.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from typing import Protocol

import msgspec

from konspira.server.protocol import steady

PARTS = 256  # of all tables, by their ids; each has one caretaker


def part_of(table: str) -> int:
    """The part to which a table belongs."""
    return hashlib.blake2b(table.encode(), digest_size=1).digest()[0]


class Attendance(msgspec.Struct, frozen=True):
    """Who is at a table at one node: guests, the seats that are attended, how many only look on, and open pages."""

    guests: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    spectators: int = 0
    clients: int = 0


NOBODY = Attendance()


class Following(Protocol):
    """Who hears of other nodes: the lobby."""

    def grown(self, table: str, length: int) -> None:
        """The log of a table has so many entries."""

    def attended(self, table: str) -> None:
        """Somebody has come or gone at another node, or is called otherwise."""

    def signed_out(self, guest: str) -> None:
        """Some of a guest's logins were taken away at another node."""

    def took_over(self, tables: Iterable[str]) -> None:
        """This node takes care of these tables from now on: somebody is at each."""

    def followed(self) -> list[str]:
        """The tables that are in memory here."""


class Nodes(Protocol):
    """The other nodes, as one of them knows them."""

    @property
    def alone(self) -> bool:
        """Is there no other, as far as it is known?"""

    def begin(self, follower: Following) -> None:
        """Tell somebody what the others do, from now on."""

    def cares(self, table: str) -> bool:
        """Does this node take care of a table?"""

    def cares_for_all(self) -> bool:
        """Is this the one node that sweeps?"""

    def attend(self, table: str, attendance: Callable[[], Attendance]) -> None:
        """Tell the others who is at a table here; it is asked only where there are others."""

    async def attendance(self, table: str) -> dict[str, Attendance]:
        """Who is at a table at the other nodes that are alive. Raises StoreError."""

    async def length(self, table: str) -> int:
        """How many entries the log of a table has, where others may have written to it. Raises StoreError."""

    def renamed(self, tables: Iterable[str]) -> None:
        """Somebody at these tables is called otherwise."""

    async def sign_out(self, guest: str) -> None:
        """Some of a guest's logins were taken away: his sockets at the other nodes are looked at. Raises StoreError."""

    def now(self) -> int:
        """The time in milliseconds, the same at all nodes, by a clock that only ever goes on."""

    async def close(self) -> None:
        """Leave the others."""


class Alone:
    """A server with a database of its own."""

    alone = True

    def begin(self, follower: Following) -> None: ...

    def cares(self, table: str) -> bool:
        return True

    def cares_for_all(self) -> bool:
        return True

    def attend(self, table: str, attendance: Callable[[], Attendance]) -> None: ...

    async def attendance(self, table: str) -> dict[str, Attendance]:
        return {}

    async def length(self, table: str) -> int:
        return 0

    def renamed(self, tables: Iterable[str]) -> None: ...

    async def sign_out(self, guest: str) -> None: ...

    def now(self) -> int:
        return steady()

    async def close(self) -> None: ...
