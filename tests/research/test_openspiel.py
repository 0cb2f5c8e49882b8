"""OpenSpiel's own simulation test over every game, number of seats and variant, and what it does not test."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from every_setting import box_of, every_game, every_setting, toy
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import get_all_states
from open_spiel.python.observation import make_observation

from konspira.play import shelf
from konspira.research.openspiel import SpielState, open_spiel_game, register


def dealt(game: Any, seed: int = 1) -> Any:
    """A state at its first decision."""
    state, random = game.new_initial_state(), np.random.RandomState(seed)
    while state.is_chance_node():
        state.apply_action(int(random.choice([outcome for outcome, _ in state.chance_outcomes()])))
    return state


def walked(game: Any, steps: int, seed: int = 1) -> Any:
    """A state after some random decisions, before the end."""
    state, random = dealt(game, seed), np.random.RandomState(seed)
    for _ in range(steps):
        after = state.child(int(random.choice(state.legal_actions())))
        if after.is_terminal():
            break
        state = after
    return state


@every_setting
@pytest.mark.sample(4)
def test_the_simulation_test_passes(name: str, seats: int, options: dict[str, Any]) -> None:
    game = open_spiel_game(box_of(name), seats, options, moments=2)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_simulation_test_passes_with_every_outcome_of_chance(seats: int) -> None:
    game = open_spiel_game(toy(), seats, {"lowest": True}, chance="exact", zero_sum=True)
    pyspiel.random_sim_test(game, num_sims=10, serialize=True, verbose=False)


def test_a_game_is_loaded_by_its_name_and_parameters() -> None:
    register(*shelf.boxes())
    game = pyspiel.load_game("konspira_gra(seats=3,jokers=True,bid_order=count)")
    assert game.num_players() == 3
    options = game.fresh.options[0]
    assert (options["jokers"], options["bid_order"], options["longer"]) == (True, 1, False)
    again = pyspiel.load_game(str(game))
    assert again.fresh.options.tobytes() == game.fresh.options.tobytes()


@every_setting
@pytest.mark.sample(8)
def test_options_of_every_kind_go_through_a_games_name(name: str, seats: int, options: dict[str, Any]) -> None:
    box = box_of(name)
    game = pyspiel.load_game(str(open_spiel_game(box, seats, options)))
    assert game.fresh.options.tobytes() == box.options_row(seats, options).tobytes()


def test_a_history_can_be_played_again_and_a_state_pickled() -> None:
    game = open_spiel_game("gra", 3)
    state, again = walked(game, 12), game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    read = pickle.loads(pickle.dumps(state))
    for other in (again, read):
        assert str(other) == str(state)
        assert [other.information_state_string(seat) for seat in range(3)] == [
            state.information_state_string(seat) for seat in range(3)
        ]


@every_game
def test_what_is_resampled_cannot_be_told_apart_and_can_be_played_to_its_end(name: str) -> None:
    game = open_spiel_game(box_of(name), box_of(name).seats.stop - 1)
    state, random, different = walked(game, 9), np.random.RandomState(1), 0
    seat = state.current_player()
    for _ in range(5):
        other = state.resample_from_infostate(seat, random.random_sample)
        assert isinstance(other, SpielState)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert (other.current_player(), other.legal_actions()) == (seat, state.legal_actions())
        different += str(other) != str(state)
        while not other.is_terminal():
            other.apply_action(int(random.choice(other.legal_actions())))
    assert different or name == "wistar", "there are other worlds, but for who plays alone and sees all"


def test_an_information_state_is_all_that_the_seat_saw_and_did() -> None:
    game = open_spiel_game("gra", 2)
    state = dealt(game)
    for ends in (0, 1):
        turned = state.child(ends)
        assert f"act {ends}" in turned.information_state_string(0)
        assert "act" not in turned.information_state_string(1), "what the other did in secret"
    first, second = (state.child(ends).information_state_string(1) for ends in (0, 1))
    assert first == second
    both = state.child(0).child(1)
    assert both.information_state_string(0).startswith(state.information_state_string(0))
    bids = [both.child(action).information_state_string(1 - both.current_player()) for action in both.legal_actions()]
    assert len({*bids}) == len(bids), "every bid is seen"


def test_tensors_are_the_views_as_columns() -> None:
    game = open_spiel_game("gra", 2, moments=3)
    state = walked(game, 5)
    at = state.held.at
    observation = np.array(state.observation_tensor(1))
    assert observation[:2].tolist() == [0, 1]
    columns = at.senses.columns()
    assert observation[2:].astype(np.uint8).tolist() == at.observation(1)[:columns].tolist()
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 1)
    assert observer.dict["view"].shape == (3, columns)
    assert observer.dict["view"][0].astype(np.uint8).tolist() == at.observation(1)[:columns].tolist()
    assert observer.dict["view"][1].astype(np.uint8).tolist() == at.written(at.rows[1][-2])[:columns].tolist()
    acts = [int(action) for action in observer.dict["act"].argmax(1)[observer.dict["act"].any(1)]]
    assert set(acts) <= {action for _, action in state.held.acted[1]}
    public = make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    public.set_from(state, 0)
    assert public.dict["view"][0].astype(np.uint8).tolist() == at.observation(-1)[:columns].tolist()


def test_an_information_state_says_what_is_past_where_a_game_has_it() -> None:
    game = open_spiel_game("krecia", 4)
    state = walked(game, 25)
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 2)
    past = observer.dict["past"]
    assert past.any()
    assert past.tolist() == state.held.at.observation(2)[-len(past) :].tolist()


def test_returns_are_payoffs_or_add_up_to_nothing() -> None:
    for zero_sum, total in ((False, 1.0), (True, 0.0)):
        state = walked(open_spiel_game(toy(), 3, zero_sum=zero_sum), 2)
        assert state.returns() == [0, 0, 0]
        state.apply_action(0)
        assert state.is_terminal()
        assert sum(state.returns()) == pytest.approx(total)


def test_the_exact_form_has_every_deal_and_every_draw() -> None:
    game = open_spiel_game(toy(), 2, chance="exact", zero_sum=True)
    states = get_all_states.get_all_states(game, include_terminals=True, include_chance_states=True, to_string=str)
    ends = [state for state in states.values() if state.is_terminal()]
    assert len(game.new_initial_state().chance_outcomes()) == 36
    assert len({str(state) for state in ends}) == 36 * 4, "what both hold at last, and who of them has swapped"


def test_a_learner_of_theirs_can_step_it() -> None:
    environment = rl_environment.Environment(open_spiel_game("gra", 3))
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == 1


def test_a_mistaken_parameter_is_named() -> None:
    with pytest.raises(ValueError, match="chance=none: seeded or exact"):
        open_spiel_game(toy(), 2, chance="none")
    with pytest.raises(KeyError, match="joker"):
        open_spiel_game("gra", 2, {"joker": True})
    game = open_spiel_game(toy(), 2)
    with pytest.raises(ValueError, match="what all seats know"):
        game.make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
        )
