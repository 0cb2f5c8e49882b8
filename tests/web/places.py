"""The places round the games, for tests of screens: lobby and rules, matches, puzzles, tournaments, what brings me
back, ratings, and the sheets and pages of a table.

Each is made by the server itself when it is first shown, and lasts as long as its guest.
"""

from __future__ import annotations

import contextlib
import functools
import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec
from playwright.sync_api import Page, Route
from server.tournaments.club import Club
from server.web import Server, play_out, wait_for
from web.authenticator import VirtualAuthenticator
from web.browser import Visitor
from web.laid import LONGEST

from konspira import Turn
from konspira.bots.puzzles import FIRST, collection
from konspira.play import shelf
from konspira.server.protocol import encode
from konspira.server.protocol.people import MyMail
from konspira.server.protocol.puzzles import PuzzleExplained, PuzzleQuestion
from konspira.server.puzzles import DAY, shown, solved
from konspira.server.table.telling import explanation

GO = """path => {
    document.querySelectorAll('dialog[open]').forEach((one) => one.close());
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
}"""
AGENTS = ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "konspira")
PLAYED = {"gra": {"fewer_cards": True}, "krecia": {}, "agenci": {}, "wistar": {"pack": "reconstructed"}}
CHAIRS = {"krecia": ["me", "random", "random"], "wistar": ["me"]}  # of the others: me and a bot
LINK = "~".join(["laid", "token", *["AAAA"] * 3])  # to another device of mine
SERIES = 2  # matches at a table that is looked at again

Show = Callable[[Page], None]


class Place(NamedTuple):
    """Somewhere to be looked at; `decides`: there is something to decide."""

    name: str
    show: Show
    decides: bool = False


class Places:
    """All of them, as one guest with the longest name sees them."""

    def __init__(self, server: Server, visitor: Visitor) -> None:
        self.server, self.visitor, self.me = server, visitor, visitor.become(LONGEST)

    def __iter__(self) -> Iterator[Place]:
        yield from self._of_the_lobby()
        for game in PLAYED:
            yield Place(f"match of {game}, end", self._at(lambda game=game: f"/m/{self._match(game)}/1", ".scrub"))
            yield Place(
                f"match of {game}, a step",
                self._at(lambda game=game: f"/m/{self._match(game)}/1?step=4&eyes=0", ".scrub"),
            )
        for number, asks in puzzles().items():
            if asks[0] == "agenci":  # there my secret card is looked at first
                yield Place(f"puzzle: {asks}, secret card", self._puzzle(number))
            yield Place(f"puzzle: {asks}", self._puzzle(number, looked=True), decides=True)
            yield Place(f"puzzle: {asks}, answer", self._puzzle(number, answered=True))
        yield Place("tournaments", self._at(lambda: self._mine, "#mine"))
        for state in ("before", "during", "after"):
            yield Place(f"tournament {state}", self._tournament(lambda state=state: self._hosted(state)))
        yield Place("tournament, my table waits", self._tournament(lambda: self._drawn))
        yield Place("passkeys and devices", self._at(lambda: self._known, "#devices ~ ul .kept"))
        yield Place("a device", self._at(lambda: self._known, "#devices ~ ul .kept", "#devices ~ ul .kept button"))
        yield Place("a passkey", self._at(lambda: self._known, "#passkeys ~ ul .kept", "#passkeys ~ ul .kept button"))
        code = "[aria-labelledby=my-code] .btn.full"
        yield Place("my code", self._at(lambda: "/me", "#my-code", code, then=".recovery"))
        yield Place("delete me", self._at(lambda: "/me", "#about-me", "[aria-labelledby=about-me] button"))
        yield Place("link in a letter", self._at(lambda: "/mail#confirm=token", "main .btn.go"))
        yield Place("broken link in a letter", self._at(lambda: "/mail", "main .panel"))
        yield Place("letters", self._letters)
        yield Place("link to another device", self._at(lambda: f"/device#{LINK}", "main .btn.go"))
        yield Place("ratings", self._at(lambda: self._rated, "main table, main ol"))
        yield from self._of_tables()

    def _of_the_lobby(self) -> Iterator[Place]:
        """The lobby, each game chosen and unfolded in it, and the pages that it leads to."""
        yield Place("lobby", self._at(lambda: "/", "#play"))
        for game in PLAYED:
            yield Place(f"lobby, {game}", self._chosen(game))
            yield Place(f"rules of {game}", self._at(lambda game=game: f"/rules/{game}", ".prose h2"))
        yield Place("name and face", self._at(lambda: "/", ".mast", ".mast .ib:last-of-type"))
        yield Place("language", self._at(lambda: "/", ".mast", ".mast .ib:first-of-type"))
        yield Place("gathering", self._at(lambda: f"/t/{self._waiting}", ".gathering"))
        yield Place("tables", self._at(lambda: "/tables", ".there"))
        yield Place("record", self._at(lambda: "/record", "main.record"))
        yield Place("bots", self._at(lambda: "/bots", ".rungs"))

    @staticmethod
    def _chosen(game: str) -> Show:
        """The lobby with this game chosen, and all unfolded that can wait."""

        def show(page: Page) -> None:
            page.evaluate(GO, "/")
            page.locator(f".pcard[data-value={game}]").evaluate("one => one.click()")
            page.locator(".folded > :not(summary)").first.wait_for(state="attached")  # its texts are here
            page.locator(".folded").evaluate("one => { one.open = true; }")
            page.evaluate("localStorage.removeItem('konspira-game')")  # whoever comes next is offered the usual one

        return show

    def _of_tables(self) -> Iterator[Place]:
        """Pages and sheets of tables, at which others sit, too."""
        board, ended = ".game", "main.end"
        for name, icon in {"leave": "i-handover", "invite": "i-share", "reports": "i-shield"}.items():
            yield Place(f"sheet: {name}", self._table("playing", board, button("i-menu"), f".menu {button(icon)}"))
        yield Place("sheet: coach", self._table("playing", board, button("i-coach")))
        menu = button("i-menu"), f".menu {button('i-shield')}"
        yield Place("sheet: report", self._at(lambda: f"/t/{self._theirs('seated')}", board, *menu))
        yield Place("sheet: moderate", self._table("gathering", ".gathering", f".gathering {button('i-shield')}"))
        yield Place("ended by people", self._table("closed", ended))
        next_game = f"#act {button('i-cog')}"
        yield Place("sheet: next game", self._table("closed", ended, next_game))
        yield Place("sheet: terms", self._table("closed", ended, next_game, f".gathering-sheet > {button('i-cog')}"))
        proof = f"main {button('i-shield')}"
        yield Place("sheet: proof", self._at(lambda: f"/t/{self._match('gra')}", ".scrub", proof, then=".proof"))
        yield Place("sheet: mates", self._mates)
        yield Place("curtain", self._at(lambda: f"/t/{self._shared}", ".drape"))
        yield Place("nobody may look on", self._at(lambda: f"/t/{self._theirs('unwatched')}", "#unwatched"))

    @staticmethod
    def _at(path: Callable[[], str], sign: str, *press: str, then: str = "dialog[open]") -> Show:
        """A place, once a sign of it is there; or what comes then, when this is pressed, one after the other."""

        def show(page: Page) -> None:
            page.evaluate(GO, "/")
            page.locator(".pcard").first.wait_for()
            page.evaluate(GO, path())
            page.locator(sign).first.wait_for()
            for one in press:
                page.locator(one).first.evaluate("one => one.click()")
            if press:
                page.locator(then).last.wait_for()  # a sheet may lie on another

        return show

    # -- matches and ratings ------------------------------------------------------------------------

    @functools.cache  # noqa: B019  # as long as the test
    def _match(self, game: str) -> str:
        """A table at which two matches are over."""
        seats = CHAIRS.get(game, ["me", "random"])
        table = self.server.table(self.me, seats, game=game, options=PLAYED[game], start=True)
        with self.server.sit(table, self.me) as seat:
            for match in range(1, SERIES + 1):
                play_out([seat], random.Random(match))
                if match < SERIES:
                    seat.do("again")
                    while not seat.turn or seat.turn["match"] == match:
                        seat.hear()
        return table

    @functools.cached_property
    def _rated(self) -> str:
        """The list of ratings, once a match of two people has counted."""
        other = self.server.token(LONGEST[::-1].title(), "fox")
        table = self.server.table(self.me, ["me", "open", "level-1"], options=PLAYED["gra"], rated=True)
        with self.server.sit(table, self.me) as host, self.server.sit(table, other) as guest:
            guest.until("welcome")
            guest.do("sit", invite=host.until("welcome")["you"]["invites"]["1"])
            host.do("start")
            for seat in (host, guest):
                seat.until(lambda _: seat.turn is not None)  # noqa: B023  # called at once
            play_out([host, guest], random.Random(2))
        assert wait_for(lambda: bool(self.server.ask(f"/api/tables/{table}/1").json["ratings"]))
        return "/ratings"

    # -- tables -------------------------------------------------------------------------------------

    @functools.cached_property
    def _others(self) -> tuple[str, str]:
        """Two others, with long names, too."""
        return self.server.token(LONGEST[::-1].title(), "fox"), self.server.token(LONGEST[2:], "lynx")

    @functools.cache  # noqa: B019  # as long as the test
    def _mine_with_others(self, state: str) -> str:
        """A table of mine at which two others sit: before a match, during one, or after we have ended it."""
        table = self.server.table(self.me, ["me", "open", "open", "level-1"], coach=True)
        guests = [self.me, *self._others]
        with contextlib.ExitStack() as sitting:
            host, *others = [sitting.enter_context(self.server.sit(table, guest)) for guest in guests]
            invites = host.until("welcome")["you"]["invites"]
            for chair, other in enumerate(others, 1):
                other.until("welcome")
                other.do("sit", invite=invites[str(chair)])
            if state == "gathering":
                return table
            others[0].do("report", chair=2, reason="rude", text=LONGEST)
            host.do("start")
            for seat in (host, *others):
                seat.until(lambda _: seat.turn is not None)  # noqa: B023  # called at once
            if state == "closed":
                for seat in (host, *others):
                    seat.do("finish")
        return table

    def _table(self, state: str, sign: str, *press: str) -> Show:
        return self._at(lambda: f"/t/{self._mine_with_others(state)}", sign, *press)

    @functools.cache  # noqa: B019  # as long as the test
    def _theirs(self, state: str) -> str:
        """A table of somebody else, where a match is played: I sit there, or may not even look on."""
        host_token, other = self._others
        guest = self.me if state == "seated" else other
        watch = {"watch": None} if state == "unwatched" else {}
        table = self.server.table(host_token, ["me", "open", "level-1"], public=True, **watch)
        with self.server.sit(table, host_token) as host, self.server.sit(table, guest) as seat:
            seat.until("welcome")
            seat.do("sit", invite=host.until("welcome")["you"]["invites"]["1"])
            host.do("start")
            for one in (host, seat):
                one.until(lambda _: one.turn is not None)  # noqa: B023  # called at once
        return table

    @functools.cached_property
    def _waiting(self) -> str:
        """A table of mine that others may sit down at."""
        return self.server.table(self.me, ["me", "open", "open", "level-1", "level-2"], game="krecia", public=True)

    @functools.cached_property
    def _shared(self) -> str:
        """A table at which two play on one device."""
        return self.server.table(self.me, ["me", "me", "level-1"], start=True)

    @staticmethod
    def _mates(page: Page) -> None:
        """Who the others at this device are, asked before a game."""
        page.evaluate(GO, "/")
        page.locator(".pcard").first.wait_for()
        page.locator(".pcard").nth(shelf.names().index("gra")).evaluate("one => one.click()")
        page.locator(".chairs select").first.select_option("here")
        page.locator("#play").evaluate("one => one.click()")
        page.locator("dialog[open]").wait_for()

    def _letters(self, page: Page) -> None:
        """Calls by e-mail, as a server that writes letters offers them."""
        page.route("**/api/me/mail", lambda route: route.fulfill(body=encode(MyMail(True, None, False))), times=1)
        self._at(lambda: "/tables", "#letters")(page)

    # -- puzzles ------------------------------------------------------------------------------------

    def _puzzle(self, number: int, *, looked: bool = False, answered: bool = False) -> Show:
        """The puzzle of another day, as the server would tell it, not yet or wrongly answered; my card looked at."""
        puzzle, one = shown(FIRST + number * DAY), collection()[number]
        turn = one.position.turn()
        if answered:
            wrong = next(seat for seat in range(one.position.seats) if seat not in (turn.seat, one.suspect))
            chosen = wrong if one.asks == "suspect" else int(turn.legal.numbers[-1])
            puzzle = msgspec.structs.replace(puzzle, solved=solved(one, turn, chosen, {chosen: 22}))

        def show(page: Page) -> None:
            page.evaluate(GO, "/")  # a board that is left asks nothing more, which nobody would answer now
            page.locator(".pcard").first.wait_for()
            page.unroute("**/api/puzzle/explain")
            page.route("**/api/puzzle/explain", explaining(turn))
            page.route("**/api/puzzle", lambda route: route.fulfill(body=encode(puzzle)), times=1)
            self._at(lambda: "/puzzle", "section.puzzle", *["section.puzzle .go"] * answered)(page)
            page.locator("[data-about], .a-reveal").first.wait_for()
            if looked and page.locator(".a-reveal").count():
                page.locator(".pocket .btn.go").evaluate("one => one.click()")
                page.locator("[data-about]").first.wait_for()

        return show

    # -- tournaments --------------------------------------------------------------------------------

    @functools.cache  # noqa: B019  # as long as the test
    def _hosted(self, state: str) -> Club:
        """A tournament of mine, in one of its states."""
        club = Club(self.server, 5, host=self.me, name=LONGEST[:-2], title=LONGEST, size=2, rounds=2)
        for _ in range({"before": 0, "during": 2, "after": 2}[state]):
            self._decide_all(club)
            assert club.post("draw") == 204
        if state == "after":
            self._decide_all(club)
            assert wait_for(lambda: club.state()["finished"])
        return club

    def _decide_all(self, club: Club) -> None:
        for table in [one for drawn in club.state()["drawn"][-1:] for one in drawn["tables"]]:
            assert club.post("decide", table=table["table"], winners=table["seats"][:1]) == 204

    @functools.cached_property
    def _drawn(self) -> Club:
        """A tournament of somebody else, in which a table waits for me."""
        club = Club(self.server, 3, name=LONGEST[:-2], title=LONGEST, size=2, rounds=2)
        assert (club.post("join", self.me), club.post("draw")) == (204, 204)
        return club

    @functools.cached_property
    def _mine(self) -> str:
        """The list of my tournaments, with one of mine."""
        self._hosted("before")
        return "/tournaments"

    def _tournament(self, club: Callable[[], Club]) -> Show:
        def show(page: Page) -> None:
            address, mine = f"/tournament/{club().id}", club().state(self.me)["mine"]
            page.evaluate("mine => sessionStorage.setItem('konspira-drawn', JSON.stringify(mine))", mine)
            self._at(lambda: address, "main .panel")(page)  # who has been at the table stays
            for folded in page.locator("main details").all():
                folded.evaluate("one => { one.open = true; }")

        return show

    # -- what brings me back ------------------------------------------------------------------------

    @functools.cached_property
    def _known(self) -> str:
        """My page, with a passkey and devices."""
        code = self.server.ask("/api/me/recovery", {}, token=self.me).json["code"]
        for agent in AGENTS:
            assert self.server.ask("/api/recovery", {"code": code}, headers={"User-Agent": agent}).status == 200
        page = self.visitor.page
        VirtualAuthenticator(self.visitor)
        page.evaluate(GO, "/me")
        page.locator("[aria-labelledby=passkeys] .btn.full").evaluate("one => one.click()")
        page.locator("#passkeys ~ ul .kept").wait_for()
        (kept,) = self.server.ask("/api/me/account", token=self.me).json["passkeys"]
        assert self.server.ask(f"/api/me/passkeys/{kept['id']}/name", {"name": LONGEST}, token=self.me).status == 204
        page.evaluate(GO, "/")
        return "/me"


def explaining(turn: Turn) -> Callable[[Route], None]:
    """How a server answers what the actions of a puzzle would do."""

    def explain(route: Route) -> None:
        asked = msgspec.json.decode(route.request.post_data or "", type=PuzzleQuestion)
        told = PuzzleExplained([explanation(turn, action) for action in asked.actions])
        route.fulfill(body=encode(told))

    return explain


def button(icon: str) -> str:
    """The button with this icon, in any language."""
    return f"button:has(use[href='#shell-{icon}'])"


@functools.cache
def puzzles() -> dict[int, tuple[str, str]]:
    """The first puzzle of each kind: its place, and what it is about."""
    found: dict[tuple[str, str], int] = {}
    for place, one in enumerate(collection()):
        found.setdefault((one.position.game, one.asks), place)
    return {place: kind for kind, place in found.items()}
