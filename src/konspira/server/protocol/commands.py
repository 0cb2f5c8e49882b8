"""Everything that a client can ask for over a table's socket, as a type; docs/protocol.md tells what they mean."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from konspira.play.signers import Certificate, Digest, Key, Signature

PHRASES = (
    "phrase-hello", "phrase-luck", "phrase-hurry", "phrase-wait", "phrase-well-played", "phrase-oops",
    "phrase-bluff", "phrase-not-me", "phrase-suspicion", "phrase-secret", "phrase-watching", "phrase-laugh",
    "phrase-thanks", "phrase-again", "phrase-bye",
)  # fmt: skip

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\u0000]*$")]  # which no database keeps
Name = Annotated[str, Meta(min_length=1, max_length=80)]  # of which NAME_LENGTH are shown
Face = Annotated[str, Meta(max_length=20)]  # one of FACES
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Patience = Annotated[int, Meta(ge=0, le=7 * 86_400)]  # seconds until a bot stands in for who is away
Pace = Literal["none", "rapid", "quick", "relaxed", "hour", "day", "days"]
Seat = Annotated[int, Meta(ge=0, le=63)]
Delay = Annotated[int, Meta(ge=0, le=100)]  # moves later that others may look on


# -- parts ------------------------------------------------------------------------------------------


class Seating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit at a chair."""

    who: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None
    face: Face | None = None


class SeedCommitment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a device commits to, in the round of this commitment of the server's."""

    round: Digest
    commitment: Digest
    device: Key | None = None  # by which it signs, where it did not say so when it came


class ActSignature(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By which device an act is signed, and what is signed besides the command itself (docs/fairness.md)."""

    device: Key
    counter: Annotated[int, Meta(ge=1, le=1_000_000)]
    seen: Digest
    signature: Signature
    certificate: Certificate | None = None


# -- commands ---------------------------------------------------------------------------------------


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
    """Ask the coach; `aloud`: I would hear what he thinks so far, too."""

    aloud: bool = False


class Say(Command, frozen=True, tag="say"):
    """Say something to the table."""

    phrase: Literal[PHRASES] | None = None  # type: ignore[valid-type]  # the ids are listed once, above
    text: Text | None = None


class Sit(Command, frozen=True, tag="sit"):
    """Sit down at an open chair, or between games at a bot's."""

    chair: Seat | None = None
    invite: Annotated[str, Meta(max_length=64)] | None = None
    shuffle: SeedCommitment | None = None


class Ask(Command, frozen=True, tag="ask"):
    """Ask the host for a chair, where none is free or a match is being played; or (`on` false) ask no more."""

    on: bool = True


class Admit(Command, frozen=True, tag="admit"):
    """Give a bot's chair to who has asked for one, also during a match (host)."""

    who: int
    chair: Seat


class Decline(Command, frozen=True, tag="decline"):
    """Give no chair to who has asked for one (host)."""

    who: int


class SetChair(Command, frozen=True, tag="chair"):
    """Decide who shall sit at a chair (host, between games)."""

    chair: Seat
    seating: Seating


class Swap(Command, frozen=True, tag="swap"):
    """Let who sits at two chairs change places (host, between games)."""

    chair: Seat
    other: Seat


class SetTerms(Command, frozen=True, tag="terms"):
    """What the next match is played by, and with how many chairs (host, between games)."""

    options: dict[str, Any]
    seats: Annotated[int, Meta(ge=1, le=63)]
    public: bool
    patience: Patience | None
    coach: bool
    clock: Pace
    rated: bool = False
    watch: Delay | None = 0


class HandOver(Command, frozen=True, tag="host"):
    """Make who sits at a chair the host (host)."""

    chair: Seat


class Resign(Command, frozen=True, tag="resign"):
    """Give the match up: it is lost for me, and a bot plays on for the others."""


class Finish(Command, frozen=True, tag="finish"):
    """I would end the match here, without a winner; it is, when all people at it agree. Or (`on` false) I would not."""

    on: bool = True


class Start(Command, frozen=True, tag="start"):
    """Begin the match."""

    shuffle: SeedCommitment | None = None


class Leave(Command, frozen=True, tag="leave"):
    """Get up."""


class Remove(Command, frozen=True, tag="remove"):
    """Send away who sits at a chair, or said a line of the chat (host): he can neither come back nor talk; or, where
    it is no ban, let him only get up."""

    chair: Seat | None = None
    line: int | None = None
    ban: bool = True


class Mute(Command, frozen=True, tag="mute"):
    """Silence who sits at a chair, or said a line of the chat (host)."""

    chair: Seat | None = None
    line: int | None = None


class Report(Command, frozen=True, tag="report"):
    """Report who sits at a chair, or said a line of the chat, to the host, or the host to who runs the server; once a
    table."""

    reason: Literal["rude", "cheats", "stalls", "name", "other"]
    chair: Seat | None = None
    line: int | None = None
    text: Text | None = None


class Settle(Command, frozen=True, tag="settle"):
    """A report is dealt with (host)."""

    at: int


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
    | Shuffle | Open | Remove | Mute | Forgive | Ask | Admit | Decline | Swap | SetTerms | HandOver | Resign | Finish
    | Report | Settle
)  # fmt: skip

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
