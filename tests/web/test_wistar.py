"""Krysobot in a real browser: he asks, a person answers by tapping; teach-in by pictures, and answers taken back."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from sampling import Sample
from web.browser import DESK, PHONE, SMALL, Visitor
from web.wistar import Evening, late

import konspira
from konspira.games.wistar import components, dialogue

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


def test_where_my_chief_went_is_tapped_on_the_wheel(visit: Callable[..., Visitor]) -> None:
    evening = Evening(visit())
    evening.until("your_turn")
    before = evening.moment
    evening.page.locator(".ring .may").last.click()  # the cottage, in the middle
    evening.settle(before)
    evening.until("your_turn")
    expect(evening.page.get_by_role("img", name="Koło akcji")).to_be_visible()


# -- for everybody -----------------------------------------------------------------------------------


def test_an_evening_goes_on_by_keyboard_alone(visit: Callable[..., Visitor]) -> None:
    evening = Evening(visit(size=DESK))
    page = evening.page
    evening.answers.first.focus()
    for _ in range(8):
        before = evening.moment
        page.keyboard.press("Enter")
        evening.settle(before)
        evening.answers.first.wait_for()
        page.wait_for_function("document.activeElement.closest('#act') !== null")  # the keyboard is not left behind
        for _ in range(4):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.closest('.answers') !== null"):
                break


def test_the_board_in_words_begins_with_what_is_to_be_done_and_asked(visit: Callable[..., Visitor]) -> None:
    evening = Evening(visit())
    evening.until("free")
    words = evening.page.locator("[role=region].sr p").all_inner_texts()
    assert words[0].startswith("Krysobot odkrył kartę akcji")
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
    for name in ("UNKNOWN", "CHEESE", "RATS_IN_AREA", "ROUNDS", "TURNS", "EXPLORATIONS"):
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
