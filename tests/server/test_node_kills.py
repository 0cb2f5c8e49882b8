"""No acknowledged move is lost when nodes are killed. `python tests/server/node_kills.py` does it at length."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.kills import Broken
from server.node_kills import NodeTrial, check_order
from server.postgres import programs

pytestmark = pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")


@pytest.mark.parametrize(
    "ills",
    [
        pytest.param({"kills": 4, "cuts": 1, "stops": 1}, id="a few"),
        pytest.param(
            {"kills": 100, "sleeps": 2, "cuts": 3, "stops": 3, "freezes": 2}, id="many", marks=pytest.mark.full
        ),
    ],
)
def test_every_acknowledged_move_is_there_once_in_an_order_that_time_allows(
    tmp_path: Path, ills: dict[str, int]
) -> None:
    trial = NodeTrial(tmp_path, nodes=3, tables=2, patience=10.0)  # seconds: the machine may be busy
    try:
        trial.run(**ills)
        found = trial.check()
    finally:
        trial.end()
    assert found["kills"] == ills["kills"]
    assert found["lost or doubled"] == 0
    assert found["answered actions"] > ills["kills"]


def test_an_order_that_time_forbids_is_found() -> None:
    check_order([("t", 1, 0.0, 5.0), ("t", 2, 1.0, 2.0), ("u", 1, 9.0, 9.5)])
    with pytest.raises(Broken):
        check_order([("t", 1, 3.0, 5.0), ("t", 2, 1.0, 2.0)])
