"""The chat of a table on the web as lines of a terminal."""

from __future__ import annotations

from typing import Any

from konspira.cli.talk import all_told, told


def line(**more: Any) -> dict[str, Any]:
    return {"type": "said", "number": 1, "at": 0, "seat": 1, "name": "Ania", "phrase": None, "text": None, **more}


def test_what_was_typed_is_told_with_the_name() -> None:
    assert told(line(text="Cześć"), "pl") == "Ania: Cześć"


def test_a_phrase_is_said_in_the_language_of_whoever_hears_it() -> None:
    assert [told(line(phrase="phrase-hello"), language) for language in ("cs", "en")] == ["Ania: Ahoj!", "Ania: Hello!"]


def test_what_a_clock_tells_is_no_speech() -> None:
    assert list(all_told([line(phrase="clock-out"), line(text="hm")], "en")) == ["Ania: hm"]
