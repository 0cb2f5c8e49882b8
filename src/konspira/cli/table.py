"""What a person in a terminal sits at: a match on this machine against bots, or a table somewhere else."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from konspira.bots import at_a_table
from konspira.bots import bot as find_bot
from konspira.bots.bot import act
from konspira.boxes.box import Box
from konspira.cli.saved import SavedMatch
from konspira.news import News
from konspira.play.match import Match, replay
from konspira.play.series import Series
from konspira.turn import Turn

PACE = 0.4  # seconds for every act of a bot: the same whatever it thinks about


class Table(Protocol):
    """A table as one person sees it."""

    box: Box
    changed: Callable[[], None]  # is called when something happens that nobody waits for, from any thread
    said: Callable[[dict[str, Any]], None]  # is called when somebody says something, from any thread

    @property
    def seats(self) -> int:
        """How many sit here."""

    @property
    def coach(self) -> bool:
        """May a coach be asked?"""

    @property
    def me(self) -> int:
        """My seat."""

    @property
    def names(self) -> Sequence[str]:
        """Who sits there; nothing at a seat whose name the terminal gives."""

    @property
    def settings(self) -> Any:
        """The options that were agreed on."""

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now."""

    @property
    def outcome(self) -> News | None:
        """How it ended."""

    @property
    def can_take_back(self) -> bool:
        """May my last answer be taken back?"""

    @property
    def can_talk(self) -> bool:
        """Is there anybody to talk to?"""

    @property
    def chat(self) -> Sequence[dict[str, Any]]:
        """What was said here, as the protocol has it."""

    def talk(self, text: str) -> News | None:
        """Say something to everybody here; why it cannot be said, or None."""

    def turn(self) -> Turn:
        """What I know and may do now."""

    def wait(self) -> None:
        """Until somebody else has done something."""

    def act(self, action: Any) -> None:
        """Do it. Raises IllegalAction, and nothing has changed."""

    def take_back(self) -> Sequence[News]:
        """Take my last answer back, and tell what had come of it."""

    def close(self) -> Sequence[News]:
        """After the end: what is to be said of it."""

    def again(self) -> None:
        """The next match."""

    def leave(self) -> Sequence[News]:
        """Get up, and tell what was kept."""


class LocalTable:
    """A person at seat 0 and bots at the others; every step is kept before the next."""

    can_talk, chat = False, ()

    def __init__(self, series: Series, match: Match, saved: SavedMatch, bot: str, pace: float = 0.0) -> None:
        self.series, self.match, self.saved, self.bot, self.pace = series, match, saved, bot, pace
        self.box, self.seats, self.me = match.box, match.seats, 0
        self.coach = match.seats > 1  # alone one is asked what lies there
        self.bots = {seat: find_bot(at_a_table(bot, seat)) for seat in range(1, match.seats)}
        self.names: Sequence[str] = ()
        self.changed: Callable[[], None] = lambda: None  # here everything is waited for
        self.said: Callable[[dict[str, Any]], None] = lambda line: None  # bots do not talk
        saved.write(match, series)

    @property
    def settings(self) -> Any:
        """The options that were agreed on."""
        return self.match.options

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return () if self.match.outcome else self.match.actors

    @property
    def outcome(self) -> News | None:
        """How it ended."""
        return self.match.outcome.news if self.match.outcome else None

    @property
    def can_take_back(self) -> bool:
        """Where nobody else sits, every answer can be; of what was sealed nothing."""
        return self.seats == 1 and len(self.match.journal) > 1

    def turn(self) -> Turn:
        """What I know and may do now."""
        return self.match.turn(self.me)

    def wait(self) -> None:
        """The next bot acts."""
        time.sleep(self.pace)
        act(self.match, self.waiting[0], self.bots[self.waiting[0]], self.bot)
        self.saved.write(self.match, self.series)

    def act(self, action: Any) -> None:
        """Do it. Raises IllegalAction, and nothing has changed."""
        self.match.act(self.me, action)
        self.saved.write(self.match, self.series)

    def talk(self, text: str) -> News | None:
        """Nobody hears."""
        return None

    def take_back(self) -> Sequence[News]:
        """The match as it was before the last answer; the same key meets the next one with the same cards."""
        undone = self.match.turn(self.me).history[-1].news
        self.match = replay(self.match.journal[:-1])
        self.saved.write(self.match, self.series)
        return undone

    def close(self) -> Sequence[News]:
        """How the series stands, and where the journal lies."""
        told = []
        if self.seats > 1:
            standing = self.series.close(self.match)
            scores = [News("play-score", {"seat": seat, "score": f"{round(score, 2):g}"})
                      for seat, score in enumerate(standing.scores)]  # fmt: skip
            told.append(News("play-series", {"games": standing.games, "scores": scores}))
        path = self.saved.path.with_name(f"{self.box.name}-last.jsonl")
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(self.match.journal.text, encoding="utf-8")
            told.append(News("play-journal", {"path": str(path)}))
        return told

    def again(self) -> None:
        """The next game of the series."""
        self.match = self.series.open()
        self.saved.write(self.match, self.series)

    def leave(self) -> Sequence[News]:
        """The match is kept, and a game may have something to keep for the person."""
        told = [News("play-left", {"game": self.box.name})] if self.outcome is None else []
        save = self.box.files and self.box.files.save
        kept = save(self.match.options, self.turn().view) if save else None
        return [*told, kept] if kept else told
