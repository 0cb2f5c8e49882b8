"""A table on the web as a person in a terminal sees it: the same line and the same messages as a browser has."""

from __future__ import annotations

import contextlib
import threading
import uuid
from collections.abc import Callable, Sequence
from typing import Any

from konspira.bots.live_seat import NOT_NOW, CannotJoin, Link, LiveSeat, Send, Told
from konspira.news import News
from konspira.play.match import IllegalAction
from konspira.play.remote import as_json, read_news
from konspira.turn import Turn

MOST_SAID = 300  # letters at once
WAIT = 0.5  # seconds after which somebody who waits looks whether the line still stands


class WebGuest(LiveSeat):
    """The line of a person: it hears everything, and says only what the person does."""

    def __init__(self, link: Link, name: str, *, told: Told = lambda _: None) -> None:
        super().__init__(link, name, told=told)
        self.heard = threading.Condition()  # of whatever comes
        self.table: dict[str, Any] = {}
        self.turn: Turn | None = None
        self.outcome: News | None = None
        self.chat: list[dict[str, Any]] = []
        self.refusal: News | None = None
        self.failure: BaseException | None = None
        self.gone = False
        self.changed: Callable[[], None] = lambda: None
        self.said: Callable[[dict[str, Any]], None] = lambda line: None
        self._send: Send | None = None
        self._awaited = ""  # the command whose answer is waited for

    @property
    def seat(self) -> int:
        """Where the person sits."""
        return self._seat

    def run(self) -> None:
        """Sit down and listen, in a thread of its own, until the table or the person has gone."""
        try:
            self.play()
        except BaseException as failure:  # told to the person
            self.failure = failure
        with self.heard:
            self.gone = True
            self.heard.notify_all()
        self.changed()

    def _hear(self, message: dict[str, Any], send: Send) -> None:
        kind = message["type"]
        with self.heard:
            self._send = send
            before = self.remote.match, self.remote.moment
            super()._hear(message, send)
            if kind in ("welcome", "table"):
                self.table = message["table"]
            if kind == "welcome":
                self.chat = message["chat"]
            elif kind == "said":
                self.chat.append(message)
            if kind in ("done", "refused") and message["id"] == self._awaited:
                self._awaited = ""
            self.heard.notify_all()
        if (self.remote.match, self.remote.moment) != before:
            self.changed()
        if kind == "said":
            self.said(message)

    def _take(self, update: dict[str, Any]) -> None:
        super()._take(update)
        self.turn = self._turn or self.remote.turn
        self.outcome = read_news(update["outcome"]["reason"]) if update["outcome"] else None

    def _answer(self, send: Send) -> None:
        self._turn = None  # the person will

    def _over(self, match: int, send: Send) -> None:
        pass  # the person is asked

    def _refused(self, message: dict[str, Any]) -> None:
        news = read_news(message["news"])
        if not self._seated:
            raise CannotJoin(news)
        if news.id.startswith("signature-"):
            super()._refused(message)
        self.refusal = News("refused-turn") if news.id in NOT_NOW else news

    def send(self, type: str, **fields: Any) -> None:
        """Say something to the table, if the line stands."""
        with contextlib.suppress(Exception):  # a line that broke is made anew, and tells then how it stands
            if self._send is not None:
                self._send(type, **fields)

    def ask(self, type: str, **fields: Any) -> News | None:
        """Ask the table for something, and wait for what the server says to it: why not, or None."""
        with self.heard:
            if self._send is None or self.gone:
                return News("refused-turn")
            self.refusal = None
            self._awaited = uuid.uuid4().hex
            self.send(type, id=self._awaited, **fields)
            while self._awaited and not self.gone:
                self.heard.wait(WAIT)
            return self.refusal

    def do(self, action: Any) -> News | None:
        """Act, and wait for what the server says to it: why not, or None."""
        with self.heard:
            if self._send is None or self.gone:
                return News("refused-turn")
            self.refusal = None
            self._act(as_json(action), self._send)
            while self._acting and not self.gone:
                self.heard.wait(WAIT)
            return self.refusal


class WebTable:
    """A table on the web as `Terminal` asks for one."""

    can_take_back, can_talk = False, True

    def __init__(self, guest: WebGuest) -> None:
        self.guest, self.box = guest, guest.box
        self.names: list[str] = []
        self.changed: Callable[[], None] = lambda: None
        self.said: Callable[[dict[str, Any]], None] = lambda line: None
        guest.changed = lambda: self.changed()
        guest.said = lambda line: self.said(line)
        self._since: tuple[int, int] = (0, 0)

    def begin(self, match: int = 0) -> None:
        """Wait until a match after this one has begun. Raises what broke the line."""
        while not self.begun(WAIT, match):
            pass

    def begun(self, patience: float, match: int = 0) -> bool:
        """Has a match after this one begun? Waits a little for something to come. Raises what broke the line."""
        with self.guest.heard:
            self._check()
            if not (self.guest.turn and self.guest.remote.match > match and self.guest.outcome is None):
                self.guest.heard.wait(patience)
                return False
        self._look()
        return True

    def _check(self) -> None:
        if self.guest.gone:
            raise self.guest.failure or CannotJoin(News("join-closed"))

    def _look(self) -> None:
        self._since = self.guest.remote.match, self.guest.remote.moment
        self.names[:] = self.guest.names

    @property
    def me(self) -> int:
        """My seat."""
        return self.guest.seat

    @property
    def seats(self) -> int:
        """How many sit here."""
        return len(self.guest.table["chairs"])

    @property
    def coach(self) -> bool:
        """May a coach be asked at this table?"""
        return bool(self.guest.table["coach"])

    @property
    def settings(self) -> Any:
        """The options that were agreed on."""
        return self.box.read_options(self.guest.table["options"])

    @property
    def waiting(self) -> tuple[int, ...]:
        """Me, if I may act; of the others only the board tells."""
        return (self.me,) if self.outcome is None and self.turn().legal else ()

    @property
    def outcome(self) -> News | None:
        """How it ended."""
        return self.guest.outcome

    def turn(self) -> Turn:
        """What I know and may do now."""
        self._check()
        self._look()
        assert self.guest.turn is not None
        return self.guest.turn

    def wait(self) -> None:
        """Until something has come."""
        with self.guest.heard:
            while (self.guest.remote.match, self.guest.remote.moment) == self._since:
                self._check()
                self.guest.heard.wait(WAIT)

    def act(self, action: Any) -> None:
        """Do it; it is stored when this returns. Raises IllegalAction, and nothing has changed."""
        why = self.guest.do(action)
        if why is not None and why.id != "refused-turn":
            raise IllegalAction(self.box, why, self.me)

    @property
    def chat(self) -> Sequence[dict[str, Any]]:
        """What was said here, as the protocol has it."""
        return self.guest.chat

    def talk(self, text: str) -> News | None:
        """Say something to everybody here; why it cannot be said, or None."""
        return self.guest.ask("say", text=text[:MOST_SAID])

    def take_back(self) -> Sequence[News]:
        """Nothing is taken back where others sit."""
        return ()

    def close(self) -> Sequence[News]:
        """How many matches each seat has won here, and whether the last was dealt by what this seat shuffled, too."""
        won = [News("play-score", {"seat": seat, "score": str(number)}) for seat, number in enumerate(self._won())]
        fairness = [self.guest.fairness] if self.guest.fairness else []
        return [News("play-series", {"games": self.guest.remote.match, "scores": won}), *fairness]

    def _won(self) -> list[int]:
        with self.guest.heard:
            while self.guest.table["state"] != "over" and not self.guest.gone:
                self.guest.heard.wait(WAIT)
            return list(self.guest.table["won"])

    def again(self) -> None:
        """I would play again; it begins when everybody present has said so."""
        self.guest.send("again")
        self.begin(self.guest.remote.match)

    def leave(self) -> Sequence[News]:
        """Get up; a bot stands in while the match goes on."""
        self.guest.send("leave")
        return [News("join-left")]
