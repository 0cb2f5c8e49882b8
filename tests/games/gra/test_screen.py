"""GRA in a terminal: what the screen shows, what a person types, and the whole board in words."""

from __future__ import annotations

import random
from typing import Any

import pytest
from rich.console import Console

import konspira
from konspira.games.gra import BOX, screen, wording
from konspira.games.gra.wording import Bid, Check, TurnCards
from konspira.news import News
from konspira.speech import LANGUAGES, Speaker

NAMES = ("Ania", "Bartek", "Czesio")


def table(*actions: Any, seats: int = 3, **options: Any) -> konspira.Match:
    """A match in which everybody leaves the cards as they lie, and then these things happen."""
    match = konspira.open("gra", seats=seats, options=options, key=bytes(32))
    for action in actions:
        while match.turn(match.actors[0]).view.phase == 0:
            match.act(match.actors[0], TurnCards())
        match.act(match.actors[0], action)
    return match


def drawn(match: konspira.Match, seat: int, language: str = "en") -> str:
    turn, console = match.turn(seat), Console(width=80)
    with console.capture() as captured:
        console.print(screen.draw(turn.view, turn.legal, Speaker(BOX, language, NAMES, seat)))
    return captured.get()


def typed(match: konspira.Match, *lines: str) -> tuple[Any, list[str], list[News]]:
    """What is chosen by typing these lines, what the person was told, and asked."""
    left, told, asked = list(lines), list[News](), list[News]()
    turn = match.turn(match.actors[0])
    action = screen.choose(turn.view, turn.legal, lambda question: asked.append(question) or left.pop(0), told.append)
    return action, [news.id for news in told], asked


def start(**options: Any) -> konspira.Match:
    match = table(**options)
    while match.turn(match.actors[0]).view.phase == 0:
        match.act(match.actors[0], TurnCards())
    return match


@pytest.mark.parametrize("line", ["3 5", "3x5", "3,5", "3 fives", "3 piątki", "3 piatki", "3 PĚTKY"])
def test_a_bid_is_understood_in_numbers_and_as_it_is_printed(line: str) -> None:
    assert typed(start(), line)[:2] == (Bid(3, 5), [])


@pytest.mark.parametrize("line", ["35", "3", "five", "0 5", "31 5", "3 7", "3 cows"])
def test_what_is_no_bid_is_asked_again(line: str) -> None:
    assert typed(start(), line, "1 6")[:2] == (Bid(1, 6), ["gra-bad-bid"])


@pytest.mark.parametrize("word", ["c", "s", "k", "check", "Sprawdzam", "kontrola"])
def test_a_check_has_a_word_in_every_language(word: str) -> None:
    assert typed(table(Bid(2, 4)), word)[0] == Check()


@pytest.mark.parametrize("options", [{}, {"bid_order": "count"}, {"directions": True}])
@pytest.mark.parametrize("bids", [(), (Bid(1, 6),), (Bid(2, 3),)])
def test_the_example_of_a_question_is_legal(bids: tuple[Bid, ...], options: dict[str, Any]) -> None:
    match = table(*bids, **options) if bids else start(**options)
    question = typed(match, "1 1")[2][0]
    count, face = map(int, question.args["example"].split())
    assert Bid(count, face) in match.turn(match.actors[0]).legal


def test_8_2_the_direction_of_a_round_stays_in_sight() -> None:
    match = table(Bid(1, 2, "counter"), directions=True)
    assert "counter-clockwise" in drawn(match, 0)
    assert "gra-way-counter" in [news.id for news in wording.board(match.turn(0).view)]


def test_5_2_the_last_showdown_stays_in_sight_with_whom_it_cost() -> None:
    match = table(Bid(3, 6), Check())
    view, say = match.turn(1).view, Speaker(BOX, "en", NAMES, 1)
    shown = drawn(match, 1)
    assert "Last showdown" in shown
    assert say(wording.verdict(view)) in shown
    assert say(wording.loss(view)) in shown


def ended(*, tie: bool, **options: Any) -> konspira.Match:
    """A game of random actions that is over, with rounds to settle a tie or without."""
    for seed in range(100):
        match, chance = konspira.open("gra", seats=3, options=options, key=bytes([seed] * 32)), random.Random(seed)
        while match.outcome is None:
            turn = match.turn(match.actors[0])
            wanted = [action for action in turn.legal if not isinstance(action, Bid)] or list(turn.legal)
            match.act(turn.seat, chance.choice(wanted if chance.random() < 0.7 else list(turn.legal)))
        if (match.turn(0).view.departures > 1) == tie:
            return match
    raise AssertionError("no such game")


@pytest.mark.parametrize("fewer_cards", [False, True])
def test_6_1_at_the_end_nobody_is_out_who_just_did_not_win(fewer_cards: bool) -> None:
    match = ended(tie=False, fewer_cards=fewer_cards)
    view, say = match.turn(0).view, Speaker(BOX, "en", NAMES, 0)
    shown, told = drawn(match, 0), [news.id for news in wording.board(view)]
    assert say("gra-board-tie") not in shown
    assert shown.count(say("gra-screen-out")) == told.count("gra-board-out") == 1
    assert wording.loss(view).id == "gra-ends"


def test_7_3_whoever_lost_a_tie_is_out() -> None:
    view = ended(tie=True).turn(0).view
    assert wording.loss(view).id == "gra-out"
    assert [news.id for news in wording.board(view)].count("gra-board-out") == view.departures


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_in_words_leaves_nothing_out(language: str) -> None:
    match = table(Bid(3, 6), Check(), Bid(1, 2), Bid(1, 3), directions=True, longer=True)
    view = match.turn(0).view
    ids = [news.id for news in wording.board(view)]
    for id in ("gra-board-last", "gra-shows", "gra-board-said", "gra-board-bid", "gra-way-clockwise", "gra-board-turn"):
        assert id in ids
    assert all(Speaker(BOX, language, NAMES, 0)(news) for news in wording.board(view))
