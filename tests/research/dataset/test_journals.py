"""A dataset from journals: the same decisions as when they were made, and nothing that people have written."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from research.dataset.making_sets import go_on

from konspira.bots.arena import Tournament, play_and_tell, schedule
from konspira.play import shelf
from konspira.play.match import Match
from konspira.research.dataset import load
from konspira.research.dataset.folder import Folder
from konspira.research.dataset.journals import Left, Source, chosen, lines_of, of_journals, shareable, write_journals


@pytest.fixture(scope="module")
def texts() -> list[str]:
    """Two games of one deal."""
    tournament = Tournament("gra", ("random", "flat@5"), 2, 3)
    return [play_and_tell(tournament, game)[1] for game in schedule(tournament)]


def sources(texts: list[str]) -> list[Source]:
    return [Source(text.splitlines()) for text in texts]


def test_journals_are_told_again_decision_by_decision(tmp_path: Path, texts: list[str]) -> None:
    box, left = shelf.box("gra"), Left()
    found = chosen(sources(texts[:1]), "gra", left)
    about = of_journals(box, found)
    with Folder(tmp_path / "set", box, about) as folder:
        write_journals(folder.path, about, found, range(1), left, go_on)
    data = load(tmp_path / "set")
    (batch,) = data
    lines = [msgspec.json.decode(line) for line in texts[0].splitlines()]
    assert batch.seat.tolist() == [line["seat"] for line in lines[1:-1]]
    assert [msgspec.json.decode(data.actions[number]) for number in batch.action] == [
        line["action"] for line in lines[1:-1]
    ]
    (told,) = data.matches.to_pylist()
    assert told["payoffs"] == lines[-1]["payoffs"]
    assert told["deal"] is None
    assert left == Left()


def test_only_what_is_over_and_of_the_game_is_taken_and_once(texts: list[str]) -> None:
    left = Left()
    given = [*texts, texts[0], texts[1].rsplit("\n", 2)[0], "{}", "", "[1]\n", '{"game": "krecia", "digest": "d"}']
    found = chosen(sources(given), "gra", left)
    assert len(found) == 2
    assert left == Left(unfinished=1, other_game=1, unreadable=3, twice=1)


def test_their_order_does_not_tell_which_was_played_first(texts: list[str]) -> None:
    assert chosen(sources(texts), "gra", Left()) == chosen(sources(texts[::-1]), "gra", Left())


def test_a_journal_that_was_changed_is_left_out(tmp_path: Path, texts: list[str]) -> None:
    box, left = shelf.box("gra"), Left()
    bad = [*texts, texts[0].replace('"digest":"', '"digest":"0')]
    found = chosen(sources(bad), "gra", left)
    about = of_journals(box, found)
    with Folder(tmp_path / "set", box, about) as folder:
        write_journals(folder.path, about, found, range(3), left, go_on)
    assert left.unreadable == 1
    assert len(load(folder.path).matches) == 2


def test_what_people_have_written_themselves_is_not_among_the_options() -> None:
    box = shelf.box("krecia")
    own = msgspec.to_builtins(Match(box, 4, {"raising": False}, bytes(32)).options)
    kept = shareable(box, own)
    assert (kept["raising"], kept["missions"]) == (False, own["missions"])
    assert shareable(box, {**own, "missions": own["missions"][1:]})["missions"] is None


def test_a_file_that_is_no_text_has_no_lines(tmp_path: Path, texts: list[str]) -> None:
    (tmp_path / "a").write_bytes(b"\xff\xfe")
    (tmp_path / "b").write_text(texts[0], encoding="utf-8")
    assert [len(source.lines) for source in lines_of([tmp_path / "a", tmp_path / "b"])] == [0, texts[0].count("\n")]
