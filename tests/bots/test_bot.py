"""What a bot is given: a budget, a clock, chance from what its seat knows, and its turn."""

from __future__ import annotations

import pickle

import pytest

import konspira
from konspira.bots.bot import BadBot, BotFailed, Budget, Clock, act, chance, read_budget
from konspira.games.gra import BOX, Action, Turn, View
from konspira.games.gra.wording import Check
from konspira.play.match import Match


def test_a_budget_is_a_number_of_iterations_or_of_seconds() -> None:
    assert read_budget("2000") == Budget(iterations=2000)
    assert read_budget("0.2s") == Budget(seconds=0.2)
    assert str(read_budget("0.2s")) == "0.2s"


@pytest.mark.parametrize("text", ["", "0", "-3", "fast", "2.5", "0s"])
def test_a_budget_that_makes_no_sense_is_refused(text: str) -> None:
    with pytest.raises(BadBot, match="budget"):
        read_budget(text)


def test_a_budget_of_time_ends_before_another_chunk_would_overrun_it(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter([0.0, 0.0, 0.06, 0.12, 0.18])
    monkeypatch.setattr(Clock, "now", lambda self: next(now))
    clock, chunks = Clock(Budget(seconds=0.2)), 0
    while iterations := clock.left(256):
        clock.done += iterations
        chunks += 1
    assert chunks == 3  # at 0.18 s a fourth of 0.06 s would end too late


def test_a_budget_of_iterations_is_done_to_the_last_one() -> None:
    clock, chunks = Clock(Budget(iterations=600)), []
    while iterations := clock.left(256):
        clock.done += iterations
        chunks.append(iterations)
    assert chunks == [256, 256, 88]


@pytest.fixture
def match() -> Match[View, Action]:
    return konspira.open(BOX, seats=2, key=bytes(32))


def test_chance_is_the_same_for_the_same_view_and_seed_only(match: Match[View, Action]) -> None:
    assert chance(1, match.turn(0)) == chance(1, match.turn(0))
    assert len({chance(1, match.turn(0)), chance(2, match.turn(0)), chance(1, match.turn(1))}) == 3
    assert all(0 <= chance(seed, match.turn(0)) < 1 << 63 for seed in range(-3, 3))


class Always:
    """A bot that does one thing, whatever its turn."""

    name = "always"

    def __init__(self, action: Action | None) -> None:
        self.action = action

    def choose(self, turn: Turn) -> Action:
        if self.action is None:
            raise KeyError("lost")
        return self.action


def test_a_bot_acts_for_its_seat_and_the_time_it_took_is_told(match: Match[View, Action]) -> None:
    assert act(match, 0, Always(match.turn(0).legal[0]), "always") >= 0
    assert match.actors == (1,)


def test_a_bot_that_breaks_is_named_with_its_error_and_nothing_has_changed(match: Match[View, Action]) -> None:
    with pytest.raises(BotFailed) as failed:
        act(match, 0, Always(None), "mine")
    assert (failed.value.news.id, failed.value.news.args["bot"]) == ("refused-bot-failed", "mine")
    assert "KeyError: 'lost'" in failed.value.news.args["error"]
    assert "in choose" in failed.value.trace
    assert match.actors == (0, 1)


def test_a_bot_that_does_what_is_not_legal_is_told_why(match: Match[View, Action]) -> None:
    with pytest.raises(BotFailed) as failed:
        act(match, 0, Always(Check()), "mine")
    assert (failed.value.news.id, failed.value.news.args["why"].id) == ("refused-bot-action", "gra-refuse-turn-first")


def test_a_failure_comes_out_of_another_process_as_it_was() -> None:
    failed = BotFailed("refused-bot-failed", {"bot": "mine", "error": "x"}, "a trace")
    again = pickle.loads(pickle.dumps(failed))
    assert (again.news, again.trace) == (failed.news, "a trace")
