"""Every message that goes over a table's socket, as a type, and refusals; docs/protocol.md tells what they mean."""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from konspira.boxes.box import BadOptions
from konspira.news import News
from konspira.play.fair_deal import Round, VoidRound
from konspira.play.signers import Certificate, Digest, Key, Signature

PROTOCOL = 2
PHRASES = (
    "phrase-hello", "phrase-luck", "phrase-hurry", "phrase-wait", "phrase-well-played", "phrase-oops",
    "phrase-bluff", "phrase-laugh", "phrase-thanks", "phrase-again", "phrase-bye",
)  # fmt: skip

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=80)]  # of which NAME_LENGTH are shown
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Seat = Annotated[int, Meta(ge=0, le=63)]
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


class Seating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit at a chair."""

    who: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


class Chair(msgspec.Struct, frozen=True):
    """Who sits at a chair."""

    seat: int
    who: Literal["open", "guest", "bot"]
    name: str | None
    bot: str | None
    present: bool
    stand_in: bool


class ClockState(msgspec.Struct, frozen=True):
    """The clock of a table: seconds for a decision, the server's own time, and until when each seat may act."""

    pace: str
    seconds: int
    now: int
    ends: dict[str, int]


class TutorialState(msgspec.Struct, frozen=True):
    """How far a tutorial is: what is said now, and the action that is being explained (null: wait)."""

    step: int
    steps: int
    say: News | None
    action: Any


class ShuffleState(msgspec.Struct, frozen=True):
    """How the chance of a match is made: what the server has committed to, the list once it is closed, void rounds."""

    server: Key
    commitment: Digest
    sealed: Signature
    voided: list[VoidRound]
    closed: Round | None  # its list, once it is closed


class SeedCommitment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a device commits to, in the round of this commitment of the server's."""

    round: Digest
    commitment: Digest
    device: Key | None = None  # by which it signs, where it did not say so when it came


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


class You(msgspec.Struct, frozen=True):
    """What one socket is at a table."""

    seat: int
    mine: list[int]
    host: bool
    invites: dict[str, str]
    turns: list[int]
    barred: int = 0  # guests that were sent away or silenced, as the host is told


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


class ActSignature(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By which device an act is signed, and what is signed besides the command itself (docs/fairness.md)."""

    device: Key
    counter: Annotated[int, Meta(ge=1, le=1_000_000)]
    seen: Digest
    signature: Signature
    certificate: Certificate | None = None


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
    """What the coach says to my seat: suggestions, the best first; what is believed, as the game puts it; and why."""

    id: str
    match: int
    moment: int
    suggestions: list[Suggestion]
    beliefs: Any
    why: News


ToClient = Welcome | TableUpdate | TurnUpdate | Done | Refused | Explained | Advised | ChatLine

# -- to the server, over the socket -----------------------------------------------------------------


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something somebody at the table wants done; the same id again is never done twice."""

    id: Id


class Act(Command, frozen=True, tag="act"):
    """Do an action of the game."""

    action: msgspec.Raw
    match: int | None = None
    at: int | None = None
    signed: ActSignature | None = None


class Undo(Command, frozen=True, tag="undo"):
    """Take my last action back, at a table where nobody sits but me."""

    match: int | None = None
    at: int | None = None


class Explain(Command, frozen=True, tag="explain"):
    """Say what actions would be."""

    actions: Annotated[list[dict[str, Any]], Meta(max_length=64)]


class Advise(Command, frozen=True, tag="advise"):
    """Ask the coach."""


class Say(Command, frozen=True, tag="say"):
    """Say something to the table."""

    phrase: Literal[PHRASES] | None = None  # type: ignore[valid-type]  # the ids are listed once, above
    text: Text | None = None


class Sit(Command, frozen=True, tag="sit"):
    """Sit down at an open chair."""

    chair: Seat | None = None
    invite: Annotated[str, Meta(max_length=64)] | None = None
    shuffle: SeedCommitment | None = None


class SetChair(Command, frozen=True, tag="chair"):
    """Decide who shall sit at a chair (host, while gathering)."""

    chair: Seat
    seating: Seating


class Start(Command, frozen=True, tag="start"):
    """Begin the match."""

    shuffle: SeedCommitment | None = None


class Leave(Command, frozen=True, tag="leave"):
    """Get up."""


class Remove(Command, frozen=True, tag="remove"):
    """Send away who sits at a chair, or said a line of the chat (host): he can neither come back nor talk."""

    chair: Seat | None = None
    line: int | None = None


class Mute(Command, frozen=True, tag="mute"):
    """Silence who sits at a chair, or said a line of the chat (host)."""

    chair: Seat | None = None
    line: int | None = None


class Forgive(Command, frozen=True, tag="forgive"):
    """Let everybody back who was sent away, and talk who was silenced (host)."""


class Look(Command, frozen=True, tag="look"):
    """Look from another of my chairs, or (-1) from none: the device goes to somebody else."""

    seat: Annotated[int, Meta(ge=-1, le=63)]


class Back(Command, frozen=True, tag="back"):
    """Take my chair back from the bot that stands in."""


class Again(Command, frozen=True, tag="again"):
    """I would play again."""

    shuffle: SeedCommitment | None = None


class Shuffle(Command, frozen=True, tag="shuffle"):
    """My device commits to a seed for the next match."""

    shuffle: SeedCommitment


class Open(Command, frozen=True, tag="open"):
    """The list is closed: here is the seed that my device has committed to."""

    round: Digest
    seed: Digest


class Ping(Command, frozen=True, tag="ping"):
    """Are you there?"""


FromClient = (
    Act | Undo | Explain | Advise | Say | Sit | SetChair | Start | Leave | Look | Back | Again | Ping
    | Shuffle | Open | Remove | Mute | Forgive
)  # fmt: skip

encode = msgspec.json.Encoder().encode
read_command = msgspec.json.Decoder(FromClient).decode
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)  # what reading raises, whatever was sent


class _Named(msgspec.Struct):
    id: Id


_read_named = msgspec.json.Decoder(_Named).decode


def read_id(text: str) -> str | None:
    """The id of a message that cannot be read otherwise, to answer it by."""
    try:
        return _read_named(text).id
    except UNREADABLE:
        return None


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
