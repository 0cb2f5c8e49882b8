"""Konspira: hidden-information tabletop games on one source of rules, for people, bots and researchers."""

from konspira.boxes.box import BadOptions, Box
from konspira.kernel.record import SPECTATOR
from konspira.news import News
from konspira.play.journal import BadJournal, Journal
from konspira.play.match import IllegalAction, Match, Outcome, open, replay
from konspira.play.shelf import UnknownGame, box, names
from konspira.turn import Moment, Turn

__version__ = "0.2.0.dev0"  # said here alone
__all__ = [
    "SPECTATOR", "BadJournal", "BadOptions", "Box", "IllegalAction", "Journal", "Match", "Moment", "News", "Outcome",
    "Turn", "UnknownGame", "box", "names", "open", "replay",
]  # fmt: skip
