"""Every screen size is a promise: every state of every game, and nothing that cannot be seen, reached and pressed.

Golden positions and all steps of the lessons are laid to one page, which is then made to fit screen after screen. With
`--all` every position is looked at in every language; an ordinary run draws a few.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, TimeoutError
from sampling import Sample
from server.web import Server
from web.browser import LARGE, ORDINARY, Visitor
from web.laid import LONGEST, Laid, Position, golden_positions, laid, tutorial_positions
from web.places import Places, button

from konspira import SPECTATOR
from konspira.play import shelf

LOOK = (Path(__file__).parent / "fits.js").read_text(encoding="utf-8")
FIRST = 4  # lines of a journal in which everybody still looks at what they were dealt
LANGUAGES = ("pl", "cs", "en")
FROZEN = 60_000  # milliseconds without a frame after which a page has stopped drawing
REPLACED = 3  # such pages, of one who looks
SETTLED = """async () => {
    for (let frame = 0; frame < 2; frame += 1) {
        await new Promise(requestAnimationFrame);
        for (const one of document.getAnimations()) {
            const moves = one.playState === 'running' && Number.isFinite(one.effect.getComputedTiming().endTime);
            if (moves) one.finish();
        }
    }
    return true;
}"""  # it is not waited for what moves: in a <details> that was closed meanwhile, say, it would never end

# What is taken up before a choice is made, as far as there is something to take up.
TAKE_UP = {
    "gra": [".faces [role=radio]:not([aria-disabled])"],
    "krecia": [".fan button.card:not([aria-disabled])", ".mcard:not([aria-disabled])", ".suspect:not([aria-disabled])"],
    "agenci": [".ap:not([aria-disabled])", ".tcard:not([aria-disabled])", ".pick:not([aria-disabled])"],
    "wistar": [],
}


class Screen(NamedTuple):
    """A size in CSS pixels, and that of its letters: 200 % zoom is half the pixels, 200 % text twice the letters."""

    width: int
    height: int
    letters: int = ORDINARY

    def __str__(self) -> str:
        return f"{self.width}x{self.height}{'' if self.letters == ORDINARY else ' at 200 % text'}"


SIZES = [Screen(320, 568), Screen(360, 640), Screen(390, 844), Screen(844, 390), Screen(768, 1024), Screen(1280, 800)]
ZOOMED = [Screen(640, 400), Screen(384, 512)]  # the last two at 200 %
NARROW = [SIZES[0], SIZES[3]]
LARGE_TEXT = [size._replace(letters=LARGE) for size in SIZES]


@pytest.fixture(scope="module")
def table() -> Iterator[Laid]:
    with laid() as one:
        yield one


@pytest.fixture
def look(browser: Browser, large: Browser, house: Server, table: Laid) -> Iterator[Callable[[str], Looker]]:
    """A function that makes somebody who looks, in a language; nothing may be out of place for any of them."""
    made: list[Looker] = []

    def come(language: str) -> Looker:
        made.append(Looker({ORDINARY: browser, LARGE: large}, house, table, language))
        return made[-1]

    yield come
    faults = [fault for one in made for fault in one.close()]
    assert not faults, "\n".join(faults)


class Looker:
    """Two pages at the same table, one with ordinary letters and one with large ones, on screen after screen."""

    def __init__(self, browsers: dict[int, Browser], server: Server, table: Laid, language: str) -> None:
        self.table, self.found = table, list[str]()
        self._browsers, self._server, self._language = browsers, server, language
        self._me = server.token(LONGEST, "owl")
        self.replaced = 0  # pages that had stopped drawing
        self.visitors = {letters: self._come(letters) for letters in browsers}

    def _come(self, letters: int) -> Visitor:
        site = self._server.site.replace("127.0.0.1", "localhost")  # browsers have passkeys for names
        visitor = Visitor(self._browsers[letters], self._server, language=self._language, site=site)
        visitor.context.add_cookies([{"name": "konspira", "value": self._me, "url": site}])
        self.table.serve(visitor.page)
        visitor.go("/")
        visitor.page.locator("#play").wait_for()
        visitor.page.evaluate(f"() => {{ {LOOK} }}")
        return visitor

    def close(self) -> list[str]:
        """Leave; what went wrong, and what does not fit."""
        faults = [fault for visitor in self.visitors.values() for fault in visitor.close()]
        return faults + self.found

    def at(
        self, screens: list[Screen], name: str, show: Callable[[Page], Any], *, at_rest: bool = True,
        decides: bool = True,
    ) -> None:  # fmt: skip
        """Show a state, and look at it on these screens. With letters of twice the size one scrolls to see it all."""
        for letters in self.visitors:
            wanted = [screen for screen in screens if screen.letters == letters]
            if not wanted:
                continue
            show(self.visitors[letters].page)
            for screen in wanted:
                page = self._drawn(screen, show, f"{name}, {screen}")
                large = letters == LARGE
                how = {"atRest": at_rest and not large, "decides": decides, "large": large}
                faults = page.evaluate("how => faultsOfScreen(how)", how)
                if faults:  # an edge that fades does so a frame after it was scrolled or laid out anew
                    page = self._drawn(screen, show, f"{name}, {screen}")
                    faults = page.evaluate("how => faultsOfScreen(how)", how)
                self.found += [f"{name}, {screen}: {fault}" for fault in faults]

    def _drawn(self, screen: Screen, show: Callable[[Page], Any], what: str) -> Page:
        """The page on a screen, once nothing moves.

        Chromium 156 stops drawing for good now and then, where a page is given many sizes: scripts go on, and frames
        do not come. Such a page is closed, and the state shown on a new one, a few times at most.
        """
        page, size = self.visitors[screen.letters].page, {"width": screen.width, "height": screen.height}
        page.set_viewport_size(size)
        if draws(page):
            return page
        self.replaced += 1
        assert self.replaced <= REPLACED, f"{what}: the browser draws no more"
        self.found += self.visitors[screen.letters].close()
        self.visitors[screen.letters] = self._come(screen.letters)
        page = self.visitors[screen.letters].page
        show(page)
        page.set_viewport_size(size)
        assert draws(page), f"{what}: the browser does not draw, on a new page either"
        return page

    def position(self, screens: list[Screen], position: Position, seat: int) -> None:
        """All that a seat can be shown at a position."""
        game, name = position.match.box.name, f"{position.name}, seat {seat}"
        at_rest = game != "wistar" and not position.tutorial  # these say what to do first; one scrolls to the question

        def lay(**how: Any) -> Callable[[Page], None]:
            return lambda page: self.table.lay(page, position, seat, **how)

        def take_up(page: Page) -> None:
            self.table.lay(page, position, seat)
            for sign in TAKE_UP[game]:
                if page.locator(sign).count():
                    page.locator(sign).last.evaluate("one => one.click()")

        self.at(screens, name, lay(), at_rest=at_rest, decides=seat in position.match.actors)
        if seat in position.match.actors and TAKE_UP[game]:
            self.at(screens, f"{name}, half chosen", take_up, at_rest=at_rest and game != "agenci")
        if game in ("gra", "krecia", "agenci") and len(position.match.journal) > 1:
            self.at(screens, f"{name}, scene", lay(scene=-1), decides=False)
        if game in ("krecia", "agenci") and seat != SPECTATOR and len(position.match.journal) < FIRST:
            self.at(screens, f"{name}, secret card", lay(read=False), decides=False)


def draws(page: Page) -> bool:
    """Wait until nothing moves; whether frames come at all."""
    try:
        page.wait_for_function(SETTLED, timeout=FROZEN)
    except TimeoutError:
        return False
    return True


def kinds(positions: Iterator[Position]) -> list[tuple[int, int]]:
    """Of positions that differ in numbers only the first: its place in the row, and the seat that looks."""
    seen, found = set[Any](), list[tuple[int, int]]()
    for number, position in enumerate(positions):
        for seat in position.seats:
            kind = position.kind(seat)
            if kind not in seen:
                seen.add(kind)
                found.append((number, seat))
    return found


@pytest.mark.parametrize("game", shelf.names())
def test_every_state_of_a_game_fits_every_screen(
    look: Callable[[str], Looker], game: str, sample: Sample, whole: bool
) -> None:
    box = shelf.box(game)
    wanted = sample(kinds(golden_positions(box)), 2)
    lookers = [look(language) for language in sample(LANGUAGES, 1)]
    for number, position in enumerate(golden_positions(box)):
        for seat in [seat for place, seat in wanted if place == number]:
            for looker in lookers:
                looker.position(sample([*SIZES, *ZOOMED], 2) + sample(LARGE_TEXT, 1), position, seat)
        if whole and position.match.actors:  # every position, where there is least room
            lookers[number % len(lookers)].position(NARROW, position, position.match.actors[0])


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", shelf.names())
def test_slow_clocks_in_words_fit_where_there_is_least_room(
    look: Callable[[str], Looker], table: Laid, game: str, sample: Sample
) -> None:
    box = shelf.box(game)
    wanted = sample(kinds(golden_positions(box)), 2)
    lookers = [look(language) for language in sample(LANGUAGES, 1)]
    table.clock = "slow"
    for number, position in enumerate(golden_positions(box)):
        for seat in [seat for place, seat in wanted if place == number]:
            for looker in lookers:
                looker.position([*NARROW, LARGE_TEXT[0]], position, seat)
    table.clock = "long"


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", shelf.names())
def test_every_step_of_a_lesson_fits_every_screen(look: Callable[[str], Looker], game: str, sample: Sample) -> None:
    box = shelf.box(game)
    steps = {number for number, _ in enumerate(tutorial_positions(box))}
    wanted = sample(sorted(steps), 2)
    for language in sample(LANGUAGES, 1):
        looker = look(language)
        for number, position in enumerate(tutorial_positions(box)):
            if number in wanted:
                looker.position(sample([*SIZES, *ZOOMED], 2) + sample(LARGE_TEXT, 1), position, 0)


def test_what_a_lesson_says_lies_over_nothing_that_is_to_be_pressed(look: Callable[[str], Looker]) -> None:
    """What sticks to the top of a small screen hid what was scrolled to, and a margin of an earlier screen stayed."""
    looker = look("pl")
    for game, name, screens in (("wistar", "wistar-lesson 3", SIZES[1:2]), ("krecia", "krecia-lesson 7", SIZES[:1])):
        position = next(one for one in tutorial_positions(shelf.box(game)) if one.name == name)
        looker.position(screens, position, 0)


def test_what_a_lesson_wants_decided_is_seen_with_its_button_on_a_phone_that_lies(
    look: Callable[[str], Looker],
) -> None:
    """With large letters its sentence leaves no room for the board, which has a screen of its own beneath."""
    looker = look("pl")
    for game, name in (("gra", "gra-lesson 39"), ("krecia", "krecia-lesson 11")):
        position = next(one for one in tutorial_positions(shelf.box(game)) if one.name == name)
        looker.position([LARGE_TEXT[3]], position, 0)


SAID = """() => !faultsOfScreen({ atRest: false, decides: false, large: false })
    .some((fault) => fault.startsWith('what the lesson says'))"""


@pytest.mark.parametrize("screen", SIZES[:2], ids=str)
def test_what_a_lesson_says_is_seen_on_the_screen_that_it_is_opened_on(
    look: Callable[[str], Looker], table: Laid, screen: Screen
) -> None:
    """Looked at on screen after screen it was: it was opened on a larger one, and nothing had scrolled."""
    page = look("pl").visitors[ORDINARY].page
    page.set_viewport_size({"width": screen.width, "height": screen.height})
    for number, position in enumerate(tutorial_positions(shelf.box("wistar"))):
        if number in (0, 3):  # a button of the pocket, and one that the page scrolls to
            table.lay(page, position, 0)
            page.locator("[data-spot=touch]").wait_for()
            page.wait_for_function(SAID)


# How large all things of a board are; and the styles of the other games, which can be muted.
LARGE_AS = """anew => {
    if (anew) window.things = [...document.querySelectorAll('.game *')].filter((one) => !one.closest('.sr'));
    return things.map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return `${one.tagName} ${one.getAttribute('class')}: ${one.isConnected && [width, height].map(Math.round)}`;
    });
}"""
OTHERS = """async (games) => {
    const own = document.querySelector('link[href$="/page/board.css"]').getAttribute('href');
    await Promise.all(games.map((game) => new Promise((done) => {
        const href = own.replace(/games\\/\\w+\\/page/, `games/${game}/page`);
        document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: done }));
    })));
}"""
MUTED = """muted => {
    for (const one of [...document.querySelectorAll('link[href$="/page/board.css"]')].slice(1)) one.disabled = muted;
}"""


@pytest.mark.parametrize("game", shelf.names())
def test_a_board_looks_the_same_when_other_games_were_opened_before(
    look: Callable[[str], Looker], table: Laid, game: str, sample: Sample
) -> None:
    """Their styles stay; a question of Krysobot's was once called as a card of Krecia is."""
    page, others = look("pl").visitors[ORDINARY].page, [one for one in shelf.names() if one != game]
    page.set_viewport_size({"width": 390, "height": 844})
    wanted, changed, first = sample(kinds(golden_positions(shelf.box(game))), 8), dict[str, list[str]](), True
    for number, position in enumerate(golden_positions(shelf.box(game))):
        for seat in [seat for place, seat in wanted if place == number]:
            table.lay(page, position, seat)
            if first:
                page.locator(".game").wait_for()
                page.evaluate(OTHERS, others)
                first = False
            page.evaluate(MUTED, True)
            assert draws(page)
            alone = page.evaluate(LARGE_AS, True)
            page.evaluate(MUTED, False)
            assert draws(page)
            together = page.evaluate(LARGE_AS, False)
            moved = [
                f"{a} became {b}" for a, b in zip(alone, together, strict=True) if a != b and not b.endswith("false")
            ]
            if moved:
                changed[f"{position.name}, seat {seat}"] = moved[:3]
    assert not changed, changed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.sample(1)
def test_the_places_round_the_games_fit_every_screen(
    look: Callable[[str], Looker], house: Server, language: str, sample: Sample
) -> None:
    looker = look(language)
    for place in sample(list(Places(house, looker.visitors[ORDINARY])), 5):
        screens = sample([*SIZES, *ZOOMED], 2) + sample(LARGE_TEXT, 1)
        looker.at(screens, f"{place.name}, {language}", place.show, at_rest=False, decides=place.decides)


MENU = [f".bar {button('i-menu')}:visible"]
OF_TABLES = {
    "menu": MENU,
    "rules": [f".bar {button('i-book')}:visible"],
    "story and chat": [f".bar {button('i-log')}:visible"],
}
OF_ANY = {
    "name and face": [*MENU, ".menu li:first-child button"],
    "table as text": [*MENU, f".menu {button('i-eye')}"],
    "my other device": [*MENU, f".menu {button('i-qr')}"],
    "people": [*MENU, f".menu {button('i-user')}"],
    "language of the table": [*MENU, f".menu {button('i-globe')}"],
}
OF_GAMES = {
    "gra": OF_ANY,  # they are every game's
    "krecia": {"how it stands": [".goals"], "hand beside Larry": [f".actions {button('i-cards')}"]},
    "agenci": {"my cards": [f".a-mine {button('i-cards')}"], "notes": [f".a-mine {button('i-notes')}"]},
    "wistar": {},
}


def late(game: str, *, larry: bool = False) -> Iterator[Position]:
    """A position at which much has happened; where Larry is played for, if need be. One only, while it is laid."""

    def fits(position: Position) -> bool:
        turn = position.match.turn(position.match.actors[0]) if position.match.actors else None
        return turn is not None and (not larry or "larry" in {one.__struct_config__.tag for one in turn.legal})

    last = max(number for number, position in enumerate(golden_positions(shelf.box(game))) if fits(position))
    return itertools.islice(golden_positions(shelf.box(game)), last, last + 1)


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", shelf.names())
def test_the_sheets_of_a_table_fit_every_screen(look: Callable[[str], Looker], game: str, sample: Sample) -> None:
    """Late in a game, when there is much to tell; each is opened on a phone, and made to fit screen after screen."""

    def opened(looker: Looker, position: Position, seat: int, press: list[str]) -> Callable[[Page], None]:
        def show(page: Page) -> None:
            page.set_viewport_size({"width": 390, "height": 844})
            looker.table.lay(page, position, seat)
            for one in press:
                page.locator(one).first.evaluate("one => one.click()")
            page.locator("dialog[open]").last.wait_for()

        return show

    sheets = sample([*OF_TABLES.items(), *OF_GAMES[game].items()], 1)
    for larry in (False, True):
        wanted = [(name, press) for name, press in sheets if ("Larry" in name) is larry]
        for position in late(game, larry=larry) if wanted else ():
            seat = position.match.actors[0] if larry else 0  # who is the host
            for language in sample(LANGUAGES, 1):
                looker = look(language)
                for name, press in wanted:
                    screens = sample([*SIZES, *ZOOMED], 2) + sample(LARGE_TEXT, 1)
                    show = opened(looker, position, seat, press)
                    looker.at(screens, f"sheet of {game}: {name}, {language}", show, decides=False)
