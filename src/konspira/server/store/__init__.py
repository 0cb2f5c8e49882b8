"""Where tables are kept: what a store is asked to keep and to find, and the values it deals in.

Every table has one ordered log: whatever changes it is an `Entry`, and the entry of a number is written once. What an
entry changes beside the log is a `Statement` that the store makes and takes back; nobody else looks inside. SQLite
(store/sqlite.py) and PostgreSQL (store/postgres.py) implement the same `Store`.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from konspira.news import News
from konspira.server.store.people import PeopleStore


class StoreError(Exception):
    """It could not be stored, and nothing of it is, or not be read; `trouble` is what is wrong with the disk, if so."""

    def __init__(self, why: str, trouble: str | None = None) -> None:
        super().__init__(why)
        self.trouble = trouble

    @property
    def news(self) -> News:
        """What people are told."""
        return storage_news(self.trouble) or News("refused-busy")


def storage_news(trouble: str | None) -> News | None:
    """What people are told of a disk that is full, readonly, corrupt or failing, or of a database out of reach."""
    return News(STORAGE[trouble]) if trouble else None


STORAGE = {
    "full": "refused-storage-full",
    "readonly": "refused-storage-readonly",
    "corrupt": "refused-storage-corrupt",
    "disk": "refused-storage-disk",
    "database": "refused-storage-database",
}


class Conflict(StoreError):
    """It contradicts what is stored already."""


class Unfit(StoreError):
    """No database can keep it as it is, such as a letter that it does not know; everything else goes on."""

    @property
    def news(self) -> News:
        """What people are told."""
        return News("refused-message")


class Statement(NamedTuple):
    """One change of the database, with its values."""

    sql: str
    values: Sequence[Any]


LINE = "line"  # the kind of an entry that is a line of a journal
UNDONE = "undone"  # of one that was a line, and was taken back
SAID = "say"  # of one that is a line of the chat


class Entry(NamedTuple):
    """One entry of a table's log: a line of a journal, or what else was done, and the command that did it."""

    table: str
    n: int  # from 0, without a gap
    kind: str  # LINE, or the name of what was done
    match: int | None = None  # of a line: the number of its match
    line: int | None = None  # of a line: its own number there
    who: str | None = None  # the guest whose command it was; of an action before November 2026 the `seat_name`
    command: str | None = None  # the id of that command, which nobody uses twice
    text: str = ""  # a line as it is written, or what was said


SEAT = "seat "  # begins the name of one


def seat_name(seat: int) -> str:
    """A seat as the log of earlier versions names it; no guest is called like that."""
    return f"{SEAT}{seat}"


class StoredChair(msgspec.Struct):
    """A chair as it is kept."""

    seat: int
    who: str
    guest: str | None
    bot: str | None
    invite: str
    away: bool
    name: str | None = None  # of the guest, or of whoever plays here on his device
    called: str | None = None  # the name, where it is not the guest's own
    face: str | None = None  # of the guest, or of whoever plays here on his device
    since: int = 0  # when he sat down: of two who are called the same, the later one has a number


class StoredGuest(msgspec.Struct, frozen=True):
    """A guest: what he is called, and the face he has chosen (None: he was not asked yet)."""

    name: str
    face: str | None = None


class StoredSeat(msgspec.Struct, frozen=True):
    """Who sat at a seat in one match, as everybody saw it; later the chair may be somebody else's."""

    seat: int
    who: str
    guest: str | None
    bot: str | None
    name: str | None
    face: str | None
    resigned: bool = False


class Closed(msgspec.Struct, frozen=True):
    """How a match was ended that the rules had not ended: why, by whom, and what it comes to for every seat."""

    how: str  # "alone", "agreed" or "resigned"; in a tournament also "decided", by its host
    payoffs: list[float]
    seat: int | None = None


class StoredTable(msgspec.Struct):
    """A table as it is kept, with its chairs and its last match."""

    id: str
    game: str
    options: dict[str, Any]
    public: bool
    patience: int | None
    host: str
    made: int
    touched: int
    chairs: list[StoredChair] = []
    match: int = 0
    ended: bool = False
    clock: str = "none"
    coach: bool = True
    tutorial: bool = False
    payoffs: list[float] | None = None  # of the last match, where it was asked for
    rated: bool = False  # do its matches count for ratings?
    watch: int | None = 0  # so many moves later others may look on; None: not at all
    tournament: str | None = None  # whose table it is


class StoredMatch(msgspec.Struct):
    """A match as it is kept: its key (`locked_key`), its lines, and the ids of the commands that made them."""

    id: str
    number: int
    key: bytes
    lines: list[str]
    commands: list[str | None]
    began: int
    ended: int | None
    closed: Closed | None = None


class FinishedMatch(msgspec.Struct):
    """A match that is over, as it counts for somebody's statistics."""

    game: str
    seats: list[StoredSeat]
    payoffs: list[float]


class PlayedMatch(msgspec.Struct):
    """A match in the list of its table: who sat where, and what it came to; without payoffs it is being played."""

    number: int
    began: int
    ended: int | None
    seats: list[StoredSeat]
    payoffs: list[float] | None
    closed: Closed | None


class StoredRating(msgspec.Struct, frozen=True):
    """How strong somebody is at a game (`mu`), how far off that may be (`sigma`), and after how many rated matches."""

    mu: float
    sigma: float
    matches: int = 0


class RatedSeat(msgspec.Struct, frozen=True):
    """A seat that counted in a rated match: whose, in which place it ended, and its rating before and after."""

    seat: int
    guest: str | None
    bot: str | None
    place: int
    before: StoredRating
    after: StoredRating


class RatedMatch(msgspec.Struct, frozen=True):
    """One entry of the log of a game's rated matches."""

    game: str
    n: int  # from 0, without a gap
    match: str
    at: int
    seats: tuple[RatedSeat, ...]


class ToRate(msgspec.Struct, frozen=True):
    """A match that has ended and was not looked at yet."""

    table: str
    number: int
    game: str
    ended: int


class Ranked(msgspec.Struct, frozen=True):
    """Somebody in the list of a game."""

    guest: str
    name: str
    face: str | None
    rating: StoredRating


class StoredBar(msgspec.Struct):
    """What keeps a guest, or a digest of an address, from a table (`ban`) or from talking there (`mute`)."""

    who: str
    kind: str
    until: int | None  # None: for good


class StoredChat(msgspec.Struct):
    """A line of a table's chat."""

    number: int
    at: int
    seat: int
    name: str
    phrase: str | None
    text: str | None


class PushSubscription(msgspec.Struct):
    """Where a browser of a guest can be notified, and the keys that only it can open."""

    guest: str
    endpoint: str
    public: bytes
    auth: bytes
    language: str


class Mailbox(msgspec.Struct, frozen=True):
    """Where a guest is called by e-mail, once he has confirmed it, and how many letters he got on which day."""

    guest: str
    address: str
    language: str
    confirmed: bool
    day: int = 0
    sent: int = 0

    def sent_on(self, day: int) -> int:
        """Letters that he got on a day."""
        return self.sent if self.day == day else 0


class WaitingLetter(NamedTuple):
    """A letter to a guest about a turn of his at a table, and how often it was tried."""

    table: str
    guest: str
    turn: str
    tries: int


def token(bits: int = 128) -> str:
    """Letters nobody can guess: the id of a guest or a table, and what a chair is taken by."""
    return secrets.token_urlsafe(bits // 8)


def match_id(table: str, number: int) -> str:
    """What a table's match is called in the store."""
    return f"{table}/{number}"


def seat_then(chair: StoredChair, chairs: Sequence[StoredChair], seats: Sequence[StoredSeat]) -> StoredSeat | None:
    """Where in a match sat who sits at a chair now? A guest may have moved; where he has several chairs, he has not."""
    mine = [one for one in seats if (one.who, one.guest, one.bot) == (chair.who, chair.guest, chair.bot)]
    same = next((one for one in mine if one.seat == chair.seat), None)
    moved = chair.guest is not None and len(mine) == 1 and sum(one.guest == chair.guest for one in chairs) == 1
    return mine[0] if moved else same


Stored = Callable[[Exception | None], None]  # told that it is stored, or why not


class Store(PeopleStore, Protocol):
    """All that the server asks of a database."""

    secret: bytes  # signs guests; made with the database
    behind: int  # writes that are not durable yet
    trouble: str | None  # what is wrong with the disk now, as a key of STORAGE; writing is tried again by itself

    # -- writing: all of it or nothing, in the order of asking --------------------------------------

    def write(self, entries: Sequence[Entry], statements: Sequence[Statement], then: Stored | None = None) -> None:
        """Store it; `then` is called on the event loop when it is durable, in the order of writing.

        Entries of one write belong to one table and follow each other. One whose number is taken, or whose command was
        done, is a Conflict, and so is one before which another is missing.
        """

    async def commit(self, *statements: Statement, entries: Sequence[Entry] = ()) -> None:
        """Store it and come back when it is durable. Raises StoreError."""

    def close(self) -> None:
        """Store what waits, and stop."""

    # -- changes ------------------------------------------------------------------------------------

    def keep_guest(self, guest: str, name: str, now: int, face: str | None = None) -> Statement:
        """A guest, new or renamed; without a face he keeps the one he has."""

    def keep_recovery(self, guest: str, digest: str) -> Statement:
        """The digest of the code by which a guest is himself again, in the place of an earlier one."""

    def keep_table(self, table: StoredTable, command: str | None) -> list[Statement]:
        """A new table and its chairs; a second one by the same command of its host is a Conflict."""

    def keep_chair(self, table: str, chair: StoredChair) -> Statement:
        """Who sits at a chair."""

    def take_chairs(self, table: str, seats: int) -> Statement:
        """A table has so many chairs from now on; those beyond are taken away."""

    def keep_terms(self, table: StoredTable) -> Statement:
        """Whose table it is, and what was agreed on, as it holds from now on."""

    def hide(self, table: str, guest: str, hidden: bool) -> Statement:
        """A guest does not want a table in his list, or wants it there again."""

    def touch(self, table: str, now: int) -> Statement:
        """Somebody was at the table."""

    def count_served(self, ms: int) -> Statement:
        """The server has been running so much longer; what is idle is counted by that."""

    def begin_match(
        self, table: str, number: int, key: bytes, first: int, now: int, seats: Sequence[StoredSeat] = (),
        rated: bool = False,
    ) -> list[Statement]:  # fmt: skip
        """A match begins, with who sits where; the first line of its journal is the entry of this number."""

    def keep_seat(self, match: str, seat: StoredSeat) -> Statement:
        """Somebody else sits at a seat of a match from now on, or has given it up."""

    def keep_round(self, table: str, match: int, number: int, round: str) -> Statement:
        """A round of seeds before a match: its list is closed, or it came to nothing; kept until the match begins."""

    def end_match(self, match: str, now: int, closed: Closed | None = None) -> Statement:
        """A match has ended, by the rules or because people have ended it."""

    def keep_clocks(self, match: str, ends: dict[int, int]) -> list[Statement]:
        """Until when each seat may act; of the others nothing is kept."""

    def keep_call(self, table: str, guest: str, due: int) -> Statement:
        """A guest is to be called to a table, not before a time (by `Nodes.now`)."""

    def forget_call(self, table: str, guest: str, due: int) -> Statement:
        """He was, or need not be any more; a call that is due later than this is another one."""

    def keep_again(self, match: str, seats: Iterable[int]) -> list[Statement]:
        """Which seats would play again after a match; of the others nothing is kept."""

    def take_back(self, table: str, match: int, line: int) -> Statement:
        """Lines from one on are taken back. The commands that made them stay known, so that none is done again."""

    def keep_chat(self, table: str, said: StoredChat) -> Statement:
        """A line of the chat."""

    def keep_bar(self, table: str, bar: StoredBar) -> Statement:
        """Somebody is kept from a table, or from talking there."""

    def forgive(self, table: str) -> Statement:
        """Nobody is, any more."""

    def keep_push(self, subscription: PushSubscription, now: int, most: int) -> list[Statement]:
        """Where a guest can be notified; of many places the last ones."""

    def forget_push(self, guest: str, endpoint: str) -> Statement:
        """A guest is no more notified there."""

    def keep_mailbox(self, mailbox: Mailbox, now: int) -> Statement:
        """Where a guest wants to be called, in the place of where he was before; what he got today still counts."""

    def confirm_mailbox(self, guest: str, confirmed: bool) -> Statement:
        """He has confirmed it; or letters to it come back."""

    def count_letter(self, guest: str, day: int) -> Statement:
        """A guest has got one more letter on a day."""

    def forget_mailbox(self, guest: str) -> Statement:
        """A guest gets no more letters."""

    def keep_letter(self, letter: WaitingLetter, due: int) -> Statement:
        """A guest who wants letters is to get one, not before a time; one about the same turn is not written twice."""

    def try_letter(self, letter: WaitingLetter, due: int) -> Statement:
        """It is being sent; if nobody says how that went, again at that time. One that has ended is not begun again."""

    def delay_letter(self, letter: WaitingLetter, due: int) -> Statement:
        """It is sent at that time, and was not tried."""

    def end_letter(self, letter: WaitingLetter) -> Statement:
        """It was sent, or need not be any more."""

    def keep_rated(self, rated: RatedMatch) -> list[Statement]:
        """A match counts: the next entry of its game's log, and the ratings after it. One whose number is taken, or
        whose match counts already, is a Conflict."""

    def pass_over(self, match: str) -> Statement:
        """A match that was to be rated does not count."""

    def keep_ratings(self, game: str, ratings: dict[str, StoredRating]) -> list[Statement]:
        """The ratings of a game, reckoned up again; whoever is not among them has none."""

    def keep_tournament(self, tournament: str, host: str, now: int) -> Statement:
        """A tournament begins."""

    def keep_change(self, tournament: str, n: int, change: str) -> list[Statement]:
        """A change of a tournament; a second one of the same number is a Conflict."""

    def keep_entrant(self, tournament: str, guest: str) -> Statement:
        """Somebody plays along."""

    def keep_tournament_table(self, table: str, tournament: str) -> Statement:
        """A table belongs to a tournament."""

    def finish_tournament(self, tournament: str) -> Statement:
        """It is over."""

    def sweep(self, gathering: int, playing: int, over: int, guests: int) -> list[Statement]:
        """Forget tables (by their state) and guests that have been idle longer than so many served milliseconds."""

    # -- questions ----------------------------------------------------------------------------------

    async def guest(self, guest: str) -> StoredGuest | None:
        """What a guest is called and looks like; None for one who is not known."""

    async def recovered(self, digest: str) -> str | None:
        """The guest whose code has this digest."""

    async def table(self, table: str) -> StoredTable | None:
        """A table."""

    async def tables_public(self, most: int) -> list[StoredTable]:
        """Public tables, the last touched first."""

    async def tables_of(self, guest: str, most: int) -> list[StoredTable]:
        """Tables at which a guest sits or which are his, and which he has not hidden, the last touched first; and how
        those that are over ended."""

    async def table_made_by(self, host: str, command: str) -> str | None:
        """The table that a command of a host has made."""

    async def tables_open(self, host: str) -> int:
        """How many tables of a host are not over."""

    async def match(self, table: str, number: int) -> StoredMatch | None:
        """A match with all its lines."""

    async def matches(self, table: str, to: int | None, most: int) -> list[PlayedMatch]:
        """The matches of a table up to a number, or up to the last, the latest first."""

    async def rounds(self, table: str, match: int) -> list[str]:
        """The rounds of seeds before a match that has not begun, in order."""

    async def seats(self, match: str) -> list[StoredSeat]:
        """Who sat where in a match; nothing is known of those that began before it was kept."""

    async def finished(self, guest: str, most: int) -> list[FinishedMatch]:
        """The last finished matches of a guest in which he had one seat; tutorials do not count."""

    async def won(self, table: str, before: int, chairs: Sequence[StoredChair]) -> list[int]:
        """How many matches of a table, of those before this one, were won by who sits at each chair now; a share of
        the win counts."""

    async def to_rate(self, most: int) -> list[ToRate]:
        """Matches that have ended and are to be rated, the first to end first."""

    async def rated(self, match: str) -> RatedMatch | None:
        """How a match counted, if it did."""

    async def rated_length(self, game: str) -> int:
        """How many matches of a game have counted: the number of the next one."""

    async def rated_log(self, game: str, after: int, most: int) -> list[RatedMatch]:
        """The entries of a game's log from a number on, in order."""

    async def ratings(self, game: str, guests: Sequence[str]) -> dict[str, StoredRating]:
        """The ratings of guests at a game; of who has none there is nothing."""

    async def ratings_of(self, guest: str) -> dict[str, StoredRating]:
        """The ratings of a guest, by game."""

    async def best_rated(self, game: str, doubts: float, most: int) -> list[Ranked]:
        """Who is strongest at a game for certain: by the rating less so many times its doubt."""

    async def clocks(self, match: str) -> dict[int, int]:
        """Until when each seat may act."""

    async def clocks_of(self, guest: str) -> dict[str, dict[int, int]]:
        """The same at all tables where a guest sits and a match is played with a clock."""

    async def tables_due(self, paces: Sequence[str], before: int, after: str = "") -> list[str]:
        """Some tables of these paces where somebody's time ends before a time, or where a match waits for no guest: the
        next ones after one of them, and none after the last."""

    async def again(self, match: str) -> set[int]:
        """Which seats would play again after a match."""

    async def calls(self, before: int) -> list[tuple[str, str]]:
        """Tables, and guests who were to be called to them before a time, and were not."""

    async def pushes(self, guest: str) -> list[PushSubscription]:
        """Where a guest can be notified."""

    async def mailbox(self, guest: str) -> Mailbox | None:
        """Where a guest is called by e-mail, or has asked to be."""

    async def letters(self, before: int) -> list[WaitingLetter]:
        """Letters that are due before a time."""

    async def changes(self, tournament: str, after: int) -> list[str]:
        """The changes of a tournament from a number on, in order."""

    async def entrants(self, tournament: str) -> dict[str, StoredGuest]:
        """What those are called who play along, and their host; who is forgotten is missing."""

    async def tournaments_of(self, guest: str, most: int) -> list[str]:
        """The tournaments of a guest, as host or player, the last one first."""

    async def tournaments_open(self, host: str | None = None) -> list[str]:
        """Tournaments that are not over, all or those of a host."""

    async def first_match(self, table: str) -> list[float] | None:
        """How the first match of a table ended, seat by seat (who has resigned has nothing); None if it has not."""

    async def chat(self, table: str, most: int) -> list[StoredChat]:
        """The last lines of the chat, in order."""

    async def bars(self, table: str) -> list[StoredBar]:
        """Who is kept from a table, or from talking there."""

    async def commands(self, table: str) -> list[tuple[str, str]]:
        """All commands ever done at a table: who, and the id. Of an action that is kept under the name of its seat
        there is that, and whoever sat there in that match."""

    async def log_length(self, table: str) -> int:
        """How many entries the log of a table has: the number of the next one."""

    async def entries(self, table: str, after: int) -> list[Entry]:
        """The entries of a table's log from this number on, in order."""

    async def probe(self) -> None:
        """Can it be written and read? Asked often, it is tried once a second. Raises StoreError."""
