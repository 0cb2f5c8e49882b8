"""Names that lead here, proxies that are believed, and nobody else."""

from __future__ import annotations

import socket
from collections.abc import Callable

import pytest
from server.web import Server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from konspira.server import Config, StartError
from konspira.server.hosts import Hosts, Proxies, household
from konspira.server.middleware import address

Own = Callable[..., Server]
HOSTS = Hosts(Config(names=("Game.lan",), origins=("https://play.example.org:8443",)))


@pytest.mark.parametrize("name", [
    "127.0.0.1:8000", "192.168.1.7", "[::1]:8000", "[fe80::1]", "localhost:8000", "a.localhost", "game.LAN:1",
    "play.example.org", "play.example.org.", socket.gethostname(), f"{socket.gethostname()}.local:8000", None,
])  # fmt: skip
def test_any_address_this_machine_and_what_it_was_told_are_known(name: str | None) -> None:
    assert HOSTS.knows(name)


@pytest.mark.parametrize("name", [
    "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "", "[", "x:y:z", "[::1", "[localhost]",
    "[127.0.0.1]", "[:]", "127.0.0.1:99999", "127.0.0.1:x", "127.0.0.1:1@evil.example", "localhost/evil",
])  # fmt: skip
def test_other_names_are_not(name: str) -> None:
    assert not HOSTS.knows(name)


def test_a_page_of_another_name_gets_nothing_and_opens_no_socket(server: Server) -> None:
    for host in ("evil.example", "[::1", "127.0.0.1:99999"):
        answer = server.ask("/api/me", headers={"Host": host})
        assert (answer.status, answer.json["news"]["id"]) == (421, "refused-host")
    table = server.table(server.token(), ["me", "open"])
    with (
        socket.create_connection(("127.0.0.1", server.port)) as line,
        connect(f"ws://evil.example:{server.port}/api/tables/{table}/live", sock=line) as evil,
        pytest.raises(ConnectionClosed) as closed,
    ):
        evil.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


@pytest.mark.parametrize(("given", "home"), [
    ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("2001:DB8:1:2::", "2001:db8:1:2::/64"), ("10.0.0.7", "10.0.0.7"),
    ("::ffff:10.0.0.7", "10.0.0.7"), ("fe80::1%eth0", "fe80::/64"), ("unix:", "unix:"), ("", ""),
    ("2001:db8:1:2::/64", "2001:db8:1:2::/64"),
])  # fmt: skip
def test_a_household_is_an_address_and_of_ipv6_a_network(given: str, home: str) -> None:
    assert household(given) == home
    assert address({"type": "http", "client": (given, 1)}) == home


def test_proxies_are_addresses_or_networks() -> None:
    proxies = Proxies(["127.0.0.1", "10.0.0.0/8", "::1"])
    assert [one in proxies for one in ("127.0.0.1", "10.9.8.7", "::1", "8.8.8.8", "", "x")] == [True] * 3 + [False] * 3
    assert not Proxies([])
    with pytest.raises(StartError):
        Proxies(["everybody"])


def test_who_is_no_proxy_is_not_believed_and_one_that_is_has_its_word_taken(own: Own) -> None:
    limits = {"makings": [0.001, 2]}
    plain, behind = own(limits=limits), own(limits=limits, proxies=["127.0.0.1"])
    elsewhere = own(limits=limits, proxies=["203.0.113.7"])

    def statuses(server: Server) -> list[int]:
        return [
            server.ask("/api/tokens", {"name": "Ania"}, headers={"X-Forwarded-For": f"203.0.113.{n}"}).status
            for n in range(4)
        ]

    assert statuses(plain) == [201, 201, 429, 429], "a forged header lifts no limit"
    assert statuses(elsewhere) == [201, 201, 429, 429], "nor where another has a proxy's word"
    assert statuses(behind) == [201] * 4
    secure = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"}
    named = [server.ask("/api/me", {"name": "Ania"}, headers=secure | {"Origin": server.site}) for server in (behind,)]
    assert "Secure" in named[0].headers["Set-Cookie"]
