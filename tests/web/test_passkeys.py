"""A device is lost; by a passkey another one gets name, chairs, games and record back, and signs the lost one out."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from server.web import play_out
from web.authenticator import VirtualAuthenticator
from web.browser import DESK, PHONE, Visitor

SMALLEST = (320, 568)
WORDS = {
    "pl": ("Utwórz klucz dostępu", "Wróć kluczem dostępu", "Zmień", "Wyloguj to urządzenie", "to urządzenie"),
    "cs": (
        "Vytvořit přístupový klíč",
        "Vrátit se přístupovým klíčem",
        "Změnit",
        "Odhlásit toto zařízení",
        "toto zařízení",
    ),
    "en": ("Make a passkey", "Come back with a passkey", "Change", "Sign this device out", "this device"),
}


def by_key(page: Page, name: str) -> None:
    """Use a button with the keyboard alone."""
    page.get_by_role("button", name=name).first.focus()
    page.keyboard.press("Enter")


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", WORDS)
def test_a_lost_device_is_recovered_by_a_passkey_and_signed_out(visit: Callable[..., Visitor], language: str) -> None:
    words = WORDS[language]
    lost = visit(size=SMALLEST, language=language)
    site = lost.site.replace("127.0.0.1", "localhost")  # browsers have passkeys for names
    lost.site = site
    token = lost.become("Ania")
    over = lost.server.table(token, ["me", "random"], start=True)
    with lost.server.sit(over, token) as seat:
        play_out([seat], random.Random(1))
    table = lost.make("Ania", "gra", ["me", "open"])
    made = VirtualAuthenticator(lost)
    page = lost.go("/me")
    by_key(page, words[0])
    expect(page.locator("#passkeys ~ ul .kept")).to_have_count(1)
    assert (fits(page), lost.axe()) == (True, [])
    lost.go(f"/t/{table}").locator(".gathering").wait_for()

    found = visit(size=PHONE, language=language, dark=True, stranger=True, site=site)
    VirtualAuthenticator(found).take(made.credentials)
    page = found.go("/me")
    page.get_by_role("main").wait_for()
    assert found.axe() == []
    by_key(page, words[1])
    expect(page.locator(f".my-table[href='/t/{table}']")).to_be_visible()
    expect(page.locator(f"a[href='/t/{over}']")).to_be_visible()
    page.goto(f"{site}/record")
    expect(page.locator("main")).to_contain_text("GRA")
    page.goto(f"{site}/me")
    other = page.locator("#devices ~ ul .kept").filter(has_not_text=words[4])
    expect(other).to_have_count(1)
    other.get_by_role("button").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog .field")).to_be_visible()
    assert found.axe() == []
    by_key(page, words[3])
    expect(page.locator("#devices ~ ul .kept")).to_have_count(1)
    expect(lost.page.locator("main.empty a[href='/me']")).to_be_visible()
    assert lost.axe() == []
    lost.page.locator("main.empty a[href='/me']").click()
    expect(lost.page.locator("#come-back")).to_be_visible()
    expect(lost.page.locator("#devices")).to_have_count(0)


def test_a_device_and_a_passkey_are_named_and_a_passkey_is_taken_away(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size=DESK, language="en")
    visitor.site = visitor.site.replace("127.0.0.1", "localhost")
    VirtualAuthenticator(visitor)
    page = visitor.go("/me")
    page.get_by_role("button", name="Make a passkey").click()
    for section, name in (("#passkeys", "My phone"), ("#devices", "Desk")):
        page.locator(f"{section} ~ ul .kept").get_by_role("button").click()
        page.get_by_label("What you call it").fill(name)
        page.get_by_role("button", name="Save").click()
        expect(page.locator(f"{section} ~ ul .kept b")).to_have_text(name)
    page.locator("#passkeys ~ ul .kept").get_by_role("button").click()
    page.get_by_role("button", name="Take this passkey away").click()
    expect(page.locator("#passkeys ~ ul .kept")).to_have_count(0)


def test_over_plain_http_the_page_says_what_passkeys_need_and_the_code_is_there(visit: Callable[..., Visitor]) -> None:
    insecure = visit(language="en")
    insecure.site = insecure.site.replace("127.0.0.1", "konspira.test")
    page = insecure.go("/me")
    assert page.evaluate("isSecureContext") is False
    expect(page.locator("main")).to_contain_text("Passkeys need a page by https")
    expect(page.get_by_role("button", name="Show me a code")).to_be_visible()
    expect(page.get_by_role("button", name="passkey")).to_have_count(0)
