"""What the bots can do, measured: `python bench/bots.py speed | solver | match | krecia | calibration`."""

from __future__ import annotations

import argparse
import functools
import hashlib
import math
import sys
import time
from pathlib import Path

import numpy as np

from konspira.bots import bot
from konspira.bots.arena import ready
from konspira.bots.beliefs import Beliefs
from konspira.bots.bot import Budget
from konspira.bots.calibration import brier, reliability
from konspira.bots.plot import reliability as draw_reliability
from konspira.bots.search import Search
from konspira.bots.solver.cfr import new_row
from konspira.bots.solver.matches import match_value
from konspira.bots.solver.pack import successor
from konspira.bots.solver.player import table
from konspira.bots.solver.recipes import TABLES, Recipe, recipes
from konspira.bots.solver.solve import Solution
from konspira.play import shelf
from konspira.play.match import Match


def key(*parts: object) -> bytes:
    return hashlib.blake2b(repr(parts).encode(), digest_size=32).digest()


def interval(wins: float, games: int) -> str:
    """A share with its 95 % interval (Wilson)."""
    z, p = 1.96, wins / games
    middle = (p + z * z / 2 / games) / (1 + z * z / games)
    half = z * math.sqrt(p * (1 - p) / games + z * z / 4 / games**2) / (1 + z * z / games)
    return f"{100 * p:.1f} % ({100 * (middle - half):.1f} to {100 * (middle + half):.1f}, {games} games)"


def speed(arguments: argparse.Namespace) -> None:
    """Imagined games a second in the search, of one core's own time."""
    for name in shelf.names():
        box = shelf.box(name)
        ready(name)
        for seats in sorted({max(2, box.seats.start), min(4, box.seats.stop - 1)} & set(box.seats)):
            match, player = Match(box, seats, None, key(name, seats)), Search(Budget(iterations=8000), seed=1)
            iterations, spent = 0, 0.0
            while match.outcome is None and spent < arguments.seconds:
                seat = match.actors[0]
                turn = match.turn(seat)
                if len(turn.legal) > 1:
                    began = time.process_time()
                    thought = player.think(turn)
                    spent += time.process_time() - began
                    iterations += thought.iterations
                match.act(seat, bot("random", seed=len(turn.history)).choose(turn))
            print(f"{name}, {seats} seats: {iterations / spent:,.0f} playouts a second")


def shipped(recipe: Recipe) -> Solution | None:
    """A shipped table as a solution again, to be examined."""
    known = table(recipe)
    if known is None:
        return None
    solution = Solution(known.game)
    bids = len(known.game.bids)
    for seat in (0, 1):
        solution.ends[seat] = known.parts[f"ends{seat}"].astype(float)
        columns = [known.parts[f"{part}{seat}"].tolist() for part in ("node", "state", "action", "chance")]
        for node, state, action, chance in zip(*columns, strict=True):
            if solution.used[0] > len(solution.keys) // 2:
                solution._make_room()
            row = new_row(solution.keys, successor(node, action, bids), solution.used)
            solution.average[seat][row, state] = chance
    return solution


def solver(arguments: argparse.Namespace) -> None:
    """Values and exploitabilities of all shipped tables, by an exact best answer in the game each was solved in."""
    print(f"{'table':16} {'game':>10} {'value':>9} {'solved':>9} {'shipped':>9} {'size':>8}")
    for recipe in recipes():
        solution = shipped(recipe)
        if solution is None:
            print(f"{recipe.name:16} missing")
            continue
        known = table(recipe)
        assert known is not None
        faces = len({face for _, face in known.game.bids})
        game = "exact" if recipe.exact else "reduced" if faces == 6 else "fives, sixes"
        size = (TABLES / f"{recipe.name}.npz").stat().st_size
        print(
            f"{recipe.name:16} {game:>12} {known.value:+9.5f} {float(known.parts['solved']):9.2g} "
            f"{solution.exploitability():9.2g} {size / 1024:6.0f} kB",
            flush=True,
        )


def match(arguments: argparse.Namespace) -> None:
    """How likely the starter wins a match of two from every number of cards, by value order."""

    @functools.cache
    def won(mine: int, theirs: int, jokers: bool) -> float:
        known = table(Recipe((mine, theirs), False, jokers))
        if known is None:
            raise SystemExit(f"no table for {mine} against {theirs}: python -m konspira.bots.solver.make")
        return (1 + known.value) / 2

    for jokers in (False, True):
        for fewer in (False, True):
            print(f"{'jokers' if jokers else 'no jokers'}, {'fewer cards' if fewer else 'base game'}:")
            for mine in range(1, 6):
                row = [
                    match_value(lambda a, b, j=jokers: won(a, b, j), (mine, other), fewer_cards=fewer)
                    for other in range(1, 6)
                ]
                print("  starter with", mine, " ".join(f"{100 * value:5.1f}" for value in row))


def krecia(arguments: argparse.Namespace) -> None:
    """Experts and middle players as mole and as agents, four seats; and whom the expert would vote for."""
    ready("krecia")
    box = shelf.box("krecia")
    expert, middle = arguments.expert, arguments.middle
    for mole, agents in ((middle, middle), (expert, middle), (middle, expert), (expert, expert)):
        wins, named, asked = 0, 0, 0
        for game in range(arguments.games):
            match = Match(box, 4, None, key("krecia", game))
            sought = int(np.flatnonzero(match._table[0]["role"][:4] == 1)[0])
            players = [bot(mole if seat == sought else agents, seed=game * 8 + seat) for seat in range(4)]
            while match.outcome is None:
                seat = match.actors[0]
                turn = match.turn(seat)
                if turn.view.phase == 4 and seat != sought:
                    suspects = Beliefs(turn, game, 500).facts()[:4]
                    suspects[[place for place in range(4) if turn.view.revealed >> place & 1]] = 0
                    named += int(np.argmax(suspects)) == sought
                    asked += 1
                match.act(seat, players[seat].choose(turn))
            wins += match.outcome.payoffs[sought] > 0
        print(f"mole {mole}, agents {agents}: the mole wins {interval(wins, arguments.games)}", flush=True)
        if asked:
            print(f"  agents at the vote name the mole in {interval(named, asked)}; by chance 33 % or a little more")


def calibration(arguments: argparse.Namespace) -> None:
    """How often beliefs come true: the standing bid in GRA, the mole in Krecia, the owners in Agenci."""
    for game, seats, options in (("gra", 3, {"fewer_cards": True}), ("krecia", 4, {}), ("agenci", 3, {})):
        ready(game)
        box, said, plain, came = shelf.box(game), [], [], []
        for number in range(arguments.games):
            match = Match(box, seats, options, key(game, number))
            players = [bot(arguments.middle, seed=number * 8 + seat) for seat in range(seats)]
            while match.outcome is None:
                seat = match.actors[0]
                turn = match.turn(seat)
                if len(turn.history) % 5 == 0:
                    truth = Beliefs(turn, 1, 1, doubting=False)
                    truth.worlds[0] = match._table[0]
                    believed = Beliefs(turn, 1, 300)
                    uniform = Beliefs(turn, 1, 300, doubting=False)
                    for fact in _facts(game, seats, seat, turn):
                        said.append(float(believed.facts()[fact]))
                        plain.append(float(uniform.facts()[fact]))
                        came.append(float(truth.facts()[fact]))
                match.act(seat, players[seat].choose(turn))
        print(
            f"{game}: Brier {brier(said, came):.4f}, without reading behaviour {brier(plain, came):.4f}, "
            f"{len(came)} cases"
        )
        if arguments.plot:
            path = Path(arguments.plot) / f"reliability-{game}.svg"
            path.write_text(draw_reliability(*reliability(said, came), f"beliefs in {game}"), encoding="utf-8")
            print(f"  drawn in {path}")


def _facts(game: str, seats: int, seat: int, turn: object) -> list[int]:
    """The facts that are a yes or a no and that the seat does not know."""
    if game == "gra":
        view = turn.view  # type: ignore[attr-defined]  # a turn
        return [0] if view.bidder >= 0 else []
    if game == "krecia":
        return [place for place in range(seats) if place != seat]
    return [other * 7 + agent for other in range(seats) if other != seat for agent in range(7)]


def main() -> None:
    """One of the measurements."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("speed", "solver", "match", "krecia", "calibration"))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--expert", default="level-5@0.2s")
    parser.add_argument("--middle", default="level-3")
    parser.add_argument("--plot", help="a folder for reliability plots")
    arguments = parser.parse_args()
    getattr(sys.modules[__name__], arguments.what)(arguments)


if __name__ == "__main__":
    main()
