"""A match: the only holder of a table. Everybody else gets turns, built from what one seat may know."""

from __future__ import annotations

import contextlib
import functools
import hashlib
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Generic, cast, overload

import msgspec
import numpy as np

from konspira import speech
from konspira.boxes.backend import backend, warm
from konspira.boxes.box import BadOptions, Box
from konspira.boxes.fingerprint import rules_hash
from konspira.contract import Action, View
from konspira.kernel.chacha import Stream
from konspira.kernel.record import SPECTATOR
from konspira.news import News
from konspira.play import shelf
from konspira.play.fair_deal import BadShuffle, Shuffle, match_key, read_shuffle
from konspira.play.formats import FORMATS, NEWEST
from konspira.play.journal import BadJournal, Journal, contents
from konspira.play.key import KEY_BYTES, commitment
from konspira.play.layout import BadLayout, newest
from konspira.turn import History, Legal, Turn


class IllegalAction(ValueError):
    """The action cannot be done; nothing has changed. `news` says why, to the seat that tried it."""

    def __init__(self, box: Box, news: News, seat: int | None = None) -> None:
        super().__init__(speech.say(box, news, "en", me=seat))
        self.news = news


class Outcome(msgspec.Struct, frozen=True):
    """How it ended: each seat's share of the win, and why."""

    payoffs: tuple[float, ...]
    reason: str
    news: News


class Match(Generic[View, Action]):
    """One game being played. Open one with `konspira.open`, or get one back with `konspira.replay`."""

    def __init__(
        self, box: Box[View, Action], seats: int, options: Any, key: bytes, header: Mapping[str, Any] | None = None, *,
        shuffle: Shuffle | None = None, format: int = NEWEST,
    ) -> None:  # fmt: skip
        """A new match, which others may have shuffled, too; with a header, the one that it stands above."""
        if not isinstance(key, bytes) or len(key) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes")
        self.format: int = header["konspira"] if header else format
        fixed = FORMATS[self.format]
        if header and fixed.shuffled:
            shuffle = read_shuffle(header)
        self._chance, self._layout = fixed.chance, fixed.layout(box, header) if header else newest(box)
        self.box, self.seats = box, seats
        self.options = options if isinstance(options, box.settings) else box.read_options(options)
        self.edition: int = (header.get("edition", 1) or 0) if header else box.editions  # of the rules; null is none
        laid = box.options_row(seats, self.options, self.edition)
        self._words = box.written(self.options)
        self._key, self._shuffle, self._table, self._stream = key, shuffle, box.table.new(), Stream()
        self._secret = match_key(key, commitment(key), shuffle) if shuffle else key  # what chance and marks come from
        self._numbers = np.zeros(box.actions, np.int64)
        self._rows: dict[int, list[np.ndarray]] = {seat: [] for seat in (SPECTATOR, *range(seats))}
        self._last_read: dict[int, dict[int, View]] = {seat: {} for seat in self._rows}  # see History
        warm(box)
        self._backend = backend(box)
        with self._drawing(0) as fair:
            (self._backend.fair_start if fair else self._backend.start)(self._table, laid)
        self._look_around()
        self.seal: Callable[[str], dict[str, Any]] | None = None  # signs the journal when it ends, by its last digest
        self.journal = Journal(key)
        self.journal.append(dict(header) if header else self._header())

    def _header(self) -> dict[str, Any]:
        return {
            "konspira": self.format,
            "game": self.box.name,
            "edition": self.edition,
            "seats": self.seats,
            "options": msgspec.to_builtins(self.options),
            "commitment": commitment(self._key),
            "rules": rules_hash(self.box),
            "layout": self._layout.text,
            "mark": self._mark(),
            **({"shuffle": msgspec.to_builtins(self._shuffle)} if self._shuffle else {}),
        }

    @contextlib.contextmanager
    def _drawing(self, step: int) -> Iterator[bool]:
        """While this lasts, the table has the chance of one step; is it drawn from a stream, or from 64 bits?"""
        chance = self._chance(self._secret, step)
        fair = isinstance(chance, bytes)
        try:
            self._table[0]["rng"] = self._stream.begin(chance) if isinstance(chance, bytes) else chance
            yield fair
        finally:
            self._table[0]["rng"] = 0

    def _look_around(self) -> None:
        """Add a moment to the history of every seat whose view has changed."""
        for seat, rows in self._rows.items():
            row = self.box.view.new()
            self._backend.look(self._table, seat, row)
            if not rows or row.tobytes() != rows[-1].tobytes():
                row.setflags(write=False)
                rows.append(row)

    def _mark(self) -> str:
        """A keyed hash of all views: replays are held against it, and nobody without the key can use it."""
        digest = hashlib.blake2b(key=self._secret, digest_size=8, person=b"konspira mark")
        for rows in self._rows.values():
            digest.update(self._layout.encode(rows[-1]))
        return digest.hexdigest()

    @functools.cached_property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; several of them choose at the same time, unseen by each other."""
        bits = self._backend.actors(self._table)
        return tuple(seat for seat in range(self.seats) if bits >> seat & 1)

    def turn(self, seat: int) -> Turn[View, Action]:
        """What a seat (or SPECTATOR) may know and do now."""
        if seat not in self._rows:
            raise ValueError(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}, SPECTATOR is {SPECTATOR}")
        choices = self._backend.menu(self._table, seat, self._numbers) if seat in self.actors else 0
        legal = Legal(self.box, self._numbers[:choices].copy())
        return Turn(self.box, seat, History(self.box, self._rows[seat], self._last_read[seat], self._words), legal)

    def act(
        self, seat: int, action: Action | Mapping[str, Any] | str | bytes, signer: Mapping[str, Any] | None = None
    ) -> None:
        """Do an action, given as a value or as its JSON. Raises IllegalAction, and nothing has changed.

        Its line also says what is known of who did it (play/signers.py).
        """
        number, value = self._checked(seat, action)
        self._do(seat, number)
        line = {"n": len(self.journal), "seat": seat, "action": msgspec.to_builtins(value), "mark": self._mark()}
        self.journal.append({**line, **(signer or {})})
        self._end()

    def _checked(self, seat: Any, action: Any) -> tuple[int, Action]:
        """An action that this seat may do now, as its number and its value. Raises IllegalAction."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise IllegalAction(self.box, News("refused-seat", {"seats": self.seats}))
        value = self.read(action)
        if self.outcome is not None:
            raise IllegalAction(self.box, News("refused-over"), seat)
        if seat not in self.actors:
            raise IllegalAction(self.box, News("refused-turn"), seat)
        number = self.box.wording.number(value)
        if not self._backend.legal(self._table, seat, number):
            view = self.box.read_view(self._rows[seat][-1], self._words)
            raise IllegalAction(self.box, self.box.wording.refuse(view, value), seat)
        return number, value

    def _end(self) -> None:
        """The last line of a match that is over."""
        if self.outcome is not None:
            last = {"n": len(self.journal), "payoffs": list(self.outcome.payoffs), "key": self._key.hex()}
            self.journal.append({**last, **(self.seal(self.journal.digest_with(last)) if self.seal else {})})

    def _redo(self, line: dict[str, Any]) -> None:
        """Do what a line of a journal says, and keep the line as it is: what follows is chained to it."""
        place, seat = len(self.journal) + 1, line.get("seat")
        try:
            number, _ = self._checked(seat, line.get("action"))
        except IllegalAction as error:
            raise BadJournal(place, News("journal-illegal", {"why": error.news}), self.box) from None
        self._do(cast(int, seat), number)
        if line.get("mark") != self._mark():
            raise BadJournal(place, News("journal-other-views"))
        self.journal.append(line)

    def read(self, action: Any) -> Action:
        """An action from a value, a dict, or JSON text; with a valid number. Raises IllegalAction."""
        wording = self.box.wording
        try:
            if isinstance(action, str | bytes):
                action = msgspec.json.decode(action)
            value = msgspec.convert(msgspec.to_builtins(action), wording.action_type)
            number = wording.number(value)
            if not 0 <= number < self.box.actions:
                raise ValueError("no such action")
        except (msgspec.MsgspecError, ValueError, TypeError, OverflowError, RecursionError):
            raise IllegalAction(self.box, News("refused-form")) from None
        return wording.value(number)  # one action has one form, in the journal too

    def _do(self, seat: int, number: int) -> None:
        with self._drawing(len(self.journal)) as fair:
            (self._backend.fair_step if fair else self._backend.step)(self._table, seat, number)
        self._look_around()
        self.__dict__.pop("actors", None)
        self.__dict__.pop("outcome", None)

    @functools.cached_property
    def outcome(self) -> Outcome | None:
        """None while the game goes on; then how it ended."""
        if not self._backend.over(self._table):
            return None
        payoffs = tuple(float(self._backend.payoff(self._table, seat)) for seat in range(self.seats))
        why = self.box.wording.reason(self.box.read_view(self._rows[SPECTATOR][-1], self._words))
        return Outcome(payoffs, speech.say(self.box, why, "en"), why)

    def copy(self) -> Match[View, Action]:
        """The match as it is now, to go on by itself. It has the key too, so the same actions meet the same chance.

        Moments gone by never change, and are shared.
        """
        twin: Match[View, Action] = object.__new__(type(self))
        vars(twin).update(vars(self))
        twin._table, twin._numbers, twin._stream = self._table.copy(), self._numbers.copy(), Stream()
        twin._rows = {seat: list(rows) for seat, rows in self._rows.items()}
        twin._last_read = {seat: {} for seat in self._rows}
        twin.journal = self.journal[:]
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Match[View, Action]:
        return self.copy()

    def __repr__(self) -> str:
        state = "over" if self.outcome else f"waiting for {', '.join(map(str, self.actors))}"
        return f"<match of {self.box.name}, {self.seats} seats, {state}>"


@overload
def open(
    game: Box[View, Action],
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    key: bytes | None = None,
) -> Match[View, Action]: ...


@overload
def open(
    game: str, *, seats: int | None = None, options: Mapping[str, Any] | None = None, key: bytes | None = None
) -> Match: ...


def open(
    game: Box | str, *, seats: int | None = None, options: Mapping[str, Any] | None = None, key: bytes | None = None
) -> Match:
    """Open a match of a game, given by its name on the shelf or as its box, which a type checker knows more of.

    A `key` (32 bytes) is for a known deal, else the OS gives one.
    """
    box = shelf.box(game) if isinstance(game, str) else game
    key = secrets.token_bytes(KEY_BYTES) if key is None else key
    return Match(box, box.seats.start if seats is None else seats, options, key)


def replay(journal: Journal | str | bytes | Iterable[str], *, key: bytes | None = None) -> Match:
    """The match that a journal tells of. Lines of a match still going on need its key.

    Every line is checked: its form, place and digest, and that it leads to the very views it was written for.
    """
    for match, _ in retell(journal, key=key):
        last = match
    return last


def retell(
    journal: Journal | str | bytes | Iterable[str], *, key: bytes | None = None
) -> Iterator[tuple[Match, dict[str, Any] | None]]:
    """The match that a journal tells of, as it stood before each action, with the line of the action; then at its end.

    It is the same match every time, one step further; it is checked as `replay` does.
    """
    lines = contents(journal)
    given = key or (journal._key if isinstance(journal, Journal) else None)
    if "key" in lines[-1]:
        given = _key_of(lines[-1], len(lines))
    match = _open_again(lines[0], given)
    for line in lines[1:]:
        if "key" in line:
            if match.outcome is None or list(match.outcome.payoffs) != line.get("payoffs"):
                raise BadJournal(len(match.journal) + 1, News("journal-other-end"))
            match.journal.append(line)
            break
        yield match, line
        match._redo(line)
    else:
        match._end()
    yield match, None


def _key_of(line: dict[str, Any], number: int) -> bytes:
    try:
        return bytes.fromhex(line["key"])
    except (ValueError, TypeError):
        raise BadJournal(number, News("journal-key-damaged")) from None


def _open_again(header: dict[str, Any], key: bytes | None) -> Match:
    if type(header.get("konspira")) is not int or header["konspira"] not in FORMATS:
        raise BadJournal(1, News("journal-format", {"format": [str(number) for number in FORMATS]}))
    if key is None:
        raise BadJournal(1, News("journal-no-key"))
    if commitment(key) != header.get("commitment"):
        raise BadJournal(1, News("journal-other-key"))
    try:
        box = shelf.box(header["game"])
        match = Match(box, header["seats"], header["options"], key, header)
    except shelf.UnknownGame as error:
        raise BadJournal(1, error.news) from None
    except BadOptions as error:
        raise BadJournal(1, error.news, box) from None
    except BadShuffle as error:
        raise BadJournal(1, error.news) from None
    except BadLayout as error:
        raise BadJournal(1, News("journal-layout", {"field": error.field})) from None
    except (KeyError, TypeError, ValueError):
        raise BadJournal(1, News("journal-header")) from None
    if header.get("mark") != match._mark():
        raise BadJournal(1, News("journal-other-table"))
    return match
