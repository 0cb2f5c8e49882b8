"""What can be agreed on before a game of Krecia robota: raising, risky missions, special roles, the missions."""

from __future__ import annotations

import itertools
from typing import Annotated, Any, Literal, get_args

import msgspec

from konspira.boxes.box import BadOptions
from konspira.games.krecia import pack, pack_errors, roles
from konspira.games.krecia.conditions import CONDITIONS, PARTS, PUT_TOGETHER, WORDS, Colour, in_order, parts_of, row
from konspira.games.krecia.pack import MISSIONS, Mission
from konspira.games.krecia.roles import NAMES, NEUTRAL, ROLES, TRAITS, Role
from konspira.kernel.record import Grid, Record, Row, boolean, i8, i64, many, members, nothing, one_of
from konspira.news import News
from konspira.speech import bad_options

SEATS, DECK = 5, 52
NOBODY = -1

# 2.1 seats → cards in hand, tricks, missions to win, tokens to reveal
NUMBERS = {2: (10, 9, 7, 6), 3: (13, 11, 9, 6), 4: (12, 10, 7, 5), 5: (10, 9, 6, 4)}


class Options(Record):
    seats: i8
    edition: i8 = nothing()  # of the rules; 12.9 in the first, Larry's cards were compared by colour before value
    places: i8 = nothing()  # cards in a trick: one a seat, and Larry's with two seats
    hand: i8 = nothing()  # 2.1
    tricks: i8 = nothing()
    goal: i8 = one_of(SEATS * 2)
    threshold: i8 = one_of(SEATS * 2)
    raising: boolean  # 5
    double: boolean  # 8.6 a role with two votes is in play: all point twice
    silence: boolean  # 9.9 revealed seats do not vote
    dealer: i8 = nothing()  # 2.6 NOBODY: by lot
    open_seat: i8 = nothing()  # 9.12 who gets the role that starts revealed; NOBODY: by lot
    deck: i64 = nothing()  # the number cards in the game, a bit each
    pile: i64 = members(MISSIONS)  # the missions in the game, a bit each
    risky: i64 = members(MISSIONS)  # which of them are risky
    roles: Row = many(i8, SEATS, of=one_of(12))  # the role cards, one a place
    blank: Row = many(i8, TRAITS)  # 10 what the blank role says
    trump: Row = many(i8, MISSIONS, of=nothing())
    provenance: Row = many(i8, MISSIONS, of=nothing())
    condition: tuple[Grid, ...] = many(i8, MISSIONS, CONDITIONS, WORDS, of=nothing())
    part: Grid = many(i8, PARTS, WORDS, of=nothing(), filled=True)  # 16.7 of conditions
    in_words: i64 = members(MISSIONS)  # 18 those that the leader judges; their conditions are hints


Special = Literal["wired", "paranoid", "daredevil", "decoy", "accomplice", "shady", "sleeper", "professor_no"]


# 9.1 The four pairs that the rulebook recommends (p. 12), by a name that may stand in their place.
PRESETS: dict[str, tuple[Special, ...]] = {
    "sleeper_paranoid": ("sleeper", "paranoid"),
    "daredevil_shady": ("daredevil", "shady"),
    "accomplice_professor_no": ("accomplice", "professor_no"),
    "shady_sleeper": ("shady", "sleeper"),
}
Preset = Annotated[
    Literal["sleeper_paranoid", "daredevil_shady", "accomplice_professor_no", "shady_sleeper"],
    msgspec.Meta(extra={"presets": PRESETS}),
]
Seat = Annotated[int, msgspec.Meta(extra={"values": range(SEATS)})]
Missions = Annotated[tuple[Mission, ...], msgspec.Meta(extra={"file": True, "editor": "editor.js"})]
BlankRole = Annotated[Role, msgspec.Meta(extra={"file": True, "editor": "role_editor.js"})]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options as people name them. A preset is held as the roles that it stands for."""

    raising: bool = True
    risky: bool = False
    roles: Preset | tuple[Special, ...] = ()
    blank_role: BlankRole | None = None
    open_role_seat: Seat | None = None
    dealer: Seat | None = None
    missions: Missions = msgspec.field(default_factory=pack.default)

    def __post_init__(self) -> None:
        if isinstance(self.roles, str):
            msgspec.structs.force_setattr(self, "roles", PRESETS[self.roles])


def lay(settings: Settings, seats: int, options: Any) -> None:
    """Write the settings into an options record, or refuse them with the reason."""
    special = _special_roles(settings, seats)
    in_play = [role for _, role in special]
    hand, tricks, goal, threshold = NUMBERS[seats]
    options["places"] = max(seats, 3)
    options["hand"], options["tricks"], options["goal"] = hand, tricks, goal
    options["threshold"] = threshold - any(role.early for role in in_play)
    options["raising"] = settings.raising
    options["silence"] = silence = any(role.silences for role in in_play)
    options["double"] = any(_two_votes(role, silence) for role in in_play)
    options["dealer"] = _seat("dealer", settings.dealer, seats)
    options["open_seat"] = _seat("open_role_seat", settings.open_role_seat, seats)
    if settings.open_role_seat is not None and not any(role.open for role in in_play):
        raise pack_errors.refused("no-open-role", roles=[_named(name) for name, role in ROLES.items() if role.open])
    options["deck"] = (1 << DECK) - 1
    names = [name for name, _ in special if name != "professor_no"]
    mole = "professor_no" if "professor_no" in settings.roles else "mole"
    deck = [mole, *names, *["agent"] * SEATS][: max(seats, 3)]
    options["roles"] = [NAMES.index(name) for name in deck] + [roles.AGENT] * (SEATS - len(deck))
    options["blank"] = roles.row(settings.blank_role or ROLES["agent"])
    _lay_missions(settings, seats, settings.risky or any(role.risky for role in in_play), options)


def _seat(option: str, seat: int | None, seats: int) -> int:
    if seat is None:
        return NOBODY
    if not 0 <= seat < seats:
        raise pack_errors.refused("seat", option=option, asked=seat, last=seats - 1, first_seat=0, last_seat=seats - 1)
    return seat


def _two_votes(role: Role, silence: bool) -> bool:
    """8.6 Can this role ever cast two votes?"""
    return (role.votes == 2 and not role.open) or (role.votes_revealed == 2 and not silence)


def _named(name: str) -> News:
    """A role as it is called in the person's language."""
    return News("krecia-role", {"role": name})


def _special_roles(settings: Settings, seats: int) -> list[tuple[str, Role]]:
    """9.1 The special roles in play by name, checked together."""
    found: list[tuple[str, Role]] = [(name, ROLES[name]) for name in settings.roles]
    if settings.blank_role is not None:
        wrong = roles.why_not(settings.blank_role)
        if wrong:
            raise bad_options(pack_errors.FOLDER, wrong.id, **wrong.args)
        found.append(("blank", settings.blank_role))
    if found and seats not in (4, 5):
        raise pack_errors.refused("role-seats", seats=seats)
    replaced = [name for name, _ in found if name != "professor_no"]  # 9.1 he takes the mole's place, not an agent's
    if len(replaced) >= seats:
        raise pack_errors.refused("too-many", count=len(replaced), most=seats - 1)
    if len(set(settings.roles)) < len(settings.roles):
        twice = next(name for name in settings.roles if settings.roles.count(name) > 1)
        raise pack_errors.refused("same-role", role=_named(twice))
    both = {
        "both-open": [name for name, role in found if role.open],
        "both-neutral": [name for name, role in found if role.goal in NEUTRAL],
    }
    for reason, names in both.items():
        if len(names) > 1:
            raise pack_errors.refused(reason, one=_named(names[0]), two=_named(names[1]))
    return found


def _lay_missions(settings: Settings, seats: int, risky: bool, options: Any) -> None:
    """2.5 The pack, and which of its cards are in the deck."""
    pack.check(settings.missions)
    if risky and seats == 2:
        raise pack_errors.refused("risky-two")
    if risky and not settings.raising:
        raise pack_errors.refused("risky-raising")
    bits = sum(1 << place for place, mission in enumerate(settings.missions) if mission.risky)
    everything = (1 << len(settings.missions)) - 1
    if risky and not bits:
        raise pack_errors.refused("no-risky")
    options["pile"], options["risky"] = everything if risky else everything & ~bits, bits
    drawn, count = 2 * NUMBERS[seats][1], int(options["pile"]).bit_count()
    if count < drawn:
        raise pack_errors.refused("few", seats=seats, drawn=drawn, count=count)
    options["in_words"] = sum(1 << place for place, mission in enumerate(settings.missions) if mission.words)
    used = 0
    for place, mission in enumerate(settings.missions):
        options["trump"][place] = get_args(Colour).index(mission.trump)
        options["provenance"][place] = get_args(pack.Provenance).index(mission.provenance)
        for i, condition in enumerate(pack.laid(mission)):
            used = lay_condition(condition, options, options["condition"][place, i], used)


def lay_condition(condition: Any, options: Any, where: Any, used: int) -> int:
    """16.7 Write a condition; one that is put together, part by part behind those used; returns how many are then."""
    if not parts_of(condition):
        where[:] = row(condition)
        return used
    parts = [row(part) for part in in_order(condition)]
    where[:] = [PUT_TOGETHER, 0, used, len(parts), 0]
    options["part"][used : used + len(parts)] = parts
    return used + len(parts)


def words(settings: Settings) -> tuple[str, ...]:
    """10.3, 18.1 What people wrote: the blank role's name and text, then the words of each mission; or nothing."""
    blank = settings.blank_role or ROLES["agent"]
    found = (blank.name, blank.text, *(mission.words for mission in settings.missions))
    return found if any(found) else ()


BLANKS: list[dict[str, Any]] = [  # blank roles that exercise the whole vocabulary
    {"goal": "mole", "follows": False, "votes": 0, "votes_revealed": 2, "on_reveal": "take_token"},
    {"goal": "most_votes", "goal_revealed": "agents", "on_reveal": "mole_wins", "early": True},
    {"goal": "partner", "open": True, "holds_tokens": False, "votes_revealed": 2, "silences": True},
    {"open": True, "token_limit": 2, "follows": False, "risky": True},
    {"goal": "right_loses", "votes": 2, "votes_revealed": 0, "on_reveal": "agents_win"},
]


def own_pack() -> list[dict[str, Any]]:
    """Our missions, but some as an owner might write them: put together (16.7), and in words (18)."""
    found: list[dict[str, Any]] = list(msgspec.to_builtins(pack.default()))
    pink, even = {"kind": "how_many", "of": "pink", "low": 0, "high": 0}, {"kind": "same_parity"}
    wide, peak = {"kind": "spread", "most": 5}, {"kind": "highest", "cards": "middle"}
    two = {"kind": "count_values", "first": 1, "last": 5, "low": 2, "high": 2}
    first = {"kind": "colour", "cards": "first", "colour": "green"}
    for place, asked in enumerate(
        [pink, even, wide, peak, {"kind": "not", "of": wide}, {"kind": "or", "of": [first, peak]},
         {"kind": "exactly_one", "of": [even, two, {"kind": "and", "of": [first, {"kind": "not", "of": pink}]}]}]
    ):  # fmt: skip
        found[3 * place] |= {"conditions": [asked]}
    for place in range(2, 24, 3):
        found[place] |= {"conditions": [], "words": f"An odd mission, number {place}"}
        found[place] |= {"hint": [even]} if place % 2 else {}
    return found


def variants(seats: int) -> list[dict[str, Any]]:
    """The base game, every switch, a pack of somebody's own, every role and every allowed pair, and blank roles."""
    found: list[dict[str, Any]] = [{}, {"raising": False}, {"missions": own_pack()}]
    if seats == 2:
        return found
    found.append({"risky": True})
    if seats == 3:
        return found
    names = get_args(Special)
    pairs = [{"roles": [name]} for name in names] + [{"roles": list(two)} for two in itertools.combinations(names, 2)]
    found += pairs + [{"blank_role": blank} for blank in BLANKS]
    found.append({"roles": ["wired"], "open_role_seat": 1, "risky": True})
    found.append({"roles": ["paranoid", "sleeper", "decoy"]})  # 9.1 nobody but the mole and special roles, with four
    found.append({"roles": ["professor_no", "wired", "daredevil", "shady"]})
    found.append({"roles": ["professor_no"], "blank_role": BLANKS[0]})
    found.append({"roles": ["accomplice"], "blank_role": BLANKS[0], "open_role_seat": 0})
    return [one for one in found if _allowed(one, seats)]


def _allowed(one: dict[str, Any], seats: int) -> bool:
    try:
        _special_roles(msgspec.convert(one, Settings), seats)
    except BadOptions:
        return False
    return True
