"""After the end everything is open: a match seen again through any seat's eyes, and the check of its deals."""

from __future__ import annotations

import msgspec

from konspira.kernel.record import ONLOOKER
from konspira.news import News
from konspira.play.journal import BadJournal, contents
from konspira.play.match import Match, replay
from konspira.play.match import open as open_match
from konspira.server.answers import Replay, Sight, Step, Verdict
from konspira.server.messages import Outcome, encode
from konspira.server.store.rows import MatchRow


def seen_again(row: MatchRow, seat: int | None, text: bool = False) -> bytes:
    """A finished match, step by step, through one seat's eyes or (None) through all. Raises BadJournal.

    With `text` every sight has the board in words, too.
    """
    told = contents(row.lines)
    whole = replay(row.lines)
    header, key = told[0], bytes.fromhex(told[-1]["key"])
    match = open_match(header["game"], seats=header["seats"], options=header["options"], key=key)
    seats = (ONLOOKER, *range(match.seats)) if seat is None else (seat,)
    eyes: dict[str, list[Sight]] = {str(one): [] for one in seats}
    steps: list[Step] = []
    _look(match, eyes, 0, text)
    for line in told[1:-1]:
        turn = match.turn(line["seat"])
        action = msgspec.convert(line["action"], match.box.wording.Action)
        steps.append(Step(line["seat"], line["action"], match.box.wording.describe(turn.view, action)))
        match.act(line["seat"], line["action"])
        _look(match, eyes, len(steps), text)
    assert whole.outcome is not None  # a journal with a key has ended
    outcome = Outcome(list(whole.outcome.payoffs), whole.outcome.news)
    return encode(Replay(match.box.name, steps, eyes, outcome, row.began, row.ended))


def _look(match: Match, eyes: dict[str, list[Sight]], step: int, text: bool) -> None:
    for seat, sights in eyes.items():
        history = match.turn(int(seat)).history
        if len(history) > len(sights):
            view = history[-1].view
            board = match.box.wording.board(view) if text else None
            sights.append(Sight(step, view, list(history[-1].news), board))


def verified(text: bytes) -> Verdict:
    """Does every line of a journal follow from the one before, and every deal from the key?"""
    try:
        told = contents(text)
        match = replay(text)
    except BadJournal as error:
        return Verdict(False, news=News("journal-bad", {"line": error.number}))
    if match.outcome is None:
        return Verdict(False, news=News("refused-not-over"))
    return Verdict(True, match.box.name, len(told) - 2, told[0]["commitment"])
