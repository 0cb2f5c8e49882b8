"""What a seat of Krecia robota is told: the news between one view and the next, and how the game ended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from konspira.games.krecia.mission_words import is_in_words
from konspira.games.krecia.options import NOBODY, SEATS
from konspira.games.krecia.phrases import (
    about_role,
    about_special,
    card,
    cards,
    controller,
    everyone,
    members,
    mission,
    played,
    role,
    roles_in_play,
    suit,
    the_mole,
    trait,
    trick_cards,
    who,
)
from konspira.games.krecia.pieces import (
    ALL_REVEALED,
    ALLYING,
    CHOOSING,
    DECOYED,
    DECOYED_WITH_MOLE,
    EMPTY,
    FOUND,
    GOOD_REVEAL,
    JUDGING,
    LARRYS,
    MISSIONS_DONE,
    MISTAKEN,
    OBJECTING,
    OVER,
    OVER_LIMIT,
    TIED,
    TOKENS_TAKEN,
    VOTING,
    View,
)
from konspira.games.krecia.roles import BLANK, GOAL, HOLDS, MOST_VOTES, UNKNOWN
from konspira.games.krecia.trick_end import right_of
from konspira.kernel.rule import interpret
from konspira.news import News


def tell(before: View | None, after: View) -> list[News]:
    """The news between two views of one seat."""
    if before is None:
        return [*_opening(after), *_what_now(after)]
    news = [*_partner(before, after), *_mission(before, after), *_cards(before, after), *_larry(before, after)]
    for trick in range(before.trick, after.trick + 1):
        if before.won[trick] == NOBODY and after.won[trick] != NOBODY:
            news += _trick(before, after, trick)
    news += [*_verdict(before, after), *_votes(before, after)]
    if after.phase == OVER:
        return [*news, *_ending(after)]
    if (after.phase, after.trick, after.partner) != (before.phase, before.trick, before.partner):
        news += _what_now(after)
    return news


def _opening(v: View) -> Iterator[News]:
    yield News("krecia-deals", {"seat": v.dealer, "cards": v.options.hand, "seats": v.options.seats})
    yield News("krecia-in-play", {"roles": roles_in_play(v)})
    yield from about_special(v)
    if BLANK in v.options.roles[: v.options.places]:  # 10.1 everyone sees what it says
        yield News("krecia-blank-says")
        yield from about_role(v, BLANK)
    if v.options.silence:
        yield News("krecia-silence")
    if v.options.pile & v.options.risky:
        yield News("krecia-risky-in")
    yield News("krecia-goals", {"goal": v.options.goal, "tokens": v.options.threshold, "tricks": v.options.tricks})
    if v.seat >= 0:
        yield News("krecia-my-role", {"role": role(v, v.role[v.seat])})
        if v.role[v.seat] != BLANK:  # what it says is told already
            yield from about_role(v, v.role[v.seat])
    for place in members(v.revealed):
        if place != v.seat:
            yield News("krecia-starts-revealed", {"seat": place, "role": role(v, v.role[place])})


def _what_now(v: View) -> Iterator[News]:
    """What the next moment is about: naming a partner, a new trick, Larry's cards, the vote."""
    if v.phase == ALLYING:
        yield News("krecia-allying", {"seat": v.turn})
    elif v.phase == CHOOSING:
        yield News("krecia-leads", {"seat": v.leader, "trick": v.trick + 1, "tricks": v.options.tricks})
        if v.options.seats == 2:
            yield News("krecia-has-pawn", {"seat": controller(v)})
        if v.drawn[0] != EMPTY:
            yield News("krecia-drawn", {"one": mission(v, v.drawn[0]), "two": mission(v, v.drawn[1])})
    elif v.phase == LARRYS:
        yield News("krecia-looks", {"seat": v.turn})
        if v.three:
            yield News("krecia-three", {"cards": cards(members(v.three))})
    elif v.phase == JUDGING:
        yield News("krecia-judging", {"seat": v.turn})
    elif v.phase == OBJECTING:
        yield News("krecia-objecting")
    elif v.phase == VOTING:
        yield News("krecia-vote-opens")
        yield News("krecia-talk-now")


def _partner(before: View, after: View) -> Iterator[News]:
    if before.partner == NOBODY and after.partner != NOBODY:
        yield News("krecia-allies", {"seat": before.turn, "partner_seat": after.partner})
        if before.role[after.partner] == UNKNOWN and after.role[after.partner] != UNKNOWN:
            yield News(
                "krecia-partner-role", {"partner_seat": after.partner, "role": role(after, after.role[after.partner])}
            )


def _mission(before: View, after: View) -> Iterator[News]:
    trick = before.trick
    if before.mission[trick] == EMPTY and after.mission[trick] != EMPTY:
        yield News("krecia-chooses", {"seat": after.led[trick], "mission": mission(after, after.mission[trick])})


def _cards(before: View, after: View) -> Iterator[News]:
    trick = before.trick
    new = trick_cards(after, trick)[before.played :]
    colour = suit(after.card[trick][0]) if new else NOBODY
    for position, (place, number, raised) in enumerate(new, before.played):
        did = "opens" if position == 0 else "follows" if suit(number) == colour else "discards"
        laid = card(number) if did == "discards" else played(number)
        yield News(f"krecia-{did}", {"seat": who(after, place), "card": laid})
        if raised:
            yield News("krecia-raises", {"seat": place})


def _larry(before: View, after: View) -> Iterator[News]:
    trick = before.trick
    if before.phase == LARRYS and after.out[trick] != EMPTY and after.phase != OVER:
        yield News("krecia-put-back", {"top": card(after.top[trick]), "out": card(after.out[trick])})


def _trick(before: View, after: View, trick: int) -> Iterator[News]:
    """6 What comes of a trick, in its order."""
    winner = after.won[trick]
    stake = after.raised[trick].bit_count()
    own = trick_cards(after, trick)[-1]  # the card that ended the trick may have cost its player a token just now
    held = before.tokens[winner] - (own[0] == winner and own[2])
    if after.role[winner] != UNKNOWN and not trait(after, after.role[winner], HOLDS):
        yield News("krecia-takes-none", {"seat": winner, "stake": stake})
        if after.pool - before.pool > stake:
            yield News("krecia-partner-pays", {"seat": after.partner})
    else:
        yield News("krecia-takes", {"seat": who(after, winner), "tokens": stake + 1})
    for place in members(after.exposed & ~before.exposed):
        tokens = held + stake + 1
        yield News(
            "krecia-revealed", {"seat": who(after, place), "tokens": tokens, "role": role(after, after.role[place])}
        )
        if after.tokens[winner] > tokens:
            yield News("krecia-steals", {"seat": winner, "right_seat": interpret(right_of)(after, winner)})
    if not is_in_words(after, after.mission[trick]):
        yield News("krecia-fulfilled" if after.fulfilled >> trick & 1 else "krecia-failed", _counted(after))
    elif after.phase == OVER:
        yield News("krecia-unjudged")


def _counted(v: View) -> dict[str, Any]:
    return {"done": v.fulfilled.bit_count(), "goal": v.options.goal}


def _verdict(before: View, after: View) -> Iterator[News]:
    """18.2 What the leader says, 18.3 and who objects."""
    trick = before.trick
    if before.phase == JUDGING and after.phase != JUDGING:
        said = "yes" if after.fulfilled >> trick & 1 else "no"
        yield News("krecia-judges", {"seat": after.led[trick], "fulfilled": said} | _counted(after))
    elif before.phase == OBJECTING and after.phase == OBJECTING:
        for seat in members(before.waiting & ~after.waiting):
            yield News("krecia-has-said", {"seat": seat})
    elif before.phase == OBJECTING:
        seats = members(after.objected[trick])
        yield News("krecia-object", {"seats": everyone(after, seats), "count": len(seats)})


def _votes(before: View, after: View) -> Iterator[News]:
    if before.phase != VOTING:
        return
    if after.phase == VOTING:
        for seat in members(before.waiting & ~after.waiting):
            yield News("krecia-seals", {"seat": seat})
    else:
        for seat in range(after.options.seats):
            if after.vote[seat] != EMPTY:
                pointed = list(dict.fromkeys(divmod(after.vote[seat], SEATS)))
                yield News("krecia-points", {"seat": seat, "targets": everyone(after, pointed)})


def _ending(v: View) -> Iterator[News]:
    for place in range(v.options.places):
        yield News("krecia-was", {"seat": who(v, place), "role": role(v, v.role[place])})
    yield reason(v)
    yield News("krecia-winners", {"winners": everyone(v, members(v.winners)), "count": v.winners.bit_count()})


REASONS = {
    MISSIONS_DONE: "missions",
    TOKENS_TAKEN: "tokens",
    GOOD_REVEAL: "reveal",
    OVER_LIMIT: "limit",
    ALL_REVEALED: "all-revealed",
    FOUND: "found",
    MISTAKEN: "mistaken",
    TIED: "tied",
    DECOYED: "decoyed",
    DECOYED_WITH_MOLE: "decoyed-with-mole",
}


def reason(v: View) -> News:
    """Why it ended."""
    taker = v.won[v.trick]
    facts: dict[str, Any] = {"mole": the_mole(v)}
    if v.reason == MISSIONS_DONE:
        facts = {"done": v.fulfilled.bit_count()}
    elif v.reason in (TOKENS_TAKEN, GOOD_REVEAL, OVER_LIMIT):
        facts |= {"seat": who(v, taker), "tokens": v.tokens[taker], "role": role(v, v.role[taker])}
    elif v.options.seats == 2:
        return News(f"krecia-won-{REASONS[v.reason]}-two")
    elif v.reason == DECOYED_WITH_MOLE:
        facts |= {"role": role(v, next(one for one in v.options.roles if trait(v, one, GOAL) == MOST_VOTES))}
    elif v.accused != NOBODY:
        facts |= {"seat": v.accused, "role": role(v, v.role[v.accused])}
    return News(f"krecia-won-{REASONS[v.reason]}", facts)
