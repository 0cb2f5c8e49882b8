"""Options with named values or a file of one's own, chosen in the lobby: recommended pairs, one's own missions."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect
from web.browser import DESK, Visitor

from konspira.games.krecia import files


def krecia(visitor: Visitor) -> Page:
    page = visitor.go("/")
    page.get_by_role("radio", name=re.compile("^Krecia robota")).click()
    return page


def test_a_recommended_pair_of_roles_is_one_tap(visit: Callable[..., Visitor]) -> None:
    page = krecia(visit(size=DESK, language="en"))
    pair = page.get_by_role("button", name="Daredevil and Shady Character")
    pair.click()
    expect(pair).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("switch", name="Daredevil Agent")).to_be_checked()
    expect(page.get_by_role("switch", name="Shady Character")).to_be_checked()
    page.get_by_role("switch", name="Shady Character").uncheck()
    expect(pair).to_have_attribute("aria-pressed", "false")


def test_the_blank_role_is_put_together_from_its_words_and_refused_with_the_reason(
    visit: Callable[..., Visitor],
) -> None:
    page = krecia(visit(size=DESK, language="en"))
    page.get_by_role("switch", name="Blank role").check()
    page.get_by_role("radio", name="with a partner").click()
    expect(page.locator(".hint.warn")).to_contain_text("must start revealed")
    page.get_by_role("switch", name="Starts revealed", exact=True).check()
    expect(page.locator(".hint.warn")).to_have_count(0)
    page.locator("#play").click()
    expect(page.locator(".bar-t p")).to_contain_text("Blank role")


def test_missions_of_an_own_copy_are_loaded_and_said_to_be_so(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = files.template("missions") or ""
    path.write_text("\n".join(line for line in text.splitlines() if not line.startswith("provenance")))
    page = krecia(visit(size=DESK, language="en"))
    usual = page.get_by_role("button", name="Missions that come with the game")
    expect(usual).to_have_attribute("aria-pressed", "true")
    page.locator(".option", has=usual).locator("input[type=file]").set_input_files(path)
    expect(page.get_by_role("button", name="Missions from your own copy")).to_have_attribute("aria-pressed", "true")
    expect(usual).to_have_attribute("aria-pressed", "false")
    page.locator("#play").click()
    expect(page.locator(".bar-t p")).to_contain_text("Missions from your own copy")


def test_a_mistake_in_the_file_is_said_with_its_mission(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text('[[mission]]\nid = "A1"\ntrump = "red"\n')
    visitor = visit(size=DESK, language="en")
    page = krecia(visitor)
    visitor.offline = True  # the browser itself complains of the 400 that is wanted here
    with page.expect_response(lambda answer: answer.status == 400):
        page.locator(".option", has_text="The pack of missions").locator("input[type=file]").set_input_files(path)
    expect(page.locator(".toast")).to_have_text("Mission A1: trump can be blue, green, pink, yellow.")
    visitor.faults[:] = [fault for fault in visitor.faults if not fault.startswith("400")]
