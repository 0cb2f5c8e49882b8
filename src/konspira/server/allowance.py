"""What one guest and one address may use of this server: how often they do things, and how much of its processor.

Messages are cheap and dear, so what counts is the time of the processor that the event loop spends on somebody. Who is
over his allowance waits; who stays over it is let go.
"""

from __future__ import annotations

import time
import types
from collections.abc import Awaitable, Callable, Generator
from typing import Any, TypeVar

from konspira.server import Limits, Rate

T = TypeVar("T")
VISITORS = " visitors"  # all who ask for pages at an address and are no guests yet: a school may come at once
LONGEST = 1.0  # seconds that anybody waits before it is asked again whether he still must


class Bucket:
    """One bucket."""

    __slots__ = ("level", "rate", "seen")

    def __init__(self, rate: Rate) -> None:
        self.rate, self.level, self.seen = rate, float(rate.at_once), time.monotonic()

    def fill(self, a_second: float | None = None) -> float:
        """What is in it now; it may have been filled more slowly than at its own rate."""
        now = time.monotonic()
        more = (now - self.seen) * (self.rate.a_second if a_second is None else a_second)
        self.level, self.seen = min(self.rate.at_once, self.level + more), now
        return self.level

    def take(self) -> bool:
        """Take one out, if there is one."""
        if self.fill() < 1:
            return False
        self.level -= 1
        return True

    @property
    def full(self) -> bool:
        """Is it as if it had never been used?"""
        return self.level + (time.monotonic() - self.seen) * self.rate.a_second >= self.rate.at_once


class Buckets:
    """One bucket for each address or guest; those that are full again are forgotten."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self.rate, self.most = rate, most
        self._of: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        """Take one out of somebody's bucket."""
        if who not in self._of:
            if len(self._of) >= self.most:
                self._forget()
            self._of[who] = Bucket(self.rate)
        return self._of[who].take()

    def _forget(self) -> None:
        self._of = {who: bucket for who, bucket in self._of.items() if not bucket.full}
        if len(self._of) >= self.most:
            self._of.clear()  # better to be generous for a moment than to run out of memory


# -- time of the processor --------------------------------------------------------------------------


class Address:
    """Where guests come from: what they may use of the processor together, and what each has left."""

    def __init__(self, name: str, limits: Limits, slowed: Callable[[], None]) -> None:
        self.name, self.limits, self.bucket = name, limits, Bucket(limits.processor_an_address)
        self.slowed = slowed  # told whenever somebody must wait
        self.accounts: dict[str, Account] = {}

    def account(self, guest: str) -> Account:
        """The account of a guest here; whoever is no guest shares one with all who are none."""
        if guest not in self.accounts:
            self.accounts = {name: one for name, one in self.accounts.items() if one.known}
            limits = self.limits
            rate = limits.processor_an_address if guest == VISITORS else limits.processor_a_guest
            self.accounts[guest] = Account(guest, self, rate)
        return self.accounts[guest]

    @property
    def known(self) -> bool:
        """Would anything be lost if it were forgotten?"""
        return not self.bucket.full or any(account.known for account in self.accounts.values())


class Account:
    """What one guest at one address has left of the processor, in seconds.

    The guests of an address share what it may use. Where that is used up, whoever has taken little still goes on, so
    that one of them does not stop a school.
    """

    def __init__(self, guest: str, address: Address, rate: Rate) -> None:
        self.guest, self.address = guest, address
        self.sockets = 0  # that are open
        self.used = 0.0  # seconds of the processor that were used, and not reckoned up
        self._bucket = Bucket(rate)
        self._over: float | None = None  # since when there has been nothing left

    def wait(self) -> float:
        """Reckon up what was used: how many seconds to wait before any more is done for this guest, most often 0."""
        self._bucket.level -= self.used
        self.address.bucket.level -= self.used
        self.used = 0.0
        share = self.address.bucket.rate.a_second / max(1, len(self.address.accounts))
        a_second = min(self._bucket.rate.a_second, share)
        mine, ours = self._bucket.fill(a_second), self.address.bucket.fill()
        light = self._bucket.rate.at_once - self.address.limits.light
        if mine >= 0 and (ours >= 0 or mine >= light):
            self._over = None
            return 0.0
        self.address.slowed()
        if self._over is None:
            self._over = self._bucket.seen
        mine_again = -mine / a_second
        ours_again = min(-ours / self.address.bucket.rate.a_second, (light - mine) / a_second)
        return min(LONGEST, max(mine_again, ours_again, 0.001))

    @property
    def far_over(self) -> bool:
        """Has there been nothing left for so long that nobody plays like that?"""
        return self._over is not None and time.monotonic() - self._over > self.address.limits.over

    @property
    def known(self) -> bool:
        """Would anything be lost if it were forgotten?"""
        return self.sockets > 0 or not self._bucket.full


class Allowances:
    """The accounts of everybody; those that were not used for a while are forgotten."""

    def __init__(self, limits: Limits, slowed: Callable[[], None] = lambda: None, most: int = 10_000) -> None:
        self.limits, self.slowed, self.most = limits, slowed, most
        self._at: dict[str, Address] = {}

    def account(self, guest: str | None, address: str) -> Account:
        """The account of a guest, or of all who are none, at an address."""
        if address not in self._at:
            if len(self._at) >= self.most:
                self._at = {name: one for name, one in self._at.items() if one.known}
            self._at[address] = Address(address, self.limits, self.slowed)
        return self._at[address].account(guest or "")


@types.coroutine
def metered(awaited: Awaitable[T], account: Account) -> Generator[Any, Any, T]:
    """Await some work; the time of the processor that each part of it takes until it waits is at somebody's expense."""
    work, answer = awaited.__await__(), None
    error: BaseException | None = None
    while True:
        began = time.thread_time()
        try:
            waited = work.send(answer) if error is None else work.throw(error)
        except StopIteration as done:
            result: T = done.value
            return result
        finally:
            account.used += time.thread_time() - began
        error = None
        try:
            answer = yield waited
        except BaseException as thrown:  # such as being cancelled: that is for the work to deal with
            error = thrown
