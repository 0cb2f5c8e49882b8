"""Tutorials: a known deal, one step after the other, on a real table."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from server.web import Seat, Server, actions

from konspira.play import shelf
from konspira.play.match import Match
from konspira.server import tutorial
from konspira.server.tutorial import FORMAT, ME
from konspira.speech import LANGUAGES, say

GAMES = ["gra", "krecia", "agenci", "wistar"]


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with all games."""
    shared = Server(tmp_path_factory.mktemp("school") / "school.db", stand_in="random")
    yield shared
    shared.stop()
    assert "Traceback" not in shared.log, shared.log


def begin(server: Server, game: str, token: str) -> Seat:
    answer = server.ask(f"/api/games/{game}/tutorial", {}, token=token)
    assert answer.status == 201, answer.body
    seat = server.sit(answer.json["table"], token)
    seat.until("welcome")
    return seat


def test_every_game_on_the_shelf_has_a_tutorial(school: Server) -> None:
    games = school.ask("/api/games").json["games"]
    assert {game["name"]: game["tutorial"] for game in games} == dict.fromkeys(GAMES, True)


@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_is_played_to_its_end(school: Server, game: str) -> None:
    with begin(school, game, school.token()) as me:
        tutorial, said = me.table["tutorial"], []
        while tutorial["step"] < tutorial["steps"]:
            if tutorial["action"] is None:
                me.until("table")
            else:
                said.append(tutorial["say"]["id"])
                assert me.do("act", action=tutorial["action"])["type"] == "done"
                if me.table["tutorial"]["step"] == tutorial["step"]:
                    me.until(
                        lambda m, step=tutorial["step"]: m["type"] == "table" and m["table"]["tutorial"]["step"] > step
                    )
            tutorial = me.table["tutorial"]
        assert len(said) == len(set(said)) >= 5, "every decision has a sentence of its own"
        assert tutorial["say"]["id"] == "tutorial-end"
        assert me.table["state"] == "playing"
        while not me.turn["legal"]:
            me.until("turn")
        assert me.do("act", action=actions(me.turn["legal"])[0])["type"] == "done", "from here on I play as I like"


@pytest.mark.parametrize("game", GAMES)
def test_only_what_is_explained_can_be_done(school: Server, game: str) -> None:
    with begin(school, game, school.token()) as me:
        other = next(action for action in actions(me.turn["legal"]) if action != me.table["tutorial"]["action"])
        assert me.do("act", action=other)["news"]["id"] == "refused-tutorial-other"
        assert me.do("act", action={"do": "dance"})["news"]["id"] == "refused-form"


def test_a_tutorial_goes_on_after_a_reload_and_does_not_count_as_a_game(school: Server) -> None:
    with begin(school, "gra", ania := school.token()) as me:
        table = me.table["id"]
        me.do("act", action=me.table["tutorial"]["action"])
    with school.sit(table, ania) as me:
        me.hear()
        while me.table["tutorial"]["step"] < 4:  # the others may have acted already
            me.until("table")
        assert me.table["tutorial"]["action"] == {"do": "bid", "count": 2, "face": 5}
    assert school.ask("/api/me/record", token=ania).json["played"] == 0


def test_a_known_deal_is_only_for_tutorials(school: Server) -> None:
    table = school.table(ania := school.token(), ["me", "random", "random"], start=True)
    with school.sit(table, ania) as me:
        welcome = me.hear()
        assert welcome["table"]["tutorial"] is None
    with begin(school, "gra", ania) as learner:
        assert learner.table["commitment"] != welcome["table"]["commitment"]


@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_fits_the_rules_and_says_everything_in_three_languages(game: str) -> None:
    box = shelf.box(game)
    learnt = tutorial.of(box)
    assert learnt is not None
    match = Match(box, learnt.seats, learnt.options, bytes.fromhex(learnt.key), format=FORMAT)
    for step in learnt.steps:
        told = learnt.state(match)
        assert (step.seat == ME) == (told.action is not None)
        assert step.seat != ME or step.say, "whoever learns is told what to do"
        assert told.say is not None
        for language in LANGUAGES:
            sentence = say(box, told.say, language)
            assert len(sentence) > 20
            assert told.say.id not in sentence
        match.act(step.seat, msgspec.convert(step.action, box.wording.action_type))
    assert match.outcome is None
