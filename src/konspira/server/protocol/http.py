"""Everything that is asked and answered over HTTP, as a type; and the JSON schema of the whole protocol."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from konspira.news import News
from konspira.play.example import Example
from konspira.play.options import Option
from konspira.server.protocol import (
    PROTOCOL,
    Chair,
    FromClient,
    Id,
    Name,
    Outcome,
    Seating,
    TableState,
    TableStatus,
    ToClient,
    You,
)


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    news: News


class NameWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What I want to be called."""

    name: Name


class Me(msgspec.Struct, frozen=True):
    """What I am called; null before I am a guest."""

    name: str | None


class Token(msgspec.Struct, frozen=True):
    """What a program shows to be the guest it is."""

    token: str


class PushKey(msgspec.Struct, frozen=True):
    """The key with which a browser lets itself be called when it is my turn; null where nobody is called."""

    key: str | None


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a browser that is to be called."""

    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class PushSubscribe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where I can be called, as my browser says it, and in which language."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys
    language: Literal["pl", "cs", "en"]


class PushUnsubscribe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where I want to be called no more."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class BotOffered(msgspec.Struct, frozen=True):
    """A bot that can be put on a chair; the usual one sits there unless somebody chooses another."""

    name: str
    usual: bool


class GameInfo(msgspec.Struct, frozen=True):
    """A game on the shelf."""

    name: str
    seats: tuple[int, int]
    options: list[Option]
    bots: list[BotOffered]
    ready: bool
    page: bool
    poster: bool
    rules: list[str]
    tutorial: bool


class GameList(msgspec.Struct, frozen=True):
    """All that can be played here."""

    games: list[GameInfo]
    phrases: list[str]
    languages: list[str]


class Examples(msgspec.Struct, frozen=True):
    """The worked examples of a game's rules."""

    examples: tuple[Example, ...]


class OptionsCheck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Do these options go together?"""

    seats: int
    options: dict[str, Any] = {}


class OptionsVerdict(msgspec.Struct, frozen=True):
    """Why not; null if they do."""

    refused: News | None


class OptionFromFile(msgspec.Struct, frozen=True):
    """The value of an option that a file holds."""

    value: Any


class OwnValue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A value of an option that somebody writes in a page, finished or not."""

    value: Any
    seats: int = 0


class OwnMeaning(msgspec.Struct, frozen=True):
    """What it means, as the game says it."""

    meaning: Any


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=60)]
    chairs: Annotated[list[Seating], Meta(min_length=1, max_length=63)]
    options: dict[str, Any] = {}
    public: bool = False
    patience: Annotated[int, Meta(ge=0, le=7 * 86_400)] | None = 60
    coach: bool = True
    clock: Literal["none", "relaxed", "quick"] = "none"
    start: bool = False
    id: Id | None = None


class TableMade(msgspec.Struct, frozen=True):
    """The id of a new table."""

    table: str


class TableForMe(msgspec.Struct, frozen=True):
    """A table, and what I am at it."""

    table: TableState
    you: You


class TableSummary(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    state: TableStatus
    public: bool
    chairs: list[Chair]
    match: int
    made: int
    touched: int
    mine: list[int] = []
    waiting: list[int] = []
    payoffs: list[float] | None = None


class TableList(msgspec.Struct, frozen=True):
    """A list of tables."""

    tables: list[TableSummary]


class Tally(msgspec.Struct, frozen=True):
    """How often I have played something or against somebody, and how often I have won."""

    game: str | None
    seats: int | None
    name: str | None
    bot: str | None
    played: int
    won: int


class Stats(msgspec.Struct, frozen=True):
    """How I have played: by game and number of seats, and against whom."""

    played: int
    won: int
    games: list[Tally]
    against: list[Tally]


class LadderLevel(msgspec.Struct, frozen=True):
    """A level of the bots: how it thinks, and its rating with half of the 95 % interval (null: not measured)."""

    name: str
    thinks: str
    budget: str
    careless: int
    rating: tuple[int, int] | None


class Ladder(msgspec.Struct, frozen=True):
    """The levels of the bots, by game."""

    games: dict[str, list[LadderLevel]]


class ReplayStep(msgspec.Struct, frozen=True):
    """What was done at one step of a match."""

    seat: int
    action: Any
    label: News


class ReplayView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A view that a seat had from a step on, and what it was told then; the board in words where it was asked for."""

    step: int
    view: Any
    derived: Any
    news: list[News]
    board: list[News] | None = None


class Replay(msgspec.Struct, frozen=True):
    """A finished match, through one seat's eyes or through all."""

    game: str
    steps: list[ReplayStep]
    eyes: dict[str, list[ReplayView]]
    outcome: Outcome
    began: int
    ended: int | None


class BeliefsAtStep(msgspec.Struct, frozen=True):
    """What a seat could believe after a step."""

    step: int
    beliefs: Any


class BeliefHistory(msgspec.Struct, frozen=True):
    """How the beliefs of each seat went over a match of so many steps."""

    steps: int
    seats: list[list[BeliefsAtStep]]


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of checking a journal."""

    good: bool
    game: str | None = None
    steps: int | None = None
    commitment: str | None = None
    chances: str | None = None  # the chance of every step, as the rules drew from it, in one digest
    news: News | None = None


OVER_HTTP = (
    Problem, NameWanted, Me, Token, GameList, Examples, OptionsCheck, OptionsVerdict, OptionFromFile, OwnValue,
    OwnMeaning, NewTable, TableMade, TableForMe, TableList,
    Replay, BeliefHistory, Stats, Ladder, Verdict, PushKey, PushSubscribe, PushUnsubscribe,
)  # fmt: skip


def schema() -> dict[str, Any]:
    """The JSON Schema of all messages, over the socket and over HTTP; `konspira schema` prints it."""
    kinds = {"FromClient": FromClient, "ToClient": ToClient} | {kind.__name__: kind for kind in OVER_HTTP}
    described, parts = msgspec.json.schema_components(list(kinds.values()), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The protocol of the web table, version {PROTOCOL}",
        "$defs": dict(sorted(parts.items())),
        "properties": dict(zip(kinds, described, strict=True)),
    }
