"""A person's line to a table on the web: it hears everything, says what the person does, and is told why not."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from server.web import PATIENCE, Seat, Server, actions

from konspira.bots.live_seat import CannotJoin, read_link
from konspira.cli.web_table import WebGuest, WebTable
from konspira.games.gra.wording import Bid, TurnCards
from konspira.play.match import IllegalAction


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("web_table") / "a.db", blink=0.1, games=["gra"], shuffle=60.0)
    yield made
    made.stop()


@pytest.fixture
def seated(server: Server) -> Iterator[tuple[Seat, WebTable]]:
    """Ania at a socket, and a person in a terminal; the match has begun."""
    made = server.table(ania := server.token(), ["me", "open"])
    with server.sit(made, ania) as host:
        invite = host.until("welcome")["you"]["invites"]["1"]
        guest = WebGuest(read_link(f"{server.site}/t/{made}#chair={invite}"), "Borsuk")
        threading.Thread(target=guest.run, daemon=True).start()
        host.until(lambda m: m["type"] == "table" and m["table"]["chairs"][1]["name"] == "Borsuk")
        host.do("start")
        table = WebTable(guest)
        table.begin()
        yield host, table


def act(host: Seat) -> None:
    """Ania does the first thing that she may."""
    while not (host.turn and host.turn["legal"]):
        host.until("turn")
    turn = host.turn
    host.do("act", action=actions(turn["legal"])[0], match=turn["match"], at=turn["moment"])


def test_a_person_acts_and_hears_what_others_do(seated: tuple[Seat, WebTable]) -> None:
    host, table = seated
    assert table.me == 1
    assert table.names[1] == "Borsuk"
    assert table.waiting == (1,)
    table.act(TurnCards())
    assert table.waiting == ()
    changed: list[Any] = []
    table.changed = lambda: changed.append(1)
    act(host)
    table.wait()
    assert table.turn().view.phase == 1
    assert changed


def test_what_the_server_refuses_is_said_and_nothing_changes(seated: tuple[Seat, WebTable]) -> None:
    _, table = seated
    with pytest.raises(IllegalAction):
        table.act(Bid(1, 1))
    assert table.waiting == (1,)


def test_the_match_is_over_for_both_and_another_begins(seated: tuple[Seat, WebTable]) -> None:
    host, table = seated
    while table.outcome is None:
        if table.waiting:
            table.act(table.turn().legal[0])
        elif host.turn and host.turn["legal"]:
            act(host)
        else:
            with contextlib.suppress(TimeoutError):  # it may be the person's turn, who hears of it in another thread
                host.hear(0.1)
    assert [news.id for news in table.close()] == ["play-series", "join-own-seed"]
    asking = threading.Thread(target=table.again)
    asking.start()
    host.until(lambda m: m["type"] == "table" and m["table"]["again"])
    host.do("again")
    asking.join(PATIENCE)
    assert table.outcome is None
    table.leave()
    host.until(lambda m: m["type"] == "table" and m["table"]["chairs"][1]["stand_in"])


def test_a_table_that_is_not_there_cannot_be_joined(server: Server) -> None:
    with pytest.raises(CannotJoin):
        WebGuest(read_link(f"{server.site}/t/nowhere"), "Borsuk")


def test_a_table_without_a_free_chair_says_so(server: Server) -> None:
    made = server.table(server.token(), ["me", "me"])
    guest = WebGuest(read_link(f"{server.site}/t/{made}"), "Borsuk")
    threading.Thread(target=guest.run, daemon=True).start()
    with pytest.raises(CannotJoin):
        WebTable(guest).begin()
