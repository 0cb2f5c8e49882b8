"""Tutorials: a known deal, one step after the other, on a real table."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from server.web import Seat, Server, actions

from konspira.news import News
from konspira.play import shelf
from konspira.play.match import Match
from konspira.server import tutorial
from konspira.server.tutorial import FORMAT, ME
from konspira.speech import LANGUAGES, say

LONGEST = 215  # letters of a sentence: more would not fit a small phone beside the board
GAMES = ["gra", "krecia", "agenci", "wistar"]
LAST = {"wistar": "tutorial-sheet"}  # what is said on the last page; of most games only that it was a whole one
UNSEEN = {"wistar"}  # whose end is a sheet on the last page, and no scene before it


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
        assert tutorial["say"]["id"] == LAST.get(game, "tutorial-end")
        assert (tutorial["scene"] or {}).get("id") == (None if game in UNSEEN else "tutorial-finale")
        while me.turn["outcome"] is None:
            me.until("turn")
        assert me.turn["outcome"]["payoffs"][ME] == 1, "whoever learns wins"


@pytest.mark.parametrize("game", GAMES)
def test_only_what_is_explained_can_be_done(school: Server, game: str) -> None:
    with begin(school, game, school.token()) as me:
        other = next(action for action in actions(me.turn["legal"]) if action != me.table["tutorial"]["action"])
        hint = me.do("act", action=other)["news"]
        assert hint["id"] == "refused-tutorial-other"
        assert hint["args"]["shown"]["id"], "it says what to try instead"
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
    for step in [*learnt.steps, None]:
        told = learnt.state(match)
        for news in filter(None, (told.say if step or game in LAST else None, told.scene)):
            for language in LANGUAGES:
                sentence = say(box, news, language)
                assert 20 < len(sentence) < LONGEST, sentence
                assert news.id not in sentence
        if step is None:
            break
        assert step.mine == (told.action is not None)
        assert (told.say is not None) == step.mine, "whoever learns is told what to do, and else nothing"
        assert told.quick == step.quick
        assert (step.point is not None) == step.mine, "what is spoken of is shown"
        match.act(step.seat, msgspec.convert(step.action, box.wording.action_type))
    assert match.outcome is not None


def test_a_lesson_that_stops_before_the_end_of_its_game_says_how_to_go_on() -> None:
    box = shelf.box("gra")
    learnt = msgspec.structs.replace(tutorial.of(box), steps=[])
    match = Match(box, learnt.seats, learnt.options, bytes.fromhex(learnt.key), format=FORMAT)
    assert learnt.state(match).say == News("tutorial-end-open")


def test_what_is_quick_is_done_for_everybody_without_a_pause(school: Server) -> None:
    """A lesson comes to the end of its game: the long part of it is played for whoever learns, too."""
    steps = tutorial.of(shelf.box("gra")).steps
    first = next(number for number, step in enumerate(steps) if step.quick)
    assert any(step.quick and step.seat == ME for step in steps)
    with begin(school, "gra", school.token()) as me:
        while me.table["tutorial"]["step"] < first:
            if (action := me.table["tutorial"]["action"]) is not None:
                step = me.table["tutorial"]["step"]
                me.do("act", action=action)
                me.until(lambda m, step=step: m["type"] == "table" and m["table"]["tutorial"]["step"] > step)
            else:
                me.until("table")
        while me.table["tutorial"]["action"] is None:
            me.until("table")
        assert steps[me.table["tutorial"]["step"]].say == "last"
        assert me.do("act", action={"do": "check"})["news"]["id"] in ("refused-tutorial-other", "gra-refuse-turn-first")
