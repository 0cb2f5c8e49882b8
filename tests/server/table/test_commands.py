"""What people may do at a table, from sitting down to the rematch."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from typing import Any, get_args

import numpy as np
import pytest
from server.rooms import FakeServices, come, send, with_services
from server.web import Server, first, play_out

from konspira.server.protocol import Explanation
from konspira.server.protocol.commands import FromClient, Ping
from konspira.server.table import Client
from konspira.server.table.commands import HANDLERS
from konspira.server.table.room import Room
from konspira.turn import Turn

Own = Callable[..., Server]


def test_somebody_sits_down_by_an_invitation(server: Server) -> None:
    table = server.table(ania := server.token("Ania"), ["me", "open", "open"])
    with server.sit(table, ania) as host, server.sit(table, server.token("Kuba")) as kuba:
        invite = host.hear()["you"]["invites"]["2"]
        assert kuba.hear()["you"]["seat"] == -1
        assert kuba.do("sit", invite="wrong")["news"]["id"] == "refused-invite"
        assert kuba.do("sit", invite=invite)["type"] == "done"
        assert kuba.you["seat"] == 2
        assert kuba.table["chairs"][2] == {
            "seat": 2, "who": "guest", "name": "Kuba", "bot": None, "present": True, "stand_in": False,
            "face": "badger",
        }  # fmt: skip
        assert kuba.you["invites"] == {}
        host.until(lambda m: m["type"] == "table" and m["table"]["chairs"][2]["name"] == "Kuba")
        with server.sit(table, server.token("Zosia")) as zosia:
            zosia.hear()
            assert zosia.do("sit", invite=invite)["type"] == "refused"


def test_at_a_public_table_anybody_sits_down(server: Server) -> None:
    table = server.table(server.token(), ["me", "open"], public=True)
    with server.sit(table, server.token("Kuba")) as kuba, server.sit(table) as nobody:
        kuba.hear()
        nobody.hear()
        assert nobody.do("sit")["news"]["id"] == "refused-guest"
        assert kuba.do("sit", chair=0)["news"]["id"] == "refused-chair-taken"
        assert kuba.do("sit", chair=9)["news"]["id"] == "refused-no-chair"
        assert kuba.do("sit")["type"] == "done"
        assert kuba.you["seat"] == 1


def test_the_host_alone_says_who_sits_where(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "open", "open"], public=True)
    with server.sit(table, ania) as host, server.sit(table, server.token("Kuba")) as kuba:
        host.hear(), kuba.hear()
        bot = {"who": "bot", "bot": "random"}
        assert kuba.do("chair", chair=1, seating=bot)["news"]["id"] == "refused-not-host"
        assert host.do("chair", chair=1, seating=bot)["type"] == "done"
        assert host.table["chairs"][1]["bot"] == "random"
        assert host.do("chair", chair=1, seating={"who": "bot", "bot": "nobody"})["news"]["id"] == "refused-bot"
        assert kuba.do("sit", chair=2)["type"] == "done"
        assert host.do("chair", chair=2, seating={"who": "open"})["type"] == "done"
        assert kuba.closed() == 4403, "whose chair is given away is sent away"


def test_a_match_begins_when_every_chair_is_taken(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "open"], public=True)
    with server.sit(table, ania) as host, server.sit(table, server.token("Kuba")) as kuba:
        host.hear(), kuba.hear()
        assert host.do("act", action={"do": "check"})["news"]["id"] == "refused-not-playing"
        assert host.do("start")["news"]["id"] == "refused-open-chairs"
        assert kuba.do("start")["news"]["id"] == "refused-not-seated"
        assert kuba.do("sit")["type"] == "done"
        assert kuba.do("start")["type"] == "done"
        assert kuba.table["state"] == "playing"
        assert len(kuba.table["commitment"]) == 64
        assert host.until("turn")["moment"] == 1
        assert host.do("start")["type"] == "done", "it has begun while he asked for it"
        assert host.do("act", action=first(host))["type"] == "done"
        assert host.do("start")["news"]["id"] == "refused-not-gathering"


def test_a_whole_match_and_its_rematch(server: Server) -> None:
    table = server.table(ania := server.token(), ["me", "me", "me"], start=True)
    seats = [server.sit(table, ania, seat=seat) for seat in range(3)]
    last = play_out(seats, random.Random(1))
    assert sum(last["outcome"]["payoffs"]) == 1
    for seat in seats:
        assert seat.table["won"] == [0, 0, 0]
        while seat.table["state"] != "over":
            seat.hear()
        assert seat.table["won"] == [int(payoff) for payoff in last["outcome"]["payoffs"]]
    assert seats[0].do("again")["type"] == "done"
    assert seats[0].table["again"] == [0]
    for seat in seats[1:]:
        assert seat.do("again")["type"] == "done"
    turn = seats[0].until("turn")
    assert (turn["match"], turn["moment"], turn["outcome"]) == (2, 1, None)
    assert seats[0].table["match"] == 2
    assert seats[0].table["won"] == [int(payoff) for payoff in last["outcome"]["payoffs"]]
    for seat in seats:
        seat.close()


def test_krecia_15_1_whoever_led_first_deals_the_rematch_and_the_score_is_kept_after_a_restart_too(own: Own) -> None:
    server, dealers, won = own(games=["krecia"]), [], np.zeros(3, int)
    table = server.table(ania := server.token(), ["me"] * 3, game="krecia", options={"dealer": 1}, start=True)
    for match in (1, 2, 3):
        seats = [server.sit(table, ania, seat=seat) for seat in range(3)]
        last = play_out(seats, random.Random(match))
        dealers.append(last["view"]["dealer"])
        won += np.array(last["outcome"]["payoffs"]) > 0
        for seat in seats:
            seat.close()
        server.die_and_rise()
        seats = [server.sit(table, ania, seat=seat) for seat in range(3)]
        for seat in seats:
            seat.until("welcome")
            assert seat.table["won"] == won.tolist()
        for seat in seats:
            assert seat.do("again")["type"] == "done"
        while seats[0].turn["match"] == match:
            seats[0].hear()
        for seat in seats:
            seat.close()
    assert dealers == [1, 2, 0]


def test_one_talks_in_phrases_and_in_free_text(server: Server) -> None:
    table = server.table(ania := server.token("Ania"), ["me", "open"])
    with server.sit(table, ania) as host, server.sit(table) as looker:
        host.hear(), looker.hear()
        assert host.do("say", phrase="phrase-hello")["type"] == "done"
        assert host.do("say", text="  <b>hej</b>\u202e\n tam ")["type"] == "done"
        first, second = looker.until("said"), looker.until("said")
        assert (first["phrase"], first["name"], first["seat"]) == ("phrase-hello", "Ania", 0)
        assert second["text"] == "<b>hej</b> tam"
        assert host.do("say", phrase="phrase-unknown")["type"] == "refused"
        assert host.do("say", text=" \u200b ")["news"]["id"] == "refused-say"
        assert host.do("say", text="x" * 301)["type"] == "refused"
        assert looker.do("say", text="hej")["news"]["id"] == "refused-guest"
    with server.sit(table) as later:
        assert [said["number"] for said in later.hear()["chat"]] == [1, 2]


def test_too_much_talk(own: Own) -> None:
    server = own(limits={"chat": [0.001, 2]})
    table = server.table(ania := server.token(), ["me", "open"])
    with server.sit(table, ania) as host:
        host.hear()
        assert [host.do("say", text="hej")["type"] for _ in range(3)] == ["done", "done", "refused"]


def test_every_message_of_a_client_has_one_handler() -> None:
    assert set(HANDLERS) == set(get_args(FromClient))


def test_a_handler_that_fails_is_answered_and_the_table_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(room: Room, client: Client, command: Ping) -> None:
        raise ZeroDivisionError

    async def work(services: FakeServices) -> None:
        room = services.room("AB")
        client, page = come(room, "A", 0)
        with monkeypatch.context() as patch:
            patch.setitem(HANDLERS, Ping, broken)
            await send(room, client, "ping", "one")
        assert page.last("refused")["news"]["id"] == "refused-trouble"
        await send(room, client, "ping", "two")
        assert page.last("done")["id"] == "two"

    with_services(work)
    assert "command failed" in caplog.text


def test_a_command_that_changes_the_table_is_done_once_and_answered_again() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB")
        client, page = come(room, "A", 0)
        for _ in range(2):
            await send(room, client, "say", "same", phrase="phrase-hello")
        assert (page.types.count("said"), page.types.count("done")) == (1, 2)
        stranger, other = come(room, None)
        await send(room, stranger, "say", "mine", phrase="phrase-hello")
        assert other.last("refused")["news"]["id"] == "refused-guest"

    with_services(work)


def test_what_actions_would_be_is_made_beside_the_event_loop() -> None:
    async def work(services: FakeServices) -> None:
        room = services.room("AB")
        await room.beginning.open()
        assert room.live is not None
        explain, threads = room.live.explain, set[threading.Thread]()

        def watched(turn: Turn, actions: list[dict[str, Any]]) -> list[Explanation]:
            threads.add(threading.current_thread())
            return explain(turn, actions)

        room.live.explain = watched  # type: ignore[method-assign]  # to see where it is done
        ania, page = come(room, "A", 0)
        await send(room, ania, "explain", "x", actions=[{"do": "turn", "flipped": []}] * 64)
        assert len(page.last("explained")["actions"]) == 64
        assert len(threads) == 1
        assert threading.current_thread() not in threads

    with_services(work)
