"""Where chiefs stand (11.6): whoever says where theirs went is not asked whether a space is free."""

from __future__ import annotations

from games.wistar.table import Evening, bits, changed, example

from konspira.games.wistar import dialogue
from konspira.games.wistar.components import COTTAGE, SECTIONS
from konspira.games.wistar.taught_pack import replace
from konspira.games.wistar.wording import Attack, Card, Drawn, Full, Say


def his_turn(card: str, evening: Evening | None = None, **fields: int) -> Evening:
    """The second turn of a round, with that card from your deck."""
    evening = evening or Evening()
    for name, value in fields.items():
        setattr(evening.t, name, value)
    evening.t.depth, evening.t.question = 0, dialogue.ASK_NOTHING
    evening.t.first, evening.t.his_turns, evening.t.your_turns = dialogue.HE, 1, 1
    evening.t.cards_lead = True
    return evening.begin_his_turn().answer(Card(card))


def test_11_6_a_turn_is_ended_by_saying_where_the_chief_went() -> None:
    evening = Evening().begin()
    assert evening.asked == "your_turn"
    evening.answer(Card("beds"))
    assert (evening.t.yours, evening.t.your_turns) == (bits("beds", SECTIONS), 2)


def test_11_6_you_have_one_chief_at_most_in_a_section_but_several_in_the_cottage() -> None:
    evening = Evening()
    evening.t.yours = bits("beds", SECTIONS) | 1 << COTTAGE
    offered = evening.begin().offered
    assert Card("beds") not in offered
    assert Card("cottage") in offered


def test_11_6_a_section_without_a_chief_has_a_space_and_is_not_asked_about() -> None:
    evening = his_turn("wood", yours=bits("beds", SECTIONS))
    assert ("chief", 0, 0) in evening.deeds


def test_11_6_where_your_chief_stands_he_asks_once_in_a_round() -> None:
    evening = his_turn("wood", yours=bits("wood", SECTIONS))
    assert (evening.asked, evening.offered) == ("free", [Say("yes"), Say("no")])
    evening.answer("no")
    assert evening.t.taken == bits("wood", SECTIONS)
    assert his_turn("wood", evening, turned=0, chiefs=0).asked != "free"


def test_11_6_who_does_not_say_where_the_chief_went_is_asked_about_spaces() -> None:
    evening = Evening().begin().answer("done")
    assert evening.t.untold
    assert his_turn("wood", untold=1).asked == "free"


def test_a2_with_several_chiefs_in_a_section_he_asks_where_one_of_his_stands() -> None:
    evening = Evening(pack=changed(rulings={"one_chief_per_section": False}))
    assert his_turn("wood", evening, chiefs=bits("wood", SECTIONS)).asked == "free"


def test_4_3_an_empty_cottage_has_a_place() -> None:
    assert "cottage" in his_turn("cottage").did
    assert his_turn("cottage", yours=1 << COTTAGE).asked == "cottage"


# -- whose cards lead --------------------------------------------------------------------------------


def test_11_4_if_your_cards_lead_he_asks_which_came_up_from_the_first_turn_on() -> None:
    evening = Evening(pack=replace(example, decks="mine")).answer("done")
    assert (evening.asked, len(evening.offered)) == ("card", 7)
    assert not evening.t.top_known


def test_11_4_if_he_deals_he_names_his_card_and_asks_nothing() -> None:
    evening = Evening().answer("done")
    assert not evening.t.cards_lead
    assert evening.did[:2] in (["card", "chief"], ["card", "cottage"])


# -- your cards lead: one tap on the card that came up -------------------------------------------------

SHUFFLED = replace(example, decks="mine")


def your_turn(his_turns: int = 1, your_turns: int = 1, first: int = dialogue.YOU, **fields: int) -> Evening:
    """Your turn in a round, with your cards leading."""
    evening = Evening(pack=SHUFFLED, edition=3)
    t = evening.t
    t.depth, t.question, t.first, t.his_turns, t.your_turns = 0, dialogue.ASK_NOTHING, first, his_turns, your_turns
    for name, value in fields.items():
        setattr(t, name, value)
    return evening.begin_his_turn()


def test_11_4_the_card_that_came_up_ends_your_turn_and_says_whether_there_is_a_space() -> None:
    evening = your_turn()
    assert (evening.asked, Drawn("wood") in evening.offered, Full("wood") in evening.offered) == (
        "your_turn", True, True,
    )  # fmt: skip
    evening.answer(Drawn("wood"))
    assert (evening.t.your_turns, evening.t.untold) == (2, True)
    assert ("chief", 0, 0) in evening.deeds, "nothing is asked about spaces"


def test_11_4_a_card_whose_section_is_full_sends_him_on_clockwise() -> None:
    evening = your_turn().answer(Full("wood"))
    assert (evening.asked, evening.about) == ("free", SECTIONS.index("dig"))
    assert evening.t.taken == bits("wood", SECTIONS)


def test_11_4_nobody_is_asked_about_a_section_that_he_may_not_enter_anyway() -> None:
    offered = your_turn(chiefs=bits("beds", SECTIONS)).offered
    assert Drawn("beds") in offered
    assert Full("beds") not in offered


def test_11_4_a_cottage_without_a_place_is_told_with_its_card() -> None:
    assert "cottage_full" in your_turn().answer(Full("cottage")).did


def test_11_6_your_chief_may_still_be_told_and_then_no_space_is_asked_about() -> None:
    evening = your_turn().answer(Card("beds"))
    assert evening.asked == "card"
    assert [answer.card for answer in evening.offered if isinstance(answer, Full)] == ["beds"]


def test_11_4_the_first_card_of_a_round_finds_the_wheel_empty() -> None:
    evening = your_turn(0, 0, dialogue.HE)
    assert evening.asked == "card"
    assert all(isinstance(answer, Drawn) for answer in evening.offered)


def test_3_3_the_last_turn_of_a_round_is_ended_by_saying_who_starts_the_next() -> None:
    evening = your_turn(3, 2, dialogue.HE)
    assert {Say("yes"), Say("no")} < set(evening.offered)
    evening.answer("no")
    assert (evening.t.round, evening.t.first, evening.asked) == (2, dialogue.YOU, "your_turn")
    assert evening.did == ["round", "starts"]


def test_3_3_if_his_turn_ends_the_round_one_answer_says_that_all_is_done_and_who_starts() -> None:
    evening = your_turn(2, 2, dialogue.YOU).answer(Drawn("wood"))
    while evening.asked != "first":
        evening.answer(evening.offered[-1])
    assert "card" in evening.did, "what is to be done stands beside the question"
    evening.answer("yes")
    assert (evening.t.round, evening.t.first, evening.asked) == (2, dialogue.HE, "card")


def test_10_the_last_turn_of_the_evening_is_just_over() -> None:
    evening = your_turn(3, 2, dialogue.HE, round=5)
    assert Say("done") in evening.offered
    assert Attack("mice") in evening.offered
    assert not {Say("yes"), Drawn("wood")} & set(evening.offered)
