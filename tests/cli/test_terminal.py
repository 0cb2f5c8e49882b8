"""A person at a table, before any face: what is asked, refused, previewed, and shown on demand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from konspira.bots.coach import Advice, Suggestion
from konspira.cli.saved import SavedMatch
from konspira.cli.table import LocalTable
from konspira.cli.terminal import Left, Picked, Sight, TakenBack, Terminal
from konspira.games.gra.wording import Check, TurnCards
from konspira.news import News
from konspira.play import shelf
from konspira.play.series import Series
from konspira.speech import Speaker
from konspira.turn import Turn


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


class Script:
    """A face that answers from a list and writes down what it was shown."""

    def __init__(self, *answers: Any) -> None:
        self.answers, self.told, self.shown = list(answers), list[str](), list[Sight]()
        self.confirmed: list[tuple[str, Sequence[str]]] = []
        self.pages: list[str] = []

    def show(self, sight: Sight) -> None:
        self.shown.append(sight)

    def ask(self, question: str, *, back: bool = False) -> str:
        answer = self.answers.pop(0) if self.answers else Left()
        if isinstance(answer, Exception):
            raise answer
        return str(answer)

    def confirm(self, action: str, follows: Sequence[str]) -> bool:
        self.confirmed.append((action, follows))
        return True

    def tell(self, text: str, style: str = "yellow") -> None:
        self.told.append(text)

    def page(self, title: str, content: Any) -> None:
        self.pages.append(title)

    def end(self, reason: str, told: Sequence[str], question: str | None) -> bool:
        return False


def sit(script: Script, game: str = "gra", seats: int = 2, **options: Any) -> LocalTable:
    box, series = shelf.box(game), Series(game, seats=seats, options=options)
    table = LocalTable(series, series.open(key=bytes(range(32))), SavedMatch(box), "random")
    with pytest.raises(Left):
        Terminal(table, script, Speaker(box, "en", ("You", "Ania"), 0)).play()
    return table


def test_an_action_is_previewed_with_what_follows_and_then_done() -> None:
    script = Script("")
    assert len(sit(script).match.journal) > 1
    ((action, follows),) = script.confirmed
    assert action.startswith("Show")
    assert follows


def test_what_is_not_legal_is_refused_and_asked_again() -> None:
    script = Script(Picked(Check()))
    assert len(sit(script).match.journal) == 1
    assert any("turn" in told.lower() for told in script.told)


def test_the_board_follows_what_is_put_together_from_question_to_question() -> None:
    script = Script("x", "x")
    sit(script)
    mine = [sight.again for sight in script.shown if sight.mine]
    assert mine == [False, True, True], "what a game draws of it is drawn again, and nothing is told again"
    assert len(script.told) == len(set(script.told)) + 1


def test_what_is_pointed_at_counts_as_typed() -> None:
    assert len(sit(Script(Picked(TurnCards()))).match.journal) > 1


def test_everything_that_may_be_asked_for_at_any_time_is_a_page() -> None:
    script = Script("r", "h", "b", "w", "?")
    sit(script)
    assert len(script.pages) == 5


def test_the_coach_is_shown_thinking_and_the_last_says_that_he_has_done(monkeypatch: pytest.MonkeyPatch) -> None:
    def thinks(turn: Turn, aloud: Callable[[Advice], None] | None = None) -> Advice:
        first = Suggestion(turn.legal[0], 0.4, 1.0, 0.11)
        if aloud:
            aloud(Advice((first,), None, News("coach-only")))
        return Advice((replace(first, margin=0.02),), None, News("coach-only"))

    def lines(content: Any) -> list[str]:
        return [str(line) for line in content.renderables]

    monkeypatch.setattr("konspira.cli.terminal.advise", thinks)
    table, so_far = sit(Script()), list[Any]()
    terminal = Terminal(table, Script(), Speaker(table.box, "en", ("You", "Ania"), 0))
    last = lines(terminal.advice(so_far.append)[1])
    meanwhile = lines(so_far[0])
    assert [len(so_far), meanwhile[-1]] == [1, "The coach is still thinking: this may change."]
    assert meanwhile[0].endswith("40 % ± 11")
    assert last[0].endswith("40 % ± 2")
    assert len(last) == len(meanwhile) - 1, "nothing above it moves"
    assert lines(terminal.advice()[1]) == last


def test_alone_an_answer_is_taken_back_and_what_came_of_it_told() -> None:
    script = Script("1", TakenBack())
    table = sit(script, "wistar", 1, pack="reconstructed")
    assert len(table.match.journal) == 1
    assert script.pages == ["Taken back"]


def test_news_since_my_last_act_are_kept_in_sight() -> None:
    script = Script("")
    sit(script)
    assert "You are ready." in script.shown[-1].news
    assert "Round 1: 2 cards in play." not in script.shown[-1].news
