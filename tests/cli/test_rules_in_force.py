"""The rules as they are played at one table."""

from __future__ import annotations

import pytest
from rich.console import Console

from konspira import speech
from konspira.cli.rules_in_force import agreed_on, page, variants
from konspira.play import shelf
from konspira.speech import LANGUAGES

GRA = shelf.box("gra")


def test_what_was_agreed_on_is_named_with_the_order_of_bids() -> None:
    agreed = dict(agreed_on(GRA, GRA.read_options({"jokers": True, "bid_order": "count"}), "en"))
    assert agreed["Wild ones" if "Wild ones" in agreed else next(iter(agreed))] == "yes"
    assert "no" in agreed.values()
    assert len(agreed) == len(GRA.settings.__struct_fields__)


def test_a_title_names_what_is_played_otherwise_than_usual() -> None:
    usual, other = GRA.read_options({}), GRA.read_options({"jokers": True})
    assert len(variants(GRA, other, "en")) > len(variants(GRA, usual, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_has_room_for_variants_and_the_order_of_bids(language: str) -> None:
    named = variants(GRA, GRA.read_options({"jokers": True, "directions": True, "bid_order": "count"}), language)
    assert speech.say(GRA, "option-bid_order-count-short", language) in named
    assert len(named) < 60


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", shelf.names())
def test_every_game_has_its_page_in_every_language(game: str, language: str) -> None:
    box, console = shelf.box(game), Console(width=80)
    with console.capture() as captured:
        console.print(page(box, box.read_options({}), language))
    assert len(captured.get().splitlines()) > 20
