"""A match: the only holder of a table. Everybody else gets turns, built from what one seat may know."""

from __future__ import annotations

import functools
import hashlib
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Generic, TypeVar, cast, overload

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

Known = TypeVar("Known")
SHORT = 200  # letters or bytes of an action that is remembered
_NONE = np.zeros(0, np.int64)  # no actions
_NONE.setflags(write=False)


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


class _until_the_next_step(Generic[Known]):  # noqa: N801  # a decorator
    """What is asked once a step, and forgotten with it: `functools.cached_property` without its lock."""

    def __init__(self, ask: Callable[[Any], Known]) -> None:
        self._ask, self._name, self.__doc__ = ask, ask.__name__, ask.__doc__

    def __get__(self, match: Any, kind: type) -> Known:
        if match is None:
            return self  # type: ignore[return-value]  # asked of the class: for documentation
        found = match.__dict__[self._name] = self._ask(match)
        return found


@functools.cache
def _members(bits: int, seats: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(seats) if bits >> seat & 1)


class _Sheet:
    """A row that one view after the other is looked at on; NumPy clears a record field by field, which is slow."""

    def __init__(self, kind: np.dtype[Any]) -> None:
        self.blank = bytes(kind.itemsize)
        self.memory = bytearray(self.blank)
        self.row = np.frombuffer(self.memory, kind)


class Match(Generic[View, Action]):
    """One game being played. Open one with `konspira.open`, or get one back with `konspira.replay`."""

    def __init__(
        self, box: Box[View, Action], seats: int, options: Any, key: bytes, header: Mapping[str, Any] | None = None, *,
        shuffle: Shuffle | None = None, format: int = NEWEST, edition: int | None = None,
    ) -> None:  # fmt: skip
        """A new match, which others may have shuffled, too; with a header, the one that it stands above.

        It is of the newest edition of the rules, unless an earlier one is named.
        """
        if not isinstance(key, bytes) or len(key) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes")
        self.format: int = header["konspira"] if header else format
        fixed = FORMATS[self.format]
        if header and fixed.shuffled:
            shuffle = read_shuffle(header)
        self._chance, self._layout = fixed.chance, fixed.layout(box, header) if header else newest(box)
        self.box, self.seats = box, seats
        self.options = options if isinstance(options, box.settings) else box.read_options(options)
        newest_or = box.editions if edition is None else edition
        self.edition: int = (header.get("edition", 1) or 0) if header else newest_or  # of the rules; null is none
        laid = box.options_row(seats, self.options, self.edition)
        self._words = box.written(self.options)
        self._key, self._shuffle, self._table, self._stream = key, shuffle, box.table.new(), Stream()
        self._secret = match_key(key, commitment(key), shuffle) if shuffle else key  # what chance and marks come from
        self._numbers = np.zeros(box.actions, np.int64)
        self._rows: dict[int, list[np.ndarray]] = {seat: [] for seat in (SPECTATOR, *range(seats))}
        self._seen: dict[int, bytes] = dict.fromkeys(self._rows, b"")  # the last row of each seat, byte by byte
        self._last_read: dict[int, dict[int, View]] = {seat: {} for seat in self._rows}  # see History
        self._sheet = _Sheet(box.view.dtype)
        warm(box)
        self._backend = backend(box)
        self._draw(0, self._backend.fair_start, self._backend.start, laid)
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

    def _draw(self, step: int, fair: Callable[..., None], by_64_bits: Callable[..., None], *given: Any) -> None:
        """Let a rule change the table, which has the chance of one step meanwhile: a stream, or 64 bits."""
        chance, rng = self._chance(self._secret, step), self._table["rng"]
        try:
            if isinstance(chance, bytes):
                rng[0] = self._stream.begin(chance)
                fair(self._table, *given)
            else:
                rng[0] = chance
                by_64_bits(self._table, *given)
        finally:
            rng[0] = 0

    def _look_anew(self) -> None:
        """Let every seat's history begin with what it sees now."""
        self._rows = {seat: [] for seat in self._rows}
        self._seen = dict.fromkeys(self._rows, b"")
        self._last_read = {seat: {} for seat in self._rows}
        self._look_around()

    def _look_around(self) -> None:
        """Add a moment to the history of every seat whose view has changed."""
        sheet, look, kind = self._sheet, self._backend.look, self.box.view.dtype
        for seat, before in self._seen.items():
            sheet.memory[:] = sheet.blank
            look(self._table, seat, sheet.row)
            seen = bytes(sheet.memory)
            if seen != before:
                self._seen[seat] = seen
                self._rows[seat].append(np.frombuffer(seen, kind))  # nobody can write on it

    def _mark(self) -> str:
        """A keyed hash of all views: replays are held against it, and nobody without the key can use it."""
        if self._layout.as_it_lies:
            views = b"".join(self._seen.values())
        else:
            views = b"".join(self._layout.encode(rows[-1]) for rows in self._rows.values())
        return hashlib.blake2b(views, key=self._secret, digest_size=8, person=b"konspira mark").hexdigest()

    @_until_the_next_step
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; several of them choose at the same time, unseen by each other."""
        return _members(self._backend.actors(self._table), self.seats)

    def turn(self, seat: int) -> Turn[View, Action]:
        """What a seat (or SPECTATOR) may know and do now."""
        return Turn(self.box, seat, self.history(seat), Legal(self.box, self.choices(seat)))

    def history(self, seat: int) -> History[View]:
        """What a seat (or SPECTATOR) has seen happen."""
        if seat not in self._rows:
            raise ValueError(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}, SPECTATOR is {SPECTATOR}")
        return History(self.box, self._rows[seat], self._last_read[seat], self._words)

    def moments(self, seat: int) -> int:
        """How many moments there are in the history of a seat (or SPECTATOR)."""
        return len(self._rows[seat])

    def choices(self, seat: int) -> np.ndarray:
        """What a seat may do now, as numbers of actions in rising order."""
        if seat not in self.actors:
            return _NONE
        return self._numbers[: self._backend.menu(self._table, seat, self._numbers)].copy()

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
        number, value = self._read(action)
        if self.outcome is not None:
            raise IllegalAction(self.box, News("refused-over"), seat)
        if seat not in self.actors:
            raise IllegalAction(self.box, News("refused-turn"), seat)
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

    def follow(self, text: str) -> dict[str, Any]:
        """Do what the next line of this match's journal says, which another has written. Raises BadJournal."""
        line: dict[str, Any] = msgspec.json.decode(text)
        line.pop("digest", None)
        self._continue(line)
        if self.journal[-1] != text:
            raise BadJournal(len(self.journal), News("journal-edited"))
        return line

    def _continue(self, line: dict[str, Any]) -> None:
        if "key" not in line:
            self._redo(line)
            return
        if self.outcome is None or list(self.outcome.payoffs) != line.get("payoffs"):
            raise BadJournal(len(self.journal) + 1, News("journal-other-end"))
        self.journal.append(line)

    def read(self, action: Any) -> Action:
        """An action from a value, a dict, or JSON text; with a valid number. Raises IllegalAction."""
        return self._read(action)[1]

    def _read(self, action: Any) -> tuple[int, Action]:
        """The same with its number."""
        try:
            text = action if isinstance(action, str | bytes) else msgspec.json.encode(action)
            known = (_known_action if len(text) < SHORT else _action)(self.box, text)
        except (msgspec.MsgspecError, ValueError, TypeError, OverflowError, RecursionError):
            raise IllegalAction(self.box, News("refused-form")) from None
        return known

    def _do(self, seat: int, number: int) -> None:
        self._draw(len(self.journal), self._backend.fair_step, self._backend.step, seat, number)
        self._look_around()
        self.__dict__.pop("actors", None)
        self.__dict__.pop("outcome", None)

    @_until_the_next_step
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
        twin._seen, twin._sheet = dict(self._seen), _Sheet(self.box.view.dtype)
        twin._last_read = {seat: {} for seat in self._rows}
        twin.journal = self.journal[:]
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Match[View, Action]:
        return self.copy()

    def __repr__(self) -> str:
        state = "over" if self.outcome else f"waiting for {', '.join(map(str, self.actors))}"
        return f"<match of {self.box.name}, {self.seats} seats, {state}>"


@functools.cache
def _actions(box: Box) -> msgspec.json.Decoder[Any]:
    """Reads actions of a game; `msgspec.convert` would look at their types anew each time."""
    return msgspec.json.Decoder(box.wording.action_type)


def _action(box: Box, text: str | bytes) -> tuple[int, Any]:
    """The action that a text stands for, by its number and as a value; what is raised says what is wrong with it."""
    number = box.wording.number(_actions(box).decode(text))
    if not 0 <= number < box.actions:
        raise ValueError("no such action")
    return number, box.wording.value(number)  # one action has one form, in the journal too


_known_action = functools.lru_cache(maxsize=4096)(_action)  # the same few come again and again


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
    if not isinstance(options, Mapping | box.settings | None):
        known = ", ".join(box.settings.__struct_fields__)
        raise BadOptions(f"{box.name}: options are values by their names, not {options!r}; they are {known}")
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
            match._continue(line)
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
