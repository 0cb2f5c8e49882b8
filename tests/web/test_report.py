"""A player reports another by the keyboard alone; the host, in a language of his own, sees it with what was said."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from web.browser import DESK, Visitor


def test_a_player_is_reported_and_the_host_sees_it_with_the_lines(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(size=DESK, language="en"), visit(size=(320, 568), language="pl", dark=True)
    table = host.make("Ania", "gra", ["me", "open", "open"])
    server, rude, kuba = host.server, host.server.token("Larry", "fox"), guest.become("Kuba")
    with server.sit(table, rude) as seat, server.sit(table, kuba) as his:
        for one in (seat, his):
            one.until("welcome")
            one.do("sit")
        seat.do("say", text="you are all terrible")
        page, hosts = guest.go(f"/t/{table}"), host.go(f"/t/{table}")
        page.get_by_role("button", name="Menu").press("Enter")
        page.get_by_role("button", name="Zgłoś kogoś").press("Enter")
        page.get_by_role("radio", name="Larry").press(" ")
        page.get_by_role("radio", name="obraża albo dokucza").press(" ")
        page.get_by_label("Jednym zdaniem").fill("tak nie można")
        assert guest.axe() == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.get_by_role("button", name="Zgłoś", exact=True).press("Enter")
        expect(page.locator(".toast")).to_contain_text("Zgłoszone")
        hosts.get_by_role("button", name="Menu").click()
        hosts.get_by_role("button", name="1 report").click()
        sheet = hosts.locator("dialog.sheet")
        expect(sheet).to_contain_text("Larry: rude or hurtful")
        expect(sheet).to_contain_text("tak nie można")
        expect(sheet).to_contain_text("you are all terrible")
        expect(sheet).not_to_contain_text("Kuba")
        assert host.axe() == []
        hosts.get_by_role("button", name="Dealt with").click()
        expect(sheet).not_to_contain_text("Larry")
