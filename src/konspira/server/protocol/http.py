"""Games, tables and matches, as they are asked and answered over HTTP; and the JSON schema of the whole protocol."""

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
    Closing,
    Outcome,
    Seated,
    TableState,
    TableStatus,
    ToClient,
    You,
)
from konspira.server.protocol.commands import Delay, FromClient, Id, Pace, Patience, Seating
from konspira.server.protocol.people import (
    Account,
    Deletion,
    DeviceLink,
    DeviceLinkShown,
    MailToken,
    MailWanted,
    Me,
    MyMail,
    NameGiven,
    NameWanted,
    Passkey,
    PasskeyMade,
    PasskeyOptions,
    PasskeyShown,
    PushKey,
    PushSubscribe,
    PushUnsubscribe,
    RecoveryCode,
    Token,
)
from konspira.server.protocol.puzzles import (
    Puzzle,
    PuzzleAnswer,
    PuzzleExplained,
    PuzzleQuestion,
    PuzzleSolved,
)
from konspira.server.protocol.tournaments import (
    NewTournament,
    TournamentDecision,
    TournamentLeave,
    TournamentList,
    TournamentMade,
    TournamentState,
)


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    news: News


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
    """All that can be played here; what can be said with a tap; and whom bots that play at a level take after, by seat,
    from the first again where there are more seats."""

    games: list[GameInfo]
    phrases: list[str]
    characters: list[str]
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
    patience: Patience | None = 60
    coach: bool = True
    clock: Pace = "none"
    start: bool = False
    rated: bool = False
    watch: Delay | None = 0
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
    pace: str = "none"
    left: dict[str, int] = {}  # milliseconds that each seat still has whose turn it is
    rated: bool = False
    watch: int | None = 0


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
    ratings: list[GameRating] = []


class LadderLevel(msgspec.Struct, frozen=True):
    """A level of the bots: how it thinks, and its rating with half of the 95 % interval (null: not measured)."""

    name: str
    thinks: str
    budget: str
    rating: tuple[int, int] | None


class Ladder(msgspec.Struct, frozen=True):
    """The levels of the bots, by game."""

    games: dict[str, list[LadderLevel]]


class MatchListed(msgspec.Struct, frozen=True):
    """A match of a table: who sat where, and what it came to; `payoffs` is null while it is played."""

    number: int
    state: Literal["playing", "over", "closed"]
    began: int
    ended: int | None
    seated: list[Seated]
    payoffs: list[float] | None
    closed: Closing | None


class SeatRating(msgspec.Struct, frozen=True):
    """The rating of a seat with its doubt, half of the 95 % interval; `before` the match, where one is shown."""

    seat: int
    rating: tuple[int, int]
    before: tuple[int, int] | None = None


class SeatRatings(msgspec.Struct, frozen=True):
    """How strong who sits at a rated table is: people and bots that were measured; a newcomer by what nobody knows."""

    seats: list[SeatRating]


class GameRating(msgspec.Struct, frozen=True):
    """My rating at a game, with its doubt, after so many matches that counted."""

    game: str
    rating: tuple[int, int]
    matches: int


class RankedPerson(msgspec.Struct, frozen=True):
    """Somebody, or a level of the bots, in the list of a game; `me` is me."""

    name: str | None
    face: str | None
    bot: str | None
    rating: tuple[int, int]
    matches: int
    me: bool = False


class Ranking(msgspec.Struct, frozen=True):
    """Who is strongest at a game for certain, people and bots on one scale: by the rating less its doubt."""

    game: str
    people: list[RankedPerson]


class MatchShown(msgspec.Struct, frozen=True):
    """A match at its own address, with the options it was played by, and the series of its table, the latest first."""

    table: str
    game: str
    options: dict[str, Any]
    match: MatchListed
    series: list[MatchListed]
    ratings: list[SeatRating] = []


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
    Problem, NameWanted, Me, NameGiven, Deletion, Account, PasskeyOptions, PasskeyMade, PasskeyShown, Passkey,
    RecoveryCode, DeviceLink, DeviceLinkShown, Token, GameList, Examples, OptionsCheck,
    OptionsVerdict, OptionFromFile, OwnValue, OwnMeaning, NewTable, TableMade, TableForMe, TableList,
    MatchShown, SeatRatings, Ranking, Replay, BeliefHistory, Stats, Ladder, Verdict, PushKey, PushSubscribe,
    PushUnsubscribe,
    MyMail, MailWanted, MailToken,
    Puzzle, PuzzleAnswer, PuzzleSolved, PuzzleQuestion, PuzzleExplained,
    NewTournament, TournamentMade, TournamentList, TournamentState, TournamentLeave,
    TournamentDecision,
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
