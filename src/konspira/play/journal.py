"""The journal of a match: one line of JSON for the header, one an action, one for the end.

Each line is chained to the one before by a digest, so an edited, shortened or displaced line is found out.
Cut between two lines, a journal is the same match at an earlier moment. The key is in the last line only.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any, overload

import msgspec

from konspira import speech
from konspira.boxes.box import Box
from konspira.news import News

DEEPEST = 64  # lists and objects in each other, in one line

_encode = msgspec.json.Encoder(order="deterministic").encode


class _ActionLine(msgspec.Struct):
    """What every line of an action says; who did it is read in play/signers.py."""

    seat: int
    action: Any
    mark: str


class _EndLine(msgspec.Struct):
    """What the last line says of a match that is over."""

    payoffs: list[float]
    key: Any


class BadJournal(ValueError):
    """A line cannot be trusted; says which and why. The message is English; `news` is the reason, of `box` if given."""

    def __init__(self, number: int, news: News, box: Box | None = None) -> None:
        super().__init__(f"journal line {number}: {speech.say(box, news, 'en')}")
        self.number, self.news, self.box = number, news, box


def _chain(before: str, content: dict[str, Any]) -> str:
    return hashlib.blake2b(before.encode() + _encode(content), digest_size=16, person=b"konspira line").hexdigest()


class Journal(Sequence[str]):
    """The lines of a match, and, unseen, the key that deals its cards.

    Nothing that is printed, sent or stored of a journal before the end holds the key: `text` is the lines only.
    """

    def __init__(self, key: bytes | None = None) -> None:
        self._lines: list[str] = []
        self._digest = ""
        self._key = key

    def append(self, content: dict[str, Any]) -> str:
        """Write one line; return it."""
        self._digest = _chain(self._digest, content)
        line = _encode({**content, "digest": self._digest}).decode()
        self._lines.append(line)
        return line

    def digest_with(self, content: dict[str, Any]) -> str:
        """What the digest of the next line would be, if that were all it says."""
        return _chain(self._digest, content)

    def __len__(self) -> int:
        return len(self._lines)

    @overload
    def __getitem__(self, index: int) -> str: ...

    @overload
    def __getitem__(self, index: slice) -> Journal: ...

    def __getitem__(self, index: int | slice) -> str | Journal:
        if isinstance(index, int):
            return self._lines[index]
        part = Journal(self._key)
        part._lines = self._lines[index]
        part._digest = msgspec.json.decode(part._lines[-1])["digest"] if part._lines else ""
        return part

    @property
    def text(self) -> str:
        """All lines, as they are written to a file."""
        return "".join(line + "\n" for line in self._lines)

    @property
    def secret_text(self) -> str:
        """The key, then all lines: for the one who keeps a running match, and for nobody else."""
        return ("" if self._key is None else self._key.hex()) + "\n" + self.text

    def __repr__(self) -> str:
        return f"<journal of {len(self)} lines>"


def contents(journal: Journal | str | bytes | Iterable[str]) -> list[dict[str, Any]]:
    """The contents of all lines, each checked for its form, its place and its digest. Raises BadJournal."""
    if isinstance(journal, bytes):
        try:
            journal = journal.decode()
        except UnicodeDecodeError:
            raise BadJournal(1, News("journal-not-text")) from None
    lines = journal.splitlines() if isinstance(journal, str) else list(journal)
    if not lines:
        raise BadJournal(1, News("journal-empty"))
    found, digest = [], ""
    for number, line in enumerate(lines, 1):
        try:
            content = msgspec.json.decode(line)
        except (msgspec.DecodeError, RecursionError):
            raise BadJournal(number, News("journal-cut")) from None
        if not isinstance(content, dict) or not isinstance(content.get("digest"), str) or _is_deep(line, content):
            raise BadJournal(number, News("journal-foreign"))
        claimed = content.pop("digest")
        place = content.get("n", 0)
        if type(place) is not int:
            raise BadJournal(number, News("journal-number"))
        if place != number - 1:
            raise BadJournal(number, News("journal-order", {"line": str(place + 1)}))
        digest = _chain(digest, content)
        if digest != claimed:
            raise BadJournal(number, News("journal-edited"))
        found.append(content)
    _check_shapes(found)
    return found


def _check_shapes(lines: list[dict[str, Any]]) -> None:
    """Has every line what all who read it ask for? Anybody can chain lines. Raises BadJournal."""
    ends = [number for number, line in enumerate(lines, 1) if "key" in line]
    if ends and ends[0] == 1:  # the header is no end
        raise BadJournal(1, News("journal-foreign"))
    if ends and ends[0] < len(lines):
        raise BadJournal(ends[0] + 1, News("journal-after-end"))
    for number, line in enumerate(lines[1:], 2):
        try:
            msgspec.convert(line, _EndLine if "key" in line else _ActionLine)
        except msgspec.ValidationError:
            raise BadJournal(number, News("journal-foreign")) from None


def _is_deep(line: str, content: dict[str, Any]) -> bool:
    """Does it go deeper than any line that is written? Whoever encodes it again would not get to its ground."""
    if line.count("[") + line.count("{") <= DEEPEST:
        return False
    level: list[Any] = [content]
    for _ in range(DEEPEST):
        level = [part for one in level if isinstance(one, dict) for part in one.values()] + [
            part for one in level if isinstance(one, list) for part in one
        ]
    return bool(level)
