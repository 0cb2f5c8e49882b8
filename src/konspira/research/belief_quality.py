"""How good beliefs are: whether things come as often as a bot thinks, over games of its own.

    for one in score_beliefs("gra", player="level-4", games=50, seats=2, seed=1):
        print(one.about, one.brier, one.log_loss, one.calibration_error)

Two kinds of things are believed. *Facts* are what the game's habits have a name for (is the standing bid true, who is
the mole): believed from imagined worlds, and held against the true table. *Wins* are what the coach says of the move
it likes best, held against how the match ended.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import numpy as np

from konspira.bots import bot, plot
from konspira.bots.beliefs import Beliefs
from konspira.bots.bot import Budget
from konspira.bots.calibration import brier, calibration_error, log_loss, reliability
from konspira.bots.coach import thinker, win_chance
from konspira.boxes.box import Box
from konspira.play import shelf
from konspira.play.match import Match
from konspira.research.provenance import Provenance, provenance_of
from konspira.turn import Turn


class BeliefQuality(msgspec.Struct, frozen=True):
    """Scores of what was `said` (chances) and what `came` (0 to 1), case by case; lower is better.

    `brier_of_mean` is what one gets who says the mean every time: beliefs that are worse tell nothing. What was so in
    all imagined worlds, or in none, is no case: `sure` counts how often that was, `mistaken` how often it was wrong.
    """

    about: str
    said: tuple[float, ...]
    came: tuple[float, ...]
    provenance: Provenance
    sure: int = 0
    mistaken: int = 0

    @property
    def brier(self) -> float:
        """The mean squared distance."""
        return brier(self.said, self.came)

    @property
    def brier_of_mean(self) -> float:
        """The same for always saying the mean."""
        return float(np.var(self.came))

    @property
    def log_loss(self) -> float:
        """The mean surprise, in nats."""
        return log_loss(self.said, self.came)

    @property
    def calibration_error(self) -> float:
        """Expected calibration error, over ten bins."""
        return calibration_error(self.said, self.came)

    def svg(self) -> plot.Picture:
        """A reliability plot: how often things came against how likely they were said to be."""
        told = self.provenance
        return plot.reliability(*reliability(self.said, self.came), f"{self.about}: {told.game}, {told.seats} seats")


def score_beliefs(
    game: str | Box, *, player: str = "level-4", games: int = 20, seats: int | None = None,
    options: Mapping[str, Any] | None = None, seed: int = 0, every: int = 1, worlds: int = 1000, iterations: int = 1500,
) -> list[BeliefQuality]:  # fmt: skip
    """Facts and wins, as far as the game has any, of every `every`-th decision of so many games between equal bots.

    `worlds` are imagined for facts; `iterations` is how long the coach thinks about wins, 0 leaves them out.
    """
    box = shelf.box(game) if isinstance(game, str) else game
    number = box.seats.start if seats is None else seats
    facts: list[tuple[np.ndarray, np.ndarray]] = []
    wins: list[tuple[float, float]] = []
    for place in range(games):
        key = hashlib.blake2b(f"{box.name} {seed} {place}".encode(), digest_size=32).digest()
        match = Match(box, number, dict(options or {}), key)
        players = [bot(player, seed=(seed << 20) + (place << 4) + seat) for seat in range(number)]
        coach = thinker(box, Budget(iterations=iterations or 1), seed)
        hoped: list[tuple[int, float]] = []
        for decision, (seat, turn) in enumerate(_turns(match, players)):
            if decision % every:
                continue
            if box.habits.fact_count:
                facts.append(_facts(match, turn, worlds, seed))
            if iterations:
                hoped.append((seat, win_chance(turn, coach.think(turn).choices[0].share)))
        assert match.outcome is not None
        wins += [(chance, match.outcome.payoffs[seat]) for seat, chance in hoped]
    source = provenance_of(box, number, options, seed)
    told, came = (tuple(column) for column in zip(*wins, strict=True)) if wins else ((), ())
    found = [_of_facts(facts, source), BeliefQuality("wins", told, came, source)]
    return [one for one in found if one.said]


def _turns(match: Match, players: list[Any]) -> Iterator[tuple[int, Turn]]:
    """The turns of a match at which somebody has a choice, played on by the players."""
    while match.outcome is None:
        seat = match.actors[0]
        turn = match.turn(seat)
        if len(turn.legal) > 1:
            yield seat, turn
        match.act(seat, players[seat].choose(turn))


def _facts(match: Match, turn: Turn, worlds: int, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """What is believed of every fact, and what is so."""
    believed = Beliefs(turn, seed, worlds)
    said = believed.facts()
    believed.worlds, believed.weight = match._table.copy(), np.ones(1)
    return said, believed.facts()


def _of_facts(facts: list[tuple[np.ndarray, np.ndarray]], source: Provenance) -> BeliefQuality:
    """The facts that are a yes or a no. Some of a game's facts are numbers: those are left out."""
    if not facts:
        return BeliefQuality("facts", (), (), source)
    said, came = (np.array(column) for column in zip(*facts, strict=True))
    chances = ((came == 0) | (came == 1)).all(0) & (said <= 1 + 1e-9).all(0)
    told, true = said[:, chances].ravel(), came[:, chances].ravel()
    doubted = (told > 1e-9) & (told < 1 - 1e-9)
    mistaken = int((abs(told - true)[~doubted] > 0.5).sum())
    return BeliefQuality(
        "facts", tuple(told[doubted].tolist()), tuple(true[doubted].tolist()), source, int((~doubted).sum()), mistaken
    )
