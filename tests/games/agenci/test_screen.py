"""Agenci in a terminal: every action can be typed, step by step, and the board shows what a seat knows."""

from __future__ import annotations

import io
import random
import re
from typing import Any

import msgspec
import pytest
from games.agenci.table import act, city, move, round_of_cards, view_of
from rich.console import Console

from konspira.games.agenci import BOX, screen
from konspira.games.agenci.actions import KIND_NAMES, Action, Label, Move, Pass, Place, Play, Stay
from konspira.games.agenci.options import NAMES
from konspira.games.agenci.phrases import my_cards
from konspira.games.agenci.pieces import BUILDING, SHAPE
from konspira.news import News
from konspira.play.match import open as open_match
from konspira.speech import LANGUAGES, Speaker, say


def typed(view: Any, *lines: str) -> tuple[Action, list[News]]:
    """What is chosen by typing these lines, and what the person was told meanwhile."""
    answers, told = list(lines), []
    action = screen.choose(view, (), lambda question: answers.pop(0), told.append)
    assert not answers, "not all lines were needed"
    return action, told


def lines_for(v: Any, action: Action) -> list[str]:
    """How a person types an action."""
    if isinstance(action, Move):
        given = [(which + 1, getattr(action.steps, name)) for which, name in enumerate(NAMES)]
        return [" ".join(f"{number}x{points}" for number, points in given if points), ""]
    if isinstance(action, Stay):
        return ["0"]
    if isinstance(action, Place):
        return [str(action.building)]
    if isinstance(action, Pass):
        return [""]
    if isinstance(action, Label):
        return [str(0 if action.owner is None else action.owner + 1)]
    kind = KIND_NAMES.index(action.card)
    which = str(my_cards(v).index(kind) + 1)
    if SHAPE[kind] == BUILDING:
        return [which, str(action.building)]
    aim = " ".join(str(NAMES.index(name) + 1) for name in action.agents)
    return [which, f"{aim} {action.steps}" if action.steps else aim] if aim else [which]


def test_a_split_is_put_together_step_by_step() -> None:
    action, told = typed(view_of(city(die=4), 0), "1", "3x2", "-", "1", "3", "")
    assert action == move(red=2, blue=2)
    assert [news.id for news in told] == ["agenci-plan"] * 5


def test_a_split_can_be_typed_at_once() -> None:
    assert typed(view_of(city(die=4), 0), "1 1, 7x2", "")[0] == move(red=2, grey=2)


@pytest.mark.parametrize("line", ["8", "0", "x", "1x7", ""])
def test_a_line_that_is_no_split_is_asked_again(line: str) -> None:
    action, told = typed(view_of(city(die=4), 0), line, "1x4", "")
    assert action == move(red=4)
    assert told[0].id == "agenci-bad-split"


def test_too_many_points_are_said_to_be_too_many() -> None:
    action, told = typed(view_of(city(die=4), 0), "1 1 1 1 1", "1x3", "2 2", "2", "")
    assert action == move(red=3, yellow=1)
    assert [(news.id, news.args.get("left")) for news in told if news.id != "agenci-plan"] == [
        ("agenci-too-many", 4),
        ("agenci-too-many", 1),
    ]


def test_agents_that_do_not_take_part_cannot_be_typed_and_are_no_example() -> None:
    v = view_of(city(2, die=2), 0)
    told = typed(v, "7x2", "1x2", "")[1][0]
    assert say(BOX, told, "en") == "Type numbers of agents (1, 2, 3, 4, 5), such as 2 2 3 or 2x2 3."
    v = msgspec.structs.replace(v, agents=0b1101001)
    (asked, *_) = asked_first(v, "1 1", "")
    assert "4x2 is agent 4 by two" in say(BOX, asked, "en")
    assert "(1, 4, 6, 7), such as 4 4 6" in say(BOX, typed(v, "2", "1 1", "")[1][0], "en")


def test_on_one_to_three_enter_ends_the_split() -> None:
    assert typed(view_of(city(die=1), 0), "2", "")[0] == move(yellow=1)
    assert typed(view_of(city(die=1), 0), "2", "3", "")[0] == move(yellow=1, blue=1)
    assert typed(view_of(city(die=1, top_secret=True), 0), "0")[0] == Stay()


def asked_first(view: Any, *lines: str) -> list[News]:
    """The questions that a person is asked while typing these lines."""
    answers, questions = list(lines), []

    def ask(question: News) -> str:
        questions.append(question)
        return answers.pop(0)

    screen.choose(view, (), ask, lambda news: None)
    return questions


def test_6_4_the_question_promises_a_card_only_where_there_is_one() -> None:
    four = ["to_ruins", "to_ruins", "swap", "two_back"]
    assert asked_first(view_of(city(die=1, top_secret=True), 0), "0")[0].id == "agenci-ask-choice-stay"
    full = view_of(city(die=1, top_secret=True, hands=[four]), 0)
    assert asked_first(full, "0")[0].id == "agenci-ask-choice-stay-only"


@pytest.mark.parametrize("language", LANGUAGES)
def test_8_3_the_question_says_who_goes_and_to_whom(language: str) -> None:
    view = view_of(round_of_cards(["to_agent"], at={"red": 3}), 0)
    question = Speaker(BOX, language)(asked_first(view, "1", "1 2")[1])
    assert Speaker(BOX, language)("agenci-needs-to-agent") in question


def test_7_3_who_holds_no_cards_is_asked_all_the_same_and_told_so() -> None:
    view = view_of(round_of_cards([], ["swap"]), 0)
    assert asked_first(view, "1", "")[0].id == "agenci-ask-no-card"
    assert typed(view, "1", "") == (Pass(), [News("agenci-bad-no-card")])


def test_9_2_the_question_names_those_who_are_left_to_write() -> None:
    t = act(city(die=2, at={"red": 5}, scores={"red": 33}, secret_files=True), 0, move(red=2))
    act(t, 0, Label("yellow", 2))
    view, speaker = view_of(t, 0), Speaker(BOX, "en", ("Ania", "Bartek", "Czesio", "Danka"), 0)
    question = asked_first(view, "9", "2")[0]
    assert speaker(question) == "Who is Headscarf (blue)? Number of a seat: 0 nobody, 2 Bartek, 4 Danka"
    assert speaker(typed(view, "9", "2")[1][0]) == "Type one of these numbers: 0 nobody, 2 Bartek, 4 Danka."


def test_7_7_a_card_that_would_change_nothing_is_not_asked_about() -> None:
    action, told = typed(view_of(round_of_cards(["out_of_ruins", "move_safe"]), 0), "1", "2", "4")
    assert action == Play("move_safe", building=4)
    assert "cannot be played now" in Speaker(BOX, "en")(told[0])


def test_one_can_go_back_from_a_card() -> None:
    t = round_of_cards(["swap", "move_safe"], at={"red": 3})
    assert typed(view_of(t, 0), "1", "", "2", "-3")[0] == Play("move_safe", building=-3)
    assert typed(view_of(t, 0), "3", "1", "1 1", "1 2")[0] == Play("swap", ("red", "yellow"))


@pytest.mark.parametrize(("line", "read"), [("3 -2", -2), ("3 −1", -1), ("3 1", None), ("3", None), ("9 -1", None)])
def test_steps_are_typed_after_the_agent(line: str, read: int | None) -> None:
    found = screen.read_aim(KIND_NAMES.index("one_back"), line)
    assert found == (None if read is None else Play("one_back", ("blue",), read))


def test_a_building_that_is_none_is_asked_again() -> None:
    t = act(city(die=2, at={"red": 5}), 0, move(red=2))
    assert typed(view_of(t, 0), "11", "bank", "-3")[0] == Place(-3)


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("options", [{}, {"top_secret": True}, {"secret_files": True, "top_secret": True}])
def test_every_action_of_a_whole_game_can_be_typed(seats: int, options: dict[str, bool]) -> None:
    chance = random.Random(seats)
    match = open_match("agenci", seats=seats, options=options, key=bytes(32))
    while match.outcome is None:
        seat = chance.choice(match.actors)
        turn = match.turn(seat)
        action = chance.choice(turn.legal)
        assert typed(turn.view, *lines_for(turn.view, action))[0] == action
        match.act(seat, action)


def drawn(view: Any, language: str = "en") -> str:
    """The board as text."""
    console = Console(width=100, file=io.StringIO())
    console.print(screen.draw(view, (), Speaker(BOX, language, ("Ania", "Bartek", "Czesio", "Danka"), view.seat)))
    return console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_drawn_in_every_language_and_phase(language: str) -> None:
    t = city(die=2, at={"red": 5}, scores={"red": 33}, hands=[["swap"]], top_secret=True, secret_files=True)
    assert "★" in drawn(view_of(t, 0), language)
    act(t, 0, move(red=2))
    assert "◀" in drawn(view_of(t, 0), language)
    for seat in range(4):
        act(t, seat, Pass())
    assert "Ania" in drawn(view_of(t, 0), language)


def test_my_agent_has_a_star_and_no_other() -> None:
    starred = [line for line in drawn(view_of(city(), 2)).splitlines() if "★" in line]
    assert len(starred) == 2, "the second one is the legend"
    assert re.findall(r"(\w+) 0★", starred[0]) == ["Headscarf"]


def test_9_1_who_writes_a_sheet_sees_what_everybody_did() -> None:
    t = act(city(die=3, at={"red": 5, "blue": 10}, scores={"red": 33}, secret_files=True), 0, move(red=2, blue=1))
    lines = drawn(view_of(t, 1)).splitlines()
    assert re.search(r"Ania +2 ▣7 +0 +1 ↓1 ▣-3 +0", "\n".join(lines))
    assert "Who moved whom" not in drawn(view_of(city(die=3), 1))


def test_my_cards_are_shown_and_no_others() -> None:
    text = drawn(view_of(round_of_cards(["swap"], ["move_safe"]), 0))
    assert "Two agents change places" in text
    assert "The safe to any building" not in text
