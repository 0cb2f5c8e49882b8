"""Two hundred packs by chance, with every kind of condition: promises, both ways to run the rules, and the words.

An ordinary run draws a few of them; `python -m pytest tests/games/krecia/test_random_packs.py --all` runs them whole.
"""

from __future__ import annotations

import functools
import random
from typing import Any

import msgspec
import numpy as np
import pytest
from games.krecia.mission_reader import COLOURS, Card, Trick, read
from games.krecia.random_packs import random_pack
from games.krecia.table import ask
from promises import Inspector
from sampling import Sample

from konspira.boxes.backend import compiled, interpreted
from konspira.games.krecia import BOX, missions
from konspira.games.krecia.conditions import KINDS
from konspira.games.krecia.mission_words import condition, hints
from konspira.games.krecia.pack import Mission
from konspira.games.krecia.pieces import JUDGING, OBJECTING, Table, View
from konspira.games.krecia.trick import best_position
from konspira.kernel.record import to_struct
from konspira.speech import LANGUAGES, say

PACKS, TRICKS = 200, 10_000


@functools.cache
def inspector() -> Inspector:
    return Inspector(BOX)


def settings(number: int) -> tuple[int, dict[str, Any]]:
    """A pack, with some number of seats; risky where it can be."""
    seats = 2 + number % 4
    return seats, {"missions": random_pack(number), **({"risky": True} if seats > 2 and number % 3 else {})}


def test_all_kinds_are_in_them() -> None:
    kinds = set(msgspec.json.encode([random_pack(number) for number in range(20)]).decode().split('"kind":"')[1:])
    assert {kind.partition('"')[0] for kind in kinds} == {kind.__struct_config__.tag for kind in KINDS[1:]}


def test_the_promises_hold_with_every_pack(sample: Sample) -> None:
    for number in sample(range(PACKS), 3):
        seats, options = settings(number)
        broken = inspector().sweep(BOX.options_row(seats, options), games=4, seed=number, gap=8)
        assert not broken, f"pack {number}, {seats} seats: {broken}"


def test_interpreted_and_compiled_play_every_pack_alike(sample: Sample) -> None:
    judged = 0
    for number in sample(range(PACKS), 2):
        seats, options = settings(number)
        chance, (one, other) = random.Random(number), (BOX.table.new(), BOX.table.new())
        for table, backend in ((one, compiled(BOX)), (other, interpreted(BOX))):
            table[0]["rng"] = number + 1
            backend.start(table, BOX.options_row(seats, options))
        while not compiled(BOX).over(one):
            judged += int(one[0]["phase"] in (JUDGING, OBJECTING))
            bits = compiled(BOX).actors(one)
            seat = chance.choice([seat for seat in range(seats) if bits >> seat & 1])
            action = compiled(BOX).pick(one, seat, chance.randrange(compiled(BOX).count(one, seat)))
            for table, backend in ((one, compiled(BOX)), (other, interpreted(BOX))):
                backend.step(table, seat, action)
            assert one.tobytes() == other.tobytes(), f"pack {number}"
    assert judged > 0, "some mission was in words"


def random_trick(chance: random.Random, places: int, trump: str) -> Trick:
    """Cards of one deck, now and then of few colours, near each other, or with many tokens."""
    suits, low = chance.sample(COLOURS, chance.randint(1, 4)), chance.choice((1, 1, 5))
    deck = [(colour, value) for colour in suits for value in range(low, low + chance.choice((5, 9)))]
    many = chance.choice((0.0, 0.2, 0.8))
    laid = chance.sample(deck, places)
    return Trick(tuple(Card(*card, place > 0 and chance.random() < many) for place, card in enumerate(laid)), trump)


def lay(table: Any, trick: Trick, mission: int) -> Any:
    """The trick on a table, with this mission; the rules then read it."""
    table.trick, table.played, table.mission[0] = 0, len(trick.cards), mission
    table.raised[0] = sum(1 << place for place, card in enumerate(trick.cards) if card.token)
    for place, card in enumerate(trick.cards):
        table.card[0, place] = COLOURS.index(card.colour) * 13 + card.value - 1
    return table


def judges(options: np.ndarray, pack: list[Mission]) -> list[list[Any]]:
    """Each mission as the reader understands it, in every language; of one in words, what its hint says."""
    row = View.new()
    row[0]["options"] = options[0]
    view = to_struct(View, row)
    return [
        [read(", ".join(say(BOX, news, language) for news in hints(view, number)), language) for language in LANGUAGES]
        if mission.conditions or mission.hint
        else []
        for number, mission in enumerate(pack)
    ]


def test_words_agree_with_the_rules(sample: Sample, request: pytest.FixtureRequest) -> None:
    """In three languages, by a reader who knows the sentences only."""
    tricks = TRICKS if request.config.getoption("--all") else 150
    for number in sample(range(PACKS), 6):
        pack = msgspec.convert(random_pack(number), list[Mission])
        chance = random.Random(number)
        for places in (3, 4, 5):
            options = BOX.options_row(places, {"missions": random_pack(number), "risky": True})
            understood, table = judges(options, pack), Table.plain()
            table.options = BOX.options.plain(options)
            for _ in range(tricks // 3 + 1):
                which = chance.randrange(len(pack))
                trick = random_trick(chance, places, pack[which].trump)
                lay(table, trick, which)
                ruled = ask(missions.fulfils)(table, ask(best_position)(table))
                for language, judge in zip(LANGUAGES, understood[which], strict=False):
                    assert judge(trick) == ruled, (number, pack[which], trick, language)


def test_a_sentence_with_two_meanings_is_refused_by_the_reader() -> None:
    with pytest.raises(ValueError, match="0 ways"):
        read("both: only even values", "en")
    with pytest.raises(ValueError, match="0 ways"):
        read("no nonsense", "en")


def test_the_condition_of_a_row_is_said_as_that_of_the_pack() -> None:
    pack = [*random_pack(1)]
    options = BOX.options_row(4, {"missions": pack, "risky": True})
    view = to_struct(BOX.options, options)
    place = next(place for place, one in enumerate(pack) if one.get("conditions", [{}])[0].get("kind") == "not")
    assert say(BOX, condition(view, view.condition[place][0]), "en").startswith("must not happen: ")
