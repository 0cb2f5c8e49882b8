"""Before a match begins: a person in a terminal sees who comes, talks, and starts the match."""

from __future__ import annotations

import io
import os
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console
from server.web import PATIENCE, Server, wait_for

from konspira.bots.live_seat import read_link
from konspira.cli.gathering import Gathering
from konspira.cli.web_table import WebGuest, WebTable


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("gathering") / "a.db", blink=0.1, games=["gra"])
    yield made
    made.stop()


class Waiting(threading.Thread):
    """Somebody in a terminal who waits for a match, and types."""

    def __init__(self, link: str) -> None:
        super().__init__(daemon=True)
        self.guest = WebGuest(read_link(link), "Borsuk")
        self.table = WebTable(self.guest)
        self.out, (self.read, self.write) = io.StringIO(), os.pipe()
        threading.Thread(target=self.guest.run, daemon=True).start()
        self.start()

    def run(self) -> None:
        with os.fdopen(self.read, encoding="utf-8") as typed:
            Gathering(Console(file=self.out, width=200), self.table, "en", typed).wait()
        os.close(self.write)

    def types(self, line: str) -> None:
        os.write(self.write, f"{line}\n".encode())

    def sees(self, text: str) -> None:
        assert wait_for(lambda: text in self.out.getvalue()), self.out.getvalue()


def said(name: str, text: str) -> Any:
    return lambda message: message["type"] == "said" and (message["name"], message["text"]) == (name, text)


def test_who_comes_and_what_is_said_is_told_and_the_person_answers(server: Server) -> None:
    made = server.table(ania := server.token("Ania"), ["me", "open"], public=True)
    with server.sit(made, ania) as host:
        person = Waiting(f"{server.site}/t/{made}")
        person.sees("At the table: Ania, Borsuk.")
        host.do("say", text="Cześć!")
        person.sees("Ania: Cześć!")
        person.types("/hello, all")
        host.until(said("Borsuk", "hello, all"))
        person.types("what now?")
        person.sees("Enter starts the match when every chair is taken.")
        host.do("start")
        person.join(PATIENCE)
        assert not person.is_alive(), "the match has begun"


def test_whoever_sits_there_starts_the_match_and_is_told_why_it_cannot_begin_yet(server: Server) -> None:
    made = server.table(ania := server.token("Ania"), ["me", "open", "open"], public=True)
    with server.sit(made, ania), server.sit(made, server.token("Cezary")) as late:
        person = Waiting(f"{server.site}/t/{made}")
        person.sees("At the table: Ania, Borsuk, a free chair.")
        person.types("")
        person.sees("There is still a free chair.")
        late.do("sit", chair=2)
        person.sees("At the table: Ania, Borsuk, Cezary.")
        person.types("")
        person.join(PATIENCE)
        assert person.table.turn().legal
