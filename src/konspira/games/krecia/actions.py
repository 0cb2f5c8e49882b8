"""The actions of Krecia robota as values: what people, bots and journals call what rules know by number."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from konspira.contract import NAMES_A_SEAT
from konspira.games.krecia.conditions import Colour, Value
from konspira.games.krecia.options import SEATS
from konspira.games.krecia.pack import MISSIONS
from konspira.games.krecia.pieces import ALLY, CHOOSE, FOR_LARRY, JUDGE, OBJECT, RAISE, VALUES, VOTE

Place = Annotated[int, msgspec.Meta(ge=0, lt=SEATS, extra=NAMES_A_SEAT)]
COLOURS = get_args(Colour)


class Play(msgspec.Struct, frozen=True, tag_field="do", tag="play", forbid_unknown_fields=True):
    """Play a card from the hand, with a token on it or without."""

    colour: Colour
    value: Value
    token: bool = False


class Choose(msgspec.Struct, frozen=True, tag_field="do", tag="choose", forbid_unknown_fields=True):
    """Choose a mission, by its place in the pack."""

    mission: Annotated[int, msgspec.Meta(ge=0, lt=MISSIONS)]


class ForLarry(msgspec.Struct, frozen=True, tag_field="do", tag="larry", forbid_unknown_fields=True):
    """Play a card for Larry; of the two others, the lower or the higher one goes back on top of his deck.

    12.9 By value; of equal values, the higher is that of the later colour (yellow, pink, green, blue).
    """

    colour: Colour
    value: Value
    back: Literal["lower", "higher"]


class Ally(msgspec.Struct, frozen=True, tag_field="do", tag="ally", forbid_unknown_fields=True):
    """Name a partner."""

    partner: Place


class Vote(msgspec.Struct, frozen=True, tag_field="do", tag="vote", forbid_unknown_fields=True):
    """Point at somebody; where all point twice, at a second one too."""

    target: Place
    second: Place | None = None


class Judge(msgspec.Struct, frozen=True, tag_field="do", tag="judge", forbid_unknown_fields=True):
    """18.2 Say whether the trick has fulfilled a mission in words."""

    fulfilled: bool


class Object(msgspec.Struct, frozen=True, tag_field="do", tag="object", forbid_unknown_fields=True):
    """18.3 Object to what the leader said, for the record, or do not."""

    objects: bool


Action = Play | Choose | ForLarry | Ally | Vote | Judge | Object


def value(number: int) -> Action:
    """The action with a number."""
    if number < CHOOSE:
        colour, worth = divmod(number % RAISE, VALUES)
        return Play(COLOURS[colour], worth + 1, number >= RAISE)
    if number < FOR_LARRY:
        return Choose(number - CHOOSE)
    if number < ALLY:
        card, higher = divmod(number - FOR_LARRY, 2)
        return ForLarry(COLOURS[card // VALUES], card % VALUES + 1, "higher" if higher else "lower")
    if number < VOTE:
        return Ally(number - ALLY)
    if number >= OBJECT:
        return Object(number > OBJECT)
    if number >= JUDGE:
        return Judge(number > JUDGE)
    target, second = divmod(number - VOTE, SEATS)
    return Vote(target, None if second == target else second)


def card_number(action: Play | ForLarry) -> int:
    """The card of an action, 0 to 51."""
    return COLOURS.index(action.colour) * VALUES + action.value - 1


def number(action: Action) -> int:
    """The number of an action; ValueError if no table could ever allow it."""
    if isinstance(action, Play):
        return card_number(action) + (RAISE if action.token else 0)
    if isinstance(action, Choose):
        return CHOOSE + action.mission
    if isinstance(action, ForLarry):
        return FOR_LARRY + 2 * card_number(action) + (action.back == "higher")
    if isinstance(action, Ally):
        return ALLY + action.partner
    if isinstance(action, Judge):
        return JUDGE + action.fulfilled
    if isinstance(action, Object):
        return OBJECT + action.objects
    return VOTE + action.target * SEATS + (action.target if action.second is None else action.second)
