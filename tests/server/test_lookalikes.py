"""What is taken for Latin letters: of every alphabet, once, and nothing that is one."""

from __future__ import annotations

import string
import unicodedata
from collections import Counter

import pytest

from konspira.server.lookalikes import LOOKS
from konspira.server.names import skeleton


def test_every_letter_and_digit_has_some_and_none_stands_for_two() -> None:
    assert set(LOOKS) == set(string.ascii_lowercase + string.digits) - {"0", "1"}
    counted = Counter("".join(LOOKS.values()))
    assert max(counted.values()) == 1
    assert not any(one.isascii() or unicodedata.normalize("NFKC", one) != one for one in counted)


@pytest.mark.parametrize("alphabet", [
    "LISU LETTER", "CHEROKEE LETTER", "CYRILLIC CAPITAL", "GREEK SMALL", "COPTIC CAPITAL", "CANADIAN SYLLABICS",
    "ARMENIAN SMALL", "CARIAN LETTER", "LYCIAN LETTER", "WARANG CITI", "TIFINAGH LETTER", "DEVANAGARI DIGIT",
    "DESERET CAPITAL", "OLD ITALIC", "ARABIC LETTER", "HEBREW LETTER", "LATIN LETTER SMALL CAPITAL",
])  # fmt: skip
def test_all_alphabets_are_looked_at(alphabet: str) -> None:
    assert any(unicodedata.name(one, "").startswith(alphabet) for letters in LOOKS.values() for one in letters)


@pytest.mark.parametrize("name", ["Зоя", "Ἥρα", "Ꭺnia", "Вера", "Ʒoe", "Ͼnia", "𐐛ola"])
def test_a_name_in_capitals_and_small_letters_is_one(name: str) -> None:
    assert skeleton(name[0].lower() + name[1:]) == skeleton(name[0].upper() + name[1:])
