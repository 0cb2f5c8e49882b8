"""The server: tables on the web where people and bots play, kept in one file and safe at every moment.

Here is how one is set up: where it listens, where it keeps its tables, and how much it lets anybody do.
"""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import platformdirs

from konspira.news import News


def default_db() -> Path:
    """The file that holds all tables, where the user's data belongs."""
    return Path(platformdirs.user_data_dir("konspira", appauthor=False)) / "konspira.db"


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


POSTGRES = ("postgresql://", "postgres://")  # how the address of a database begins that several servers share


class StartError(Exception):
    """The server cannot start, and here is the true cause, as news."""

    def __init__(self, id: str, **args: object) -> None:
        super().__init__(id, args)
        self.news = News(id, args)


class Rate(msgspec.Struct, frozen=True):
    """So many a second in the long run, and so many at once."""

    a_second: float
    at_once: float


class Limits(msgspec.Struct, frozen=True):
    """How much one socket, one guest or one address may do."""

    message_bytes: int = 16 * 1024
    body_bytes: int = 16 * 1024
    journal_bytes: int = 4 * 1024 * 1024
    processor_a_guest: Rate = Rate(0.05, 0.5)  # seconds of the event loop's core
    processor_an_address: Rate = Rate(0.3, 3.0)  # all guests of one address, who share it
    processor: Rate = Rate(0.5, 0.5)  # all addresses
    light: float = 0.2  # seconds that a guest may have taken to count as light: he goes on where the others must wait
    light_an_address: Rate = Rate(0.2, 2.0)  # what all light guests of an address may use beyond what it may
    over: float = 10.0  # seconds that somebody may stay over his allowance before he is let go
    messages: Rate = Rate(100, 200)  # one socket
    changes: Rate = Rate(3, 60)  # one guest: whatever is kept of a table and is no action
    chat: Rate = Rate(0.5, 5)  # one guest
    advice: Rate = Rate(0.25, 4)  # one guest, from the coach
    requests: Rate = Rate(50, 200)  # one guest, everything but files; who is no guest shares with all who are none
    requests_an_address: Rate = Rate(200, 2000)
    makings: Rate = Rate(1, 120)  # one address: new guests and new tables
    confirmations: Rate = Rate(1 / 3600, 5)  # letters that ask one address, or for one guest, whether it is his
    letters: Rate = Rate(1, 200)  # all that a node sends
    sockets: int = 20_000  # all of them
    sockets_a_guest: int = 40
    sockets_an_address: int = 300  # a school comes from one address, some of it with two pages
    connections_an_address: int = 600  # sockets, and requests under way
    header_seconds: float = 10.0  # for the first lines of a request; nobody types them
    body_seconds: float = 60.0  # for the rest of it, all of it
    response_seconds: float = 120.0  # for whoever reads an answer: two megabytes over the slowest of lines
    idle_seconds: float = 15.0  # that a connection may lie open between two requests
    tables_a_guest: int = 100  # not over yet
    unsent: int = 1024 * 1024  # bytes that wait for a slow reader


class Keep(msgspec.Struct, frozen=True):
    """How long a table that nobody touches is kept, in days."""

    gathering: float = 2
    playing: float = 60
    over: float = 365
    guests: float = 400  # who sits at no table


HOUR, DAY = 3600.0, 86_400.0
PACES = {"rapid": 30.0, "quick": 45.0, "relaxed": 300.0, "hour": HOUR, "day": DAY, "days": 3 * DAY}


class Config(msgspec.Struct, frozen=True):
    """Everything that can be set."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: Path = msgspec.field(default_factory=default_db)
    postgres: str = ""  # postgresql://…: tables are kept there, with other nodes, instead of in that file
    apart: bool = msgspec.field(default_factory=lambda: cores() > 1)  # does a process of its own write that file?
    secrets: Path | None = None  # the file of what must never be told; None: beside the database
    origins: tuple[str, ...] = ()  # other names of this site, such as https://play.example.org, behind a proxy
    public_url: str = ""  # the address for links and QR codes; else the one by which the house reaches this server
    names: tuple[str, ...] = ()  # other names that lead here, in a network of one's own; those of origins do too
    proxies: tuple[str, ...] = ()  # addresses or networks whose word is taken for where a request comes from
    games: tuple[str, ...] = ()  # those that are played here; none named: every game on the shelf
    pace: tuple[float, float] = (0.7, 1.5)  # seconds a bot takes to answer, drawn anew each time
    stand_in: str = ""  # the bot that plays for somebody who has gone; "" is the best quick one there is
    bot_threads: int = 2  # in which bots think, unless others do
    thinkers: str = ""  # who thinks instead: "4" is so many processes, "ray://…" a Ray cluster
    coach: str = "0.8s"  # how long the coach thinks, or how many worlds he looks at
    advised: int = 64  # how many may wait for the coach
    clocks: dict[str, float] = msgspec.field(default_factory=lambda: dict(PACES))  # seconds for a decision
    shuffle: float = 3.0  # seconds that a device has to open its seed before the round is void
    blink: float = 2.0  # seconds a connection may be gone before anybody is told
    together: float = 2.0  # seconds from when all are at a table of a tournament until its match begins
    host_away: float = 60.0  # seconds that a host may be gone before somebody else at the table is the host
    heartbeat: float = 15.0  # seconds between two pings of a connection, and for their answer: else it counts as gone
    rest: float = 300.0  # seconds after which a table with nobody at it leaves memory
    push_key: Path | None = None  # the key that signs notices to guests who are away; without it there are none
    push_contact: str = ""  # who answers for them, as mailto: or https:
    push_after: float = 5.0  # seconds that a guest may take to come by himself before he is notified
    push_near: bool = False  # for tests: a push service may be at this very machine
    smtp: str = ""  # smtp://user@host:port or smtps://…: who takes letters to guests who are away; none: nobody writes
    smtp_password: str = ""  # kept apart from the address, which may be shown
    mail_from: str = ""  # in whose name letters go out
    dev: bool = False  # the page as it is written, a file a module, for who writes it
    limits: Limits = Limits()
    keep: Keep = Keep()

    @property
    def slow_paces(self) -> tuple[str, ...]:
        """Paces at which nobody need be at the table: clocks run on where nobody is, and no bot stands in."""
        return tuple(pace for pace, seconds in self.clocks.items() if seconds >= HOUR)

    @property
    def sites(self) -> tuple[str, ...]:
        """All addresses of this site that it was told of."""
        return (*self.origins, self.public_url.rstrip("/")) if self.public_url else self.origins
