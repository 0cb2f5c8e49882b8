"""The log, one JSON object a line; and what is counted, as Prometheus reads it."""

from __future__ import annotations

import json
import logging
import sys

import pytest

from konspira.server.monitoring import Metrics, _Lines, note, set_up, trouble


def test_a_line_says_what_happened_and_where_it_went_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    names = ("konspira", "uvicorn", "uvicorn.error")
    before = [(one.handlers, one.propagate, one.level) for one in map(logging.getLogger, names)]
    try:
        set_up("info")
        note("started", games=["gra"])
        try:
            raise ValueError("why")
        except ValueError as error:
            trouble("could not store", error, table="t")
    finally:
        for name, kept in zip(names, before, strict=True):
            logger = logging.getLogger(name)
            logger.handlers, logger.propagate = kept[0], kept[1]
            logger.setLevel(kept[2])
    first, second = (json.loads(line) for line in capsys.readouterr().err.splitlines())
    assert (first["level"], first["event"], first["games"]) == ("info", "started", ["gra"])
    assert (second["level"], second["table"]) == ("error", "t")
    assert "ValueError: why" in second["trace"]


def test_a_line_of_the_log_is_bounded() -> None:
    record = logging.LogRecord("konspira", logging.ERROR, "", 0, "failed", (), None)
    record.facts = {"why": "x" * 10**6, "line": 3}
    try:
        raise ValueError("y" * 10**6)
    except ValueError:
        record.exc_info = sys.exc_info()
    line = _Lines().format(record)
    assert len(line) < 10_000
    said = json.loads(line)
    assert said["line"] == 3
    assert said["trace"].startswith("Traceback"), "the beginning and the end are kept"
    assert said["trace"].endswith("y" * 100)


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
