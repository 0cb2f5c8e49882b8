"""Krecia robota in a terminal: what the screen shows, and what a person types."""

from __future__ import annotations

import random

import pytest
from games.krecia.table import (
    MISSION,
    act,
    ballot,
    draw,
    fresh,
    give_larry,
    play,
    trick,
    view_of,
    voting,
)
from rich.console import Console

import konspira
from konspira.games.krecia import BOX, screen, wording
from konspira.games.krecia.actions import Ally, Choose, ForLarry, Play, Vote
from konspira.games.krecia.pieces import CHOOSE
from konspira.speech import LANGUAGES, Speaker

NAMES = ("Ania", "Bartek", "Czesio", "Danka", "Eryk")


def drawn(t, seat: int, language: str = "en") -> str:
    console = Console(width=120)
    with console.capture() as captured:
        scene = screen.draw(view_of(t, seat), (), Speaker(BOX, language, NAMES[: t.options.seats], seat))
        console.print(scene, scene.more)
    return captured.get()


def test_13_3_ruling_26_the_screen_shows_this_trick_the_last_one_and_fulfilled_missions_only() -> None:
    t = trick("p9 y9 b9", "p2 y2 b2", "p3 y3 b3", "p4 y4 b4", mission="M16")
    play(t, "p9 p2 p3 p4")
    t = act(draw(t, "M05", "M09"), 0, CHOOSE + MISSION["M05"])
    play(t, "y9 y2 y3 y4")
    t = act(draw(t, "M01", "M13"), 0, CHOOSE + MISSION["M13"])
    shown = drawn(play(t, "b9"), 1)
    assert "umbrella 9" in shown  # this trick
    assert "mask 9" not in shown  # two tricks ago
    assert "✓ all cards have the same colour" in shown  # fulfilled
    assert "✓ no card is a trump" not in shown  # failed


def test_13_3_the_last_trick_stays_in_sight_until_the_next_one_is_over() -> None:
    t = play(trick("p9 y9", "p2 y2", "p3 y3", "p4 y4", mission="M16"), "p9 p2 p3 p4")
    t = act(draw(t, "M01", "M09"), 0, CHOOSE + MISSION["M01"])
    for cards in ("", "y9"):
        shown = drawn(play(t, cards) if cards else t, 1)
        assert "Last trick" in shown
        assert "mask 9 ★" in shown
        assert "The mission was fulfilled." in shown


def test_who_holds_the_trick_and_whether_its_mission_is_dead_is_shown() -> None:
    t = play(trick("p9 y9", "p2 y2", "p3 y3", "p4 y4", mission="M16"), "p9")
    assert "Ania holds the trick so far." in drawn(t, 1)


def test_a_seat_is_told_what_the_lead_asks_of_it() -> None:
    hands = ("p8", "p10 y9", "y7", "p12")
    t = play(trick(*hands, who="agent agent agent mole"), "p8")
    assert "Follow: mask (pink)." in drawn(t, 1)
    assert "you have none, so play any card" in drawn(play(t, "p10"), 2)
    mole = play(trick(*hands, who="agent mole agent agent"), "p8")
    assert "you need not follow" in drawn(mole, 1)


def test_13_3_ruling_26_the_last_trick_can_be_looked_at_during_the_vote() -> None:
    t = trick("p9 y9 b9", "p2 y2 b2", "p3 y3 b3", "p4 y4 b4", number=10, who="agent agent agent mole")
    shown = drawn(play(t, "p9 p2 p3 p4"), 1)
    assert "Last trick" in shown
    assert "mask 9 ★" in shown
    assert "Talk it over" in shown


def test_13_4_when_the_game_is_over_the_screen_shows_all_roles() -> None:
    t = ballot(voting("agent sleeper agent mole", roles=["sleeper"]), 3, 3, 3, 0)
    t.won[t.trick], t.mission[t.trick], t.led[t.trick] = 0, 0, 0
    shown = drawn(t, 0)
    assert "Sleeper Agent" in shown
    assert "mole" in shown
    assert "?" not in shown


def test_8_6_whose_vote_counts_nothing_is_told_so() -> None:
    mute = {"blank_role": {"votes": 0}}
    assert "does not count while you are hidden" in drawn(voting("blank agent agent mole", **mute), 0)
    assert "count" not in drawn(voting("blank agent agent mole", **mute), 1)
    silent = voting("paranoid sleeper agent mole", roles=["paranoid", "sleeper"], exposed="1")
    assert "finger counts" not in drawn(silent, 1)  # it does not point at all


def test_8_6_a_seat_with_one_vote_is_told_that_its_second_finger_counts_nothing() -> None:
    t = voting("paranoid agent agent mole", roles=["paranoid"])
    assert "Only your first finger counts" in drawn(t, 1)
    assert "Only your first finger counts" not in drawn(t, 0)


def answers(t, seat: int, *texts: str):
    left, told_back = list(texts), []
    action = screen.choose(view_of(t, seat), (), lambda question: left.pop(0), told_back.append)
    return action, [news.id for news in told_back]


def test_what_a_person_types_becomes_an_action() -> None:
    t = play(trick("p8", "p10", "y7", "p12"), "p8")
    assert answers(t, 1, "m10+") == (Play("pink", 10, True), [])
    assert answers(t, 1, "12", "x3", "m14", " M 10 ") == (Play("pink", 10), ["krecia-bad-card"] * 3)
    for letter, colour in (
        ("k", "yellow"),
        ("l", "green"),
        ("g", "green"),
        ("p", "blue"),
        ("d", "blue"),
        ("u", "blue"),
    ):
        assert answers(t, 1, f"{letter}7")[0] == Play(colour, 7)
    choosing = draw(fresh(4, dealer=3), "M03", "M09")
    assert answers(choosing, 0, "3", "2") == (Choose(MISSION["M09"]), ["krecia-bad-number"])
    assert answers(fresh(4, roles=["accomplice"], open_role_seat=1), 1, "5", "4") == (Ally(3), ["krecia-bad-number"])
    looking = give_larry(play(trick("p5 y1", "p11 y3"), "p5"), "p9 p12 g1")
    assert answers(looking, 1, "1 1", "1 3") == (ForLarry("pink", 9, "lower"), ["krecia-bad-different"])
    assert answers(voting("agent agent agent mole"), 0, "5", "4") == (Vote(3), ["krecia-bad-number"])
    assert answers(voting("agent agent agent mole"), 0, "1") == (Vote(0), [])  # the match says why not
    double = voting("paranoid agent agent mole", roles=["paranoid"])
    assert answers(double, 1, "4", "4 1") == (Vote(3, 0), ["krecia-bad-two"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "settings"),
    [(2, {}), (3, {"risky": True}), (4, {"roles": ["paranoid", "accomplice"]}), (5, {"roles": ["shady"]})],
)
def test_whole_games_can_be_drawn_and_told_in_every_language(language: str, seats: int, settings: dict) -> None:
    chance = random.Random(5)
    match = konspira.open("krecia", seats=seats, options=settings, key=bytes(range(32)))
    speaker = Speaker(BOX, language, NAMES[:seats], 0)
    console = Console(width=100, quiet=True)
    while match.outcome is None:
        seat = chance.choice(match.actors)
        turn = match.turn(seat)
        if seat == 0:
            console.print(screen.draw(turn.view, turn.legal, speaker))
            for news in (*turn.news, *wording.board(turn.view)):
                assert speaker(news)
        action = chance.choice(turn.legal)
        for news in (wording.describe(turn.view, action), *wording.preview(turn.view, action)):
            assert speaker(news)
        match.act(seat, action)
    assert all(speaker(news) for news in match.turn(0).news)
    assert speaker(match.outcome.news)
