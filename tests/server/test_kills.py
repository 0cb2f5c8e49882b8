"""No answered move is lost when the server is killed. `python tests/server/kills.py` kills it as often as one likes."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.kills import Trial


def test_with_wrong_dates_sleep_and_second_servers_nothing_is_lost_or_deleted(tmp_path: Path) -> None:
    trial = Trial(tmp_path / "kills.db", tables=2, seats=2, troubles=True, seed=4)
    trial.run(6)
    found = trial.check()
    assert (found["lost"], found["tables deleted"]) == (0, 0)
    assert found["slept"]
    assert found["second servers kept out"]
    assert found["lives with a wrong date"]


@pytest.mark.parametrize(
    ("kills", "cold"),
    [
        pytest.param(12, False, id="forked"),
        pytest.param(3, True, id="cold"),
        pytest.param(300, False, id="forked, often", marks=pytest.mark.full),
        pytest.param(60, True, id="cold, often", marks=pytest.mark.full),
    ],
)
def test_a_killed_server_has_kept_every_answered_move(tmp_path: Path, kills: int, cold: bool) -> None:
    trial = Trial(tmp_path / "kills.db", tables=3, seats=3, cold=cold)
    trial.run(kills)
    found = trial.check()
    assert found["kills"] == kills
    assert found["answered actions"] > kills
    assert found["lost"] == 0
