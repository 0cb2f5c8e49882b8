"""The actions of Agenci as values: what a player says, in the colours and numbers that are printed on the table."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from konspira.contract import SeatNumber
from konspira.games.agenci.options import NAMES, Name
from konspira.games.agenci.pieces import (
    ACTIONS,
    AGENT,
    AGENTS,
    APART,
    BUILDING,
    CARD,
    JOIN,
    KINDS,
    LABEL,
    MOST,
    MOVE,
    ONE_OR_TWO,
    OWNERS,
    PASS,
    PLACE,
    RUINS,
    SEATS,
    SHAPE,
    SHEET,
    SPLITS,
    STAY,
    STEPS,
    TWO,
    WAYS_TO_GO,
    WORTH,
)
from konspira.games.agenci.sheets import PLACE_BITS, PLACE_MASK, packed, sheet_number
from konspira.kernel.rule import interpret

Kind = Literal[
    "to_ruins", "to_safe", "to_agent", "second_agent", "out_of_ruins", "two_forward", "all_to_start", "one_forward",
    "two_markers", "off_safe", "swap", "two_back", "move_safe", "one_back", "one_either",
]  # fmt: skip
KIND_NAMES: tuple[Kind, ...] = get_args(Kind)


class Steps(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How many points each agent gets."""

    red: int = 0
    yellow: int = 0
    blue: int = 0
    violet: int = 0
    green: int = 0
    orange: int = 0
    grey: int = 0


class Move(msgspec.Struct, frozen=True, tag_field="do", tag="move", forbid_unknown_fields=True):
    """Split the points of the die among the agents."""

    steps: Steps


class Stay(msgspec.Struct, frozen=True, tag_field="do", tag="stay", forbid_unknown_fields=True):
    """Move nobody and take a card."""


class Place(msgspec.Struct, frozen=True, tag_field="do", tag="safe", forbid_unknown_fields=True):
    """Put the safe into a building, named by its printed number."""

    building: int


class Pass(msgspec.Struct, frozen=True, tag_field="do", tag="pass", forbid_unknown_fields=True):
    """Play no card, or no more."""


class Play(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="do", tag="card", forbid_unknown_fields=True):
    """Play a card at agents (one that joins another is named first) or at a building; `steps` back are negative."""

    card: Kind
    agents: tuple[Name, ...] = ()
    steps: int = 0
    building: int | None = None


class Label(msgspec.Struct, frozen=True, tag_field="do", tag="label", forbid_unknown_fields=True):
    """Write down whose agent that is; None: nobody's. In matches of the first edition."""

    agent: Name
    owner: SeatNumber | None


class Seal(msgspec.Struct, frozen=True, tag_field="do", tag="seal", forbid_unknown_fields=True):
    """Seal a sheet: the agents of the others, clockwise from the seat after mine; a seat with two has two places."""

    agents: tuple[Name, ...]


Action = Move | Stay | Place | Pass | Play | Label | Seal


def value(number: int) -> Action:
    """The action with a number."""
    if not 0 <= number < ACTIONS:
        raise ValueError(f"actions have numbers from 0 to {ACTIONS - 1}")
    if number < STAY:
        return Move(Steps(*split(number)))
    if number == STAY:
        return Stay()
    if number < PASS:
        return Place(printed(number - PLACE))
    if number == PASS:
        return Pass()
    if number < LABEL:
        kind = max(kind for kind in range(KINDS) if CARD[kind] <= number)
        return _play(kind, number - int(CARD[kind]))
    if number < SHEET[0]:
        agent, owner = divmod(number - LABEL, OWNERS)
        return Label(NAMES[agent], owner - 1 if owner else None)
    return Seal(_sheet(number))


def number(action: Action) -> int:
    """The number of an action; ValueError if no table could ever allow it."""
    if isinstance(action, Move):
        return _move_number(msgspec.structs.astuple(action.steps))
    if isinstance(action, Place):
        return PLACE + place(action.building)
    if isinstance(action, Play):
        kind = KIND_NAMES.index(action.card)
        return int(CARD[kind]) + _target_number(kind, action)
    if isinstance(action, Label):
        if action.owner is not None and not 0 <= action.owner < SEATS:
            raise ValueError("an owner is a seat from 0 to 6, or none")
        return LABEL + NAMES.index(action.agent) * OWNERS + (0 if action.owner is None else action.owner + 1)
    if isinstance(action, Seal):
        return _sheet_number([NAMES.index(name) for name in action.agents])
    return STAY if isinstance(action, Stay) else PASS


def printed(building: int) -> int:
    """The number that is printed on a building."""
    return int(WORTH[building])


def place(number: int) -> int:
    """The place of a building on the ring, by its printed number."""
    if number == printed(RUINS):
        return RUINS
    if not 0 <= number < RUINS:
        raise ValueError("buildings are called 0 to 10 and -3")
    return number


# -- splits (11.1) ----------------------------------------------------------------------------------


def split(move: int) -> list[int]:
    """The points that each of the seven agents gets."""
    points = max(k for k in range(1, MOST + 1) if MOVE[k] <= move)
    rank, steps = move - int(MOVE[points]), [0] * AGENTS
    for agent in reversed(range(AGENTS)):
        while points and rank >= SPLITS[agent, points]:
            rank -= int(SPLITS[agent, points])
            points -= 1
            steps[agent] += 1
    return steps


def _move_number(steps: tuple[int, ...]) -> int:
    points = sum(steps)
    if min(steps) < 0 or not 1 <= points <= MOST:
        raise ValueError("a move has one to six steps in all, and none backwards")
    given = [agent for agent in range(AGENTS) for _ in range(steps[agent])]
    return int(MOVE[points] + sum(SPLITS[agent, i] for i, agent in enumerate(given, 1)))


# -- cards ------------------------------------------------------------------------------------------


def _play(kind: int, target: int) -> Play:
    card, shape = KIND_NAMES[kind], SHAPE[kind]
    if shape == AGENT:
        agent, way = divmod(target, int(WAYS_TO_GO[kind]))
        return Play(card, (NAMES[agent],), int(STEPS[kind, way]))
    if shape == JOIN:
        return Play(card, (NAMES[target // AGENTS], NAMES[target % AGENTS]))
    if shape == BUILDING:
        return Play(card, building=printed(target))
    if shape == ONE_OR_TWO:
        if target < AGENTS:
            return Play(card, (NAMES[target],))
        target -= AGENTS
    if shape in (ONE_OR_TWO, TWO, APART):
        high = max(agent for agent in range(1, AGENTS) if agent * (agent - 1) // 2 <= target)
        return Play(card, (NAMES[target - high * (high - 1) // 2], NAMES[high]))
    return Play(card)


def _target_number(kind: int, action: Play) -> int:
    shape, agents = SHAPE[kind], [NAMES.index(name) for name in action.agents]
    wanted = {AGENT: (1,), JOIN: (2,), ONE_OR_TWO: (1, 2), TWO: (2,), APART: (2,)}.get(int(shape), (0,))
    if len(agents) not in wanted or (len(set(agents)) < len(agents) and shape != JOIN):
        raise ValueError(f"{action.card} is played at {' or '.join(map(str, wanted))} different agents")
    if (shape == BUILDING) != (action.building is not None):
        raise ValueError(f"{action.card} is {'' if shape == BUILDING else 'not '}played at a building")
    ways = [int(STEPS[kind, way]) for way in range(int(WAYS_TO_GO[kind]))] if shape == AGENT else [0]
    if action.steps not in ways:
        raise ValueError(f"{action.card} moves an agent by {' or '.join(map(str, ways))} steps")
    if action.building is not None:
        return place(action.building)
    if shape == AGENT:
        return agents[0] * len(ways) + ways.index(action.steps)
    if shape == JOIN:
        return agents[0] * AGENTS + agents[1]
    if shape == ONE_OR_TWO and len(agents) == 1:
        return agents[0]
    if not agents:
        return 0
    low, high = sorted(agents)
    return (AGENTS if shape == ONE_OR_TWO else 0) + high * (high - 1) // 2 + low


# -- sheets (11.3) ----------------------------------------------------------------------------------


def _sheet(number: int) -> tuple[Name, ...]:
    named = max(k for k in range(1, SEATS) if SHEET[k] <= number)
    sheet = interpret(packed)(number, named)
    return tuple(NAMES[sheet >> PLACE_BITS * place & PLACE_MASK] for place in range(named))


def _sheet_number(agents: list[int]) -> int:
    if not 0 < len(agents) < SEATS or len(set(agents)) < len(agents):
        raise ValueError(f"on a sheet stand one to {SEATS - 1} agents, each once")
    sheet = sum(agent << PLACE_BITS * place for place, agent in enumerate(agents))
    return int(interpret(sheet_number)(sheet, len(agents)))
