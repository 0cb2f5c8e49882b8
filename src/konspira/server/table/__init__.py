"""One table on the web. It knows neither sockets nor databases: here is what it is given from outside, a transport for
everybody who comes and the services of its server.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from typing import Protocol

from konspira.boxes.box import Box
from konspira.kernel.record import SPECTATOR
from konspira.play.signing import SigningKey
from konspira.server import Config
from konspira.server.allowance import Account
from konspira.server.bots import BotPool
from konspira.server.fair import FairThread
from konspira.server.monitoring import Metrics
from konspira.server.nodes import Nodes
from konspira.server.store import Statement, Store, Stored
from konspira.server.table.receipts import Receipts


class Transport(Protocol):
    """A line to one open page or program: a WebSocket, or whatever else carries messages in order."""

    @property
    def unresponsive(self) -> bool:
        """Was it given up because nobody answered? Then nobody knows what was heard there last."""

    def send(self, message: bytes) -> None:
        """Send a message, without waiting."""

    def close(self, code: int) -> None:
        """Close, after what was sent."""


class Client:
    """One open page or program at a table: who it is, which seat it looks from, and how it wants to be told."""

    def __init__(
        self, transport: Transport, guest: str | None = None, name: str | None = None, *,
        text: bool = False, have: tuple[int, int] = (0, 0), hotseat: bool = False, account: Account | None = None,
        device: str | None = None, address: str = "", face: str | None = None, login: str | None = None,
        lost_keys: frozenset[str] = frozenset(),
    ) -> None:  # fmt: skip
        self.transport, self.send, self.close = transport, transport.send, transport.close
        self.account = account  # at whose expense things are done; None where nobody counts
        self.guest, self.name, self.face = guest, name, face
        self.text = text  # does it want the board in words?
        self.have = have  # match and moment that it knows already
        self.hotseat = hotseat  # is the device passed round? Then it is there for all chairs of its guest
        self.device = device  # the key by which it signs, if it does
        self.address = address  # where it comes from
        self.login = login  # by which its guest is signed in; None where that is not asked
        self.lost_keys = lost_keys  # of his devices that were signed out: what they sign is not taken for his
        self.signed_out = False  # was this login taken away? Then nothing is heard from here any more
        self.seat = SPECTATOR
        self.welcomed = False
        self.late: tuple[int, int] | None = None  # match and moment that it was told of, where it looks on later


Told = Callable[[Stored | None], None]  # a call was made: it is crossed out, and somebody told whether that is stored


class Notifier(Protocol):
    """Reaches guests who are not at the table."""

    def notify(self, guest: str, table: str, box: Box, told: Told) -> None:
        """Tell a guest that it is his turn at a table, and then somebody that this was done."""

    def keep(self, guest: str, table: str, turn: str, at: int) -> list[Statement]:
        """What is stored so that he is told once about this turn of his, wherever that may wait or be tried again."""


class Rater(Protocol):
    """Rates matches that are over."""

    def look(self) -> None:
        """There may be one more."""


class RateLimit(Protocol):
    """How often somebody may do something."""

    def take(self, who: str) -> bool:
        """May he do it once more now? Then it counts."""


class TableServices(Protocol):
    """What all tables of a server share."""

    @property
    def config(self) -> Config:
        """Settings."""

    @property
    def store(self) -> Store:
        """Where everything is kept."""

    @property
    def nodes(self) -> Nodes:
        """The other servers on the same store."""

    @property
    def signer(self) -> SigningKey:
        """The key by which this server signs what it has said."""

    @property
    def receipts(self) -> Receipts:
        """Where devices get the server's word for what they have signed."""

    @property
    def metrics(self) -> Metrics:
        """What is counted."""

    @property
    def bots(self) -> BotPool:
        """Where bots and the coach think."""

    @property
    def notifier(self) -> Notifier | None:
        """Who reaches guests that are away; None where that is not set up."""

    @property
    def rater(self) -> Rater:
        """Who rates matches that are over."""

    @property
    def chat_rate(self) -> RateLimit:
        """How often a guest may talk."""

    @property
    def change_rate(self) -> RateLimit:
        """How often a guest may change a table."""

    @property
    def advice_rate(self) -> RateLimit:
        """How often a guest may ask the coach."""

    @property
    def answers(self) -> FairThread:
        """Where long answers are made, off the event loop."""

    @property
    def match_executor(self) -> Executor:
        """Where matches are opened and replayed, off the event loop."""
