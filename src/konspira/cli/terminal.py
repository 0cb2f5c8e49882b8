"""A person at a table in a terminal: what is told, asked, previewed and done, whatever the terminal looks like.

A `Face` is how it looks: lines that follow each other (`lines.py`), or the whole screen (`fullscreen`).
"""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from rich.console import Group, RenderableType
from rich.text import Text

from konspira.bots.coach import Advice, advise
from konspira.boxes.backend import warm
from konspira.boxes.entry import Warming
from konspira.cli import beliefs, rules_in_force, talk, worked_examples
from konspira.cli.plain_screen import plain_screen
from konspira.cli.table import Table
from konspira.cli.typed import named_by
from konspira.contract import Scene, Screen
from konspira.news import News
from konspira.play.match import IllegalAction
from konspira.speech import Speaker
from konspira.turn import Turn

RECALLED = 40  # so many moments are gone through for what happened since the person's last act


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
    earlier: Sequence[str] = ()  # what happened before my last act
    again: bool = False  # nothing has happened: something more is asked, and what is put together may show


class Face(Protocol):
    """How a terminal looks."""

    def show(self, sight: Sight) -> None:
        """Something has changed."""

    def ask(self, question: str, *, back: bool = False) -> str:
        """A line from the person; `back`: - takes a step back. Raises Left, TakenBack, Picked or Changed."""

    def confirm(self, action: str, follows: Sequence[str]) -> bool:
        """Is this action, from which that follows for certain, to be done?"""

    def tell(self, text: str, style: str = "yellow") -> None:
        """Say something that is no news of the match."""

    def page(self, title: str, content: RenderableType) -> None:
        """Show something that the person wants to read."""

    def walk(self, walk: worked_examples.Walk) -> None:
        """Let the person play an example of the rules through."""

    def end(self, reason: str, told: Sequence[str], question: str | None) -> bool:
        """The match is over. Is there to be another? Without a question there cannot be."""


def scene_of(screen: Screen, turn: Turn, since: int, say: Speaker) -> Scene:
    """The board, with what happened since the person's last act at that moment, where a game can say it shortly."""
    scene = screen.draw(turn.view, turn.legal, say)
    if screen.recall is None or scene.last is not None:
        return scene
    moments = turn.history[max(0, since - 1, len(turn.history) - RECALLED) :]
    return dataclasses.replace(scene, last=screen.recall([moment.view for moment in moments], say))


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
        table.said = self._heard_said

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

    def _look(self, *, again: bool = False) -> None:
        """Show how it stands."""
        if not again:
            self._hear()
        waiting = self.table.waiting
        scene = scene_of(self.screen, self.turn, self.since, self.say)
        earlier, news = (
            [line for told in part for line in told] for part in (self.story[: self.since], self.story[self.since :])
        )
        mine, over = self.table.me in waiting, self.table.outcome is not None
        self.face.show(Sight(self.turn, scene, news, waiting, mine, over, earlier, again))
        if not again:
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
            self._look(again=asked)
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
        undone = [Text("↩ " + self.say(news)) for news in reversed(self.table.take_back())]
        if undone:  # a page: it may be long, and all of it is to be done on the table
            self.face.page(self.say("play-back"), Group(Text(self.say("play-put-back")), *undone))
        self.told, self.story = 0, []
        self._hear()
        self.since = max(0, len(self.story) - 1)

    def _tell(self, news: News) -> None:
        self.face.tell(self.say(news))

    # -- what may be asked for at any time ----------------------------------------------------------

    def _ask(self, question: News) -> str:
        """A line from the person; what may be asked for at any time is answered here."""
        while True:
            text = self.face.ask(self.say(question), back=bool(question.args.get("back")))
            word = text.strip().lower()
            if word == "q":
                raise Left
            if word == "u" and self.table.can_take_back:
                raise TakenBack
            if word in self.pages:
                self.open_page(word)
                continue
            example = worked_examples.named(self.table.box, word, self.say.language)
            if example is not None:
                self.face.walk(example)
                continue
            if self.table.can_talk and word.startswith(talk.SIGN):
                refused = self.table.talk(text.strip()[1:].strip())
                if refused is not None:
                    self._tell(refused)
                continue
            action = named_by(text, self.turn, self.say)
            if action is not None:
                raise Picked(action)
            return text

    @property
    def pages(self) -> dict[str, Callable[[], tuple[str, RenderableType]]]:
        """What a key shows: title and content."""
        pages = {"r": self.rules, "h": self.history, "b": self.board, "w": self.words}
        pages |= {talk.SIGN: self.chat} if self.table.can_talk else {}
        return pages | ({"?": self.advice} if self.table.coach else {})

    def open_page(self, key: str) -> None:
        """Show what a key shows."""
        self.face.page(*self.pages[key]())

    def rules(self) -> tuple[str, RenderableType]:
        """The rules in force: what was agreed on, then the rules themselves."""
        rules = rules_in_force.page(self.table.box, self.table.settings, self.say.language)
        return self.say("play-rules"), Group(*worked_examples.listed(self.table.box, self.say), rules)

    def history(self) -> tuple[str, RenderableType]:
        """Everything that was told, from the beginning."""
        told = [Text("· " + line) for lines in self.story for line in lines]
        return self.say("play-history"), Group(*told)

    def chat(self) -> tuple[str, RenderableType]:
        """What was said at this table, and how to say something."""
        lines = list(talk.all_told(self.table.chat, self.say.language)) or [self.say("play-talk-none")]
        return self.say("play-talk"), Group(*(Text(line) for line in lines), Text(self.say("play-talk-how"), "dim"))

    def _heard_said(self, line: dict[str, Any]) -> None:
        """Somebody says something: shown at once, from the thread that has heard it."""
        text = talk.told(line, self.say.language)
        if text is not None and line["seat"] != self.table.me:
            with contextlib.suppress(Left, RuntimeError):  # the screen is not there yet, or not any more
                self.face.tell(text, "magenta")

    def board(self) -> tuple[str, RenderableType]:
        """The board with all that may be looked at."""
        scene = scene_of(self.screen, self.turn, self.since, self.say)
        return self.say("play-board"), Group(scene, *([scene.more] if scene.more is not None else []))

    def words(self) -> tuple[str, RenderableType]:
        """The board in sentences."""
        told = self.table.box.wording.board(self.turn.view)
        return self.say("play-board"), Group(*(Text(self.say(news)) for news in told))

    def advice(self, aloud: Callable[[RenderableType], None] | None = None) -> tuple[str, RenderableType]:
        """What a coach who knows what I know would do, and why; `aloud` is shown meanwhile what he thinks so far."""
        turn = self.turn
        if not turn.legal:
            return self.say("coach-title"), Text(self.say("refused-turn"))

        def show(so_far: Advice) -> None:
            if aloud:
                aloud(Group(*self._advised(turn, so_far), Text(self.say("coach-so-far"), "dim")))

        return self.say("coach-title"), Group(*self._advised(turn, advise(turn, aloud=aloud and show)))

    def _advised(self, turn: Turn, advice: Advice) -> list[Text]:
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
        lines += [Text(self.say(news), "cyan") for news in advice.evidence]
        believed = beliefs.lines(self.say, advice.beliefs or {}, turn.seat, self.table.seats)
        return [*lines, *(Text(line, "dim") for line in believed)]
