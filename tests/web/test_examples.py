"""The worked examples on the pages of rules: tried, answered by the rules, and stepped through to their end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from web.browser import DESK, PHONE

TRIES = {  # the example, the scene at which something may be tried, what is tried, and what the rules say to it
    "gra": ("bids", 1, "Zakład: 5 trójek", "Tak nie wolno. Stoi zakład: 3 czwórki."),
    "krecia": ("trick", 2, "Zagraj klucz 9", "Tak nie wolno. Kolor wiodący to maska (różowa)"),
    "wistar": ("beds", 0, "Leżą tak", "Tak wolno. Karta akcji Krysobota: Łóżka."),
    "agenci": ("split", 0, "Przesuń: Kaszkiet +6", "Tak wolno. Przesuwasz: Kaszkiet +6."),
}


@pytest.mark.parametrize("game", sorted(TRIES))
def test_an_example_is_tried_and_played_to_its_end(visit, game: str) -> None:
    name, place, tried, said = TRIES[game]
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
