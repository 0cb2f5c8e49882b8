"""How people play Agenci, roughly: their own agent first, the better one if they have two."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from games.agenci.table import act, ask, city, move, unowned_holder, view_of

from konspira.games.agenci import habits, reasons
from konspira.games.agenci.actions import Seal, number, value
from konspira.games.agenci.files import open_files
from konspira.games.agenci.options import NAMES
from konspira.games.agenci.pieces import AGENTS, FILES, PLACE, SEATS, View
from konspira.kernel.record import from_struct


def with_two(**scores: int) -> Any:
    """Seat 0 is red and has grey for a second agent."""
    return unowned_holder(city(top_secret=True, scores=scores), 0, "grey")


def plain(t: Any, seat: int) -> Any:
    return View.plain(from_struct(View, view_of(t, seat)))


@pytest.mark.parametrize(("grey", "counts"), [(9, "grey"), (7, "red"), (2, "red")])
def test_8_16_the_better_of_two_agents_is_the_one_that_counts(grey: int, counts: str) -> None:
    assert NAMES[ask(habits.counted)(with_two(red=7, grey=grey), 0)] == counts


def test_8_16_a_second_agent_that_is_ahead_leads() -> None:
    assert ask(habits.leads)(with_two(red=3, blue=20, grey=30), 0) == 1
    assert ask(habits.leads)(with_two(red=3, blue=20, grey=10), 0) == 0


def test_8_16_the_estimate_counts_the_second_agent_of_anybody() -> None:
    behind, ahead = with_two(red=10, blue=12), with_two(red=10, blue=12, grey=30)
    assert ask(habits.estimate)(ahead, 0) > ask(habits.estimate)(behind, 0)
    assert ask(habits.estimate)(ahead, 2) < ask(habits.estimate)(behind, 2)


def test_8_16_a_move_is_good_for_the_agent_that_counts() -> None:
    t = with_two(red=3, grey=30)
    forward = [ask(habits.gain)(t, 0, number(action)) for action in (move(grey=6), move(red=6))]
    assert forward[0] > forward[1]


def test_8_16_the_safe_goes_to_where_the_better_agent_can_come() -> None:
    t = with_two(red=3, grey=30)
    t.building[NAMES.index("red")], t.building[NAMES.index("grey")] = 10, 2
    chosen = []
    for seed in range(100):
        t.rng = seed
        chosen.append(ask(habits.safe_by_habit)(t, 0) - PLACE)
    within_reach_of_grey_alone = sum(5 <= building <= 8 for building in chosen)
    assert within_reach_of_grey_alone > 40, "about 22 if red were thought of"


def test_8_16_the_beliefs_show_both_agents_of_a_seat() -> None:
    t, sums = with_two(), np.zeros(habits.FACTS)
    ask(habits.facts)(plain(t, 1), t, sums, 1.0)
    owned = reasons.beliefs(view_of(t, 1), sums)["owner"]
    assert [NAMES[agent] for agent in range(AGENTS) if owned[0][agent]] == ["red", "grey"]
    assert [NAMES[agent] for agent in range(AGENTS) if owned[1][agent]] == ["yellow"]


def test_9_2_the_sheet_that_promises_most_is_written_not_label_by_label() -> None:
    """Seat 1 is likeliest yellow, but so is seat 2, who can hardly be anybody else: then seat 1 is blue."""
    t = city(3, secret_files=True)
    t.phase = FILES
    ask(open_files)(t)
    shares = np.zeros((SEATS, AGENTS))
    shares[0, 0] = 1.0
    shares[1, 1], shares[1, 2] = 0.6, 0.4
    shares[2, 1], shares[2, 3] = 0.9, 0.1
    assert value(reasons.choose_by_beliefs(view_of(t, 0), shares.ravel)) == Seal(("blue", "yellow"))
    t.options.edition, labels = 1, {}
    while t.waiting & 1:
        label = value(reasons.choose_by_beliefs(view_of(t, 0), shares.ravel))
        labels[label.agent] = label.owner
        t = act(t, 0, label)
    assert labels == {"yellow": 2, "blue": 1, "violet": None, "green": None, "orange": None}
    assert reasons.choose_by_beliefs(view_of(city(3, secret_files=True), 0), shares.ravel()) is None
