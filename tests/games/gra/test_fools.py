"""Fools of GRA do what their name says."""

from __future__ import annotations

from konspira.games.gra.fools import FOOLS
from konspira.games.gra.wording import Bid, Check, TurnCards
from konspira.play import shelf
from konspira.play.match import Match


def bidding() -> Match:
    match = Match(shelf.box("gra"), 2, {}, bytes(32))
    while isinstance(match.turn(match.actors[0]).legal[0], TurnCards):
        match.act(match.actors[0], TurnCards())
    return match


def test_one_opens_low_and_then_checks_whatever_comes() -> None:
    match = bidding()
    turn = match.turn(match.actors[0])
    opening = FOOLS["always-check"](turn.view, turn.legal)
    assert isinstance(opening, Bid)
    assert opening.count == 1
    match.act(turn.seat, opening)
    answer = match.turn(match.actors[0])
    assert FOOLS["always-check"](answer.view, answer.legal) == Check()


def test_one_raises_by_as_little_as_it_can_to_the_very_end() -> None:
    match = bidding()
    bids = 0
    while not isinstance(match.turn(match.actors[0]).legal[0], TurnCards) and match.outcome is None:
        turn = match.turn(match.actors[0])
        chosen = FOOLS["always-raise"](turn.view, turn.legal)
        bids += isinstance(chosen, Bid)
        match.act(turn.seat, chosen)
    assert bids > 5


def test_one_never_bids_more_than_it_holds_after_the_opening() -> None:
    match = bidding()
    opener = match.turn(match.actors[0])
    match.act(opener.seat, next(a for a in opener.legal if isinstance(a, Bid)))
    turn = match.turn(match.actors[0])
    chosen = FOOLS["honest"](turn.view, turn.legal)
    if isinstance(chosen, Bid):
        assert chosen.count <= 2
