"""Five levels a game, each with a rating that was measured and is shown."""

from __future__ import annotations

import itertools
import tomllib

import pytest
from sampling import Sample
from typer.testing import CliRunner

from konspira.bots import bot
from konspira.bots.bot import absurd, chance
from konspira.bots.levels import FILE, LEVELS, RATINGS, WEIGHING, thinking
from konspira.bots.nets.player import NetPlayer
from konspira.bots.nets.search import NetSearch
from konspira.cli import app
from konspira.games.gra.wording import Bid
from konspira.games.krecia.pieces import VOTING
from konspira.games.krecia.reasons import choose_by_beliefs
from konspira.play import shelf
from konspira.play.match import Match

RATED = ("gra", "krecia", "agenci")


@pytest.mark.parametrize("game", RATED)
def test_every_level_is_better_than_the_one_before(game: str) -> None:
    for one, next_one in itertools.pairwise(LEVELS):
        assert RATINGS[game][next_one][0] > RATINGS[game][one][0]
    ratings = [RATINGS[game][level][0] for level in LEVELS]
    assert sum(ratings) / len(ratings) == pytest.approx(1500, abs=3)


@pytest.mark.parametrize("game", RATED)
def test_the_best_level_is_surely_better_than_the_first(game: str) -> None:
    (low, low_error), (high, high_error) = RATINGS[game]["level-1"], RATINGS[game]["level-5"]
    assert high - high_error > low + low_error


@pytest.mark.parametrize("game", RATED)
def test_it_is_written_down_how_ratings_were_measured(game: str) -> None:
    told = tomllib.loads(FILE.read_text(encoding="utf-8"))[game]
    assert told["games"] >= 50
    assert told["seats"] >= 2


@pytest.mark.parametrize(("language", "word"), [("pl", "ranking"), ("cs", "hodnocení"), ("en", "rating")])
def test_the_command_line_shows_ratings_with_the_game(language: str, word: str) -> None:
    said = CliRunner().invoke(app, ["games", "gra", "-l", language]).output
    rating, error = RATINGS["gra"]["level-5"]
    assert word in said
    assert f"{rating} ± {error}" in said


def test_only_the_best_level_thinks_by_the_clock_and_it_stays_within_a_second() -> None:
    assert [bool(level.budget.seconds) for level in LEVELS.values()] == [False, False, False, False, True]
    assert LEVELS["level-5"].budget.seconds < 1


def test_a_level_says_how_it_plays_a_game_with_a_net_and_one_without() -> None:
    assert [thinking(shelf.box("gra"), level)[0] for level in LEVELS] == ["habit", "half", "net", "ahead", "ahead"]
    assert [thinking(shelf.box("agenci"), level) for level in ("level-1", "level-2", "level-3")] == [
        ("habit", ""), ("half-search", "80"), ("search", "150"),
    ]  # fmt: skip


@pytest.mark.parametrize("level", ["level-1", "level-2", "level-3", "level-4"])
@pytest.mark.parametrize("seats", [2, 6])
def test_no_level_bids_what_cannot_be_true(level: str, seats: int, sample: Sample) -> None:
    box, bids = shelf.box("gra"), 0
    for deal in sample(range(4), 1):
        match = Match(box, seats, {}, bytes([deal] * 32))
        players = [bot(level, seed=deal * 8 + seat) for seat in range(seats)]
        while match.outcome is None:
            turn = match.turn(match.actors[0])
            action = players[turn.seat].choose(turn)
            others = [one for one in turn.legal if not absurd(turn, one)]
            assert action in others or not others
            bids += isinstance(action, Bid)
            match.act(turn.seat, action)
    assert bids


def test_a_level_with_a_net_plays_the_same_again() -> None:
    match = Match(shelf.box("krecia"), 4, {}, bytes(32))
    turn = match.turn(match.actors[0])
    for level in ("level-1", "level-2", "level-3", "level-4"):
        assert bot(level, seed=3).choose(turn) == bot(level, seed=3).choose(turn)


def test_who_looks_no_further_than_the_net_votes_by_evidence_all_the_same() -> None:
    """It named the mole in 65 of 100 votes beside a harmless one, where what all had seen said 78."""
    box, level, changed = shelf.box("krecia"), LEVELS["level-3"].learned, 0
    for deal in range(12):
        match, players = Match(box, 4, {}, bytes([deal] * 32)), [NetPlayer(seed=seat) for seat in range(4)]
        while match.outcome is None:
            turn = match.turn(match.actors[0])
            action = players[turn.seat].choose(turn)
            if turn.view.phase == VOTING and len(turn.legal) > 1:
                weighing = NetSearch(WEIGHING, seed=1, trust=level.evidence)
                believed = choose_by_beliefs(turn.view, weighing.believe(turn, chance(1, turn)).facts)
                if believed is not None:
                    assert box.wording.number(bot("level-3", seed=1).choose(turn)) == believed
                    changed += box.wording.number(action) != believed
            match.act(turn.seat, action)
        if changed > 2:
            return
    raise AssertionError("nobody was named by evidence whom the net would not have named")
