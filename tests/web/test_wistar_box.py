"""An owner's box in a browser: cards told by pictures, the album before and within an evening, own names, photos."""

from __future__ import annotations

import base64
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect
from web.browser import DESK, SMALL, Visitor, unfold
from web.player import ahead
from web.wistar import Evening

import konspira
from konspira.games.wistar import dialogue, library
from konspira.games.wistar.taught_pack import replace

PACKS = Path(konspira.__file__).parent / "games" / "wistar" / "packs"
PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
)


# -- teach-in ----------------------------------------------------------------------------------------


def test_an_owner_reads_a_card_out_by_tapping_pictures_and_takes_it_home(
    visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    visitor = visit()
    evening = Evening(visitor, {"pack": "empty"})
    page = evening.page
    expect(page.locator(".rec")).to_have_count(0)
    evening.until("rat")
    page.get_by_role("button", name="bez szczura").click()
    expect(page.locator(".whole .btn.go")).to_be_enabled()
    page.get_by_role("button", name="mysz tej rundy").click()
    expect(page.locator(".whole .btn.go")).to_be_disabled()  # which skill belongs to it?
    page.locator(".ed-list").get_by_role("button", name="K3").click()
    evening.tell()
    keep = page.get_by_role("link", name="Zachowaj moje karty w pliku")
    with page.expect_download() as coming:
        keep.click()
    file = tmp_path / "my-box.toml"
    coming.value.save_as(file)
    assert 'bonuses = ["round_mouse K3"]' in file.read_text(encoding="utf-8")
    assert evening.asked["open_chambers"] == 1

    krysobot_in_the_lobby(visitor)
    expect(page.get_by_role("button", name="Moje pudełko", exact=True)).to_have_attribute("aria-pressed", "true")
    page.locator("#play").click()
    page.wait_for_url("**/t/*")
    evening.asked.clear()
    evening.until("your_turn")
    assert "open_chambers" not in evening.asked


# Does this browser remember all that was told at a table? What was answered last is still on its way.
KEPT = """async ([table, name]) => {
    const box = await (await fetch(`/api/tables/${table}/keepsake`)).text();
    return JSON.parse(localStorage.getItem(name)) === box;
}"""


def test_whoever_begins_from_nothing_again_does_not_lose_the_box_that_is_known(visit: Callable[..., Visitor]) -> None:
    remembered = "localStorage.getItem('konspira-file-wistar-pack')"
    evening = Evening(visit(), {"pack": "empty"})
    evening.until("your_turn")
    expect(evening.page.get_by_text("Ta przeglądarka już je pamięta")).to_be_visible()
    evening.page.wait_for_function(KEPT, arg=[evening.visitor.table, "konspira-file-wistar-pack"])
    box = evening.page.evaluate(remembered)
    again = Evening(evening.visitor, {"pack": "empty"})
    again.until("open_chambers")
    expect(again.page.get_by_role("link", name="Zachowaj moje karty w pliku")).to_be_visible()
    assert again.page.evaluate(remembered) == box
    expect(again.page.get_by_text("Ta przeglądarka już je pamięta")).to_have_count(0)


def test_a_file_of_a_friend_is_loaded_in_the_lobby_and_a_bad_one_refused_with_its_reason(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.get_by_role("radio", name="Krysobot").click()
    unfold(page)
    own = page.get_by_role("button", name="Moje pudełko", exact=True)
    expect(own).to_have_count(0)
    file = page.locator("input[type=file]")
    shipped = (PACKS / "empty.toml").read_text(encoding="utf-8")
    file.set_input_files(
        {
            "name": "box.toml",
            "mimeType": "text/plain",
            "buffer": shipped.replace('name = "empty"', 'name = "friend"').encode(),
        }
    )
    expect(own).to_have_attribute("aria-pressed", "true")
    visitor.offline = True  # the browser itself complains of the 400 that is wanted here
    bad = b'name = "x"\nsource = "guess"\n'
    with page.expect_response(lambda answer: answer.status == 400):
        file.set_input_files({"name": "bad.toml", "mimeType": "text/plain", "buffer": bad})
    expect(page.locator(".toast")).to_contain_text("source")
    expect(page.locator(".file-wrong")).to_have_text("twój plik: source: 'guess' nie jest tu możliwe")
    visitor.faults[:] = [fault for fault in visitor.faults if not fault.startswith("400")]


def test_an_owner_tells_the_map_of_the_farm_on_one_screen(visit: Callable[..., Visitor]) -> None:
    evening = Evening(visit(size=SMALL), {"pack": "empty"})
    page = evening.page
    evening.until("ways")
    told = page.locator(".whole .btn.go")
    expect(told).to_be_disabled()  # not every room can be reached yet; the door between D and E is printed
    for way in ("A–B", "B–C", "C–D", "E–F"):
        page.locator(f".ed-chip[aria-label^='{way}']").click()
    last = page.locator(".ed-chip[aria-label^='F–G']")
    last.click()
    last.click()
    expect(last).to_have_attribute("aria-label", "F–G: drzwi")
    expect(told).to_be_enabled()
    evening.tell()
    assert evening.question != "ways"


# -- the lobby, and the album ------------------------------------------------------------------------


def krysobot_in_the_lobby(visitor: Visitor) -> Page:
    page = visitor.go("/")
    page.get_by_role("radio", name="Krysobot").click()
    unfold(page)
    return page


def album_of(visitor: Visitor) -> Page:
    page = krysobot_in_the_lobby(visitor)
    page.locator(".how").get_by_role("button", name="Album").click()
    return page


def opened(page: Page, title: str) -> Any:
    """A card of the album, by what stands on it."""
    card = page.locator(".alb-card").filter(has=page.locator("summary", has_text=title))
    card.locator("summary").click()
    return card


def test_the_first_question_is_whether_the_box_is_on_the_table_and_its_answer_is_remembered(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit()
    page = krysobot_in_the_lobby(visitor)
    expect(page.get_by_role("heading", name="Czy na twoim stole leży pudełko")).to_be_visible()
    expect(page.locator("#play")).to_have_count(0)
    page.locator(".first-asked").get_by_role("button", name="Pudełko leży na moim stole").click()
    expect(page.locator("#play")).to_be_enabled()
    page.reload()
    expect(page.locator("#play")).to_be_enabled()
    expect(page.locator(".first-asked")).to_have_count(0)
    expect(page.get_by_role("radio", name="Pudełko leży na moim stole")).to_be_checked()


def test_a_game_for_one_offers_no_chairs_and_no_open_table(visit: Callable[..., Visitor]) -> None:
    page = krysobot_in_the_lobby(visit())
    expect(page.locator(".how")).to_be_visible()
    assert page.locator(".chairs").count() == 0
    assert page.get_by_role("switch").count() == 0


@pytest.mark.sample(1)
@pytest.mark.parametrize("size", [SMALL, DESK])
def test_a_card_told_in_the_album_before_an_evening_is_not_asked_for(
    visit: Callable[..., Visitor], size: tuple[int, int]
) -> None:
    visitor = visit(size=size)
    page = album_of(visitor)
    board = opened(page, "Jego plansza")
    board.get_by_label("Ile komór na jego planszy").select_option("2")
    expect(page.get_by_text("Zapisane na tym urządzeniu.")).to_be_visible()
    assert visitor.axe() == []
    page.keyboard.press("Escape")
    page.locator("#play").click()
    page.wait_for_url("**/t/*")
    asked: list[str] = []
    visitor.table = page.url.rpartition("/")[2].partition("#")[0]
    ahead(visitor, lambda turn: asked.append(dialogue.QUESTIONS[turn["view"]["question"]]) or asked[-1] == "your_turn")
    assert "skill_place" in asked
    assert "open_chambers" not in asked


def test_a_box_of_version_0_1_that_does_not_load_is_repaired_with_its_owner(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.go("/")
    shipped = (PACKS / "empty.toml").read_text(encoding="utf-8").replace('"empty"', '"my-box"')
    old = shipped + '[board]\nopen_chambers = 2\nchambers = [0, 5, 2, 3, "?", "?"]\n'
    page.evaluate("old => localStorage.setItem('konspira-file-wistar-pack', JSON.stringify(old))", old)
    visitor.offline = True  # the browser itself complains of the 400 that is wanted here
    page.get_by_role("radio", name="Krysobot").click()
    expect(page.locator(".album")).to_contain_text("board.chambers")
    page.get_by_role("button", name="Zachowaj resztę").click()
    page.wait_for_function("() => localStorage.getItem('konspira-file-wistar-pack').includes('open_chambers')")
    kept = page.evaluate("JSON.parse(JSON.parse(localStorage.getItem('konspira-file-wistar-pack'))).board")
    assert kept == {"open_chambers": 2, "chambers": [0, "?", 2, 3, "?", "?"]}
    visitor.faults[:] = [fault for fault in visitor.faults if not fault.startswith("400")]


# -- what only an owner knows ------------------------------------------------------------------------


def test_wheel_house_cellar_and_cheese_are_told_in_the_album(visit: Callable[..., Visitor]) -> None:
    visitor = visit(language="en")
    page = album_of(visitor)
    wheel = opened(page, "The order of the wheel")
    for section in ("Wood", "Dig", "Metal", "Beds", "Explore", "Develop"):
        wheel.get_by_role("button", name=section).click()
    rooms = opened(page, "House and cellar")
    for room, zone in zip("BCDEFG", ("House",) * 3 + ("Cellar",) * 3, strict=True):
        rooms.get_by_role("button", name=f"{room}: {zone}").click()
    rooms.get_by_role("button", name="The cheese lies in room G").click()
    page.wait_for_function("() => (localStorage.getItem('konspira-file-wistar-pack') ?? '').includes('cheese')")
    kept = page.evaluate("JSON.parse(JSON.parse(localStorage.getItem('konspira-file-wistar-pack')))")
    assert kept["wheel"]["clockwise"] == ["wood", "dig", "metal", "beds", "explore", "develop"]
    assert (kept["farm"]["house"], kept["farm"]["cellar"], kept["farm"]["cheese"]) == (
        ["B", "C", "D"], ["E", "F", "G"], "G",
    )  # fmt: skip
    assert visitor.axe() == []


def whole(decks: str = "mine") -> dict[str, Any]:
    """A box of which all is known."""
    box = replace(library.find("reconstructed"), name="mine", source="owner", teach=True, decks=decks)
    return dict(msgspec.to_builtins(box))


def test_own_names_stand_in_what_he_says_and_own_pictures_where_we_drew(visit: Callable[..., Visitor]) -> None:
    visitor = visit(language="en")
    page = album_of(visitor)
    tokens = opened(page, "My names for the skill tokens")
    for skill, name in zip(("K1", "K2", "K3", "K4", "K5"), ("Bulb", "Hammer", "Feather", "Paw", "Flash"), strict=True):
        tokens.get_by_label(f"My name for: {skill}", exact=True).fill(name)
    tokens.get_by_label("My picture for: K1", exact=True).set_input_files(
        {"name": "bulb.png", "mimeType": "image/png", "buffer": PIXEL}
    )
    expect(tokens.locator("img.own")).to_have_count(1)
    icons = opened(page, "My names and pictures for the symbols")
    icons.get_by_label("My name for: Wood", exact=True).fill("Timber")
    assert visitor.axe() == []
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.post_data or ""))
    evening = Evening(visitor, {"pack": whole()})
    expect(page.locator(".todo")).to_contain_text("The skill tokens by your names: Bulb, Hammer, Feather, Paw, Flash.")
    expect(page.locator(".so")).to_contain_text("Feather")
    expect(page.locator("img.own").first).to_be_visible()
    said = page.locator("main").inner_text() + page.locator(".ask").inner_text()
    assert not any(skill in said for skill in ("K1", "K2", "K3", "K4", "K5")), said
    evening.until("card")
    expect(evening.answers.filter(has_text="Timber")).to_have_count(1)
    assert not any("image/png" in body or "Feather" in body for body in sent), "names and pictures stay here"


def test_a_photo_beside_a_card_is_kept_by_this_device_alone(visit: Callable[..., Visitor]) -> None:
    visitor = visit(language="en")
    page = album_of(visitor)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.post_data or ""))
    card = opened(page, "Metal")
    card.locator("input[type=file]").set_input_files({"name": "metal.png", "mimeType": "image/png", "buffer": PIXEL})
    expect(card.get_by_role("img", name="Photo of the card")).to_be_visible()
    page = album_of(visitor)
    expect(opened(page, "Metal").get_by_role("img", name="Photo of the card")).to_be_visible()
    assert not any("image" in body for body in sent)


def test_what_was_told_wrongly_is_told_again_within_the_evening(visit: Callable[..., Visitor]) -> None:
    evening = Evening(visit(language="en"), {"pack": whole("app")})
    page = evening.page
    evening.until("your_turn")
    page.get_by_role("button", name="Correct something in the album").click()
    page.locator("[data-question=correct]").get_by_role("button", name="Metal").click()
    card = page.locator(".whole")
    expect(card.get_by_role("button", name="a rat", exact=True)).to_have_attribute("aria-pressed", "true")
    card.get_by_role("button", name="no rat").click()
    evening.tell()
    assert evening.question == "your_turn"
    page.wait_for_function(
        """box => localStorage.getItem('konspira-file-wistar-pack')?.includes(box)""",
        arg=r"[actions.metal]\nrat = false\nbonuses = [\"projects K1\"]",
    )


def test_the_card_that_came_up_is_one_tap_on_its_picture(visit: Callable[..., Visitor]) -> None:
    evening = Evening(visit(size=SMALL), {"pack": whole()})
    evening.until("card")
    evening.give(evening.page.locator(".drawn").first)
    evening.until("your_turn")
    page = evening.page
    expect(page.locator(".full").first).to_be_visible()
    assert page.locator(".ring").count() == 1
    workers = page.get_by_role("button", name="Moje szczury: las: Jeden więcej")
    workers.click()
    expect(page.get_by_role("img", name="Moje szczury: las: 1")).to_be_visible()
    evening.give(page.locator(".full").first)
    evening.until("your_turn")
    expect(page.get_by_role("img", name="Moje szczury: las: 1")).to_be_visible()  # they stay where they are
