"""A finger that taps twice decides once, also where the next decision has come under it meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page
from web import gra, wistar
from web.browser import DESK, Visitor
from web.player import FRAME, NEW_VIEW, play
from web.test_taps import SOON

# Taps a button, and so much later whatever is at its place then.
TWICE = """async ([sign, soon]) => {
    const one = document.querySelector(sign);
    one.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = one.getBoundingClientRect();
    one.click();
    await new Promise((done) => setTimeout(done, soon));
    document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button')?.click();
}"""


def acts(page: Page) -> list[str]:
    """A list that fills with all that the page does at a table from now on."""
    done: list[str] = []

    def sent(frame: str | bytes) -> None:
        done.extend([str(frame)] if '"type":"act"' in str(frame) else [])

    page.on("websocket", lambda line: line.on("framesent", sent))
    return done


def test_who_goes_on_to_the_next_round_has_not_sealed_it(visit: Callable[..., Visitor]) -> None:
    visitor = visit(still=False)
    done = acts(visitor.page)
    player = gra.open_table(visitor, seats=2)
    for soon in SOON:
        play(player, until="watch")
        done.clear()
        player.page.evaluate(TWICE, [".showdown ~ .pocket .btn.go", soon])
        player.page.locator(".turner").first.wait_for()
        player.page.evaluate(FRAME)
        assert done == [], soon
        player.seal()


def test_krysobots_next_question_is_not_answered_with_the_last(visit: Callable[..., Visitor]) -> None:
    visitor = visit(still=False, size=DESK)
    done = acts(visitor.page)
    evening = wistar.Evening(visitor)
    for soon in SOON * 2:
        evening.answers.last.wait_for()
        done.clear()
        before = evening.moment
        evening.page.evaluate(TWICE, [".answers .btn:not([disabled])", soon])
        evening.page.wait_for_function(NEW_VIEW, arg=before)
        evening.page.evaluate(FRAME)
        assert len(done) == 1, (soon, done)
