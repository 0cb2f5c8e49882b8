"""What the server counts, as Prometheus reads it."""

from __future__ import annotations

from konspira.server.metrics import Metrics


def test_counters_gauges_and_commits_are_told() -> None:
    metrics = Metrics()
    metrics.count("actions")
    metrics.count("actions", 2)
    metrics.gauges["rooms"] = lambda: 7
    metrics.committed(3, 0.004)
    lines = metrics.text().splitlines()
    assert {"konspira_actions_total 3", "konspira_rooms 7", "konspira_jobs_stored_total 3"} <= set(lines)
    buckets = [int(line.rpartition(" ")[2]) for line in lines if line.startswith("konspira_commit_seconds_bucket")]
    assert (buckets[0], buckets[1], buckets[-1]) == (0, 1, 1), "each bucket holds those before it"
    assert "konspira_commit_seconds_sum 0.004000" in lines
