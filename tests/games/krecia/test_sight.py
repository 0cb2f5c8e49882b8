"""What a seat of Krecia robota knows, with a perfect memory; numbers are those of RULES.md."""

from __future__ import annotations

import numpy as np
import pytest
from games.krecia.every_world import bits, key, members
from promises import settings_of

from konspira.boxes.backend import compiled
from konspira.games.krecia import BOX
from konspira.games.krecia.pieces import CHOOSING, EMPTY, LARRY, LARRYS, OVER
from konspira.games.krecia.roles import UNKNOWN

backend = compiled(BOX)


def moments(seats: int, settings: dict, seed: int):
    """A random game, moment by moment."""
    chance = np.random.default_rng(seed)
    table = BOX.table.new()
    table[0]["rng"] = seed + 1
    backend.start(table, BOX.options_row(seats, settings))
    yield table
    while not backend.over(table):
        seat = int(chance.choice(members(backend.actors(table))))
        backend.step(table, seat, backend.pick(table, seat, int(chance.integers(backend.count(table, seat)))))
        yield table


def seen_by(table: np.ndarray, seat: int) -> np.void:
    view = BOX.view.new()
    backend.look(table, seat, view)
    return view[0]


@pytest.mark.parametrize(("seats", "settings"), settings_of(BOX)[::7])
def test_13_1_of_hands_and_votes_a_seat_sees_only_its_own(seats: int, settings: dict) -> None:
    for table in moments(seats, settings, 3):
        for seat in range(-1, seats):
            v = seen_by(table, seat)
            if v["phase"] != OVER:
                for other in range(5):
                    if other == seat:
                        assert v["hand"][other] == table[0]["hand"][other]
                    else:
                        assert (v["hand"][other], v["vote"][other]) == (0, EMPTY)
                assert (v["stock"], v["unseen"]) == (0, 0)


@pytest.mark.parametrize(("seats", "settings"), settings_of(BOX)[::7])
def test_13_1_every_card_ever_played_stays_in_the_view(seats: int, settings: dict) -> None:
    played: list[tuple[int, int, int]] = []
    for table in moments(seats, settings, 4):
        t = table[0]
        now = [(k, i, int(t["card"][k, i])) for k in range(11) for i in range(5) if t["card"][k, i] != EMPTY]
        assert now[: len(played)] == played
        played = now
        for seat in range(-1, seats):
            v = seen_by(table, seat)
            assert np.array_equal(v["card"], t["card"])
            assert np.array_equal(v["raised"], t["raised"])
            assert np.array_equal(v["led"], t["led"])


def test_13_1_the_missions_i_drew_stay_in_my_view_only() -> None:
    for table in moments(4, {}, 5):
        t = table[0]
        for seat in range(-1, 4):
            v = seen_by(table, seat)
            if v["phase"] == OVER:
                assert np.array_equal(v["unchosen"], t["unchosen"])
                continue
            mine = [t["unchosen"][k] if t["led"][k] == seat else EMPTY for k in range(11)]
            assert v["unchosen"].tolist() == mine
            drawn = t["drawn"].tolist() if t["phase"] == CHOOSING and t["leader"] == seat else [EMPTY, EMPTY]
            assert v["drawn"].tolist() == drawn


def test_13_1_roles_are_known_when_mine_or_revealed_or_my_partner_s() -> None:
    for table in moments(5, {"roles": ["accomplice"]}, 6):
        t = table[0]
        accomplice = t["role"].tolist().index(6)
        for seat in range(-1, 5):
            v = seen_by(table, seat)
            for place in range(5):
                knows = place == seat or t["revealed"] >> place & 1 or t["phase"] == OVER
                knows = knows or (seat == accomplice and place == t["partner"])
                assert v["role"][place] == (t["role"][place] if knows else UNKNOWN)


def test_13_2_larry_s_cards_are_known_to_whoever_handled_them() -> None:
    handed_over = 0
    for seed in range(8):
        for table in moments(2, {}, seed):
            t = table[0]
            if t["phase"] == OVER:
                continue
            for seat in range(-1, 2):
                v = seen_by(table, seat)
                for k in range(11):
                    mine = seat >= 0 and t["led"][k] == 1 - seat
                    assert v["out"][k] == (t["out"][k] if mine else EMPTY)
                    if not mine and v["top"][k] != EMPTY:
                        handed_over += 1
                        assert t["led"][k + 1] == 1 - seat  # drawn by the next controller
                looking = t["phase"] == LARRYS and t["turn"] == seat
                assert v["three"] == (t["three"] if looking else 0)
                if looking and t["trick"] > 0:
                    assert v["three"] >> v["top"][t["trick"] - 1] & 1
    assert handed_over > 20


def test_13_4_when_it_is_over_everything_is_open() -> None:
    for seats in BOX.seats:
        *_, table = moments(seats, {}, 8)
        t = table[0]
        for seat in range(-1, seats):
            v = seen_by(table, seat)
            for field in ("role", "hand", "vote", "unchosen", "top", "out", "stock", "unseen"):
                assert np.array_equal(v[field], t[field]), field


def test_12_1_larry_has_no_hand_and_his_role_is_open_at_the_end_only() -> None:
    for table in moments(2, {}, 9):
        for seat in range(2):
            v = seen_by(table, seat)
            shown = v["phase"] == OVER or table[0]["revealed"] >> LARRY & 1
            assert (v["role"][LARRY] != UNKNOWN) == shown
            assert v["hand"][LARRY] == 0


def test_keys_leave_out_what_lies_between_fields() -> None:
    one, other = BOX.table.new(), BOX.table.new()
    other.view(np.uint8)[:] = 255
    for name in BOX.table.dtype.names:
        other[name] = one[name]
    assert key(one) == key(other)
    other[0]["stock"] = bits([3])
    assert key(one) != key(other)
