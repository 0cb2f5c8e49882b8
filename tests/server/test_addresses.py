"""Links hold an address that other devices reach, and say how far it reaches."""

from __future__ import annotations

import pytest

from konspira.server import Config, addresses
from konspira.server.addresses import in_this_house, reaches, site
from konspira.server.hosts import Hosts, is_this_device


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with two network cards, and what every machine has besides."""
    found = ["127.0.0.1", "192.168.1.20", "169.254.3.3", "10.0.0.5", "192.168.1.20"]
    monkeypatch.setattr(addresses, "_own_addresses", lambda: iter(found))


@pytest.mark.parametrize(
    ("host", "far"),
    [
        ("localhost", "device"), ("127.0.0.1", "device"), ("::1", "device"), ("192.168.1.20", "house"),
        ("fd00::5", "house"), ("rpi", "house"), ("rpi.local", "house"), ("konspira.test", "house"),
        ("8.8.8.8", "everybody"), ("play.example.org", "everybody"),
    ],
)  # fmt: skip
def test_how_far_a_name_reaches(host: str, far: str) -> None:
    assert reaches(host) == far
    assert is_this_device(host) == (far == "device")


def test_every_address_of_the_house_is_found_once_and_none_that_leads_nowhere(house: None) -> None:
    assert in_this_house("0.0.0.0") == ["192.168.1.20", "10.0.0.5"]
    assert in_this_house("127.0.0.1") == []
    assert in_this_house("192.168.7.7") == ["192.168.7.7"]


def test_the_machine_that_runs_this_finds_its_own_addresses_without_an_error() -> None:
    assert not any(is_this_device(address) for address in in_this_house("0.0.0.0"))


def test_who_is_at_localhost_gives_links_with_the_address_of_the_house(house: None) -> None:
    listening = Config(host="0.0.0.0")
    assert site(listening, "http", "localhost:8000").url == "http://192.168.1.20:8000"
    assert site(listening, "http", "localhost:8000").reaches == "house"
    assert site(listening, "http", "10.0.0.5:8000").url == "http://10.0.0.5:8000"
    assert site(Config(), "http", "localhost:8000").reaches == "device"
    assert site(Config(host="fd00::5"), "http", "[::1]:8000").url == "http://[fd00::5]:8000"


def test_what_the_server_was_told_goes_before_all(house: None) -> None:
    told = Config(host="0.0.0.0", public_url="https://play.example.org/")
    assert site(told, "http", "localhost:8000").url == "https://play.example.org"
    assert site(told, "http", "localhost:8000").reaches == "everybody"
    assert Hosts(told).knows("play.example.org")
    assert told.sites == ("https://play.example.org",)
