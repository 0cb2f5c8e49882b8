"""Where tables are kept: what a store is asked to keep and to find, and the values it deals in.

A change is a `Statement` that the store makes and takes back; nobody else looks inside. SQLite is the store that there
is (store/sqlite.py); another database implements the same `Store`.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from konspira.news import News


class StoreError(Exception):
    """It could not be stored, and nothing of it is, or not be read; `trouble` is what is wrong with the disk, if so."""

    def __init__(self, why: str, trouble: str | None = None) -> None:
        super().__init__(why)
        self.trouble = trouble

    @property
    def news(self) -> News:
        """What people are told."""
        return storage_news(self.trouble) or News("refused-busy")


def storage_news(trouble: str | None) -> News | None:
    """What people are told of a disk that is full, readonly, corrupt or failing."""
    return News(STORAGE[trouble]) if trouble else None


STORAGE = {
    "full": "refused-storage-full",
    "readonly": "refused-storage-readonly",
    "corrupt": "refused-storage-corrupt",
    "disk": "refused-storage-disk",
}


class Conflict(StoreError):
    """It contradicts what is stored already."""


class Statement(NamedTuple):
    """One change of the database, with its values."""

    sql: str
    values: Sequence[Any]


class Line(NamedTuple):
    """A line of a match's journal, and the command that made it."""

    match: str
    number: int
    text: str
    command: str | None


class StoredChair(msgspec.Struct):
    """A chair as it is kept."""

    seat: int
    who: str
    guest: str | None
    bot: str | None
    invite: str
    away: bool
    name: str | None = None  # of the guest, or of whoever plays here on his device
    called: str | None = None  # the name, where it is not the guest's own


class StoredTable(msgspec.Struct):
    """A table as it is kept, with its chairs and its last match."""

    id: str
    game: str
    options: dict[str, Any]
    public: bool
    patience: int | None
    host: str
    made: int
    touched: int
    chairs: list[StoredChair] = []
    match: int = 0
    ended: bool = False
    clock: str = "none"
    coach: bool = True
    tutorial: bool = False
    payoffs: list[float] | None = None  # of the last match, where it was asked for


class StoredMatch(msgspec.Struct):
    """A match as it is kept: its key, its lines, and the ids of the commands that made them."""

    id: str
    number: int
    key: bytes
    lines: list[str]
    commands: list[str | None]
    began: int
    ended: int | None


class FinishedMatch(msgspec.Struct):
    """A match that is over, as it counts for somebody's statistics."""

    game: str
    chairs: list[StoredChair]
    payoffs: list[float]


class StoredBar(msgspec.Struct):
    """What keeps a guest, or a digest of an address, from a table (`ban`) or from talking there (`mute`)."""

    who: str
    kind: str
    until: int | None  # None: for good


class StoredChat(msgspec.Struct):
    """A line of a table's chat."""

    number: int
    at: int
    seat: int
    name: str
    phrase: str | None
    text: str | None


class PushSubscription(msgspec.Struct):
    """Where a browser of a guest can be notified, and the keys that only it can open."""

    guest: str
    endpoint: str
    public: bytes
    auth: bytes
    language: str


def token(bits: int = 128) -> str:
    """Letters nobody can guess: the id of a guest or a table, and what a chair is taken by."""
    return secrets.token_urlsafe(bits // 8)


def match_id(table: str, number: int) -> str:
    """What a table's match is called in the store."""
    return f"{table}/{number}"


Stored = Callable[[Exception | None], None]  # told that it is stored, or why not


class Store(Protocol):
    """All that the server asks of a database."""

    secret: bytes  # signs guests; made with the database
    behind: int  # writes that are not durable yet
    trouble: str | None  # what is wrong with the disk now, as a key of STORAGE; writing is tried again by itself

    # -- writing: all of it or nothing, in the order of asking --------------------------------------

    def write(self, lines: Sequence[Line], statements: Sequence[Statement], then: Stored | None = None) -> None:
        """Store it; `then` is called on the event loop when it is durable, in the order of writing."""

    async def commit(self, *statements: Statement, lines: Sequence[Line] = ()) -> None:
        """Store it and come back when it is durable. Raises StoreError."""

    def close(self) -> None:
        """Store what waits, and stop."""

    # -- changes ------------------------------------------------------------------------------------

    def keep_guest(self, guest: str, name: str, now: int) -> Statement:
        """A guest, new or renamed."""

    def keep_table(self, table: StoredTable, command: str | None) -> list[Statement]:
        """A new table and its chairs; a second one by the same command of its host is a Conflict."""

    def keep_chair(self, table: str, chair: StoredChair) -> Statement:
        """Who sits at a chair."""

    def touch(self, table: str, now: int) -> Statement:
        """Somebody was at the table."""

    def count_served(self, ms: int) -> Statement:
        """The server has been running so much longer; what is idle is counted by that."""

    def begin_match(self, table: str, number: int, key: bytes, header: str, now: int) -> list[Statement]:
        """A match begins, with the first line of its journal."""

    def keep_round(self, table: str, match: int, number: int, round: str) -> Statement:
        """A round of seeds before a match: its list is closed, or it came to nothing; kept until the match begins."""

    def end_match(self, match: str, now: int) -> Statement:
        """A match has ended."""

    def keep_clocks(self, match: str, ends: dict[int, int]) -> list[Statement]:
        """Until when each seat may act; of the others nothing is kept."""

    def keep_again(self, match: str, seats: Iterable[int]) -> list[Statement]:
        """Which seats would play again after a match; of the others nothing is kept."""

    def take_back(self, table: str, match: str, line: int, guest: str) -> list[Statement]:
        """Lines from one on are taken back. The commands that made them stay known, so that none is done again."""

    def keep_chat(self, table: str, said: StoredChat) -> Statement:
        """A line of the chat."""

    def keep_bar(self, table: str, bar: StoredBar) -> Statement:
        """Somebody is kept from a table, or from talking there."""

    def forgive(self, table: str) -> Statement:
        """Nobody is, any more."""

    def keep_command(self, table: str, guest: str, id: str) -> Statement:
        """A command was done."""

    def keep_push(self, subscription: PushSubscription, now: int, most: int) -> list[Statement]:
        """Where a guest can be notified; of many places the last ones."""

    def forget_push(self, guest: str, endpoint: str) -> Statement:
        """A guest is no more notified there."""

    def sweep(self, gathering: int, playing: int, over: int, guests: int) -> list[Statement]:
        """Forget tables (by their state) and guests that have been idle longer than so many served milliseconds."""

    # -- questions ----------------------------------------------------------------------------------

    async def guest_name(self, guest: str) -> str | None:
        """What a guest is called; None for one who is not known."""

    async def table(self, table: str) -> StoredTable | None:
        """A table."""

    async def tables_public(self, most: int) -> list[StoredTable]:
        """Public tables, the last touched first."""

    async def tables_of(self, guest: str, most: int) -> list[StoredTable]:
        """Tables at which a guest sits or which are his, the last touched first; and how those that are over ended."""

    async def table_made_by(self, host: str, command: str) -> str | None:
        """The table that a command of a host has made."""

    async def tables_open(self, host: str) -> int:
        """How many tables of a host are not over."""

    async def match(self, table: str, number: int) -> StoredMatch | None:
        """A match with all its lines."""

    async def rounds(self, table: str, match: int) -> list[str]:
        """The rounds of seeds before a match that has not begun, in order."""

    async def finished(self, guest: str, most: int) -> list[FinishedMatch]:
        """The last finished matches of a guest, at tables where he had one chair; tutorials do not count."""

    async def won(self, table: str, before: int, seats: int) -> list[int]:
        """How many matches of a table each seat has won, of those before this one; a share of the win counts."""

    async def clocks(self, match: str) -> dict[int, int]:
        """Until when each seat may act."""

    async def again(self, match: str) -> set[int]:
        """Which seats would play again after a match."""

    async def pushes(self, guest: str) -> list[PushSubscription]:
        """Where a guest can be notified."""

    async def chat(self, table: str, most: int) -> list[StoredChat]:
        """The last lines of the chat, in order."""

    async def bars(self, table: str) -> list[StoredBar]:
        """Who is kept from a table, or from talking there."""

    async def commands(self, table: str) -> list[tuple[str | int, str]]:
        """All commands ever done at a table: who (a guest, or for an action the seat), and the id."""

    async def probe(self) -> None:
        """Can it be written and read? Asked often, it is tried once a second. Raises StoreError."""
