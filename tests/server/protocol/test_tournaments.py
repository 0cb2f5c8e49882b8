"""A tournament that is asked for has bounds; anything beyond them is no message."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from konspira.server.protocol.tournaments import NewTournament, TournamentDecision

WANTED: dict[str, Any] = {"title": "Thursday", "game": "gra", "size": 4, "rounds": 3}


def test_a_tournament_is_swiss_and_without_bots_unless_somebody_says_so() -> None:
    wanted = msgspec.convert(WANTED, NewTournament)
    assert (wanted.system, wanted.bots, wanted.coach) == ("swiss", None, False)


@pytest.mark.parametrize(
    "other", [{"title": ""}, {"size": 1}, {"size": 13}, {"rounds": 0}, {"rounds": 21}, {"system": "cup"}, {"fee": 5}]
)
def test_what_is_out_of_bounds_or_unknown_is_refused(other: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(WANTED | other, NewTournament)


def test_a_decision_may_name_no_winner() -> None:
    assert msgspec.convert({"table": "t"}, TournamentDecision).winners == []
