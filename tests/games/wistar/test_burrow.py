"""Section 5 of the rules: beds, chambers, and what happens without a free one."""

from __future__ import annotations

import re

import pytest
from games.wistar.table import Evening, changed

from konspira.games.wistar import BOX, dialogue, score_sheet, story
from konspira.games.wistar.components import EFFECTS
from konspira.games.wistar.wording import Attack
from konspira.speech import say


def at_beds(rats: int, free: int) -> Evening:
    """A beds action with so many rats in the burrow and so many free chambers."""
    evening = Evening(pack=changed(board={"open_chambers": free}))
    evening.t.rats[1] = rats
    evening.t.section = 3
    return evening.begin(dialogue.DO_ACTION)


def test_t1_p10_with_power_3_and_no_chamber_he_digs_one_and_builds_one_bed() -> None:
    """The example under “Beds”."""
    evening = at_beds(rats=3, free=0)
    assert evening.deeds == [("dig_instead", 1), ("bed", 1)]
    assert (evening.t.dug, evening.t.beds) == (1, 1)


def test_t2_a1_with_power_2_and_no_chamber_he_only_digs() -> None:
    """The example under “General rules” says that he digs and builds; rule, other example and reference say not."""
    evening = at_beds(rats=2, free=0)
    assert evening.deeds == [("dig_instead", 1)]
    assert (evening.t.dug, evening.t.beds) == (1, 0)


def test_a1_reading_one_as_an_action_that_builds_two_beds_the_example_holds() -> None:
    """What the example describes is what an action does that builds two beds, which takes power 3."""
    dug_and_built = {rats: (at_beds(rats, 0).t.dug, at_beds(rats, 0).t.beds) for rats in range(4)}
    assert [rats for rats, result in dug_and_built.items() if result == (1, 1)] == [3]


@pytest.mark.parametrize(("rats", "beds"), [(0, 1), (1, 1), (2, 1), (3, 2)])
def test_4_10_p9_beds_by_power(rats: int, beds: int) -> None:
    assert at_beds(rats, free=4).t.beds == beds


@pytest.mark.parametrize(("rats", "dug"), [(0, 1), (1, 1), (2, 1), (3, 2)])
def test_4_11_chambers_by_power(rats: int, dug: int) -> None:
    evening = Evening()
    evening.t.rats[0] = rats
    evening.t.section = 1
    assert evening.begin(dialogue.DO_ACTION).t.dug == dug


def test_5_3_a10_beds_are_built_one_at_a_time() -> None:
    evening = at_beds(rats=3, free=1)
    assert evening.deeds == [("bed", 1), ("dig_instead", 1)]


def test_t13_a8_without_chamber_and_underground_nothing_happens() -> None:
    evening = Evening(pack=changed(board={"open_chambers": 0}))
    evening.t.dug, evening.t.beds = 6, 5
    evening.t.tiles = 1
    evening.begin(dialogue.DO_BED)
    assert evening.deeds == [("cannot", "dig")]
    assert (evening.t.beds, evening.t.dug) == (5, 6)


def test_5_5_a_dig_without_an_underground_does_nothing() -> None:
    evening = Evening()
    evening.t.dug = 6
    assert evening.begin(dialogue.DO_DIG).did == ["cannot"]
    assert evening.t.dug == 6


def test_5_6_a9_when_all_beds_are_built_he_does_not_dig_instead() -> None:
    evening = Evening(pack=changed(board={"open_chambers": 6}))
    evening.t.beds = 6
    assert evening.begin(dialogue.DO_BED).deeds == [("cannot", "bed")]
    assert evening.t.dug == 0


def test_5_4_the_cheapest_place_is_freed_first() -> None:
    evening = at_beds(rats=3, free=2)
    assert evening.deeds == [("bed", 1), ("bed", 2)]
    said = [say(BOX, news, "en") for news in story.deeds(evening.view, 0)]
    assert [re.findall(r"its place: (\d+)", sentence) for sentence in said] == [["0"], ["1"]]


def test_a37_dug_undergrounds_stay_in_his_area_and_count_for_attacks_and_at_the_end() -> None:
    evening = Evening().begin(dialogue.DO_DIG)
    evening.begin(dialogue.DO_DIG)
    assert evening.answer(Attack("undergrounds"), 1).t.points == 7
    evening.t.position[0], evening.t.pack.effect[0, 1] = 1, EFFECTS.index("final undergrounds")
    assert score_sheet.finals(evening.view)["building"] == 2
