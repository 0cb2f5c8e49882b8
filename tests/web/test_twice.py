"""A finger that taps twice decides once, also where the next decision has come under it meanwhile."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from web import gra, wistar
from web.browser import DESK, Visitor
from web.player import FRAME, NEW_VIEW, play
from web.test_hotseat import sit_down
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


AWAKE_CURTAIN, SEAL = ".drape .btn.go:not([aria-disabled])", ".actions .btn.go"
# Taps a button, and so much later than there is something else what has come with that.
TWICE_THERE = """async ([sign, then, there, soon]) => {
    document.querySelector(sign).click();
    while (!document.querySelector(then)) await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done, soon));
    document.querySelector(there).click();
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


@pytest.mark.parametrize("soon", [SOON[0], SOON[-1]])
def test_a_phone_that_is_passed_on_shows_nothing_to_whoever_taps_twice(
    visit: Callable[..., Visitor], soon: int
) -> None:
    """The curtain's button comes where Seal was, and Seal where the curtain's button was."""
    visitor = visit(still=False)
    done = acts(visitor.page)
    page = visitor.go("/")
    sit_down(page)
    page.locator(AWAKE_CURTAIN).wait_for()
    page.evaluate(TWICE_THERE, [AWAKE_CURTAIN, ".turner", SEAL, soon])
    page.evaluate(FRAME)
    assert done == []
    page.locator(f"{SEAL}:not([aria-disabled])").wait_for()
    page.evaluate(TWICE_THERE, [SEAL, ".drape", ".drape .btn.go", soon])
    page.locator(AWAKE_CURTAIN).wait_for()
    page.evaluate(FRAME)
    expect(page.locator(".drape h1")).to_have_text("Telefon dla: Bartek")
    assert len(done) == 1


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
