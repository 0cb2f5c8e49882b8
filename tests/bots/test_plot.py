"""Plots: SVG that any browser draws, with every name in it and nothing outside the picture."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from konspira.bots.plot import LEFT, RIGHT, WIDTH, ratings, reliability

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
