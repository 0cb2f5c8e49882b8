"""How a server is set up."""

from __future__ import annotations

import platformdirs
import pytest

from konspira.server import Config, default_db


def test_tables_are_kept_where_the_users_data_belongs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda *_, **__: "/data/konspira")
    assert str(default_db()) == "/data/konspira/konspira.db" == str(Config().db)


def test_clocks_belong_to_one_config_alone() -> None:
    one, other = Config(), Config()
    one.clocks["quick"] = 1.0
    assert other.clocks["quick"] == 45.0
