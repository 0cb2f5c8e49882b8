"""What the server tells its operator: a log, one JSON object a line, and what is counted, as Prometheus reads it.

The log says what happened and to which table, and never a name, a key or a token.
"""

from __future__ import annotations

import logging
import resource
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

FACT, TRACE = 1000, 6000  # letters of one fact, and of where something went wrong, in the log
_log = logging.getLogger("konspira")


class _Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": _short(record.getMessage(), FACT),
            **{name: _short(fact, FACT) for name, fact in getattr(record, "facts", {}).items()},
        }
        if record.exc_info:
            said["trace"] = _short(self.formatException(record.exc_info), TRACE)
        return msgspec.json.encode(said).decode()


def _short(fact: Any, most: int) -> Any:
    """A fact, of which the middle is left out where it is too long: whoever writes to us does not fill the disk."""
    if not isinstance(fact, str) or len(fact) <= most:
        return fact
    return f"{fact[: most // 2]} […{len(fact) - most} letters…] {fact[-most // 2 :]}"


def set_up(level: str = "info") -> None:
    """Write the log to standard error; what uvicorn has to say goes there too."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines())
    for name in ("konspira", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler] if name != "uvicorn.error" else [], name == "uvicorn.error"
        logger.setLevel(level.upper() if name == "konspira" else "WARNING")


def note(event: str, **facts: Any) -> None:
    """Something worth knowing."""
    _log.info(event, extra={"facts": facts})


def trouble(event: str, error: BaseException | None = None, **facts: Any) -> None:
    """Something went wrong; where, is for the log only."""
    _log.error(event, extra={"facts": facts}, exc_info=error)


class Seldom:
    """Notes the same trouble at the same place once an hour: one bad table does not fill the log."""

    def __init__(self, seconds: float = 3600.0, most: int = 1000) -> None:
        self._seconds, self._most = seconds, most
        self._noted: dict[tuple[str, str, type], float] = {}

    def trouble(self, event: str, error: Exception, place: str) -> None:
        """Something went wrong at a place, perhaps again."""
        what, at = (event, place, type(error)), time.monotonic()
        if at - self._noted.get(what, -self._seconds) < self._seconds:
            return
        if len(self._noted) >= self._most:
            self._noted.clear()
        self._noted[what] = at
        trouble(event, error, table=place)


# -- counting ---------------------------------------------------------------------------------------

_BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)


COUNTED = (  # all that is counted, so that what has not happened yet is known to be nothing
    "actions", "actions_refused", "answers_refused", "clocks_run_out", "connections_dropped", "connections_refused",
    "connections_timed_out", "http_2xx", "http_3xx", "http_4xx", "http_5xx", "jobs_stored", "letters_delayed",
    "letters_dropped", "letters_failed", "letters_sent", "matches_begun", "matches_ended", "messages_refused",
    "messages_unreadable", "notices_dropped", "notices_failed", "notices_sent", "reports", "reports_of_hosts",
    "requests_refused", "rounds_drawn", "slowed", "sockets_let_go", "sockets_refused", "storage_failures",
    "tables_made", "thinkers_lost", "thoughts_late", "thoughts_shortened", "tournaments_opened",
)  # fmt: skip


class Metrics:
    """Counters that grow, gauges that are asked when somebody looks, and the time commits take."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = dict.fromkeys(COUNTED, 0)
        self.gauges: dict[str, Callable[[], float]] = {}
        self._commits = [0] * (len(_BUCKETS) + 1)
        self._commit_seconds = 0.0

    def count(self, name: str, by: int = 1) -> None:
        """Something has happened."""
        self.counts[name] = self.counts.get(name, 0) + by

    def committed(self, jobs: int, seconds: float) -> None:
        """A commit has stored so many jobs."""
        self.count("jobs_stored", jobs)
        self._commit_seconds += seconds
        self._commits[sum(seconds > bound for bound in _BUCKETS)] += 1

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        lines = []
        for name, value in sorted(self.counts.items()):
            lines += [f"# TYPE konspira_{name}_total counter", f"konspira_{name}_total {value}"]
        for name, ask in sorted(self.gauges.items()):
            lines += [f"# TYPE konspira_{name} gauge", f"konspira_{name} {ask():g}"]
        lines.append("# TYPE konspira_commit_seconds histogram")
        below = 0
        for bound, number in zip((*map(str, _BUCKETS), "+Inf"), self._commits, strict=True):
            below += number
            lines.append(f'konspira_commit_seconds_bucket{{le="{bound}"}} {below}')
        lines += [f"konspira_commit_seconds_sum {self._commit_seconds:.6f}", f"konspira_commit_seconds_count {below}"]
        lines += ["# TYPE process_resident_memory_bytes gauge", f"process_resident_memory_bytes {_resident()}"]
        lines += ["# TYPE process_cpu_seconds_total counter", f"process_cpu_seconds_total {time.process_time():.2f}"]
        return "\n".join(lines) + "\n"


def _resident() -> int:
    """Bytes of memory that this process holds; where Linux does not say, the most that it has held."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
