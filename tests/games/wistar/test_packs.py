"""Section 12 of the rules: packs are whole, fit the rulebook, and tell where values come from; errors say where."""

from __future__ import annotations

import copy
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from games.wistar.table import EXAMPLE, Evening, example

from konspira.boxes.box import BadOptions
from konspira.games.wistar import BOX, library, tuning
from konspira.games.wistar.components import AGGRESSIVE, CARDS, EFFECTS, FINAL
from konspira.games.wistar.options import Settings, mixes
from konspira.games.wistar.pack import BadPack, known, provenance
from konspira.games.wistar.wording import badge
from konspira.speech import say

CONTENT = tomllib.loads(EXAMPLE.read_text(encoding="utf-8"))


def altered(*path: Any, value: Any = None, remove: bool = False) -> dict[str, Any]:
    """The content of the example pack with one place changed or removed."""
    content: dict[str, Any] = copy.deepcopy(CONTENT)
    here: Any = content
    for part in path[:-1]:
        here = here[part]
    if remove:
        del here[path[-1]]
    else:
        here[path[-1]] = value
    return content


def refused(content: dict[str, Any]) -> list[tuple[str, str]]:
    with pytest.raises(BadPack) as error:
        library.from_content(content, "box.toml")
    assert str(error.value).startswith("box.toml: ")
    return [(place, say(BOX, reason, "en")) for place, reason in error.value.problems]


def test_the_example_pack_is_whole() -> None:
    assert library.from_content(CONTENT, "example") == example


@pytest.mark.parametrize("name", library.shipped())
def test_every_pack_that_comes_with_the_game_is_good(name: str) -> None:
    assert library.find(name).name == name


def test_the_one_to_begin_with_is_the_box_on_the_table() -> None:
    assert library.shipped()[0] == "empty"
    assert Settings().pack == "empty"


def test_of_a_box_on_the_table_every_printed_value_is_accepted() -> None:
    """The demo knows its own tiles; of a box nobody can say which values occur until they have."""
    demo, box = (BOX.options_row(1, {"pack": pack})[0]["pack"] for pack in ("reconstructed", "empty"))
    assert [bin(int(demo[name])).count("1") for name in ("goal_values", "cheese_values")] == [2, 2]
    assert [bin(int(box[name])).count("1") for name in ("goal_values", "cheese_values")] == [25, 25]
    assert [bin(int(bits)).count("1") for bits in box["mouse_values"]] == [8, 8]
    first = BOX.options_row(1, {"pack": "empty"}, edition=1)[0]["pack"]
    assert bin(int(first["goal_values"])).count("1") == 16, "journals of version 0.1 offered these"


# -- bad packs --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "place"),
    [
        (("exploration", "cards", "4"), "exploration.cards.4"),
        (("exploration", "cards", "4", "rows", "E"), "exploration.cards.4.rows.E"),
        (("exploration", "cards", "2", "plan"), "exploration.cards.2.plan"),
        (("exploration", "last", "face"), "exploration.last.face"),
        (("actions", "cottage"), "actions.cottage"),
        (("actions", "wood", "rat"), "actions.wood.rat"),
        (("actions", "cottage", "skill"), "actions.cottage.skill"),
        (("scales", "tool", "sides", "3"), "scales.tool.sides.3"),
        (("scales", "tool", "sides", "3", "overflow"), "scales.tool.sides.3.overflow"),
        (("board", "beds"), "board.beds"),
        (("tiles", "cheese"), "tiles.cheese"),
        (("farm", "tasks", "F"), "farm.tasks.F"),
        (("wheel", "clockwise"), "wheel.clockwise"),
    ],
)
def test_something_missing_is_refused_with_its_place(path: tuple[str, ...], place: str) -> None:
    content = altered(*path, remove=True)
    if path[0] == "farm":
        content["farm"].pop("source", None)
    missing = [(where, why) for where, why in refused(content) if "is missing" in why]
    assert [where for where, _ in missing] == [place]
    assert "teach = true" in missing[0][1]


@pytest.mark.parametrize(
    ("path", "value", "place", "reason"),
    [
        (("board", "cubes"), [0, 1, 2, 4, 6, 8], "board.cubes", "7 values, not 6"),  # P6
        (("board", "beds"), [0, 1, 2, 4, 6, 9, 9], "board.beds", "6 values, not 7"),  # P7
        (("board", "chambers"), [0, 2, 1, 3, 5, 8], "board.chambers", "values never fall"),
        (("scales", "building", "places"), 1, "scales", "five skill tokens need five places"),  # P3
        (("wheel", "clockwise"), ["explore", "wood", "develop", "dig", "metal", "beds"], "wheel.clockwise",
         "lie apart"),
        (("wheel", "clockwise"), ["explore"] * 6, "wheel.clockwise", "each of"),
        (("farm", "doors"), ["D-E", "E-F"], "farm.passages", "room G cannot be reached from the entrance"),
        (("farm", "passages"), ["A-B", "B-C", "B-D", "C-D", "D-B"], "farm.passages", "named twice"),
        (("farm", "passages"), ["A-B", "B-C", "B-D", "C-H"], "farm.passages", "“C-H” is not a way"),
        (("farm", "doors"), ["E-F", "F-G", "D-G"], "farm.doors", "a door lies between D and E"),  # P11
        (("farm", "tasks"), {"B": 1, "C": 1, "D": 1, "E": 1, "F": 1, "G": 1}, "farm.tasks.D", "two task cards"),  # P11
        (("actions", "wood", "bonuses"), ["round_mouse K9"], "actions.wood.bonuses[1]", "“K9” is none of K1"),
        (("actions", "wood", "bonuses"), ["mouse K1"], "actions.wood.bonuses[1]", "“mouse” is none of projects"),
        (("actions", "wood", "bonuses"), ["skill K1"] * 5, "actions.wood.bonuses", "4 at most"),
        (("actions", "wood", "skill"), "K1", "actions.wood.skill", "only the cottage card"),
        (("actions", "cottage", "rat"), True, "actions.cottage.rat", "lies in no area"),
        (("exploration", "cards", "3", "rows", "D"), ["jump"], "exploration.cards.3.rows.D[1]", "“jump” is none of"),
        (("exploration", "cards", "3", "rows", "D"), ["move A"], "exploration.cards.3.rows.D[1]", "“A” is none of B"),
        (("exploration", "cards", "3", "plan"), ["B1"] * 7, "exploration.cards.3.plan", "every task card once"),
        (("exploration", "cards", "1", "rows", "D"), ["reveal"], "exploration", "reveal, tent, move E"),  # P11
        (("exploration", "last", "back"), ["D1", "D2", "G1", "F1", "E1", "C1", "B1"], "exploration.last.back",
         "the right card of D before the left one"),  # P11
        (("tiles", "cheese"), [8], "tiles.cheese", "a cheese of 6 points"),  # P17
        (("board", "beds"), [0, 1, 3, 4, 6, 9], "board.beds", "one of the values is 2"),  # P17
        (("board", "cubes"), [0, 1, 2, 3, 5, 8, 11], "board.cubes", "one of the values is 4"),  # P17
        (("board", "chambers"), [0, 1, 2, 4, 5, 8], "board.chambers", "one of the values is 3"),  # P17
        (("scales", "tool", "sides", "1", "fields", 0), {"effect": "attack fish"},
         "scales.tool.sides.1.fields[1].effect", "“attack fish” is none of"),
        (("scales", "tool", "sides", "1", "fields"), [], "scales.tool.sides.1.fields", "at least one field"),
        (("scales", "tool", "sides", "1", "fields", 0), {"points": "?"}, "scales.tool.sides.1.fields[1]",
         "only for a box that he is to be taught"),
        (("name",), "../box", "name", "letters, digits"),
        (("board", "source"), {"roof": "owner"}, "board.source.roof", "no such value"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_refused_with_place_and_reason(path: Any, value: Any, place: str, reason: str) -> None:
    told = refused(altered(*path, value=value))
    assert any(where == place and reason in why for where, why in told), told


def test_a_farm_without_one_of_its_ways_may_still_be_whole() -> None:
    assert library.from_content(altered("farm", "passages", value=["A-B", "B-C", "B-D"]), "box.toml")


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        (("board", "cubes", 2), "many", "board.cubes[2]"),
        (("board", "open_chambers"), "two", "board.open_chambers"),
        (("board", "open_chambers"), 7, "board.open_chambers"),
        (("actions", "wood", "rat"), "yes", "actions.wood.rat"),
        (("actions", "fire"), {"rat": True}, "actions"),
        (("exploration", "cards", "7"), {}, "exploration.cards"),
        (("scales", "tool", "sides", "4"), {}, "scales"),
        (("board", "roof"), 1, "board"),
        (("source",), "hearsay", "source"),
        (("farm", "cheese"), "K", "farm.cheese"),
    ],
)
def test_a_wrong_type_is_refused_with_its_place(path: Any, value: Any, place: str) -> None:
    ((where, why),) = refused(altered(*path, value=value))
    assert where.startswith(place)
    assert why


def test_p2_there_are_six_ordinary_exploration_cards_with_rows_a_to_g() -> None:
    content = altered("exploration", "cards", "2", "rows", "H", value=[])
    ((place, why),) = refused(content)
    assert (place, why) == ("exploration.cards.2.rows", "'H' is not possible here")


def test_p4_each_kind_of_scale_has_each_difficulty_once() -> None:
    for level in "0123":
        missing = refused(altered("scales", "tool", "sides", level, remove=True))
        assert (f"scales.tool.sides.{level}", "is missing (a box that he is to be taught says teach = true)") in missing


def test_p8_every_section_has_its_action_card_and_so_has_the_cottage() -> None:
    for name in CARDS:
        assert any(place == f"actions.{name}" for place, _ in refused(altered("actions", name, remove=True)))


def test_p12_some_row_moves_to_room_d() -> None:
    content = copy.deepcopy(CONTENT)
    for card in content["exploration"]["cards"].values():
        for room, row in card["rows"].items():
            card["rows"][room] = [icon.replace("move D", "move C") for icon in row]
    assert ("exploration", "some row moves to room D (picture of the move)") in refused(content)


def test_p13_on_some_plan_the_right_card_of_d_has_number_1() -> None:
    content = copy.deepcopy(CONTENT)
    first = content["exploration"]["cards"]["1"]
    first["plan"] = [*first["plan"][1:], first["plan"][0]]
    for side in ("back", "face"):
        content["exploration"]["last"][side] = ["B1", "D2", "D1", "G1", "F1", "E1", "C1"]
    assert any("has number 1" in why for _, why in refused(content))


def test_p15_some_scale_gives_1_point_beyond_its_last_field() -> None:
    content = copy.deepcopy(CONTENT)
    for kind in content["scales"].values():
        for side in kind["sides"].values():
            side["overflow"] = 2
    assert any("1 point beyond" in why for _, why in refused(content))


def test_p17_three_final_effects_can_lie_on_one_table() -> None:
    content = copy.deepcopy(CONTENT)
    for side in content["scales"]["automaton"]["sides"].values():
        side["fields"] = [{k: v for k, v in field.items() if v != "final tents"} for field in side["fields"]]
    assert any("three scales that can lie on one table" in why for _, why in refused(content))


def test_all_that_is_wrong_is_told_at_once() -> None:
    content = altered("board", "beds", value=[0])
    del content["exploration"]["cards"]["4"]
    assert {place for place, _ in refused(content)} >= {"board.beds", "exploration.cards.4"}


def test_a_file_that_is_not_toml_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text('name = "box"\nsource =\n')
    with pytest.raises(BadPack, match=r"box\.toml: not TOML: .*line 2, column 9"):
        library.read(path)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadPack, match="cannot be read"):
        library.read(tmp_path / "box.toml")


def test_an_unknown_pack_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOptions, match=r"no such box; there are empty, reconstructed"):
        BOX.options_row(1, {"pack": "no-such"})


@pytest.mark.parametrize("name", ["../reconstructed", "/etc/passwd", "packs/empty"])
def test_a_pack_is_found_by_name_and_never_by_path(name: str) -> None:
    with pytest.raises(BadOptions, match="no such box"):
        BOX.options_row(1, {"pack": name})


def test_a_bad_pack_given_whole_is_refused_by_the_options() -> None:
    with pytest.raises(BadOptions, match=r"example: board.beds: 6 values, not 1"):
        BOX.options_row(1, {"pack": altered("board", "beds", value=[0])})


# -- provenance -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", library.shipped())
def test_12_1_every_value_says_where_it_comes_from(name: str) -> None:
    pack = library.find(name)
    assert set(provenance(pack)) == set(known(pack))
    assert set(provenance(pack).values()) <= {"printed", "inferred", "owner", "reconstructed"}


def test_12_1_a_value_may_have_a_source_of_its_own() -> None:
    sources = provenance(library.find("reconstructed"))
    assert sources["exploration.cards.1.rows.D"] == "printed"
    assert sources["exploration.cards.1.rows.E"] == "reconstructed"
    assert sources["wheel.areas.forest"] == "inferred"


def test_12_2_a_badge_while_reconstructed_values_are_in_play() -> None:
    assert badge(Evening(pack="reconstructed").view) is not None
    assert badge(Evening(pack="empty").view) is None


def test_12_2_sides_that_are_not_in_play_do_not_count() -> None:
    owned = msgspec.structs.replace(example, source="owner")
    side = msgspec.structs.replace(owned.scales["tool"].sides["3"], source="reconstructed")
    tool = msgspec.structs.replace(owned.scales["tool"], sides={**owned.scales["tool"].sides, "3": side})
    mixed = msgspec.structs.replace(owned, scales={**owned.scales, "tool": tool})
    assert badge(Evening((2, 2, 2), mixed).view) is None
    assert badge(Evening((3, 3, 3), mixed).view) is not None


# -- the reconstructed pack -------------------------------------------------------------------------


def test_the_reconstructed_pack_uses_the_whole_vocabulary() -> None:
    pack = library.find("reconstructed")
    used = {
        field.effect for kind in pack.scales.values() for side in kind.sides.values() for field in side.fields or ()
    }
    skills = {f"final K{n}" for n in range(1, 6)}
    assert used >= {*EFFECTS} - skills  # nine final effects are printed; three of them are about skills
    assert len(used & skills) == 3
    assert (len(AGGRESSIVE), len(FINAL) - 2) == (8, 9)


def test_the_reconstructed_pack_attacks_more_on_harder_sides() -> None:
    pack = library.find("reconstructed")
    for kind in pack.scales.values():
        attacks = [sum(f.effect.startswith("attack") for f in kind.sides[d].fields or ()) for d in "0123"]
        assert attacks == sorted(attacks)
        assert attacks[0] == 0


def test_the_reconstructed_pack_plays_like_the_printed_example() -> None:
    """Means over evenings with a made-up person, on the sides that fit the printed score; RULES.md cites no other."""
    found = tuning.figures((2, 2, 2), library.find("reconstructed"), games=120)
    assert abs(found["score"] - 75) < 10
    assert abs(found["points"] - 32) < 4
    assert abs(found["projects"] - 8) < 2
    assert abs(found["doors"] - 3) < 1
    assert found["beds"] > 2
    assert found["explorations"] > 4
    assert found["in G"] > 0.5


def test_harder_mixes_score_more() -> None:
    pack = library.find("reconstructed")
    means = [tuning.figures((n, n, n), pack, games=80)["score"] for n in range(4)]
    assert means == sorted(means)


def test_a_person_is_asked_less_than_20_questions_a_round() -> None:
    pack = library.find("reconstructed")
    asked = [tuning.figures(mix, pack, games=10)["questions a round"] for mix in mixes()]
    assert max(asked) < 20
