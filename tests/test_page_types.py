"""The types that pages are checked against say what the server sends, and what checks the pages names no host."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from konspira.speech import LANGUAGES

ROOT = Path(__file__).parent.parent


@pytest.fixture
def page_types() -> ModuleType:
    spec = importlib.util.spec_from_file_location("page_types", ROOT / "scripts" / "page_types.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_of_messages_and_views_are_up_to_date(page_types: ModuleType) -> None:
    stale = [str(path.relative_to(ROOT)) for path in page_types.stale()]
    assert not stale, f"run `{page_types.COMMAND}`, then `make check-js`"


def test_a_field_that_a_view_gets_shows_in_its_types(page_types: ModuleType) -> None:
    text = page_types.game(page_types.shelf.box("gra"))
    assert "  said_count: number[];" in text
    assert "  shown_card: number[][];" in text
    assert "export type Action = TurnCards | Check | Bid;" in text


def test_what_a_game_derives_from_its_views_shows_in_its_types(page_types: ModuleType) -> None:
    text = page_types.game(page_types.shelf.box("gra"))
    assert "export interface Derived {\n  most: number;\n  held: boolean;" in text
    assert "export type Turn = page.Turn<View, Action, Derived>;" in text
    assert "export type Derived = null;" in page_types.game(page_types.shelf.box("wistar")), "a game may derive nothing"


def test_the_lock_file_of_the_checkers_names_no_host() -> None:
    assert not re.search(r"https?:|\"resolved\"", (ROOT / "package-lock.json").read_text(encoding="utf-8"))


def test_the_page_names_the_languages_that_there_are() -> None:
    page = (ROOT / "src" / "konspira" / "web" / "index.html").read_text(encoding="utf-8")
    assert re.findall(r'name="languages" content="([^"]+)"', page) == [" ".join(LANGUAGES)]


def test_a_test_that_a_page_cites_is_there() -> None:
    pages = [*ROOT.glob("src/konspira/web/*.js"), *ROOT.glob("src/konspira/games/*/page/*.js")]
    cited = {(page.name, name) for page in pages for name in re.findall(r"tests/[\w/]+\.py", page.read_text("utf-8"))}
    assert cited
    assert not [one for one in cited if not (ROOT / one[1]).exists()]
