"""What follows from a view of Krecia robota by the rules, and the page draws; nothing of it tells a role."""

from __future__ import annotations

import random
from typing import Any

import pytest
from games.krecia.table import ballot, hand, play, trick, view_of, voting

from konspira.games.krecia import BOX
from konspira.games.krecia.actions import Play, card_number
from konspira.games.krecia.derived import derive
from konspira.games.krecia.options import NOBODY
from konspira.games.krecia.phrases import members, trait, trick_cards
from konspira.games.krecia.pieces import LARRYS, PLAYING
from konspira.games.krecia.roles import FOLLOWS, NAMES
from konspira.kernel.record import SPECTATOR
from konspira.play.match import Match
from konspira.turn import Turn

PINK = 1


def test_4_3_whoever_leads_may_play_anything() -> None:
    derived = derive(view_of(trick("p9 y1", "p2 y2", "p3 y3"), 0))
    assert (derived.lead, derived.duty, derived.following) == (NOBODY, "lead", hand("p9 y1"))


@pytest.mark.parametrize("who", ["agent mole agent", "mole agent agent"])
def test_4_4_the_mole_is_told_to_follow_like_everyone(who: str) -> None:
    derived = derive(view_of(play(trick("p9 y1", "p2 y2", "y3 y4", who=who), "p9"), 1))
    assert (derived.lead, derived.duty, derived.following) == (PINK, "follow", hand("p2"))


def test_4_3_whoever_has_none_of_the_colour_may_play_anything() -> None:
    derived = derive(view_of(play(trick("p9 y1", "y2 g2", "y3 y4"), "p9"), 1))
    assert (derived.lead, derived.duty, derived.following) == (PINK, "void", hand("y2 g2"))


def test_a_spectator_holds_no_card_to_follow_with() -> None:
    assert derive(view_of(play(trick("p9 y1", "p2 y2", "y3 y4"), "p9"), SPECTATOR)).following == 0


def test_12_2_leader_larry_controller() -> None:
    derived = derive(view_of(trick("p9 y1", "p2 y2", leader=1), 0))
    assert derived.order == ((0, 2, 1), (1, 2, 0))
    assert derived.controller == 0
    assert derive(view_of(trick("p9 y1", "p2 y2", "y3 y4"), 0)).controller == NOBODY


def test_8_2_who_casts_a_vote_is_told_while_it_is_cast() -> None:
    t = voting("agent sleeper agent mole", roles=["sleeper"], exposed="1")
    for seat in (0, 1, SPECTATOR):
        assert derive(view_of(t, seat)).voting == 0b1101, "a sleeper who is revealed casts none"
    t.waiting &= ~1  # the first has sealed a vote, and casts one all the same
    assert derive(view_of(t, 2)).voting == 0b1101
    assert derive(view_of(trick("p9 y1", "p2 y2", "y3 y4"), 0)).voting == 0
    assert derive(view_of(ballot(voting("agent agent agent mole"), 3, 3, 3, 0), 0)).voting == 0


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_in_random_games_it_agrees_with_whose_turn_it_is_and_what_may_be_played(seats: int) -> None:
    chance = random.Random(seats)
    match = Match(BOX, seats, None, bytes(32))
    while match.outcome is None:
        seat = chance.choice(match.actors)
        _agrees(match.turn(seat))
        match.act(seat, chance.choice(match.turn(seat).legal))


def _agrees(turn: Turn) -> None:
    view, derived = turn.view, derive(turn.view)
    for number in range(view.trick + 1):
        laid = trick_cards(view, number)
        assert [place for place, _, _ in laid] == list(derived.order[view.led[number]][: len(laid)])
    if view.phase == LARRYS:
        assert turn.seat == derived.controller
    if view.phase == PLAYING:
        assert turn.seat == derived.order[view.leader][view.played]
        offered = sum(1 << card_number(one) for one in turn.legal if isinstance(one, Play) and not one.token)
        must = trait(view, view.role[turn.seat], FOLLOWS)
        assert offered == (derived.following if must else view.hand[turn.seat])


def test_5_3_a_card_with_a_token_has_the_trump_of_its_tricks_mission() -> None:
    match = Match(BOX, 3, None, bytes(32))
    assert set(derive(match.turn(0).view).raised_to) == {NOBODY}, "no mission is chosen yet"
    match.act(match.actors[0], match.turn(match.actors[0]).legal[0])
    view = match.turn(0).view
    assert derive(view).raised_to == (view.options.trump[view.mission[0]], *[NOBODY] * (len(view.mission) - 1))


@pytest.mark.parametrize(
    ("seats", "options", "role"),
    [
        (2, {}, "mole"),
        (4, {}, "mole"),
        (5, {"roles": ["professor_no"]}, "professor_no"),
        (4, {"roles": ["decoy"]}, "mole"),
    ],
)
def test_who_is_sought_is_no_secret_and_who_it_was_is_told_at_the_end(
    seats: int, options: dict[str, Any], role: str
) -> None:
    chance, match = random.Random(seats), Match(BOX, seats, options, bytes(32))
    while match.outcome is None:
        seat = chance.choice(match.actors)
        derived = derive(match.turn(seat).view)
        assert (NAMES[derived.sought], derived.mole, derived.won) == (role, NOBODY, None)
        assert derived.acting == sum(1 << one for one in match.actors)
        match.act(seat, chance.choice(match.turn(seat).legal))
    view = match.turn(SPECTATOR).view
    derived = derive(view)
    assert (NAMES[view.role[derived.mole]], derived.acting) == (role, 0)
    sides = {NAMES[view.role[place]] for place in members(view.winners)}
    assert derived.won == ("agents" if "agent" in sides else "mole" if role in sides else "others")
    assert all(derive(match.turn(seat).view).won == derived.won for seat in range(seats))
