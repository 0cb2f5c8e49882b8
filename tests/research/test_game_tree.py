"""Whole trees of small games: counted by hand, and held against what seats may know."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from research.rounds_of_gra import last_bids

import konspira
from konspira.boxes.box import Box
from konspira.play.match import open as open_match
from konspira.research.chance_tree import TooManyWays
from konspira.research.game_tree import ENDED, ForgetfulGame, GameTree, TooBig
from konspira.research.infostate import information_key
from konspira.research.subgame import Subgame


def test_the_tree_of_the_toy_is_as_counted_by_hand(pips: Box) -> None:
    tree = GameTree(Subgame(pips))
    ends = 36 * (1 + 6 + 6 + 36)  # nobody swaps, either does, both do: as many tables as chance can lay
    assert len(tree.parent) == 36 + 36 * 2 + ends
    assert (tree.seat == ENDED).sum() == ends
    assert len(tree.owner) == 6 + 6, "each seat knows its own number, and not whether the other has chosen to swap"
    assert tree.chance[tree.seat == ENDED].reshape(-1).min() == pytest.approx(1 / 36)
    assert tree.chance[tree.by_level[0]].sum() == pytest.approx(1)


def test_what_chance_does_after_an_action_adds_up_to_one(pips: Box) -> None:
    tree = GameTree(Subgame(pips))
    below = np.flatnonzero(tree.parent >= 0)
    pairs = tree.parent[below].astype(np.int64) * len(tree.action) + tree.choice[below]
    assert np.bincount(np.unique(pairs, return_inverse=True)[1], tree.chance[below]) == pytest.approx(1)


def test_the_keys_of_a_tree_are_those_of_turns(pips: Box) -> None:
    tree = GameTree(Subgame(pips))
    match = open_match(pips, seats=2, key=bytes(32))
    assert information_key(match.turn(0)) in tree.keys
    match.act(0, match.turn(0).legal[1])
    assert information_key(match.turn(1)) in tree.keys


def test_a_game_that_is_too_big_is_refused_by_its_number_of_nodes() -> None:
    with pytest.raises(TooBig, match="more than 10,000 nodes"):
        GameTree(last_bids(), most=10_000)


@pytest.mark.parametrize("game", konspira.names())
def test_whole_matches_of_real_games_are_refused_at_once(game: str) -> None:
    with pytest.raises((TooBig, TooManyWays), match=game):
        GameTree(Subgame(game), most=20_000)


def test_a_tree_says_what_is_seen_at_a_state_and_holds_policies_by_key() -> None:
    tree = GameTree(last_bids(face=6))
    assert "face=6" in tree.explain(0)
    assert tree.policy(tree.table(tree.uniform())) == pytest.approx(tree.uniform())
    assert tree.normal(np.zeros(len(tree.action))) == pytest.approx(tree.uniform())


def test_a_game_whose_seat_forgets_what_it_did_is_refused(altered: Callable[..., Box]) -> None:
    """Everybody is asked twice, and what was chosen first does not show."""
    box = altered("forgetting", rules=[
        ("    waiting: i8\n", "    waiting: i8\n    asked: i8\n"),
        ("    t.waiting = (1 << options.seats) - 1\n", "    t.waiting, t.asked = (1 << options.seats) - 1, 0\n"),
        ("    t.swap[seat] = action\n    t.waiting &= ~(1 << seat)\n",
         "    t.asked += 1\n    if t.asked > 2:\n        t.swap[seat] = action\n        t.waiting &= ~(1 << seat)\n"),
    ])  # fmt: skip
    with pytest.raises(ForgetfulGame, match="different things"):
        GameTree(Subgame(box))


def test_a_menu_that_gives_secrets_away_is_refused(altered: Callable[..., Box]) -> None:
    box = altered("telling", rules=("return 2 if t.waiting", "return (2 if t.pip[1] > 3 else 1) if t.waiting"))
    with pytest.raises(ForgetfulGame, match="legal actions"):
        GameTree(Subgame(box))
