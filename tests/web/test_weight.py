"""How heavy and how quick the page is, that it asks nobody else, and that its pieces are the rules' own."""

from __future__ import annotations

import importlib.util
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from playwright.sync_api import Browser, Request, Route, expect
from server.web import Server
from web import agenci, krecia
from web.browser import LOCALES, Visitor
from web.keys import wait_until

import konspira
from konspira.games.gra.pieces import BIDDING, CARDS, COUNTER, HAND, OVER, TURNING
from konspira.play import shelf

WEB = Path(konspira.__file__).parent / "web"
BENCH = Path(__file__).parents[2] / "bench" / "first_visit.py"
BOARD = """
import { html, useState } from '/web/vendor/preact.js';
import { Act, useShell } from '/web/components.js';
import { words } from './words.js';
export let opened = 0;
const Board = ({ turn }) => {
  const [times, setTimes] = useState(0), { language } = useShell();
  opened += 1;
  return html`<main class="own g-stage" id="act" tabindex="-1"><p>${words(turn.view.seat, language, times)}</p>
    <${Act} onClick=${() => setTimes(times + 1)}>+<//></main>`;
};
export default { Board, look: 'own' };
"""
WORDS = "export const words = (...all) => all.join(' ');\n"


def bench() -> Any:
    """The command that measures first visits."""
    spec = importlib.util.spec_from_file_location("first_visit", BENCH)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


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


VISITS = [(game, language) for game in ["", *shelf.names()] for language in LOCALES]


@pytest.mark.sample(2)
@pytest.mark.parametrize(("game", "language"), VISITS, ids=[f"{game or 'lobby'}-{said}" for game, said in VISITS])
def test_a_first_visit_asks_for_little_and_seldom(browser: Browser, house: Server, game: str, language: str) -> None:
    """Page, style, fonts, drawings, texts, code and answers, over a line of 170 ms to a slow phone."""
    measured, ania = bench(), house.token("Ania", "owl")
    door = measured.Door(f"{house.site}/", "#play")
    if game:
        others = measured.SEATS[game] - 1
        made = house.table(ania, ["me", *["open"] * others], game=game, start=others == 0)
        door = measured.door_of(house.site, game, made, ania)
    visit = measured.first_visit(browser, door, latency=170, slower=4, language=language)
    assert any(url.endswith(".woff2") for url in visit.requests)
    assert any(url.endswith(f"{game}/page/board.js") for url in visit.requests) or not game
    within = visit._replace(painted=0)  # of the clock of a busy machine nothing is asserted here
    assert within.faults() == [], visit.requests


def test_a_first_visit_that_costs_too_much_is_named() -> None:
    measured = bench()
    heavy = measured.Visit(("/",) * measured.MOST_REQUESTS, measured.MOST_BYTES, measured.LATEST_PAINT, 9000)
    assert heavy.faults() == ["20 requests", "220 kB", "first paint after 1.50 s"]
    assert measured.middle([heavy._replace(painted=paint) for paint in (100, 900, 4000)]).painted == 900


# Of the 1.5 seconds to the first paint that bench/first_visit.py measures, the line takes two answers, the page and
# what it needs to be drawn, and the time of their bytes; the rest is the phone's own.
ANSWERS, FIRST_BYTES, PHONES_OWN = 2, 20_000, 1100


def test_a_page_is_painted_before_any_code_letters_or_answers_of_the_server_have_come(
    visit: Callable[..., Visitor],
) -> None:
    """All that the first paint waits for is the page, and then its style and the choice of its paper, at once."""
    measured, visitor, come, held = bench(), visit(), list[Request](), list[Route]()
    table = visitor.make("Ania", "gra", ["me", "open"])

    def hold(route: Route) -> None:
        if route.request.resource_type in ("document", "stylesheet") or route.request.url.endswith("/web/theme.js"):
            come.append(route.request)
            route.continue_()
        else:
            held.append(route)

    visitor.page.route("**/*", hold)
    for path in ("/", f"/t/{table}", f"/m/{table}/1", "/puzzle"):
        come.clear()
        held.clear()
        visitor.page.goto(visitor.site + path, wait_until="commit")
        visitor.page.wait_for_function(measured.PAINTED)
        assert sorted(one.resource_type for one in come) == ["document", "script", "stylesheet"], path
        assert any(route.request.url.endswith("/web/shell.js") for route in held), "the code has not come"
        size = sum(one.sizes()["responseHeadersSize"] + one.sizes()["responseBodySize"] for one in come)
        assert size < FIRST_BYTES, path
    on_the_line = ANSWERS * 170 + FIRST_BYTES / measured.DOWN * 1000
    assert on_the_line + PHONES_OWN < measured.LATEST_PAINT


def test_a_second_visit_asks_for_no_file_that_it_has(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.locator("#play").wait_for()
    page.goto(visitor.site + "/rules/gra")
    page.locator(".prose h2").first.wait_for()
    sent = "performance.getEntriesByType('resource').filter((one) => one.transferSize > 0).map((one) => one.name)"
    asked = page.evaluate(sent)
    assert any(url.endswith("/api/games") for url in asked)
    assert [url for url in asked if url.endswith(("/web/shell.js", "/web/style/page.css", ".woff2", "/pl.ftl"))] == []


def test_every_font_that_is_fetched_before_it_is_asked_for_is_used(visit: Callable[..., Visitor]) -> None:
    """Whatever a browser says of those that are used late."""
    page = visit().go("/")
    page.locator("#play").wait_for()
    fetched = page.evaluate("() => [...document.querySelectorAll('link[rel=preload][as=font]')].map((one) => one.href)")
    faces = {"roboto-400": "Roboto 400 500", "roboto-condensed-700": "Roboto Condensed 400 900"}
    wanted = [faces[url.rpartition("/")[2].removesuffix(".woff2")] for url in fetched]
    assert len(wanted) == 2
    used = """wanted => {
        const loaded = [...document.fonts].filter((one) => one.status === 'loaded');
        const names = loaded.map((one) => `${one.family.replaceAll('"', '')} ${one.weight}`);
        return wanted.every((one) => names.includes(one));
    }"""
    page.wait_for_function(used, arg=wanted)


def test_a_module_by_its_plain_address_is_the_one_that_runs(visit: Callable[..., Visitor]) -> None:
    page = visit().go("/")
    page.locator("#play").wait_for()
    place = page.locator("script[type=module]").get_attribute("src").removesuffix("web/shell.js")
    same = """async (place) => {
      const [plain, running, board] = await Promise.all(['/web/components.js', `${place}web/shell.js`,
        '/games/gra/page/cards.js'].map((one) => import(one)));
      const joined = await import(`${place}games/gra/page/board.js`);
      return plain.ShellContext === running.$web$components.ShellContext
        && board.Picture === joined.$games$gra$page$cards.Picture;
    }"""
    assert page.evaluate(same, place)


@pytest.mark.parametrize("dev", [False, True], ids=["joined", "as-written"])
def test_a_game_from_a_folder_of_ones_own_draws_its_own_page(
    visit: Callable[..., Visitor], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, dev: bool
) -> None:
    """Also one whose modules cannot be joined: it changes what it exports."""
    shutil.copytree(Path(__file__).parents[1] / "toys" / "pips", tmp_path / "pips")
    (tmp_path / "pips" / "page").mkdir(exist_ok=True)
    (tmp_path / "pips" / "page" / "board.js").write_text(BOARD)
    (tmp_path / "pips" / "page" / "board.css").write_text("@layer games { .own { display: block; } }\n")
    (tmp_path / "pips" / "page" / "symbols.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"></svg>\n')
    (tmp_path / "pips" / "page" / "words.js").write_text(WORDS)
    monkeypatch.setenv("KONSPIRA_GAMES", str(tmp_path))
    server = Server(tmp_path / "own.db", pace=(0.0, 0.0), known=True, dev=dev)
    try:
        visitor = visit(server)
        table = visitor.make("Kuba", "pips", ["me", "random"])
        page = visitor.go(f"/t/{table}#start")
        expect(page.locator("main.own p")).to_have_text("0 pl 0")
        page.get_by_role("button", name="+", exact=True).click()
        expect(page.locator("main.own p")).to_have_text("0 pl 1")
        page.close()
    finally:
        server.stop()


@pytest.mark.parametrize("game", [krecia, agenci], ids=["krecia", "agenci"])
def test_a_board_weighs_less_than_sixty_kilobytes(visit: Callable[..., Visitor], game: ModuleType) -> None:
    name = game.__name__.rpartition(".")[2]
    link = game.open_table(visit(), seats=4).page.url
    asked = loaded(visit(), link, f".game.{name}")
    board = {one.url: one.sizes()["responseBodySize"] for one in asked if f"/games/{name}/" in one.url}
    assert any(url.endswith("board.js") for url in board)
    assert sum(board.values()) < 60_000, board


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
