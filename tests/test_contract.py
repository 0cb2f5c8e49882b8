"""The contract of games: every game on the shelf keeps it, and what is missing or misspelt is refused by its name."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

import konspira
from konspira.bots.think.words import PLAIN
from konspira.boxes.box import Box
from konspira.contract import Files, Habits, Rules, Screen, Wording
from konspira.games.gra import BOX, habits
from konspira.kernel.words import DEFAULTS, WORDS
from konspira.play import shelf

SOURCES = Path(konspira.__file__).parent
PARTS = {"box", "wording", "habits", "screen", "files"}
OWN = {name: rule for name, rule in BOX.rules.items() if rule is not DEFAULTS.get(name)}  # what GRA itself answers


def made(**parts: Any) -> Box:
    """GRA's box once more, with other parts."""
    given: dict[str, Any] = {"rules": OWN, "wording": BOX.wording, **parts}
    return Box("gra again", seats=BOX.seats, table=BOX.table, view=BOX.view, options=BOX.options, actions=BOX.actions,
               settings=BOX.settings, lay=BOX.lay, variants=BOX.variants, **given)  # fmt: skip


@pytest.mark.parametrize("name", shelf.names())
def test_every_game_has_every_part_it_names(name: str) -> None:
    box = shelf.box(name)
    assert isinstance(box.wording, Wording)
    assert isinstance(box.habits, Habits)
    assert box.screen is None or isinstance(box.screen(), Screen)
    assert box.files is None or isinstance(box.files, Files)
    told = {part: function for part, function in vars(box.wording).items() if part != "action_type"}
    assert all(callable(function) or (part == "derive" and function is None) for part, function in told.items())


def test_a_misspelt_habit_is_refused_by_its_name() -> None:
    with pytest.raises(TypeError, match="beleifs"):
        Habits(beleifs=lambda view, shares: {})  # type: ignore[call-arg]  # that is what is tested


def test_a_missing_word_of_the_wording_is_refused_by_its_name() -> None:
    with pytest.raises(TypeError, match="preview"):
        Wording(**{name: part for name, part in vars(BOX.wording).items() if name != "preview"})


def test_a_misspelt_hook_of_screen_or_files_is_refused_by_its_name() -> None:
    with pytest.raises(TypeError, match="drawn"):
        Screen(drawn=print, choose=print)  # type: ignore[call-arg]  # that is what is tested
    with pytest.raises(TypeError, match="reed"):
        Files(reed=print)  # type: ignore[call-arg]  # as above


def test_a_part_that_is_no_part_of_a_game_is_refused_by_its_name() -> None:
    with pytest.raises(TypeError, match="habit"):
        made(habit=Habits())


def test_a_misspelt_rule_is_refused_by_its_name_and_the_right_one_is_named() -> None:
    with pytest.raises(TypeError, match="gra again: there is no word stepp; is it step"):
        made(rules={**OWN, "stepp": BOX.rules["step"]})


def test_a_missing_rule_is_refused_by_its_name() -> None:
    rules = {name: rule for name, rule in OWN.items() if name not in ("look", "pick")}
    with pytest.raises(TypeError, match="gra again: the game does not answer look, pick"):
        made(rules=rules)


def test_a_plan_is_prepared_and_used_or_is_none() -> None:
    with pytest.raises(TypeError, match="gra again: the game does not answer conjure, prepare"):
        made(rules=OWN, plan=BOX.plan)
    with pytest.raises(TypeError, match="gra again: conjure, prepare need a `plan`"):
        made(rules={**OWN, "prepare": BOX.rules["prepare"]})


def test_whoever_deals_can_be_chosen() -> None:
    with pytest.raises(TypeError, match="gra again: `dealer` and a setting of that name come together"):
        made(dealer=lambda view: 0)


def test_facts_are_counted() -> None:
    with pytest.raises(TypeError, match="facts and fact_count come together"):
        replace(BOX.habits, fact_count=0)


def test_the_words_of_the_kernel_and_of_the_contract_are_the_same() -> None:
    assert WORDS.keys() == Rules.__required_keys__ | Rules.__optional_keys__


def test_the_words_of_the_bots_are_the_rules_among_the_habits() -> None:
    asked = [word.__name__ for word in PLAIN]
    assert asked == [field.name for field in fields(Habits)][: len(asked)]
    assert BOX.habits.rule("habit") is habits.habit
    with pytest.raises(KeyError, match="hobbit"):
        BOX.habits.rule("hobbit")


def test_a_misspelt_hook_fails_when_its_game_is_loaded(altered: Callable[..., Box]) -> None:
    with pytest.raises(TypeError, match="describes"):
        altered("misspelt", __init__=("describe=", "describes="))


def test_a_hook_that_the_game_does_not_have_fails_when_it_is_loaded(altered: Callable[..., Box]) -> None:
    with pytest.raises(AttributeError, match="preview"):
        altered("forgotten", wording=("def preview", "def foresee"))


def test_no_generic_code_looks_for_hooks_in_a_games_modules() -> None:
    """A game's parts are what its box names: nobody imports its modules by name or looks into them."""
    for path in SOURCES.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        called = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        for call in called:
            if ast.unparse(call.func) in ("getattr", "hasattr"):
                looked = ast.unparse(call.args[0])
                assert not set(re.findall(r"\w+", looked)) & PARTS, (path, looked)
            if ast.unparse(call.func) == "importlib.import_module":
                assert not isinstance(call.args[0], ast.JoinedStr), (path, ast.unparse(call))
