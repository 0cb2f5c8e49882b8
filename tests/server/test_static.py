"""The files of the page: found, compressed, known again, installed as an app, and nothing beside them."""

from __future__ import annotations

import gzip
import os
import re
from pathlib import Path

import pytest
from server.web import Server

from konspira.server.static import SHELL, StaticFiles, contents


@pytest.mark.parametrize(
    "path",
    ["/web/../server/app.py", "/web/%2e%2e/server/app.py", "/web/..%2fserver%2fapp.py", "/games/gra/page/../rules.py",
     "/games/gra/page/..%2f..%2f..%2fpy.typed", "/web/index.html%00", "/web//etc/passwd", "/games/../x/page/a.js",
     "/games/gra/locale/..%2frules.ftl", "/locale/xx.ftl", "/locale/..%2fen.ftl", "/web/", "/web/style", "/a/b/c"],
)  # fmt: skip
def test_paths_that_lead_out_lead_nowhere(server: Server, path: str) -> None:
    answer = server.ask(path)
    assert answer.status == 404
    assert answer.json["news"]["id"] in ("refused-missing", "refused-no-game")
    assert b"/work" not in answer.body
    assert b"Traceback" not in answer.body


def test_files_are_compressed_and_known_again(server: Server) -> None:
    plain = server.ask("/locale/pl.ftl")
    packed = server.ask("/locale/pl.ftl", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.body) == plain.body
    assert "refused-guest = Najpierw podaj imię." in plain.body.decode()
    assert "refused-turn" in plain.body.decode()
    again = server.ask("/locale/pl.ftl", headers={"If-None-Match": packed.headers["ETag"]})
    assert (again.status, again.body) == (304, b"")
    assert server.ask("/games/gra/locale/cs.ftl").status == 200
    assert server.ask("/games/gra/rules/en.md").headers["Content-Type"].startswith("text/markdown")


WORKER = Path(__file__).parents[2] / "src" / "konspira" / "web" / "worker.js"


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


def test_the_manifest_names_icons_of_the_sizes_it_says(server: Server) -> None:
    answer = server.ask("/web/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    for icon in answer.json["icons"]:
        width = int(icon["sizes"].split("x")[0])
        assert size_of(server.ask(icon["src"]).body) == (width, width)
    assert {icon["purpose"] for icon in answer.json["icons"]} == {"any", "maskable"}


def test_the_worker_is_served_for_the_whole_site_under_the_same_policy(server: Server) -> None:
    answer = server.ask("/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "connect-src 'self'" in answer.headers["content-security-policy"]
    assert re.match(rb'const VERSION = "[0-9a-f]{16}";\n', answer.body)


def test_the_version_changes_with_any_file_of_the_page(tmp_path: Path) -> None:
    (tmp_path / "board.js").write_text("1")
    before = StaticFiles().worker([tmp_path]).body
    assert StaticFiles().worker([tmp_path]).body == before
    (tmp_path / "board.js").write_text("2")
    os.utime(tmp_path / "board.js", ns=(1, 1))
    assert StaticFiles().worker([tmp_path]).body != before


def test_the_worker_keeps_parts_of_the_page_and_nothing_of_the_api() -> None:
    text = WORKER.read_text(encoding="utf-8")
    kept = re.search(r"PARTS = /\^\\/\(([\w|]+)\)\\//", text)
    assert kept is not None
    assert set(kept[1].split("|")) == {"web", "locale", "games"}


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
