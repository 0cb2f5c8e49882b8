"""Worked examples: every one is laid as the rules could have it, played by the rules, and said in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from konspira.boxes.backend import interpreted
from konspira.boxes.find import load_box
from konspira.play import shelf
from konspira.play.example import Choice, Example, Position, Scene, examples, scripts, worked
from konspira.play.match import IllegalAction
from konspira.speech import LANGUAGES, say

GAMES = [name for name in shelf.names() if scripts(shelf.box(name))]
NAMES = ("Ania", "Bartek", "Celina", "Darek")


def scenes(name: str) -> list[tuple[Example, Scene]]:
    return [(example, scene) for example in examples(shelf.box(name)) for scene in example.scenes]


@pytest.mark.parametrize("name", GAMES)
def test_every_sentence_of_an_example_is_said_in_every_language(name: str) -> None:
    box = shelf.box(name)
    seats = {"first_seat": 0, "second_seat": 1, "third_seat": 2, "fourth_seat": 3}
    for example, scene in scenes(name):
        answers = [news for choice in scene.choices for news in (choice.label, *choice.answer)]
        for language in LANGUAGES:
            assert say(box, f"example-{example.name}", language)
            assert not scene.say or say(box, scene.say, language, names=NAMES, **seats)
            for news in (*scene.board, *scene.news, *answers):
                assert say(box, news, language, names=NAMES, me=example.me)


@pytest.mark.parametrize("name", GAMES)
def test_an_example_stands_at_a_paragraph_and_lets_a_reader_be_wrong_and_right(name: str) -> None:
    box = shelf.box(name)
    page = (box.folder / "rules.en.md").read_text(encoding="utf-8")
    for example in examples(box):
        assert re.search(rf"^{re.escape(example.paragraph)} ", page, re.MULTILINE)
    tries: list[Choice] = [choice for _, scene in scenes(name) for choice in scene.choices]
    assert {choice.legal for choice in tries} == {True, False}
    assert all(choice.answer for choice in tries)


@pytest.mark.parametrize("name", GAMES)
def test_no_piece_is_made_or_lost_by_laying_an_example(name: str) -> None:
    box = shelf.box(name)
    for script in scripts(box):
        position = Position(box, script.seats, script.options, script.table)
        conserved = interpreted(box).interpreter(box.rules["conserved"])
        assert conserved(box.table.plain(position._table)), script.name


def test_the_rules_answer_what_is_tried() -> None:
    bids = next(example for example in examples(shelf.box("gra")) if example.name == "bids")
    told = [
        (choice.legal, say(shelf.box("gra"), choice.answer[0], "en", me=bids.me)) for choice in bids.scenes[1].choices
    ]
    assert told[1] == (True, "You bid 1 five.")
    assert told[3] == (False, "Only 12 cards are in play: no bid goes beyond that.")


def test_an_example_against_the_rules_is_refused() -> None:
    box = shelf.box("gra")
    script = scripts(box)[0]
    with pytest.raises(IllegalAction):
        worked(box, type(script)(script.name, "5.1", 3, 1, script.steps[1:], "end", script.table))


def test_a_game_without_examples_has_none() -> None:
    assert examples(load_box(Path(__file__).parent.parent / "toys" / "pips", "pips")) == ()
