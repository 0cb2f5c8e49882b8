"""Packs of missions: an owner's file, what is wrong with one, and what a mission may ask; numbers as in RULES.md."""

from __future__ import annotations

import re

import msgspec
import pytest
from games.krecia.table import options, play, trick

import konspira
from konspira.boxes.box import BadOptions
from konspira.games.krecia import BOX, files, pack, wording
from konspira.games.krecia.pack import Mission, Words
from konspira.games.krecia.roles import Name, Text
from konspira.speech import LANGUAGES, say, why

CARD = """
[[mission]]
id = "{id}"
trump = "green"
conditions = [{{ kind = "values", cards = "all", low = 1, high = 13 }}]
provenance = "official"
"""
OWN = "".join(CARD.format(id=f"A{number}") for number in range(24))


def test_1_2_an_owner_s_pack_is_played_without_compiling_anything_anew() -> None:
    missions = files.read("missions", OWN)
    t = play(trick("p9", "p2", "p3", "g4", missions=missions, mission="M01"), "p9 p2 p3 g4")
    assert t.won[0] == 3  # green is trump on all of them
    assert t.fulfilled == 1  # and all of them ask for nothing


@pytest.mark.parametrize("language", LANGUAGES)
def test_10_3_17_2_the_players_rules_say_how_long_a_text_may_be(language: str) -> None:
    page = (BOX.folder / f"rules.{language}.md").read_text(encoding="utf-8")
    roles, cards = (re.search(rf"^{number} .*", page, re.MULTILINE)[0] for number in (r"10\.3", r"17\.2"))
    asked = {field.name: field.type for field in msgspec.inspect.type_info(Mission).fields}
    for text in (Name, Text):
        assert str(text.__metadata__[0].max_length) in re.findall(r"\d+", roles)
    for limit in (asked["id"].min_length, asked["id"].max_length, Words.__metadata__[0].max_length):
        assert str(limit) in re.findall(r"\d+", cards)
    assert {"`id`", "`trump`", "`conditions`", "`words`", "`hint`", "`risky`", "`provenance`", "`source`"} == {
        f"`{name}`" for name in asked if f"`{name}`" in cards
    }
    assert all(f"`{one}`" in cards for one in asked["provenance"].values)


def test_1_2_the_pack_that_comes_with_the_game_is_a_file_to_start_from() -> None:
    assert files.read("missions", files.template("missions")) == msgspec.to_builtins(pack.default())
    with pytest.raises(BadOptions):
        files.read("roles", OWN)


def test_1_2_a_card_that_says_nothing_of_where_it_comes_from_is_from_the_owner_s_copy() -> None:
    missions = files.read("missions", OWN.replace('provenance = "official"\n', ""))
    match = konspira.open("krecia", seats=4, options={"missions": missions})
    told = [news for news in wording.board(match.turn(match.actors[0]).view) if news.id == "krecia-drawn"]
    assert "from your own copy" in say(BOX, told[0], "en")


def test_1_2_the_missions_of_a_match_are_in_its_table_and_its_journal() -> None:
    missions = msgspec.json.decode(msgspec.json.encode(pack.read(OWN)))
    match = konspira.open("krecia", seats=4, options={"missions": missions})
    header = msgspec.json.decode(match.journal.text.splitlines()[0])
    assert header["options"]["missions"] == missions
    assert set(match.turn(0).view.options.trump[:24]) == {2}
    default = msgspec.json.decode(konspira.open("krecia", seats=4).journal.text.splitlines()[0])
    assert len(default["options"]["missions"]) == 28


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (('id = "A0"', "id = 7"), "Mission #1: id is a text in quotation marks, 1 to 12 characters long."),
        (('trump = "green"', 'trump = "purple"'), "Mission A0: trump can be blue, green, pink, yellow."),
        (('trump = "green"', ""), "Mission A0: trump is missing."),
        (('kind = "values"', 'kind = "magic"'), "Mission A0: kind can be values, no_values, parity, "),
        (('kind = "values", ', ""), "Mission A0: kind can be values, "),
        (('cards = "all"', 'cards = "some"'), "Mission A0: cards can be all, first, last, middle, not_first, "),
        (("low = 1", "low = 0"), "Mission A0: low is a whole number from 1 to 13."),
        (("low = 1", "low = true"), "Mission A0: low is a whole number from 1 to 13."),
        (("low = 1, ", ""), "Mission A0: low is missing."),
        (
            ("low = 1, ", "low = 1, lower = 2, "),
            "Mission A0: lower is not known here; there are kind, cards, low, high.",
        ),
        (('provenance = "official"', 'provenance = "mine"'), "Mission A0: provenance can be attested, official, own, "),
        (
            ('provenance = "official"', "foo = 1"),
            "Mission A0: foo is not known here; there are id, trump, conditions, ",
        ),
        (('provenance = "official"', "risky = 1"), "Mission A0: risky is true or false."),
        (('provenance = "official"', "source = 1"), "Mission A0: source is a text in quotation marks."),
        (("conditions = [", "conditions = [] #"), "Mission A0: it has either conditions, or words that "),
        (("conditions = [", 'words = "x"\nhint = 3 #'), "Mission A0: hint is a list of 0 to 2 conditions."),
        (("conditions = [", 'words = "a\\u0007" #'), "Mission A0: its words hold characters that cannot be shown"),
        (
            ("conditions = [", 'conditions = [{ kind = "and", of = [{ kind = "rising" }] }] #'),
            "Mission A0: of is a list of 2 to 3 conditions.",
        ),
        (
            ("conditions = [", 'conditions = [{ kind = "not", of = { kind = "spread", most = 13 } }] #'),
            "Mission A0: most is a whole number from 0 to 12.",
        ),
        (
            (
                "conditions = [",
                "conditions = [" + '{ kind = "not", of = ' * 4 + '{ kind = "rising" }' + " }" * 4 + "] #",
            ),
            "Mission A0: a condition is put together at most 3 deep, of at most 9 parts.",
        ),
        (("conditions = [", 'conditions = ["rising"] #'), "Mission A0: kind can be values, "),
        (
            ("conditions = [", 'conditions = [{ kind = "sum_at_most", limits = [9, 9] }] #'),
            "Mission A0: limits are three whole numbers, for tricks of three, four and five cards (3–39, 4–52, 5–65).",
        ),
        (("high = 13", "high = 13, high = 12"), "This is not TOML: see line 5."),
        (("[[mission]]", "[["), "This is not TOML: see line 2."),
        (("low = 1, high = 13", "low = 9, high = 3"), "Mission A0: nothing is from 9 to 3; low comes first."),
    ],
)
def test_1_2_a_bad_pack_is_refused_with_the_card_and_the_reason(change: tuple[str, str], told: str) -> None:
    assert OWN.replace(*change, 1) != OWN
    with pytest.raises(BadOptions, match=re.escape(told)) as refused:
        files.read("missions", OWN.replace(*change, 1))
    for language in LANGUAGES:
        assert why(BOX, refused.value, language)


def test_1_2_a_pack_has_no_card_twice_and_not_too_many() -> None:
    with pytest.raises(BadOptions, match="A3 comes twice"):
        pack.read(OWN + CARD.format(id="A3"))
    with pytest.raises(BadOptions, match="1 to 28 missions, not 29"):
        pack.read(OWN + "".join(CARD.format(id=f"B{number}") for number in range(5)))
    with pytest.raises(BadOptions, match="A pack is a list of missions"):
        pack.read("mission = 3")
    with pytest.raises(BadOptions, match="the file ends too early"):
        pack.read('mission = """')


def test_3_4_a_pack_too_small_for_the_game_is_refused() -> None:
    few = list(msgspec.to_builtins(pack.default()))[:20]
    assert options(4, missions=few)
    with pytest.raises(BadOptions, match="With 3 players a game draws 22 missions; the deck has 20"):
        options(3, missions=few)


def test_11_1_a_pack_without_risky_missions_cannot_be_risky() -> None:
    plain = list(msgspec.to_builtins(pack.default()))[:24]
    with pytest.raises(BadOptions, match="no risky missions"):
        options(4, missions=plain, risky=True)


def test_16_1_a_mission_has_one_or_two_conditions() -> None:
    card = {"id": "X", "trump": "blue", "provenance": "official"}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(card | {"conditions": [{"kind": "rising"}] * 3}, Mission)
    with pytest.raises(BadOptions, match="either conditions, or words"):
        pack.check((msgspec.convert(card, Mission),))


def test_16_7_a_pack_has_room_for_48_parts() -> None:
    deep = {"kind": "and", "of": [{"kind": "not", "of": {"kind": "rising"}}, {"kind": "falling"}]}
    cards = [{"id": f"X{number}", "trump": "blue", "conditions": [deep]} for number in range(13)]
    assert pack.read_cards(cards[:12])
    with pytest.raises(BadOptions, match="put together of 52 parts; there is room for 48"):
        pack.read_cards(cards)
    with pytest.raises(BadOptions, match="a hint goes with words only"):
        pack.read_cards([cards[0] | {"hint": [deep]}])


def test_16_7_conditions_nested_beyond_all_measure_are_refused_in_words() -> None:
    deep: dict = {"kind": "rising"}
    for _ in range(5_000):
        deep = {"kind": "not", "of": deep}
    with pytest.raises(BadOptions, match="nested far too deep"):
        pack.read_cards([{"id": "X", "trump": "blue", "conditions": [deep]}])
    with pytest.raises(BadOptions, match="nested too deep"):
        BOX.read_options({"missions": [{"id": "X", "trump": "blue", "conditions": [deep]}]})
