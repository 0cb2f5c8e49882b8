"""Beliefs: sums that are right, weights that help, and nothing that the seat could not know."""

from __future__ import annotations

import random

import numpy as np
import pytest

from konspira.bots import bot
from konspira.bots.beliefs import FEW, Beliefs, Reading, likely
from konspira.bots.calibration import brier
from konspira.boxes.box import Box
from konspira.games.gra import wording
from konspira.games.gra.pieces import CARDS
from konspira.play.match import Match


def test_without_doubt_all_worlds_weigh_the_same(gra: Box) -> None:
    match = Match(gra, 3, None, bytes(32))
    assert Beliefs(match.turn(0), 1, 50, doubting=False).weight.tolist() == [1.0] * 50


def test_one_world_that_foretells_all_is_not_all_that_is_believed(gra: Box) -> None:
    """A world that was drawn once in a thousand made a level bid six sixes, where its other seeds checked."""
    match, odds = Match(gra, 2, None, bytes(32)), np.full((1, 500), -9.0)
    match.act(1, match.turn(1).legal[0])
    odds[0, 7] = 0.0
    weight = Beliefs(match.turn(0), 1, 500, reader=lambda before, after, worlds: Reading(1, odds, np.ones(1))).weight
    assert weight.sum() == pytest.approx(500)
    assert weight.sum() ** 2 / (weight**2).sum() >= FEW * 500
    assert weight.argmax() == 7


def test_worlds_show_the_seat_what_it_sees(thinking: Box) -> None:
    chance = random.Random(3)
    seats = 3 if 3 in thinking.seats else thinking.seats.start
    match = Match(thinking, seats, None, chance.randbytes(32))
    for _ in range(12):
        if match.outcome is None:
            seat = chance.choice(match.actors)
            match.act(seat, chance.choice(match.turn(seat).legal))
    turn = match.turn(0)
    worlds = Beliefs(turn, 1, 20).worlds
    for place in range(len(worlds)):
        seen = thinking.view.new()
        match._backend.look(worlds[place : place + 1], 0, seen)  # a slice: a copy would lose the bytes between fields
        assert seen.tobytes() == turn.row.tobytes()


@pytest.mark.parametrize("order", ["value", "count"])
def test_bids_of_others_make_beliefs_about_gra_better(gra: Box, order: str) -> None:
    chance, said, plain, came = random.Random(5), [], [], []
    for _ in range(40):
        match = Match(gra, 2, {"bid_order": order}, chance.randbytes(32))
        player = bot("search@200", seed=chance.getrandbits(30))
        while match.outcome is None and match.turn(0).view.round < 3:
            seat = match.actors[0]
            turn = match.turn(seat)
            if turn.view.phase == 1 and turn.view.bidder >= 0:
                said.append(Beliefs(turn, 1, 400).facts()[0])
                plain.append(Beliefs(turn, 1, 400, doubting=False).facts()[0])
                t = match._table[0]
                shown = [CARDS[t["card"][s, i], t["up"][s] >> i & 1] for s in (0, 1) for i in range(t["hand"][s])]
                came.append(float(shown.count(t["face"]) >= t["count"]))
            match.act(seat, player.choose(turn))
    assert brier(said, came) < brier(plain, came)


@pytest.mark.parametrize("options", [{"fewer_cards": True}, {"jokers": True}])
def test_where_bids_tell_nothing_they_are_not_read(gra: Box, options: dict[str, bool]) -> None:
    match = Match(gra, 2, options, bytes(32))
    for seat in (0, 1):
        match.act(seat, wording.TurnCards())
    match.act(match.actors[0], wording.Bid(1, 6))
    assert np.ptp(Beliefs(match.turn(match.actors[0]), 1, 50).weight) == 0


def test_beliefs_have_names(gra: Box) -> None:
    match = Match(gra, 2, None, bytes(32))
    assert likely(match.turn(0)) == {}, "nobody knows what will be turned up"
    for seat in (0, 1):
        match.act(seat, match.turn(seat).legal[0])
    assert set(likely(match.turn(match.actors[0]))) == {"others_show"}
    match.act(match.actors[0], match.turn(match.actors[0]).legal[0])
    assert set(likely(match.turn(match.actors[0]))) == {"bid_true", "others_show"}
