"""Nodes on one PostgreSQL: they know of each other by the database's own time.

Every second a node says that it is there, takes or gives up its share of the tables' parts, and finds what it was not
told. A lease that is not renewed ends by the database's clock, whatever its holder believes: a node that was frozen
finds its appends overtaken.
"""

from __future__ import annotations

import asyncio
import datetime
import math
import time
from collections.abc import Callable, Iterable

import msgspec

from konspira.server.monitoring import note
from konspira.server.nodes import NOBODY, PARTS, Attendance, Following, part_of
from konspira.server.store import StoreError
from konspira.server.store.postgres import CHANNEL, PostgresStore

BEAT = 1.0  # seconds between two signs of life
LEASE = 3.0  # seconds that a part is held without one
FORGOTTEN = 30.0  # seconds after which a silent node is forgotten
SIGNED_OUT = "!"  # what stands before a guest in a notice, and never before a table
POLL = 2.0  # seconds between two looks for what was not heard

_BEAT = """
    INSERT INTO node VALUES ($1, now()) ON CONFLICT (id) DO UPDATE SET seen = now()
    RETURNING xmax = 0 AS new, extract(epoch FROM clock_timestamp()) * 1000 AS time,
              (SELECT count(*) FROM node AS other WHERE other.id <> $1 AND other.seen > now() - $2::interval) AS others,
              EXISTS (SELECT 1 FROM node AS other WHERE other.id <> $1) AS perhaps
"""
_RENEW = "UPDATE lease SET until = now() + $2::interval WHERE node = $1 AND until > now() RETURNING part"
_TAKE = """
    UPDATE lease SET node = $1, until = now() + $2::interval WHERE part IN (
        SELECT part FROM lease WHERE until <= now() ORDER BY random() LIMIT $3 FOR UPDATE SKIP LOCKED
    ) RETURNING part
"""
_GIVE_UP = "UPDATE lease SET until = '-infinity' WHERE node = $1 AND part = ANY($2::int[])"
_LENGTHS = """
    SELECT id, (SELECT n + 1 FROM entry WHERE "table" = id ORDER BY n DESC LIMIT 1) FROM unnest($1::text[]) AS id
"""
_PRESENT = """
    SELECT presence."table", node, text FROM presence JOIN node ON node.id = node
    WHERE seen > now() - $1::interval
"""
_ATTEND = """
    INSERT INTO presence SELECT $1, $2, $3 WHERE EXISTS (SELECT 1 FROM node WHERE id = $2)
    AND EXISTS (SELECT 1 FROM tables WHERE id = $1)
    ON CONFLICT ("table", node) DO UPDATE SET text = excluded.text
"""
_SIGN_OUT = "INSERT INTO signed_out VALUES ($1, now()) ON CONFLICT (guest) DO UPDATE SET at = excluded.at"
_SIGNED_OUT = "SELECT guest FROM signed_out WHERE at > now() - $1::interval"


class PostgresNodes:
    """The nodes of one database, as the one with this store knows them."""

    def __init__(self, store: PostgresStore) -> None:
        self._store, self.id = store, store.node
        self._follower: Following | None = None
        self._parts: set[int] = set()
        self._until = 0.0  # by the own clock: when the leases end at the latest
        self._gained: set[int] = set()  # parts at whose tables nobody has looked since they were taken
        self._offset = time.time() - time.monotonic()  # of the database's time to the own clock
        self._latest = 0
        self._here: dict[str, Attendance] = {}  # who is at which table here
        self._changed: set[str] = set()  # tables whose attendance the others have not been told
        self._others: set[str] = set()  # tables that are attended elsewhere, as far as it was looked
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self, follower: Following) -> None:
        """Tell somebody what the others do, from now on."""
        self._follower = follower
        self._store.told = self._heard
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(one) for one in (self._beat_on(), self._tell_on(), self._look_on())]

    async def close(self) -> None:
        """Leave the others: what was held here is free at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._parts = set()
        try:
            async with self._store.reading() as connection:
                await connection.execute("UPDATE lease SET until = '-infinity' WHERE node = $1", self.id)
                await connection.execute("DELETE FROM node WHERE id = $1", self.id)
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self.id} *")
        except StoreError as error:
            note("could not take leave", why=str(error))

    # -- what is asked ------------------------------------------------------------------------------

    @property
    def alone(self) -> bool:
        """Is there no other, as far as it is known?"""
        return not self._store.others

    def cares(self, table: str) -> bool:
        """Does this node take care of a table? Not longer than its lease, whatever has become of the database."""
        return time.monotonic() < self._until and part_of(table) in self._parts

    def cares_for_all(self) -> bool:
        """Is this the one node that sweeps? Whoever has the first part."""
        return time.monotonic() < self._until and 0 in self._parts

    def now(self) -> int:
        """The database's time, as far as it is known; it never goes back."""
        self._latest = max(self._latest, round((self._offset + time.monotonic()) * 1000))
        return self._latest

    async def attendance(self, table: str) -> dict[str, Attendance]:
        """Who is at a table at the other nodes that are alive."""
        async with self._store.reading() as connection:
            rows = await connection.fetch(f'{_PRESENT} AND presence."table" = $2', _seconds(LEASE), table)
        return {row[1]: msgspec.json.decode(row[2], type=Attendance) for row in rows if row[1] != self.id}

    async def length(self, table: str) -> int:
        """How many entries the log of a table has, whatever this node has heard of others."""
        return await self._store.log_length(table)

    def attend(self, table: str, attendance: Callable[[], Attendance]) -> None:
        """Tell the others who is at a table here."""
        self._attend(table, attendance())

    def _attend(self, table: str, attendance: Attendance) -> None:
        if self._here.get(table, NOBODY) != attendance:
            if attendance == NOBODY:
                self._here.pop(table, None)
            else:
                self._here[table] = attendance
            self._changed.add(table)
            self._wake.set()

    def renamed(self, tables: Iterable[str]) -> None:
        """Somebody at these tables is called otherwise."""
        self._changed.update(tables)
        self._wake.set()

    async def sign_out(self, guest: str) -> None:
        """Some of a guest's logins were taken away: the others are told, and who does not hear it finds it."""
        async with self._store.reading() as connection:
            await connection.execute(_SIGN_OUT, guest)
            await connection.execute("DELETE FROM signed_out WHERE at < now() - $1::interval", _seconds(FORGOTTEN))
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self.id} {SIGNED_OUT}{guest}")

    # -- what the others are told -------------------------------------------------------------------

    async def _tell_on(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            changed, self._changed = self._changed, set()
            try:
                await self._tell(sorted(changed))
            except StoreError:
                self._changed |= changed
                await asyncio.sleep(BEAT)
                self._wake.set()

    async def _tell(self, tables: list[str]) -> None:
        async with self._store.reading() as connection:
            for table in tables:
                here = self._here.get(table)
                if here is None:
                    await connection.execute('DELETE FROM presence WHERE "table" = $1 AND node = $2', table, self.id)
                else:
                    await connection.execute(_ATTEND, table, self.id, msgspec.json.encode(here).decode())
            for first in range(0, len(tables), 200):
                told = " ".join([self.id, *tables[first : first + 200]])
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, told)

    def _heard(self, payload: str) -> None:
        sender, *items = payload.split()
        if sender == self.id or self._follower is None:
            return
        for item in items:
            table, _, length = item.partition(":")
            if length:
                self._follower.grown(table, int(length))
            elif table.startswith(SIGNED_OUT):
                self._follower.signed_out(table.removeprefix(SIGNED_OUT))
            elif table == "*":  # a node has come or gone
                self._store.others = True
            else:
                self._others.add(table)
                self._follower.attended(table)

    # -- signs of life, and leases ------------------------------------------------------------------

    async def _beat_on(self) -> None:
        while True:
            try:
                await self._beat()
            except StoreError as error:
                note("no sign of life", why=str(error))
            await asyncio.sleep(BEAT)

    async def _beat(self) -> None:
        began = time.monotonic()
        async with self._store.reading() as connection:
            row = await connection.fetchrow(_BEAT, self.id, _seconds(LEASE))
            self._offset = float(row["time"]) / 1000 - time.monotonic()
            if row["new"]:  # just come, or forgotten meanwhile
                self._changed.update(self._here)
                self._wake.set()
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self.id} *")
            self._store.others = row["perhaps"]  # one that is late with its sign of life goes on being told
            held = {part["part"] for part in await connection.fetch(_RENEW, self.id, _seconds(LEASE))}
            share = math.ceil(PARTS / (row["others"] + 1))
            if len(held) < share:
                wanted = share - len(held)
                held |= {part["part"] for part in await connection.fetch(_TAKE, self.id, _seconds(LEASE), wanted)}
            elif len(held) > share:
                surplus = sorted(held)[share:]
                await connection.execute(_GIVE_UP, self.id, surplus)
                held -= set(surplus)
            await connection.execute("DELETE FROM node WHERE seen < now() - $1::interval", _seconds(FORGOTTEN))
            lapsed = time.monotonic() >= self._until  # meanwhile nobody was moved for, though the parts are the same
            self._gained = (self._gained | (held if lapsed else held - self._parts)) & held
            self._parts, self._until = held, began + LEASE
            if self._gained:
                rows = await connection.fetch(_PRESENT, _seconds(LEASE))
                gained, self._gained = self._gained, set()
                self._take_over({row[0] for row in rows} | set(self._here), gained)

    def _take_over(self, attended: set[str], parts: set[int]) -> None:
        mine = [table for table in attended if part_of(table) in parts]
        if mine and self._follower is not None:
            self._follower.took_over(mine)

    # -- what was not heard -------------------------------------------------------------------------

    async def _look_on(self) -> None:
        looked = time.monotonic()  # when it went well for the last time
        while True:
            await asyncio.sleep(POLL)
            if self._follower is None or not (self._store.others or self._others):
                continue
            followed, began = self._follower.followed(), time.monotonic()
            try:
                async with self._store.reading() as connection:
                    lengths = await connection.fetch(_LENGTHS, followed)
                    present = await connection.fetch(_PRESENT, _seconds(LEASE))
                    gone = await connection.fetch(_SIGNED_OUT, _seconds(began - looked + 2 * POLL))
            except StoreError:
                continue
            looked = began
            for (guest,) in gone:
                self._follower.signed_out(guest)
            for table, length in lengths:
                if length is not None:
                    self._follower.grown(table, length)
            elsewhere = {row[0] for row in present if row[1] != self.id}
            for table in sorted((elsewhere ^ self._others) | (elsewhere - set(followed))):
                self._follower.attended(table)
            self._others = elsewhere


def _seconds(seconds: float) -> datetime.timedelta:
    """A time as PostgreSQL takes it."""
    return datetime.timedelta(seconds=seconds)
