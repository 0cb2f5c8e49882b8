"""Agenci in a terminal: the ring of buildings with everybody's score, my agent and my secret cards.

A move is put together step by step: numbers of agents, a step each, until the points of the die are used.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from konspira.contract import Ask, Tell
from konspira.games.agenci.actions import (
    KIND_NAMES,
    Action,
    Label,
    Move,
    Pass,
    Place,
    Play,
    Stay,
    Steps,
    place,
    printed,
)
from konspira.games.agenci.city import most_points
from konspira.games.agenci.options import NAMES, Name
from konspira.games.agenci.phrases import (
    agent,
    building,
    card,
    change,
    coloured,
    line,
    members,
    mine,
    my_cards,
    needs,
    owner,
    takes_card,
)
from konspira.games.agenci.pieces import (
    AGENT,
    BLANK,
    BUILDING,
    BUILDINGS,
    EARNED,
    FILES,
    GIVEN,
    JOIN,
    MOVING,
    NO_TARGET,
    ONE_OR_TWO,
    ONE_TO_THREE,
    RESCUED,
    RUINED,
    SAFE,
    SECRETS,
    SHAPE,
    STEPS,
    WAYS_TO_GO,
    View,
)
from konspira.games.agenci.wording import labels_left, may_stay, next_line, playable
from konspira.kernel.rule import interpret
from konspira.news import News
from konspira.speech import Speaker

INKS = ("red", "yellow", "blue", "magenta", "green", "bright_red", "white")


def draw(v: View, legal: Sequence[Action], say: Speaker) -> RenderableType:
    """The board as this seat sees it."""
    legend = say("agenci-screen-legend-cards" if v.options.top_secret else "agenci-screen-legend")
    parts: list[RenderableType] = [_ring(v, say), Text(legend, "dim italic"), _seats(v, say)]
    if my_cards(v):
        parts.append(_hand(v, say))
    if v.phase == FILES and v.seat >= 0:
        parts += [_notes(v, say), _sheet(v, say)]
    return Group(*parts)


def _ring(v: View, say: Speaker) -> Table:
    """Every building, clockwise from 0, and who stands there with how many points; mine has a star."""
    table = Table(box=None, pad_edge=False, show_header=False)
    for spot in range(BUILDINGS):
        here = Text()
        for which in members(v.agents):
            if v.building[which] == spot:
                here.append(f"{which + 1} {say(agent(which))}", INKS[which]).append(f" {v.score[which]}", "bold")
                here.append(("★" if which in mine(v) else "") + ("◀" if v.bringer[which] >= 0 else "") + "  ")
        safe = f"▣ {say('agenci-screen-safe')}" if spot == v.safe else ""
        table.add_row(Text(say(building(printed(spot))), "bold" if safe else "dim"), Text(safe, "bold"), here)
    return table


def _seats(v: View, say: Speaker) -> Panel:
    lines = []
    for seat in range(v.options.seats):
        entry = Text(f"{seat + 1}  {say.name(seat)}", "bold" if seat == v.seat else "")
        if v.options.top_secret:
            entry.append(f"  {'▮' * v.cards[seat] or '–'}", "dim")
        if v.holder == seat:
            entry.append(f"  {say('agenci-screen-two')}", "cyan")
        if seat == v.active and v.phase in (MOVING, SECRETS, SAFE):
            entry.append("  " + ("⚀–⚂" if v.die == ONE_TO_THREE else chr(ord("⚀") + v.die - 1) + f" {v.die}"), "bold")
        if v.phase == SECRETS and seat == v.asked:
            entry.append("  ◀")
        lines.append(entry)
    return Panel(Group(*lines), title=say("agenci-screen-seats"), expand=False)


def _hand(v: View, say: Speaker) -> Panel:
    lines = [
        Text(f"{place}  {say(card(kind))}", "" if playable(v, kind) else "dim")
        for place, kind in enumerate(my_cards(v), 1)
    ]
    return Panel(Group(*lines), title=say("agenci-screen-cards"), expand=False, border_style="yellow")


def _notes(v: View, say: Speaker) -> Group:
    """10.2 What each seat did with each agent: that is what there is to guess by."""
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for which in members(v.agents):
        table.add_column(Text(say(agent(which)), INKS[which]))
    for seat in range(v.options.seats):
        cells = []
        for which in members(v.agents):
            given, ruined, rescued, earned = (v.notes[note][seat][which] for note in (GIVEN, RUINED, RESCUED, EARNED))
            marks = [f"↓{ruined}" if ruined else "", f"↑{rescued}" if rescued else "", f"▣{earned}" if earned else ""]
            cells.append(" ".join([str(given), *filter(None, marks)]))
        table.add_row(Text(say.name(seat), "bold" if seat == v.seat else ""), *cells)
    return Group(Text(say("agenci-screen-notes"), "dim italic"), table)


def _sheet(v: View, say: Speaker) -> Panel:
    written = [(which, v.label[v.seat][which]) for which in members(v.agents) if v.label[v.seat][which] != BLANK]
    return Panel(
        Group(*(Text(say(line(which, label))) for which, label in written)),
        title=say("agenci-screen-files"), expand=False,
    )  # fmt: skip


# -- asking for an action ---------------------------------------------------------------------------


def choose(v: View, legal: Sequence[Action], ask: Ask, tell: Tell) -> Action:
    """Ask until the person names an action; what is not legal is refused by the match, with its reason."""
    if v.phase == MOVING:
        return _choose_move(v, ask, tell)
    if v.phase == SAFE:
        return Place(_ask_building(News("agenci-ask-safe"), ask, tell))
    if v.phase == SECRETS:
        return _choose_card(v, ask, tell)
    return _choose_label(v, ask, tell)


def _choose_move(v: View, ask: Ask, tell: Tell) -> Action:
    """Put a split together: agents by number, a step each, until the points are used and it is confirmed."""
    plan: list[int] = []
    most = interpret(most_points)(v)
    while True:
        text = ask(_question(v, plan, most)).strip()
        if text == "" and (len(plan) == most or (plan and v.die == ONE_TO_THREE)):
            return Move(Steps(**{NAMES[which]: plan.count(which) for which in set(plan)}))
        if text == "0" and not plan and may_stay(v):
            return Stay()
        if text == "-":
            del plan[-1:]
        else:
            given, left = read_steps(v, text), most - len(plan)
            if not given or len(given) > left:
                tell(News("agenci-too-many", {"left": left}) if given else News("agenci-bad-split", _numbers(v)))
                continue
            plan += given
        if plan:
            tell(News("agenci-plan", {"steps": _planned(plan)}))


def _question(v: View, plan: list[int], most: int) -> News:
    if len(plan) == most:
        return News("agenci-ask-confirm", {"steps": _planned(plan)})
    if v.die == ONE_TO_THREE:
        if plan or not may_stay(v):
            return News("agenci-ask-choice", _numbers(v))
        return News("agenci-ask-choice-stay" if takes_card(v, v.seat) else "agenci-ask-choice-stay-only")
    return News("agenci-ask-split", {"left": most - len(plan)} | _numbers(v))


def _numbers(v: View) -> dict[str, Any]:
    """What is typed for the agents that take part: all of them, and two to show by."""
    taking_part = [str(which + 1) for which in members(v.agents)]
    return {"agents": taking_part, "one": taking_part[1], "two": taking_part[2]}


def _planned(plan: list[int]) -> list[News]:
    return [change(which, plan.count(which)) for which in sorted(set(plan))]


def read_steps(v: View, text: str) -> list[int]:
    """`1 1 3` or `1x2 3`: agents by number, a step each; nothing if it cannot be read."""
    steps: list[int] = []
    for word in re.split(r"[\s,]+", text):
        found = re.fullmatch(r"([1-7])(?:[x×*]([1-6]))?", word)
        if not found or not v.agents >> int(found[1]) - 1 & 1:
            return []
        steps += [int(found[1]) - 1] * int(found[2] or 1)
    return steps


def _ask_building(question: News, ask: Ask, tell: Tell) -> int:
    while True:
        found = read_building(ask(question))
        if found is not None:
            return found
        tell(News("agenci-bad-building"))


def read_building(text: str) -> int | None:
    """The printed number of a building."""
    try:
        return printed(place(int(text.strip().replace("−", "-"))))
    except ValueError:
        return None


def _choose_card(v: View, ask: Ask, tell: Tell) -> Action:
    cards = my_cards(v)
    while True:
        text = ask(News("agenci-ask-card" if cards else "agenci-ask-no-card")).strip()
        if text == "":
            return Pass()
        if not text.isdecimal() or not 1 <= int(text) <= len(cards):
            tell(News("agenci-bad-card" if cards else "agenci-bad-no-card"))
            continue
        kind = cards[int(text) - 1]
        if not playable(v, kind):
            tell(News("agenci-card-idle", {"card": card(kind), "needs": needs(kind)}))
            continue
        played = _aim(v, kind, ask, tell)
        if played is not None:
            return played


def _aim(v: View, kind: int, ask: Ask, tell: Tell) -> Play | None:
    """Ask what a card is to be pointed at; None: the person goes back."""
    shape, name = SHAPE[kind], KIND_NAMES[kind]
    if shape == NO_TARGET:
        return Play(name)
    ways = [int(STEPS[kind, way]) for way in range(WAYS_TO_GO[kind])]
    question = News("agenci-ask-agents", {"card": card(kind), "needs": needs(kind)})
    if shape == BUILDING:
        question = News("agenci-ask-building", {"card": card(kind)})
    elif len(ways) > 1:
        question = News("agenci-ask-steps", {"card": card(kind), "steps": ways[0]} | _numbers(v))
    while True:
        text = ask(question).strip()
        if text == "":
            return None
        played = read_aim(kind, text)
        if played is not None:
            return played
        tell(News("agenci-bad-aim", {"needs": needs(kind)}))


def read_aim(kind: int, text: str) -> Play | None:
    """A card with its targets from what was typed: agents by number, steps after the agent, a building by number."""
    shape, name = SHAPE[kind], KIND_NAMES[kind]
    if shape == BUILDING:
        where = read_building(text)
        return None if where is None else Play(name, building=where)
    words = re.split(r"[\s,]+", text.replace("−", "-"))
    if not all(re.fullmatch(r"[+-]?\d", word) for word in words):
        return None
    numbers = [int(word) for word in words]
    steps = [int(STEPS[kind, way]) for way in range(WAYS_TO_GO[kind])]
    if shape == AGENT and len(steps) > 1:
        if len(numbers) != 2 or numbers[1] not in steps or not 1 <= numbers[0] <= len(NAMES):
            return None
        return Play(name, (NAMES[numbers[0] - 1],), numbers[1])
    wanted = (1,) if shape == AGENT else (1, 2) if shape == ONE_OR_TWO else (2,)
    if len(numbers) not in wanted or not all(1 <= n <= len(NAMES) for n in numbers):
        return None
    if len(set(numbers)) < len(numbers) and shape != JOIN:
        return None
    named: tuple[Name, ...] = tuple(NAMES[n - 1] for n in numbers)
    return Play(name, named)


def _choose_label(v: View, ask: Ask, tell: Tell) -> Action:
    which = next_line(v)
    left = [News("agenci-numbered", {"number": label + 1, "owner": owner(label)}) for label in labels_left(v)]
    while True:
        text = ask(News("agenci-ask-owner", {"agent": coloured(which), "left": left})).strip()
        if text.isdecimal() and 0 <= int(text) <= v.options.seats:
            return Label(NAMES[which], int(text) - 1 if int(text) else None)
        tell(News("agenci-bad-owner", {"left": left}))
