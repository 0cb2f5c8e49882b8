"""What all tables share: games that are wanted and open."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from server.web import Server

from konspira.server import Config
from konspira.server.monitoring import Metrics
from konspira.server.protocol import Refusal
from konspira.server.services import Services
from konspira.server.store.database import Database
from konspira.server.store.sqlite import SqliteStore

Own = Callable[..., Server]


def test_games_that_are_wanted_and_open_are_played_and_others_are_not(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        store = SqliteStore(Database(tmp_path / "a.db"), asyncio.get_running_loop())
        services = Services(Config(games=("gra", "nothing")), store, Metrics())
        assert list(services.boxes) == ["gra"]
        assert services.box("gra").name == "gra"
        with pytest.raises(Refusal) as refused:
            services.box("nothing")
        assert (refused.value.status, refused.value.news.id) == (404, "refused-no-game")
        assert services.notifier is None, "nobody is notified without a key"
        await asyncio.to_thread(services.close)

    asyncio.run(work())
    assert "game does not open" in caplog.text
