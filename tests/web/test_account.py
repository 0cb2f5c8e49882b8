"""A device is lost; by its code another one, over plain http, gets name, face, chairs and tables back."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from web.browser import PHONE, SMALL, Visitor
from web.player import ahead


def test_a_lost_device_is_recovered_by_its_code(visit: Callable[..., Visitor]) -> None:
    lost = visit(size=PHONE)
    done = lost.make("Ania", "gra", ["me", "random"], start=True)
    ahead(lost)
    table = lost.make("Ania", "gra", ["me", "open"])
    page = lost.go("/")
    page.get_by_role("button", name="Grasz jako Ania").click()
    page.get_by_role("link", name="Zgubione albo inne urządzenie").click()
    page.get_by_role("button", name="Pokaż mi kod").click()
    expect(page.get_by_role("img", name="Kod QR z twoim kodem powrotu")).to_be_visible()
    code = page.locator(".recovery").inner_text()
    assert lost.axe() == []
    site = lost.site.replace("127.0.0.1", "konspira.test")
    found = visit(size=SMALL, language="en", dark=True, stranger=True, site=site)
    page = found.go(f"/me#{code}")
    assert page.evaluate("isSecureContext") is False
    expect(page.get_by_label("Recovery code")).to_have_value(code)
    expect(page).to_have_url(f"{site}/me")
    assert found.axe() == []
    page.get_by_role("button", name="Get my games back").click()
    expect(page.locator(f".my-table[href='/t/{table}']")).to_be_visible()
    page.locator(".my-table").click()
    expect(page.locator(".gathering .chairs li").first).to_contain_text("Ania")
    expect(page.locator(".gathering .chairs li").first).to_contain_text("that is you")
    page.goto(f"{site}/tables")
    expect(page.locator(f".tables a[href='/t/{done}']")).to_be_visible()
    page.goto(f"{site}/record")
    expect(page.locator(".scores li").first).to_contain_text("of 1")
    page.goto(f"{site}/t/{done}")
    expect(page.locator(".hero h2")).to_be_visible()
    expect(page.locator(".bar-me")).to_have_text("Ania")
