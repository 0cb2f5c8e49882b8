"""Krysobot in a real browser: he asks, a person answers by tapping; teach-in by pictures, and answers taken back."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from sampling import Sample
from web.browser import DESK, PHONE, SMALL, Visitor
from web.player import ahead
from web.wistar import Evening, late

import konspira
from konspira.games.wistar import components, dialogue
from konspira.games.wistar.options import mixes

PAGE = Path(konspira.__file__).parent / "games" / "wistar" / "page"
BUDGET = 60_000
LOOKS = [(PHONE, False), (SMALL, True), (DESK, False), (DESK, True)]


# -- an evening --------------------------------------------------------------------------------------


def test_what_lies_on_the_own_table_is_nothing_to_be_advised_on(visit: Callable[..., Visitor]) -> None:
    evening = Evening(visit(size=DESK, language="en"))
    assert evening.page.locator("use[href='#shell-i-coach']").count() == 0
    assert evening.page.locator("use[href='#shell-i-menu']").count() > 0  # the bar is there


LANGUAGES = [(SMALL, "pl"), (PHONE, "cs"), (DESK, "en")]
WON = {"pl": "Wygrywasz!", "cs": "Vyhráváš!", "en": "You win!"}
LOST = {"pl": "Krysobot wygrywa!", "cs": "Krysobot vyhrává!", "en": "Krysobot wins!"}


@pytest.mark.sample(1)
@pytest.mark.parametrize(("size", "language"), LANGUAGES)
def test_an_evening_by_answering(
    visit: Callable[..., Visitor], size: tuple[int, int], language: str, whole: bool
) -> None:
    """The last round by hand; all of them with `--all`."""
    evening = Evening(visit(size=size, language=language))
    if not whole:
        evening.go_on(late)
    answer_to_the_end(evening, language)
    if whole:
        assert evening.asked["your_turn"] > (components.ROUNDS - 1) * components.TURNS, "all rounds are played"


def answer_to_the_end(evening: Evening, language: str) -> None:
    """To the end, in each language: only what is possible is offered, the badge never leaves, nothing is too wide."""
    page = evening.page
    while not evening.ended():
        expect(page.locator(".rec:visible").first).to_be_in_viewport()
        if page.locator(".answers .btn:has(use[href='#shell-i-warn'])").count() == 0:
            expect(page.locator(".answers .btn")).to_have_count(evening.legal)
        assert page.locator(".ask h2").inner_text().strip()
        evening.answer()
    page.locator(".sheet-lines .sum").wait_for()
    lines = [
        int(text.splitlines()[0].split()[-1]) for text in page.locator(".sheet-lines li:not(.sum)").all_inner_texts()
    ]
    assert str(sum(lines)) in page.locator(".sheet-lines .sum").inner_text()
    assert page.locator(".hero h2").text_content() in (WON[language], LOST[language])
    expect(page.locator(".rec")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_steps_and_the_list_grow_through_his_turn(visit: Callable[..., Visitor]) -> None:
    evening = Evening(visit(), {"building": 1})
    evening.until("free")
    page = evening.page
    expect(page.locator(".steps .now")).to_have_text("Dowódca")
    expect(page.locator(".todo [aria-checked=false]")).to_have_count(1)
    evening.give(evening.answers.first)
    evening.until("your_turn", "pause", "first")
    assert page.locator(".todo li").count() >= 2


def test_a_thing_on_the_list_is_ticked_off_by_a_tap(visit: Callable[..., Visitor]) -> None:
    page = Evening(visit()).page
    thing = page.get_by_role("checkbox").first
    expect(thing).not_to_be_checked()
    thing.click()
    expect(thing).to_be_checked()


def test_burrow_scales_and_farm_are_tabs_on_a_phone_and_together_on_a_desk(visit: Callable[..., Visitor]) -> None:
    phone = Evening(visit()).page
    expect(phone.locator(".ratboard")).to_have_count(1)
    phone.get_by_role("tab", name="Jego nora").focus()
    phone.keyboard.press("ArrowRight")
    expect(phone.locator(".scale")).to_have_count(3)
    phone.keyboard.press("ArrowRight")
    expect(phone.get_by_role("tab", name="Farma")).to_have_attribute("aria-selected", "true")
    desk = Evening(visit(size=DESK)).page
    expect(desk.locator(".ratboard")).to_have_count(2)
    expect(desk.locator(".scale")).to_have_count(3)


def test_an_attack_waits_behind_one_button(visit: Callable[..., Visitor]) -> None:
    evening = Evening(visit())
    evening.until("your_turn")
    expect(evening.answers).to_have_count(9)  # six sections, the cottage, no word of it, and an attack
    evening.page.get_by_role("button", name="Atakuję go kartą projektu").click()
    expect(evening.answers).to_have_count(evening.legal)
    evening.give(evening.page.locator(".answers .pictured").last)
    assert evening.question in ("how_many_yours", "your_turn", "how_many_points")


# -- taking back -------------------------------------------------------------------------------------


def test_the_last_answer_is_taken_back_and_the_same_card_comes_again(visit: Callable[..., Visitor]) -> None:
    evening = Evening(visit())
    page, undo = evening.page, evening.page.get_by_role("button", name="Cofnij ostatnią odpowiedź")
    expect(undo).to_have_count(0)
    evening.until("free", "cottage")
    card, question = page.locator(".todo li").first.inner_text(), page.locator(".ask h2").inner_text()
    before = evening.moment
    evening.give(evening.answers.first)
    after = page.locator(".ask h2").inner_text()
    now = evening.moment
    undo.click()
    evening.settle(now)
    assert evening.moment == before
    expect(page.locator(".put-back")).to_contain_text("Odłóż na stole")
    expect(page.locator(".ask h2")).to_have_text(question)
    expect(page.locator(".todo li").first).to_have_text(card)
    evening.give(evening.answers.first)
    expect(page.locator(".ask h2")).to_have_text(after)
    page.reload()
    expect(page.locator(".ask h2")).to_have_text(after)


# -- teach-in ----------------------------------------------------------------------------------------


def test_an_owner_reads_a_card_out_by_tapping_pictures_and_takes_it_home(
    visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    visitor = visit()
    evening = Evening(visitor, {"pack": "empty"})
    page = evening.page
    expect(page.locator(".rec")).to_have_count(0)
    evening.until("rat")
    page.get_by_role("button", name="bez szczura").click()
    expect(page.locator(".whole .btn.go")).to_be_enabled()
    page.get_by_role("button", name="mysz tej rundy").click()
    expect(page.locator(".whole .btn.go")).to_be_disabled()  # which skill belongs to it?
    page.locator(".ed-list").get_by_role("button", name="K3").click()
    evening.tell()
    keep = page.get_by_role("link", name="Zachowaj moje karty w pliku")
    with page.expect_download() as coming:
        keep.click()
    file = tmp_path / "my-box.toml"
    coming.value.save_as(file)
    assert 'bonuses = ["round_mouse K3"]' in file.read_text(encoding="utf-8")
    assert evening.asked["open_chambers"] == 1

    visitor.go("/").get_by_role("radio", name="Krysobot").click()
    expect(page.get_by_role("button", name="Moje pudełko", exact=True)).to_have_attribute("aria-pressed", "true")
    page.locator("#play").click()
    page.wait_for_url("**/t/*")
    evening.asked.clear()
    evening.until("your_turn")
    assert "open_chambers" not in evening.asked


# Does this browser remember all that was told at a table? What was answered last is still on its way.
KEPT = """async ([table, name]) => {
    const box = await (await fetch(`/api/tables/${table}/keepsake`)).text();
    return JSON.parse(localStorage.getItem(name)) === box;
}"""


def test_whoever_begins_from_nothing_again_does_not_lose_the_box_that_is_known(visit: Callable[..., Visitor]) -> None:
    remembered = "localStorage.getItem('konspira-file-wistar-pack')"
    evening = Evening(visit(), {"pack": "empty"})
    evening.until("your_turn")
    expect(evening.page.get_by_text("Ta przeglądarka już je pamięta")).to_be_visible()
    evening.page.wait_for_function(KEPT, arg=[evening.visitor.table, "konspira-file-wistar-pack"])
    box = evening.page.evaluate(remembered)
    again = Evening(evening.visitor, {"pack": "empty"})
    again.until("open_chambers")
    expect(again.page.get_by_role("link", name="Zachowaj moje karty w pliku")).to_be_visible()
    assert again.page.evaluate(remembered) == box
    expect(again.page.get_by_text("Ta przeglądarka już je pamięta")).to_have_count(0)


def test_a_file_of_a_friend_is_loaded_in_the_lobby_and_a_bad_one_refused_with_its_reason(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.get_by_role("radio", name="Krysobot").click()
    own = page.get_by_role("button", name="Moje pudełko", exact=True)
    expect(own).to_have_count(0)
    file = page.locator("input[type=file]")
    shipped = (PAGE.parent / "packs" / "empty.toml").read_text(encoding="utf-8")
    file.set_input_files(
        {
            "name": "box.toml",
            "mimeType": "text/plain",
            "buffer": shipped.replace('name = "empty"', 'name = "friend"').encode(),
        }
    )
    expect(own).to_have_attribute("aria-pressed", "true")
    visitor.offline = True  # the browser itself complains of the 400 that is wanted here
    bad = b'name = "x"\nsource = "guess"\n'
    with page.expect_response(lambda answer: answer.status == 400):
        file.set_input_files({"name": "bad.toml", "mimeType": "text/plain", "buffer": bad})
    expect(page.locator(".toast")).to_contain_text("source")
    expect(page.locator(".file-wrong")).to_have_text("twój plik: source: 'guess' nie jest tu możliwe")
    visitor.faults[:] = [fault for fault in visitor.faults if not fault.startswith("400")]


def test_an_owner_tells_the_map_of_the_farm_on_one_screen(visit: Callable[..., Visitor]) -> None:
    evening = Evening(visit(size=SMALL), {"pack": "empty"})
    page = evening.page
    evening.until("ways")
    told = page.locator(".whole .btn.go")
    expect(told).to_be_disabled()  # not every room can be reached yet; the door between D and E is printed
    for way in ("A–B", "B–C", "C–D", "E–F"):
        page.locator(f".ed-chip[aria-label^='{way}']").click()
    last = page.locator(".ed-chip[aria-label^='F–G']")
    last.click()
    last.click()
    expect(last).to_have_attribute("aria-label", "F–G: drzwi")
    expect(told).to_be_enabled()
    evening.tell()
    assert evening.question != "ways"


def test_where_my_chief_went_is_tapped_on_the_wheel(visit: Callable[..., Visitor]) -> None:
    evening = Evening(visit())
    evening.until("your_turn")
    before = evening.moment
    evening.page.locator(".ring .may").last.click()  # the cottage, in the middle
    evening.settle(before)
    evening.until("your_turn")
    expect(evening.page.get_by_role("img", name="Koło akcji")).to_be_visible()


@pytest.mark.parametrize(("size", "language"), [(PHONE, "pl"), (SMALL, "cs")])
def test_on_a_phone_what_to_do_comes_before_the_question(
    visit: Callable[..., Visitor], size: tuple[int, int], language: str
) -> None:
    """The first new instruction is at the top, all are above the question, and nothing covers them."""
    evening = Evening(visit(size=size, language=language))
    for _ in range(12):
        evening.page.wait_for_function(INSTRUCTION_FIRST)
        if evening.ended():
            break
        evening.answer()


INSTRUCTION_FIRST = """() => {
    const fresh = [...document.querySelectorAll('.todo [aria-checked=false]')].map((e) => e.getBoundingClientRect());
    const bar = document.querySelector('.g-bar').getBoundingClientRect().bottom;
    const asks = document.querySelector('.pocket').getBoundingClientRect();
    return fresh.length === 0 ? asks.top < innerHeight
        : fresh[0].top >= bar - 2 && fresh[0].top < innerHeight / 2 && fresh.at(-1).bottom <= asks.top + 2;
}"""


# -- my side of it -----------------------------------------------------------------------------------


def test_my_points_are_counted_too_and_the_evening_is_kept_with_its_margin(visit: Callable[..., Visitor]) -> None:
    evening = Evening(visit(language="en"), {"building": 1, "tool": 2, "automaton": 1})
    page = evening.page
    evening.until("won")
    his = int(page.locator(".ask h2").inner_text().split()[2])
    page.get_by_label("My points in the game").select_option(str(his - 5))
    expect(page.locator(".my-sheet .sum")).to_contain_text("5 short of him")
    page.get_by_label("My mice and cheese").select_option("12")
    expect(page.locator(".my-sheet .sum")).to_contain_text("You win by 7.")
    page.get_by_role("button", name="keep this evening").click()
    expect(page.locator(".hero h2")).to_have_text("You win!")
    expect(page.locator(".evenings")).to_contain_text("Evenings: 1, won: 1, hardest difficulty won: 4.")
    expect(page.locator(".ladder li")).to_have_count(len(mixes()))
    expect(page.locator(".ladder .won")).to_have_text("1·2·1+7")
    kept = page.evaluate("JSON.parse(localStorage.getItem('konspira-wistar-evenings'))")
    assert [(one["mix"], one["mine"] - one["his"]) for one in kept] == [([1, 2, 1], 7)]
    assert evening.visitor.axe() == []


# -- the lobby, and the album ------------------------------------------------------------------------


def krysobot_in_the_lobby(visitor: Visitor) -> Page:
    page = visitor.go("/")
    page.get_by_role("radio", name="Krysobot").click()
    return page


def test_the_first_question_is_whether_the_box_is_on_the_table_and_its_answer_is_remembered(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    page = krysobot_in_the_lobby(visitor)
    expect(page.get_by_role("heading", name="Czy na twoim stole leży pudełko")).to_be_visible()
    expect(page.locator("#play")).to_have_count(0)
    page.locator(".first-asked").get_by_role("button", name="Pudełko leży na moim stole").click()
    expect(page.locator("#play")).to_be_enabled()
    page.reload()
    expect(page.locator("#play")).to_be_enabled()
    expect(page.locator(".first-asked")).to_have_count(0)
    expect(page.get_by_role("radio", name="Pudełko leży na moim stole")).to_be_checked()


def test_a_game_for_one_offers_no_chairs_and_no_open_table(visit: Callable[..., Visitor]) -> None:
    page = krysobot_in_the_lobby(visit())
    expect(page.locator(".how")).to_be_visible()
    assert page.locator(".chairs").count() == 0
    assert page.get_by_role("switch").count() == 0


@pytest.mark.parametrize("size", [SMALL, DESK])
def test_a_card_told_in_the_album_before_an_evening_is_not_asked_for(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    visitor = visit(size=size)
    page = krysobot_in_the_lobby(visitor)
    page.locator(".how").get_by_role("button", name="Album").click()
    board = page.locator(".alb-card").nth(2)
    board.locator("summary").click()
    board.get_by_label("Ile komór na jego planszy").select_option("2")
    expect(page.get_by_text("Zapisane na tym urządzeniu.")).to_be_visible()
    assert visitor.axe() == []
    page.keyboard.press("Escape")
    page.locator("#play").click()
    page.wait_for_url("**/t/*")
    asked: list[str] = []
    visitor.table = page.url.rpartition("/")[2]
    ahead(visitor, lambda turn: asked.append(dialogue.QUESTIONS[turn["view"]["question"]]) or asked[-1] == "your_turn")
    assert "skill_place" in asked
    assert "open_chambers" not in asked


def test_a_box_of_version_0_1_that_does_not_load_is_repaired_with_its_owner(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.go("/")
    shipped = (PAGE.parent / "packs" / "empty.toml").read_text(encoding="utf-8").replace('"empty"', '"my-box"')
    old = shipped + '[board]\nopen_chambers = 2\nchambers = [0, 5, 2, 3, "?", "?"]\n'
    page.evaluate("old => localStorage.setItem('konspira-file-wistar-pack', JSON.stringify(old))", old)
    visitor.offline = True  # the browser itself complains of the 400 that is wanted here
    page.get_by_role("radio", name="Krysobot").click()
    expect(page.locator(".album")).to_contain_text("board.chambers")
    page.get_by_role("button", name="Zachowaj resztę").click()
    page.wait_for_function("localStorage.getItem('konspira-file-wistar-pack').includes('open_chambers')")
    kept = page.evaluate("JSON.parse(JSON.parse(localStorage.getItem('konspira-file-wistar-pack'))).board")
    assert kept == {"open_chambers": 2, "chambers": [0, "?", 2, 3, "?", "?"]}
    visitor.faults[:] = [fault for fault in visitor.faults if not fault.startswith("400")]


# -- for everybody -----------------------------------------------------------------------------------


def test_an_evening_goes_on_by_keyboard_alone(visit: Callable[..., Visitor]) -> None:
    evening = Evening(visit(size=DESK))
    page = evening.page
    evening.answers.first.focus()
    for _ in range(8):
        before = evening.moment
        page.keyboard.press("Enter")
        evening.settle(before)
        page.wait_for_function("document.activeElement.closest('#act') !== null")  # the keyboard is not left behind
        for _ in range(4):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.closest('.answers') !== null"):
                break


def test_the_board_in_words_begins_with_what_is_to_be_done_and_asked(visit: Callable[..., Visitor]) -> None:
    evening = Evening(visit())
    evening.until("free")
    words = evening.page.locator("[role=region].sr p").all_inner_texts()
    assert words[0].startswith("Karta akcji Krysobota")
    assert words[1] == evening.page.locator(".ask h2 span").inner_text()
    assert any(line.startswith("Dane odtworzone") for line in words)


def test_axe_finds_nothing(visit: Callable[..., Visitor], sample: Sample) -> None:
    for size, dark in sample(LOOKS, 1):
        visitor = visit(size=size, dark=dark)
        evening = Evening(visitor)
        assert visitor.axe() == []
        evening.until("task", "mouse", "hidden", "door")
        assert visitor.axe() == []
        taught = Evening(visitor, {"pack": "empty"})
        taught.until("icon", "effect")
        assert visitor.axe() == []


def test_the_board_weighs_less_than_its_budget() -> None:
    weights = {path.name: len(gzip.compress(path.read_bytes())) for path in PAGE.iterdir()}
    assert {"board.js", "board.css", "symbols.svg"} <= set(weights)
    assert sum(weights.values()) < BUDGET, weights


def test_the_page_numbers_things_as_the_rules_do(visit: Callable[..., Visitor]) -> None:
    page: Page = visit().go("/")
    told = page.evaluate(
        """import('/games/wistar/page/pieces.js').then((pieces) =>
            Object.fromEntries(Object.entries(pieces).filter(([, value]) => typeof value !== 'function')))"""
    )
    for name in ("CARDS", "AREAS", "ROOMS", "SKILLS", "SCALES", "BONUS_KINDS", "ICON_KINDS", "EFFECTS"):
        assert tuple(told[name]) == getattr(components, name), name
    assert tuple(told["QUESTIONS"]) == dialogue.QUESTIONS
    assert tuple(told["STAGES"]) == dialogue.STAGES
    for name in ("UNKNOWN", "CHEESE", "RATS_IN_AREA", "ROUNDS", "TURNS"):
        assert told[name] == getattr(components, name), name
    assert told["SLOTS_IN_ROOM"] == components.ROOM_SLOTS
    assert told["FIRST_ABOUT_THE_BOX"] == dialogue.FIRST_ABOUT_THE_BOX


def test_every_question_deed_and_card_has_its_words_and_picture() -> None:
    """He has something to say at every moment, and no deed stands on the list without its picture."""
    art = (PAGE / "art.js").read_text(encoding="utf-8")
    deeds = art[art.index("const DEED_ART") : art.index("const CANNOT_ART")]
    special = {"set_up", "card", "tile", "attacks", "cannot", "no_rat", "projects"}
    for deed in dialogue.DEEDS:
        name = deed.replace("_", "-")
        assert deed in special or f"{name}:" in deeds or f"'{name}':" in deeds, deed
    for language in ("pl", "cs", "en"):
        texts = (PAGE.parent / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
        assert all(f"wistar-talk-card-{card} =" in texts for card in components.CARDS), language
