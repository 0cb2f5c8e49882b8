"""Whole games of GRA in a real browser: alone against bots, with friends, on a phone and on a desk."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from server.web import actions
from web.browser import DESK, PHONE, SMALL, Visitor
from web.gra import Player, bids, checks, open_table, to_the_end, winner
from web.keys import wait_until
from web.player import FRAME, Turn, ahead, play

EVERYTHING = {"jokers": True, "directions": True, "fewer_cards": True, "longer": True, "bid_order": "count"}


def test_one_click_from_the_lobby_and_a_person_is_in_a_game(visit: Callable[..., Visitor]) -> None:
    page = visit().go("/")
    page.locator("#play").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".turner").first).to_be_visible()


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("seats", "options", "size"),
    [
        (2, {"fewer_cards": True}, SMALL),
        (3, {"jokers": True, "bid_order": "count"}, PHONE),
        (4, {}, DESK),
        (5, {"directions": True, "jokers": True}, PHONE),
        (6, {"longer": True}, SMALL),
        (6, EVERYTHING, DESK),
    ],
)
def test_a_whole_game_against_bots(
    visit: Callable[..., Visitor], seats: int, options: dict[str, object], size: tuple[int, int], whole: bool
) -> None:
    """With `--all` all of it by hand, else to the first showdown, and then the rest over a socket."""
    visitor = visit(size=size)
    player = open_table(visitor, seats=seats, options=options)
    if not whole:
        play(player, until="watch")
        ahead(visitor)
    play(player)
    assert winner(player.page)
    assert {"seal", "bid", "watch"} <= set(player.done)
    assert player.fits, "wider than the screen"


def test_three_friends_meet_by_link_and_play_to_the_end(visit: Callable[..., Visitor], whole: bool) -> None:
    """One on a phone, one on a desk, one in the dark, each in a language of their own; all see the same winner."""
    host = visit(size=DESK, language="pl")
    page = host.go("/")
    page.locator(".chairs li").last.wait_for()
    page.get_by_role("switch", name="Coraz mniej kart").check()  # a short game
    page.get_by_role("button", name="Zabierz krzesło").click()
    page.get_by_role("button", name="Zaproś znajomych").click()
    page.locator(".gathering").wait_for()
    links = []
    for chair in (2, 3):
        page.get_by_role("button", name=f"Skopiuj link do krzesła {chair}").click()
        expect(page.locator(".toast")).to_have_text("Link skopiowany.")
        copied = "navigator.clipboard.readText()"
        wait_until(page, lambda: page.evaluate(copied) not in links)  # noqa: B023  # called at once
        links.append(page.evaluate(copied))
    friends = [visit(language="cs"), visit(language="en", dark=True)]
    for friend, link in zip(friends, links, strict=True):
        friend.page.goto(link)
        friend.page.locator("#act .btn.go").click()
        friend.page.locator("dialog .btn.go").click()  # a name and a face, as they are offered
        expect(friend.page).to_have_url(re.compile(r"/t/[^#]+$"))  # seated: the invite is used up and out of sight
    start = page.locator("#act .btn.go")
    expect(start).to_have_text("Zaczynamy")
    start.click()
    players = [Player(one.page, seed) for seed, one in enumerate([host, *friends])]
    for player in players:
        player.page.locator(".game").wait_for()
    play(*players, until="end" if whole else "watch")
    if not whole:
        host.table = page.url.rpartition("/")[2].partition("#")[0]
        to_the_end(host, *friends)
    names = {winner(player.page) for player in players}
    assert len(names - {"Ty", "You"}) == 1, names


def test_whoever_comes_with_an_invite_that_is_used_up_is_told(visit: Callable[..., Visitor]) -> None:
    host = visit(size=DESK)
    page = host.go(f"/t/{host.make('Lis', 'gra', ['me', 'open'])}")
    page.get_by_role("button", name="Skopiuj link do krzesła 2").click()
    expect(page.locator(".toast")).to_have_text("Link skopiowany.")
    link = page.evaluate("navigator.clipboard.readText()")
    friend, late = visit().page, visit().page
    for one in (friend, late):
        one.goto(link)
        one.locator("#act .btn.go").wait_for()
    friend.locator("#act .btn.go").click()
    friend.locator("dialog .btn.go").click()  # says who it is
    expect(late.locator("#act")).to_have_text(
        "Wszystkie krzesła zajęte. Patrzysz z boku. Gra pokaże ci tylko to, co jawne."
    )
    page.locator("#act .btn.go:not([aria-disabled])").click()
    late.locator(".game").wait_for()
    expect(late.locator(".toast")).to_have_text("Gra już się zaczęła i wszystkie krzesła są zajęte: patrzysz z boku.")
    expect(late).to_have_url(re.compile(r"/t/[^#]+$"))
    friend.reload()
    friend.locator(".game").wait_for()
    expect(friend.locator(".toast")).to_have_count(0)


@pytest.mark.sample(1)
@pytest.mark.parametrize(("seats", "size"), [(4, PHONE), (6, DESK)])
def test_which_way_a_round_goes_is_drawn_and_the_seats_are_listed_so(
    visit: Callable[..., Visitor], seats: int, size: tuple[int, int]
) -> None:
    def goes_back(turn: Turn) -> bool:
        return bids(turn) and turn["derived"]["way"] == "counter"

    page = open_table(visit(size=size), seats=seats, options={"directions": True}, until=goes_back).page
    expect(page.locator(".going .sr")).to_have_text("Ta runda idzie przeciwnie do ruchu wskazówek zegara.")
    places = page.locator(".seats li").evaluate_all("all => all.map((one) => one.getBoundingClientRect().x)")
    assert places == sorted(places, reverse=True), "listed as they play, seated as they sit"


def test_what_somebody_chose_is_not_on_the_wire_before_the_showdown(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    heard = visitor.heard()
    player = open_table(visitor, seats=2)  # of two nobody checks before I have seen a bid
    player.seal()
    assert heard
    assert not any('"shown_round":1' in frame for frame in heard), "the showdown came before the check"
    assert all('"card":[[' not in frame for frame in heard), "somebody else's cards were sent"


def test_the_showdown_counts_aloud_and_its_number_is_the_servers(visit: Callable[..., Visitor]) -> None:
    player = open_table(visit(), seats=4, options={"jokers": True}, until=checks)
    page = player.page
    player.check()
    page.locator(".showdown").wait_for()
    ticks = page.locator(".show .tick").count()
    said = page.locator(".showdown .ticker").inner_text()
    assert f"Policzone: {ticks}." in said


def test_the_showdown_says_to_me_what_i_do_and_of_others_what_they_do(visit: Callable[..., Visitor]) -> None:
    player = open_table(visit(language="en"), seats=2, until=checks)
    page = player.page
    player.check()
    page.locator(".showdown").wait_for()
    mine = page.locator(".show .seat", has_text="You").locator(".seat-i")
    theirs = page.locator(".show .seat:not(:has-text('You')) .seat-i")
    assert (mine.inner_text(), theirs.inner_text()) == ("check", "bids")


def too_low(turn: Turn) -> bool:
    """Is there something that I may bid, but not of every value with as many dice as stand?"""
    faces = {one["face"] for one in actions(turn["legal"]) if one["do"] == "bid"}
    return 0 < len(faces) < 6


def test_a_value_that_is_too_low_says_why_it_cannot_be_bid(visit: Callable[..., Visitor]) -> None:
    player = open_table(visit(), seats=2, options={"fewer_cards": True}, until=too_low)
    low = player.page.locator(".faces [role=radio][aria-disabled]")
    low.first.click(force=True)  # it is off, and says so when it is pressed all the same
    expect(player.page.locator(".toast")).to_contain_text("Stoi zakład")


# Taps the last value that can be bid, in the very moment in which there is one.
QUICK = """() => new MutationObserver((_, watch) => {
    const faces = document.querySelectorAll('.picker .faces [role=radio]:not([aria-disabled])');
    if (!faces.length) return;
    watch.disconnect();
    faces[faces.length - 1].click();
    window.tapped = true;
}).observe(document.body, {childList: true, subtree: true})"""


def test_a_tap_in_the_first_moment_of_a_turn_is_not_forgotten(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    player = open_table(visitor, seats=2)
    page = player.page
    page.locator(".turner").first.wait_for()
    page.evaluate(QUICK)
    ahead(visitor, bids)
    page.wait_for_function("window.tapped")
    for _ in range(3):  # all that comes with the turn has been drawn
        page.evaluate(FRAME)
    expect(page.locator(".picker .faces [role=radio]:not([aria-disabled])").last).to_be_checked()
