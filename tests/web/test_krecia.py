"""Krecia robota at the web table: every number of seats, every kind of moment, and what must not be seen."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from server.web import actions
from web.browser import DESK, PHONE, SMALL, Visitor
from web.krecia import CORNER, Player, at_the_vote, for_larry, late, may_raise, open_table, plays
from web.player import Turn, never, play, wait_for_a_turn

from konspira.games.krecia.options import BLANKS

TABLES: list[tuple[int, tuple[int, int], bool, dict[str, Any]]] = [
    (2, PHONE, False, {}),
    (3, DESK, True, {"risky": True}),
    (4, PHONE, True, {"raising": False}),
    (4, DESK, False, {"roles": ["wired", "paranoid"]}),
    (5, SMALL, False, {"roles": ["accomplice", "professor_no"], "open_role_seat": 0}),
    (5, PHONE, False, {"roles": ["decoy"], "blank_role": BLANKS[0]}),
    (4, DESK, True, {"roles": ["daredevil", "shady"]}),
    (5, SMALL, True, {"roles": ["sleeper", "wired"]}),
]


@pytest.mark.sample(1)
@pytest.mark.parametrize(("seats", "size", "dark", "options"), TABLES, ids=lambda one: None)
def test_whole_games_are_played_at_every_table(
    visit: Callable[..., Visitor], seats: int, size: tuple[int, int], dark: bool, options: dict[str, Any]
) -> None:
    player = open_table(visit(size=size, dark=dark), seats=seats, options=options)
    play(player)
    expect(player.page.locator(".hero h2")).to_be_visible()
    expect(player.page.locator(".krecia-open li")).to_have_count(max(seats, 3))
    assert {"role", "play", "taken"} <= set(player.done)


# -- playing a card ---------------------------------------------------------------------------------


def my_turn(visit: Callable[..., Visitor], until: Callable[[Turn], Any] = plays, **wanted: Any) -> Player:
    """A table at which it is my turn to play a card; with `may_raise`, one on which I may lay a token."""
    player = open_table(visit(**wanted), seats=4, until=until)
    assert player.now() == "play"
    return player


def hand(page: Page) -> int:
    return page.locator(".fan .card").count()


def test_a_tap_lifts_a_card_and_names_what_it_does(visit: Callable[..., Visitor]) -> None:
    player = my_turn(visit, may_raise)
    page = player.page
    expect(player.main).to_have_attribute("aria-disabled", "true")
    player.lift()
    name = page.locator(".fan .card.up").get_attribute("aria-label")
    expect(player.main.locator("small")).to_have_text(str(name))
    expect(page.locator(".welt .actions .btn:not(.go) small")).to_contain_text("liczy się jak")
    expect(page.locator(".welt .hint")).to_contain_text("Bez żetonu:")
    page.locator(".fan .card.up").click(position=CORNER)
    expect(page.locator(".fan .card.up")).to_have_count(0)


def drag(player: Player, *way: str) -> None:
    """Drag a playable card over things on the table and let it go over the last."""
    page = player.page
    card = player.cards().first.bounding_box()
    assert card
    page.mouse.move(card["x"] + 12, card["y"] + 12)
    page.mouse.down()
    page.mouse.move(card["x"] + 12, card["y"] - 30, steps=3)
    for place in way:
        box = page.locator(place).bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
    before = player.moment
    page.mouse.up()
    page.wait_for_function("before => document.querySelector('.game')?.dataset.moment !== before", arg=before)


def test_a_card_dragged_to_the_slot_is_played(visit: Callable[..., Visitor]) -> None:
    player = my_turn(visit)
    drag(player, ".slot")
    expect(player.page.locator(".play.p-s .card")).to_have_count(1)
    expect(player.page.locator(".play.p-s .tok")).to_have_count(0)


def test_a_card_dragged_across_the_briefcase_is_raised(visit: Callable[..., Visitor]) -> None:
    player = my_turn(visit, may_raise)
    drag(player, ".brief", ".slot")
    expect(player.page.locator(".play.p-s .tok")).to_have_count(1)
    expect(player.page.locator(".play.p-s .as")).to_contain_text("jak")


def test_a_card_let_go_over_the_pocket_stays_in_the_hand(visit: Callable[..., Visitor]) -> None:
    player = my_turn(visit)
    page, before = player.page, hand(player.page)
    card = player.cards().first.bounding_box()
    assert card
    page.mouse.move(card["x"] + 12, card["y"] + 12)
    page.mouse.down()
    page.mouse.move(card["x"] + 60, card["y"] + 40, steps=5)
    page.mouse.up()
    expect(page.locator(".fan .card.up, .fan .card.drag")).to_have_count(0)
    assert hand(page) == before
    assert player.now() == "play"


def test_arrows_enter_and_shift_enter_play_and_raise(visit: Callable[..., Visitor]) -> None:
    player = my_turn(visit, may_raise, size=DESK)
    page = player.page
    page.locator(".fan [tabindex='0']").focus()
    for _ in range(14):
        page.keyboard.press("ArrowRight")
        if page.locator(".fan .card.up").count():
            break
    page.keyboard.press("Shift+Enter")
    expect(page.locator(".play.p-s .tok")).to_have_count(1)
    player = my_turn(visit, size=DESK)
    player.cards().first.focus()
    player.page.keyboard.press("Space")
    player.page.keyboard.press("Enter")
    expect(player.page.locator(".play.p-s .card")).to_have_count(1)


def test_a_card_that_may_not_be_played_says_why(visit: Callable[..., Visitor]) -> None:
    page = as_role(visit, mole=False).page
    page.locator(".fan .card.no[aria-disabled]").first.click(position=CORNER, force=True)
    expect(page.locator(".toast")).to_contain_text("Kolor wiodący to")


# -- secrets ----------------------------------------------------------------------------------------


def as_role(visit: Callable[..., Visitor], mole: bool) -> Player:
    """A table where I am the mole, or am not, and must (or should) follow with one of my cards and not with another."""

    def follows(turn: Turn) -> bool:
        view = turn["view"]
        return plays(turn) and view["played"] and (view["role"][0] == "mole") is mole

    for _ in range(10):
        player = open_table(visit(), seats=3, options={"dealer": 0}, until=follows)
        if player.page.locator(".fan .card.no").count():
            return player
    raise AssertionError("all could always be played")


def test_the_moles_screen_looks_like_everyones(visit: Callable[..., Visitor]) -> None:
    agent, mole = as_role(visit, mole=False).page, as_role(visit, mole=True).page
    assert agent.locator(".fan .card.no:not([aria-disabled])").count() == 0
    off = mole.locator(".fan .card.no:not([aria-disabled])")
    assert off.count() > 0
    told = re.compile("^Dołóż do koloru")
    for page in (agent, mole):
        expect(page.locator(".welt .hint .grow")).to_have_text(told)
    off.first.click(position=CORNER)
    expect(mole.locator(".welt .btn.go")).to_contain_text("Zagraj mimo koloru")


def test_the_role_is_shown_only_while_it_is_held(visit: Callable[..., Visitor]) -> None:
    player = open_table(visit(), seats=4)
    page, role = player.page, player.title
    player.act()
    play(player, until="play")
    expect(page.locator(".idcard")).to_have_count(0)
    assert f"Twoja rola: {role}" not in page.locator(".game > :not(.sr)").all_inner_texts()
    box = page.locator(".peek").bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    expect(page.locator(".held h2")).to_have_text(str(role))
    page.mouse.up()
    expect(page.locator(".held")).to_have_count(0)
    page.locator(".peek").focus()
    page.keyboard.down(" ")
    expect(page.locator(".held h2")).to_have_text(str(role))
    page.keyboard.up(" ")
    expect(page.locator(".held")).to_have_count(0)


def test_the_log_never_tells_my_role_and_looks_back_two_tricks(visit: Callable[..., Visitor]) -> None:
    player = open_table(visit(size=DESK), seats=4)
    role = str(player.title)
    while player.done.count("taken") < 3:
        wait_for_a_turn(player)
        player.act()
    log = player.page.locator(".log")
    assert log.locator("li.kicker").count() <= 2
    assert "Twoja rola" not in log.inner_text()
    assert not re.search(rf"(?<!okazuje się )rola: {role}", log.inner_text()), "another who was caught may be that too"


def test_what_may_not_be_said_stands_beside_the_chat(visit: Callable[..., Visitor]) -> None:
    desk = open_table(visit(size=DESK), seats=3).page
    expect(desk.locator(".g-side .say-it")).to_contain_text("Nie wolno mówić, jakie karty")
    desk.get_by_role("tab", name="Rozmowa").click()
    expect(desk.locator(".g-side .say-it")).to_contain_text("niewybranej misji")


def test_what_may_be_looked_at_again_is_the_last_trick_and_the_missions(visit: Callable[..., Visitor]) -> None:
    player = open_table(visit(), seats=3)
    play(player, until="taken")
    page = player.page
    expect(page.locator(".bar-t p")).to_contain_text("Stawka 1 z")
    laid = [card.get_attribute("aria-label") for card in page.locator(".play .card").all()]
    player.act()
    expect(page.locator(".bar-t p")).to_contain_text("Stawka 2 z")
    play(player, until="play")
    page.locator(".goals").click()
    sheet = page.locator("dialog")
    expect(sheet.locator(".last-trick .card")).to_have_count(len(laid))
    assert sorted(map(str, laid)) == sorted(
        str(card.get_attribute("aria-label")) for card in sheet.locator(".last-trick .card").all()
    )
    expect(sheet).to_contain_text("Misje wypełnione")


def test_a_spectator_sees_no_hand_and_no_role(visit: Callable[..., Visitor]) -> None:
    player = my_turn(visit)
    looker = visit(language="en")
    page = looker.go(player.page.url.removeprefix(player.page.evaluate("location.origin")))
    page.locator(".seat.p-s").wait_for()
    expect(page.locator(".fan, .peek, .idcard")).to_have_count(0)
    expect(page.locator(".hint")).to_contain_text("You look on")
    assert page.locator(".seat").count() == 4


# -- moments ----------------------------------------------------------------------------------------


def test_the_accomplice_names_a_partner_and_sees_the_role(visit: Callable[..., Visitor]) -> None:
    player = open_table(visit(), seats=4, options={"roles": ["accomplice"], "open_role_seat": 0})
    page = player.page
    expect(page.locator(".idcard h2")).to_have_text("Wspólnik")
    player.act()
    page.locator(".mates .suspect").nth(1).click()
    name = page.locator(".mates [aria-checked=true]").get_attribute("aria-label")
    player.and_see(player.main)
    expect(page.locator(".idcard h2")).to_have_text(re.compile(rf"^{name}: (agent|kret)$"))
    player.act()
    play(player, until="play")
    expect(page.locator(".seat .mate")).to_have_count(1)


def larry_is_bound(turn: Turn) -> bool:
    """Is it mine to play for Larry, and may only one of his three cards be played?"""
    return "larry" in turn["legal"] and len({(one["colour"], one["value"]) for one in actions(turn["legal"])}) == 1


def test_larrys_cards_change_places(visit: Callable[..., Visitor]) -> None:
    page = for_larry(visit()).page
    out = str(page.locator(".tray.out .card").get_attribute("data-suit"))
    page.locator(".swap").nth(1).click()
    expect(page.locator(".tray:not(.plays):not(.out) .card")).to_have_attribute("data-suit", out)


def test_a_card_that_larry_may_not_play_is_refused(visit: Callable[..., Visitor]) -> None:
    player = for_larry(visit(), larry_is_bound)
    page, refused = player.page, player.page.locator(".swap[aria-disabled]").first
    before = page.locator(".tray.plays .card").get_attribute("aria-label")
    refused.click(force=True)
    expect(page.locator(".toast")).to_contain_text("Larry może do niego dołożyć")
    expect(page.locator(".tray.plays .card")).to_have_attribute("aria-label", str(before))


def test_a_card_of_larry_dragged_onto_another_changes_places_with_it(visit: Callable[..., Visitor]) -> None:
    page = for_larry(visit()).page
    trays = page.locator(".tray .card")
    plays, top, out = [str(card.get_attribute("aria-label")).split(": ")[1] for card in trays.all()]
    start, end = trays.nth(1).bounding_box(), trays.nth(2).bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + 20, end["y"] + 20, steps=6)
    expect(page.locator(".tray.out")).to_have_class(re.compile("over"))
    page.mouse.up()
    expect(trays.nth(1)).to_have_attribute("aria-label", re.compile(f": {out}$"))
    expect(trays.nth(2)).to_have_attribute("aria-label", re.compile(f": {top}$"))
    expect(trays.nth(0)).to_have_attribute("aria-label", re.compile(f": {plays}$"))
    expect(page.locator(".tray .card.up, .tray .card.drag")).to_have_count(0)


def test_where_professor_no_plays_it_is_he_who_is_looked_for(visit: Callable[..., Visitor]) -> None:
    player = at_the_vote(visit(language="en"), roles=("professor_no",))
    expect(player.page.locator(".dlg h2")).to_have_text("Who is Professor No?")
    expect(player.page.locator(".voting, .pocket").first).not_to_contain_text("mole")


def test_larrys_deck_and_the_order_of_the_trick_are_seen(visit: Callable[..., Visitor]) -> None:
    player = for_larry(visit(language="en"))
    left = player.page.locator(".seat[data-place='2'] .count .sr").last.inner_text()
    assert re.fullmatch(r"cards in Larry’s deck: \d+", left)
    assert player.page.locator(".slot .ord").all_inner_texts() == ["2", "3"]


def test_the_vote_is_sealed_and_opened_together(visit: Callable[..., Visitor]) -> None:
    player = at_the_vote(visit(), seats=3)
    page = player.page
    assert page.locator(".sealed-row li").count() == 3
    player.act()
    expect(page.locator(".opened li")).to_have_count(3)
    cast = page.locator(".opened .points").count()  # who has nobody left to point at casts none
    assert cast > 0
    player.act()
    expect(page.locator(".hero")).to_be_visible()
    expect(page.locator(".krecia-open .vote")).to_have_count(cast)


def test_8_2_who_casts_no_vote_has_no_envelope(visit: Callable[..., Visitor]) -> None:
    page = at_the_vote(visit(), lambda turn: turn["view"]["revealed"].bit_count() == 1, roles=("accomplice",)).page
    row = page.locator(".sealed-row li")
    expect(row.filter(has_text="zapieczętowane").locator("svg.env")).to_have_count(2)
    silent = row.filter(has_text="nie głosuje")
    expect(silent).to_have_count(1)
    expect(silent.locator("svg.env, .env.none")).to_have_count(0)


def test_where_somebody_has_two_votes_everyone_points_twice(visit: Callable[..., Visitor]) -> None:
    player = at_the_vote(visit(), lambda turn: actions(turn["legal"])[0]["second"] is not None, roles=("paranoid",))
    page = player.page
    expect(page.locator(".welt .hint")).to_contain_text("Każdy wskazuje dwie osoby")
    page.locator(".suspect").first.click()
    page.locator(".suspect").nth(1).click()
    expect(page.locator(".suspect .ord")).to_have_text(["1", "2"])
    player.main.click()
    player.sealed()


def test_all_is_open_in_the_replay(visit: Callable[..., Visitor]) -> None:
    page = open_table(visit(size=DESK), seats=5, until=never).page
    page.locator(".scrub").wait_for()
    page.locator(".rail input").fill("1")
    expect(page.locator(".all-hands .card")).to_have_count(50)
    page.locator(".scrub select").select_option("2")
    expect(page.locator(".fan .card")).to_have_count(10)
    expect(page.locator(".mission .txt")).to_have_count(1)
    page.locator(".line button").first.click()
    expect(page.locator(".taken .stamp")).to_be_visible()


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", ["cs", "en"])
def test_every_moment_is_said_in_other_languages(visit: Callable[..., Visitor], language: str, whole: bool) -> None:
    """A text that is missing is said in the console, and the console fails the test."""
    until = None if whole else late
    play(open_table(visit(language=language, size=PHONE), seats=2, until=until))
    options = {"roles": ["accomplice"], "open_role_seat": 0}
    player = open_table(visit(language=language, size=DESK), seats=4, options=options)
    play(player, until="end" if whole else "taken")
