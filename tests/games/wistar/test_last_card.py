"""6.7 The last exploration card: its corner, what it does every time, and rows if the owner found some (A18–A20)."""

from __future__ import annotations

import msgspec
from games.wistar.table import Evening, bits, changed, example, room

from konspira.games.wistar import dialogue, library
from konspira.games.wistar.pack import Pack
from konspira.games.wistar.wording import Icon, Mouse


def last_card(at: str, times: int = 1, pack: Pack = example, **fields: int) -> Evening:
    evening = Evening(pack=pack).only_last_card()
    evening.t.room = room(at)
    for field, value in fields.items():
        setattr(evening.t, field, value)
    evening.begin(dialogue.DO_EXPLORE)
    return evening


def test_6_7_p14_the_corner_is_cheese_first() -> None:
    evening = last_card("G").answer(8)
    assert evening.deeds == [("last_card", room("G")), ("tile", 2, 8, room("G"))]


def test_6_7_then_a_mouse() -> None:
    assert last_card("G").answer("none", Mouse("cellar", 2)).t.tiles == 1


def test_6_7_then_a_mouse_at_a_tent() -> None:
    evening = last_card("G", tents=bits("B")).answer("none", "none")
    assert (evening.asked, evening.about) == ("mouse", room("B"))


def test_6_7_then_a_move_to_g() -> None:
    evening = last_card("F", no_mice=bits("F"))
    assert (evening.asked, evening.about) == ("door", room("F"))
    assert evening.answer("yes").t.room == room("G")


def test_6_7_in_g_with_nothing_left_nothing_happens() -> None:
    assert last_card("G", no_mice=bits("G"), no_cheese=bits("G")).deeds[-1] == ("cannot", "last")


def test_a18_all_three_if_the_pack_says_so() -> None:
    evening = last_card("F", pack=changed(rulings={"last_card": "all"})).answer(Mouse("cellar", 2), "yes")
    assert [deed[0] for deed in evening.deeds] == ["last_card", "cannot", "tile", "moves", "door"]


def test_t14_a20_the_last_card_is_never_removed() -> None:
    evening = Evening().only_last_card()
    evening.t.rats[2], evening.t.section, evening.t.room = 3, 5, room("B")
    evening.begin(dialogue.DO_ACTION).answer(Mouse("house", 1), "none")
    assert evening.did.count("last_card") == 2
    while evening.asked != "your_turn":
        evening.answer("yes")
    assert evening.begin(dialogue.DO_EXPLORE).did[0] == "last_card"


def test_a19_rows_of_the_last_card_are_done_before_its_corner_if_the_owner_found_some() -> None:
    content = msgspec.to_builtins(example)
    content["rulings"]["last_rows"] = True
    content["exploration"]["last"]["rows"] = {"D": ["tent"]}
    evening = Evening(pack=library.from_content(content, "box")).only_last_card()
    evening.t.room = room("D")
    evening.begin(dialogue.DO_EXPLORE)
    assert evening.did == ["last_card", "tent"]
    assert evening.asked == "mouse"  # the corner: no cheese in D, so a mouse


def test_a19_a_row_of_the_last_card_that_nobody_has_told_is_asked_for_and_may_be_empty() -> None:
    pack = changed(rulings={"last_rows": True})
    evening = Evening(pack=msgspec.structs.replace(pack, teach=True)).only_last_card()
    evening.t.room = room("B")
    evening.begin(dialogue.DO_EXPLORE)
    assert (evening.asked, evening.about) == ("icon", 6 * 7 + room("B"))
    evening.answer(Icon("end"))
    assert (evening.t.pack.last_icon[room("B"), 0], evening.asked) == (0, "mouse")


def test_a19_by_default_the_last_card_has_no_rows() -> None:
    evening = Evening().only_last_card()
    evening.t.room = room("D")
    assert evening.begin(dialogue.DO_EXPLORE).did == ["last_card"]
