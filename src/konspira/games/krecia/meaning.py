"""What an owner's cards mean while they are being written: in words, and by three tricks that the rules have judged."""

from __future__ import annotations

import random
from typing import Annotated, Any, get_args

import msgspec

from konspira.games.krecia import mission_words, missions, pack, phrases, roles, trick
from konspira.games.krecia.conditions import Colour, parts_of
from konspira.games.krecia.options import NUMBERS, Options, lay_condition
from konspira.games.krecia.pack import Mission
from konspira.games.krecia.pieces import SUITS, VALUES, Table, View
from konspira.kernel.record import to_struct
from konspira.kernel.rule import interpret
from konspira.news import BadOptions, News

TRIES = 250  # tricks that are looked at, to find three that show something
AT_ONCE = 60  # missions that are told at once, a few more than fit a pack

fulfils, best_position = interpret(missions.fulfils), interpret(trick.best_position)


class Card(msgspec.Struct, frozen=True):
    """A card of an example."""

    colour: Colour
    value: int
    token: bool


class Example(msgspec.Struct, frozen=True):
    """A trick in the order of play, which place takes it, and whether it fulfils the mission."""

    cards: tuple[Card, ...]
    winner: int
    fulfilled: bool


class Said(msgspec.Struct, frozen=True):
    """One mission: what it asks for and, if it is in words, what bots take them for; or what is wrong with it."""

    asks: list[News]
    hint: list[News]
    wrong: News | None = None


class MissionsAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Missions as they stand in the editor, and the one that is being written."""

    missions: Annotated[list[dict[str, Any]], msgspec.Meta(max_length=AT_ONCE)]
    at: int = -1


class MissionsMeaning(msgspec.Struct, frozen=True):
    """What they say, three tricks for the one that is being written, and why they cannot be a pack yet."""

    missions: list[Said]
    examples: list[Example]
    wrong: News | None = None


class RoleMeaning(msgspec.Struct, frozen=True):
    """What a blank role says to whoever gets it; or what is wrong with it."""

    says: list[News]
    wrong: News | None = None


def meaning(option: str, value: Any, seats: int) -> MissionsMeaning | RoleMeaning:
    """What a value of an option means that is not finished yet. Raises BadOptions for what is none."""
    seats = seats if seats in NUMBERS else 4
    try:
        if option == "missions":
            return _of_missions(msgspec.convert(value, MissionsAsked), seats)
        if option == "blank_role":
            return _of_role(msgspec.convert(value, roles.Role), seats)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadOptions(str(error), News("refused-option-value", {"option": option})) from None
    raise BadOptions(f"{option} is not written by its owner", News("refused-option-value", {"option": option}))


def _of_missions(asked: MissionsAsked, seats: int) -> MissionsMeaning:
    said, examples = [], []
    for number, card in enumerate(asked.missions):
        try:
            mission = pack.card(card, number + 1)
            pack.check((mission,))
        except BadOptions as error:
            said.append(Said([], [], error.news))
            continue
        view = _view(mission, seats)
        hint = mission_words.hints(view, 0) if mission.words else []
        said.append(Said(mission_words.asks(view, 0), hint))
        if number == asked.at and pack.laid(mission):
            examples = examples_of(mission, seats)
    return MissionsMeaning(said, examples, _wrong(asked.missions))


def _wrong(cards: list[dict[str, Any]]) -> News | None:
    try:
        pack.read_cards(cards)
    except BadOptions as error:
        return error.news
    return None


def _view(mission: Mission, seats: int) -> View:
    """A view of a table at which this is the only mission."""
    row = View.new()
    _lay(mission, seats, row[0]["options"])
    view: Any = to_struct(View, row)
    told: View = msgspec.structs.replace(view, words=("", "", mission.words))
    return told


def _lay(mission: Mission, seats: int, options: Any) -> None:
    options["seats"], options["places"] = seats, max(seats, 3)
    options["trump"][0] = get_args(Colour).index(mission.trump)
    options["in_words"] = int(bool(mission.words))
    used = 0
    for i, condition in enumerate(pack.laid(mission)):
        used = lay_condition(condition, options, options["condition"][0, i], used)


# -- three tricks -----------------------------------------------------------------------------------


def examples_of(mission: Mission, seats: int) -> list[Example]:
    """Two tricks that fulfil a mission and one that misses it by a card, as far as any are found."""
    row = Options.new()
    _lay(mission, seats, row[0])
    table = Table.plain()
    table.options = Options.plain(row)
    chance = random.Random(msgspec.json.encode(mission))  # the same mission, the same tricks
    good: Example | None = None
    bad: list[Example] = []
    for _ in range(TRIES):
        example = _judged(table, _random_cards(chance, table.options.places, _asks_for_tokens(mission)))
        if example.fulfilled:
            good = example
            break
        bad.append(example)
    if good is None:
        return bad[:3]
    also, near = (_changed(table, good, chance, fulfilled=fulfilled) for fulfilled in (True, False))
    return [one for one in (good, also, near or next(iter(bad), None)) if one]


def _asks_for_tokens(mission: Mission) -> bool:
    kinds = [type(part).__struct_config__.tag for one in pack.laid(mission) for part in _plain_parts(one)]
    return any(kind in ("token", "tokens", "trump", "trumps") for kind in kinds)


def _plain_parts(condition: Any) -> list[Any]:
    parts = parts_of(condition)
    return [plain for part in parts for plain in _plain_parts(part)] if parts else [condition]


def _random_cards(chance: random.Random, places: int, tokens: bool) -> list[tuple[int, bool]]:
    """Cards in the order of play: of some colours and values, now and then of one parity, in order, or with tokens."""
    suits = chance.sample(range(SUITS), chance.choice((1, 2, 2, 3, 4)))
    low, parity = chance.choice((1, 1, 3, 5, 7)), chance.choice((0, 1, None, None))
    values = [value for value in range(low, low + chance.choice((7, 13))) if parity is None or value % 2 == parity]
    deck = [suit * VALUES + value - 1 for suit in suits for value in values if value <= VALUES]
    deck = deck if len(deck) >= places else list(range(SUITS * VALUES))
    cards, order = chance.sample(deck, places), chance.choice((0, 0, 1, -1))
    if order:
        cards.sort(key=lambda card: order * (card % VALUES))
    often = chance.choice((0.0, 0.3, 0.9)) if tokens else 0.0
    return [(card, place > 0 and chance.random() < often) for place, card in enumerate(cards)]


def _judged(table: Any, cards: list[tuple[int, bool]]) -> Example:
    table.trick, table.played, table.mission[0] = 0, len(cards), 0
    table.raised[0] = sum(1 << place for place, (_, token) in enumerate(cards) if token)
    for place, (card, _) in enumerate(cards):
        table.card[0, place] = card
    winner = best_position(table)
    told = [Card(get_args(Colour)[card // VALUES], card % VALUES + 1, token) for card, token in cards]
    return Example(tuple(told), int(winner), bool(fulfils(table, winner)))


def _changed(table: Any, good: Example, chance: random.Random, *, fulfilled: bool) -> Example | None:
    """A trick that differs from a good one in a card or a token, and fulfils the mission too, or does not."""
    cards = [(get_args(Colour).index(card.colour) * VALUES + card.value - 1, card.token) for card in good.cards]
    for _ in range(TRIES):
        place = chance.randrange(len(cards))
        other = chance.choice([card for card in range(SUITS * VALUES) if card not in dict(cards)])
        tried = list(cards)
        turns = place > 0 and any(token for _, token in cards) and chance.random() < 0.5
        tried[place] = (cards[place][0], not cards[place][1]) if turns else (other, cards[place][1])
        changed = _judged(table, tried)
        if changed.fulfilled == fulfilled:
            return changed
    return None


# -- a role -----------------------------------------------------------------------------------------


def _of_role(role: roles.Role, seats: int) -> RoleMeaning:
    wrong = roles.why_not(role)
    if wrong:
        return RoleMeaning([], wrong)
    row = View.new()
    row[0]["options"]["seats"] = row[0]["options"]["places"] = max(seats, 4)
    row[0]["options"]["roles"][0] = roles.MOLE
    row[0]["options"]["blank"] = roles.row(role)
    view: Any = to_struct(View, row)
    view = msgspec.structs.replace(view, words=(role.name, role.text))
    return RoleMeaning(phrases.about_role(view, roles.BLANK))
