"""The worked examples on the pages of rules: tried, answered by the rules, and stepped through to their end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from web.browser import DESK, PHONE

TRIES = [  # the game, the example, the scene at which something may be tried, what is tried, and what is answered
    ("gra", "bids", 1, "Zakład: 5 trójek", "Tak nie wolno. Stoi zakład: 3 czwórki."),
    ("krecia", "trick", 2, "Zagraj klucz 9", "Tak nie wolno. Kolor wiodący to maska (różowa)"),
    ("krecia", "vote", 0, "Wskaż: Celina", "Tak nie wolno. Kto jest ujawniony, nie jest już podejrzany"),
    ("krecia", "larry", 0, "Larry zagrywa klucz 12; na wierzch wraca maska 11", "Tak nie wolno. Kolor wiodący"),
    ("wistar", "beds", 0, "Leżą tak", "Tak wolno. Krysobot odkrył kartę akcji: Łóżka."),
    ("agenci", "split", 0, "Przesuń: Kaszkiet +6", "Tak wolno. Przesuwasz: Kaszkiet +6."),
]


@pytest.mark.sample(3)
@pytest.mark.parametrize(("game", "name", "place", "tried", "said"), TRIES, ids=[f"{one[0]}-{one[1]}" for one in TRIES])
def test_an_example_is_tried_and_played_to_its_end(
    visit, game: str, name: str, place: int, tried: str, said: str
) -> None:
    visitor = visit(size=DESK if game in ("agenci", "wistar") else PHONE, dark=game == "krecia")
    page = visitor.go(f"/rules/{game}")
    example = page.locator(f"[data-example={name}]")
    for _ in range(place):
        example.get_by_role("button", name="Dalej").click()
    example.get_by_role("button", name=tried, exact=True).click()
    expect(example.locator(".verdict")).to_contain_text(said)
    assert visitor.axe() == []
    while example.get_by_role("button", name="Dalej").is_visible():
        example.get_by_role("button", name="Dalej").click()
    expect(example.locator(".verdict")).to_have_count(0)
    expect(example.get_by_role("button", name="Od początku")).to_be_visible()


@pytest.mark.sample(1)
@pytest.mark.parametrize("size", [(320, 568), PHONE])
def test_the_number_of_a_ruling_and_its_standing_are_not_broken(visit, size: tuple[int, int]) -> None:
    """On a phone the sentence between them gives way."""
    page = visit(size=size, language="cs").go("/rules/wistar")
    page.locator("[data-example]").first.wait_for()
    table = page.locator(".tbl").last
    expect(table.locator("tbody tr")).to_have_count(41)
    broken = table.evaluate("""table => [...table.querySelectorAll('tbody :is(th, td:last-child)')].filter((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const rows = new Set([...range.getClientRects()].map((rect) => rect.top));
        return rows.size > cell.textContent.split(' ').length;
    }).map((cell) => cell.textContent)""")
    assert broken == []
