"""Section 9 of the rules: your project cards against Krysobot, with the four examples of the rulebook."""

from __future__ import annotations

import pytest
from games.wistar.table import Evening

from konspira.games.wistar import BOX, dialogue, story
from konspira.games.wistar.wording import Attack, Number
from konspira.speech import say

HOUSE, CELLAR, CHEESE = range(3)


def your_turn(tiles: list[tuple[int, int]] = [], **fields: int) -> Evening:
    evening = Evening()
    for name, value in fields.items():
        setattr(evening.t, name, value)
    evening.t.tiles = len(tiles)
    for i, (kind, points) in enumerate(tiles):
        evening.t.tile[i], evening.t.tile_points[i] = kind, points
    return evening.begin()


def kinds(evening: Evening) -> list[tuple[int, int]]:
    return [(evening.t.tile[i], evening.t.tile_points[i]) for i in range(evening.t.tiles)]


def test_t7_p19_bolas_does_nothing_to_him() -> None:
    evening = your_turn().answer(Attack("resources"))
    assert (evening.did[-1], evening.t.points, evening.asked) == ("unhurt", 10, "your_turn")
    *_, said = [say(BOX, news, "en") for news in story.deeds(evening.view, 0)]
    assert said == "Krysobot has no resources: nothing happens to him. You score the card all the same."


def test_t7_p19_robokrtek_costs_3_points_if_he_has_more_undergrounds() -> None:
    assert your_turn(dug=3).answer(Attack("undergrounds"), 2).t.points == 7


def test_t7_p19_the_hatchery_costs_3_points_if_he_has_more_beds() -> None:
    assert your_turn(beds=2).answer(Attack("beds"), 1).t.points == 7


def test_t7_p19_the_time_machine_takes_the_cheapest_of_four_mice() -> None:
    evening = your_turn([(HOUSE, 2), (CELLAR, 3), (HOUSE, 1), (CELLAR, 2)]).answer(Attack("mice"), 3)
    assert kinds(evening) == [(HOUSE, 2), (CELLAR, 3), (CELLAR, 2)]


@pytest.mark.parametrize(("attack", "field"), [("undergrounds", "dug"), ("beds", "beds")])
def test_a34_more_than_you_is_strict(attack: str, field: str) -> None:
    assert your_turn(**{field: 2}).answer(Attack(attack), 2).t.points == 10


def test_a34_with_as_many_mice_he_discards_none() -> None:
    assert your_turn([(HOUSE, 1)]).answer(Attack("mice"), 1).t.tiles == 1


def test_9_3_of_equal_mice_the_cellar_one_goes() -> None:
    assert kinds(your_turn([(HOUSE, 1), (CELLAR, 1)]).answer(Attack("mice"), 0)) == [(HOUSE, 1)]


def test_a33_a_cheese_counts_and_can_be_discarded() -> None:
    assert kinds(your_turn([(CHEESE, 1), (HOUSE, 2)]).answer(Attack("mice"), 1)) == [(HOUSE, 2)]


def test_a33_of_a_cellar_mouse_and_an_equal_cheese_the_mouse_goes() -> None:
    assert kinds(your_turn([(CHEESE, 3), (CELLAR, 3)]).answer(Attack("mice"), 0)) == [(CHEESE, 3)]


def test_a33_a_cheese_is_a_cellar_mouse_and_goes_before_an_equal_house_mouse() -> None:
    assert kinds(your_turn([(HOUSE, 6), (CHEESE, 6)]).answer(Attack("mice"), 0)) == [(HOUSE, 6)]


def test_a33_the_chamber_is_free_again() -> None:
    evening = your_turn([(HOUSE, 1), (HOUSE, 2)]).answer(Attack("mice"), 0)
    assert evening.begin(dialogue.DO_BED).did == ["bed"]


def test_9_2_other_losses_of_points_are_told_by_number() -> None:
    evening = your_turn().answer(Attack("points"))
    assert evening.offered == [Number(n) for n in range(1, 10)]
    assert evening.answer(4).t.points == 6


def test_a31_8_6_he_does_not_fall_below_0() -> None:
    assert your_turn(points=2).answer(Attack("points"), 9).t.points == 0


def test_9_two_cards_of_one_kind_may_be_played_in_a_turn() -> None:
    evening = your_turn(dug=3).answer(Attack("undergrounds"), 2, Attack("undergrounds"), 2)
    assert evening.t.points == 4


def test_9_a_turn_with_attacks_comes_to_an_end() -> None:
    evening = your_turn()
    for _ in range(9):
        evening.answer(Attack("resources"))
    assert not any(isinstance(answer, Attack) for answer in evening.offered)
    assert evening.answer("done").t.attacks == 0
