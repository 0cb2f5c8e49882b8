"""The worked examples in a terminal: listed with the rules, tried, answered by the rules, and read to their end."""

from __future__ import annotations

import pytest
from rich.console import Console

from konspira.cli.worked_examples import Walk, listed, named
from konspira.play import shelf
from konspira.play.example import examples
from konspira.speech import LANGUAGES, Speaker

BOX = shelf.box("gra")


def shown(walk: Walk) -> str:
    console = Console(width=100)
    with console.capture() as captured:
        console.print(walk.page())
    return captured.get()


def walk(word: str = "r1", language: str = "en") -> Walk:
    found = named(BOX, word, language)
    assert found is not None
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_has_a_word_to_type(language: str) -> None:
    (line,) = listed(BOX, Speaker(BOX, language))
    assert all(f"r{number} " in line.plain for number in range(1, len(examples(BOX)) + 1))
    assert named(BOX, "r99", language) is None
    assert named(BOX, "3 5", language) is None


def test_what_is_tried_is_answered_by_the_rules_and_changes_nothing() -> None:
    tried = walk()
    while not tried.choices:
        assert tried.move(1)
    place = tried.place
    answers = []
    for number in range(1, len(tried.choices) + 1):
        tried.attempt(number)
        answers.append("That is not allowed." if "That is not allowed." in shown(tried) else "That is allowed.")
    assert set(answers) == {"That is allowed.", "That is not allowed."}
    assert tried.place == place


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_is_read_from_its_beginning_to_its_end(language: str) -> None:
    read = walk("r 1", language)
    assert not read.move(-1)
    steps = 1
    assert shown(read)
    while read.move(1):
        assert shown(read)
        steps += 1
    assert steps == len(read.example.scenes)
