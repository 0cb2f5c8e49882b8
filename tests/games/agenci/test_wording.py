"""Agenci in words: actions as values, refusals with reasons, previews that are certain, a story that fits."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from games.agenci.table import act, all_pass, city, move, round_of_cards, unowned_holder, view_of

from konspira.games.agenci import BOX, wording
from konspira.games.agenci.actions import KIND_NAMES, Action, Label, Move, Pass, Place, Play, Stay, Steps, number, value
from konspira.games.agenci.options import NAMES
from konspira.games.agenci.pieces import ACTIONS, OVER, SECRETS
from konspira.play.match import open as open_match
from konspira.play.speech import LANGUAGES, say

PEOPLE = ("Ania", "Bartek", "Czesio", "Danka", "Eryk", "Felka", "Gosia")


def said(news: Any, me: int | None = None) -> str:
    return say(BOX, news, "en", names=PEOPLE, me=me)


def test_11_every_action_is_a_number_a_value_and_json() -> None:
    for n in range(ACTIONS):
        action = value(n)
        assert number(action) == n
        assert msgspec.json.decode(msgspec.json.encode(action), type=Action) == action


def test_11_1_splits_are_numbered_by_their_points_first() -> None:
    assert value(0) == move(red=1)
    assert value(7) == move(red=2)
    assert value(8) == move(red=1, yellow=1)
    assert value(1714) == move(grey=6)


@pytest.mark.parametrize("n", [-1, ACTIONS, 1 << 40])
def test_11_there_is_no_action_beyond_the_last(n: int) -> None:
    with pytest.raises(ValueError, match="numbers from 0"):
        value(n)


@pytest.mark.parametrize(
    "action",
    [
        Move(Steps()),
        Move(Steps(red=7)),
        Move(Steps(red=-1, blue=3)),
        Place(11),
        Place(-1),
        Play("swap", ("red",)),
        Play("swap", ("red", "red")),
        Play("to_safe"),
        Play("to_safe", ("red",), 1),
        Play("one_forward", ("red",)),
        Play("one_forward", ("red",), building=3),
        Play("move_safe"),
        Play("move_safe", building=-2),
        Play("second_agent", ("red",)),
        Label("red", 7),
        Label("red", -1),
    ],
)
def test_impossible_actions_have_no_number(action: Action) -> None:
    with pytest.raises(ValueError, match=r"steps|building|agents|owner"):
        number(action)


def test_two_targets_can_be_named_in_any_order() -> None:
    assert number(Play("swap", ("grey", "red"))) == number(Play("swap", ("red", "grey")))
    assert number(Play("to_agent", ("grey", "red"))) != number(Play("to_agent", ("red", "grey"))), "who joins whom"


# -- refusals ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "action", "why"),
    [
        (city(die=4), move(red=3), "exactly 4 points, not 3"),
        (city(die=1), move(red=4), "one, two or three points, not 4"),
        (city(2, die=2), move(grey=2), "Not in this game: Bowler (grey)"),
        (city(die=1), Stay(), "without secret cards nobody may stay"),
        (city(die=2, top_secret=True), Stay(), "Only on 1–3"),
        (city(die=2), Pass(), "First move agents"),
        (city(die=2), Label("red", 1), "First move agents"),
        (
            round_of_cards(["swap"]),
            Play("move_safe", building=1),
            "You do not hold the card “The safe to any building”",
        ),
        (round_of_cards(["swap"]), Play("swap", ("red", "blue")), "two agents who stand in different buildings"),
        (round_of_cards(["two_back"], seats=2), Play("two_back", ("red", "grey")), "Not in this game: Bowler"),
        (round_of_cards(), Place(1), "play one, or pass"),
        (act(city(die=2, at={"red": 5}), 0, move(red=2)), Place(7), "stands in 7 (bank) already"),
        (act(city(die=2, at={"red": 5}), 0, move(red=2)), Pass(), "Now put the safe"),
        (
            act(city(die=2, at={"red": 5}, scores={"red": 33}, secret_files=True), 0, move(red=2)),
            Label("grey", None),
            "next line of your sheet: Beret (yellow)",
        ),
        (
            act(city(die=2, at={"red": 5}, scores={"red": 33}, secret_files=True), 0, move(red=2)),
            Label("yellow", 0),
            "Every other seat is named once",
        ),
        (
            act(city(die=2, at={"red": 5}, scores={"red": 33}, secret_files=True), 0, move(red=2)),
            Pass(),
            "Now write down who is who",
        ),
    ],
)
def test_a_refusal_says_why_and_what_is_possible(table: Any, action: Action, why: str) -> None:
    assert why in said(wording.refuse(view_of(table, 0), action))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KIND_NAMES)
def test_every_kind_says_what_it_needs(kind: str, language: str) -> None:
    name = kind.replace("_", "-")
    assert say(BOX, f"agenci-needs-{name}", language)
    assert say(BOX, f"agenci-card-{name}", language)


# -- previews ---------------------------------------------------------------------------------------


def preview(table: Any, action: Action, seat: int = 0) -> list[str]:
    return [said(news, seat) for news in wording.preview(view_of(table, seat), action)]


def test_the_preview_of_a_move_counts_the_points() -> None:
    t = city(2, die=2, at={"red": 5, "blue": -3, "green": 9}, scores={"blue": 4})
    assert preview(t, move(red=2)) == ["Points: Fedora +7, Beret 0, Headscarf −3, Top hat 0, Flat cap +9."]
    assert preview(t, move(yellow=2)) == ["Nobody enters the safe's building: no points."]


def test_the_preview_says_that_the_game_ends() -> None:
    assert preview(city(die=2, at={"red": 5}, scores={"red": 33}), move(red=2))[-1] == "That is the end of the game."


def test_with_cards_the_preview_promises_nothing() -> None:
    t = city(die=2, at={"red": 5}, top_secret=True)
    assert "if somebody who has entered is still there" in preview(t, move(red=2))[0]


def test_the_preview_knows_of_cards_to_take() -> None:
    four = ["to_ruins", "to_ruins", "swap", "two_back"]
    assert preview(city(die=1, top_secret=True), Stay())[0] == "You take a secret card for it."
    assert "no card for it" in preview(city(die=1, top_secret=True, hands=[four]), Stay())[0]
    assert preview(city(die=2, at={"red": 9}, top_secret=True), move(red=2))[0] == "You take a secret card for it."


def test_the_preview_of_the_last_pass_is_the_scoring() -> None:
    t = act(city(2, die=2, at={"red": 5}, top_secret=True), 0, move(red=2))
    act(t, 0, Pass())
    assert preview(t, Pass(), seat=1)[0].startswith("Points: Fedora +7")


def test_the_preview_does_not_depend_on_what_is_hidden() -> None:
    t = city(die=2, at={"red": 5}, hands=[["swap"], ["two_back"]], top_secret=True)
    before = preview(t, move(red=2))
    t.agent[1], t.pile, t.hand[1] = 6, t.pile + t.hand[1] - 1, 1
    assert preview(t, move(red=2)) == before


# -- the story --------------------------------------------------------------------------------------


def told(before: Any, table: Any, seat: int = 1) -> list[str]:
    return [said(news, seat) for news in wording.tell(before, view_of(table, seat))]


def test_the_story_of_a_scoring() -> None:
    t = city(2, die=2, at={"red": 5, "blue": -3})
    before = view_of(t, 1)
    assert told(before, act(t, 0, move(red=2))) == [
        "Ania moves: Fedora +2.",
        "Points: Fedora +7, Beret 0, Headscarf −3, Top hat 0, Flat cap 0.",
    ]
    before = view_of(t, 1)
    act(t, 0, Place(-3))
    assert told(before, t)[0] == "Ania puts the safe into −3 (ruins)."
    assert told(before, t)[1].startswith("Turn 2: you roll ")


def test_the_story_of_a_card_is_whole_for_its_holder_only() -> None:
    t = round_of_cards([], ["second_agent"])
    act(t, 0, Pass())
    mine, others = view_of(t, 1), view_of(t, 2)
    act(t, 1, Play("second_agent"))
    assert told(mine, t, 1)[0] == "You play “A second agent”."
    assert told(mine, t, 1)[1].startswith("You are now another one, too: ")
    assert told(others, t, 2) == ["Bartek plays “A second agent”."]


def test_the_story_of_a_card_that_is_taken() -> None:
    t = city(die=1, top_secret=True)
    mine, others = view_of(t, 0), view_of(t, 1)
    act(t, 0, Stay())
    assert told(mine, t, 0)[1].startswith("You take a secret card: “")
    assert told(others, t, 1) == ["Ania moves nobody.", "Ania takes a secret card."]


def test_the_story_of_somebody_on_the_safe() -> None:
    t = city(die=2, at={"red": 5}, top_secret=True)
    before = view_of(t, 1)
    assert told(before, act(t, 0, move(red=2))) == ["Ania moves: Fedora +2.", "At the safe, 7 (bank): Fedora."]


def test_the_story_of_the_end() -> None:
    t = city(2, die=2, at={"red": 5, "blue": 10}, scores={"red": 33, "blue": 33, "yellow": 5})
    before = view_of(t, 1)
    assert told(before, act(t, 0, move(red=2)))[2:] == [
        "Past 39: Fedora, Headscarf. No more moves.",
        "Ania was: Fedora (red).",
        "You were: Beret (yellow).",
        "Ania wins with 40 points.",
    ]


def test_the_story_of_a_cold_end() -> None:
    t = city(2, die=2)
    t.cold = 199
    before = view_of(t, 1)
    assert told(before, act(t, 0, move(red=2)))[1] == "Nobody has scored for 200 turns: the game ends as it stands."
    assert told(before, t)[-1] == "A shared win: Ania, Bartek, with 0 points each."


def test_the_story_of_the_files_keeps_the_secret() -> None:
    t = act(city(2, die=2, at={"red": 5}, scores={"red": 33}, secret_files=True), 0, move(red=2))
    mine, others = view_of(t, 0), view_of(t, 1)
    act(t, 0, Label("yellow", 1))
    assert told(mine, t, 0) == ["Beret: Bartek"]
    assert told(others, t, 1) == []
    for name in NAMES[2:4]:
        act(t, 0, Label(name, None))
    others = view_of(t, 1)
    act(t, 0, Label("green", None))
    assert told(others, t, 1) == ["Ania: the sheet is sealed."]


def test_the_reason_names_who_wins_together() -> None:
    t = act(city(die=2, at={"grey": 5}, scores={"grey": 33, "blue": 12, "red": 12}), 0, move(grey=2))
    assert said(wording.reason(view_of(t, 1))) == "A shared win: Ania, Czesio, with 12 points each."


def test_the_board_goes_clockwise_from_the_safe() -> None:
    v = view_of(city(2, die=2, at={"red": 5, "blue": 8, "green": -3}, hands=()), 0)
    lines = [said(news, 0) for news in wording.board(v)]
    assert lines[0] == "The safe stands in 7 (bank). Clockwise from there:"
    assert [line.split(" (")[0] for line in lines[1:6]] == ["Headscarf", "Flat cap", "Beret", "Top hat", "Fedora"]
    assert "You are: Fedora (red)." in lines


def test_the_board_says_who_has_two_agents() -> None:
    t = unowned_holder(round_of_cards(["swap"]), 2, "grey")
    lines = [said(news, 1) for news in wording.board(view_of(t, 1))]
    assert "Czesio has two agents." in lines
    assert not any("grey" in line and "are" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_whole_games_can_be_told_in_every_language(seats: int, language: str) -> None:
    chance = random.Random(seats)
    match = open_match("agenci", seats=seats, options={"top_secret": True, "secret_files": True}, key=bytes(32))
    while match.outcome is None:
        seat = chance.choice(match.actors)
        turn = match.turn(seat)
        action = chance.choice(turn.legal)
        news = [wording.describe(turn.view, action), *turn.news]
        if chance.random() < 0.1:
            news += [*wording.board(turn.view), *wording.preview(turn.view, action)]
        assert all(say(BOX, one, language, names=PEOPLE, me=seat) for one in news)
        match.act(seat, action)
    assert say(BOX, match.outcome.news, language, names=PEOPLE)


def test_every_text_is_there_in_every_language() -> None:
    texts = {}
    for language in LANGUAGES:
        lines = (BOX.folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        texts[language] = {line.split(" =")[0] for line in lines if line[:1].isalpha() and " =" in line}
    assert texts["pl"] == texts["cs"] == texts["en"]


def test_a_round_is_never_seen_in_a_phase_of_nobodys_choice() -> None:
    t = all_pass(act(city(die=2, at={"red": 5}, scores={"red": 33}, top_secret=True), 0, move(red=2)))
    assert view_of(t, 0).phase == OVER
    assert view_of(act(city(die=2, top_secret=True), 0, move(red=2)), 0).phase == SECRETS
