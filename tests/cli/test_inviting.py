"""A server says by which addresses a phone in the house reaches it, with a code for each in a terminal."""

from __future__ import annotations

import pytest

from konspira.cli.inviting import invitation
from konspira.server import Config, addresses


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_own_addresses", lambda: iter(["192.168.1.20", "10.0.0.5"]))


def test_a_server_for_the_house_names_every_address_and_draws_a_code_for_each(house: None) -> None:
    lines = invitation(Config(host="0.0.0.0"), 8123, "en", codes=True)
    assert lines[0] == "Konspira: http://localhost:8123/"
    assert [line.rsplit(" ")[-1] for line in lines[1:3]] == ["http://192.168.1.20:8123/", "http://10.0.0.5:8123/"]
    assert [line.partition("\n")[0] for line in lines[3:]] == ["http://192.168.1.20:8123/", "http://10.0.0.5:8123/"]
    assert all("▀" in line or "█" in line for line in lines[3:])


@pytest.mark.parametrize("language", ["pl", "cs", "en"])
def test_without_a_terminal_there_are_no_codes(house: None, language: str) -> None:
    lines = invitation(Config(host="0.0.0.0"), 8123, language, codes=False)
    assert len(lines) == 3
    assert not any("█" in line for line in lines)


def test_a_server_for_this_device_says_only_that() -> None:
    assert invitation(Config(), 8000, "en", codes=True) == ["Konspira: http://localhost:8000/"]
    assert invitation(Config(host="fd00::7"), 80, "en", codes=True) == ["Konspira: http://[fd00::7]:80/"]


def test_what_the_server_was_told_is_named_instead(house: None) -> None:
    lines = invitation(Config(host="0.0.0.0", public_url="https://play.example.org"), 8000, "en", codes=True)
    assert lines[1].endswith("https://play.example.org/")
    assert len(lines) == 3


def test_a_machine_without_a_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_own_addresses", lambda: iter(["127.0.0.1"]))
    assert "no network" in invitation(Config(host="0.0.0.0"), 8000, "en", codes=True)[1]
