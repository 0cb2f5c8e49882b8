"""The coach in the page: asked by button or key, and after the end a chart of everybody's beliefs."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from sampling import Sample
from server.web import Server, wait_for
from web.browser import DESK, PHONE, SMALL, Visitor, unfold
from web.gra import bids, open_table, to_the_end
from web.keys import wait_until

LOOKS = [(PHONE, False), (DESK, True)]


@pytest.fixture(scope="module")
def advised(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose coach looks at a few worlds, and may be asked as often as one likes."""
    folder: Path = tmp_path_factory.mktemp("advised")
    shared = Server(folder / "advised.db", games=["gra"], coach="4000", limits={"advice": [100, 100]}, known=True)
    yield shared
    shared.stop()
    assert "Traceback" not in shared.log, shared.log


def ask(page: Page) -> None:
    """Ask by key until the coach has beliefs: while machine code is being made he has only first thoughts."""

    def answered() -> bool:
        page.keyboard.press("Alt+c")
        page.locator("dialog.coach .why, dialog.coach .warn").first.wait_for()
        if page.locator(".coach .beliefs").count() > 1:
            return True
        page.keyboard.press("Escape")
        return False

    page.get_by_role("button", name="Zapytaj trenera").wait_for()
    assert wait_for(answered, 240)


def test_the_coach_advises_and_the_end_shows_how_beliefs_went(
    visit: Callable[..., Visitor], advised: Server, sample: Sample
) -> None:
    for size, dark in sample(LOOKS, 1):
        visitor = visit(server=advised, size=size, dark=dark)
        page = open_table(visitor, seats=3, options={"fewer_cards": True}, until=bids).page
        ask(page)
        expect(page.locator(".coach .advice li").first).to_contain_text("%")
        expect(page.locator(".coach .hint")).to_have_text("Trener widzi tylko to, co ty.")
        assert visitor.axe() == []
        page.keyboard.press("Escape")
        to_the_end(visitor)
        page.locator(".scrub").wait_for()
        page.get_by_role("button", name="Policz i pokaż").click()
        expect(page.locator(".chart polyline")).to_have_count(3, timeout=240_000)  # all is thought over again
        page.locator(".chart summary").first.click()
        expect(page.locator(".chart td").first).to_contain_text("%")
        assert visitor.axe() == []


class Held:
    """What the server says of the coach, held back on its way to a page until a test lets it go on."""

    def __init__(self, page: Page) -> None:
        self.messages: list[dict[str, Any]] = []
        page.route_web_socket("**/live?*", self._through)

    def _through(self, line: WebSocketRoute) -> None:
        self._line, server = line, line.connect_to_server()

        def told(message: str | bytes) -> None:
            heard = json.loads(message)
            if heard["type"] == "advised" and heard["why"]["id"] != "coach-early":
                self.messages.append(heard)
            else:
                line.send(message)

        server.on_message(told)

    def tell(self, message: dict[str, Any]) -> None:
        """Let the page hear something."""
        self._line.send(json.dumps(message))


def chosen(page: Page) -> list[str]:
    """The actions in the sheet, from the top."""
    return page.locator(".coach .advice li > span:first-child").all_inner_texts()


@pytest.mark.parametrize("size", [SMALL, DESK], ids=["phone", "desk"])
def test_what_the_coach_thinks_so_far_is_shown_and_settles_without_a_jump(
    visit: Callable[..., Visitor], advised: Server, size: tuple[int, int]
) -> None:
    visitor = visit(server=advised, size=size)
    held = Held(visitor.page)
    page = open_table(visitor, seats=2, until=bids).page

    def thought() -> bool:
        page.keyboard.press("Alt+c")
        wait_until(page, lambda: bool(held.messages) or page.locator(".coach .why").count() > 0)
        return bool(held.messages) or page.keyboard.press("Escape") is not None

    page.get_by_role("button", name="Zapytaj trenera").wait_for()
    assert wait_for(thought, 240)
    wait_until(page, lambda: not held.messages[-1]["more"])
    assert [message["more"] for message in held.messages[:-1]] == [True] * (len(held.messages) - 1) != []
    expect(page.locator(".coach .hint")).to_have_text("Trener myśli…")
    status, last = page.locator(".coach [role=status]"), held.messages[-1]

    def thinks(margin: float, *faces: int, more: bool = True) -> None:
        found = [
            {"action": face, "label": {"id": "gra-do-turn", "args": {"faces": f"{face}"}}, "chance": 0.5, "weight": 0.2}
            for face in faces
        ]
        held.tell({**last, "more": more, "suggestions": [one | {"margin": margin} for one in found]})

    thinks(0.11, 5, 6, 7, 8)
    expect(page.locator(".coach .hint")).to_have_text("Trener jeszcze myśli: to może się zmienić.")
    expect(page.locator(".coach .advice li").last).to_contain_text("± 11")
    first = chosen(page)
    assert visitor.axe() == []
    thinks(0.04, 7, 9, 6, 5)
    expect(page.locator(".coach .advice li").last).to_contain_text("± 4")
    assert [text.split()[1] for text in [*first, *chosen(page)]] == [*"5678", *"7659"], "the best changes places"
    expect(status).to_have_text("Trener myśli…")
    page.evaluate("""() => {
      window.said = 0;
      new MutationObserver(() => { window.said += 1; }).observe(
        document.querySelector('.coach [role=status]'), { characterData: true, childList: true, subtree: true });
    }""")
    rows = page.locator(".coach li")
    before = [row.bounding_box() for row in rows.all()]
    thinks(0.03, 7, 6, 5, 9)
    expect(page.locator(".coach .advice li").last).to_contain_text("± 3")
    assert page.evaluate("said") == 0, "it would chatter"
    thinks(0.02, 7, 5, 6, 9, more=False)
    expect(page.locator(".coach .hint")).to_have_text("Trener widzi tylko to, co ty.")
    assert [row.bounding_box() for row in rows.all()] == before
    assert [text.split()[1] for text in chosen(page)] == [*"7659"], "rows that stay keep their places"
    expect(status).to_contain_text(page.locator(".coach .why").first.inner_text())
    assert visitor.axe() == []


def test_where_the_coach_is_forbidden_he_is_not_offered(visit: Callable[..., Visitor]) -> None:
    page = visit().go("/")
    unfold(page)
    page.get_by_role("switch", name="Trener podpowiada").uncheck()
    page.locator("#play").click()
    page.locator(".turner").first.wait_for()
    expect(page.get_by_role("button", name="Zapytaj trenera")).to_have_count(0)
    page.keyboard.press("Alt+c")
    expect(page.locator("dialog")).to_have_count(0)
