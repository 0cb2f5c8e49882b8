"""What all rooms of a server share: its settings, the store, the threads for bots, what is counted."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from konspira.bots.bot import read_budget
from konspira.kernel.box import Box
from konspira.play import shelf
from konspira.server import thinking
from konspira.server.config import Config
from konspira.server.log import trouble
from konspira.server.metrics import Metrics
from konspira.server.rate import Buckets
from konspira.server.refusal import Refusal
from konspira.server.store.sqlite import Store
from konspira.server.thinking import Thinkers

if TYPE_CHECKING:
    from konspira.server.calling import Caller
    from konspira.server.room import Room


class House:
    """The house in which the rooms are."""

    def __init__(self, config: Config, store: Store, metrics: Metrics) -> None:
        self.config, self.store, self.metrics = config, store, metrics
        self.thinkers = Thinkers(config.thinkers, config.pace, read_budget(config.coach), config.advised)
        self.layers = ThreadPoolExecutor(1, "layer")  # lays tables and brings matches back, off the event loop
        self.readers = ThreadPoolExecutor(1, "after")  # looks at finished matches again
        self.dreamers = ThreadPoolExecutor(1, "dreamer")  # asks what seats could believe in finished matches
        self.talk = Buckets(config.limits.chat)
        self.advice = Buckets(config.limits.advice)
        self.boxes = _boxes(config.games)
        self.caller = _caller(config, store, metrics)
        self.forget: Callable[[Room], None] = lambda room: None  # the lobby says how

    def box(self, game: str) -> Box:
        """A game that is played here."""
        if game not in self.boxes:
            raise Refusal("refused-no-game", 404)
        return self.boxes[game]

    def stand_in(self, game: str) -> str:
        """The bot that plays for somebody who has gone."""
        return thinking.stand_in(game, self.config.stand_in)

    def close(self) -> None:
        """End all threads."""
        self.thinkers.close()
        if self.caller:
            self.caller.close()
        self.layers.shutdown(cancel_futures=True)
        self.readers.shutdown(cancel_futures=True)
        self.dreamers.shutdown(cancel_futures=True)
        self.store.close()


def _caller(config: Config, store: Store, metrics: Metrics) -> Caller | None:
    """Who calls guests that are away, where that is set up."""
    if config.push_key is None or not config.push_contact:
        return None
    from konspira.server.calling import Caller  # here, because it needs an extra that others do without

    return Caller(config, store, metrics)


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
