"""Mining: games of strong bots, looked through for moments where one action leads, or the rules prove who it is.

What is found is written down with all that was measured, so that puzzles and positions can be chosen from it later
(`konspira.bots.choosing`). Bots of level 4 play, and what they think on the way says which moments are worth measuring;
proofs come from games of the net alone, which are quick. A find costs some seconds of a core; a file goes on growing.
"""

from __future__ import annotations

import hashlib
import itertools
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from konspira.bots import bot
from konspira.bots.arena import ready
from konspira.bots.bot import Budget, GeneralBot
from konspira.bots.fools import fools
from konspira.bots.levels import LEVELS
from konspira.bots.margins import SEEDS, Judged, judged, judges
from konspira.bots.nets.file import shipped
from konspira.bots.nets.search import NetSearch
from konspira.bots.positions import Position, position_of
from konspira.bots.search import Aloud, Search, Thought
from konspira.boxes.box import Box
from konspira.play import shelf
from konspira.play.match import Match
from konspira.turn import Turn

CLOSE = 0.08  # a lead that its player finds smaller than this is not measured
MOST = 64  # actions to choose from: more than the search examines one by one
MEASURED = 6  # moments of a game at most, so that finds come from many games
TRIED = 20  # times at least that a player has tried an action to be heard of it
SECOND_SEEDS, SECOND_BUDGET = 4, 10_000  # of the second judge, who only has to agree
ASKED = (("level-1", 10), ("level-2", 10), ("level-3", 10), ("level-4", 2))  # which levels answer, with how many seeds
CELLS: tuple[tuple[str, int, dict[str, Any]], ...] = (  # where one action often leads by much
    ("agenci", 2, {}),
    ("gra", 2, {}),
    ("agenci", 3, {}),
    ("krecia", 4, {}),
    ("agenci", 2, {}),
    ("gra", 2, {"bid_order": "count"}),
    ("agenci", 2, {}),
    ("krecia", 3, {}),
    ("agenci", 4, {}),
    ("gra", 3, {}),
    ("agenci", 2, {}),
    ("krecia", 5, {}),
    ("gra", 2, {"jokers": True}),
)
PROOFS = 12  # quick games that are looked through for a proof, for each of the others


class Find(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment worth keeping: what each judge found, what each level chose, and whom the rules prove to be sought."""

    position: Position
    judged: tuple[Judged, ...] = ()
    chosen: dict[str, tuple[int, ...]] = {}  # level → the numbers of its actions
    proven: int | None = None
    counted: bool = False  # proven by counting, not by a suit that was shown
    players: tuple[str, ...] = ()


class _NetThinker(NetSearch):
    """Looks ahead with the net, and remembers what it thought."""

    last: Thought | None = None

    def think(self, turn: Turn, aloud: Aloud | None = None) -> Thought:
        self.last = super().think(turn, aloud)
        return self.last


class _SearchThinker(Search):
    """Searches, and remembers what it thought."""

    last: Thought | None = None

    def think(self, turn: Turn, aloud: Aloud | None = None) -> Thought:
        self.last = super().think(turn, aloud)
        return self.last


def _strong(box: Box, seed: int) -> _NetThinker | _SearchThinker:
    """A player of level 4."""
    level = LEVELS["level-4"]
    if shipped(box) is not None:
        return _NetThinker(level.learned.ahead or Budget(iterations=600), seed=seed)
    return _SearchThinker(level.budget, seed=seed)


def mine(path: Path, seconds: float, seed: int = 0) -> Iterator[Find]:
    """Finds, each added to a file as it comes; the same seed goes through the same games."""
    until = time.monotonic() + seconds
    for number in itertools.count():
        game, seats, options = CELLS[number % len(CELLS)]
        ready(game)
        quick = (find for one in range(PROOFS) for find in proofs_in(game, seats, options, f"{seed} {number} {one}"))
        for find in itertools.chain(leads_in(game, seats, options, f"{seed} {number}"), quick):
            with path.open("ab") as file:
                file.write(msgspec.json.encode(find, order="sorted") + b"\n")
            yield find
            if time.monotonic() > until:
                return
        if time.monotonic() > until:
            return


def leads_in(game: str, seats: int, options: dict[str, Any], seed: str) -> Iterator[Find]:
    """Moments of a game of level 4 where one action may lead, measured; in every third game somebody is weak."""
    chance = random.Random(f"leads {game} {seats} {seed}")
    box, names = shelf.box(game), ["level-4"] * seats
    sitting: list[GeneralBot] = [_strong(box, chance.getrandbits(32)) for _ in range(seats)]
    if chance.randrange(3) == 0:
        weak = chance.randrange(seats)
        names[weak] = chance.choice([f"fool:{name}" for name in fools(box)] + ["level-1", "level-2"])
        sitting[weak] = bot(names[weak], seed=chance.getrandbits(32))
    moments: list[tuple[float, int, Position, Turn]] = []
    for position, turn, player in _played(box, seats, options, seed, sitting):
        lead = _seen_lead(player)
        if lead >= CLOSE:
            moments.append((-lead, len(moments), position, turn))
    for _, _, position, turn in sorted(moments, key=lambda moment: moment[:2])[:MEASURED]:
        if (find := _measured(position, turn, tuple(names))) is not None:
            yield find


def proofs_in(game: str, seats: int, options: dict[str, Any], seed: str) -> Iterator[Find]:
    """The first moment of a quick game at which the rules prove to a seat whom it looks for, if there is one."""
    box = shelf.box(game)
    if box.habits.suspects is None or shipped(box) is None:
        return
    sitting = [bot("level-3", seed=random.Random(f"{seed} {seat}").getrandbits(32)) for seat in range(seats)]
    for position, turn, _ in _played(box, seats, options, f"proof {seed}", sitting):
        if (found := _proof(turn)) is not None:
            yield Find(position, proven=found[0], counted=found[1], players=("level-3",) * seats)
            return


def _played(
    box: Box, seats: int, options: dict[str, Any], seed: str, sitting: list[GeneralBot]
) -> Iterator[tuple[Position, Turn, GeneralBot]]:  # fmt: skip
    """A game, as it stood at each moment where something could be chosen, and who chose."""
    key = hashlib.blake2b(f"mine {box.name} {seats} {seed}".encode(), digest_size=32).digest()
    match: Match = Match(box, seats, options, key)
    steps: list[Any] = []
    while match.outcome is None:
        seat = match.actors[0]
        turn = match.turn(seat)
        action = turn.legal[0] if len(turn.legal) == 1 else sitting[seat].choose(turn)
        if 1 < len(turn.legal) <= MOST:
            yield position_of(match, key, steps, seat), turn, sitting[seat]
        match.act(seat, action)
        steps.append(action)


def _seen_lead(player: GeneralBot) -> float:
    """By how much the best action led in what a player just thought; 0 for one that does not tell."""
    thought = player.last if isinstance(player, _NetThinker | _SearchThinker) else None
    tried = sorted((one.value for one in thought.choices if one.visits >= TRIED), reverse=True) if thought else []
    return tried[0] - tried[1] if len(tried) > 1 else 0.0


def _proof(turn: Turn) -> tuple[int, bool] | None:
    """Whom the rules prove to be sought to this seat, which is another's; and whether it takes counting to know."""
    habits = turn.box.habits
    told = habits.proofs(turn.view) if habits.proofs else []
    left = habits.suspects(turn.view) if told and habits.suspects else None
    return (left[0], told[0].id.endswith("counted")) if left else None


def _measured(position: Position, turn: Turn, names: tuple[str, ...]) -> Find | None:
    """What the judges and the levels say of a moment; None where the first judge sees no clear lead."""
    first, *others = judges(turn)
    found = [judged(turn, first, range(SEEDS))]
    if found[0].lead is None or found[0].lead.low < CLOSE:
        return None
    found += [judged(turn, other, range(SECOND_SEEDS), SECOND_BUDGET) for other in others]
    number = turn.box.wording.number
    chosen = {
        level: tuple(number(bot(level, seed=seed).choose(turn)) for seed in range(seeds)) for level, seeds in ASKED
    }
    return Find(position, tuple(found), chosen, players=names)
