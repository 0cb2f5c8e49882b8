"""Sections 1 to 3 of the rules: set-up, difficulty, rounds, and whose turn it is."""

from __future__ import annotations

import itertools

import pytest
from games.wistar.table import Evening, do

from konspira.boxes.box import BadOptions
from konspira.games.wistar import BOX, dialogue, rules, story
from konspira.games.wistar.components import COTTAGE
from konspira.games.wistar.options import mixes
from konspira.speech import say


def test_2_1_p5_his_pieces_lie_ready() -> None:
    t = Evening().t
    assert (t.points, t.projects, t.beds, t.dug, t.cubes, t.tiles, t.doors) == (10, 0, 0, 0, 0, 0, 0)
    assert [t.rats[i] for i in range(3)] == [0, 0, 0]
    assert (t.room, t.tents, t.goals) == (0, 0, 0)
    assert [t.position[i] for i in range(3)] == [0, 0, 0]


def test_2_2_he_is_the_first_player_of_round_1() -> None:
    evening = Evening().answer("done")
    assert (evening.t.round, evening.t.first) == (1, dialogue.HE)
    assert evening.did[0] == "card"


def test_2_6_a36_the_first_projects_make_a_pair_and_so_do_the_second() -> None:
    said = [say(BOX, news, "en") for news in story.deeds(Evening().view, 0)]
    assert said[-1] == (
        "Reveal two basic and two advanced projects; the first of each kind make a pair, and so do the second. "
        "Keep one pair, discard the other."
    )


def test_t6_p18_the_mix_0_1_2_is_refused_with_the_printed_reason() -> None:
    with pytest.raises(
        BadOptions, match="No two scale cards may differ by 2 or more, and Buildings 0 and Automata 2 do"
    ):
        BOX.options_row(1, {"building": 0, "tool": 1, "automaton": 2})


def test_t6_22_mixes_are_legal() -> None:
    assert len(mixes()) == 22
    for mix in itertools.product(range(4), repeat=3):
        named = dict(zip(("building", "tool", "automaton"), mix, strict=True))
        if mix in mixes():
            row = BOX.options_row(1, named)
            assert tuple(row[0]["difficulty"]) == mix
        else:
            with pytest.raises(BadOptions):
                BOX.options_row(1, named)


def test_2_4_every_total_from_0_to_9_can_be_had() -> None:
    totals = [sum(mix) for mix in mixes()]
    assert [totals.count(total) for total in range(10)] == [1, 3, 3, 1, 3, 3, 1, 3, 3, 1]


@pytest.mark.parametrize("indicator", [-1, 4, "2", 1.5])
def test_an_indicator_is_0_to_3(indicator: object) -> None:
    with pytest.raises(BadOptions, match="building"):
        BOX.options_row(1, {"building": indicator})


def test_it_is_a_game_for_one() -> None:
    with pytest.raises(BadOptions, match="1 to 1 seats"):
        BOX.options_row(2)


def test_2_5_p3_five_tokens_lie_on_five_places() -> None:
    for seed in range(30):
        t = Evening(seed=seed).t
        lying = [t.scale[skill] for skill in range(5)]
        assert [lying.count(scale) for scale in range(3)] == [2, 2, 1]


def test_2_5_the_tokens_lie_at_random() -> None:
    assert len({tuple(Evening(seed=seed).t.scale[k] for k in range(5)) for seed in range(200)}) == 30


def test_2_3_all_cards_are_shuffled() -> None:
    firsts = {Evening(seed=seed).t.deck[0, 0] for seed in range(100)}
    tops = {Evening(seed=seed).t.explorations[0] for seed in range(100)}
    assert (firsts, tops) == (set(range(7)), set(range(6)))


def test_t12_p1_15_turns_and_no_action_card_twice_in_a_round() -> None:
    evening = Evening(seed=4)
    came_up: dict[int, list[int]] = {}
    while not evening.t.over:
        if evening.asked == "won":
            break
        before = (evening.t.round, evening.t.his_turns, evening.t.your_turns)
        evening.answer(evening.offered[0])
        if evening.t.turned and (evening.t.round, evening.t.his_turns, evening.t.your_turns) != before:
            turned = came_up.setdefault(evening.t.round, [])
            if evening.t.card not in turned or evening.t.turned.bit_count() > len(turned):
                turned.append(evening.t.card)
    assert sorted(came_up) == [1, 2, 3, 4, 5]
    assert all(len(cards) == 3 == len(set(cards)) for cards in came_up.values())


def test_3_1_turns_alternate_from_the_first_player_on() -> None:
    evening = Evening()
    order = []
    for first in (dialogue.HE, dialogue.YOU):
        t = evening.t
        t.first, t.his_turns, t.your_turns = first, 0, 0
        taken = ""
        for _ in range(6):
            t.depth, t.question = 0, dialogue.ASK_NOTHING
            do(rules.next_turn)(t)
            his = t.question == dialogue.ASK_NOTHING
            taken += "K" if his else "y"
            t.his_turns, t.your_turns = t.his_turns + his, t.your_turns + (not his)
        order.append(taken)
    assert order == ["KyKyKy", "yKyKyK"]


def test_3_2_before_a_round_chiefs_go_home_and_all_seven_cards_come_back() -> None:
    evening = Evening()
    evening.t.chiefs, evening.t.turned, evening.t.his_turns, evening.t.your_turns = 0b111, 0b111, 3, 3
    evening.t.mouse_gone = True
    evening.t.depth, evening.t.question = 0, dialogue.ASK_NOTHING
    do(rules.begin_round)(evening.t)
    assert (evening.t.round, evening.t.chiefs, evening.t.turned, evening.t.mouse_gone) == (2, 0, 0, False)
    assert evening.deeds == [("round", 2), ("starts", dialogue.HE)]


def test_3_3_a38_from_round_2_on_the_cottage_decides_who_starts() -> None:
    assert next_round(in_cottage=True, yours=1 << COTTAGE).asked == "first", "who of the two came first?"
    assert next_round(untold=True).asked == "first"
    evening = next_round(in_cottage=True, yours=1 << COTTAGE).answer("no")
    assert (evening.t.first, evening.asked) == (dialogue.YOU, "your_turn")


def test_3_3_who_stands_in_the_cottage_alone_starts_and_else_the_order_stays() -> None:
    assert next_round(in_cottage=True, first=dialogue.YOU).t.first == dialogue.HE
    assert next_round(yours=1 << COTTAGE).t.first == dialogue.YOU
    assert next_round(yours=1).t.first == dialogue.HE
    assert next_round(first=dialogue.YOU).t.first == dialogue.YOU


def next_round(**fields: int) -> Evening:
    """All turns of round 1 have been taken, and the next round begins."""
    evening = Evening()
    t = evening.t
    t.his_turns, t.your_turns, t.depth, t.question = 3, 3, 0, dialogue.ASK_NOTHING
    for name, value in fields.items():
        setattr(t, name, value)
    do(rules.begin_round)(t)
    return evening


def test_4_the_round_ends_with_a_pause_if_his_turn_is_the_last() -> None:
    evening = Evening()
    t = evening.t
    t.his_turns, t.your_turns, t.depth, t.question = 2, 3, 0, dialogue.ASK_NOTHING
    do(rules.end_turn)(t)
    assert evening.asked == "pause"


def test_the_game_ends_after_round_5() -> None:
    evening = Evening()
    t = evening.t
    t.round, t.his_turns, t.your_turns, t.depth, t.question = 5, 3, 3, 0, dialogue.ASK_NOTHING
    do(rules.next_turn)(t)
    do(rules.go_on)(t)
    assert evening.asked == "won"
