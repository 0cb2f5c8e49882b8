"""12.7 What was told wrongly of a box is told again in the middle of an evening, and nothing else is lost."""

from __future__ import annotations

import random

import pytest
from games.wistar.table import Evening, bits, changed, do, example, room

from konspira.games.wistar import BOX, dialogue, invariants, wording
from konspira.games.wistar.components import EXPLORATIONS, LAST_BACK, SCALES, SECTIONS
from konspira.games.wistar.pack import known
from konspira.games.wistar.taught_pack import replace, taught
from konspira.games.wistar.wording import Bonus, Card, Correct, Door, Effect, Exploration, Icon, Room, Say, Scale, Skill

ALBUM = Correct("album")
MINE = replace(example, source="owner", teach=True)  # read from a box


def correcting(*answers: object) -> Evening:
    """Your turn, with the whole box known, and something in it was told wrongly."""
    return Evening(pack=MINE, edition=3).begin().answer(ALBUM, *answers)


def changes(evening: Evening) -> set[str]:
    """The places of the box whose value is not that of the example any more."""
    before, after = known(MINE), known(taught(MINE, evening.view))
    return {place for place in before | after if before.get(place) != after.get(place)}


def test_whoever_has_told_nothing_wrongly_goes_on_as_before() -> None:
    evening = correcting("none")
    assert (evening.asked, changes(evening)) == ("your_turn", set())


def test_an_action_card_is_told_again_whole() -> None:
    evening = correcting(Card("wood"))
    evening.answer("no", Bonus("task"), Skill("K5"), Bonus("end"))
    assert evening.asked == "your_turn"
    assert changes(evening) <= {"actions.wood.rat", "actions.wood.bonuses"}
    assert taught(MINE, evening.view).actions["wood"].bonuses == ("task K5",)


def test_a_row_of_an_exploration_card_is_told_again() -> None:
    evening = correcting(Exploration(1), Room("A"))
    evening.answer(Icon("tent"), Room("G"), Icon("end"))
    assert (evening.asked, changes(evening)) == ("your_turn", {"exploration.cards.1.rows.A"})


def test_a_plan_is_told_again() -> None:
    evening = correcting(Correct("last"), Correct("back"))
    assert (evening.asked, evening.about) == ("plan", LAST_BACK)
    while evening.asked == "plan":
        evening.answer(evening.offered[-1])
    assert changes(evening) == {"exploration.last.back"}


def test_a_scale_cannot_become_shorter_than_his_cube_has_come() -> None:
    evening = Evening(pack=MINE, edition=3)
    evening.t.position[0] = 4
    evening.begin().answer(ALBUM, Scale("building"))
    assert [answer.number for answer in evening.offered] == list(range(4, 12))
    evening.answer(4, *[answer for _ in range(4) for answer in (Effect("explore"), 2)], 1)
    assert evening.asked == "your_turn"
    assert all(place.startswith("scales.building") for place in changes(evening))


def test_only_the_values_of_his_board_that_were_known_are_asked_for_again() -> None:
    box = changed(MINE, board={"cubes": (0, 1, "?", 4, "?", "?", "?"), "beds": None, "chambers": None})
    evening = Evening(pack=box, edition=3).begin().answer(ALBUM, Correct("board"), 3, 1, 1)
    assert evening.offered[0] == wording.Number(1), "values never fall"
    evening.answer(2)
    assert evening.asked == "your_turn"
    assert taught(box, evening.view).board.cubes == (1, 1, "?", 2, "?", "?", "?")


def test_as_many_chambers_are_open_as_his_beds_and_tiles_need() -> None:
    evening = Evening(pack=MINE, edition=3)
    evening.t.beds = 2
    evening.begin().answer(ALBUM, Correct("board"))
    assert evening.offered[0] == wording.Number(2)


def test_the_map_is_told_again_but_for_the_printed_door() -> None:
    evening = correcting(Correct("map"))
    evening.answer(Room("B"), "none", Door("C"), "none", Room("D"), "none", "none", Room("F"), "none", Room("G"))
    assert evening.asked == "your_turn"
    assert changes(evening) <= {"farm.passages", "farm.doors"}


def test_the_wheel_is_told_again_from_a_section_on() -> None:
    evening = correcting(Correct("wheel"))
    while evening.asked == "clockwise":
        evening.answer(evening.offered[-1])
    assert evening.asked == "your_turn"
    assert sorted(evening.t.pack.clockwise[i] for i in range(len(SECTIONS))) == list(range(len(SECTIONS)))


def test_plans_survive_if_the_task_cards_stay_as_they_are_and_not_otherwise() -> None:
    same = correcting(Correct("tasks"), *[MINE.farm.tasks[name] for name in "BCEFG"])
    assert (same.asked, changes(same)) == ("your_turn", set())
    fewer = correcting(Correct("tasks"), 0, *[MINE.farm.tasks[name] for name in "CEFG"])
    assert "exploration.last.back" in changes(fewer)
    assert "exploration.cards.1.plan" in changes(fewer)


def test_a_room_told_as_of_the_house_is_of_the_cellar_then() -> None:
    evening = correcting(Correct("zones"), Room("B"))
    assert (evening.asked, evening.t.pack.zone[room("B")]) == ("your_turn", 1)


def test_the_room_of_the_cheese_is_named() -> None:
    evening = correcting(Correct("cheese"), Room("E"))
    assert (evening.asked, evening.t.pack.cheese_room) == ("your_turn", room("E"))


def test_a_demo_of_made_up_values_is_not_corrected() -> None:
    assert ALBUM not in Evening(pack="reconstructed", edition=3).begin().offered


def test_what_is_not_known_cannot_be_told_again() -> None:
    evening = Evening(pack="empty", edition=3).begin().answer(ALBUM)
    assert evening.asked == "your_turn", "nothing is"
    evening.t.pack.rat[0] = 1
    assert evening.begin().answer(ALBUM).offered == [Say("none"), Card("wood")]


@pytest.mark.parametrize("seed", range(6))
def test_an_owner_who_corrects_all_the_time_still_has_a_box_that_loads(seed: int) -> None:
    """At random: whatever is told again, pieces and box stay as they must be."""
    chance = random.Random(seed)
    evening = Evening(pack=MINE, edition=3, seed=seed)
    evening.t.tents = bits("B")
    evening.begin()
    for _ in range(120):
        offered = evening.offered
        evening.answer(ALBUM if evening.asked == "your_turn" else chance.choice(offered))
        assert do(invariants.conserved)(evening.t)
        if evening.asked == "your_turn":
            told = taught(MINE, evening.view)
            assert BOX.options_row(1, {"pack": told}) is not None
            assert len(told.scales) == len(SCALES)
            assert len(told.exploration.cards) == EXPLORATIONS
    assert dialogue.QUESTIONS[evening.t.question]
