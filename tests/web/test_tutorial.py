"""A new user in the browser: the tutorial of each game, from the lobby to its end, by doing what it shows."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, TimeoutError, expect
from web.browser import DESK, PATIENCE, PHONE, SMALL, Visitor

LOOKS = {
    "gra": (SMALL, False, "pl"),
    "krecia": (PHONE, True, "cs"),
    "agenci": (SMALL, False, "en"),
    "wistar": (PHONE, False, "pl"),
}
SPOT = "[data-spot=touch]"
TOUCHES = 300  # after which a lesson does not come to its end
OVER = ".ended .tutorial, .tutorial a.btn"  # a game that is over

# What is to be touched now, and how far the lesson is; nothing while there is only something to watch. An answer that
# still waits for its words (…) is not ready: it would be another one when they have come, and be touched twice.
NOW = """() => {
    const spot = document.querySelector('[data-spot=touch]');
    const step = document.querySelector('.tutorial progress')?.value ?? 0;
    return spot && !spot.closest('[aria-disabled], [disabled]') && !spot.textContent.includes('…')
        ? `${step} ${spot.outerHTML.replace(/ data-spot="touch"| style="[^"]*"/g, '')}` : null;
}"""
# Is it another moment, and no longer on its way to the next? A board that has just come is drawn in several frames.
READY = f"""before => document.querySelector('{OVER}') || (now => {{
    const {{ last, frames }} = window.steady ?? {{}};
    window.steady = {{ last: now, frames: now === last ? frames + 1 : 0 }};
    return now && now !== before && window.steady.frames >= 5;
}})(({NOW})())"""

# Can it be seen and pressed, and the sentence above it be read? And is there what the sentence speaks of? A
# scene that is to be left by its button is all that there is.
SEEN = """() => {
    const spot = document.querySelector('[data-spot=touch]');
    if (!spot) return [false];
    const [there, strip] = [spot, document.querySelector('.tutorial p')].map((one) => one.getBoundingClientRect());
    const middle = document.elementFromPoint(there.left + there.width / 2, there.top + there.height / 2);
    return [strip.top >= 0 && strip.bottom <= innerHeight, strip.bottom <= there.top + 1 || strip.top >= there.bottom
        || strip.right <= there.left, there.top >= 0 && there.bottom <= innerHeight + 1,
        Boolean(middle) && (spot.contains(middle) || middle.closest('.fan') !== null),
        document.querySelector('[data-spot=point]')?.checkVisibility() ?? spot.matches('.g-pocket .btn.go')];
}"""


# Messages come one by one, 10 ms apart; and what a lesson's end looks like is watched from then on.
SLOWLY = """() => {
    let last = 0;
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
        set onmessage(hear) {
            this.addEventListener('message', (event) => {
                last = Math.max(last + 10, performance.now());
                setTimeout(() => hear.call(this, event), last - performance.now());
            });
        }
    };
    window.ends = [];
    new MutationObserver(() => {
        const over = Boolean(document.querySelector('OVER'));
        if (over !== (window.ends.at(-1) ?? false)) window.ends.push(over);
    }).observe(document, { subtree: true, childList: true });
}""".replace("OVER", OVER)


def learn(visitor: Visitor, game: str) -> Page:
    """Pick a game in the lobby and ask to be taught."""
    page = visitor.go("/")
    page.locator("#play").wait_for()
    page.locator(".pcard").filter(has=page.locator(f"use[href*='posters.svg#{game}-']")).click()
    page.locator(".pick-game .btn.quiet").click()
    page.locator(".tutorial").wait_for()
    return page


def walk(page: Page, touch: Callable[[], None], look: Callable[[str], None] = lambda said: None) -> list[str]:
    """Do what the lesson shows until it is over; what it has said."""
    said, before = list[str](), ""
    for _ in range(TOUCHES):
        page.wait_for_function(READY, arg=before)
        if page.locator(OVER).count():
            return said
        before = page.evaluate(NOW) or before
        sentence = page.locator(".tutorial p").inner_text()
        if sentence not in said:
            said.append(sentence)
            look(sentence)
        touch()
    raise AssertionError(f"the lesson does not end: {said[-3:]}")


@pytest.mark.sample(2)
@pytest.mark.parametrize("game", list(LOOKS))
def test_a_lesson_is_learnt_on_the_board_to_the_end_of_its_game(visit: Callable[..., Visitor], game: str) -> None:
    size, dark, language = LOOKS[game]
    visitor = visit(size=size, dark=dark, language=language)
    page = learn(visitor, game)
    unseen = list[str]()

    def look(said: str) -> None:
        try:
            page.wait_for_function(f"() => ({SEEN})().every(Boolean)", timeout=PATIENCE)
        except TimeoutError:
            unseen.append(f"{said}: {page.evaluate(SEEN)}")

    page.wait_for_function(READY, arg="")
    assert visitor.axe() == []
    said = walk(page, page.locator(SPOT).click, look)
    assert not unseen, "\n".join(unseen)
    assert len(said) >= 6
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "wider than the screen"
    expect(page.locator(".hero h2")).to_be_visible()
    page.locator(".scrub").wait_for()
    page.locator(".tutorial a.btn").click()
    page.locator(".pcard").first.wait_for()


def test_a_lesson_over_a_slow_line_is_over_once(visit: Callable[..., Visitor]) -> None:
    """What is new on the table and how far the lesson is come apart: meanwhile nothing flickers."""
    visitor = visit(size=PHONE)
    visitor.page.add_init_script(f"({SLOWLY})()")
    page = learn(visitor, "wistar")
    walk(page, page.locator(SPOT).click)
    page.locator(".ended .scrub").wait_for()
    assert page.evaluate("window.ends") == [True]


def test_a_lesson_is_learnt_with_the_keyboard_alone(visit: Callable[..., Visitor]) -> None:
    page = learn(visit(size=DESK, language="en"), "gra")

    def press() -> None:
        page.wait_for_function("() => document.activeElement?.dataset.spot === 'touch'")
        page.keyboard.press("Space")

    said = walk(page, press)
    assert any("you win" in one for one in said), "the end is told over the last scene"
    page.locator(".scrub").wait_for()


def test_who_scrolls_to_read_is_left_there(visit: Callable[..., Visitor]) -> None:
    """What is to be touched lies far below a list that is ticked off first."""
    page = learn(visit(size=SMALL), "wistar")
    page.wait_for_function("() => scrollY > 0 && document.querySelector('[data-spot=touch]')")
    page.mouse.move(180, 400)
    page.mouse.wheel(0, -9000)
    page.wait_for_function("() => scrollY === 0")
    page.locator(".todo [role=checkbox]").first.click()
    expect(page.locator(".todo [role=checkbox]").first).to_be_checked()
    two = "async () => { for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame); return scrollY; }"
    assert page.evaluate(two) < 300, "the list is scrolled away from whoever ticks it off"


def test_a_wrong_act_gets_a_kind_hint(visit: Callable[..., Visitor]) -> None:
    page = learn(visit(), "gra")
    page.locator(".turner").first.wait_for()
    page.locator(".welt .btn.go").click()  # sealed as it lies
    expect(page.locator(".toast")).to_contain_text("Jeszcze nie to. Teraz spróbuj tak:")
    expect(page.locator(".turner[data-spot=touch]")).to_be_visible()
    page.locator(".turner").first.click()
    expect(page.locator(".welt .btn.go[data-spot=touch]")).to_be_visible()
    page.locator(".welt .btn.go").click()
    expect(page.locator(".tutorial p")).to_contain_text("Przebij: 2 piątki.")
    expect(page.locator(".bid-now")).to_have_attribute("data-spot", "point")


def test_the_lesson_waits_for_the_secret_card(visit: Callable[..., Visitor]) -> None:
    page = learn(visit(), "krecia")
    expect(page.locator(".tutorial p")).to_contain_text("To twoja tajna rola")
    expect(page.locator(".g-pocket .btn.go")).to_have_attribute("data-spot", "touch")
    page.locator(SPOT).click()
    expect(page.locator(".tutorial p")).to_contain_text("Agenci razem wypełniają misje.")
    expect(page.locator(".mcard[data-spot=touch]")).to_be_visible()
