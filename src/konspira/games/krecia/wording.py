"""Krecia robota in words: what an action is called, what is certain to follow, why one is refused, the board."""

from __future__ import annotations

from collections.abc import Iterator

from konspira.games.krecia import vote
from konspira.games.krecia.actions import (
    Action,
    Ally,
    Choose,
    ForLarry,
    Judge,
    Object,
    Play,
    Vote,
    card_number,
    number,
    value,
)
from konspira.games.krecia.mission_words import is_in_words
from konspira.games.krecia.missions import fulfils
from konspira.games.krecia.options import NOBODY
from konspira.games.krecia.phrases import (
    about_role,
    card,
    cards,
    cards_left,
    colour,
    controller,
    deck_left,
    everyone,
    is_risky,
    lead,
    members,
    mission,
    my_hand,
    named_partner,
    partner_secret,
    place_at,
    played,
    professor,
    raised_to,
    role,
    roles_in_play,
    trait,
    trick_cards,
    who,
)
from konspira.games.krecia.pieces import (
    ALLYING,
    CHOOSING,
    EMPTY,
    JUDGING,
    LARRYS,
    OBJECTING,
    OVER,
    PLAYING,
    VOTING,
    View,
)
from konspira.games.krecia.roles import BLANK, HOLDS, UNKNOWN
from konspira.games.krecia.story import reason, tell
from konspira.games.krecia.trick import best_position, follow, goes_back, may_raise
from konspira.kernel.rule import interpret
from konspira.news import News

__all__ = ["Action", "board", "describe", "number", "preview", "reason", "refuse", "tell", "value"]


def describe(v: View, action: Action) -> News:
    """What a button or a list says of an action."""
    if isinstance(action, Play):
        return News("krecia-do-raise" if action.token else "krecia-do-play", {"card": played(card_number(action))})
    if isinstance(action, Choose):
        return News("krecia-do-choose", {"mission": mission(v, action.mission)})
    if isinstance(action, ForLarry):
        back = card(put_back(v, action))
        return News("krecia-do-larry", {"card": played(card_number(action)), "back": back})
    if isinstance(action, Ally):
        return News("krecia-do-ally", {"partner_seat": action.partner})
    if isinstance(action, Judge):
        return News("krecia-do-judge", {"fulfilled": "yes" if action.fulfilled else "no"})
    if isinstance(action, Object):
        return News("krecia-do-object", {"objects": "yes" if action.objects else "no"})
    if action.second is None:
        return News("krecia-do-vote", {"target_seat": who(v, action.target)})
    return News("krecia-do-vote-two", {"target_seat": who(v, action.target), "second_seat": who(v, action.second)})


def put_back(v: View, action: ForLarry) -> int:
    """12.3 Which of Larry's cards goes back on top."""
    low, high = (one for one in members(v.three) if one != card_number(action))
    return int(interpret(goes_back)(v, low, high, int(action.back == "higher")))


def preview(v: View, action: Action) -> list[News]:
    """What is certain to follow, from what this seat knows."""
    if isinstance(action, Play | ForLarry):
        return list(_preview_card(v, card_number(action), isinstance(action, Play) and action.token))
    if isinstance(action, Choose):
        other = sum(v.drawn) - action.mission
        return [News("krecia-then-away", {"mission": mission(v, other)})]
    if isinstance(action, Ally):
        return [News("krecia-then-bound")]
    if isinstance(action, Judge):
        done = v.fulfilled.bit_count() + action.fulfilled
        return [News("krecia-then-counts", {"done": done, "goal": v.options.goal})]
    if isinstance(action, Object):
        return [News("krecia-then-recorded")]
    return [News("krecia-then-sealed")]


def _preview_card(v: View, number_: int, token: bool) -> Iterator[News]:
    """Who holds the trick after this card; if it is the last one, what comes of it all."""
    then = View.plain(v)
    then.card[v.trick, v.played] = number_
    then.raised[v.trick] |= int(token) << v.played
    then.played += 1
    position = interpret(best_position)(then)
    holder = who(v, place_at(v, v.leader, position))
    if then.played < v.options.places:
        yield News("krecia-then-holds", {"seat": holder})
        return
    yield from _preview_tokens(v, place_at(v, v.leader, position), int(then.raised[v.trick]))
    if is_in_words(v, v.mission[v.trick]):
        yield News("krecia-then-judged", {"seat": v.leader})
        return
    yield News("krecia-then-fulfilled" if interpret(fulfils)(then, position) else "krecia-then-failed")


def _preview_tokens(v: View, taker: int, raised: int) -> Iterator[News]:
    """6.1 What the trick is worth to whoever takes it; 9.6 nothing to a role that holds no tokens, which is open."""
    stake = raised.bit_count()
    if v.role[taker] == UNKNOWN or trait(v, v.role[taker], HOLDS):
        yield News("krecia-then-takes", {"seat": who(v, taker), "tokens": 1 + stake})
        return
    yield News("krecia-takes-none", {"seat": taker, "stake": stake})
    mine = v.partner == v.seat and raised >> v.played & 1  # the token on the card I am about to play
    if v.partner != NOBODY and v.tokens[v.partner] > mine:
        yield News("krecia-partner-pays", {"seat": v.partner})


# -- why not ----------------------------------------------------------------------------------------


WANTED = {
    ALLYING: Ally, CHOOSING: Choose, PLAYING: Play, LARRYS: ForLarry, VOTING: Vote, JUDGING: Judge, OBJECTING: Object,
}  # fmt: skip


def refuse(v: View, action: Action) -> News:
    """Why an action is not legal now, and what is."""
    wanted = WANTED[v.phase]
    if not isinstance(action, wanted):
        return News(f"krecia-refuse-{wanted.__struct_config__.tag}-now", {"professor": professor(v)})
    if isinstance(action, Play):
        return _refuse_card(v, action)
    if isinstance(action, Choose):
        if action.mission in v.drawn:
            return News("krecia-refuse-risky")
        return News("krecia-refuse-drawn", {"one": mission(v, v.drawn[0]), "two": mission(v, v.drawn[1])})
    if isinstance(action, ForLarry):
        if not v.three >> card_number(action) & 1:
            return News("krecia-refuse-three", {"cards": cards(members(v.three))})
        return News("krecia-refuse-larry-follows", {"suit": colour(lead(v)), "cards": cards(larry_may_play(v))})
    if isinstance(action, Ally):
        return News("krecia-refuse-ally", {"seats": everyone(v, [s for s in range(v.options.seats) if s != v.seat])})
    return _refuse_vote(v, action)


def _following(v: View, bits: int) -> list[int]:
    """4.3 Those of the cards that may be played by whoever must follow."""
    return members(interpret(follow)(bits, v.card[v.trick][0]))


def larry_may_play(v: View) -> list[int]:
    """12.3 Those of the three cards that Larry may play."""
    return _following(v, v.three)


def _refuse_card(v: View, action: Play) -> News:
    number_, hand = card_number(action), my_hand(v)
    if number_ not in hand:
        return News("krecia-refuse-not-held", {"card": card(number_), "cards": cards(hand)})
    if action.token:
        why = why_not_raise(v)
        if why:
            return why
    return News("krecia-refuse-follow", {"suit": colour(lead(v)), "cards": cards(_following(v, v.hand[v.seat]))})


def why_not_raise(v: View) -> News | None:
    """5.2 Why I may not lay a token on my card, or None if I may."""
    if interpret(may_raise)(v, v.seat):
        return None
    if not v.options.raising:
        return News("krecia-refuse-no-raising")
    if v.leader == v.seat:
        return News("krecia-refuse-leader-raises")
    if v.revealed >> v.seat & 1:
        return News("krecia-refuse-revealed-raises")
    return News("krecia-refuse-no-token")


def targets(v: View, seat: int) -> list[int]:
    """8.3 Whom a seat may point at."""
    return members(interpret(vote.targets)(v, seat))


def votes(v: View, seat: int) -> bool:
    """8.2 Does this seat cast a vote, as all can see?"""
    return seat < v.options.seats and bool(interpret(vote.votes)(v, seat))


def _refuse_vote(v: View, action: Vote) -> News:
    possible = {"seats": everyone(v, targets(v, v.seat))}
    pointed = [action.target] if action.second is None else [action.target, action.second]
    if v.seat in pointed:
        return News("krecia-refuse-vote-self", possible)
    if any(place < v.options.places and v.revealed >> place & 1 for place in pointed):
        return News("krecia-refuse-vote-revealed", possible)
    if any(place >= v.options.places for place in pointed):
        return News("krecia-refuse-vote-nobody", possible)
    return News("krecia-refuse-vote-two" if action.second is None else "krecia-refuse-vote-one", possible)


# -- the board as text ------------------------------------------------------------------------------


def board(v: View) -> list[News]:
    """The whole board as sentences, for a screen reader and for anyone without a picture."""
    return [*_board_trick(v), *_board_last(v), *_board_tokens(v), *_board_mine(v), *_board_now(v)]


def still_lies(v: View) -> bool:
    """Does the current trick still lie there, to be played to or to be judged?"""
    return v.won[v.trick] == NOBODY or v.phase in (JUDGING, OBJECTING)


def _board_trick(v: View) -> Iterator[News]:
    yield News("krecia-board-trick", {"trick": v.trick + 1, "tricks": v.options.tricks})
    chosen = v.mission[v.trick]
    if chosen != EMPTY and still_lies(v):
        yield News("krecia-board-mission", {"mission": mission(v, chosen)})
        yield from board_cards(v, v.trick)
        if v.played > 0 and v.won[v.trick] == NOBODY:
            position = interpret(best_position)(View.plain(v))
            yield News("krecia-holds-now", {"seat": who(v, place_at(v, v.leader, position))})


def _board_last(v: View) -> Iterator[News]:
    """13.3 What may be looked at again: the last trick and the fulfilled missions."""
    trick = v.trick - 1 if still_lies(v) else v.trick
    if trick >= 0:
        facts = {"trick": trick + 1, "mission": mission(v, v.mission[trick]), "seat": who(v, v.won[trick])}
        yield News("krecia-board-last", facts)
        yield from board_cards(v, trick)
        if v.objected[trick]:
            objectors = members(v.objected[trick])
            yield News("krecia-object", {"seats": everyone(v, objectors), "count": len(objectors)})
    done = [v.mission[trick] for trick in members(v.fulfilled)]
    yield News("krecia-board-done", {"done": len(done), "goal": v.options.goal})
    for number_ in done:
        yield News("krecia-board-done-one", {"mission": mission(v, number_)})


def board_cards(v: View, trick: int) -> Iterator[News]:
    """The cards of a trick, one sentence each, with what a raised one counts as."""
    for place, number_, raised in trick_cards(v, trick):
        facts = {"seat": who(v, place), "card": card(number_)}
        if raised:
            yield News("krecia-board-raised", facts | {"trump": colour(raised_to(v, trick))})
        else:
            yield News("krecia-board-card", facts)


def _board_tokens(v: View) -> Iterator[News]:
    yield News("krecia-in-play", {"roles": roles_in_play(v)})
    if BLANK in v.options.roles:
        yield News("krecia-blank-says")
        yield from about_role(v, BLANK)
    for place in range(v.options.places):
        yield News("krecia-board-tokens", {"seat": who(v, place), "tokens": v.tokens[place]})
        if v.revealed >> place & 1:
            yield News("krecia-board-revealed", {"seat": who(v, place), "role": role(v, v.role[place])})
        if place < v.options.seats and place != v.seat:
            yield News("krecia-board-hand", {"seat": place, "cards": cards_left(v, place)})
    yield News("krecia-board-threshold", {"tokens": v.options.threshold, "pool": v.pool})
    yield from named_partner(v)
    if v.options.seats == 2 and v.phase != OVER:
        yield News("krecia-has-pawn", {"seat": controller(v)})
        yield News("krecia-board-deck", {"cards": deck_left(v)})


def _board_mine(v: View) -> Iterator[News]:
    if v.seat < 0:
        return
    yield News("krecia-my-role", {"role": role(v, v.role[v.seat])})
    if v.role[v.seat] != BLANK:  # what it says stands above, for everyone
        yield from about_role(v, v.role[v.seat])
    yield from partner_secret(v)
    if my_hand(v):
        yield News("krecia-my-hand", {"cards": cards(my_hand(v))})
    if v.three:
        yield News("krecia-three", {"cards": cards(members(v.three))})
    if v.drawn[0] != EMPTY:
        yield News("krecia-drawn", {"one": mission(v, v.drawn[0]), "two": mission(v, v.drawn[1])})


def _board_now(v: View) -> Iterator[News]:
    if v.phase == OVER:
        yield reason(v)
        yield News("krecia-winners", {"winners": everyone(v, members(v.winners)), "count": v.winners.bit_count()})
    elif v.phase == VOTING:
        yield News("krecia-board-voting", {"seats": everyone(v, members(v.waiting))})
    elif v.phase == OBJECTING:
        said = "yes" if v.fulfilled >> v.trick & 1 else "no"
        yield News(
            "krecia-judges",
            {"seat": v.leader, "fulfilled": said, "done": len(members(v.fulfilled)), "goal": v.options.goal},
        )
        yield News("krecia-board-objecting", {"seats": everyone(v, members(v.waiting))})
    else:
        doing = WANTED[v.phase].__struct_config__.tag
        yield News("krecia-board-turn", {"seat": v.turn, "doing": doing})
        if v.turn == v.seat and v.phase == CHOOSING and any(is_risky(v, one) for one in v.drawn):
            yield News("krecia-refuse-risky")
