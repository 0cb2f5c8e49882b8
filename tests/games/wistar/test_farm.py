"""Section 6 of the rules: exploration cards, ways and doors, tents, mice and cheese."""

from __future__ import annotations

import msgspec
import pytest
from games.wistar.table import Evening, bits, changed, example, room, slot

from konspira.games.wistar import dialogue
from konspira.games.wistar.components import SLOTS, UNKNOWN
from konspira.games.wistar.pack import Pack
from konspira.games.wistar.wording import Exploration, Mouse, Number, Room, Say, Slot

FIRST_CARD = 0  # of the example pack; its row D is the one that the rulebook's example prints


def with_row(row: tuple[str, ...], at: str, **blocks: dict[str, object]) -> Pack:
    """The example pack with another row on the first exploration card."""
    old = example.exploration.cards["1"]
    first = msgspec.structs.replace(old, rows={**old.rows, at: row})
    # another card keeps the row that the rulebook prints
    second = example.exploration.cards["2"]
    second = msgspec.structs.replace(second, rows={**second.rows, "D": ("reveal", "tent", "move E")})
    exploration = msgspec.structs.replace(
        example.exploration, cards={**example.exploration.cards, "1": first, "2": second}
    )
    return changed(msgspec.structs.replace(example, exploration=exploration), **blocks)


def exploring(*row: str, at: str = "D", **fields: int) -> Evening:
    """He evaluates the first card with such a row, standing in a room."""
    evening = Evening(pack=with_row(row, at)).order(FIRST_CARD)
    evening.t.room = room(at)
    for field, value in fields.items():
        setattr(evening.t, field, value)
    return evening.begin(dialogue.DO_EXPLORE)


# -- the example of the rulebook --------------------------------------------------------------------


def test_t3_p11_the_example_of_an_exploration() -> None:
    """Explorer in D, only the last card left below: reveal the right card of D, tent in D, through the door to E."""
    evening = Evening()
    t = evening.t
    t.explored = 0b111110
    for i in range(6):
        t.explorations[i] = FIRST_CARD if i == 5 else UNKNOWN
    t.room = room("D")
    evening.begin(dialogue.DO_EXPLORE)
    assert evening.asked == "hidden_two"
    evening.answer("both")
    assert (evening.asked, evening.about) == ("door", room("D"))
    evening.answer("yes")
    assert evening.deeds == [
        ("explores", FIRST_CARD, room("D")),
        ("reveals", slot("D2")),
        ("tent", room("D")),
        ("moves", room("D"), room("E")),
        ("door", room("D"), room("E")),
    ]
    assert (t.room, t.doors, t.tents, t.face_up) == (room("E"), 1, bits("D"), bits("D2", SLOTS))
    assert (t.points, t.projects) == (10, 0)  # no bonus for the task card, none for the door


def test_6_1_the_row_is_that_of_the_room_at_the_moment_of_turning_over() -> None:
    evening = Evening().order(FIRST_CARD)
    evening.t.room = room("C")
    evening.begin(dialogue.DO_EXPLORE)
    assert evening.deeds == [("explores", FIRST_CARD, room("C"))]
    assert evening.asked == "mouse"  # row C: mouse, move D


def test_6_1_actions_go_from_left_to_right_in_the_room_then_reached() -> None:
    evening = exploring("move C", "tent", "move D", at="B")
    assert evening.did[1:] == ["moves", "tent", "moves"]
    assert (evening.t.tents, evening.t.room) == (bits("C"), room("D"))


def test_6_1_what_cannot_be_done_is_ignored() -> None:
    evening = exploring("cheese", "tent", "move D", at="B")
    assert evening.deeds[1] == ("cannot", "cheese")
    assert evening.t.room == room("D")


def test_6_1_an_ordinary_card_leaves_the_game() -> None:
    evening = exploring("tent", at="B")
    assert evening.t.explored == 1 << FIRST_CARD
    assert FIRST_CARD not in [evening.t.explorations[i] for i in range(6)]


# -- moving -----------------------------------------------------------------------------------------


def test_6_2_a_door_is_taken_without_its_bonus() -> None:
    evening = exploring("move E")
    assert evening.asked == "door"
    assert (evening.answer("yes").t.doors, evening.t.points) == (1, 10)


def test_6_2_a_door_that_you_opened_is_not_taken() -> None:
    evening = exploring("move E").answer("no")
    assert (evening.t.doors, evening.t.room) == (0, room("E"))


def test_11_2_an_opened_door_stays_open() -> None:
    evening = exploring("move E", "move D", "move E").answer("yes")
    assert evening.asked == "your_turn"
    assert evening.t.doors == 1


def test_6_2_a17_a_long_move_takes_the_shortest_way_and_every_door_on_it() -> None:
    evening = exploring("move G", at="B")
    assert [evening.answer("yes").t.room for _ in range(3)] == [room("E"), room("F"), room("G")]
    assert evening.t.doors == 3


def test_6_2_to_be_there_already_is_no_move() -> None:
    evening = exploring("move D", "tent")
    assert evening.deeds[1:] == [("cannot", "move"), ("tent", room("D"))]


def test_a17_of_two_ways_of_equal_length_you_name_the_one_with_fewer_doors() -> None:
    square = {"passages": ("A-B", "B-C", "B-E", "C-D", "E-F", "F-G"), "doors": ("D-E",)}
    evening = Evening(pack=with_row(("move D",), "B", farm=square)).order(FIRST_CARD)
    evening.t.room = room("B")
    evening.begin(dialogue.DO_EXPLORE)
    assert (evening.asked, evening.offered) == ("way", [Room("C"), Room("E")])
    evening.answer(Room("E"))
    assert evening.asked == "door"
    assert evening.answer("yes").t.room == room("D")


def test_a17_of_ways_with_equally_many_doors_you_choose() -> None:
    square = {"passages": ("A-B", "E-F", "F-G"), "doors": ("B-C", "C-D", "B-E", "D-E")}
    for through in ("C", "E"):
        evening = Evening(pack=with_row(("move D",), "B", farm=square)).order(FIRST_CARD)
        evening.t.room = room("B")
        evening.begin(dialogue.DO_EXPLORE).answer(Room(through), "yes", "yes")
        assert (evening.t.room, evening.t.doors) == (room("D"), 2)
        assert ("door", room(through), room("D")) in evening.deeds


# -- tasks that lie hidden --------------------------------------------------------------------------


def test_6_3_a_single_hidden_task_is_turned_up() -> None:
    evening = exploring("reveal", at="B")
    assert evening.asked == "hidden"
    assert evening.answer("yes").deeds[-1] == ("reveals", slot("B1"))


def test_6_3_no_hidden_task_is_no_matter() -> None:
    assert exploring("reveal", at="B").answer("no").deeds[-1] == ("cannot", "reveal")


def test_6_3_if_one_of_two_is_hidden_it_is_that_one() -> None:
    assert exploring("reveal").answer(Slot("D1")).deeds[-1] == ("reveals", slot("D1"))


@pytest.mark.parametrize(("top", "revealed"), [(1, "D1"), (2, "D2")])
def test_6_3_a21_of_two_the_back_of_the_card_now_on_top_decides(top: int, revealed: str) -> None:
    """On the back of card 2 the left one of D comes first, on that of card 3 the right one."""
    evening = Evening(pack=with_row(("reveal",), "D")).order(FIRST_CARD, top)
    evening.t.room = room("D")
    evening.begin(dialogue.DO_EXPLORE).answer("both")
    assert evening.deeds[-1] == ("reveals", slot(revealed))


def test_11_2_a_task_he_revealed_is_not_asked_for_again() -> None:
    evening = exploring("reveal", "reveal", at="B").answer("yes")
    assert evening.deeds[-1] == ("cannot", "reveal")


# -- tents ------------------------------------------------------------------------------------------


def test_6_4_a_tent_stands_in_his_room() -> None:
    assert exploring("tent").t.tents == bits("D")


def test_a22_no_second_tent_in_a_room() -> None:
    assert exploring("tent", tents=bits("D")).deeds[-1] == ("cannot", "tent")


def test_a22_no_third_tent() -> None:
    evening = exploring("tent", tents=bits("B C"))
    assert (evening.deeds[-1], evening.t.tents) == (("cannot", "tent"), bits("B C"))


def test_a22_no_tent_at_the_entrance() -> None:
    assert exploring("tent", at="A").deeds[-1] == ("cannot", "tent")


# -- mice -------------------------------------------------------------------------------------------


def test_6_5_a_mouse_from_the_explorers_room() -> None:
    evening = exploring("mouse")
    assert evening.offered == [Say("none"), Mouse("house", 1), Mouse("house", 2)]
    evening.answer(Mouse("house", 2))
    assert evening.deeds[-1] == ("tile", 0, 2, room("D"))


def test_6_5_otherwise_from_the_room_of_a_tent() -> None:
    evening = exploring("mouse", tents=bits("B")).answer("none")
    assert (evening.asked, evening.about) == ("mouse", room("B"))
    assert evening.answer(Mouse("house", 1)).t.tiles == 1


def test_6_5_a13_with_two_tents_you_choose() -> None:
    evening = exploring("mouse", tents=bits("B E")).answer("none")
    assert evening.asked == "tent_room"
    evening.answer(Room("E"))
    assert evening.offered == [Mouse("cellar", 1), Mouse("cellar", 2), Mouse("cellar", 3)]
    assert evening.answer(Mouse("cellar", 3)).t.tiles == 1


def test_a13_a_room_known_to_be_empty_is_not_offered() -> None:
    evening = exploring("mouse", tents=bits("B E"), no_mice=bits("B"))
    assert evening.answer("none").about == room("E")


def test_6_5_no_mouse_anywhere_is_no_matter() -> None:
    evening = exploring("mouse", tents=bits("B E")).answer("none", "none")
    assert evening.deeds[-1] == ("cannot", "mouse")
    assert evening.t.no_mice == bits("B D E")


def test_a14_he_asks_for_the_top_mouse_only() -> None:
    assert exploring("mouse").answer(Mouse("house", 1)).asked == "your_turn"


def test_a11_a_mouse_without_a_chamber_is_a_dig_and_stays() -> None:
    evening = exploring("mouse", beds=2)
    assert evening.offered == [Say("yes"), Say("no")]
    evening.answer("yes")
    assert evening.deeds[-1] == ("dig_instead", 1)
    assert (evening.t.tiles, evening.t.no_mice) == (0, 0)


def test_a11_without_a_mouse_there_is_no_dig_either() -> None:
    assert exploring("mouse", beds=2).answer("no").deeds[-1] == ("cannot", "mouse")


def test_5_2_a_mouse_at_a_tent_without_a_chamber_is_a_dig() -> None:
    evening = exploring("mouse", beds=2, tents=bits("B E")).answer("no", Room("B"))
    assert evening.deeds[-1] == ("dig_instead", 1)


# -- cheese -----------------------------------------------------------------------------------------


def test_6_6_a_cheese_in_its_room() -> None:
    evening = exploring("cheese", at="G")
    assert evening.offered == [Say("none"), Number(6), Number(8)]
    assert evening.answer(6).deeds[-1] == ("tile", 2, 6, room("G"))


def test_6_6_no_cheese_elsewhere() -> None:
    assert exploring("cheese", at="F").deeds[-1] == ("cannot", "cheese")


def test_6_6_no_cheese_left() -> None:
    assert exploring("cheese", at="G").answer("none").deeds[-1] == ("cannot", "cheese")


def test_a16_one_cheese_if_the_pack_says_so() -> None:
    assert exploring("cheese", "cheese", at="G").answer(6).deeds[-1] == ("cannot", "cheese")


def test_a16_otherwise_you_say_whether_another_is_available() -> None:
    evening = Evening(pack=with_row(("cheese", "cheese"), "G", rulings={"one_cheese": False})).order(FIRST_CARD)
    evening.t.room = room("G")
    evening.begin(dialogue.DO_EXPLORE).answer(6)
    assert evening.asked == "cheese"


def test_5_2_a_cheese_without_a_chamber_is_a_dig_and_stays() -> None:
    evening = exploring("cheese", at="G", beds=2).answer("yes")
    assert (evening.deeds[-1], evening.t.no_cheese) == (("dig_instead", 1), 0)


# -- the deck on your table -------------------------------------------------------------------------


def test_11_4_another_exploration_card_lies_on_the_table() -> None:
    evening = Evening(edition=1).order(FIRST_CARD)
    evening.t.room = room("B")
    evening.begin(dialogue.DO_EXPLORE).answer("another")
    assert (evening.asked, len(evening.offered)) == ("top", 6)
    evening.answer(Exploration(3))
    assert evening.deeds == [("explores", 2, room("B"))]
    assert (evening.t.explored, evening.t.explorations_lead) == (1 << 2, True)


def test_11_4_from_then_on_he_asks_for_the_top_card_only_when_he_needs_it() -> None:
    evening = Evening(pack=with_row(("reveal",), "D"), edition=1).order(1)
    evening.t.room = room("D")
    evening.begin(dialogue.DO_EXPLORE).answer("another", Exploration(1), "both")
    assert evening.asked == "top"  # the plan on its back decides
    evening.answer(Exploration(3))
    assert evening.deeds[-1] == ("reveals", slot("D2"))
    assert evening.begin(dialogue.DO_EXPLORE).deeds[0] == ("explores", 2, room("D"))


def test_11_4_the_back_of_the_last_ordinary_card_is_known_when_the_fifth_comes_up() -> None:
    evening = Evening()
    t = evening.t
    t.explored, t.explorations_lead, t.top_known = 0b001111, True, True
    for i in range(6):
        t.explorations[i] = i if i > 3 else UNKNOWN
    evening.begin(dialogue.DO_EXPLORE)
    assert (t.explored, t.top_known) == (0b011111, True)


def test_11_4_the_last_ordinary_card_needs_no_question() -> None:
    evening = Evening()
    t = evening.t
    t.explored, t.explorations_lead, t.top_known = 0b011111, True, True
    for i in range(6):
        t.explorations[i] = 5 if i == 5 else UNKNOWN
    assert evening.begin(dialogue.DO_EXPLORE).deeds[0] == ("explores", 5, room("A"))
