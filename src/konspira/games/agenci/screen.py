"""Agenci in a terminal: the ring of buildings with everybody's score, my agent and my secret cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.measure import Measurement
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from konspira.contract import Scene
from konspira.games.agenci.actions import Action, printed
from konspira.games.agenci.phrases import agent, building, card, line, members, mine, my_cards
from konspira.games.agenci.pieces import (
    BLANK,
    BUILDINGS,
    EARNED,
    FILES,
    GIVEN,
    MOVING,
    ONE_TO_THREE,
    RESCUED,
    RUINED,
    SAFE,
    SECRETS,
    View,
)
from konspira.games.agenci.wording import playable
from konspira.speech import Speaker

INKS = ("red", "yellow", "blue", "magenta", "green", "bright_red", "white")


class Row:
    """Pieces of text in a row, broken only between them."""

    def __init__(self, pieces: Sequence[Text]) -> None:
        self.pieces = pieces

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        line = Text()
        for piece in self.pieces:
            if line and line.cell_len + 1 + piece.cell_len > options.max_width:
                yield line
                line = Text()
            line = line.append(" ").append(piece) if line else piece.copy()
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [piece.cell_len for piece in self.pieces]
        return Measurement(max(widths, default=0), sum(widths) + len(widths))


def draw(v: View, legal: Sequence[Action], say: Speaker, drafted: Mapping[int, int] = {}) -> Scene:
    """The board as this seat sees it; `drafted` are lines of my sheet that I may still change."""
    legend = Text(say("agenci-screen-legend-cards" if v.options.top_secret else "agenci-screen-legend"), "dim italic")
    if v.phase == FILES and v.seat >= 0:
        return Scene(middle=_sheet(v, say, drafted), wide=_notes(v, say), more=_ring(v, say))
    return Scene(middle=_ring(v, say), seats=_seats(v, say), mine=_hand(v, say) if my_cards(v) else None, more=legend)


def _ring(v: View, say: Speaker) -> Group:
    """Every building, clockwise from 0, and who stands there with how many points; mine has a star."""
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    for spot in range(BUILDINGS):
        here = []
        for which in members(v.agents):
            if v.building[which] == spot:
                one = Text(f"{which + 1} {say(agent(which))}", INKS[which]).append(f" {v.score[which]}", "bold")
                here.append(one.append(("★" if which in mine(v) else "") + ("◀" if v.bringer[which] >= 0 else "")))
        name = say(building(printed(spot))).replace("(", "").replace(")", "")
        table.add_row(Text(f"{'▣' if spot == v.safe else ' '}{name}", "bold" if spot == v.safe else "dim"), Row(here))
    safe = f"▣ {say('agenci-screen-safe')}: {say(building(printed(v.safe)))}"
    return Group(Rule(safe, align="left"), table)


def _seats(v: View, say: Speaker) -> Group:
    lines: list[RenderableType] = [Rule(say("agenci-screen-seats"), align="left")]
    for seat in range(v.options.seats):
        entry = Text(f"{seat + 1}  {say.name(seat)}", "bold" if seat == v.seat else "")
        if v.options.top_secret:
            entry.append(f"  {'▮' * v.cards[seat] or '–'}", "dim")
        if v.holder == seat:
            entry.append(f"  {say('agenci-screen-two')}", "cyan")
        if seat == v.active and v.phase in (MOVING, SECRETS, SAFE):
            entry.append(f"  {rolled(v.die)}", "bold")
        if v.phase == SECRETS and seat == v.asked:
            entry.append("  ◀")
        lines.append(entry)
    return Group(*lines)


def rolled(die: int) -> str:
    """What the die shows."""
    return "⚀–⚂" if die == ONE_TO_THREE else chr(ord("⚀") + die - 1) + f" {die}"


def _hand(v: View, say: Speaker) -> Group:
    lines = [
        Text(f"{place}  {say(card(kind))}", "" if playable(v, kind) else "dim")
        for place, kind in enumerate(my_cards(v), 1)
    ]
    return Group(Rule(say("agenci-screen-cards"), align="left"), *lines)


def _notes(v: View, say: Speaker) -> Group:
    """10.2 What each seat did with each agent: that is what there is to guess by."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("", no_wrap=True)
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


def _sheet(v: View, say: Speaker, drafted: Mapping[int, int]) -> Group:
    """9.1 My sheet, line by line; what is not handed in yet is pale."""
    lines = []
    for which in members(v.agents):
        written = v.label[v.seat][which]
        label = drafted.get(which, BLANK) if written == BLANK else written
        name = Text(say(agent(which)) + ": …", "dim") if label == BLANK else Text(say(line(which, label)))
        if written == BLANK and label != BLANK:
            name.stylize("italic")
        lines.append(name.append("  "))
    return Group(Rule(say("agenci-screen-files"), align="left"), Row(lines))
