"""One table on the web. It knows neither sockets nor databases: here is what it is given from outside, a transport for
everybody who comes and the services of its server.
"""

from __future__ import annotations

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
from konspira.server.store import Store
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
        device: str | None = None, address: str = "",
    ) -> None:  # fmt: skip
        self.transport, self.send, self.close = transport, transport.send, transport.close
        self.account = account  # at whose expense things are done; None where nobody counts
        self.guest, self.name = guest, name
        self.text = text  # does it want the board in words?
        self.have = have  # match and moment that it knows already
        self.hotseat = hotseat  # is the device passed round? Then it is there for all chairs of its guest
        self.device = device  # the key by which it signs, if it does
        self.address = address  # where it comes from
        self.seat = SPECTATOR
        self.welcomed = False


class Notifier(Protocol):
    """Reaches guests who are not at the table."""

    def notify(self, guest: str, table: str, box: Box) -> None:
        """Tell a guest that it is his turn at a table."""


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
