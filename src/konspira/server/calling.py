"""Calling guests who are not at the table when their turn comes, by the push service of their browser.

A call says that it is their turn, in which game, and where; never anything of what is played.
"""

from __future__ import annotations

import asyncio
import functools
import hashlib
from concurrent.futures import ThreadPoolExecutor

from konspira import speech
from konspira.kernel.box import Box
from konspira.server import reach, sealing
from konspira.server.config import Config
from konspira.server.files import SHELL
from konspira.server.log import note, trouble
from konspira.server.messages import encode
from konspira.server.metrics import Metrics
from konspira.server.store.rows import PushRow
from konspira.server.store.sqlite import Store

CALLERS = 4  # threads
WAITING = 1000  # guests who may wait for their call
DAY = 86_400  # seconds that a push service may keep a call for a device that sleeps
GONE = (404, 410)


class Caller:
    """Sends calls off the event loop; whatever goes wrong with one is counted, and the table goes on."""

    def __init__(self, config: Config, store: Store, metrics: Metrics) -> None:
        assert config.push_key is not None
        self._key, self._contact, self.near = sealing.read_key(config.push_key), config.push_contact, config.push_near
        self.public = sealing.packed(sealing.point(self._key))
        self._store, self._metrics = store, metrics
        self._threads = ThreadPoolExecutor(CALLERS, "caller")
        self._calls: dict[tuple[str, str], asyncio.Task[None]] = {}

    keys = staticmethod(sealing.browser_keys)

    async def check(self, endpoint: str) -> None:
        """May calls be sent there? Raises OSError or ValueError."""
        to = reach.place(endpoint, self.near)
        await asyncio.get_running_loop().run_in_executor(self._threads, reach.number, to, self.near)

    def call(self, guest: str, table: str, box: Box) -> None:
        """Call a guest to a table, unless that is being done."""
        known = (guest, table)
        if known in self._calls:
            return
        if len(self._calls) >= WAITING:
            self._metrics.count("calls_dropped")
            return
        self._calls[known] = asyncio.create_task(self._call(guest, table, box))
        self._calls[known].add_done_callback(lambda _: self._calls.pop(known, None))

    async def _call(self, guest: str, table: str, box: Box) -> None:
        try:
            for row in await self._store.pushes(guest):
                await self._send(row, table, box)
        except Exception as error:  # a mistake of ours: the log gets it, the table does not
            trouble("call failed", error)

    async def _send(self, row: PushRow, table: str, box: Box) -> None:
        send = functools.partial(self._deliver, row, table, box)
        try:
            status = await asyncio.get_running_loop().run_in_executor(self._threads, send)
        except (OSError, ValueError) as error:
            self._metrics.count("calls_failed")
            note("call failed", why=type(error).__name__)
            return
        if status in GONE:
            await self._store.commit(Store.forget_push(row.guest, row.endpoint))
        self._metrics.count("calls_sent" if 200 <= status < 300 else "calls_failed")
        if not 200 <= status < 300:
            note("call refused", status=status)

    def _deliver(self, row: PushRow, table: str, box: Box) -> int:
        said = {
            "kind": "turn",
            "table": table,
            "title": speech.say(box, "title", row.language),
            "text": speech.say(SHELL, "table-your-turn", row.language),
        }
        headers = {
            "Authorization": sealing.proof(self._key, row.endpoint, self._contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Urgency": "high",
            "Topic": hashlib.blake2b(table.encode(), digest_size=16).hexdigest(),  # a later call replaces an earlier
        }
        return reach.deliver(row.endpoint, headers, sealing.seal(encode(said), row.public, row.auth), self.near)

    def hush(self) -> None:
        """No more calls."""
        for task in self._calls.values():
            task.cancel()

    def close(self) -> None:
        """End all threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)
