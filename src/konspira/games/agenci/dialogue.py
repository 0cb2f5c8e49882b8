"""What a person types in Agenci, put together step by step: a split of the points, a card with its targets, a sheet."""

from __future__ import annotations

import re
from collections.abc import Sequence
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
from konspira.games.agenci.wording import labels_left, may_stay, next_line, playable
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
        return screen.draw(v, legal, say, self.sheet if v.phase == FILES else {})

    def choose(self, v: View, legal: Sequence[Action], ask: Ask, tell: Tell) -> Action:
        """Ask until the person names an action; what is not legal is refused by the match, with its reason."""
        if v.phase == MOVING:
            return self._choose_move(v, ask, tell)
        if v.phase == SAFE:
            return Place(_ask_building(v, ask, tell))
        if v.phase == SECRETS:
            return _choose_card(v, ask, tell)
        return self._choose_label(v, ask, tell)

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
                    tell(News("agenci-too-many", {"left": left}) if given else News("agenci-bad-split", _numbers(v)))
                    continue
                plan += given
                if len(plan) == most:
                    return _move(plan)
            if plan:
                tell(News("agenci-plan", {"steps": _planned(plan)}))

    def _choose_label(self, v: View, ask: Ask, tell: Tell) -> Action:
        """The whole sheet, with corrections; it is handed in at once, and then its lines are not asked about."""
        if not self.handed_in:
            self._write(v, ask, tell)
            self.handed_in = True
        which = next_line(v)
        label = self.sheet.pop(which)
        if not self.sheet:
            self.handed_in = False
        return Label(NAMES[which], None if label < 0 else label)

    def _write(self, v: View, ask: Ask, tell: Tell) -> None:
        """9.2 Line after line; the one that only one label is left for writes itself, - takes the last one back."""
        asked: list[int] = []
        while True:
            left = _unwritten(v, self.sheet)
            if not left:
                for which, label in sorted(self.sheet.items()):
                    tell(line_of(which, label))
                if not asked or (text := ask(News("agenci-ask-hand-in")).strip()) == "":
                    return
                if text == "-":
                    self._take_back(asked)
                continue
            drafted = _with(v, self.sheet)
            which, choices = left[0], labels_left(drafted)
            if len(choices) == 1:
                self.sheet[which] = choices[0]
                continue
            named = [News("agenci-numbered", {"number": one + 1, "owner": owner(one)}) for one in choices]
            text = ask(News("agenci-ask-owner", {"agent": coloured(which), "left": named, "lines": len(asked)})).strip()
            if text == "-" and asked:
                self._take_back(asked)
                continue
            chosen = self._read_owner(v, text)
            if chosen is None or chosen not in choices:
                tell(News("agenci-bad-owner", {"left": named}))
                continue
            self.sheet[which] = chosen
            asked.append(which)

    def _take_back(self, asked: list[int]) -> None:
        """The last line that was asked about, and those that had followed from it."""
        first = asked.pop()
        self.sheet = {which: label for which, label in self.sheet.items() if which < first}

    def _read_owner(self, v: View, text: str) -> int | None:
        """A seat by its number or by its name; 0 is nobody."""
        if text.isdecimal():
            return int(text) - 1 if int(text) <= v.options.seats else None
        if self.say is not None and text:
            for label in range(-1, v.options.seats):
                if speech.plainly(text) in speech.plainly(self.say(owner(label))).split():
                    return label
        return None


def _with(v: View, sheet: dict[int, int]) -> View:
    """The view as it would be with these lines written."""
    mine = tuple(sheet.get(which, label) for which, label in enumerate(v.label[v.seat]))
    labels = tuple(mine if seat == v.seat else row for seat, row in enumerate(v.label))
    changed: Any = msgspec.structs.replace(cast(Any, v), label=labels)  # a record's values are Structs
    return cast(View, changed)


def _unwritten(v: View, sheet: dict[int, int]) -> list[int]:
    """The lines that are still empty, the next one first."""
    blank = [which for which in members(v.agents) if which not in sheet and v.label[v.seat][which] == BLANK]
    return [next_line(_with(v, sheet))] if blank and next_line(_with(v, sheet)) in blank else []


def _move(plan: list[int]) -> Move:
    return Move(Steps(**{NAMES[which]: plan.count(which) for which in set(plan)}))


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
    if not cards:  # 7.3 as everybody sees
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
