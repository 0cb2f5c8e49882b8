"""A made-up person with a made-up base game on the table, who answers Krysobot's questions by what lies there.

It plays nothing well: it takes spaces, opens doors, turns up tasks and takes mice at a steady pace, so that
Krysobot meets a table like those he meets with people. The numbers below are guesses, and say so.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from konspira.games.wistar import dialogue
from konspira.games.wistar.components import (
    CARDS,
    COTTAGE,
    EXPLORATIONS,
    LAST_BACK,
    LAST_FACE,
    ROOM_SLOTS,
    ROOMS,
    SECTIONS,
    SLOTS,
)

SPACES = (2, 2, 2, 1, 1, 2)  # of the six sectors with two players, which turn on by one each round
COTTAGE_SPACES = 3
MICE_IN_ROOM, TASK_ROWS, GOAL_FIELDS, CHEESES = 2, 3, (4, 2), (8, 6)
SUPPLY = 12  # cellar mice

# What the person does in a turn, each with so much likelihood.
VISITS_COTTAGE, EXPLORES, TURNS_UP, TAKES_MOUSE, DOES_TASK, TAKES_ROUND_MOUSE, REACHES_GOAL, ATTACKS = (
    0.15, 0.45, 0.6, 0.35, 0.25, 0.3, 0.08, 0.05,
)  # fmt: skip


def _offers(v: np.void, answer: int) -> bool:
    """Is an answer possible?"""
    return bool(int(v["answers"][answer // dialogue.ANSWER_BITS]) >> answer % dialogue.ANSWER_BITS & 1)


class Person:
    """One evening's table, and the answers it gives."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.round = 0
        self.room = 0
        self.hidden = set(range(ROOM_SLOTS, len(SLOTS)))
        self.rows = dict.fromkeys(self.hidden, TASK_ROWS)
        self.mice = dict.fromkeys(range(1, len(ROOMS)), MICE_IN_ROOM)
        self.goals = [list(GOAL_FIELDS) for _ in range(3)]
        self.cheeses = list(CHEESES)
        self.gone: set[frozenset[int]] = set()
        self.supply, self.round_mouse = SUPPLY, True
        self.spaces = list(SPACES)
        self.mine: set[int] = set()
        self.in_cottage, self.cottage_led = 0, False
        self.asked: dict[str, int] = {}

    # -- the person's own turn ----------------------------------------------------------------------

    def _new_round(self) -> None:
        self.round += 1
        turned = self.round % len(SPACES)
        self.spaces = [*SPACES[turned:], *SPACES[:turned]]
        self.cottage_led = self.in_cottage > 0
        self.mine, self.in_cottage, self.round_mouse = set(), 0, True

    def _free(self, v: np.void, section: int) -> bool:
        """Has a section a free space?"""
        return self.spaces[section] > (section in self.mine) + (int(v["chiefs"]) >> section & 1)

    def _likely(self, likelihood: float) -> bool:
        return self.chance.random() < likelihood

    def _take_turn(self, v: np.void) -> int:
        """Where the person's chief goes, and what else is done."""
        open_sections = [s for s in range(len(SECTIONS)) if self._free(v, s) and s not in self.mine]
        place = COTTAGE
        if (self._likely(VISITS_COTTAGE) and self.in_cottage < COTTAGE_SPACES) or not open_sections:
            self.in_cottage += 1
        else:
            place = self.chance.choice(open_sections)
            self.mine.add(place)
        if self._likely(TAKES_ROUND_MOUSE):
            self.round_mouse = False
        if self._likely(EXPLORES):
            self._explore(v)
        goal = self.chance.randrange(3)
        if self._likely(REACHES_GOAL) and self.goals[goal]:
            self.goals[goal].pop(0)
        return place

    def _explore(self, v: np.void) -> None:
        onward = [room for room in range(self.room + 1, len(ROOMS)) if v["pack"]["ways"][self.room] >> room & 1]
        if onward:
            room = self.chance.choice(onward)
            self.gone.add(frozenset((self.room, room)))
            self.room = room
        here = [self.room * ROOM_SLOTS + i for i in range(v["pack"]["slots"][self.room])]
        if here and self._likely(TURNS_UP):
            self.hidden.discard(here[0] if here[0] in self.hidden else here[-1])
        if here and self._likely(DOES_TASK) and here[0] not in self.hidden and self.rows[here[0]]:
            self.rows[here[0]] -= 1
        if self._likely(TAKES_MOUSE) and self.mice.get(self.room):
            self.mice[self.room] -= 1
        if self.room == len(ROOMS) - 1 and len(self.cheeses) == len(CHEESES):
            self.cheeses.pop(0)

    # -- answers ------------------------------------------------------------------------------------

    def answer(self, v: np.void) -> int:
        """The number of the answer to what is asked in a view."""
        name = dialogue.QUESTIONS[v["question"]]
        if v["round"] > self.round:
            self._new_round()
        self.asked[name] = self.asked.get(name, 0) + 1
        return self.tell(name, v)

    def tell(self, name: str, v: np.void) -> int:
        """The answer to a question, by its name."""
        told: int = getattr(self, "_ask_free" if name == "free" else f"_{name}")(v)
        return told

    def _yes_or_no(self, yes: bool) -> int:
        return dialogue.YES if yes else dialogue.NO

    def _skills(self, v: np.void) -> int:
        return dialogue.DONE

    def _pause(self, v: np.void) -> int:
        return dialogue.DONE

    def _turned(self, v: np.void) -> int:
        return dialogue.DONE

    def _first(self, v: np.void) -> int:
        led = self.in_cottage > 0 if v["his_turns"] else self.cottage_led  # asked before the round, or after it began
        return self._yes_or_no(not led or self._likely(0.5))

    def _your_turn(self, v: np.void) -> int:
        attack = self.chance.randrange(len(dialogue.ATTACKS))
        if self._likely(ATTACKS) and not v["attacks"]:
            return dialogue.ATTACK + attack
        place = self._take_turn(v)
        if _offers(v, dialogue.YES):
            return self._first(v)
        if any(_offers(v, dialogue.DRAWN + card) for card in range(len(CARDS))):
            return self._card(v)
        return dialogue.CARD + place if v["options"]["edition"] > 1 else dialogue.DONE

    def _card(self, v: np.void) -> int:
        return self._drawn(v, self.chance.choice([card for card in range(len(CARDS)) if not v["turned"] >> card & 1]))

    def _drawn(self, v: np.void, card: int) -> int:
        """The card that came up; from the third edition on with a word on whether his chief has a space."""
        if v["options"]["edition"] < 3:
            return dialogue.CARD + card
        free = self.in_cottage < COTTAGE_SPACES if card == COTTAGE else self._free(v, card)
        if not free and _offers(v, dialogue.FULL + card):
            return dialogue.FULL + card
        self.in_cottage += card == COTTAGE
        return dialogue.DRAWN + card

    def _how_many_yours(self, v: np.void) -> int:
        return dialogue.NUMBER + self.chance.randrange(4)

    def _how_many_points(self, v: np.void) -> int:
        return dialogue.NUMBER + self.chance.randrange(1, 4)

    def _ask_free(self, v: np.void) -> int:
        if v["his_turns"] + v["your_turns"] == 0:
            return dialogue.DONE
        return self._yes_or_no(self._free(v, int(v["about"])))

    def _cottage(self, v: np.void) -> int:
        if v["his_turns"] + v["your_turns"] == 0:
            self.in_cottage += 1
            return dialogue.DONE
        fits = self.in_cottage < COTTAGE_SPACES
        self.in_cottage += fits
        return self._yes_or_no(fits)

    def _market(self, v: np.void) -> int:
        return dialogue.NUMBER + 2

    def _mouse_of(self, v: np.void, zone: int) -> int:
        values = [n for n in range(dialogue.MOUSE_VALUES) if int(v["pack"]["mouse_values"][zone]) >> n & 1]
        return dialogue.MOUSE + zone * dialogue.MOUSE_VALUES + self.chance.choice(values)

    def _round_mouse(self, v: np.void) -> int:
        if not self.round_mouse:
            return dialogue.NONE
        self.round_mouse = False
        return self._mouse_of(v, self.chance.randrange(2))

    def _supply_mouse(self, v: np.void) -> int:
        self.supply -= 1
        return self._mouse_of(v, 1) if self.supply >= 0 else dialogue.NONE

    def _takes_or_digs(self, v: np.void, room: int) -> bool:
        """Is the question only whether there is a mouse, because he has no chamber for it?"""
        return bool(int(v["answers"][0]) >> dialogue.YES & 1)

    def _mouse(self, v: np.void) -> int:
        room = int(v["about"])
        if self._takes_or_digs(v, room):
            return self._yes_or_no(self.mice[room] > 0)
        if not self.mice[room]:
            return dialogue.NONE
        self.mice[room] -= 1
        return self._mouse_of(v, int(v["pack"]["zone"][room]))

    def _tent_room(self, v: np.void) -> int:
        rooms = [room for room in range(1, len(ROOMS)) if v["tents"] >> room & 1 and self.mice[room]]
        return dialogue.ROOM + self.chance.choice(rooms) if rooms else dialogue.NONE

    def _cheese(self, v: np.void) -> int:
        if self._takes_or_digs(v, int(v["about"])):
            return self._yes_or_no(bool(self.cheeses))
        return dialogue.NUMBER + self.cheeses.pop(0) if self.cheeses else dialogue.NONE

    def _hidden(self, v: np.void) -> int:
        slot = int(v["about"])
        hidden = slot in self.hidden
        self.hidden.discard(slot)
        return self._yes_or_no(hidden)

    def _hidden_two(self, v: np.void) -> int:
        both = [int(v["about"]) * ROOM_SLOTS + i for i in range(ROOM_SLOTS)]
        hidden = [slot for slot in both if slot in self.hidden]
        if len(hidden) == 1:
            self.hidden.discard(hidden[0])
            return dialogue.SLOT + hidden[0]
        return dialogue.BOTH if hidden else dialogue.NONE

    def _task(self, v: np.void) -> int:
        self.hidden -= {other for other in self.hidden if v["face_up"] >> other & 1}
        offered = [slot for slot in range(len(SLOTS)) if _offers(v, dialogue.SLOT + slot)]
        plan = v["pack"]["plan"][self._plan_now(v)]
        for slot in sorted(offered, key=lambda slot: int(plan[slot])) or [int(v["about"])]:
            if slot not in self.hidden and self.rows[slot] > 0:
                self.rows[slot] -= 1
                return dialogue.SLOT + slot if offered else dialogue.YES
        return dialogue.NONE if offered else dialogue.NO

    def _plan_now(self, v: np.void) -> int:
        if v["last_card"]:
            return LAST_FACE
        return LAST_BACK if int(v["explored"]).bit_count() == EXPLORATIONS else int(v["top"])

    def _way(self, v: np.void) -> int:
        rooms = [room for room in range(len(ROOMS)) if int(v["answers"][0]) >> (dialogue.ROOM + room) & 1]
        return dialogue.ROOM + rooms[0]

    def _door(self, v: np.void) -> int:
        way = frozenset((int(v["about"]), int(v["detail"])))
        there = way not in self.gone
        self.gone.add(way)
        return self._yes_or_no(there)

    def _goal(self, v: np.void) -> int:
        fields = self.goals[int(v["about"])]
        return dialogue.NUMBER + fields.pop(0) if fields else dialogue.NONE

    def _won(self, v: np.void) -> int:
        return dialogue.NO


def play(
    backend: Any,
    table: np.ndarray,
    view: np.ndarray,
    options: np.ndarray,
    chance: random.Random,
    person: Person | None = None,
) -> Person:
    """A whole evening: Krysobot asks, the person answers, until the score is named."""
    person = person or Person(chance)
    table[0]["rng"] = chance.getrandbits(63)
    backend.start(table, options)
    while True:
        backend.look(table, 0, view)
        answer = person.answer(view[0])
        if view[0]["question"] == dialogue.ASK_WON:
            return person
        backend.step(table, 0, answer)
