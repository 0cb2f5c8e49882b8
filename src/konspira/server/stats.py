"""How a guest has played, counted from the journals of his matches; and the ladder of bots, as it was measured."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from konspira.bots.levels import LEVELS, RATINGS
from konspira.server.bots import offered
from konspira.server.protocol.http import Ladder, LadderLevel, Stats, Tally
from konspira.server.store import FinishedMatch

AGAINST = 20  # opponents that are listed, those met most often


def stats(matches: list[FinishedMatch], guest: str) -> Stats:
    """The statistics of a guest over his finished matches. A seat that shares in the win has won."""
    games: Counter[tuple[str, int]] = Counter()
    games_won: Counter[tuple[str, int]] = Counter()
    others: Counter[tuple[str | None, str | None]] = Counter()
    others_won: Counter[tuple[str | None, str | None]] = Counter()
    for match in matches:
        mine = next(chair.seat for chair in match.chairs if chair.guest == guest)
        won = match.payoffs[mine] > 0
        kind = (match.game, len(match.chairs))
        games[kind] += 1
        games_won[kind] += won
        for one in {(chair.name, chair.bot) for chair in match.chairs if chair.seat != mine}:
            others[one] += 1
            others_won[one] += won
    return Stats(
        len(matches),
        sum(games_won.values()),
        [Tally(game, seats, None, None, n, games_won[game, seats]) for (game, seats), n in sorted(games.items())],
        [Tally(None, None, *one, n, others_won[one]) for one, n in others.most_common(AGAINST)],
    )


def ladder(games: Iterable[str]) -> Ladder:
    """Every level that can sit down at a game."""
    return Ladder({game: [_level(game, name) for name in LEVELS if name in offered(game)] for game in games})


def _level(game: str, name: str) -> LadderLevel:
    level = LEVELS[name]
    return LadderLevel(name, level.thinks, str(level.budget), level.careless, RATINGS.get(game, {}).get(name))
