"""The folder of a dataset: files are whole or not there, and nothing is mixed into another dataset."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from research.dataset.making_sets import of_random

from konspira.play import shelf
from konspira.research.dataset import OtherDataset, load
from konspira.research.dataset.folder import Busy, Folder, read_about, shards


def test_what_is_missing_is_what_lies_between_the_shards(tmp_path: Path) -> None:
    about = of_random(tmp_path / "a", games=3)
    with Folder(tmp_path / "a", shelf.box("gra"), about) as folder:
        pass
    for name in ("000000000005-000000000006.parquet", "000000000009-000000000009.parquet"):
        (folder.path / "matches" / name).touch()
    assert list(folder.missing(12)) == [range(3, 5), range(7, 9), range(10, 12)]
    assert list(folder.missing(6)) == [range(3, 5)]
    assert list(folder.missing(2)) == []


def test_what_was_left_half_written_is_passed_over_and_taken_away(tmp_path: Path) -> None:
    path, about = tmp_path / "a", of_random(tmp_path / "a", games=3)
    (whole,) = (path / "decisions").iterdir()
    for half in ("decisions/.000000000003", "decisions/000000000003-000000000004.parquet", "matches/.000000000003"):
        (path / half).write_text("half")
    data = load(path)
    assert len(data) == sum(len(batch.match) for batch in data)
    with Folder(path, shelf.box("gra"), about):
        pass
    assert list((path / "decisions").iterdir()) == [whole]
    assert list(shards(path)) == [range(3)]


def test_nobody_else_writes_where_somebody_writes(tmp_path: Path) -> None:
    about = of_random(tmp_path / "a", games=1)
    for _ in range(2):
        with Folder(tmp_path / "a", shelf.box("gra"), about), pytest.raises(Busy):
            Folder(tmp_path / "a", shelf.box("gra"), about)


def test_more_games_may_be_asked_for_and_nothing_else_may_change(tmp_path: Path) -> None:
    box, about = shelf.box("gra"), of_random(tmp_path / "a", games=3)
    with Folder(tmp_path / "a", box, msgspec.structs.replace(about, games=9)):
        pass
    assert read_about(tmp_path / "a").games == 9
    for other in ({"seed": 7}, {"rules": "x"}, {"bots": ["flat"]}, {"seats": 2}, {"fields": True}, {"konspira": "9"}):
        with pytest.raises(OtherDataset):
            Folder(tmp_path / "a", box, msgspec.structs.replace(about, **other))


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    about = of_random(tmp_path / "a", games=1)
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "mine.txt").touch()
    with pytest.raises(OtherDataset):
        Folder(tmp_path / "b", shelf.box("gra"), about)
    assert [path.name for path in (tmp_path / "b").iterdir()] == ["mine.txt"]
    with pytest.raises(OtherDataset):
        load(tmp_path / "b")
