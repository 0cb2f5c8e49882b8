"""GRA in a terminal: the seats in turn order, the bid that stands, my cards, and the last showdown."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from konspira.contract import Ask, Tell
from konspira.games.gra import wording
from konspira.games.gra.pieces import TURNING, View
from konspira.games.gra.rules import counts_for, held
from konspira.kernel.rule import interpret
from konspira.news import News
from konspira.speech import Speaker

CHECKS = {"c", "s", "k", "check", "sprawdzam", "kontrola"}


def draw(v: View, legal: Sequence[wording.Action], say: Speaker) -> RenderableType:
    """The board as this seat sees it."""
    parts: list[RenderableType] = [_seats(v, say)]
    if v.shown_round:
        parts.append(_showdown(v, say))
    parts.append(_bid(v, say))
    if wording.my_cards(v):
        parts.append(_hand(v))
    return Group(*parts)


def _seats(v: View, say: Speaker) -> Table:
    table = Table(box=None, pad_edge=False)
    for heading in ("", say("gra-screen-cards"), say("gra-screen-said"), ""):
        table.add_column(heading, justify="left")
    for seat in range(v.options.seats):
        playing = v.playing >> seat & 1
        bid = say(wording.claim(v.said_count[seat], v.said_face[seat])) if v.said_count[seat] else ""
        state = ""
        if not playing:
            state = say("gra-screen-out")
        elif v.phase == TURNING:
            state = say("gra-screen-thinks" if v.waiting >> seat & 1 else "gra-screen-ready")
        elif v.turn == seat:
            state = "◀"
        style = "bold" if seat == v.seat else "" if playing else "dim"
        table.add_row(Text(say.name(seat), style), "▮" * v.hand[seat] if playing else "", bid, state)
    return table


def _bid(v: View, say: Speaker) -> Panel:
    standing = say(wording.claim(v.count, v.face)) if v.bidder >= 0 else say("gra-screen-none")
    lines = [Text(standing, "bold")]
    if v.options.jokers and v.phase != TURNING:
        lines.append(Text(say("gra-jokers-on" if v.wild else "gra-no-jokers"), "dim"))
    return Panel(Group(*lines), title=say("gra-screen-bid"), expand=False)


def _hand(v: View) -> Columns:
    """My cards, the end that counts above the line."""
    cards = []
    for i, (first, second) in enumerate(wording.my_ends(v)):
        up, down = (second, first) if v.up >= 0 and v.up >> i & 1 else (first, second)
        face = Text.assemble((f" {up} \n", "bold red" if up == 1 else "bold"), "───\n", (f" {down} ", "dim"))
        cards.append(Panel(face, title=str(i + 1), width=7, border_style="bold" if v.up >= 0 else ""))
    return Columns(cards)


def _showdown(v: View, say: Speaker) -> Panel:
    bid = wording.claim(v.shown_count, v.shown_face)
    check = News("gra-check", {"seat": v.shown_checker, "bidder_seat": v.shown_bidder, "claim": bid})
    lines = [Text(say(check))]
    for seat in range(v.options.seats):
        if v.shown_hand[seat]:
            line = Text(f"{say.name(seat)}: ")
            ends = zip(wording.shown_faces(v, seat), wording.shown_faces(v, seat, wording.DOWN), strict=True)
            for face, other in ends:
                counts = interpret(counts_for)(face, v.shown_face, v.shown_wild)
                line.append(f"{face}", "bold green" if counts else "")
                line.append(f"/{other}  ", "dim")
            lines.append(line)
    lines.append(Text(say(wording.verdict(v)), "green" if interpret(held)(v) else "red"))
    return Panel(Group(*lines), title=say("gra-screen-last"), expand=False, border_style="dim")


def choose(v: View, legal: Sequence[wording.Action], ask: Ask, tell: Tell) -> wording.Action:
    """Ask until the person names an action; what is not legal is refused by the match, with its reason."""
    if v.phase == TURNING:
        return _choose_ends(v, ask, tell)
    if v.bidder < 0:
        question = "gra-ask-open-way" if v.options.directions else "gra-ask-open"
    else:
        question = "gra-ask-bid" if len(legal) > 1 else "gra-ask-check"
    while True:
        text = ask(News(question)).strip().lower()
        if text in CHECKS:
            return wording.Check()
        found = re.fullmatch(r"(\d{1,2})\s*[x×* ,]\s*([1-6])\s*(<?)", text)
        if found and 1 <= int(found[1]) <= 30:
            return wording.Bid(int(found[1]), int(found[2]), "counter" if found[3] else "clockwise")
        tell(News("gra-bad-bid"))


def _choose_ends(v: View, ask: Ask, tell: Tell) -> wording.Action:
    cards = wording.my_cards(v)
    while True:
        places = re.split(r"[\s,]+", ask(News("gra-ask-turn")).strip())
        if places == [""]:
            return wording.TurnCards()
        if all(place.isdecimal() and 1 <= int(place) <= cards for place in places):
            return wording.TurnCards(tuple(sorted({int(place) - 1 for place in places})))
        tell(News("gra-bad-turn", {"cards": cards}))
