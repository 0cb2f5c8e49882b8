"""Solving against what is known: values of public liar's dice, and equilibria that cannot be exploited."""

from __future__ import annotations

import itertools

import pytest

from konspira.bots.solver.rounds import dice, exact, reduced
from konspira.bots.solver.solve import SPARING, Solution


@pytest.mark.parametrize(
    ("joker", "value"), [(0, -1 / 9), (1, -7 / 327), (6, -0.0271318)], ids=["plain", "ones wild", "sixes wild"]
)
def test_the_known_values_of_liars_dice_come_out(joker: int, value: float) -> None:
    solution = Solution(dice(joker))
    solution.improve(1500)
    assert solution.exploitability() < 2e-4
    assert solution.value() == pytest.approx(value, abs=2e-4)


@pytest.mark.parametrize(("by_count", "jokers"), list(itertools.product((False, True), repeat=2)))
def test_a_round_of_one_card_each_is_solved(by_count: bool, jokers: bool) -> None:
    solution = Solution(exact((1, 1), by_count, jokers))
    solution.improve(400)
    assert solution.exploitability() < 1e-3
    assert solution.value() == pytest.approx(0.0237 if jokers else -0.0506, abs=1e-3)


def test_a_history_has_one_row_however_it_is_asked_for() -> None:
    solution = Solution(reduced((1, 1), True, False))
    first = solution.row([1, 3])
    assert solution.row([1]) != first
    assert solution.row([1, 3]) == first
    assert len({solution.row(path) for path in itertools.combinations(range(12), 2)}) == 66


def test_taking_up_histories_sparingly_finds_the_same_value_with_fewer() -> None:
    game = reduced((2, 2), True, False)
    lavish, sparing = Solution(game), Solution(game, SPARING)
    for solution in (lavish, sparing):
        solution.improve(200)
        assert solution.exploitability() < 0.02
    assert sparing.value() == pytest.approx(lavish.value(), abs=0.005)
    assert sparing.used[0] < lavish.used[0] / 2


def test_bids_on_few_cards_are_no_loss_to_forgo() -> None:
    """By count with three cards each, good play never bids on a single card: the round is worth as much without."""
    values = []
    for least in (1, 2):
        solution = Solution(reduced((3, 3), True, False, least=least), SPARING)
        solution.improve(150)
        values.append(solution.value())
    assert values[1] == pytest.approx(values[0], abs=0.01)
