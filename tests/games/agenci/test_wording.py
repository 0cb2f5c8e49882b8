"""Agenci in words: actions as values, refusals with reasons, previews that are certain, the board as text."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from games.agenci.table import IDLE, act, city, legal, move, round_of_cards, unowned_holder, view_of

from konspira.games.agenci import BOX, wording
from konspira.games.agenci.actions import (
    KIND_NAMES,
    Action,
    Label,
    Move,
    Pass,
    Place,
    Play,
    Seal,
    Stay,
    Steps,
    number,
    value,
)
from konspira.games.agenci.options import NAMES
from konspira.games.agenci.pieces import ACTIONS, LABEL
from konspira.speech import LANGUAGES, say

PEOPLE = ("Ania", "Bartek", "Czesio", "Danka", "Eryk", "Felka", "Gosia")


def said(news: Any, me: int | None = None) -> str:
    return say(BOX, news, "en", names=PEOPLE, me=me)


def test_11_every_action_is_a_number_a_value_and_json() -> None:
    for n in range(ACTIONS):
        action = value(n)
        assert number(action) == n
        assert msgspec.json.decode(msgspec.json.encode(action), type=Action) == action


@pytest.mark.parametrize("language", LANGUAGES)
def test_11_the_players_rules_say_which_numbers_are_which(language: str) -> None:
    page = (BOX.folder / f"rules.{language}.md").read_text(encoding="utf-8")
    found = re.findall(r"^\| (\d+)(?:–(\d+))? \| [^|]+ \|$", page, re.MULTILINE)
    told = [(int(first), int(last or first)) for first, last in found]
    kinds = [Move, Stay, Place, Pass, Play, Label, Seal]
    numbers = {kind: [n for n in range(ACTIONS) if isinstance(value(n), kind)] for kind in kinds}
    assert told == [(numbers[kind][0], numbers[kind][-1]) for kind in kinds]
    assert str(len(numbers[Seal])) in page


def test_11_1_splits_are_numbered_by_their_points_first() -> None:
    assert value(0) == move(red=1)
    assert value(7) == move(red=2)
    assert value(8) == move(red=1, yellow=1)
    assert value(1714) == move(grey=6)


def test_11_2_then_come_staying_the_safe_the_pass_the_cards_and_the_labels() -> None:
    assert value(1715) == Stay()
    assert [value(1716 + n) for n in range(12)] == [Place(b) for b in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -3)]
    assert value(1728) == Pass()
    cards = [value(n) for n in range(1729, LABEL)]
    assert all(isinstance(action, Play) for action in cards)
    assert list(dict.fromkeys(action.card for action in cards)) == list(KIND_NAMES)
    assert [value(LABEL + n) for n in (0, 1, 7, 8)] == [
        Label("red", None),
        Label("red", 0),
        Label("red", 6),
        Label("yellow", None),
    ]


def test_11_3_a_sheet_names_the_agents_of_the_others_in_the_order_of_a_dictionary() -> None:
    assert [value(LABEL + 56 + n) for n in (0, 6, 7, 8)] == [
        Seal(("red",)),
        Seal(("grey",)),
        Seal(("red", "yellow")),
        Seal(("red", "blue")),
    ]
    assert value(ACTIONS - 1) == Seal(("grey", "orange", "green", "violet", "blue", "yellow"))
    assert LABEL + 56 + 8659 == ACTIONS


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
        Seal(()),
        Seal(("red", "red")),
        Seal(NAMES),
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
        (city(die=1), Stay(), "without secret cards somebody must be moved"),
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
            act(city(die=2, at={"red": 5}, scores={"red": 33}, secret_files=True, edition=1), 0, move(red=2)),
            Label("grey", None),
            "next line of your sheet: Beret (yellow)",
        ),
        (
            act(city(die=2, at={"red": 5}, scores={"red": 33}, secret_files=True), 0, move(red=2)),
            Label("yellow", 1),
            "Now write down who is who",
        ),
        (
            act(city(die=2, at={"red": 5}, scores={"red": 33}, secret_files=True), 0, move(red=2)),
            Seal(("red", "yellow", "blue")),
            "every other player stands once",
        ),
        (
            act(city(die=2, at={"red": 5}, scores={"red": 33}, secret_files=True, edition=1), 0, move(red=2)),
            Label("yellow", 0),
            "all the rest are nobody’s. Left to write: nobody, Bartek, Czesio, Danka.",
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


APART = {"red": 3}


@pytest.mark.parametrize(
    ("play", "laid", "needs"),
    [
        (Play("to_ruins", ("red",)), {"at": {"red": -3}}, "Name one agent who is not in the ruins."),
        (Play("to_safe", ("red",)), {"at": {"red": 7}}, "Name one agent who is not at the safe."),
        (Play("to_agent", ("blue", "grey")), {"at": APART}, "first the agent who goes, then the one to join"),
        (Play("to_agent", ("blue", "blue")), {"at": APART}, "who must stand in another building"),
        (Play("out_of_ruins", ("red", "blue")), {"at": {"red": -3}}, "one or two agents who are in the ruins"),
        (Play("all_to_start"), {}, "Somebody must be elsewhere than on 0."),
        (Play("two_markers", ("red", "blue")), {"scores": {"red": 39}}, "two agents with fewer than 39 points"),
        (Play("two_markers", ("blue",)), {}, "or the only one with fewer"),
        (Play("off_safe", ("red",), 1), {"at": {"blue": 7}}, "Name an agent who is at the safe."),
        (Play("swap", ("blue", "grey")), {"at": APART}, "two agents who stand in different buildings"),
        (Play("move_safe", building=7), {}, "Name another building than the one with the safe."),
    ],
)
def test_7_7_a_refused_card_says_at_what_it_can_be_pointed(play: Play, laid: dict[str, Any], needs: str) -> None:
    t = round_of_cards([play.card], **laid)
    assert not legal(t, 0, play)
    why = said(wording.refuse(view_of(t, 0), play))
    assert why.startswith("The card cannot be used like that. ")
    assert needs in why


@pytest.mark.parametrize(
    "play",
    [
        Play("to_ruins", ("grey",)),
        Play("to_safe", ("grey",)),
        Play("to_agent", ("red", "grey")),
        Play("to_agent", ("grey", "red")),
        Play("out_of_ruins", ("grey",)),
        Play("two_forward", ("red", "grey")),
        Play("one_forward", ("grey",), 2),
        Play("two_markers", ("red", "grey")),
        Play("off_safe", ("grey",), 1),
        Play("swap", ("red", "grey")),
        Play("two_back", ("red", "grey")),
        Play("one_back", ("grey",), -1),
        Play("one_either", ("grey",), 1),
    ],
)
def test_2_1_no_card_reaches_an_agent_that_does_not_take_part(play: Play) -> None:
    t = round_of_cards([play.card], seats=2, at={"red": 3})
    assert not legal(t, 0, play)
    assert said(wording.refuse(view_of(t, 0), play)) == "Not in this game: Bowler (grey)."


@pytest.mark.parametrize("kind", KIND_NAMES)
def test_every_kind_that_is_not_held_is_refused(kind: str) -> None:
    play = next(action for action in map(value, range(ACTIONS)) if isinstance(action, Play) and action.card == kind)
    t = round_of_cards([], [kind])
    assert not legal(t, 0, play)
    assert said(wording.refuse(view_of(t, 0), play)).startswith("You do not hold the card “")


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
    assert preview(t, move(yellow=2)) == ["Nobody comes to the safe: no points."]


def test_the_preview_says_that_the_game_ends() -> None:
    assert preview(city(die=2, at={"red": 5}, scores={"red": 33}), move(red=2))[-1] == "That is the end of the game."


def test_5_6_the_preview_says_that_the_two_hundredth_turn_without_points_is_the_last() -> None:
    t = city(die=2)
    t.cold = 198
    assert preview(t, move(red=2)) == ["Nobody comes to the safe: no points."]
    t.cold = 199
    assert preview(t, move(red=2))[1:] == ["Nobody has scored for 200 turns: the game ends as it stands."]


def test_5_6_the_preview_says_so_of_the_last_pass_of_a_round_too() -> None:
    t = round_of_cards(seats=2)
    t.cold = 199
    act(t, 0, Pass())
    assert preview(t, Pass(), seat=1)[1:] == ["Nobody has scored for 200 turns: the game ends as it stands."]


def test_5_6_the_preview_knows_of_the_ten_thousandth_turn() -> None:
    t = act(city(die=2, at={"red": 5}), 0, move(red=2))
    t.turn = 10_000
    assert preview(t, Place(1))[1:] == ["Ten thousand turns have been played: the game ends as it stands."]


def test_with_cards_the_preview_promises_nothing() -> None:
    t = city(die=2, at={"red": 5}, hands=[IDLE], top_secret=True)
    assert "if somebody who has entered is still there" in preview(t, move(red=2))[0]
    unknown = ["Nobody has come to the safe so far; a card may still change that."]
    assert preview(t, move(blue=2)) == unknown
    assert preview(round_of_cards(["to_safe"], IDLE), Pass()) == unknown


def test_the_preview_knows_of_cards_to_take() -> None:
    assert preview(city(die=1, top_secret=True), Stay())[0] == "You take a secret card for it."
    assert preview(city(die=2, at={"red": 9}, top_secret=True), move(red=2))[0] == "You take a secret card for it."


def test_the_preview_says_why_there_is_no_card_to_take() -> None:
    four = ["to_ruins", "to_ruins", "swap", "two_back"]
    full = "No card for it: you hold four already."
    assert preview(city(die=1, top_secret=True, hands=[four]), Stay())[0] == full
    assert preview(city(die=2, at={"red": 9}, top_secret=True, hands=[four]), move(red=2))[0] == full
    t = city(die=1, top_secret=True)
    t.used, t.pile = t.pile, 0
    assert preview(t, Stay())[0] == "No card for it: the pile is empty."


def test_the_preview_of_the_last_pass_is_the_scoring() -> None:
    t = act(city(2, die=2, at={"red": 5}, hands=[IDLE, ["swap"]], top_secret=True), 0, move(red=2))
    act(t, 0, Pass())
    assert preview(t, Pass(), seat=1)[0].startswith("Points: Fedora +7")


def test_the_preview_does_not_depend_on_what_is_hidden() -> None:
    t = city(die=2, at={"red": 5}, hands=[["swap"], ["two_back"]], top_secret=True)
    before = preview(t, move(red=2))
    t.agent[1], t.pile, t.hand[1] = 6, t.pile + t.hand[1] - 1, 1
    assert preview(t, move(red=2)) == before


# -- the board as text -----------------------------------------------------------------------------


def test_the_board_goes_clockwise_from_the_safe() -> None:
    v = view_of(city(2, die=2, at={"red": 5, "blue": 8, "green": -3}, hands=()), 0)
    lines = [said(news, 0) for news in wording.board(v)]
    assert lines[0] == "The safe stands in 7 (bank). Clockwise from there:"
    assert [line.split(" (")[0] for line in lines[1:6]] == ["Headscarf", "Flat cap", "Beret", "Top hat", "Fedora"]
    assert "You are: Fedora (red)." in lines


def test_10_2_the_board_says_who_gave_points_to_whom() -> None:
    t = act(city(2, die=3), 0, move(red=2, blue=1))
    lines = [said(news, 1) for news in wording.board(view_of(t, 1))]
    assert "Points given by Ania: Fedora +2, Headscarf +1." in lines
    assert not any(line.startswith("Points you gave") for line in lines)


def test_the_board_says_who_has_two_agents() -> None:
    t = unowned_holder(round_of_cards(["swap"]), 2, "grey")
    lines = [said(news, 1) for news in wording.board(view_of(t, 1))]
    assert "Czesio has two agents." in lines
    assert not any("grey" in line and "are" in line for line in lines)


def test_every_text_is_there_in_every_language() -> None:
    texts = {}
    for language in LANGUAGES:
        lines = (BOX.folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
        texts[language] = {line.split(" =")[0] for line in lines if line[:1].isalpha() and " =" in line}
    assert texts["pl"] == texts["cs"] == texts["en"]
