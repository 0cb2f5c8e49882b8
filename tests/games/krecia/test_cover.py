"""A mole under cover at Krecia robota: what an agent with the same cards might do."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from games.krecia.table import action_of, choose, draw, play, row_of, to_view, trick

from konspira.boxes.backend import compiled
from konspira.games.krecia import BOX
from konspira.games.krecia.cover import cover
from konspira.games.krecia.pieces import View
from konspira.games.krecia.roles import AGENT, MOLE

HANDS = ("p8 b1", "p10 p3 y9 g2", "p5 y7 b2", "p12 b3")
WHO = "agent mole agent agent"
CARDS = ("p10", "p3+", "y9", "g2+")


def might(t: Any, cards: tuple[str, ...] = CARDS) -> tuple[list[bool] | None, np.ndarray]:
    """What of these cards an agent might play in the place of the seat whose turn it is; and the view then."""
    row = View.new()
    compiled(BOX).look(row_of(t), t.turn, row)
    found = cover(to_view(row_of(t), t.turn), row, np.array([action_of(name) for name in cards]))
    return (None if found is None else found.tolist()), row


def test_4_3_an_agent_would_follow_and_the_view_is_an_agents() -> None:
    found, row = might(play(trick(*HANDS, who=WHO), "p8"))
    assert found == [True, True, False, False]
    assert row["role"][0, 1] == AGENT


@pytest.mark.parametrize("cards", ["", "b1"])
def test_who_leads_or_has_nothing_to_follow_with_might_play_anything(cards: str) -> None:
    found, _ = might(play(trick(*HANDS, who="mole agent agent agent" if not cards else WHO), cards), CARDS[:2])
    assert found == [True, True]


def test_an_agent_has_nothing_to_hide_nor_has_a_mole_that_all_know() -> None:
    found, row = might(trick(*HANDS, who=WHO))
    assert (found, row["role"][0, 0]) == (None, AGENT)
    t = play(trick(*HANDS, who=WHO, mission="M13"), "p8 y9 p5 p12")
    t = play(choose(draw(t, "M18", "M01"), "M18"), "b3 b1 p10 b2")  # it refused pink, and shows it
    t.leader = t.turn = 1
    t = choose(draw(t, "M02", "M01"), "M02")
    found, row = might(t, ("p3", "g2"))
    assert (found, row["role"][0, 1]) == (None, MOLE)
