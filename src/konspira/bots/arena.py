"""The arena: bots play each other, every deal in all seatings, until it is clear who is better, and by how much."""

from __future__ import annotations

import hashlib
import itertools
import json
import math
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from konspira.bots import bot
from konspira.bots.bot import act
from konspira.bots.engine import engine
from konspira.kernel.backend import compiled
from konspira.play import shelf
from konspira.play.match import Match

SEATINGS = 24  # of one deal, at most
RESAMPLES = 300
FEW_DEALS = 20
FLIPS = 14  # so many deals are tried with all signs


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: which bots, at how many seats, with which options; `seed` makes it the same again."""

    game: str
    bots: tuple[str, ...]
    games: int
    seats: int
    options: dict[str, Any] = {}
    seed: int = 0


class Game(msgspec.Struct, frozen=True):
    """One game of a plan: which deal, and who sits where (places in the plan's list of bots)."""

    number: int
    deal: int
    seating: tuple[int, ...]


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the seats' payoffs, and each bot's replies and thinking time."""

    number: int
    deal: int
    seating: tuple[int, ...]
    payoffs: tuple[float, ...]
    replies: tuple[int, ...]
    seconds: tuple[float, ...]
    longest: tuple[float, ...]


def seatings(bots: int, seats: int, seed: int = 0) -> list[tuple[int, ...]]:
    """All ways to seat the bots that differ, two different bots at least; a fair sample where there are too many.

    The sample is closed under turning the table, so that every bot sits everywhere equally often. Where there is one
    seat, everybody plays the deal alone.
    """
    if bots == 1 or seats == 1:
        return [(b,) * seats for b in range(bots)]
    if bots**seats - bots <= SEATINGS:
        return [s for s in itertools.product(range(bots), repeat=seats) if len(set(s)) > 1]
    chance = np.random.default_rng(seed)
    found: dict[tuple[int, ...], None] = {}
    for _ in range(SEATINGS):
        sitting = [int(b) for b in (list(chance.permutation(bots)) * (1 + seats // bots))[:seats]]
        chance.shuffle(sitting)
        if len(found) + seats <= SEATINGS:
            for turned in range(seats):
                found[tuple(sitting[turned:] + sitting[:turned])] = None
    return list(found)


def schedule(plan: Plan) -> Iterator[Game]:
    """The games of a plan, deal by deal."""
    number = 0
    for deal in itertools.count():
        for seating in seatings(len(plan.bots), plan.seats, plan.seed * 1_000_003 + deal):
            if number == plan.games:
                return
            yield Game(number, deal, seating)
            number += 1


def deal_key(plan: Plan, deal: int) -> bytes:
    """The key of a deal: the same for all its seatings."""
    return hashlib.blake2b(f"{plan.game} {plan.seed} {deal}".encode(), digest_size=32).digest()


def ready(game: str) -> None:
    """See to it that the machine code of a game is there before anybody's time is taken."""
    box = shelf.box(game)
    compiled(box).load()
    engine(box).load()


def play(plan: Plan, game: Game) -> Result:
    """Play one game; every bot is seeded by the deal and its seat, so that it can be played again."""
    ready(plan.game)
    match = Match(shelf.box(plan.game), plan.seats, dict(plan.options), deal_key(plan, game.deal))
    sitting = [bot(plan.bots[b], seed=(game.deal << 8) + seat) for seat, b in enumerate(game.seating)]
    replies, seconds, longest = [0] * plan.seats, [0.0] * plan.seats, [0.0] * plan.seats
    while match.outcome is None:
        seat = match.actors[0]
        took = act(match, seat, sitting[seat], plan.bots[game.seating[seat]])
        replies[seat] += 1
        seconds[seat] += took
        longest[seat] = max(longest[seat], took)
    return Result(
        game.number, game.deal, game.seating, match.outcome.payoffs,
        tuple(replies), tuple(round(s, 4) for s in seconds), tuple(round(s, 4) for s in longest),
    )  # fmt: skip


# -- a journal of results, so that an arena can be stopped and go on --------------------------------


class BadLedger(ValueError):
    """The file is no ledger of this arena; `line` is the one that cannot be, where it is not the plan."""

    def __init__(self, said: str, line: int | None = None) -> None:
        self.line = line
        super().__init__(said)


class Ledger:
    """A file with the plan in its first line and a result in every other."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.results: list[Result] = []
        first = msgspec.json.encode(msgspec.structs.replace(plan, games=0)).decode()
        if path.exists():
            lines = path.read_text(encoding="utf-8").splitlines()
            if not lines or lines[0] != first:
                raise BadLedger(f"{path} holds the results of another arena; name another file or remove it")
            whole = [(number, line) for number, line in enumerate(lines[1:], 2) if _whole(line)]
            self.results = [_result(line, plan, path, number) for number, line in whole]
        text = "".join(line + "\n" for line in [first, *map(_line, self.results)])
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")

    def add(self, result: Result) -> None:
        """Keep a result."""
        self.results.append(result)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(_line(result) + "\n")

    def missing(self, plan: Plan) -> list[Game]:
        """The games that are still to be played, whatever numbers those had that were."""
        done = {(result.deal, result.seating) for result in self.results}
        return [game for game in schedule(plan) if (game.deal, game.seating) not in done]


def _line(result: Result) -> str:
    return msgspec.json.encode(result).decode()


def _result(line: str, plan: Plan, path: Path, number: int) -> Result:
    """The result in a line, if it is one of this plan."""
    try:
        result = msgspec.json.decode(line, type=Result)
    except msgspec.DecodeError as error:
        raise BadLedger(f"{path}, line {number}: {error}", number) from None
    each = (result.seating, result.payoffs, result.replies, result.seconds, result.longest)
    if any(len(one) != plan.seats for one in each) or not set(result.seating) <= set(range(len(plan.bots))):
        raise BadLedger(f"{path}, line {number}: not a result of this arena", number)
    return result


def _whole(line: str) -> bool:
    """A line cut off by a crash is played again."""
    try:
        json.loads(line)
    except ValueError:
        return False
    return True


# -- what the results say ---------------------------------------------------------------------------


class Standing(msgspec.Struct, frozen=True):
    """How a bot did: mean payoff and rating with 95 % intervals, and how it thought."""

    name: str
    games: int
    mean: float
    mean_error: float
    rating: float
    rating_error: float
    seconds: float  # a reply
    longest: float


class Versus(msgspec.Struct, frozen=True):
    """Two bots at the same tables: how much more one gets a game, deal by deal, and how sure that is."""

    better: str
    worse: str
    score: float  # the share of games in which the first got more, half for equal
    difference: float
    error: float
    p: float


def standings(names: tuple[str, ...], results: list[Result]) -> list[Standing]:
    """The table, best first. Intervals come from drawing whole deals again and again, or games where deals are few.

    What is drawn is now and then turned round, as if two in four more had gone the other way: so few results, or
    results that all say the same, leave doubt. Those of the same bots at the same deal are turned together.
    """
    if not results:
        return []
    deals, alone = _by_deal(results), len(results[0].seating) == 1
    if len(deals) < FEW_DEALS and not alone:
        deals = [[result] for result in results]
    split = [[deal] if alone else _by_company(deal) for deal in deals]
    parts = [part for deal in split for part in deal]
    wins = np.array([_wins(len(names), part) for part in parts])
    got = np.array([_got(len(names), part) for part in parts])
    lost = np.stack([got[:, :, 1] - got[:, :, 0], got[:, :, 1]], axis=2)
    both_wins, both_got = np.concatenate([wins, wins.transpose(0, 2, 1)]), np.concatenate([got, lost])
    draws = _drawn_again([len(deal) for deal in split])
    rating, total, wide = elo(wins.sum(0)), got.sum(0), _wide(len(deals))
    rating_error = wide * np.std([elo(both_wins[draw].sum(0)) for draw in draws], axis=0)
    mean_error = np.minimum(wide * np.std([_mean(both_got[draw].sum(0)) for draw in draws], axis=0), 1.0)
    found = []
    for b, name in enumerate(names):
        seats = [(result, seat) for result in results for seat, who in enumerate(result.seating) if who == b]
        replies, seconds = sum(r.replies[seat] for r, seat in seats), sum(r.seconds[seat] for r, seat in seats)
        longest = max((r.longest[seat] for r, seat in seats), default=0.0)
        found.append(
            Standing(
                name, len(seats), float(_mean(total)[b]), float(mean_error[b]), float(rating[b]),
                float(rating_error[b]), seconds / max(replies, 1), longest,
            )
        )  # fmt: skip
    return sorted(found, key=lambda standing: -standing.rating)


def _drawn_again(sizes: list[int]) -> list[np.ndarray]:
    """Drawings of deals with so many parts each, as numbers of parts; those turned round come after all."""
    number, chance = sum(sizes), np.random.default_rng(1)
    of_deal = np.split(np.arange(number), np.cumsum(sizes)[:-1])
    draws = []
    for _ in range(RESAMPLES):
        drawn = np.concatenate([of_deal[deal] for deal in chance.integers(len(sizes), size=len(sizes))])
        draws.append(drawn + number * (chance.random(len(drawn)) < 2 / (number + 4)))
    return draws


def versus(names: tuple[str, ...], results: list[Result]) -> list[Versus]:
    """Every pair of bots, compared deal by deal; where there is one seat, by how each played the deal alone.

    A deal in which the two have not sat everywhere equally often is not finished, and left out.
    """
    found, deals = [], _by_deal(results)
    for a, b in itertools.combinations(range(len(names)), 2):
        differences, scores = [], []
        for deal in deals:
            both = [r for r in deal if {a, b} <= set(r.seating) or r.seating in ((a,), (b,))]
            if not (_fair(a, both) and _fair(b, both)):
                continue
            mean = _mean(_got(len(names), both))
            differences.append(mean[a] - mean[b])
            wins = _wins(len(names), both)
            scores.append((wins[a, b], wins[a, b] + wins[b, a]))
        if len(differences) < 2:
            continue
        difference, error, p = compared(differences)
        score = sum(s for s, _ in scores) / sum(n for _, n in scores)
        if difference >= 0:
            found.append(Versus(names[a], names[b], score, difference, error, p))
        else:
            found.append(Versus(names[b], names[a], 1 - score, -difference, error, p))
    return found


def compared(differences: list[float]) -> tuple[float, float, float]:
    """The mean of at least two differences between -1 and 1, half of its 95 % interval, and p.

    The interval reckons with one more deal that goes as far against the others as any of them went, so that it has a
    width where all agree; p is the share of all signs that give as much, and where deals are many, Student's.
    """
    found, number = np.array(differences), len(differences)
    mean = float(found.mean())
    against = np.append(found, math.copysign(float(abs(found).max()) or 1.0, -mean))
    error = min(_wide(number) * float(against.std(ddof=1)) / math.sqrt(number), 1 + abs(mean))
    if number <= FLIPS:
        signs = 1 - 2 * (np.arange(2**number)[:, None] >> np.arange(number) & 1)
        return mean, error, float((abs(signs @ found) >= abs(found.sum()) - 1e-9).mean())
    spread = float(found.std(ddof=1)) / math.sqrt(number)
    if spread < 1e-9:
        return mean, error, 2.0 ** (1 - number) if mean else 1.0
    freedom = number - 1  # Wallace's way from Student's distribution to the normal one, and in `_wide` back
    normal = math.sqrt(freedom * math.log1p((mean / spread) ** 2 / freedom)) * (8 * freedom + 1) / (8 * freedom + 3)
    return mean, error, math.erfc(normal / math.sqrt(2))


def _wide(number: int) -> float:
    """How many standard errors are half of a 95 % interval of a mean of so many."""
    freedom = max(number - 1, 1)
    normal = 1.96 * (8 * freedom + 3) / (8 * freedom + 1)
    return math.sqrt(freedom * math.expm1(normal**2 / freedom))


def _fair(bot: int, results: list[Result]) -> bool:
    """Whether it has sat at every place, and everywhere equally often."""
    places = [sum(who == bot for who in place) for place in zip(*(r.seating for r in results), strict=True)]
    return len(set(places)) == 1 and places[0] > 0


def elo(wins: np.ndarray) -> np.ndarray:
    """Ratings from wins[a, b], by Bradley and Terry, with a draw's worth of doubt in every pair; the mean is 1500."""
    games = wins + wins.T
    doubt = (games > 0) * 0.5
    won, played = wins + doubt, games + 2 * doubt
    strength = np.ones(len(wins))
    for _ in range(200):
        expected = played / (strength[:, None] + strength[None, :])
        strength = won.sum(1) / np.maximum(expected.sum(1), 1e-12)
        strength = np.maximum(strength, 1e-9) / np.exp(np.log(np.maximum(strength, 1e-9)).mean())
    rating: np.ndarray = 1500 + 400 * np.log10(strength)
    return rating


def elo_of_sides(results: np.ndarray) -> np.ndarray:
    """Ratings from results[mole, agents, won or lost], a rating for both roles and an advantage for the mole's."""
    rating, advantage, number = np.zeros(len(results)), 0.0, results.sum((1, 2)) + results.sum((0, 2))
    for _ in range(400):
        chance = 1 / (1 + np.exp(-(advantage + rating[:, None] - rating[None, :])))
        more = results[:, :, 0] - results.sum(2) * chance
        advantage += 4 * more.sum() / (results.sum() + 1)
        rating += 2 * (more.sum(1) - more.sum(0)) / (number + 1)
        rating -= rating.mean()
    elos: np.ndarray = 1500 + 400 / math.log(10) * rating
    return elos


def _by_deal(results: Iterable[Result]) -> list[list[Result]]:
    deals: dict[int, list[Result]] = {}
    for result in results:
        deals.setdefault(result.deal, []).append(result)
    return list(deals.values())


def _by_company(results: Iterable[Result]) -> list[list[Result]]:
    tables: dict[tuple[int, ...], list[Result]] = {}
    for result in results:
        tables.setdefault(tuple(sorted(result.seating)), []).append(result)
    return list(tables.values())


def _wins(bots: int, results: list[Result]) -> np.ndarray:
    """How often one bot got more than another at the same table, or alone with the same deal; half for equal."""
    wins = np.zeros((bots, bots))
    tables = [list(zip(result.seating, result.payoffs, strict=True)) for result in results]
    if results and len(results[0].seating) == 1:
        tables = [[(r.seating[0], r.payoffs[0]) for r in deal] for deal in _by_deal(results)]
    for table in tables:
        for (a, got_a), (b, got_b) in itertools.combinations(table, 2):
            if a != b:
                share = 0.5 + 0.5 * np.sign(got_a - got_b)
                wins[a, b] += share
                wins[b, a] += 1 - share
    return wins


def _got(bots: int, results: list[Result]) -> np.ndarray:
    """Each bot's payoffs added up, and from how many seats."""
    got = np.zeros((bots, 2))
    for result in results:
        for b, payoff in zip(result.seating, result.payoffs, strict=True):
            got[b] += payoff, 1
    return got


def _mean(got: np.ndarray) -> np.ndarray:
    mean: np.ndarray = got[:, 0] / np.maximum(got[:, 1], 1)
    return mean
