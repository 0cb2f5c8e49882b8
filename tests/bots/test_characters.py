"""Characters: bots of one level that play not alike."""

from __future__ import annotations

import numpy as np
import pytest
from sampling import Sample

from konspira.bots import BadBot, bot
from konspira.bots.bot import absurd
from konspira.bots.characters import AT_A_TABLE, CHARACTERS, DARING, character, character_at, inclined
from konspira.bots.nets.player import NetPlayer
from konspira.games.krecia.actions import Play
from konspira.play import shelf
from konspira.play.match import Match

GAMES = ("gra", "krecia", "agenci")


def played(name: str, game: str, seats: int, deal: int) -> list[float]:
    """How daring everything was that bots of a character did in a match."""
    box = shelf.box(game)
    daring = box.habits.boldness
    assert daring is not None
    match, found = Match(box, seats, {}, bytes([deal] * 32)), list[float]()
    players = [bot(name, seed=deal * 8 + seat) for seat in range(seats)]
    while match.outcome is None:
        turn = match.turn(match.actors[0])
        action = players[turn.seat].choose(turn)
        assert not absurd(turn, action) or all(absurd(turn, one) for one in turn.legal)
        if len(turn.legal) > 1:
            found.append(float(np.clip(daring(turn.view, action), -1, 1)))
        match.act(turn.seat, action)
    return found


@pytest.mark.parametrize("game", ["gra", "agenci"])
def test_who_is_bold_dares_more_than_who_is_cautious(game: str) -> None:
    means = [
        np.mean([one for deal in range(6) for one in played(f"level-3+{name}", game, 3, deal)])
        for name in ("cautious", "bold")
    ]
    assert means[0] < means[1]


def test_at_krecia_where_the_net_is_nearly_sure_the_bold_stake_a_little_more() -> None:
    box, player, staked = shelf.box("krecia"), NetPlayer(seed=1), {-DARING: 0.0, DARING: 0.0}
    match = Match(box, 4, {}, bytes(32))
    while match.outcome is None:
        turn = match.turn(match.actors[0])
        chances = player.judge(box).opinion(turn).chances
        tokens = np.array([isinstance(action, Play) and action.token for action in turn.legal])
        for bold in staked:
            staked[bold] += float(inclined(turn, turn.legal, chances, bold)[tokens].sum())
        match.act(turn.seat, player.choose(turn))
    assert 0 < staked[-DARING] < staked[DARING]


@pytest.mark.parametrize("game", GAMES)
def test_how_daring_an_action_is_can_be_said_of_all_that_is_legal(game: str, sample: Sample) -> None:
    box = shelf.box(game)
    daring = box.habits.boldness
    assert daring is not None
    for deal in sample(range(8), 2):
        match, player = Match(box, box.seats[-1], {}, bytes([deal] * 32)), bot("random", seed=deal)
        while match.outcome is None:
            turn = match.turn(match.actors[0])
            assert np.isfinite([daring(turn.view, action) for action in turn.legal]).all()
            match.act(turn.seat, player.choose(turn))


def test_a_character_changes_chances_and_gives_none_to_what_had_none() -> None:
    match = Match(shelf.box("gra"), 2, {}, bytes(32))
    while (turn := match.turn(match.actors[0])).view.phase == 0:
        match.act(turn.seat, turn.legal[0])
    chances = np.full(len(turn.legal), 1.0)
    chances[0] = 0.0
    chances /= chances.sum()
    told = inclined(turn, turn.legal, chances, 0.5)
    assert told[0] == 0.0
    assert told.sum() == pytest.approx(1.0)
    assert not np.allclose(told, chances)
    assert np.array_equal(inclined(turn, turn.legal, chances, 0.0), chances)


def test_every_seat_of_a_table_has_a_character_and_all_characters_come() -> None:
    assert set(AT_A_TABLE) == set(CHARACTERS)
    assert [character_at(seat).name for seat in range(7)] == list(AT_A_TABLE)
    assert character_at(7) == character_at(0)


def test_a_character_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadBot, match="no character moody"):
        character("moody")
    with pytest.raises(BadBot):
        bot("level-3+moody")
    with pytest.raises(BadBot):
        bot("search+bold")
