"""No answered move is lost when the server is killed: a short run; `python tests/server/kills.py` is the long one."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from server.kills import Trial

KILLS = int(os.environ.get("KONSPIRA_KILLS", "12"))


@pytest.mark.parametrize(("kills", "cold"), [(KILLS, False), (max(2, KILLS // 4), True)], ids=["forked", "cold"])
def test_a_killed_server_has_kept_every_answered_move(tmp_path: Path, kills: int, cold: bool) -> None:
    trial = Trial(tmp_path / "kills.db", tables=3, seats=3, cold=cold)
    trial.run(kills)
    found = trial.check()
    assert found["kills"] == kills
    assert found["answered actions"] > kills
    assert found["lost"] == 0
