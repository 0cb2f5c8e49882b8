"""What follows from the changes of a tournament: who stands where, who has met whom, and which tables wait."""

from __future__ import annotations

import random

from konspira.server.tournaments import (
    BYE,
    Drawn,
    DrawnTable,
    Ended,
    Finished,
    Joined,
    Left,
    Opened,
    Terms,
    Tournament,
)

TERMS = Terms("Club", "gra", {}, 2, 3, "swiss", None, "none", True)


def begun(*guests: str) -> Tournament:
    return Tournament("t", [Opened("h", TERMS), *(Joined(guest) for guest in guests)])


def test_standings_go_by_points_then_wins_then_by_whom_one_has_met() -> None:
    cup = begun("A", "B", "C", "D")
    cup.apply(Drawn([DrawnTable("1", ["A", "B"]), DrawnTable("2", ["C", "D"])], []))
    cup.apply(Ended("1", [1.0, 0.0]))
    cup.apply(Ended("2", [0.5, 0.5]))
    cup.apply(Drawn([DrawnTable("3", ["A", "C"]), DrawnTable("4", ["B", "D"])], []))
    cup.apply(Ended("3", [0.5, 0.5]))
    cup.apply(Ended("4", [0.0, 1.0]))
    found = {one.guest: (one.place, one.points, one.wins, one.opponents) for one in cup.standings()}
    assert found == {"A": (1, 1.5, 2, 0.5), "D": (1, 1.5, 2, 0.5), "C": (3, 1.0, 2, 1.5), "B": (4, 0.0, 0, 1.5)}


def test_who_is_equal_in_everything_shares_a_place_and_bots_have_none() -> None:
    cup = begun("A", "B")
    cup.apply(Drawn([DrawnTable("1", ["A", None]), DrawnTable("2", ["B", None])], []))
    cup.apply(Ended("1", [0.0, 1.0]))
    cup.apply(Ended("2", [0.0, 1.0], decided=True))
    assert [(one.place, one.wins, one.played) for one in cup.standings()] == [(1, 0, 1), (1, 0, 1)]
    assert not cup.met()


def test_a_bye_is_half_a_win_and_late_comers_begin_with_nothing() -> None:
    cup = begun("A", "B", "C")
    cup.apply(Drawn([DrawnTable("1", ["A", "B"])], ["C"]))
    cup.apply(Joined("D"))
    assert {one.guest: one.points for one in cup.standings()} == {"A": 0.0, "B": 0.0, "C": BYE, "D": 0.0}
    assert [one.table for one in cup.waiting] == ["1"]


def test_who_has_left_keeps_his_points_and_plays_no_further_round_until_he_is_back() -> None:
    cup = begun("A", "B")
    cup.apply(Left("A"))
    assert (cup.active, cup.numbers()) == (["B"], {"A": 1, "B": 2})
    cup.apply(Joined("A"))
    assert cup.active == ["A", "B"]


def test_the_first_word_on_a_table_counts_and_the_same_changes_give_the_same() -> None:
    changes = [
        Opened("h", TERMS), Joined("A"), Joined("B"), Drawn([DrawnTable("1", ["A", "B"])], []),
        Ended("1", [1.0, 0.0]), Ended("1", [0.0, 1.0], decided=True), Finished(),
    ]  # fmt: skip
    one, other = Tournament("t", changes), Tournament("t")
    for change in changes:
        other.apply(change)
    assert one.standings() == other.standings()
    assert one.standings()[0].guest == "A"
    assert (one.length, one.finished, one.waiting) == (7, True, [])


def test_points_add_up_to_the_tables_that_are_over() -> None:
    chance, cup = random.Random(3), begun(*"ABCDEF")
    for number in range(5):
        seats = list("ABCDEF")
        chance.shuffle(seats)
        cup.apply(Drawn([DrawnTable(f"{number}", [*seats[:3]]), DrawnTable(f"{number}'", [*seats[3:]])], []))
        for table in cup.waiting:
            cup.apply(Ended(table.table, [1 / 3] * 3 if chance.random() < 0.5 else [1.0, 0.0, 0.0]))
    assert abs(sum(one.points for one in cup.standings()) - 10) < 1e-4
