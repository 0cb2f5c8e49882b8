"""What the server counts, in the text format of Prometheus."""

from __future__ import annotations

from collections.abc import Callable

_BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """Counters that grow, gauges that are asked when somebody looks, and the time commits take."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}
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
        return "\n".join(lines) + "\n"
