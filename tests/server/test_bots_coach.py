"""The coach at the web table: from the own view only, not too often, and beliefs after the end."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest
from server.rooms import FakeServices, ListTransport, act_of, come, do, rounds, send, with_services
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


def test_who_asks_for_it_hears_what_the_coach_thinks_so_far(coached: Server) -> None:
    table = coached.table(ania := coached.token(), ["me", "me"], start=True)
    with coached.sit(table, ania, seat=0) as one:
        one.hear()
        assert warmed(one)["more"] is False
        first = one.do("advise", "aloud", aloud=True)
        assert first["more"] is True
        last = one.until(lambda message: message.get("id") == "aloud" and not message["more"])
        assert {**first, "suggestions": [], "why": {}, "beliefs": {}, "more": False} == {
            **last, "suggestions": [], "why": {}, "beliefs": {},
        }  # fmt: skip
        assert first["suggestions"][0]["action"] in actions(one.turn["legal"])
        answers = [message for message in one.heard if message.get("id") == "aloud"]
        assert [answer["more"] for answer in answers] == [True] * (len(answers) - 1) + [False]


class SlowCoach:
    """A coach who thinks as far as a test wants."""

    def __init__(self, services: FakeServices) -> None:
        self.tell: list[Callable[[Advice], None]] = []
        self.release = asyncio.Event()
        services.bots.advise = self.advise  # type: ignore[method-assign]  # what it is asked is what is looked at

    async def advise(self, turn: Turn, payer: Payer, tell: Callable[[Advice], None]) -> Advice:
        self.tell.append(tell)
        await self.release.wait()
        return Advice((), {}, News("at-last"))

    def thinks(self, why: str) -> None:
        """Think something so far."""
        self.tell[-1](Advice((), {}, News(why)))


def said(page: ListTransport) -> list[tuple[str, str, bool]]:
    """What the coach has said to a page: to which question, what, and whether more is to come."""
    return [(one["id"], one["why"]["id"], one["more"]) for one in page.heard if one["type"] == "advised"]


def test_what_the_coach_thinks_so_far_is_told_in_order_and_only_to_who_asked_for_it() -> None:
    async def work(services: FakeServices) -> None:
        coach, room = SlowCoach(services), services.room("AB")
        await room.beginning.open()
        desk, phone, other, kuba = (come(room, *who) for who in (("A", 0), ("A", 0), ("A", 0), ("B", 1)))
        await send(room, desk[0], "advise", "desk", aloud=True)
        await send(room, phone[0], "advise", "phone")
        await rounds()
        coach.thinks("first")
        await send(room, other[0], "advise", "other", aloud=True)
        await rounds()
        coach.thinks("second")
        assert len(coach.tell) == 1, "one thought for one chair"
        assert len(said(phone[1])) == 0
        coach.release.set()
        await rounds()
        assert said(desk[1]) == [("desk", "first", True), ("desk", "second", True), ("desk", "at-last", False)]
        assert said(other[1]) == [("other", "second", True), ("other", "at-last", False)]
        assert said(phone[1]) == [("phone", "at-last", False)]
        assert said(kuba[1]) == []
        coach.thinks("afterthought")
        assert len(said(desk[1])) == 3

    with_services(work)


@pytest.mark.parametrize("passes", ["moment", "seat", "end", "undo"])
def test_of_a_moment_that_has_passed_nothing_is_thought_aloud(passes: str) -> None:
    async def work(services: FakeServices) -> None:
        coach, room = SlowCoach(services), services.room("AA" if passes == "seat" else "AB")
        await room.beginning.open()
        client, page = come(room, "A", 0)
        await send(room, client, "advise", "ask", aloud=True)
        await rounds()
        coach.thinks("now")
        match passes:
            case "moment":
                await do(room, client, "act", action=act_of(page))
            case "seat":
                await do(room, client, "look", seat=1)
            case "end":
                await do(room, client, "resign")
            case _:
                room.live = None
        await rounds()
        coach.thinks("then")
        assert said(page) == [("ask", "now", True)]
        coach.release.set()
        await rounds()
        if passes == "seat":
            assert page.last("refused")["news"]["id"] == "refused-stale"
        else:
            assert said(page)[1:] == [("ask", "at-last", False)]

    with_services(work)


def test_two_devices_that_ask_about_the_same_turn_get_one_thought() -> None:
    async def work(services: FakeServices) -> None:
        thoughts, release = list[int](), asyncio.Event()

        async def advise(turn: Turn, payer: Payer, tell: Callable[[Advice], None]) -> Advice:
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
