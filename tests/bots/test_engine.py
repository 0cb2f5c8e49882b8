"""The engine of a game: one a game, awake where its machine code is, and trees that no two threads share."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from konspira.bots.engine import Engine, Trees, engine
from konspira.boxes.box import Box
from konspira.games import gra as the_game


def test_what_an_engine_is_asked_is_what_it_compiles() -> None:
    assert [function.__name__ for function in Engine.functions] == list(Engine.__annotations__)


def test_a_game_has_one_engine_and_it_is_awake_once_its_machine_code_is_there(gra: Box) -> None:
    assert engine(gra) is engine(gra)
    assert engine(gra).wake()
    assert engine(gra).ready


def test_a_thread_uses_its_tree_of_a_game_again_and_shares_it_with_none() -> None:
    trees = Trees()
    mine = trees.of(the_game.BOX, 8, 8)
    assert trees.of(the_game.BOX, 8, 8) is mine
    with ThreadPoolExecutor(1) as another:
        assert another.submit(trees.of, the_game.BOX, 8, 8).result() is not mine
