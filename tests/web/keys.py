"""How tests play without a mouse: by Tab and arrow keys, and by what is heard, with nothing seen."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import Page, expect
from web.browser import PATIENCE

GLANCE = 16  # milliseconds from one look at a page to the next
STOPS, MANY_STOPS = 80, 200  # tab stops of a table at most, and of any page


def focus_on(page: Page, selector: str, most: int = 60) -> None:
    """Walk with Tab until something that fits has the focus."""
    for _ in range(most):
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


# Controls that the keyboard has not been at. Of a group that arrow keys walk through (radios, tabs, a hand) one
# is enough.
LISTEN = """() => {
    window.reached = new Set([document.activeElement]);
    document.addEventListener('focusin', ({ target }) => window.reached.add(target));
}"""
MISSED = """() => {
    const within = [...document.querySelectorAll('dialog[open]:modal')].at(-1) ?? document.body;
    const groups = '[role=radiogroup], [role=tablist], .fan';
    const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert], .sr')
        && !one.matches(':disabled, input[type=hidden]');
    const missed = [...within.querySelectorAll('button, a[href], input, select, textarea, summary, [role=radio]')]
        .filter((one) => shown(one) && !window.reached.has(one))
        .filter((one) => ![...one.closest(groups)?.querySelectorAll('*') ?? []].some((it) => window.reached.has(it)));
    return missed.map((one) => one.outerHTML.slice(0, 120));
}"""


def unreached(page: Page) -> list[str]:
    """What can be pressed on the page, or in the sheet over it, and Tab never comes to."""
    page.evaluate(LISTEN)
    for _ in range(MANY_STOPS):
        if not page.evaluate(MISSED):
            return []
        page.keyboard.press("Tab")
    return list(page.evaluate(MISSED))


def wait_until(page: Page, true: Callable[[], object]) -> None:
    """Wait for what no single sign of a page tells, nor its clock, which may stand still in a test."""
    ends = time.monotonic() + PATIENCE / 1000
    while not true():
        assert time.monotonic() < ends, "what must come does not come"
        page.wait_for_timeout(GLANCE)


class Reader:
    """Somebody with a screen reader, in English: hears the table as text, the status line and what has the focus."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def text(self) -> list[str]:
        """The table as text, sentence by sentence."""
        return self.page.get_by_role("region", name="The table as text").locator("p").all_text_contents()

    @property
    def status(self) -> str:
        """What is said at once."""
        return " ".join(self.page.get_by_role("status").all_text_contents())

    @property
    def over(self) -> bool:
        return self.page.get_by_role("region", name="Result").count() > 0

    def line(self, begins: str) -> str:
        """What follows these words in the table as text; empty if they are not there."""
        return next((one.removeprefix(begins) for one in self.text if one.startswith(begins)), "")

    @property
    def here(self) -> str:
        """What has the focus, as it is announced: `button "Play key 2" [disabled]`."""
        if self.page.evaluate("document.activeElement === document.body"):
            return ""
        said = self.page.locator(":focus").aria_snapshot().splitlines() or [""]
        return said[0].removeprefix("- ").removesuffix(":").strip("'").replace("''", "'")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def find(self, what: str) -> str:
        """Walk with Tab until what is announced fits."""
        heard = []
        for _ in range(STOPS):
            if re.match(what, self.here):
                return self.here
            heard.append(self.here)
            self.press("Tab")
        raise AssertionError(f"nothing is announced as {what}: {heard}")

    def offers(self, what: str) -> bool:
        """Is there such a button in the list of buttons?"""
        return self.page.get_by_role("button", name=re.compile(what), disabled=False).count() > 0

    @property
    def chooses(self) -> bool:
        """Is there something to choose from? A scene that is to be looked at first has nothing."""
        return self.page.get_by_role("radio", disabled=False).count() > 0

    def enter(self, what: str) -> None:
        """Find a button, press it, and wait until it has done its work and gone."""
        name = re.sub(r'^button "(.*)"$', r"\1", self.find(what))
        self.press("Enter")
        expect(self.page.get_by_role("button", name=name, exact=True)).to_have_count(0)
