"""How the table of Krecia robota is laid, and the mission before each trick; numbers are those of RULES.md."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from games.krecia.table import ask, card, choose, draw, fresh, hand, may, members, options, play, tokens, trick, view

from konspira.boxes.backend import compiled
from konspira.games.krecia import BOX, deal, invariants, rules
from konspira.games.krecia.options import NUMBERS
from konspira.games.krecia.pieces import ACTIONS, CHOOSE, CHOOSING, EMPTY, PLAYING
from konspira.games.krecia.roles import NAMES, UNKNOWN
from konspira.play.series import Series


def roles_of(t) -> Counter:
    return Counter(NAMES[t.role[place]] for place in range(t.options.places))


@pytest.mark.parametrize(("seats", "cards", "left"), [(3, 13, 13), (4, 12, 4), (5, 10, 2)])
def test_2_3_the_cards_are_dealt_and_the_rest_goes_away(seats: int, cards: int, left: int) -> None:
    t = fresh(seats)
    assert [len(members(t.hand[seat])) for seat in range(seats)] == [cards] * seats
    assert len(members(t.stock)) == left
    assert ask(invariants.conserved)(t)


def test_2_1_the_numbers_of_the_help_cards() -> None:
    assert {seats: row for seats, row in NUMBERS.items() if seats > 2} == {
        3: (13, 11, 9, 6),
        4: (12, 10, 7, 5),
        5: (10, 9, 6, 4),
    }
    assert [hand - tricks for hand, tricks, _, _ in NUMBERS.values()] == [1, 2, 2, 1]


def test_2_2_the_example_of_page_2_four_seats_have_three_agents_and_one_mole() -> None:
    assert roles_of(fresh(4)) == {"agent": 3, "mole": 1}


def test_2_2_any_seat_may_be_the_mole_and_sees_only_its_own_role() -> None:
    moles = set()
    for seed in range(40):
        t = fresh(4, seed)
        moles.add(next(seat for seat in range(4) if NAMES[t.role[seat]] == "mole"))
        assert [view(t, 2).role[seat] != UNKNOWN for seat in range(4)] == [False, False, True, False]
    assert moles == {0, 1, 2, 3}


def test_2_4_one_token_each_and_the_rest_in_the_pool() -> None:
    t = fresh(5)
    assert tokens(t) == [1] * 5
    assert t.pool == 9


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_1_3_ruling_11_the_pool_is_empty_exactly_after_the_last_trick(seats: int) -> None:
    """Ruling 11: tokens at the start and one a trick make fourteen."""
    t = fresh(seats)
    assert t.pool == t.options.tricks


def test_2_5_twenty_four_missions_and_no_risky_ones() -> None:
    t = fresh(4)
    assert len(members(t.options.pile)) == 24
    assert t.options.pile & t.options.risky == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_3_4_ruling_16_the_missions_cannot_run_out(seats: int) -> None:
    t = fresh(seats)
    assert 2 * t.options.tricks <= len(members(t.options.pile))


def test_2_6_ruling_27_the_seat_after_the_dealer_leads_first() -> None:
    for dealer in range(4):
        t = fresh(4, dealer=dealer)
        assert (t.dealer, t.leader, t.turn) == (dealer, (dealer + 1) % 4, (dealer + 1) % 4)
    assert {fresh(4, seed).dealer for seed in range(40)} == {0, 1, 2, 3}


def test_3_1_ruling_22_only_the_leader_sees_the_two_missions() -> None:
    t = fresh(4, dealer=3)
    assert t.phase == CHOOSING
    assert [view(t, 0).drawn[i] for i in range(2)] == [t.drawn[i] for i in range(2)]
    for seat in (-1, 1, 2, 3):
        assert [view(t, seat).drawn[i] for i in range(2)] == [EMPTY, EMPTY]


def test_3_1_ruling_22_the_other_mission_goes_away_and_only_its_leader_remembers_it() -> None:
    t = choose(draw(fresh(4, dealer=3), "M01", "M05"), "M05")
    assert (t.mission[0], t.unchosen[0]) == (4, 0)
    assert t.phase == PLAYING
    assert [view(t, seat).unchosen[0] for seat in (-1, 0, 1, 2, 3)] == [EMPTY, 0, EMPTY, EMPTY, EMPTY]
    assert [view(t, seat).mission[0] for seat in (-1, 0, 1, 2, 3)] == [4] * 5
    assert not t.unseen & (1 << 4 | 1 << 0)


def test_3_1_only_one_of_the_two_drawn_may_be_chosen() -> None:
    t = draw(fresh(4, dealer=3), "M01", "M05")
    assert [a for a in range(ACTIONS) if ask(rules.legal)(t, 0, a)] == [CHOOSE + 0, CHOOSE + 4]


def test_3_3_ruling_23_the_hand_is_known_when_choosing_and_any_colour_may_be_led() -> None:
    t = fresh(4, dealer=3)
    assert view(t, 0).hand[0] == t.hand[0]
    t = trick("y1 p1 g1 b1", "y2", "y3", "y4", mission="M01", who="agent mole agent agent")
    assert all(may(t, name) for name in ("y1", "p1", "g1", "b1"))


def test_1_1_fifty_two_cards_of_thirteen_values_in_four_colours() -> None:
    assert options().deck == (1 << 52) - 1
    assert hand("y1 y13 p1 b13") == 1 | 1 << 12 | 1 << 13 | 1 << 51
    assert card("g7") == 32


def test_11_1_the_four_risky_missions_are_shuffled_in() -> None:
    t = fresh(4, risky=True)
    assert len(members(t.options.pile)) == 28
    assert len(members(t.options.risky)) == 4


def test_11_2_ruling_24_a_risky_mission_must_be_chosen() -> None:
    t = draw(fresh(4, dealer=3, risky=True), "M01", "R2")
    assert ask(rules.count)(t, 0) == 1
    assert not ask(rules.legal)(t, 0, CHOOSE + 0)
    assert choose(t, "R2").mission[0] == 25


def test_11_2_ruling_24_of_two_risky_missions_either_may_be_chosen() -> None:
    t = draw(fresh(4, dealer=3, risky=True), "R1", "R4")
    assert ask(rules.count)(t, 0) == 2


def test_11_2_a_risky_mission_that_nobody_can_fulfil_must_be_chosen_too() -> None:
    """Ruling 25."""
    t = draw(fresh(4, dealer=3, risky=True), "M01", "R4")
    for seat in range(4):
        t.pool += t.tokens[seat]
        t.tokens[seat] = 0
    assert not ask(rules.legal)(t, 0, CHOOSE + 0)


def test_15_1_ruling_27_the_first_leader_deals_next() -> None:
    series = Series("krecia", seats=4, options={"dealer": 2})
    match = series.open()
    assert match.turn(0).view.leader == 3
    chance = random.Random(3)
    while match.outcome is None:
        seat = match.actors[0]
        match.act(seat, chance.choice(match.turn(seat).legal))
    series.close(match)
    following = series.open().turn(0).view
    assert (following.dealer, following.leader) == (3, 0)


def test_1_nothing_is_made_or_lost_and_tampering_is_noticed() -> None:
    t = trick("y1 p1", "y2 p2", "y3 p3", "y4 p4")
    assert ask(invariants.conserved)(t)
    play(t, "y1 y2+ y3")
    assert ask(invariants.conserved)(t)
    for spoil in ("pool", "stock", "unseen"):
        kept = getattr(t, spoil)
        setattr(t, spoil, kept - 1)
        assert not ask(invariants.conserved)(t), spoil
        setattr(t, spoil, kept)


def test_compiled_and_interpreted_rules_deal_the_same_table() -> None:
    row = BOX.table.new()
    row[0]["rng"] = 11
    compiled(BOX).start(row, BOX.options_row(5, {"roles": ["accomplice"]}))
    t = fresh(5, 11, roles=["accomplice"])
    again = BOX.table.new()
    t.store(again)
    assert row.tobytes() == again.tobytes()
    assert ask(deal.who_names_a_partner)(t) == t.turn
