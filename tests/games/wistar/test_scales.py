"""Section 8 of the rules: skills, fields, and their immediate, aggressive and final effects."""

from __future__ import annotations

from typing import Any

import pytest
from games.wistar.table import Evening, bits, room, slot

from konspira.games.wistar import BOX, dialogue, phrases, scoring, story
from konspira.games.wistar.components import AGGRESSIVE, EFFECTS, FINAL, SKILLS, SLOTS
from konspira.kernel.rule import Interpreter
from konspira.speech import LANGUAGES, say

read = Interpreter({})


def field(effect: str, number: int = 1, points: int = 0, length: int = 4, **fields: int) -> Evening:
    """A table on whose first scale, which has K1, one field has an effect."""
    evening = Evening().skills(0, 1, 2, 0, 1)
    t = evening.t
    t.pack.length[0] = length
    for i in range(1, length + 1):
        t.pack.effect[0, i], t.pack.points[0, i] = 0, 0
    t.pack.effect[0, number], t.pack.points[0, number] = EFFECTS.index(effect), points
    for name, value in fields.items():
        setattr(t, name, value)
    return evening


def advance(evening: Evening, times: int = 1) -> Evening:
    for _ in range(times):
        evening.begin(dialogue.DO_ADVANCE, 0)
    return evening


def test_8_1_the_cube_of_the_skills_scale_goes_one_field_down() -> None:
    evening = advance(field("none"))
    assert evening.deeds == [("advances", 0, 1, 0)]
    assert [evening.t.position[i] for i in range(3)] == [1, 0, 0]


def test_8_1_both_skills_of_a_scale_move_the_same_cube() -> None:
    evening = field("none")
    evening.begin(dialogue.DO_ADVANCE, 0)
    evening.begin(dialogue.DO_ADVANCE, 3)
    assert evening.t.position[0] == 2


def test_8_1_points_of_fields_are_not_gained_at_once() -> None:
    assert advance(field("none", points=5)).t.points == 10


def test_t5_8_2_on_the_last_field_he_gains_points_instead() -> None:
    evening = field("explore", number=4)
    evening.t.position[0], evening.t.pack.overflow[0] = 4, 1
    assert advance(evening).deeds == [("overflow", 0, 1, 0)]
    assert advance(evening).t.points == 12
    assert evening.t.position[0] == 4


def test_a28_the_top_row_is_no_field() -> None:
    evening = Evening()
    assert all(evening.t.pack.effect[scale, 0] == 0 == evening.t.pack.points[scale, 0] for scale in range(3))


# -- immediate effects ------------------------------------------------------------------------------


def test_8_3_a_disc_on_the_marked_goal_gives_its_points() -> None:
    evening = advance(field("goal 2"))
    assert (evening.asked, evening.about) == ("goal", 1)
    evening.answer(4)
    assert (evening.t.points, evening.t.goals, evening.t.projects) == (14, 0b010, 0)


def test_a27_a_goal_with_his_disc_is_ignored() -> None:
    evening = advance(field("goal 2", goals=0b010))
    assert (evening.deeds[-1], evening.t.points) == (("cannot", "goal"), 10)


def test_a27_a_goal_without_a_free_field_is_ignored() -> None:
    evening = advance(field("goal 1")).answer("none")
    assert (evening.t.goals, evening.t.points) == (0, 10)


def test_a27_three_discs_for_three_goals() -> None:
    evening = field("goal 1")
    for goal, number in ((1, 1), (2, 2), (3, 3)):
        evening.t.pack.effect[0, number] = EFFECTS.index(f"goal {goal}")
    for _ in range(3):
        advance(evening).answer(2)
    assert (evening.t.goals, evening.t.points) == (0b111, 16)


def test_8_4_an_exploration_card() -> None:
    assert advance(field("explore").order(0)).did[:2] == ["advances", "explores"]


def test_8_4_a_task() -> None:
    evening = advance(field("task", room=room("B")))
    assert evening.asked == "task"
    assert evening.answer("yes").deeds[-1] == ("task", slot("B1"), 1)


def test_a26_an_impossible_task_is_nothing() -> None:
    evening = advance(field("task"))
    assert evening.deeds[-1] == ("cannot", "task")
    assert evening.t.position[0] == 1


def test_a29_8_1_an_inner_effect_is_done_before_the_outer_list_goes_on() -> None:
    """Bonuses K1 then K2: K1 brings an exploration, which is done whole before K2 advances."""
    evening = field("explore").order(0)
    t = evening.t
    t.card = 0
    for i, (kind, skill) in enumerate([(3, 0), (3, 1), (0, 0)]):
        t.pack.bonus[0, i], t.pack.bonus_skill[0, i] = kind, skill
    t.room, t.face_up = room("B"), bits("B1 D1 D2", SLOTS)
    evening.begin(dialogue.DO_BONUS)
    assert evening.did == [
        "bonus", "advances", "explores", "cannot", "moves", "bonus", "advances", "attacks",
    ]  # fmt: skip


# -- aggressive effects -----------------------------------------------------------------------------

THRESHOLDS = {
    "metal": ("2 metal", "discard 1 metal"),
    "wood": ("2 wood", "discard 1 wood"),
    "undergrounds": ("2 undergrounds", "discard 2 metal or lose 3 points"),
    "mice": ("2 mice", "discard one of them or lose 3 points"),
    "doors": ("2 doors", "lose 2 points"),
    "movement": ("2 movement tokens", "discard 1"),
    "hand": ("3 project cards", "discard 1"),
    "jokers": ("a joker", "discard 1 joker"),
}


@pytest.mark.parametrize("name", AGGRESSIVE)
def test_8_5_aggressive_effects_tell_you_what_to_lose_and_when(name: str) -> None:
    evening = advance(field(f"attack {name}"))
    assert evening.deeds[-1] == ("attacks", AGGRESSIVE.index(name))
    (said,) = [say(BOX, news, "en") for news in story.deeds(evening.view, 1)]
    assert all(part in said for part in THRESHOLDS[name])


def test_a32_cheese_counts_among_your_mice() -> None:
    (said,) = [say(BOX, news, "en") for news in story.deeds(advance(field("attack mice")).view, 1)]
    assert "cheese counts" in said


def test_8_5_he_does_not_ask_what_you_have() -> None:
    assert all(advance(field(f"attack {name}")).asked == "your_turn" for name in AGGRESSIVE)


# -- final effects ----------------------------------------------------------------------------------


def finals(evening: Evening) -> Any:
    return read(scoring.finals_of)(evening.t, 0)


PIECES = {"beds": 3, "dug": 5, "doors": 4, "goals": 0b101, "tents": bits("B D"), "tiles": 4}


def state(name: str) -> Evening:
    evening = field(f"final {name}", **PIECES)
    for i, (kind, points) in enumerate([(0, 2), (0, 1), (1, 3), (2, 6)]):
        evening.t.tile[i], evening.t.tile_points[i] = kind, points
    evening.t.position[0], evening.t.position[1], evening.t.position[2] = 1, 3, 2
    return evening


@pytest.mark.parametrize(
    ("name", "points"),
    [("beds", 3), ("undergrounds", 5), ("doors", 8), ("goals", 4), ("tents", 4), ("house_mice", 4), ("K1", 2),
     ("K2", 6), ("K3", 4), ("K4", 2), ("K5", 6)],
)  # fmt: skip
def test_8_7_final_effects(name: str, points: int) -> None:
    assert finals(state(name)) == points


def test_8_7_all_final_effects_are_tested() -> None:
    assert set(FINAL) == {"beds", "undergrounds", "doors", "goals", "tents", "house_mice", *SKILLS}


def test_8_7_a_final_effect_gives_nothing_at_once() -> None:
    evening = advance(field("final doors", doors=3))
    assert (evening.did, evening.t.points) == (["advances", "final"], 10)


def test_a30_a_final_effect_that_was_passed_counts() -> None:
    evening = state("beds")
    evening.t.position[0] = 3
    assert finals(evening) == 3


def test_8_7_one_that_was_not_reached_does_not() -> None:
    evening = state("beds")
    evening.t.position[0] = 0
    assert finals(evening) == 0


def test_a28_moves_beyond_the_last_field_are_not_counted() -> None:
    evening = field("final K1", length=1)
    advance(evening, times=3)
    assert (evening.t.position[0], finals(evening)) == (1, 2)


def test_effects_are_said_in_all_languages() -> None:
    for language in LANGUAGES:
        said = [say(BOX, phrases.effect(number), language) for number in range(len(EFFECTS))]
        assert len(set(said)) == len(EFFECTS)
