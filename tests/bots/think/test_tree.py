"""The tree: nodes by what a seat knows, edges made once, and a root that can be read."""

from __future__ import annotations

import itertools

import numpy as np

from konspira.bots.beliefs import Beliefs
from konspira.bots.engine import engine
from konspira.bots.think.tree import TOTAL, TRIED, VISITS, Tree, best_edge, edge_for, node_at
from konspira.bots.think.words import no_prior, prior
from konspira.boxes.backend import compiled
from konspira.boxes.box import Box
from konspira.games.gra import BOX
from konspira.kernel.rule import Interpreter, interpret
from konspira.play.match import Match


def test_choices_made_at_the_same_time_stay_unseen(gra: Box) -> None:
    """The other sees one thing for each hand of his, whichever cards of mine I have turned, and does not learn."""
    match = Match(gra, 2, None, bytes(31) + b"\7")
    turn, backend = match.turn(1), compiled(gra)
    beliefs, tree = Beliefs(turn, 1, 64), Tree.new(gra, 4096, 16384)
    tree.clear(1)
    knobs = np.array([0.5, 0.1, 3.0, 0.7, 400.0, 3.0, 64.0, 1.0, 0.0, 0.0])
    engine(gra).search(turn.row.copy(), beliefs.worlds, beliefs.order(1), tree, knobs, 256)
    assert len(tree.root()) == 2
    grown, asked = set(tree.node[: tree.used[0], 0].tolist()), set()
    for place, number in itertools.product(range(len(beliefs.worlds)), turn.legal.numbers.tolist()):
        world = beliefs.worlds[place : place + 1].view(np.uint8).copy().view(beliefs.worlds.dtype)
        backend.step(world, 1, number)
        backend.look(world, 0, tree.seen)
        asked.add(key_of(tree.words))
    hands = {int(world["card"][0, 0]) for world in beliefs.worlds}
    assert len(asked) == len(hands)
    assert not asked & grown  # he turns his cards by habit


def key_of(words: np.ndarray) -> int:
    """The key of a node, as the search makes it from a view."""
    whole, h = (1 << 64) - 1, 0x9E3779B97F4A7C15
    for word in words.tolist():
        h = (h ^ word) * 0xBF58476D1CE4E5B9 & whole
        h ^= h >> 29
    h = (h ^ (h >> 30)) * 0x94D049BB133111EB & whole
    return (h ^ (h >> 31)) >> 1


def test_a_node_is_found_again_by_its_key_wherever_it_had_to_go() -> None:
    tree = Tree.new(BOX, 2, 4)
    same_slot = 5 + len(tree.slots)
    assert [interpret(node_at)(key, tree) for key in (5, same_slot)] == [-1, -2], "new ones"
    assert [interpret(node_at)(key, tree) for key in (5, same_slot)] == [0, 1]
    assert interpret(node_at)(6, tree) == 2, "there is no room for a third"


def test_an_action_has_one_edge_and_the_root_shows_it() -> None:
    tree, ask = Tree.new(BOX, 2, 2), Interpreter({prior: no_prior})
    assert [ask(edge_for)(None, 0, 0, action, tree) for action in (7, 3, 7, 4)] == [0, 1, 0, -1]
    tree.edge[0, TRIED], tree.worth[0, TOTAL] = 4, 2.5
    assert tree.root() == [(3, 0, 0.0), (7, 4, 2.5)]


def test_what_was_never_tried_comes_first_and_then_the_best_bound() -> None:
    tree, ask = Tree.new(BOX, 2, 4), Interpreter({prior: no_prior})
    knobs = np.array([0.5, 0.1, 3.0, 0.7, 400.0, 3.0, 64.0, 0.0, 1.0, 0.0])
    for action in (7, 3):
        ask(edge_for)(None, 0, 0, action, tree)
    tree.node[0, VISITS], tree.edge[1, TRIED], tree.worth[1, TOTAL] = 20, 10, 10.0
    assert ask(best_edge)(0, tree, knobs) == 0
    tree.edge[0, TRIED], tree.worth[0, TOTAL] = 10, 2.0
    assert ask(best_edge)(0, tree, knobs) == 1


def test_a_tree_is_used_again_as_if_it_were_new() -> None:
    tree = Tree.new(BOX, 2, 4)
    interpret(node_at)(5, tree)
    tree.clear(9)
    assert interpret(node_at)(6, tree) == -1
    assert tree.table[0]["rng"] == 9
