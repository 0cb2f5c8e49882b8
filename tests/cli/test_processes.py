"""Games in many processes: each comes back with what was asked for."""

from __future__ import annotations

from konspira.bots.arena import Tournament, play, schedule
from konspira.cli.processes import on_cores


def test_games_of_several_tournaments_come_back_each_with_its_own() -> None:
    both = [Tournament("gra", ("random",), 2, seats) for seats in (2, 3)]
    tasks = [(one, game) for one in both for game in schedule(one)]
    found = {(task[0].seats, result.number): result.payoffs for task, result, _ in on_cores(tasks, 2)}
    assert found == {(one.seats, game.number): play(one, game).payoffs for one, game in tasks}
