"""One device passed round: a seat is told to it only when somebody asks for that seat."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from server.rooms import FakeServices, come, rounds, send, with_services
from server.web import Server, actions

from konspira.server.protocol import TRY_AGAIN_LATER

Own = Callable[..., Server]

HERE = [{"who": "me"}, {"who": "me", "name": "Bartek"}, {"who": "bot", "bot": "random"}]


def passed(server: Server, token: str, chairs: list[dict[str, Any]] = HERE, **wanted: Any) -> str:
    asked = {"game": "gra", "chairs": chairs, "start": True, **wanted}
    return str(server.ask("/api/tables", asked, token=token).json["table"])


def test_the_chairs_of_one_device_have_names_of_their_own(server: Server) -> None:
    table = passed(server, ania := server.token())
    with server.sit(table, ania, curtain=1) as device:
        chairs = device.hear()["table"]["chairs"]
        assert [chair["name"] for chair in chairs] == ["Ania", "Bartek", None]
        server.ask("/api/me", {"name": "Anna"}, token=ania)
        device.until(lambda message: message["type"] == "table" and message["table"]["chairs"][0]["name"] == "Anna")
        assert [chair["name"] for chair in device.table["chairs"]] == ["Anna", "Bartek", None]


def test_no_seat_is_sent_before_somebody_says_that_it_is_theirs(server: Server) -> None:
    table = passed(server, ania := server.token())
    with server.sit(table, ania, curtain=1) as device:
        welcome = device.hear()
        assert (welcome["you"]["seat"], welcome["turn"]["view"]["seat"], welcome["turn"]["legal"]) == (-1, -1, {})
        assert welcome["you"]["turns"] == [0, 1]
        assert device.do("look", seat=1)["type"] == "done"
        seen = device.until("welcome")
        assert (seen["you"]["seat"], seen["turn"]["view"]["seat"]) == (1, 1)
        assert actions(seen["turn"]["legal"])
        device.do("act", action=actions(seen["turn"]["legal"])[0])
        device.until(lambda message: message["type"] == "table" and message["you"]["turns"] == [0])
        device.do("look", seat=-1)
        device.until("welcome")
        before = len(device.raw)
        assert device.do("look", seat=0)["type"] == "done"
        device.until("welcome")
        own = [json.loads(text) for text in device.raw[before:]]
        assert {m["turn"]["view"]["seat"] for m in own if m["type"] == "welcome"} == {0}


def test_nobody_looks_from_a_chair_of_somebody_else(server: Server) -> None:
    table = passed(server, ania := server.token())
    with server.sit(table, ania, curtain=1) as device, server.sit(table) as looker:
        device.hear(), looker.hear()
        assert device.do("look", seat=2)["news"]["id"] == "refused-no-chair"
        assert looker.do("look", seat=0)["news"]["id"] == "refused-no-chair"


def test_a_device_that_is_there_is_there_for_all_its_chairs() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AA*", patience=0)
        device, page = come(room, "A", -1, hotseat=True)
        await send(room, device, "start", "go")
        await send(room, device, "look", seat=0)
        await rounds()  # a guest is missed at once, and not waited for
        room.announce()
        table = page.last("table")["table"]
        assert [chair["stand_in"] for chair in table["chairs"]] == [False, False, False]
        assert [chair["present"] for chair in table["chairs"]] == [True, True, False]
        assert table["spectators"] == 0
        room.close(TRY_AGAIN_LATER)

    with_services(work, blink=0.0)


@pytest.mark.parametrize("seed", [1, 2])
def test_two_at_one_device_play_to_the_end_and_once_more(server: Server, seed: int) -> None:
    chance = random.Random(seed)
    table = passed(server, ania := server.token())
    with server.sit(table, ania, curtain=1) as device:
        device.hear()
        while device.table["state"] == "playing":
            turns = device.you["turns"]
            if not turns:
                device.until("table")
                continue
            device.do("look", seat=chance.choice(turns))
            device.until("welcome")
            if device.turn["legal"]:
                device.do("act", action=chance.choice(actions(device.turn["legal"])))
        device.do("look", seat=0)
        assert device.until("welcome")["turn"]["outcome"]
        device.do("again")
        assert device.table["match"] == 2, "both chairs of the device want it"


def test_who_leaves_with_the_device_leaves_all_its_chairs(server: Server) -> None:
    table = passed(server, ania := server.token())
    with server.sit(table, ania, curtain=1) as device, server.sit(table) as looker:
        device.hear(), looker.hear()
        assert device.do("leave")["type"] == "done"
        looker.until(lambda message: message["type"] == "table" and message["table"]["chairs"][1]["stand_in"])
        assert [chair["stand_in"] for chair in looker.table["chairs"]] == [True, True, False]


def test_what_the_coach_says_to_one_is_not_told_to_the_next(own: Own) -> None:
    server = own(coach="0.5s")
    table = passed(server, ania := server.token())
    with server.sit(table, ania, curtain=1) as device:
        device.hear()
        device.do("look", seat=0)
        device.until("welcome")
        device.send_at_once([{"type": "advise", "id": "asked"}, {"type": "look", "id": "next", "seat": 1}])
        answer = device.until(lambda message: message.get("id") == "asked")
        assert (answer["type"], answer["news"]["id"]) == ("refused", "refused-stale")
