"""What the seat knows (11.5), and the tables it can imagine: all orders of the cards to come, and nothing else."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
from games.wistar.table import Evening, do

from konspira.boxes.backend import compiled, interpreted
from konspira.games.wistar import BOX, sight
from konspira.games.wistar.pieces import Table, View


def imagined(evening: Evening, times: int) -> list[Any]:
    """Tables that the view could come from."""
    v, found = View.plain(), []
    do(sight.look)(evening.t, 0, v)
    for chance in range(times):
        world = Table.plain()
        world.rng = chance + 1
        do(sight.imagine)(v, world)
        found.append(world)
    return found


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_11_5_the_orders_of_the_exploration_cards_to_come_are_equally_likely() -> None:
    evening = Evening().order(3, 1)
    evening.t.explored, evening.t.explorations[0] = 1 << 3, -1
    orders = Counter(tuple(w.explorations[i] for i in range(6)) for w in imagined(evening, 2400))
    assert {order[:2] for order in orders} == {(-1, 1)}  # one has come up, the back of the next is open
    assert len(orders) == 24
    assert chi_square(list(orders.values())) < 55  # 23 degrees of freedom: exceeded once in five thousand


def test_11_5_with_a_deck_of_your_own_the_top_card_is_open_too() -> None:
    evening = Evening()
    evening.t.explorations_lead, evening.t.top_known = True, False
    tops = Counter(world.explorations[0] for world in imagined(evening, 1200))
    assert len(tops) == 6
    assert chi_square(list(tops.values())) < 25


def test_11_5_action_cards_that_came_up_do_not_come_again_in_the_round() -> None:
    evening = Evening().answer("done")
    turned = evening.t.turned
    nexts = Counter(world.deck[0, 1] for world in imagined(evening, 1200))
    assert sorted(nexts) == [card for card in range(7) if not turned >> card & 1]
    assert chi_square(list(nexts.values())) < 25


def test_11_5_rounds_to_come_may_bring_any_card() -> None:
    firsts = Counter(world.deck[3, 0] for world in imagined(Evening().answer("done"), 1400))
    assert len(firsts) == 7
    assert chi_square(list(firsts.values())) < 27


def test_both_backends_play_the_same_evenings() -> None:
    machine, plain = compiled(BOX), interpreted(BOX)
    chance = np.random.default_rng(1)
    for number, pack in enumerate(("reconstructed", "empty")):
        options = BOX.options_row(1, {"building": 2, "pack": pack})
        one, other = BOX.table.new(), BOX.table.new()
        one[0]["rng"] = other[0]["rng"] = number + 5
        machine.start(one, options)
        plain.start(other, options)
        while not machine.over(one):
            assert one.tobytes() == other.tobytes()
            answer = machine.pick(one, 0, int(chance.integers(machine.count(one, 0))))
            machine.step(one, 0, answer)
            plain.step(other, 0, answer)
