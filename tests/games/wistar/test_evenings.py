"""Evenings kept at a terminal: both scores, the margin, and a ladder over all mixes with what to try next."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from games.wistar.table import Evening as Table

from konspira.games.wistar import BOX, evenings, library, own_names
from konspira.games.wistar.evenings import Evening
from konspira.games.wistar.options import mixes
from konspira.games.wistar.screen import Conversation
from konspira.games.wistar.wording import Card, Drawn, Full, Say
from konspira.news import News
from konspira.speech import Speaker


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(library, "folder", lambda: tmp_path)
    return tmp_path


def at_the_end() -> Table:
    evening = Table(edition=3)
    evening.t.round, evening.t.his_turns, evening.t.your_turns, evening.t.points = 5, 3, 3, 40
    evening.t.depth, evening.t.question = 0, 0
    return evening.begin_his_turn()


def answered(evening: Table, *lines: str, language: str = "en") -> tuple[Any, list[str]]:
    """What comes of some lines that a person types, and what is told meanwhile."""
    say, told, typed = Speaker(BOX, language), list[str](), iter(lines)
    screen = Conversation()
    screen.draw(evening.view, evening.offered, say)
    action = screen.choose(evening.view, evening.offered, lambda news: next(typed), lambda news: told.append(say(news)))
    return action, told


def test_who_tells_all_lines_of_the_sheet_has_the_evening_kept_with_its_margin() -> None:
    evening = at_the_end()
    assert evening.asked == "won"
    action, told = answered(evening, "30 10 5 4 1")
    assert action == Say("yes")
    assert told[:2] == ["You 50, Krysobot 40.", "You win by 10."]
    (kept,) = evenings.kept()
    assert (kept.mix, kept.his, kept.mine, kept.margin) == ((1, 1, 1), 40, 50, 10)


def test_whoever_only_says_who_has_more_types_a_letter_for_a_number_is_points() -> None:
    assert answered(at_the_end(), "a")[0] == Say("yes")
    assert evenings.kept() == []
    assert answered(at_the_end(), "2")[0] == Say("no")
    assert [kept.mine for kept in evenings.kept()] == [2]


def test_a_tie_is_a_loss() -> None:
    assert answered(at_the_end(), "40")[0] == Say("no")


def test_the_evenings_are_told_whenever_their_word_is_typed() -> None:
    evenings.keep((0, 0, 0), 50, 60)
    _, told = answered(at_the_end(), "večery", "a", language="cs")
    assert told[0] == "Večery: 1, výhry: 1, nejtěžší vyhraná obtížnost: 0."
    assert any("0·0·0 +10" in line for line in told)


def test_the_ladder_has_all_mixes_and_the_best_margin_of_each() -> None:
    rungs = dict(evenings.ladder([Evening("d", (1, 1, 1), 50, 40), Evening("d", (1, 1, 1), 50, 47)]))
    assert list(rungs) == mixes()
    assert (rungs[1, 1, 1], rungs[0, 0, 0]) == (-3, None)


def test_what_to_try_next_is_harder_than_all_that_was_won() -> None:
    assert evenings.next_mix([]) == (0, 0, 0)
    assert evenings.next_mix([Evening("d", (1, 1, 1), 50, 60)]) == (1, 1, 2)
    assert evenings.next_mix([Evening("d", (3, 3, 3), 50, 60)]) is None


def test_a_file_that_is_no_list_of_evenings_is_none(folder: Path) -> None:
    (folder / "evenings.json").write_text("{")
    assert evenings.kept() == []


def test_a_token_is_named_at_any_question_and_called_so_from_then_on() -> None:
    _, told = answered(at_the_end(), "k2 = Hammer", "1")
    assert told[0] == "K2 is “Hammer” from now on."
    deed = News("wistar-deed-bonus", {"skill": "K2", "bonus": News("wistar-bonus-skill")})
    assert Speaker(BOX, "en")(own_names.voice(deed)) == "Bonus with skill Hammer: only the skill."


def test_once_all_tokens_have_names_the_set_up_says_them() -> None:
    for skill, name in zip(("K1", "K2", "K3", "K4", "K5"), "ABCDE", strict=True):
        own_names.rename(skill, name)
    assert own_names.voice(News("wistar-deed-set-up-names")).args["names"] == list("ABCDE")


def test_a_card_that_came_up_a_full_section_and_a_chief_are_typed_apart() -> None:
    evening = Table(edition=3)
    evening.t.cards_lead = True
    evening.begin()
    for typed, meant in (("wood", Drawn("wood")), ("wood!", Full("wood")), ("@wood", Card("wood"))):
        assert answered(evening, typed)[0] == meant
