"""Both stores: what is promised of one is tried on each."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from server.postgres import programs
from server.storing import with_postgres, with_store

from konspira.server.store import Store

Doing = Callable[[Callable[[Any], Coroutine[Any, Any, None]]], None]


@pytest.fixture(params=["sqlite", "postgres"])
def doing(request: pytest.FixtureRequest, tmp_path: Path) -> Doing:
    """Does some work with a store, each time with the same one."""
    if request.param == "postgres" and programs() is None:
        pytest.skip("PostgreSQL is not installed")
    runner = with_store if request.param == "sqlite" else with_postgres

    def do(work: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
        runner(tmp_path / "a.db", work)

    return do
