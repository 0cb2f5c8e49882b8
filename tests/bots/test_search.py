"""The search: repeats itself, sees no more than its seat, and finds what is there to be found."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from moments import moments
from twins import twin

from konspira.bots import bot, names
from konspira.bots.beliefs import Beliefs
from konspira.bots.bot import Budget
from konspira.bots.engine import engine
from konspira.bots.search import Search
from konspira.boxes.box import Box
from konspira.games.gra import wording
from konspira.games.krecia.roles import AGENT
from konspira.play import shelf
from konspira.play.match import Match
from konspira.turn import Turn


def test_the_same_seed_view_and_iterations_give_the_same_action(thinking: Box) -> None:
    for match, seat in moments(thinking, 1, 6):
        turn = match.turn(seat)
        assert bot("search@400", seed=5).choose(turn) == bot("search@400", seed=5).choose(turn)


def test_in_a_twin_world_it_thinks_the_very_same(thinking: Box) -> None:
    chance = random.Random(2)
    for match, seat in moments(thinking, 2, 6):
        other = twin(match, seat, chance)
        thoughts = [Search(Budget(iterations=400), seed=5).think(m.turn(seat)) for m in (match, other)]
        assert thoughts[0].choices == thoughts[1].choices
        assert thoughts[0].beliefs is not None
        assert thoughts[1].beliefs is not None
        assert thoughts[0].beliefs.facts().tolist() == thoughts[1].beliefs.facts().tolist()


def test_a_vote_is_weighed_the_same_whoever_was_asked_first() -> None:
    """8.1 All vote at once: votes that lie sealed on the table tell nobody anything."""
    box, chance, player = shelf.box("krecia"), random.Random(2), bot("flat@60", seed=1)
    search, gaps = Search(Budget(iterations=2000), seed=7), []
    while len(gaps) < 8:
        match = Match(box, 4, None, chance.randbytes(32))
        while match.outcome is None and len(match.actors) < 4:
            match.act(match.actors[0], player.choose(match.turn(match.actors[0])))
        if match.outcome is None and len(match.turn(3).legal) > 1:
            first = search.think(match.turn(3)).choices[0].value
            for seat in range(3):
                match.act(seat, chance.choice(match.turn(seat).legal))
            gaps.append(abs(search.think(match.turn(3)).choices[0].value - first))
    assert sum(gaps) / len(gaps) < 0.05, gaps


def test_an_agent_votes_for_whom_it_suspects_most_whatever_its_seed() -> None:
    """Seats that vote at the same time do not learn from each other in the search, or they agree on anything."""
    box, chance, player, asked = shelf.box("krecia"), random.Random(2), bot("flat@60", seed=1), 0
    while asked < 6:
        match = Match(box, 4, None, chance.randbytes(32))
        while match.outcome is None and len(match.actors) < 4:
            match.act(match.actors[0], player.choose(match.turn(match.actors[0])))
        for seat in match.actors if match.outcome is None else ():
            turn = match.turn(seat)
            thoughts = [Search(Budget(iterations=800), seed=seed).think(turn) for seed in range(3)]
            assert thoughts[0].beliefs is not None
            shares = thoughts[0].beliefs.facts()
            suspects = sorted({shares[vote.target] for vote in turn.legal})
            if turn.view.role[seat] != AGENT or len(suspects) < 2 or suspects[-1] < suspects[-2] + 0.2:
                continue  # the mole votes for anybody else, and near equals may well be taken for each other
            asked += 1
            named = {box.wording.value(thought.choices[0].number).target for thought in thoughts}
            assert named == {int(np.argmax(shares))}


def test_a_win_that_comes_at_once_is_taken() -> None:
    box, chance, won = shelf.box("agenci"), random.Random(4), 0
    hasty = Search(Budget(iterations=20), seed=3)
    hasty.choose(Match(box, 2, None, bytes(32)).turn(0))  # machine code is there
    while won < 3:
        match = Match(box, 2, None, chance.randbytes(32))
        while match.outcome is None:
            seat = match.actors[0]
            turn = match.turn(seat)
            worlds = Beliefs(turn, 1, 64).worlds
            sure = engine(box).sure(turn.row, worlds, np.arange(64), box.table.new())
            if sure >= 0 and len(turn.legal) > 30:
                match.act(seat, hasty.choose(turn))
                assert match.outcome is not None
                assert match.outcome.payoffs[seat] == 1
                won += 1
            else:
                match.act(seat, chance.choice(turn.legal))


def test_threads_search_as_much_as_one_and_repeat_themselves(gra: Box) -> None:
    match, seat = moments(gra, 3, 1)[0]
    thoughts = [Search(Budget(iterations=1000), seed=1, threads=2).think(match.turn(seat)) for _ in range(2)]
    assert thoughts[0].choices == thoughts[1].choices
    assert thoughts[0].iterations == 1000


@pytest.mark.parametrize(("iterations", "threads"), [(1001, 2), (3, 8)])
def test_threads_share_all_iterations(gra: Box, iterations: int, threads: int) -> None:
    match, seat = moments(gra, 3, 1)[0]
    assert (
        Search(Budget(iterations=iterations), seed=1, threads=threads).think(match.turn(seat)).iterations == iterations
    )


def test_one_bot_thinks_at_many_tables_at_once(thinking: Box) -> None:
    """A server has one bot of each name for all its tables, in several threads."""
    turns = [match.turn(seat) for match, seat in moments(thinking, 5, 6)]
    for name in names(thinking.name):
        plain = name if name == "random" else f"{name}@60"
        player = bot(plain, seed=3)
        alone = [player.choose(turn) for turn in turns]
        with ThreadPoolExecutor(4) as pool:
            assert list(pool.map(player.choose, turns * 8)) == alone * 8, name


def standing(gra: Box, count: int, face: int) -> Turn:
    """A turn of two seats with one card each, at which this bid has been made."""
    match = Match(gra, 2, None, bytes(31) + b"\7")
    for seat in (0, 1):
        match.act(seat, wording.TurnCards())
    match.act(match.actors[0], wording.Bid(count, face))
    return match.turn(match.actors[0])


def test_a_bid_that_cannot_be_true_is_checked(gra: Box) -> None:
    turn = standing(gra, 2, 6)
    assert wording.faces(turn.view) != [6], "the seat itself must show that two sixes are impossible"
    assert bot("search@2000", seed=1).choose(turn) == wording.Check()
