"""The picture of a match for sharing: whoever and whatever is on it, it is a whole drawing, and a PNG of its size."""

from __future__ import annotations

import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest

from konspira.play import shelf
from konspira.server.pictures import HEIGHT, WIDTH, Picture, Shown, draw, png

SVG = "{http://www.w3.org/2000/svg}"
FOX = Shown("Łucja & <b>", "face-fox", True)


def said(people: int, headline: str = "Łucja wygrywa!", note: str = "Bo tak.") -> Picture:
    return Picture(
        "GRA", headline, note, (FOX, *(Shown(f"Ktoś {k}", f"bot-{k + 1}", False) for k in range(people - 1)))
    )


@pytest.mark.parametrize("game", ["gra", "agenci"])
def test_everybody_is_on_it_with_face_and_name_and_every_drawing_is_in_the_file(game: str) -> None:
    drawn = ElementTree.fromstring(draw(shelf.box(game).folder, said(7)))
    texts = [one.text for one in drawn.iter(f"{SVG}text")]
    assert {"Łucja wygrywa!", "Łucja & <b>", "Ktoś 5", "Bo tak."} <= set(texts)
    symbols = {one.get("id") for one in drawn.iter(f"{SVG}symbol")}
    used = {str(one.get("href"))[1:] for one in drawn.iter(f"{SVG}use")}
    assert {"poster", "logo", "face-fox", "bot-6"} <= used <= symbols
    assert "var(" not in draw(shelf.box(game).folder, said(2)), "nobody but a page knows its variables"


def test_long_words_are_cut_and_not_run_over_the_edge() -> None:
    drawn = ElementTree.fromstring(draw(shelf.box("gra").folder, said(2, "Wygrywa " * 30, "i tak dalej " * 50)))
    texts = [str(one.text) for one in drawn.iter(f"{SVG}text")]
    assert max(map(len, texts)) < 60
    assert sum(text.endswith("…") for text in texts) == 2


def test_the_png_is_as_large_as_it_says_and_its_letters_are_drawn() -> None:
    image = png(draw(shelf.box("gra").folder, said(2)))
    assert image.startswith(b"\x89PNG")
    assert struct.unpack(">II", image[16:24]) == (WIDTH, HEIGHT)
    silent = png(draw(shelf.box("gra").folder, said(2, "", "")))
    assert len(image) > len(silent) + 3000, "the words are missing: the fonts were not found"


def test_a_game_without_a_poster_has_a_plain_one(tmp_path: Path) -> None:
    assert "#poster" not in draw(tmp_path, said(2))
