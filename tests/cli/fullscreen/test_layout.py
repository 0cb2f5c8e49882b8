"""Where the parts of a board go: two columns, three on a wide screen, and the newest of what happened in sight."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from konspira.cli.fullscreen.layout import arrange, newest, rows
from konspira.contract import Scene

SCENE = Scene(middle=Text("the bid"), seats=Text("Ania\nBartek"), mine=Text("my hand"), last=Text("the last trick"))


def drawn(part: object, width: int) -> str:
    console = Console(width=width)
    with console.capture() as captured:
        console.print(part)
    return captured.get()


def test_a_narrow_screen_has_two_columns_and_a_wide_one_three() -> None:
    news = ["Ania bids."]
    narrow, wide = (arrange(SCENE, news, "What happened", width, 20) for width in (80, 160))
    assert len(narrow.columns) == 2
    assert len(wide.columns) == 3
    assert "Ania bids." in drawn(wide.columns[2], 50)
    both = "".join(drawn(column, 39) for column in narrow.columns)
    assert all(words in both for words in ("the bid", "the last trick", "Bartek", "my hand", "Ania bids."))


def test_what_happened_last_stays_where_there_is_not_room_for_all() -> None:
    news = [f"sentence {number}" for number in range(30)]
    shown = drawn(newest(news, "What happened", 40, 6), 40)
    assert "sentence 29" in shown
    assert "sentence 3" not in shown.replace("sentence 29", "")
    assert "↑" in shown, "there is more above"
    assert rows(newest(news, "What happened", 40, 6), 40) <= 6


def test_a_board_on_demand_leaves_its_room_to_what_happened() -> None:
    layout = arrange(Scene(answers=Text("1 yes\n2 no")), ["Move his rat."], "What happened", 80, 20)
    assert len(layout.columns) == 1
    assert layout.below is not None
