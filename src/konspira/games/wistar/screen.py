"""Krysobot in a terminal: one question at a time, whole cards in a line, and his side of the table on demand."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from konspira.contract import Ask, Scene, Tell
from konspira.games.wistar import dialogue, evenings, own_names, phrases, wording
from konspira.games.wistar.components import (
    AREAS,
    CHEESE,
    HOUSE,
    LAST_ROOM,
    NO_EFFECT,
    ROOM_SLOTS,
    ROOMS,
    SCALES,
    SKILLS,
    UNKNOWN,
)
from konspira.games.wistar.forms import form_of
from konspira.games.wistar.pieces import View
from konspira.games.wistar.questions import question
from konspira.games.wistar.score_sheet import total
from konspira.games.wistar.whole_card import Answers, Form, Words, example, words
from konspira.news import News
from konspira.speech import Speaker

MY_LINES = ("game", "places", "mice", "projects", "rest")  # of the sheet for you


class Conversation:
    """One person at a terminal. A card may be told in whole, in one line: the words after the first wait here."""

    def __init__(self) -> None:
        self.say: Speaker | None = None
        self.form: Form | None = None
        self.pending: Words | None = None  # None: nothing waits; empty: the line is told to its end
        self.begun: tuple[Form, int, int] | None = None  # a card that is told, and its first question
        self.example = ""  # of a whole line for it

    def draw(self, v: View, legal: Sequence[wording.Action], say: Speaker) -> Scene:
        """The question and the answers, right below what is to be done; the board comes when it is asked for."""
        self.say = say
        if self._waits(v):
            return Scene()
        parts: list[RenderableType] = []
        warning = wording.badge(v)
        if warning:
            parts.append(Text(say(warning), "yellow"))
        parts.append(Text(say(question(v)), "bold cyan"))
        if v.question == dialogue.ASK_WON:
            parts.append(Text(" + ".join(say(f"wistar-mine-{name}") for name in MY_LINES), "dim"))
        if (whole := self._form(v)) is not None and self._begins(v, whole):
            self.example = self.example or example(v, whole, say)
            parts.append(Text(say(News("wistar-screen-whole", {"example": self.example})), "dim"))
        numbers = [str(action.number) for action in legal if isinstance(action, wording.Number)]
        answers = [
            f"{key:>2}) {say(wording.describe(v, action))}"
            for key, action in _keys(v, legal).items()
            if key not in numbers
        ]
        if numbers:  # each stands for itself
            parts.append(Text("  ".join(numbers)))
        if answers:
            parts.append(_in_columns(answers) if len(answers) > 8 else Text("\n".join(answers)))
        return Scene(title=_title(v, say), answers=Group(*parts), more=board(v, say))

    def choose(self, v: View, legal: Sequence[wording.Action], ask: Ask, tell: Tell) -> wording.Action:
        """What stands before an answer, or its name; several of them in a line tell a whole card."""
        keys = _keys(v, legal)
        answers = Answers(v, legal, self.say, keys)
        if self._waits(v):
            found = answers.read(self.pending or ("end",))
            if found is not None:
                self.pending = (self.pending or ())[found[1] :]
                return found[0]
        self.pending = None
        while True:
            line = ask(News("wistar-screen-sheet" if v.question == dialogue.ASK_WON else "wistar-screen-ask"))
            typed = words(line)
            if self._aside(line, tell):
                continue
            if v.question == dialogue.ASK_WON and typed and all(word.isdecimal() for word in typed):
                return _scored(v, sum(map(int, typed)), tell)
            found = answers.read(typed)
            if found is not None and (found[1] == len(typed) or self._form(v) is not None):
                if found[1] < len(typed):
                    self.form, self.pending = self._form(v), typed[found[1] :]
                return found[0]
            tell(News("wistar-screen-bad", {"keys": list(keys)}))

    def _aside(self, line: str, tell: Tell) -> bool:
        """What is no answer: a name for a token, "k1 = Bulb", or the evenings so far."""
        name, equals, told = line.partition("=")
        if equals and name.strip().upper() in SKILLS:
            own_names.rename(name.strip().upper(), told)
            tell(News("wistar-screen-named", {"skill": name.strip().upper(), "name": told.strip()}))
            return True
        if self.say is not None and line.strip().lower() == self.say("wistar-screen-evenings-word"):
            for news in evenings.told(evenings.kept()):
                tell(news)
            return True
        return False

    def _waits(self, v: View) -> bool:
        """Does a line that was typed answer this question too?"""
        return self.pending is not None and self._form(v) is not None and self._form(v) == self.form

    def _begins(self, v: View, form: Form) -> bool:
        """Is this the first question about a card? There the whole of it may be told in a line."""
        now = form, v.question, v.detail
        if self.begun is None or self.begun[0] != form:
            self.begun, self.example = now, ""
        return self.begun == now

    def _form(self, v: View) -> Form | None:
        return form_of(dialogue.QUESTIONS[v.question], v.about, v.options.edition)


def _in_columns(answers: Sequence[str]) -> Table:
    """Many answers beside each other, from top to bottom: in two columns, in three where all are short. Each column is
    as wide as its own answers, so that none of them is broken beside short ones."""
    columns = 3 if max(map(len, answers)) <= 24 else 2
    rows = -(-len(answers) // columns)
    table = Table.grid(padding=(0, 2))
    for row in range(rows):
        table.add_row(*answers[row::rows])
    return table


def board(v: View, say: Speaker) -> RenderableType:
    """His side of the table."""
    side_by_side = Table.grid()
    side_by_side.add_row(_burrow(v, say), _farm(v, say))
    return Group(Text(_title(v, say), "bold"), side_by_side, _scales(v, say))


def _title(v: View, say: Speaker) -> str:
    """How far the evening is."""
    return say("wistar-screen-title", round=v.round, points=v.points)


def _scored(v: View, mine: int, tell: Tell) -> wording.Action:
    """Your points are told, in one sum or line by line: the evening is kept, and he has his answer."""
    his = total(v)
    one, two, three = v.options.difficulty
    margin = evenings.keep((one, two, three), his, mine).margin
    tell(News("wistar-mine-total", {"mine": mine, "his": his}))
    tell(News("wistar-mine-ahead" if margin > 0 else "wistar-mine-behind", {"margin": abs(margin)}))
    for news in evenings.told(evenings.kept()):
        tell(news)
    return wording.Say("yes" if margin > 0 else "no")


def _places(values: tuple[int, ...], freed: int) -> Text:
    """A row of places on his board: the freed ones show their value, the others are still covered."""
    line = Text()
    for place, points in enumerate(values):
        shown = "?" if points == UNKNOWN else str(points)
        line.append(f" {shown} " if place < freed else f"[{shown}]", "bold" if place < freed else "dim")
    return line


def _burrow(v: View, say: Speaker) -> Panel:
    grid = Table.grid(padding=(0, 1))
    grid.add_row(say("wistar-screen-cubes"), _places(v.pack.cube_points, v.cubes))
    grid.add_row(say("wistar-screen-beds"), _places(v.pack.bed_points, v.beds))
    grid.add_row(say("wistar-screen-chambers"), _places(v.pack.chamber_points, v.dug))
    inside = ["▬"] * v.beds + [_tile(v.tile[i]) + str(v.tile_points[i]) for i in range(v.tiles)]
    grid.add_row("", " ".join([*inside, *["○"] * wording.free_chambers(v)]))
    grid.add_row(say("wistar-screen-projects"), str(v.projects))
    rats = "  ".join(f"{say(f'wistar-screen-area-{name}')} {'●' * v.rats[i] or '–'}" for i, name in enumerate(AREAS))
    grid.add_row(say("wistar-screen-rats"), rats)
    grid.add_row(say("wistar-screen-sofar"), str(total(v)))
    return Panel(grid, title=say("wistar-screen-burrow"), expand=False)


def _tile(kind: int) -> str:
    return "▼" if kind == CHEESE else "⌂" if kind == HOUSE else "◆"


def _farm(v: View, say: Speaker) -> Panel:
    grid = Table.grid(padding=(0, 1))
    for room, name in enumerate(ROOMS):
        marks = []
        if v.room == room:
            marks.append(say("wistar-screen-explorer"))
        if v.tents >> room & 1:
            marks.append(say("wistar-icon-tent"))
        if v.pack.cheese_room == room and not v.no_cheese >> room & 1:
            marks.append(say("wistar-icon-cheese"))
        tasks = "".join(_task(v, room * ROOM_SLOTS + i) for i in range(max(0, v.pack.slots[room])))
        grid.add_row(Text(name, "bold" if v.room == room else ""), tasks, _ways(v, room), ", ".join(marks))
    return Panel(Group(grid, Text(say("wistar-screen-legend"), "dim")), title=say("wistar-screen-farm"), expand=False)


def _task(v: View, slot: int) -> str:
    """A task card: hidden as far as he knows, face up, with a cube of his, or full."""
    bit = 1 << slot
    return "■" if v.cubed & bit else "x" if v.full & bit else "□" if v.face_up & bit else "?"


def _ways(v: View, room: int) -> str:
    """The rooms next to one, as far as they are known; | stands before those behind a door."""
    doors = v.pack.doors[room] & ~v.gone[room]
    known = [("|" if doors >> i & 1 else "") + name for i, name in enumerate(ROOMS) if v.pack.ways[room] >> i & 1]
    return " ".join([*known, *(["?"] if v.pack.told < LAST_ROOM else [])])


def _scales(v: View, say: Speaker) -> Panel:
    grid = Table(box=None, pad_edge=False)
    for scale in range(len(SCALES)):
        tokens = " ".join(SKILLS[k] for k in range(len(SKILLS)) if v.scale[k] == scale)
        grid.add_column(f"{say(phrases.scale(scale))} {v.options.difficulty[scale]}\n{tokens}")
    for field in range(max(max(v.pack.length), max(v.position)) + 1):
        grid.add_row(*(_field(v, say, scale, field) for scale in range(len(SCALES))))
    grid.add_row(*(_beyond(v, say, scale) for scale in range(len(SCALES))))
    return Panel(grid, title=say("wistar-screen-scales"), expand=False)


def _beyond(v: View, say: Speaker, scale: int) -> Text:
    points = v.pack.overflow[scale]
    return Text("" if points == UNKNOWN else say("wistar-screen-beyond", points=points), "dim")


def _field(v: View, say: Speaker, scale: int, field: int) -> Text:
    if v.pack.length[scale] != UNKNOWN and field > v.pack.length[scale]:
        return Text("")
    points, effect = v.pack.points[scale][field], v.pack.effect[scale][field]
    shown = "?" if points == UNKNOWN else str(points) if points else "·"
    told = "?" if effect == UNKNOWN else "" if effect == NO_EFFECT else say(phrases.effect(effect))
    here = v.position[scale] == field
    return Text(
        f"{'▸' if here else ' '}{shown:>2} {told}", "bold" if here else "dim" if field < v.position[scale] else ""
    )


def _keys(v: View, legal: Sequence[wording.Action]) -> dict[str, wording.Action]:
    """What is typed for an answer: a number stands for itself, other answers beside numbers have a letter; so they do
    where your points may be typed."""
    if v.question != dialogue.ASK_WON and not any(isinstance(action, wording.Number) for action in legal):
        return {str(place): action for place, action in enumerate(legal, 1)}
    letters = iter("acd")  # b shows the board
    return {str(action.number) if isinstance(action, wording.Number) else next(letters): action for action in legal}
