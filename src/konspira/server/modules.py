"""A page's JavaScript as it is written: what a module takes from others, what it gives, and the rest of its text.

It reads plain modules: `import … from '…';` and `export` at the top level, constants, functions and classes. What it
does not know it refuses by name and line; then the page is sent as it is written, in more files.
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterator
from typing import NamedTuple

WORDS_BEFORE_A_PATTERN = {"return", "typeof", "case", "in", "of", "do", "else", "void", "delete", "await", "yield"}
ENDS_A_VALUE = {*string.ascii_letters, *string.digits, *"_$)]}'\"`"}  # after which a slash divides
BETWEEN_MODULES = {"import", "export", "await"}
OPENING, CLOSING = "([{", ")]}"
_SPACE = re.compile(r"(?:\s+|//[^\n]*|/\*.*?\*/)+", re.S)
_STRING = re.compile(r"'(?:[^'\\\n]|\\.)*'|\"(?:[^\"\\\n]|\\.)*\"", re.S)
_TEMPLATE = re.compile(r"(?:[^`\\$]|\\.|\$(?!\{))*(`|\$\{)", re.S)
_PATTERN = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/\w*")
_WORD = re.compile(r"[\w$#]+")
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.S)
_NAMED = re.compile(r"([\w$]+)(?:\s+as\s+([\w$]+))?")


class ModuleError(Exception):
    """A module that cannot be joined with others, and why."""


class Token(NamedTuple):
    """A word, a mark, a string, a pattern or a piece of a template; `depth` is how many brackets it stands in."""

    text: str
    start: int
    depth: int

    @property
    def end(self) -> int:
        return self.start + len(self.text)


class Module(NamedTuple):
    """A module in its parts."""

    path: str
    body: str  # without its imports and the word `export`
    imports: tuple[tuple[str, str, str], ...]  # from where, what (`*` for all of it), under which name here
    needs: tuple[str, ...]  # all modules that it names, those of which it takes nothing too
    later: tuple[str, ...]  # modules that it fetches when they are wanted
    exports: dict[str, str]  # what it gives, and what that is called here
    passed: dict[str, tuple[str, str]]  # what it gives on: from where, and what it is called there


def tokens(text: str) -> Iterator[Token]:
    """All tokens but spaces and comments. Raises ModuleError where brackets, strings or templates do not close."""
    at, depth, before = 0, 0, ""
    templates: list[int] = []  # the depth at which each open `${` began
    while at < len(text):
        if space := _SPACE.match(text, at):
            at = space.end()
            continue
        mark, found = text[at], None
        if mark in "'\"":
            found = _STRING.match(text, at)
        elif mark == "`" or (mark == "}" and templates and templates[-1] == depth):
            found = _TEMPLATE.match(text, at + 1)
            if mark == "}":
                templates.pop()
            if found and found[1] == "${":
                templates.append(depth)
        elif mark == "/" and (before in WORDS_BEFORE_A_PATTERN or before[-1:] not in ENDS_A_VALUE):
            found = _PATTERN.match(text, at)
        elif word := _WORD.match(text, at):
            found = word
        if found is None and mark in "'\"`":
            raise ModuleError(f"line {text.count(chr(10), 0, at) + 1}: {mark} does not close")
        end = found.end() if found else at + 1
        if found is None and mark in CLOSING:
            depth -= 1
        yield Token(text[at:end], at, depth)
        if found is None and mark in OPENING:
            depth += 1
        before, at = text[at:end], end
    if depth or templates:
        raise ModuleError("brackets do not close")


def read_module(path: str, text: str) -> Module:
    """A module in its parts. Raises ModuleError for what cannot be joined."""
    try:
        return _Reading(path, text).module()
    except ModuleError as error:
        raise ModuleError(f"{path}: {error}") from None


def bare(text: str) -> str:
    """The same code without comments, and no wider than it must be; what is written in quotes stays as it is."""
    kept, at = [], 0
    for token in tokens(text):
        gap = text[at : token.start]
        kept += ["\n" if "\n" in gap else " " if gap else "", token.text]
        at = token.end
    return "".join(kept).strip()


class _Reading:
    """Goes through a module once, and takes out what stands between modules."""

    def __init__(self, path: str, text: str) -> None:
        self.path, self.text = path, text
        self.tokens = list(tokens(text))
        self.cuts: list[tuple[int, int, str]] = []
        self.imports: list[tuple[str, str, str]] = []
        self.needs: list[str] = []
        self.later: list[str] = []
        self.exports: dict[str, str] = {}
        self.passed: dict[str, tuple[str, str]] = {}

    def module(self) -> Module:
        after = 0
        for i in [i for i, token in enumerate(self.tokens) if token.text in BETWEEN_MODULES]:
            if i >= after:
                after = self._at(i)
        body, at = [], 0
        for start, end, instead in self.cuts:
            body += [self.text[at:start], instead]
            at = end
        body.append(self.text[at:])
        return Module(
            self.path, "".join(body), tuple(self.imports), tuple(dict.fromkeys(self.needs)), tuple(self.later),
            self.exports, self.passed,
        )  # fmt: skip

    def _word(self, i: int) -> str:
        return self.tokens[i].text if i < len(self.tokens) else ""

    def _at(self, i: int) -> int:
        """Read one token, or a whole statement that begins with it; the token after it."""
        token, after = self.tokens[i], self._word(i + 1)
        named = i > 0 and self._word(i - 1) == "."
        if token.text == "import" and after == "(" and not named and self._word(i + 2)[:1] in ("'", '"'):
            self.later.append(self.resolved(self._word(i + 2)))
            self.cuts.append((self.tokens[i + 2].start, self.tokens[i + 2].end, f"'{address_of(self.later[-1])}'"))
        if token.depth or named:
            return i + 1
        if token.text == "await":
            raise self._refused(i, "it waits while it is loaded")
        if token.text == "export":
            return self._export(i)
        return i + 1 if after in ("(", ".") else self._import(i)

    def _refused(self, i: int, why: str) -> ModuleError:
        return ModuleError(f"line {self.text.count(chr(10), 0, self.tokens[i].start) + 1}: {why}")

    def resolved(self, quoted: str) -> str:
        """The path of a module that this one names: from the root of the site, without a slash before it."""
        named, folder = quoted[1:-1], self.path.rpartition("/")[0].split("/")
        if named.startswith("/"):
            return named[1:]
        parts = [*folder, *named.split("/")]
        while ".." in parts:
            up = parts.index("..")
            del parts[max(up - 1, 0) : up + 1]
        return "/".join(part for part in parts if part != ".")

    def _cut(self, first: int, last: int, instead: str = "") -> int:
        """Take out from one token to another, and the semicolon after it; the token after that."""
        last += self._word(last + 1) == ";"
        self.cuts.append((self.tokens[first].start, self.tokens[last].end, instead))
        return last + 1

    def _said(self, first: int, last: int) -> str:
        """What stands between two tokens, without comments."""
        return _COMMENT.sub(" ", self.text[self.tokens[first].end : self.tokens[last].start])

    def _import(self, i: int) -> int:
        last = i
        while self._word(last)[:1] not in ("'", '"'):
            last += 1
            if last >= len(self.tokens) or self._word(last) == ";":
                raise self._refused(i, "an import that names no module")
        where, clause = self.resolved(self._word(last)), self._said(i, last)
        self.needs.append(where)
        if whole := re.search(r"\*\s*as\s+([\w$]+)", clause):
            self.imports.append((where, "*", whole[1]))
        if listed := re.search(r"\{(.*)\}", clause, re.S):
            self.imports += [(where, name, here or name) for name, here in _NAMED.findall(listed[1])]
        if alone := re.match(r"\s*([\w$]+)\s*(?:,|from\b)", clause):
            self.imports.append((where, "default", alone[1]))
        return self._cut(i, last)

    def _export(self, i: int) -> int:
        kind, after = self._word(i + 1), self._word(i + 2)
        if kind == "{":
            return self._listed(i)
        if kind == "default":
            name = self._declared(i + 2)
            self.exports["default"] = name or "$default"
            self.cuts.append((self.tokens[i].start, self.tokens[i + 1].end, "" if name else "const $default ="))
            return i + 2
        if kind == "const":
            for name in self._constants(i + 2):
                self.exports[name] = name
        elif name := self._declared(i + 1):
            self.exports[name] = name
        else:
            raise self._refused(i, f"export {kind} {after}: constants, functions and classes can be exported")
        self.cuts.append((self.tokens[i].start, self.tokens[i].end, ""))
        return i + 1

    def _declared(self, i: int) -> str:
        """The name of a function or class that is declared here; "" where there is none."""
        while self._word(i) in ("async", "function", "class", "*"):
            i += 1
            if self._word(i - 1) == "class" or self._word(i - 1) == "function":
                name = self._word(i + (self._word(i) == "*"))
                return name if re.fullmatch(r"[\w$]+", name) and name != "extends" else ""
        return ""

    def _constants(self, i: int) -> Iterator[str]:
        """The names of constants that are declared here, to the semicolon."""
        while True:
            if not re.fullmatch(r"[\w$]+", self._word(i)) or self._word(i + 1) != "=":
                raise self._refused(i, "each constant that is exported has a name and a value")
            yield self._word(i)
            while self._word(i) not in (",", ";") or self.tokens[i].depth:
                i += 1
                if i >= len(self.tokens) or (self._word(i) in ("export", "import") and not self.tokens[i].depth):
                    raise self._refused(i - 1, "a semicolon is missing")
            if self._word(i) == ";":
                return
            i += 1

    def _listed(self, i: int) -> int:
        last = i + 1
        while self._word(last) != "}":
            last += 1
        names = _NAMED.findall(self._said(i + 1, last))
        if self._word(last + 1) != "from":
            self.exports |= {there or here: here for here, there in names}
            return self._cut(i, last)
        where = self.resolved(self._word(last + 2))
        self.needs.append(where)
        self.passed |= {there or here: (where, here) for here, there in names}
        return self._cut(i, last + 2)


def address_of(path: str) -> str:
    """Where a module is, before the page has its version."""
    return f"{PLACE}/{path}"


PLACE = "/@page@"  # stands for `/v/VERSION` until that is known
