"""What one guest and one address may use of this server: how often they do things, and how much of its processor.

Messages are cheap and dear, so what counts is the time of the processor that the event loop spends on somebody. Who is
over his allowance waits; who stays over it is let go.
"""

from __future__ import annotations

import time
import types
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Generator
from typing import Any, Generic, TypeVar
from weakref import WeakValueDictionary

from konspira.server import Limits, Rate

T = TypeVar("T")
VISITORS = " visitors"  # all who ask for pages at an address and are no guests yet: a school may come at once
A_BYTE = 2e-8  # seconds that a byte counts on top of what it takes here: the system has its work, too
LONGEST = 1.0  # seconds that anybody waits before it is asked again whether he still must
MOST = 10_000  # addresses or guests that are remembered
LOOKED_AT = 32  # of those that were unused longest, whenever somebody new comes


class Remembered(Generic[T]):
    """Something of each guest or address, as long as it matters.

    Whenever somebody new comes and there is no more `room`, a few are looked at, those first that were unused longest;
    so nobody's coming takes longer than another's, and there are never more than `most`.
    """

    def __init__(self, matters: Callable[[T], bool], room: int = MOST, most: int = MOST) -> None:
        self._matters, self._room, self._most = matters, room, most
        self._of: OrderedDict[str, T] = OrderedDict()

    def __len__(self) -> int:
        return len(self._of)

    def __contains__(self, who: str) -> bool:
        return who in self._of

    def get(self, who: str) -> T | None:
        """What is known of somebody, who is asked for now."""
        if who in self._of:
            self._of.move_to_end(who)
        return self._of.get(who)

    def put(self, who: str, what: T) -> T:
        """Remember it."""
        if who not in self._of and len(self._of) >= self._room:
            self._forget()
        self._of[who] = what
        self._of.move_to_end(who)
        return what

    def _forget(self) -> None:
        for _ in range(min(LOOKED_AT, len(self._of))):
            who, one = self._of.popitem(last=False)
            if self._matters(one):
                self._of[who] = one
        while len(self._of) >= self._most:  # better to be generous for a moment than to run out of memory
            self._of.popitem(last=False)

    @property
    def all(self) -> list[T]:
        """All of it."""
        return list(self._of.values())


class Bucket:
    """One bucket."""

    __slots__ = ("__weakref__", "level", "rate", "seen")

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

    def owe_no_more_than_it_holds(self) -> None:
        """What was taken beyond that is forgotten."""
        self.level = max(self.level, -self.rate.at_once)

    @property
    def full(self) -> bool:
        """Is it as if it had never been used?"""
        return self.level + (time.monotonic() - self.seen) * self.rate.a_second >= self.rate.at_once


class Buckets:
    """One bucket for each address or guest; those that are full again are forgotten."""

    def __init__(self, rate: Rate, most: int = MOST) -> None:
        self.rate = rate
        self._of = Remembered[Bucket](lambda bucket: not bucket.full, most, most)

    def take(self, who: str) -> bool:
        """Take one out of somebody's bucket."""
        return (self._of.get(who) or self._of.put(who, Bucket(self.rate))).take()


# -- time of the processor --------------------------------------------------------------------------


class Address:
    """Where guests come from: what they may use of the processor together, and what each has left.

    `everybody` is what all addresses may use.
    """

    def __init__(self, name: str, limits: Limits, everybody: Bucket, slowed: Callable[[], None]) -> None:
        self.name, self.limits, self.bucket = name, limits, Bucket(limits.processor_an_address)
        self.lent = Bucket(limits.light_an_address)  # what those who have taken little may use beyond it
        self.everybody = everybody
        self.slowed = slowed  # told whenever somebody must wait
        self.accounts = Remembered[Account](lambda account: account.known, room=0)

    @property
    def light(self) -> float:
        """How much somebody may have taken lately to go on where the others wait; the less is left, the less."""
        return self.limits.light * max(0.0, self.lent.fill()) / self.lent.rate.at_once

    @property
    def known(self) -> bool:
        """Would anything be lost if it were forgotten?"""
        return not self.bucket.full or not self.lent.full or any(account.known for account in self.accounts.all)


class Account:
    """What one guest has left of the processor, in seconds, and what his address has, at which this account is.

    The guests of an address share what it may use, and all addresses what the server may. Where that is used up,
    whoever has taken little still goes on, so that one guest does not stop a school, nor ten addresses everybody.
    """

    def __init__(self, guest: str, address: Address, own: Bucket) -> None:
        self.guest, self.address = guest, address
        self.sockets = 0  # that are open
        self.used = 0.0  # seconds of the processor that were used, and not reckoned up
        self._bucket = own  # a guest has one, wherever he comes from
        self._lightly = False  # does he go on only because he has taken little?
        self._over: float | None = None  # since when there has been nothing left

    def wait(self) -> float:
        """Reckon up what was used: how many seconds to wait before any more is done for this guest, most often 0."""
        address, everybody, own = self.address, self.address.everybody, self._bucket
        own.level -= self.used
        address.bucket.level -= self.used
        everybody.level -= self.used
        if self._lightly:
            address.lent.level -= self.used
        self.used = 0.0
        everybody.owe_no_more_than_it_holds()
        address.lent.owe_no_more_than_it_holds()
        share = address.bucket.rate.a_second / max(1, len(address.accounts))
        a_second = min(own.rate.a_second, share)
        mine, ours, everybodys = own.fill(a_second), address.bucket.fill(), everybody.fill()
        light = own.rate.at_once - (address.light if ours < 0 else address.limits.light)
        if mine >= 0 and (mine >= light or (ours >= 0 and everybodys >= 0)):
            self._over, self._lightly = None, ours < 0
            return 0.0
        address.slowed()
        heavy = mine < own.rate.at_once - address.limits.light
        if self._over is None and (mine < 0 or (ours < 0 and heavy)):  # nobody is let go for what other addresses do
            self._over = own.seen
        shared_again = max(-bucket.level / bucket.rate.a_second for bucket in (address.bucket, everybody))
        return min(LONGEST, max(-mine / a_second, min(shared_again, (light - mine) / a_second), 0.001))

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

    def __init__(self, limits: Limits, slowed: Callable[[], None] = lambda: None, most: int = MOST) -> None:
        self.limits, self.slowed = limits, slowed
        self._everybody = Bucket(limits.processor)
        self._at = Remembered[Address](lambda address: address.known, most, most)
        self._guests: WeakValueDictionary[str, Bucket] = WeakValueDictionary()  # as long as there is an account

    def account(self, guest: str | None, address: str) -> Account:
        """The account of a guest at an address; whoever is no guest shares one there with all who are none."""
        at = self._at.get(address) or self._at.put(address, Address(address, self.limits, self._everybody, self.slowed))
        name = guest or ""
        return at.accounts.get(name) or at.accounts.put(name, Account(name, at, self._bucket(name)))

    def _bucket(self, guest: str) -> Bucket:
        """What a guest has left, wherever he is; all others have something at each address."""
        if guest == VISITORS:
            return Bucket(self.limits.processor_an_address)
        if not guest:
            return Bucket(self.limits.processor_a_guest)
        own = self._guests.get(guest) or Bucket(self.limits.processor_a_guest)
        self._guests[guest] = own
        return own


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
