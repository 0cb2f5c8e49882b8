"""After the trick of Krecia robota, reveals, and who has won; numbers are those of RULES.md."""

from __future__ import annotations

from games.krecia.table import ask, choose, draw, may, members, play, tokens, trick, view, winners

from konspira.games.krecia import invariants
from konspira.games.krecia.pieces import CHOOSING, MISSIONS_DONE, OVER, TOKENS_TAKEN, VOTING
from konspira.games.krecia.roles import AGENT, UNKNOWN

MOLE_FIRST = "mole agent agent agent"
MOLE_LAST = "agent agent agent mole"


def test_6_1_ruling_15_the_winner_takes_a_token_even_if_the_mission_fails() -> None:
    t = play(trick("p9", "p2", "b3", "p4", mission="M16"), "p9 p2 b3 p4")
    assert t.fulfilled == 0
    assert tokens(t) == [2, 1, 1, 1]


def test_6_1_the_cards_go_away() -> None:
    t = play(trick("p9 y1", "p2 y2", "p3 y3", "p4 y4"), "p9 p2 p3 p4")
    assert [len(members(t.hand[seat])) for seat in range(4)] == [1] * 4
    assert ask(invariants.conserved)(t)


def test_6_3_a_fulfilled_mission_counts_and_a_failed_one_does_not() -> None:
    assert play(trick("p9", "p2", "p3", "p4", mission="M16"), "p9 p2 p3 p4").fulfilled == 1
    assert play(trick("p9", "p2", "p3", "b4", mission="M16"), "p9 p2 p3 b4").fulfilled == 0


def test_6_5_the_winner_leads_the_next_trick_and_draws_two_missions() -> None:
    t = play(trick("p1", "p2", "p3", "p4"), "p1 p2 p3 p4")
    assert (t.phase, t.leader, t.turn, t.trick) == (CHOOSING, 3, 3, 1)
    assert view(t, 3).drawn[0] >= 0


def test_6_4_the_agents_win_with_enough_missions() -> None:
    t = play(trick("p9", "p2", "p3", "p4", done=6, number=7, who=MOLE_LAST), "p9 p2 p3 p4")
    assert t.reason == MISSIONS_DONE
    assert winners(t) == [0, 1, 2]


def test_6_4_six_of_seven_missions_are_not_enough() -> None:
    t = play(trick("p9", "p2", "p3", "p4", done=5, number=7, who=MOLE_LAST), "p9 p2 p3 p4")
    assert t.phase == CHOOSING


def test_7_2_the_mole_wins_by_tokens() -> None:
    t = play(trick("p9", "p2", "p3", "b4", tokens=[4, 1, 1, 1], who=MOLE_FIRST), "p9 p2 p3 b4")
    assert t.reason == TOKENS_TAKEN
    assert winners(t) == [0]


def test_6_ruling_17_tokens_and_reveal_come_before_the_mission_and_the_win_test() -> None:
    """The winner holds the tokens, is revealed, the mission counts, and only then it is asked who has won."""
    t = play(trick("p9", "p2", "p3", "p4", tokens=[4, 1, 1, 1], done=3, number=5, who=MOLE_LAST), "p9 p2 p3 p4")
    assert t.tokens[0] == 5
    assert t.revealed == 1
    assert len(members(t.fulfilled)) == 4
    assert (t.phase, t.leader) == (CHOOSING, 0)


def test_6_4_ruling_18_both_goals_in_one_trick_the_mole_wins() -> None:
    t = trick("p9", "p2", "p3", "p4", tokens=[4, 1, 1, 1], done=6, number=7, who=MOLE_FIRST)
    play(t, "p9 p2 p3 p4")
    assert len(members(t.fulfilled)) == 7  # ruling 19: the mission was tested, and it does not help
    assert winners(t) == [0]


def test_6_4_ruling_20_a_goal_reached_in_the_last_trick_comes_before_the_vote() -> None:
    t = play(trick("p9", "p2", "p3", "p4", done=6, number=10, who=MOLE_LAST), "p9 p2 p3 p4")
    assert winners(t) == [0, 1, 2]
    t = play(trick("p9", "p2", "p3", "p4", done=5, number=10, who=MOLE_LAST), "p9 p2 p3 p4")
    assert t.phase == VOTING


def test_7_1_ruling_21_the_role_is_shown_without_being_asked() -> None:
    t = trick("p9", "p2", "p3", "b4", tokens=[4, 1, 1, 1], who=MOLE_LAST)
    assert view(t, 1).role[0] == UNKNOWN
    play(t, "p9 p2 p3 b4")
    assert [view(t, seat).role[0] for seat in (-1, 1, 2, 3)] == [AGENT] * 4
    assert view(t, 1).role[2] == UNKNOWN


def test_7_1_four_tokens_of_five_reveal_nobody() -> None:
    t = play(trick("p9", "p2", "p3", "b4", tokens=[3, 1, 1, 1]), "p9 p2 p3 b4")
    assert (t.revealed, t.phase) == (0, CHOOSING)


def test_7_1_tokens_on_the_cards_count_for_the_reveal() -> None:
    t = play(trick("p9", "p2", "p3", "y4", tokens=[2, 1, 1, 1], who=MOLE_LAST, mission="M05"), "p9 p2+ p3+ y4")
    assert (t.won[0], t.tokens[3]) == (3, 4)
    assert t.phase == CHOOSING
    t = play(trick("p9", "p2", "p3", "y4", tokens=[2, 1, 1, 2], who=MOLE_LAST, mission="M05"), "p9 p2+ p3+ y4")
    assert winners(t) == [3]


def test_7_1_what_is_held_at_one_time_counts_not_what_was_ever_collected() -> None:
    """Ruling 12: four tokens, one spent, one won: four held of five ever collected."""
    t = trick("p9 b1", "p2 b9", "y3 b3", "p4 b4", tokens=[1, 4, 1, 1], who=MOLE_LAST, mission="M05")
    play(t, "p9 p2+ y3 p4")
    assert (t.won[0], tokens(t)) == (2, [1, 3, 3, 1])  # the yellow 3 beats the raised 2
    play(choose(draw(t, "M16", "M05"), "M16"), "b3 b4 b1 b9")
    assert (t.won[1], t.tokens[1]) == (1, 4)
    assert t.revealed == 0


def test_7_2_a_revealed_agent_plays_on_and_may_not_raise() -> None:
    t = play(trick("p9 y9", "p2 y2", "p3 y3", "b4 y4", tokens=[4, 1, 1, 1], who=MOLE_LAST), "p9 p2 p3 b4")
    assert t.phase == CHOOSING
    t.leader = t.turn = 1
    t.phase, t.mission[1], t.led[1] = 2, t.drawn[0], 1
    play(t, "y2 y3 y4")
    assert t.turn == 0
    assert may(t, "y9")
    assert not may(t, "y9+")


def test_7_2_ruling_13_once_revealed_always_revealed() -> None:
    t = play(trick("p9 y1", "p2 y2", "p3 y3", "b4 y4", tokens=[4, 1, 1, 1], who=MOLE_LAST), "p9 p2 p3 b4")
    t.pool += t.tokens[0]
    t.tokens[0] = 0
    t.phase, t.mission[1] = 2, t.drawn[0]
    play(t, "y1 y2 y3 y4")
    assert t.revealed & 1
    assert view(t, 2).role[0] == AGENT


def test_2_1_thresholds_and_goals_by_seats() -> None:
    three = play(trick("p9", "p2", "p3", tokens=[5, 1, 1], who="mole agent agent"), "p9 p2 p3")
    assert winners(three) == [0]
    five = trick("p9", "p2", "p3", "p4", "p5", tokens=[3, 1, 1, 1, 1])
    assert winners(play(five, "p9 p2 p3 p4 p5")) == [0]
    goal = trick("p9", "p2", "p3", "p4", "p5", done=5, number=6, who="agent agent agent agent mole")
    assert winners(play(goal, "p9 p2 p3 p4 p5")) == [0, 1, 2, 3]
    nine = trick("p9", "p2", "p3", done=8, number=9, who="agent agent mole")
    assert winners(play(nine, "p9 p2 p3")) == [0, 1]


def test_13_4_everything_is_open_when_the_game_is_over() -> None:
    t = play(trick("p9 y1", "p2 y2", "p3 y3", "p4 y4", done=6, number=7, who=MOLE_LAST), "p9 p2 p3 p4")
    assert t.phase == OVER
    v = view(t, -1)
    assert [v.role[seat] for seat in range(4)] == [t.role[seat] for seat in range(4)]
    assert [v.hand[seat] for seat in range(4)] == [t.hand[seat] for seat in range(4)]
