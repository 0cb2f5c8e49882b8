"""How people bid in GRA: what a bid says of the hand behind it, and what the coach may say of it all."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from games.gra.table import act, ask, bid, plain_table, showing

from konspira.games.gra import BOX, habits, sight
from konspira.games.gra.pieces import CARDS, View
from konspira.games.gra.wording import Bid, Check, TurnCards
from konspira.kernel.record import to_struct
from konspira.speech import say


def view_of(t: Any, seat: int) -> Any:
    """What a seat sees, as a value."""
    row, v = View.new(), View.plain()
    ask(sight.look)(t, seat, v)
    v.store(row)
    return to_struct(View, row)


def sums(true: float, *show: float) -> np.ndarray:
    """Beliefs: how likely the bid is true, and how many of each value the others show."""
    return np.array([true, *show, *[0.0] * (6 - len(show))])


@pytest.mark.parametrize(
    ("order", "raises"),
    [("value", {4: 3, 5: 1, 6: 1}), ("count", {1: 3, 2: 3, 3: 3, 4: 3, 5: 2, 6: 2})],
)
def test_4_3_a_bid_is_read_against_the_lowest_raises_there_were(order: str, raises: dict[int, int]) -> None:
    made = raises[5]
    before = act(showing([4, 4], [5, 5], bid_order=order), bid(2, 4))
    t = act(showing([4, 4], [5, 5], bid_order=order), bid(2, 4), bid(made, 5))
    weights = {face: ask(habits.chance_of)(t, 1, face, count, False) ** 2 + 0.01 for face, count in raises.items()}
    likely = ask(habits.likely_bid)(before, t, t)
    assert likely == pytest.approx(0.03 + weights[5] / sum(weights.values()))


def test_nothing_is_believed_of_ends_that_are_not_turned_yet() -> None:
    assert habits.beliefs(view_of(plain_table(3), 0), sums(0.0)) == {}


def test_while_no_bid_stands_none_is_believed_to_be_true() -> None:
    t = showing([4], [5])
    assert habits.beliefs(view_of(t, 0), sums(0.0, 0.5)) == {"others_show": [0.5, 0, 0, 0, 0, 0]}
    assert habits.beliefs(view_of(act(t, bid(1, 4)), 1), sums(0.25, 0.5))["bid_true"] == 0.25


def test_sums_that_come_out_a_trifle_high_are_still_a_chance() -> None:
    v = view_of(act(showing([4], [5]), bid(1, 4)), 1)
    assert habits.beliefs(v, sums(1.0 + 1e-12))["bid_true"] == 1.0


@pytest.mark.parametrize("action", [Check(), Bid(2, 5)])
@pytest.mark.parametrize("true", [0.0, 0.09, 0.494, 0.5, 0.93])
def test_the_coach_calls_a_bid_false_when_it_is_false_in_most_hands(action: Check | Bid, true: float) -> None:
    news = habits.explain(view_of(act(showing([4], [5], [6]), bid(1, 4)), 1), action, sums(true))
    assert news is not None
    said = say(BOX, news, "en")
    assert f"true in {'only ' * (action == Check() and true < 0.5)}{round(100 * true)} %" in said
    assert ("looks false" in said) == (true < 0.5 and isinstance(action, Bid))
    assert ("a check loses" in said) == (true >= 0.5 and isinstance(action, Bid))


def test_4_4_above_the_highest_bid_there_is_nothing_else_to_do_and_nothing_to_say() -> None:
    assert habits.explain(view_of(act(showing([6], [6]), bid(2, 6)), 1), Check(), sums(1.0)) is None


@pytest.mark.parametrize(("jokers", "face", "mine", "others"), [(False, 4, 1, 0.5), (True, 4, 2, 1.5), (True, 1, 1, 1)])
def test_8_1_for_a_first_bid_the_coach_counts_what_counts(jokers: bool, face: int, mine: int, others: float) -> None:
    v = view_of(showing([4, 1], [5, 2], jokers=jokers), 0)
    news = habits.explain(v, Bid(1, face), sums(0, 1, 0, 0, 0.5))
    assert news is not None
    assert news.args == {"mine": mine, "others": others, "ones": "yes" if jokers and face > 1 else "no"}
    assert ("Ones are counted in" in say(BOX, news, "en")) == (jokers and face > 1)


def test_3_3_of_ends_to_turn_the_coach_says_what_they_show() -> None:
    t = plain_table(3, fewer_cards=True)
    news = habits.explain(view_of(t, 1), TurnCards((0, 3)), sums(0.0))
    ends = [CARDS[t.card[1, i], int(i in (0, 3))] for i in range(5)]
    assert news is not None
    assert news.args["faces"] == ", ".join(map(str, ends))
