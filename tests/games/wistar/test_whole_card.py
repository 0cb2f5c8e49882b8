"""A whole card in one line: by names, as it is printed in any language, and by the example that is shown for it."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from sampling import Sample

import konspira
from konspira.games.wistar import BOX, dialogue
from konspira.games.wistar.forms import form_of
from konspira.games.wistar.screen import Conversation
from konspira.games.wistar.whole_card import Answers, example, words
from konspira.games.wistar.wording import Bonus, Door, Room, Say, Scale, Skill
from konspira.news import News
from konspira.play.match import Match, replay
from konspira.speech import LANGUAGES, Speaker

TOKENS = "building building tool tool"


def form(v: Any) -> tuple[str, int] | None:
    return form_of(dialogue.QUESTIONS[v.question], v.about, v.options.edition)


def told(match: Match, *lines: str, language: str = "en") -> list[Any]:
    """The answers that come of these lines, until another one would have to be typed."""
    conversation, typed, found = Conversation(), iter(lines), []

    def ask(question: News) -> str:
        return next(typed)

    while match.outcome is None:
        turn = match.turn(0)
        conversation.draw(turn.view, turn.legal, Speaker(BOX, language, (), 0))
        try:
            found.append(conversation.choose(turn.view, turn.legal, ask, lambda news: pytest.fail(str(news))))
        except StopIteration:
            break
        match.act(0, found[-1])
    return found


def at_a_card() -> Match:
    """An evening whose next question is about an action card."""
    match = konspira.open("wistar", options={"pack": "empty"}, key=bytes(32))
    assert told(match, TOKENS, "2")[:4] == [Scale("building")] * 2 + [Scale("tool")] * 2
    assert (form(match.turn(0).view) or "")[0] == "action"
    return match


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("pl", "Nie mysz tej rundy k2 tylko umiejętność k3"),
        ("pl", "nie, mysz tej rundy, K2, tylko umiejetnosc, K3, nic więcej"),
        ("pl", "no round_mouse k2 skill k3"),
        ("en", "No, the round's mouse, K2, only the skill, K3"),
    ],
)
def test_12_4_the_words_of_the_list_are_understood_as_they_are_printed(language: str, line: str) -> None:
    answers = told(at_a_card(), line, language=language)
    assert answers == [Say("no"), Bonus("round_mouse"), Skill("K2"), Bonus("skill"), Skill("K3"), Bonus("end")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_can_be_typed_as_it_is_printed(language: str) -> None:
    match, chance, say = at_a_card(), random.Random(3), Speaker(BOX, language, (), 0)
    while match.outcome is None:
        turn = match.turn(0)
        answers, labels = Answers(turn.view, turn.legal, say), {}
        for action in turn.legal:
            labels.setdefault(words(say(BOX.wording.describe(turn.view, action))), []).append(action)
        for label, actions in labels.items():
            if len(actions) == 1:  # what is printed twice is told by what stands before it
                assert answers.read(label) == (actions[0], len(label))
        match.act(0, chance.choice(turn.legal))


def test_a_beginning_is_enough_where_only_one_answer_begins_so() -> None:
    v = at_a_card().turn(0).view
    answers = Answers(v, [Room("B"), Door("B"), Say("none")], Speaker(BOX, "pl"))
    assert answers.read(words("brak")) == (Say("none"), 1)
    assert answers.read(words("b")) == (Room("B"), 1)
    assert answers.read(words("+b brak")) == (Door("B"), 1)
    assert answers.read(words("za drzwiami")) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_12_4_the_example_of_a_whole_card_is_legal_then_and_tells_all_of_it(language: str, sample: Sample) -> None:
    match, chance, begun, journals = at_a_card(), random.Random(5), set(), []
    while match.outcome is None:
        v = match.turn(0).view
        if (here := form(v)) is not None and here not in begun:
            begun.add(here)
            journals.append(match.journal[:])
        match.act(0, chance.choice(match.turn(0).legal))
    assert {name for name, _ in begun} >= {"action", "row", "plan", "scale"}
    for journal in sample(journals, 6):
        match = replay(journal)
        v = match.turn(0).view
        line = example(v, form(v), Speaker(BOX, language))
        told(match, line, language=language)
        assert form(match.turn(0).view) != form(v), f"{line} does not tell all of {form(v)}"
        assert not re.search(r"_|round|reveal|none|goal", line) or language == "en"
