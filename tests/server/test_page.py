"""The page in few files: the shell and every board can be made, under a version that changes with any of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from server.web import Server

from konspira.play import shelf
from konspira.server.page import STYLE, make_page
from konspira.server.static import KINDS, LASTING, SHELL

Own = Callable[..., Server]
BOARD = "import { html } from '/web/vendor/preact.js';\nexport default { Board: () => html`<p/>` };\n"


def test_the_shell_and_every_board_can_be_joined() -> None:
    troubles: list[str] = []
    games = {box.name: box.folder for box in shelf.boxes()}
    page = make_page(SHELL, games, tuple(KINDS), troubles.append)
    assert troubles == []
    for name in games:
        assert f"games/{name}/page/board.js" in page.files or not (games[name] / "page" / "board.js").exists()
    assert b"/@page@" not in b"".join([page.first, *page.files.values(), *page.ways.values()])


def test_the_first_file_names_one_style_sheet_one_module_and_their_version() -> None:
    page = make_page(SHELL, {}, tuple(KINDS))
    text = page.first.decode()
    assert re.findall(r'rel="stylesheet" href="([^"]+)"', text) == [f"/v/{page.version}/{STYLE}"]
    assert re.findall(r'module" src="([^"]+)"', text) == [f"/v/{page.version}/web/shell.js"]
    assert "<use" not in text
    for address in re.findall(r'(?:href|src)="/v/\w+/([^"]+)"', text):
        assert address in page.files or (SHELL / address.removeprefix("web/")).exists(), address


def test_the_version_changes_with_every_file_and_with_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "board.js").write_text(BOARD)
    first = make_page(SHELL, {"toy": tmp_path}, tuple(KINDS))
    assert make_page(SHELL, {"toy": tmp_path}, tuple(KINDS)).version == first.version
    (tmp_path / "page" / "symbols.svg").write_text("<svg/>")
    assert make_page(SHELL, {"toy": tmp_path}, tuple(KINDS)).version != first.version


def test_a_board_that_cannot_be_joined_is_sent_as_it_is_written(tmp_path: Path) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "board.js").write_text("export let now = 1;\n")
    troubles: list[str] = []
    page = make_page(SHELL, {"toy": tmp_path}, tuple(KINDS), troubles.append)
    assert "games/toy/page/board.js" not in page.files
    assert troubles == [
        "games/toy/page/board.js: line 1: export let now: constants, functions and classes can be exported"
    ]


def test_what_lies_below_its_version_may_be_kept_for_ever(server: Server) -> None:
    index = server.ask("/")
    assert index.headers["cache-control"] == "no-cache"
    version = re.search(rb"/v/(\w+)/web/shell.js", index.body)
    assert version is not None
    place = f"/v/{version[1].decode()}"
    drawn_and_told = ("web/symbols.svg", "web/fonts/roboto-400.woff2", "locale/pl.ftl", "games/gra/locale/cs.ftl")
    of_all = ("games/posters.svg", "games/titles/en.json")
    for path in ("web/shell.js", STYLE, "games/gra/page/board.js", *drawn_and_told, *of_all):
        answer = server.ask(f"{place}/{path}", headers={"Accept-Encoding": "gzip"})
        assert (answer.status, answer.headers["cache-control"]) == (200, LASTING), path
        assert path.endswith(".woff2") or answer.headers["content-encoding"] == "gzip"
    assert server.ask(f"{place}/web/../server/app.py").status == 404
    assert server.ask(f"{place}/api/games").status == 404


def test_a_page_of_another_version_gets_what_there_is_and_keeps_nothing(server: Server) -> None:
    answer = server.ask("/v/0123456789abcdef/web/shell.js")
    assert (answer.status, answer.headers["cache-control"]) == (200, "no-cache")


def test_in_development_every_file_comes_as_it_is_written(own: Own) -> None:
    server = own(dev=True)
    assert b'src="/web/shell.js"' in server.ask("/").body
    assert b"import { html" in server.ask("/web/lobby.js").body
