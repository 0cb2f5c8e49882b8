"""Which database a server is told to use."""

from __future__ import annotations

import sys
from pathlib import Path
from unittest import mock

import pytest

from konspira.server import Config, StartError
from konspira.server.store.opening import open_database


def test_a_file_is_the_default_and_stays_where_it_is_named(tmp_path: Path) -> None:
    opened = open_database(Config(db=tmp_path / "a.db"))
    assert opened.named == "a.db"
    opened.close()


def test_without_the_extra_it_is_said_what_is_missing() -> None:
    missing = {"asyncpg": None, "konspira.server.store.postgres_database": None}
    with mock.patch.dict(sys.modules, missing), pytest.raises(StartError) as refused:
        open_database(Config(postgres="postgresql://nowhere/x"))
    assert refused.value.news.id == "start-postgres-extra"
