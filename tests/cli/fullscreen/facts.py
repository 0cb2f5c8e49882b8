"""What matters to a decision, game by game, as sentences that must stand on the screen: from the view alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import msgspec
from moments import State

from konspira.games.agenci import phrases as agenci_phrases
from konspira.games.agenci.actions import Move, Play, printed, value
from konspira.games.agenci.pieces import FILES
from konspira.games.gra import wording as gra_wording
from konspira.games.gra.pieces import COUNTER
from konspira.games.krecia import mission_words
from konspira.games.krecia import phrases as krecia_phrases
from konspira.games.krecia.options import NOBODY
from konspira.games.krecia.pieces import EMPTY, VALUES
from konspira.games.wistar import questions
from konspira.news import News
from konspira.speech import Speaker

Facts = Iterator[str]


def gra(v: Any, say: Speaker) -> Facts:
    """The bid that stands and whose it is, everybody's last bid, my cards, the direction, the last showdown."""
    for seat in range(v.options.seats):
        yield say.name(seat)
        if v.said_count[seat]:
            yield say(gra_wording.claim(v.said_count[seat], v.said_face[seat]))
    if v.bidder >= 0:
        yield say("gra-screen-bid") + ": " + say(gra_wording.claim(v.count, v.face))
        if v.options.directions:
            yield say("gra-way-counter" if v.direction == COUNTER else "gra-way-clockwise")
        if v.options.jokers:
            yield say("gra-jokers-on" if v.wild else "gra-no-jokers")
    for place in range(1, gra_wording.my_cards(v) + 1):
        yield f"{place}:"
    if v.shown_round:
        yield say(gra_wording.verdict(v))
        yield say(gra_wording.loss(v))
        for seat in range(v.options.seats):
            for up, down in zip(gra_wording.shown_faces(v, seat), gra_wording.shown_faces(v, seat, 1), strict=True):
                yield f"{up}/{down}"


def krecia(v: Any, say: Speaker) -> Facts:
    """The mission and its trump, the cards of this trick and the last, tokens, goals, my hand, role and choices."""
    yield say("krecia-screen-goals", done=v.fulfilled.bit_count(), goal=v.options.goal, tokens=v.options.threshold)
    yield say(News("krecia-my-role", {"role": krecia_phrases.role(v, v.role[v.seat])}))
    done = v.won[v.trick] != NOBODY
    shown = [v.trick - 1] if v.trick and not done else []
    for trick in [*shown, v.trick]:
        if v.mission[trick] != EMPTY:
            yield from _mission(v, v.mission[trick], say)
            for place, number, _ in krecia_phrases.trick_cards(v, trick):
                yield f"{say(News('krecia-name', {'seat': krecia_phrases.who(v, place)}))}: {_card(number, say)}"
    for number in v.drawn:
        if number != EMPTY:
            yield from _mission(v, number, say)
    for number in krecia_phrases.members(v.three):
        yield _card(number, say)
    for place in range(v.options.places):
        yield f"{say(News('krecia-name', {'seat': krecia_phrases.who(v, place)}))} {v.tokens[place] or '–'}"
    for which, name in enumerate(krecia_phrases.SUIT_NAMES):
        mine = [str(n % VALUES + 1) for n in krecia_phrases.my_hand(v) if krecia_phrases.suit(n) == which]
        if mine:
            yield " ".join([say("krecia-suit-name", suit=name), *mine])


def _mission(v: Any, number: int, say: Speaker) -> Facts:
    for asked in mission_words.asks(v, number):
        yield say(asked)
    yield say(krecia_phrases.colour(v.options.trump[number]))


def _card(number: int, say: Speaker) -> str:
    return say(krecia_phrases.card(number))


def agenci(v: Any, say: Speaker) -> Facts:
    """Every agent with his points, the safe, who sits here, my cards; at the end the sheet and what everybody did."""
    for seat in range(v.options.seats):
        yield say.name(seat)
    if v.phase == FILES:
        for which in agenci_phrases.members(v.agents):
            yield say(agenci_phrases.agent(which))
        yield say("agenci-screen-notes")
        return
    for which in agenci_phrases.members(v.agents):
        yield f"{which + 1} {say(agenci_phrases.agent(which))} {v.score[which]}"
    yield say(agenci_phrases.building(printed(v.safe)))
    for kind in agenci_phrases.my_cards(v):
        yield say(agenci_phrases.card(kind))


def wistar(v: Any, say: Speaker) -> Facts:
    """What he asks, the round, and his points."""
    yield say(questions.question(v))
    yield say("wistar-screen-title", round=v.round, points=v.points)


FACTS: dict[str, Callable[[Any, Speaker], Facts]] = {"gra": gra, "krecia": krecia, "agenci": agenci, "wistar": wistar}


def agenci_since(state: State, say: Speaker) -> Facts:
    """The last roll of each of the others with its split, the last card after it, and all points since my last act."""
    views = [moment.view for moment in state.turn.history[max(0, state.since - 1) :]]
    if views[-1].phase == FILES:
        return
    done: dict[int, dict[str, str]] = {}
    for before, after in pairwise(views):
        action = value(after.deed) if after.doer >= 0 and after.doer != after.seat else None
        if isinstance(action, Move):
            steps = [
                (which + 1, points) for which, points in enumerate(msgspec.structs.astuple(action.steps)) if points
            ]
            done[after.doer] = {"die": " ".join(f"{which}+{points}" for which, points in steps)}
            assert before.die in (1, sum(points for _, points in steps))
            done[after.doer]["face"] = "⚀–⚂" if before.die == 1 else "⚀⚁⚂⚃⚄⚅"[before.die - 1]
        elif isinstance(action, Play):
            done.setdefault(after.doer, {})["card"] = "✉"
    for seat, told in done.items():
        if "die" in told:
            yield f"{say.name(seat)} {told['face']}"
            yield told["die"]
        if "card" in told:
            yield told["card"]
    gained = [
        (which + 1, now - then) for which, (then, now) in enumerate(zip(views[0].score, views[-1].score, strict=True))
    ]
    if any(points for _, points in gained):
        yield "± " + " ".join(f"{which}{points:+d}".replace("-", "−") for which, points in gained if points)


SINCE: dict[str, Callable[[State, Speaker], Facts]] = {"agenci": agenci_since}  # where a scene recalls it
