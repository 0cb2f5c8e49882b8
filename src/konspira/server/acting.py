"""Actions of a client that are done at once, by the call that brings them; signed ones when that was checked."""

from __future__ import annotations

import asyncio
import functools
import time

from konspira.play.signers import Proof
from konspira.server.allowance import Account, Bucket, metered
from konspira.server.checking import Checking
from konspira.server.protocol.commands import Act
from konspira.server.table import Client
from konspira.server.table.commands import act_at_once, handle, proof_of, to_be_done_at_once
from konspira.server.table.room import Room

A_CHECK = 5e-5  # seconds of the processor that it takes to check a signature, wherever that is done
GRAIN = 0.001  # seconds of the processor that are reckoned up together


class Acting:
    """Who listens at a table while nothing else is being done for him: actions that can be are done at once.

    The signature of one may be checked beside the event loop first. Meanwhile nothing else of this client is done:
    whatever he sends waits for `checked`, his going, too.
    """

    def __init__(self, client: Client, account: Account, room: Room, bucket: Bucket, checking: Checking) -> None:
        self.client, self.account, self.room, self.bucket, self._checking = client, account, room, bucket, checking
        self.checked: asyncio.Future[None] | None = None  # while something is being checked
        self._late: asyncio.Task[None] | None = None  # what was checked, and has to wait

    def hear(self, text: str) -> bool:
        """Is it an action that can be done at once? Then it is; all else goes its usual way."""
        if self.checked is not None:
            return False
        client, account, room = self.client, self.account, self.room
        command = to_be_done_at_once(room, text)
        if command is None or client.signed_out or (account.used > GRAIN and account.wait() > 0):
            return False
        if not self.bucket.take():
            return False
        proof = proof_of(room, client, command)
        if proof is not None and self._checking.check(proof, functools.partial(self._go_on, text, command)):
            self.checked = asyncio.get_running_loop().create_future()
            account.used += A_CHECK
        else:
            act_at_once(room, client, command)
        return True

    def _go_on(self, text: str, command: Act, looked: Proof) -> None:
        """Its signature was looked at: the action goes on as if it came now."""
        if self._is_there and self.room.following.behind:
            self._late = asyncio.create_task(self._go_the_usual_way(text))
            return
        began = time.thread_time()
        if self._is_there:
            act_at_once(self.room, self.client, command, looked)
        self._be_done()
        self.account.used += time.thread_time() - began

    async def _go_the_usual_way(self, text: str) -> None:
        """What is on the table is not known at the moment."""
        try:
            if self._is_there:
                await metered(handle(self.room, self.client, text), self.account)
        finally:
            self._be_done()

    @property
    def _is_there(self) -> bool:
        """Is the client still at the table? Who has gone meanwhile sends it again when he comes back."""
        client, room = self.client, self.room
        return not (client.signed_out or room.closed) and client in room.presence.watchers.get(client.seat, ())

    def _be_done(self) -> None:
        checked, self.checked = self.checked, None
        if checked is not None and not checked.done():
            checked.set_result(None)
