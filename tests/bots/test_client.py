"""Bots at a live table of a real server: they sit down by a link, play match after match, and come back."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from server.web import PATIENCE, Seat, Server, wait_for

from konspira.bots import BotFailed, bot
from konspira.bots.client import Client
from konspira.bots.live_seat import CannotJoin, look, read_link
from konspira.news import News
from konspira.turn import Turn


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("client") / "a.db", blink=0.1, games=["gra"], shuffle=60.0)
    yield made
    made.stop()


class Joined(threading.Thread):
    """A client that plays beside the test."""

    def __init__(self, link: str, player: Any, **more: Any) -> None:
        super().__init__(daemon=True)
        self.news: list[News] = []
        self.failure: BaseException | None = None
        self.client = Client(read_link(link), player, told=self.news.append, **more)
        self.start()

    def run(self) -> None:
        try:
            self.client.play()
        except (CannotJoin, BotFailed) as failure:
            self.failure = failure

    def heard(self, id: str) -> list[News]:
        return [news for news in self.news if news.id == id]


@pytest.fixture
def gathering(server: Server) -> Iterator[tuple[Seat, list[str]]]:
    """A table of somebody who looks on, and the links of its two chairs."""
    table = server.table(ania := server.token(), ["open", "open"])
    with server.sit(table, ania) as host:
        invites = host.until("welcome")["you"]["invites"]
        yield host, [f"{server.site}/t/{table}#chair={invites[str(seat)]}" for seat in range(2)]


def all_seated(host: Seat) -> None:
    if not all(chair["who"] == "guest" for chair in host.table["chairs"]):
        host.until(lambda m: m["type"] == "table" and all(c["who"] == "guest" for c in m["table"]["chairs"]))


def test_two_bots_play_match_after_match(gathering: tuple[Seat, list[str]]) -> None:
    host, links = gathering
    joined = [Joined(link, bot("level-1"), name=name) for link, name in zip(links, ("Jeden", "Dwa"), strict=True)]
    all_seated(host)
    assert [chair["name"] for chair in host.table["chairs"]] == ["Jeden", "Dwa"]
    host.do("start")
    assert wait_for(lambda: all(len(one.heard("join-ended")) >= 2 for one in joined))
    shares = [one.heard("join-ended")[0].args["share"] for one in joined]
    assert sorted(shares) == [0.0, 1.0]
    assert [one.heard("join-own-seed")[0].args["match"] for one in joined] == [1, 1]  # each has looked for its seed
    assert [one.failure for one in joined] == [None, None]
    host.until(lambda m: m["type"] == "table" and m["table"]["match"] == 2)
    shuffled = host.table["shuffle"]["closed"]  # both have shuffled, and signed by what the list says
    assert sorted(device["seats"] for device in shuffled["devices"]) == [[0], [1]]
    assert all(device["seed"] and device["key"] for device in shuffled["devices"])
    assert host.table["shuffle"]["voided"] == shuffled["left_out"] == []


def test_a_bot_is_given_every_moment_of_its_seat(gathering: tuple[Seat, list[str]]) -> None:
    host, links = gathering
    missed: list[int] = []

    class Watching:
        name = "watching"

        def choose(self, turn: Turn) -> Any:
            missed.append(joined[0].client.remote.missed)
            return turn.legal[-1]

    joined = [Joined(links[0], Watching()), Joined(links[1], bot("random"))]
    all_seated(host)
    host.do("start")
    assert wait_for(lambda: bool(joined[0].heard("join-ended")))
    assert set(missed) == {0}


def test_a_bot_comes_back_to_a_server_that_was_killed(tmp_path: Path) -> None:
    server = Server(tmp_path / "killed.db", blink=0.1, games=["gra"])
    decisions, dead = [], threading.Event()

    class Counting:
        name = "counting"

        def choose(self, turn: Turn) -> Any:
            decisions.append(turn)
            if len(decisions) == 3:
                dead.set()
            return turn.legal[0]

    try:
        table = server.table(ania := server.token(), ["open", "random"])
        with server.sit(table, ania) as host:
            link = f"{server.site}/t/{table}#chair={host.until('welcome')['you']['invites']['0']}"
            joined = Joined(link, Counting())
            host.until(lambda m: m["type"] == "table" and m["table"]["chairs"][0]["who"] == "guest")
            host.do("start")
            assert dead.wait(PATIENCE)
        server.die_and_rise()
        assert wait_for(lambda: bool(joined.heard("join-ended")))
        assert joined.heard("join-lost")
        assert joined.failure is None
    finally:
        server.stop(signal.SIGKILL)


def broken(turn: Turn) -> Any:
    raise RuntimeError("no idea")


def confused(turn: Turn) -> Any:
    return "pass"


@pytest.mark.parametrize(("choose", "sentence"), [(broken, "refused-bot-failed"), (confused, "refused-bot-action")])
def test_a_bot_that_fails_gets_up_and_says_why(
    gathering: tuple[Seat, list[str]], choose: Callable[[Turn], Any], sentence: str
) -> None:
    host, links = gathering
    player = type("Player", (), {"name": "player", "choose": staticmethod(choose)})()
    joined = [Joined(links[0], player), Joined(links[1], bot("random"))]
    all_seated(host)
    host.do("start")
    joined[0].join(PATIENCE)
    assert isinstance(joined[0].failure, BotFailed)
    assert joined[0].failure.news.id == sentence
    host.until(lambda m: m["type"] == "table" and m["table"]["chairs"][0]["stand_in"])  # the others play on


def test_a_chair_that_is_taken_is_refused(server: Server, gathering: tuple[Seat, list[str]]) -> None:
    host, links = gathering
    first = Joined(links[0], bot("random"))
    host.until(lambda m: m["type"] == "table" and m["table"]["chairs"][0]["who"] == "guest")
    late = Joined(links[0], bot("random"))
    late.join(PATIENCE)
    assert isinstance(late.failure, CannotJoin)
    assert late.failure.news.id == "refused-invite"
    assert first.is_alive()


def test_the_link_of_the_table_is_enough(server: Server) -> None:
    table = server.table(server.token(), ["random", "open"])
    joined = Joined(f"{server.site}/t/{table}", bot("random"))
    assert wait_for(lambda: look(joined.client.link)["chairs"][1]["who"] == "guest")


def test_what_is_no_link_no_server_or_no_table_is_said(server: Server) -> None:
    for text in ("", "gra", "http://localhost:8000/", "ftp://localhost/t/abc", "http://localhost/t/"):
        with pytest.raises(CannotJoin, match="not the link of a table"):
            read_link(text)
    assert read_link("https://a.b/t/x_1-Y#chair=z") == ("https://a.b", "x_1-Y", "z")
    with pytest.raises(CannotJoin, match="Nobody answers"):
        look(read_link("http://127.0.0.1:9/t/abc"))
    with pytest.raises(CannotJoin, match="no such table"):
        look(read_link(f"{server.site}/t/nothing"))
