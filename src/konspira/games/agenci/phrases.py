"""The nouns of Agenci: agents by their hats, buildings by their numbers, cards by what they do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from konspira.games.agenci.actions import KIND_NAMES, Move, Play, Seal, printed
from konspira.games.agenci.options import NAMES, Name
from konspira.games.agenci.pieces import APART, BUILDING, BUILDINGS, HAND, JOIN, NOBODY, NOTHING, SHAPE, View
from konspira.games.agenci.sheets import not_own, owner_at
from konspira.kernel.rule import interpret
from konspira.news import News


def agent(which: int | Name) -> News:
    """An agent by his hat."""
    return News("agenci-agent", {"agent": NAMES[which] if isinstance(which, int) else which})


def coloured(which: int) -> News:
    """An agent by his hat and its colour."""
    return News("agenci-agent-colour", {"agent": NAMES[which]})


def with_points(v: View, which: int) -> News:
    """An agent by his hat and its colour, and what he has."""
    return News("agenci-agent-points", {"agent": coloured(which), "points": signed(v.score[which]).removeprefix("+")})


def building(number: int) -> News:
    """A building by its printed number and its name."""
    return News("agenci-building", {"building": number})


def card(kind: int | str) -> News:
    """What a kind of card does."""
    return News(f"agenci-card-{(KIND_NAMES[kind] if isinstance(kind, int) else kind).replace('_', '-')}")


def seats(which: Iterable[int]) -> list[News]:
    """Seats by their names."""
    return [News("agenci-name", {"seat": seat}) for seat in which]


def plainly(points: int) -> str:
    """A number as it is printed on the board."""
    return f"−{-points}" if points < 0 else str(points)


def signed(points: int) -> str:
    """A number with its sign."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def change(which: int | Name, points: int) -> News:
    """An agent with how far he goes, or what he gets."""
    return News("agenci-change", {"agent": agent(which), "points": signed(points)})


def steps(action: Move) -> list[News]:
    """A split of the points."""
    given = {name: getattr(action.steps, name) for name in NAMES}
    return [change(name, points) for name, points in given.items() if points]


def aim(action: Play) -> list[News]:
    """What a card is pointed at."""
    shape, named = SHAPE[KIND_NAMES.index(action.card)], [agent(name) for name in action.agents]
    if shape == BUILDING and action.building is not None:
        return [building(action.building)]
    if shape in (JOIN, APART):
        return [News("agenci-joins" if shape == JOIN else "agenci-swaps", {"one": named[0], "other": named[1]})]
    return [change(action.agents[0], action.steps)] if action.steps else named


# -- what a view says -------------------------------------------------------------------------------


def members(bits: int) -> list[int]:
    """The members of a bit set."""
    return [member for member in range(bits.bit_length()) if bits >> member & 1]


def round_the_ring(v: View) -> list[int]:
    """The agents that take part, clockwise from the safe."""
    return sorted(members(v.agents), key=lambda which: (v.building[which] - v.safe) % BUILDINGS)


def mine(v: View) -> list[int]:
    """My agents."""
    return agents_of(v, v.seat) if v.seat >= 0 else []


def agents_of(v: View, seat: int) -> list[int]:
    """The agents of a seat, as far as I know them."""
    first = [v.agent[seat]] if v.agent[seat] != NOBODY else []
    return first + ([v.second] if v.holder == seat and v.second != NOBODY else [])


def my_cards(v: View) -> list[int]:
    """The kinds of my cards, one for each card."""
    return [kind for kind in v.hand[v.seat] if kind != NOTHING] if v.seat >= 0 else []


def takes_card(v: View, seat: int) -> bool:
    """Would this seat get a card now?"""
    return bool(v.options.top_secret and v.pile > 0 and v.cards[seat] < HAND)


def no_card(v: View, seat: int) -> News:
    """6.4, 6.6, 6.8 Why this seat gets no card."""
    return News("agenci-no-card-full" if v.cards[seat] == HAND else "agenci-no-card-empty", {"seat": seat})


def entered(v: View) -> list[int]:
    """7.4 The agents that came to the safe in this turn and are still there."""
    return [which for which in members(v.agents) if v.bringer[which] != NOBODY]


def nobodys(v: View) -> list[int]:
    """The agents of nobody, once all are revealed."""
    owned = {which for seat in range(v.options.seats) for which in agents_of(v, seat)}
    return [which for which in members(v.agents) if which not in owned]


def owner(label: int) -> News:
    """Whose agent somebody says that is."""
    return News("agenci-nobody") if label == NOBODY else News("agenci-name", {"seat": label})


def needs(kind: int | str) -> News:
    """At what a kind of card can be pointed."""
    return News(f"agenci-needs-{(KIND_NAMES[kind] if isinstance(kind, int) else kind).replace('_', '-')}")


def line(which: int | Name, label: int) -> News:
    """One line of a sheet."""
    return News("agenci-line", {"agent": agent(which), "owner": owner(label)})


def sheet(v: View, action: Seal) -> dict[int, int]:
    """9.2 What a sheet says of every agent but my own: a seat, or nobody."""
    mind = View.plain(v)
    said = dict.fromkeys(members(interpret(not_own)(mind, v.seat)), NOBODY)
    for place, name in enumerate(action.agents):
        said[NAMES.index(name)] = int(interpret(owner_at)(mind, v.seat, place))
    return said


def sealed(v: View, lines: Mapping[int, int]) -> Seal:
    """11.3 The sheet that says this of the agents."""
    named: list[Name] = []
    for seat in (*range(v.seat + 1, v.options.seats), *range(v.seat)):
        named += [NAMES[which] for which, label in sorted(lines.items()) if label == seat]
    return Seal(tuple(named))


def standing(v: View, which: int) -> News:
    """The building in which an agent stands."""
    return building(printed(v.building[which]))
