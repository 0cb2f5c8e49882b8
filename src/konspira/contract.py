"""The contract of a game: all that generic code may ask of its Python side, part by part.

A game's `Box` names its rules, wording, habits, screen and files. Each part is a value made of the game's functions:
one that is missing or misspelt is refused by its name when the game is loaded, and mypy holds it to its signature.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, Generic, TypeAlias, TypedDict

import msgspec
import numpy as np

from konspira.news import News
from konspira.speech import Speaker

if TYPE_CHECKING:
    from rich.console import RenderableType  # what a screen draws; only a terminal needs rich
    from typing_extensions import TypeVar  # a `Turn` without parameters is one of any game

    View = TypeVar("View", default=Any)
    Action = TypeVar("Action", default=Any)
else:
    from typing import TypeVar

    View, Action = TypeVar("View"), TypeVar("Action")

Rule: TypeAlias = Callable[..., Any]  # a function under `@rule`: typed by the compiler
# Puts a question to the person, and gives the line that was typed. A question with an argument `back` that is not 0
# can be answered with - too: that takes back one of so many steps.
Ask: TypeAlias = Callable[[News], str]
Tell: TypeAlias = Callable[[News], None]  # says something to the person
Beliefs: TypeAlias = dict[str, Any]  # what is believed, under the name of a sentence each
NAMES_A_SEAT = {"names": "seat"}  # what the type of an action's field says that holds a seat:
SeatNumber = Annotated[int, msgspec.Meta(extra=NAMES_A_SEAT)]  # `target: SeatNumber`
Shares: TypeAlias = np.ndarray  # how likely each of a game's facts is, numbered as the game numbers them


class OptionalRules(TypedDict, total=False):
    """Words that a game need not answer."""

    prepare: Rule
    conjure: Rule
    summarize: Rule
    run: Rule
    conserved: Rule


class Rules(OptionalRules):
    """The rules, by word; `kernel/words.py` says what each must do."""

    start: Rule
    actors: Rule
    count: Rule
    pick: Rule
    legal: Rule
    step: Rule
    over: Rule
    payoff: Rule
    look: Rule
    imagine: Rule


@dataclass(frozen=True, kw_only=True)
class Wording(Generic[View, Action]):
    """A game in words: its actions as values, and what a seat is told. All of it is made from views alone.

    - `action_type`: the type of all actions, for reading JSON; msgspec Structs with a tag `do`
    - `value`, `number`: the action of a number, and back; `number` raises ValueError for what no table could allow
    - `describe`: what a button says of an action
    - `preview`: what is certain to follow an action, from what the seat knows
    - `refuse`: why an action is not legal now, and what is
    - `tell`: the news between two views of one seat; the first view comes after None
    - `reason`: who won, and why
    - `board`: the whole board as sentences
    - `derive`: what follows from a view by the rules and a page draws, sent beside it: so no page knows a rule
    """

    action_type: Any  # a union, which is no type to Python
    value: Callable[[int], Action]
    number: Callable[[Action], int]
    describe: Callable[[View, Action], News]
    preview: Callable[[View, Action], list[News]]
    refuse: Callable[[View, Action], News]
    tell: Callable[[View | None, View], list[News]]
    reason: Callable[[View], News]
    board: Callable[[View], list[News]]
    derive: Callable[[View], msgspec.Struct] | None = None


class Knobs(msgspec.Struct, frozen=True):
    """How to search; the order is that of the knobs in `bots/think/tree.py`."""

    explore: float = 0.5
    forget: float = 0.1
    width: float = 3.0
    widen: float = 0.7
    far: float = 400.0
    trust: float = 3.0
    root_width: float = 64.0


KNOBS = Knobs()  # for a game that knows no better


class Ahead(msgspec.Struct, frozen=True):
    """How levels look ahead in a game that a net ships for.

    `calm` is how much more of the win must be expected for an action to become e times as likely; `trials`, how many
    times as many they try as elsewhere, because they cost less here.
    """

    calm: float = 0.03
    trials: float = 1.0


AHEAD = Ahead()


@dataclass(frozen=True, kw_only=True)
class Habits(Generic[View, Action]):
    """How people play a game, so that bots search well and a coach can say why. A game may have all of it, or nothing.

    The first eleven are rules; `bots/think/words.py` says what each must do. The others are asked from Python:

    - `fact_count`: how many facts the rule `facts` knows
    - `beliefs`: the shares of those facts as people read them
    - `explain`: one sentence for an action, from the same shares; None where there is nothing to say
    - `win_chance`: how likely a win really is which the search takes for so likely
    - `choose_by_beliefs`: the number of the action where beliefs alone settle it, which are asked for only there; None
      where a search must
    - `honest_word`: the number of the action that a bot owes where it is asked to say what is true; None elsewhere
    - `absurd`: whether an action is one that nobody takes who looks at what he holds: no bot does
    - `cover`: makes a view that of somebody who holds the same and has nothing to hide, and says which of these actions
      he might take; None where there is nothing to hide
    - `boldness`: how daring an action is, from −1 to 1: bots of a character like that, or do not
    - `suspects`: the seats that by the rules alone can be whom everybody looks for; None where that is no question
    - `proofs`: what the rules prove beyond doubt from a view, as sentences
    - `knobs`: how to search this game
    - `ahead`: how to look ahead in it with a net
    - `fools`: players that hardly think, by name; each answers a view and its legal actions with one of them
    """

    habit: Rule | None = None
    prior: Rule | None = None
    horizon: Rule | None = None
    estimate: Rule | None = None
    leads: Rule | None = None
    unseal: Rule | None = None
    credit: Rule | None = None
    doer: Rule | None = None
    rewind: Rule | None = None
    facts: Rule | None = None
    progress: Rule | None = None
    fact_count: int = 0
    beliefs: Callable[[View, Shares], Beliefs] | None = None
    explain: Callable[[View, Action, Shares], News | None] | None = None
    win_chance: Callable[[View, float], float] | None = None
    choose_by_beliefs: Callable[[View, Callable[[], Shares]], int | None] | None = None
    honest_word: Callable[[View], int | None] | None = None
    absurd: Callable[[View, Action], bool] | None = None
    cover: Callable[[View, np.ndarray, np.ndarray], np.ndarray | None] | None = None
    boldness: Callable[[View, Action], float] | None = None
    suspects: Callable[[View], tuple[int, ...] | None] | None = None
    proofs: Callable[[View], list[News]] | None = None
    knobs: Knobs = KNOBS
    ahead: Ahead = AHEAD
    fools: Mapping[str, Callable[[View, Sequence[Action]], Action]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if (self.facts is None) != (self.fact_count == 0):
            raise TypeError("habits: facts and fact_count come together")
        if (self.doer is None) != (self.rewind is None):
            raise TypeError("habits: doer and rewind come together")

    def rule(self, word: str) -> Rule | None:
        """The rule that answers one of the bots' words, if the game has one."""
        found: Rule | None = vars(self)[word]
        return found


@dataclass(frozen=True, kw_only=True)
class Scene:
    """A board in a terminal, part by part: a wide terminal lays the parts side by side, a narrow one below each other.

    - `title`: how far the game is, for the top row, in a few words
    - `middle`: what lies before everybody: the bid that stands, the mission and its trick, the ring of buildings
    - `seats`: everybody with what they have in sight, the goals, and whose turn it is
    - `mine`: what I hold, and what only I know
    - `last`: what came last and may still be looked at: a showdown, a trick, a scoring
    - `wide`: what is wider than half a screen
    - `answers`: what can be answered, where a game lists it itself; over the whole width too
    - `more`: what may be looked at and nobody needs all the time
    """

    title: str = ""
    middle: RenderableType | None = None
    seats: RenderableType | None = None
    mine: RenderableType | None = None
    last: RenderableType | None = None
    wide: RenderableType | None = None
    answers: RenderableType | None = None
    more: RenderableType | None = None

    def __rich__(self) -> RenderableType:
        """The parts below each other, without what is there on demand."""
        from rich.console import Group

        parts = (self.seats, self.last, self.middle, self.mine, self.wide, self.answers)
        return Group(*(part for part in parts if part is not None))


@dataclass(frozen=True, kw_only=True)
class Screen(Generic[View, Action]):
    """A game in a terminal, where the plain list of actions is not enough.

    - `draw`: the board as a seat sees it, with what it may do
    - `choose`: ask until the person names an action; the match refuses what is not legal. What it returns without
      having asked is done without a word: there was nothing to choose
    - `voice`: news with the person's own names for things in it, before it is said
    - `recall`: what happened since the person's last act in a few short lines, for the part `last` of the scene: from
      all views since then, the first of them that of the act itself
    """

    draw: Callable[[View, Sequence[Action], Speaker], Scene]
    choose: Callable[[View, Sequence[Action], Ask, Tell], Action]
    voice: Callable[[News], News] | None = None
    recall: Callable[[Sequence[View], Speaker], RenderableType | None] | None = None


@dataclass(frozen=True, kw_only=True)
class Files(Generic[View]):
    """Options that people keep as files of their own; those are marked `file` in the game's settings.

    - `read`: the value of an option out of the text of a file, or BadOptions with what is wrong
    - `template`: a file to start from, for an option that has one
    - `export`: what a person takes home from a match: name and text of a file, or None
    - `save`: keep the same on this machine, and say where; None where there is nothing to keep
    - `write`: a value as the text of a file that `read` reads, and the file's name; BadOptions for no such value
    - `meaning`: what a value means that is still being written, for so many seats; BadOptions for no such value
    - `kept`: what was kept here before, as options for who names none, and what is to be said of it
    - `edit`: enter and correct, line by line in a terminal, what is kept here
    """

    read: Callable[[str, str], Any]
    template: Callable[[str], str | None] | None = None
    export: Callable[[Any, View], tuple[str, str] | None] | None = None
    save: Callable[[Any, View], News | None] | None = None
    write: Callable[[str, Any], tuple[str, str]] | None = None
    meaning: Callable[[str, Any, int], msgspec.Struct] | None = None
    kept: Callable[[], tuple[dict[str, Any], list[News]]] | None = None
    edit: Callable[[Ask, Tell], None] | None = None
