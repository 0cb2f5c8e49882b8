"""What is kept of people beside their tables: where they are signed in, what brings them back, who was reported."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

import msgspec

if TYPE_CHECKING:
    from konspira.server.store import Statement


SETTLED = "settled"  # the reason of a report that was dealt with


class SignedIn(msgspec.Struct, frozen=True):
    """A guest who is signed in, by which login, and when that was last noted."""

    guest: str
    login: str
    name: str
    face: str | None
    seen: int
    key: str | None  # by which that browser signs, as far as it was noted


class StoredLogin(msgspec.Struct, frozen=True):
    """One browser or program that is signed in as a guest; its cookie names it, and holds as long as this is kept."""

    id: str
    name: str  # as its guest calls it, or ""
    agent: str  # what it says that it is, in short
    made: int
    seen: int
    key: str | None = None


class StoredPasskey(msgspec.Struct, frozen=True):
    """A passkey of a guest: what it is called by authenticators, its public key, and how often it says it was used."""

    id: str
    guest: str
    site: str  # the name of the server for which it was made
    public: bytes
    counter: int
    name: str
    made: int
    seen: int


class StoredReport(msgspec.Struct, frozen=True):
    """Somebody at a table was reported: why, and the lines of the chat that it may be about."""

    table: str
    guest: str  # who reports; once a table
    about: str
    name: str  # as the table knew him
    reason: str
    text: str
    lines: str  # of the chat, as JSON
    at: int
    operator: bool  # is it about the host, and for whoever runs the server?


class SaidLine(msgspec.Struct, frozen=True):
    """A line of a chat that a guest has said, as it stands in the log of its table."""

    table: str
    text: str


class PeopleStore(Protocol):
    """The part of a store that is about people."""

    # -- changes ------------------------------------------------------------------------------------

    def keep_login(self, guest: str, login: StoredLogin, most: int) -> list[Statement]:
        """A guest is signed in there, too; of many logins the last seen ones."""

    def name_login(self, guest: str, login: str, name: str) -> Statement:
        """What a guest calls one of his browsers."""

    def see_login(self, guest: str, login: str, now: int, key: str | None) -> Statement:
        """A browser was seen, and signs by this key, if it has said so."""

    def leave_login(self, guest: str, login: str) -> Statement:
        """A browser is somebody else from now on."""

    def forget_login(self, guest: str, login: str, now: int) -> list[Statement]:
        """A browser is signed out, and what it signs is no more taken for its guest's."""

    def keep_passkey(self, passkey: StoredPasskey) -> Statement:
        """A new passkey; the same one again is a Conflict."""

    def name_passkey(self, guest: str, passkey: str, name: str) -> Statement:
        """What a guest calls one of his passkeys."""

    def use_passkey(self, passkey: str, counter: int, now: int) -> Statement:
        """A passkey was used, and counts so far."""

    def forget_passkey(self, guest: str, passkey: str) -> Statement:
        """A passkey is good no more."""

    def spend(self, id: str, until: int, now: int) -> list[Statement]:
        """What is good once, and until a time, is used up; a second time it is a Conflict, at whatever node."""

    def keep_answer(self, day: str, guest: str, choice: int, oldest: str) -> list[Statement]:
        """How a guest answers the puzzle of a day, once and for all; days before the oldest are forgotten."""

    def keep_report(self, report: StoredReport) -> Statement:
        """Somebody was reported; a second time by the same guest at the same table it is a Conflict."""

    def settle_report(self, table: str, guest: str) -> Statement:
        """What a guest has reported at a table is dealt with; that he has, is kept, so that he does so once."""

    def forget_at(
        self, guest: str, table: str, heir: str, stand_in: str | None, said: Iterable[int]
    ) -> list[Statement]:
        """Nothing at a table says any more who a guest was: his chairs are free, or the stand-in's, `heir` is the host
        in his place, and the lines that he has said are gone."""

    def forget_in(self, guest: str, tournament: str, somebody: str, host: str) -> list[Statement]:
        """A tournament says another id wherever it said a guest's, and this one is its host."""

    def forget_guest(self, guest: str) -> list[Statement]:
        """A guest is no more, with all that is kept of him beside his tables."""

    # -- questions ----------------------------------------------------------------------------------

    async def signed_in(self, guest: str, login: str) -> SignedIn | None:
        """Who is signed in by this login; None where it was taken away."""

    async def logins(self, guest: str) -> list[StoredLogin]:
        """Where a guest is signed in, the last seen first."""

    async def lost_keys(self, guest: str) -> frozenset[str]:
        """The keys of browsers that were signed out."""

    async def passkeys(self, guest: str) -> list[StoredPasskey]:
        """The passkeys of a guest, in the order of their making."""

    async def passkey(self, id: str) -> StoredPasskey | None:
        """A passkey."""

    async def has_recovery(self, guest: str) -> bool:
        """Has a guest a code by which he is himself again?"""

    async def said_by(self, guest: str) -> list[SaidLine]:
        """All that a guest has said at tables."""

    async def tables_known(self, guest: str) -> list[str]:
        """Every table at which a guest sits or has sat, that is his, or where he has done anything."""

    async def played_by(self, guest: str, most: int) -> list[tuple[str, int]]:
        """The last finished matches in which a guest had a seat: their tables and numbers."""

    async def answered(self, day: str, guest: str) -> int | None:
        """How a guest has answered the puzzle of a day."""

    async def answers(self, day: str) -> dict[int, int]:
        """How many guests gave each answer to the puzzle of a day."""

    async def reports(self, table: str) -> list[StoredReport]:
        """Who was reported at a table, in order."""

    async def reports_to_operator(self, most: int) -> list[StoredReport]:
        """Reports about whoever is or was then the host, in order."""
