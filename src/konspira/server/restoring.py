"""Getting a match back from its lines: the state of a table is never stored, its journal is."""

from __future__ import annotations

import msgspec

from konspira.news import News
from konspira.play.journal import BadJournal
from konspira.play.match import Match, replay
from konspira.server.running import Command
from konspira.server.store.rows import MatchRow


def restore(row: MatchRow) -> tuple[Match, News | None]:
    """The match at its last step; or, if its rules have changed under it, at the last step that still holds, and why.

    Raises BadJournal where not even the deal can be made again.
    """
    try:
        return replay(row.lines, key=row.key), None
    except BadJournal as error:
        frozen = News("frozen", {"line": error.number - 1})
        return replay(row.lines[: max(error.number - 1, 1)], key=row.key), frozen


def commands(row: MatchRow) -> list[Command]:
    """The commands that made the lines: who sent them, and their ids."""
    return [
        (msgspec.json.decode(line)["seat"], id)
        for line, id in zip(row.lines, row.commands, strict=True)
        if id is not None
    ]
