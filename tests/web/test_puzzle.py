"""The puzzle of the day in the page: the game's own board, one answer, then why; on a phone, over plain http."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from server.web import Server
from web.browser import DESK, PHONE, SMALL, Visitor

from konspira.bots.puzzles import FIRST, collection


def day_of(game: str, asks: str) -> str:
    place = next(
        place
        for place, one in enumerate(collection())
        if (one.position.game, one.asks) == (game, asks) and (asks == "suspect" or one.action == {"do": "check"})
    )
    return (FIRST + datetime.timedelta(days=place)).isoformat()


@pytest.fixture
def on(tmp_path: Path) -> Iterator[Callable[[str], Server]]:
    """A function that starts a server on a day."""
    started: list[Server] = []

    def start(day: str) -> Server:
        started.append(Server(tmp_path / f"{len(started)}.db", today=day, names=["konspira.test"]))
        return started[-1]

    yield start
    for one in started:
        one.stop()
        assert "Traceback" not in one.log


def test_a_stranger_finds_it_in_the_lobby_answers_by_the_boards_own_button_and_hears_why(
    on: Callable[[str], Server], visit: Callable[..., Visitor]
) -> None:
    server = on(day_of("gra", "action"))
    site = server.site.replace("127.0.0.1", "konspira.test")
    somebody = visit(server, size=SMALL, language="en", dark=True, stranger=True, site=site)
    page = somebody.go("/")
    page.get_by_role("link", name="Puzzle of the day").click()
    expect(page.locator(".puzzle")).to_contain_text("One action is clearly best here")
    assert page.evaluate("isSecureContext") is False
    assert somebody.axe() == []
    page.get_by_role("button", name="I doubt it!").click()
    answer = page.get_by_role("dialog", name="That is it!")
    expect(answer).to_contain_text("The answer:")
    expect(answer).to_contain_text("Everything else costs at least")
    expect(answer).to_contain_text("Yours is the only answer")
    assert somebody.axe() == []
    page.reload()
    expect(page.locator(".puzzle")).to_contain_text("That is it!")
    expect(page.get_by_role("button", name="I doubt it!")).to_have_count(0)
    page.get_by_role("button", name="Show the answer").click()
    expect(answer).to_be_visible()


@pytest.mark.sample(1)
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_mole_is_named_among_the_people_and_the_story_says_all_that_was_played(
    on: Callable[[str], Server], visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    day = day_of("krecia", "suspect")
    kuba = visit(on(day), size=size)
    page = kuba.go("/puzzle")
    expect(page.locator(".puzzle")).to_contain_text("Karty dowodzą, kto jest kretem")
    expect(page.locator(".g-pocket .hint")).to_contain_text("Karty dowodzą, kto jest kretem")
    expect(page.locator(".sr[role=region] p").last).to_contain_text("Karty dowodzą, kto jest kretem")
    expect(page.locator(".game")).not_to_contain_text("Zagraj kartę")
    assert kuba.axe() == []
    if size == PHONE:
        page.locator(".puzzle").get_by_role("button", name="Przebieg gry").click()
        expect(page.locator("dialog .log")).to_contain_text("Stawka 1 z")
        page.keyboard.press("Escape")
    else:
        expect(page.locator(".g-side .log")).to_contain_text("Stawka 1 z")
    page.locator(".puzzle #act .btn").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("na pewno kret")
    expect(page.get_by_role("dialog")).to_contain_text("zasady nie zostawiają nikogo innego")
    assert kuba.axe() == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
