"""Tournaments over HTTP: who may do what, what is refused, and results that can be kept."""

from __future__ import annotations

import csv
import io

from server.tournaments.club import Club
from server.web import Server


def test_results_are_downloaded_as_a_table_and_whole(server: Server) -> None:
    club = Club(server, 2, size=2)
    assert club.post("join", server.token("=HYPERLINK(1)")) == 204
    club.post("draw")
    answer = server.ask(f"/api/tournaments/{club.id}/results.csv")
    assert "attachment" in answer.headers["content-disposition"]
    rows = list(csv.DictReader(io.StringIO(answer.body.decode("utf-8-sig"))))
    assert {row["name"] for row in rows} == {"Guest 1", "Guest 2", "'=HYPERLINK(1)"}
    assert set(rows[0]) == {"place", "name", "points", "wins", "opponents", "played", "byes"}
    whole = server.ask(f"/api/tournaments/{club.id}/results.json").json
    assert (len(whole["drawn"]), whole["me"], whole["host"]) == (1, None, False)


def test_guests_are_known_by_numbers_and_not_by_what_signs_them_in(server: Server) -> None:
    club = Club(server, 2)
    shown = server.ask(f"/api/tournaments/{club.id}").body.decode()
    assert not any(guest.split(".")[0] in shown for guest in [club.host, *club.guests])
    assert [one["number"] for one in club.state()["players"]] == [1, 2]
    assert club.state(club.guests[1])["me"] == 2
    listed = server.ask("/api/tournaments", token=club.guests[0]).json["tournaments"]
    assert [(one["id"], one["players"], one["host"]) for one in listed] == [(club.id, 2, False)]
    assert server.ask("/api/tournaments").json == {"tournaments": []}


def test_what_cannot_be_is_refused_with_the_reason(server: Server) -> None:
    token = server.token()
    asked = {"title": "Club", "game": "gra", "size": 4, "rounds": 3}
    for change, why in (
        ({"size": 9}, "refused-seat-count"), ({"size": 1}, "refused-message"), ({"rounds": 99}, "refused-message"),
        ({"game": "chess"}, "refused-no-game"), ({"bots": "nobody"}, "refused-bot"),
        ({"options": {"jokerz": 1}}, "refused-option-unknown"), ({"title": "\u200b"}, "refused-message"),
        ({"system": "knockout"}, "refused-message"),
    ):  # fmt: skip
        answer = server.ask("/api/tournaments", asked | change, token=token)
        assert (answer.status >= 400, answer.json["news"]["id"]) == (True, why)
    assert server.ask("/api/tournaments", asked).status == 401
    assert server.ask("/api/tournaments/nothing").json["news"]["id"] == "refused-no-tournament"
    club = Club(server, 2)
    for what in ("draw", "finish", "decide"):
        assert club.post(what, club.guests[0], **({"table": "x"} if what == "decide" else {})) == 403
