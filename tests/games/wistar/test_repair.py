"""A box that was saved loads: random and hostile ones are repaired, and what does not fit is named and asked again."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import msgspec
import pytest
from games.wistar.table import example
from sampling import Sample

from konspira.games.wistar import BOX, files, library
from konspira.games.wistar.pack import BadPack, known
from konspira.games.wistar.repair import repaired
from konspira.games.wistar.taught_pack import to_toml

WHOLE: dict[str, Any] = msgspec.to_builtins(example)
HOSTILE: list[Any] = [
    None, True, -1, 0, 3, 99, 10**20, 1.5, "", "?", "K9", "move A", "../../etc", "\x00", [], [[]], {}, {"A": {}},
    ["?"] * 7, [9, 1, 5, 0, 7, 3, 2], ["A-B", "A-B"], [{"points": 3}], [{"effect": "final everything"}],
]  # fmt: skip


def places(content: Any) -> list[tuple[Any, Any]]:
    """Every holder and key in a box."""
    found: list[tuple[Any, Any]] = []
    items = content.items() if isinstance(content, dict) else enumerate(content) if isinstance(content, list) else ()
    for key, value in items:
        found += [(content, key), *places(value)]
    return found


def spoiled(chance: random.Random) -> Any:
    """The example box, as an owner, a wrong finger or an enemy leaves it."""
    content = copy.deepcopy(WHOLE)
    for _ in range(chance.randrange(1, 12)):
        holder, key = chance.choice(places(content))
        how = chance.random()
        if how < 0.4:
            del holder[key]
        elif how < 0.9:
            holder[key] = copy.deepcopy(chance.choice(HOSTILE))
        elif isinstance(holder, dict):
            holder[chance.choice(("new", "A", "teach", "rows"))] = copy.deepcopy(chance.choice(HOSTILE))
    return content


def test_whatever_an_album_saves_loads_and_nothing_invalid_is_saved(sample: Sample) -> None:
    saved = refused = 0
    for number in sample(range(10_000), 300):
        content = spoiled(random.Random(number))
        try:
            told = files.read("album", json.dumps(content))
        except BadPack:
            refused += 1
            continue
        text = json.dumps(told["pack"])
        again = library.from_text(text, "saved")  # raises, if it does not load
        assert files.read("album", text)["aside"] == []
        if number % 20 == 0:
            assert known(library.from_text(to_toml(again), "as a file")) == known(again)
            assert BOX.options_row(1, {"pack": msgspec.to_builtins(again)}) is not None
        saved += 1
    assert saved > 20 * refused


def test_a_falling_board_of_version_0_1_is_repaired_and_the_rest_of_it_kept() -> None:
    content = copy.deepcopy(WHOLE)
    content["board"]["chambers"] = [0, 5, 2, 3, "?", 8]
    pack, aside = repaired(content, "my-box")
    assert pack.board.chambers == (0, "?", 2, 3, "?", 8)
    assert [(place, reason.id) for place, reason in aside] == [("board.chambers", "wistar-bad-falling")]
    before, after = known(example), known(pack)
    assert {place for place in before if before[place] != after.get(place)} == {"board.chambers"}


def test_a_good_box_is_left_as_it_is() -> None:
    pack, aside = repaired(WHOLE, "my-box")
    assert aside == []
    assert known(pack) == known(example)


def test_what_is_no_box_at_all_is_refused() -> None:
    for text in ("{", "[1, 2]", "not = [toml", "{}x"):
        with pytest.raises(BadPack):
            files.read("album", text)


def test_a_value_that_an_example_of_the_rulebook_shows_is_a_hint_to_an_owner() -> None:
    content = copy.deepcopy(WHOLE)
    content["board"]["cubes"] = [0, 1, 2, 3, 6, 8, 11]
    told = files.read("album", json.dumps(content))
    assert told["aside"] == []
    assert [hint["place"] for hint in told["hints"]] == ["board.cubes"]
