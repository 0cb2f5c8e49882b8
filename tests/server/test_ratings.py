"""How strong people are: what counts in a match, who is last, and that the scale is that of the bots."""

from __future__ import annotations

import json
from typing import Any

import pytest

from konspira.bots.levels import RATINGS
from konspira.server.ratings import START, Counted, anchor, counted, rate, shown
from konspira.server.store import Closed, StoredRating, StoredSeat


def journal(payoffs: list[float] | None, *acts: tuple[int, str]) -> list[str]:
    """The lines of a match, as far as they matter: who did what for which seat."""
    lines: list[dict[str, Any]] = [{"game": "gra"}, *({"seat": seat, "by": by} for seat, by in acts)]
    if payoffs is not None:
        lines.append({"payoffs": payoffs, "key": "00"})
    return [json.dumps(line) for line in lines]


def seats(*who: str, resigned: tuple[int, ...] = ()) -> list[StoredSeat]:
    """A guest by a letter, a bot by its name."""
    return [
        StoredSeat(n, "guest" if len(one) == 1 else "bot", one if len(one) == 1 else None,
                   None if len(one) == 1 else one, one, None, n in resigned)
        for n, one in enumerate(who)
    ]  # fmt: skip


OWN = [(0, "guest"), (1, "device"), (0, "device"), (1, "guest")]


def places(*args: Any, **more: Any) -> dict[int, int]:
    return {one.seat: one.place for one in counted("gra", *args, **more)}


def test_who_has_won_is_first_and_equals_share_a_place() -> None:
    assert places(journal([0.0, 1.0], *OWN), seats("A", "B")) == {0: 1, 1: 0}
    assert places(journal([0.0, 0.5, 0.5], *OWN, (2, "guest")), seats("A", "B", "C")) == {0: 2, 1: 0, 2: 0}


def test_it_counts_with_two_people_at_least_and_only_where_not_all_have_ended_alike() -> None:
    assert places(journal([1.0, 0.0], (0, "guest"), (1, "bot")), seats("A", "level-3")) == {}
    assert places(journal([1.0, 0.0], *OWN), seats("A", "A")) == {}, "nobody plays against himself"
    assert places(journal([0.0, 0.0], *OWN), seats("A", "B")) == {}
    assert places(journal(None, *OWN), seats("A", "B")) == {}, "it is not over"


def test_measured_bots_count_where_people_play_and_others_are_left_out() -> None:
    lines = journal([1.0, 0.0, 0.0, 0.0], *OWN, (2, "bot"), (3, "bot"))
    assert places(lines, seats("A", "B", "level-2", "random")) == {0: 0, 1: 1, 2: 1}


def test_who_has_resigned_is_last_whatever_the_bot_in_his_place_has_won() -> None:
    lines = journal([1.0, 0.0, 0.0], *OWN, (0, "stand-in"), (2, "guest"))
    assert places(lines, seats("A", "B", "C", resigned=(0,))) == {0: 2, 1: 0, 2: 0}


@pytest.mark.parametrize("by", ["stand-in", "clock"])
def test_who_lets_others_play_for_him_most_of_the_time_is_last(by: str) -> None:
    now_and_then = journal([1.0, 0.0], *OWN, (0, by), (0, by))
    assert places(now_and_then, seats("A", "B")) == {0: 0, 1: 1}
    mostly = journal([1.0, 0.0], *OWN, *[(0, by)] * 3)
    assert places(mostly, seats("A", "B")) == {0: 1, 1: 0}


def test_a_seat_that_changed_hands_is_left_out() -> None:
    lines = journal([1.0, 0.0, 0.0], *OWN, (2, "bot"), (2, "guest"))
    assert places(lines, seats("A", "B", "C")) == {0: 0, 1: 1}


def test_a_match_that_people_have_ended_counts_only_if_somebody_gave_it_up() -> None:
    lines, sat = journal(None, *OWN), seats("A", "B", resigned=(1,))
    assert places(lines, sat, closed=Closed("resigned", [1.0, 0.0], 1)) == {0: 0, 1: 1}
    for how in ("agreed", "alone"):
        assert places(lines, seats("A", "B"), closed=Closed(how, [0.0, 0.0])) == {}


# -- the model --------------------------------------------------------------------------------------


def test_a_level_stands_where_it_was_measured_and_does_not_move() -> None:
    rating, margin = RATINGS["gra"]["level-3"]
    assert shown(anchor("gra", "level-3") or START) == (rating, margin)
    assert anchor("gra", "random") is None
    both = [Counted(0, "A", None, 0), Counted(1, "B", None, 1), Counted(2, None, "level-3", 1)]
    after = rate("gra", both, {})
    assert after[2].after == after[2].before == anchor("gra", "level-3")
    assert after[0].after.mu > START.mu > after[1].after.mu
    assert all(one.after.sigma < START.sigma and one.after.matches == 1 for one in after[:2])


def test_a_known_difference_of_200_is_one_of_elo() -> None:
    """Who is 200 stronger wins 76 of 100; then, on the average, nobody moves."""
    strong, weak = StoredRating(1700.0, 1.0), StoredRating(1500.0, 1.0)
    gain = rate("gra", [Counted(0, "A", None, 0), Counted(1, "B", None, 1)], {"A": strong, "B": weak})
    loss = rate("gra", [Counted(0, "A", None, 1), Counted(1, "B", None, 0)], {"A": strong, "B": weak})
    up, down = gain[0].after.mu - strong.mu, strong.mu - loss[0].after.mu
    assert down / (up + down) == pytest.approx(1 / (1 + 10 ** (-200 / 400)), abs=0.01)


def test_who_beats_a_level_again_and_again_rises_above_it_and_is_less_in_doubt() -> None:
    known: dict[str, StoredRating] = {}
    both = [Counted(0, "A", None, 0), Counted(1, None, "level-5", 1), Counted(2, "B", None, 1)]
    for _ in range(40):
        known |= {one.guest: one.after for one in rate("gra", both, known) if one.guest}
    rating, doubt = shown(known["A"])
    assert rating > RATINGS["gra"]["level-5"][0]
    assert doubt < shown(START)[1] * 0.7
    assert known["A"].matches == 40
