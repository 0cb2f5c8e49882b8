"""The log: one JSON object a line."""

from __future__ import annotations

import json
import logging

import pytest

from konspira.server.log import note, set_up, trouble


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
