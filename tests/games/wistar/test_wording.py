"""Krysobot in words: every answer is a value, everything can be said in three languages, and the terminal shows it."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from games.wistar.table import Evening, do
from rich.console import Console

import konspira
from konspira.games.wistar import BOX, agenda, dialogue, files, questions, rules, screen, wording
from konspira.games.wistar.dialogue import ACTIONS
from konspira.news import News
from konspira.speech import LANGUAGES, Speaker, bundle, say


def test_every_answer_is_a_number_and_a_value() -> None:
    for number in range(ACTIONS):
        assert wording.number(wording.value(number)) == number


@pytest.mark.parametrize(
    "answer",
    [wording.Number(-1), wording.Number(25), wording.Mouse("house", 8), wording.Card("fire"), wording.Room("H"),
     wording.Slot("D3"), wording.Exploration(0), wording.Exploration(7), wording.Skill("K6"), wording.Effect("fish")],
)  # fmt: skip
def test_impossible_answers_have_no_number(answer: wording.Action) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  # each family has its own words
        wording.number(answer)


def spoken(news: News, language: str) -> str:
    return say(BOX, news, language, me=0)


@pytest.mark.parametrize("pack", ["reconstructed", "empty"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_in_every_language(language: str, pack: str) -> None:
    chance = random.Random(1)
    for _ in range(3):
        match = konspira.open("wistar", options={"pack": pack}, key=chance.randbytes(32))
        while match.outcome is None:
            turn = match.turn(0)
            sentences = [*turn.news, wording.question(turn.view), *wording.board(turn.view)]
            sentences += [wording.describe(turn.view, answer) for answer in turn.legal]
            assert all(spoken(news, language) for news in sentences)
            labels = [spoken(wording.describe(turn.view, answer), language) for answer in turn.legal]
            assert len(set(labels)) == len(labels)
            match.act(0, chance.choice(turn.legal))
        assert spoken(match.outcome.news, language)


def test_all_languages_have_the_same_sentences_and_no_other() -> None:
    ids = [set(re.findall(r"^([a-z][\w-]*) =", _text(language), re.M)) for language in LANGUAGES]
    assert ids[0] == ids[1] == ids[2]


def _text(language: str) -> str:
    return (BOX.folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8")


def test_every_question_deed_and_refusal_has_a_sentence() -> None:
    english = bundle(BOX.folder, "en")
    special = {"nothing", "how_many_yours", "place_points", "free", "correct_room"}
    for name in dialogue.QUESTIONS:
        if name not in special:
            assert english.has_message(f"wistar-ask-{name.replace('_', '-')}"), name
    for name in dialogue.CANNOT:
        assert english.has_message(f"wistar-cannot-{name}")
    for name, sign in questions._SIGNS:
        assert english.has_message(f"wistar-answer-{name.replace('_', '-')}-{sign}")


def test_instructions_are_sentences_to_be_carried_out() -> None:
    evening = Evening().take_turn("wood").answer("yes", wording.Mouse("house", 2))
    said = [spoken(news, "en") for news in wording.deeds(evening.view, 0)]
    assert said[:4] == [
        "Krysobot has turned over his action card: Wood.",
        "Put his chief on section Wood, on the free space nearest to the rim.",
        "Add one of his rats to the forest. Power 1.",
        "Wood: Krysobot gains 1 point.",
    ]
    assert "Put a house mouse (2) revealed this round into a free chamber of his." in said
    polish = [spoken(news, "pl") for news in wording.deeds(evening.view, 0)]
    assert polish[1] == "Postaw dowódcę Krysobota w sekcji Drewno, na wolnym polu najbliżej brzegu koła."
    czech = [spoken(news, "cs") for news in wording.deeds(evening.view, 0)]
    assert czech[2] == "Přidej jeho krysu do lesa. Síla 1."


def test_news_are_what_came_after_the_last_answer() -> None:
    evening = Evening().take_turn("wood").answer("yes")
    assert next(news.id for news in wording.tell(None, evening.view)) == "wistar-deed-chief"


def test_a_pause_before_the_list_gets_too_long() -> None:
    evening = Evening()
    evening.t.done = dialogue.DEEDS_FULL
    for i in range(dialogue.DEEDS_FULL):
        evening.t.deeds[i, 0] = dialogue.DID_REFILL
    evening.t.question = dialogue.ASK_NOTHING
    evening.t.depth = 0
    do(agenda.push)(evening.t, dialogue.DO_NEXT_TURN, 0, 0)
    do(agenda.push)(evening.t, dialogue.DO_DIG, 0, 0)
    do(rules.go_on)(evening.t)
    assert (evening.asked, evening.t.dug) == ("pause", 0)
    assert evening.answer("done").t.dug == 1


# -- the terminal -----------------------------------------------------------------------------------


def shown(match: konspira.Match, language: str = "en") -> str:
    console = Console(width=120, file=io.StringIO())
    with console.capture() as captured:
        console.print(
            screen.Conversation().draw(match.turn(0).view, match.turn(0).legal, Speaker(BOX, language, (), 0))
        )
    return captured.get()


def test_the_screen_shows_his_side_of_the_table_and_the_question() -> None:
    text = shown(konspira.open("wistar", options={"pack": "reconstructed"}, key=bytes(32)))
    assert [line.strip() for line in text.splitlines()] == [
        say(BOX, "wistar-badge", "en"), "Do the skill tokens lie like this?", "1) Yes, like this",
        "2) No, they lie differently on my table",
    ], "right below what is to be done; the board comes with b"  # fmt: skip


def test_his_side_of_the_table_is_shown_on_demand() -> None:
    match = konspira.open("wistar", options={"pack": "reconstructed"}, key=bytes(32))
    turn, console = match.turn(0), Console(width=100)
    scene = screen.Conversation().draw(turn.view, turn.legal, Speaker(BOX, "en", (), 0))
    with console.capture() as captured:
        console.print(scene.more)
    assert all(part in captured.get() for part in ("His burrow", "Farm", "Scales"))


def test_12_4_a_card_is_told_in_whole_in_one_line() -> None:
    match = konspira.open("wistar", options={"pack": "empty"}, key=bytes(32))
    conversation = screen.Conversation()
    lines = iter(["building building tool tool", "2", "no round_mouse k2 skill k3"])
    while match.turn(0).view.pack.bonus[match.turn(0).view.card][2] != 0:
        turn = match.turn(0)
        conversation.draw(turn.view, turn.legal, Speaker(BOX, "en", (), 0))
        match.act(0, conversation.choose(turn.view, turn.legal, lambda question: next(lines), print))
    v = match.turn(0).view
    assert v.pack.bonus[v.card] == (2, 3, 0, -1)
    assert next(lines, None) is None, "three lines were typed"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pack", ["reconstructed", "empty"])
def test_12_2_every_screen_of_a_game_can_be_drawn_and_carries_the_badge(language: str, pack: str) -> None:
    match, chance = konspira.open("wistar", options={"pack": pack}, key=bytes(32)), random.Random(2)
    badge = say(BOX, "wistar-badge", language)
    while match.outcome is None:
        assert (badge in shown(match, language)) == (pack == "reconstructed")
        match.act(0, chance.choice(match.turn(0).legal))


def test_the_person_answers_by_number_and_is_asked_again_if_need_be() -> None:
    match = konspira.open("wistar", options={"pack": "reconstructed"}, key=bytes(32))
    typed, told = iter(["x", "9", "2"]), []
    turn = match.turn(0)
    answer = screen.Conversation().choose(turn.view, turn.legal, lambda question: next(typed), told.append)
    assert answer == wording.Say("another")
    assert [news.id for news in told] == ["wistar-screen-bad"] * 2


def typed(view: Any, legal: Sequence[Any], line: str) -> Any:
    """What is answered by typing a line."""
    return screen.Conversation().choose(view, legal, lambda question: line, print)


def test_a_number_is_answered_by_that_very_number() -> None:
    """“How many chambers are open?” 2 is 2, not the second answer; what is no number has a letter."""
    match = konspira.open("wistar", options={"pack": "empty"}, key=bytes(32))
    for scale in ("building", "building", "tool", "tool"):
        match.act(0, wording.Scale(scale))
    assert typed(match.turn(0).view, match.turn(0).legal, "2") == wording.Number(2)
    evening = Evening()
    evening.t.room = 6
    evening.begin(dialogue.DO_CHEESE)
    assert typed(evening.view, evening.offered, "6") == wording.Number(6)
    assert typed(evening.view, evening.offered, "a") == wording.Say("none")


def test_leaving_keeps_what_was_taught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("konspira.games.wistar.library.folder", lambda: tmp_path)
    match = konspira.open("wistar", options={"pack": "empty"}, key=bytes(32))
    assert files.save(match.options, match.turn(0).view) is None
    for scale in ("building", "building", "tool", "tool"):
        match.act(0, wording.Scale(scale))
    news = files.save(match.options, match.turn(0).view)
    assert news is not None
    assert news.args["name"] == "my-box"
    assert "places = 2" in (tmp_path / "my-box.toml").read_text(encoding="utf-8")
