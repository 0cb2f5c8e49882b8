"""`verify`: an honest journal is accepted, and of any other the line is named that is wrong."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import msgspec
import pytest
from cli.refusing import refused
from play.signed_games import SERVER, SignedGame, chained, device, seed, shuffled_match

import konspira
from konspira.cli.verify import _dealt, _found
from konspira.news import News
from konspira.play.fair_deal import read_shuffle
from konspira.play.proof import examine

KEY = bytes(range(32))
OLD_JOURNALS = Path(__file__).parents[1] / "fixtures" / "v0.1" / "journals.jsonl.gz"


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


def test_verify_accepts_a_journal_of_version_0_1(run, tmp_path: Path) -> None:
    lines = gzip.decompress(OLD_JOURNALS.read_bytes()).splitlines()
    old = next(old for old in map(json.loads, lines) if not old["key"])
    (tmp_path / "old.journal").write_text(old["journal"])
    code, said = run("verify", str(tmp_path / "old.journal"))
    assert code == 0, said
    assert json.loads(old["journal"].partition("\n")[0])["commitment"] in said


@pytest.fixture(scope="module")
def signed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, SignedGame]:
    """The journal of a match whose lines are signed; the first device was lost on the way."""
    game = SignedGame().play(20)
    game.devices[0] = device(7)
    path = tmp_path_factory.mktemp("signed") / "signed.journal"
    path.write_text(game.play().match.journal.text)
    return path, game


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("pl", ("Cały dziennik podpisał serwer", "tylko serwer mówi", "Wiersze botów serwera")),
        ("cs", ("Celý deník podepsal server", "jen server říká", "Řádky botů serveru")),
        ("en", ("journal is signed by the server", "of which only the server says", "Lines of the server’s bots")),
    ],
)
def test_verify_says_who_signed_what(
    run, signed: tuple[Path, SignedGame], language: str, words: tuple[str, ...]
) -> None:
    code, said = run("verify", str(signed[0]), "-l", language)
    assert code == 0
    for word in words:
        assert word in " ".join(said.split())


def test_verify_counts_seats_as_people_do(run, signed: tuple[Path, SignedGame]) -> None:
    _, said = run("verify", str(signed[0]), "-l", "en")
    assert "Seat 1, from line" in said
    assert "Seat 2, from line" in said


def test_verify_holds_what_i_remember_against_it(run, signed: tuple[Path, SignedGame]) -> None:
    path, game = signed
    mine = ["--server", SERVER.public, "--device", device(7).key.public, "--device", device(1).key.public[:8]]
    code, said = run("verify", str(path), "--commitment", game.commitment, *mine, "-l", "en")
    assert code == 0
    assert "It is the commitment that you were shown" in said
    assert "It is the server that you know" in said
    assert said.count("has signed here, at seat: 1") == 2


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (("--commitment", "ab" * 32), "NOT the commitment"),
        (("--commitment", "a"), "NOT the commitment"),
        (("--server", "ab" * 32), "NOT the server"),
        (("--device", "ab" * 32), "has signed nothing"),
    ],
)
def test_verify_refuses_another_match_than_mine(
    run, signed: tuple[Path, SignedGame], given: tuple[str, ...], words: str
) -> None:
    code, said = run("verify", str(signed[0]), *given, "-l", "en")
    assert code == 1
    assert words in said


@pytest.fixture(scope="module")
def shuffled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The journal of a match that two devices have shuffled, after two rounds in which the second did not open."""
    path = tmp_path_factory.mktemp("shuffled") / "shuffled.journal"
    path.write_text(SignedGame(match=shuffled_match(2)).play().match.journal.text)
    return path


@pytest.mark.parametrize(
    ("language", "shuffled_along", "voided", "alone"),
    [
        ("pl", "urządzenie z miejsca: 2", "runda tasowania 2. Czyich ziaren nie ujawniono, miejsce: 2", "sam serwer"),
        ("cs", "zařízení z místa: 2", "kolo míchání 2. Čí semínka nebyla odhalena, místo: 2", "sám server"),
        ("en", "the device of seat: 2", "Round 2 of the shuffling came to nothing", "Nobody but the server"),
    ],
)
def test_verify_says_who_shuffled_and_who_did_not(
    run, shuffled: Path, finished: Path, language: str, shuffled_along: str, voided: str, alone: str
) -> None:
    code, said = run("verify", str(shuffled), "-l", language)
    said = " ".join(said.split())
    assert code == 0
    for words in (shuffled_along, voided, seed(2)[:16]):
        assert words in said
    assert alone not in said
    code, said = run("verify", str(finished), "-l", language)
    assert code == 0
    assert alone in " ".join(said.split())


def test_verify_says_who_was_left_out() -> None:
    shuffle = read_shuffle(json.loads(shuffled_match().journal[0]))
    assert shuffle is not None
    absent = msgspec.structs.replace(shuffle, left_out=(2,))
    assert (News("verify-left-out", {"seats": "3"}), "yellow") in _dealt(absent)


@pytest.mark.parametrize(
    ("file", "given", "code", "words"),
    [
        (
            "shuffled",
            seed(1),
            0,
            "Your own seed is in the signed list: nobody could choose this deal, up to",
        ),
        ("shuffled", seed(9), 1, "Your own seed is NOT in the signed list"),
        ("shuffled", seed(1)[:3], 1, "Your own seed is NOT in the signed list"),
        ("finished", seed(1), 1, "Your own seed is NOT in the signed list"),
    ],
)
def test_verify_looks_for_my_own_seed(
    run, request: pytest.FixtureRequest, file: str, given: str, code: int, words: str
) -> None:
    found, said = run("verify", str(request.getfixturevalue(file)), "--seed", given, "-l", "en")
    assert found == code
    assert words in " ".join(said.split())


def test_what_the_server_alone_dealt_is_not_called_good_without_a_warning(finished: Path, shuffled: Path) -> None:
    alone, together = (_found(examine(file.read_bytes())) for file in (finished, shuffled))
    styles = [[(news.id, style) for news, style in found[:2]] for found in (alone, together)]
    assert styles[0] == [("verify-good", "yellow"), ("verify-alone", "yellow")]
    assert styles[1] == [("verify-good", "green"), ("verify-shuffled", "green")]


def test_a_header_that_does_not_say_by_which_rules_it_was_played_is_read_too(
    run, tmp_path: Path, finished: Path
) -> None:
    lines = [json.loads(line) for line in finished.read_text().splitlines()]
    del lines[0]["rules"]
    (tmp_path / "ruleless").write_text(chained(lines))
    code, said = run("verify", str(tmp_path / "ruleless"), "-l", "en")
    assert code == 0
    assert "The rules have changed since" in said


def test_verify_lists_lines_that_nobody_signed(run, finished: Path) -> None:
    code, said = run("verify", str(finished), "-l", "en")
    assert code == 0
    assert f"Lines that nobody signed: 2–{len(finished.read_text().splitlines()) - 1}." in said
    assert "No server has signed" in said


@pytest.mark.parametrize(
    ("language", "words"), [("pl", "podpis nie pasuje"), ("cs", "podpis nesedí"), ("en", "signature does not fit")]
)
def test_verify_names_the_line_whose_signature_is_false(
    tmp_path: Path, signed: tuple[Path, SignedGame], language: str, words: str
) -> None:
    lines = [json.loads(line) for line in signed[0].read_text().splitlines()]
    place = next(k for k, line in enumerate(lines) if line.get("by") == "device")
    lines[place]["signed"]["signature"] = "00" * 64
    (tmp_path / "forged").write_text(chained(lines))
    said = refused("verify", str(tmp_path / "forged"), "-l", language, code=1)
    assert words in " ".join(said.split())
    assert f" {place + 1}:" in said


def test_verify_names_the_line_that_is_wrong(run, finished: Path) -> None:
    lines = finished.read_text().splitlines()
    lines[2] = lines[2].replace('"seat":0', '"seat":1') if '"seat":0' in lines[2] else lines[2].replace(
        '"seat":1', '"seat":0')  # fmt: skip
    finished.write_text("\n".join(lines))
    code, said = run("verify", str(finished))
    assert code == 1
    assert "Refused at line 3: edited" in said


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("pl", "nie wynika z poprzedniego wiersza"),
        ("cs", "neplyne z předchozího řádku"),
        ("en", "does not follow from the line before"),
    ],
)
def test_verify_says_what_is_wrong_with_a_line(tmp_path: Path, language: str, words: str) -> None:
    match = konspira.open("gra", seats=2, key=bytes(32))
    match.act(match.actors[0], match.turn(match.actors[0]).legal[0])
    path = tmp_path / "edited.jsonl"
    path.write_text(match.journal.text.replace('"seats":2', '"seats":3'))
    assert words in refused("verify", str(path), "-l", language, code=1)


def test_verify_says_in_the_game_s_own_words_why_an_action_is_not_legal(tmp_path: Path) -> None:
    honest = konspira.open("gra", seats=2, key=bytes(32))
    forged = konspira.Journal(bytes(32))
    forged.append(_line(honest.journal[0]))
    forged.append({"n": 1, "seat": honest.actors[0], "action": {"do": "check"}, "mark": ""})
    forged.append({"n": 2, "payoffs": [1, 0], "key": bytes(32).hex()})
    path = tmp_path / "forged.jsonl"
    path.write_text(forged.text)
    assert "Odrzucone w wierszu 2: niedozwolony ruch: " in refused("verify", str(path), "-l", "pl", code=1)


def _line(text: str) -> dict:
    content = json.loads(text)
    del content["digest"]
    return content
