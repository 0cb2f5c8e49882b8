"""A box: one game as it stands on the shelf, with everything generic code may ask of it."""

from __future__ import annotations

import difflib
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Generic, cast

import msgspec
import numpy as np

from konspira.boxes.entry import entry_point
from konspira.contract import Action, Files, Habits, Rules, Screen, View, Wording
from konspira.kernel import words
from konspira.kernel.copying import looking
from konspira.kernel.record import Record, nothing, u64
from konspira.news import BadOptions as BadOptions
from konspira.news import News

_AT, _UNKNOWN = re.compile(r"`\$\.(\w+)"), re.compile(r"field `(\w+)`")  # how msgspec names the option that is wrong
PLANNED = {"prepare", "conjure"}  # words of a game that has a plan


class Box(Generic[View, Action]):
    """One game.

    - `table`, `view`, `options`, `plan`, `summary`: its records; `options` has a field `seats`
    - `rules`, `wording`, `habits`, `screen`, `files`: its parts, as `contract.py` declares them; a screen is made when
      one is wanted, for it needs more than a server has
    - `actions`: the size of its action space; every action is a number below it
    - `settings`: a frozen msgspec Struct of the options as people name them, all with defaults
    - `lay(settings, seats, options)`: write them into an options record, or raise BadOptions with the reason
    - `variants(seats)`: the settings (as dicts) that tests and benches sweep; the first is the base game
    - `seats`: the numbers of seats it can be played with
    - `editions`: how many editions of its rules there are; of more than one, `options` says in a field `edition` which
      is played. New matches are of the newest; one that began under an earlier one goes on under it
    - `written(settings)`: what people wrote and the rules do not read, for the views' field `words`
    - `dealer(view)`: who dealt, where somebody does: the deal then passes on by the setting `dealer`
    - `peer`: the OpenSpiel game it is measured against
    """

    def __init__(
        self,
        name: str,
        *,
        seats: range,
        table: type[Record],
        view: type[View],
        options: type[Record],
        rules: Rules,
        wording: Wording[View, Action],
        actions: int,
        settings: type[msgspec.Struct],
        lay: Callable[[Any, int, Any], None],
        variants: Callable[[int], Iterable[dict[str, Any]]],
        habits: Habits[View, Action] | None = None,
        screen: Callable[[], Screen[View, Action]] | None = None,
        files: Files[View] | None = None,
        plan: type[Record] | None = None,
        summary: type[Record] | None = None,
        written: Callable[[Any], tuple[str, ...]] | None = None,
        dealer: Callable[[View], int] | None = None,
        editions: int = 1,
        peer: str | None = None,
        peer_options: Mapping[str, Any] | None = None,
    ) -> None:
        self.name, self.seats, self.actions = name, seats, actions
        self.table, self.options = table, options
        self.view = cast(type[Record], view)  # to kernel code any record; turns say whose values they hold
        self.settings, self.lay, self.variants, self.dealer = settings, lay, variants, dealer
        self.written = written or (lambda settings: ())
        self.wording, self.habits, self.screen, self.files = wording, habits or Habits(), screen, files
        self.peer, self.peer_options = peer, dict(peer_options or {})
        self.plan, self.summary = plan or _nothing(name, "Plan"), summary or _nothing(name, "Summary")
        self.editions = editions
        if editions > 1 and "edition" not in options.fields:
            raise TypeError(f"{name}: with {editions} editions, its options need a field `edition`")
        if "edition" in settings.__struct_fields__:
            raise TypeError(f"{name}: `edition` is not for people to set")
        if ("dealer" in settings.__struct_fields__) != (dealer is not None):
            raise TypeError(f"{name}: `dealer` and a setting of that name come together")
        self.module = sys.modules[sys._getframe(1).f_globals["__name__"]]  # the package that makes the box
        self.folder = Path(self.module.__file__ or ".").parent
        self._check_words(rules, planned=plan is not None, summed_up=summary is not None)
        self.rules: dict[str, Any] = {**words.DEFAULTS, **rules, "look": looking(rules["look"], self.view)}
        for spoken, answer in self.rules.items():
            words.answer(self, words.WORDS[spoken], answer)

    def _check_words(self, rules: Rules, *, planned: bool, summed_up: bool) -> None:
        """Every word that must be answered is, and nothing else is."""
        for name in rules:
            if name not in words.WORDS:
                near = difflib.get_close_matches(name, words.WORDS, 1)
                raise TypeError(f"{self.name}: there is no word {name}" + (f"; is it {near[0]}?" if near else ""))
        needed = Rules.__required_keys__ | (PLANNED if planned else set())
        if not planned and PLANNED & rules.keys():
            raise TypeError(f"{self.name}: {', '.join(sorted(PLANNED))} need a `plan`")
        if summed_up != ("summarize" in rules):
            raise TypeError(f"{self.name}: `summarize` and a record `summary` come together")
        missing = needed - rules.keys()
        if missing:
            raise TypeError(f"{self.name}: the game does not answer {', '.join(sorted(missing))}")

    def __repr__(self) -> str:
        return f"<box {self.name}, {self.seats.start}–{self.seats.stop - 1} seats>"

    def entry_point(self, function: Any) -> Callable[..., Any]:
        """A word, or a rule that says what it takes, as compiled for this game."""
        return entry_point(self, function).load()

    def read_view(self, row: np.ndarray, words: tuple[str, ...] = ()) -> View:
        """What a row of one view says, as a frozen value; `words` are those of the match, if people wrote any."""
        view: Any = self.view.reader(row)
        read: View = msgspec.structs.replace(view, words=words) if words else view
        return read

    def read_options(self, options: Mapping[str, Any] | None) -> Any:
        """Options as people name them, complete and checked one by one."""
        try:
            return msgspec.convert(dict(options or {}), self.settings)
        except RecursionError:
            raise BadOptions(f"{self.name}: the options are nested too deep") from None
        except msgspec.ValidationError as error:
            known = ", ".join(self.settings.__struct_fields__)
            wrong = _AT.search(str(error)) or _UNKNOWN.search(str(error))
            sentence = "refused-option-value" if _AT.search(str(error)) else "refused-option-unknown"
            named = News(sentence, {"option": wrong[1], "known": known}) if wrong else None
            raise BadOptions(f"{self.name}: {error}; the options are {known}", named) from None

    def options_row(
        self, seats: int, options: Mapping[str, Any] | Any | None = None, edition: int | None = None
    ) -> np.ndarray:
        """An options record for so many seats, checked as a whole; of the newest edition unless another is named."""
        if not isinstance(seats, int) or seats not in self.seats:
            few, most = self.seats.start, self.seats.stop - 1
            raise BadOptions(
                f"{self.name}: {few} to {most} seats, not {seats!r}",
                News("refused-seat-count", {"few": few, "most": most, "seats": str(seats)}),
            )
        if edition is not None and (type(edition) is not int or not 1 <= edition <= self.editions):
            known = f"{self.name}: there is no edition {edition!r} of its rules, but {self.editions}"
            raise BadOptions(known, News("refused-edition", {"edition": str(edition)}))
        settings = options if isinstance(options, self.settings) else self.read_options(options)
        row: np.ndarray = self.options.new()
        row[0]["seats"] = seats
        if "edition" in self.options.fields:
            row[0]["edition"] = self.editions if edition is None else edition
        self.lay(settings, seats, row[0])
        return row


def _nothing(game: str, kind: str) -> type[Record]:
    """A record with nothing in it, of a type of its own."""
    body = {"__annotations__": {"empty": u64}, "empty": nothing(), "__module__": __name__, "__qualname__": game + kind}
    return type(kind, (Record,), body)
