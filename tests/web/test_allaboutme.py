"""A person takes everything away as a file, and is deleted by the keyboard alone; the others play on with somebody."""

from __future__ import annotations

import random
import zipfile
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from server.web import play_out
from web.browser import Visitor

WORDS = {
    "pl": ("Pobierz jako plik", "Usuń mnie", "Usuń mnie na zawsze", "ktoś"),
    "cs": ("Stáhnout jako soubor", "Smazat mě", "Smazat mě navždy", "někdo"),
    "en": ("Take it away as a file", "Delete me", "Delete me for good", "somebody"),
}


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", WORDS)
def test_everything_is_taken_away_and_then_deleted(visit: Callable[..., Visitor], language: str) -> None:
    export, ask, really, somebody = WORDS[language]
    ania, kuba = visit(size=(320, 568), language=language, dark=True), visit(language=language)
    token, other = ania.become("Ania"), kuba.become("Kuba")
    table = ania.server.table(token, ["me", "open"])
    with ania.server.sit(table, token) as hers, ania.server.sit(table, other) as his:
        his.until("welcome")
        his.do("sit")
        hers.do("start")
        for seat in (hers, his):
            while seat.turn is None:
                seat.hear()
        play_out([hers, his], random.Random(4))
    page = ania.go("/me")
    with page.expect_download() as downloading:
        page.get_by_role("link", name=export).press("Enter")
    with zipfile.ZipFile(downloading.value.path()) as archive:
        assert len([name for name in archive.namelist() if name.endswith(".journal")]) == 1
    page.get_by_role("button", name=ask).press("Enter")
    assert ania.axe() == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("dialog .field").press_sequentially("Ania")
    page.get_by_role("button", name=really).press("Enter")
    expect(page.locator("#play")).to_be_visible()
    assert ania.token is None
    expect(kuba.go("/record").locator("main")).to_contain_text(somebody)
    assert ania.axe() == []
