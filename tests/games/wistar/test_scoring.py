"""Section 10 of the rules: the final score, with the example of the rulebook line by line."""

from __future__ import annotations

import pytest
from games.wistar.table import Evening, example

from konspira.games.wistar import BOX, dialogue, wording
from konspira.games.wistar.pack import Pack
from konspira.games.wistar.score_sheet import fields, finals, sheet, total
from konspira.speech import say

HOUSE, CELLAR, CHEESE = range(3)


def the_example(pack: Pack | str = example) -> Evening:
    """32 points so far, 8 projects, 1 house mouse, 3 doors, no tent; cubes, beds and chambers as in the picture."""
    evening = Evening((2, 2, 2), pack)
    t = evening.t
    t.points, t.projects, t.doors = 32, 8, 3
    t.cubes, t.beds, t.dug = 4, 3, 4
    for i, tile in enumerate([(HOUSE, 2), (CELLAR, 2), (CHEESE, 6)]):
        t.tile[i], t.tile_points[i] = tile
    t.tiles = 3
    # the fields worth 3, 5 and nothing, beyond the final effects for house mice, doors and tents
    t.position[0], t.position[1], t.position[2] = 5, 7, 4
    return evening


@pytest.mark.parametrize("pack", [example, "reconstructed"], ids=["example", "reconstructed"])
def test_t8_p16_the_printed_final_score_of_75_item_by_item(pack: Pack | str) -> None:
    v = the_example(pack).view
    assert sheet(v) == {
        "game": 32, "projects": 8, "finals": 8, "fields": 8, "cubes": 4, "beds": 2, "chambers": 3, "mice": 4,
        "cheese": 6,
    }  # fmt: skip
    assert total(v) == 75


def test_t8_the_final_effects_are_2_for_a_house_mouse_6_for_three_doors_and_nothing_for_tents() -> None:
    assert finals(the_example().view) == {"building": 2, "tool": 6, "automaton": 0}


def test_t8_the_fields_are_3_5_and_0() -> None:
    assert fields(the_example().view) == {"building": 3, "tool": 5, "automaton": 0}


def test_t8_all_tiles_lie_in_chambers() -> None:
    evening = the_example()
    assert evening.t.beds + evening.t.tiles == 6 == evening.t.pack.open_chambers + evening.t.dug  # of the example


def test_t8_the_sheet_is_read_out_before_the_last_question() -> None:
    evening = the_example()
    evening.t.his_turns = evening.t.your_turns = 3
    evening.begin(dialogue.DO_SCORE)
    assert evening.asked == "won"
    said = [say(BOX, news, "en") for news in wording.tell(None, evening.view)]
    assert said[0] == "In the game: 32"
    assert (
        said[2] == "Final effects of the scales: 8 (2 for each house mouse: 2, 2 for each door: 6, 2 for each tent: 0)"
    )
    assert said[-1] == "Krysobot has 75 points in all."
    assert say(BOX, wording.question(evening.view), "en") == "Krysobot has 75 points. Do you have more?"


def test_t9_p20_with_equal_points_you_lose() -> None:
    evening = the_example().begin(dialogue.DO_SCORE)
    labels = [say(BOX, wording.describe(evening.view, answer), "en") for answer in evening.offered]
    assert labels == ["I have more", "I have as many or fewer"]
    assert not evening.answer("no").t.won


def test_10_2_with_more_points_you_win() -> None:
    evening = the_example().begin(dialogue.DO_SCORE).answer("yes")
    assert evening.t.won
    assert evening.t.over
    assert "you win" in say(BOX, wording.reason(evening.view), "en")


def test_a41_what_is_not_freed_gives_nothing() -> None:
    scored = sheet(Evening().view)
    assert (scored["cubes"], scored["beds"], scored["chambers"], scored["fields"]) == (0, 0, 0, 0)


def test_10_1_chambers_count_full_or_not() -> None:
    evening = Evening()
    evening.t.dug = 6
    assert sheet(evening.view)["chambers"] == 8


def test_10_1_a_project_is_a_point() -> None:
    evening = Evening()
    evening.t.projects = 11
    assert sheet(evening.view)["projects"] == 11


def test_p17_a_cheese_is_no_house_mouse() -> None:
    evening = the_example()
    evening.t.tiles = 1
    evening.t.tile[0], evening.t.tile_points[0] = CHEESE, 6
    assert finals(evening.view)["building"] == 0


@pytest.mark.parametrize(
    ("language", "items"),
    [
        ("pl", ["projekt", "punkty pól", "efekty końcowe", "odsłoniętym spod kostki", "myszy i ser"]),
        ("cs", ["projekt", "body polí", "závěrečné efekty", "uvolněném po kostičce", "myši a sýr"]),
        ("en", ["project", "points of the fields", "final effects", "place that a cube has left", "mice and cheese"]),
    ],
)
def test_10_1_the_page_of_rules_names_what_he_scores(language: str, items: list[str]) -> None:
    page = (BOX.folder / f"rules.{language}.md").read_text(encoding="utf-8")
    (line,) = [line for line in page.splitlines() if line.startswith("10.1 ")]
    places = [line.index(item) for item in items]
    assert places == sorted(places)
