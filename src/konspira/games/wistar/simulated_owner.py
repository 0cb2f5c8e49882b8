"""A made-up owner of a box: `python -m konspira.games.wistar.simulated_owner` counts the answers that evenings take.

The owner reads off the cards what Krysobot asks about the box, and answers the rest as the made-up person does. What
stands on one card is told in one form (a line in a terminal), so it counts as one answer; the values in it are
counted beside it. The first edition of the rules, which read cards value by value, is the measure.
"""

from __future__ import annotations

import argparse
import random
from statistics import mean
from typing import Any

import numpy as np

from konspira.boxes.backend import compiled
from konspira.games.wistar import BOX, dialogue, library
from konspira.games.wistar.components import CARDS, EXPLORATIONS, MOVE, ROOMS, SKILLS
from konspira.games.wistar.forms import form_of
from konspira.games.wistar.options import Options, Settings
from konspira.games.wistar.pack import Decks, Pack
from konspira.games.wistar.simulated_person import Person, play
from konspira.games.wistar.taught_pack import replace, taught
from konspira.kernel.record import to_struct

EVENINGS = ("first", "second", "known")


class Owner(Person):
    """Has a box on the table, whose cards are shuffled, and teaches Krysobot what is in it."""

    def __init__(self, box: Pack, mix: tuple[int, int, int], chance: random.Random) -> None:
        super().__init__(chance)
        self.box = to_struct(Options, BOX.options_row(1, Settings(*mix, box))).pack
        self.actions = chance.sample(range(len(CARDS)), len(CARDS))
        self.deck = chance.sample(range(EXPLORATIONS), EXPLORATIONS)
        self.tokens = chance.sample([scale for scale in range(3) for _ in range(self.box.places[scale])], len(SKILLS))
        self.answers = self.values = 0
        self.form: Any = None

    def answer(self, v: np.void) -> int:
        """The answer; a form that is not left counts once."""
        name = dialogue.QUESTIONS[v["question"]]
        form = form_of(name, int(v["about"]), int(v["options"]["edition"]))
        self.answers += form is None or form != self.form
        self.form = form
        self.values += 1
        return super().answer(v)

    def _new_round(self) -> None:
        super()._new_round()
        self.actions = self.chance.sample(range(len(CARDS)), len(CARDS))

    def tell(self, name: str, v: np.void) -> int:
        """What is asked about the box is read off the cards."""
        read = _READ.get(name)
        return read(self, v, int(v["about"]), int(v["detail"])) if read else super().tell(name, v)

    def _card(self, v: np.void) -> int:
        return self._drawn(v, next(card for card in self.actions if not int(v["turned"]) >> card & 1))

    def _ways(self, v: np.void, room: int, known: int) -> int:
        """The next room of the map that has not been told; a door may be in between."""
        for other in range(room + 1, len(ROOMS)):
            if self.box.ways[room] >> other & 1 and not known >> other & 1:
                return (dialogue.BEHIND if self.box.doors[room] >> other & 1 else dialogue.ROOM) + other
        return dialogue.NONE

    # The owner's cards and those in Krysobot's mind are numbered differently: they know each other by their backs.

    def _own(self, v: np.void, card: int, came_up: int) -> int:
        """Which card of the box a card of Krysobot's is: by its back, or by its turn if he does not know that yet."""
        if card >= EXPLORATIONS:
            return card
        back = tuple(int(rank) for rank in v["pack"]["plan"][card])
        by_back = [own for own in range(EXPLORATIONS) if self.box.plan[own] == back]
        return by_back[0] if by_back else self.deck[came_up]

    def _top(self, v: np.void) -> int:
        own = self.deck[int(v["explored"]).bit_count()]
        for card in range(EXPLORATIONS):
            if tuple(int(rank) for rank in v["pack"]["plan"][card]) == self.box.plan[own]:
                return dialogue.EXPLORATION + card
        return dialogue.NEW

    def _icon(self, v: np.void, place: int, i: int) -> int:
        card, room = divmod(place, len(ROOMS))
        icon = self.box.icon[self._own(v, card, int(v["explored"]).bit_count() - 1)][room][i]
        return dialogue.ROOM + icon - MOVE if icon >= MOVE else dialogue.ICON + icon

    def _plan(self, v: np.void, plan: int, number: int) -> int:
        own = self._own(v, plan, int(v["explored"]).bit_count())
        return dialogue.SLOT + self.box.plan[own].index(number)

    def _place_points(self, v: np.void, places: int, freed: int) -> int:
        return dialogue.NUMBER + (self.box.cube_points, self.box.bed_points, self.box.chamber_points)[places][freed - 1]


_READ: dict[str, Any] = {
    "skill_place": lambda me, v, skill, _: dialogue.SCALE + me.tokens[skill],
    "open_chambers": lambda me, v, *_: dialogue.NUMBER + me.box.open_chambers,
    "clockwise": lambda me, v, section, _: dialogue.CARD + me.box.clockwise[section],
    "ways": Owner._ways,
    "rat": lambda me, v, card, _: dialogue.YES if me.box.rat[card] else dialogue.NO,
    "bonus": lambda me, v, card, i: dialogue.BONUS + me.box.bonus[card][i],
    "bonus_skill": lambda me, v, card, i: dialogue.SKILL + me.box.bonus_skill[card][i],
    "cottage_skill": lambda me, v, *_: dialogue.SKILL + me.box.cottage_skill,
    "icon": Owner._icon,
    "plan": Owner._plan,
    "slots": lambda me, v, room, _: dialogue.NUMBER + me.box.slots[room],
    "length": lambda me, v, scale, _: dialogue.NUMBER + me.box.length[scale],
    "effect": lambda me, v, scale, field: dialogue.EFFECT + me.box.effect[scale][field],
    "overflow": lambda me, v, scale, _: dialogue.NUMBER + me.box.overflow[scale],
    "field_points": lambda me, v, scale, field: dialogue.NUMBER + me.box.points[scale][field],
    "place_points": Owner._place_points,
}


def evening(pack: Pack, mix: tuple[int, int, int], chance: random.Random, edition: int) -> tuple[Owner, Pack]:
    """One evening with the made-up box: its owner, with what was counted, and the pack as it is known afterwards."""
    table, view = BOX.table.new(), BOX.view.new()
    options = BOX.options_row(1, Settings(*mix, pack), edition)
    owner = Owner(library.find("reconstructed"), mix, chance)
    play(compiled(BOX), table, view, options, chance, owner)
    return owner, taught(pack, BOX.read_view(view))


def count(games: int, decks: Decks, edition: int, seed: int = 1) -> dict[str, tuple[float, float]]:
    """The mean answers and values of the first, the second, and an evening with a box that is known whole."""
    chance, mix = random.Random(seed), (1, 1, 1)
    whole = replace(library.find("reconstructed"), name="whole", teach=True, decks=decks)
    counted: dict[str, list[tuple[int, int]]] = {name: [] for name in EVENINGS}
    for _ in range(games):
        pack = replace(library.find("empty"), decks=decks)
        for name in EVENINGS:
            owner, pack = evening(whole if name == "known" else pack, mix, chance, edition)
            counted[name].append((owner.answers, owner.values))
    return {name: (mean(a for a, _ in found), mean(b for _, b in found)) for name, found in counted.items()}


def main() -> None:
    """Print answers and values of the three evenings, before and after, with either deck leading."""
    parser = argparse.ArgumentParser(description="How many answers an evening takes a made-up owner of a box.")
    parser.add_argument("--games", type=int, default=100, help="so many first, second and known evenings")
    games = parser.parse_args().games
    print(f"{'answers (values)':34}" + "".join(f"{name:>18}" for name in EVENINGS))
    for label, decks, edition in (
        ("before, value by value", "app", 1), ("my shuffled cards lead", "mine", 3), ("the app deals", "app", 3),
    ):  # fmt: skip
        told = count(games, decks, edition)  # type: ignore[arg-type]  # mypy widens the literals in a loop
        print(f"{label:34}" + "".join(f"{f'{a:.1f} ({b:.1f})':>18}" for a, b in told.values()))


if __name__ == "__main__":
    main()
