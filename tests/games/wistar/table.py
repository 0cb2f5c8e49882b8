"""Sit down with Krysobot: lay his table as a test needs it, give him something to do, and answer by name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from konspira.boxes.backend import interpreted
from konspira.games.wistar import BOX, agenda, dialogue, library, rules, sight, wording
from konspira.games.wistar.components import CARDS, ROOMS, SLOTS
from konspira.games.wistar.options import Settings
from konspira.games.wistar.pack import Pack
from konspira.games.wistar.pieces import Table, View
from konspira.kernel.record import to_struct

do = interpreted(BOX).interpreter
EXAMPLE = Path(__file__).parent / "example.toml"
example = library.read(EXAMPLE)


def changed(pack: Pack = example, **blocks: dict[str, Any]) -> Pack:
    """A pack with some values of some blocks changed."""
    return msgspec.structs.replace(
        pack, **{name: msgspec.structs.replace(getattr(pack, name), **values) for name, values in blocks.items()}
    )


# How many numbers go with a deed, where it is not one.
DETAILS = {
    "chief": 2, "rat": 2, "no_rat": 2, "points": 2, "projects": 2, "explores": 2, "moves": 2, "door": 2, "tile": 3,
    "task": 2, "advances": 3, "overflow": 3, "goal": 2, "final": 2, "bonus": 2, "loses": 2, "discards": 2, "unhurt": 3,
}  # fmt: skip


class Evening:
    """A table in plain integers, and a person who answers."""

    def __init__(
        self, mix: tuple[int, int, int] = (1, 1, 1), pack: Pack | str = example, seed: int = 11, edition: int = 2
    ) -> None:
        self.t: Any = Table.plain()
        self.t.rng = seed
        options = BOX.options.plain(BOX.options_row(1, Settings(*mix, pack), edition))
        do(rules.start)(self.t, options)

    # -- what he asks -------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """The name of his question."""
        return dialogue.QUESTIONS[self.t.question]

    @property
    def about(self) -> int:
        return self.t.about

    @property
    def offered(self) -> list[Any]:
        """The answers that are possible, as values."""
        t = self.t
        return [wording.value(do(rules.pick)(t, 0, k)) for k in range(do(rules.count)(t, 0))]

    def answer(self, *answers: Any) -> Evening:
        """Answer: "yes" and the like as text, numbers as numbers, the rest as values."""
        for given in answers:
            value = wording.Say(given) if isinstance(given, str) else given
            value = wording.Number(value) if isinstance(value, int) else value
            assert value in self.offered, f"he asks {self.asked} and offers {self.offered}, not {value}"
            do(rules.step)(self.t, 0, wording.number(value))
        return self

    # -- what he does -------------------------------------------------------------------------------

    def begin(self, what: int | None = None, a: int = 0, b: int = 0) -> Evening:
        """Let him do one thing, or nothing, and then wait for your turn."""
        t = self.t
        t.depth, t.question = 0, dialogue.ASK_NOTHING
        t.first, t.his_turns, t.your_turns, t.attacks = dialogue.YOU, 1, 1, 0
        do(agenda.clear_deeds)(t)
        do(agenda.push)(t, dialogue.DO_NEXT_TURN, 0, 0)
        if what is not None:
            do(agenda.push)(t, what, a, b)
        do(rules.go_on)(t)
        return self

    def begin_his_turn(self) -> Evening:
        """He turns over a card, or asks for yours."""
        do(agenda.clear_deeds)(self.t)
        do(agenda.push)(self.t, dialogue.DO_NEXT_TURN, 0, 0)
        do(rules.go_on)(self.t)
        return self

    def take_turn(self, card: str, *, first: bool = False, leads: bool = True) -> Evening:
        """His turn, with that action card, from your deck or on top of his; his chief has still to be placed."""
        t = self.t
        t.depth, t.question = 0, dialogue.ASK_NOTHING
        t.first, t.attacks = dialogue.HE, 0
        t.his_turns = t.your_turns = 0 if first else 1
        do(agenda.push)(t, dialogue.DO_NEXT_TURN, 0, 0)
        t.cards_lead, t.untold = leads, not first  # nobody has said where your chief went, so he asks
        do(agenda.clear_deeds)(t)
        do(rules.go_on)(t)
        if leads:
            self.answer(wording.Card(card))
        return self

    @property
    def deeds(self) -> list[tuple[Any, ...]]:
        """What he did since the list was last cleared: the name, and what goes with it."""
        told: list[tuple[Any, ...]] = []
        for i in range(self.t.done):
            what, *rest = (self.t.deeds[i, j] for j in range(4))
            name = dialogue.DEEDS[what]
            told.append((name, dialogue.CANNOT[rest[0]]) if name == "cannot" else (name, *rest[: DETAILS.get(name, 1)]))
        return told

    @property
    def did(self) -> list[str]:
        """The names of his deeds."""
        return [deed[0] for deed in self.deeds]

    @property
    def view(self) -> Any:
        """What the seat sees."""
        v = View.plain()
        do(sight.look)(self.t, 0, v)
        row = View.new()
        v.store(row)
        return to_struct(View, row)

    def order(self, *cards: int) -> Evening:
        """Lay the exploration deck: these cards on top, in this order."""
        rest = [card for card in range(6) if card not in cards]
        for i, card in enumerate([*cards, *rest]):
            self.t.explorations[i] = card
        return self

    def only_last_card(self) -> Evening:
        """All six ordinary exploration cards have been used."""
        self.t.explored = 0b111111
        for i in range(6):
            self.t.explorations[i] = -1
        return self

    def skills(self, *scales: int) -> Evening:
        """Lay the skill tokens K1 to K5 on these scales."""
        for skill, scale in enumerate(scales):
            self.t.scale[skill] = scale
        return self


def room(name: str) -> int:
    return ROOMS.index(name)


def slot(name: str) -> int:
    return SLOTS.index(name)


def card(name: str) -> int:
    return CARDS.index(name)


def bits(names: str, of: tuple[str, ...] = ROOMS) -> int:
    """A bit set from names: bits("B D")."""
    return sum(1 << of.index(name) for name in names.split())
