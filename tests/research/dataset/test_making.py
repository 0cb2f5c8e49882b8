"""Making a dataset: the same seed gives the same games, whoever plays, and however often it was stopped."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import numpy as np
import pyarrow as pa
import pytest
from research.dataset.making_sets import go_on, of_random, of_two

from konspira.bots.arena import Tournament, play, schedule
from konspira.boxes.box import Box
from konspira.play import shelf
from konspira.research.dataset import load
from konspira.research.dataset.folder import Folder
from konspira.research.dataset.making import of_bots, play_at_random, play_with_bots, seeds_of


def everything(path: Path) -> pa.Table:
    read = pa.Table.from_batches
    return pa.concat_tables(
        [
            read([part])
            for file in sorted(path.glob("decisions/*"))
            for part in pa.parquet.ParquetFile(file).iter_batches()
        ]
    )


def test_random_play_that_was_stopped_goes_on_as_if_it_was_not(tmp_path: Path) -> None:
    about = of_random(tmp_path / "whole")
    box = shelf.box("gra")
    with Folder(tmp_path / "stopped", box, about) as folder:
        play_at_random(folder.path, about, range(12, 15), go_on)
        for run in folder.missing(20):
            play_at_random(folder.path, about, run, go_on)
    assert [len(run) for run in folder.done] == [12, 3, 5]
    assert everything(tmp_path / "stopped").equals(everything(tmp_path / "whole"))


def test_another_seed_gives_other_matches(tmp_path: Path) -> None:
    first, other = of_random(tmp_path / "1", seed=1), of_random(tmp_path / "2", seed=2)
    assert set(seeds_of(first, range(1000))).isdisjoint(seeds_of(other, range(1000)))
    assert not everything(tmp_path / "1").equals(everything(tmp_path / "2"))


def test_matches_too_long_for_the_room_are_given_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    of_random(tmp_path / "usual")
    monkeypatch.setattr("konspira.research.dataset.making.ROOM", 8)
    of_random(tmp_path / "narrow")
    assert everything(tmp_path / "narrow").equals(everything(tmp_path / "usual"))


def test_bots_are_seated_as_in_the_arena_and_their_decisions_lead_to_its_results(tmp_path: Path) -> None:
    tournament = of_two(tmp_path / "two")
    data = load(tmp_path / "two")
    for game, told in zip(schedule(tournament), data.matches.to_pylist(), strict=True):
        assert told["bots"] == [tournament.bots[bot] for bot in game.seating]
        assert (told["deal"], tuple(told["payoffs"])) == (game.deal, play(tournament, game).payoffs)
    players = everything(tmp_path / "two")
    sitting = {told["match"]: told["bots"] for told in data.matches.to_pylist()}
    for row in players.select(["match", "seat", "player"]).to_pylist():
        assert row["player"] == sitting[row["match"]][row["seat"]]


def test_bots_that_are_stopped_in_a_match_keep_the_matches_before(tmp_path: Path) -> None:
    of_two(tmp_path / "whole")
    box, tournament = shelf.box("gra"), Tournament("gra", ("random", "flat@20"), 4, 2)
    about, heard = of_bots(box, tournament), []

    def stop(matches: int) -> bool:
        heard.append(matches)
        return sum(heard) == 2 and heard[-3:] == [1, 0, 0]  # two matches are over, and two decisions of the third

    with Folder(tmp_path / "stopped", box, about) as folder:
        play_with_bots(folder.path, about, tournament, schedule(tournament), stop)
        assert folder.done == [range(2)]
        play_with_bots(folder.path, about, tournament, list(schedule(tournament))[2:], go_on)
    assert everything(tmp_path / "stopped").equals(everything(tmp_path / "whole"))


def test_a_toy_has_datasets_without_a_line_of_its_own(tmp_path: Path, altered: Callable[..., Box]) -> None:
    box = altered("collected")
    tournament = Tournament("collected", ("random",), 50, 3, {"lowest": True})
    about = of_bots(box, tournament)
    with Folder(tmp_path / "set", box, about) as folder:
        play_at_random(folder.path, about, range(50), go_on)
    data = load(tmp_path / "set")
    (batch,) = data.batches()
    assert set(batch.match) == set(range(50))
    assert (batch.mask[np.arange(len(batch.action)), batch.action] == 1).all()
    assert [msgspec.json.decode(told) for told in data.actions] == [
        msgspec.to_builtins(box.wording.value(number)) for number in range(2)
    ]
