"""Plots: SVG that any browser and Jupyter draw, with every name in it and nothing outside the picture."""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.etree import ElementTree

import pytest

from konspira.bots.plot import LEFT, RIGHT, WIDTH, curves, ratings, reliability

SVG = "{http://www.w3.org/2000/svg}"


def test_every_name_has_its_dot_and_its_interval() -> None:
    drawn = ElementTree.fromstring(ratings(["a", "b"], [1400, 1600], [50, 100], "Elo"))
    texts = [text.text for text in drawn.iter(f"{SVG}text")]
    assert {"Elo", "a", "b"} <= set(texts)
    assert len(list(drawn.iter(f"{SVG}circle"))) == 2


def test_the_better_one_stands_further_right_and_all_is_in_the_picture() -> None:
    drawn = ElementTree.fromstring(ratings(["a", "b"], [1400, 1600], [50, 100], "Elo"))
    worse, better = (float(dot.get("cx", "")) for dot in drawn.iter(f"{SVG}circle"))
    assert LEFT <= worse < better <= WIDTH - RIGHT


def test_one_bot_without_doubt_is_drawn_too() -> None:
    ElementTree.fromstring(ratings(["alone"], [1500], [0], "Elo"))


def test_names_are_text_and_never_markup() -> None:
    assert "<script>" not in ratings(["<script>"], [1], [1], "a & b")


def test_what_came_as_often_as_said_lies_on_the_line_and_more_cases_are_larger() -> None:
    drawn = reliability([0.0, 1.0], [0.0, 1.0], [1, 100], "true")
    (x0, y0), (x1, y1) = re.findall(r'cx="([\d.]+)" cy="([\d.]+)"', drawn)
    line = re.search(r'x1="([\d.]+)" y1="([\d.]+)" x2="([\d.]+)" y2="([\d.]+)"', drawn)
    assert line is not None
    assert [float(at) for at in line.groups()] == [float(at) for at in (x0, y0, x1, y1)]
    few, many = (float(r) for r in re.findall(r' r="([\d.]+)"', drawn))
    assert few < many


def test_nothing_is_drawn_of_nothing() -> None:
    assert "<circle" not in reliability([], [], [], "empty")


def points_of(drawn: str) -> list[list[tuple[float, float]]]:
    lines = re.findall(r'<polyline points="([^"]+)"', drawn)
    return [[(float(x), float(y)) for x, y in (point.split(",") for point in line.split())] for line in lines]


def test_curves_go_right_and_up_as_their_numbers_do_and_each_has_its_name() -> None:
    drawn = curves({"up": [(0, 0.1), (7, 0.9)], "<down>": [(0, 0.9), (7, 0.1)]}, "two", "time", "chance")
    (up, down), texts = points_of(drawn), [text.text for text in ElementTree.fromstring(drawn).iter(f"{SVG}text")]
    assert {"two", "time", "chance", "up", "<down>"} <= set(texts)
    assert up[0][0] == down[0][0] < up[1][0] <= WIDTH - RIGHT
    assert up[0][1] == down[1][1] > up[1][1] == down[0][1]


def test_with_logarithmic_axes_ten_times_as_much_is_as_far_everywhere() -> None:
    (line,) = points_of(curves({"a": [(1, 1), (10, 0.1), (100, 0.01)]}, "a", "x", "y", logarithmic=True))
    (x0, y0), (x1, y1), (x2, y2) = line
    assert x1 - x0 == pytest.approx(x2 - x1, abs=0.2)
    assert y1 - y0 == pytest.approx(y2 - y1, abs=0.2)


@pytest.mark.parametrize("logarithmic", [False, True])
@pytest.mark.parametrize("line", [[(3, 4)], [(1, 1), (2, 1)], [(1, 0.95), (1000, 0.0123)], [(0.3, 2000), (0.7, 9999)]])
def test_whatever_the_numbers_a_curve_stays_between_its_axes(
    line: Sequence[tuple[float, float]], logarithmic: bool
) -> None:
    drawn = curves({"a": line}, "a", "x", "y", logarithmic=logarithmic)
    assert all(70 <= x <= WIDTH - RIGHT and 72 <= y <= 372 for x, y in points_of(drawn)[0])
    assert 2 <= len(re.findall(r'y1="72"', drawn)) <= 12


def test_jupyter_draws_a_plot_and_a_terminal_is_not_flooded_by_it() -> None:
    drawn = ratings(["alone"], [1500], [0], "Elo")
    assert drawn._repr_svg_() == drawn
    assert len(repr(drawn)) < 40
