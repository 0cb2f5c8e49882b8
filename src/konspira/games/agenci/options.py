"""What can be agreed on before a game of Agenci: cards, files, a floor under the scores, and who takes part."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

from konspira.kernel.record import Record, boolean, i8, nothing
from konspira.news import News
from konspira.speech import bad_options

# 1.2 Orange and grey are reconstructed: the rulebook names the first five only.
Name = Literal["red", "yellow", "blue", "violet", "green", "orange", "grey"]
NAMES: tuple[Name, ...] = get_args(Name)


class Options(Record):
    seats: i8
    top_secret: boolean  # 6 cards are dealt, and a round of cards comes before every scoring
    secret_files: boolean  # 9 at the end everybody guesses who is who
    score_floor: boolean  # 4.5 no marker falls below zero
    chosen: i8 = nothing()  # 2.2 bit set of the agents that take part; 0: they are drawn at random
    edition: i8 = nothing()  # of the rules; in the first, everybody was asked for cards and sheets went line by line


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options as people name them. `agents` are the sets that take part; none named: they are drawn at random."""

    top_secret: bool = False
    secret_files: bool = False
    score_floor: bool = False
    agents: tuple[Name, ...] = ()


def sets_for(seats: int) -> int:
    """2.1 How many sets of agents take part."""
    return min(seats + 3, len(NAMES))


def lay(settings: Settings, seats: int, options: Any) -> None:
    """Write the settings into an options record; the named agents must be as many as take part."""
    sets = sets_for(seats)
    named = settings.agents
    if named and (len(named) != sets or len(set(named)) != sets):
        given = [News(f"option-agents-{name}") for name in named]
        raise bad_options(Path(__file__).parent, "agenci-refused-agents", seats=seats, sets=sets, given=given)
    options["top_secret"] = settings.top_secret
    options["secret_files"] = settings.secret_files
    options["score_floor"] = settings.score_floor
    options["chosen"] = sum(1 << NAMES.index(name) for name in named)


def variants(seats: int) -> list[dict[str, Any]]:
    """Every combination of the three switches, the base game first; the last one has them all, and chosen agents."""
    switches = ("top_secret", "secret_files", "score_floor")
    found: list[dict[str, Any]] = [
        {name: True for i, name in enumerate(switches) if bits >> i & 1} for bits in range(1 << len(switches))
    ]
    return [*found, {**found[-1], "agents": list(NAMES[-sets_for(seats) :])}]
