"""The coach of Agenci says what holds: what an action does for one's own agent, and how likely a label is right."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest
from games.agenci.table import act, city, move, round_of_cards, unowned_holder, view_of

from konspira.games.agenci import BOX
from konspira.games.agenci.actions import Label, Pass, Play, Seal
from konspira.games.agenci.phrases import members
from konspira.games.agenci.pieces import AGENTS, BUILDINGS, FILES, SEATS, WORTH
from konspira.games.agenci.reasons import explain
from konspira.news import News
from konspira.play.match import Match
from konspira.speech import LANGUAGES, say

NOTHING = np.zeros(SEATS * AGENTS)


def come_true(news: News | None, own: int, before: Any, after: Any) -> bool:
    """Does a view show what was said, before an action that led to it, to the owner of an agent?"""
    if news is None:  # who has no card can only pass; and where my agent stands worse than others, that is no reason
        others = [WORTH[after.building[which]] for which in members(before.agents) if which != own]
        return before.cards[before.seat] == 0 or bool(WORTH[after.building[own]] < sum(others) / len(others))
    if news.id == "agenci-why-scores":
        return bool(after.score[own] - before.score[own] == news.args["mine"])
    if news.id in ("agenci-why-stands", "agenci-why-pass"):
        return bool(WORTH[after.building[own]] == news.args["mine"]) and after.score == before.score
    if news.id == "agenci-why-safe":
        ahead = (after.safe - after.building[own]) % BUILDINGS
        return (ahead, str(WORTH[after.safe]).replace("-", "−")) == (news.args["steps"], news.args["worth"])
    return news.id == "agenci-why-second" and bool(after.holder == after.seat)


@pytest.mark.parametrize("cards", [False, True])
def test_what_is_said_of_an_action_comes_true(cards: bool) -> None:
    chance, said = random.Random(5), Counter[str]()
    while said.total() < 150:
        match = Match(BOX, 3, {"top_secret": cards}, chance.randbytes(32))
        for _ in range(60):
            if match.outcome is not None:
                break
            turn = match.turn(match.actors[0])
            action = chance.choice(turn.legal)
            news, own = explain(turn.view, action, NOTHING), turn.view.agent[turn.seat]
            if turn.view.holder == turn.seat and turn.view.score[turn.view.second] > turn.view.score[own]:
                own = turn.view.second
            match.act(turn.seat, action)
            assert come_true(news, own, turn.view, match.turn(turn.seat).view), (action, news)
            said[news.id if news else "nothing"] += 1
    assert {"agenci-why-scores", "agenci-why-stands", "agenci-why-safe"} <= set(said)


def test_4_3_of_a_scoring_it_is_said_what_my_agent_gets_and_the_others_on_average() -> None:
    t = city(2, die=2, at={"red": 5, "yellow": 10, "blue": 4})
    assert explain(view_of(t, 0), move(red=2), NOTHING) == News("agenci-why-scores", {"mine": 7, "others": 3.5})
    assert explain(view_of(t, 0), move(blue=2), NOTHING) == News("agenci-why-stands", {"mine": 5, "others": 4.0})


def test_that_my_agent_stands_worse_than_others_is_no_reason() -> None:
    t = city(2, die=2, at={"red": 1, "yellow": 10, "blue": 8})
    assert explain(view_of(t, 0), move(blue=2), NOTHING) is None


def test_8_16_the_better_of_two_agents_is_spoken_of() -> None:
    t = unowned_holder(city(top_secret=True, die=2, at={"red": 2, "grey": 9}, scores={"grey": 20}), 0, "grey")
    assert explain(view_of(t, 0), move(blue=2), NOTHING).args["mine"] == 9


def test_7_1_of_a_card_it_is_said_where_it_leaves_my_agent() -> None:
    t = round_of_cards(["to_ruins", "move_safe"], at={"red": 9, "yellow": 9})
    assert explain(view_of(t, 0), Play("to_ruins", ("yellow",)), NOTHING).args == {"mine": 9, "others": -0.5}
    assert explain(view_of(t, 0), Play("move_safe", building=10), NOTHING).args == {"steps": 1, "worth": "10"}
    assert explain(view_of(t, 0), Pass(), NOTHING).args == {"mine": 9, "others": 1.5}


def test_4_8_a_safe_put_where_my_agent_stands_is_no_step_away() -> None:
    t = round_of_cards(["move_safe"], at={"red": 5})
    news = explain(view_of(t, 0), Play("move_safe", building=5), NOTHING)
    assert news.args == {"steps": 0, "worth": "5"}
    said = {say(BOX, news, language, me=0) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("0" not in one for one in said)


@pytest.mark.parametrize(("label", "news"), [(1, "agenci-why-owner"), (None, "agenci-why-nobody")])
def test_9_2_of_a_label_it_is_said_how_likely_it_is_right(label: int | None, news: str) -> None:
    t = city(secret_files=True)
    t.phase = FILES
    sums = NOTHING.copy()
    sums[1 * AGENTS + 4], sums[2 * AGENTS + 4] = 0.25, 0.15  # green
    found = explain(view_of(t, 0), Label("green", label), sums)
    assert (found.id, found.args["percent"]) == (news, 25 if label else 60)
    assert found.args["agent"] == News("agenci-agent", {"agent": "green"})


def test_9_2_of_a_sheet_it_is_said_how_many_lines_should_be_right() -> None:
    t = act(city(2, die=2, at={"red": 5}, scores={"red": 33}, secret_files=True), 0, move(red=2))
    sums = NOTHING.copy()
    sums[0], sums[1 * AGENTS + 1], sums[1 * AGENTS + 2] = 1.0, 0.75, 0.25
    found = explain(view_of(t, 0), Seal(("yellow",)), sums)
    assert (found.id, found.args) == ("agenci-why-sheet", {"right": 3.5, "lines": 4})
