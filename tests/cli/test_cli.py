"""The command line, as a person uses it: whole games, comings and goings, numbers, and clear refusals."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import konspira

KEY = bytes(range(32))


def test_a_whole_game_can_be_played_by_typing(run) -> None:
    """Whatever the deal, the answers below are legal often enough to get to the end."""
    typed = "\n".join(["c"] + ["", "1 1", "c", "3 6", "c"] * 200)
    code, said = run("play", "gra", "--seats", "2", "--bot", "random", typed=typed)
    assert code == 0
    assert "nobody else is left" in said or "wins" in said or "You win" in said
    assert "Type the numbers of cards" in said, "the first answer was none to the question"


def test_leaving_keeps_the_match_and_the_same_command_comes_back(run) -> None:
    code, said = run("play", "gra", "--seats", "3", "--bot", "random", typed="\nq\n")
    assert code == 0
    assert "The match is kept" in said
    code, said = run("play", "gra", "--bot", "random", typed="q\n")
    assert "Welcome back" in said
    code, said = run("play", "gra", "--new", "--bot", "random", typed="q\n")
    assert "Welcome back" not in said


def test_a_match_that_waits_is_not_given_up_unasked(run) -> None:
    first = ("play", "gra", "--seats", "3", "-o", "jokers", "--bot", "random")
    assert "Welcome back" not in run(*first, typed="\nq\n")[1]
    assert "Welcome back" in run(*first, typed="q\n")[1], "the same command comes back to it"
    assert "Welcome back" in run("play", "gra", "--seats", "3", typed="q\n")[1]
    for other in (["--seats", "4"], ["-o", "bid_order=count"], ["--seats", "3", "-o", "jokers=false"]):
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
    run("play", "gra", "--bot", "random", typed="\nq\n")
    (kept,) = tmp_path.rglob("gra.journal")
    kept.write_text(damaged := kept.read_text()[:-20])
    code, said = run("play", "gra", "--bot", "random", typed="q\n")
    assert code == 0
    assert "cannot be gone on with" in said
    assert kept.with_suffix(".damaged").read_text() == damaged, "it is put aside, not thrown away"


@pytest.mark.parametrize(("language", "words"), [("pl", "Twoje karty"), ("cs", "Tvé karty"), ("en", "Your cards")])
def test_it_speaks_three_languages(run, language: str, words: str) -> None:
    _, said = run("play", "gra", "--new", "-l", language, "--bot", "random", typed="q\n")
    assert words in said
    _, said = run("play", "gra", "--new", "--bot", "random", typed="q\n", LANG=f"{language}_XX.UTF-8")
    assert words in said


def test_the_board_in_words_and_advice(run) -> None:
    _, said = run("play", "gra", "--new", "--seats", "2", "--bot", "random", typed="h\n?\nq\n")
    assert "Round 1, 2 cards in play." in said
    assert "What a coach sees from your seat" in said
    assert "Show" in said


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["play", "chess"], "There is no game chess"),
        (["play", "gra", "--seats", "9"], "for 2 to 6 people, not 9"),
        (["play", "gra", "-o", "jokker"], "There is no option jokker"),
        (["play", "gra", "-o", "bid_order=colour"], "bid_order"),
        (["play", "gra", "--bot", "genius"], "There is no bot genius"),
        (["play", "gra", "-l", "de"], "pl, cs, en"),
        (["simulate", "gra", "--games", "0"], "greater than or equal to 1"),
        (["verify", "/no/such/file"], "cannot be read"),
    ],
)
def test_what_cannot_be_done_is_refused_with_the_reason(run, words: list[str], why: str) -> None:
    code, said = run(*words)
    assert code == 2
    assert why in said
    assert "Traceback" not in said


def test_simulate_sums_up(run) -> None:
    code, said = run("simulate", "gra", "--games", "3000", "--seats", "5", "-o", "longer")
    assert code == 0
    assert "decisions a game" in said
    assert "share of wins, Seat 5" in said


def test_bench_gives_a_list_of_records(run) -> None:
    code, said = run("bench", "gra", "--json", "--seconds", "0.3")
    (one,) = json.loads(said)
    assert code == 0
    assert {"game", "seats", "options", "decisions_per_second", "peer", "peer_decisions_per_second", "ratio"} <= set(
        one
    )
    assert (one["game"], one["seats"], one["peer"]) == ("gra", 4, "OpenSpiel liars_dice")
    assert one["decisions_per_second"] > 0


def test_krysobot_s_questions_are_answered_taken_back_and_not_advised_on(run) -> None:
    code, said = run("play", "wistar", "--new", typed="1\n1\nu\n?\nq\n")
    assert code == 0
    assert "u to take your last answer back" in said
    assert "? for advice" not in said
    card, again = re.findall(r"His chief goes to (.+)\. Done\?", said)
    assert card == again, "a card once drawn stays drawn"
    assert "Type what stands before an answer" in said  # "?" is no answer
    assert "What a coach sees" not in said


def test_the_list_of_games_gives_one_number_to_a_game_for_one(run) -> None:
    _, said = run("games")
    assert re.search(r"^krecia +2–5 ", said, re.MULTILINE)
    assert re.search(r"^wistar +1 ", said, re.MULTILINE)


def test_an_option_is_told_with_what_it_can_be_and_how_it_is_written(run) -> None:
    _, said = run("games", "wistar", "-l", "en")
    assert "building=0–3" in said
    _, said = run("games", "krecia", "-l", "en")
    assert 'blank_role={"goal": …}' in said
    assert re.search(r"votes_revealed +Votes once revealed +0–2", said)
    code, said = run("play", "krecia", "-o", "blank_role=mole", "-l", "en", COLUMNS="400")
    assert code == 2
    assert '"early": …, "silences": …}' in said
    assert "sought" not in said  # not for a host to choose


def test_bench_takes_the_games_that_have_so_many_seats(run) -> None:
    code, said = run("bench", "--seats", "7", "--json", "--seconds", "0.1")
    assert code == 0
    assert [one["game"] for one in json.loads(said)] == ["agenci"]


@pytest.mark.parametrize(("language", "words"), [("pl", "decyzje/s"), ("cs", "rozhodnutí/s"), ("en", "decisions/s")])
def test_the_tables_of_bench_speak_three_languages(run, language: str, words: str) -> None:
    _, said = run("bench", "gra", "--seconds", "0.1", "-l", language, COLUMNS="160")
    assert words in said


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("pl", ("gra, miejsca: 2, gry: 4", "rozegrane miejsca", "dostaje więcej niż", "Gry w ")),
        ("cs", ("gra, míst: 2, her: 4", "odehraná místa", "dostává víc než", "Hry v ")),
        ("en", ("gra, 2 seats, 4 games", "seats played", "gets more than", "4 games in ")),
    ],
)
def test_the_tables_of_arena_speak_three_languages(run, tmp_path: Path, language: str, words: tuple[str, ...]) -> None:
    ledger = str(tmp_path / "kept.jsonl")
    code, said = run("arena", "gra", "-b", "random,flat@20", "-n", "4", "-j", "1", "--ledger", ledger, "-l", language)
    assert code == 0
    assert all(word in said for word in words)


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The journal of a finished match."""
    match = konspira.open("gra", seats=2, key=KEY)
    while match.outcome is None:
        seat = match.actors[0]
        match.act(seat, match.turn(seat).legal[0])
    path = tmp_path / "match.jsonl"
    path.write_text(match.journal.text)
    return path


def test_verify_accepts_an_honest_journal(run, finished: Path) -> None:
    code, said = run("verify", str(finished))
    assert code == 0
    assert "every deal from the key" in said
    assert "wins" in said


def test_verify_names_the_line_that_is_wrong(run, finished: Path) -> None:
    lines = finished.read_text().splitlines()
    lines[2] = lines[2].replace('"seat":0', '"seat":1') if '"seat":0' in lines[2] else lines[2].replace(
        '"seat":1', '"seat":0')  # fmt: skip
    finished.write_text("\n".join(lines))
    code, said = run("verify", str(finished))
    assert code == 1
    assert "Refused at line 3: edited" in said


def test_the_rules_can_be_read(run) -> None:
    code, said = run("rules", "gra")
    assert code == 0
    assert "4.3" in said
