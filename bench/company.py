"""How agents of Krecia robota work together, and how moles hide: `python bench/company.py --mole NAME --agents NAME`.

Every deal once: the mole is one bot, all others another. Told are wins of the mole's side and how they came, missions
fulfilled, how many of the tokens that were taken landed with the mole, in how many games it was proven by cards (it had
refused a colour and then showed it) and at which trick, in how many of these it gained nothing by either card (it took
no trick and spoiled no mission), and votes of agents
that named it. `--mole harmless` plays any card that follows suit and never raises: what is fulfilled beside it is a
pure measure of cooperation. Bots count a core's own time.
"""

from __future__ import annotations

import argparse
import hashlib
import time
from collections import Counter
from typing import Any, NamedTuple

import numpy as np
from bots import in_parallel, interval

from konspira.bots import GeneralBot, bot
from konspira.bots.arena import ready
from konspira.bots.bot import Clock, chance
from konspira.games.krecia.absurd import gains
from konspira.games.krecia.actions import Play
from konspira.games.krecia.pieces import VOTING, View
from konspira.games.krecia.roles import MOLE, PROFESSOR_NO
from konspira.kernel.rule import interpret
from konspira.play import shelf
from konspira.play.match import Match
from konspira.turn import Turn


class Harmless:
    """Follows suit with any card, raises nothing, and votes for anybody."""

    name = "harmless"

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, turn: Turn) -> Any:
        """Any such action."""
        plain = [action for action in turn.legal if not (isinstance(action, Play) and action.token)]
        led = turn.view.card[turn.view.trick][0] if turn.view.played else -1
        same = [
            a for a in plain if isinstance(a, Play) and led >= 0 and int(turn.box.wording.number(a)) // 13 == led // 13
        ]
        some = same or plain
        return some[chance(self._seed, turn) % len(some)]


class Evening(NamedTuple):
    """What one game came to."""

    won: bool  # by the mole
    reason: int
    tricks: int
    fulfilled: int
    tokens: int  # taken by anybody
    moles: int  # of those, by the mole
    proven: int  # the trick at which the mole was proven, from 1; 0: never
    for_nothing: bool  # and neither by refusing nor by showing it gained anything
    named: int  # votes of agents for the mole
    asked: int  # of so many
    by_chance: float


def sit(name: str, seed: int) -> GeneralBot:
    """A bot by its name, or the harmless one."""
    return Harmless(seed) if name == "harmless" else bot(name, seed=seed)


def evening(mole: str, agents: str, seats: int, options: dict[str, Any], game: int) -> Evening:
    """Play one deal."""
    Clock.now = staticmethod(time.process_time)
    dealt = hashlib.blake2b(repr(("company", seats, sorted(options.items()), game)).encode(), digest_size=32).digest()
    match = Match(shelf.box("krecia"), seats, options or None, dealt)
    roles = match._table[0]["role"][:seats]
    sought = int(np.flatnonzero((roles == MOLE) | (roles == PROFESSOR_NO))[0])
    players = [sit(mole if seat == sought else agents, game * 8 + seat) for seat in range(seats)]
    named, asked, by_chance = 0, 0, 0.0
    proven, for_nothing, refused, gained = 0, False, 0, 0  # the last two are sets of colours
    taken = np.zeros(seats, int)
    before = match._table[0]["tokens"][:seats].astype(int).copy()
    while match.outcome is None:
        seat = match.actors[0]
        turn = match.turn(seat)
        action = players[seat].choose(turn)
        if turn.view.phase == VOTING and seat != sought:
            named, asked = named + (action.target == sought), asked + 1
            by_chance += 1 / len({vote.target for vote in turn.legal})
        if seat == sought and isinstance(action, Play) and not proven:
            card = int(turn.box.wording.number(action))
            colour, led = card % 52 // 13, int(turn.view.card[turn.view.trick][0]) // 13 if turn.view.played else -1
            gain = bool(interpret(gains)(View.plain(turn.view), card))
            if refused >> colour & 1:
                proven, for_nothing = int(turn.view.trick) + 1, not (gain or gained >> colour & 1)
            if led not in (-1, colour):
                refused |= 1 << led
                gained |= gain << led
        match.act(seat, action)
        now = match._table[0]["tokens"][:seats].astype(int)
        taken += np.maximum(now - before, 0)
        before = now.copy()
    table = match._table[0]
    tricks = int(table["trick"]) + (1 if table["played"] else 0)
    fulfilled = bin(int(table["fulfilled"])).count("1")
    won = match.outcome.payoffs[sought] > 0
    return Evening(
        bool(won), int(table["reason"]), max(tricks, 1), fulfilled, int(taken.sum()), int(taken[sought]), proven,
        for_nothing, named, asked, by_chance,
    )  # fmt: skip


def tell(title: str, found: list[Evening]) -> None:
    """What some games came to."""
    games, tricks = len(found), sum(one.tricks for one in found)
    proven = [one.proven for one in found if one.proven]
    asked = sum(one.asked for one in found)
    print(f"{title}: the mole wins {interval(sum(one.won for one in found), games)}")
    print(f"  missions fulfilled {interval(sum(one.fulfilled for one in found), tricks)} (of tricks)")
    print(f"  tokens that land with the mole {sum(o.moles for o in found) / max(1, sum(o.tokens for o in found)):.1%}")
    print(
        f"  proven by cards in {interval(len(proven), games)}"
        + (f", at trick {np.mean(proven):.1f}, {sum(o.for_nothing for o in found)} for nothing" if proven else "")
    )
    if asked:
        by_chance = sum(one.by_chance for one in found) / asked
        print(f"  votes that name the mole {interval(sum(o.named for o in found), asked)}; by chance {by_chance:.1%}")
    print("  ends:", dict(sorted(Counter(one.reason for one in found).items())), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mole", nargs="+", default=["level-4"])
    parser.add_argument("--agents", nargs="+", default=["level-4"])
    parser.add_argument("--seats", type=int, nargs="+", default=[4])
    parser.add_argument("--roles", nargs="*", default=[])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1e9)
    arguments = parser.parse_args()
    ready("krecia")
    options = {"roles": arguments.roles} if arguments.roles else {}
    sides = [(m, a, s) for s in arguments.seats for m in arguments.mole for a in arguments.agents]
    found: dict[tuple[str, str, int], list[Evening]] = {side: [] for side in sides}
    jobs = [(*side, options, game) for game in range(arguments.games) for side in sides]
    for job, result in in_parallel(evening, jobs, arguments):
        found[job[:3]].append(result)
    for (mole, agents, seats), evenings in found.items():
        tell(f"{seats} seats, mole {mole}, agents {agents}", evenings)


if __name__ == "__main__":
    main()
