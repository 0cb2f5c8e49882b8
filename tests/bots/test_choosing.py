"""Of what was mined only what is clear becomes a puzzle, and only a clear mistake a position to be kept."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from konspira.bots.choosing import blunder_from, judged_again, puzzle_from, spread
from konspira.bots.margins import Behind, Judged
from konspira.bots.mining import Find
from konspira.bots.puzzles import collection
from konspira.boxes.box import Box


@pytest.fixture
def find(gra: Box) -> Find:
    """A moment of GRA at which both judges find the first action better than all others by a fifth of the win."""
    position = next(one.position for one in collection() if one.position.game == "gra")
    best, *others = (int(number) for number in position.turn().legal.numbers)
    behind = tuple(Behind(number, 0.2, 0.15, 0.25) for number in others)
    judged = tuple(Judged(judge, best, 0.6, behind) for judge in ("ahead", "search"))
    return Find(position, judged, {"level-1": (others[0], best), "level-4": (best,)}, players=("level-4", "level-4"))


def changed(find: Find, **values: Any) -> Find:
    return msgspec.structs.replace(find, **values)


def test_a_clear_lead_is_a_puzzle_with_its_margin_and_reasons(find: Find) -> None:
    puzzle = puzzle_from(find)
    assert puzzle is not None
    assert (puzzle.asks, puzzle.lead) == ("action", 0.15)
    assert puzzle.is_right(find.position.turn().legal[0])
    assert puzzle.reasons


def test_nothing_unsure_or_disputed_or_from_a_weak_game_is_a_puzzle(find: Find) -> None:
    first, second = find.judged
    unsure = msgspec.structs.replace(first, behind=(Behind(first.behind[0].action, 0.2, 0.05, 0.35),))
    assert puzzle_from(changed(find, judged=(unsure, second))) is None
    disputed = msgspec.structs.replace(second, best=first.behind[0].action)
    assert puzzle_from(changed(find, judged=(first, disputed))) is None
    assert puzzle_from(changed(find, players=("level-4", "fool:always-check"))) is None


def test_a_mistake_is_kept_with_who_made_it_and_what_it_costs(find: Find) -> None:
    kept = blunder_from(find)
    assert kept is not None
    assert kept.erred == ("level-1",)
    assert kept.margin == 0.15
    assert "costs 20 % of the win" in kept.why
    assert not {str(one) for one in kept.right} & {str(one) for one in kept.wrong}


def test_who_takes_the_best_has_made_no_mistake(find: Find) -> None:
    assert blunder_from(changed(find, chosen={"level-4": (find.judged[0].best,)})) is None
    assert blunder_from(Find(find.position, proven=1)) is None


def test_games_and_questions_take_turns() -> None:
    mixed = spread(sorted(collection(), key=lambda one: one.position.game))
    games = [one.position.game for one in mixed]
    assert sorted(games) == sorted(one.position.game for one in collection())
    assert all(len(set(games[place : place + 6])) > 1 for place in range(0, len(games) - 6, 6))


def test_a_mistake_that_costs_nothing_in_todays_eyes_is_kept_no_longer(find: Find) -> None:
    kept, judge = blunder_from(find), find.judged[0]
    assert kept is not None
    assert judged_again(kept, judge) == kept
    for now in (Behind(judge.behind[0].action, 0.1, -0.01, 0.21), None):
        behind = (now, *judge.behind[1:]) if now else judge.behind[1:]
        best = judge.best if now else judge.behind[0].action
        again = judged_again(kept, msgspec.structs.replace(judge, best=best, behind=behind))
        assert again is not None
        assert again.wrong == kept.wrong[1:]
    nothing = tuple(Behind(one.action, 0.0, -0.1, 0.1) for one in judge.behind)
    assert judged_again(kept, msgspec.structs.replace(judge, behind=nothing)) is None
