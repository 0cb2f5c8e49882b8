"""Worked examples in a terminal: a small position, step by step; what is tried is answered by the rules."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from konspira.boxes.box import Box
from konspira.cli.opponents import NAMES
from konspira.play.example import Choice, Example, examples
from konspira.speech import Speaker

SEATS = {"first_seat": 0, "second_seat": 1, "third_seat": 2, "fourth_seat": 3}  # as the sentences call them


class Walk:
    """One example, and how far it has been read."""

    def __init__(self, box: Box, example: Example, language: str) -> None:
        self.example, self.say = example, Speaker(box, language, NAMES, example.me)
        self.place = 0
        self.tried: Choice | None = None

    @property
    def title(self) -> str:
        """What it is called, and how far it is."""
        step = self.say("play-example-step", step=self.place + 1, steps=len(self.example.scenes))
        return f"{self.say(f'example-{self.example.name}')} · {step}"

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What may be tried here."""
        return self.example.scenes[self.place].choices

    def move(self, way: int) -> bool:
        """The next step, or the one before; False where there is none."""
        place = self.place + way
        if not 0 <= place < len(self.example.scenes):
            return False
        self.place, self.tried = place, None
        return True

    def attempt(self, number: int) -> None:
        """Try what stands at a number, from 1."""
        if 1 <= number <= len(self.choices):
            self.tried = self.choices[number - 1]

    def page(self) -> RenderableType:
        """The board in sentences, what happened, what is asked, and what the rules answer."""
        scene, say = self.example.scenes[self.place], self.say
        lines = [Text(say(news), "dim") for news in scene.board]
        lines += [Text(f"· {say(news)}") for news in scene.news]
        if scene.say:
            lines += [Text(""), Text(say(scene.say, **SEATS), "bold")]
        lines += [Text(f"{number}) {say(choice.label)}") for number, choice in enumerate(scene.choices, 1)]
        if self.tried is not None:
            verdict = say("play-example-may" if self.tried.legal else "play-example-may-not")
            answer = " ".join([verdict, *(say(news) for news in self.tried.answer)])
            lines.append(Text(f"→ {say(self.tried.label)}. {answer}", "green" if self.tried.legal else "red"))
        return Group(*lines)


def listed(box: Box, say: Speaker) -> list[Text]:
    """The examples of a game and what to type for each; nothing where it has none."""
    found = examples(box)
    if not found:
        return []
    names = [f"r{number} {say(f'example-{one.name}')}" for number, one in enumerate(found, 1)]
    return [Text(f"{say('play-examples')} {', '.join(names)}", "cyan")]


def named(box: Box, word: str, language: str) -> Walk | None:
    """The example that was typed as “r2”."""
    number = word.removeprefix("r").strip()
    found = examples(box) if word.startswith("r") and number.isdecimal() else ()
    return Walk(box, found[int(number) - 1], language) if found and 1 <= int(number) <= len(found) else None
