"""How to read others by a net: `python bench/kinds.py krecia --bot level-1 --games 12` tries powers and kinds.

In the same moments of the same games, the Brier score of what is believed (GRA: the standing bid is true; Krecia
robota: this one is the mole) without reading, by habits alone, and by several ways to mix who plays as the net does,
by habit, and anyhow. `TRUST` and `KINDS` in `bots/nets/search.py` were chosen by it.
"""

from __future__ import annotations

import argparse
import itertools

import numpy as np
from bots import _facts, key

from konspira.bots import bot
from konspira.bots.arena import ready
from konspira.bots.beliefs import Beliefs
from konspira.bots.calibration import brier
from konspira.bots.nets import search
from konspira.bots.nets.search import NetSearch
from konspira.play import shelf
from konspira.play.match import Match
from konspira.turn import Turn

TRUSTS = (0.4, 0.7, 1.0)
NET_ALONE = (1.0, 1e-12, 1e-12)
KINDS = (NET_ALONE, (0.8, 0.15, 0.05), (0.7, 0.2, 0.1), (0.6, 0.3, 0.1), (0.3, 0.6, 0.1))
WORLDS = 300


def believed(turn: Turn) -> list[np.ndarray]:
    """The facts of a turn: without reading, by habits, and in every way that is tried."""
    told = [Beliefs(turn, 1, WORLDS, doubting=False).facts(), Beliefs(turn, 1, WORLDS).facts()]
    for trust, kinds in itertools.product(TRUSTS, KINDS):
        search.KINDS = np.array(kinds)
        told.append(NetSearch(seed=1, worlds=WORLDS, trust=trust).believe(turn, 1).facts())
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("gra", "krecia"))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bot", default="level-3")
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    parser.add_argument("--games", type=int, default=12)
    given = parser.parse_args()
    ready(given.game)
    said: list[list[np.ndarray]] = []
    true: list[np.ndarray] = []
    for number in range(given.first, given.first + given.games):
        match = Match(shelf.box(given.game), given.seats, {}, key(given.game, "fresh", number))
        players = [bot(given.bot, seed=number * 8 + seat) for seat in range(given.seats)]
        while match.outcome is None:
            seat = match.actors[0]
            turn = match.turn(seat)
            asked = _facts(given.game, given.seats, seat, turn)
            if asked and (given.game == "gra" or len(turn.history) % 5 == 0):
                truth = Beliefs(turn, 1, 1)
                truth.worlds, truth.weight = match._table.copy(), np.ones(1)
                true.append(truth.facts()[asked])
                said.append([facts[asked] for facts in believed(turn)])
            match.act(seat, players[seat].choose(turn))
    came = np.concatenate(true)
    print(f"{given.game}, {given.seats} seats, {given.bot}: {given.games} games, {len(came)} cases")
    ways = ["without reading", "by habits", *(f"power {t}, kinds {k}" for t, k in itertools.product(TRUSTS, KINDS))]
    for way, told in zip(ways, zip(*said, strict=True), strict=True):
        print(f"{brier(np.concatenate(told), came):.4f}  {way}")
    print(f"{np.var(came):.4f}  always the mean")


if __name__ == "__main__":
    main()
