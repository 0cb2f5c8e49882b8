"""The lobby: games, chairs, variants with their reasons, public tables, three languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from web.browser import DESK, PHONE, SMALL, Visitor, unfold

WORDS = {"pl": "Graj teraz z botami", "cs": "Hrát hned s boty", "en": "Play now against bots"}


@pytest.mark.parametrize("language", ["pl", "cs", "en"])
def test_the_browsers_language_is_spoken(visit: Callable[..., Visitor], language: str) -> None:
    page = visit(language=language).go("/")
    expect(page.locator("#play")).to_have_text(WORDS[language])
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_another_language_is_two_clicks_away_and_remembered(visit: Callable[..., Visitor]) -> None:
    page = visit(language="pl").go("/")
    page.get_by_role("button", name="Język: Polski. Zmień").click()
    page.get_by_role("radio", name="Čeština").click()
    expect(page.locator("#play")).to_have_text(WORDS["cs"])
    page.reload()
    expect(page.locator("#play")).to_have_text(WORDS["cs"])


def test_every_game_on_the_shelf_has_a_poster_one_sentence_and_seats(visit: Callable[..., Visitor]) -> None:
    page = visit(size=DESK).go("/")
    games = page.evaluate("fetch('/api/games').then((a) => a.json()).then((a) => a.games.map((g) => g.name))")
    expect(page.locator(".pcard")).to_have_count(len(games))
    for poster in page.locator(".pcard").all():
        poster.click()
        title = (poster.get_attribute("aria-label") or "").split(":")[0]
        expect(page.locator("#picked")).to_have_text(title)
        expect(page.locator(".pick-game .chip").first).to_have_text(re.compile(r"\d"))
        expect(page.locator(".pick-game .chip").nth(1)).to_have_text(re.compile(r"\d.* min"))  # how long it takes


def test_the_game_that_is_chosen_stands_in_the_middle_of_a_phones_shelf(visit: Callable[..., Visitor]) -> None:
    page = visit(size=PHONE).go("/")
    page.locator(".pcard").last.click()
    page.reload()
    chosen = page.locator(".pcard[aria-checked=true]")
    expect(chosen).to_be_in_viewport(ratio=0.99)
    expect(page.locator(".pcard").first).not_to_be_in_viewport()


def test_the_longest_names_and_levels_fit_a_small_phone(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size=SMALL)
    page, table = visitor.page, visitor.make("W" * 24, "gra", ["me", "open"])
    for link in ("/", f"/t/{table}"):
        visitor.go(link)
        level = page.locator(".chairs select").first
        level.wait_for()
        page.wait_for_function("document.fonts.ready.then(() => true)")  # on a busy machine another font stands in
        level.select_option("level-1")
        needs = "e => { const is = e.clientWidth; e.style.maxWidth = 'none'; return is >= e.clientWidth; }"
        assert level.evaluate(needs), "the name of a level is cut off"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "wider than the screen"


def test_a_link_is_copied_over_plain_http_too(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size=DESK)
    visitor.page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    page = visitor.go("/")
    page.get_by_role("button", name="Zaproś znajomych").click()
    copy = page.get_by_role("button", name="Skopiuj link do krzesła 2")
    copy.click()
    expect(page.locator(".toast")).to_have_text("Link skopiowany.")
    expect(copy).to_be_focused()
    page.get_by_role("button", name="Rozmowa").click()
    page.get_by_label("Wiadomość").press("Control+v")
    expect(page.get_by_label("Wiadomość")).to_have_value(re.compile(rf"^{re.escape(page.url)}#chair=.{{10,}}$"))


def test_a_game_for_one_offers_nothing_that_needs_others(visit: Callable[..., Visitor]) -> None:
    page = visit(size=DESK).go("/")
    others = ["boty grają uczciwie", "Stół czeka na nieobecnych", "Zegar", "Zaproś znajomych"]
    for words in others:
        expect(page.get_by_text(words, exact=True)).to_be_visible()
    page.get_by_role("radio", name=re.compile("^Krysobot")).click()
    for words in others:
        expect(page.get_by_text(words, exact=True)).to_have_count(0)


def test_a_variant_is_explained_where_it_is_chosen_and_played_at_the_table(visit: Callable[..., Visitor]) -> None:
    page = visit().go("/")
    unfold(page)
    wild = page.get_by_role("switch", name="Jokerowe jedynki")
    expect(page.locator("label", has=wild)).to_contain_text("Pokazana jedynka liczy się jako każda wartość.")
    wild.check()
    page.locator("#play").click()
    expect(page.locator(".bar-t p")).to_contain_text("Jokerowe jedynki")
    page.get_by_role("button", name="Zasady tej gry").click()
    part = page.locator("dialog section", has_text="Jokerowe jedynki").first
    expect(part.locator(".chip")).to_have_text("gracie z tym")
    other = page.locator("dialog section", has_text="Kierunki").first
    expect(other.locator(".chip")).to_have_text("tu gracie bez tego")


def test_what_does_not_go_together_is_refused_with_the_reason(visit: Callable[..., Visitor]) -> None:
    page = visit(size=DESK).go("/")
    page.get_by_role("radio", name=re.compile("^Krecia robota")).click()
    page.get_by_role("button", name="Zabierz krzesło").click()  # three seats: special roles need four
    page.get_by_role("switch", name="Przynęta").check()
    expect(page.locator(".hint.warn")).to_be_visible()
    expect(page.locator("#play")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Dostaw krzesło").click()
    expect(page.locator(".hint.warn")).to_have_count(0)
    expect(page.locator("#play")).not_to_have_attribute("aria-disabled", "true")


def test_chairs_are_added_and_taken_away_within_the_games_limits(visit: Callable[..., Visitor]) -> None:
    page = visit().go("/")
    more, fewer = page.get_by_role("button", name="Dostaw krzesło"), page.get_by_role("button", name="Zabierz krzesło")
    expect(page.locator(".chairs li")).to_have_count(4)
    more.click()
    more.click()
    expect(page.locator(".chairs li")).to_have_count(6)
    expect(more).to_have_attribute("aria-disabled", "true")
    for _ in range(4):
        fewer.click()
    expect(page.locator(".chairs li")).to_have_count(2)
    expect(fewer).to_have_attribute("aria-disabled", "true")


def test_a_public_table_is_found_in_the_lobby_and_sat_down_at(visit: Callable[..., Visitor]) -> None:
    host = visit().go("/")
    host.get_by_role("button", name="Zabierz krzesło").click()
    host.get_by_role("button", name="Zabierz krzesło").click()
    unfold(host)
    host.get_by_role("switch", name="Stół otwarty dla wszystkich").check()
    host.get_by_role("button", name="Zaproś znajomych").click()
    host.locator(".gathering").wait_for()
    table = host.url.rsplit("/", 1)[1]
    guest = visit(language="en").go("/tables")
    guest.locator(f".tables a[href='/t/{table}']").click()
    guest.get_by_role("button", name="Sit down as").click()
    expect(host.locator("#act .btn.go")).to_have_text("Zaczynamy")


def test_a_table_by_link_is_not_in_the_lobby(visit: Callable[..., Visitor]) -> None:
    host = visit().go("/")
    host.get_by_role("button", name="Zaproś znajomych").click()
    host.locator(".gathering").wait_for()
    table = host.url.rsplit("/", 1)[1]
    guest = visit().go("/tables")
    guest.locator(".there").wait_for()
    assert guest.locator(f".tables a[href='/t/{table}']").count() == 0


def test_a_name_with_markup_in_it_is_only_ever_text(visit: Callable[..., Visitor]) -> None:
    page = visit().go("/")
    page.get_by_role("button", name=re.compile("^Grasz jako")).click()
    page.get_by_label("Imię przy stole").fill("<b>x</b><img src=y>")
    page.get_by_role("button", name="Zapisz").click()
    expect(page.locator(".chairs b").first).to_have_text("<b>x</b><img src=y>")
    assert page.locator(".chairs img").count() == 0


def test_a_link_to_no_table_says_so(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.offline = True  # the browser complains about the socket that is closed at once
    page = visitor.go("/t/nothing-here")
    expect(page.locator("h1")).to_have_text("Nie ma takiego stołu")
    page.get_by_role("link", name="Poczekalnia").click()
    expect(page.locator("#play")).to_be_visible()


def test_play_stands_above_the_fold_and_the_rest_is_folded_away_until_it_is_wanted(
    visit: Callable[..., Visitor],
) -> None:
    stranger = visit(size=SMALL, stranger=True).go("/")
    expect(stranger.locator(".chairs li").first).to_have_text("Ty")
    page = visit(size=SMALL).go("/")
    expect(page.locator("#play")).to_be_in_viewport(ratio=1)
    more = page.get_by_role("switch", name="Trener podpowiada")
    expect(more).to_be_hidden()
    unfold(page)
    more.uncheck()
    page.get_by_role("button", name="Zabierz krzesło").click()
    page.reload()
    expect(page.locator(".chairs li")).to_have_count(3)
    expect(more).not_to_be_checked()


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", ["pl", "cs", "en"])
def test_play_is_seen_at_first_sight_on_every_promised_screen(visit: Callable[..., Visitor], language: str) -> None:
    page = visit(language=language).go("/")
    for game in ("Agenci", "GRA", "Krecia robota"):
        page.get_by_role("radio", name=re.compile(f"^{game}:")).click()
        expect(page.locator("#picked")).to_have_text(game)
        for width, height in ((320, 568), (360, 640), (390, 844), (844, 390), (768, 1024), (1280, 800)):
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator("#play")).to_be_in_viewport(ratio=1)


def test_the_page_of_tables_uses_the_width_of_a_desk(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size=DESK)
    visitor.make("Ania", "gra", ["me", "random"], start=True)
    page = visitor.go("/tables")
    row, heading = page.locator(".my-table").bounding_box(), page.locator("#there").bounding_box()
    assert row
    assert heading
    assert row["width"] > DESK[0] / 2
    assert heading["y"] > row["y"] + row["height"]


def test_open_and_running_tables_and_my_record_are_one_tap_away(visit: Callable[..., Visitor]) -> None:
    host, looker = visit(), visit(size=SMALL, dark=True)
    waits = host.make("Ania", "gra", ["me", "open"], public=True)
    runs = host.make("Ania", "gra", ["me", "random"], public=True, start=True)
    page = looker.go("/")
    page.get_by_role("link", name="Stoły").click()
    expect(page.locator(f".tables a[href='/t/{waits}']")).to_contain_text("Dosiądź się")
    assert looker.axe() == []
    page.locator(f".tables a[href='/t/{runs}']").click()
    page.locator(".game").wait_for()
    page.get_by_role("link", name="Poczekalnia").click()
    page.get_by_role("link", name="Twoje gry").click()
    expect(page.get_by_text("Jeszcze żadnej skończonej gry.", exact=False).last).to_be_visible()
