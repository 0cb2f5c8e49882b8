"""Playing in the terminal: whole games, comings and goings, and files of one's own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import typer
from rich.console import Console

from konspira.cli.play import files_by_name, sure


def test_a_whole_game_can_be_played_by_typing(run) -> None:
    """Whatever the deal, the answers below are legal often enough to get to the end."""
    typed = "\n".join(["c"] + ["", "", "1 1", "", "c", ""] * 200)
    code, said = run("play", "gra", "--seats", "2", "--bot", "random", typed=typed)
    assert code == 0
    assert "nobody else is left" in said or "wins" in said or "You win" in said
    assert "Type 1, or just Enter." in said, "the first answer was none to the question"


def test_leaving_keeps_the_match_and_the_same_command_comes_back(run) -> None:
    code, said = run("play", "gra", "--seats", "3", "--bot", "random", typed="\n\nq\n")
    assert code == 0
    assert "The match is saved" in said
    code, said = run("play", "gra", "--bot", "random", typed="q\n")
    assert "Welcome back" in said
    code, said = run("play", "gra", "--new", "--bot", "random", typed="q\n")
    assert "Welcome back" not in said
    assert "The match that was waiting is now in" in said


def test_a_match_that_waits_is_not_given_up_unasked(run) -> None:
    first = ("play", "gra", "--seats", "3", "-o", "jokers", "--bot", "random")
    assert "Welcome back" not in run(*first, typed="\n\nq\n")[1]
    assert "Welcome back" in run(*first, typed="q\n")[1], "the same command comes back to it"
    assert "Welcome back" in run("play", "gra", "--seats", "3", typed="q\n")[1]
    for other in (["--seats", "4"], ["-o", "bid_order=count"]):
        code, said = run("play", "gra", *other, typed="q\n")
        assert code == 2
        assert "A match with other seats or options is waiting" in said
    assert "Welcome back" in run(*first, typed="q\n")[1], "and it still waits"
    code, said = run("play", "gra", "--seats", "4", "--new", typed="q\n")
    assert code == 0
    assert "Welcome back" not in said


def test_the_match_that_waits_is_for_its_owner_alone(run, tmp_path: Path) -> None:
    run("play", "gra", "--bot", "random", typed="q\n")
    (kept,) = tmp_path.rglob("gra.journal")
    assert kept.stat().st_mode & 0o077 == 0


def test_a_damaged_match_is_not_gone_on_with(run, tmp_path: Path) -> None:
    run("play", "gra", "--bot", "random", typed="\n\nq\n")
    (kept,) = tmp_path.rglob("gra.journal")
    kept.write_text(damaged := kept.read_text()[:-20])
    code, said = run("play", "gra", "--bot", "random", typed="q\n")
    assert code == 0
    assert "cannot be continued" in said
    assert kept.with_suffix(".damaged").read_text() == damaged, "it is put aside, not thrown away"


@pytest.mark.parametrize(("language", "words"), [("pl", "Twoje karty"), ("cs", "Tvé karty"), ("en", "Your cards")])
def test_it_speaks_three_languages(run, language: str, words: str) -> None:
    _, said = run("play", "gra", "--new", "-l", language, "--bot", "random", typed="q\n")
    assert words in said
    _, said = run("play", "gra", "--new", "--bot", "random", typed="q\n", LANG=f"{language}_XX.UTF-8")
    assert words in said


def test_the_board_in_words_and_advice(run) -> None:
    _, said = run("play", "gra", "--new", "--seats", "2", "--bot", "random", typed="w\n?\nr\nq\n")
    assert "Round 1, 2 cards in play." in said
    assert "The rules of this game" in said
    assert "What a coach sees from your seat" in said
    assert "Show" in said


def test_krysobot_s_questions_are_answered_taken_back_and_not_advised_on(run) -> None:
    code, said = run("play", "wistar", "--new", "-o", "pack=reconstructed", typed="1\nu\n1\n?\nq\n")
    assert code == 0
    assert "u to take your last answer back" in said
    assert "? for advice" not in said
    card, again = re.findall(r"Krysobot has turned over his action card: (.+)\.", said)[:2]
    assert card == again, "a card once drawn stays drawn"
    assert "Taken back" in said
    assert re.search(r"↩ Krysobot has turned over his action card", said)
    assert "There is no such answer." in said  # "?" is no answer
    assert "What a coach sees" not in said


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("krecia --missions mine.toml --new", "krecia --file missions=mine.toml --new"),
        ("--missions=mine.toml krecia", "--file missions=mine.toml krecia"),
        ("wistar --pack mine.toml", "wistar --file pack=mine.toml"),
        ("krecia --mission mine.toml", "krecia --mission mine.toml"),
        ("krecia --roles mine.toml", "krecia --roles mine.toml"),
        ("krecia -o dealer=3 --new", "krecia -o dealer=3 --new"),
        ("krecia --missions", "krecia --file missions="),
    ],
)
def test_an_option_that_some_game_keeps_as_a_file_has_a_name_of_its_own(written: str, read: str) -> None:
    assert list(files_by_name(written.split(), known={"--new", "--file"})) == read.split()


def test_a_file_may_be_given_by_the_name_of_its_option(run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(run("pack", "krecia")[1], encoding="utf-8")
    for words in (("--missions", str(mine)), ("--file", f"missions={mine}")):
        code, said = run("play", "krecia", *words, "--new", "--bot", "random", typed="q\n")
        assert code == 0
        assert "The match is saved" in said


def test_a_setting_that_cannot_be_is_not_blamed_on_a_file_that_can(run, tmp_path: Path) -> None:
    mine, small = tmp_path / "mine.toml", tmp_path / "small.toml"
    whole = run("pack", "krecia")[1]
    mine.write_text(whole, encoding="utf-8")
    first, *more = whole.split("[[mission]]")
    small.write_text("[[mission]]".join([first, *more[:3]]), encoding="utf-8")
    wrong = ("-o", "roles=decoy,sleeper", "--seats", "3")
    code, said = run("play", "krecia", "--missions", str(mine), *wrong)
    assert (code, said) == run("play", "krecia", *wrong), "the same as without the file"
    assert "--option:" in said
    code, said = run("play", "krecia", "--missions", str(small))
    assert code == 2
    assert "--missions:" in said


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("t", True), ("Tak", True), ("ano", True), ("a", True), ("y", True), ("", False), ("nie", False), ("n", False)],
)
def test_yes_and_no_are_understood_in_every_language(monkeypatch: pytest.MonkeyPatch, typed: str, meant: bool) -> None:
    monkeypatch.setattr("builtins.input", lambda *_: typed)
    assert sure(Console(), "play-give-up", "pl") is meant


def test_what_is_neither_yes_nor_no_is_asked_again_in_the_chosen_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["może", "tak"])
    monkeypatch.setattr("builtins.input", lambda *_: next(answers))
    assert sure(Console(), "play-give-up", "pl")
    said = capsys.readouterr().out
    assert said.count("Zrezygnować z niej? [t/N]") == 2
    assert "Wpisz tak albo nie." in said


def test_who_closes_the_input_gives_nothing_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(*_: object) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", closed)
    with pytest.raises(typer.Abort):
        sure(Console(), "play-give-up", "cs")
