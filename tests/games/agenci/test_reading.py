"""Reading acts: what serves an agent speaks for its owner, whichever kind of act it is; what tells nothing does not."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from games.agenci.table import act, ask, city, move, unowned_holder, view_of

from konspira.bots import bot
from konspira.bots.beliefs import Beliefs
from konspira.bots.calibration import brier
from konspira.games.agenci import reading
from konspira.games.agenci.actions import Action, Pass, Place, Play, Stay
from konspira.games.agenci.options import NAMES
from konspira.games.agenci.pieces import AGENTS, COLD, FILES, MOVING, SAFE, SECRETS, View
from konspira.kernel.record import from_struct
from konspira.play import shelf
from konspira.play.match import Match


def plain(t: Any, seat: int) -> Any:
    return View.plain(from_struct(View, view_of(t, seat)))


def read(seat: int, t: Any, action: Action, viewer: int = 1) -> float:
    """How much more likely a seat finds this world once it has seen what another does in it."""
    before = plain(t, viewer)
    act(t, seat, action)
    return float(ask(reading.credit)(before, plain(t, viewer), t))


def owned(table: Callable[[], Any], action: Action, agent: str) -> float:
    """The same where seat 0 is this agent, and who was it is red."""
    t = table()
    which = NAMES.index(agent)
    for seat in range(1, t.options.seats):
        if t.agent[seat] == which:
            t.agent[seat] = 0
    t.agent[0] = which
    return read(0, t, action)


def placing() -> Any:
    """Seat 0 puts the safe somewhere: red stands in 8, blue in 1."""
    t = city(at={"red": 8, "blue": 1})
    t.phase = SAFE
    return t


def test_a_move_that_serves_an_agent_speaks_for_its_owner() -> None:
    assert owned(lambda: city(die=6), move(red=6), "red") > owned(lambda: city(die=6), move(red=6), "blue")


def test_points_speak_for_whose_agent_gets_most() -> None:
    at = {"red": 10, "blue": 4, "grey": 5}
    red, blue = (owned(lambda: city(die=2, at=at), move(grey=2), agent) for agent in ("red", "blue"))
    assert red > blue, "grey comes to the safe, and all score"


def test_holding_back_who_is_ahead_speaks_for_a_rival() -> None:
    """Yellow gets as many points as before, but the first gets little or much of it."""
    ahead: dict[str, Any] = {"die": 2, "scores": {"violet": 30, "green": 0}}
    held = owned(lambda: city(at={"blue": 6, "grey": 5, "violet": 1, "green": 10}, **ahead), move(grey=2), "blue")
    led = owned(lambda: city(at={"blue": 6, "grey": 5, "violet": 10, "green": 1}, **ahead), move(grey=2), "blue")
    assert held > led


def test_the_safe_goes_to_where_ones_own_agent_can_come() -> None:
    assert owned(placing, Place(10), "red") > owned(placing, Place(10), "blue")


def test_a_card_speaks_for_whom_it_helps() -> None:
    def table() -> Any:
        return city(die=2, hands=[["one_forward"], ["out_of_ruins"]], top_secret=True)

    def after_a_move(agent: str) -> float:
        t = table()
        act(t, 0, move(grey=2))
        assert t.phase == SECRETS
        return owned(lambda: t, Play("one_forward", agents=("red",), steps=3), agent)

    assert after_a_move("red") > after_a_move("blue")


def test_8_16_a_move_that_serves_the_second_agent_speaks_for_its_holder() -> None:
    alone, both = city(die=6, top_secret=True), unowned_holder(city(die=6, top_secret=True), 0, "grey")
    assert read(0, both, move(grey=6)) > read(0, alone, move(grey=6))


def test_moving_nobody_and_passing_say_nothing() -> None:
    t = city(die=1, hands=[["out_of_ruins"], ["out_of_ruins"]], top_secret=True)
    assert read(0, t, Stay()) == 1
    assert t.phase == SECRETS
    assert read(0, t, Pass()) == 1


def test_what_i_did_myself_says_nothing_to_me() -> None:
    assert read(0, city(die=6), move(red=6), viewer=0) == 1


def test_5_6_a_cold_end_is_not_read_as_a_scoring() -> None:
    """Blue stands in 10: if a game that goes cold were read as a scoring, its owner would be credited for that."""
    alike = []
    for cold in (0, COLD - 1):
        t = city(die=2, at={"blue": 10}, secret_files=True)
        t.cold = cold
        alike.append(read(0, t, move(red=2)))
    assert alike[0] == alike[1]


def test_9_1_sheets_say_nothing() -> None:
    t = city(die=2, secret_files=True)
    t.cold = COLD - 1
    act(t, 0, move(red=2))
    assert t.phase == FILES
    turn = plain(t, 1)
    assert ask(reading.act_of)(turn, turn) == reading.UNTOLD


@pytest.mark.parametrize(("player", "games"), [("level-1", 12), ("level-3", 12), ("search@600", 6)])
def test_reading_makes_beliefs_better_whoever_plays(player: str, games: int) -> None:
    chance, said, even, came = random.Random(8), [], [], []
    for number in range(games):
        seats = 2 + number % 6
        match = Match(shelf.box("agenci"), seats, None, chance.randbytes(32))
        players = [bot(player, seed=chance.getrandbits(30)) for _ in range(seats)]
        while match.outcome is None:
            seat = match.actors[0]
            turn = match.turn(seat)
            if turn.view.phase == MOVING and len(turn.history) % 4 == 0:
                asked = [other * AGENTS + agent for other in range(seats) if other != seat for agent in range(AGENTS)]
                believed = Beliefs(turn, 1, 400)
                said += list(believed.facts()[asked])
                even += list(Beliefs(turn, 1, 400, doubting=False).facts()[asked])
                believed.worlds, believed.weight = match._table.copy(), np.ones(1)
                came += list(believed.facts()[asked])
            match.act(seat, players[seat].choose(turn))
    assert brier(said, came) < 0.95 * brier(even, came)
