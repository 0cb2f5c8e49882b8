"""What missions ask for: the whole pack and the whole vocabulary; numbers are those of RULES.md."""

from __future__ import annotations

import msgspec
import pytest
from games.krecia.table import MISSION, fulfilled, play, trick

from konspira.games.krecia import pack
from konspira.games.krecia.conditions import KINDS
from konspira.games.krecia.pack import Mission

YES, NO = True, False

# mission → tricks of three, four and five cards in the order of play, + for a token, and whether they fulfil it
TRICKS = {
    "M01": [("p8 p10 y7 p12", YES), ("p7 p13 p9", YES), ("p8 p10 y6 p12", NO), ("p7 p8 p9 p10 p6", NO)],
    "M02": [("p8 p10 p7 p12", YES), ("p8 p10 p12 p7", NO), ("p8 g13 y1", YES), ("p8 p10 p12 p9 p7+", YES)],
    "M03": [("p1 g5 b9 y13", YES), ("p1 g5 b5 y13", NO), ("p5 p4 p6", NO), ("p1 p2 p3 p4 p5", YES)],
    "M04": [("p1 g5 p9", YES), ("p1 p5 g9", NO), ("p1 p5 g2 p9+", NO), ("y1 p5 g2 p9+", YES)],
    "M05": [("p1 g5 b9", YES), ("p1 g5 y9", NO), ("p1 g5+ b9", NO), ("p1 g5 b9 b2 y1", NO)],
    "M06": [("p1 g4 b9", YES), ("p1 g5 b9", NO), ("p1 g4 b8 p3", YES), ("p1 g4 b9 p3", NO), ("p1 p3 p4 p5 p7", YES)],
    "M07": [("p1 g6 b3", YES), ("p1 g7 b3", NO), ("p1 p2 p3 p4 p6", YES), ("p13 p2 p3 p4", NO)],
    "M08": [("g9 g8 g7", YES), ("g9 g8 p1", NO), ("g9 g8 g13 g1", NO), ("p9 p8+ p3 p2 p1", YES)],
    "M09": [("p13 g5 b2", YES), ("p13 g5 b5", NO), ("p9 p8 p7 p6 p5", YES), ("p1 p2 p3 p4", NO)],
    "M10": [("p1 g5 p9", NO), ("p1 p5 g9", YES), ("y1 y5 y2 y9+", YES), ("y1 y2 p3", YES)],
    "M11": [("p1 g5 b9", YES), ("p1 g5 b8", NO), ("p1 g3 b5 y13", YES), ("p1 g3 b5 y13 p2", NO)],
    "M12": [("p1 g5 b9", YES), ("p1 g9 b9", NO), ("p1 g9 b8", NO), ("p1 g5 b9 y2 p10", YES)],
    "M13": [("p4 g10 b7", YES), ("p3 g10 b7", NO), ("p4 g11 b7 p5", NO), ("p4 g10 b7 p5 p6", YES)],
    "M14": [("p8 p9 p7", YES), ("p8 p7 p9", NO), ("p8 p7+ p9 p10", YES), ("p8 p7 g1 p10 p2", NO)],
    "M15": [("p8 p9 p7", YES), ("p8 p7 g7", NO), ("p8 p7 p9 p10", NO), ("p8 p7 p6 p5 p4", YES)],
    "M16": [("p8 p9 p7", YES), ("p8 p9 g7", NO), ("g8 g9 p7+", YES), ("p8 p9+ p7 p1", NO), ("p8 p9 p7 p1 p2", YES)],
    "M17": [("p9 p8 p1", YES), ("p9 p8 p2", NO), ("p9 p8 p6 p1", YES), ("p9 p8 p6 p2", NO), ("p9 p8 p6 p2 p5", YES),
            ("p9 p8 p6 p2 g6", NO)],
    "M18": [("p1 g5 b9", YES), ("p1 g4 b9", NO), ("p1 g5 b9 p2", YES), ("p1 g5 b8 p3", NO), ("p1 p2 p3 p4 p6", YES)],
    "M19": [("p2 g4 b6", YES), ("p2 g4 b7", NO), ("p2 g4 b6 y12", YES), ("p2 g4 b6 y12 y13", NO)],
    "M20": [("p8 p7 p9", YES), ("p8 p9 p7", NO), ("p8 p7 p9 p1", YES), ("p8 p7 b1 p9 p10", YES), ("p8 p7 p9 b1", NO)],
    "M21": [("p1 g5 b9", YES), ("p5 g5 b9", NO), ("p6 g5 b9 b10", NO), ("p2 p3 p4 p5 p6", YES)],
    "M22": [("p1 g5 b9", YES), ("p1 g5 p9", NO), ("p1 g5+ b9", NO), ("p1 g5+ p9", YES), ("b1 p2 p3 p4 p5", YES)],
    "M23": [("p13 p10 p1", YES), ("p13 p9 p1", NO), ("p13 p10 p8 p1", YES), ("p13 p10 p7 p1", NO),
            ("p13 p12 p9 p5 p1", YES), ("p13 p12 p9 p4 p1", NO)],
    "M24": [("p9 p8 p1", YES), ("p10 p8 p1", NO), ("p13 b9 p1 p2", YES), ("p13 b10 p1 p2 p3", NO)],
    "R1": [("p1 g5 b9+", YES), ("p1 g5+ b9", NO), ("p1 g5 b9+ p2", YES), ("p1 g5+ b9 p2+ p3+", NO)],
    "R2": [("p1 g5+ b9+", YES), ("p1 g5 b9+", NO), ("p1 g5+ b9 p2+", YES), ("p1 g5+ b9 p2 p3", NO)],
    "R3": [("p1 g5 b9+", YES), ("p1 g5+ b9", NO), ("p1 g10+ b9+", NO), ("p1 p2 p3 g4+", YES), ("p1 p2 p3 p4 g5", NO)],
    "R4": [("p1 g5+ b9+", YES), ("p1 g5+ b9", NO), ("p1 g5+ b9+ p2+", YES), ("p1 g5+ b9+ p2+ p3", NO)],
}  # fmt: skip


@pytest.mark.parametrize(("mission", "cards", "success"), [(m, *one) for m, tricks in TRICKS.items() for one in tricks])
def test_16_every_mission_of_the_pack(mission: str, cards: str, success: bool) -> None:
    assert fulfilled(mission, cards) is success


def test_16_every_mission_was_tried() -> None:
    assert set(TRICKS) == set(MISSION)
    assert all({success for _, success in tricks} == {YES, NO} for tricks in TRICKS.values())


def succeeds(condition: dict, cards: str) -> bool:
    """Does a trick fulfil a mission that asks for this, with yellow as trump?"""
    names = cards.split()
    missions = list(msgspec.to_builtins(pack.default()))
    missions[0] |= {"trump": "yellow", "conditions": [condition]}
    t = trick(*[name.rstrip("+") for name in names], mission="M01", missions=missions)
    t.free = 31
    return bool(play(t, cards).fulfilled & 1)


@pytest.mark.parametrize(
    ("condition", "good", "bad"),
    [
        ({"kind": "no_values", "cards": "all", "low": 6, "high": 8}, "p5 p9 g1", "p5 p7 g1"),
        ({"kind": "no_values", "cards": "first", "low": 6, "high": 8}, "p5 p7 g6", "p6 p9 g1"),
        ({"kind": "trump", "cards": "last"}, "p5 p7 g6+", "y5 p7 g6"),
        ({"kind": "trump", "cards": "winner"}, "p5 y1 p7", "p5 p7 g6"),
        ({"kind": "trump", "cards": "not_first"}, "p5 y1 p7+", "p5 y1 p7"),
        ({"kind": "token", "cards": "winner"}, "p5 p7+ p8", "p5 p7 p8"),
        ({"kind": "parity", "cards": "second", "parity": "even"}, "p5 p8 p7", "p8 p5 p4"),
        ({"kind": "values", "cards": "middle", "low": 3, "high": 4}, "p9 p3 p4 p10", "p9 p3 p5 p10"),
        ({"kind": "highest", "cards": "middle"}, "p5 p9 p8 p7", "p5 p9 p7 p7"),
        ({"kind": "highest", "cards": "middle"}, "p5 p9 p8", "p9 p9 p8"),
        ({"kind": "lowest", "cards": "middle"}, "p5 p2 p1 p4 p3", "p5 p2 p3 p4 p1"),
        ({"kind": "colour", "cards": "first", "colour": "green"}, "g5 p9 p8", "p9 g9 p8"),
        ({"kind": "colour", "cards": "not_first", "colour": "yellow"}, "p5 y9 p8+", "y9 y8 p8"),
        ({"kind": "how_many", "of": "pink", "low": 0, "high": 0}, "g5 p9+ b8", "g5 p9 b8"),
        ({"kind": "how_many", "of": "even", "low": 2, "high": 2}, "g4 p9 b8", "g4 p8 b8"),
        ({"kind": "how_many", "of": "odd", "low": 2, "high": 5}, "g5 p9 b8", "g4 p9 b8"),
        ({"kind": "how_many", "of": "high", "low": 1, "high": 2}, "g7 p6 b1", "g6 p6 b1"),
        ({"kind": "how_many", "of": "low", "low": 1, "high": 2}, "g7 p6 b1", "g7 p7 b13"),
        ({"kind": "count_values", "first": 3, "last": 5, "low": 1, "high": 1}, "g3 p6 b1", "g3 p5 b1"),
        ({"kind": "same_parity"}, "g3 p5 b1", "g3 p5 b2"),
        ({"kind": "same_parity"}, "g2 p4 b12", "g2 p5 b2"),
        ({"kind": "spread", "most": 3}, "g2 p4 b5", "g2 p4 b6"),
        ({"kind": "not", "of": {"kind": "rising"}}, "g5 p4 b6", "g2 p4 b6"),
        ({"kind": "and", "of": [{"kind": "rising"}, {"kind": "same_parity"}]}, "g2 p4 b6", "g2 p5 b6"),
        ({"kind": "or", "of": [{"kind": "rising"}, {"kind": "same_parity"}]}, "g2 p5 b6", "g2 p5 b4"),
        ({"kind": "exactly_one", "of": [{"kind": "rising"}, {"kind": "same_parity"}]}, "g2 p5 b6", "g2 p4 b6"),
        ({"kind": "highest", "cards": "second"}, "p5 p7 g6", "p5 p7 g7"),
        ({"kind": "lowest", "cards": "third"}, "p5 p7 g4", "p5 g5 p6"),
        ({"kind": "colours", "low": 3, "high": 4}, "p5 g7 b4", "p5 g5 p6"),
        ({"kind": "colours", "low": 2, "high": 2}, "p5 g7 p4", "p5 g5 b6"),
        ({"kind": "trumps", "low": 2, "high": 3}, "y5 y7 p4", "y5 g5 b6"),
        ({"kind": "tokens", "low": 0, "high": 0}, "y5 y7 p4", "y5 g5+ b6"),
        ({"kind": "tokens", "low": 1, "high": 1}, "y5 y7+ p4", "y5 g5+ b6+"),
        ({"kind": "sum_at_most", "limits": [10, 11, 12]}, "p5 p4 g1", "p5 p4 g2"),
        ({"kind": "sum_at_least", "limits": [10, 11, 12]}, "p5 p4 g1 g2", "p3 p4 g1 b1"),
    ],
)  # fmt: skip
def test_16_the_rest_of_the_vocabulary(condition: dict, good: str, bad: str) -> None:
    assert succeeds(condition, good)
    assert not succeeds(condition, bad)


def test_16_1_of_two_conditions_both_must_hold() -> None:
    """R3 asks for a token on the last card, and that it takes the trick."""
    assert fulfilled("R3", "p1 p2 p3+")
    assert not fulfilled("R3", "p1 g9+ p3+")
    assert not fulfilled("R3", "p1 p2 p3")


def test_16_every_kind_of_condition_is_in_the_vocabulary() -> None:
    kinds = {one["conditions"][0]["kind"] for one in msgspec.to_builtins(pack.default())}
    assert kinds <= {kind.__struct_config__.tag for kind in KINDS[1:]}
    assert len(KINDS) == 26


def test_1_2_every_mission_says_where_it_comes_from() -> None:
    missions: tuple[Mission, ...] = pack.default()
    assert [m.id for m in missions if m.provenance == "official"] == ["M01"]
    assert all(m.source for m in missions if m.provenance != "reconstructed")
    assert sum(m.risky for m in missions) == 4
    assert len(missions) == 28
    assert {(m.id, m.trump) for m in missions} >= {("M01", "yellow"), ("M19", "blue")}
