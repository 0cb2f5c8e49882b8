"""Everything about me is given as one file, and deleted: journals stay and verify, and nothing says who I was."""

from __future__ import annotations

import io
import json
import random
import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from server.mailing import link_in, running_post
from server.postgres import programs
from server.rooms import until
from server.tournaments.club import Club
from server.two_nodes import Node, with_nodes
from server.web import Server, of_a_file, play_out, wait_for

from konspira.server.personal import forget
from konspira.server.store.people import SignedIn
from konspira.server.tournaments.hosting import Tournaments


def guest_of(token: str) -> str:
    return token.partition(".")[0]


def played(server: Server, one: str, other: str) -> str:
    """A table of two guests at which a match is over, and both have said something."""
    table = server.table(one, ["me", "open"])
    with server.sit(table, one) as mine, server.sit(table, other) as theirs:
        theirs.until("welcome")
        assert theirs.do("sit")["type"] == "done"
        assert mine.do("start")["type"] == "done"
        for seat in (mine, theirs):
            while seat.turn is None:
                seat.hear()
        play_out([mine, theirs], random.Random(2))
        mine.do("say", text=f"a line of {guest_of(one)}")
        theirs.do("say", text="his own line")
    return table


def kept(server: Server) -> dict[str, str]:
    """All that a database holds, table by table, as text."""
    with closing(sqlite3.connect(f"file:{server.db}?mode=ro", uri=True)) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: json.dumps(db.execute(f"SELECT * FROM {name}").fetchall(), default=repr) for name in names}


def journal(server: Server, table: str) -> bytes:
    return server.ask(f"/api/tables/{table}/1/journal").body


def about(server: Server, token: str) -> Any:
    """What the file says of a guest."""
    with zipfile.ZipFile(io.BytesIO(server.ask("/api/me/export", token=token).body)) as archive:
        return json.loads(archive.read("me.json"))


def verify(server: Server, text: bytes) -> Any:
    return server.ask("/api/verify", raw=text, headers={"Content-Type": "text/plain"}).json


def test_one_file_has_all_that_is_kept_of_me_and_no_secret(server: Server) -> None:
    ania, kuba = server.token("Ania", "owl"), server.token("Kuba")
    table = played(server, ania, kuba)
    running = server.table(ania, ["me", "random"], start=True)
    server.ask("/api/me/recovery", {}, token=ania)
    given = server.ask("/api/me/export", token=ania)
    assert given.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(given.body)) as archive:
        me = json.loads(archive.read("me.json"))
        (name,) = me["journals"]
        assert archive.read(name) == journal(server, table)
        assert verify(server, archive.read(name))["good"]
    assert (me["name"], me["face"], me["recovery_code"], len(me["devices"])) == ("Ania", "owl", True, 1)
    assert [line["text"] for line in me["chat"]] == [f"a line of {guest_of(ania)}"]
    assert {one["id"]: one["chairs"][0]["seat"] for one in me["tables"]} == {table: 0, running: 0}
    assert me["record"]["played"] == 1
    text = json.dumps(me)
    assert ania not in text
    assert ania.rpartition(".")[2] not in text
    assert "his own line" not in text
    assert server.ask("/api/me/export").status == 401


@of_a_file
def test_nothing_says_who_somebody_was_and_the_games_go_on(server: Server) -> None:
    ania, kuba = server.token("Aniela", "owl"), server.token("Kuba")
    over = played(server, ania, kuba)
    before = journal(server, over)
    table = server.table(ania, ["me", "open"], public=True)
    with server.sit(table, kuba) as his, server.sit(table, ania) as hers:
        his.until("welcome"), hers.until("welcome")
        his.do("sit")
        hers.do("say", text="hello from me")
        hers.do("start")
        refused = server.ask("/api/me/delete", {"name": "Kuba"}, token=ania)
        assert (refused.status, refused.json["news"]["id"]) == (400, "refused-delete-name")
        gone = server.ask("/api/me/delete", {"name": "Aniela"}, token=ania)
        assert (gone.status, gone.json["name"]) == (200, None)
        assert "Max-Age=0" in gone.headers["set-cookie"]
        assert hers.closed() == 4401
        welcome = his.until(lambda one: one["type"] == "welcome" and one["table"]["chairs"][0]["who"] == "bot")
        assert (welcome["you"]["host"], welcome["chat"]) == (True, [])
        play_out([his], random.Random(3))  # a bot plays on in his place
    held = kept(server)
    assert {name for name, rows in held.items() if guest_of(ania) in rows or "Aniela" in rows} == set()
    assert "his own line" in json.dumps(held)
    assert server.ask("/api/me", token=ania).json["name"] is None
    assert journal(server, over) == before
    assert verify(server, before)["good"]
    (against,) = [one for one in server.ask("/api/me/record", token=kuba).json["against"] if not one["bot"]]
    assert (against["name"], against["played"]) == (None, 2)


def test_the_file_tells_of_my_tournaments_and_of_my_letters(own: Callable[..., Server]) -> None:
    with running_post() as post:
        server = own(
            smtp=post.url.replace(":geheim", ""), smtp_password="geheim", mail_from="club@example.org",
            public_url="https://play.example.org",
        )  # fmt: skip
        club = Club(server, 2, size=2, rounds=1)
        ania, kuba = club.guests
        assert about(server, ania)["e_mail"] is None
        assert server.ask("/api/me/mail", {"address": "a@example.org", "language": "en"}, token=ania).status == 202
        assert about(server, ania)["e_mail"] == {"address": "a@example.org", "confirmed": False}
        assert server.ask("/api/mail/confirm", {"token": link_in(post.wait_for(1), "confirm")}).json["confirmed"]
        assert club.post("draw") == 204
        (table,) = club.tables()
        assert club.post("decide", table=table, winners=[1]) == 204
        assert wait_for(lambda: club.state()["finished"])
        me = about(server, ania)
        assert me["e_mail"] == {"address": "a@example.org", "confirmed": True}
        mine = {"id": club.id, "title": "Club", "game": "gra", "host": False, "finished": True, "players": 2}
        won = {"place": 1, "points": 1.0, "wins": 1, "played": 1, "byes": 0}
        assert me["tournaments"] == [mine | {"result": won}]
        assert about(server, kuba)["tournaments"][0]["result"]["place"] == 2
        assert about(server, club.host)["tournaments"] == [mine | {"host": True, "result": None}]


@of_a_file
def test_nothing_in_a_tournament_says_who_somebody_was_and_it_goes_on_without_its_host(server: Server) -> None:
    club = Club(server, 3, size=2, rounds=2, bots="random")
    one, two, three = club.guests
    assert club.post("join") == 204  # the host plays along, as number 4
    assert club.post("draw") == 204
    state = club.state(one)
    (first,) = [table["table"] for table in state["drawn"][0]["tables"] if 4 in table["seats"]]
    for token, name in ((club.host, "Host"), (three, "Guest 3")):
        assert server.ask("/api/me/delete", {"name": name}, token=token).status == 200
    held = kept(server)
    for token in (club.host, three):
        assert {name for name, rows in held.items() if guest_of(token) in rows} == set()
    state = club.state(one)
    assert (state["hosted_by"], state["host"], club.state(two)["host"]) == ("Guest 1", True, False)
    names = {player["number"]: (player["name"], player["active"]) for player in state["players"]}
    assert names == {1: ("Guest 1", True), 2: ("Guest 2", True), 3: (None, False), 4: (None, False)}
    with server.sit(first, one) as looks:
        assert "open" not in [chair["who"] for chair in looks.until("welcome")["table"]["chairs"]]
    for table in [table["table"] for table in state["drawn"][0]["tables"]]:
        assert club.post("decide", two, table=table) == 403
        assert club.post("decide", one, table=table, winners=[4]) == 204
    assert sum(player["points"] for player in club.state(one)["players"] if player["number"] == 4) == 1.0
    assert club.post("draw", one) == 204
    (drawn,) = club.state(one)["drawn"][1]["tables"]
    assert sorted(seat for seat in drawn["seats"] if seat) == [1, 2]
    assert server.ask(f"/api/tournaments/{club.id}/results.csv").status == 200


def test_who_is_deleted_is_nobody_and_may_come_as_somebody_new(server: Server) -> None:
    ania = server.token("Ania")
    table = server.table(ania, ["me", "open"], public=True)
    server.ask("/api/me/delete", {"name": "Ania"}, token=ania)
    assert table not in [one["id"] for one in server.ask("/api/tables").json["tables"]]  # it is nobody's
    again = server.ask("/api/me", {"name": "Ania"}, token=ania)
    cookie = again.headers["set-cookie"].partition("=")[2].partition(";")[0]
    assert guest_of(cookie) != guest_of(ania)
    assert server.ask("/api/me/tables", token=cookie).json["tables"] == []


@pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")
def test_who_is_deleted_at_one_node_is_gone_at_the_others(tmp_path: Path) -> None:
    async def work(nodes: list[Node]) -> None:
        here, there = nodes
        table = await here.make("AB")
        a, b = await here.come(table, "A"), await there.come(table, "B")
        await a.send("say", "x", text="mine")
        await b.send("say", "y", text="his")
        await until(lambda: b.said == ["mine", "his"])
        await forget(here.lobby, Tournaments(here.lobby), SignedIn("A", "", "A", None, 1, None))
        await until(lambda: b.room.table.chairs[0].who == "bot" and b.said == ["his"])
        await until(lambda: b.room.table.host == "B" and [seat.name for seat in b.room.seated] == [None, "B"])
        assert (await here.store.guest("A"), await here.store.tables_known("A")) == (None, [])
        await until(lambda: [line["text"] for line in b.page.last("welcome")["chat"]] == ["his"])
        await until(lambda: a.room.table.chairs[0].guest is None)

    with_nodes(tmp_path, 2, work)
