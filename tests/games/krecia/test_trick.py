"""Tricks and raising in Krecia robota; numbers are those of RULES.md."""

from __future__ import annotations

from games.krecia.table import act, ask, card, fresh, hand, may, members, play, tokens, trick, view

from konspira.games.krecia import rules
from konspira.games.krecia.pieces import CHOOSE, CHOOSING, RAISE, View
from konspira.games.krecia.trick import playable

AGENTS_FIRST = "agent agent agent mole"


def test_4_1_play_goes_clockwise_from_the_leader() -> None:
    t = trick("y1", "y2", "y3", "y4", leader=2)
    order = []
    for name in ("y3", "y4", "y1", "y2"):
        order.append(t.turn)
        play(t, name)
    assert order == [2, 3, 0, 1]


def test_4_3_who_holds_the_lead_must_follow() -> None:
    t = play(trick("p8 y1", "p10 y9", "y7 g1", "p12", who=AGENTS_FIRST), "p8")
    assert may(t, "p10")
    assert not may(t, "y9")


def test_4_3_who_holds_none_of_the_lead_may_play_anything() -> None:
    t = play(trick("p8", "p10", "y7 g1", "p12", who=AGENTS_FIRST), "p8 p10")
    assert may(t, "y7")
    assert may(t, "g1")


def test_4_4_the_mole_may_play_anything() -> None:
    t = play(trick("p8", "p10 y9 g3", "y7", "p12", who="agent mole agent agent"), "p8")
    assert [members(ask(playable)(t, 1))] == [members(hand("p10 y9 g3"))]


def test_4_2_ruling_2_a_raised_card_does_not_change_the_suit_to_follow() -> None:
    """The trump is yellow; a raised pink card is yellow for the trick, but pink is still to be followed."""
    t = play(trick("p8", "p10", "y7 p1", "p12 y2", mission="M01", who=AGENTS_FIRST), "p8 p10+")
    assert may(t, "p1")
    assert not may(t, "y7")


def test_4_5_the_example_of_page_5() -> None:
    """Monika leads pink 8, Janek follows with 10, Krzysiek has no pink and plays the trump 7, Hania follows with 12."""
    t = trick("p8 g1", "p10 y1", "y7 y2", "p12 y3", mission="M01", done=1, number=2, who="agent agent agent mole")
    play(t, "p8")
    assert not may(t, "y1")  # Janek must follow
    play(t, "p10")
    assert may(t, "y2")  # Krzysiek has no pink cards
    play(t, "y7 p12")
    assert t.won[1] == 2
    assert tokens(t) == [1, 1, 2, 1]
    assert len(members(t.fulfilled)) == 2  # the second mission of the game
    assert (t.phase, t.leader, t.turn) == (CHOOSING, 2, 2)  # it goes on, and Krzysiek leads


def test_4_5_without_trumps_the_highest_of_the_lead_wins() -> None:
    assert play(trick("p8", "p10", "g13", "p9", mission="M01"), "p8 p10 g13 p9").won[0] == 1


def test_4_5_a_single_trump_wins_however_low() -> None:
    assert play(trick("p13", "p12", "y1", "p11", mission="M01"), "p13 p12 y1 p11").won[0] == 2


def test_4_5_of_several_trumps_the_highest_wins() -> None:
    assert play(trick("p13", "y9", "y10", "y2", mission="M01"), "p13 y9 y10 y2").won[0] == 2


def test_4_6_ruling_7_the_example_of_page_7_of_equal_trumps_the_later_wins() -> None:
    """Krzysiek leads green 13, Hania raises green 5, Monika plays the trump 5, Janek follows with green 4."""
    t = trick("g13 y1", "g5 y2", "y5 p1", "g4 y3", mission="M01", who="mole agent agent agent")
    play(t, "g13")
    assert not may(t, "y2+")  # ruling 3: follow suit first, then the token
    play(t, "g5+ y5 g4")
    assert t.won[0] == 2
    assert tokens(t) == [1, 0, 3, 1]  # one from the pool, and Hania's
    assert t.pool == 9


def test_5_1_ruling_3_a_card_that_may_not_be_played_may_not_be_raised() -> None:
    t = play(trick("p8", "p10 y9", "y7", "p12", who=AGENTS_FIRST), "p8")
    assert may(t, "p10+")
    assert not may(t, "y9+")


def test_5_1_ruling_4_the_token_is_laid_in_the_same_move() -> None:
    t = play(trick("p8", "p10", "p7", "p12"), "p8 p10+")
    assert t.turn == 2
    assert t.raised[0] == 0b10
    assert tokens(t) == [1, 0, 1, 1]
    assert not ask(rules.legal)(t, 1, card("p10") + RAISE)


def test_5_1_one_token_a_card() -> None:
    """Ruling 5: there is one action to raise a card, and it costs one token, whatever a seat holds."""
    t = play(trick("p8", "p10", "p7", "p12", tokens=[1, 4, 1, 1]), "p8 p10+")
    assert t.tokens[1] == 3


def test_5_2_ruling_9_the_leader_may_not_raise() -> None:
    t = trick("p8", "p10", "p7", "p12")
    assert may(t, "p8")
    assert not may(t, "p8+")


def test_5_2_ruling_9_a_revealed_seat_may_not_raise() -> None:
    t = play(trick("p8", "p10", "p7", "p12"), "p8")
    assert may(t, "p10+")
    t.revealed = 0b10
    assert not may(t, "p10+")


def test_5_2_ruling_9_who_has_no_token_may_not_raise() -> None:
    t = play(trick("p8", "p10", "p7", "p12", tokens=[1, 0, 1, 1]), "p8")
    assert not may(t, "p10+")


def test_5_2_ruling_9_larry_may_not_raise() -> None:
    t = fresh(2, dealer=1)
    act(t, 0, CHOOSE + t.drawn[0])
    act(t, 0, members(t.hand[0])[0])
    assert not any(ask(rules.legal)(t, 1, RAISE + one) for one in range(52))


def test_5_2_ruling_10_the_mole_may_raise_off_colour() -> None:
    t = play(trick("p8", "p10 g9", "p7", "p12", who="agent mole agent agent", mission="M01"), "p8")
    assert may(t, "g9+")
    assert play(t, "g9+ p7 p12").won[0] == 1


def test_5_3_ruling_6_a_raised_card_keeps_its_value() -> None:
    """A green 5 with a token is a yellow 5: the yellow 6 beats it, the yellow 4 does not."""
    assert play(trick("g13", "g5", "y6", "g4", mission="M01"), "g13 g5+ y6 g4").won[0] == 2
    assert play(trick("g13", "g5", "y4", "g4", mission="M01"), "g13 g5+ y4 g4").won[0] == 1


def test_5_3_ruling_8_a_raised_card_off_colour_is_trump_too() -> None:
    assert play(trick("g13", "b2", "g5", "g4", mission="M01"), "g13 b2+ g5 g4").won[0] == 1


def test_5_3_ruling_1_a_trump_may_be_raised_to_pass_a_token_on() -> None:
    t = play(trick("y13", "y5", "y6", "y4", mission="M01"), "y13 y5+ y6 y4")
    assert t.won[0] == 0
    assert tokens(t) == [3, 0, 1, 1]


def test_5_3_any_number_of_seats_may_raise() -> None:
    t = play(trick("y13", "y5", "y6", "y4", mission="M01"), "y13 y5+ y6+ y4+")
    assert tokens(t) == [5, 0, 0, 0]


def test_5_4_beginners_play_without_raising() -> None:
    """Ruling 14: the option is there; that risky missions need raising is tested with the options."""
    t = play(trick("p8", "p10", "p7", "p12", raising=False), "p8")
    assert may(t, "p10")
    assert not may(t, "p10+")


def test_4_legal_actions_are_private_the_mole_is_not_seen_in_what_others_see() -> None:
    """Two tables that differ in who is the mole look the same to a third seat."""
    one = play(trick("p8", "p10 y9", "p7", "p12", who="agent mole agent agent"), "p8")
    two = play(trick("p8", "p10 y9", "p7", "p12", who="agent agent agent mole"), "p8")
    assert ask(rules.count)(one, 1) != ask(rules.count)(two, 1)
    for name in View.fields:
        if name == "options":
            continue
        mine, other = getattr(view(one, 2), name), getattr(view(two, 2), name)
        assert getattr(mine, "values", mine) == getattr(other, "values", other), name
