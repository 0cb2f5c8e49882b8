"""The match that waits in the user's data folder, so that the same command comes back to it."""

from __future__ import annotations

import contextlib
from pathlib import Path

import msgspec
import platformdirs

from konspira import speech
from konspira.boxes.box import Box
from konspira.cli import arguments
from konspira.play.journal import BadJournal
from konspira.play.match import Match, replay
from konspira.play.series import Series, Standing


class SavedMatch:
    """The journal and the key of the match that waits, and how its series stands, in the user's data folder."""

    def __init__(self, box: Box) -> None:
        folder = Path(platformdirs.user_data_dir("konspira", appauthor=False))
        self.path = folder / f"{box.name}.journal"
        self.standing = folder / f"{box.name}.series"

    def write(self, match: Match, series: Series) -> None:
        """Keep the match as it is now; a match that is over is not kept."""
        if match.outcome is not None:
            self.path.unlink(missing_ok=True)
            return
        with contextlib.suppress(OSError):  # a machine without a writable folder still plays
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.standing.write_bytes(msgspec.json.encode(series.standing))
            draft = self.path.with_suffix(".new")
            draft.touch(mode=0o600)
            draft.write_text(match.journal.secret_text, encoding="utf-8")
            draft.replace(self.path)

    def read(self, language: str) -> tuple[tuple[Series, Match] | None, list[str]]:
        """The match that waits, with its series, if it can be gone on with; else why not. It is never thrown away."""
        try:
            text = self.path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return None, []
        except (OSError, UnicodeDecodeError) as error:
            return None, [self._cannot(arguments.trouble(error, language), language)]
        key, _, journal = text.partition("\n")
        try:
            match = replay(journal, key=bytes.fromhex(key))
        except BadJournal as error:
            why = speech.say(error.box, "verify-refused", language, line=error.number, why=error.news)
            return None, [self._cannot(why, language)]
        except ValueError:
            return None, [self._cannot(speech.say(None, "journal-key-damaged", language), language)]
        return (self._series(match), match), []

    def _cannot(self, why: str, language: str) -> str:
        self.put_aside("damaged")
        return speech.say(None, "play-cannot-resume", language, why=why)

    def put_aside(self, why: str) -> Path:
        """Keep the match that waits under another name."""
        aside = self.path.with_suffix(f".{why}")
        with contextlib.suppress(OSError):
            self.path.replace(aside)
        return aside

    def _series(self, match: Match) -> Series:
        """The series that a match belongs to; where that was not kept, it is the first of one."""
        first = Series(match.box.name, seats=match.seats, options=msgspec.to_builtins(match.options))
        try:
            series = Series.resume(msgspec.json.decode(self.standing.read_bytes(), type=Standing))
        except (OSError, ValueError):
            series = first
        if (series.standing.game, series.standing.seats) != (match.box.name, match.seats):
            series = first
        series.take_up(match)
        return series
