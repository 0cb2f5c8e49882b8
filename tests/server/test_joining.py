"""Modules joined to files: in the order in which they run, each once, whatever fetches them."""

from __future__ import annotations

import pytest

from konspira.server.joining import Joined, join_sheets
from konspira.server.modules import ModuleError

SITE = {
    "web/shell.js": "import { say } from './say.js';\nsay(() => import('./end.js'));",
    "web/say.js": "export const say = (word) => word;",
    "web/end.js": "import { say } from './say.js';\nimport { prove } from './prove.js';\nexport const End = say;",
    "web/record.js": "import { prove } from './prove.js';\nexport default prove;",
    "web/prove.js": "export function prove() {}",
    "web/theme.js": "document.title = 'no module';",
}


def joined() -> Joined:
    found = Joined()
    found.add(SITE, "web/shell.js")
    return found


def test_what_the_first_module_reaches_is_one_file_and_the_rest_waits() -> None:
    assert joined().file_of == {
        "web/shell.js": "web/shell.js", "web/say.js": "web/shell.js", "web/end.js": "web/end.js",
        "web/record.js": "web/record.js", "web/prove.js": "web/prove.js",
    }  # fmt: skip


def test_a_module_runs_after_those_that_it_needs_and_hands_over_what_it_exports() -> None:
    text = joined().files["web/shell.js"]
    assert text.index("const $web$say = (() =>") < text.index("const $web$shell = (() =>")
    assert "const { say } = $web$say;" in text
    assert "return { say };" in text
    assert "export { $web$say, $web$shell };" in text


def test_a_later_file_takes_from_the_first_and_exports_its_own() -> None:
    text = joined().files["web/end.js"]
    assert "import { $web$say } from '/@page@/web/shell.js';" in text
    assert "import { $web$prove } from '/@page@/web/prove.js';" in text
    assert "export const { End } = $web$end;" in text
    assert "export default $web$record.default;" in joined().files["web/record.js"]


def test_the_address_of_a_module_leads_to_the_one_that_runs() -> None:
    way = "import { $web$say } from '/@page@/web/shell.js';\nexport const { say } = $web$say;"
    assert joined().files["web/say.js"] == joined().ways["web/say.js"] == way


def test_a_game_takes_the_shell_as_it_runs() -> None:
    found = joined()
    board = "import { say } from '/web/say.js';\nexport default say;"
    found.add({"games/toy/page/board.js": board}, "games/toy/page/board.js")
    assert "import { $web$say } from '/@page@/web/shell.js';" in found.files["games/toy/page/board.js"]


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("import { a } from './board.js';", "modules need each other: games/toy/page/board.js → games/toy/page/a.js"),
        ("import { a } from './nothing.js';", "there is no module games/toy/page/nothing.js"),
        ("import { shout } from '/web/say.js';", "web/say.js exports no shout"),
    ],
)
def test_modules_that_cannot_be_joined_are_refused_and_nothing_changes(code: str, why: str) -> None:
    found = joined()
    sources = {
        "games/toy/page/board.js": "import { b } from './a.js';\nexport const a = b;",
        "games/toy/page/a.js": f"{code}\nexport const b = 1;",
    }
    with pytest.raises(ModuleError, match=why):
        found.add(sources, "games/toy/page/board.js")
    assert set(found.files) == set(joined().files)


def test_style_sheets_come_as_one_with_those_that_they_import() -> None:
    sheets = {
        "web/a.css": '/* first */ @layer base { a::before { content: "/* b */"; } }',
        "web/b.css": '@import "c.css" layer(games);',
        "web/c.css": "c {}",
    }
    text = join_sheets(["web/a.css", "web/b.css"], sheets.__getitem__)
    assert text == ' @layer base { a::before { content: "/* b */"; } }\n@layer games {\nc {}\n}'
