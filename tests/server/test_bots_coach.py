"""The coach at the web table: from the own view only, not too often, and beliefs after the end."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest
from server.rooms import FakeServices, come, rounds, send, with_services
from server.twin_tables import World
from server.twin_worlds import Twins, twin_worlds
from server.web import Seat, Server, actions, play_out, wait_for

from konspira.bots.coach import Advice
from konspira.news import News
from konspira.server.fair import Payer
from konspira.turn import Turn

Own = Callable[..., Server]

PATIENCE = 240  # a first compile of the search on a busy machine


@pytest.fixture(scope="module")
def coached(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server whose coach looks at so many worlds, however long that takes, and answers as often as he is asked."""
    shared = Server(
        tmp_path_factory.mktemp("coach") / "coach.db", twins=True, coach="200", limits={"advice": [1000, 1000]}
    )
    yield shared
    shared.stop()
    assert "Traceback" not in shared.log, shared.log


def warmed(seat: Seat) -> dict[str, Any]:
    """Ask until the search has its machine code."""
    asked: list[dict[str, Any]] = []

    def warm() -> bool:
        asked.append(seat.do("advise"))
        return bool(asked[-1]["why"]["id"] != "coach-early")

    assert wait_for(warm, PATIENCE)
    return asked[-1]


def test_the_coach_ranks_legal_actions_and_says_why(coached: Server) -> None:
    table = coached.table(ania := coached.token(), ["me", "me"], start=True)
    with coached.sit(table, ania, seat=0) as one:
        one.hear()
        advice = warmed(one)
        assert advice["type"] == "advised"
        offered = actions(one.turn["legal"])
        assert all(suggestion["action"] in offered for suggestion in advice["suggestions"])
        weights = [suggestion["weight"] for suggestion in advice["suggestions"]]
        assert weights == sorted(weights, reverse=True)
        assert (advice["match"], advice["moment"]) == (1, 1)
        assert advice["suggestions"][0]["label"]["id"].startswith("gra-")


@pytest.mark.parametrize(("game", "seats"), [("gra", 3), ("krecia", 4), ("agenci", 4)])
def test_in_worlds_that_a_seat_cannot_tell_apart_the_coach_says_the_same_bytes(
    coached: Server, game: str, seats: int
) -> None:
    with twin_worlds():
        twins = Twins(game, seats, {}, 0, seed=2)
        worlds = [World(coached, match) for match in twins.open(0)]
        cold = True
        for number, pair in enumerate(twins.script):
            for world, action in zip(worlds, (pair.true, pair.twin), strict=True):
                if world.seats[0].turn["legal"]:
                    if cold:
                        cold = warmed(world.seats[0]) is None
                    world.seats[0].do("advise", f"advise{number}")
                world.act(pair.seat, action, f"step{number}")
    said = [[text for text in world.seats[0].raw if '"id":"advise' in text] for world in worlds]
    assert said[0] == said[1]
    assert len(said[0]) >= 2
    assert all(text.startswith('{"type":"advised"') for text in said[0])
    for world in worlds:
        world.close()


def test_nobody_is_advised_who_may_not_act_or_only_looks_on(coached: Server) -> None:
    table = coached.table(ania := coached.token(), ["me", "me"], start=True)
    with coached.sit(table, ania, seat=0) as one, coached.sit(table) as looker:
        one.hear(), looker.hear()
        one.do("act", action=actions(one.turn["legal"])[0])
        assert one.do("advise")["news"]["id"] == "refused-turn"
        assert looker.do("advise")["news"]["id"] == "refused-not-seated"


def test_alone_nobody_is_advised_on_what_lies_on_the_own_table(coached: Server) -> None:
    table = coached.table(ania := coached.token(), ["me"], game="wistar", start=True)
    with coached.sit(table, ania, seat=0) as one:
        one.hear()
        assert one.do("advise")["news"]["id"] == "refused-coach"


def test_a_host_can_forbid_the_coach_and_everybody_sees_it(coached: Server) -> None:
    table = coached.table(ania := coached.token(), ["me", "me"], start=True, coach=False)
    with coached.sit(table, ania, seat=0) as one:
        assert one.hear()["table"]["coach"] is False
        assert one.do("advise")["news"]["id"] == "refused-coach"


def test_the_coach_is_not_asked_too_often(own: Own) -> None:
    server = own(coach="50", limits={"advice": [0.01, 2]})
    table = server.table(ania := server.token(), ["me", "me"], start=True)
    with server.sit(table, ania, seat=0) as one:
        one.hear()
        answers = [one.do("advise") for _ in range(3)]
        assert [answer["type"] for answer in answers] == ["advised", "advised", "refused"]
        assert answers[-1]["news"]["id"] == "refused-often"


def test_after_the_end_everybody_can_see_how_beliefs_went(coached: Server) -> None:
    table = coached.table(ania := coached.token(), ["me", "me"], start=True)
    assert coached.ask(f"/api/tables/{table}/1/beliefs").json["news"]["id"] == "refused-not-over"
    with coached.sit(table, ania, seat=0) as one, coached.sit(table, ania, seat=1) as two:
        one.hear()
        warmed(one)
        play_out([one, two], random.Random(3))
    course = coached.ask(f"/api/tables/{table}/1/beliefs").json
    assert len(course["seats"]) == 2
    for thoughts in course["seats"]:
        assert 1 < len(thoughts) <= 24
        assert all(0 <= thought["beliefs"].get("bid_true", 0) <= 1 for thought in thoughts)  # while no bid stands, none
        assert any("bid_true" in thought["beliefs"] for thought in thoughts)
        assert [thought["step"] for thought in thoughts] == sorted({thought["step"] for thought in thoughts})


def test_two_devices_that_ask_about_the_same_turn_get_one_thought() -> None:
    async def work(services: FakeServices) -> None:
        thoughts, release = list[int](), asyncio.Event()

        async def advise(turn: Turn, payer: Payer) -> Advice:
            thoughts.append(turn.seat)
            await release.wait()
            if len(thoughts) == 3:
                raise RuntimeError("no idea")
            return Advice((), {}, News("coach-early"))

        services.bots.advise = advise  # type: ignore[method-assign]  # what it is asked is what is looked at
        room = services.room("AB")
        await room.beginning.open()
        desk, phone, kuba = (come(room, *who) for who in (("A", 0), ("A", 0), ("B", 1)))
        for number, (client, _) in enumerate((desk, phone, kuba)):
            await send(room, client, "advise", f"ask{number}")
        await rounds()
        assert thoughts == [0, 1]
        release.set()
        await rounds()
        assert [page.last("advised")["id"] for _, page in (desk, phone, kuba)] == ["ask0", "ask1", "ask2"]
        await send(room, desk[0], "advise", "again")
        await rounds()
        assert thoughts == [0, 1, 0], "what was said is not kept: the coach may know more by now"
        assert desk[1].last("refused")["news"]["id"] == "refused-trouble"

    with_services(work)
