"""A module in its parts: what it takes, what it gives, what it fetches later; and what cannot be joined, by name."""

from __future__ import annotations

import pytest

from konspira.server.modules import PLACE, ModuleError, bare, read_module, tokens

CODE = """// What this is.
import { a, b as c } from './deep/../a.js';
import whole, { d } from '/web/d.js';
import * as all from '../e.js';
import './only.js';
export { f as g, h } from './f.js';
export const ONE = 1, TWO = [1, 2], three = (x, y = ',') => `${x}, ${`;${y}`}`;
export async function fetchIt() { return import('./later.js'); }
export class Thing extends c {}
function hidden(text) { return text.split(/[/;'"`]/)[0] / 2; }
export { hidden, hidden as shown };
export default function Named() { return 'export const no = 1;'; }
"""


def test_a_module_is_read_in_its_parts() -> None:
    module = read_module("games/toy/page/board.js", CODE)
    assert module.imports == (
        ("games/toy/page/a.js", "a", "a"), ("games/toy/page/a.js", "b", "c"),
        ("web/d.js", "d", "d"), ("web/d.js", "default", "whole"), ("games/toy/e.js", "*", "all"),
    )  # fmt: skip
    assert module.needs[-2:] == ("games/toy/page/only.js", "games/toy/page/f.js")
    assert module.later == ("games/toy/page/later.js",)
    assert module.exports == {
        "ONE": "ONE", "TWO": "TWO", "three": "three", "fetchIt": "fetchIt", "Thing": "Thing",
        "hidden": "hidden", "shown": "hidden", "default": "Named",
    }  # fmt: skip
    assert module.passed == {"g": ("games/toy/page/f.js", "f"), "h": ("games/toy/page/f.js", "h")}
    assert f"import('{PLACE}/games/toy/page/later.js')" in module.body
    assert "'export const no = 1;'" in module.body
    assert module.body.count("export") == 1


def test_a_value_without_a_name_can_be_the_default() -> None:
    module = read_module("web/x.js", "export default { look: 'plain' };\n")
    assert module.exports == {"default": "$default"}
    assert module.body.startswith("const $default = {")


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("export let now = 1;", "line 1: export let now"),
        ("\nexport * from './a.js';", "line 2"),
        ("export const { a } = b;", "a name and a value"),
        ("export const a = 1\nexport const b = 2;", "a semicolon is missing"),
        ("const a = await fetch('/');", "it waits while it is loaded"),
        ("const a = 'never closed;\n", "does not close"),
        ("function a() { (", "brackets"),
    ],
)
def test_what_cannot_be_joined_is_refused_by_name_and_line(code: str, why: str) -> None:
    with pytest.raises(ModuleError, match=why) as refused:
        read_module("games/toy/page/board.js", code)
    assert "games/toy/page/board.js" in str(refused.value)


def test_code_goes_without_comments_and_what_is_quoted_stays() -> None:
    code = "const a = /** @type {X} */ (b); // why\n\n    /* more\n */ html`  <b>  ${ c /* d */ }  //x</b>`;\n"
    assert bare(code) == "const a = (b);\nhtml`  <b>  ${ c }  //x</b>`;"


def test_a_slash_divides_after_a_value_and_begins_a_pattern_elsewhere() -> None:
    found = [token.text for token in tokens("a / b / c; x = /'/.test(y); return /\"/g")]
    assert found[:6] == ["a", "/", "b", "/", "c", ";"]
    assert "/'/" in found
    assert found[-1] == '/"/g'
