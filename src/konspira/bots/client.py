"""A bot at a live table: it takes a free chair by a link, and plays match after match over the protocol of the page.

    client = Client(read_link("http://localhost:8000/t/…#chair=…"), bot("level-3"))
    client.play()

It gets turns as everywhere else, made of what the server sends to its seat.
"""

from __future__ import annotations

import contextlib
import traceback
from typing import Any

from konspira.bots.bot import BotFailed, GeneralBot
from konspira.bots.live_seat import Link, LiveSeat, Send, Told
from konspira.news import News
from konspira.play.remote import as_json
from konspira.turn import Turn


class Client(LiveSeat):
    """One bot at one table: it answers at once, and would always play again."""

    def __init__(self, link: Link, player: GeneralBot, *, name: str | None = None, told: Told = lambda _: None) -> None:
        super().__init__(link, name or player.name, told=told)
        self.player = player
        self._again = 0  # the match after which another was asked for

    def _hear(self, message: dict[str, Any], send: Send) -> None:
        if message["type"] == "welcome":
            self._again = 0  # a server that was started again does not know that it was asked
        super()._hear(message, send)

    def _answer(self, send: Send) -> None:
        assert self._turn is not None
        turn, self._turn = self._turn, None
        self._act(as_json(self._choose(turn)), send)

    def _over(self, match: int, send: Send) -> None:
        if self._again != match:
            self._again = match
            send("again")

    def _choose(self, turn: Turn) -> Any:
        self._asked = turn
        try:
            action = self.player.choose(turn)
        except Exception as error:
            told = {"bot": self.name, "error": f"{type(error).__name__}: {error}"}
            raise BotFailed("refused-bot-failed", told, traceback.format_exc()) from error
        if action not in turn.legal:
            why = News("refused-form")
            with contextlib.suppress(ValueError, TypeError, AttributeError):  # it is no action of the game at all
                why = self.box.wording.refuse(turn.view, action)
            raise BotFailed("refused-bot-action", {"bot": self.name, "action": repr(action), "why": why})
        return action
