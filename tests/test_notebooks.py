"""The notebooks: each runs whole, small, cell after cell, and can be read: it says what one learns, in short cells."""

from __future__ import annotations

import json
import re
import sys
import tempfile
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[1]
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))
PAGE = (ROOT / "docs" / "notebooks.md").read_text(encoding="utf-8")
LONGEST = 15  # lines of a cell
each = pytest.mark.parametrize("notebook", NOTEBOOKS, ids=[path.stem for path in NOTEBOOKS])


def cells(notebook: Path, kind: str) -> list[str]:
    """The sources of a notebook's cells of one kind, in order."""
    read = json.loads(notebook.read_text(encoding="utf-8"))
    assert read["nbformat"] == 4
    return ["".join(cell["source"]) for cell in read["cells"] if cell["cell_type"] == kind]


def run(name: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Run the cells as Jupyter would, in the notebook's folder and in one namespace, small; returns the namespace."""
    notebook = ROOT / "notebooks" / f"{name}.ipynb"
    code = cells(notebook, "code")
    assert len(re.findall(r"^QUICK = False$", code[0], re.MULTILINE)) == 1, "the first cell makes all of it small"
    monkeypatch.chdir(notebook.parent)
    monkeypatch.setattr(sys, "path", [*sys.path])
    space: dict[str, Any] = {}
    for place, source in enumerate(code):
        quick = source.replace("QUICK = False", "QUICK = True") if place == 0 else source
        exec(compile(quick, f"{notebook.name}, code cell {place + 1}", "exec"), space)
    return space


def test_random_play_is_fair_and_doubting_it_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    space = run("1-random-play", monkeypatch)
    assert space["matches"] > 100
    assert space["shares"].sum() == pytest.approx(1, abs=0.01)
    assert space["shares"][0] > 0.3
    assert len(space["known"]) > 10


def test_mccfr_learns_and_its_curve_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    space = run("2-mccfr", monkeypatch)
    assert space["learned"][-1][1] < space["uniform"], "less exploitable than playing anything"
    assert space["exact"][-1][1] < space["exact"][0][1] < space["uniform"]
    drawn = space["curves"]({"a": space["learned"], "b": space["exact"]}, "t", "x", "y", logarithmic=True)
    assert len(list(ElementTree.fromstring(drawn).iter("{http://www.w3.org/2000/svg}polyline"))) == 2


def test_ismcts_plays_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    space = run("3-ismcts", monkeypatch)
    assert len(space["results"]) == len(space["played"]) == space["GAMES"]
    assert {one.name for one in space["rated"]} == set(space["arena"].bots)
    assert space["root"].visits == space["THOUGHT"]


def test_ppo_learns_and_what_it_learned_plays(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="learning needs torch")
    monkeypatch.setenv("KONSPIRA_NET", "")  # the notebook sets it, and it is to be as it was
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    space = run("4-ppo", monkeypatch)
    assert space["match"].outcome is not None
    assert len(space["played"]) == 4
    assert space["weights"]["head.weight"].any(), "it began with zeros there, and has learned"


def test_beliefs_add_up_and_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    space = run("5-beliefs", monkeypatch)
    assert all(sum(believed) == pytest.approx(1, abs=0.01) for believed, _ in space["steps"])
    assert space["facts"].svg().startswith("<svg")
    assert all(0 <= belief <= 1 for line in space["lines"].values() for _, belief in line)
    assert space["lines"].keys() == {"reading what others do", "only what must be so"}


@each
def test_a_notebook_says_first_what_one_learns_and_its_cells_are_short(notebook: Path) -> None:
    title, _, learned = cells(notebook, "markdown")[0].partition("\n\n")
    assert title.startswith("# ")
    assert learned.startswith("What you learn: ")
    assert all(len(source.splitlines()) <= LONGEST for source in cells(notebook, "code"))


@each
def test_what_a_notebook_leads_to_is_there_and_the_page_lists_it(notebook: Path) -> None:
    leading = re.findall(r"\]\((?!https?:)([^)#]*)", "".join(cells(notebook, "markdown")))
    assert all((notebook.parent / path).exists() for path in leading)
    assert f"`{notebook.name}`" in PAGE


@each
def test_a_notebook_is_small_and_none_of_its_cells_has_failed(notebook: Path) -> None:
    read = json.loads(notebook.read_text(encoding="utf-8"))
    kept = [output for cell in read["cells"] for output in cell.get("outputs", [])]
    assert all(output["output_type"] != "error" for output in kept)
    assert notebook.stat().st_size < 100_000
