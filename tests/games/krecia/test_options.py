"""What can be agreed on before Krecia robota: which roles go together, packs of missions; numbers as in RULES.md."""

from __future__ import annotations

import itertools
from pathlib import Path

import msgspec
import pytest
from games.krecia.table import fresh, members, options, play, trick, view

import konspira
from konspira.games.krecia import BOX, pack
from konspira.games.krecia.options import BLANKS, PRESETS, Special
from konspira.games.krecia.pack import Mission
from konspira.games.krecia.roles import Role
from konspira.kernel.box import BadOptions

SPECIAL = Special.__args__
OPEN = {"wired", "accomplice"}
NEUTRAL = {"decoy", "accomplice", "shady"}


@pytest.mark.parametrize("two", list(itertools.combinations(SPECIAL, 2)), ids="+".join)
@pytest.mark.parametrize("seats", [4, 5])
def test_9_1_ruling_36_which_roles_go_together(two: tuple[str, str], seats: int) -> None:
    if set(two) <= OPEN:
        with pytest.raises(BadOptions, match="both start revealed"):
            options(seats, roles=two)
    elif set(two) <= NEUTRAL:
        with pytest.raises(BadOptions, match="both are neutral"):
            options(seats, roles=two)
    else:
        assert options(seats, roles=two)


def test_9_1_at_most_two_special_roles_the_blank_one_counted() -> None:
    with pytest.raises(BadOptions, match="at most two"):
        options(5, roles=["wired", "sleeper", "paranoid"])
    with pytest.raises(BadOptions, match="at most two"):
        options(5, roles=["wired", "sleeper"], blank_role={"goal": "mole"})
    with pytest.raises(BadOptions, match="only one card of sleeper"):
        options(5, roles=["sleeper", "sleeper"])


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("settings", [{"roles": ["sleeper"]}, {"blank_role": {}}])
def test_9_special_roles_are_for_four_and_five(seats: int, settings: dict) -> None:
    with pytest.raises(BadOptions, match="4 or 5 seats"):
        options(seats, **settings)


def test_9_1_the_blank_role_is_held_to_the_same_combinations() -> None:
    with pytest.raises(BadOptions, match="decoy and blank do not go together: both are neutral"):
        options(4, roles=["decoy"], blank_role={"goal": "right_loses"})
    with pytest.raises(BadOptions, match="wired and blank do not go together: both start revealed"):
        options(4, roles=["wired"], blank_role={"open": True})


def test_9_1_the_four_recommended_pairs_are_presets() -> None:
    assert {frozenset(one["roles"]) for one in PRESETS.values()} == {
        frozenset({"sleeper", "paranoid"}),
        frozenset({"daredevil", "shady"}),
        frozenset({"accomplice", "professor_no"}),
        frozenset({"shady", "sleeper"}),
    }
    for one in PRESETS.values():
        assert options(4, **one)
        assert options(5, **one)


@pytest.mark.parametrize(
    ("blank", "reason"),
    [
        ({"goal": "partner"}, "needs open true"),
        ({"token_limit": 1}, "needs open true"),
        ({"holds_tokens": False}, "needs open true"),
        ({"open": True, "on_reveal": "agents_win"}, "need open false"),
        ({"open": True, "goal_revealed": "mole"}, "need open false"),
        ({"sought": True}, "belong to the mole's place"),
        ({"last_hidden": True}, "belong to the mole's place"),
    ],
)
def test_10_2_a_blank_role_that_would_betray_itself_is_refused(blank: dict, reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        options(4, blank_role=blank)


@pytest.mark.parametrize(
    "blank", [{"goal": "glory"}, {"votes": 3}, {"token_limit": -1, "open": True}, {"colour": "red"}]
)
def test_10_1_only_words_of_the_vocabulary(blank: dict) -> None:
    with pytest.raises(BadOptions):
        options(4, blank_role=blank)


def test_10_the_blank_roles_of_the_sweep_use_the_whole_vocabulary() -> None:
    words = {word for blank in BLANKS for word in blank}
    assert words == set(Role.__struct_fields__) - {"sought", "last_hidden"}


def test_5_4_risky_missions_need_raising() -> None:
    """Ruling 14."""
    with pytest.raises(BadOptions, match="need raising"):
        options(4, raising=False, risky=True)
    with pytest.raises(BadOptions, match="need raising"):
        options(4, raising=False, roles=["daredevil"])


def test_9_12_an_open_role_seat_needs_such_a_role() -> None:
    with pytest.raises(BadOptions, match="none of the roles in play starts revealed"):
        options(4, open_role_seat=1, roles=["sleeper"])
    with pytest.raises(BadOptions, match="seats are 0 to 3"):
        options(4, open_role_seat=4, roles=["wired"])


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_seats(seats: int) -> None:
    with pytest.raises(BadOptions, match="2 to 5 seats"):
        BOX.options_row(seats)


# -- packs of missions ------------------------------------------------------------------------------

CARD = """
[[mission]]
id = "{id}"
trump = "green"
conditions = [{{ kind = "values", cards = "all", low = 1, high = 13 }}]
provenance = "official"
"""
OWN = "".join(CARD.format(id=f"A{number}") for number in range(24))


def test_1_2_an_owner_s_pack_is_played_without_compiling_anything_anew(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(OWN)
    missions = msgspec.to_builtins(pack.load(path))
    t = play(trick("p9", "p2", "p3", "g4", missions=missions, mission="M01"), "p9 p2 p3 g4")
    assert t.won[0] == 3  # green is trump on all of them
    assert t.fulfilled == 1  # and all of them ask for nothing


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
        (('trump = "green"', 'trump = "purple"'), "A0.*purple"),
        (('kind = "values"', 'kind = "magic"'), "A0.*magic"),
        (('cards = "all"', 'cards = "some"'), "A0.*some"),
        (("low = 1", "low = 0"), "A0.*>= 1"),
        (("low = 1, ", ""), "A0.*missing required field `low`"),
        (('provenance = "official"', ""), "A0.*provenance"),
        (('provenance = "official"', 'provenance = "official"\nfoo = 1'), "A0.*foo"),
        (("high = 13", "high = 13, high = 12"), "not TOML"),
        (("low = 1, high = 13", "low = 9, high = 3"), "A0: nothing is from 9 to 3"),
    ],
)
def test_1_2_a_bad_pack_is_refused_with_the_card_and_the_reason(change: tuple[str, str], told: str) -> None:
    with pytest.raises(BadOptions, match=told):
        pack.read(OWN.replace(*change, 1))


def test_1_2_a_pack_has_no_card_twice_and_not_too_many() -> None:
    with pytest.raises(BadOptions, match="A3 comes twice"):
        pack.read(OWN + CARD.format(id="A3"))
    with pytest.raises(BadOptions, match="1 to 28 missions, not 29"):
        pack.read(OWN + "".join(CARD.format(id=f"B{number}") for number in range(5)))
    with pytest.raises(BadOptions, match="list of"):
        pack.read("mission = 3")


def test_1_2_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match=r"none\.toml cannot be read"):
        pack.load(tmp_path / "none.toml")
    (tmp_path / "bad.toml").write_text("[[mission]]\nid = 'X'")
    with pytest.raises(BadOptions, match=r"bad\.toml: mission X"):
        pack.load(tmp_path / "bad.toml")


def test_3_4_a_pack_too_small_for_the_game_is_refused() -> None:
    few = list(msgspec.to_builtins(pack.default()))[:20]
    assert options(4, missions=few)
    with pytest.raises(BadOptions, match="3 seats draw 22 missions in a game, and only 20"):
        options(3, missions=few)


def test_11_1_a_pack_without_risky_missions_cannot_be_risky() -> None:
    plain = list(msgspec.to_builtins(pack.default()))[:24]
    with pytest.raises(BadOptions, match="no risky missions"):
        options(4, missions=plain, risky=True)


def test_16_1_a_mission_has_one_or_two_conditions() -> None:
    rising = {"kind": "rising"}
    for conditions in ([], [rising] * 3):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"id": "X", "trump": "blue", "conditions": conditions, "provenance": "official"}, Mission)


def test_every_variant_can_be_laid_and_the_first_is_the_base_game() -> None:
    for seats in BOX.seats:
        assert BOX.variants(seats)[0] == {}
        for settings in BOX.variants(seats):
            t = fresh(seats, **settings)
            assert len(members(t.hand[0])) == t.options.hand
            assert view(t, -1).hand[0] == 0
