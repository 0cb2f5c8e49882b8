"""Every example that a question, a refusal or a board shows is typed at that very moment, and is understood."""

from __future__ import annotations

import contextlib
import re
from typing import Any

import pytest
from golden import settings_shown
from moments import turns_of
from sampling import Sample

from konspira.boxes.box import Box
from konspira.contract import Screen
from konspira.news import News
from konspira.play import shelf
from konspira.speech import LANGUAGES, Speaker
from konspira.turn import Turn

GAMES = ("agenci", "gra", "krecia", "wistar")
WRONG = "?!"  # is no answer to anything, so what is told then has an example too
LINES = (WRONG, "1", "2", "4")  # a way to further questions: the number of a card, some steps, a line of a sheet
DEEP = 3
PROMPT = re.compile(r"^([a-z-]+-(?:ask|bad|screen-whole)[a-z-]*) =(.*(?:\n[ \t]+.*)*)", re.MULTILINE)
SHOWS = re.compile(r"\b(?:e\.g\.|such as|for example|np\.|na przykład|např\.|například)")


class Asked(Exception):
    """There is one more question."""


class Heard(Speaker):
    """A speaker that remembers the examples of what it has said."""

    def __init__(self, box: Box, language: str, seat: int) -> None:
        super().__init__(box, language, ("Ty", "Ania", "Bartek", "Czesio", "Danka", "Eryk", "Felka"), seat)
        self.examples: list[str] = []

    def __call__(self, news: News | str, **args: Any) -> str:
        if isinstance(news, News) and "example" in news.args:
            example = news.args["example"]
            self.examples.append(super().__call__(example) if isinstance(example, News) else str(example))
        return super().__call__(news, **args)


class Typist:
    """Somebody who types lines at a turn, and then looks what is asked and told."""

    def __init__(self, turn: Turn, language: str, lines: tuple[str, ...]) -> None:
        self.turn, self.lines = turn, list(lines)
        self.say = Heard(turn.box, language, turn.seat)
        self.told: list[News] = []
        self.action: Any = None
        assert turn.box.screen is not None
        self.screen: Screen = turn.box.screen()
        self.screen.draw(turn.view, turn.legal, self.say)
        with contextlib.suppress(Asked):
            self.action = self.screen.choose(turn.view, turn.legal, self.ask, self.tell)

    def ask(self, question: News) -> str:
        if not self.lines:
            self.say(question)
            raise Asked
        self.told = []  # the last line is what counts
        self.say.examples = []
        return self.lines.pop(0)

    def tell(self, news: News) -> None:
        self.told.append(news)
        self.say(news)

    @property
    def understood(self) -> bool:
        """Has the last line brought a legal action, or another question without a complaint?"""
        if self.action is not None:
            return self.action in self.turn.legal
        return not any(re.search("-bad|-too-many|-idle", news.id) for news in self.told)


def paths(turn: Turn, language: str) -> list[tuple[tuple[str, ...], str]]:
    """Lines that lead to an example, and the example."""
    found, before = [], [()]
    for _ in range(DEEP):
        after = []
        for lines in before:
            typist = Typist(turn, language, lines)
            found += [(lines, example) for example in typist.say.examples]
            if typist.action is None and not typist.lines:
                after += [(*lines, line) for line in LINES if not lines or lines[-1] != WRONG]
        before = after
    return found


@pytest.mark.sample(6)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_an_example_can_be_typed_as_it_is_shown(game: str, number: int, language: str, sample: Sample) -> None:
    box = shelf.box(game)
    seats, options = settings_shown(box)[number]
    tried = 0
    for turn in sample([state.turn for state in turns_of(box, seats, options)], 8):
        for lines, example in paths(turn, language):
            typist = Typist(turn, language, (*lines, example))
            assert typist.understood, f"{(*lines, example)}: {[typist.say(news) for news in typist.told]}"
            tried += 1
    assert tried or game == "wistar", "no question of this game shows by an example what can be typed"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_prompt_shows_comes_from_the_moment(game: str, language: str) -> None:
    text = (shelf.box(game).folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    fixed = [name for name, said in PROMPT.findall(text) if SHOWS.search(said) and "{ $example }" not in said]
    assert fixed == []
