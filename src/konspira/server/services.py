"""What all tables of a server share: the store, games, bots, threads for slow work, rates, and ways to call people."""

from __future__ import annotations

import functools
import hashlib
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from konspira.bots.bot import read_budget
from konspira.boxes.box import Box
from konspira.play import shelf
from konspira.play.signing import SigningKey
from konspira.server import Config
from konspira.server.allowance import Allowances, Buckets
from konspira.server.bots import BotPool
from konspira.server.fair import FairThread
from konspira.server.mail.notifier import MailNotifier
from konspira.server.monitoring import Metrics, trouble
from konspira.server.nodes import Alone, Nodes
from konspira.server.protocol import Refusal
from konspira.server.rater import Rater
from konspira.server.static import StaticFiles
from konspira.server.store import Statement, Store
from konspira.server.table import Notifier, Told
from konspira.server.table.receipts import Receipts
from konspira.server.thinkers.hire import hire

if TYPE_CHECKING:
    from konspira.server.push import PushNotifier


class Services:
    """What all tables of one server share."""

    def __init__(self, config: Config, store: Store, metrics: Metrics, nodes: Nodes | None = None) -> None:
        self.config, self.store, self.metrics = config, store, metrics
        self.nodes: Nodes = nodes or Alone()
        self.signer = SigningKey(hashlib.blake2b(store.secret, digest_size=32, person=b"konspira signer").digest())
        self.receipts = Receipts(self.signer, store.secret)
        self.boxes = _boxes(config.games)
        self.files = StaticFiles(self.boxes, config.dev)
        thinkers = hire(config.thinkers, config.bot_threads, self.boxes.values(), metrics.count)
        self.bots = BotPool(thinkers, config.pace, read_budget(config.coach), config.advised, count=metrics.count)
        self.match_executor = ThreadPoolExecutor(1, "matches")  # opens matches and brings them back
        busy = functools.partial(metrics.count, "answers_refused")
        self.answers = FairThread("answers", 400, 40, busy)  # says what actions would be
        self.replays = FairThread("replays", 200, 8, busy)  # shows finished matches and checks journals
        self.beliefs = FairThread("beliefs", 50, 4, busy)  # asks what seats could believe in finished matches
        self.allowances = Allowances(config.limits, lambda: metrics.count("slowed"))
        self.chat_rate = Buckets(config.limits.chat)
        self.change_rate = Buckets(config.limits.changes)
        self.advice_rate = Buckets(config.limits.advice)
        self.push, self.mail = _push(config, store, metrics), _mail(config, store, metrics)
        self.notifier: Notifier | None = Notifiers(self.push, self.mail) if self.push or self.mail else None
        self.rater = Rater(store)

    def box(self, game: str) -> Box:
        """A game that is played here."""
        if game not in self.boxes:
            raise Refusal("refused-no-game", 404)
        return self.boxes[game]

    def close(self) -> None:
        """End all threads."""
        self.bots.close()
        for notifier in (self.push, self.mail):
            if notifier:
                notifier.close()
        self.match_executor.shutdown(cancel_futures=True)
        for thread in (self.answers, self.replays, self.beliefs):
            thread.close()
        self.store.close()


class Notifiers:
    """All ways to reach guests who are away, as one."""

    def __init__(self, push: PushNotifier | None, mail: MailNotifier | None) -> None:
        self._push, self._mail = push, mail

    def notify(self, guest: str, table: str, box: Box, told: Told) -> None:
        """Tell a guest at once that it is his turn, where there is a way."""
        if self._push:
            self._push.notify(guest, table, box, told)
        else:
            told(None)

    def keep(self, guest: str, table: str, turn: str, at: int) -> list[Statement]:
        """What is stored so that he gets a letter about this turn."""
        return self._mail.keep(guest, table, turn, at) if self._mail else []


def _mail(config: Config, store: Store, metrics: Metrics) -> MailNotifier | None:
    """Who writes letters to guests that are away, where that is set up."""
    return MailNotifier(config, store, metrics) if config.smtp and config.public_url else None


def _push(config: Config, store: Store, metrics: Metrics) -> PushNotifier | None:
    """Who notifies browsers of guests that are away, where that is set up."""
    if config.push_key is None or not config.push_contact:
        return None
    from konspira.server.push import PushNotifier  # here, because it needs an extra that others do without

    return PushNotifier(config, store, metrics)


def _boxes(wanted: tuple[str, ...]) -> dict[str, Box]:
    """Every game that is wanted and opens; one that does not is no reason to keep the others closed."""
    found = {}
    for name in wanted or shelf.names():
        try:
            box = shelf.box(name)
            box.wording  # noqa: B018  # a game without words cannot be played on the web
            found[name] = box
        except Exception as error:  # whatever is wrong with a game's own code
            trouble("game does not open", error, game=name)
    return found
