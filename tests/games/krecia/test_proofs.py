"""13.5 What cards prove: who refuses a suit and shows it later is the mole; counting may leave but one."""

from __future__ import annotations

import random

from konspira.bots import bot
from konspira.bots.puzzles import collection
from konspira.boxes.backend import compiled
from konspira.games.krecia import BOX
from konspira.games.krecia.proofs import proofs, revokes, suspects
from konspira.games.krecia.roles import MOLE
from konspira.play.match import Match
from konspira.speech import LANGUAGES, say


def views(key: int, player: str = "random", seats: int = 4):
    """Every view of a seat that may act, and the seat that is the mole."""
    match = Match(BOX, seats, {}, bytes([key] * 32))
    sitting = bot(player, seed=key)
    mole = int((match._table[0]["role"][:seats] == MOLE).argmax())
    while match.outcome is None:
        seat = match.actors[0]
        turn = match.turn(seat)
        yield turn, mole
        match.act(seat, sitting.choose(turn))


def test_the_mole_is_never_cleared_and_knows_itself() -> None:
    compiled(BOX).load()
    for key in random.Random(1).sample(range(256), 6):
        for turn, mole in views(key):
            left = suspects(turn.view)
            assert left is not None
            assert mole in left
            assert (left == (mole,)) or turn.seat != mole
            if turn.seat == mole:
                assert proofs(turn.view) == []


def test_suspects_are_those_of_the_worlds_that_can_be_imagined() -> None:
    """What is imagined is drawn from what can be; so nobody is ever drawn who was cleared."""
    compiled(BOX).load()
    for turn, _ in list(views(7))[10::9]:
        plan, table = BOX.plan.new(), BOX.table.new()
        table[0]["rng"] = 5
        compiled(BOX).prepare(turn.row, plan)
        drawn = set()
        for _ in range(60):
            compiled(BOX).conjure(turn.row, plan, table)
            drawn.add(int((table[0]["role"][:4] == MOLE).argmax()))
        left = suspects(turn.view)
        assert left is not None
        assert drawn <= set(left)


def test_a_proof_names_suit_card_and_both_tricks_in_three_languages() -> None:
    shown = [one for one in collection() if one.asks == "suspect"]
    told = {}
    for puzzle in shown:
        view = puzzle.position.turn().view
        (news,) = proofs(view)
        told[news.id] = news
        if news.id == "krecia-proof-revoke":
            first = next(one for one in revokes(view) if one.place == puzzle.suspect)
            assert (news.args["refused"], news.args["trick"]) == (first.refused, first.trick)
            assert first.refused < first.trick
        for language in LANGUAGES:
            assert say(BOX, news, language, names=["Ada", "Bob", "Cyd", "Dan", "Eve"])
    assert set(told) == {"krecia-proof-revoke", "krecia-proof-counted"}


def test_roles_that_need_not_follow_besides_the_mole_prove_nothing() -> None:
    match = Match(BOX, 4, {"blank_role": {"follows": False}}, bytes(32))
    assert suspects(match.turn(match.actors[0]).view) is None
