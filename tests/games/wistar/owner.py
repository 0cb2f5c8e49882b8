"""Somebody who owns a box: reads every value that Krysobot asks for off the cards, and answers the rest at random."""

from __future__ import annotations

import random
from typing import Any

from konspira.games.wistar import BOX, dialogue, library, wording
from konspira.games.wistar.components import EXPLORATIONS, ICONS, MOVE, ROOMS
from konspira.games.wistar.options import Options, Settings
from konspira.games.wistar.pack import Pack
from konspira.kernel.record import to_struct
from konspira.play.match import Match


class Owner:
    """Teaches Krysobot one box, whose scales lie on these sides. A physical exploration deck is shuffled for a game."""

    def __init__(self, box: Pack, mix: tuple[int, int, int], chance: random.Random) -> None:
        self.box = to_struct(Options, BOX.options_row(1, Settings(*mix, box))).pack
        self._places = self.box.cube_points, self.box.bed_points, self.box.chamber_points
        self.chance = chance
        self.deck = chance.sample(range(EXPLORATIONS), EXPLORATIONS)

    def answer(self, match: Match) -> Any:
        """The answer to what is asked now."""
        turn = match.turn(0)
        told = self.tell(turn.view, [wording.number(action) for action in turn.legal])
        return wording.value(told)

    def tell(self, v: Any, offered: list[int]) -> int:
        name, box = dialogue.QUESTIONS[v.question], self.box
        about, detail = v.about, v.detail
        told = {
            "top": lambda: self._top(v),
            "turned": lambda: self._turned(v),
            "open_chambers": lambda: dialogue.NUMBER + box.open_chambers,
            "clockwise": lambda: dialogue.CARD + box.clockwise[about],
            "ways": lambda: self._way(v),
            "rat": lambda: dialogue.YES if box.rat[about] else dialogue.NO,
            "bonus": lambda: dialogue.BONUS + box.bonus[about][detail],
            "bonus_skill": lambda: dialogue.SKILL + box.bonus_skill[about][detail],
            "cottage_skill": lambda: dialogue.SKILL + box.cottage_skill,
            "icon": lambda: self._icon(v),
            "plan": lambda: dialogue.SLOT + box.plan[self._own(v, about, v.explored.bit_count())].index(detail),
            "slots": lambda: dialogue.NUMBER + box.slots[about],
            "length": lambda: dialogue.NUMBER + box.length[about],
            "effect": lambda: dialogue.EFFECT + box.effect[about][detail],
            "overflow": lambda: dialogue.NUMBER + box.overflow[about],
            "field_points": lambda: dialogue.NUMBER + box.points[about][detail],
            "place_points": lambda: dialogue.NUMBER + self._places[about][detail - 1],
        }
        if name in told:
            return told[name]()
        return self.chance.choice([answer for answer in offered if answer < dialogue.CORRECT])  # told nothing wrongly

    def _way(self, v: Any) -> int:
        """The next room of the map that has not been told; a door may be in between."""
        for other in range(v.about + 1, len(ROOMS)):
            if self.box.ways[v.about] >> other & 1 and not v.detail >> other & 1:
                return (dialogue.BEHIND if self.box.doors[v.about] >> other & 1 else dialogue.ROOM) + other
        return dialogue.NONE

    # The owner's cards and those in Krysobot's mind are numbered differently: they know each other by their backs.

    def _own(self, v: Any, card: int, came_up: int) -> int:
        """Which card of the box a card of Krysobot's is: by its back, or by its turn if he does not know that yet."""
        if card >= EXPLORATIONS:
            return card
        by_back = [own for own in range(EXPLORATIONS) if self.box.plan[own] == v.pack.plan[card]]
        return by_back[0] if by_back else self.deck[came_up]

    def _top(self, v: Any) -> int:
        own = self.deck[v.explored.bit_count()]
        for card in range(EXPLORATIONS):
            if v.pack.plan[card] == self.box.plan[own]:
                return dialogue.EXPLORATION + card
        return dialogue.NEW

    def _turned(self, v: Any) -> int:
        """Krysobot names the card: the owner looks for it in the deck and lays it on top."""
        place = v.explored.bit_count() - 1
        own = self._own(v, v.about, place)
        self.deck.remove(own)
        self.deck.insert(place, own)
        return dialogue.DONE

    def _icon(self, v: Any) -> int:
        card, room = divmod(v.about, len(ROOMS))
        own = self._own(v, card, v.explored.bit_count() - 1)
        icon = self.box.icon[own][room][v.detail] if v.detail < ICONS else 0
        return dialogue.ROOM + icon - MOVE if icon >= MOVE else dialogue.ICON + icon


def empty() -> Pack:
    return library.find("empty")
