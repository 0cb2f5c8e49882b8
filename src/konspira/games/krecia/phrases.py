"""The nouns of Krecia robota: cards, missions, roles and places as parts of sentences, and what a view says of them."""

from __future__ import annotations

from typing import Any, get_args

from konspira.games.krecia import deal, trick
from konspira.games.krecia.conditions import Colour
from konspira.games.krecia.mission_words import asks, is_in_words, speaks_of_middle
from konspira.games.krecia.options import NOBODY
from konspira.games.krecia.pack import Provenance
from konspira.games.krecia.pieces import EMPTY, LARRY, OVER, VALUES, View
from konspira.games.krecia.roles import (
    AGENT,
    BLANK,
    FOLLOWS,
    GOAL,
    GOAL_REVEALED,
    HOLDS,
    LIMIT,
    MOLE,
    NAMES,
    ON_REVEAL,
    OPEN,
    PROFESSOR_NO,
    UNKNOWN,
    VOTES,
    VOTES_REVEALED,
    WITH_PARTNER,
    Goal,
    Reveal,
)
from konspira.kernel.rule import interpret
from konspira.news import News

SUIT_NAMES = get_args(Colour)


# -- what a view says -------------------------------------------------------------------------------


def members(bits: int) -> list[int]:
    """A bit set as a list."""
    return [member for member in range(bits.bit_length()) if bits >> member & 1]


def trait(v: View, role: int, column: int) -> int:
    """What a role card says under one heading."""
    return int(interpret(deal.trait)(v, role, column))


def place_at(v: View, leader: int, position: int) -> int:
    """Who plays the card at a position of a trick."""
    return int(interpret(trick.place_at)(v, leader, position))


def raised_to(v: View, number: int) -> int:
    """The colour that a card with a token has in a trick."""
    return int(interpret(trick.raised_to)(v, number))


def trick_cards(v: View, number: int) -> list[tuple[int, int, bool]]:
    """The cards of a trick in order: place, card, with a token or not."""
    row = [card for card in v.card[number] if card != EMPTY]
    return [(place_at(v, v.led[number], i), card, bool(v.raised[number] >> i & 1)) for i, card in enumerate(row)]


def cards_left(v: View, place: int) -> int:
    """How many cards a seat holds."""
    played = sum(place == who for who, _, _ in trick_cards(v, v.trick))
    return int(v.options.hand - v.trick - played)


def deck_left(v: View) -> int:
    """12.3 How many cards Larry's deck has: of every three one is played and one put away."""
    played = sum(cards[1] != EMPTY for cards in v.card)
    return int(v.options.deck.bit_count() - v.options.seats * v.options.hand - 2 * played)


def my_hand(v: View) -> list[int]:
    """The cards in my hand, by colour and value."""
    return members(v.hand[v.seat]) if v.seat >= 0 else []


def suit(card: int) -> int:
    """The colour printed on a card."""
    return int(interpret(trick.suit_of)(card))


def lead(v: View) -> int:
    """The colour to follow, or NOBODY before the first card."""
    first = v.card[v.trick][0]
    return NOBODY if first == EMPTY else suit(first)


def controller(v: View) -> int:
    """12.2 Who handles Larry's cards in this trick."""
    return int(interpret(trick.controller)(v))


# -- nouns ------------------------------------------------------------------------------------------


def who(v: View, place: int) -> Any:
    """A place in a sentence: a seat, or Larry."""
    return News("krecia-larry") if v.options.seats == 2 and place == LARRY else place


def everyone(v: View, places: list[int]) -> list[News]:
    """Several places in a sentence."""
    return [News("krecia-name", {"seat": who(v, place)}) for place in places]


def card(number: int) -> News:
    """“mask 12”."""
    return News("krecia-card", {"suit": SUIT_NAMES[suit(number)], "value": number % VALUES + 1})


def played(number: int) -> News:
    """A card as what somebody plays: Polish and Czech decline it."""
    return News("krecia-card-played", card(number).args)


def cards(numbers: list[int]) -> list[News]:
    """Several cards."""
    return [card(number) for number in numbers]


def colour(number: int) -> News:
    """“mask (pink)”."""
    return News("krecia-suit", {"suit": SUIT_NAMES[number]})


def role(v: View, number: int) -> News:
    """The name of a role; 10.3 the blank one may have a name of its own."""
    if number == BLANK and any(v.words[:1]):
        return News("krecia-role-named", {"name": v.words[0]})
    return News("krecia-role", {"role": NAMES[number]})


def sought_role(v: View) -> int:
    """The role that the vote is to find: the mole, or Professor No in the mole's place (ruling 66)."""
    return v.options.roles[0]


def the_mole(v: View) -> News:
    """The one who is sought, by the name of the role."""
    return News("krecia-the-mole", {"role": NAMES[sought_role(v)]})


def professor(v: View) -> str:
    """Is Professor No sought? For sentences that decline his name."""
    return "yes" if sought_role(v) == PROFESSOR_NO else "no"


def about_role(v: View, number: int) -> list[News]:
    """What a role does; the blank one is put together from its words, and with Larry the vote is another (12.8)."""
    if number == BLANK:
        return _about_blank(v)
    return [
        News(f"krecia-about-{NAMES[number]}" + ("-two" if v.options.seats == 2 else ""), {"professor": professor(v)})
    ]


def _about_blank(v: View) -> list[News]:
    row = [int(number) for number in v.options.blank]
    goals, reveals, mole = get_args(Goal), get_args(Reveal), {"professor": professor(v)}
    said = [News("krecia-blank-goal", {"goal": goals[row[GOAL]]} | mole)]
    if row[GOAL_REVEALED] != row[GOAL]:
        said.append(News("krecia-blank-goal-revealed", {"goal": goals[row[GOAL_REVEALED]]} | mole))
    if row[OPEN]:
        said.append(News("krecia-blank-open"))
    if not row[FOLLOWS]:
        said.append(News("krecia-blank-free"))
    if not row[HOLDS]:
        said.append(News("krecia-blank-no-tokens", {"goal": goals[row[GOAL]]}))
    if row[LIMIT]:
        said.append(News("krecia-blank-limit", {"limit": row[LIMIT]} | mole))
    if row[ON_REVEAL]:
        said.append(News("krecia-blank-reveal", {"effect": reveals[row[ON_REVEAL]]} | mole))
    if (row[VOTES], row[VOTES_REVEALED]) != (1, 1):
        said.append(News("krecia-blank-votes", {"votes": row[VOTES], "revealed": row[VOTES_REVEALED]}))
    if any(v.words[1:2]):
        said.append(News("krecia-blank-text", {"text": v.words[1]}))
    return said


def partner_secret(v: View) -> list[News]:
    """9.6 The role of the partner whom I named, while only I know it."""
    if v.phase == OVER or v.partner in (NOBODY, v.seat) or v.revealed >> v.partner & 1 or v.role[v.partner] == UNKNOWN:
        return []
    return [News("krecia-partner-role", {"partner_seat": v.partner, "role": role(v, v.role[v.partner])})]


def named_partner(v: View) -> list[News]:
    """9.6 Whose partner somebody is: the role that named one is open."""
    return [
        News("krecia-board-partner", {"seat": v.partner, "role": role(v, v.role[place])})
        for place in members(v.revealed)
        if v.partner != NOBODY and trait(v, v.role[place], GOAL) == WITH_PARTNER
    ]


def about_special(v: View) -> list[News]:
    """9.1 What the special roles in play are, for everyone; the blank one is told by its words (10.1)."""
    special = [NAMES[one] for one in v.options.roles[: v.options.places] if one not in (AGENT, MOLE, BLANK)]
    return [
        News("krecia-special", {"role": role(v, NAMES.index(name)), "about": News(f"option-roles-{name}-help")})
        for name in special
    ]


def roles_in_play(v: View) -> list[News]:
    """The role cards of this game, the mole's first."""
    found = v.options.roles[: v.options.places]
    return [
        News("krecia-role-count", {"role": role(v, one), "count": found.count(one)}) for one in dict.fromkeys(found)
    ]


def mission(v: View, number: int) -> News:
    """A mission: what it asks for, its trump, whether it is risky, and where it comes from."""
    facts = {"asks": asks(v, number), "trump": colour(v.options.trump[number]), "provenance": provenance(v, number)}
    facts |= {"judged": "yes" if is_in_words(v, number) else "no"}
    return News("krecia-mission", facts | {"risky": "yes" if is_risky(v, number) else "no"})


def provenance(v: View, number: int) -> News:
    """Where a mission comes from; 16.2 which cards of four are meant by the middle one nobody has told us."""
    kind = get_args(Provenance)[v.options.provenance[number]]
    ours = kind == "attested" and v.options.places == 4 and speaks_of_middle(v, number)
    return News("krecia-provenance", {"kind": "reading" if ours else kind})


def is_risky(v: View, number: int) -> bool:
    """Is it one of the risky missions?"""
    return bool(v.options.risky >> number & 1)
