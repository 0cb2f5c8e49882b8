"""Teach-in (12.4): Krysobot asks for what he does not know, remembers it, and it can be kept as a pack."""

from __future__ import annotations

import itertools
import random
import tomllib
from collections import Counter
from pathlib import Path

import pytest
from games.wistar.owner import Owner, empty
from games.wistar.table import Evening, bits, example

import konspira
from konspira.games.wistar import dialogue, library
from konspira.games.wistar.components import SECTIONS
from konspira.games.wistar.pack import Pack, known, provenance
from konspira.games.wistar.taught_pack import keep, says_all, taught, to_toml
from konspira.games.wistar.wording import Door, Number, Room, Scale
from konspira.play.match import Match

ABOUT_THE_BOX = set(dialogue.QUESTIONS[dialogue.FIRST_ABOUT_THE_BOX :])


def teach(pack: Pack, mix: tuple[int, int, int], seed: int) -> tuple[Match, Counter[str]]:
    """A whole evening with somebody who owns the example box."""
    chance = random.Random(seed)
    options = {"building": mix[0], "tool": mix[1], "automaton": mix[2], "pack": pack}
    match = konspira.open("wistar", options=options, key=chance.randbytes(32))
    owner, asked = Owner(example, mix, chance), Counter[str]()
    while match.outcome is None:
        asked[dialogue.QUESTIONS[match.turn(0).view.question]] += 1
        match.act(0, owner.answer(match))
    return match, asked


@pytest.fixture(scope="module")
def evenings() -> list[tuple[Pack, Counter[str]]]:
    """Twelve evenings in a row, each with what was learned before: the packs, and what was asked."""
    pack, found = empty(), []
    for number in range(12):
        match, asked = teach(pack, ((1, 1, 1), (2, 2, 2), (1, 2, 1))[number % 3], seed=number)
        pack = taught(pack, match.turn(0).view)
        found.append((pack, asked))
    return found


def test_what_is_learned_is_what_is_in_the_box(evenings: list[tuple[Pack, Counter[str]]]) -> None:
    pack, _ = evenings[-1]
    assert pack.board.open_chambers == example.board.open_chambers
    ring = pack.wheel.clockwise
    start = ring.index("explore") if ring else 0
    assert ring
    assert (*ring[start:], *ring[:start]) == example.wheel.clockwise
    for name, card in pack.actions.items():
        real = example.actions[name]
        assert card.bonuses in (None, real.bonuses)
        assert card.rat in (None, real.rat)
    for kind, scale in pack.scales.items():
        for level, side in scale.sides.items():
            real_fields = example.scales[kind].sides[level].fields or ()
            for field, real_field in zip(side.fields or (), real_fields, strict=side.fields is not None):
                assert field.effect in ("?", real_field.effect)
                assert field.points in ("?", real_field.points)


def test_exploration_cards_are_told_apart_by_their_backs(evenings: list[tuple[Pack, Counter[str]]]) -> None:
    pack, _ = evenings[-1]
    real = {card.plan: card for card in example.exploration.cards.values()}
    learned = [card for card in pack.exploration.cards.values() if card.plan]
    assert len({card.plan for card in learned}) == len(learned) > 3
    for card in learned:
        for room, row in card.rows.items():
            assert row == real[card.plan].rows[room]


def test_he_asks_less_about_the_box_every_evening(evenings: list[tuple[Pack, Counter[str]]]) -> None:
    about = [sum(number for name, number in asked.items() if name in ABOUT_THE_BOX) for _, asked in evenings]
    assert about[0] > 40
    assert sum(about[-3:]) < about[0]


def test_what_he_knows_is_never_forgotten(evenings: list[tuple[Pack, Counter[str]]]) -> None:
    places = [set(known(pack)) for pack, _ in evenings]
    assert all(before <= after for before, after in itertools.pairwise(places))


def test_what_was_taught_comes_from_the_owner(evenings: list[tuple[Pack, Counter[str]]]) -> None:
    sources = provenance(evenings[-1][0])
    assert sources["actions.wood.bonuses"] == "owner"
    assert sources["farm.tasks.D"] == "printed"
    assert sources["wheel.areas.farm"] == "inferred"


def test_a_taught_pack_is_a_file_that_reads_the_same(evenings: list[tuple[Pack, Counter[str]]]) -> None:
    for pack, _ in evenings:
        assert library.from_content(tomllib.loads(to_toml(pack)), "mine") == pack


@pytest.mark.parametrize("name", library.shipped())
def test_every_pack_can_be_written_and_read(name: str) -> None:
    pack = library.find(name)
    assert library.from_content(tomllib.loads(to_toml(pack)), name) == pack


def test_a_value_is_asked_for_once_in_an_evening() -> None:
    match, _ = teach(empty(), (1, 1, 1), seed=3)
    views = [moment.view for moment in match.turn(0).history]
    about = [(v.question, v.about, v.detail) for v in views if dialogue.QUESTIONS[v.question] in ABOUT_THE_BOX]
    assert len(set(about)) == len(about)


def test_a_pack_out_of_a_shipped_one_gets_its_own_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "folder", lambda: tmp_path)
    match, _ = teach(empty(), (1, 1, 1), seed=5)
    path = keep(empty(), match.turn(0).view)
    assert path == tmp_path / "my-box.toml"
    again = konspira.open("wistar", options={"pack": "my-box"})
    assert again.options.pack.name == "my-box"
    assert str(tmp_path) not in again.journal.text


def test_what_was_taught_is_never_written_over_by_who_knows_less(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library, "folder", lambda: tmp_path)
    match, _ = teach(empty(), (1, 1, 1), seed=5)
    mine = keep(empty(), match.turn(0).view)
    whole = mine.read_text(encoding="utf-8")
    begun = konspira.open("wistar", options={"pack": "empty"}, key=bytes(32))
    for scale in ("building", "building", "tool", "tool"):  # from nothing again, and only just begun
        begun.act(0, Scale(scale))
    assert keep(empty(), begun.turn(0).view) == tmp_path / "my-box-2.toml"
    assert mine.read_text(encoding="utf-8") == whole
    begun.act(0, Number(2))  # one more answer in the same evening
    assert keep(empty(), begun.turn(0).view) == tmp_path / "my-box-2.toml"
    assert library.find("my-box-2").board.open_chambers == 2
    assert keep(empty(), match.turn(0).view) == mine, "the first evening finds its own file again"
    (tmp_path / "my-box.toml").write_text("not a pack", encoding="utf-8")
    assert keep(empty(), match.turn(0).view) == tmp_path / "my-box-3.toml"


@pytest.mark.parametrize(
    ("new", "old", "all_of_it"),
    [
        ({"a": 1, "b": 2}, {"a": 1}, True),
        ({"a": 1}, {"a": 1, "b": 2}, False),
        ({"a": 1}, {"a": 2}, False),
        ([0, 1, "?"], [0, "?", "?"], True),
        ([0, "?"], [0, 1], False),
        (["B", "C"], ["B"], True),
        (["B"], ["B", "C"], False),
    ],
)
def test_a_value_that_says_more_says_all(new: object, old: object, all_of_it: bool) -> None:
    assert says_all(new, old) is all_of_it


def test_if_nothing_was_taught_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "folder", lambda: tmp_path)
    for name in library.shipped():
        match = konspira.open("wistar", options={"pack": name})
        assert keep(library.find(name), match.turn(0).view) is None
    assert list(tmp_path.iterdir()) == []


def test_the_tokens_places_are_learned_at_the_set_up() -> None:
    evening = Evening(pack=empty())
    assert (evening.asked, evening.offered) == ("skill_place", [Scale("building"), Scale("tool"), Scale("automaton")])
    evening.answer(Scale("tool"), Scale("tool"))
    assert Scale("tool") not in evening.offered  # 1.5 two at most
    evening.answer(Scale("building"), Scale("building"))
    assert evening.asked == "open_chambers"  # 11.2 the last token can only lie on the scale that has none
    evening.answer(Number(2))
    assert [evening.t.pack.places[i] for i in range(3)] == [2, 2, 1]


def test_1_6_the_ring_is_offered_so_that_areas_lie_together() -> None:
    """Whatever is answered, the six sections end up in one ring with the areas side by side."""
    for seed in range(60):
        evening = Evening(pack=empty())
        chance = random.Random(seed)
        t = evening.t
        t.pack.open_chambers = 2
        for section in chance.sample(range(6), 6):
            if t.pack.clockwise[section] == -1:
                evening.begin(dialogue.DO_CLOCKWISE, section, 0)
                assert evening.asked == "clockwise"
                evening.answer(chance.choice(evening.offered))
                evening.t.question = 0
        ring = [0]
        while len(ring) < 6:
            ring.append(t.pack.clockwise[ring[-1]])
        assert sorted(ring) == list(range(6))
        for i, section in enumerate(ring):
            assert t.pack.area[section] in (t.pack.area[ring[i - 1]], t.pack.area[ring[(i + 1) % 6]]), SECTIONS


# -- the map of the farm ----------------------------------------------------------------------------


def walking() -> Evening:
    """With an empty pack he is to go from A to G."""
    evening = Evening(pack=empty())
    evening.t.pack.open_chambers = 2
    return evening.begin(dialogue.DO_WALK, 6)


def test_12_4_he_asks_for_the_map_when_his_explorer_first_moves() -> None:
    evening = walking()
    assert (evening.asked, evening.about) == ("ways", 0)
    assert evening.offered == [*(Room(name) for name in "BCDEFG"), *(Door(name) for name in "BCDEFG")]


def test_12_4_the_map_of_the_example_takes_a_dozen_answers() -> None:
    """A-B; B-C, B-D; C-D; the door D-E is printed; doors E-F and F-G."""
    evening, answers = walking(), 0
    for given in (
        Room("B"),
        "none",
        Room("C"),
        Room("D"),
        "none",
        Room("D"),
        "none",
        "none",
        Door("F"),
        "none",
        Door("G"),
    ):
        evening.answer(given)
        answers += 1
    assert evening.asked == "door"  # the map is told, and the explorer on his way meets the first door
    assert answers == 11
    assert [evening.t.pack.ways[i] for i in range(7)] == [bits(near) for near in MAP]
    assert [evening.t.pack.doors[i] for i in range(7)] == [bits(near) for near in ("", "", "", "E", "D F", "E G", "F")]


MAP = ("B", "A C D", "B D", "B C E", "D F", "E G", "F")


def test_p11_the_door_between_d_and_e_is_printed_and_not_asked_for() -> None:
    evening = walking().answer(Room("D"), "none", Room("D"), "none", Room("D"), "none")
    assert evening.about == 3
    assert Room("E") not in evening.offered


def test_12_4_a_map_that_does_not_hang_together_cannot_be_told() -> None:
    """Whatever is answered, in the end every room can be reached from the entrance."""
    for seed in range(200):
        evening, chance = walking(), random.Random(seed)
        while evening.asked == "ways":
            evening.answer(chance.choice(evening.offered))
        reached, ways = 1, evening.t.pack.ways
        for _ in range(7):
            reached |= sum(1 << other for other in range(7) if any(reached >> i & 1 and ways[i] >> other & 1
                                                                   for i in range(7)))  # fmt: skip
        assert reached == 0b1111111


def test_12_4_the_map_is_learned_and_kept(evenings: list[tuple[Pack, Counter[str]]]) -> None:
    pack, _ = evenings[-1]
    assert pack.farm.passages is not None
    assert set(pack.farm.passages) == set(example.farm.passages or ())
    assert set(pack.farm.doors or ()) == set(example.farm.doors or ())
    assert provenance(pack)["farm.passages"] == "owner"


def test_12_4_a_map_is_asked_for_in_one_evening_only(evenings: list[tuple[Pack, Counter[str]]]) -> None:
    asked = [counted["ways"] for _, counted in evenings]
    assert sum(1 for number in asked if number) == 1
    assert max(asked) < 15


def test_12_4_half_a_map_is_not_kept() -> None:
    evening = walking().answer(Room("B"), "none")
    assert taught(empty(), evening.view).farm.passages is None
