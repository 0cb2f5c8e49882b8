"""Section 7 of the rules: which task Krysobot does, and when he can."""

from __future__ import annotations

from games.wistar.table import Evening, bits, changed, room, slot

from konspira.games.wistar import dialogue
from konspira.games.wistar.components import SLOTS
from konspira.games.wistar.wording import Say, Slot


def at_task(at: str, otherwise: int = 0, **fields: int) -> Evening:
    """A task is due, or else the skill K1, which lies on the first scale."""
    evening = Evening().skills(0, 1, 2, 0, 1)
    evening.t.room = room(at)
    for field, value in fields.items():
        setattr(evening.t, field, value)
    return due(evening)


def due(evening: Evening) -> Evening:
    """A task bonus with skill K1."""
    evening.t.card = 0
    evening.t.pack.bonus[0, 0], evening.t.pack.bonus_skill[0, 0], evening.t.pack.bonus[0, 1] = 4, 0, 0
    return evening.begin(dialogue.DO_BONUS)


def test_t4_p13_the_example_of_a_task() -> None:
    """Tent in B, explorer in D, the left card of D still hidden; on the plan the right card of D has number 1."""
    evening = Evening().skills(0, 1, 2, 0, 1).order(0)  # on the back of card 1 the right card of D comes first
    evening.t.room, evening.t.tents = room("D"), bits("B")
    evening.t.face_up = bits("B1 D2", SLOTS)
    due(evening)
    assert (evening.asked, evening.about) == ("task", slot("D2"))
    evening.answer(Slot("D2"))
    assert evening.deeds[-1] == ("task", slot("D2"), 1)  # his leftmost cube
    assert evening.t.position[0] == 0


def test_7_1_only_in_the_room_of_the_explorer_or_of_a_tent() -> None:
    evening = at_task("B", tents=bits("E"))
    assert evening.offered == [Say("none"), Slot("B1"), Slot("E1")]
    assert evening.answer("none").t.position[0] == 1


def test_7_1_at_the_entrance_without_a_tent_there_is_no_task() -> None:
    assert at_task("A").t.position[0] == 1


def test_7_3_the_lowest_number_on_the_plan_comes_first() -> None:
    """Card 2 has B, D left, F, C, E, G, D right."""
    evening = Evening().skills(0, 1, 2, 0, 1).order(1)
    evening.t.room, evening.t.tents = room("D"), bits("B E")
    evening.t.face_up = bits("B1 E1", SLOTS)
    due(evening)
    assert (evening.asked, evening.about) == ("task", slot("B1"))
    evening.answer(Slot("E1"))
    assert evening.deeds[-1] == ("task", slot("E1"), 1)
    assert evening.t.full == bits("B1", SLOTS), "it comes before E and is face up, so it has no free row"


def test_11_2_in_the_first_edition_task_cards_were_asked_for_one_by_one() -> None:
    evening = Evening(edition=1).skills(0, 1, 2, 0, 1).order(1)
    evening.t.room, evening.t.tents = room("D"), bits("B E")
    due(evening)
    asked = []
    while evening.asked == "task":
        asked.append(evening.about)
        evening.answer("no")
    assert asked == [slot("B1"), slot("D1"), slot("E1"), slot("D2")]


def test_7_3_a21_when_the_deck_is_down_to_the_last_card_its_back_holds() -> None:
    evening = Evening(pack=changed()).only_last_card()
    evening.t.room = room("D")
    due(evening)
    assert evening.about == slot("D2")


def test_7_3_once_it_is_turned_over_its_face_holds() -> None:
    evening = Evening().only_last_card()
    for name, number in (("D1", 1), ("D2", 2)):
        evening.t.pack.plan[7, slot(name)] = number
    evening.t.room = room("D")
    assert due(evening).about == slot("D2")  # its back, as long as it lies face down
    evening.begin(dialogue.DO_EXPLORE).answer("none")
    while evening.asked == "door":
        evening.answer("no")
    evening.t.room = room("D")
    assert due(evening).about == slot("D1")


def test_a24_without_a_cube_the_otherwise_branch_comes() -> None:
    evening = at_task("B", cubes=7)
    assert (evening.t.position[0], evening.t.cubes) == (1, 7)


def test_7_2_the_leftmost_cube_goes_and_nothing_is_gained() -> None:
    evening = at_task("B", cubes=3).answer("yes")
    assert (evening.deeds[-1], evening.t.cubes, evening.t.points) == (("task", slot("B1"), 4), 4, 10)


def test_a23_two_of_his_cubes_may_lie_on_one_card() -> None:
    evening = at_task("B", cubed=bits("B1", SLOTS), face_up=bits("B1", SLOTS), cubes=1).answer("yes")
    assert evening.t.cubes == 2


def test_a23_unless_the_pack_says_otherwise() -> None:
    evening = Evening(pack=changed(rulings={"one_cube_per_task": True})).skills(0, 1, 2, 0, 1)
    evening.t.room, evening.t.cubed, evening.t.face_up = room("B"), bits("B1", SLOTS), bits("B1", SLOTS)
    assert due(evening).t.position[0] == 1


def test_a23_then_a_card_with_his_cube_is_not_asked_for_again() -> None:
    evening = Evening(pack=changed(rulings={"one_cube_per_task": True})).skills(0, 1, 2, 0, 1)
    evening.t.room = room("B")
    assert due(evening).answer("yes").t.cubes == 1
    assert due(evening).t.position[0] == 1


def test_a25_he_asks_for_a_free_row_and_not_for_its_lock() -> None:
    assert [answer.sign for answer in at_task("B").offered] == ["yes", "no"]


def test_11_2_a_card_that_is_face_up_and_full_is_not_asked_for_again() -> None:
    evening = at_task("B", face_up=bits("B1", SLOTS)).answer("no")
    assert evening.t.full == bits("B1", SLOTS)
    assert due(evening).t.position[0] == 2


def test_11_2_a_card_that_may_be_hidden_is_asked_for_again() -> None:
    evening = at_task("B").answer("no")
    assert due(evening).asked == "task"


def test_11_4_if_your_deck_leads_he_asks_which_plan_lies_on_top() -> None:
    evening = Evening().skills(0, 1, 2, 0, 1)
    evening.t.room, evening.t.explorations_lead, evening.t.top_known = room("D"), True, False
    assert due(evening).asked == "top"


def test_11_4_a_single_candidate_needs_no_plan() -> None:
    evening = Evening()
    evening.t.room, evening.t.explorations_lead, evening.t.top_known = room("B"), True, False
    assert due(evening).asked == "task"
