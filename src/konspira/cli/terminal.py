"""A person at a table in a terminal: what is told, asked, previewed and done, whatever the terminal looks like.

A `Face` is how it looks: lines that follow each other (`lines.py`), or the whole screen (`fullscreen`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from rich.console import Group, RenderableType
from rich.text import Text

from konspira.bots.coach import advise
from konspira.boxes.backend import warm
from konspira.boxes.entry import Warming
from konspira.cli import beliefs, rules_in_force
from konspira.cli.plain_screen import plain_screen
from konspira.cli.table import Table
from konspira.cli.typed import named_by
from konspira.contract import Scene
from konspira.news import News
from konspira.play.match import IllegalAction
from konspira.speech import Speaker
from konspira.turn import Turn


class Left(Exception):
    """The person leaves the table; the match is kept."""


class TakenBack(Exception):
    """The person takes the last answer back."""


class Changed(Exception):
    """Something has happened while the person was asked: what was asked does not hold any more."""


class Picked(Exception):
    """The person points at an action instead of typing it."""

    def __init__(self, action: Any) -> None:
        super().__init__(action)
        self.action = action


class Sight(NamedTuple):
    """All that a person has before the eyes: the board, what happened since the last own act, who is awaited."""

    turn: Turn
    scene: Scene
    news: Sequence[str]
    waiting: Sequence[int]
    mine: bool  # it is my turn
    over: bool


class Face(Protocol):
    """How a terminal looks."""

    def show(self, sight: Sight) -> None:
        """Something has changed."""

    def ask(self, question: str) -> str:
        """A line from the person. Raises Left, TakenBack, Picked or Changed."""

    def confirm(self, action: str, follows: Sequence[str]) -> bool:
        """Is this action, from which that follows for certain, to be done?"""

    def tell(self, text: str, style: str = "yellow") -> None:
        """Say something that is no news of the match."""

    def page(self, title: str, content: RenderableType) -> None:
        """Show something that the person wants to read."""

    def end(self, reason: str, told: Sequence[str], question: str | None) -> bool:
        """The match is over. Is there to be another? Without a question there cannot be."""


class Terminal:
    """One person, at one table, before one face."""

    def __init__(self, table: Table, face: Face, say: Speaker) -> None:
        self.table, self.face, self.say = table, face, say
        self.story: list[list[str]] = []  # what was told at each moment, from the first
        self.since = 0  # the moment of my last act
        self.told = 0
        self.screen = table.box.screen() if table.box.screen else plain_screen(table.box)
        say.voice = self.screen.voice
        self.warming: Warming | None = None
        self.warmed = -1
        self.turn = table.turn()

    def play(self) -> None:
        """Match after match, until the person leaves. Raises Left."""
        self.warming = warm(self.table.box)
        self._hear()
        self.since = max(0, len(self.story) - 1)  # who comes back is told what happened last
        while self._play_match():
            self.table.again()
            self.story, self.since, self.told = [], 0, 0

    def _play_match(self) -> bool:
        while self.table.outcome is None:
            if self.table.me in self.table.waiting:
                self._my_turn()
            else:
                self._look()
                self.table.wait()
        self._look()
        told = [self.say(news) for news in self.table.close()]
        another = self.say("play-another") if self.table.seats > 1 else None
        return self.face.end(self.say(self.table.outcome), told, another)

    # -- seeing -------------------------------------------------------------------------------------

    def _hear(self) -> None:
        """Take in what has happened."""
        self.turn = self.table.turn()
        history = self.turn.history
        if self.told > len(history):  # something was taken back
            self.told, self.story = 0, []
        for moment in history[self.told :]:
            self.story.append([self.say(news) for news in moment.news])
        self.told = len(history)

    def _look(self) -> None:
        """Show how it stands."""
        self._hear()
        waiting = self.table.waiting
        scene = self.screen.draw(self.turn.view, self.turn.legal, self.say)
        news = [line for told in self.story[self.since :] for line in told]
        self.face.show(Sight(self.turn, scene, news, waiting, self.table.me in waiting, self.table.outcome is not None))
        self._show_progress()

    def _show_progress(self) -> None:
        """The rules answer at once, interpreted; say how far their machine code is, until it is there."""
        if self.warming is None:
            return
        if self.warming.finished.is_set():
            self.face.tell(self.say("play-warm"), "dim")
            self.warming = None
        elif self.warming.done != self.warmed:  # said again only when there is something new to say
            self.warmed = self.warming.done
            self.face.tell(self.say("play-warming", done=self.warming.done, total=self.warming.total), "dim")

    # -- acting -------------------------------------------------------------------------------------

    def _my_turn(self) -> None:
        self._hear()
        asked = False
        self.screen.draw(self.turn.view, self.turn.legal, self.say)  # what it says is what will be asked about

        def ask(question: News) -> str:
            nonlocal asked
            if not asked:
                self._look()
            asked = True
            return self._ask(question)

        while True:
            try:
                try:
                    action = self.screen.choose(self.turn.view, self.turn.legal, ask, self._tell)
                except Picked as picked:
                    action = picked.action
                if action not in self.turn.legal:
                    self._tell(self.table.box.wording.refuse(self.turn.view, action))
                    continue
                if asked and not self._sure(action):
                    continue
                self.table.act(action)
            except IllegalAction as error:
                self._tell(error.news)
            except Changed:
                return
            except TakenBack:
                self._take_back()
                return
            else:
                if asked:
                    self.since = self.told
                return

    def _sure(self, action: Any) -> bool:
        """What is certain to follow is said before it is done; where nothing is, nobody is asked again."""
        wording = self.table.box.wording
        follows = [self.say(news) for news in wording.preview(self.turn.view, action)]
        return not follows or self.face.confirm(self.say(wording.describe(self.turn.view, action)), follows)

    def _take_back(self) -> None:
        undone = self.table.take_back()
        if undone:
            self.face.tell(self.say("play-put-back"))
        for news in reversed(undone):
            self.face.tell("  ↩ " + self.say(news), "dim")
        self.told, self.story = 0, []
        self._hear()
        self.since = max(0, len(self.story) - 1)

    def _tell(self, news: News) -> None:
        self.face.tell(self.say(news))

    # -- what may be asked for at any time ----------------------------------------------------------

    def _ask(self, question: News) -> str:
        """A line from the person; what may be asked for at any time is answered here."""
        while True:
            text = self.face.ask(self.say(question))
            word = text.strip().lower()
            if word == "q":
                raise Left
            if word == "u" and self.table.can_take_back:
                raise TakenBack
            if word in self.pages:
                self.open_page(word)
                continue
            action = named_by(text, self.turn, self.say)
            if action is not None:
                raise Picked(action)
            return text

    @property
    def pages(self) -> dict[str, Callable[[], tuple[str, RenderableType]]]:
        """What a key shows: title and content."""
        pages = {"r": self.rules, "h": self.history, "b": self.board, "w": self.words}
        return pages | ({"?": self.advice} if self.table.coach else {})

    def open_page(self, key: str) -> None:
        """Show what a key shows."""
        self.face.page(*self.pages[key]())

    def rules(self) -> tuple[str, RenderableType]:
        """The rules in force: what was agreed on, then the rules themselves."""
        return self.say("play-rules"), rules_in_force.page(self.table.box, self.table.settings, self.say.language)

    def history(self) -> tuple[str, RenderableType]:
        """Everything that was told, from the beginning."""
        told = [Text("· " + line) for lines in self.story for line in lines]
        return self.say("play-history"), Group(*told)

    def board(self) -> tuple[str, RenderableType]:
        """The board with all that may be looked at."""
        scene = self.screen.draw(self.turn.view, self.turn.legal, self.say)
        return self.say("play-board"), Group(scene, *([scene.more] if scene.more is not None else []))

    def words(self) -> tuple[str, RenderableType]:
        """The board in sentences."""
        told = self.table.box.wording.board(self.turn.view)
        return self.say("play-board"), Group(*(Text(self.say(news)) for news in told))

    def advice(self) -> tuple[str, RenderableType]:
        """What a coach who knows what I know would do, and why."""
        turn = self.turn
        if not turn.legal:
            return self.say("coach-title"), Text(self.say("refused-turn"))
        advice = advise(turn)
        early = advice.why.id == "coach-early"  # too few games were tried out to speak of per cent
        lines = []
        for suggestion in advice.suggestions:
            said = turn.box.wording.describe(turn.view, suggestion.action)
            if suggestion.chance is None:
                told = self.say("coach-unexamined", action=said)
            else:
                percent, margin = (round(100 * share) for share in (suggestion.chance, suggestion.margin))
                told = self.say("coach-suggestion", action=said, percent=percent, margin=margin)
            lines.append(Text(f"  {self.say(said) if early else told}", "cyan"))
        lines.append(Text(self.say(advice.why), "cyan"))
        believed = beliefs.lines(self.say, advice.beliefs or {}, turn.seat, self.table.seats)
        lines += [Text(line, "dim") for line in believed]
        return self.say("coach-title"), Group(*lines)
