"""A terminal as lines that follow each other: for pipes, screen readers and small windows.

The board comes on demand; what happened comes last, right above the question.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule

from konspira.cli.fullscreen.layout import sentences
from konspira.cli.terminal import Sight
from konspira.cli.worked_examples import Walk
from konspira.speech import Speaker


class Lines:
    """The face of a terminal that prints and reads lines."""

    def __init__(self, console: Console, say: Speaker) -> None:
        self.console, self.say = console, say
        self.printed: Sequence[str] = ()  # of the news since my last act
        self.boards = 0

    def show(self, sight: Sight) -> None:
        """My side of the board when it is my turn, the first time all of it; then what is new."""
        if sight.again:
            return
        fresh = sight.news[len(self.printed) :] if sight.news[: len(self.printed)] == self.printed else sight.news
        self.printed = list(sight.news)
        if sight.mine:
            scene = sight.scene
            parts = (scene.mine, scene.wide, scene.answers) if self.boards else (scene,)
            self.boards += 1
            said = sentences(parts)
            fresh = [line for line in fresh if line not in said]  # no sentence twice
            for part in parts:
                if part is not None:
                    self.console.print(Padding(part, (1, 0, 0, 0)))
        for line in fresh:
            self.console.print("· " + line, markup=False, highlight=False)

    def ask(self, question: str, *, back: bool = False) -> str:
        """A line from the person; the question says what takes a step back."""
        return self.console.input(f"[bold]{question}[/] › ")

    def confirm(self, action: str, follows: Sequence[str]) -> bool:
        """Enter does it; what else is typed goes back."""
        self.console.print(" ".join([f"→ {action}.", *follows]), style="cyan", markup=False, highlight=False)
        return self.ask(self.say("play-sure")).strip() == ""

    def tell(self, text: str, style: str = "yellow") -> None:
        """Say something that is no news of the match."""
        self.console.print(text, style=style, markup=False, highlight=False)

    def page(self, title: str, content: RenderableType) -> None:
        """Print it."""
        self.console.print(Rule(title, align="left"), content)

    def walk(self, walk: Walk) -> None:
        """Step by step; a number tries what stands there."""
        while True:
            self.page(walk.title, walk.page())
            text = self.ask(self.say("play-example-ask")).strip()
            if text.isdecimal():
                walk.attempt(int(text))
            elif text or not walk.move(1):
                return

    def end(self, reason: str, told: Sequence[str], question: str | None) -> bool:
        """Say who has won, and ask for another game."""
        self.console.print(Rule("" if reason in self.printed else reason, style="bold"))  # no sentence twice
        for line in told:
            self.console.print(line, style="dim", markup=False, highlight=False)
        self.boards, self.printed = 0, ()
        if question is None:
            return False
        try:
            return self.ask(question).strip() == ""
        except (EOFError, KeyboardInterrupt):
            return False


def fit_for_a_screen(console: Console) -> bool:
    """Is this a terminal that can show a whole table: one that is looked at, moves its cursor, and is not small?"""
    width, height = console.size
    looked_at = sys.stdin.isatty() and console.is_terminal and not console.is_dumb_terminal
    return looked_at and width >= 80 and height >= 24
