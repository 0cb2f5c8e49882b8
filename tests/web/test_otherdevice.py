"""My other device: the first shows a link, the second is the same guest, and the journal names it by its own key."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import msgspec
import pytest
import segno
from playwright.sync_api import Page, expect
from web.browser import DESK, PHONE, Visitor
from web.gra import Player, to_the_end
from web.player import wait_for_a_turn

KEY = "() => JSON.parse(localStorage.getItem('konspira-device')).key"
SQUARES = "([text, mask]) => import('/web/qr.js').then((qr) => qr.squares(text, mask))"
WORDS = {
    "pl": ("Na moim drugim urządzeniu", "Kopiuj link", "Graj dalej tutaj", "podpisało twoje drugie urządzenie"),
    "cs": ("Na mém druhém zařízení", "Kopírovat odkaz", "Hrát dál tady", "podepsalo tvoje druhé zařízení"),
    "en": ("On my other device", "Copy the link", "Go on here", "Signed by your other device"),
}


def signed(visitor: Visitor, table: str) -> list[dict[str, Any]]:
    """What stands in the journal of who signed, act by act."""
    with closing(sqlite3.connect(f"file:{visitor.server.db}?mode=ro", uri=True, timeout=30)) as db:
        lines = db.execute('SELECT text FROM entry WHERE "table" = ? AND match = 1 AND line > 0 ORDER BY n', (table,))
        return [one["signed"] for (text,) in lines if (one := msgspec.json.decode(text)).get("by") == "device"]


def link_for_another(page: Page, words: tuple[str, ...]) -> str:
    """Ask for it in the menu, and copy it."""
    page.locator(".bar button.ib").last.click()
    page.get_by_role("button", name=words[0]).click()
    expect(page.locator("dialog svg.qr path")).to_have_count(1)
    page.get_by_role("button", name=words[1]).click()
    page.keyboard.press("Escape")
    return str(page.evaluate("() => navigator.clipboard.readText()"))


def act(page: Page) -> None:
    """Do the next thing that is mine."""
    player = Player(page)
    wait_for_a_turn(player)
    player.act()


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", WORDS)
def test_the_second_device_signs_by_a_key_that_the_first_vouches_for(
    visit: Callable[..., Visitor], language: str
) -> None:
    words = WORDS[language]
    first, second, third = (visit(size=size, language=language) for size in (DESK, PHONE, PHONE))
    one = first.go("/")
    one.locator("#play").click()
    one.locator(".game").wait_for()
    table = first.table = one.url.partition("/t/")[2]
    link = link_for_another(one, words)
    act(one)

    two = second.go(link.removeprefix(first.site))
    two.get_by_role("button", name=words[2]).click()
    two.locator(".game").wait_for()
    assert two.url.endswith(f"/t/{table}")
    act(two)
    mine, other = one.evaluate(KEY), two.evaluate(KEY)
    two.wait_for_function("() => Object.keys(localStorage).some((name) => name.startsWith('konspira-match-'))")
    by = [(act["device"], act.get("certificate", {}).get("device")) for act in signed(first, table)]
    assert by[0] == (mine, None)
    assert (other, mine) in by

    three = third.go(link.removeprefix(first.site))
    third.offline = True  # a refusal is what is wanted here
    three.get_by_role("button", name=words[2]).click()
    expect(three.locator(".toast")).to_be_visible()
    third.faults = [fault for fault in third.faults if not fault.startswith("404")]

    to_the_end(first)
    two.locator(".showdown ~ .pocket .btn.go").click()
    for page in (one, two):
        page.locator(".sect .row button.btn.s.quiet").last.click()
        expect(page.locator("dialog .proof")).to_contain_text(words[3])
        expect(page.locator("dialog .proof h3")).to_have_count(2)  # what was checked, what is not proven; nothing wrong


def test_a_link_that_is_not_whole_says_so(visit: Callable[..., Visitor]) -> None:
    page = visit(language="en").go("/device#half~a~link")
    expect(page.locator("main")).to_contain_text("not whole")
    assert visit(language="en").go("/device").locator("main .btn.go").count() == 0


def test_the_code_is_the_one_that_others_draw(visit: Callable[..., Visitor]) -> None:
    """Texts that fill a version whole: what follows one is filled with, another library does otherwise."""
    page = visit().go("/")
    for version, size in enumerate((17, 32, 53, 78, 106, 134, 154, 192, 230, 271, 321, 367), 1):
        text, mask = ("https://play.example.org/device#" + "aB3_-Z~9." * 50)[:size], version % 8
        code = segno.make(text, error="l", mode="byte", boost_error=False, mask=mask, micro=False)
        assert code.version == version
        assert page.evaluate(SQUARES, [text, mask]) == [[bool(one) for one in row] for row in code.matrix]
