"""Section 4 of the rules: action card, chief, rat, action and bonuses."""

from __future__ import annotations

import msgspec
import pytest
from games.wistar.table import Evening, bits, card, changed, example, room

from konspira.games.wistar import BOX, dialogue, story
from konspira.games.wistar.components import SECTIONS
from konspira.games.wistar.pack import ActionCard
from konspira.games.wistar.wording import Card, Mouse, Say
from konspira.speech import say

FOREST, BURROW, FARM = range(3)


def with_card(name: str, **values: object):
    """The example pack with one action card of its own."""
    actions = {**example.actions, name: ActionCard(**{"rat": False, "bonuses": (), **values})}
    return msgspec.structs.replace(example, actions=actions)


def plain(name: str, **values: object) -> Evening:
    """His turn with an action card without bonuses."""
    return Evening(pack=with_card(name, **values)).take_turn(name)


# -- chief ------------------------------------------------------------------------------------------


def test_4_1_the_chief_goes_to_the_section_of_the_card() -> None:
    evening = plain("wood").answer("yes")
    assert evening.deeds[1] == ("chief", card("wood"), card("wood"))
    assert evening.t.chiefs == bits("wood", SECTIONS)


def test_t10_4_2_a_full_section_sends_him_clockwise() -> None:
    """The ring of the example pack: explore, develop, wood, dig, metal, beds."""
    evening = plain("metal").answer("no")
    assert (evening.asked, evening.about) == ("free", card("beds"))
    evening.answer("no")
    assert evening.about == card("explore")
    evening.answer("yes")
    assert ("chief", card("explore"), card("metal")) in evening.deeds


def test_t10_the_instruction_names_the_outermost_space() -> None:
    evening = plain("metal").answer("no", "yes")
    said = [say(BOX, news, "en") for news in story.deeds(evening.view, 0)]
    assert said[1] == "Metal is not free for him; the next free section clockwise is Beds."
    assert said[2] == "Put his chief on section Beds, on the free space nearest to the rim."


def test_a2_a_chief_of_his_own_blocks_a_section() -> None:
    evening = Evening(pack=with_card("wood"))
    evening.t.chiefs = bits("wood", SECTIONS)
    evening.take_turn("wood")
    assert (evening.asked, evening.about) == ("free", card("dig"))


def test_a2_unless_the_pack_says_otherwise() -> None:
    evening = Evening(pack=changed(rulings={"one_chief_per_section": False}))
    evening.t.chiefs = bits("wood", SECTIONS)
    assert evening.take_turn("wood").about == card("wood")


def test_a3_4_4_a_full_wheel_sends_him_to_the_cottage() -> None:
    evening = plain("wood", rat=True).answer("no", "no", "no", "no", "no", "no")
    assert evening.asked == "cottage"
    evening.answer("yes")
    assert "cottage" in evening.did
    assert "rat" not in evening.did


def test_a3_4_4_with_the_cottage_full_too_he_takes_only_bonuses() -> None:
    evening = Evening(pack=with_card("wood", rat=True, bonuses=("skill K1",))).take_turn("wood")
    evening.answer("no", "no", "no", "no", "no", "no", "no")
    assert evening.did[1:4] == ["no_place", "bonus", "advances"]
    assert evening.t.rats[FOREST] == 0


def test_4_3_the_cottage_card_sends_him_to_the_cottage() -> None:
    evening = plain("cottage", skill="K1")
    assert evening.asked == "cottage"
    evening.answer("yes")
    assert evening.did[1] == "cottage"


def test_a5_without_a_place_in_the_cottage_he_acts_all_the_same() -> None:
    evening = plain("cottage", skill="K1").answer("no")
    assert evening.did[1:3] == ["cottage_full", "advances"]


def test_11_2_the_first_chief_of_a_round_always_finds_a_place() -> None:
    evening = Evening(pack=with_card("wood"))
    evening.take_turn("wood", first=True)
    assert evening.t.chiefs == bits("wood", SECTIONS)


def test_11_2_the_first_chief_of_a_round_finds_a_place_in_the_cottage_too() -> None:
    evening = Evening(pack=with_card("cottage", skill="K1"))
    evening.take_turn("cottage", first=True)
    assert evening.did[1] == "cottage"


def test_11_2_without_a_deck_of_your_own_you_are_told_and_may_name_another_card() -> None:
    evening = Evening(pack=with_card("cottage", skill="K1"), edition=1)
    for i in range(7):
        evening.t.deck[0, i] = (i + card("cottage")) % 7
    evening.take_turn("cottage", first=True, leads=False)
    assert (evening.asked, evening.offered) == ("cottage", [Say("done"), Say("another")])
    assert evening.answer("done").did[1] == "cottage"


# -- rat --------------------------------------------------------------------------------------------


def test_4_5_a_rat_goes_to_the_area_of_the_section() -> None:
    evening = plain("wood", rat=True).answer("yes")
    assert ("rat", FOREST, 1) in evening.deeds
    assert evening.t.rats[FOREST] == 1


def test_a7_after_a_shift_the_area_is_that_of_the_section_really_used() -> None:
    evening = plain("dig", rat=True).answer("no", "yes")
    assert ("rat", BURROW, 1) in evening.deeds
    assert "points" in evening.did  # and so is the action: metal


def test_a_card_without_a_rat_brings_none() -> None:
    evening = plain("wood", rat=False).answer("yes")
    assert [evening.t.rats[i] for i in range(3)] == [0, 0, 0]


def test_t11_4_6_a_fourth_rat_in_an_area_is_ignored() -> None:
    evening = Evening(pack=with_card("wood", rat=True))
    evening.t.rats[FOREST] = 3
    evening.take_turn("wood").answer("yes")
    assert evening.t.rats[FOREST] == 3
    assert ("no_rat", FOREST, 3) in evening.deeds


def test_a6_when_all_eight_rats_are_placed_there_is_no_other() -> None:
    evening = Evening(pack=with_card("wood", rat=True))
    evening.t.rats[FOREST], evening.t.rats[BURROW], evening.t.rats[FARM] = 2, 3, 3
    evening.take_turn("wood").answer("yes")
    assert evening.t.rats[FOREST] == 2


def test_a4_in_the_cottage_there_is_no_rat_and_no_power() -> None:
    evening = plain("cottage", skill="K1").answer("yes")
    assert [evening.t.rats[i] for i in range(3)] == [0, 0, 0]
    assert "points" not in evening.did


# -- action -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("section", ["wood", "metal"])
@pytest.mark.parametrize("rats", range(4))
def test_4_9_wood_and_metal_give_points_by_power(section: str, rats: int) -> None:
    evening = Evening(pack=with_card(section))
    evening.t.rats[FOREST if section == "wood" else BURROW] = rats
    evening.take_turn(section).answer("yes")
    assert evening.t.points == 10 + rats


def test_4_8_the_new_rat_counts_for_power() -> None:
    evening = Evening(pack=with_card("wood", rat=True))
    evening.t.rats[FOREST] = 2
    assert evening.take_turn("wood").answer("yes").t.points == 13


@pytest.mark.parametrize(("rats", "projects"), [(0, 2), (1, 2), (2, 2), (3, 4)])
def test_4_12_projects_by_power(rats: int, projects: int) -> None:
    evening = Evening(pack=with_card("develop"))
    evening.t.rats[FARM] = rats
    evening.take_turn("develop").answer("yes")
    assert evening.t.projects == projects
    assert evening.did[-1] == "refill"


@pytest.mark.parametrize(("rats", "cards"), [(0, 1), (1, 1), (2, 1), (3, 2)])
def test_4_13_exploration_cards_by_power(rats: int, cards: int) -> None:
    evening = Evening(pack=with_card("explore"))
    evening.t.rats[FARM] = rats
    evening.t.face_up = (1 << 14) - 1
    evening.t.no_mice = 127
    evening.take_turn("explore").answer("yes")
    while evening.asked != "your_turn":
        evening.answer(evening.offered[0])
    assert evening.did.count("explores") == cards


def test_4_14_the_cottage_is_a_task_if_possible() -> None:
    evening = Evening(pack=with_card("cottage", skill="K1"))
    evening.t.room = room("B")
    evening.take_turn("cottage").answer("yes")
    assert evening.asked == "task"
    assert "task" in evening.answer("yes").did


def test_4_14_otherwise_it_advances_its_skill() -> None:
    evening = Evening(pack=with_card("cottage", skill="K2")).skills(0, 1, 2, 0, 1)
    evening.t.room = room("B")
    evening.take_turn("cottage").answer("yes", "no")
    assert evening.t.position[1] == 1


def test_a35_having_taken_from_a_row_he_asks_how_many_are_left() -> None:
    evening = Evening(pack=with_card("develop", bonuses=("projects K1",)))
    evening.t.rats[FARM] = 3
    evening.take_turn("develop").answer("yes")
    assert evening.asked == "market"
    evening.answer(1)
    assert evening.t.projects == 5


@pytest.mark.parametrize(
    ("left", "said"),
    [
        (0, "No advanced project is left for him."),
        (1, "Put the leftmost advanced project face down into his area."),
        (2, "Put the 2 leftmost advanced projects face down into his area."),
    ],
)
def test_a35_he_is_told_to_take_what_is_there(left: int, said: str) -> None:
    evening = Evening(pack=with_card("develop", bonuses=("projects K1",)))
    evening.t.rats[FARM] = 3
    evening.take_turn("develop").answer("yes", left)
    told = [say(BOX, news, "en") for news in story.deeds(evening.view, evening.view.fresh)]
    assert told[0] == said


def test_4_15_in_his_next_turn_the_rows_are_full_again() -> None:
    evening = Evening(pack=with_card("wood", bonuses=("projects K1",)))
    evening.t.took = 1 << dialogue.ADVANCED
    evening.take_turn("wood").answer("yes")
    assert evening.t.projects == 2


# -- bonuses ----------------------------------------------------------------------------------------


def bonus(name: str, **fields: int) -> Evening:
    """His turn with a wood card that has one bonus, K1 lying on the first scale."""
    evening = Evening(pack=with_card("wood", bonuses=(name,))).skills(0, 1, 2, 0, 1)
    for field, value in fields.items():
        setattr(evening.t, field, value)
    return evening.take_turn("wood").answer("yes")


def test_4_16_bonuses_come_from_top_to_bottom() -> None:
    evening = Evening(pack=with_card("wood", bonuses=("skill K1", "projects K2", "skill K3"))).skills(0, 1, 2, 0, 1)
    evening.take_turn("wood").answer("yes")
    assert [deed for deed in evening.did if deed in ("bonus", "projects", "advances")] == [
        "bonus", "advances", "bonus", "projects", "advances", "bonus", "advances",
    ]  # fmt: skip


def test_4_17_two_advanced_projects_then_the_skill() -> None:
    evening = bonus("projects K1")
    assert ("projects", dialogue.ADVANCED, 2) in evening.deeds
    assert (evening.t.projects, evening.t.position[0]) == (2, 1)


def test_4_18_the_mouse_of_the_round_then_the_skill() -> None:
    evening = bonus("round_mouse K1")
    assert (evening.asked, evening.t.position[0]) == ("round_mouse", 0)
    evening.answer(Mouse("house", 2))
    assert (evening.t.tiles, evening.t.tile_points[0], evening.t.position[0]) == (1, 2, 1)


def test_4_18_if_it_is_gone_a_cellar_mouse_from_the_supply() -> None:
    evening = bonus("round_mouse K1").answer("none")
    assert evening.asked == "supply_mouse"
    assert all(answer.zone == "cellar" for answer in evening.offered if isinstance(answer, Mouse))
    evening.answer(Mouse("cellar", 3))
    assert (evening.t.tiles, evening.t.position[0]) == (1, 1)


def test_4_18_a15_without_any_mouse_he_still_advances() -> None:
    evening = bonus("round_mouse K1").answer("none", "none")
    assert (evening.t.tiles, evening.t.position[0]) == (0, 1)


def test_11_2_a_round_mouse_that_is_gone_is_not_asked_for_again() -> None:
    assert bonus("round_mouse K1", mouse_gone=True).asked == "supply_mouse"


def test_a11_a_round_mouse_without_a_chamber_is_a_dig_and_the_advance_comes_all_the_same() -> None:
    evening = bonus("round_mouse K1", beds=2)
    assert (evening.t.dug, evening.t.tiles, evening.t.position[0]) == (1, 0, 1)
    assert not evening.t.mouse_gone


def test_4_19_a_skill_alone() -> None:
    assert bonus("skill K1").t.position[0] == 1


def test_4_20_a_task_or_else_the_skill() -> None:
    assert bonus("task K1", room=room("B")).answer("yes").t.position[0] == 0
    assert bonus("task K1", room=room("B")).answer("no").t.position[0] == 1
    assert bonus("task K1").t.position[0] == 1


def test_4_21_the_cheese_in_his_room_first() -> None:
    evening = bonus("room_tile K1", room=room("G"))
    assert evening.asked == "cheese"
    evening.answer(6)
    assert (evening.t.tile[0], evening.t.tile_points[0], evening.t.position[0]) == (2, 6, 0)


def test_4_21_then_a_mouse_in_his_room() -> None:
    evening = bonus("room_tile K1", room=room("G")).answer("none")
    assert evening.asked == "mouse"
    assert evening.answer(Mouse("cellar", 1)).t.position[0] == 0


def test_4_21_only_without_any_tile_the_skill() -> None:
    assert bonus("room_tile K1", room=room("G")).answer("none", "none").t.position[0] == 1


def test_4_21_at_the_entrance_there_is_no_tile() -> None:
    assert bonus("room_tile K1").t.position[0] == 1


def test_a11_4_21_a_dig_instead_of_the_tile_counts_as_success() -> None:
    evening = bonus("room_tile K1", room=room("B"), beds=2)
    assert evening.offered == [Say("yes"), Say("no")]  # its points do not matter
    evening.answer("yes")
    assert (evening.t.dug, evening.t.tiles, evening.t.position[0]) == (1, 0, 0)


def test_a12_tents_do_not_count_for_the_room_tile() -> None:
    evening = bonus("room_tile K1", room=room("B"), tents=bits("D"))
    assert evening.answer("none").t.position[0] == 1


def test_a40_plain_skill_bonuses_may_name_different_skills() -> None:
    evening = Evening(pack=with_card("wood", bonuses=("skill K1", "skill K3"))).skills(0, 1, 2, 0, 1)
    evening.take_turn("wood").answer("yes")
    assert [evening.t.position[i] for i in range(3)] == [1, 0, 1]


def test_a39_which_skill_a_bonus_names_is_in_the_pack() -> None:
    for number in range(1, 6):
        evening = Evening(pack=with_card("wood", bonuses=(f"skill K{number}",))).skills(0, 1, 2, 0, 1)
        evening.take_turn("wood").answer("yes")
        assert evening.t.position[(0, 1, 2, 0, 1)[number - 1]] == 1


# -- the cards on your table ------------------------------------------------------------------------


def test_11_4_another_action_card_lies_on_the_table() -> None:
    evening = Evening(edition=1).answer("done")
    came_up = evening.t.card
    evening.answer("another")
    assert evening.asked == "card"
    other = next(answer for answer in evening.offered if answer.card != SECTIONS[0] and card(answer.card) != came_up)
    evening.answer(other)
    assert evening.t.card == card(other.card)
    assert evening.t.cards_lead


def test_11_4_then_the_exploration_cards_on_the_table_lead_too() -> None:
    """Their backs rank tasks before they are turned over, so a wrong one would not show."""
    evening = Evening(edition=1).answer("done")
    assert evening.t.top_known
    evening.answer("another")
    assert evening.t.explorations_lead
    assert not evening.t.top_known
    evening.t.room = room("D")
    assert evening.begin(dialogue.DO_TASK).asked == "top"


def test_11_4_the_last_ordinary_exploration_card_is_known_all_the_same() -> None:
    evening = Evening(edition=1).answer("done")
    evening.t.explored = 0b011111
    assert evening.answer("another").t.top_known


def test_11_4_from_then_on_he_asks_which_card_came_up_and_offers_only_those_left() -> None:
    evening = Evening(pack=with_card("wood"), edition=1).answer("done", "another", Card("wood"))
    assert evening.asked == "your_turn"  # the first chief of the round finds a place
    evening.answer("done")
    assert evening.asked == "card"
    assert Card("wood") not in evening.offered
    assert len(evening.offered) == 6
