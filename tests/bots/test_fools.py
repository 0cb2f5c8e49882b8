"""Players that hardly think, by name."""

from __future__ import annotations

import numpy as np
import pytest

from konspira.bots import BadBot, bot
from konspira.bots.bot import act
from konspira.bots.fools import fools
from konspira.play import shelf
from konspira.play.match import Match

GAMES = ("gra", "krecia", "agenci")


@pytest.mark.parametrize(("game", "fool"), [(game, fool) for game in GAMES for fool in fools(shelf.box(game))])
def test_a_fool_s_own_choice_is_legal_wherever_it_is_asked(game: str, fool: str) -> None:
    box, lot = shelf.box(game), np.random.default_rng(1)
    match = Match(box, 3, {}, bytes(32))
    for _ in range(120):
        if match.outcome is not None:
            break
        seat = match.actors[0]
        turn = match.turn(seat)
        if seat == 0:
            assert fools(box)[fool](turn.view, turn.legal) in turn.legal
            act(match, seat, bot(f"fool:{fool}"), fool)
        else:
            match.act(seat, turn.legal[int(lot.integers(len(turn.legal)))])


def test_a_fool_that_nobody_knows_is_refused() -> None:
    match = Match(shelf.box("gra"), 2, {}, bytes(32))
    with pytest.raises(BadBot, match="always-check"):
        bot("fool:always-win").choose(match.turn(match.actors[0]))
