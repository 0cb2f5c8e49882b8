"""A table on this machine: bots act, steps are kept, and alone one may take answers back."""

from __future__ import annotations

from pathlib import Path

import pytest

from konspira.cli.saved import SavedMatch
from konspira.cli.table import LocalTable
from konspira.play import shelf
from konspira.play.match import IllegalAction
from konspira.play.series import Series


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> LocalTable:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    series = Series("gra", seats=2)
    return LocalTable(series, series.open(key=bytes(32)), SavedMatch(shelf.box("gra")), "random")


def play(table: LocalTable) -> None:
    while table.outcome is None:
        if table.me in table.waiting:
            table.act(table.turn().legal[0])
        else:
            table.wait()


def test_every_step_is_kept_before_the_next(table: LocalTable) -> None:
    table.act(table.turn().legal[0])
    found, _ = table.saved.read("en")
    assert found is not None
    assert len(found[1].journal) == len(table.match.journal) == 2


def test_what_is_not_legal_changes_nothing(table: LocalTable) -> None:
    with pytest.raises(IllegalAction):
        table.act({"do": "check"})
    assert len(table.match.journal) == 1


def test_a_match_is_played_to_its_end_and_the_next_begins(table: LocalTable) -> None:
    play(table)
    assert [news.id for news in table.close()] == ["play-series", "play-journal"]
    assert table.leave() == []
    table.again()
    assert table.outcome is None
    assert [news.id for news in table.leave()] == ["play-left"]


def test_against_others_nothing_that_is_done_is_taken_back(table: LocalTable) -> None:
    table.act(table.turn().legal[0])
    assert not table.can_take_back
