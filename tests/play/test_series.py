"""A series of games keeps the score, and passes the deal on where there is one."""

from __future__ import annotations

import random

import msgspec
import pytest

from konspira.boxes.box import BadOptions
from konspira.play import shelf
from konspira.play.match import Match
from konspira.play.series import Series, Standing


def play_out(match: Match, seed: int = 1) -> Match:
    chance = random.Random(seed)
    while match.outcome is None:
        seat = chance.choice(match.actors)
        match.act(seat, chance.choice(match.turn(seat).legal))
    return match


def played(series: Series, games: int) -> list[Match]:
    matches = []
    for number in range(games):
        match = play_out(series.open(key=bytes([number]) * 32), number)
        series.close(match)
        matches.append(match)
    return matches


@pytest.mark.parametrize("box", [box for box in shelf.boxes() if len(box.seats) > 1], ids=lambda box: box.name)
def test_every_game_can_be_played_as_a_series(box) -> None:
    series = Series(box.name, seats=box.seats.start)
    matches = played(series, 2)
    sums = tuple(sum(match.outcome.payoffs[seat] for match in matches) for seat in range(box.seats.start))
    assert series.standing.scores == pytest.approx(sums)
    assert series.standing.games == 2


def test_krecia_15_1_who_led_first_deals_next() -> None:
    series = Series("krecia", seats=3, options={"dealer": 2})
    dealers = [match.turn(0).view.dealer for match in played(series, 4)]
    assert dealers == [2, 0, 1, 2]
    assert series.standing.dealer == 0


def test_the_first_dealer_is_drawn_by_lot_and_the_deal_passes_on_from_there() -> None:
    series = Series("krecia", seats=3)
    one, two = (match.turn(0).view.dealer for match in played(series, 2))
    assert two == (one + 1) % 3


def test_a_game_without_a_dealer_has_none_in_its_series() -> None:
    series = Series("gra", seats=2)
    played(series, 1)
    assert not series.has_dealer
    assert series.standing.dealer is None


def test_a_series_can_be_kept_as_json_and_gone_on_with() -> None:
    series = Series("krecia", seats=3, options={"raising": False})
    played(series, 1)
    kept = msgspec.json.decode(msgspec.json.encode(series.standing), type=Standing)
    again = Series.resume(kept)
    assert again.standing == series.standing
    match = again.open(key=bytes(32))
    assert match.turn(0).view.dealer == series.standing.dealer
    assert match.options.raising is False


def test_a_game_counts_once_and_only_when_it_is_over() -> None:
    series = Series("gra", seats=2)
    match = series.open(key=bytes(32))
    with pytest.raises(ValueError, match="not over"):
        series.close(match)
    with pytest.raises(ValueError, match="not closed yet"):
        series.open()
    series.close(play_out(match))
    with pytest.raises(ValueError, match="opened last"):
        series.close(match)
    assert series.standing.games == 1


def test_a_series_of_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadOptions):
        Series("krecia", seats=3, options={"roles": ["decoy"]})
    with pytest.raises(BadOptions, match="2 scores for 3 seats"):
        Series.resume(Standing("krecia", 3, {}, (0.0, 0.0)))
