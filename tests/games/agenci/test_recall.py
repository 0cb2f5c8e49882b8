"""What the others did since my last act, in a line each."""

from __future__ import annotations

from typing import Any

from games.agenci.table import act, city, move, round_of_cards, view_of
from rich.console import Console

from konspira.games.agenci import BOX
from konspira.games.agenci.actions import Pass, Place, Play
from konspira.games.agenci.recall import recall
from konspira.speech import Speaker

NAMES = ("You", "Ania", "Bartek", "Czesio")


def recalled(*views: Any) -> list[str]:
    """The lines below the heading, as half a screen shows them."""
    found = recall(views, Speaker(BOX, "en", NAMES, 3))
    if found is None:
        return []
    console = Console(width=39)
    with console.capture() as captured:
        console.print(found)
    return [line.rstrip() for line in captured.get().splitlines()[1:]]


def acted(t: Any, *acts: tuple[int, Any]) -> list[Any]:
    """The views of seat 3: before these acts, and after each of them."""
    views = [view_of(t, 3)]
    for seat, action in acts:
        views.append(view_of(act(t, seat, action), 3))
    return views


def test_a_die_its_split_a_scoring_and_the_safe_are_told_in_short() -> None:
    views = acted(city(die=4, at={"red": 5, "grey": 9}), (0, move(red=2, blue=2)), (0, Place(4)))
    assert recalled(*views) == ["You ⚃ 4 1+2 3+2 ▣→4", "± 1+7 3+2 7+9"]


def test_cards_are_told_by_what_they_do() -> None:
    hands = (["to_ruins", "swap"], ["two_forward"], ["move_safe"])
    t = round_of_cards(*hands, at={"red": 3, "blue": 5})
    ruined, forward = Play("to_ruins", ("red",)), Play("two_forward", ("red", "blue"))
    views = acted(t, (0, ruined), (0, Pass()), (1, forward))
    assert recalled(*views) == ["You ✉ 1→−3", "Ania ✉ 1+1 3+1"]
    views += acted(t, (2, Play("move_safe", building=2)))[1:]
    assert recalled(*views)[2] == "Bartek ✉ ▣→2"


def test_of_everybody_the_newest_is_told_and_of_who_only_passed_nothing() -> None:
    t = round_of_cards(["to_ruins", "swap"], ["two_forward"], at={"red": 3, "blue": 5})
    views = acted(t, (0, Play("to_ruins", ("red",))), (0, Pass()), (1, Pass()))
    assert recalled(*views) == ["You ✉ 1→−3"]
    assert recalled(view_of(t, 3)) == []


def test_what_i_did_myself_is_no_news() -> None:
    t = city(die=2)
    before = view_of(t, 0)
    assert recall([before, view_of(act(t, 0, move(red=2)), 0)], Speaker(BOX, "en", NAMES, 0)) is None
