"""Everything that a table tells over its sockets, as a type, and refusals; docs/protocol.md tells what they mean."""

from __future__ import annotations

import time
from typing import Any, Literal

import msgspec

from konspira.boxes.box import BadOptions
from konspira.news import News
from konspira.play.fair_deal import Round, VoidRound
from konspira.play.signers import Digest, Key, Signature

PROTOCOL = 2
TableStatus = Literal["gathering", "playing", "over", "frozen"]
RESTARTING, TRY_AGAIN_LATER, TOO_MUCH = 1012, 1013, 4429  # why a connection is closed by a table


def now() -> int:
    """Milliseconds since 1970, as all times of the protocol are told."""
    return int(time.time() * 1000)


_BEGAN = time.time() - time.monotonic()


def steady() -> int:
    """The same by a clock that nobody can set: it began with the date of the server's start and only ever goes on."""
    return int((_BEGAN + time.monotonic()) * 1000)


# -- parts ------------------------------------------------------------------------------------------


class ActionGroup(msgspec.Struct, frozen=True):
    """Legal actions of one kind: `n` of them, with the fields they share and the fields they do not."""

    n: int
    same: dict[str, Any]
    each: dict[str, list[Any]]


class Chair(msgspec.Struct, frozen=True):
    """Who sits at a chair."""

    seat: int
    who: Literal["open", "guest", "bot"]
    name: str | None
    bot: str | None
    present: bool
    stand_in: bool
    face: str | None = None


class Seated(msgspec.Struct, frozen=True):
    """Who sat at a seat in the match on the table: afterwards the chair may be somebody else's."""

    seat: int
    who: Literal["open", "guest", "bot"]
    name: str | None
    bot: str | None
    face: str | None
    resigned: bool


class Closing(msgspec.Struct, frozen=True):
    """How people have ended a match that the rules had not ended: by whom, and what it comes to for every seat."""

    how: Literal["alone", "agreed", "resigned", "decided"]
    payoffs: list[float]
    seat: int | None


class Asking(msgspec.Struct, frozen=True):
    """Somebody who would like a chair."""

    who: int
    name: str
    face: str


class Reported(msgspec.Struct, frozen=True):
    """Somebody who was reported, as the host is told: why, and the last that he has said; who reports is not told."""

    at: int
    seat: int
    name: str
    reason: str
    text: str
    lines: list[ChatLine]


class ClockState(msgspec.Struct, frozen=True):
    """The clock of a table: seconds for a decision, the server's own time, and until when each seat may act."""

    pace: str
    seconds: int
    now: int
    ends: dict[str, int]


class TutorialState(msgspec.Struct, frozen=True):
    """How far a tutorial is: what is said now, and the action that is being explained (null: wait).

    `scene` is said while a scene covers the board; `point` is what `say` speaks of, as a selector of the game's page.
    """

    step: int
    steps: int
    say: News | None
    action: Any
    scene: News | None = None
    point: str | None = None
    quick: bool = False  # steps are being done for everybody


class ShuffleState(msgspec.Struct, frozen=True):
    """How the chance of a match is made: what the server has committed to, the list once it is closed, void rounds."""

    server: Key
    commitment: Digest
    sealed: Signature
    voided: list[VoidRound]
    closed: Round | None  # its list, once it is closed


class TableState(msgspec.Struct, frozen=True):
    """A table as everybody at it may know it."""

    id: str
    game: str
    options: dict[str, Any]
    public: bool
    patience: int | None
    state: TableStatus
    match: int
    commitment: str | None
    chairs: list[Chair]
    again: list[int]
    spectators: int
    made: int
    frozen: News | None
    coach: bool
    clock: ClockState | None
    tutorial: TutorialState | None
    won: list[int]
    shuffle: ShuffleState | None  # of the match on the table, or of the next one where none is being played
    trouble: News | None = None  # why nothing can be stored now, and nobody can move
    seated: list[Seated] = []  # who sat where in the match on the table
    finish: list[int] = []  # seats that would end the match
    closed: Closing | None = None  # how people have ended it
    host: int | None = None  # a chair of whoever is the host, if he has one
    rated: bool = False  # do matches here count for ratings?
    watch: int | None = 0  # so many moves later others may look on; None: not at all
    tournament: str | None = None  # whose table it is: who sits where is drawn


class You(msgspec.Struct, frozen=True):
    """What one socket is at a table."""

    seat: int
    mine: list[int]
    host: bool
    invites: dict[str, str]
    turns: list[int]
    barred: int = 0  # guests that were sent away or silenced, as the host is told
    asking: list[Asking] = []  # who would like a chair, as the host is told
    asked: bool = False  # have I asked for one?
    reports: list[Reported] = []  # who was reported, as the host is told
    reported: bool = False  # have I reported somebody?


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended."""

    payoffs: list[float]
    reason: News


class StoryEntry(msgspec.Struct, frozen=True):
    """What a seat was told at one of its moments."""

    moment: int
    news: list[News]


class Explanation(msgspec.Struct, frozen=True):
    """What an action is called and is certain to bring, or why it is refused."""

    label: News | None
    preview: list[News]
    refused: News | None


class Suggestion(msgspec.Struct, frozen=True):
    """An action that the coach has thought of: how likely it wins, and how much of the coach's thought it got.

    `chance` is null where it was looked at too little to say; `margin` is how far off it may well be.
    """

    action: Any
    label: News
    chance: float | None
    weight: float
    margin: float = 0.0


# -- from the server, over the socket ---------------------------------------------------------------


class TurnUpdate(msgspec.Struct, frozen=True, tag_field="type", tag="turn"):
    """What my seat knows and may do now."""

    match: int
    moment: int
    view: Any
    derived: Any  # what follows from the view by the rules, as the game's `Derived`; null where a page needs none
    legal: dict[str, ActionGroup]
    news: list[News]
    board: list[News] | None
    outcome: Outcome | None


class ChatLine(msgspec.Struct, frozen=True, tag_field="type", tag="said"):
    """A line of the chat."""

    number: int
    at: int
    seat: int
    name: str
    phrase: str | None
    text: str | None


class Welcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome"):
    """The first message of a socket: all that is needed to draw the table."""

    protocol: int
    table: TableState
    you: You
    turn: TurnUpdate | None
    story: list[StoryEntry]
    chat: list[ChatLine]
    stood_in: bool
    server: Key  # by which the server signs
    signed: int  # acts of this seat in this match that this device has signed
    beat: int | None = None  # milliseconds between two pings of who waits for others, where another node would have him


class TableUpdate(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """The table has changed: somebody came or went, a match began or ended."""

    table: TableState
    you: You


class Receipt(msgspec.Struct, frozen=True):
    """The server's word that a signed act is stored: the way from it to what the server has signed."""

    blind: Digest
    path: list[Digest]
    signature: Signature


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done", omit_defaults=True):
    """A command is done and stored; for an act that was signed there is a receipt."""

    id: str
    receipt: Receipt | None = None


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """A command was not done, and nothing has changed."""

    id: str | None
    news: News


class Explained(msgspec.Struct, frozen=True, tag_field="type", tag="explained"):
    """Actions explained, in the order asked."""

    id: str
    actions: list[Explanation]


class Advised(msgspec.Struct, frozen=True, tag_field="type", tag="advised"):
    """What the coach says to my seat: suggestions, the best first; what is believed, as the game puts it; why; and what
    the rules prove beyond doubt. Where there is `more` to come he still thinks, and this is what he thinks so far."""

    id: str
    match: int
    moment: int
    suggestions: list[Suggestion]
    beliefs: Any
    why: News
    evidence: list[News]
    more: bool = False


class Moving(msgspec.Struct, frozen=True, tag_field="type", tag="moving"):
    """This node of the server stops: who comes back at once is served by another, and has missed nothing."""


ToClient = Welcome | TableUpdate | TurnUpdate | Done | Refused | Explained | Advised | ChatLine | Moving

encode = msgspec.json.Encoder().encode


def refused(id: str | None, news: News) -> bytes:
    """The answer to a command that is refused."""
    return encode(Refused(id, news))


class Refusal(Exception):
    """What was asked cannot be done, nothing has changed, and here is why, as news; over HTTP it has a status."""

    def __init__(self, id: str, status: int = 409, **args: Any) -> None:
        super().__init__(id)
        self.news, self.status = News(id, args), status

    @classmethod
    def of(cls, error: BadOptions) -> Refusal:
        """Options that a game does not take."""
        made = cls(error.news.id, 400)
        made.news = error.news
        return made
