"""The coach of Krecia robota says what holds: of the mission, of the seats it suspects, and of what a role wins by."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest
from games.krecia.table import act, action_of, draw, fresh, give_larry, members, play, trick, view_of, voting

from konspira.bots.beliefs import likely
from konspira.games.krecia import BOX
from konspira.games.krecia.actions import Vote, value
from konspira.games.krecia.options import SEATS
from konspira.games.krecia.pieces import CHOOSE, CHOOSING, FOR_LARRY, LARRYS, PLAYING, View
from konspira.games.krecia.reasons import choose_by_beliefs, explain, suspect
from konspira.games.krecia.rules import legal
from konspira.kernel.rule import interpret
from konspira.news import News
from konspira.play.match import Match
from konspira.speech import LANGUAGES, say

AGENTS = "agent agent agent mole"
KEPT = {"krecia-why-alive", "krecia-why-done"}
GONE = {"krecia-why-lost", "krecia-why-breaks", "krecia-why-no-way"}


def beliefs(*shares: float) -> np.ndarray:
    """How likely each place is the mole."""
    return np.array([*shares, *[0.0] * (SEATS - len(shares))])


def of_card(t: Any, name: str, *shares: float) -> News:
    """What is said of a card to the seat whose turn it is."""
    return explain(view_of(t, t.turn), value(action_of(name)), beliefs(*shares))


def keep_playing(match: Match, trick: int, chance: random.Random) -> bool:
    """Play a trick to its end anyhow: is its mission fulfilled?"""
    while match.outcome is None and match.turn(0).view.trick == trick and match.turn(0).view.phase in (PLAYING, LARRYS):
        seat = match.actors[0]
        match.act(seat, chance.choice(match.turn(seat).legal))
    return bool(match.turn(0).view.fulfilled >> trick & 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_said_of_the_mission_comes_true(seats: int) -> None:
    chance, said = random.Random(seats), Counter[str]()
    while said.total() < 60:
        match = Match(BOX, seats, None, chance.randbytes(32))
        for _ in range(chance.randrange(30)):
            if match.outcome is None:
                match.act(match.actors[0], chance.choice(match.turn(match.actors[0]).legal))
        if match.outcome is not None or match.turn(0).view.phase not in (PLAYING, LARRYS):
            continue
        turn = match.turn(match.actors[0])
        action, last = chance.choice(turn.legal), turn.view.played + 1 == turn.view.options.places
        news = explain(turn.view, action, beliefs(*[1 / seats] * seats))
        match.act(turn.seat, action)
        fulfilled = keep_playing(match, turn.view.trick, chance)
        assert news.id in KEPT | GONE
        assert not (fulfilled and news.id in GONE)
        assert (news.id == "krecia-why-done") == (last and fulfilled)
        said[news.id] += 1
    assert len(said) >= 4


@pytest.mark.parametrize(("lead", "name"), [("p8", "krecia-why-alive"), ("p13", "krecia-why-breaks")])
def test_16_4_after_too_high_a_card_no_mission_can_go_on_rising(lead: str, name: str) -> None:
    t = trick("p8 p13", "y7", "y8", "y9", who=AGENTS, mission="M03")
    assert of_card(t, lead, 0, 0.3, 0.3, 0.4).id == name


@pytest.mark.parametrize(
    ("mission", "kept", "given_up"),
    [
        ("M12", "p12", "p13"),  # the last card is to be the highest
        ("M15", "p2", "p1"),  # the lowest
        ("M21", "p12", "p13"),  # the first one the lowest
        ("M24", "b9", "b10"),  # the winner at most 9; blue is trump
        ("M09", "p4", "p3"),  # falling, over four cards
    ],
)
def test_16_a_card_that_lets_no_later_one_fit_gives_the_mission_up(mission: str, kept: str, given_up: str) -> None:
    t = trick(f"{kept} {given_up}", "y7", "y8", "y9", who=AGENTS, mission=mission)
    assert [of_card(t, one).id for one in (kept, given_up)] == ["krecia-why-alive", "krecia-why-breaks"]


def test_4_3_when_every_card_that_may_be_played_breaks_it_none_can_save_the_mission() -> None:
    t = play(trick("p8", "p3 p5 y9", "y7", "y8", who=AGENTS, mission="M03"), "p8")
    assert of_card(t, "p3").id == "krecia-why-no-way"


def test_4_4_the_mole_is_told_that_a_card_breaks_the_mission() -> None:
    t = play(trick("p8", "p3 p5", "y7", "y8", who="agent mole agent agent", mission="M03"), "p8")
    assert of_card(t, "p3") == News("krecia-why-breaks", {"side": "mole"})


def test_12_4_of_a_card_for_larry_the_same_is_said() -> None:
    t = play(trick("p8", "y7", who="agent agent mole", mission="M03"), "p8")
    give_larry(t, "p3 p5 p12")
    actions = [value(FOR_LARRY + 2 * action_of(name)) for name in ("p3", "p12")]
    said = [explain(view_of(t, t.turn), action, beliefs(0.5, 0.5, 0.5)).id for action in actions]
    assert said == ["krecia-why-breaks", "krecia-why-alive"]


# -- suspicion --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shares", "found"),
    [
        ((0, 0.47, 0.53), None),  # two suspects: noise
        ((0, 0.35, 0.65), 2),
        ((0, 0.3, 0.3, 0.4), None),
        ((0, 0.2, 0.25, 0.55), 3),
        ((0, 1.0, 0, 0), 1),  # nobody else can be
    ],
)
def test_only_who_stands_out_is_suspected(shares: tuple[float, ...], found: int | None) -> None:
    t = trick(*(("p8", "p3", "y7", "y8")[: len(shares)]), who=" ".join(AGENTS.split()[-len(shares) :]))
    assert suspect(view_of(t, 0), beliefs(*shares)) == found


def test_to_an_agent_a_suspicion_says_more_than_a_mission_that_goes_on() -> None:
    t = trick("p8 y3", "p3", "y7", "y8", who=AGENTS, mission="M03")
    assert of_card(t, "p8", 0, 0.1, 0.1, 0.8).id == "krecia-why-suspect"
    assert of_card(t, "p8", 0, 0.3, 0.4, 0.3).id == "krecia-why-alive"


def test_of_a_vote_it_is_said_how_likely_its_target_is_the_mole() -> None:
    news = explain(view_of(voting(AGENTS), 0), Vote(2), beliefs(0, 0.2, 0.7, 0.1))
    assert (news.id, news.args["percent"]) == ("krecia-why-vote", 70)


def test_of_two_fingers_the_one_that_points_at_the_likelier_is_spoken_of() -> None:
    for vote in (Vote(2, 3), Vote(3, 2)):
        news = explain(view_of(voting(AGENTS), 0), vote, beliefs(0, 0.2, 0.7, 0.1))
        assert (news.id, news.args["percent"]) == ("krecia-why-vote", 70)


def test_8_1_an_agent_names_whom_it_believes_to_be_the_mole_where_one_stands_out() -> None:
    t = voting(AGENTS)
    assert value(choose_by_beliefs(view_of(t, 0), lambda: beliefs(0, 0.2, 0.7, 0.1))) == Vote(2)
    assert choose_by_beliefs(view_of(t, 0), lambda: beliefs(0, 0.35, 0.4, 0.25)) is None  # that is noise
    mole = AGENTS.split().index("mole")
    assert choose_by_beliefs(view_of(t, mole), lambda: beliefs(0.7, 0.2, 0.1, 0)) is None
    assert choose_by_beliefs(view_of(fresh(4), 0), lambda: beliefs(0, 0.2, 0.7, 0.1)) is None  # nobody votes yet


def test_8_6_where_all_point_twice_the_second_finger_is_for_the_next_suspect() -> None:
    t = voting("paranoid agent mole agent", roles=["paranoid"])
    chosen = choose_by_beliefs(view_of(t, 1), lambda: beliefs(0.2, 0, 0.7, 0.1))
    assert value(chosen) == Vote(2, 0)
    assert interpret(legal)(View.plain(view_of(t, 1)), 1, chosen)


def test_whoever_is_the_mole_is_not_told_how_likely_the_others_are() -> None:
    match = Match(BOX, 4, None, bytes(32))
    told = [likely(match.turn(seat)) for seat in range(4)]
    moles = [not beliefs for beliefs in told]
    assert moles.count(True) == 1
    mole = moles.index(True)
    assert all(told[seat]["mole"][mole] > 0 == told[seat]["mole"][seat] for seat in range(4) if seat != mole)


# -- missions and goals -----------------------------------------------------------------------------


def test_3_2_of_the_mission_that_more_cards_can_open_it_is_said_how_many() -> None:
    t = draw(fresh(4), "M16", "M03")
    assert t.phase == CHOOSING
    told = {mission: explain(view_of(t, t.leader), value(CHOOSE + mission), beliefs()) for mission in t.drawn}
    (mission,) = [mission for mission, news in told.items() if news is not None]  # of the other it would be no reason
    fits = {}
    for drawn in t.drawn:
        fits[drawn] = 0
        for card in members(t.hand[t.leader]):
            led = draw(fresh(4), "M16", "M03")
            act(led, led.leader, CHOOSE + drawn)
            fits[drawn] += explain(view_of(led, led.leader), value(card), beliefs()).id in KEPT | {"krecia-why-goal"}
    (other,) = [one for one in t.drawn if one != mission]
    hand = len(members(t.hand[t.leader]))
    assert told[mission] == News("krecia-why-choose", {"cards": fits[mission], "other": fits[other], "hand": hand})
    assert fits[mission] > fits[other]


@pytest.mark.parametrize(
    ("who", "settings", "expected"),
    [
        ("mole agent agent agent", {}, "krecia-why-mole"),
        ("decoy agent agent mole agent", {"roles": ["decoy"]}, "krecia-why-goal"),
    ],
)
def test_what_a_role_wins_by_is_said_in_every_language(who: str, settings: dict, expected: str) -> None:
    news = explain(view_of(voting(who, **settings), 0), Vote(1), beliefs(1))
    assert news.id == expected
    assert len({say(BOX, news, language, me=0) for language in LANGUAGES}) == len(LANGUAGES)
