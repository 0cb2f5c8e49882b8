"""What an owner's cards mean while they are written: the words are the game's own, and the rules judge the tricks."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from games.krecia.mission_reader import Card, Trick, read
from games.krecia.random_packs import random_pack

from konspira.boxes.box import BadOptions
from konspira.games.krecia import BOX
from konspira.games.krecia.meaning import TRIES, MissionsMeaning, RoleMeaning, meaning
from konspira.speech import LANGUAGES, say

EVEN = {"id": "A", "trump": "pink", "conditions": [{"kind": "parity", "cards": "all", "parity": "even"}]}


def missions(*cards: dict[str, Any], at: int = 0, seats: int = 4) -> MissionsMeaning:
    found = meaning("missions", {"missions": list(cards), "at": at}, seats)
    assert isinstance(found, MissionsMeaning)
    return found


def test_three_tricks_show_what_a_mission_means_and_one_misses_it_by_a_card() -> None:
    for seats, places in ((2, 3), (3, 3), (4, 4), (5, 5)):
        good, other, bad = missions(EVEN, seats=seats).examples
        assert [one.fulfilled for one in (good, other, bad)] == [True, True, False]
        assert {len(one.cards) for one in (good, other, bad)} == {places}
        assert sum(one != two for one, two in zip(good.cards, bad.cards, strict=True)) == 1


def test_the_tricks_are_judged_as_the_words_are_read() -> None:
    shown = 0
    for number in range(4):
        pack = random_pack(number)
        for at, card in enumerate(pack):
            if "conditions" not in card or at % 6:
                continue
            told = missions(*pack, at=at)
            for language in LANGUAGES:
                judge = read(", ".join(say(BOX, one, language) for one in told.missions[at].asks), language)
                for one in told.examples:
                    laid = tuple(Card(each.colour, each.value, each.token) for each in one.cards)
                    assert judge(Trick(laid, card["trump"])) == one.fulfilled
                    assert Trick(laid, card["trump"]).winner == one.winner
                    shown += 1
    assert shown > 50


def test_a_mission_that_cannot_come_true_shows_tricks_that_fail() -> None:
    never = {"kind": "and", "of": [{"kind": "rising"}, {"kind": "falling"}]}
    assert [one.fulfilled for one in missions(EVEN | {"conditions": [never]}).examples] == [False] * 3
    always = {"kind": "or", "of": [{"kind": "rising"}, {"kind": "not", "of": {"kind": "rising"}}]}
    assert [one.fulfilled for one in missions(EVEN | {"conditions": [always]}).examples] == [True] * 2


def test_words_are_said_as_they_are_with_what_bots_take_them_for() -> None:
    hinted = {"id": "B", "trump": "blue", "words": "Bez uśmiechu", "hint": EVEN["conditions"]}
    plain, told = missions(EVEN, hinted, at=1).missions
    assert say(BOX, told.asks[0], "pl") == "Bez uśmiechu"
    assert say(BOX, told.hint[0], "en") == "only even values"
    assert plain.hint == []
    assert not missions(hinted | {"hint": []}).examples


def test_what_is_wrong_is_said_of_each_mission_by_itself() -> None:
    told = missions({"id": "A"}, EVEN, EVEN | {"conditions": [{"kind": "magic"}]}).missions
    assert [one.wrong is None for one in told] == [False, True, False]
    assert say(BOX, told[0].wrong, "en") == "Mission A: trump is missing."  # type: ignore[arg-type]  # is None only of the second


def test_it_is_the_same_again_and_never_takes_long() -> None:
    assert missions(EVEN) == missions(EVEN)
    assert TRIES <= 500
    with pytest.raises(BadOptions):
        missions(*[EVEN] * 61)


def test_10_3_a_role_is_told_in_words_with_its_own_text() -> None:
    found = meaning("blank_role", {"goal": "mole", "votes": 2, "name": "N", "text": "Hums."}, 4)
    assert isinstance(found, RoleMeaning)
    said = " ".join(say(BOX, one, "en") for one in found.says)
    assert "You win with the mole." in said
    assert "two votes, for two different players" in said
    assert said.endswith("Its owner adds: Hums.")
    wrong = meaning("blank_role", {"goal": "partner"}, 4)
    assert isinstance(wrong, RoleMeaning)
    assert wrong.wrong


def test_what_is_no_option_of_the_owner_is_refused() -> None:
    for option, value in (("raising", True), ("blank_role", {"goal": 3}), ("missions", 5)):
        with pytest.raises(BadOptions):
            meaning(option, value, 4)


def test_a_file_that_was_written_is_read_back_as_it_was() -> None:
    assert BOX.files is not None
    assert BOX.files.write is not None
    for number in range(3):
        pack = random_pack(number)
        name, text = BOX.files.write("missions", pack)
        assert name == "missions.toml"
        assert BOX.files.read("missions", text) == BOX.files.read("missions", msgspec.json.encode(pack).decode())
    role = {"goal": "mole", "name": 'Zły "Nick"', "text": "ł\\š", "follows": False}
    assert BOX.files.read("blank_role", BOX.files.write("blank_role", role)[1])["name"] == 'Zły "Nick"'
    for option, text in (
        ("missions", "[1]"),
        ("blank_role", "[role"),
        ("blank_role", "[role]\nfoo = 1"),
        ("risky", ""),
    ):
        with pytest.raises(BadOptions):
            BOX.files.read(option, text)
