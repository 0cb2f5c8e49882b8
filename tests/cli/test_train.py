"""`train`: a run in a folder, in three languages; and what cannot be is refused."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from cli.refusing import refused, said_by

SMALL = ("--device", "cpu", "-s", "2", "--tables", "64", "--width", "16", "-n", "2", "-b", "random", "--every", "1")


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("language", "words"),
    [("pl", "Sieć leży w run/net.npz"), ("cs", "Síť leží v run/net.npz"), ("en", "The net is in run/net.npz")],
)
def test_it_tells_where_the_net_lies(language: str, words: str) -> None:
    pytest.importorskip("torch", reason="nets are trained with the extra konspira[train]")
    said = said_by("train", "gra", "-o", "run", "-m", "0.02", *SMALL, "-l", language)
    assert words in said
    assert "random: " in said


def test_a_folder_of_another_run_is_refused() -> None:
    pytest.importorskip("torch", reason="as above")
    said_by("train", "gra", "-o", "run", "-m", "0.02", *SMALL, "-l", "en")
    assert "another plan" in refused("train", "gra", "-o", "run", "-m", "0.02", *SMALL, "--seed", "2", "-l", "en")


def test_a_width_that_no_net_has_is_refused() -> None:
    pytest.importorskip("torch", reason="as above")
    assert "multiple of 8" in refused("train", "gra", "-o", "run", *SMALL, "--width", "20", "-l", "en")


def test_without_torch_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["konspira.cli.train"], "find_spec", lambda name: None)
    assert "konspira[train]" in refused("train", "gra", "-o", "run", *SMALL, "-l", "en")


def test_a_net_is_made_as_the_one_that_ships_run_after_run() -> None:
    pytest.importorskip("torch", reason="as above")
    own = ("--device", "cpu", "--tables", "64", "-n", "2", "-b", "random", "--every", "1", "--as-shipped", "-l", "en")
    said = said_by("train", "gra", "-o", "ours", "-m", "0.05", *own)
    assert "The net is in ours/2/net.npz" in said
    assert Path("ours/1/net.npz").exists()


def test_what_the_recipe_says_is_not_said_again() -> None:
    pytest.importorskip("torch", reason="as above")
    own = ("-o", "ours", "--device", "cpu", "--as-shipped", "-l", "en")
    assert "leave it out" in refused("train", "gra", *own, "--width", "64")
    assert "gra, krecia" in refused("train", "agenci", *own)


def test_where_there_is_no_gpu_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch", reason="as above")
    monkeypatch.setattr("konspira.research.gpu.available", lambda: False)
    assert "no CUDA device" in refused("train", "gra", "-o", "run", "-l", "en")
