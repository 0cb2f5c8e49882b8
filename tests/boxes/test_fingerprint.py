"""The hash of a game's rules: it changes when a rule or a number does, and not when somebody explains one."""

from __future__ import annotations

import ast
from collections.abc import Callable

import pytest

from konspira.boxes.box import Box
from konspira.boxes.fingerprint import _told, rules_hash

Altered = Callable[..., Box]


def edited(box: Box, file: str, before: str, after: str) -> str:
    """The hash once a file of the game has been edited."""
    path = box.folder / file
    text = path.read_text()
    assert before in text
    path.write_text(text.replace(before, after))
    rules_hash.cache_clear()
    return rules_hash(box)


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        ("commented", "KEEP, SWAP = range(2)\n", "KEEP, SWAP = range(2)  # what can be done\n"),
        ("explained", "def over(t):\n", 'def over(t):\n    """Everybody has chosen."""\n'),
        ("spaced", "    return t.waiting == 0\n", "    return   t.waiting   ==   0\n"),
    ],
)
def test_it_is_the_same_however_the_rules_are_explained(altered: Altered, name: str, before: str, after: str) -> None:
    box = altered(name)
    as_it_was = rules_hash(box)
    assert edited(box, "rules.py", before, after) == as_it_was


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        ("another_rule", "    return t.waiting == 0\n", "    return t.waiting <= 0\n"),
        ("another_number", "SEATS, PIPS = 3, 6\n", "SEATS, PIPS = 3, 600\n"),
    ],
)
def test_it_is_another_when_a_rule_or_a_number_is(altered: Altered, name: str, before: str, after: str) -> None:
    box = altered(name)
    as_it_was = rules_hash(box)
    assert edited(box, "rules.py", before, after) != as_it_was
    assert edited(box, "rules.py", after, before) == as_it_was


def test_words_for_people_are_no_rules(altered: Altered) -> None:
    box = altered("reworded")
    as_it_was = rules_hash(box)
    assert edited(box, "wording.py", '"pips-refuse"', '"pips-refuse-politely"') == as_it_was


def test_every_version_of_python_tells_a_rule_alike() -> None:
    tree = ast.parse('def f(n):\n    return f"{n:02}" if (m := n[-1:]) else "it\'s"\n')
    told = (
        "Module([FunctionDef('f',arguments([][arg('n',None,)]None,[][]None,[])[Return(IfExp("
        "NamedExpr(Name('m',)Subscript(Name('n',)Slice(UnaryOp(USub()Constant(1,))None,None,)))"
        "JoinedStr([FormattedValue(Name('n',)-1,JoinedStr([Constant('02',)]))])Constant(\"it's\",)))][]None,)])"
    )
    assert "".join(_told(tree)) == told
