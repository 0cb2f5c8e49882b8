"""How often somebody may do something: a bucket that fills slowly and is emptied by doing it."""

from __future__ import annotations

import time

from konspira.server.config import Rate


class Bucket:
    """One bucket."""

    __slots__ = ("level", "rate", "seen")

    def __init__(self, rate: Rate) -> None:
        self.rate, self.level, self.seen = rate, float(rate.at_once), time.monotonic()

    def take(self) -> bool:
        """Take one out, if there is one."""
        now = time.monotonic()
        self.level = min(self.rate.at_once, self.level + (now - self.seen) * self.rate.a_second)
        self.seen = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


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
        full = self.rate.at_once / self.rate.a_second
        now = time.monotonic()
        self._of = {who: bucket for who, bucket in self._of.items() if now - bucket.seen < full}
        if len(self._of) >= self.most:
            self._of.clear()  # better to be generous for a moment than to run out of memory
