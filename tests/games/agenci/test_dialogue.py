"""What is typed in Agenci: every action, step by step, and as it is printed."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from games.agenci.table import act, city, move, round_of_cards, view_of

from konspira.games.agenci import BOX
from konspira.games.agenci.actions import KIND_NAMES, Action, Label, Move, Pass, Place, Play, Seal, Stay
from konspira.games.agenci.dialogue import Dialogue, read_aim
from konspira.games.agenci.options import NAMES
from konspira.games.agenci.phrases import my_cards
from konspira.games.agenci.pieces import BUILDING, ONE_TO_THREE, SHAPE
from konspira.news import News
from konspira.play.match import open as open_match
from konspira.speech import LANGUAGES, Speaker, say


def typed(view: Any, *lines: str) -> tuple[Action, list[News]]:
    """What is chosen by typing these lines, and what the person was told meanwhile."""
    answers, told = list(lines), []
    action = Dialogue().choose(view, (), lambda question: answers.pop(0), told.append)
    assert not answers, "not all lines were needed"
    return action, told


def lines_for(v: Any, action: Action) -> list[str]:
    """How a person types an action."""
    if isinstance(action, Move):
        given = [(which + 1, getattr(action.steps, name)) for which, name in enumerate(NAMES)]
        points = sum(points for _, points in given)
        done = [""] if v.die == ONE_TO_THREE and points < 3 else []
        return [" ".join(f"{number}x{points}" for number, points in given if points), *done]
    if isinstance(action, Stay):
        return ["0"]
    if isinstance(action, Place):
        return [str(action.building)]
    if isinstance(action, Pass):
        return [""] if my_cards(v) else []
    kind = KIND_NAMES.index(action.card)
    which = str(my_cards(v).index(kind) + 1)
    if SHAPE[kind] == BUILDING:
        return [which, str(action.building)]
    aim = " ".join(str(NAMES.index(name) + 1) for name in action.agents)
    return [which, f"{aim} {action.steps}" if action.steps else aim] if aim else [which]


def test_a_split_is_put_together_step_by_step() -> None:
    action, told = typed(view_of(city(die=4), 0), "1", "3x2", "-", "1", "3")
    assert action == move(red=2, blue=2)
    assert [news.id for news in told] == ["agenci-plan"] * 4


def test_a_split_can_be_typed_at_once() -> None:
    assert typed(view_of(city(die=4), 0), "1 1, 7x2")[0] == move(red=2, grey=2)


@pytest.mark.parametrize("line", ["8", "0", "x", "1x7", ""])
def test_a_line_that_is_no_split_is_asked_again(line: str) -> None:
    action, told = typed(view_of(city(die=4), 0), line, "1x4")
    assert action == move(red=4)
    assert told[0].id == "agenci-bad-split"


def test_too_many_points_are_said_to_be_too_many() -> None:
    action, told = typed(view_of(city(die=4), 0), "1 1 1 1 1", "1x3", "2 2", "2")
    assert action == move(red=3, yellow=1)
    assert [(news.id, news.args.get("left")) for news in told if news.id != "agenci-plan"] == [
        ("agenci-too-many", 4),
        ("agenci-too-many", 1),
    ]


def test_agents_that_do_not_take_part_cannot_be_typed_and_are_no_example() -> None:
    v = view_of(city(2, die=2), 0)
    told = typed(v, "7x2", "1x2")[1][0]
    assert say(BOX, told, "en") == "Type numbers of agents (1, 2, 3, 4, 5), such as 2x2."
    v = msgspec.structs.replace(v, agents=0b1101001)
    (asked, *_) = asked_first(v, "1 1")
    assert "4x2 is agent 4 by two" in say(BOX, asked, "en")
    assert "(1, 4, 6, 7), such as 4x2." in say(BOX, typed(v, "2", "1 1")[1][0], "en")


def test_with_one_point_left_the_example_is_one_step_and_only_what_is_planned_can_be_taken_back() -> None:
    first, second = (say(BOX, asked, "en") for asked in asked_first(view_of(city(die=2), 0), "1", "3"))
    assert first == "2 points left. Who goes? Numbers of agents, 2x2 is agent 2 by two steps"
    assert second == "One point left. Who goes? The number of an agent, such as 2; - takes one back"
    assert say(BOX, typed(view_of(city(die=2), 0), "1", "x", "3")[1][1], "en").endswith("such as 2.")


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

    Dialogue().choose(view, (), ask, lambda news: None)
    return questions


def test_6_4_the_question_promises_a_card_only_where_there_is_one() -> None:
    four = ["to_ruins", "to_ruins", "swap", "two_back"]
    assert asked_first(view_of(city(die=1, top_secret=True), 0), "0")[0].id == "agenci-ask-choice-stay"
    full = view_of(city(die=1, top_secret=True, hands=[four]), 0)
    assert asked_first(full, "0")[0].id == "agenci-ask-choice-stay-only"


def test_7_7_the_steps_are_shown_with_an_agent_that_the_card_can_move() -> None:
    view = view_of(round_of_cards(["off_safe"], at={"blue": 7}), 0)
    asked = asked_first(view, "1", "3 1")[1]
    assert asked.args["example"] == "3 1"


@pytest.mark.parametrize(
    ("kind", "at", "example"),
    [("to_ruins", {"red": -3}, "2"), ("out_of_ruins", {"blue": -3}, "3"), ("two_back", {}, "1 2")],
)
def test_7_7_agents_are_shown_that_the_card_can_be_played_at(kind: str, at: dict[str, int], example: str) -> None:
    view = view_of(round_of_cards([kind], at=at), 0)
    assert asked_first(view, "1", example)[1].args["example"] == example


@pytest.mark.parametrize("language", LANGUAGES)
def test_8_3_the_question_says_who_goes_and_to_whom(language: str) -> None:
    view = view_of(round_of_cards(["to_agent"], at={"red": 3}), 0)
    question = Speaker(BOX, language)(asked_first(view, "1", "1 2")[1])
    assert Speaker(BOX, language)("agenci-needs-to-agent") in question


def test_7_3_who_holds_no_cards_is_asked_nothing_in_a_match_of_the_first_edition_either() -> None:
    assert typed(view_of(round_of_cards([], ["swap"]), 0)) == (Pass(), [])


def files(*labels: tuple[str, int], edition: int | None = None, seats: int = 4) -> Any:
    """The view of seat 0 that writes a sheet, with these lines handed in."""
    t = act(city(seats, die=2, at={"red": 5}, scores={"red": 33}, secret_files=True, edition=edition), 0, move(red=2))
    for agent, owner in labels:
        act(t, 0, Label(agent, owner))
    return view_of(t, 0)


def test_9_2_the_question_names_those_who_are_left_to_write() -> None:
    view, speaker = files(), Speaker(BOX, "en", ("Ania", "Bartek", "Czesio", "Danka"), 0)
    questions = asked_first(view, "3", "9", "2", "0", "4", "")
    assert speaker(questions[0]) == "Who is Beret (yellow)? Number: 0 nobody, 2 Bartek, 3 Czesio, 4 Danka"
    assert speaker(questions[3]) == "Who is Top hat (violet)? Number: 0 nobody, 4 Danka; - corrects the one before"


def test_9_7_the_sheet_is_sealed_as_it_stands_after_all_corrections() -> None:
    told = []
    answers = ["2", "-", "3", "2", "0", "4", "-", "0", "0", ""]
    sealed = Dialogue().choose(files(), (), lambda question: answers.pop(0), told.append)
    assert sealed == Seal(("blue", "yellow", "grey"))
    assert answers == []
    assert "agenci-bad-owner" not in [news.id for news in told]


def test_9_7_any_line_can_be_changed_at_any_time() -> None:
    assert typed(files(), "2", "3", "4", "7 2", "2 0", "")[0] == Seal(("grey", "blue", "violet"))
    dialogue = Dialogue()
    dialogue.draw(files(), (), Speaker(BOX, "en", ("Ania", "Bartek", "Czesio", "Danka"), 0))
    answers = ["Bowler: Danka", "Czesio", "Bartek", "beret nobody", "fedora 2", "Flat cap czesio", ""]
    told = []
    sealed = dialogue.choose(files(), (), lambda question: answers.pop(0), told.append)
    assert sealed == Seal(("blue", "green", "grey"))
    assert [news.id for news in told].count("agenci-bad-owner") == 1, "nobody writes about his own agent"


def test_9_2_where_every_agent_is_somebody_s_nobody_cannot_be_written() -> None:
    answers = ["0", "7 0", "2", "3", "4", "5", "6", "3 0", ""]
    told: list[News] = []
    sealed = Dialogue().choose(files(seats=7), (), lambda question: answers.pop(0), told.append)
    assert sealed == Seal(("yellow", "blue", "violet", "green", "orange", "grey"))
    wrong = [news for news in told if "bad" in news.id]
    assert [news.id for news in wrong] == ["agenci-bad-owner"] * 2 + ["agenci-bad-line"]
    assert [news.args["example"] for news in wrong] == ["7 2", "7 2", "7 2"], "somebody who can be written"


def test_9_7_in_the_first_edition_the_lines_of_a_whole_sheet_go_one_by_one() -> None:
    dialogue, answers = Dialogue(), ["3", "2", "0", "0", "0", ""]
    assert dialogue.choose(files(edition=1), (), lambda question: answers.pop(0), print) == Label("yellow", 2)
    assert dialogue.sheet, "the other lines wait"
    after = files(("yellow", 2), edition=1)
    assert dialogue.choose(after, (), lambda question: pytest.fail("nothing is asked"), print) == Label("blue", 1)


def test_a_line_with_one_label_left_writes_itself() -> None:
    asked = asked_first(files(), "2", "3", "4", "")
    assert [question.id for question in asked] == ["agenci-ask-owner"] * 3 + ["agenci-ask-hand-in"]


def test_a_split_that_is_not_wanted_after_all_can_be_changed() -> None:
    dialogue, view, questions = Dialogue(), view_of(city(die=4), 0), []

    def typing(*lines: str) -> Action:
        answers = list(lines)
        return dialogue.choose(view, (), lambda question: questions.append(question) or answers.pop(0), print)

    assert typing("1x4") == move(red=4)
    assert typing("-", "3") == move(red=3, blue=1)
    assert questions[1].id == "agenci-ask-confirm"
    assert typing("") == move(red=3, blue=1)


@pytest.mark.parametrize(
    "line",
    ["Beret +2, Bowler +2", "beret x2 bowler 2", "Beret, Beret, Melonik 2", "Baret 2 burinka 2", "7x2 2x2"],
)
def test_a_split_is_understood_as_it_is_printed(line: str) -> None:
    assert typed(view_of(city(die=4), 0), line)[0] == move(yellow=2, grey=2)


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
    found = read_aim(KIND_NAMES.index("one_back"), line)
    assert found == (None if read is None else Play("one_back", ("blue",), read))


def test_a_building_that_is_none_is_asked_again() -> None:
    t = act(city(die=2, at={"red": 5}), 0, move(red=2))
    assert typed(view_of(t, 0), "11", "castle", "-3")[0] == Place(-3)
    assert typed(view_of(t, 0), "Kino")[0] == typed(view_of(t, 0), "cinema")[0] == Place(3)


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("options", [{}, {"top_secret": True}, {"secret_files": True, "top_secret": True}])
def test_every_action_of_a_whole_game_can_be_typed(seats: int, options: dict[str, bool]) -> None:
    chance = random.Random(seats)
    match = open_match("agenci", seats=seats, options=options, key=bytes(32))
    writers = {seat: Dialogue() for seat in range(seats)}

    def write(question: News) -> str:
        return str(chance.choice(question.args["left"]).args["number"]) if "left" in question.args else ""

    while match.outcome is None:
        seat = chance.choice(match.actors)
        turn = match.turn(seat)
        action = chance.choice(turn.legal)
        if isinstance(action, Seal):
            action = writers[seat].choose(turn.view, turn.legal, write, lambda news: None)
            assert action in turn.legal
        else:
            assert typed(turn.view, *lines_for(turn.view, action))[0] == action
        match.act(seat, action)
