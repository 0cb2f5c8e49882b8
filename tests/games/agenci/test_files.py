"""The secret files: what may be written on a sheet, and what it brings."""

from __future__ import annotations

import pytest
from games.agenci.table import (
    IDLE,
    act,
    actions,
    all_pass,
    ask,
    city,
    legal,
    move,
    payoffs,
    round_of_cards,
    unowned_holder,
    view_of,
)

from konspira.games.agenci import rules
from konspira.games.agenci import sheets as files
from konspira.games.agenci.actions import Label, Pass, Seal, value
from konspira.games.agenci.options import NAMES
from konspira.games.agenci.pieces import FILES, OVER


def end_of_game(seats: int = 4, second: tuple[int, str] | None = None, **laid) -> object:
    """A table at which the last scoring has been made and the sheets lie before the seats."""
    at, scores = {"grey": 5, "red": 5, "violet": 10} | laid.pop("at", {}), laid.pop("scores", {"red": 33})
    options = {"secret_files": True, **({"top_secret": True} if second else {}), **laid}
    t = city(seats, die=2, at=at, scores=scores, **options)
    if second:
        unowned_holder(t, *second)
    act(t, 0, move(red=2))
    return all_pass(t) if second else t


def write(t, seat: int, **owners: int | None) -> None:
    """Fill in a sheet, in the order of the agents, and seal it."""
    if t.options.edition == 1:
        for agent, owner in owners.items():
            act(t, seat, Label(agent, owner))
    else:
        around = [*range(seat + 1, t.options.seats), *range(seat)]
        act(t, seat, Seal(tuple(agent for other in around for agent, owner in owners.items() if owner == other)))


def owners(t, seat: int) -> list[int | None]:
    return [value(number).owner for number in actions(t, seat)]


def sheets(t, seat: int) -> list[tuple[int, ...]]:
    """Every sheet that a seat may seal, as its labels by agent."""
    found, before = [], [t.label[seat, agent] for agent in range(7)]
    for number in actions(t, seat):
        assert legal(t, seat, value(number))
        ask(files.seal)(t, seat, number)
        found.append(tuple(t.label[seat, agent] for agent in range(7)))
        for agent, label in enumerate(before):
            t.label[seat, agent] = label
        t.waiting |= 1 << seat
    return found


def test_9_1_r35_all_write_at_once_after_the_last_scoring() -> None:
    t = end_of_game()
    assert t.phase == FILES
    assert ask(rules.actors)(t) == 0b1111
    assert t.score[0] == 40


def test_9_1_r35_nothing_is_revealed_before_all_sheets_are_finished() -> None:
    t = end_of_game()
    write(t, 0, yellow=1, blue=2, violet=3, green=None, orange=None, grey=None)
    assert ask(rules.actors)(t) == 0b1110
    assert view_of(t, 1).agent[0] == -1
    assert view_of(t, 1).label[0] == (-2,) * 7


def test_9_1_without_the_option_the_game_is_over_at_once() -> None:
    assert end_of_game(secret_files=False).phase == OVER


def test_9_1_a_game_that_goes_cold_ends_with_the_files_too() -> None:
    t = city(die=2, secret_files=True)
    t.cold = 199
    assert act(t, 0, move(red=2)).phase == FILES


def test_9_2_r31_ones_own_agent_is_left_out() -> None:
    t = end_of_game()
    assert not any("red" in value(number).agents for number in actions(t, 0))
    assert not any("yellow" in value(number).agents for number in actions(t, 1))
    assert not legal(t, 0, Seal(("red", "yellow", "blue")))


def test_9_2_r31_every_other_seat_is_named_exactly_once() -> None:
    t = end_of_game()
    assert {tuple(sorted(sheet)) for sheet in sheets(t, 0)} == {(-1, -1, -1, 0, 1, 2, 3)}
    assert not legal(t, 0, Seal(("yellow", "blue")))
    assert not legal(t, 0, Seal(("yellow", "blue", "violet", "green")))


def test_9_2_r31_a_seat_with_a_second_agent_is_named_twice() -> None:
    t = end_of_game(second=(2, "grey"))
    assert {tuple(sorted(sheet)) for sheet in sheets(t, 0)} == {(-1, -1, 0, 1, 2, 2, 3)}
    assert legal(t, 0, Seal(("yellow", "blue", "grey", "violet")))
    assert not legal(t, 0, Seal(("yellow", "grey", "blue", "violet"))), "its two agents have no order"


def test_9_2_r31_who_has_two_agents_leaves_out_both() -> None:
    t = end_of_game(second=(2, "grey"))
    write(t, 2, red=0, yellow=1, violet=3, green=None, orange=None)
    assert not t.waiting >> 2 & 1
    assert [t.label[2, agent] for agent in range(7)] == [0, 1, 2, 3, -1, -1, 2]


@pytest.mark.parametrize(
    ("seats", "second", "number"),
    [(2, None, 4), (3, None, 20), (4, None, 120), (5, None, 360), (6, None, 720), (7, None, 720), (2, (1, "green"), 6),
     (2, (0, "green"), 3), (5, (1, "grey"), 360), (5, (0, "grey"), 120)],
)  # fmt: skip
def test_9_2_the_number_of_sheets(seats: int, second: tuple[int, str] | None, number: int) -> None:
    """The agents of the others, in any order on the lines: a multinomial number, line by line and as a whole."""
    laid = {"agents": list(NAMES[: min(seats + 3, 7)]), "at": {"grey": 0} if seats < 4 else {}}
    assert count_sheets(end_of_game(seats, second, **laid, edition=1), 0) == number
    for seat in range(min(seats, 2)):  # with and without the second agent
        t = end_of_game(seats, second, **laid)
        found = sheets(t, seat)
        assert len(set(found)) == len(found) == len(set(actions(t, seat)))
        assert len(found) == (number if seat == 0 else count_sheets(end_of_game(seats, second, **laid, edition=1), 1))


def count_sheets(t, seat: int) -> int:
    if not t.waiting >> seat & 1:
        return 1
    labels = [t.label[seat, agent] for agent in range(7)]
    found = 0
    for number in actions(t, seat):
        ask(rules.step)(t, seat, number)
        found += count_sheets(t, seat)
        for agent, label in enumerate(labels):
            t.label[seat, agent] = label
        t.waiting |= 1 << seat
    return found


def test_9_2_seven_seats_have_no_agent_of_nobody() -> None:
    t = end_of_game(7)
    assert not any(-1 in sheet for sheet in sheets(t, 0))


def test_9_3_r32_every_right_label_gives_five_a_right_nobody_too() -> None:
    t = end_of_game()
    write(t, 0, yellow=1, blue=3, violet=2, green=None, orange=None, grey=None)
    finish(t)
    assert t.right[0] == 4
    assert t.final[0] == 40 + 4 * 5


def finish(t) -> None:
    """The others write the first sheet that is allowed."""
    while t.phase == FILES:
        seat = (t.waiting & -t.waiting).bit_length() - 1
        ask(rules.step)(t, seat, actions(t, seat)[0])


def test_9_4_r33_both_agents_of_a_seat_count_as_his() -> None:
    t = end_of_game(second=(2, "grey"))
    write(t, 0, yellow=1, blue=2, violet=3, green=None, orange=None, grey=2)
    finish(t)
    assert t.right[0] == 6


def test_8_16_r30f_the_better_of_two_agents_counts() -> None:
    scores = {"red": 33, "blue": 10, "grey": 22}
    t = end_of_game(second=(2, "grey"), scores=scores, secret_files=False)
    assert t.phase == OVER
    assert [t.final[s] for s in range(4)] == [40, 0, 27, 10]


def test_9_5_r34_the_prize_decides_after_the_better_agent_is_chosen() -> None:
    t = end_of_game(second=(2, "grey"), scores={"red": 33, "blue": 10, "grey": 22})
    write(t, 2, red=0, yellow=1, violet=3, green=None, orange=None)
    write(t, 0, yellow=2, blue=1, violet=None, green=2, orange=3, grey=None)
    finish(t)
    assert (t.right[0], t.right[2]) == (0, 5)
    assert (t.final[0], t.final[2]) == (40, 27 + 25)
    assert payoffs(t)[2] == 1


def test_9_5_r34_the_prize_is_not_capped() -> None:
    t = end_of_game()
    write(t, 0, yellow=1, blue=2, violet=3, green=None, orange=None, grey=None)
    finish(t)
    assert t.final[0] == 70


def test_9_6_r36_a_tie_after_the_prizes_is_shared() -> None:
    t = end_of_game(2, agents=list(NAMES[:5]), at={"grey": 0}, scores={"red": 33, "yellow": 40})
    write(t, 0, yellow=1, blue=None, violet=None, green=None)
    write(t, 1, red=0, blue=None, violet=None, green=None)
    assert [t.final[s] for s in range(2)] == [60, 60]
    assert payoffs(t) == [0.5, 0.5]


def test_9_7_a_sheet_is_sealed_whole_and_others_see_only_that() -> None:
    t = end_of_game()
    assert view_of(t, 3).written == (0,) * 7
    write(t, 0, yellow=1, blue=3, violet=2, green=None, orange=None, grey=None)
    assert [t.label[0, agent] for agent in range(7)] == [0, 1, 3, 2, -1, -1, -1]
    assert (view_of(t, 3).waiting, view_of(t, 3).written) == (0b1110, (6, 0, 0, 0, 0, 0, 0))
    assert view_of(t, 3).label[0] == (-2,) * 7
    assert actions(t, 0) == []


def test_9_7_a_label_is_nothing_that_a_sheet_is_sealed_by() -> None:
    assert not legal(end_of_game(), 0, Label("yellow", 1))
    assert not legal(end_of_game(edition=1), 0, Seal(("yellow", "blue", "violet")))


def test_9_7_in_the_first_edition_labels_were_written_in_the_order_of_the_agents() -> None:
    t = end_of_game(edition=1)
    lines = []
    while t.waiting >> 1 & 1:
        lines.append(value(actions(t, 1)[0]).agent)
        ask(rules.step)(t, 1, actions(t, 1)[-1])
    assert lines == ["red", "blue", "violet", "green", "orange", "grey"]


def test_9_7_in_the_first_edition_others_saw_how_many_labels_were_written() -> None:
    t = end_of_game(edition=1)
    assert owners(t, 0) == [None, 1, 2, 3]
    write(t, 0, yellow=1, blue=3)
    assert owners(t, 0) == [None, 2]
    assert view_of(t, 3).written == (2, 0, 0, 0, 0, 0, 0)


def test_the_files_can_be_played_with_the_cards() -> None:
    t = round_of_cards(IDLE, at={"red": 6}, scores={"red": 39}, secret_files=True)
    t.bringer[0], t.safe = 0, 6
    act(t, 0, Pass())
    assert t.phase == FILES
