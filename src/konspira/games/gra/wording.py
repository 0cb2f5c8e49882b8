"""GRA in words: its actions as values, and what a seat is told between one view and the next."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Literal

import msgspec

from konspira.games.gra.options import BY_COUNT
from konspira.games.gra.pieces import BID, BIDDING, CARDS, CHECK, COUNTER, DECK, FACES, HAND, OVER, TURNING, View
from konspira.games.gra.rules import bid_at, counts_for, held, is_true, ladder, loser, place_of, wild_after
from konspira.kernel.rule import interpret
from konspira.news import News

_ENDS: list[list[int]] = CARDS.tolist()  # of each card, as plain numbers
UP, DOWN = range(2)  # the end of a shown card that counts, and the other one


class TurnCards(msgspec.Struct, frozen=True, tag_field="do", tag="turn", forbid_unknown_fields=True):
    """Turn my cards: those at these places show their second end, the others their first."""

    flipped: tuple[int, ...] = ()


class Check(msgspec.Struct, frozen=True, tag_field="do", tag="check", forbid_unknown_fields=True):
    """Call the last bid a bluff."""


class Bid(msgspec.Struct, frozen=True, tag_field="do", tag="bid", forbid_unknown_fields=True):
    """So many cards of all hands show this value; the first bid of a round may also name the direction."""

    count: int
    face: int
    direction: Literal["clockwise", "counter"] = "clockwise"


Action = TurnCards | Check | Bid


def value(number: int) -> Action:
    """The action with a number."""
    if number < CHECK:
        return TurnCards(tuple(i for i in range(HAND) if number >> i & 1))
    if number == CHECK:
        return Check()
    bid = number - BID
    direction: Literal["clockwise", "counter"] = "counter" if bid >= FACES * DECK else "clockwise"
    return Bid(bid % DECK + 1, bid // DECK % FACES + 1, direction)


def number(action: Action) -> int:
    """The number of an action; ValueError if no table could ever allow it."""
    if isinstance(action, TurnCards):
        if len(set(action.flipped)) < len(action.flipped) or any(not 0 <= i < HAND for i in action.flipped):
            raise ValueError("flipped: places of different cards, 0 to 4")
        return sum(1 << i for i in action.flipped)
    if isinstance(action, Check):
        return CHECK
    if not 1 <= action.count <= DECK or not 1 <= action.face <= FACES:
        raise ValueError("a bid has a count of 1 to 30 and a value of 1 to 6")
    turned = FACES * DECK if action.direction == "counter" else 0
    return BID + turned + (action.face - 1) * DECK + action.count - 1


# -- what is certain, and what is told --------------------------------------------------------------


def faces(v: View, flipped: tuple[int, ...] | None = None) -> list[int]:
    """The values my cards show, or would show with these cards flipped."""
    chosen = flipped if flipped is not None else tuple(i for i in range(HAND) if v.up >= 0 and v.up >> i & 1)
    return [int(CARDS[v.card[i], int(i in chosen)]) for i in range(my_cards(v))]


def out(v: View, seat: int) -> bool:
    """Does a seat take no part any more? At the end only who has left does not: the others just did not win."""
    return not v.playing >> seat & 1 and (v.phase != OVER or v.left[seat] > 0)


def my_cards(v: View) -> int:
    """How many cards I hold in this round."""
    return v.hand[v.seat] if v.seat >= 0 and v.phase != OVER and v.playing >> v.seat & 1 else 0


def claim(count: int, face: int) -> News:
    """“three fours”, as a noun."""
    return News("gra-claim", {"count": count, "face": face})


def describe(v: View, action: Action) -> News:
    """What a button or a list says of an action."""
    if isinstance(action, TurnCards):
        return News("gra-do-turn", {"faces": " ".join(map(str, faces(v, action.flipped)))})
    if isinstance(action, Check):
        return News("gra-do-check", {"claim": claim(v.count, v.face)})
    if v.options.directions and v.bidder < 0:
        return News(f"gra-do-bid-{action.direction}", {"claim": claim(action.count, action.face)})
    return News("gra-do-bid", {"claim": claim(action.count, action.face)})


def preview(v: View, action: Action) -> list[News]:
    """What is certain to follow, from what this seat knows."""
    if isinstance(action, TurnCards):
        return [News("gra-turn-stays")]
    others = v.cards - my_cards(v)
    if isinstance(action, Check):
        mine = i_show(v, v.face, v.wild)
        if interpret(is_true)(mine, v.count):
            return [News("gra-check-loses")]
        if not interpret(is_true)(mine + others, v.count):
            return [News("gra-check-wins")]
        return [News("gra-check-odds", {"missing": v.count - mine, "others": others})]
    mine = i_show(v, action.face, interpret(wild_after)(v, action.face))
    if interpret(is_true)(mine, action.count):
        return [News("gra-bid-safe")]
    if not interpret(is_true)(mine + others, action.count):
        return [News("gra-bid-false")]
    return [News("gra-bid-needs", {"missing": action.count - mine, "others": others})]


def i_show(v: View, face: int, wild: bool) -> int:
    """How many of my cards count for a value."""
    return sum(interpret(counts_for)(up, face, wild) for up in faces(v))


def refuse(v: View, action: Action) -> News:
    """Why an action is not legal now, and what is."""
    if v.phase == TURNING:
        if not isinstance(action, TurnCards):
            return News("gra-refuse-turn-first")
        return News("gra-refuse-no-card", {"cards": my_cards(v)})
    if isinstance(action, TurnCards):
        return News("gra-refuse-turned")
    if isinstance(action, Check):
        return News("gra-refuse-nothing-to-check")
    if action.count > v.cards:
        return News("gra-refuse-too-many", {"cards": v.cards})
    if action.direction == "counter":
        return News("gra-refuse-direction" if v.options.directions else "gra-refuse-no-directions")
    lowest = smallest_bid(v)
    if lowest is None:
        return News("gra-refuse-top", {"claim": claim(v.count, v.face)})
    by = "gra-refuse-low-count" if v.options.bid_order == BY_COUNT else "gra-refuse-low-value"
    return News(by, {"claim": claim(v.count, v.face), "lowest": claim(lowest.count, lowest.face)})


def smallest_bid(v: View) -> Bid | None:
    """The lowest bid above the standing one."""
    place = 0 if v.bidder < 0 else interpret(place_of)(v, v.face, v.count) + 1
    if place == interpret(ladder)(v):
        return None
    lowest = value(interpret(bid_at)(v, place))
    assert isinstance(lowest, Bid)
    return lowest


def reason(v: View) -> News:
    """Who won, and why."""
    winner = v.playing.bit_length() - 1
    if v.tie and v.departures > 1:
        return News("gra-won-tie", {"seat": winner})
    if v.options.longer:
        return News("gra-won-last", {"seat": winner})
    return News(
        "gra-won-most" if v.options.fewer_cards else "gra-won-fewest", {"seat": winner, "cards": v.hand[winner]}
    )


def tell(before: View | None, after: View) -> list[News]:
    """The news between two views of one seat."""
    if before is None:
        return [News("gra-starts", {"seat": after.starter}), *_tell_deal(after)]
    if after.shown_round != before.shown_round:
        return list(_tell_check(before, after))
    return _tell_bid_or_turn(before, after)


def _tell_bid_or_turn(before: View, after: View) -> list[News]:
    told = [News("gra-ready", {"seat": seat}) for seat in _members(before.waiting & ~after.waiting)]
    if before.phase == TURNING and after.phase == BIDDING:
        told.append(News("gra-bidding", {"seat": after.turn}))
    if (after.face, after.count, after.bidder) != (before.face, before.count, before.bidder):
        told.append(News("gra-bid", {"seat": after.bidder, "claim": claim(after.count, after.face)}))
        if before.bidder < 0 and after.options.directions:
            told.append(News("gra-way-counter" if after.direction == COUNTER else "gra-way-clockwise"))
        if before.wild and not after.wild:
            told.append(News("gra-no-jokers"))
    return told


def _tell_check(before: View, after: View) -> Iterator[News]:
    bid = claim(after.shown_count, after.shown_face)
    yield News("gra-check", {"seat": after.shown_checker, "bidder_seat": after.shown_bidder, "claim": bid})
    yield from _tell_hands(after)
    yield verdict(after)
    yield from _tell_loss(before, after)
    if after.phase == OVER:
        yield reason(after)
        return
    if after.tie and not before.tie:
        yield News("gra-tie", {"seats": [News("gra-name", {"seat": s}) for s in _members(after.playing)]})
    yield News("gra-next", {"seat": after.starter})
    yield from _tell_deal(after)


def _tell_hands(v: View) -> tuple[News, ...]:
    """5.2 What everybody showed at the last showdown."""
    return _hands(v.shown_hand[: v.options.seats], v.shown_card, v.shown_up)


@functools.lru_cache(maxsize=64)
def _hands(hands: tuple[int, ...], cards: tuple[tuple[int, ...], ...], ups: tuple[int, ...]) -> tuple[News, ...]:
    """The same; a showdown is told to one seat after the other, so it is remembered."""
    told = []
    for seat, hand in enumerate(hands):
        faces, hidden = (" ".join(map(str, _faces(hand, cards[seat], ups[seat], end))) for end in (UP, DOWN))
        if hand:
            told.append(News("gra-shows", {"seat": seat, "faces": faces, "hidden": hidden}))
    return tuple(told)


def verdict(v: View) -> News:
    """Was the bid that was checked last true, and how many were found?"""
    return News("gra-true" if interpret(held)(v) else "gra-bluff", {"found": v.shown_found})


def loss(v: View) -> News:
    """What the last showdown has cost whoever lost it."""
    lost = interpret(loser)(v)
    if v.left[lost] == 1 and not v.options.longer:  # 6.1 whoever ends the game; the others may still play a tie
        return News("gra-ends", {"seat": lost, "cards": v.hand[lost]})
    if v.left[lost]:
        return News("gra-out", {"seat": lost})
    return News("gra-loses", {"seat": lost, "cards": v.hand[lost]})


def _tell_loss(before: View, after: View) -> Iterator[News]:
    lost = interpret(loser)(after)
    if before.tie:
        yield News("gra-out", {"seat": lost})
        return
    yield News("gra-loses", {"seat": lost, "cards": after.hand[lost]})
    if after.left[lost] and after.options.longer and after.phase != OVER:
        yield News("gra-out", {"seat": lost})
    elif after.left[lost] and not after.options.longer:
        yield News("gra-ends", {"seat": lost, "cards": after.hand[lost]})


def _tell_deal(v: View) -> Iterator[News]:
    yield News("gra-deal", {"round": v.round, "cards": v.cards})
    if my_cards(v):
        yield News("gra-my-cards", {"cards": " ".join(f"{a}/{b}" for a, b in my_ends(v))})


def my_ends(v: View) -> list[tuple[int, int]]:
    """Both ends of each of my cards."""
    return [(int(CARDS[v.card[i], 0]), int(CARDS[v.card[i], 1])) for i in range(my_cards(v))]


def shown_faces(v: View, seat: int, end: int = UP) -> list[int]:
    """5.2 The values a seat showed at the last showdown, or those at the other ends of its cards."""
    return _faces(v.shown_hand[seat], v.shown_card[seat], v.shown_up[seat], end)


def _faces(hand: int, cards: tuple[int, ...], up: int, end: int) -> list[int]:
    return [_ENDS[cards[i]][up >> i & 1 ^ end] for i in range(hand)]


def _members(bits: int) -> list[int]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def board(v: View) -> list[News]:
    """The whole board as sentences, for a screen reader and for anyone without a picture."""
    return [*_board_last(v), *_board_seats(v), *_board_mine(v), *_board_now(v)]


def _board_last(v: View) -> Iterator[News]:
    """The last showdown, until the next one."""
    if v.shown_round:
        bid = claim(v.shown_count, v.shown_face)
        yield News("gra-board-last", {"round": v.shown_round})
        yield News("gra-check", {"seat": v.shown_checker, "bidder_seat": v.shown_bidder, "claim": bid})
        yield from _tell_hands(v)
        if v.options.jokers:
            yield News("gra-board-last-wild" if v.shown_wild else "gra-board-last-plain")
        yield verdict(v)
        yield loss(v)


def _board_seats(v: View) -> Iterator[News]:
    yield News("gra-board-round", {"round": v.round, "cards": v.cards})
    if v.tie and v.phase != OVER:
        yield News("gra-board-tie")
    for seat in range(v.options.seats):
        if out(v, seat):
            yield News("gra-board-out", {"seat": seat})
            continue
        if seat != v.seat:
            yield News("gra-board-hand", {"seat": seat, "cards": v.hand[seat]})
        if v.said_count[seat] and seat != v.bidder:
            yield News("gra-board-said", {"seat": seat, "claim": claim(v.said_count[seat], v.said_face[seat])})


def _board_mine(v: View) -> Iterator[News]:
    if my_cards(v):
        yield News("gra-my-cards", {"cards": " ".join(f"{a}/{b}" for a, b in my_ends(v))})
        if v.up >= 0:
            yield News("gra-my-faces", {"faces": " ".join(map(str, faces(v)))})


def _board_now(v: View) -> Iterator[News]:
    if v.bidder >= 0:
        yield News("gra-board-bid", {"seat": v.bidder, "claim": claim(v.count, v.face)})
        if v.options.directions:
            yield News("gra-way-counter" if v.direction == COUNTER else "gra-way-clockwise")
    if v.phase == TURNING:
        yield News("gra-starts", {"seat": v.starter})
        yield News("gra-board-turning", {"waiting": len(_members(v.waiting))})
    elif v.phase == BIDDING:
        yield News("gra-board-turn", {"seat": v.turn})
        if v.options.jokers:
            yield News("gra-jokers-on" if v.wild else "gra-no-jokers")
    else:
        yield reason(v)
