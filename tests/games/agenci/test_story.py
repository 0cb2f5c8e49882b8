"""What happens in Agenci, told to one seat: nothing hidden, nothing left out, and in the end who was who."""

from __future__ import annotations

import random
from typing import Any

import pytest
from games.agenci.table import IDLE, act, all_pass, city, move, round_of_cards, unowned_holder, view_of

from konspira.games.agenci import BOX, wording
from konspira.games.agenci.actions import Label, Pass, Place, Play, Seal, Stay
from konspira.games.agenci.pieces import OVER, SECRETS
from konspira.play.match import open as open_match
from konspira.speech import LANGUAGES, say

PEOPLE = ("Ania", "Bartek", "Czesio", "Danka", "Eryk", "Felka", "Gosia")


def said(news: Any, me: int | None = None) -> str:
    return say(BOX, news, "en", names=PEOPLE, me=me)


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
    t = round_of_cards(IDLE, ["second_agent"])
    act(t, 0, Pass())
    mine, others = view_of(t, 1), view_of(t, 2)
    act(t, 1, Play("second_agent"))
    assert told(mine, t, 1)[0] == "You play “A second agent”."
    assert told(mine, t, 1)[1].startswith("You have a second agent now: ")
    assert told(others, t, 2) == ["Bartek plays “A second agent”."]


def test_the_story_of_a_card_that_is_taken() -> None:
    t = city(die=1, top_secret=True)
    mine, others = view_of(t, 0), view_of(t, 1)
    act(t, 0, Stay())
    assert told(mine, t, 0)[1].startswith("You take a secret card: “")
    assert told(others, t, 1) == ["Ania moves nobody.", "Ania takes a secret card."]


def test_the_story_of_somebody_on_the_safe() -> None:
    t = city(die=2, at={"red": 5}, hands=[IDLE], top_secret=True)
    before = view_of(t, 1)
    assert told(before, act(t, 0, move(red=2))) == ["Ania moves: Fedora +2.", "New at the safe, 7 (bank): Fedora."]


def test_7_4_the_story_of_a_card_that_brings_somebody_to_the_safe() -> None:
    t = round_of_cards(["to_safe", "one_forward"], IDLE, at={"blue": 6})
    before = view_of(t, 1)
    assert told(before, act(t, 0, Play("to_safe", ("red",)))) == [
        "Ania plays “One agent to the safe”: Fedora.",
        "New at the safe, 7 (bank): Fedora.",
    ]
    before = view_of(t, 1)
    assert told(before, act(t, 0, Play("one_forward", ("blue",), 1)))[1:] == ["New at the safe, 7 (bank): Headscarf."]


def test_7_4_the_story_of_a_card_that_takes_one_of_two_away() -> None:
    t = act(city(die=2, at={"red": 6, "blue": 6}, hands=[["off_safe"], IDLE], top_secret=True), 0, move(red=1, blue=1))
    before = view_of(t, 1)
    assert told(before, act(t, 0, Play("off_safe", ("red",), 1)))[1:] == ["No longer at the safe: Fedora."]


def test_7_5_the_story_of_a_safe_that_is_moved_away() -> None:
    t = act(city(die=2, at={"red": 5}, hands=[["move_safe"], IDLE], top_secret=True), 0, move(red=2))
    before = view_of(t, 1)
    assert told(before, act(t, 0, Play("move_safe", building=4)))[1:] == [
        "No longer at the safe: Fedora.",
        "As it stands, this turn brings no points.",
    ]


def test_7_4_the_story_of_a_swap_at_the_safe_names_both() -> None:
    t = act(city(die=2, at={"red": 5}, hands=[["swap"], IDLE], top_secret=True), 0, move(red=2))
    before = view_of(t, 1)
    assert told(before, act(t, 0, Play("swap", ("red", "blue"))))[1:] == [
        "No longer at the safe: Fedora.",
        "New at the safe, 7 (bank): Headscarf.",
    ]


def test_a_card_that_changes_nothing_at_the_safe_is_told_alone() -> None:
    t = act(city(die=2, at={"red": 5, "grey": 3}, hands=[["two_back"], IDLE], top_secret=True), 0, move(red=2))
    before = view_of(t, 1)
    assert len(told(before, act(t, 0, Play("two_back", ("blue", "grey"))))) == 1


def test_6_6_the_story_of_the_ruins_without_a_card() -> None:
    four = ["to_ruins", "to_ruins", "swap", "two_back"]
    t = city(die=2, at={"red": 9}, hands=[four], top_secret=True)
    mine, others = view_of(t, 0), view_of(t, 1)
    act(t, 0, move(red=2))
    assert told(others, t, 1) == ["Ania moves: Fedora +2.", "No card for it: Ania holds four already."]
    assert told(mine, t, 0)[1] == "No card for it: you hold four already."


def test_6_8_the_story_of_an_empty_pile() -> None:
    t = city(die=1, top_secret=True)
    t.used, t.pile = t.pile, 0
    before = view_of(t, 1)
    assert told(before, act(t, 0, Stay()))[:2] == ["Ania moves nobody.", "No card for it: the pile is empty."]


def test_6_5_in_the_base_game_the_ruins_are_no_matter_of_cards() -> None:
    t = city(die=2, at={"red": 9})
    before = view_of(t, 1)
    assert told(before, act(t, 0, move(red=2)))[0] == "Ania moves: Fedora +2."
    assert told(before, t)[1].startswith("Turn 2:")


def test_8_16_the_story_says_which_of_two_agents_counts() -> None:
    t = unowned_holder(round_of_cards(IDLE, at={"red": 6}, scores={"red": 39, "blue": 4, "grey": 20}), 2, "grey")
    t.bringer[0], t.safe = 0, 6
    before = view_of(t, 1)
    story = told(before, act(t, 0, Pass()))
    assert "Czesio is: Headscarf (blue) 4, Bowler (grey) 20." in story
    assert "Of the two Bowler counts, with more points." in story


def test_8_16_two_agents_with_the_same_points_need_no_word() -> None:
    t = unowned_holder(round_of_cards(IDLE, at={"red": 6}, scores={"red": 39, "blue": 4, "grey": 4}), 2, "grey")
    t.bringer[0], t.safe = 0, 6
    before = view_of(t, 1)
    assert not any("counts" in line for line in told(before, act(t, 0, Pass())))


def test_5_4_without_an_agent_of_nobody_none_is_told() -> None:
    t = city(7, die=2, at={"red": 5}, scores={"red": 33})
    before = view_of(t, 1)
    assert not any("Nobody’s" in line or "nobody’s" in line for line in told(before, act(t, 0, move(red=2))))


def test_9_3_the_story_of_the_sheets_says_what_was_right() -> None:
    t = act(city(2, die=2, at={"red": 5}, scores={"red": 33}, secret_files=True), 0, move(red=2))
    act(t, 0, Seal(("yellow",)))
    before = view_of(t, 1)
    story = told(before, act(t, 1, Seal(("blue",))))
    assert (
        "The sheet of Ania: Beret – Bartek ✓, Headscarf – nobody ✓, Top hat – nobody ✓, Flat cap – nobody ✓. "
        "4 right, +20, in all 60." in story
    )
    assert (
        "Your sheet: Fedora – nobody ✗, Headscarf – Ania ✗, Top hat – nobody ✓, Flat cap – nobody ✓. "
        "2 right, +10, in all 10." in story
    )


def test_the_story_of_the_end() -> None:
    t = city(2, die=2, at={"red": 5, "blue": 10}, scores={"red": 33, "blue": 33, "yellow": 5})
    before = view_of(t, 1)
    assert told(before, act(t, 0, move(red=2)))[2:] == [
        "Past 39: Fedora, Headscarf. No more moves.",
        "Ania is: Fedora (red) 40.",
        "You are: Beret (yellow) 5.",
        "Nobody’s: Headscarf (blue) 43, Top hat (violet) 0, Flat cap (green) 0.",
        "Ania wins with 40 points. Headscarf has more, but is nobody’s.",
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
    act(t, 0, Seal(("yellow",)))
    nobodys = ["Headscarf: nobody", "Top hat: nobody", "Flat cap: nobody"]
    assert told(mine, t, 0) == ["Beret: Bartek", *nobodys, "Your sheet is sealed."]
    assert told(others, t, 1) == ["Ania: the sheet is sealed."]


def test_the_story_of_a_sheet_of_the_first_edition_goes_line_by_line() -> None:
    t = act(city(2, die=2, at={"red": 5}, scores={"red": 33}, secret_files=True, edition=1), 0, move(red=2))
    mine, others = view_of(t, 0), view_of(t, 1)
    act(t, 0, Label("yellow", 1))
    assert told(mine, t, 0) == ["Beret: Bartek"]
    assert told(others, t, 1) == []


def test_the_reason_names_who_wins_together() -> None:
    t = act(city(die=2, at={"grey": 5}, scores={"grey": 33, "blue": 12, "red": 12}), 0, move(grey=2))
    assert said(wording.reason(view_of(t, 1))) == (
        "A shared win: Ania, Czesio, with 12 points each. Bowler has more, but is nobody’s."
    )


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


def test_a_round_is_never_seen_in_a_phase_of_nobodys_choice() -> None:
    t = all_pass(act(city(die=2, at={"red": 5}, scores={"red": 33}, top_secret=True), 0, move(red=2)))
    assert view_of(t, 0).phase == OVER
    assert view_of(act(city(die=2, hands=[IDLE], top_secret=True), 0, move(red=2)), 0).phase == SECRETS
