"""How heavy and how quick the page is, that it asks nobody else, and that its pieces are the rules' own."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from playwright.sync_api import Request
from server.web import Server
from web import agenci, krecia
from web.browser import Visitor
from web.gra import open_table
from web.keys import wait_until

import konspira
from konspira.games.gra.pieces import BIDDING, CARDS, COUNTER, HAND, OVER, TURNING

WEB = Path(konspira.__file__).parent / "web"
BUDGET = 200_000
LATER = {  # fetched where they are needed: by who has a chair, or asks for the proof, or reads the rules
    "vendor/noble.js", "signing.js", "device.js", "shuffle.js", "proof.js", "examples.js",
}  # fmt: skip


def loaded(visitor: Visitor, link: str, sign: str) -> list[Request]:
    """All that a browser which has never been here asks for until the table stands there in its own letters."""
    page, asked, finished = visitor.page, list[Request](), list[Request]()
    page.on("request", lambda request: asked.append(request))
    page.on("requestfinished", lambda request: finished.append(request))
    page.goto(link)
    page.locator(sign).wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    wait_until(page, lambda: len(finished) == len(asked))
    return finished


def test_the_shell_with_one_board_weighs_less_than_its_budget(visit: Callable[..., Visitor]) -> None:
    """All that a browser which has never been here loads to play GRA: page, style, fonts, drawings, texts, code."""
    link = open_table(visit(), seats=3).page.url
    found = [
        (one.url, one.sizes()["responseBodySize"] + one.sizes()["responseHeadersSize"])
        for one in loaded(visit(), link, ".seats")
    ]
    weight = sum(size for _, size in found)
    assert any("board.js" in url for url, _ in found)
    assert any(url.endswith(".woff2") for url, _ in found)
    assert weight < BUDGET, sorted(found, key=lambda one: -one[1])[:12]


@pytest.mark.parametrize("game", [krecia, agenci], ids=["krecia", "agenci"])
def test_a_board_weighs_less_than_sixty_kilobytes(visit: Callable[..., Visitor], game: ModuleType) -> None:
    name = game.__name__.rpartition(".")[2]
    link = game.open_table(visit(), seats=4).page.url
    asked = loaded(visit(), link, f".game.{name}")
    board = {one.url: one.sizes()["responseBodySize"] for one in asked if f"/games/{name}/" in one.url}
    assert any(url.endswith("board.js") for url in board)
    assert sum(board.values()) < 60_000, board


@pytest.mark.full  # of the clock of a busy machine nothing is asserted in every run
def test_the_first_paint_takes_less_than_a_second(visit: Callable[..., Visitor]) -> None:
    """The quickest of a few first visits: what else this machine is doing is no property of the page."""
    painted = []
    for _ in range(5):
        page = visit().go("/")
        page.locator("#play").wait_for()
        paint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
        painted.append(page.wait_for_function(paint).json_value())
    assert min(painted) < 1000


def test_all_modules_of_the_shell_are_fetched_at_once_not_one_after_the_other() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    ahead = set(re.findall(r'modulepreload" href="/web/([\w/]+\.js)"', page)) | {"shell.js", "theme.js", "worker.js"}
    assert ahead == {str(path.relative_to(WEB)) for path in WEB.rglob("*.js")} - LATER


def test_a_strict_policy_forbids_inline_code_and_style(house: Server) -> None:
    policy = str(house.ask("/").headers["content-security-policy"])
    assert "unsafe" not in policy
    assert "script-src 'self'" in policy
    assert "style-src 'self'" in policy


def test_no_page_brings_inline_code_style_or_another_host() -> None:
    for path in [*WEB.rglob("*.html"), *WEB.glob("*.js"), *WEB.rglob("*.svg")]:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"<style|\sstyle=\"|\son\w+=\"|<script>|innerHTML|eval\(|new Function", text), path.name
        hosts = set(re.findall(r"https?://([^/\"'\s)]+)", text)) - {"www.w3.org"}
        assert not hosts, (path.name, hosts)


def styled(folder: Path) -> set[str]:
    """The classes that a folder's style gives a look of its own, wherever they stand."""
    style = re.sub(
        r"/\*.*?\*/", "", "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.css")), flags=re.S
    )
    selectors = [one.strip() for group in re.findall(r"([^{}]+)\{", style) for one in group.split(",")]
    return {one for one in selectors if re.fullmatch(r"\.[\w-]+", one)}


@pytest.mark.parametrize("board", sorted(WEB.parent.glob("games/*/page")), ids=lambda board: board.parent.name)
def test_a_board_gives_no_part_of_the_shell_another_look(board: Path) -> None:
    assert styled(board) & styled(WEB / "style") == set()


def test_what_is_vendored_brings_its_licence() -> None:
    for name in (
        "vendor/LICENSE-htm",
        "vendor/LICENSE-preact",
        "vendor/LICENSE-fluent",
        "vendor/LICENSE-noble",
        "fonts/LICENSE-roboto",
    ):
        assert (WEB / f"{name}.txt").stat().st_size > 500
    assert (WEB / "fonts" / "LICENSE-roboto-condensed.txt").stat().st_size > 500


def test_the_page_knows_the_same_cards_as_the_rules(visit: Callable[..., Visitor]) -> None:
    page = visit().go("/")
    told = page.evaluate(
        """import('/games/gra/page/pieces.js').then((p) => (
            {cards: p.CARDS, phases: [p.TURNING, p.BIDDING, p.OVER], hand: p.HAND, counter: p.COUNTER}))"""
    )
    assert told["cards"] == CARDS.tolist()
    assert told["phases"] == [TURNING, BIDDING, OVER]
    assert (told["hand"], told["counter"]) == (HAND, COUNTER)
