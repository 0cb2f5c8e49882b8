"""GRA in a terminal: the seats in turn order, the bid that stands, my cards, and the last showdown."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from konspira import speech
from konspira.contract import Ask, Scene, Tell
from konspira.games.gra import wording
from konspira.games.gra.pieces import COUNTER, DECK, FACES, OVER, TURNING, View
from konspira.games.gra.rules import counts_for, held
from konspira.kernel.rule import interpret
from konspira.news import News
from konspira.speech import Speaker

HOME = Path(__file__).parent
CHECKS = {"c", "s", "k", "check", "sprawdzam", "kontrola"}


def draw(v: View, legal: Sequence[wording.Action], say: Speaker) -> Scene:
    """The board as this seat sees it."""
    return Scene(
        middle=_bid(v, say),
        seats=_seats(v, say),
        mine=_hand(v, say) if wording.my_cards(v) else None,
        last=_showdown(v, say) if v.shown_round else None,
    )


def _seats(v: View, say: Speaker) -> Table:
    table = Table(box=None, pad_edge=False)
    for heading in ("", say("gra-screen-cards"), say("gra-screen-said"), ""):
        table.add_column(heading, justify="left", no_wrap=True)
    for seat in range(v.options.seats):
        playing = not wording.out(v, seat)
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


def _bid(v: View, say: Speaker) -> Group:
    """The bid that stands, and what holds in this round."""
    title = say("gra-screen-round", round=v.round, cards=v.cards)
    lines: list[RenderableType] = [Rule(title, align="left")]
    if v.bidder >= 0:
        standing = Text(say(wording.claim(v.count, v.face)), "bold").append(f"  {say.name(v.bidder)}", "not bold dim")
        lines.append(Text(f"{say('gra-screen-bid')}: ").append(standing))
    else:
        lines.append(Text(say("gra-screen-none")))
        if v.phase == TURNING:
            lines.append(Text(say("gra-starts", seat=v.starter), "dim"))
    if v.options.jokers and v.phase != TURNING:
        lines.append(Text(say("gra-jokers-on" if v.wild else "gra-no-jokers"), "dim"))
    if v.options.directions and v.bidder >= 0:
        lines.append(Text(say("gra-way-counter" if v.direction == COUNTER else "gra-way-clockwise"), "dim"))
    if v.tie and v.phase != OVER:
        lines.append(Text(say("gra-board-tie"), "dim"))
    return Group(*lines)


def _hand(v: View, say: Speaker) -> Group:
    """My cards by their numbers, the end that is up above the other; it counts once the cards are turned."""
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 3, 0, 0))
    ends = wording.my_ends(v)
    up = [second if v.up >= 0 and v.up >> i & 1 else first for i, (first, second) in enumerate(ends)]
    ink = "bold reverse" if v.up >= 0 else "bold"
    table.add_row(*(f"[dim]{place}:[/] [{ink}] {face} [/]" for place, face in enumerate(up, 1)))
    table.add_row(*(f"[dim]    {sum(pair) - face}[/]" for face, pair in zip(up, ends, strict=True)))
    return Group(Rule(say("gra-screen-hand"), align="left"), table)


def _showdown(v: View, say: Speaker) -> Group:
    bid = wording.claim(v.shown_count, v.shown_face)
    check = News("gra-check", {"seat": v.shown_checker, "bidder_seat": v.shown_bidder, "claim": bid})
    lines: list[RenderableType] = [Rule(say("gra-screen-last"), align="left"), Text(say(check))]
    for seat in range(v.options.seats):
        if v.shown_hand[seat]:
            line = Text(f"{say.name(seat)}: ")
            ends = zip(wording.shown_faces(v, seat), wording.shown_faces(v, seat, wording.DOWN), strict=True)
            for face, other in ends:
                counts = interpret(counts_for)(face, v.shown_face, v.shown_wild)
                line.append(f"{face}", "bold green" if counts else "")
                line.append(f"/{other} ", "dim")
            lines.append(line)
    lines.append(Text(say(wording.verdict(v)), "green" if interpret(held)(v) else "red"))
    lines.append(Text(say(wording.loss(v))))
    return Group(*lines)


def choose(v: View, legal: Sequence[wording.Action], ask: Ask, tell: Tell) -> wording.Action:
    """Ask until the person names an action; what is not legal is refused by the match, with its reason."""
    if v.phase == TURNING:
        return _choose_ends(v, ask, tell)
    lowest = wording.smallest_bid(v)
    example = {} if lowest is None else {"example": f"{lowest.count} {lowest.face}"}
    if lowest is None:
        question = "gra-ask-check"
    elif v.bidder < 0:
        question = "gra-ask-open-way" if v.options.directions else "gra-ask-open"
    else:
        question = "gra-ask-bid"
    while True:
        text = ask(News(question, example)).strip().lower()
        found = _read(text)
        if found is not None:
            return found
        tell(News("gra-bad-bid", {"check": "yes" if v.bidder >= 0 else "no"}))


def _read(text: str) -> wording.Action | None:
    """A check or a bid, by numbers or as it is printed: `3 5`, `3 fives`."""
    if text in CHECKS:
        return wording.Check()
    found = re.fullmatch(r"(\d{1,2})\s*[x×* ,]?\s*([1-6]|[^\d\W]+)\s*(<?)", text)
    if not found or not 1 <= (count := int(found[1])) <= DECK:
        return None
    face = int(found[2]) if found[2].isdecimal() else _face(count, found[2])
    if face is None or (found[2].isdecimal() and re.fullmatch(r"\d+<?", text)):
        return None
    return wording.Bid(count, face, "counter" if found[3] else "clockwise")


def _face(count: int, word: str) -> int | None:
    """The value that a word says, in any of our languages, with its accents or without."""
    for face in range(1, FACES + 1):
        for language in speech.LANGUAGES:
            printed = speech.say(HOME, wording.claim(count, face), language)
            if speech.plainly(word) == speech.plainly(printed.split()[-1]):
                return face
    return None


def _choose_ends(v: View, ask: Ask, tell: Tell) -> wording.Action:
    cards = wording.my_cards(v)
    question = News("gra-ask-turn", {"example": f"1 {cards}"}) if cards > 1 else News("gra-ask-turn-one")
    while True:
        places = re.split(r"[\s,]+", ask(question).strip())
        if places == [""]:
            return wording.TurnCards()
        if all(place.isdecimal() and 1 <= int(place) <= cards for place in places):
            return wording.TurnCards(tuple(sorted({int(place) - 1 for place in places})))
        tell(News("gra-bad-turn", {"cards": cards}))
