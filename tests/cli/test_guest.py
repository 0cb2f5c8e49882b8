"""`play --join`: a person at a table on the web; what is wrong is said in three languages."""

from __future__ import annotations

import sys

import pytest
from cli.refusing import refused

NO_LINK = {"pl": "nie jest link stołu", "cs": "není odkaz na stůl", "en": "is not the link of a table"}
NO_SERVER = {"pl": "nikt nie odpowiada", "cs": "nikdo neodpovídá", "en": "Nobody answers at http://127.0.0.1:9"}


@pytest.mark.parametrize("language", ["pl", "cs", "en"])
def test_what_is_wrong_is_said(language: str) -> None:
    assert NO_LINK[language] in refused("play", "--join", "nonsense", "-l", language, code=1)
    assert NO_SERVER[language] in refused("play", "--join", "http://127.0.0.1:9/t/abc", "-l", language, code=1)


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "websockets", None)
    assert "is an extra" in refused("play", "--join", "http://127.0.0.1:9/t/abc", "-l", "en")
