"""Plain http, as in any house, is an insecure origin: a whole game works there, and the page says what does not."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from sampling import Sample
from web import agenci, krecia, player
from web.browser import PHONE, Visitor
from web.gra import Player
from web.places import CHAIRS, PLAYED, Places
from web.player import ahead, play, wait_for_a_turn
from web.wistar import Evening

from konspira.play import shelf


def test_a_whole_game_is_played_seen_again_checked_and_talked_about_over_plain_http(
    visit: Callable[..., Visitor],
) -> None:
    site = visit().server.site.replace("127.0.0.1", "konspira.test")
    visitor = visit(site=site, size=PHONE)
    table = visitor.make("Ania", "gra", ["me", "level-1"], options={"fewer_cards": True})
    page = visitor.go(f"/t/{table}#start")
    assert page.evaluate("isSecureContext") is False
    assert (
        page.evaluate("[typeof crypto.subtle, typeof navigator.serviceWorker, typeof navigator.clipboard]")
        == ["undefined"] * 3
    )  # what other tests have, being on this machine
    page.locator(".game").wait_for()
    page.get_by_role("button", name="Menu stołu").click()
    expect(page.locator("dialog")).to_contain_text("wymagają https")
    assert visitor.axe() == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Przebieg gry i rozmowa").click()
    page.get_by_role("tab", name="Rozmowa").click()
    page.get_by_role("button", name="Cześć!").click()
    expect(page.locator(".chat .me")).to_have_count(1)
    page.keyboard.press("Escape")
    play(Player(page))
    page.get_by_role("button", name="Poprzedni ruch").click()
    page.locator(".replay").wait_for()
    page.locator(".rail input").press("End")
    page.get_by_role("button", name="Sprawdź rozdanie").click()
    expect(page.locator(".proof b").first).to_be_visible()
    assert page.locator(".proof h3", has_text="Co się nie zgadza").count() == 0


def at_home(visit: Callable[..., Visitor]) -> Visitor:
    """Somebody on a phone, over plain http."""
    return visit(site=visit().server.site.replace("127.0.0.1", "konspira.test"), size=PHONE)


def open_in_the_lobby(visitor: Visitor, game: str) -> None:
    """A table against bots, as the lobby makes it, is begun."""
    page = visitor.go("/")
    page.locator(f".pcard[data-value={game}]").click()
    page.locator(".first-asked .btn, #play").first.wait_for()
    for asked in page.locator(".first-asked .btn").all()[-1:]:
        asked.click()
    page.locator("#play").click()
    page.locator(".game").wait_for()


def move_and_be_advised(page: Page, game: str) -> None:
    """A move by the page's own board, and what the coach says of one."""
    somebody: player.Player = {"krecia": krecia.Player, "agenci": agenci.Player}[game](page)
    before, coach, advised = somebody.moment, page.get_by_role("button", name="Zapytaj trenera"), False
    while somebody.moment == before or not advised:
        wait_for_a_turn(somebody)
        assert not somebody.over
        if not advised and coach.count():
            coach.click()
            page.locator("dialog.coach .why, dialog.coach .warn").first.wait_for()
            page.keyboard.press("Escape")
            advised = True
        somebody.act()


def test_every_game_is_opened_played_advised_on_and_seen_again_over_plain_http(visit: Callable[..., Visitor]) -> None:
    visitor = at_home(visit)
    for game in set(shelf.names()) - {"gra"}:  # which was played above
        open_in_the_lobby(visitor, game)
        assert visitor.page.evaluate("isSecureContext") is False
        visitor.make("Ania", game, CHAIRS.get(game, ["me", "random"]), options=PLAYED[game], start=True, coach=True)
        page = visitor.go(f"/t/{visitor.table}")
        if game == "wistar":
            Evening(visitor).answer()
        else:
            move_and_be_advised(page, game)
        ahead(visitor)
        visitor.go(f"/m/{visitor.table}/1")
        page.get_by_role("button", name="Poprzedni ruch").click()
        expect(page.locator(".scrub")).to_be_visible()


def test_every_kind_of_puzzle_is_solved_and_a_code_brings_me_back_over_plain_http(
    visit: Callable[..., Visitor],
) -> None:
    visitor = at_home(visit)
    page = visitor.go("/")
    signs = {"answer": "dialog[open]", "my code": ".recovery"}
    places = Places(visitor.server, visitor)
    wanted = [(one, sign) for one in places for end, sign in signs.items() if one.name.endswith(end)]
    for place, sign in wanted:
        place.show(page)
        expect(page.locator(sign)).to_be_visible()
    assert len(wanted) > 3
    expect(page.locator("main")).to_contain_text("Klucze dostępu wymagają strony przez https")


SECURE = ("passkey", "a device")  # what is at those places was made by a passkey, which needs https


def test_the_places_round_the_games_are_there_over_plain_http(visit: Callable[..., Visitor], sample: Sample) -> None:
    """Whatever a page asks for that is not there in a house stands in its console as an error."""
    visitor = at_home(visit)
    visitor.go("/").locator("#play").wait_for()
    places = [one for one in Places(visitor.server, visitor) if not any(name in one.name for name in SECURE)]
    assert len(places) > 30
    for place in sample(places, 6):
        place.show(visitor.page)
        assert visitor.page.evaluate("isSecureContext") is False, place.name
