"""The peer: OpenSpiel plays a game at random and counts decisions; without it nothing is compared."""

from __future__ import annotations

import importlib.util

import pytest

from konspira.cli import peer


def test_a_random_game_of_the_peer_has_decisions() -> None:
    play = peer.player("liars_dice", {"players": 2})
    assert all(play() > 0 for _ in range(3))


def test_the_same_games_are_played_again() -> None:
    assert [peer.player("liars_dice", {})() for _ in range(2)] == [peer.player("liars_dice", {})()] * 2


@pytest.mark.parametrize("found", [None, object()])
def test_the_peer_may_not_be_there(monkeypatch: pytest.MonkeyPatch, found: object | None) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: found)
    assert peer.installed() == (found is not None)
