"""Where the parts of a board go: two columns, three on a wide screen, and the newest of what happened in sight."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from konspira.cli.fullscreen.layout import Told, arrange, newest, rows
from konspira.contract import Scene

SCENE = Scene(middle=Text("the bid"), seats=Text("Ania\nBartek"), mine=Text("my hand"), last=Text("the last trick"))


def drawn(part: object, width: int) -> str:
    console = Console(width=width)
    with console.capture() as captured:
        console.print(part)
    return captured.get()


def told(*news: str, earlier: tuple[str, ...] = ()) -> Told:
    return Told(news, earlier, "What happened")


def test_a_narrow_screen_has_two_columns_and_a_wide_one_three() -> None:
    narrow, wide = (arrange(SCENE, told("Ania bids."), width, 20) for width in (80, 160))
    assert len(narrow.columns) == 2
    assert len(wide.columns) == 3
    assert "Ania bids." in drawn(wide.columns[2], 50)
    both = "".join(drawn(column, 39) for column in narrow.columns)
    assert all(words in both for words in ("the bid", "the last trick", "Bartek", "my hand", "Ania bids."))


def test_what_happened_last_stays_where_there_is_not_room_for_all() -> None:
    news = told(*(f"sentence {number}" for number in range(30)))
    shown = drawn(newest(news, 40, 6), 40)
    assert "sentence 29" in shown
    assert "sentence 3" not in shown.replace("sentence 29", "")
    assert "↑" in shown, "there is more above"
    assert rows(newest(news, 40, 6), 40) <= 6


def test_what_happened_before_my_last_act_fills_the_room_that_is_left() -> None:
    shown = drawn(newest(told("Move his rat.", earlier=("He takes a door.", "Put up his tent.")), 40, 3), 40)
    assert shown.index("Put up his tent.") < shown.index("Move his rat.")
    assert "He takes a door." not in shown
    assert "↑" in shown


def test_no_sentence_stands_there_twice() -> None:
    news = told("Ania checks.", "the last trick", "Bartek begins.", earlier=("the bid", "Ania deals."))
    for width in (80, 160):
        layout = arrange(SCENE, news, width, 20)
        shown = "\n".join(drawn(column, width // 2) for column in layout.columns)
        assert all(shown.count(words) == 1 for words in ("the last trick", "the bid"))
        assert all(words in shown for words in ("Ania checks.", "Bartek begins.", "Ania deals."))


def test_what_the_board_has_no_room_for_is_told() -> None:
    tall = Text("\n".join(["row"] * 9))
    scene = Scene(middle=tall, seats=tall, mine=Text("my hand"), last=Text("Ania takes the trick."))
    layout = arrange(scene, told("Ania takes the trick."), 160, 10)
    assert "".join(drawn(column, 53) for column in layout.columns).count("Ania takes the trick.") == 1


def test_a_board_on_demand_leaves_its_room_to_what_happened() -> None:
    layout = arrange(Scene(answers=Text("1 yes\n2 no")), told("Move his rat."), 80, 20)
    assert len(layout.columns) == 1
    assert layout.below is not None


def test_where_not_all_fits_what_came_last_makes_room_for_what_lies_there_now() -> None:
    ring, seats, hand = (Text("\n".join([word] * times)) for word, times in (("ring", 9), ("Ania", 5), ("card", 4)))
    scene = Scene(middle=ring, seats=seats, mine=hand, last=Text("rolled 4"))
    whole, less = (arrange(scene, told(), 80, height) for height in (10, 9))
    assert "rolled 4" in "".join(drawn(column, 39) for column in whole.columns)
    shown = [drawn(column, 39) for column in less.columns]
    assert "rolled 4" not in "".join(shown)
    assert all(rows(column, 39) <= 9 for column in less.columns)
