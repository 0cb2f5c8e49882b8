"""A position is laid out again from its deal and its steps, as its seat saw it, whatever edition it was played in."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from konspira.bots.positions import Position, position_of, read_lines, write_lines
from konspira.boxes.box import Box
from konspira.play.match import IllegalAction, Match

KEY = bytes(range(32))


def begun(gra: Box, steps: int) -> tuple[Match, list[object]]:
    match: Match = Match(gra, 3, {"jokers": True}, KEY)
    done: list[object] = []
    for _ in range(steps):
        action = match.turn(match.actors[0]).legal[0]
        match.act(match.actors[0], action)
        done.append(action)
    return match, done


def test_the_seat_sees_again_what_it_saw_and_may_do_the_same(gra: Box, tmp_path: Path) -> None:
    match, done = begun(gra, 5)
    seat = match.actors[0]
    kept = position_of(match, KEY, done, seat)
    assert kept.options == {"jokers": True}, "only what differs from the usual is kept"
    write_lines(tmp_path / "kept.jsonl", [kept, kept])
    again = read_lines(tmp_path / "kept.jsonl", Position)[1].turn()
    assert again.row.tobytes() == match.turn(seat).row.tobytes()
    assert list(again.legal) == list(match.turn(seat).legal)


def test_an_earlier_edition_is_played_by_its_own_rules(gra: Box) -> None:
    match, done = begun(gra, 2)
    assert position_of(match, KEY, done, 0).edition == gra.editions
    assert Match(gra, 2, {}, KEY, edition=1).edition == 1


def test_a_step_that_the_rules_refuse_is_not_passed_over(gra: Box) -> None:
    match, done = begun(gra, 2)
    kept = position_of(match, KEY, done, 0)
    with pytest.raises(IllegalAction):
        msgspec.structs.replace(kept, steps=({"do": "check"},)).match()
