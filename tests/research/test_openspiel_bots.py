"""Their searches play our arena and are honest there; our bots play their games."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from every_setting import box_of, every_game, toy

from konspira.bots import BadBot, bot
from konspira.bots.arena import Tournament, play, schedule
from konspira.research.one_table import OneTable
from konspira.research.openspiel import open_spiel_game
from konspira.research.openspiel_bots import ISMCTS, MCTS, OurBot, Rollouts

MODULE = "konspira.research.openspiel_bots"


def test_their_searches_play_the_arena() -> None:
    tournament = Tournament("gra", (f"{MODULE}:ISMCTS@12", f"{MODULE}:MCTS@12"), games=2, seats=2)
    for game in schedule(tournament):
        result = play(tournament, game)
        assert sum(result.payoffs) == 1


@every_game
@pytest.mark.sample(1)
def test_they_answer_turns_of_every_game_and_the_same_again(name: str) -> None:
    at = OneTable(box_of(name), box_of(name).seats.stop - 1)
    at.begin(2)
    while len(at.legal(at.actors[-1])) == 1:
        at.act(at.actors[-1], int(at.legal(at.actors[-1])[0]))
    turn = at.turn(at.actors[-1])
    for kind in (ISMCTS, MCTS):
        chosen = [bot(f"{MODULE}:{kind.__name__}@8", seed=5).choose(turn) for _ in range(2)]
        assert chosen[0] == chosen[1] in turn.legal


def test_a_search_finds_what_is_plainly_best() -> None:
    """At the toy, who holds a six keeps it, and who holds a one swaps."""
    at = OneTable(toy(), 2)
    for kind in (ISMCTS, MCTS):
        answers = {}
        for seed in range(40):
            at.begin(seed)
            for seat in (0, 1):
                pip = int(at.table[0]["pip"][seat])
                if pip in (1, 6):
                    answers[pip] = at.box.wording.number(kind(seed=1).choose(at.turn(seat)))
        assert answers == {1: 1, 6: 0}


def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_answer() -> None:
    at = OneTable(toy(), 2)
    at.begin(1)
    seen = set()
    for pip in range(1, 7):
        at.table[0]["pip"][1] = pip
        at.go_on({seat: [] for seat in at.rows})
        seen.add(str(ISMCTS(seed=3).choose(at.turn(0))))
    assert len(seen) == 1


def test_a_budget_is_a_number_of_simulations() -> None:
    assert bot(f"{MODULE}:ISMCTS@50", seed=1).name == "openspiel-ismcts@50"
    with pytest.raises(BadBot):
        bot(f"{MODULE}:MCTS@0.5s")


def test_our_bots_play_their_games() -> None:
    game = open_spiel_game("gra", 3)
    players = [OurBot("random", 0, seed=1), OurBot("level-1", 1, seed=1), OurBot(bot("random", seed=2), 2)]
    returns = pyspiel.evaluate_bots(game.new_initial_state(), players, 7)
    assert sorted(returns) == [0, 0, 1]


def test_a_rollout_ends_the_match_and_leaves_the_state_alone() -> None:
    state = open_spiel_game("gra", 2).new_initial_state()
    while state.is_chance_node():
        state.apply_action(1)
    before, rollouts = str(state), Rollouts(np.random.RandomState(1))
    values = [rollouts.evaluate(state) for _ in range(20)]
    assert str(state) == before
    assert all(sum(value) == 1 for value in values)
    assert len({tuple(value) for value in values}) == 2
    assert sum(chance for _, chance in rollouts.prior(state)) == 1
