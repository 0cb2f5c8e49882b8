"""What the bots can do, measured: `python bench/bots.py WHAT`, where WHAT is one of `MEASURES`.

Games are played on all cores (one each), kept in a folder, and played on from there; `--seconds` ends it early.
Duels, ratings and roles count a core's own time: the same for all bots, whatever else the machine does.
"""

from __future__ import annotations

import argparse
import datetime
import hashlib
import itertools
import json
import math
import os
import sys
import time
import tomllib
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from konspira.bots import bot
from konspira.bots.arena import Ledger, Tournament, play, ready
from konspira.bots.beliefs import Beliefs
from konspira.bots.bot import Budget, Clock
from konspira.bots.calibration import brier, calibration_error, reliability
from konspira.bots.coach import thinker, win_chance
from konspira.bots.levels import FILE, LEVELS, thinking
from konspira.bots.nets.file import shipped
from konspira.bots.nets.search import NetSearch
from konspira.bots.plot import reliability as draw_reliability
from konspira.bots.ratings import elo_of_sides, rate, versus
from konspira.bots.search import Search
from konspira.play import shelf
from konspira.play.match import Match

MEASURES = ("speed", "replies", "duels", "ratings", "krecia", "calibration", "chances", "hopes")
DUELS = (  # game, seats, bots, games
    ("gra", 2, ("flat@0.2s", "search@0.2s"), 160),
    ("krecia", 4, ("flat@0.2s", "search@0.2s"), 252),
    ("agenci", 2, ("flat@0.2s", "search@0.2s"), 60),
    ("agenci", 2, ("baseline@0.2s", "search@0.2s"), 80),
    ("agenci", 4, ("baseline@0.2s", "search@0.2s"), 112),
)
RATED = (("gra", 2, 960), ("agenci", 2, 80))  # game, seats, games
SIDES = 30  # deals of Krecia robota, each with the mole and the agents of every two levels


def key(*parts: object) -> bytes:
    return hashlib.blake2b(repr(parts).encode(), digest_size=32).digest()


def interval(wins: float, games: int) -> str:
    """A share with its 95 % interval (Wilson)."""
    z, p = 1.96, wins / games
    middle = (p + z * z / 2 / games) / (1 + z * z / games)
    half = z * math.sqrt(p * (1 - p) / games + z * z / 4 / games**2) / (1 + z * z / games)
    return f"{100 * p:.1f} % ({100 * (middle - half):.1f} to {100 * (middle + half):.1f}, {games} games)"


# -- many games at once -----------------------------------------------------------------------------


def in_parallel(work: Callable[..., Any], jobs: Iterable[tuple[Any, ...]], arguments: argparse.Namespace) -> Any:
    """Every job and its result, as they come, one job a core; no new ones when the time is nearly up."""
    until, waiting = time.monotonic() + arguments.seconds, iter(jobs)
    running: dict[Future[Any], tuple[Any, ...]] = {}
    with ProcessPoolExecutor(arguments.workers, mp_context=get_context("spawn")) as pool:
        while True:
            while len(running) < arguments.workers and time.monotonic() < until:
                job = next(waiting, None)
                if job is None:
                    break
                running[pool.submit(work, *job)] = job
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(done), done.result()


def played(tournaments: list[Tournament], arguments: argparse.Namespace) -> list[Ledger]:
    """The ledgers of tournaments, with all games that time allows; every tournament gets on as fast as the others."""
    folder = Path(arguments.folder)
    folder.mkdir(parents=True, exist_ok=True)
    ledgers = []
    for tournament in tournaments:
        ready(tournament.game)
        bots = "-".join(tournament.bots).replace("@", "_").replace("/", "_")
        name = f"arena-{tournament.game}-{tournament.seats}-{tournament.seed}-{bots}.jsonl"
        ledgers.append(Ledger(folder / name, tournament))
    missing = [
        (1 - left / tournament.games, number, tournament, game)
        for number, tournament in enumerate(tournaments)
        for left, game in enumerate(reversed(ledgers[number].missing(tournament)), 1)
    ]
    jobs = [(tournament, game, number) for _, number, tournament, game in sorted(missing, key=lambda job: job[:2])]
    for (_, _, number), result in in_parallel(by_own_time, jobs, arguments):
        ledgers[number].add(result)
    return ledgers


def by_own_time(tournament: Tournament, game: Any, number: int) -> Any:
    """A game in which seconds are those that a core spends on it."""
    Clock.now = staticmethod(time.process_time)
    return play(tournament, game)


# -- what is measured -------------------------------------------------------------------------------


def speed(arguments: argparse.Namespace) -> None:
    """Imagined games a second in the search, of one core's own time."""
    for name in shelf.names():
        box = shelf.box(name)
        ready(name)
        for seats in sorted({max(2, box.seats.start), min(4, box.seats.stop - 1)} & set(box.seats)):
            match, player = Match(box, seats, None, key(name, seats)), Search(Budget(iterations=8000), seed=1)
            iterations, spent = 0, 0.0
            while match.outcome is None and spent < 4.0:
                seat = match.actors[0]
                turn = match.turn(seat)
                if len(turn.legal) > 1:
                    began = time.process_time()
                    thought = player.think(turn)
                    spent += time.process_time() - began
                    iterations += thought.iterations
                match.act(seat, bot("random", seed=len(turn.history)).choose(turn))
            print(f"{name}, {seats} seats: {iterations / spent:,.0f} playouts a second", flush=True)


def replies(arguments: argparse.Namespace) -> None:
    """How long each level takes to reply, ten seconds of games each; GRA by count too, whose tables are the largest."""
    by_count = {"bid_order": "count", "fewer_cards": True}
    for game, options in [(game, {}) for game in arguments.only] + [("gra", by_count)]:
        ready(game)
        for seats, level in itertools.product((2, 4), LEVELS):
            player, took, began = bot(level, seed=1), [0.0], time.perf_counter()
            while time.perf_counter() - began < 10:
                match = Match(shelf.box(game), seats, options, key(game, seats, len(took)))
                while match.outcome is None and time.perf_counter() - began < 10:
                    turn = match.turn(match.actors[0])
                    asked = time.perf_counter()
                    action = player.choose(turn)
                    took.append(time.perf_counter() - asked)
                    match.act(match.actors[0], action)
            kind = ", by count" if options else ""
            mean, longest = 1000 * sum(took) / (len(took) - 1), 1000 * max(took)
            print(
                f"{game}{kind}, {seats} seats, {level}: {mean:.0f} ms, the longest of {len(took) - 1} {longest:.0f} ms"
            )


def duels(arguments: argparse.Namespace) -> None:
    """Search against flat Monte Carlo and against the public baseline, at equal time."""
    tournaments = [Tournament(game, bots, games, seats) for game, seats, bots, games in DUELS if game in arguments.only]
    for tournament, ledger in zip(tournaments, played(tournaments, arguments), strict=True):
        for found in versus(tournament.bots, ledger.results):
            print(
                f"{tournament.game}, {tournament.seats} seats: {found.better} gets more than {found.worse} "
                f"in {found.score:.1%}, {found.difference:+.3f} ± {found.error:.3f} a game, "
                f"p = {found.p:.1e}, {len(ledger.results)} games"
            )


def ratings(arguments: argparse.Namespace) -> None:
    """The levels of each game against each other, written into the repository; and how long they take to reply."""
    measured = tomllib.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    tournaments = [
        Tournament(game, tuple(LEVELS), games, seats, {}, 7) for game, seats, games in RATED if game in arguments.only
    ]
    for tournament, ledger in zip(tournaments, played(tournaments, arguments), strict=True):
        table = rate(tournament.bots, ledger.results)
        rated = {level.name: (level.rating, level.rating_error) for level in table}
        found = _rated(tournament.game, ledger.path, tournament.seats, len(ledger.results), rated)
        measured[tournament.game] = found
        for level in sorted(table, key=lambda level: level.name):
            print(
                f"{tournament.game} {level.name}: {level.rating:.0f} ± {level.rating_error:.0f}, "
                f"payoff {level.mean:.3f} ± {level.mean_error:.3f}, "
                f"a reply {1000 * level.seconds:.0f} ms, the longest {1000 * level.longest:.0f}"
            )
    if "krecia" in arguments.only:
        measured["krecia"] = sides(arguments)
    told = [
        "# Made by `python bench/bots.py ratings`: Elo, and half of the 95 % interval. Compare within a game only; the",
        "# mean of the five is 1500. `thinks`: how each level does, and for how many iterations or seconds at most.",
    ]
    for game, numbers in measured.items():
        told += ["", f"[{game}]", *(f"{name} = {_toml(number)}" for name, number in numbers.items())]
    FILE.write_text("\n".join(told) + "\n", encoding="utf-8")


def _rated(game: str, path: Path, seats: int, games: int, ratings: dict[str, tuple[float, float]]) -> dict[str, Any]:
    when = datetime.datetime.fromtimestamp(path.stat().st_mtime, datetime.UTC).date()
    ways = [thinking(shelf.box(game), level) for level in LEVELS]
    told: dict[str, Any] = {"measured": when, "seats": seats, "games": games}
    told["thinks"] = [f"{way}@{budget}" if budget else way for way, budget, _ in ways]
    return told | {name: [round(ratings[name][0]), math.ceil(ratings[name][1])] for name in LEVELS}


def _toml(value: Any) -> str:
    return str(value) if isinstance(value, datetime.date) else json.dumps(value)


def sides(arguments: argparse.Namespace) -> dict[str, Any]:
    """Krecia robota by whole sides: the mole of one level, all agents of another, the same deals for every two."""
    ready("krecia")
    path, names = Path(arguments.folder) / "sides-krecia.jsonl", list(LEVELS)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    found = {tuple(json.loads(line)[:3]): bool(json.loads(line)[3]) for line in path.read_text().splitlines()}
    pairs = list(itertools.permutations(names, 2))
    jobs = [
        (mole, agents, deal) for deal in range(SIDES) for mole, agents in pairs if (mole, agents, deal) not in found
    ]
    for job, result in in_parallel(krecia_game, jobs, arguments):
        found[job] = bool(result[0])
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([*job, int(result[0])]) + "\n")
    deals = np.zeros((SIDES, len(names), len(names), 2))
    for (mole, agents, deal), won in found.items():
        deals[deal, names.index(mole), names.index(agents)] += won, 1 - won
    for name in names:
        own = names.index(name)
        mole, others = deals[:, own].sum((0, 1)), deals[:, :, own].sum((0, 1))
        print(f"krecia {name}: as the mole wins {interval(mole[0], int(mole.sum()))}", end=", ")
        print(f"as agents {interval(others[1], int(others.sum()))}")
    deals = deals[deals.any((1, 2, 3))]
    drawn = np.random.default_rng(1).integers(len(deals), size=(200, len(deals)))
    rating, spread = elo_of_sides(deals.sum(0)), np.std([elo_of_sides(deals[draw].sum(0)) for draw in drawn], axis=0)
    for name, level, error in zip(names, rating, 1.96 * spread, strict=True):
        print(f"krecia {name}: {level:.0f} ± {error:.0f}")
    return _rated("krecia", path, 4, len(found), dict(zip(names, zip(rating, 1.96 * spread, strict=True), strict=True)))


def krecia(arguments: argparse.Namespace) -> None:
    """Experts and middle players as mole and as agents, four seats; and whom the agents vote for."""
    ready("krecia")
    expert, middle = arguments.expert, arguments.middle
    sides = ((middle, middle), (expert, middle), (middle, expert), (expert, expert))
    found: dict[tuple[str, str], list[tuple[bool, int, int, float]]] = {side: [] for side in sides}
    jobs = [(*side, game) for game in range(arguments.games) for side in sides]
    for (mole, agents, _), result in in_parallel(krecia_game, jobs, arguments):
        found[mole, agents].append(result)
    for (mole, agents), results in found.items():
        wins, named, asked = (sum(result[i] for result in results) for i in range(3))
        print(f"mole {mole}, agents {agents}: the mole wins {interval(wins, len(results))}")
        if asked:
            chance = sum(result[3] for result in results) / asked
            print(f"  agents' votes name the mole in {interval(named, asked)}; by chance {100 * chance:.1f} %")


def krecia_game(mole: str, agents: str, game: int) -> tuple[bool, int, int, float]:
    """Does the mole win; how many votes of agents named it, of how many, and how many would by chance?"""
    Clock.now = staticmethod(time.process_time)
    match = Match(shelf.box("krecia"), 4, None, key("krecia", game))
    sought = int(np.flatnonzero(match._table[0]["role"][:4] == 1)[0])
    players = [bot(mole if seat == sought else agents, seed=game * 8 + seat) for seat in range(4)]
    named, asked, chance = 0, 0, 0.0
    while match.outcome is None:
        seat = match.actors[0]
        turn = match.turn(seat)
        action = players[seat].choose(turn)
        if turn.view.phase == 4 and seat != sought:
            named += action.target == sought
            asked += 1
            chance += 1 / len(turn.legal)
        match.act(seat, action)
    return match.outcome.payoffs[sought] > 0, named, asked, chance


def calibration(arguments: argparse.Namespace) -> None:
    """How often beliefs come true: the standing bid in GRA, the mole in Krecia, the owners in Agenci."""
    cases = (
        ("gra", 2, {}), ("gra", 3, {"bid_order": "count"}), ("gra", 2, {"jokers": True}),
        ("gra", 3, {"fewer_cards": True}), ("krecia", 4, {}), ("agenci", 3, {}),
    )  # fmt: skip
    if arguments.seats:
        cases = tuple((game, seats, {}) for game in arguments.only for seats in arguments.seats)
    wanted = [case for case in cases if case[0] in arguments.only]
    for game in {case[0] for case in wanted}:
        ready(game)
    said: list[list[tuple[float, ...]]] = [[] for _ in wanted]
    jobs = [
        (*case, n, arguments.middle, i, arguments.worlds)
        for n in range(arguments.games)
        for i, case in enumerate(wanted)
    ]
    for job, result in in_parallel(beliefs_of_game, jobs, arguments):
        said[job[5]] += result
    for (game, seats, options), cases_of_it in zip(wanted, said, strict=True):
        if not cases_of_it:
            continue
        told, by_habits, plain, came = (list(column) for column in zip(*cases_of_it, strict=True))
        print(
            f"{game} {seats} {options}: Brier {brier(told, came):.4f}, by habits {brier(by_habits, came):.4f}, without "
            f"reading behaviour {brier(plain, came):.4f}, always the mean {np.var(came):.4f}, {len(came)} cases"
        )
        if arguments.plot:
            path = Path(arguments.plot) / f"reliability-{'-'.join([game, str(seats), *options])}.svg"
            path.write_text(draw_reliability(*reliability(told, came), f"beliefs in {game}"), encoding="utf-8")


def chances(arguments: argparse.Namespace) -> None:
    """How often a win comes that the coach says is so likely, by ten bins, at every seat count; coaches play."""
    found = said_and_came(arguments)
    for (game, seats), decisions in found.items():
        told, came = ([decision[place] for decision in decisions] for place in (2, 3))
        print(f"{game}, {seats} seats: {hopeful(told, came)}, {len({number for number, *_ in decisions})} games")
        bins = zip(*reliability(told, came), strict=True)
        print("  said → came:", ", ".join(f"{mean:.0%} → {share:.0%} of {n}" for mean, share, n in bins), flush=True)


def hopeful(told: list[float], came: list[float]) -> str:
    """Whether what was said came, in a line."""
    return (
        f"says {np.mean(told):.1%}, comes {np.mean(came):.1%}, ECE {100 * calibration_error(told, came):.1f} points, "
        f"Brier {brier(told, came):.3f} (always the mean: {np.var(came):.3f}), {len(came)} decisions"
    )


def said_and_came(arguments: argparse.Namespace) -> dict[tuple[str, int], list[tuple[int, float, float, float]]]:
    """By game and seats: the number of each game, what thinking brought, what was said, what came."""
    cases = [(game, seats) for game in arguments.only for seats in shelf.box(game).seats if seats > 1]
    for game in arguments.only:
        ready(game)
    path = Path(arguments.folder) / f"chances-{'-'.join(arguments.only)}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    kept = {tuple(job): told for job, told in map(json.loads, path.read_text(encoding="utf-8").splitlines())}
    wanted = range(arguments.first, arguments.games)
    jobs = [(*case, n) for n in wanted for case in cases if (*case, n) not in kept]
    for job, told in in_parallel(chances_of_game, jobs, arguments):
        kept[job] = told
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([job, told]) + "\n")
    found: dict[tuple[str, int], list[tuple[int, float, float, float]]] = {case: [] for case in cases}
    for (game, seats, number), told in sorted(kept.items()):
        if number not in wanted:
            continue
        found[game, seats] += [(number, *decision) for decision in told]
    return {case: decisions for case, decisions in found.items() if decisions}


def hopes(arguments: argparse.Namespace) -> None:
    """A line of log odds from what thinking brought to what came; its hope and its slope change with the log of seats.

    It is fitted to the games below `--fitted`, and told of the others.
    """
    found = [(*case, *decision) for case, decisions in said_and_came(arguments).items() for decision in decisions]
    seats, number, share, came = (np.array([one[place] for one in found]) for place in (1, 2, 3, 5))
    odds, more = np.log(np.clip(share, 0.01, 0.99) / np.clip(1 - share, 0.01, 0.99)), np.log(seats / 2)
    signs, known = np.stack([odds, -more * odds, -np.ones(len(odds)), -more], 1), number < arguments.fitted
    line = np.array([1.0, 0.0, 0.0, 0.0])
    for _ in range(20):
        chance = 1 / (1 + np.exp(-signs @ line))
        spread = signs * (chance * (1 - chance) * known)[:, None]
        line += np.linalg.solve(spread.T @ signs + 1e-3 * np.eye(len(line)), ((came - chance) * known) @ signs)
    print("steady {:.2f}, less {:.2f} log(seats / 2); hopes {:.2f}, more {:.2f} log(seats / 2)".format(*line))
    chance = 1 / (1 + np.exp(-signs @ line))
    for kind in sorted(set(seats)):
        other = ~known & (seats == kind)
        print(f"{kind} seats: {hopeful(list(chance[other]), list(came[other]))}, {len(set(number[other]))} games")


def chances_of_game(game: str, seats: int, number: int) -> list[tuple[float, float, float]]:
    """Of the choice a coach likes best at every decision: what thinking brought, what is said, what the seat got."""
    match, said = Match(shelf.box(game), seats, None, key("chances", game, number)), []
    ready(game)
    iterations = 400 if shipped(match.box) else 1500
    players = [thinker(match.box, Budget(iterations=iterations), number * 8 + seat) for seat in range(seats)]
    while match.outcome is None:
        seat = match.actors[0]
        turn = match.turn(seat)
        if len(turn.legal) == 1:
            match.act(seat, turn.legal[0])
            continue
        best = players[seat].think(turn).choices[0]
        said.append((seat, best.share, win_chance(turn, best.share)))
        match.act(seat, turn.box.wording.value(best.number))
    return [(share, value, match.outcome.payoffs[seat]) for seat, share, value in said]


def beliefs_of_game(
    game: str, seats: int, options: dict[str, Any], number: int, player: str, case: int, worlds: int = 300
) -> list[tuple[float, ...]]:
    """Of some moments: how likely a thing is believed to be, by habits, without reading behaviour, and if it is so."""
    match, found = Match(shelf.box(game), seats, options, key(game, number)), []
    players = [bot(player, seed=number * 8 + seat) for seat in range(seats)]
    while match.outcome is None:
        seat = match.actors[0]
        turn = match.turn(seat)
        asked = _facts(game, seats, seat, turn)
        if asked and (game == "gra" or len(turn.history) % 5 == 0):
            believed = Beliefs(turn, 1, worlds)
            by_habits = believed.facts()
            told = NetSearch(seed=1, worlds=worlds).believe(turn, 1).facts() if shipped(turn.box) else by_habits
            plain = Beliefs(turn, 1, worlds, doubting=False).facts()
            believed.worlds, believed.weight = match._table.copy(), np.ones(1)
            truth = believed.facts()
            found += [tuple(float(one[fact]) for one in (told, by_habits, plain, truth)) for fact in asked]
        match.act(seat, players[seat].choose(turn))
    return found


def _facts(game: str, seats: int, seat: int, turn: Any) -> list[int]:
    """The facts that are a yes or a no and that the seat does not know."""
    if game == "gra":
        return [0] if turn.view.phase == 1 and turn.view.bidder >= 0 else []
    if game == "krecia":
        return [place for place in range(seats) if place != seat and not turn.view.revealed >> place & 1]
    return [other * 7 + agent for other in range(seats) if other != seat for agent in range(7)]


def main() -> None:
    """One of the measurements."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=MEASURES)
    parser.add_argument("--games", type=int, default=60, help="of each kind, for krecia and calibration")
    parser.add_argument("--first", type=int, default=0, help="for chances and hopes: no games below this number")
    parser.add_argument("--seats", nargs="*", type=int, help="for calibration: base games with so many seats")
    parser.add_argument("--fitted", type=int, default=33, help="for hopes: games below this number")
    parser.add_argument("--worlds", type=int, default=300, help="for calibration: imagined at each moment")
    parser.add_argument("--only", nargs="*", default=["gra", "krecia", "agenci"], help="these games")
    parser.add_argument("--seconds", type=float, default=1e9, help="start no more games after so long")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", default="build/bots", help="where results are kept")
    parser.add_argument("--expert", default="level-5@0.2s")
    parser.add_argument("--middle", default="level-3")
    parser.add_argument("--plot", help="a folder for reliability plots")
    arguments = parser.parse_args()
    getattr(sys.modules[__name__], arguments.what)(arguments)


if __name__ == "__main__":
    main()
