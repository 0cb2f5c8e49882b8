"""A guest's other device: a link makes it the same guest, once, for a few minutes, and only whoever has it."""

from __future__ import annotations

import pytest
from server.web import Server

from konspira.server import devices
from konspira.server.devices import VALID, DeviceLinks
from konspira.server.middleware import Identity
from konspira.server.protocol import Refusal


@pytest.fixture
def links() -> DeviceLinks:
    return DeviceLinks(Identity(b"secret"))


def test_a_link_says_whose_it_is_and_no_two_are_the_same(links: DeviceLinks) -> None:
    one, other = (links.read(links.make("ania", mark)) for mark in "xy")
    assert (one.guest, other.guest) == ("ania", "ania")
    assert one.id != other.id


def test_a_link_is_good_for_a_while(links: DeviceLinks, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_000_000.0]
    monkeypatch.setattr(devices.time, "time", lambda: now[0])
    link = links.make("ania", "x")
    now[0] += VALID
    assert links.read(link).until == 1000 * now[0]
    now[0] += 1
    with pytest.raises(Refusal, match="refused-device-link"):
        links.read(link)


@pytest.mark.parametrize("forged", ["", "ania", "ania.9999999999.x.00", "kuba{rest}", "{link}x", "{link}\n", "ż{rest}"])
def test_nobody_else_makes_one(links: DeviceLinks, forged: str) -> None:
    link = links.make("ania", "x")
    with pytest.raises(Refusal):
        links.read(forged.format(link=link, rest=link.removeprefix("ania")))
    with pytest.raises(Refusal):
        links.read(DeviceLinks(Identity(b"another secret")).make("ania", "x"))
    with pytest.raises(Refusal):  # nor is a cookie one
        links.read(Identity(b"secret").sign("ania"))


def test_the_other_device_is_the_same_guest_at_the_same_chair(server: Server) -> None:
    table = server.table(ania := server.token("Ania"), ["me", "open"])
    link = server.ask("/api/me/devices", {}, token=ania)
    assert (link.status, link.json["seconds"]) == (201, VALID)
    taken = server.ask("/api/devices", {"token": link.json["token"]})
    assert taken.json["name"] == "Ania"
    cookie = taken.headers["set-cookie"]
    assert "HttpOnly" in cookie
    other = cookie.partition("=")[2].partition(";")[0]
    assert server.ask(f"/api/tables/{table}", token=other).json["you"]["mine"] == [0]
    again = server.ask("/api/devices", {"token": link.json["token"]})
    assert (again.status, again.json["news"]["id"]) == (404, "refused-device-link")


def test_a_link_is_made_for_a_guest_only_and_a_link_is_no_guest(server: Server) -> None:
    assert server.ask("/api/me/devices", {}).status == 401
    link = server.ask("/api/me/devices", {}, token=server.token()).json["token"]
    assert server.ask("/api/me/tables", token=link).status == 401
