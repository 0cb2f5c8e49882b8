"""What the server sends of the files of the page."""

from __future__ import annotations

from pathlib import Path

from konspira.server.static import SHELL, contents

CODE = """// What this is.
import { a } from './a.js';
/**
 * Adds.
 * @param {number} b
 */
export const add = (b) => a + b;  // a comment beside code stays
  /** @type {string} */
const link = 'https://x';
"""


def test_types_and_comments_of_code_stay_at_home_and_lines_keep_their_numbers(tmp_path: Path) -> None:
    path = tmp_path / "page.js"
    path.write_text(CODE)
    sent = contents(path).decode().split("\n")
    assert sent == [
        "",
        "import { a } from './a.js';",
        *[""] * 4,
        "export const add = (b) => a + b;  // a comment beside code stays",
        "",
        "const link = 'https://x';",
        "",
    ]


def test_code_of_others_and_everything_that_is_no_code_is_sent_as_it_is() -> None:
    for path in (SHELL / "vendor" / "preact.js", SHELL / "index.html", SHELL / "style" / "base.css"):
        assert contents(path) == path.read_bytes()
