"""What a person types in Agenci, put together step by step: a split of the points, a card with its targets, a sheet."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import msgspec

from konspira import speech
from konspira.contract import Ask, Scene, Tell
from konspira.games.agenci import screen
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
    members,
    my_cards,
    needs,
    owner,
    sealed,
    takes_card,
)
from konspira.games.agenci.phrases import line as line_of
from konspira.games.agenci.pieces import (
    AGENT,
    BLANK,
    BUILDING,
    BUILDINGS,
    FILES,
    JOIN,
    MOVING,
    NO_TARGET,
    ONE_OR_TWO,
    ONE_TO_THREE,
    SAFE,
    SECRETS,
    SHAPE,
    STEPS,
    WAYS_TO_GO,
    View,
)
from konspira.games.agenci.wording import labels_left, lowest_able, lowest_play, may_stay, next_line, playable
from konspira.kernel.rule import interpret
from konspira.news import News
from konspira.speech import Speaker

HOME = Path(__file__).parent


class Dialogue:
    """One person at a terminal: what was put together so far stays until it is done, so that it can be changed."""

    def __init__(self) -> None:
        self.say: Speaker | None = None
        self.view: View | None = None  # for which the plan is made
        self.plan: list[int] = []  # agents, a step each
        self.sheet: dict[int, int] = {}  # what is written on my sheet and not handed in yet
        self.handed_in = False

    def draw(self, v: View, legal: Sequence[Action], say: Speaker) -> Scene:
        """The board, with the sheet as far as it is written."""
        self.say = say
        return screen.draw(v, legal, say, whole(v, self.sheet) if v.phase == FILES and v.seat >= 0 else {})

    def choose(self, v: View, legal: Sequence[Action], ask: Ask, tell: Tell) -> Action:
        """Ask until the person names an action; what is not legal is refused by the match, with its reason."""
        if v.phase == MOVING:
            return self._choose_move(v, ask, tell)
        if v.phase == SAFE:
            return Place(_ask_building(v, ask, tell))
        if v.phase == SECRETS:
            return _choose_card(v, ask, tell)
        return self._choose_sheet(v, ask, tell)

    def _choose_move(self, v: View, ask: Ask, tell: Tell) -> Action:
        """Put a split together: agents by number, a step each, until the points are used.

        Whoever does not want it after all finds it here as it was.
        """
        if v != self.view:
            self.view, self.plan = v, []
        plan, most = self.plan, interpret(most_points)(v)
        while True:
            text = ask(_question(v, plan, most)).strip()
            if text == "" and (len(plan) == most or (plan and v.die == ONE_TO_THREE)):
                return _move(plan)
            if text == "0" and not plan and may_stay(v):
                return Stay()
            if text == "-":
                del plan[-1:]
            else:
                given, left = read_steps(v, text), most - len(plan)
                if not given or len(given) > left:
                    bad = News("agenci-bad-split", _example(v, left))
                    tell(News("agenci-too-many", {"left": left}) if given else bad)
                    continue
                plan += given
                if len(plan) == most:
                    return _move(plan)
            if plan:
                tell(News("agenci-plan", {"steps": _planned(plan)}))

    def _choose_sheet(self, v: View, ask: Ask, tell: Tell) -> Action:
        """9.7 The whole sheet, changed as one likes, sealed once; in the first edition its lines then go one by one."""
        if not self.handed_in:
            self._write(v, ask, tell)
            self.sheet = whole(v, self.sheet)
        if v.options.edition > 1:
            lines, self.sheet = self.sheet, {}
            return sealed(v, lines)
        which = next_line(v)
        label = self.sheet.pop(which)
        self.handed_in = bool(self.sheet)
        return Label(NAMES[which], None if label < 0 else label)

    def _write(self, v: View, ask: Ask, tell: Tell) -> None:
        """Ask about line after line, until the sheet is full and is to be handed in; any line can be changed."""
        while True:
            lines = whole(v, self.sheet)
            blank = [which for which in members(v.agents) if v.label[v.seat][which] == BLANK]
            due = next((which for which in blank if which not in lines), None)
            if due is None:
                for which, label in sorted(lines.items()):
                    tell(line_of(which, label))
                if not self.sheet:  # nothing of it was a choice
                    return
            example = _line_example(v, blank, lines, due)
            full = News("agenci-ask-hand-in", {"example": example, "back": len(self.sheet)})
            text = ask(full if due is None else self._about(v, due)).strip()
            if text == "" and due is None:
                return
            if text == "-" and self.sheet:
                self.sheet.popitem()
            elif not (change := self._read_line(v, text, due)) or change[0] not in blank or not self._put(v, *change):
                left = {} if due is None else {"left": _left(v, lines)}
                tell(News("agenci-bad-owner" if left else "agenci-bad-line", {"example": example} | left))

    def _about(self, v: View, which: int) -> News:
        facts = {"agent": coloured(which), "left": _left(v, self.sheet), "back": len(self.sheet)}
        return News("agenci-ask-owner", facts)

    def _put(self, v: View, which: int, label: int) -> bool:
        """Write a line; if its owner stands on the sheet often enough already, the last line that says so is empty.

        9.2 Where nobody can be that owner (there may be no agent of nobody) the sheet stays, and this is False.
        """
        lines = {one: owner for one, owner in self.sheet.items() if one != which}
        while label not in labels_left(_with(v, lines)):
            wrong = next((one for one in reversed(lines) if lines[one] == label), None)
            if wrong is None:
                return False
            del lines[wrong]
        self.sheet = lines | {which: label}
        return True

    def _read_line(self, v: View, text: str, due: int | None) -> tuple[int, int] | None:
        """An owner for the line that is asked about, or an agent and an owner."""
        label = self._read_owner(v, text)
        if label is not None and due is not None:
            return due, label
        found = re.fullmatch(r"([1-7])@?[\s:=–-]+(\S.*)", _numbered(text))
        label = self._read_owner(v, found[2]) if found else None
        return None if found is None or label is None else (int(found[1]) - 1, label)

    def _read_owner(self, v: View, text: str) -> int | None:
        """A seat by its number or by its name; 0 is nobody."""
        if text.isdecimal():
            return int(text) - 1 if int(text) <= v.options.seats and int(text) != v.seat + 1 else None
        if self.say is not None and text:
            for label in range(-1, v.options.seats):
                if label != v.seat and speech.plainly(text) in speech.plainly(self.say(owner(label))).split():
                    return label
        return None


def whole(v: View, sheet: Mapping[int, int]) -> dict[int, int]:
    """9.2 A sheet with the lines that follow: if only one owner is left to write, all empty lines are his."""
    left = labels_left(_with(v, sheet))
    blank = [which for which in members(v.agents) if v.label[v.seat][which] == BLANK and which not in sheet]
    return dict(sheet) | (dict.fromkeys(blank, left[0]) if len(left) == 1 else {})


def _left(v: View, sheet: Mapping[int, int]) -> list[News]:
    """Whom there is still to write, by their numbers."""
    return [News("agenci-numbered", {"number": one + 1, "owner": owner(one)}) for one in labels_left(_with(v, sheet))]


def _line_example(v: View, blank: Sequence[int], lines: Mapping[int, int], due: int | None) -> str:
    """How a line other than the one that is due is written: an agent, and somebody who does not stand there yet."""
    which = next((one for one in reversed(blank) if one != due), blank[-1])
    label = next((one for one in labels_left(v) if one != lines.get(which)), labels_left(v)[0])
    return f"{which + 1} {label + 1}"


def _with(v: View, sheet: Mapping[int, int]) -> View:
    """The view as it would be with these lines written."""
    mine = tuple(sheet.get(which, label) for which, label in enumerate(v.label[v.seat]))
    labels = tuple(mine if seat == v.seat else row for seat, row in enumerate(v.label))
    changed: Any = msgspec.structs.replace(cast(Any, v), label=labels)  # a record's values are Structs
    return cast(View, changed)


def _move(plan: list[int]) -> Move:
    return Move(Steps(**{NAMES[which]: plan.count(which) for which in set(plan)}))


def _question(v: View, plan: list[int], most: int) -> News:
    if len(plan) == most:
        return News("agenci-ask-confirm", {"steps": _planned(plan), "back": len(plan)})
    facts = _example(v, most - len(plan)) | {"back": len(plan)}
    if v.die == ONE_TO_THREE:
        if plan or not may_stay(v):
            return News("agenci-ask-choice", facts)
        return News("agenci-ask-choice-stay" if takes_card(v, v.seat) else "agenci-ask-choice-stay-only")
    return News("agenci-ask-split", facts)


def _example(v: View, left: int) -> dict[str, Any]:
    """What can be typed for so many points: the agents that take part, and one of them to show by, for two if it can
    be."""
    taking_part = [str(which + 1) for which in members(v.agents)]
    one = taking_part[1]
    return {"agents": taking_part, "agent": one, "example": f"{one}x2" if left > 1 else one, "left": left}


def _planned(plan: list[int]) -> list[News]:
    return [change(which, plan.count(which)) for which in sorted(set(plan))]


def read_steps(v: View, text: str) -> list[int]:
    """`1 1 3`, `1x2 3`, or as it is printed, `Beret +2, Bowler`; nothing if it cannot be read."""
    steps: list[int] = []
    words = re.sub(r"[\s,;]+", " ", _numbered(text)).strip()
    while words:
        found = re.match(r"([1-7])(?:@ ?[x×*+]? ?([1-6])(?!@)|@|[x×*]([1-6]))?(?: |$)", words)
        if not found or not v.agents >> int(found[1]) - 1 & 1:
            return []
        steps += [int(found[1]) - 1] * int(found[2] or found[3] or 1)
        words = words[found.end() :]
    return steps


def _numbered(text: str) -> str:
    """A text in which agents that stand there by their hat, in any of our languages, have their number and an @."""
    text = speech.plainly(text)
    for name, number in _HATS.items():
        text = re.sub(rf"\b{name}\b", f"{number}@", text)
    return text


_HATS = {
    speech.plainly(speech.say(HOME, agent(which), language)): which + 1
    for which in range(len(NAMES))
    for language in speech.LANGUAGES
}


def _ask_building(v: View, ask: Ask, tell: Tell) -> int:
    while True:
        found = read_building(ask(News("agenci-ask-safe", {"building": building(printed(v.safe))})))
        if found is not None:
            return found
        tell(News("agenci-bad-building"))


def read_building(text: str) -> int | None:
    """A building by its printed number, or by its name in any of our languages."""
    try:
        return printed(place(int(text.strip().replace("−", "-"))))
    except ValueError:
        return _BUILDINGS.get(speech.plainly(text))


_BUILDINGS = {
    speech.plainly(speech.say(HOME, building(printed(spot)), language)).partition("(")[2].rstrip(")"): printed(spot)
    for spot in range(BUILDINGS)
    for language in speech.LANGUAGES
}


def _choose_card(v: View, ask: Ask, tell: Tell) -> Action:
    cards = my_cards(v)
    if not cards:  # 7.3 as everybody sees, in a match of the first edition
        return Pass()
    while True:
        text = ask(News("agenci-ask-card")).strip()
        if text == "":
            return Pass()
        if not text.isdecimal() or not 1 <= int(text) <= len(cards):
            tell(News("agenci-bad-card"))
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
    example = " ".join(str(NAMES.index(name) + 1) for name in lowest_play(v, kind).agents)
    question = News("agenci-ask-agents", {"card": card(kind), "needs": needs(kind), "example": example})
    if shape == BUILDING:
        question = News("agenci-ask-building", {"card": card(kind), "building": building(printed(v.safe))})
    elif len(ways) > 1:
        example = f"{lowest_able(v, kind) + 1} {ways[0]}"
        question = News("agenci-ask-steps", {"card": card(kind), "example": example})
    while True:
        text = ask(question).strip()
        if text == "":
            return None
        played = read_aim(kind, text)
        if played is not None:
            return played
        tell(News("agenci-bad-aim"))


def read_aim(kind: int, text: str) -> Play | None:
    """A card with its targets from what was typed: agents by number, steps after the agent, a building by number."""
    shape, name = SHAPE[kind], KIND_NAMES[kind]
    if shape == BUILDING:
        where = read_building(text)
        return None if where is None else Play(name, building=where)
    words = re.split(r"[\s,]+", _numbered(text.replace("−", "-")).replace("@", "").strip())
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
