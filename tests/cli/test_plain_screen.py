"""Any game in a terminal: its board, its actions by number, and another question where the answer was none."""

from __future__ import annotations

import pytest
from rich.console import Console

import konspira
from konspira.cli.plain_screen import PAGE, plain_screen
from konspira.news import News
from konspira.speech import Speaker


@pytest.fixture
def turn() -> konspira.Turn:
    return konspira.open("gra", seats=2, key=bytes(32)).turn(0)


def drawn(turn: konspira.Turn, language: str = "en") -> str:
    console = Console(width=120)
    with console.capture() as captured:
        console.print(plain_screen(turn.box).draw(turn.view, turn.legal, Speaker(turn.box, language, (), turn.seat)))
    return captured.get()


def chosen(turn: konspira.Turn, *lines: str) -> tuple[object, list[News]]:
    """What is chosen by typing these lines, and what the person was told meanwhile."""
    typed, told = iter(lines), list[News]()
    action = plain_screen(turn.box).choose(turn.view, turn.legal, lambda question: next(typed), told.append)
    return action, told


def test_the_board_and_every_action_are_told_in_words(turn: konspira.Turn) -> None:
    shown = drawn(turn)
    assert "Round 1, 2 cards in play." in shown
    assert "  1  " in shown
    assert f"  {len(turn.legal)}  " in shown


def test_more_actions_than_fit_are_counted() -> None:
    match = konspira.open("gra", seats=6, key=bytes(32))
    for seat in match.actors:
        match.act(seat, match.turn(seat).legal[0])
    turn = match.turn(match.actors[0])
    assert len(turn.legal) > PAGE, "six cards can be bid on in many ways"
    assert f" {PAGE}  " in drawn(turn)
    assert str(len(turn.legal) - PAGE) in drawn(turn)


def test_an_action_is_chosen_by_its_number(turn: konspira.Turn) -> None:
    assert chosen(turn, "2") == (turn.legal[1], [])


@pytest.mark.parametrize("line", ["0", "99", "-1", "x", "", "1.5"])
def test_what_is_no_number_of_an_action_is_asked_again(turn: konspira.Turn, line: str) -> None:
    action, told = chosen(turn, line, "1")
    assert action == turn.legal[0]
    assert [news.id for news in told] == ["plain-bad"]
