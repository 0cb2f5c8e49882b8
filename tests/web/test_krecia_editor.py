"""Missions and roles of one's own in the browser: written, told and shown meanwhile, kept, saved, read, and played."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from web.browser import DESK, PHONE, Visitor, unfold
from web.keys import focus_on
from web.krecia import open_table
from web.player import play

from konspira.games.krecia import files, pack
from konspira.games.krecia.options import own_pack

OPEN = {"en": "Write missions", "pl": "Pisz misje", "cs": "Psát mise"}


def editor(visitor: Visitor, language: str = "en") -> Locator:
    """The editor, opened in the lobby."""
    page = visitor.go("/")
    page.get_by_role("radio", name=re.compile("^Krecia robota")).click()
    unfold(page)
    page.get_by_role("button", name=OPEN[language]).click()
    opened = page.locator("dialog .edit")
    expect(opened.locator(".edit-one")).to_have_count(28)
    return opened


def walk_to(page: Page, wanted: Locator, most: int = 120) -> None:
    """Walk with Tab until it has the focus."""
    for _ in range(most):
        if wanted.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {wanted}")


def meaning(opened: Locator) -> Locator:
    return opened.locator(".edit-meaning")


def test_a_mission_is_told_and_shown_while_it_is_written_and_then_kept(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size=DESK, language="en")
    opened = editor(visitor)
    expect(meaning(opened)).to_contain_text("Only values from 7 to 13")
    expect(opened.locator(".edit-trick")).to_have_count(3)
    opened.get_by_label("condition", exact=True).select_option(label="how many of a sort")
    opened.get_by_label("of which").select_option(label="mask cards (pink)")
    opened.get_by_label("from", exact=True).select_option("0")
    opened.get_by_label("to", exact=True).select_option("0")
    expect(meaning(opened)).to_contain_text("Not a single mask card (pink)")
    expect(opened.locator(".edit-trick.good")).to_have_count(2)
    expect(opened.locator(".edit-trick.bad")).to_have_count(1)
    opened.get_by_label("condition", exact=True).select_option(label="exactly one of several")
    expect(meaning(opened)).to_contain_text(
        "Exactly one of these: all cards are even, or all cards are odd; each card has a"
    )
    expect(opened.get_by_text("Kept on this device.")).to_be_visible()
    visitor.page.reload()
    visitor.page.get_by_role("radio", name=re.compile("^Krecia robota")).click()
    visitor.page.get_by_role("button", name="Write missions").click()
    expect(meaning(visitor.page.locator("dialog .edit"))).to_contain_text("Exactly one of these: ")


def test_a_mission_in_words_is_saved_as_a_file_and_read_again(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor = visit(size=PHONE, language="pl")
    opened = editor(visitor, "pl")
    opened.get_by_role("radio", name="słowami, ocenia ten, kto zaczyna").click()
    expect(opened.locator(".file-wrong").first).to_contain_text("Misja M01")
    opened.get_by_label("Słowa na karcie").fill("Nikt się nie śmieje")
    expect(meaning(opened)).to_contain_text("Nikt się nie śmieje")
    expect(meaning(opened)).to_contain_text("Bot nie umie przeczytać tych słów")
    expect(opened.get_by_text("Zapamiętane na tym urządzeniu.")).to_be_visible()
    with visitor.page.expect_download() as saved:
        opened.get_by_role("button", name="Zapisz jako plik").click()
    path = tmp_path / "missions.toml"
    saved.value.save_as(path)
    assert pack.read(path.read_text(encoding="utf-8"))[0].words == "Nikt się nie śmieje"
    opened.get_by_role("button", name="Zacznij od naszych").click()
    expect(meaning(opened)).to_contain_text("Tylko wartości od 7 do 13")
    opened.locator("input[type=file]").set_input_files(path)
    expect(meaning(opened)).to_contain_text("Nikt się nie śmieje")


def test_missions_come_and_go_and_the_rules_say_what_is_wrong(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor = visit(size=DESK, language="cs")
    opened = editor(visitor, "cs")
    opened.get_by_role("button", name="Smazat tuto misi").click()
    expect(opened.locator(".edit-one")).to_have_count(27)
    opened.get_by_role("button", name="Nová mise").click()
    expect(opened.locator(".edit-one[aria-current]")).to_contain_text("Jen hodnoty od 7 do 13")
    opened.get_by_label("Krátké jméno").fill("M02")
    expect(opened.get_by_role("alert")).to_contain_text("Mise M02 je tu dvakrát")
    visitor.offline = True  # the browser itself complains of the 400 that is wanted here
    path = tmp_path / "bad.toml"
    path.write_text("[[mission]]\nid = 'A'\n")
    opened.locator("input[type=file]").set_input_files(path)
    expect(visitor.page.locator(".toast")).to_contain_text("Mise A: chybí trump")
    visitor.faults[:] = [fault for fault in visitor.faults if not fault.startswith("400")]


def test_the_blank_role_is_told_in_words_with_its_name(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    visitor = visit(size=DESK, language="en")
    page: Page = visitor.go("/")
    page.get_by_role("radio", name=re.compile("^Krecia robota")).click()
    page.get_by_role("switch", name="Blank role").check()
    page.get_by_label("Name", exact=True).fill("Postman")
    page.get_by_label("In your own words, for people").fill("Hums now and then.")
    page.get_by_role("radio", name="with the mole").first.click()
    told = page.locator(".edit-meaning")
    expect(told).to_contain_text("Postman: You win with the mole. Its owner adds: Hums now and then.")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    saved.value.save_as(tmp_path / "role.toml")
    assert files.read("blank_role", (tmp_path / "role.toml").read_text(encoding="utf-8"))["name"] == "Postman"


def test_a_pack_is_written_saved_and_played_by_the_keyboard_alone(
    visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    visitor = visit(size=DESK, language="en")
    page = visitor.go("/")
    focus_on(page, "[role=radio][aria-checked=true]")
    while not page.get_by_role("radio", name=re.compile("^Krecia robota"), checked=True).count():
        page.keyboard.press("ArrowRight")
    button = page.get_by_role("button", name=OPEN["en"])
    button.wait_for()
    walk_to(page, button)
    page.keyboard.press("Enter")
    opened = page.locator("dialog .edit")
    expect(opened.locator(".edit-one")).to_have_count(28)
    in_words = page.get_by_role("radio", name="in words, by whoever leads")
    told_how = opened.get_by_role("radiogroup").filter(has=in_words)
    walk_to(page, told_how.get_by_role("radio", checked=True))
    page.keyboard.press("ArrowRight")
    words = opened.get_by_label("The words on the card")
    walk_to(page, words)
    page.keyboard.type("Nobody laughs")
    expect(meaning(opened)).to_contain_text("Nobody laughs")
    expect(opened.get_by_text("Kept on this device.")).to_be_visible()
    walk_to(page, opened.get_by_role("button", name="Save as a file"))
    with page.expect_download() as saved:
        page.keyboard.press("Enter")
    saved.value.save_as(tmp_path / "missions.toml")
    assert pack.read((tmp_path / "missions.toml").read_text(encoding="utf-8"))[0].words == "Nobody laughs"
    page.keyboard.press("Escape")
    expect(page.locator("dialog .edit")).to_have_count(0)
    walk_to(page, page.locator("#play"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2].partition("#")[0]
    found = visitor.server.ask(f"/api/tables/{table}").json["table"]["options"]["missions"]
    assert found[0]["words"] == "Nobody laughs", "the pack that was written is the one that is played"


@pytest.mark.sample(1)
@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_in_the_editor(visit: Callable[..., Visitor], size: tuple[int, int], dark: bool) -> None:
    visitor = visit(size=size, dark=dark, language="en")
    opened = editor(visitor)
    expect(opened.locator(".edit-trick")).to_have_count(3)
    assert not visitor.axe()
    opened.get_by_label("condition", exact=True).select_option(label="at least one of several")
    expect(meaning(opened)).to_contain_text("At least one of these")
    assert not visitor.axe()
    opened.get_by_role("radio", name="in words, by whoever leads").click()
    opened.get_by_label("The words on the card").fill("Nobody laughs")
    expect(meaning(opened)).to_contain_text("Nobody laughs")
    assert not visitor.axe()
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.sample(1)
@pytest.mark.parametrize(("seats", "size"), [(4, PHONE), (3, DESK), (2, PHONE)])
def test_missions_in_words_are_judged_and_objected_to_at_the_table(
    visit: Callable[..., Visitor], seats: int, size: tuple[int, int]
) -> None:
    words = [one | {"words": "Bez kłótni", "conditions": [], "hint": []} for one in own_pack()]
    visitor = visit(size=size)

    def asked(turn: dict) -> bool:
        return "judge" in turn["legal"] or "object" in turn["legal"]

    player = open_table(visitor, seats=seats, options={"missions": words}, until=asked)
    play(player, until="verdict")
    expect(player.page.locator(".mission .txt")).to_contain_text("Bez kłótni")
    assert not visitor.axe()
    play(player)
    assert "verdict" in player.done
