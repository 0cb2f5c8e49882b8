"""What a state holds: information states that grow line by line, and other worlds in which they are the same."""

from __future__ import annotations

import copy
import pickle

import numpy as np
from every_setting import box_of, every_game

from konspira.research.infostate import information_state_of
from konspira.research.one_table import OneTable
from konspira.research.openspiel_held import Held, imagined


def held_after(at: OneTable, decisions: int) -> Held:
    at.begin(1)
    held = Held()
    held.deal(at)
    for _ in range(decisions):
        if not at.over:
            at.act(at.actors[0], int(at.legal(at.actors[0])[-1]))
            held.tell()
    return held


@every_game
def test_lines_that_were_added_one_by_one_are_those_of_the_whole_history(name: str) -> None:
    at = OneTable(box_of(name))
    held = held_after(at, 12)
    for seat in range(at.seats):
        assert at.box.name + held.said[seat] == information_state_of(at.box, at.rows[seat])


def test_an_imagined_world_keeps_what_the_seat_saw_and_forgets_what_others_did() -> None:
    at = OneTable("gra", 3)
    held, random = held_after(at, 5), np.random.RandomState(1)
    held.acted[1].append((1, 0))
    other = imagined(held, 0, random.random_sample)
    assert other.said[0] == held.said[0]
    assert other.acted[1] == []
    assert other.said[1].count("\n") == 1, "a first look"
    assert held.said[1].count("\n") > 1, "the first world is as it was"


def test_copies_and_pickles_go_on_by_themselves() -> None:
    held = held_after(OneTable("gra", 2), 2)
    for twin in (copy.deepcopy(held), pickle.loads(pickle.dumps(held))):
        before = held.said[:]
        twin.at.act(twin.at.actors[0], int(twin.at.legal(twin.at.actors[0])[0]))
        twin.tell()
        assert held.said == before != twin.said
