"""Fools of Agenci do what their name says."""

from __future__ import annotations

import msgspec

from konspira.games.agenci.actions import Move, Stay
from konspira.games.agenci.fools import FOOLS
from konspira.play import shelf
from konspira.play.match import Match


def test_they_move_their_own_agent_another_or_none() -> None:
    match = Match(shelf.box("agenci"), 3, {}, bytes(32))
    turn = match.turn(match.actors[0])
    own = turn.view.agent[turn.seat]
    greedy, hidden = (FOOLS[name](turn.view, turn.legal) for name in ("greedy", "never-own"))
    assert isinstance(greedy, Move)
    assert isinstance(hidden, Move)
    steps = [msgspec.structs.astuple(a.steps)[own] for a in turn.legal if isinstance(a, Move)]
    assert msgspec.structs.astuple(greedy.steps)[own] == max(steps)
    assert msgspec.structs.astuple(hidden.steps)[own] == 0
    if any(isinstance(action, Stay) for action in turn.legal):
        assert FOOLS["stay"](turn.view, turn.legal) == Stay()
