"""The journals of an arena: a file a game in a folder, and an index that says who sat where.

A journal itself tells of seats, not of who sits there; `journals.jsonl` has the arena in its first line, and in every
other a file with its players.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

import msgspec

from konspira.bots.arena import Game, Tournament

INDEX = "journals.jsonl"


class OtherArena(ValueError):
    """The folder holds something else."""


class ArenaJournals:
    """A folder that an arena keeps its journals in. Raises OtherArena where it holds those of another."""

    def __init__(self, folder: Path, tournament: Tournament) -> None:
        self.folder, self.tournament = folder, tournament
        first = msgspec.json.encode(msgspec.structs.replace(tournament, games=0)).decode()
        index = folder / INDEX
        if index.exists():
            if index.read_text(encoding="utf-8").partition("\n")[0] != first:
                raise OtherArena(f"{folder} holds the journals of another arena; name another folder")
        elif folder.exists() and any(folder.iterdir()):
            raise OtherArena(f"{folder} holds something else; name another folder")
        else:
            folder.mkdir(parents=True, exist_ok=True)
            index.write_text(first + "\n", encoding="utf-8")

    def file(self, game: Game) -> Path:
        """Where the journal of a game lies: called after its deal, and who sits where."""
        sitting = "-".join(map(str, game.seating))
        return self.folder / f"{self.tournament.game}-{game.deal:06}-{sitting}.journal"

    def keep(self, game: Game, text: str) -> None:
        """Keep the journal of a game, whole or not at all."""
        file = self.file(game)
        half = file.with_suffix(".part")
        half.write_text(text, encoding="utf-8")
        os.replace(half, file)
        players = [self.tournament.bots[bot] for bot in game.seating]
        with (self.folder / INDEX).open("a", encoding="utf-8") as index:
            index.write(json.dumps({"journal": file.name, "players": players}) + "\n")


def players_in(folder: Path) -> dict[str, list[str]]:
    """Who sat where, by the name of the file, as far as the folder says it."""
    index = folder / INDEX
    found: dict[str, list[str]] = {}
    for line in index.read_text(encoding="utf-8").splitlines()[1:] if index.exists() else ():
        try:
            told = json.loads(line)
            found[str(told["journal"])] = [str(player) for player in told["players"]]
        except (ValueError, KeyError, TypeError):  # a line that was cut off: that game is played again
            continue
    return found
