"""What all tables of a server share: its settings, the store, executors for slow work, what is counted."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from konspira.bots.bot import read_budget
from konspira.boxes.box import Box
from konspira.play import shelf
from konspira.server.bots import BotPool
from konspira.server.config import Config
from konspira.server.middleware import Buckets
from konspira.server.monitoring import Metrics, trouble
from konspira.server.protocol.messages import Refusal
from konspira.server.store import Store

if TYPE_CHECKING:
    from konspira.server.push.notify import PushNotifier


class Services:
    """The services of one server."""

    def __init__(self, config: Config, store: Store, metrics: Metrics) -> None:
        self.config, self.store, self.metrics = config, store, metrics
        self.bots = BotPool(config.bot_threads, config.pace, read_budget(config.coach), config.advised)
        self.match_executor = ThreadPoolExecutor(1, "matches")  # opens matches and brings them back
        self.replay_executor = ThreadPoolExecutor(1, "replays")  # shows finished matches and checks journals
        self.belief_executor = ThreadPoolExecutor(1, "beliefs")  # asks what seats could believe in finished matches
        self.chat_rate = Buckets(config.limits.chat)
        self.advice_rate = Buckets(config.limits.advice)
        self.boxes = _boxes(config.games)
        self.notifier = _notifier(config, store, metrics)

    def box(self, game: str) -> Box:
        """A game that is played here."""
        if game not in self.boxes:
            raise Refusal("refused-no-game", 404)
        return self.boxes[game]

    def close(self) -> None:
        """End all threads."""
        self.bots.close()
        if self.notifier:
            self.notifier.close()
        for executor in (self.match_executor, self.replay_executor, self.belief_executor):
            executor.shutdown(cancel_futures=True)
        self.store.close()


def _notifier(config: Config, store: Store, metrics: Metrics) -> PushNotifier | None:
    """Who reaches guests that are away, where that is set up."""
    if config.push_key is None or not config.push_contact:
        return None
    from konspira.server.push.notify import PushNotifier  # here, because it needs an extra that others do without

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
