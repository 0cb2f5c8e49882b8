"""A passkey brings a guest back on another device, with chairs and tables, until it is revoked."""

from __future__ import annotations

from typing import Any

import pytest
from server.authenticator import Authenticator
from server.web import Answer, Server

from konspira.server import passkeys


@pytest.fixture
def key(server: Server) -> Authenticator:
    return Authenticator(f"http://localhost:{server.port}")


def asked(server: Server, path: str, body: Any, key: Authenticator, token: str | None = None) -> Answer:
    """From a page at the server's name, where browsers have passkeys."""
    headers = {"Origin": key.origin, "Host": key.origin.removeprefix("http://")}
    return server.ask(path, body, token=token, headers=headers)


def make(server: Server, key: Authenticator, token: str, name: str | None = None) -> Answer:
    options = asked(server, "/api/me/passkeys/new", {}, key, token).json["options"]
    return asked(server, "/api/me/passkeys", {"credential": key.made(options), "name": name}, key, token)


def show(server: Server, key: Authenticator) -> dict[str, Any]:
    key.counter += 1
    return key.shown(asked(server, "/api/passkeys/new", {}, key).json["options"])


def test_a_cleared_browser_is_the_same_guest_by_a_passkey(server: Server, key: Authenticator) -> None:
    ania = server.token("Ania", "owl")
    table = server.table(ania, ["me", "open"])
    made = make(server, key, ania, "Telefon")
    assert (made.status, made.json["name"], made.json["site"]) == (201, "Telefon", "localhost")
    credential = show(server, key)
    back = asked(server, "/api/passkeys", {"credential": credential}, key)
    assert (back.status, back.json["name"], back.json["face"]) == (200, "Ania", "owl")
    cookie = back.headers["set-cookie"].partition(";")[0].partition("=")[2]
    (mine,) = server.ask("/api/me/tables", token=cookie).json["tables"]
    assert (mine["id"], mine["mine"]) == (table, [0])
    again = asked(server, "/api/passkeys", {"credential": credential}, key)
    assert (again.status, again.json["news"]["id"]) == (400, "refused-passkey")  # it counts no further
    key.counter = 0
    assert asked(server, "/api/passkeys", {"credential": show(server, key)}, key).status == 400  # a copy of it
    key.counter = 9
    assert asked(server, "/api/passkeys", {"credential": show(server, key)}, key).status == 200


def test_a_challenge_is_good_once_also_for_a_passkey_that_does_not_count(server: Server, key: Authenticator) -> None:
    key.counter = 0
    make(server, key, server.token())
    credential = key.shown(asked(server, "/api/passkeys/new", {}, key).json["options"])
    answers = [asked(server, "/api/passkeys", {"credential": credential}, key) for _ in range(2)]
    assert [one.status for one in answers] == [200, 409]
    assert answers[1].json["news"]["id"] == "refused-passkey-late"


def test_a_passkey_is_named_listed_and_revoked_by_its_guest_alone(server: Server, key: Authenticator) -> None:
    ania, kuba = server.token("Ania"), server.token("Kuba")
    make(server, key, ania)
    path = f"/api/me/passkeys/{key.id}"
    assert server.ask(f"{path}/name", {"name": "Klucz"}, token=ania).status == 204
    server.ask(f"{path}/off", {}, token=kuba)
    account = server.ask("/api/me/account", token=ania).json
    assert [(one["id"], one["name"]) for one in account["passkeys"]] == [(key.id, "Klucz")]
    assert account["code"] is False
    server.ask(f"{path}/off", {}, token=ania)
    gone = asked(server, "/api/passkeys", {"credential": show(server, key)}, key)
    assert (gone.status, gone.json["news"]["id"]) == (404, "refused-passkey-unknown")


def test_a_passkey_is_made_for_the_guest_who_asked_and_once(server: Server, key: Authenticator) -> None:
    ania, kuba = server.token("Ania"), server.token("Kuba")
    options = asked(server, "/api/me/passkeys/new", {}, key, ania).json["options"]
    assert (options["rp"]["id"], options["user"]["name"]) == ("localhost", "Ania")
    given = {"credential": key.made(options)}
    assert asked(server, "/api/me/passkeys", given, key, kuba).json["news"]["id"] == "refused-passkey"
    assert asked(server, "/api/me/passkeys", given, key, ania).status == 201
    assert asked(server, "/api/me/passkeys", given, key, ania).json["news"]["id"] == "refused-passkey-late"
    again = asked(server, "/api/me/passkeys/new", {}, key, ania).json["options"]
    assert [one["id"] for one in again["excludeCredentials"]] == [key.id]
    assert asked(server, "/api/me/passkeys/new", {}, key).status == 401


def test_a_guest_has_so_many_passkeys_and_no_more(server: Server, key: Authenticator) -> None:
    ania = server.token()
    for _ in range(passkeys.MOST):
        assert make(server, Authenticator(key.origin), ania).status == 201
    refused = asked(server, "/api/me/passkeys/new", {}, key, ania)
    assert (refused.status, refused.json["news"]["id"]) == (409, "refused-passkeys")


def test_where_browsers_have_no_passkeys_the_server_says_why(server: Server) -> None:
    told = server.ask("/api/passkeys/new", {})  # at an address
    assert (told.status, told.json["news"]["id"]) == (409, "refused-passkey-site")


@pytest.mark.parametrize("credential", [{}, {"id": "x" * 5000}, {"id": 7, "response": []}])
def test_nonsense_is_refused(server: Server, key: Authenticator, credential: Any) -> None:
    assert asked(server, "/api/passkeys", {"credential": credential}, key).json["news"]["id"] == "refused-passkey"
