"""A whole card told in one line: answers by their names or as they are printed, and an example that fits the card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from konspira import speech
from konspira.games.wistar import dialogue, rules, sight, wording
from konspira.games.wistar.forms import form_of
from konspira.games.wistar.pieces import Table, View
from konspira.games.wistar.questions import offers
from konspira.kernel.record import to_struct
from konspira.kernel.rule import interpret
from konspira.speech import Speaker

Form = tuple[str, int]
Words = tuple[str, ...]

SHORT = 3  # a label of so many words is shown whole; of a longer one, as much as tells it from the others
LETTERS = (wording.Number, wording.Room, wording.Door, wording.Slot, wording.Skill)  # named alike in every language
ENDS = (wording.Say("none"), wording.Bonus("end"), wording.Icon("end"))


def words(line: str) -> Words:
    """A line in words, as somebody may type them: in small letters, without accents and commas."""
    parts = (part.strip(',;:.“”„"()') for part in speech.plainly(line.replace("’", "'")).split())
    return tuple(part for part in parts if part)


def name(action: wording.Action, legal: Sequence[wording.Action]) -> str:
    """An answer as it is written in a line: "reveal", "k2", "d1", "goal-1", "+e" for a room behind a door; "wood!" for
    a card that came up without a space, and "@wood" for where your chief went."""
    value = str(getattr(action, action.__struct_fields__[0])).lower().replace(" ", "-")
    if isinstance(action, wording.Full):
        return f"{value}!"
    if isinstance(action, wording.Card) and any(isinstance(other, wording.Drawn) for other in legal):
        return f"@{value}"
    return f"+{value}" if isinstance(action, wording.Door) else value


class Answers:
    """All that can be typed for the answers to one question: what stands before them, names, and what is printed."""

    def __init__(
        self, v: View, legal: Sequence[wording.Action], say: Speaker | None, keys: Mapping[str, wording.Action] = {}
    ) -> None:
        self.printed = {action: words(say(wording.describe(v, action))) for action in legal} if say else {}
        self.named: dict[Words, wording.Action] = {(name(action, legal),): action for action in legal}
        for action, label in self.printed.items():  # what a person reads goes before our own names
            if list(self.printed.values()).count(label) == 1:
                self.named[label] = action
        self.named |= {(key,): action for key, action in keys.items()}

    def read(self, typed: Words) -> tuple[wording.Action, int] | None:
        """The answer that a line begins with, and how many words are its; where several fit, the one with most."""
        for n in range(len(typed), 0, -1):
            if (found := self.named.get(typed[:n])) is not None:
                return found, n
            begun = [action for action, label in self.printed.items() if label[:n] == typed[:n]]
            if len(begun) == 1:
                return begun[0], n
        return None

    def shown(self, v: View, action: wording.Action, legal: Sequence[wording.Action], say: Speaker) -> str:
        """How an answer is shown in an example."""
        own = str(getattr(action, action.__struct_fields__[0]))
        if isinstance(action, LETTERS):
            return f"+{own}" if isinstance(action, wording.Door) else own
        label = say(wording.describe(v, action)).split()
        if len(label) <= SHORT:
            return " ".join(label).lower()
        parts = (" ".join(label[:n]).rstrip(",").lower() for n in range(1, len(label) + 1))
        known = (part for part in parts if self.read(words(part)) == (action, len(words(part))))
        return next(known, name(action, legal))


def example(v: View, form: Form, say: Speaker) -> str:
    """A whole card in one line, as it could be told now."""
    told: list[str] = []
    before: tuple[Any, ...] | None = None
    while not v.over and form_of(dialogue.QUESTIONS[v.question], v.about, v.options.edition) == form:
        legal = [wording.value(number) for number in range(dialogue.ACTIONS) if offers(v, number)]
        ends = [action for action in legal if action in ENDS]
        others = [action for action in legal if action not in ENDS]
        again = before == (v.question, v.about)  # one more of the same: that is enough
        action = ends[0] if ends and (again or not others) else others[len(told) % len(others)]
        told.append(Answers(v, legal, say).shown(v, action, legal, say))
        before = v.question, v.about
        v = _follow(v, action)
    return ", ".join(told)


def _follow(v: View, action: wording.Action) -> View:
    """The view after an answer, whatever cards are still to come."""
    t, after, row = Table.plain(), View.plain(v), View.new()
    t.rng = 1
    interpret(sight.imagine)(after, t)
    interpret(rules.step)(t, v.seat, wording.number(action))
    interpret(sight.look)(t, v.seat, after)
    after.store(row)
    return to_struct(View, row)
