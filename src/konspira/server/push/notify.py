"""Notices to guests who are not at the table when their turn comes, by the push service of their browser.

A notice says that it is their turn, in which game, and where; never anything of what is played.
"""

from __future__ import annotations

import asyncio
import functools
import hashlib
from concurrent.futures import ThreadPoolExecutor

from konspira import speech
from konspira.boxes.box import Box
from konspira.server.config import Config
from konspira.server.monitoring import Metrics, note, trouble
from konspira.server.protocol.messages import encode
from konspira.server.push import crypto, transport
from konspira.server.static import SHELL
from konspira.server.store import PushSubscription, Store

THREADS = 4
WAITING = 1000  # notices that may wait to be sent
DAY = 86_400  # seconds that a push service may keep a notice for a device that sleeps
GONE = (404, 410)


class PushNotifier:
    """Sends notices off the event loop; whatever goes wrong with one is counted, and the table goes on."""

    def __init__(self, config: Config, store: Store, metrics: Metrics) -> None:
        assert config.push_key is not None
        self._key, self._contact, self.near = crypto.read_key(config.push_key), config.push_contact, config.push_near
        self.public = crypto.to_base64(crypto.public_key(self._key))
        self._store, self._metrics = store, metrics
        self._threads = ThreadPoolExecutor(THREADS, "push")
        self._sending: dict[tuple[str, str], asyncio.Task[None]] = {}

    browser_keys = staticmethod(crypto.browser_keys)  # crypto.py needs an extra that others do without

    async def check(self, endpoint: str) -> None:
        """May notices be sent there? Raises OSError or ValueError."""
        to = transport.parse(endpoint, self.near)
        await asyncio.get_running_loop().run_in_executor(self._threads, transport.resolve, to, self.near)

    def notify(self, guest: str, table: str, box: Box) -> None:
        """Tell a guest that it is his turn at a table, unless that is being done."""
        known = (guest, table)
        if known in self._sending:
            return
        if len(self._sending) >= WAITING:
            self._metrics.count("notices_dropped")
            return
        self._sending[known] = asyncio.create_task(self._notify(guest, table, box))
        self._sending[known].add_done_callback(lambda _: self._sending.pop(known, None))

    async def _notify(self, guest: str, table: str, box: Box) -> None:
        try:
            for subscription in await self._store.pushes(guest):
                await self._send(subscription, table, box)
        except Exception as error:  # a mistake of ours: the log gets it, the table does not
            trouble("notice failed", error)

    async def _send(self, to: PushSubscription, table: str, box: Box) -> None:
        send = functools.partial(self._post, to, table, box)
        try:
            status = await asyncio.get_running_loop().run_in_executor(self._threads, send)
        except (OSError, ValueError) as error:
            self._metrics.count("notices_failed")
            note("notice failed", why=type(error).__name__)
            return
        if status in GONE:
            await self._store.commit(self._store.forget_push(to.guest, to.endpoint))
        self._metrics.count("notices_sent" if 200 <= status < 300 else "notices_failed")
        if not 200 <= status < 300:
            note("notice refused", status=status)

    def _post(self, to: PushSubscription, table: str, box: Box) -> int:
        said = {
            "kind": "turn",
            "table": table,
            "title": speech.say(box, "title", to.language),
            "text": speech.say(SHELL, "table-your-turn", to.language),
        }
        headers = {
            "Authorization": crypto.authorization(self._key, to.endpoint, self._contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Urgency": "high",
            "Topic": hashlib.blake2b(table.encode(), digest_size=16).hexdigest(),  # a later one replaces an earlier
        }
        return transport.post(to.endpoint, headers, crypto.encrypt(encode(said), to.public, to.auth), self.near)

    def stop(self) -> None:
        """No more notices."""
        for task in self._sending.values():
            task.cancel()

    def close(self) -> None:
        """End all threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)
