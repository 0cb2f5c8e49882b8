"""A policy from a tree plays as a bot."""

from __future__ import annotations

from konspira.boxes.box import Box
from konspira.play.match import open as open_match
from konspira.research.cfr import solve
from konspira.research.game_tree import GameTree
from konspira.research.subgame import Subgame
from konspira.research.table_policy import TablePolicy


def test_what_was_solved_is_played_in_matches_and_nothing_is_unknown(pips: Box) -> None:
    tree = GameTree(Subgame(pips))
    player = TablePolicy(tree.table(solve(tree, 60)), seed=1)
    for place in range(20):
        match = open_match(pips, seats=2, key=bytes([place]) * 32)
        while match.outcome is None:
            seat = match.actors[0]
            turn = match.turn(seat)
            action = player.choose(turn)
            pip = turn.view.pip[seat]  # type: ignore[attr-defined]  # of the toy's view
            if pip != 4:  # which is worth as much either way, nearly
                assert pips.wording.number(action) == (pip < 4)
            match.act(seat, action)
    assert player.unknown == 0


def test_where_it_knows_nothing_it_plays_anything_and_counts() -> None:
    player, match = TablePolicy({}, seed=1), open_match("gra", seats=2, key=bytes(32))
    assert player.choose(match.turn(0)) in match.turn(0).legal
    assert player.unknown == 1
