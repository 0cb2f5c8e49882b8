"""Calls by e-mail in the page: an address, its confirmation by the link in a letter, and the link that ends it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from server.mailing import Post, link_in, running_post
from server.web import Server
from web.browser import Visitor


@pytest.fixture
def writing(tmp_path: Path) -> Iterator[tuple[Server, Post]]:
    """A server that writes letters, and who takes them."""
    with running_post() as post:
        shared = Server(
            tmp_path / "writing.db", games=["gra"], smtp=post.url, smtp_password="geheim",
            mail_from="club@example.org", public_url="http://konspira.test",
        )  # fmt: skip
        yield shared, post
        shared.stop()
        assert "Traceback" not in shared.log, shared.log


def test_an_address_is_given_confirmed_and_stopped_by_links_in_letters(
    writing: tuple[Server, Post], visit: Callable[..., Visitor]
) -> None:
    server, post = writing
    visitor = visit(server=server, language="pl")
    page = visitor.go("/tables")
    page.get_by_label("Twój adres e-mail").fill("kuba@example.org")
    page.keyboard.press("Enter")
    expect(page.locator("section", has=page.locator("#letters"))).to_contain_text("w drodze na adres kuba@example.org")
    letter = post.wait_for(1)
    assert letter["Subject"] == "Konspira: czy to twój adres?"
    page.goto(f"{server.site}/mail#confirm={link_in(letter, 'confirm')}")
    go = page.get_by_role("button", name="Tak, piszcie")
    go.wait_for()
    assert visitor.axe() == []
    go.click()
    expect(page.get_by_role("status").first).to_contain_text("Gotowe: wezwania będą przychodzić na adres kuba@")
    page.goto(f"{server.site}/tables")
    off = page.get_by_role("button", name="Bez dalszych listów")
    off.wait_for()
    assert visitor.axe() == []
    off.click()
    page.get_by_label("Twój adres e-mail").wait_for()
