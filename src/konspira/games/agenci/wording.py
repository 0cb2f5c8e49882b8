"""Agenci in words: what an action is called, what is certain to follow, why one is refused, and the board as text."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from konspira.games.agenci import rules, sight
from konspira.games.agenci.actions import (
    KIND_NAMES,
    Action,
    Label,
    Move,
    Pass,
    Place,
    Play,
    Seal,
    Stay,
    number,
    printed,
    value,
)
from konspira.games.agenci.cards import able, targets
from konspira.games.agenci.files import SLIP, next_blank, owners_in, slips
from konspira.games.agenci.options import NAMES
from konspira.games.agenci.phrases import (
    agent,
    aim,
    building,
    card,
    change,
    coloured,
    entered,
    line,
    members,
    my_cards,
    needs,
    no_card,
    owner,
    round_the_ring,
    sheet,
    standing,
    steps,
    takes_card,
)
from konspira.games.agenci.pieces import (
    AGENTS,
    BLANK,
    CARD,
    FILES,
    GIVEN,
    MOVING,
    NOBODY,
    OVER,
    RUINED,
    SAFE,
    SECRETS,
    Table,
    View,
)
from konspira.games.agenci.story import reason, tell, tell_mine, why_end
from konspira.kernel.record import to_struct
from konspira.kernel.rule import interpret
from konspira.news import News

__all__ = ["Action", "board", "describe", "number", "preview", "reason", "refuse", "tell", "value"]


def describe(v: View, action: Action) -> News:
    """What a button or a list says of an action."""
    if isinstance(action, Move):
        return News("agenci-do-move", {"steps": steps(action)})
    if isinstance(action, Stay):
        return News("agenci-do-stay" if takes_card(v, v.seat) else "agenci-do-stay-only")
    if isinstance(action, Place):
        return News("agenci-do-safe", {"building": building(action.building)})
    if isinstance(action, Play):
        aimed = aim(action)
        facts = {"card": card(action.card)}
        return News("agenci-do-card-at", facts | {"aim": aimed}) if aimed else News("agenci-do-card", facts)
    if isinstance(action, Label):
        return line(action.agent, NOBODY if action.owner is None else action.owner)
    if isinstance(action, Seal):
        return News("agenci-do-seal", {"lines": [line(which, label) for which, label in sheet(v, action).items()]})
    return News("agenci-do-pass")


# -- what is certain --------------------------------------------------------------------------------


def follow(v: View, action: Action) -> View:
    """The view after an action, in a world that this seat imagines; what chance or secrets decide is not certain."""
    t, after, row = Table.plain(), View.plain(v), View.new()
    t.rng = 1
    interpret(sight.imagine)(after, t)
    interpret(rules.step)(t, v.seat, number(action))
    interpret(sight.look)(t, v.seat, after)
    after.store(row)
    return to_struct(View, row)


def preview(v: View, action: Action) -> list[News]:
    """What is certain to follow, from what this seat knows."""
    if isinstance(action, Label | Seal):
        return []
    after = follow(v, action)
    return [*_preview_card(v, action, after), *_preview_scoring(v, action, after), *_preview_end(after)]


def _preview_card(v: View, action: Action, after: View) -> Iterator[News]:
    ruined = isinstance(action, Move) and after.notes[RUINED][v.seat] != v.notes[RUINED][v.seat]
    if v.options.top_secret and (ruined or isinstance(action, Stay)):
        yield News("agenci-then-card") if takes_card(v, v.seat) else no_card(v, v.seat)


def _preview_scoring(v: View, action: Action, after: View) -> Iterator[News]:
    if isinstance(action, Place):
        yield News("agenci-then-no-scoring")
    elif after.phase == SECRETS:
        there = [agent(which) for which in entered(after)]
        yield News("agenci-then-cause", {"agents": there}) if there else News("agenci-then-no-cause-yet")
    elif after.cold == 0:
        gains = [change(which, after.score[which] - v.score[which]) for which in members(v.agents)]
        yield News("agenci-then-scoring", {"points": gains})
    elif isinstance(action, Pass):
        yield News("agenci-then-over")
    else:
        yield News("agenci-then-no-cause")


def _preview_end(after: View) -> Iterator[News]:
    """5.1 A marker passes 39, as the points show; 5.6 or the game has gone on for too long."""
    if after.phase in (FILES, OVER):
        end = why_end(after)
        yield News("agenci-then-end") if end.id == "agenci-past-last" else end


# -- refusals ---------------------------------------------------------------------------------------


def refuse(v: View, action: Action) -> News:
    """Why an action is not legal now, and what is."""
    if v.phase == MOVING:
        return _refuse_moving(v, action)
    if v.phase == SECRETS:
        return _refuse_card(v, action)
    if v.phase == SAFE:
        if isinstance(action, Place):
            return News("agenci-refuse-same", {"building": building(printed(v.safe))})
        return News("agenci-refuse-safe")
    return _refuse_label(v, action)


def _refuse_moving(v: View, action: Action) -> News:
    if isinstance(action, Stay):
        return News("agenci-refuse-stay" if v.options.top_secret else "agenci-refuse-stay-never")
    if not isinstance(action, Move):
        return News("agenci-refuse-move-first")
    given = msgspec.structs.astuple(action.steps)
    aside = [coloured(which) for which, points in enumerate(given) if points and not v.agents >> which & 1]
    if aside:
        return News("agenci-refuse-aside", {"agents": aside})
    return News("agenci-refuse-points", {"die": v.die, "points": sum(given)})


def _refuse_card(v: View, action: Action) -> News:
    if not isinstance(action, Play):
        return News("agenci-refuse-round")
    if KIND_NAMES.index(action.card) not in my_cards(v):
        return News("agenci-refuse-not-held", {"card": card(action.card)})
    aside = [coloured(NAMES.index(name)) for name in action.agents if not v.agents >> NAMES.index(name) & 1]
    if aside:
        return News("agenci-refuse-aside", {"agents": aside})
    return News("agenci-refuse-target", {"needs": needs(action.card)})


def _refuse_label(v: View, action: Action) -> News:
    if v.options.edition > 1 or not isinstance(action, Label):
        return News("agenci-refuse-sheet" if isinstance(action, Seal) else "agenci-refuse-files")
    due = next_line(v)
    if NAMES.index(action.agent) != due:
        return News("agenci-refuse-line", {"agent": coloured(due)})
    return News("agenci-refuse-owner", {"left": [owner(label) for label in labels_left(v)]})


def next_line(v: View) -> int:
    """9.7 The agent that I am to label now, in a match of the first edition."""
    return int(interpret(next_blank)(View.plain(v), v.seat))


def labels_left(v: View) -> list[int]:
    """9.2 Whom I may still write on my sheet: nobody, or seats."""
    left = interpret(slips)(View.plain(v), v.seat)
    return [first // SLIP - 1 for first in members(interpret(owners_in)(left))]


# -- the board as text ------------------------------------------------------------------------------


def board(v: View) -> list[News]:
    """The whole board as sentences, for a screen reader and for anyone without a picture."""
    said = [News("agenci-board-safe", {"building": building(printed(v.safe))})]
    for which in round_the_ring(v):
        facts = {"agent": coloured(which), "building": standing(v, which), "points": v.score[which]}
        said.append(News("agenci-board-agent", facts))
    said += tell_mine(v) if v.phase != OVER else ()
    if v.options.top_secret:
        said += _board_cards(v)
    if v.holder != NOBODY:
        said.append(News("agenci-board-two", {"seat": v.holder}))
    return [*said, *_board_notes(v), *_board_now(v)]


def _board_notes(v: View) -> Iterator[News]:
    """10.2 To whom each seat has given points of the die."""
    for seat in range(v.options.seats):
        given = [change(which, points) for which, points in enumerate(v.notes[GIVEN][seat]) if points]
        if given:
            yield News("agenci-board-gave", {"seat": seat, "agents": given})


def _board_cards(v: View) -> Iterator[News]:
    for seat in range(v.options.seats):
        if seat != v.seat:
            yield News("agenci-board-hand", {"seat": seat, "cards": v.cards[seat]})
    yield News("agenci-board-pile", {"cards": v.pile})
    used = [News("agenci-quoted", {"card": card(kind)}) for kind, copies in enumerate(v.used) for _ in range(copies)]
    if used:
        yield News("agenci-board-used", {"cards": used})


def _board_now(v: View) -> Iterator[News]:
    if v.phase == OVER:
        yield reason(v)
    elif v.phase == FILES:
        for seat in members(v.waiting):
            yield News("agenci-board-fills", {"seat": seat})
        mine = v.label[v.seat] if v.seat >= 0 else [BLANK] * AGENTS
        yield from (line(which, mine[which]) for which in members(v.agents) if mine[which] != BLANK)
    else:
        yield News("agenci-rolls", {"turn": v.turn, "seat": v.active, "die": v.die})
        if v.phase == SECRETS and entered(v):
            there = [agent(which) for which in entered(v)]
            yield News("agenci-entered", {"agents": there, "building": building(printed(v.safe))})
        if v.phase == SECRETS:
            yield News("agenci-board-asked", {"seat": v.asked})
        elif v.phase == SAFE:
            yield News("agenci-board-moves-safe", {"seat": v.active})


def playable(v: View, kind: int) -> bool:
    """7.7 Is there anything now on which a card of this kind would do something?"""
    return bool(interpret(targets)(View.plain(v), kind))


def lowest_able(v: View, kind: int) -> int:
    """7.7 The first of the agents on which a card of this kind would do something; there must be one."""
    return members(interpret(able)(View.plain(v), kind))[0]


def lowest_play(v: View, kind: int) -> Play:
    """7.7 The first way to play a card of this kind; there must be one."""
    play = value(int(CARD[kind]) + members(interpret(targets)(View.plain(v), kind))[0])
    assert isinstance(play, Play)
    return play


def may_stay(v: View) -> bool:
    """6.4 May I move nobody?"""
    return bool(interpret(rules.may_stay)(v))
