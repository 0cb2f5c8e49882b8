"""Every browser and program of a guest has a login of its own: seen, named, and taken away at once."""

from __future__ import annotations

import pytest
from server.rooms import ListTransport
from server.web import Seat, Server

from konspira.server import logins
from konspira.server.logins import NOTED, SIGNED_OUT, described, is_news, let_in
from konspira.server.store.people import SignedIn
from konspira.server.table import Client

FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1"


@pytest.mark.parametrize(
    ("agent", "said"),
    [(FIREFOX, "Firefox · Android"), (SAFARI, "Safari · iPhone"), ("python-requests/2", ""), ("", "")],
)
def test_a_browser_is_described_in_two_words_and_a_program_in_none(agent: str, said: str) -> None:
    assert described(agent) == said


def test_a_login_is_noted_once_an_hour_or_with_another_key() -> None:
    known = SignedIn("g", "l", "Ania", None, 1000, "k")
    assert not is_news(known, "k", 1000 + NOTED - 1)
    assert is_news(known, None, 1000 + NOTED)
    assert is_news(known, "other", 1001)


def test_whose_login_was_taken_away_is_told_once_and_closed() -> None:
    pages = [ListTransport() for _ in range(3)]
    clients = [Client(page, "g", login=login) for page, login in zip(pages, ("kept", "gone", None), strict=True)]
    for client in clients * 2:
        let_in(client, {"kept"}, frozenset({"k"}))
    assert [page.code for page in pages] == [None, SIGNED_OUT, None]
    assert [one["news"]["id"] for one in pages[1].heard] == ["refused-signed-out"]
    assert clients[0].lost_keys == {"k"}


def other_device(server: Server, token: str, agent: str = FIREFOX) -> str:
    """The same guest at another device; what it shows."""
    link = server.ask("/api/me/devices", {}, token=token).json["token"]
    taken = server.ask("/api/devices", {"token": link}, headers={"User-Agent": agent})
    return str(taken.headers["set-cookie"].partition("=")[2].partition(";")[0])


def test_a_device_that_is_signed_out_loses_its_cookie_and_its_sockets_and_the_others_go_on(server: Server) -> None:
    ania = server.token("Ania")
    phone = other_device(server, ania)
    table = server.table(ania, ["me", "open"])
    here, there = server.sit(table, ania), server.sit(table, phone)
    for seat in (here, there):
        seat.until("welcome")
    listed = server.ask("/api/me/account", token=ania).json["logins"]
    (lost,) = [one for one in listed if not one["here"]]
    assert (len(listed), lost["agent"], lost["name"]) == (2, "Firefox · Android", "")
    assert server.ask(f"/api/me/logins/{lost['id']}/name", {"name": "Telefon"}, token=ania).status == 204
    named = server.ask("/api/me/account", token=phone).json["logins"]
    assert [one["name"] for one in named if one["here"]] == ["Telefon"]
    assert server.ask(f"/api/me/logins/{lost['id']}/off", {}, token=ania).status == 204
    assert there.closed() == SIGNED_OUT
    assert any(one["type"] == "refused" and one["news"]["id"] == "refused-signed-out" for one in there.heard)
    assert server.ask("/api/me/tables", token=phone).status == 401
    assert server.ask("/api/me", token=phone).json["name"] is None
    with server.sit(table, phone) as onlooker:
        assert onlooker.until("welcome")["you"]["mine"] == []
    assert here.do("say", text="hello")["type"] == "done"
    assert [one["here"] for one in server.ask("/api/me/account", token=ania).json["logins"]] == [True]
    here.close()


def test_nobody_signs_out_another_guests_device(server: Server) -> None:
    ania, kuba = server.token("Ania"), server.token("Kuba")
    (login,) = server.ask("/api/me/account", token=ania).json["logins"]
    assert server.ask(f"/api/me/logins/{login['id']}/off", {}, token=kuba).status == 204
    assert server.ask("/api/me/tables", token=ania).status == 200
    assert server.ask("/api/me/account").status == 401


def test_what_a_signed_out_device_signs_is_not_taken_for_its_guests(server: Server) -> None:
    ania, key = server.token("Ania"), "ab" * 32
    phone = other_device(server, ania)
    table = server.table(ania, ["me", "random"], start=True)
    with server.sit(table, phone, device=key) as there:
        there.until("welcome")
    listed = server.ask("/api/me/account", token=ania).json["logins"]
    (lost,) = [one["id"] for one in listed if not one["here"]]
    with server.sit(table, ania) as seat:
        seat.until("welcome")
        server.ask(f"/api/me/logins/{lost}/off", {}, token=ania)
        assert _act(seat, key, None)["news"]["id"] == "signature-revoked"
        assert _act(seat, "cd" * 32, key)["news"]["id"] == "signature-revoked"
        assert _act(seat, "cd" * 32, None)["news"]["id"] != "signature-revoked"


def _act(seat: Seat, key: str, voucher: str | None) -> dict[str, object]:
    signed = {"device": key, "counter": 1, "seen": "00" * 32, "signature": "00" * 64}
    if voucher:
        signed["certificate"] = {"signature": "00" * 64, "device": voucher}  # type: ignore[assignment]
    return seat.do("act", action={"do": "check"}, match=1, at=1, signed=signed)


def test_of_many_logins_those_last_seen_are_kept(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ania = server.token("Ania")
    code = server.ask("/api/me/recovery", {}, token=ania).json["code"]
    for _ in range(logins.MOST):
        last = server.ask("/api/recovery", {"code": code})
    token = last.headers["set-cookie"].partition("=")[2].partition(";")[0]
    assert len(server.ask("/api/me/account", token=token).json["logins"]) == logins.MOST
    assert server.ask("/api/me/tables", token=ania).status == 401
