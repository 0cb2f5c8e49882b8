"""Fools of Krecia robota do what their name says."""

from __future__ import annotations

from konspira.games.krecia.actions import Play
from konspira.games.krecia.fools import FOOLS
from konspira.play import shelf
from konspira.play.match import Match


def test_they_play_high_low_and_with_a_token() -> None:
    match = Match(shelf.box("krecia"), 4, {}, bytes(32))
    while not any(isinstance(action, Play) and action.token for action in match.turn(match.actors[0]).legal):
        turn = match.turn(match.actors[0])
        match.act(turn.seat, turn.legal[0])
    turn = match.turn(match.actors[0])
    values = [action.value for action in turn.legal if isinstance(action, Play)]
    high, low = FOOLS["highest-card"](turn.view, turn.legal), FOOLS["lowest-card"](turn.view, turn.legal)
    assert (high.value, low.value) == (max(values), min(values))
    assert not high.token
    assert FOOLS["always-raise"](turn.view, turn.legal).token
