"""Whole evenings with Krysobot in a browser, at three sizes, in three languages; my points, and the evenings kept."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import expect
from web.browser import DESK, PHONE, SMALL, Visitor, unfold
from web.wistar import Evening, late

from konspira.games.wistar import library
from konspira.games.wistar.options import mixes
from konspira.games.wistar.taught_pack import replace

SIZES, LANGUAGES = (SMALL, PHONE, DESK), ("pl", "cs", "en")

# Every new instruction is seen before its question: on a phone above it, the first at the top, and nothing lies over
# them; on a desk beside the pictures, as many as there is room for, from the first on (the pocket's torn edge lies over
# the last eight pixels).
NOTHING_HIDDEN = """() => {
    const fresh = [...document.querySelectorAll('.todo [aria-checked=false]')];
    const boxes = fresh.map((one) => one.getBoundingClientRect());
    const asks = document.querySelector('.pocket').getBoundingClientRect();
    if (fresh.length === 0) return asks.top < innerHeight;
    const stage = document.querySelector('.stage').getBoundingClientRect();
    const bar = document.querySelector('.g-bar').getBoundingClientRect().bottom;
    const badge = document.querySelector('.rec.thin')?.getBoundingClientRect().top || innerHeight;
    const wide = innerWidth >= 960, top = wide ? stage.top : bar, end = wide ? stage.bottom : badge;
    const covered = fresh.some((one, i) => {
        const {left, top: y, width, height} = boxes[i], middle = y + height / 2;
        return middle > top && middle < end - 8 && !one.contains(document.elementFromPoint(left + width / 2, middle));
    });
    const room = boxes.at(-1).bottom <= end + 2 || boxes[0].top < top + (end - top) / 2;
    return !covered && boxes[0].top >= top - 2 && room && (wide || boxes.at(-1).bottom <= asks.top + 2)
        && document.documentElement.scrollWidth <= innerWidth;
}"""


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_an_evening_hides_no_instruction_and_axe_finds_nothing(
    visit: Callable[..., Visitor], size: tuple[int, int], language: str, whole: bool
) -> None:
    """With a box whose cards are shuffled; the last round by hand, all of them with `--all`."""
    box = replace(library.find("reconstructed"), name="mine", source="owner", teach=True, decks="mine")
    evening = Evening(visit(size=size, language=language), {"pack": msgspec.to_builtins(box)})
    if not whole:
        evening.go_on(late)
    seen: set[str] = set()
    while not evening.ended():
        evening.page.wait_for_function(NOTHING_HIDDEN)
        if evening.question not in seen:
            seen.add(evening.question)
            assert evening.visitor.axe() == [], evening.question
        evening.answer()
    assert evening.visitor.axe() == []
    assert "your_turn" in seen


@pytest.mark.sample(1)
@pytest.mark.parametrize(("size", "language"), [(PHONE, "pl"), (SMALL, "cs")])
def test_on_a_phone_what_to_do_comes_before_the_question(
    visit: Callable[..., Visitor], size: tuple[int, int], language: str
) -> None:
    """The first new instruction is at the top, all are above the question, and nothing covers them."""
    evening = Evening(visit(size=size, language=language))
    for _ in range(12):
        evening.page.wait_for_function(NOTHING_HIDDEN)
        if evening.ended():
            break
        evening.answer()


# -- my side of it -----------------------------------------------------------------------------------


def test_my_points_are_counted_too_and_the_evening_is_kept_with_its_margin(visit: Callable[..., Visitor]) -> None:
    evening = Evening(visit(language="en"), {"building": 1, "tool": 2, "automaton": 1})
    page = evening.page
    evening.until("won")
    his = int(page.locator(".ask h2").inner_text().split()[2])
    page.get_by_label("My points in the game").select_option(str(his - 5))
    expect(page.locator(".my-sheet .sum")).to_contain_text("You need 5 more to draw level")
    page.get_by_label("My mice and cheese").select_option("12")
    expect(page.locator(".my-sheet .sum")).to_contain_text("You win by 7.")
    page.get_by_role("button", name="keep this evening").click()
    expect(page.locator(".hero h2")).to_have_text("You win!")
    expect(page.locator(".evenings")).to_contain_text("Evenings: 1, won: 1, hardest difficulty won: 4.")
    expect(page.locator(".ladder li")).to_have_count(len(mixes()))
    expect(page.locator(".ladder .won")).to_have_text("1·2·1+7")
    kept = page.evaluate("JSON.parse(localStorage.getItem('konspira-wistar-evenings'))")
    assert [(one["mix"], one["mine"] - one["his"]) for one in kept] == [([1, 2, 1], 7)]
    assert evening.visitor.axe() == []


def test_an_evening_is_shared_as_a_picture_or_saved_where_nothing_shares(visit: Callable[..., Visitor]) -> None:
    visitor = visit(language="en")
    page = visitor.go("/")
    page.evaluate(
        """() => localStorage.setItem('konspira-wistar-evenings', JSON.stringify(
            [{id: 'a', date: '2026-11-01', mix: [1, 2, 1], his: 70, mine: 77}]))"""
    )
    page.reload()
    page.get_by_role("radio", name="Krysobot").click()
    unfold(page)
    page.locator(".how").get_by_role("button", name="album").click()
    with page.expect_download() as coming:
        page.get_by_role("button", name="Share as a picture").click()
    assert coming.value.suggested_filename == "krysobot-2026-11-01.png"
    assert coming.value.path().read_bytes().startswith(b"\x89PNG")
    expect(page.get_by_text("The picture has been saved to this device.")).to_be_visible()
    shared = page.evaluate(
        """async () => {
            const { share } = await import('/games/wistar/page/share.js'), seen = [];
            navigator.canShare = ({ files }) => files.length === 1;
            navigator.share = async ({ files: [file], text }) => { seen.push(file.type, file.size > 5000, text); };
            const speak = { say: (id, args) => [id, args?.margin].join(' '), language: 'en' };
            return [await share({ id: 'a', date: '2026-11-01', mix: [1, 2, 1], his: 70, mine: 77 }, speak), ...seen];
        }"""
    )
    assert shared == [False, "image/png", True, "wistar-evenings-won 7"]
